//! Reads of operands as shuffles of whole vectors.

use autoir_semantics::dag::{Id, Node};

use crate::emit::lane_expr::{Lines, Source, Template, container, vector};
use crate::error::{Error, Result};
use crate::llvm::admitted;

/// Where an element of a read lies: operand and element number there, or nowhere (it reads 0).
type Place = Option<(u16, u32)>;

/// One `shufflevector`; a lane of `None` may hold anything.
pub(crate) fn shuffle(lines: &mut Lines, ty: &str, a: &str, b: &str, lanes: &[Option<u32>]) -> String {
    let mask: Vec<String> = lanes
        .iter()
        .map(|lane| match lane {
            Some(lane) => format!("i32 {lane}"),
            None => "i32 poison".to_string(),
        })
        .collect();
    let count = lanes.len();
    lines.push(&format!("shufflevector {ty} {a}, {ty} {b}, <{count} x i32> <{}>", mask.join(", ")))
}

impl Template<'_> {
    /// The read of element `index` of `base`, at the container of its `element` bits.
    pub(crate) fn read(
        &mut self,
        base: &[u16],
        element: u16,
        signed: bool,
        index: Id,
        width: u16,
    ) -> Result<String> {
        let Some(indices) = self.constants(index) else {
            return self.read_dynamic(base, element, index);
        };
        let declared = base.iter().all(|&operand| self.sources[usize::from(operand)].width == element);
        if container(element)? == element && (element > 1 || declared) {
            return self.gather(base, element, &indices);
        }
        self.read_bits(base, element, signed, &indices, width)
    }

    /// Every second byte of an operand, if `id` reads no more than that: the halves of words, of which LLVM makes packs and
    /// narrowing moves where a shuffle becomes several. Of wider elements it has shuffles of two registers.
    pub(crate) fn taken_apart(&mut self, id: Id, width: u16) -> Result<Option<String>> {
        let Node::Read { base, width: element, index, .. } = self.dag.node(id) else { return Ok(None) };
        let ([operand], Some(indices)) = (&base[..], self.constants(*index)) else { return Ok(None) };
        let (first, wide) = (indices[0], 2 * width);
        let is_halved = indices.iter().zip(0..).all(|(at, n)| *at == first + 2 * n);
        let is_whole = *element == width && width == 8;
        let bits = self.sources[usize::from(*operand)].bits;
        let last = u32::try_from(first / 2 + indices.len() as i128).unwrap_or(u32::MAX);
        let is_inside = first >= 0 && bits.is_multiple_of(wide.into()) && last <= bits / u32::from(wide);
        if !is_halved || !is_whole || !is_inside || indices.len() < 2 {
            return Ok(None);
        }
        let halves: Vec<i128> = indices.iter().map(|at| at / 2).collect();
        let (base, is_upper) = (base.clone(), first % 2 == 1);
        let mut value = self.gather(&base, wide, &halves)?;
        if is_upper {
            let down = self.splat(width.into(), wide);
            value = self.binary("lshr", wide, &value, &down);
        }
        Ok(Some(self.convert(value, wide, width, false)))
    }

    /// Bit fields of operands: the byte-sized elements that hold them, shifted down.
    fn read_bits(
        &mut self,
        base: &[u16],
        element: u16,
        signed: bool,
        indices: &[i128],
        width: u16,
    ) -> Result<String> {
        let offsets: Vec<i128> = indices.iter().map(|index| index * i128::from(element)).collect();
        let held = |holder: u16| {
            let (holder, last) = (i128::from(holder), i128::from(element) - 1);
            offsets.iter().all(|at| at.div_euclid(holder) == (at + last).div_euclid(holder))
        };
        let declared = self.sources[usize::from(base[0])].width;
        let holder = [declared, 8, 16, 32, 64]
            .into_iter()
            .find(|holder| *holder >= 8 && *holder >= element && held(*holder))
            .ok_or_else(|| Error::Unsupported(format!("fields of {element} bits across elements")))?;
        let wide = i128::from(holder);
        let holders: Vec<i128> = offsets.iter().map(|at| at.div_euclid(wide)).collect();
        let value = self.gather(base, holder, &holders)?;
        let shifts: Vec<i128> = offsets.iter().map(|at| at.rem_euclid(wide)).collect();
        if element == 1 {
            let bits: Vec<i128> = shifts.iter().map(|shift| 1 << shift).collect();
            let masked = self.binary("and", holder, &value, &Template::constant(&bits, holder));
            let bit = self.binary("icmp ne", holder, &masked, "zeroinitializer");
            // A signed bit is 0 or -1.
            return Ok(self.convert(bit, 1, width, signed));
        }
        let up: Vec<i128> = shifts.iter().map(|shift| wide - i128::from(element) - shift).collect();
        let high = self.binary("shl", holder, &value, &Template::constant(&up, holder));
        let down = self.splat(wide - i128::from(element), holder);
        let field = self.binary(if signed { "ashr" } else { "lshr" }, holder, &high, &down);
        Ok(self.convert(field, holder, width, signed))
    }

    /// The elements `indices` of `width` bits of the concatenation of `base`.
    pub(crate) fn gather(&mut self, base: &[u16], width: u16, indices: &[i128]) -> Result<String> {
        let places: Vec<Place> = indices.iter().map(|index| self.place(base, width, *index)).collect();
        let mut operands: Vec<u16> = Vec::new();
        for (operand, _) in places.iter().flatten() {
            if !operands.contains(operand) {
                operands.push(*operand);
            }
        }
        let mut value = match operands.as_slice() {
            [] => return Ok("zeroinitializer".to_string()),
            [one] => self.gather_from(*one, width, &places)?,
            [one, two] if self.sources[usize::from(*one)].bits == self.sources[usize::from(*two)].bits => {
                self.gather_from_two(*one, *two, width, &places)?
            }
            many => {
                let (first, rest) = (many[0], many[1..].to_vec());
                let mut value = self.gather_from(first, width, &places)?;
                for operand in rest {
                    let other = self.gather_from(operand, width, &places)?;
                    let from: Vec<bool> =
                        places.iter().map(|place| place.is_some_and(|p| p.0 == operand)).collect();
                    value = self.blend(&value, &other, width, &from);
                }
                value
            }
        };
        if places.iter().any(Option::is_none) {
            let zero: Vec<bool> = places.iter().map(Option::is_none).collect();
            value = self.blend(&value, "zeroinitializer", width, &zero);
        }
        Ok(value)
    }

    /// Lanes of `b` where `from_b`, else of `a`.
    fn blend(&mut self, a: &str, b: &str, width: u16, from_b: &[bool]) -> String {
        let count = from_b.len() as u32;
        let lanes: Vec<Option<u32>> = (0..count)
            .zip(from_b)
            .map(|(lane, from_b)| Some(if *from_b { count + lane } else { lane }))
            .collect();
        let ty = self.ty(width);
        shuffle(self.lines, &ty, a, b, &lanes)
    }

    /// Element `index` of the concatenation, as the interpreter finds it: an element must lie within one
    /// operand.
    fn place(&self, base: &[u16], width: u16, index: i128) -> Place {
        let mut rest = u32::try_from(index).ok()?;
        for operand in base {
            let elements = self.sources[usize::from(*operand)].bits / u32::from(width);
            if rest < elements {
                return Some((*operand, rest));
            }
            rest -= elements;
        }
        None
    }

    /// `operand` as a vector of `width`-bit elements, and their number.
    fn view(&mut self, operand: u16, width: u16) -> Result<(String, usize)> {
        let source: &Source = &self.sources[usize::from(operand)];
        if !source.bits.is_multiple_of(u32::from(width)) {
            return Err(Error::Unsupported(format!("{} bits read by {width}", source.bits)));
        }
        let count = (source.bits / u32::from(width)) as usize;
        let ty = vector(count, width);
        let name = match source.ty == ty {
            true => source.name.clone(),
            false => {
                let cast = format!("bitcast {} {} to {ty}", source.ty, source.name);
                self.lines.push(&cast)
            }
        };
        Ok((name, count))
    }

    fn gather_from(&mut self, operand: u16, width: u16, places: &[Place]) -> Result<String> {
        let (name, count) = self.view(operand, width)?;
        let lanes: Vec<Option<u32>> =
            places.iter().map(|place| place.filter(|p| p.0 == operand).map(|p| p.1)).collect();
        let identity = lanes.len() == count && lanes.iter().zip(0..).all(|(lane, at)| *lane == Some(at));
        if identity {
            return Ok(name);
        }
        Ok(shuffle(self.lines, &vector(count, width), &name, "poison", &lanes))
    }

    fn gather_from_two(&mut self, a: u16, b: u16, width: u16, places: &[Place]) -> Result<String> {
        let ((first, count), (second, _)) = (self.view(a, width)?, self.view(b, width)?);
        let lanes: Vec<Option<u32>> = places
            .iter()
            .map(|place| place.map(|(operand, at)| if operand == a { at } else { at + count as u32 }))
            .collect();
        Ok(shuffle(self.lines, &vector(count, width), &first, &second, &lanes))
    }

    /// A read at an index that operands decide: lane by lane.
    fn read_dynamic(&mut self, base: &[u16], element: u16, index: Id) -> Result<String> {
        let ([operand], true) = (base, container(element)? == element) else {
            return Err(Error::Unsupported("an index that depends on operands, in several".into()));
        };
        admitted::gathered(self.lanes())?;
        let (name, count) = self.view(*operand, element)?;
        let wide = self.natural(index)?.max(32);
        let at = self.emit(index, wide)?;
        let limit = self.splat(count as i128, wide);
        let inside = self.binary("icmp ult", wide, &at, &limit);
        let at = self.select(&inside, wide, &at, "zeroinitializer");
        let (indices, elements) = (self.ty(wide), self.ty(element));
        let view = vector(count, element);
        let mut value = "poison".to_string();
        for lane in 0..self.lanes() {
            let one = self.lines.push(&format!("extractelement {indices} {at}, i32 {lane}"));
            let got = self.lines.push(&format!("extractelement {view} {name}, i{wide} {one}"));
            value =
                self.lines.push(&format!("insertelement {elements} {value}, i{element} {got}, i32 {lane}"));
        }
        Ok(self.select(&inside, element, &value, "zeroinitializer"))
    }
}
