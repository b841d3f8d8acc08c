//! Ordinary loops over slices. The build script compiles this file once more, through the plugin, with other names.

/// `a + b` of bytes, at most 255.
#[cfg_attr(through_autoir, unsafe(export_name = "autoir_add"))]
pub fn add(out: &mut [u8], a: &[u8], b: &[u8]) {
    for ((out, a), b) in out.iter_mut().zip(a).zip(b) {
        *out = (u32::from(*a) + u32::from(*b)).min(255) as u8;
    }
}

/// `b` over `a`, 200 parts of 255 opaque.
#[cfg_attr(through_autoir, unsafe(export_name = "autoir_fade"))]
pub fn fade(out: &mut [u8], a: &[u8], b: &[u8]) {
    for ((out, a), b) in out.iter_mut().zip(a).zip(b) {
        *out = ((u32::from(*a) * 55 + u32::from(*b) * 200 + 127) / 255) as u8;
    }
}

/// How much the two differ, and where most.
#[cfg_attr(through_autoir, unsafe(export_name = "autoir_difference"))]
pub fn difference(out: &mut [u8], a: &[u8], b: &[u8]) {
    let (mut sum, mut most) = (0u32, 0u32);
    for (a, b) in a.iter().zip(b) {
        sum = sum.wrapping_add(u32::from(a.abs_diff(*b)));
    }
    for (a, b) in a.iter().zip(b) {
        most = most.max(u32::from(a.abs_diff(*b)));
    }
    out[..4].copy_from_slice(&sum.to_le_bytes());
    out[4..8].copy_from_slice(&most.to_le_bytes());
}

/// Samples from their differences.
#[cfg_attr(through_autoir, unsafe(export_name = "autoir_undelta"))]
pub fn undelta(out: &mut [u8], a: &[u8], _: &[u8]) {
    let mut sample = 128u8;
    for (out, a) in out.iter_mut().zip(a) {
        sample = sample.wrapping_add(*a);
        *out = sample;
    }
}
