//! Where the elements of a matrix are that the threads of a warp hold together.

use serde::{Deserialize, Serialize};

/// A matrix spread over threads: thread `t` holds `elements` of its elements, one after the other from the low
/// end of its registers.
///
/// Invariant: the map is a bijection from (thread, number in the thread) to the elements of the matrix;
/// [`Fragment::new`] checks it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fragment {
    /// Threads that hold elements, from thread 0 on.
    pub threads: u32,
    /// Elements that each of them holds.
    pub elements: u32,
    /// Bits of an element.
    pub width: u32,
    /// Bits of a register.
    pub register: u32,
    /// The section of the vendor's document that the map is from.
    pub section: String,
    /// For each thread, and in it for each of its elements: which element of the matrix it is, counted row by
    /// row.
    map: Vec<u32>,
}

impl Fragment {
    /// The fragment of a matrix of `size` elements; `map` is asked for each thread and number in the thread.
    ///
    /// # Errors
    /// One sentence: the map is no bijection, or a thread's elements do not fill whole registers.
    pub fn new(
        [threads, elements]: [u32; 2],
        [width, register]: [u32; 2],
        size: u32,
        section: &str,
        map: &mut dyn FnMut(u32, u32) -> Result<u32, String>,
    ) -> Result<Fragment, String> {
        if u64::from(threads) * u64::from(elements) != u64::from(size) {
            return Err(format!("{threads} threads with {elements} elements each hold no matrix of {size}"));
        }
        if width == 0 || register == 0 || !register.is_multiple_of(width) {
            return Err(format!("elements of {width} bits do not fill registers of {register}"));
        }
        if !(u64::from(elements) * u64::from(width)).is_multiple_of(u64::from(register)) {
            return Err(format!(
                "{elements} elements of {width} bits do not fill whole registers of {register}"
            ));
        }
        let mut holder: Vec<Option<(u32, u32)>> = vec![None; size as usize];
        let mut places = Vec::with_capacity(size as usize);
        for thread in 0..threads {
            for number in 0..elements {
                let element = map(thread, number)?;
                match holder.get_mut(element as usize) {
                    None => {
                        return Err(format!("thread {thread} holds element {element} of a matrix of {size}"));
                    }
                    Some(Some((t, n))) => {
                        let twice = format!("{number} of thread {thread} and {n} of thread {t}");
                        return Err(format!(
                            "no bijection: {twice} are both element {element} of the matrix"
                        ));
                    }
                    Some(free) => *free = Some((thread, number)),
                }
                places.push(element);
            }
        }
        Ok(Fragment { threads, elements, width, register, section: section.to_owned(), map: places })
    }

    /// Registers that each thread uses.
    pub fn registers(&self) -> u32 {
        self.elements * self.width / self.register
    }

    /// Which element of the matrix is number `number` of `thread`.
    pub fn element(&self, thread: u32, number: u32) -> Option<u32> {
        if number >= self.elements {
            return None;
        }
        self.map.get((thread * self.elements + number) as usize).copied()
    }

    /// Every element: thread, register of the thread, lowest bit in the register, and which element of the
    /// matrix it is.
    pub fn places(&self) -> impl Iterator<Item = (u32, u32, u32, u32)> + '_ {
        let per = self.register / self.width;
        self.map.iter().zip(0..).map(move |(element, n): (&u32, u32)| {
            let (thread, number) = (n / self.elements, n % self.elements);
            (thread, number / per, number % per * self.width, *element)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bijection_is_accepted_and_anything_else_is_not() {
        let make =
            |map: fn(u32, u32) -> u32| Fragment::new([4, 2], [16, 32], 8, "1.2", &mut |t, i| Ok(map(t, i)));
        let good = make(|t, i| 4 * i + t).expect("a bijection");
        assert_eq!((good.registers(), good.element(3, 1), good.element(3, 2)), (1, Some(7), None));
        assert_eq!(good.places().last(), Some((3, 0, 16, 7)));
        assert!(make(|t, _| t).is_err_and(|e| e.contains("no bijection")));
        assert!(make(|t, i| 2 * t + i + 1).is_err_and(|e| e.contains("element 8 of a matrix of 8")));
        let half = Fragment::new([8, 1], [16, 32], 8, "", &mut |t, _| Ok(t));
        assert!(half.is_err_and(|e| e.contains("whole registers")));
    }
}
