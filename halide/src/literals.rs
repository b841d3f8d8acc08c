//! Floats as Halide prints them: with six digits behind the point, whatever the number was.

/// Denominators up to which a fraction is simpler than a number of six digits.
const DENOMINATORS: i64 = 256;

/// The number that was printed as `text`, and the fraction that it is taken for if all six digits are needed: `0.333333`
/// is a third, while `0.299000` is what it says.
pub fn float(text: &str) -> Option<(f64, Option<(i64, i64)>)> {
    let digits = text.trim_end_matches(['f', 'h']);
    let number: f64 = digits.parse().ok()?;
    let behind = digits.split_once('.').map_or("", |(_, behind)| behind);
    if behind.len() != 6 || behind.ends_with('0') || number.abs() > 1e6 {
        return Some((number, None));
    }
    let fraction = (2..=DENOMINATORS).find_map(|q| {
        let p = (number * q as f64).round();
        let value = p / q as f64;
        (format!("{value:.6}") == digits).then_some((p as i64, q))
    });
    match fraction {
        // A power of two in the denominator would have been printed whole, or needs more digits than there are.
        Some((p, q)) => Some((p as f64 / q as f64, Some((p, q)))),
        None => Some((number, None)),
    }
}

#[cfg(test)]
mod tests {
    use super::float;

    #[test]
    fn what_is_printed_whole_stays() {
        assert_eq!(float("0.299000f"), Some((0.299, None)));
        assert_eq!(float("-2.500000"), Some((-2.5, None)));
        assert_eq!(float("1e10"), Some((1e10, None)));
    }

    #[test]
    fn a_third_is_a_third() {
        assert_eq!(float("0.333333f"), Some((1.0 / 3.0, Some((1, 3)))));
        assert_eq!(float("-0.142857f"), Some((-1.0 / 7.0, Some((-1, 7)))));
    }

    #[test]
    fn what_is_no_number_is_none() {
        assert_eq!(float("x"), None);
    }
}
