"""AutoIR from Python; see autoir.halide."""
