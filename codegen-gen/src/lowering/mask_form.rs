//! Masks that C holds in vectors, as masks.

use crate::llvm::flatten::replace_value;
use crate::llvm::ir_text::PrintedFunction;
use crate::platform::MaskInVector;

/// `function` with the parameters at `masks`, and the result if `result` says so, as masks: the conversions
/// that C needs go. What is not converted that way says so.
pub(crate) fn unwrap(
    mut function: PrintedFunction,
    form: &MaskInVector,
    masks: &[usize],
    result: bool,
) -> Result<PrintedFunction, String> {
    for &position in masks {
        let param = format!("%p{position}");
        let ty = function.params.get(position).cloned().unwrap_or_default();
        let call = format!("call {} @{}({ty} {param}, i32 -1)", form.ty, form.of_vector);
        let (text, value) = without(&function.body.text, &call).ok_or(format!("{param} is no mask"))?;
        function.body.text = replace_value(&text, &value, &param);
        if let Some(slot) = function.params.get_mut(position) {
            *slot = form.ty.to_string();
        }
    }
    if result {
        let lines: Vec<&str> = function.body.text.lines().collect();
        let returned = lines.last().and_then(|line| line.strip_prefix(&format!("ret {} ", function.ret)));
        let front =
            format!("{} = call {} @{}({} ", returned.unwrap_or("?"), function.ret, form.to_vector, form.ty);
        let made = lines.iter().find_map(|line| line.strip_prefix(&front)?.strip_suffix(", i32 -1)"));
        let made = made.ok_or("the result is no mask")?.to_string();
        let mut text: String = lines
            .iter()
            .filter(|line| !line.starts_with("ret ") && !line.starts_with(&front))
            .fold(String::new(), |text, line| text + line + "\n");
        text.push_str(&format!("ret {} {made}\n", form.ty));
        function.body.text = text;
        function.ret = form.ty.to_string();
    }
    let used = |declare: &String| {
        let name = declare.split(['@', '(']).nth(1).unwrap_or_default();
        function.body.text.contains(&format!("@{name}("))
    };
    function.body.declares.retain(used);
    Ok(function)
}

/// `text` without the line that gives `operation` a name, and the name.
fn without(text: &str, operation: &str) -> Option<(String, String)> {
    let line =
        text.lines().find(|line| line.split_once(" = ").is_some_and(|(_, right)| right == operation))?;
    let (name, _) = line.split_once(" = ")?;
    Some((text.replace(&format!("{line}\n"), ""), name.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lowering::IrBody;

    #[test]
    fn conversions_of_masks_go() {
        let form = MaskInVector { ty: "<4 x i1>", of_vector: "q.of.v", to_vector: "v.of.q" };
        let text = "%v3 = call <4 x i1> @q.of.v(<1 x i32> %p0, i32 -1)\n%v4 = call <4 x i1> @f(<4 x i1> %v3)\n\
                    %v5 = call <1 x i32> @v.of.q(<4 x i1> %v4, i32 -1)\nret <1 x i32> %v5\n";
        let declares = ["q.of.v(<1 x i32>, i32)", "f(<4 x i1>)"].map(|f| format!("declare x @{f}")).to_vec();
        let function = PrintedFunction {
            name: "w".to_string(),
            params: vec!["<1 x i32>".to_string()],
            ret: "<1 x i32>".to_string(),
            body: IrBody { text: text.to_string(), declares },
        };
        let masks = unwrap(function.clone(), &form, &[0], true).expect("it is converted");
        assert_eq!(masks.body.text, "%v4 = call <4 x i1> @f(<4 x i1> %p0)\nret <4 x i1> %v4\n");
        assert_eq!((masks.params[0].as_str(), masks.ret.as_str()), ("<4 x i1>", "<4 x i1>"));
        assert_eq!(masks.body.declares, ["declare x @f(<4 x i1>)"]);
        assert!(unwrap(function, &form, &[1], false).is_err());
    }
}
