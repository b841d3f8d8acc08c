declare <4 x i16> @llvm.aarch64.neon.abs.v4i16(<4 x i16>)
%v2 = call <4 x i16> @llvm.aarch64.neon.abs.v4i16(<4 x i16> %p0)
ret <4 x i16> %v2

declare <2 x i32> @llvm.aarch64.neon.abs.v2i32(<2 x i32>)
%v2 = call <2 x i32> @llvm.aarch64.neon.abs.v2i32(<2 x i32> %p0)
ret <2 x i32> %v2

declare <1 x i64> @llvm.aarch64.neon.abs.v1i64(<1 x i64>)
%v2 = call <1 x i64> @llvm.aarch64.neon.abs.v1i64(<1 x i64> %p0)
ret <1 x i64> %v2

declare <8 x i8> @llvm.aarch64.neon.abs.v8i8(<8 x i8>)
%v2 = call <8 x i8> @llvm.aarch64.neon.abs.v8i8(<8 x i8> %p0)
ret <8 x i8> %v2

declare i64 @llvm.aarch64.neon.abs.i64(i64)
%v2 = call i64 @llvm.aarch64.neon.abs.i64(i64 %p0)
ret i64 %v2

declare <8 x i16> @llvm.aarch64.neon.abs.v8i16(<8 x i16>)
%v2 = call <8 x i16> @llvm.aarch64.neon.abs.v8i16(<8 x i16> %p0)
ret <8 x i16> %v2

declare <4 x i32> @llvm.aarch64.neon.abs.v4i32(<4 x i32>)
%v2 = call <4 x i32> @llvm.aarch64.neon.abs.v4i32(<4 x i32> %p0)
ret <4 x i32> %v2

declare <2 x i64> @llvm.aarch64.neon.abs.v2i64(<2 x i64>)
%v2 = call <2 x i64> @llvm.aarch64.neon.abs.v2i64(<2 x i64> %p0)
ret <2 x i64> %v2

declare <16 x i8> @llvm.aarch64.neon.abs.v16i8(<16 x i8>)
%v2 = call <16 x i8> @llvm.aarch64.neon.abs.v16i8(<16 x i8> %p0)
ret <16 x i8> %v2

declare <4 x i16> @llvm.aarch64.neon.sqabs.v4i16(<4 x i16>)
%v2 = call <4 x i16> @llvm.aarch64.neon.sqabs.v4i16(<4 x i16> %p0)
ret <4 x i16> %v2

declare <2 x i32> @llvm.aarch64.neon.sqabs.v2i32(<2 x i32>)
%v2 = call <2 x i32> @llvm.aarch64.neon.sqabs.v2i32(<2 x i32> %p0)
ret <2 x i32> %v2

declare <1 x i64> @llvm.aarch64.neon.sqabs.v1i64(<1 x i64>)
%v2 = call <1 x i64> @llvm.aarch64.neon.sqabs.v1i64(<1 x i64> %p0)
ret <1 x i64> %v2

declare <8 x i8> @llvm.aarch64.neon.sqabs.v8i8(<8 x i8>)
%v2 = call <8 x i8> @llvm.aarch64.neon.sqabs.v8i8(<8 x i8> %p0)
ret <8 x i8> %v2

%v2 = insertelement <8 x i8> poison, i8 %p0, i64 0
%v3 = call <8 x i8> @llvm.aarch64.neon.sqabs.v8i8(<8 x i8> %v2)
%v4 = extractelement <8 x i8> %v3, i64 0
ret i8 %v4

declare i64 @llvm.aarch64.neon.sqabs.i64(i64)
%v2 = call i64 @llvm.aarch64.neon.sqabs.i64(i64 %p0)
ret i64 %v2

%v2 = insertelement <4 x i16> poison, i16 %p0, i64 0
%v3 = call <4 x i16> @llvm.aarch64.neon.sqabs.v4i16(<4 x i16> %v2)
%v4 = extractelement <4 x i16> %v3, i64 0
ret i16 %v4

declare <8 x i16> @llvm.aarch64.neon.sqabs.v8i16(<8 x i16>)
%v2 = call <8 x i16> @llvm.aarch64.neon.sqabs.v8i16(<8 x i16> %p0)
ret <8 x i16> %v2

declare <4 x i32> @llvm.aarch64.neon.sqabs.v4i32(<4 x i32>)
%v2 = call <4 x i32> @llvm.aarch64.neon.sqabs.v4i32(<4 x i32> %p0)
ret <4 x i32> %v2

declare <2 x i64> @llvm.aarch64.neon.sqabs.v2i64(<2 x i64>)
%v2 = call <2 x i64> @llvm.aarch64.neon.sqabs.v2i64(<2 x i64> %p0)
ret <2 x i64> %v2

declare <16 x i8> @llvm.aarch64.neon.sqabs.v16i8(<16 x i8>)
%v2 = call <16 x i8> @llvm.aarch64.neon.sqabs.v16i8(<16 x i8> %p0)
ret <16 x i8> %v2

declare i32 @llvm.aarch64.neon.sqabs.i32(i32)
%v2 = call i32 @llvm.aarch64.neon.sqabs.i32(i32 %p0)
ret i32 %v2

declare <4 x i16> @llvm.aarch64.neon.sabd.v4i16(<4 x i16>, <4 x i16>)
%v3 = call <4 x i16> @llvm.aarch64.neon.sabd.v4i16(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i16> %v3

declare <2 x i32> @llvm.aarch64.neon.sabd.v2i32(<2 x i32>, <2 x i32>)
%v3 = call <2 x i32> @llvm.aarch64.neon.sabd.v2i32(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v3

declare <8 x i8> @llvm.aarch64.neon.sabd.v8i8(<8 x i8>, <8 x i8>)
%v3 = call <8 x i8> @llvm.aarch64.neon.sabd.v8i8(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i8> %v3

declare <4 x i16> @llvm.aarch64.neon.uabd.v4i16(<4 x i16>, <4 x i16>)
%v3 = call <4 x i16> @llvm.aarch64.neon.uabd.v4i16(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i16> %v3

declare <2 x i32> @llvm.aarch64.neon.uabd.v2i32(<2 x i32>, <2 x i32>)
%v3 = call <2 x i32> @llvm.aarch64.neon.uabd.v2i32(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v3

declare <8 x i8> @llvm.aarch64.neon.uabd.v8i8(<8 x i8>, <8 x i8>)
%v3 = call <8 x i8> @llvm.aarch64.neon.uabd.v8i8(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i8> %v3

%v3 = shufflevector <8 x i16> %p0, <8 x i16> %p0, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v5 = call <4 x i16> @llvm.aarch64.neon.sabd.v4i16(<4 x i16> %v3, <4 x i16> %v4)
%v6 = zext <4 x i16> %v5 to <4 x i32>
ret <4 x i32> %v6

%v3 = shufflevector <4 x i32> %p0, <4 x i32> %p0, <2 x i32> <i32 2, i32 3>
%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v5 = call <2 x i32> @llvm.aarch64.neon.sabd.v2i32(<2 x i32> %v3, <2 x i32> %v4)
%v6 = zext <2 x i32> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = shufflevector <16 x i8> %p0, <16 x i8> %p0, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v4 = shufflevector <16 x i8> %p1, <16 x i8> %p1, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v5 = call <8 x i8> @llvm.aarch64.neon.sabd.v8i8(<8 x i8> %v3, <8 x i8> %v4)
%v6 = zext <8 x i8> %v5 to <8 x i16>
ret <8 x i16> %v6

%v3 = shufflevector <8 x i16> %p0, <8 x i16> %p0, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v5 = call <4 x i16> @llvm.aarch64.neon.uabd.v4i16(<4 x i16> %v3, <4 x i16> %v4)
%v6 = zext <4 x i16> %v5 to <4 x i32>
ret <4 x i32> %v6

%v3 = shufflevector <4 x i32> %p0, <4 x i32> %p0, <2 x i32> <i32 2, i32 3>
%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v5 = call <2 x i32> @llvm.aarch64.neon.uabd.v2i32(<2 x i32> %v3, <2 x i32> %v4)
%v6 = zext <2 x i32> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = shufflevector <16 x i8> %p0, <16 x i8> %p0, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v4 = shufflevector <16 x i8> %p1, <16 x i8> %p1, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v5 = call <8 x i8> @llvm.aarch64.neon.uabd.v8i8(<8 x i8> %v3, <8 x i8> %v4)
%v6 = zext <8 x i8> %v5 to <8 x i16>
ret <8 x i16> %v6

%v3 = call <4 x i16> @llvm.aarch64.neon.sabd.v4i16(<4 x i16> %p0, <4 x i16> %p1)
%v4 = zext <4 x i16> %v3 to <4 x i32>
ret <4 x i32> %v4

%v3 = call <2 x i32> @llvm.aarch64.neon.sabd.v2i32(<2 x i32> %p0, <2 x i32> %p1)
%v4 = zext <2 x i32> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = call <8 x i8> @llvm.aarch64.neon.sabd.v8i8(<8 x i8> %p0, <8 x i8> %p1)
%v4 = zext <8 x i8> %v3 to <8 x i16>
ret <8 x i16> %v4

%v3 = call <4 x i16> @llvm.aarch64.neon.uabd.v4i16(<4 x i16> %p0, <4 x i16> %p1)
%v4 = zext <4 x i16> %v3 to <4 x i32>
ret <4 x i32> %v4

%v3 = call <2 x i32> @llvm.aarch64.neon.uabd.v2i32(<2 x i32> %p0, <2 x i32> %p1)
%v4 = zext <2 x i32> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = call <8 x i8> @llvm.aarch64.neon.uabd.v8i8(<8 x i8> %p0, <8 x i8> %p1)
%v4 = zext <8 x i8> %v3 to <8 x i16>
ret <8 x i16> %v4

declare <8 x i16> @llvm.aarch64.neon.sabd.v8i16(<8 x i16>, <8 x i16>)
%v3 = call <8 x i16> @llvm.aarch64.neon.sabd.v8i16(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i16> %v3

declare <4 x i32> @llvm.aarch64.neon.sabd.v4i32(<4 x i32>, <4 x i32>)
%v3 = call <4 x i32> @llvm.aarch64.neon.sabd.v4i32(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i32> %v3

declare <16 x i8> @llvm.aarch64.neon.sabd.v16i8(<16 x i8>, <16 x i8>)
%v3 = call <16 x i8> @llvm.aarch64.neon.sabd.v16i8(<16 x i8> %p0, <16 x i8> %p1)
ret <16 x i8> %v3

declare <8 x i16> @llvm.aarch64.neon.uabd.v8i16(<8 x i16>, <8 x i16>)
%v3 = call <8 x i16> @llvm.aarch64.neon.uabd.v8i16(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i16> %v3

declare <4 x i32> @llvm.aarch64.neon.uabd.v4i32(<4 x i32>, <4 x i32>)
%v3 = call <4 x i32> @llvm.aarch64.neon.uabd.v4i32(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i32> %v3

declare <16 x i8> @llvm.aarch64.neon.uabd.v16i8(<16 x i8>, <16 x i8>)
%v3 = call <16 x i8> @llvm.aarch64.neon.uabd.v16i8(<16 x i8> %p0, <16 x i8> %p1)
ret <16 x i8> %v3

%v4 = call <4 x i16> @llvm.aarch64.neon.sabd.v4i16(<4 x i16> %p1, <4 x i16> %p2)
%v5 = add <4 x i16> %p0, %v4
ret <4 x i16> %v5

%v4 = call <2 x i32> @llvm.aarch64.neon.sabd.v2i32(<2 x i32> %p1, <2 x i32> %p2)
%v5 = add <2 x i32> %p0, %v4
ret <2 x i32> %v5

%v4 = call <8 x i8> @llvm.aarch64.neon.sabd.v8i8(<8 x i8> %p1, <8 x i8> %p2)
%v5 = add <8 x i8> %p0, %v4
ret <8 x i8> %v5

%v4 = call <4 x i16> @llvm.aarch64.neon.uabd.v4i16(<4 x i16> %p1, <4 x i16> %p2)
%v5 = add <4 x i16> %p0, %v4
ret <4 x i16> %v5

%v4 = call <2 x i32> @llvm.aarch64.neon.uabd.v2i32(<2 x i32> %p1, <2 x i32> %p2)
%v5 = add <2 x i32> %p0, %v4
ret <2 x i32> %v5

%v4 = call <8 x i8> @llvm.aarch64.neon.uabd.v8i8(<8 x i8> %p1, <8 x i8> %p2)
%v5 = add <8 x i8> %p0, %v4
ret <8 x i8> %v5

%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v5 = shufflevector <8 x i16> %p2, <8 x i16> %p2, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v6 = call <4 x i16> @llvm.aarch64.neon.sabd.v4i16(<4 x i16> %v4, <4 x i16> %v5)
%v7 = zext <4 x i16> %v6 to <4 x i32>
%v8 = add <4 x i32> %p0, %v7
ret <4 x i32> %v8

%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v5 = shufflevector <4 x i32> %p2, <4 x i32> %p2, <2 x i32> <i32 2, i32 3>
%v6 = call <2 x i32> @llvm.aarch64.neon.sabd.v2i32(<2 x i32> %v4, <2 x i32> %v5)
%v7 = zext <2 x i32> %v6 to <2 x i64>
%v8 = add <2 x i64> %p0, %v7
ret <2 x i64> %v8

%v4 = shufflevector <16 x i8> %p1, <16 x i8> %p1, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v5 = shufflevector <16 x i8> %p2, <16 x i8> %p2, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v6 = call <8 x i8> @llvm.aarch64.neon.sabd.v8i8(<8 x i8> %v4, <8 x i8> %v5)
%v7 = zext <8 x i8> %v6 to <8 x i16>
%v8 = add <8 x i16> %p0, %v7
ret <8 x i16> %v8

%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v5 = shufflevector <8 x i16> %p2, <8 x i16> %p2, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v6 = call <4 x i16> @llvm.aarch64.neon.uabd.v4i16(<4 x i16> %v4, <4 x i16> %v5)
%v7 = zext <4 x i16> %v6 to <4 x i32>
%v8 = add <4 x i32> %p0, %v7
ret <4 x i32> %v8

%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v5 = shufflevector <4 x i32> %p2, <4 x i32> %p2, <2 x i32> <i32 2, i32 3>
%v6 = call <2 x i32> @llvm.aarch64.neon.uabd.v2i32(<2 x i32> %v4, <2 x i32> %v5)
%v7 = zext <2 x i32> %v6 to <2 x i64>
%v8 = add <2 x i64> %p0, %v7
ret <2 x i64> %v8

%v4 = shufflevector <16 x i8> %p1, <16 x i8> %p1, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v5 = shufflevector <16 x i8> %p2, <16 x i8> %p2, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v6 = call <8 x i8> @llvm.aarch64.neon.uabd.v8i8(<8 x i8> %v4, <8 x i8> %v5)
%v7 = zext <8 x i8> %v6 to <8 x i16>
%v8 = add <8 x i16> %p0, %v7
ret <8 x i16> %v8

%v4 = call <4 x i16> @llvm.aarch64.neon.sabd.v4i16(<4 x i16> %p1, <4 x i16> %p2)
%v5 = zext <4 x i16> %v4 to <4 x i32>
%v6 = add <4 x i32> %p0, %v5
ret <4 x i32> %v6

%v4 = call <2 x i32> @llvm.aarch64.neon.sabd.v2i32(<2 x i32> %p1, <2 x i32> %p2)
%v5 = zext <2 x i32> %v4 to <2 x i64>
%v6 = add <2 x i64> %p0, %v5
ret <2 x i64> %v6

%v4 = call <8 x i8> @llvm.aarch64.neon.sabd.v8i8(<8 x i8> %p1, <8 x i8> %p2)
%v5 = zext <8 x i8> %v4 to <8 x i16>
%v6 = add <8 x i16> %p0, %v5
ret <8 x i16> %v6

%v4 = call <4 x i16> @llvm.aarch64.neon.uabd.v4i16(<4 x i16> %p1, <4 x i16> %p2)
%v5 = zext <4 x i16> %v4 to <4 x i32>
%v6 = add <4 x i32> %p0, %v5
ret <4 x i32> %v6

%v4 = call <2 x i32> @llvm.aarch64.neon.uabd.v2i32(<2 x i32> %p1, <2 x i32> %p2)
%v5 = zext <2 x i32> %v4 to <2 x i64>
%v6 = add <2 x i64> %p0, %v5
ret <2 x i64> %v6

%v4 = call <8 x i8> @llvm.aarch64.neon.uabd.v8i8(<8 x i8> %p1, <8 x i8> %p2)
%v5 = zext <8 x i8> %v4 to <8 x i16>
%v6 = add <8 x i16> %p0, %v5
ret <8 x i16> %v6

%v4 = call <8 x i16> @llvm.aarch64.neon.sabd.v8i16(<8 x i16> %p1, <8 x i16> %p2)
%v5 = add <8 x i16> %p0, %v4
ret <8 x i16> %v5

%v4 = call <4 x i32> @llvm.aarch64.neon.sabd.v4i32(<4 x i32> %p1, <4 x i32> %p2)
%v5 = add <4 x i32> %p0, %v4
ret <4 x i32> %v5

%v4 = call <16 x i8> @llvm.aarch64.neon.sabd.v16i8(<16 x i8> %p1, <16 x i8> %p2)
%v5 = add <16 x i8> %p0, %v4
ret <16 x i8> %v5

%v4 = call <8 x i16> @llvm.aarch64.neon.uabd.v8i16(<8 x i16> %p1, <8 x i16> %p2)
%v5 = add <8 x i16> %p0, %v4
ret <8 x i16> %v5

%v4 = call <4 x i32> @llvm.aarch64.neon.uabd.v4i32(<4 x i32> %p1, <4 x i32> %p2)
%v5 = add <4 x i32> %p0, %v4
ret <4 x i32> %v5

%v4 = call <16 x i8> @llvm.aarch64.neon.uabd.v16i8(<16 x i8> %p1, <16 x i8> %p2)
%v5 = add <16 x i8> %p0, %v4
ret <16 x i8> %v5


%v3 = add <4 x i16> %p0, %p1
ret <4 x i16> %v3

%v3 = add <2 x i32> %p0, %p1
ret <2 x i32> %v3

%v3 = add <1 x i64> %p0, %p1
ret <1 x i64> %v3

%v3 = add <8 x i8> %p0, %p1
ret <8 x i8> %v3

%v3 = add i64 %p0, %p1
ret i64 %v3

%v3 = shufflevector <8 x i16> %p0, <8 x i16> %p0, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v4 = sext <4 x i16> %v3 to <4 x i32>
%v5 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v6 = sext <4 x i16> %v5 to <4 x i32>
%v7 = add <4 x i32> %v4, %v6
ret <4 x i32> %v7

%v3 = shufflevector <4 x i32> %p0, <4 x i32> %p0, <2 x i32> <i32 2, i32 3>
%v4 = sext <2 x i32> %v3 to <2 x i64>
%v5 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v6 = sext <2 x i32> %v5 to <2 x i64>
%v7 = add <2 x i64> %v4, %v6
ret <2 x i64> %v7

%v3 = shufflevector <16 x i8> %p0, <16 x i8> %p0, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v4 = sext <8 x i8> %v3 to <8 x i16>
%v5 = shufflevector <16 x i8> %p1, <16 x i8> %p1, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v6 = sext <8 x i8> %v5 to <8 x i16>
%v7 = add <8 x i16> %v4, %v6
ret <8 x i16> %v7

%v3 = shufflevector <8 x i16> %p0, <8 x i16> %p0, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v4 = zext <4 x i16> %v3 to <4 x i32>
%v5 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v6 = zext <4 x i16> %v5 to <4 x i32>
%v7 = add <4 x i32> %v4, %v6
ret <4 x i32> %v7

%v3 = shufflevector <4 x i32> %p0, <4 x i32> %p0, <2 x i32> <i32 2, i32 3>
%v4 = zext <2 x i32> %v3 to <2 x i64>
%v5 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v6 = zext <2 x i32> %v5 to <2 x i64>
%v7 = add <2 x i64> %v4, %v6
ret <2 x i64> %v7

%v3 = shufflevector <16 x i8> %p0, <16 x i8> %p0, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v4 = zext <8 x i8> %v3 to <8 x i16>
%v5 = shufflevector <16 x i8> %p1, <16 x i8> %p1, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v6 = zext <8 x i8> %v5 to <8 x i16>
%v7 = add <8 x i16> %v4, %v6
ret <8 x i16> %v7

%v3 = sext <4 x i16> %p0 to <4 x i32>
%v4 = sext <4 x i16> %p1 to <4 x i32>
%v5 = add <4 x i32> %v3, %v4
ret <4 x i32> %v5

%v3 = sext <2 x i32> %p0 to <2 x i64>
%v4 = sext <2 x i32> %p1 to <2 x i64>
%v5 = add <2 x i64> %v3, %v4
ret <2 x i64> %v5

%v3 = sext <8 x i8> %p0 to <8 x i16>
%v4 = sext <8 x i8> %p1 to <8 x i16>
%v5 = add <8 x i16> %v3, %v4
ret <8 x i16> %v5

%v3 = zext <4 x i16> %p0 to <4 x i32>
%v4 = zext <4 x i16> %p1 to <4 x i32>
%v5 = add <4 x i32> %v3, %v4
ret <4 x i32> %v5

%v3 = zext <2 x i32> %p0 to <2 x i64>
%v4 = zext <2 x i32> %p1 to <2 x i64>
%v5 = add <2 x i64> %v3, %v4
ret <2 x i64> %v5

%v3 = zext <8 x i8> %p0 to <8 x i16>
%v4 = zext <8 x i8> %p1 to <8 x i16>
%v5 = add <8 x i16> %v3, %v4
ret <8 x i16> %v5

%v3 = add <8 x i16> %p0, %p1
ret <8 x i16> %v3

%v3 = add <4 x i32> %p0, %p1
ret <4 x i32> %v3

%v3 = add <2 x i64> %p0, %p1
ret <2 x i64> %v3

%v3 = add <16 x i8> %p0, %p1
ret <16 x i8> %v3

%v3 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v4 = sext <4 x i16> %v3 to <4 x i32>
%v5 = add <4 x i32> %p0, %v4
ret <4 x i32> %v5

%v3 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v4 = sext <2 x i32> %v3 to <2 x i64>
%v5 = add <2 x i64> %p0, %v4
ret <2 x i64> %v5

%v3 = shufflevector <16 x i8> %p1, <16 x i8> %p1, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v4 = sext <8 x i8> %v3 to <8 x i16>
%v5 = add <8 x i16> %p0, %v4
ret <8 x i16> %v5

%v3 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v4 = zext <4 x i16> %v3 to <4 x i32>
%v5 = add <4 x i32> %p0, %v4
ret <4 x i32> %v5

%v3 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v4 = zext <2 x i32> %v3 to <2 x i64>
%v5 = add <2 x i64> %p0, %v4
ret <2 x i64> %v5

%v3 = shufflevector <16 x i8> %p1, <16 x i8> %p1, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v4 = zext <8 x i8> %v3 to <8 x i16>
%v5 = add <8 x i16> %p0, %v4
ret <8 x i16> %v5

%v3 = sext <4 x i16> %p1 to <4 x i32>
%v4 = add <4 x i32> %p0, %v3
ret <4 x i32> %v4

%v3 = sext <2 x i32> %p1 to <2 x i64>
%v4 = add <2 x i64> %p0, %v3
ret <2 x i64> %v4

%v3 = sext <8 x i8> %p1 to <8 x i16>
%v4 = add <8 x i16> %p0, %v3
ret <8 x i16> %v4

%v3 = zext <4 x i16> %p1 to <4 x i32>
%v4 = add <4 x i32> %p0, %v3
ret <4 x i32> %v4

%v3 = zext <2 x i32> %p1 to <2 x i64>
%v4 = add <2 x i64> %p0, %v3
ret <2 x i64> %v4

%v3 = zext <8 x i8> %p1 to <8 x i16>
%v4 = add <8 x i16> %p0, %v3
ret <8 x i16> %v4

declare <4 x i16> @llvm.aarch64.neon.sqadd.v4i16(<4 x i16>, <4 x i16>)
%v3 = call <4 x i16> @llvm.aarch64.neon.sqadd.v4i16(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i16> %v3

declare <2 x i32> @llvm.aarch64.neon.sqadd.v2i32(<2 x i32>, <2 x i32>)
%v3 = call <2 x i32> @llvm.aarch64.neon.sqadd.v2i32(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v3

declare <1 x i64> @llvm.aarch64.neon.sqadd.v1i64(<1 x i64>, <1 x i64>)
%v3 = call <1 x i64> @llvm.aarch64.neon.sqadd.v1i64(<1 x i64> %p0, <1 x i64> %p1)
ret <1 x i64> %v3

declare <8 x i8> @llvm.aarch64.neon.sqadd.v8i8(<8 x i8>, <8 x i8>)
%v3 = call <8 x i8> @llvm.aarch64.neon.sqadd.v8i8(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i8> %v3

declare <4 x i16> @llvm.aarch64.neon.uqadd.v4i16(<4 x i16>, <4 x i16>)
%v3 = call <4 x i16> @llvm.aarch64.neon.uqadd.v4i16(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i16> %v3

declare <2 x i32> @llvm.aarch64.neon.uqadd.v2i32(<2 x i32>, <2 x i32>)
%v3 = call <2 x i32> @llvm.aarch64.neon.uqadd.v2i32(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v3

declare <1 x i64> @llvm.aarch64.neon.uqadd.v1i64(<1 x i64>, <1 x i64>)
%v3 = call <1 x i64> @llvm.aarch64.neon.uqadd.v1i64(<1 x i64> %p0, <1 x i64> %p1)
ret <1 x i64> %v3

declare <8 x i8> @llvm.aarch64.neon.uqadd.v8i8(<8 x i8>, <8 x i8>)
%v3 = call <8 x i8> @llvm.aarch64.neon.uqadd.v8i8(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i8> %v3

%v3 = insertelement <8 x i8> poison, i8 %p0, i64 0
%v4 = insertelement <8 x i8> poison, i8 %p1, i64 0
%v5 = call <8 x i8> @llvm.aarch64.neon.sqadd.v8i8(<8 x i8> %v3, <8 x i8> %v4)
%v6 = extractelement <8 x i8> %v5, i64 0
ret i8 %v6

%v3 = insertelement <8 x i8> poison, i8 %p0, i64 0
%v4 = insertelement <8 x i8> poison, i8 %p1, i64 0
%v5 = call <8 x i8> @llvm.aarch64.neon.uqadd.v8i8(<8 x i8> %v3, <8 x i8> %v4)
%v6 = extractelement <8 x i8> %v5, i64 0
ret i8 %v6

declare i64 @llvm.aarch64.neon.sqadd.i64(i64, i64)
%v3 = call i64 @llvm.aarch64.neon.sqadd.i64(i64 %p0, i64 %p1)
ret i64 %v3

declare i64 @llvm.aarch64.neon.uqadd.i64(i64, i64)
%v3 = call i64 @llvm.aarch64.neon.uqadd.i64(i64 %p0, i64 %p1)
ret i64 %v3

%v3 = insertelement <4 x i16> poison, i16 %p0, i64 0
%v4 = insertelement <4 x i16> poison, i16 %p1, i64 0
%v5 = call <4 x i16> @llvm.aarch64.neon.sqadd.v4i16(<4 x i16> %v3, <4 x i16> %v4)
%v6 = extractelement <4 x i16> %v5, i64 0
ret i16 %v6

%v3 = insertelement <4 x i16> poison, i16 %p0, i64 0
%v4 = insertelement <4 x i16> poison, i16 %p1, i64 0
%v5 = call <4 x i16> @llvm.aarch64.neon.uqadd.v4i16(<4 x i16> %v3, <4 x i16> %v4)
%v6 = extractelement <4 x i16> %v5, i64 0
ret i16 %v6

declare <8 x i16> @llvm.aarch64.neon.sqadd.v8i16(<8 x i16>, <8 x i16>)
%v3 = call <8 x i16> @llvm.aarch64.neon.sqadd.v8i16(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i16> %v3

declare <4 x i32> @llvm.aarch64.neon.sqadd.v4i32(<4 x i32>, <4 x i32>)
%v3 = call <4 x i32> @llvm.aarch64.neon.sqadd.v4i32(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i32> %v3

declare <2 x i64> @llvm.aarch64.neon.sqadd.v2i64(<2 x i64>, <2 x i64>)
%v3 = call <2 x i64> @llvm.aarch64.neon.sqadd.v2i64(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v3

declare <16 x i8> @llvm.aarch64.neon.sqadd.v16i8(<16 x i8>, <16 x i8>)
%v3 = call <16 x i8> @llvm.aarch64.neon.sqadd.v16i8(<16 x i8> %p0, <16 x i8> %p1)
ret <16 x i8> %v3

declare <8 x i16> @llvm.aarch64.neon.uqadd.v8i16(<8 x i16>, <8 x i16>)
%v3 = call <8 x i16> @llvm.aarch64.neon.uqadd.v8i16(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i16> %v3

declare <4 x i32> @llvm.aarch64.neon.uqadd.v4i32(<4 x i32>, <4 x i32>)
%v3 = call <4 x i32> @llvm.aarch64.neon.uqadd.v4i32(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i32> %v3

declare <2 x i64> @llvm.aarch64.neon.uqadd.v2i64(<2 x i64>, <2 x i64>)
%v3 = call <2 x i64> @llvm.aarch64.neon.uqadd.v2i64(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v3

declare <16 x i8> @llvm.aarch64.neon.uqadd.v16i8(<16 x i8>, <16 x i8>)
%v3 = call <16 x i8> @llvm.aarch64.neon.uqadd.v16i8(<16 x i8> %p0, <16 x i8> %p1)
ret <16 x i8> %v3

declare i32 @llvm.aarch64.neon.sqadd.i32(i32, i32)
%v3 = call i32 @llvm.aarch64.neon.sqadd.i32(i32 %p0, i32 %p1)
ret i32 %v3

declare i32 @llvm.aarch64.neon.uqadd.i32(i32, i32)
%v3 = call i32 @llvm.aarch64.neon.uqadd.i32(i32 %p0, i32 %p1)
ret i32 %v3

declare <4 x i16> @llvm.aarch64.neon.sqsub.v4i16(<4 x i16>, <4 x i16>)
%v3 = call <4 x i16> @llvm.aarch64.neon.sqsub.v4i16(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i16> %v3

declare <2 x i32> @llvm.aarch64.neon.sqsub.v2i32(<2 x i32>, <2 x i32>)
%v3 = call <2 x i32> @llvm.aarch64.neon.sqsub.v2i32(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v3

declare <1 x i64> @llvm.aarch64.neon.sqsub.v1i64(<1 x i64>, <1 x i64>)
%v3 = call <1 x i64> @llvm.aarch64.neon.sqsub.v1i64(<1 x i64> %p0, <1 x i64> %p1)
ret <1 x i64> %v3

declare <8 x i8> @llvm.aarch64.neon.sqsub.v8i8(<8 x i8>, <8 x i8>)
%v3 = call <8 x i8> @llvm.aarch64.neon.sqsub.v8i8(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i8> %v3

declare <4 x i16> @llvm.aarch64.neon.uqsub.v4i16(<4 x i16>, <4 x i16>)
%v3 = call <4 x i16> @llvm.aarch64.neon.uqsub.v4i16(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i16> %v3

declare <2 x i32> @llvm.aarch64.neon.uqsub.v2i32(<2 x i32>, <2 x i32>)
%v3 = call <2 x i32> @llvm.aarch64.neon.uqsub.v2i32(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v3

declare <1 x i64> @llvm.aarch64.neon.uqsub.v1i64(<1 x i64>, <1 x i64>)
%v3 = call <1 x i64> @llvm.aarch64.neon.uqsub.v1i64(<1 x i64> %p0, <1 x i64> %p1)
ret <1 x i64> %v3

declare <8 x i8> @llvm.aarch64.neon.uqsub.v8i8(<8 x i8>, <8 x i8>)
%v3 = call <8 x i8> @llvm.aarch64.neon.uqsub.v8i8(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i8> %v3

%v3 = insertelement <8 x i8> poison, i8 %p0, i64 0
%v4 = insertelement <8 x i8> poison, i8 %p1, i64 0
%v5 = call <8 x i8> @llvm.aarch64.neon.sqsub.v8i8(<8 x i8> %v3, <8 x i8> %v4)
%v6 = extractelement <8 x i8> %v5, i64 0
ret i8 %v6

%v3 = insertelement <8 x i8> poison, i8 %p0, i64 0
%v4 = insertelement <8 x i8> poison, i8 %p1, i64 0
%v5 = call <8 x i8> @llvm.aarch64.neon.uqsub.v8i8(<8 x i8> %v3, <8 x i8> %v4)
%v6 = extractelement <8 x i8> %v5, i64 0
ret i8 %v6

declare i64 @llvm.aarch64.neon.sqsub.i64(i64, i64)
%v3 = call i64 @llvm.aarch64.neon.sqsub.i64(i64 %p0, i64 %p1)
ret i64 %v3

declare i64 @llvm.aarch64.neon.uqsub.i64(i64, i64)
%v3 = call i64 @llvm.aarch64.neon.uqsub.i64(i64 %p0, i64 %p1)
ret i64 %v3

%v3 = insertelement <4 x i16> poison, i16 %p0, i64 0
%v4 = insertelement <4 x i16> poison, i16 %p1, i64 0
%v5 = call <4 x i16> @llvm.aarch64.neon.sqsub.v4i16(<4 x i16> %v3, <4 x i16> %v4)
%v6 = extractelement <4 x i16> %v5, i64 0
ret i16 %v6

%v3 = insertelement <4 x i16> poison, i16 %p0, i64 0
%v4 = insertelement <4 x i16> poison, i16 %p1, i64 0
%v5 = call <4 x i16> @llvm.aarch64.neon.uqsub.v4i16(<4 x i16> %v3, <4 x i16> %v4)
%v6 = extractelement <4 x i16> %v5, i64 0
ret i16 %v6

declare <8 x i16> @llvm.aarch64.neon.sqsub.v8i16(<8 x i16>, <8 x i16>)
%v3 = call <8 x i16> @llvm.aarch64.neon.sqsub.v8i16(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i16> %v3

declare <4 x i32> @llvm.aarch64.neon.sqsub.v4i32(<4 x i32>, <4 x i32>)
%v3 = call <4 x i32> @llvm.aarch64.neon.sqsub.v4i32(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i32> %v3

declare <2 x i64> @llvm.aarch64.neon.sqsub.v2i64(<2 x i64>, <2 x i64>)
%v3 = call <2 x i64> @llvm.aarch64.neon.sqsub.v2i64(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v3

declare <16 x i8> @llvm.aarch64.neon.sqsub.v16i8(<16 x i8>, <16 x i8>)
%v3 = call <16 x i8> @llvm.aarch64.neon.sqsub.v16i8(<16 x i8> %p0, <16 x i8> %p1)
ret <16 x i8> %v3

declare <8 x i16> @llvm.aarch64.neon.uqsub.v8i16(<8 x i16>, <8 x i16>)
%v3 = call <8 x i16> @llvm.aarch64.neon.uqsub.v8i16(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i16> %v3

declare <4 x i32> @llvm.aarch64.neon.uqsub.v4i32(<4 x i32>, <4 x i32>)
%v3 = call <4 x i32> @llvm.aarch64.neon.uqsub.v4i32(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i32> %v3

declare <2 x i64> @llvm.aarch64.neon.uqsub.v2i64(<2 x i64>, <2 x i64>)
%v3 = call <2 x i64> @llvm.aarch64.neon.uqsub.v2i64(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v3

declare <16 x i8> @llvm.aarch64.neon.uqsub.v16i8(<16 x i8>, <16 x i8>)
%v3 = call <16 x i8> @llvm.aarch64.neon.uqsub.v16i8(<16 x i8> %p0, <16 x i8> %p1)
ret <16 x i8> %v3

declare i32 @llvm.aarch64.neon.sqsub.i32(i32, i32)
%v3 = call i32 @llvm.aarch64.neon.sqsub.i32(i32 %p0, i32 %p1)
ret i32 %v3

declare i32 @llvm.aarch64.neon.uqsub.i32(i32, i32)
%v3 = call i32 @llvm.aarch64.neon.uqsub.i32(i32 %p0, i32 %p1)
ret i32 %v3

declare <4 x i16> @llvm.aarch64.neon.usqadd.v4i16(<4 x i16>, <4 x i16>)
%v3 = call <4 x i16> @llvm.aarch64.neon.usqadd.v4i16(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i16> %v3

declare <2 x i32> @llvm.aarch64.neon.usqadd.v2i32(<2 x i32>, <2 x i32>)
%v3 = call <2 x i32> @llvm.aarch64.neon.usqadd.v2i32(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v3

declare <1 x i64> @llvm.aarch64.neon.usqadd.v1i64(<1 x i64>, <1 x i64>)
%v3 = call <1 x i64> @llvm.aarch64.neon.usqadd.v1i64(<1 x i64> %p0, <1 x i64> %p1)
ret <1 x i64> %v3

declare <8 x i8> @llvm.aarch64.neon.usqadd.v8i8(<8 x i8>, <8 x i8>)
%v3 = call <8 x i8> @llvm.aarch64.neon.usqadd.v8i8(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i8> %v3

%v3 = insertelement <8 x i8> poison, i8 %p0, i64 0
%v4 = insertelement <8 x i8> poison, i8 %p1, i64 0
%v5 = call <8 x i8> @llvm.aarch64.neon.usqadd.v8i8(<8 x i8> %v3, <8 x i8> %v4)
%v6 = extractelement <8 x i8> %v5, i64 0
ret i8 %v6

declare i64 @llvm.aarch64.neon.usqadd.i64(i64, i64)
%v3 = call i64 @llvm.aarch64.neon.usqadd.i64(i64 %p0, i64 %p1)
ret i64 %v3

%v3 = insertelement <4 x i16> poison, i16 %p0, i64 0
%v4 = insertelement <4 x i16> poison, i16 %p1, i64 0
%v5 = call <4 x i16> @llvm.aarch64.neon.usqadd.v4i16(<4 x i16> %v3, <4 x i16> %v4)
%v6 = extractelement <4 x i16> %v5, i64 0
ret i16 %v6

declare <8 x i16> @llvm.aarch64.neon.usqadd.v8i16(<8 x i16>, <8 x i16>)
%v3 = call <8 x i16> @llvm.aarch64.neon.usqadd.v8i16(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i16> %v3

declare <4 x i32> @llvm.aarch64.neon.usqadd.v4i32(<4 x i32>, <4 x i32>)
%v3 = call <4 x i32> @llvm.aarch64.neon.usqadd.v4i32(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i32> %v3

declare <2 x i64> @llvm.aarch64.neon.usqadd.v2i64(<2 x i64>, <2 x i64>)
%v3 = call <2 x i64> @llvm.aarch64.neon.usqadd.v2i64(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v3

declare <16 x i8> @llvm.aarch64.neon.usqadd.v16i8(<16 x i8>, <16 x i8>)
%v3 = call <16 x i8> @llvm.aarch64.neon.usqadd.v16i8(<16 x i8> %p0, <16 x i8> %p1)
ret <16 x i8> %v3

declare i32 @llvm.aarch64.neon.usqadd.i32(i32, i32)
%v3 = call i32 @llvm.aarch64.neon.usqadd.i32(i32 %p0, i32 %p1)
ret i32 %v3

%v3 = sub <4 x i16> %p0, %p1
ret <4 x i16> %v3

%v3 = sub <2 x i32> %p0, %p1
ret <2 x i32> %v3

%v3 = sub <1 x i64> %p0, %p1
ret <1 x i64> %v3

%v3 = sub <8 x i8> %p0, %p1
ret <8 x i8> %v3

%v3 = sub i64 %p0, %p1
ret i64 %v3

%v3 = shufflevector <8 x i16> %p0, <8 x i16> %p0, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v4 = sext <4 x i16> %v3 to <4 x i32>
%v5 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v6 = sext <4 x i16> %v5 to <4 x i32>
%v7 = sub <4 x i32> %v4, %v6
ret <4 x i32> %v7

%v3 = shufflevector <4 x i32> %p0, <4 x i32> %p0, <2 x i32> <i32 2, i32 3>
%v4 = sext <2 x i32> %v3 to <2 x i64>
%v5 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v6 = sext <2 x i32> %v5 to <2 x i64>
%v7 = sub <2 x i64> %v4, %v6
ret <2 x i64> %v7

%v3 = shufflevector <16 x i8> %p0, <16 x i8> %p0, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v4 = sext <8 x i8> %v3 to <8 x i16>
%v5 = shufflevector <16 x i8> %p1, <16 x i8> %p1, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v6 = sext <8 x i8> %v5 to <8 x i16>
%v7 = sub <8 x i16> %v4, %v6
ret <8 x i16> %v7

%v3 = shufflevector <8 x i16> %p0, <8 x i16> %p0, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v4 = zext <4 x i16> %v3 to <4 x i32>
%v5 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v6 = zext <4 x i16> %v5 to <4 x i32>
%v7 = sub <4 x i32> %v4, %v6
ret <4 x i32> %v7

%v3 = shufflevector <4 x i32> %p0, <4 x i32> %p0, <2 x i32> <i32 2, i32 3>
%v4 = zext <2 x i32> %v3 to <2 x i64>
%v5 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v6 = zext <2 x i32> %v5 to <2 x i64>
%v7 = sub <2 x i64> %v4, %v6
ret <2 x i64> %v7

%v3 = shufflevector <16 x i8> %p0, <16 x i8> %p0, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v4 = zext <8 x i8> %v3 to <8 x i16>
%v5 = shufflevector <16 x i8> %p1, <16 x i8> %p1, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v6 = zext <8 x i8> %v5 to <8 x i16>
%v7 = sub <8 x i16> %v4, %v6
ret <8 x i16> %v7

%v3 = sext <4 x i16> %p0 to <4 x i32>
%v4 = sext <4 x i16> %p1 to <4 x i32>
%v5 = sub <4 x i32> %v3, %v4
ret <4 x i32> %v5

%v3 = sext <2 x i32> %p0 to <2 x i64>
%v4 = sext <2 x i32> %p1 to <2 x i64>
%v5 = sub <2 x i64> %v3, %v4
ret <2 x i64> %v5

%v3 = sext <8 x i8> %p0 to <8 x i16>
%v4 = sext <8 x i8> %p1 to <8 x i16>
%v5 = sub <8 x i16> %v3, %v4
ret <8 x i16> %v5

%v3 = zext <4 x i16> %p0 to <4 x i32>
%v4 = zext <4 x i16> %p1 to <4 x i32>
%v5 = sub <4 x i32> %v3, %v4
ret <4 x i32> %v5

%v3 = zext <2 x i32> %p0 to <2 x i64>
%v4 = zext <2 x i32> %p1 to <2 x i64>
%v5 = sub <2 x i64> %v3, %v4
ret <2 x i64> %v5

%v3 = zext <8 x i8> %p0 to <8 x i16>
%v4 = zext <8 x i8> %p1 to <8 x i16>
%v5 = sub <8 x i16> %v3, %v4
ret <8 x i16> %v5

%v3 = sub <8 x i16> %p0, %p1
ret <8 x i16> %v3

%v3 = sub <4 x i32> %p0, %p1
ret <4 x i32> %v3

%v3 = sub <2 x i64> %p0, %p1
ret <2 x i64> %v3

%v3 = sub <16 x i8> %p0, %p1
ret <16 x i8> %v3

%v3 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v4 = sext <4 x i16> %v3 to <4 x i32>
%v5 = sub <4 x i32> %p0, %v4
ret <4 x i32> %v5

%v3 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v4 = sext <2 x i32> %v3 to <2 x i64>
%v5 = sub <2 x i64> %p0, %v4
ret <2 x i64> %v5

%v3 = shufflevector <16 x i8> %p1, <16 x i8> %p1, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v4 = sext <8 x i8> %v3 to <8 x i16>
%v5 = sub <8 x i16> %p0, %v4
ret <8 x i16> %v5

%v3 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v4 = zext <4 x i16> %v3 to <4 x i32>
%v5 = sub <4 x i32> %p0, %v4
ret <4 x i32> %v5

%v3 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v4 = zext <2 x i32> %v3 to <2 x i64>
%v5 = sub <2 x i64> %p0, %v4
ret <2 x i64> %v5

%v3 = shufflevector <16 x i8> %p1, <16 x i8> %p1, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v4 = zext <8 x i8> %v3 to <8 x i16>
%v5 = sub <8 x i16> %p0, %v4
ret <8 x i16> %v5

%v3 = sext <4 x i16> %p1 to <4 x i32>
%v4 = sub <4 x i32> %p0, %v3
ret <4 x i32> %v4

%v3 = sext <2 x i32> %p1 to <2 x i64>
%v4 = sub <2 x i64> %p0, %v3
ret <2 x i64> %v4

%v3 = sext <8 x i8> %p1 to <8 x i16>
%v4 = sub <8 x i16> %p0, %v3
ret <8 x i16> %v4

%v3 = zext <4 x i16> %p1 to <4 x i32>
%v4 = sub <4 x i32> %p0, %v3
ret <4 x i32> %v4

%v3 = zext <2 x i32> %p1 to <2 x i64>
%v4 = sub <2 x i64> %p0, %v3
ret <2 x i64> %v4

%v3 = zext <8 x i8> %p1 to <8 x i16>
%v4 = sub <8 x i16> %p0, %v3
ret <8 x i16> %v4

declare <4 x i16> @llvm.aarch64.neon.suqadd.v4i16(<4 x i16>, <4 x i16>)
%v3 = call <4 x i16> @llvm.aarch64.neon.suqadd.v4i16(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i16> %v3

declare <2 x i32> @llvm.aarch64.neon.suqadd.v2i32(<2 x i32>, <2 x i32>)
%v3 = call <2 x i32> @llvm.aarch64.neon.suqadd.v2i32(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v3

declare <1 x i64> @llvm.aarch64.neon.suqadd.v1i64(<1 x i64>, <1 x i64>)
%v3 = call <1 x i64> @llvm.aarch64.neon.suqadd.v1i64(<1 x i64> %p0, <1 x i64> %p1)
ret <1 x i64> %v3

declare <8 x i8> @llvm.aarch64.neon.suqadd.v8i8(<8 x i8>, <8 x i8>)
%v3 = call <8 x i8> @llvm.aarch64.neon.suqadd.v8i8(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i8> %v3

%v3 = insertelement <8 x i8> poison, i8 %p0, i64 0
%v4 = insertelement <8 x i8> poison, i8 %p1, i64 0
%v5 = call <8 x i8> @llvm.aarch64.neon.suqadd.v8i8(<8 x i8> %v3, <8 x i8> %v4)
%v6 = extractelement <8 x i8> %v5, i64 0
ret i8 %v6

declare i64 @llvm.aarch64.neon.suqadd.i64(i64, i64)
%v3 = call i64 @llvm.aarch64.neon.suqadd.i64(i64 %p0, i64 %p1)
ret i64 %v3

%v3 = insertelement <4 x i16> poison, i16 %p0, i64 0
%v4 = insertelement <4 x i16> poison, i16 %p1, i64 0
%v5 = call <4 x i16> @llvm.aarch64.neon.suqadd.v4i16(<4 x i16> %v3, <4 x i16> %v4)
%v6 = extractelement <4 x i16> %v5, i64 0
ret i16 %v6

declare <8 x i16> @llvm.aarch64.neon.suqadd.v8i16(<8 x i16>, <8 x i16>)
%v3 = call <8 x i16> @llvm.aarch64.neon.suqadd.v8i16(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i16> %v3

declare <4 x i32> @llvm.aarch64.neon.suqadd.v4i32(<4 x i32>, <4 x i32>)
%v3 = call <4 x i32> @llvm.aarch64.neon.suqadd.v4i32(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i32> %v3

declare <2 x i64> @llvm.aarch64.neon.suqadd.v2i64(<2 x i64>, <2 x i64>)
%v3 = call <2 x i64> @llvm.aarch64.neon.suqadd.v2i64(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v3

declare <16 x i8> @llvm.aarch64.neon.suqadd.v16i8(<16 x i8>, <16 x i8>)
%v3 = call <16 x i8> @llvm.aarch64.neon.suqadd.v16i8(<16 x i8> %p0, <16 x i8> %p1)
ret <16 x i8> %v3

declare i32 @llvm.aarch64.neon.suqadd.i32(i32, i32)
%v3 = call i32 @llvm.aarch64.neon.suqadd.i32(i32 %p0, i32 %p1)
ret i32 %v3

declare <2 x i32> @llvm.aarch64.neon.saddlp.v2i32.v4i16(<4 x i16>)
%v3 = call <2 x i32> @llvm.aarch64.neon.saddlp.v2i32.v4i16(<4 x i16> %p1)
%v4 = add <2 x i32> %v3, %p0
ret <2 x i32> %v4

declare <1 x i64> @llvm.aarch64.neon.saddlp.v1i64.v2i32(<2 x i32>)
%v3 = call <1 x i64> @llvm.aarch64.neon.saddlp.v1i64.v2i32(<2 x i32> %p1)
%v4 = add <1 x i64> %v3, %p0
ret <1 x i64> %v4

declare <4 x i16> @llvm.aarch64.neon.saddlp.v4i16.v8i8(<8 x i8>)
%v3 = call <4 x i16> @llvm.aarch64.neon.saddlp.v4i16.v8i8(<8 x i8> %p1)
%v4 = add <4 x i16> %v3, %p0
ret <4 x i16> %v4

declare <2 x i32> @llvm.aarch64.neon.uaddlp.v2i32.v4i16(<4 x i16>)
%v3 = call <2 x i32> @llvm.aarch64.neon.uaddlp.v2i32.v4i16(<4 x i16> %p1)
%v4 = add <2 x i32> %v3, %p0
ret <2 x i32> %v4

declare <1 x i64> @llvm.aarch64.neon.uaddlp.v1i64.v2i32(<2 x i32>)
%v3 = call <1 x i64> @llvm.aarch64.neon.uaddlp.v1i64.v2i32(<2 x i32> %p1)
%v4 = add <1 x i64> %v3, %p0
ret <1 x i64> %v4

declare <4 x i16> @llvm.aarch64.neon.uaddlp.v4i16.v8i8(<8 x i8>)
%v3 = call <4 x i16> @llvm.aarch64.neon.uaddlp.v4i16.v8i8(<8 x i8> %p1)
%v4 = add <4 x i16> %v3, %p0
ret <4 x i16> %v4

declare <4 x i32> @llvm.aarch64.neon.saddlp.v4i32.v8i16(<8 x i16>)
%v3 = call <4 x i32> @llvm.aarch64.neon.saddlp.v4i32.v8i16(<8 x i16> %p1)
%v4 = add <4 x i32> %v3, %p0
ret <4 x i32> %v4

declare <2 x i64> @llvm.aarch64.neon.saddlp.v2i64.v4i32(<4 x i32>)
%v3 = call <2 x i64> @llvm.aarch64.neon.saddlp.v2i64.v4i32(<4 x i32> %p1)
%v4 = add <2 x i64> %v3, %p0
ret <2 x i64> %v4

declare <8 x i16> @llvm.aarch64.neon.saddlp.v8i16.v16i8(<16 x i8>)
%v3 = call <8 x i16> @llvm.aarch64.neon.saddlp.v8i16.v16i8(<16 x i8> %p1)
%v4 = add <8 x i16> %v3, %p0
ret <8 x i16> %v4

declare <4 x i32> @llvm.aarch64.neon.uaddlp.v4i32.v8i16(<8 x i16>)
%v3 = call <4 x i32> @llvm.aarch64.neon.uaddlp.v4i32.v8i16(<8 x i16> %p1)
%v4 = add <4 x i32> %v3, %p0
ret <4 x i32> %v4

declare <2 x i64> @llvm.aarch64.neon.uaddlp.v2i64.v4i32(<4 x i32>)
%v3 = call <2 x i64> @llvm.aarch64.neon.uaddlp.v2i64.v4i32(<4 x i32> %p1)
%v4 = add <2 x i64> %v3, %p0
ret <2 x i64> %v4

declare <8 x i16> @llvm.aarch64.neon.uaddlp.v8i16.v16i8(<16 x i8>)
%v3 = call <8 x i16> @llvm.aarch64.neon.uaddlp.v8i16.v16i8(<16 x i8> %p1)
%v4 = add <8 x i16> %v3, %p0
ret <8 x i16> %v4

declare <2 x i32> @llvm.aarch64.neon.sdot.v2i32.v8i8(<2 x i32>, <8 x i8>, <8 x i8>)
%v4 = bitcast <8 x i8> %p2 to <2 x i32>
%v5 = shufflevector <2 x i32> %v4, <2 x i32> %v4, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = bitcast <2 x i32> %v5 to <8 x i8>
%v7 = call <2 x i32> @llvm.aarch64.neon.sdot.v2i32.v8i8(<2 x i32> %p0, <8 x i8> %p1, <8 x i8> %v6)
ret <2 x i32> %v7

declare <2 x i32> @llvm.aarch64.neon.udot.v2i32.v8i8(<2 x i32>, <8 x i8>, <8 x i8>)
%v4 = bitcast <8 x i8> %p2 to <2 x i32>
%v5 = shufflevector <2 x i32> %v4, <2 x i32> %v4, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = bitcast <2 x i32> %v5 to <8 x i8>
%v7 = call <2 x i32> @llvm.aarch64.neon.udot.v2i32.v8i8(<2 x i32> %p0, <8 x i8> %p1, <8 x i8> %v6)
ret <2 x i32> %v7

%v4 = bitcast <16 x i8> %p2 to <4 x i32>
%v5 = shufflevector <4 x i32> %v4, <4 x i32> %v4, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = bitcast <2 x i32> %v5 to <8 x i8>
%v7 = call <2 x i32> @llvm.aarch64.neon.sdot.v2i32.v8i8(<2 x i32> %p0, <8 x i8> %p1, <8 x i8> %v6)
ret <2 x i32> %v7

%v4 = bitcast <16 x i8> %p2 to <4 x i32>
%v5 = shufflevector <4 x i32> %v4, <4 x i32> %v4, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = bitcast <2 x i32> %v5 to <8 x i8>
%v7 = call <2 x i32> @llvm.aarch64.neon.udot.v2i32.v8i8(<2 x i32> %p0, <8 x i8> %p1, <8 x i8> %v6)
ret <2 x i32> %v7

declare <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32>, <16 x i8>, <16 x i8>)
%v4 = bitcast <8 x i8> %p2 to <2 x i32>
%v5 = shufflevector <2 x i32> %v4, <2 x i32> %v4, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = bitcast <4 x i32> %v5 to <16 x i8>
%v7 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %p0, <16 x i8> %p1, <16 x i8> %v6)
ret <4 x i32> %v7

declare <4 x i32> @llvm.aarch64.neon.udot.v4i32.v16i8(<4 x i32>, <16 x i8>, <16 x i8>)
%v4 = bitcast <8 x i8> %p2 to <2 x i32>
%v5 = shufflevector <2 x i32> %v4, <2 x i32> %v4, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = bitcast <4 x i32> %v5 to <16 x i8>
%v7 = call <4 x i32> @llvm.aarch64.neon.udot.v4i32.v16i8(<4 x i32> %p0, <16 x i8> %p1, <16 x i8> %v6)
ret <4 x i32> %v7

%v4 = bitcast <16 x i8> %p2 to <4 x i32>
%v5 = shufflevector <4 x i32> %v4, <4 x i32> %v4, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = bitcast <4 x i32> %v5 to <16 x i8>
%v7 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %p0, <16 x i8> %p1, <16 x i8> %v6)
ret <4 x i32> %v7

%v4 = bitcast <16 x i8> %p2 to <4 x i32>
%v5 = shufflevector <4 x i32> %v4, <4 x i32> %v4, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = bitcast <4 x i32> %v5 to <16 x i8>
%v7 = call <4 x i32> @llvm.aarch64.neon.udot.v4i32.v16i8(<4 x i32> %p0, <16 x i8> %p1, <16 x i8> %v6)
ret <4 x i32> %v7

declare <2 x i32> @llvm.aarch64.neon.usdot.v2i32.v8i8(<2 x i32>, <8 x i8>, <8 x i8>)
%v4 = bitcast <8 x i8> %p2 to <2 x i32>
%v5 = shufflevector <2 x i32> %v4, <2 x i32> %v4, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = bitcast <2 x i32> %v5 to <8 x i8>
%v7 = call <2 x i32> @llvm.aarch64.neon.usdot.v2i32.v8i8(<2 x i32> %p0, <8 x i8> %v6, <8 x i8> %p1)
ret <2 x i32> %v7

%v4 = bitcast <16 x i8> %p2 to <4 x i32>
%v5 = shufflevector <4 x i32> %v4, <4 x i32> %v4, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = bitcast <2 x i32> %v5 to <8 x i8>
%v7 = call <2 x i32> @llvm.aarch64.neon.usdot.v2i32.v8i8(<2 x i32> %p0, <8 x i8> %v6, <8 x i8> %p1)
ret <2 x i32> %v7

declare <4 x i32> @llvm.aarch64.neon.usdot.v4i32.v16i8(<4 x i32>, <16 x i8>, <16 x i8>)
%v4 = bitcast <8 x i8> %p2 to <2 x i32>
%v5 = shufflevector <2 x i32> %v4, <2 x i32> %v4, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = bitcast <4 x i32> %v5 to <16 x i8>
%v7 = call <4 x i32> @llvm.aarch64.neon.usdot.v4i32.v16i8(<4 x i32> %p0, <16 x i8> %v6, <16 x i8> %p1)
ret <4 x i32> %v7

%v4 = bitcast <16 x i8> %p2 to <4 x i32>
%v5 = shufflevector <4 x i32> %v4, <4 x i32> %v4, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = bitcast <4 x i32> %v5 to <16 x i8>
%v7 = call <4 x i32> @llvm.aarch64.neon.usdot.v4i32.v16i8(<4 x i32> %p0, <16 x i8> %v6, <16 x i8> %p1)
ret <4 x i32> %v7

%v4 = bitcast <8 x i8> %p2 to <2 x i32>
%v5 = shufflevector <2 x i32> %v4, <2 x i32> %v4, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = bitcast <2 x i32> %v5 to <8 x i8>
%v7 = call <2 x i32> @llvm.aarch64.neon.usdot.v2i32.v8i8(<2 x i32> %p0, <8 x i8> %p1, <8 x i8> %v6)
ret <2 x i32> %v7

%v4 = bitcast <16 x i8> %p2 to <4 x i32>
%v5 = shufflevector <4 x i32> %v4, <4 x i32> %v4, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = bitcast <2 x i32> %v5 to <8 x i8>
%v7 = call <2 x i32> @llvm.aarch64.neon.usdot.v2i32.v8i8(<2 x i32> %p0, <8 x i8> %p1, <8 x i8> %v6)
ret <2 x i32> %v7

%v4 = bitcast <8 x i8> %p2 to <2 x i32>
%v5 = shufflevector <2 x i32> %v4, <2 x i32> %v4, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = bitcast <4 x i32> %v5 to <16 x i8>
%v7 = call <4 x i32> @llvm.aarch64.neon.usdot.v4i32.v16i8(<4 x i32> %p0, <16 x i8> %p1, <16 x i8> %v6)
ret <4 x i32> %v7

%v4 = bitcast <16 x i8> %p2 to <4 x i32>
%v5 = shufflevector <4 x i32> %v4, <4 x i32> %v4, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = bitcast <4 x i32> %v5 to <16 x i8>
%v7 = call <4 x i32> @llvm.aarch64.neon.usdot.v4i32.v16i8(<4 x i32> %p0, <16 x i8> %p1, <16 x i8> %v6)
ret <4 x i32> %v7

%v4 = add <8 x i16> %p1, %p2
%v5 = lshr <8 x i16> %v4, <i16 8, i16 8, i16 8, i16 8, i16 8, i16 8, i16 8, i16 8>
%v6 = trunc <8 x i16> %v5 to <8 x i8>
%v7 = shufflevector <8 x i8> %p0, <8 x i8> %v6, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
ret <16 x i8> %v7

%v4 = add <4 x i32> %p1, %p2
%v5 = lshr <4 x i32> %v4, <i32 16, i32 16, i32 16, i32 16>
%v6 = trunc <4 x i32> %v5 to <4 x i16>
%v7 = shufflevector <4 x i16> %p0, <4 x i16> %v6, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
ret <8 x i16> %v7

%v4 = add <2 x i64> %p1, %p2
%v5 = lshr <2 x i64> %v4, <i64 32, i64 32>
%v6 = trunc <2 x i64> %v5 to <2 x i32>
%v7 = shufflevector <2 x i32> %p0, <2 x i32> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
ret <4 x i32> %v7

%v3 = add <8 x i16> %p0, %p1
%v4 = lshr <8 x i16> %v3, <i16 8, i16 8, i16 8, i16 8, i16 8, i16 8, i16 8, i16 8>
%v5 = trunc <8 x i16> %v4 to <8 x i8>
ret <8 x i8> %v5

%v3 = add <4 x i32> %p0, %p1
%v4 = lshr <4 x i32> %v3, <i32 16, i32 16, i32 16, i32 16>
%v5 = trunc <4 x i32> %v4 to <4 x i16>
ret <4 x i16> %v5

%v3 = add <2 x i64> %p0, %p1
%v4 = lshr <2 x i64> %v3, <i64 32, i64 32>
%v5 = trunc <2 x i64> %v4 to <2 x i32>
ret <2 x i32> %v5

declare <4 x i16> @llvm.aarch64.neon.shadd.v4i16(<4 x i16>, <4 x i16>)
%v3 = call <4 x i16> @llvm.aarch64.neon.shadd.v4i16(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i16> %v3

declare <2 x i32> @llvm.aarch64.neon.shadd.v2i32(<2 x i32>, <2 x i32>)
%v3 = call <2 x i32> @llvm.aarch64.neon.shadd.v2i32(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v3

declare <8 x i8> @llvm.aarch64.neon.shadd.v8i8(<8 x i8>, <8 x i8>)
%v3 = call <8 x i8> @llvm.aarch64.neon.shadd.v8i8(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i8> %v3

declare <4 x i16> @llvm.aarch64.neon.uhadd.v4i16(<4 x i16>, <4 x i16>)
%v3 = call <4 x i16> @llvm.aarch64.neon.uhadd.v4i16(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i16> %v3

declare <2 x i32> @llvm.aarch64.neon.uhadd.v2i32(<2 x i32>, <2 x i32>)
%v3 = call <2 x i32> @llvm.aarch64.neon.uhadd.v2i32(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v3

declare <8 x i8> @llvm.aarch64.neon.uhadd.v8i8(<8 x i8>, <8 x i8>)
%v3 = call <8 x i8> @llvm.aarch64.neon.uhadd.v8i8(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i8> %v3

declare <8 x i16> @llvm.aarch64.neon.shadd.v8i16(<8 x i16>, <8 x i16>)
%v3 = call <8 x i16> @llvm.aarch64.neon.shadd.v8i16(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i16> %v3

declare <4 x i32> @llvm.aarch64.neon.shadd.v4i32(<4 x i32>, <4 x i32>)
%v3 = call <4 x i32> @llvm.aarch64.neon.shadd.v4i32(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i32> %v3

declare <16 x i8> @llvm.aarch64.neon.shadd.v16i8(<16 x i8>, <16 x i8>)
%v3 = call <16 x i8> @llvm.aarch64.neon.shadd.v16i8(<16 x i8> %p0, <16 x i8> %p1)
ret <16 x i8> %v3

declare <8 x i16> @llvm.aarch64.neon.uhadd.v8i16(<8 x i16>, <8 x i16>)
%v3 = call <8 x i16> @llvm.aarch64.neon.uhadd.v8i16(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i16> %v3

declare <4 x i32> @llvm.aarch64.neon.uhadd.v4i32(<4 x i32>, <4 x i32>)
%v3 = call <4 x i32> @llvm.aarch64.neon.uhadd.v4i32(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i32> %v3

declare <16 x i8> @llvm.aarch64.neon.uhadd.v16i8(<16 x i8>, <16 x i8>)
%v3 = call <16 x i8> @llvm.aarch64.neon.uhadd.v16i8(<16 x i8> %p0, <16 x i8> %p1)
ret <16 x i8> %v3

declare <4 x i16> @llvm.aarch64.neon.shsub.v4i16(<4 x i16>, <4 x i16>)
%v3 = call <4 x i16> @llvm.aarch64.neon.shsub.v4i16(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i16> %v3

declare <2 x i32> @llvm.aarch64.neon.shsub.v2i32(<2 x i32>, <2 x i32>)
%v3 = call <2 x i32> @llvm.aarch64.neon.shsub.v2i32(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v3

declare <8 x i8> @llvm.aarch64.neon.shsub.v8i8(<8 x i8>, <8 x i8>)
%v3 = call <8 x i8> @llvm.aarch64.neon.shsub.v8i8(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i8> %v3

declare <4 x i16> @llvm.aarch64.neon.uhsub.v4i16(<4 x i16>, <4 x i16>)
%v3 = call <4 x i16> @llvm.aarch64.neon.uhsub.v4i16(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i16> %v3

declare <2 x i32> @llvm.aarch64.neon.uhsub.v2i32(<2 x i32>, <2 x i32>)
%v3 = call <2 x i32> @llvm.aarch64.neon.uhsub.v2i32(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v3

declare <8 x i8> @llvm.aarch64.neon.uhsub.v8i8(<8 x i8>, <8 x i8>)
%v3 = call <8 x i8> @llvm.aarch64.neon.uhsub.v8i8(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i8> %v3

declare <8 x i16> @llvm.aarch64.neon.shsub.v8i16(<8 x i16>, <8 x i16>)
%v3 = call <8 x i16> @llvm.aarch64.neon.shsub.v8i16(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i16> %v3

declare <4 x i32> @llvm.aarch64.neon.shsub.v4i32(<4 x i32>, <4 x i32>)
%v3 = call <4 x i32> @llvm.aarch64.neon.shsub.v4i32(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i32> %v3

declare <16 x i8> @llvm.aarch64.neon.shsub.v16i8(<16 x i8>, <16 x i8>)
%v3 = call <16 x i8> @llvm.aarch64.neon.shsub.v16i8(<16 x i8> %p0, <16 x i8> %p1)
ret <16 x i8> %v3

declare <8 x i16> @llvm.aarch64.neon.uhsub.v8i16(<8 x i16>, <8 x i16>)
%v3 = call <8 x i16> @llvm.aarch64.neon.uhsub.v8i16(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i16> %v3

declare <4 x i32> @llvm.aarch64.neon.uhsub.v4i32(<4 x i32>, <4 x i32>)
%v3 = call <4 x i32> @llvm.aarch64.neon.uhsub.v4i32(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i32> %v3

declare <16 x i8> @llvm.aarch64.neon.uhsub.v16i8(<16 x i8>, <16 x i8>)
%v3 = call <16 x i8> @llvm.aarch64.neon.uhsub.v16i8(<16 x i8> %p0, <16 x i8> %p1)
ret <16 x i8> %v3

declare <8 x i8> @llvm.aarch64.neon.raddhn.v8i8(<8 x i16>, <8 x i16>)
%v4 = call <8 x i8> @llvm.aarch64.neon.raddhn.v8i8(<8 x i16> %p1, <8 x i16> %p2)
%v5 = shufflevector <8 x i8> %p0, <8 x i8> %v4, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
ret <16 x i8> %v5

declare <4 x i16> @llvm.aarch64.neon.raddhn.v4i16(<4 x i32>, <4 x i32>)
%v4 = call <4 x i16> @llvm.aarch64.neon.raddhn.v4i16(<4 x i32> %p1, <4 x i32> %p2)
%v5 = shufflevector <4 x i16> %p0, <4 x i16> %v4, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
ret <8 x i16> %v5

declare <2 x i32> @llvm.aarch64.neon.raddhn.v2i32(<2 x i64>, <2 x i64>)
%v4 = call <2 x i32> @llvm.aarch64.neon.raddhn.v2i32(<2 x i64> %p1, <2 x i64> %p2)
%v5 = shufflevector <2 x i32> %p0, <2 x i32> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
ret <4 x i32> %v5

%v3 = call <8 x i8> @llvm.aarch64.neon.raddhn.v8i8(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i8> %v3

%v3 = call <4 x i16> @llvm.aarch64.neon.raddhn.v4i16(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i16> %v3

%v3 = call <2 x i32> @llvm.aarch64.neon.raddhn.v2i32(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i32> %v3

declare <4 x i16> @llvm.aarch64.neon.srhadd.v4i16(<4 x i16>, <4 x i16>)
%v3 = call <4 x i16> @llvm.aarch64.neon.srhadd.v4i16(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i16> %v3

declare <2 x i32> @llvm.aarch64.neon.srhadd.v2i32(<2 x i32>, <2 x i32>)
%v3 = call <2 x i32> @llvm.aarch64.neon.srhadd.v2i32(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v3

declare <8 x i8> @llvm.aarch64.neon.srhadd.v8i8(<8 x i8>, <8 x i8>)
%v3 = call <8 x i8> @llvm.aarch64.neon.srhadd.v8i8(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i8> %v3

declare <4 x i16> @llvm.aarch64.neon.urhadd.v4i16(<4 x i16>, <4 x i16>)
%v3 = call <4 x i16> @llvm.aarch64.neon.urhadd.v4i16(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i16> %v3

declare <2 x i32> @llvm.aarch64.neon.urhadd.v2i32(<2 x i32>, <2 x i32>)
%v3 = call <2 x i32> @llvm.aarch64.neon.urhadd.v2i32(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v3

declare <8 x i8> @llvm.aarch64.neon.urhadd.v8i8(<8 x i8>, <8 x i8>)
%v3 = call <8 x i8> @llvm.aarch64.neon.urhadd.v8i8(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i8> %v3

declare <8 x i16> @llvm.aarch64.neon.srhadd.v8i16(<8 x i16>, <8 x i16>)
%v3 = call <8 x i16> @llvm.aarch64.neon.srhadd.v8i16(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i16> %v3

declare <4 x i32> @llvm.aarch64.neon.srhadd.v4i32(<4 x i32>, <4 x i32>)
%v3 = call <4 x i32> @llvm.aarch64.neon.srhadd.v4i32(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i32> %v3

declare <16 x i8> @llvm.aarch64.neon.srhadd.v16i8(<16 x i8>, <16 x i8>)
%v3 = call <16 x i8> @llvm.aarch64.neon.srhadd.v16i8(<16 x i8> %p0, <16 x i8> %p1)
ret <16 x i8> %v3

declare <8 x i16> @llvm.aarch64.neon.urhadd.v8i16(<8 x i16>, <8 x i16>)
%v3 = call <8 x i16> @llvm.aarch64.neon.urhadd.v8i16(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i16> %v3

declare <4 x i32> @llvm.aarch64.neon.urhadd.v4i32(<4 x i32>, <4 x i32>)
%v3 = call <4 x i32> @llvm.aarch64.neon.urhadd.v4i32(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i32> %v3

declare <16 x i8> @llvm.aarch64.neon.urhadd.v16i8(<16 x i8>, <16 x i8>)
%v3 = call <16 x i8> @llvm.aarch64.neon.urhadd.v16i8(<16 x i8> %p0, <16 x i8> %p1)
ret <16 x i8> %v3

declare <8 x i8> @llvm.aarch64.neon.rsubhn.v8i8(<8 x i16>, <8 x i16>)
%v4 = call <8 x i8> @llvm.aarch64.neon.rsubhn.v8i8(<8 x i16> %p1, <8 x i16> %p2)
%v5 = shufflevector <8 x i8> %p0, <8 x i8> %v4, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
ret <16 x i8> %v5

declare <4 x i16> @llvm.aarch64.neon.rsubhn.v4i16(<4 x i32>, <4 x i32>)
%v4 = call <4 x i16> @llvm.aarch64.neon.rsubhn.v4i16(<4 x i32> %p1, <4 x i32> %p2)
%v5 = shufflevector <4 x i16> %p0, <4 x i16> %v4, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
ret <8 x i16> %v5

declare <2 x i32> @llvm.aarch64.neon.rsubhn.v2i32(<2 x i64>, <2 x i64>)
%v4 = call <2 x i32> @llvm.aarch64.neon.rsubhn.v2i32(<2 x i64> %p1, <2 x i64> %p2)
%v5 = shufflevector <2 x i32> %p0, <2 x i32> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
ret <4 x i32> %v5

%v3 = call <8 x i8> @llvm.aarch64.neon.rsubhn.v8i8(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i8> %v3

%v3 = call <4 x i16> @llvm.aarch64.neon.rsubhn.v4i16(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i16> %v3

%v3 = call <2 x i32> @llvm.aarch64.neon.rsubhn.v2i32(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i32> %v3

%v4 = sub <8 x i16> %p1, %p2
%v5 = lshr <8 x i16> %v4, <i16 8, i16 8, i16 8, i16 8, i16 8, i16 8, i16 8, i16 8>
%v6 = trunc <8 x i16> %v5 to <8 x i8>
%v7 = shufflevector <8 x i8> %p0, <8 x i8> %v6, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
ret <16 x i8> %v7

%v4 = sub <4 x i32> %p1, %p2
%v5 = lshr <4 x i32> %v4, <i32 16, i32 16, i32 16, i32 16>
%v6 = trunc <4 x i32> %v5 to <4 x i16>
%v7 = shufflevector <4 x i16> %p0, <4 x i16> %v6, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
ret <8 x i16> %v7

%v4 = sub <2 x i64> %p1, %p2
%v5 = lshr <2 x i64> %v4, <i64 32, i64 32>
%v6 = trunc <2 x i64> %v5 to <2 x i32>
%v7 = shufflevector <2 x i32> %p0, <2 x i32> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
ret <4 x i32> %v7

%v3 = sub <8 x i16> %p0, %p1
%v4 = lshr <8 x i16> %v3, <i16 8, i16 8, i16 8, i16 8, i16 8, i16 8, i16 8, i16 8>
%v5 = trunc <8 x i16> %v4 to <8 x i8>
ret <8 x i8> %v5

%v3 = sub <4 x i32> %p0, %p1
%v4 = lshr <4 x i32> %v3, <i32 16, i32 16, i32 16, i32 16>
%v5 = trunc <4 x i32> %v4 to <4 x i16>
ret <4 x i16> %v5

%v3 = sub <2 x i64> %p0, %p1
%v4 = lshr <2 x i64> %v3, <i64 32, i64 32>
%v5 = trunc <2 x i64> %v4 to <2 x i32>
ret <2 x i32> %v5

%v3 = bitcast <4 x i16> %p0 to <8 x i8>
%v4 = bitcast <4 x i16> %p1 to <8 x i8>
%v5 = xor <8 x i8> %v3, %v4
%v6 = bitcast <8 x i8> %v5 to <4 x i16>
ret <4 x i16> %v6

%v3 = bitcast <1 x i64> %p0 to <8 x i8>
%v4 = bitcast <1 x i64> %p1 to <8 x i8>
%v5 = xor <8 x i8> %v3, %v4
%v6 = bitcast <8 x i8> %v5 to <1 x i64>
ret <1 x i64> %v6

%v3 = xor <8 x i8> %p0, %p1
ret <8 x i8> %v3

%v3 = bitcast i128 %p0 to <16 x i8>
%v4 = bitcast i128 %p1 to <16 x i8>
%v5 = xor <16 x i8> %v3, %v4
%v6 = bitcast <16 x i8> %v5 to i128
ret i128 %v6

%v3 = bitcast <8 x i16> %p0 to <16 x i8>
%v4 = bitcast <8 x i16> %p1 to <16 x i8>
%v5 = xor <16 x i8> %v3, %v4
%v6 = bitcast <16 x i8> %v5 to <8 x i16>
ret <8 x i16> %v6

%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = xor <16 x i8> %v3, %v4
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = xor <16 x i8> %p0, %p1
ret <16 x i8> %v3

%v3 = and <4 x i16> %p0, %p1
ret <4 x i16> %v3

%v3 = and <2 x i32> %p0, %p1
ret <2 x i32> %v3

%v3 = and <1 x i64> %p0, %p1
ret <1 x i64> %v3

%v3 = and <8 x i8> %p0, %p1
ret <8 x i8> %v3

%v3 = and <8 x i16> %p0, %p1
ret <8 x i16> %v3

%v3 = and <4 x i32> %p0, %p1
ret <4 x i32> %v3

%v3 = and <2 x i64> %p0, %p1
ret <2 x i64> %v3

%v3 = and <16 x i8> %p0, %p1
ret <16 x i8> %v3

%v3 = xor <4 x i16> %p1, <i16 -1, i16 -1, i16 -1, i16 -1>
%v4 = and <4 x i16> %p0, %v3
ret <4 x i16> %v4

%v3 = xor <2 x i32> %p1, <i32 -1, i32 -1>
%v4 = and <2 x i32> %p0, %v3
ret <2 x i32> %v4

%v3 = xor <1 x i64> %p1, <i64 -1>
%v4 = and <1 x i64> %p0, %v3
ret <1 x i64> %v4

%v3 = xor <8 x i8> %p1, <i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1>
%v4 = and <8 x i8> %p0, %v3
ret <8 x i8> %v4

%v3 = xor <8 x i16> %p1, <i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1>
%v4 = and <8 x i16> %p0, %v3
ret <8 x i16> %v4

%v3 = xor <4 x i32> %p1, <i32 -1, i32 -1, i32 -1, i32 -1>
%v4 = and <4 x i32> %p0, %v3
ret <4 x i32> %v4

%v3 = xor <2 x i64> %p1, <i64 -1, i64 -1>
%v4 = and <2 x i64> %p0, %v3
ret <2 x i64> %v4

%v3 = xor <16 x i8> %p1, <i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1>
%v4 = and <16 x i8> %p0, %v3
ret <16 x i8> %v4

%v3 = xor <4 x i16> %p0, %p1
ret <4 x i16> %v3

%v3 = xor <2 x i32> %p0, %p1
ret <2 x i32> %v3

%v3 = xor <1 x i64> %p0, %p1
ret <1 x i64> %v3

%v3 = xor <8 x i16> %p0, %p1
ret <8 x i16> %v3

%v3 = xor <4 x i32> %p0, %p1
ret <4 x i32> %v3

%v3 = xor <2 x i64> %p0, %p1
ret <2 x i64> %v3

%v3 = xor <4 x i16> %p1, <i16 -1, i16 -1, i16 -1, i16 -1>
%v4 = or <4 x i16> %p0, %v3
ret <4 x i16> %v4

%v3 = xor <2 x i32> %p1, <i32 -1, i32 -1>
%v4 = or <2 x i32> %p0, %v3
ret <2 x i32> %v4

%v3 = xor <1 x i64> %p1, <i64 -1>
%v4 = or <1 x i64> %p0, %v3
ret <1 x i64> %v4

%v3 = xor <8 x i8> %p1, <i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1>
%v4 = or <8 x i8> %p0, %v3
ret <8 x i8> %v4

%v3 = xor <8 x i16> %p1, <i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1>
%v4 = or <8 x i16> %p0, %v3
ret <8 x i16> %v4

%v3 = xor <4 x i32> %p1, <i32 -1, i32 -1, i32 -1, i32 -1>
%v4 = or <4 x i32> %p0, %v3
ret <4 x i32> %v4

%v3 = xor <2 x i64> %p1, <i64 -1, i64 -1>
%v4 = or <2 x i64> %p0, %v3
ret <2 x i64> %v4

%v3 = xor <16 x i8> %p1, <i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1>
%v4 = or <16 x i8> %p0, %v3
ret <16 x i8> %v4

%v3 = or <4 x i16> %p0, %p1
ret <4 x i16> %v3

%v3 = or <2 x i32> %p0, %p1
ret <2 x i32> %v3

%v3 = or <1 x i64> %p0, %p1
ret <1 x i64> %v3

%v3 = or <8 x i8> %p0, %p1
ret <8 x i8> %v3

%v3 = or <8 x i16> %p0, %p1
ret <8 x i16> %v3

%v3 = or <4 x i32> %p0, %p1
ret <4 x i32> %v3

%v3 = or <2 x i64> %p0, %p1
ret <2 x i64> %v3

%v3 = or <16 x i8> %p0, %p1
ret <16 x i8> %v3

declare <8 x i16> @llvm.aarch64.crypto.bcaxs.v8i16(<8 x i16>, <8 x i16>, <8 x i16>)
%v4 = call <8 x i16> @llvm.aarch64.crypto.bcaxs.v8i16(<8 x i16> %p0, <8 x i16> %p1, <8 x i16> %p2)
ret <8 x i16> %v4

declare <4 x i32> @llvm.aarch64.crypto.bcaxs.v4i32(<4 x i32>, <4 x i32>, <4 x i32>)
%v4 = call <4 x i32> @llvm.aarch64.crypto.bcaxs.v4i32(<4 x i32> %p0, <4 x i32> %p1, <4 x i32> %p2)
ret <4 x i32> %v4

declare <2 x i64> @llvm.aarch64.crypto.bcaxs.v2i64(<2 x i64>, <2 x i64>, <2 x i64>)
%v4 = call <2 x i64> @llvm.aarch64.crypto.bcaxs.v2i64(<2 x i64> %p0, <2 x i64> %p1, <2 x i64> %p2)
ret <2 x i64> %v4

declare <16 x i8> @llvm.aarch64.crypto.bcaxs.v16i8(<16 x i8>, <16 x i8>, <16 x i8>)
%v4 = call <16 x i8> @llvm.aarch64.crypto.bcaxs.v16i8(<16 x i8> %p0, <16 x i8> %p1, <16 x i8> %p2)
ret <16 x i8> %v4

declare <8 x i16> @llvm.aarch64.crypto.bcaxu.v8i16(<8 x i16>, <8 x i16>, <8 x i16>)
%v4 = call <8 x i16> @llvm.aarch64.crypto.bcaxu.v8i16(<8 x i16> %p0, <8 x i16> %p1, <8 x i16> %p2)
ret <8 x i16> %v4

declare <4 x i32> @llvm.aarch64.crypto.bcaxu.v4i32(<4 x i32>, <4 x i32>, <4 x i32>)
%v4 = call <4 x i32> @llvm.aarch64.crypto.bcaxu.v4i32(<4 x i32> %p0, <4 x i32> %p1, <4 x i32> %p2)
ret <4 x i32> %v4

declare <2 x i64> @llvm.aarch64.crypto.bcaxu.v2i64(<2 x i64>, <2 x i64>, <2 x i64>)
%v4 = call <2 x i64> @llvm.aarch64.crypto.bcaxu.v2i64(<2 x i64> %p0, <2 x i64> %p1, <2 x i64> %p2)
ret <2 x i64> %v4

declare <16 x i8> @llvm.aarch64.crypto.bcaxu.v16i8(<16 x i8>, <16 x i8>, <16 x i8>)
%v4 = call <16 x i8> @llvm.aarch64.crypto.bcaxu.v16i8(<16 x i8> %p0, <16 x i8> %p1, <16 x i8> %p2)
ret <16 x i8> %v4

%v4 = and <4 x i16> %p0, %p1
%v5 = xor <4 x i16> %p0, <i16 -1, i16 -1, i16 -1, i16 -1>
%v6 = and <4 x i16> %v5, %p2
%v7 = or <4 x i16> %v4, %v6
ret <4 x i16> %v7

%v4 = and <1 x i64> %p0, %p1
%v5 = xor <1 x i64> %p0, <i64 -1>
%v6 = and <1 x i64> %v5, %p2
%v7 = or <1 x i64> %v4, %v6
ret <1 x i64> %v7

%v4 = and <8 x i8> %p0, %p1
%v5 = xor <8 x i8> %p0, <i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1>
%v6 = and <8 x i8> %v5, %p2
%v7 = or <8 x i8> %v4, %v6
ret <8 x i8> %v7

%v4 = and <2 x i32> %p0, %p1
%v5 = xor <2 x i32> %p0, <i32 -1, i32 -1>
%v6 = and <2 x i32> %v5, %p2
%v7 = or <2 x i32> %v4, %v6
ret <2 x i32> %v7

%v4 = and <8 x i16> %p0, %p1
%v5 = xor <8 x i16> %p0, <i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1>
%v6 = and <8 x i16> %v5, %p2
%v7 = or <8 x i16> %v4, %v6
ret <8 x i16> %v7

%v4 = and <2 x i64> %p0, %p1
%v5 = xor <2 x i64> %p0, <i64 -1, i64 -1>
%v6 = and <2 x i64> %v5, %p2
%v7 = or <2 x i64> %v4, %v6
ret <2 x i64> %v7

%v4 = and <16 x i8> %p0, %p1
%v5 = xor <16 x i8> %p0, <i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1>
%v6 = and <16 x i8> %v5, %p2
%v7 = or <16 x i8> %v4, %v6
ret <16 x i8> %v7

%v4 = and <4 x i32> %p0, %p1
%v5 = xor <4 x i32> %p0, <i32 -1, i32 -1, i32 -1, i32 -1>
%v6 = and <4 x i32> %v5, %p2
%v7 = or <4 x i32> %v4, %v6
ret <4 x i32> %v7

declare <8 x i16> @llvm.aarch64.crypto.eor3s.v8i16(<8 x i16>, <8 x i16>, <8 x i16>)
%v4 = call <8 x i16> @llvm.aarch64.crypto.eor3s.v8i16(<8 x i16> %p0, <8 x i16> %p1, <8 x i16> %p2)
ret <8 x i16> %v4

declare <4 x i32> @llvm.aarch64.crypto.eor3s.v4i32(<4 x i32>, <4 x i32>, <4 x i32>)
%v4 = call <4 x i32> @llvm.aarch64.crypto.eor3s.v4i32(<4 x i32> %p0, <4 x i32> %p1, <4 x i32> %p2)
ret <4 x i32> %v4

declare <2 x i64> @llvm.aarch64.crypto.eor3s.v2i64(<2 x i64>, <2 x i64>, <2 x i64>)
%v4 = call <2 x i64> @llvm.aarch64.crypto.eor3s.v2i64(<2 x i64> %p0, <2 x i64> %p1, <2 x i64> %p2)
ret <2 x i64> %v4

declare <16 x i8> @llvm.aarch64.crypto.eor3s.v16i8(<16 x i8>, <16 x i8>, <16 x i8>)
%v4 = call <16 x i8> @llvm.aarch64.crypto.eor3s.v16i8(<16 x i8> %p0, <16 x i8> %p1, <16 x i8> %p2)
ret <16 x i8> %v4

declare <8 x i16> @llvm.aarch64.crypto.eor3u.v8i16(<8 x i16>, <8 x i16>, <8 x i16>)
%v4 = call <8 x i16> @llvm.aarch64.crypto.eor3u.v8i16(<8 x i16> %p0, <8 x i16> %p1, <8 x i16> %p2)
ret <8 x i16> %v4

declare <4 x i32> @llvm.aarch64.crypto.eor3u.v4i32(<4 x i32>, <4 x i32>, <4 x i32>)
%v4 = call <4 x i32> @llvm.aarch64.crypto.eor3u.v4i32(<4 x i32> %p0, <4 x i32> %p1, <4 x i32> %p2)
ret <4 x i32> %v4

declare <2 x i64> @llvm.aarch64.crypto.eor3u.v2i64(<2 x i64>, <2 x i64>, <2 x i64>)
%v4 = call <2 x i64> @llvm.aarch64.crypto.eor3u.v2i64(<2 x i64> %p0, <2 x i64> %p1, <2 x i64> %p2)
ret <2 x i64> %v4

declare <16 x i8> @llvm.aarch64.crypto.eor3u.v16i8(<16 x i8>, <16 x i8>, <16 x i8>)
%v4 = call <16 x i8> @llvm.aarch64.crypto.eor3u.v16i8(<16 x i8> %p0, <16 x i8> %p1, <16 x i8> %p2)
ret <16 x i8> %v4

declare <2 x i64> @llvm.aarch64.crypto.rax1(<2 x i64>, <2 x i64>)
%v3 = call <2 x i64> @llvm.aarch64.crypto.rax1(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v3

declare <2 x i64> @llvm.aarch64.crypto.xar(<2 x i64>, <2 x i64>, i64 immarg)
%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = call <2 x i64> @llvm.aarch64.crypto.xar(<2 x i64> %p0, <2 x i64> %p1, i64 {0:1:0})
ret <2 x i64> %v5

%v3 = extractelement <1 x i64> %p1, i32 0
%v4 = insertelement <2 x i64> %p0, i64 %v3, i32 {0:1:0}
ret <2 x i64> %v4

%v3 = insertelement <2 x i32> %p1, i32 %p0, i32 {0:1:0}
ret <2 x i32> %v3

%v3 = insertelement <2 x i64> %p1, i64 %p0, i32 {0:1:0}
ret <2 x i64> %v3

%v3 = insertelement <4 x i16> %p1, i16 %p0, i32 {0:1:0}
ret <4 x i16> %v3

%v3 = insertelement <8 x i8> %p1, i8 %p0, i32 {0:1:0}
ret <8 x i8> %v3

%v3 = insertelement <8 x i16> %p1, i16 %p0, i32 {0:1:0}
ret <8 x i16> %v3

%v3 = insertelement <16 x i8> %p1, i8 %p0, i32 {0:1:0}
ret <16 x i8> %v3

%v3 = insertelement <4 x i32> %p1, i32 %p0, i32 {0:1:0}
ret <4 x i32> %v3

declare <8 x i8> @llvm.aarch64.neon.pmul.v8i8(<8 x i8>, <8 x i8>)
%v3 = call <8 x i8> @llvm.aarch64.neon.pmul.v8i8(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i8> %v3

declare <8 x i16> @llvm.aarch64.neon.pmull.v8i16(<8 x i8>, <8 x i8>)
%v3 = shufflevector <16 x i8> %p0, <16 x i8> %p0, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v4 = shufflevector <16 x i8> %p1, <16 x i8> %p1, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v5 = call <8 x i16> @llvm.aarch64.neon.pmull.v8i16(<8 x i8> %v3, <8 x i8> %v4)
ret <8 x i16> %v5

%v3 = call <8 x i16> @llvm.aarch64.neon.pmull.v8i16(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i16> %v3

declare <16 x i8> @llvm.aarch64.neon.pmul.v16i8(<16 x i8>, <16 x i8>)
%v3 = call <16 x i8> @llvm.aarch64.neon.pmul.v16i8(<16 x i8> %p0, <16 x i8> %p1)
ret <16 x i8> %v3

declare <16 x i8> @llvm.aarch64.neon.pmull64(i64, i64)
%v3 = shufflevector <2 x i64> %p0, <2 x i64> %p0, <1 x i32> <i32 1>
%v4 = bitcast <1 x i64> %v3 to i64
%v5 = shufflevector <2 x i64> %p1, <2 x i64> %p1, <1 x i32> <i32 1>
%v6 = bitcast <1 x i64> %v5 to i64
%v7 = call <16 x i8> @llvm.aarch64.neon.pmull64(i64 %v4, i64 %v6)
%v8 = bitcast <16 x i8> %v7 to i128
ret i128 %v8

%v3 = call <16 x i8> @llvm.aarch64.neon.pmull64(i64 %p0, i64 %p1)
%v4 = bitcast <16 x i8> %v3 to i128
ret i128 %v4

%v2 = icmp eq <1 x i64> %p0, zeroinitializer
%v3 = sext <1 x i1> %v2 to <1 x i64>
ret <1 x i64> %v3

%v2 = icmp eq <8 x i8> %p0, zeroinitializer
%v3 = sext <8 x i1> %v2 to <8 x i8>
ret <8 x i8> %v3

%v2 = icmp eq <4 x i16> %p0, zeroinitializer
%v3 = sext <4 x i1> %v2 to <4 x i16>
ret <4 x i16> %v3

%v2 = icmp eq <2 x i32> %p0, zeroinitializer
%v3 = sext <2 x i1> %v2 to <2 x i32>
ret <2 x i32> %v3

%v0 = call i64 asm "cmeq ${0:d}, ${1:d}, #0", "=w,w"(i64 %p0)
ret i64 %v0

%v2 = icmp eq <2 x i64> %p0, zeroinitializer
%v3 = sext <2 x i1> %v2 to <2 x i64>
ret <2 x i64> %v3

%v2 = icmp eq <16 x i8> %p0, zeroinitializer
%v3 = sext <16 x i1> %v2 to <16 x i8>
ret <16 x i8> %v3

%v2 = icmp eq <8 x i16> %p0, zeroinitializer
%v3 = sext <8 x i1> %v2 to <8 x i16>
ret <8 x i16> %v3

%v2 = icmp eq <4 x i32> %p0, zeroinitializer
%v3 = sext <4 x i1> %v2 to <4 x i32>
ret <4 x i32> %v3

%v2 = icmp sge <4 x i16> %p0, zeroinitializer
%v3 = sext <4 x i1> %v2 to <4 x i16>
ret <4 x i16> %v3

%v2 = icmp sge <2 x i32> %p0, zeroinitializer
%v3 = sext <2 x i1> %v2 to <2 x i32>
ret <2 x i32> %v3

%v2 = icmp sge <1 x i64> %p0, zeroinitializer
%v3 = sext <1 x i1> %v2 to <1 x i64>
ret <1 x i64> %v3

%v2 = icmp sge <8 x i8> %p0, zeroinitializer
%v3 = sext <8 x i1> %v2 to <8 x i8>
ret <8 x i8> %v3

%v0 = call i64 asm "cmge ${0:d}, ${1:d}, #0", "=w,w"(i64 %p0)
ret i64 %v0

%v2 = icmp sge <8 x i16> %p0, zeroinitializer
%v3 = sext <8 x i1> %v2 to <8 x i16>
ret <8 x i16> %v3

%v2 = icmp sge <4 x i32> %p0, zeroinitializer
%v3 = sext <4 x i1> %v2 to <4 x i32>
ret <4 x i32> %v3

%v2 = icmp sge <2 x i64> %p0, zeroinitializer
%v3 = sext <2 x i1> %v2 to <2 x i64>
ret <2 x i64> %v3

%v2 = icmp sge <16 x i8> %p0, zeroinitializer
%v3 = sext <16 x i1> %v2 to <16 x i8>
ret <16 x i8> %v3

%v2 = icmp sgt <4 x i16> %p0, zeroinitializer
%v3 = sext <4 x i1> %v2 to <4 x i16>
ret <4 x i16> %v3

%v2 = icmp sgt <2 x i32> %p0, zeroinitializer
%v3 = sext <2 x i1> %v2 to <2 x i32>
ret <2 x i32> %v3

%v2 = icmp sgt <1 x i64> %p0, zeroinitializer
%v3 = sext <1 x i1> %v2 to <1 x i64>
ret <1 x i64> %v3

%v2 = icmp sgt <8 x i8> %p0, zeroinitializer
%v3 = sext <8 x i1> %v2 to <8 x i8>
ret <8 x i8> %v3

%v0 = call i64 asm "cmgt ${0:d}, ${1:d}, #0", "=w,w"(i64 %p0)
ret i64 %v0

%v2 = icmp sgt <8 x i16> %p0, zeroinitializer
%v3 = sext <8 x i1> %v2 to <8 x i16>
ret <8 x i16> %v3

%v2 = icmp sgt <4 x i32> %p0, zeroinitializer
%v3 = sext <4 x i1> %v2 to <4 x i32>
ret <4 x i32> %v3

%v2 = icmp sgt <2 x i64> %p0, zeroinitializer
%v3 = sext <2 x i1> %v2 to <2 x i64>
ret <2 x i64> %v3

%v2 = icmp sgt <16 x i8> %p0, zeroinitializer
%v3 = sext <16 x i1> %v2 to <16 x i8>
ret <16 x i8> %v3

%v2 = icmp sle <4 x i16> %p0, zeroinitializer
%v3 = sext <4 x i1> %v2 to <4 x i16>
ret <4 x i16> %v3

%v2 = icmp sle <2 x i32> %p0, zeroinitializer
%v3 = sext <2 x i1> %v2 to <2 x i32>
ret <2 x i32> %v3

%v2 = icmp sle <1 x i64> %p0, zeroinitializer
%v3 = sext <1 x i1> %v2 to <1 x i64>
ret <1 x i64> %v3

%v2 = icmp sle <8 x i8> %p0, zeroinitializer
%v3 = sext <8 x i1> %v2 to <8 x i8>
ret <8 x i8> %v3

%v0 = call i64 asm "cmle ${0:d}, ${1:d}, #0", "=w,w"(i64 %p0)
ret i64 %v0

%v2 = icmp sle <8 x i16> %p0, zeroinitializer
%v3 = sext <8 x i1> %v2 to <8 x i16>
ret <8 x i16> %v3

%v2 = icmp sle <4 x i32> %p0, zeroinitializer
%v3 = sext <4 x i1> %v2 to <4 x i32>
ret <4 x i32> %v3

%v2 = icmp sle <2 x i64> %p0, zeroinitializer
%v3 = sext <2 x i1> %v2 to <2 x i64>
ret <2 x i64> %v3

%v2 = icmp sle <16 x i8> %p0, zeroinitializer
%v3 = sext <16 x i1> %v2 to <16 x i8>
ret <16 x i8> %v3

%v2 = icmp slt <4 x i16> %p0, zeroinitializer
%v3 = sext <4 x i1> %v2 to <4 x i16>
ret <4 x i16> %v3

%v2 = icmp slt <2 x i32> %p0, zeroinitializer
%v3 = sext <2 x i1> %v2 to <2 x i32>
ret <2 x i32> %v3

%v2 = icmp slt <1 x i64> %p0, zeroinitializer
%v3 = sext <1 x i1> %v2 to <1 x i64>
ret <1 x i64> %v3

%v2 = icmp slt <8 x i8> %p0, zeroinitializer
%v3 = sext <8 x i1> %v2 to <8 x i8>
ret <8 x i8> %v3

%v0 = call i64 asm "cmlt ${0:d}, ${1:d}, #0", "=w,w"(i64 %p0)
ret i64 %v0

%v2 = icmp slt <8 x i16> %p0, zeroinitializer
%v3 = sext <8 x i1> %v2 to <8 x i16>
ret <8 x i16> %v3

%v2 = icmp slt <4 x i32> %p0, zeroinitializer
%v3 = sext <4 x i1> %v2 to <4 x i32>
ret <4 x i32> %v3

%v2 = icmp slt <2 x i64> %p0, zeroinitializer
%v3 = sext <2 x i1> %v2 to <2 x i64>
ret <2 x i64> %v3

%v2 = icmp slt <16 x i8> %p0, zeroinitializer
%v3 = sext <16 x i1> %v2 to <16 x i8>
ret <16 x i8> %v3

%v3 = icmp eq <1 x i64> %p0, %p1
%v4 = sext <1 x i1> %v3 to <1 x i64>
ret <1 x i64> %v4

%v3 = icmp eq <8 x i8> %p0, %p1
%v4 = sext <8 x i1> %v3 to <8 x i8>
ret <8 x i8> %v4

%v3 = icmp eq <4 x i16> %p0, %p1
%v4 = sext <4 x i1> %v3 to <4 x i16>
ret <4 x i16> %v4

%v3 = icmp eq <2 x i32> %p0, %p1
%v4 = sext <2 x i1> %v3 to <2 x i32>
ret <2 x i32> %v4

%v0 = call i64 asm "cmeq ${0:d}, ${1:d}, ${2:d}", "=w,w,w"(i64 %p0, i64 %p1)
ret i64 %v0

%v3 = icmp eq <2 x i64> %p0, %p1
%v4 = sext <2 x i1> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = icmp eq <16 x i8> %p0, %p1
%v4 = sext <16 x i1> %v3 to <16 x i8>
ret <16 x i8> %v4

%v3 = icmp eq <8 x i16> %p0, %p1
%v4 = sext <8 x i1> %v3 to <8 x i16>
ret <8 x i16> %v4

%v3 = icmp eq <4 x i32> %p0, %p1
%v4 = sext <4 x i1> %v3 to <4 x i32>
ret <4 x i32> %v4

%v3 = icmp sge <4 x i16> %p0, %p1
%v4 = sext <4 x i1> %v3 to <4 x i16>
ret <4 x i16> %v4

%v3 = icmp sge <2 x i32> %p0, %p1
%v4 = sext <2 x i1> %v3 to <2 x i32>
ret <2 x i32> %v4

%v3 = icmp sge <1 x i64> %p0, %p1
%v4 = sext <1 x i1> %v3 to <1 x i64>
ret <1 x i64> %v4

%v3 = icmp sge <8 x i8> %p0, %p1
%v4 = sext <8 x i1> %v3 to <8 x i8>
ret <8 x i8> %v4

%v3 = icmp uge <4 x i16> %p0, %p1
%v4 = sext <4 x i1> %v3 to <4 x i16>
ret <4 x i16> %v4

%v3 = icmp uge <2 x i32> %p0, %p1
%v4 = sext <2 x i1> %v3 to <2 x i32>
ret <2 x i32> %v4

%v3 = icmp uge <1 x i64> %p0, %p1
%v4 = sext <1 x i1> %v3 to <1 x i64>
ret <1 x i64> %v4

%v3 = icmp uge <8 x i8> %p0, %p1
%v4 = sext <8 x i1> %v3 to <8 x i8>
ret <8 x i8> %v4

%v0 = call i64 asm "cmge ${0:d}, ${1:d}, ${2:d}", "=w,w,w"(i64 %p0, i64 %p1)
ret i64 %v0

%v0 = call i64 asm "cmhs ${0:d}, ${1:d}, ${2:d}", "=w,w,w"(i64 %p0, i64 %p1)
ret i64 %v0

%v3 = icmp sge <8 x i16> %p0, %p1
%v4 = sext <8 x i1> %v3 to <8 x i16>
ret <8 x i16> %v4

%v3 = icmp sge <4 x i32> %p0, %p1
%v4 = sext <4 x i1> %v3 to <4 x i32>
ret <4 x i32> %v4

%v3 = icmp sge <2 x i64> %p0, %p1
%v4 = sext <2 x i1> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = icmp sge <16 x i8> %p0, %p1
%v4 = sext <16 x i1> %v3 to <16 x i8>
ret <16 x i8> %v4

%v3 = icmp uge <8 x i16> %p0, %p1
%v4 = sext <8 x i1> %v3 to <8 x i16>
ret <8 x i16> %v4

%v3 = icmp uge <4 x i32> %p0, %p1
%v4 = sext <4 x i1> %v3 to <4 x i32>
ret <4 x i32> %v4

%v3 = icmp uge <2 x i64> %p0, %p1
%v4 = sext <2 x i1> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = icmp uge <16 x i8> %p0, %p1
%v4 = sext <16 x i1> %v3 to <16 x i8>
ret <16 x i8> %v4

%v3 = icmp sgt <4 x i16> %p0, %p1
%v4 = sext <4 x i1> %v3 to <4 x i16>
ret <4 x i16> %v4

%v3 = icmp sgt <2 x i32> %p0, %p1
%v4 = sext <2 x i1> %v3 to <2 x i32>
ret <2 x i32> %v4

%v3 = icmp sgt <1 x i64> %p0, %p1
%v4 = sext <1 x i1> %v3 to <1 x i64>
ret <1 x i64> %v4

%v3 = icmp sgt <8 x i8> %p0, %p1
%v4 = sext <8 x i1> %v3 to <8 x i8>
ret <8 x i8> %v4

%v3 = icmp ugt <4 x i16> %p0, %p1
%v4 = sext <4 x i1> %v3 to <4 x i16>
ret <4 x i16> %v4

%v3 = icmp ugt <2 x i32> %p0, %p1
%v4 = sext <2 x i1> %v3 to <2 x i32>
ret <2 x i32> %v4

%v3 = icmp ugt <1 x i64> %p0, %p1
%v4 = sext <1 x i1> %v3 to <1 x i64>
ret <1 x i64> %v4

%v3 = icmp ugt <8 x i8> %p0, %p1
%v4 = sext <8 x i1> %v3 to <8 x i8>
ret <8 x i8> %v4

%v0 = call i64 asm "cmgt ${0:d}, ${1:d}, ${2:d}", "=w,w,w"(i64 %p0, i64 %p1)
ret i64 %v0

%v0 = call i64 asm "cmhi ${0:d}, ${1:d}, ${2:d}", "=w,w,w"(i64 %p0, i64 %p1)
ret i64 %v0

%v3 = icmp sgt <8 x i16> %p0, %p1
%v4 = sext <8 x i1> %v3 to <8 x i16>
ret <8 x i16> %v4

%v3 = icmp sgt <4 x i32> %p0, %p1
%v4 = sext <4 x i1> %v3 to <4 x i32>
ret <4 x i32> %v4

%v3 = icmp sgt <2 x i64> %p0, %p1
%v4 = sext <2 x i1> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = icmp sgt <16 x i8> %p0, %p1
%v4 = sext <16 x i1> %v3 to <16 x i8>
ret <16 x i8> %v4

%v3 = icmp ugt <8 x i16> %p0, %p1
%v4 = sext <8 x i1> %v3 to <8 x i16>
ret <8 x i16> %v4

%v3 = icmp ugt <4 x i32> %p0, %p1
%v4 = sext <4 x i1> %v3 to <4 x i32>
ret <4 x i32> %v4

%v3 = icmp ugt <2 x i64> %p0, %p1
%v4 = sext <2 x i1> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = icmp ugt <16 x i8> %p0, %p1
%v4 = sext <16 x i1> %v3 to <16 x i8>
ret <16 x i8> %v4

%v3 = icmp sle <4 x i16> %p0, %p1
%v4 = sext <4 x i1> %v3 to <4 x i16>
ret <4 x i16> %v4

%v3 = icmp sle <2 x i32> %p0, %p1
%v4 = sext <2 x i1> %v3 to <2 x i32>
ret <2 x i32> %v4

%v3 = icmp sle <1 x i64> %p0, %p1
%v4 = sext <1 x i1> %v3 to <1 x i64>
ret <1 x i64> %v4

%v3 = icmp sle <8 x i8> %p0, %p1
%v4 = sext <8 x i1> %v3 to <8 x i8>
ret <8 x i8> %v4

%v3 = icmp ule <4 x i16> %p0, %p1
%v4 = sext <4 x i1> %v3 to <4 x i16>
ret <4 x i16> %v4

%v3 = icmp ule <2 x i32> %p0, %p1
%v4 = sext <2 x i1> %v3 to <2 x i32>
ret <2 x i32> %v4

%v3 = icmp ule <1 x i64> %p0, %p1
%v4 = sext <1 x i1> %v3 to <1 x i64>
ret <1 x i64> %v4

%v3 = icmp ule <8 x i8> %p0, %p1
%v4 = sext <8 x i1> %v3 to <8 x i8>
ret <8 x i8> %v4

%v0 = call i64 asm "cmge ${0:d}, ${2:d}, ${1:d}", "=w,w,w"(i64 %p0, i64 %p1)
ret i64 %v0

%v0 = call i64 asm "cmhs ${0:d}, ${2:d}, ${1:d}", "=w,w,w"(i64 %p0, i64 %p1)
ret i64 %v0

%v3 = icmp sle <8 x i16> %p0, %p1
%v4 = sext <8 x i1> %v3 to <8 x i16>
ret <8 x i16> %v4

%v3 = icmp sle <4 x i32> %p0, %p1
%v4 = sext <4 x i1> %v3 to <4 x i32>
ret <4 x i32> %v4

%v3 = icmp sle <2 x i64> %p0, %p1
%v4 = sext <2 x i1> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = icmp sle <16 x i8> %p0, %p1
%v4 = sext <16 x i1> %v3 to <16 x i8>
ret <16 x i8> %v4

%v3 = icmp ule <8 x i16> %p0, %p1
%v4 = sext <8 x i1> %v3 to <8 x i16>
ret <8 x i16> %v4

%v3 = icmp ule <4 x i32> %p0, %p1
%v4 = sext <4 x i1> %v3 to <4 x i32>
ret <4 x i32> %v4

%v3 = icmp ule <2 x i64> %p0, %p1
%v4 = sext <2 x i1> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = icmp ule <16 x i8> %p0, %p1
%v4 = sext <16 x i1> %v3 to <16 x i8>
ret <16 x i8> %v4

%v3 = icmp slt <4 x i16> %p0, %p1
%v4 = sext <4 x i1> %v3 to <4 x i16>
ret <4 x i16> %v4

%v3 = icmp slt <2 x i32> %p0, %p1
%v4 = sext <2 x i1> %v3 to <2 x i32>
ret <2 x i32> %v4

%v3 = icmp slt <1 x i64> %p0, %p1
%v4 = sext <1 x i1> %v3 to <1 x i64>
ret <1 x i64> %v4

%v3 = icmp slt <8 x i8> %p0, %p1
%v4 = sext <8 x i1> %v3 to <8 x i8>
ret <8 x i8> %v4

%v3 = icmp ult <4 x i16> %p0, %p1
%v4 = sext <4 x i1> %v3 to <4 x i16>
ret <4 x i16> %v4

%v3 = icmp ult <2 x i32> %p0, %p1
%v4 = sext <2 x i1> %v3 to <2 x i32>
ret <2 x i32> %v4

%v3 = icmp ult <1 x i64> %p0, %p1
%v4 = sext <1 x i1> %v3 to <1 x i64>
ret <1 x i64> %v4

%v3 = icmp ult <8 x i8> %p0, %p1
%v4 = sext <8 x i1> %v3 to <8 x i8>
ret <8 x i8> %v4

%v0 = call i64 asm "cmgt ${0:d}, ${2:d}, ${1:d}", "=w,w,w"(i64 %p0, i64 %p1)
ret i64 %v0

%v0 = call i64 asm "cmhi ${0:d}, ${2:d}, ${1:d}", "=w,w,w"(i64 %p0, i64 %p1)
ret i64 %v0

%v3 = icmp slt <8 x i16> %p0, %p1
%v4 = sext <8 x i1> %v3 to <8 x i16>
ret <8 x i16> %v4

%v3 = icmp slt <4 x i32> %p0, %p1
%v4 = sext <4 x i1> %v3 to <4 x i32>
ret <4 x i32> %v4

%v3 = icmp slt <2 x i64> %p0, %p1
%v4 = sext <2 x i1> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = icmp slt <16 x i8> %p0, %p1
%v4 = sext <16 x i1> %v3 to <16 x i8>
ret <16 x i8> %v4

%v3 = icmp ult <8 x i16> %p0, %p1
%v4 = sext <8 x i1> %v3 to <8 x i16>
ret <8 x i16> %v4

%v3 = icmp ult <4 x i32> %p0, %p1
%v4 = sext <4 x i1> %v3 to <4 x i32>
ret <4 x i32> %v4

%v3 = icmp ult <2 x i64> %p0, %p1
%v4 = sext <2 x i1> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = icmp ult <16 x i8> %p0, %p1
%v4 = sext <16 x i1> %v3 to <16 x i8>
ret <16 x i8> %v4

declare <8 x i8> @llvm.aarch64.neon.tbl1.v8i8(<16 x i8>, <8 x i8>)
%v4 = shufflevector <8 x i8> %p1, <8 x i8> zeroinitializer, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v5 = call <8 x i8> @llvm.aarch64.neon.tbl1.v8i8(<16 x i8> %v4, <8 x i8> %p2)
%v6 = icmp uge <8 x i8> %p2, <i8 8, i8 8, i8 8, i8 8, i8 8, i8 8, i8 8, i8 8>
%v7 = sext <8 x i1> %v6 to <8 x i8>
%v8 = and <8 x i8> %v7, %p0
%v9 = xor <8 x i8> %v7, <i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1>
%v10 = and <8 x i8> %v9, %v5
%v11 = or <8 x i8> %v8, %v10
ret <8 x i8> %v11

declare <8 x i8> @llvm.aarch64.neon.tbl2.v8i8(<16 x i8>, <16 x i8>, <8 x i8>)
%s1.0 = shufflevector <24 x i8> %p1, <24 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%s1.upto0 = insertvalue [3 x <8 x i8>] poison, <8 x i8> %s1.0, 0
%s1.1 = shufflevector <24 x i8> %p1, <24 x i8> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%s1.upto1 = insertvalue [3 x <8 x i8>] %s1.upto0, <8 x i8> %s1.1, 1
%s1.2 = shufflevector <24 x i8> %p1, <24 x i8> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
%s1 = insertvalue [3 x <8 x i8>] %s1.upto1, <8 x i8> %s1.2, 2
%v.fca.0.extract = extractvalue [3 x <8 x i8>] %s1, 0
%v.fca.1.extract = extractvalue [3 x <8 x i8>] %s1, 1
%v.fca.2.extract = extractvalue [3 x <8 x i8>] %s1, 2
%v4 = shufflevector <8 x i8> %v.fca.0.extract, <8 x i8> %v.fca.1.extract, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v5 = shufflevector <8 x i8> %v.fca.2.extract, <8 x i8> zeroinitializer, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v6 = call <8 x i8> @llvm.aarch64.neon.tbl2.v8i8(<16 x i8> %v4, <16 x i8> %v5, <8 x i8> %p2)
%v7 = icmp uge <8 x i8> %p2, <i8 24, i8 24, i8 24, i8 24, i8 24, i8 24, i8 24, i8 24>
%v8 = sext <8 x i1> %v7 to <8 x i8>
%v9 = and <8 x i8> %v8, %p0
%v10 = xor <8 x i8> %v8, <i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1>
%v11 = and <8 x i8> %v10, %v6
%v12 = or <8 x i8> %v9, %v11
ret <8 x i8> %v12

%v2 = shufflevector <8 x i16> %p0, <8 x i16> %p0, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v3 = sext <4 x i16> %v2 to <4 x i32>
ret <4 x i32> %v3

%v2 = shufflevector <4 x i32> %p0, <4 x i32> %p0, <2 x i32> <i32 2, i32 3>
%v3 = sext <2 x i32> %v2 to <2 x i64>
ret <2 x i64> %v3

%v2 = shufflevector <16 x i8> %p0, <16 x i8> %p0, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v3 = sext <8 x i8> %v2 to <8 x i16>
ret <8 x i16> %v3

%v2 = sext <4 x i16> %p0 to <4 x i32>
ret <4 x i32> %v2

%v2 = sext <2 x i32> %p0 to <2 x i64>
ret <2 x i64> %v2

%v2 = sext <8 x i8> %p0 to <8 x i16>
ret <8 x i16> %v2

%v2 = sub <4 x i16> zeroinitializer, %p0
ret <4 x i16> %v2

%v2 = sub <2 x i32> zeroinitializer, %p0
ret <2 x i32> %v2

%v2 = sub <1 x i64> zeroinitializer, %p0
ret <1 x i64> %v2

%v2 = sub <8 x i8> zeroinitializer, %p0
ret <8 x i8> %v2

%v2 = sub i64 0, %p0
ret i64 %v2

%v2 = sub <8 x i16> zeroinitializer, %p0
ret <8 x i16> %v2

%v2 = sub <4 x i32> zeroinitializer, %p0
ret <4 x i32> %v2

%v2 = sub <2 x i64> zeroinitializer, %p0
ret <2 x i64> %v2

%v2 = sub <16 x i8> zeroinitializer, %p0
ret <16 x i8> %v2

declare <8 x i8> @llvm.aarch64.neon.sqxtn.v8i8(<8 x i16>)
%v3 = call <8 x i8> @llvm.aarch64.neon.sqxtn.v8i8(<8 x i16> %p1)
%v4 = shufflevector <8 x i8> %p0, <8 x i8> %v3, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
ret <16 x i8> %v4

declare <4 x i16> @llvm.aarch64.neon.sqxtn.v4i16(<4 x i32>)
%v3 = call <4 x i16> @llvm.aarch64.neon.sqxtn.v4i16(<4 x i32> %p1)
%v4 = shufflevector <4 x i16> %p0, <4 x i16> %v3, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
ret <8 x i16> %v4

declare <2 x i32> @llvm.aarch64.neon.sqxtn.v2i32(<2 x i64>)
%v3 = call <2 x i32> @llvm.aarch64.neon.sqxtn.v2i32(<2 x i64> %p1)
%v4 = shufflevector <2 x i32> %p0, <2 x i32> %v3, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
ret <4 x i32> %v4

declare <8 x i8> @llvm.aarch64.neon.uqxtn.v8i8(<8 x i16>)
%v3 = call <8 x i8> @llvm.aarch64.neon.uqxtn.v8i8(<8 x i16> %p1)
%v4 = shufflevector <8 x i8> %p0, <8 x i8> %v3, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
ret <16 x i8> %v4

declare <4 x i16> @llvm.aarch64.neon.uqxtn.v4i16(<4 x i32>)
%v3 = call <4 x i16> @llvm.aarch64.neon.uqxtn.v4i16(<4 x i32> %p1)
%v4 = shufflevector <4 x i16> %p0, <4 x i16> %v3, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
ret <8 x i16> %v4

declare <2 x i32> @llvm.aarch64.neon.uqxtn.v2i32(<2 x i64>)
%v3 = call <2 x i32> @llvm.aarch64.neon.uqxtn.v2i32(<2 x i64> %p1)
%v4 = shufflevector <2 x i32> %p0, <2 x i32> %v3, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
ret <4 x i32> %v4

%v2 = call <8 x i8> @llvm.aarch64.neon.sqxtn.v8i8(<8 x i16> %p0)
ret <8 x i8> %v2

%v2 = call <4 x i16> @llvm.aarch64.neon.sqxtn.v4i16(<4 x i32> %p0)
ret <4 x i16> %v2

%v2 = call <2 x i32> @llvm.aarch64.neon.sqxtn.v2i32(<2 x i64> %p0)
ret <2 x i32> %v2

%v2 = call <8 x i8> @llvm.aarch64.neon.uqxtn.v8i8(<8 x i16> %p0)
ret <8 x i8> %v2

%v2 = call <4 x i16> @llvm.aarch64.neon.uqxtn.v4i16(<4 x i32> %p0)
ret <4 x i16> %v2

%v2 = call <2 x i32> @llvm.aarch64.neon.uqxtn.v2i32(<2 x i64> %p0)
ret <2 x i32> %v2

declare i32 @llvm.aarch64.neon.scalar.sqxtn.i32.i64(i64)
%v2 = call i32 @llvm.aarch64.neon.scalar.sqxtn.i32.i64(i64 %p0)
ret i32 %v2

declare i32 @llvm.aarch64.neon.scalar.uqxtn.i32.i64(i64)
%v2 = call i32 @llvm.aarch64.neon.scalar.uqxtn.i32.i64(i64 %p0)
ret i32 %v2

%v2 = insertelement <8 x i16> poison, i16 %p0, i64 0
%v3 = call <8 x i8> @llvm.aarch64.neon.sqxtn.v8i8(<8 x i16> %v2)
%v4 = extractelement <8 x i8> %v3, i64 0
ret i8 %v4

%v2 = insertelement <8 x i16> poison, i16 %p0, i64 0
%v3 = call <8 x i8> @llvm.aarch64.neon.uqxtn.v8i8(<8 x i16> %v2)
%v4 = extractelement <8 x i8> %v3, i64 0
ret i8 %v4

%v2 = insertelement <4 x i32> poison, i32 %p0, i64 0
%v3 = call <4 x i16> @llvm.aarch64.neon.sqxtn.v4i16(<4 x i32> %v2)
%v4 = extractelement <4 x i16> %v3, i64 0
ret i16 %v4

%v2 = insertelement <4 x i32> poison, i32 %p0, i64 0
%v3 = call <4 x i16> @llvm.aarch64.neon.uqxtn.v4i16(<4 x i32> %v2)
%v4 = extractelement <4 x i16> %v3, i64 0
ret i16 %v4

declare <8 x i8> @llvm.aarch64.neon.sqxtun.v8i8(<8 x i16>)
%v3 = call <8 x i8> @llvm.aarch64.neon.sqxtun.v8i8(<8 x i16> %p1)
%v4 = shufflevector <8 x i8> %p0, <8 x i8> %v3, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
ret <16 x i8> %v4

declare <4 x i16> @llvm.aarch64.neon.sqxtun.v4i16(<4 x i32>)
%v3 = call <4 x i16> @llvm.aarch64.neon.sqxtun.v4i16(<4 x i32> %p1)
%v4 = shufflevector <4 x i16> %p0, <4 x i16> %v3, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
ret <8 x i16> %v4

declare <2 x i32> @llvm.aarch64.neon.sqxtun.v2i32(<2 x i64>)
%v3 = call <2 x i32> @llvm.aarch64.neon.sqxtun.v2i32(<2 x i64> %p1)
%v4 = shufflevector <2 x i32> %p0, <2 x i32> %v3, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
ret <4 x i32> %v4

%v2 = call <8 x i8> @llvm.aarch64.neon.sqxtun.v8i8(<8 x i16> %p0)
ret <8 x i8> %v2

%v2 = call <4 x i16> @llvm.aarch64.neon.sqxtun.v4i16(<4 x i32> %p0)
ret <4 x i16> %v2

%v2 = call <2 x i32> @llvm.aarch64.neon.sqxtun.v2i32(<2 x i64> %p0)
ret <2 x i32> %v2

declare i32 @llvm.aarch64.neon.scalar.sqxtun.i32.i64(i64)
%v2 = call i32 @llvm.aarch64.neon.scalar.sqxtun.i32.i64(i64 %p0)
ret i32 %v2

%v2 = insertelement <8 x i16> poison, i16 %p0, i64 0
%v3 = call <8 x i8> @llvm.aarch64.neon.sqxtun.v8i8(<8 x i16> %v2)
%v4 = extractelement <8 x i8> %v3, i64 0
ret i8 %v4

%v2 = insertelement <4 x i32> poison, i32 %p0, i64 0
%v3 = call <4 x i16> @llvm.aarch64.neon.sqxtun.v4i16(<4 x i32> %v2)
%v4 = extractelement <4 x i16> %v3, i64 0
ret i16 %v4

declare <4 x i16> @llvm.aarch64.neon.sqneg.v4i16(<4 x i16>)
%v2 = call <4 x i16> @llvm.aarch64.neon.sqneg.v4i16(<4 x i16> %p0)
ret <4 x i16> %v2

declare <2 x i32> @llvm.aarch64.neon.sqneg.v2i32(<2 x i32>)
%v2 = call <2 x i32> @llvm.aarch64.neon.sqneg.v2i32(<2 x i32> %p0)
ret <2 x i32> %v2

declare <1 x i64> @llvm.aarch64.neon.sqneg.v1i64(<1 x i64>)
%v2 = call <1 x i64> @llvm.aarch64.neon.sqneg.v1i64(<1 x i64> %p0)
ret <1 x i64> %v2

declare <8 x i8> @llvm.aarch64.neon.sqneg.v8i8(<8 x i8>)
%v2 = call <8 x i8> @llvm.aarch64.neon.sqneg.v8i8(<8 x i8> %p0)
ret <8 x i8> %v2

%v2 = insertelement <8 x i8> poison, i8 %p0, i64 0
%v3 = call <8 x i8> @llvm.aarch64.neon.sqneg.v8i8(<8 x i8> %v2)
%v4 = extractelement <8 x i8> %v3, i64 0
ret i8 %v4

declare i64 @llvm.aarch64.neon.sqneg.i64(i64)
%v2 = call i64 @llvm.aarch64.neon.sqneg.i64(i64 %p0)
ret i64 %v2

%v2 = insertelement <4 x i16> poison, i16 %p0, i64 0
%v3 = call <4 x i16> @llvm.aarch64.neon.sqneg.v4i16(<4 x i16> %v2)
%v4 = extractelement <4 x i16> %v3, i64 0
ret i16 %v4

declare <8 x i16> @llvm.aarch64.neon.sqneg.v8i16(<8 x i16>)
%v2 = call <8 x i16> @llvm.aarch64.neon.sqneg.v8i16(<8 x i16> %p0)
ret <8 x i16> %v2

declare <4 x i32> @llvm.aarch64.neon.sqneg.v4i32(<4 x i32>)
%v2 = call <4 x i32> @llvm.aarch64.neon.sqneg.v4i32(<4 x i32> %p0)
ret <4 x i32> %v2

declare <2 x i64> @llvm.aarch64.neon.sqneg.v2i64(<2 x i64>)
%v2 = call <2 x i64> @llvm.aarch64.neon.sqneg.v2i64(<2 x i64> %p0)
ret <2 x i64> %v2

declare <16 x i8> @llvm.aarch64.neon.sqneg.v16i8(<16 x i8>)
%v2 = call <16 x i8> @llvm.aarch64.neon.sqneg.v16i8(<16 x i8> %p0)
ret <16 x i8> %v2

declare i32 @llvm.aarch64.neon.sqneg.i32(i32)
%v2 = call i32 @llvm.aarch64.neon.sqneg.i32(i32 %p0)
ret i32 %v2

%v4 = call <2 x i32> @llvm.aarch64.neon.sdot.v2i32.v8i8(<2 x i32> %p0, <8 x i8> %p1, <8 x i8> %p2)
ret <2 x i32> %v4

%v4 = call <2 x i32> @llvm.aarch64.neon.udot.v2i32.v8i8(<2 x i32> %p0, <8 x i8> %p1, <8 x i8> %p2)
ret <2 x i32> %v4

%v4 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %p0, <16 x i8> %p1, <16 x i8> %p2)
ret <4 x i32> %v4

%v4 = call <4 x i32> @llvm.aarch64.neon.udot.v4i32.v16i8(<4 x i32> %p0, <16 x i8> %p1, <16 x i8> %p2)
ret <4 x i32> %v4

declare <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32>, <16 x i8>, <16 x i8>)
%v4 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %p0, <16 x i8> %p1, <16 x i8> %p2)
ret <4 x i32> %v4

declare <4 x i32> @llvm.aarch64.neon.ummla.v4i32.v16i8(<4 x i32>, <16 x i8>, <16 x i8>)
%v4 = call <4 x i32> @llvm.aarch64.neon.ummla.v4i32.v16i8(<4 x i32> %p0, <16 x i8> %p1, <16 x i8> %p2)
ret <4 x i32> %v4

%v4 = call <2 x i32> @llvm.aarch64.neon.usdot.v2i32.v8i8(<2 x i32> %p0, <8 x i8> %p1, <8 x i8> %p2)
ret <2 x i32> %v4

%v4 = call <4 x i32> @llvm.aarch64.neon.usdot.v4i32.v16i8(<4 x i32> %p0, <16 x i8> %p1, <16 x i8> %p2)
ret <4 x i32> %v4

declare <4 x i32> @llvm.aarch64.neon.usmmla.v4i32.v16i8(<4 x i32>, <16 x i8>, <16 x i8>)
%v4 = call <4 x i32> @llvm.aarch64.neon.usmmla.v4i32.v16i8(<4 x i32> %p0, <16 x i8> %p1, <16 x i8> %p2)
ret <4 x i32> %v4

declare <8 x i8> @llvm.bitreverse.v8i8(<8 x i8>)
%v2 = call <8 x i8> @llvm.bitreverse.v8i8(<8 x i8> %p0)
ret <8 x i8> %v2

declare <16 x i8> @llvm.bitreverse.v16i8(<16 x i8>)
%v2 = call <16 x i8> @llvm.bitreverse.v16i8(<16 x i8> %p0)
ret <16 x i8> %v2

declare <4 x i16> @llvm.ctlz.v4i16(<4 x i16>, i1 immarg)
%v2 = call <4 x i16> @llvm.ctlz.v4i16(<4 x i16> %p0, i1 false)
ret <4 x i16> %v2

declare <2 x i32> @llvm.ctlz.v2i32(<2 x i32>, i1 immarg)
%v2 = call <2 x i32> @llvm.ctlz.v2i32(<2 x i32> %p0, i1 false)
ret <2 x i32> %v2

declare <8 x i8> @llvm.ctlz.v8i8(<8 x i8>, i1 immarg)
%v2 = call <8 x i8> @llvm.ctlz.v8i8(<8 x i8> %p0, i1 false)
ret <8 x i8> %v2

declare <8 x i16> @llvm.ctlz.v8i16(<8 x i16>, i1 immarg)
%v2 = call <8 x i16> @llvm.ctlz.v8i16(<8 x i16> %p0, i1 false)
ret <8 x i16> %v2

declare <4 x i32> @llvm.ctlz.v4i32(<4 x i32>, i1 immarg)
%v2 = call <4 x i32> @llvm.ctlz.v4i32(<4 x i32> %p0, i1 false)
ret <4 x i32> %v2

declare <16 x i8> @llvm.ctlz.v16i8(<16 x i8>, i1 immarg)
%v2 = call <16 x i8> @llvm.ctlz.v16i8(<16 x i8> %p0, i1 false)
ret <16 x i8> %v2

declare <4 x i16> @llvm.aarch64.neon.cls.v4i16(<4 x i16>)
%v2 = call <4 x i16> @llvm.aarch64.neon.cls.v4i16(<4 x i16> %p0)
ret <4 x i16> %v2

declare <2 x i32> @llvm.aarch64.neon.cls.v2i32(<2 x i32>)
%v2 = call <2 x i32> @llvm.aarch64.neon.cls.v2i32(<2 x i32> %p0)
ret <2 x i32> %v2

declare <8 x i8> @llvm.aarch64.neon.cls.v8i8(<8 x i8>)
%v2 = call <8 x i8> @llvm.aarch64.neon.cls.v8i8(<8 x i8> %p0)
ret <8 x i8> %v2

declare <8 x i16> @llvm.aarch64.neon.cls.v8i16(<8 x i16>)
%v2 = call <8 x i16> @llvm.aarch64.neon.cls.v8i16(<8 x i16> %p0)
ret <8 x i16> %v2

declare <4 x i32> @llvm.aarch64.neon.cls.v4i32(<4 x i32>)
%v2 = call <4 x i32> @llvm.aarch64.neon.cls.v4i32(<4 x i32> %p0)
ret <4 x i32> %v2

declare <16 x i8> @llvm.aarch64.neon.cls.v16i8(<16 x i8>)
%v2 = call <16 x i8> @llvm.aarch64.neon.cls.v16i8(<16 x i8> %p0)
ret <16 x i8> %v2

declare <4 x i16> @llvm.aarch64.neon.smax.v4i16(<4 x i16>, <4 x i16>)
%v3 = call <4 x i16> @llvm.aarch64.neon.smax.v4i16(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i16> %v3

declare <2 x i32> @llvm.aarch64.neon.smax.v2i32(<2 x i32>, <2 x i32>)
%v3 = call <2 x i32> @llvm.aarch64.neon.smax.v2i32(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v3

declare <8 x i8> @llvm.aarch64.neon.smax.v8i8(<8 x i8>, <8 x i8>)
%v3 = call <8 x i8> @llvm.aarch64.neon.smax.v8i8(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i8> %v3

declare <4 x i16> @llvm.aarch64.neon.umax.v4i16(<4 x i16>, <4 x i16>)
%v3 = call <4 x i16> @llvm.aarch64.neon.umax.v4i16(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i16> %v3

declare <2 x i32> @llvm.aarch64.neon.umax.v2i32(<2 x i32>, <2 x i32>)
%v3 = call <2 x i32> @llvm.aarch64.neon.umax.v2i32(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v3

declare <8 x i8> @llvm.aarch64.neon.umax.v8i8(<8 x i8>, <8 x i8>)
%v3 = call <8 x i8> @llvm.aarch64.neon.umax.v8i8(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i8> %v3

declare <8 x i16> @llvm.aarch64.neon.smax.v8i16(<8 x i16>, <8 x i16>)
%v3 = call <8 x i16> @llvm.aarch64.neon.smax.v8i16(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i16> %v3

declare <4 x i32> @llvm.aarch64.neon.smax.v4i32(<4 x i32>, <4 x i32>)
%v3 = call <4 x i32> @llvm.aarch64.neon.smax.v4i32(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i32> %v3

declare <16 x i8> @llvm.aarch64.neon.smax.v16i8(<16 x i8>, <16 x i8>)
%v3 = call <16 x i8> @llvm.aarch64.neon.smax.v16i8(<16 x i8> %p0, <16 x i8> %p1)
ret <16 x i8> %v3

declare <8 x i16> @llvm.aarch64.neon.umax.v8i16(<8 x i16>, <8 x i16>)
%v3 = call <8 x i16> @llvm.aarch64.neon.umax.v8i16(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i16> %v3

declare <4 x i32> @llvm.aarch64.neon.umax.v4i32(<4 x i32>, <4 x i32>)
%v3 = call <4 x i32> @llvm.aarch64.neon.umax.v4i32(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i32> %v3

declare <16 x i8> @llvm.aarch64.neon.umax.v16i8(<16 x i8>, <16 x i8>)
%v3 = call <16 x i8> @llvm.aarch64.neon.umax.v16i8(<16 x i8> %p0, <16 x i8> %p1)
ret <16 x i8> %v3

declare <4 x i16> @llvm.aarch64.neon.smin.v4i16(<4 x i16>, <4 x i16>)
%v3 = call <4 x i16> @llvm.aarch64.neon.smin.v4i16(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i16> %v3

declare <2 x i32> @llvm.aarch64.neon.smin.v2i32(<2 x i32>, <2 x i32>)
%v3 = call <2 x i32> @llvm.aarch64.neon.smin.v2i32(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v3

declare <8 x i8> @llvm.aarch64.neon.smin.v8i8(<8 x i8>, <8 x i8>)
%v3 = call <8 x i8> @llvm.aarch64.neon.smin.v8i8(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i8> %v3

declare <4 x i16> @llvm.aarch64.neon.umin.v4i16(<4 x i16>, <4 x i16>)
%v3 = call <4 x i16> @llvm.aarch64.neon.umin.v4i16(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i16> %v3

declare <2 x i32> @llvm.aarch64.neon.umin.v2i32(<2 x i32>, <2 x i32>)
%v3 = call <2 x i32> @llvm.aarch64.neon.umin.v2i32(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v3

declare <8 x i8> @llvm.aarch64.neon.umin.v8i8(<8 x i8>, <8 x i8>)
%v3 = call <8 x i8> @llvm.aarch64.neon.umin.v8i8(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i8> %v3

declare <8 x i16> @llvm.aarch64.neon.smin.v8i16(<8 x i16>, <8 x i16>)
%v3 = call <8 x i16> @llvm.aarch64.neon.smin.v8i16(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i16> %v3

declare <4 x i32> @llvm.aarch64.neon.smin.v4i32(<4 x i32>, <4 x i32>)
%v3 = call <4 x i32> @llvm.aarch64.neon.smin.v4i32(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i32> %v3

declare <16 x i8> @llvm.aarch64.neon.smin.v16i8(<16 x i8>, <16 x i8>)
%v3 = call <16 x i8> @llvm.aarch64.neon.smin.v16i8(<16 x i8> %p0, <16 x i8> %p1)
ret <16 x i8> %v3

declare <8 x i16> @llvm.aarch64.neon.umin.v8i16(<8 x i16>, <8 x i16>)
%v3 = call <8 x i16> @llvm.aarch64.neon.umin.v8i16(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i16> %v3

declare <4 x i32> @llvm.aarch64.neon.umin.v4i32(<4 x i32>, <4 x i32>)
%v3 = call <4 x i32> @llvm.aarch64.neon.umin.v4i32(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i32> %v3

declare <16 x i8> @llvm.aarch64.neon.umin.v16i8(<16 x i8>, <16 x i8>)
%v3 = call <16 x i8> @llvm.aarch64.neon.umin.v16i8(<16 x i8> %p0, <16 x i8> %p1)
ret <16 x i8> %v3

%v3 = shufflevector <4 x i16> %p0, <4 x i16> %p1, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
ret <8 x i16> %v3

%v3 = shufflevector <1 x i64> %p0, <1 x i64> %p1, <2 x i32> <i32 0, i32 1>
ret <2 x i64> %v3

%v3 = shufflevector <8 x i8> %p0, <8 x i8> %p1, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
ret <16 x i8> %v3

%v3 = shufflevector <2 x i32> %p0, <2 x i32> %p1, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
ret <4 x i32> %v3

%v0 = call <1 x i64> asm "dup ${0:d}, $2.d[0]", "=w,0,w"(<1 x i64> %p0, <1 x i64> %p1)
ret <1 x i64> %v0

%v0 = call <4 x i16> asm "ins $0.d[0], ${1:x}", "=w,r"(i64 %p0)
ret <4 x i16> %v0

%v0 = call <1 x i64> asm "ins $0.d[0], ${1:x}", "=w,r"(i64 %p0)
ret <1 x i64> %v0

%v0 = call <8 x i8> asm "ins $0.d[0], ${1:x}", "=w,r"(i64 %p0)
ret <8 x i8> %v0

%v0 = call <2 x i32> asm "ins $0.d[0], ${1:x}", "=w,r"(i64 %p0)
ret <2 x i32> %v0

%v0 = call <1 x i64> asm "dup ${0:d}, $1.d[0]", "=w,w"(<1 x i64> %p0)
ret <1 x i64> %v0

%v2 = insertelement <4 x i16> poison, i16 %p0, i32 0
%v3 = insertelement <4 x i16> %v2, i16 %p0, i32 1
%v4 = insertelement <4 x i16> %v3, i16 %p0, i32 2
%v5 = insertelement <4 x i16> %v4, i16 %p0, i32 3
ret <4 x i16> %v5

%v2 = insertelement <8 x i8> poison, i8 %p0, i32 0
%v3 = insertelement <8 x i8> %v2, i8 %p0, i32 1
%v4 = insertelement <8 x i8> %v3, i8 %p0, i32 2
%v5 = insertelement <8 x i8> %v4, i8 %p0, i32 3
%v6 = insertelement <8 x i8> %v5, i8 %p0, i32 4
%v7 = insertelement <8 x i8> %v6, i8 %p0, i32 5
%v8 = insertelement <8 x i8> %v7, i8 %p0, i32 6
%v9 = insertelement <8 x i8> %v8, i8 %p0, i32 7
ret <8 x i8> %v9

%v2 = insertelement <2 x i32> poison, i32 %p0, i32 0
%v3 = insertelement <2 x i32> %v2, i32 %p0, i32 1
ret <2 x i32> %v3

%v0 = call i64 asm "dup ${0:d}, $1.d[0]", "=w,w"(<1 x i64> %p0)
ret i64 %v0

%v2 = bitcast <1 x i64> %p0 to <8 x i8>
%v3 = shufflevector <1 x i64> %p0, <1 x i64> %p0, <2 x i32> <i32 0, i32 0>
ret <2 x i64> %v3

%v2 = insertelement <8 x i16> poison, i16 %p0, i32 0
%v3 = insertelement <8 x i16> %v2, i16 %p0, i32 1
%v4 = insertelement <8 x i16> %v3, i16 %p0, i32 2
%v5 = insertelement <8 x i16> %v4, i16 %p0, i32 3
%v6 = insertelement <8 x i16> %v5, i16 %p0, i32 4
%v7 = insertelement <8 x i16> %v6, i16 %p0, i32 5
%v8 = insertelement <8 x i16> %v7, i16 %p0, i32 6
%v9 = insertelement <8 x i16> %v8, i16 %p0, i32 7
ret <8 x i16> %v9

%v2 = insertelement <2 x i64> poison, i64 %p0, i32 0
%v3 = insertelement <2 x i64> %v2, i64 %p0, i32 1
ret <2 x i64> %v3

%v2 = insertelement <16 x i8> poison, i8 %p0, i32 0
%v3 = insertelement <16 x i8> %v2, i8 %p0, i32 1
%v4 = insertelement <16 x i8> %v3, i8 %p0, i32 2
%v5 = insertelement <16 x i8> %v4, i8 %p0, i32 3
%v6 = insertelement <16 x i8> %v5, i8 %p0, i32 4
%v7 = insertelement <16 x i8> %v6, i8 %p0, i32 5
%v8 = insertelement <16 x i8> %v7, i8 %p0, i32 6
%v9 = insertelement <16 x i8> %v8, i8 %p0, i32 7
%v10 = insertelement <16 x i8> %v9, i8 %p0, i32 8
%v11 = insertelement <16 x i8> %v10, i8 %p0, i32 9
%v12 = insertelement <16 x i8> %v11, i8 %p0, i32 10
%v13 = insertelement <16 x i8> %v12, i8 %p0, i32 11
%v14 = insertelement <16 x i8> %v13, i8 %p0, i32 12
%v15 = insertelement <16 x i8> %v14, i8 %p0, i32 13
%v16 = insertelement <16 x i8> %v15, i8 %p0, i32 14
%v17 = insertelement <16 x i8> %v16, i8 %p0, i32 15
ret <16 x i8> %v17

%v2 = insertelement <4 x i32> poison, i32 %p0, i32 0
%v3 = insertelement <4 x i32> %v2, i32 %p0, i32 1
%v4 = insertelement <4 x i32> %v3, i32 %p0, i32 2
%v5 = insertelement <4 x i32> %v4, i32 %p0, i32 3
ret <4 x i32> %v5

%v0 = call <1 x i64> asm "ext $0.8b, $1.8b, $2.8b, #0", "=w,w,w"(<1 x i64> %p0, <1 x i64> %p1)
ret <1 x i64> %v0

%v0 = call <4 x i16> asm "dup ${0:d}, $1.d[1]", "=w,w"(<8 x i16> %p0)
ret <4 x i16> %v0

%v0 = call <1 x i64> asm "dup ${0:d}, $1.d[1]", "=w,w"(<2 x i64> %p0)
ret <1 x i64> %v0

%v0 = call <8 x i8> asm "dup ${0:d}, $1.d[1]", "=w,w"(<16 x i8> %p0)
ret <8 x i8> %v0

%v0 = call <2 x i32> asm "dup ${0:d}, $1.d[1]", "=w,w"(<4 x i32> %p0)
ret <2 x i32> %v0

%v0 = call i64 asm "umov ${0:x}, $1.d[0]", "=r,w"(<1 x i64> %p0)
ret i64 %v0

%v0 = call <4 x i16> asm "dup ${0:d}, $1.d[0]", "=w,w"(<8 x i16> %p0)
ret <4 x i16> %v0

%v0 = call <1 x i64> asm "dup ${0:d}, $1.d[0]", "=w,w"(<2 x i64> %p0)
ret <1 x i64> %v0

%v0 = call <8 x i8> asm "dup ${0:d}, $1.d[0]", "=w,w"(<16 x i8> %p0)
ret <8 x i8> %v0

%v0 = call <2 x i32> asm "dup ${0:d}, $1.d[0]", "=w,w"(<4 x i32> %p0)
ret <2 x i32> %v0

%v2 = shufflevector <8 x i16> %p0, <8 x i16> %p0, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v3 = zext <4 x i16> %v2 to <4 x i32>
ret <4 x i32> %v3

%v2 = shufflevector <4 x i32> %p0, <4 x i32> %p0, <2 x i32> <i32 2, i32 3>
%v3 = zext <2 x i32> %v2 to <2 x i64>
ret <2 x i64> %v3

%v2 = shufflevector <16 x i8> %p0, <16 x i8> %p0, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v3 = zext <8 x i8> %v2 to <8 x i16>
ret <8 x i16> %v3

%v2 = zext <4 x i16> %p0 to <4 x i32>
ret <4 x i32> %v2

%v2 = zext <2 x i32> %p0 to <2 x i64>
ret <2 x i64> %v2

%v2 = zext <8 x i8> %p0 to <8 x i16>
ret <8 x i16> %v2

%v3 = trunc <8 x i16> %p1 to <8 x i8>
%v4 = shufflevector <8 x i8> %p0, <8 x i8> %v3, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
ret <16 x i8> %v4

%v3 = trunc <4 x i32> %p1 to <4 x i16>
%v4 = shufflevector <4 x i16> %p0, <4 x i16> %v3, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
ret <8 x i16> %v4

%v3 = trunc <2 x i64> %p1 to <2 x i32>
%v4 = shufflevector <2 x i32> %p0, <2 x i32> %v3, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
ret <4 x i32> %v4

%v2 = trunc <8 x i16> %p0 to <8 x i8>
ret <8 x i8> %v2

%v2 = trunc <4 x i32> %p0 to <4 x i16>
ret <4 x i16> %v2

%v2 = trunc <2 x i64> %p0 to <2 x i32>
ret <2 x i32> %v2

%v2 = xor <8 x i8> %p0, <i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1>
ret <8 x i8> %v2

%v2 = xor <4 x i16> %p0, <i16 -1, i16 -1, i16 -1, i16 -1>
ret <4 x i16> %v2

%v2 = xor <2 x i32> %p0, <i32 -1, i32 -1>
ret <2 x i32> %v2

%v2 = xor <16 x i8> %p0, <i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1, i8 -1>
ret <16 x i8> %v2

%v2 = xor <8 x i16> %p0, <i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1, i16 -1>
ret <8 x i16> %v2

%v2 = xor <4 x i32> %p0, <i32 -1, i32 -1, i32 -1, i32 -1>
ret <4 x i32> %v2

%v2 = shufflevector <8 x i8> %p0, <8 x i8> %p0, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
ret <8 x i8> %v2

%v2 = shufflevector <16 x i8> %p0, <16 x i8> %p0, <16 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14>
ret <16 x i8> %v2

%v2 = shufflevector <4 x i16> %p0, <4 x i16> %p0, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
ret <4 x i16> %v2

%v2 = shufflevector <8 x i8> %p0, <8 x i8> %p0, <8 x i32> <i32 3, i32 2, i32 1, i32 0, i32 7, i32 6, i32 5, i32 4>
ret <8 x i8> %v2

%v2 = shufflevector <8 x i16> %p0, <8 x i16> %p0, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
ret <8 x i16> %v2

%v2 = shufflevector <16 x i8> %p0, <16 x i8> %p0, <16 x i32> <i32 3, i32 2, i32 1, i32 0, i32 7, i32 6, i32 5, i32 4, i32 11, i32 10, i32 9, i32 8, i32 15, i32 14, i32 13, i32 12>
ret <16 x i8> %v2

%v2 = shufflevector <4 x i16> %p0, <4 x i16> %p0, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
ret <4 x i16> %v2

%v2 = shufflevector <8 x i8> %p0, <8 x i8> %p0, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
ret <8 x i8> %v2

%v2 = shufflevector <2 x i32> %p0, <2 x i32> %p0, <2 x i32> <i32 1, i32 0>
ret <2 x i32> %v2

%v2 = shufflevector <8 x i16> %p0, <8 x i16> %p0, <8 x i32> <i32 3, i32 2, i32 1, i32 0, i32 7, i32 6, i32 5, i32 4>
ret <8 x i16> %v2

%v2 = shufflevector <16 x i8> %p0, <16 x i8> %p0, <16 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0, i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8>
ret <16 x i8> %v2

%v2 = shufflevector <4 x i32> %p0, <4 x i32> %p0, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
ret <4 x i32> %v2

%v0 = call <1 x i64> asm "mov $0.d[0], ${2:x}", "=w,0,r"(<1 x i64> %p1, i64 %p0)
ret <1 x i64> %v0

%v3 = shufflevector <4 x i16> %p0, <4 x i16> %p1, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
ret <4 x i16> %v3

%v3 = shufflevector <8 x i8> %p0, <8 x i8> %p1, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
ret <8 x i8> %v3

%v0 = call <2 x i32> asm "trn1 $0.2s, $1.2s, $2.2s", "=w,w,w"(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v0

%v3 = shufflevector <8 x i16> %p0, <8 x i16> %p1, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
ret <8 x i16> %v3

%v0 = call <2 x i64> asm "trn1 $0.2d, $1.2d, $2.2d", "=w,w,w"(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v0

%v3 = shufflevector <16 x i8> %p0, <16 x i8> %p1, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
ret <16 x i8> %v3

%v3 = shufflevector <4 x i32> %p0, <4 x i32> %p1, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
ret <4 x i32> %v3

%v3 = shufflevector <4 x i16> %p0, <4 x i16> %p1, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
ret <4 x i16> %v3

%v3 = shufflevector <8 x i8> %p0, <8 x i8> %p1, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
ret <8 x i8> %v3

%v0 = call <2 x i32> asm "trn2 $0.2s, $1.2s, $2.2s", "=w,w,w"(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v0

%v3 = shufflevector <8 x i16> %p0, <8 x i16> %p1, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
ret <8 x i16> %v3

%v0 = call <2 x i64> asm "trn2 $0.2d, $1.2d, $2.2d", "=w,w,w"(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v0

%v3 = shufflevector <16 x i8> %p0, <16 x i8> %p1, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
ret <16 x i8> %v3

%v3 = shufflevector <4 x i32> %p0, <4 x i32> %p1, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
ret <4 x i32> %v3

%v3 = shufflevector <4 x i16> %p0, <4 x i16> %p1, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
%v4 = shufflevector <4 x i16> %p0, <4 x i16> %p1, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
%v.fca.0.0.insert4 = insertvalue { [2 x <4 x i16>] } poison, <4 x i16> %v3, 0, 0
%v.fca.0.1.insert5 = insertvalue { [2 x <4 x i16>] } %v.fca.0.0.insert4, <4 x i16> %v4, 0, 1
%v5 = extractvalue { [2 x <4 x i16>] } %v.fca.0.1.insert5, 0
%v.fca.0.extract = extractvalue [2 x <4 x i16>] %v5, 0
%v.fca.1.extract = extractvalue [2 x <4 x i16>] %v5, 1
%v.fca.0.0.insert = insertvalue { [2 x <4 x i16>] } poison, <4 x i16> %v.fca.0.extract, 0, 0
%v.fca.0.1.insert = insertvalue { [2 x <4 x i16>] } %v.fca.0.0.insert, <4 x i16> %v.fca.1.extract, 0, 1
%r0 = extractvalue { [2 x <4 x i16>] } %v.fca.0.1.insert, 0, 0
%r1 = extractvalue { [2 x <4 x i16>] } %v.fca.0.1.insert, 0, 1
%r1.wide = shufflevector <4 x i16> %r1, <4 x i16> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%r1.all = shufflevector <4 x i16> %r0, <4 x i16> %r1.wide, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
ret <8 x i16> %r1.all

%v3 = shufflevector <8 x i8> %p0, <8 x i8> %p1, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
%v4 = shufflevector <8 x i8> %p0, <8 x i8> %p1, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
%v.fca.0.0.insert4 = insertvalue { [2 x <8 x i8>] } poison, <8 x i8> %v3, 0, 0
%v.fca.0.1.insert5 = insertvalue { [2 x <8 x i8>] } %v.fca.0.0.insert4, <8 x i8> %v4, 0, 1
%v5 = extractvalue { [2 x <8 x i8>] } %v.fca.0.1.insert5, 0
%v.fca.0.extract = extractvalue [2 x <8 x i8>] %v5, 0
%v.fca.1.extract = extractvalue [2 x <8 x i8>] %v5, 1
%v.fca.0.0.insert = insertvalue { [2 x <8 x i8>] } poison, <8 x i8> %v.fca.0.extract, 0, 0
%v.fca.0.1.insert = insertvalue { [2 x <8 x i8>] } %v.fca.0.0.insert, <8 x i8> %v.fca.1.extract, 0, 1
%r0 = extractvalue { [2 x <8 x i8>] } %v.fca.0.1.insert, 0, 0
%r1 = extractvalue { [2 x <8 x i8>] } %v.fca.0.1.insert, 0, 1
%r1.wide = shufflevector <8 x i8> %r1, <8 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%r1.all = shufflevector <8 x i8> %r0, <8 x i8> %r1.wide, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
ret <16 x i8> %r1.all

%v3 = shufflevector <2 x i32> %p0, <2 x i32> %p1, <2 x i32> <i32 0, i32 2>
%v4 = shufflevector <2 x i32> %p0, <2 x i32> %p1, <2 x i32> <i32 1, i32 3>
%v.fca.0.0.insert4 = insertvalue { [2 x <2 x i32>] } poison, <2 x i32> %v3, 0, 0
%v.fca.0.1.insert5 = insertvalue { [2 x <2 x i32>] } %v.fca.0.0.insert4, <2 x i32> %v4, 0, 1
%v5 = extractvalue { [2 x <2 x i32>] } %v.fca.0.1.insert5, 0
%v.fca.0.extract = extractvalue [2 x <2 x i32>] %v5, 0
%v.fca.1.extract = extractvalue [2 x <2 x i32>] %v5, 1
%v.fca.0.0.insert = insertvalue { [2 x <2 x i32>] } poison, <2 x i32> %v.fca.0.extract, 0, 0
%v.fca.0.1.insert = insertvalue { [2 x <2 x i32>] } %v.fca.0.0.insert, <2 x i32> %v.fca.1.extract, 0, 1
%r0 = extractvalue { [2 x <2 x i32>] } %v.fca.0.1.insert, 0, 0
%r1 = extractvalue { [2 x <2 x i32>] } %v.fca.0.1.insert, 0, 1
%r1.wide = shufflevector <2 x i32> %r1, <2 x i32> poison, <2 x i32> <i32 0, i32 1>
%r1.all = shufflevector <2 x i32> %r0, <2 x i32> %r1.wide, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
ret <4 x i32> %r1.all

%v3 = shufflevector <8 x i16> %p0, <8 x i16> %p1, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
%v4 = shufflevector <8 x i16> %p0, <8 x i16> %p1, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
%v.fca.0.0.insert4 = insertvalue { [2 x <8 x i16>] } poison, <8 x i16> %v3, 0, 0
%v.fca.0.1.insert5 = insertvalue { [2 x <8 x i16>] } %v.fca.0.0.insert4, <8 x i16> %v4, 0, 1
%v5 = extractvalue { [2 x <8 x i16>] } %v.fca.0.1.insert5, 0
%v.fca.0.extract = extractvalue [2 x <8 x i16>] %v5, 0
%v.fca.1.extract = extractvalue [2 x <8 x i16>] %v5, 1
%v.fca.0.0.insert = insertvalue { [2 x <8 x i16>] } poison, <8 x i16> %v.fca.0.extract, 0, 0
%v.fca.0.1.insert = insertvalue { [2 x <8 x i16>] } %v.fca.0.0.insert, <8 x i16> %v.fca.1.extract, 0, 1
%r0 = extractvalue { [2 x <8 x i16>] } %v.fca.0.1.insert, 0, 0
%r1 = extractvalue { [2 x <8 x i16>] } %v.fca.0.1.insert, 0, 1
%r1.wide = shufflevector <8 x i16> %r1, <8 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%r1.all = shufflevector <8 x i16> %r0, <8 x i16> %r1.wide, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
ret <16 x i16> %r1.all

%v3 = shufflevector <16 x i8> %p0, <16 x i8> %p1, <16 x i32> <i32 0, i32 16, i32 2, i32 18, i32 4, i32 20, i32 6, i32 22, i32 8, i32 24, i32 10, i32 26, i32 12, i32 28, i32 14, i32 30>
%v4 = shufflevector <16 x i8> %p0, <16 x i8> %p1, <16 x i32> <i32 1, i32 17, i32 3, i32 19, i32 5, i32 21, i32 7, i32 23, i32 9, i32 25, i32 11, i32 27, i32 13, i32 29, i32 15, i32 31>
%v.fca.0.0.insert4 = insertvalue { [2 x <16 x i8>] } poison, <16 x i8> %v3, 0, 0
%v.fca.0.1.insert5 = insertvalue { [2 x <16 x i8>] } %v.fca.0.0.insert4, <16 x i8> %v4, 0, 1
%v5 = extractvalue { [2 x <16 x i8>] } %v.fca.0.1.insert5, 0
%v.fca.0.extract = extractvalue [2 x <16 x i8>] %v5, 0
%v.fca.1.extract = extractvalue [2 x <16 x i8>] %v5, 1
%v.fca.0.0.insert = insertvalue { [2 x <16 x i8>] } poison, <16 x i8> %v.fca.0.extract, 0, 0
%v.fca.0.1.insert = insertvalue { [2 x <16 x i8>] } %v.fca.0.0.insert, <16 x i8> %v.fca.1.extract, 0, 1
%r0 = extractvalue { [2 x <16 x i8>] } %v.fca.0.1.insert, 0, 0
%r1 = extractvalue { [2 x <16 x i8>] } %v.fca.0.1.insert, 0, 1
%r1.wide = shufflevector <16 x i8> %r1, <16 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%r1.all = shufflevector <16 x i8> %r0, <16 x i8> %r1.wide, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
ret <32 x i8> %r1.all

%v3 = shufflevector <4 x i32> %p0, <4 x i32> %p1, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
%v4 = shufflevector <4 x i32> %p0, <4 x i32> %p1, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
%v.fca.0.0.insert4 = insertvalue { [2 x <4 x i32>] } poison, <4 x i32> %v3, 0, 0
%v.fca.0.1.insert5 = insertvalue { [2 x <4 x i32>] } %v.fca.0.0.insert4, <4 x i32> %v4, 0, 1
%v5 = extractvalue { [2 x <4 x i32>] } %v.fca.0.1.insert5, 0
%v.fca.0.extract = extractvalue [2 x <4 x i32>] %v5, 0
%v.fca.1.extract = extractvalue [2 x <4 x i32>] %v5, 1
%v.fca.0.0.insert = insertvalue { [2 x <4 x i32>] } poison, <4 x i32> %v.fca.0.extract, 0, 0
%v.fca.0.1.insert = insertvalue { [2 x <4 x i32>] } %v.fca.0.0.insert, <4 x i32> %v.fca.1.extract, 0, 1
%r0 = extractvalue { [2 x <4 x i32>] } %v.fca.0.1.insert, 0, 0
%r1 = extractvalue { [2 x <4 x i32>] } %v.fca.0.1.insert, 0, 1
%r1.wide = shufflevector <4 x i32> %r1, <4 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%r1.all = shufflevector <4 x i32> %r0, <4 x i32> %r1.wide, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
ret <8 x i32> %r1.all

%v3 = shufflevector <4 x i16> %p0, <4 x i16> %p1, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
ret <4 x i16> %v3

%v3 = shufflevector <8 x i8> %p0, <8 x i8> %p1, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
ret <8 x i8> %v3

%v0 = call <2 x i32> asm "uzp1 $0.2s, $1.2s, $2.2s", "=w,w,w"(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v0

%v3 = shufflevector <8 x i16> %p0, <8 x i16> %p1, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
ret <8 x i16> %v3

%v0 = call <2 x i64> asm "uzp1 $0.2d, $1.2d, $2.2d", "=w,w,w"(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v0

%v3 = shufflevector <16 x i8> %p0, <16 x i8> %p1, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
ret <16 x i8> %v3

%v3 = shufflevector <4 x i32> %p0, <4 x i32> %p1, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
ret <4 x i32> %v3

%v3 = shufflevector <4 x i16> %p0, <4 x i16> %p1, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
ret <4 x i16> %v3

%v3 = shufflevector <8 x i8> %p0, <8 x i8> %p1, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
ret <8 x i8> %v3

%v0 = call <2 x i32> asm "uzp2 $0.2s, $1.2s, $2.2s", "=w,w,w"(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v0

%v3 = shufflevector <8 x i16> %p0, <8 x i16> %p1, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
ret <8 x i16> %v3

%v0 = call <2 x i64> asm "uzp2 $0.2d, $1.2d, $2.2d", "=w,w,w"(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v0

%v3 = shufflevector <16 x i8> %p0, <16 x i8> %p1, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
ret <16 x i8> %v3

%v3 = shufflevector <4 x i32> %p0, <4 x i32> %p1, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
ret <4 x i32> %v3

%v3 = shufflevector <4 x i16> %p0, <4 x i16> %p1, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
%v4 = shufflevector <4 x i16> %p0, <4 x i16> %p1, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
%v.fca.0.0.insert4 = insertvalue { [2 x <4 x i16>] } poison, <4 x i16> %v3, 0, 0
%v.fca.0.1.insert5 = insertvalue { [2 x <4 x i16>] } %v.fca.0.0.insert4, <4 x i16> %v4, 0, 1
%v5 = extractvalue { [2 x <4 x i16>] } %v.fca.0.1.insert5, 0
%v.fca.0.extract = extractvalue [2 x <4 x i16>] %v5, 0
%v.fca.1.extract = extractvalue [2 x <4 x i16>] %v5, 1
%v.fca.0.0.insert = insertvalue { [2 x <4 x i16>] } poison, <4 x i16> %v.fca.0.extract, 0, 0
%v.fca.0.1.insert = insertvalue { [2 x <4 x i16>] } %v.fca.0.0.insert, <4 x i16> %v.fca.1.extract, 0, 1
%r0 = extractvalue { [2 x <4 x i16>] } %v.fca.0.1.insert, 0, 0
%r1 = extractvalue { [2 x <4 x i16>] } %v.fca.0.1.insert, 0, 1
%r1.wide = shufflevector <4 x i16> %r1, <4 x i16> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%r1.all = shufflevector <4 x i16> %r0, <4 x i16> %r1.wide, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
ret <8 x i16> %r1.all

%v3 = shufflevector <8 x i8> %p0, <8 x i8> %p1, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
%v4 = shufflevector <8 x i8> %p0, <8 x i8> %p1, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
%v.fca.0.0.insert4 = insertvalue { [2 x <8 x i8>] } poison, <8 x i8> %v3, 0, 0
%v.fca.0.1.insert5 = insertvalue { [2 x <8 x i8>] } %v.fca.0.0.insert4, <8 x i8> %v4, 0, 1
%v5 = extractvalue { [2 x <8 x i8>] } %v.fca.0.1.insert5, 0
%v.fca.0.extract = extractvalue [2 x <8 x i8>] %v5, 0
%v.fca.1.extract = extractvalue [2 x <8 x i8>] %v5, 1
%v.fca.0.0.insert = insertvalue { [2 x <8 x i8>] } poison, <8 x i8> %v.fca.0.extract, 0, 0
%v.fca.0.1.insert = insertvalue { [2 x <8 x i8>] } %v.fca.0.0.insert, <8 x i8> %v.fca.1.extract, 0, 1
%r0 = extractvalue { [2 x <8 x i8>] } %v.fca.0.1.insert, 0, 0
%r1 = extractvalue { [2 x <8 x i8>] } %v.fca.0.1.insert, 0, 1
%r1.wide = shufflevector <8 x i8> %r1, <8 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%r1.all = shufflevector <8 x i8> %r0, <8 x i8> %r1.wide, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
ret <16 x i8> %r1.all

%v3 = shufflevector <8 x i16> %p0, <8 x i16> %p1, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
%v4 = shufflevector <8 x i16> %p0, <8 x i16> %p1, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
%v.fca.0.0.insert4 = insertvalue { [2 x <8 x i16>] } poison, <8 x i16> %v3, 0, 0
%v.fca.0.1.insert5 = insertvalue { [2 x <8 x i16>] } %v.fca.0.0.insert4, <8 x i16> %v4, 0, 1
%v5 = extractvalue { [2 x <8 x i16>] } %v.fca.0.1.insert5, 0
%v.fca.0.extract = extractvalue [2 x <8 x i16>] %v5, 0
%v.fca.1.extract = extractvalue [2 x <8 x i16>] %v5, 1
%v.fca.0.0.insert = insertvalue { [2 x <8 x i16>] } poison, <8 x i16> %v.fca.0.extract, 0, 0
%v.fca.0.1.insert = insertvalue { [2 x <8 x i16>] } %v.fca.0.0.insert, <8 x i16> %v.fca.1.extract, 0, 1
%r0 = extractvalue { [2 x <8 x i16>] } %v.fca.0.1.insert, 0, 0
%r1 = extractvalue { [2 x <8 x i16>] } %v.fca.0.1.insert, 0, 1
%r1.wide = shufflevector <8 x i16> %r1, <8 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%r1.all = shufflevector <8 x i16> %r0, <8 x i16> %r1.wide, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
ret <16 x i16> %r1.all

%v3 = shufflevector <16 x i8> %p0, <16 x i8> %p1, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
%v4 = shufflevector <16 x i8> %p0, <16 x i8> %p1, <16 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31>
%v.fca.0.0.insert4 = insertvalue { [2 x <16 x i8>] } poison, <16 x i8> %v3, 0, 0
%v.fca.0.1.insert5 = insertvalue { [2 x <16 x i8>] } %v.fca.0.0.insert4, <16 x i8> %v4, 0, 1
%v5 = extractvalue { [2 x <16 x i8>] } %v.fca.0.1.insert5, 0
%v.fca.0.extract = extractvalue [2 x <16 x i8>] %v5, 0
%v.fca.1.extract = extractvalue [2 x <16 x i8>] %v5, 1
%v.fca.0.0.insert = insertvalue { [2 x <16 x i8>] } poison, <16 x i8> %v.fca.0.extract, 0, 0
%v.fca.0.1.insert = insertvalue { [2 x <16 x i8>] } %v.fca.0.0.insert, <16 x i8> %v.fca.1.extract, 0, 1
%r0 = extractvalue { [2 x <16 x i8>] } %v.fca.0.1.insert, 0, 0
%r1 = extractvalue { [2 x <16 x i8>] } %v.fca.0.1.insert, 0, 1
%r1.wide = shufflevector <16 x i8> %r1, <16 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%r1.all = shufflevector <16 x i8> %r0, <16 x i8> %r1.wide, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
ret <32 x i8> %r1.all

%v3 = shufflevector <4 x i32> %p0, <4 x i32> %p1, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
%v4 = shufflevector <4 x i32> %p0, <4 x i32> %p1, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
%v.fca.0.0.insert4 = insertvalue { [2 x <4 x i32>] } poison, <4 x i32> %v3, 0, 0
%v.fca.0.1.insert5 = insertvalue { [2 x <4 x i32>] } %v.fca.0.0.insert4, <4 x i32> %v4, 0, 1
%v5 = extractvalue { [2 x <4 x i32>] } %v.fca.0.1.insert5, 0
%v.fca.0.extract = extractvalue [2 x <4 x i32>] %v5, 0
%v.fca.1.extract = extractvalue [2 x <4 x i32>] %v5, 1
%v.fca.0.0.insert = insertvalue { [2 x <4 x i32>] } poison, <4 x i32> %v.fca.0.extract, 0, 0
%v.fca.0.1.insert = insertvalue { [2 x <4 x i32>] } %v.fca.0.0.insert, <4 x i32> %v.fca.1.extract, 0, 1
%r0 = extractvalue { [2 x <4 x i32>] } %v.fca.0.1.insert, 0, 0
%r1 = extractvalue { [2 x <4 x i32>] } %v.fca.0.1.insert, 0, 1
%r1.wide = shufflevector <4 x i32> %r1, <4 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%r1.all = shufflevector <4 x i32> %r0, <4 x i32> %r1.wide, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
ret <8 x i32> %r1.all

%v3 = shufflevector <4 x i16> %p0, <4 x i16> %p1, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
ret <4 x i16> %v3

%v3 = shufflevector <8 x i8> %p0, <8 x i8> %p1, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
ret <8 x i8> %v3

%v3 = shufflevector <2 x i32> %p0, <2 x i32> %p1, <2 x i32> <i32 0, i32 2>
ret <2 x i32> %v3

%v3 = shufflevector <8 x i16> %p0, <8 x i16> %p1, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
ret <8 x i16> %v3

%v3 = shufflevector <2 x i64> %p0, <2 x i64> %p1, <2 x i32> <i32 0, i32 2>
ret <2 x i64> %v3

%v3 = shufflevector <16 x i8> %p0, <16 x i8> %p1, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
ret <16 x i8> %v3

%v3 = shufflevector <4 x i32> %p0, <4 x i32> %p1, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
ret <4 x i32> %v3

%v3 = shufflevector <4 x i16> %p0, <4 x i16> %p1, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
ret <4 x i16> %v3

%v3 = shufflevector <8 x i8> %p0, <8 x i8> %p1, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
ret <8 x i8> %v3

%v3 = shufflevector <2 x i32> %p0, <2 x i32> %p1, <2 x i32> <i32 1, i32 3>
ret <2 x i32> %v3

%v3 = shufflevector <8 x i16> %p0, <8 x i16> %p1, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
ret <8 x i16> %v3

%v3 = shufflevector <2 x i64> %p0, <2 x i64> %p1, <2 x i32> <i32 1, i32 3>
ret <2 x i64> %v3

%v3 = shufflevector <16 x i8> %p0, <16 x i8> %p1, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
ret <16 x i8> %v3

%v3 = shufflevector <4 x i32> %p0, <4 x i32> %p1, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
ret <4 x i32> %v3

%v3 = shufflevector <4 x i16> %p0, <4 x i16> %p1, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
%v4 = shufflevector <4 x i16> %p0, <4 x i16> %p1, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
%v.fca.0.0.insert4 = insertvalue { [2 x <4 x i16>] } poison, <4 x i16> %v3, 0, 0
%v.fca.0.1.insert5 = insertvalue { [2 x <4 x i16>] } %v.fca.0.0.insert4, <4 x i16> %v4, 0, 1
%v5 = extractvalue { [2 x <4 x i16>] } %v.fca.0.1.insert5, 0
%v.fca.0.extract = extractvalue [2 x <4 x i16>] %v5, 0
%v.fca.1.extract = extractvalue [2 x <4 x i16>] %v5, 1
%v.fca.0.0.insert = insertvalue { [2 x <4 x i16>] } poison, <4 x i16> %v.fca.0.extract, 0, 0
%v.fca.0.1.insert = insertvalue { [2 x <4 x i16>] } %v.fca.0.0.insert, <4 x i16> %v.fca.1.extract, 0, 1
%r0 = extractvalue { [2 x <4 x i16>] } %v.fca.0.1.insert, 0, 0
%r1 = extractvalue { [2 x <4 x i16>] } %v.fca.0.1.insert, 0, 1
%r1.wide = shufflevector <4 x i16> %r1, <4 x i16> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%r1.all = shufflevector <4 x i16> %r0, <4 x i16> %r1.wide, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
ret <8 x i16> %r1.all

%v3 = shufflevector <8 x i8> %p0, <8 x i8> %p1, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
%v4 = shufflevector <8 x i8> %p0, <8 x i8> %p1, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
%v.fca.0.0.insert4 = insertvalue { [2 x <8 x i8>] } poison, <8 x i8> %v3, 0, 0
%v.fca.0.1.insert5 = insertvalue { [2 x <8 x i8>] } %v.fca.0.0.insert4, <8 x i8> %v4, 0, 1
%v5 = extractvalue { [2 x <8 x i8>] } %v.fca.0.1.insert5, 0
%v.fca.0.extract = extractvalue [2 x <8 x i8>] %v5, 0
%v.fca.1.extract = extractvalue [2 x <8 x i8>] %v5, 1
%v.fca.0.0.insert = insertvalue { [2 x <8 x i8>] } poison, <8 x i8> %v.fca.0.extract, 0, 0
%v.fca.0.1.insert = insertvalue { [2 x <8 x i8>] } %v.fca.0.0.insert, <8 x i8> %v.fca.1.extract, 0, 1
%r0 = extractvalue { [2 x <8 x i8>] } %v.fca.0.1.insert, 0, 0
%r1 = extractvalue { [2 x <8 x i8>] } %v.fca.0.1.insert, 0, 1
%r1.wide = shufflevector <8 x i8> %r1, <8 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%r1.all = shufflevector <8 x i8> %r0, <8 x i8> %r1.wide, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
ret <16 x i8> %r1.all

%v3 = shufflevector <8 x i16> %p0, <8 x i16> %p1, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
%v4 = shufflevector <8 x i16> %p0, <8 x i16> %p1, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
%v.fca.0.0.insert4 = insertvalue { [2 x <8 x i16>] } poison, <8 x i16> %v3, 0, 0
%v.fca.0.1.insert5 = insertvalue { [2 x <8 x i16>] } %v.fca.0.0.insert4, <8 x i16> %v4, 0, 1
%v5 = extractvalue { [2 x <8 x i16>] } %v.fca.0.1.insert5, 0
%v.fca.0.extract = extractvalue [2 x <8 x i16>] %v5, 0
%v.fca.1.extract = extractvalue [2 x <8 x i16>] %v5, 1
%v.fca.0.0.insert = insertvalue { [2 x <8 x i16>] } poison, <8 x i16> %v.fca.0.extract, 0, 0
%v.fca.0.1.insert = insertvalue { [2 x <8 x i16>] } %v.fca.0.0.insert, <8 x i16> %v.fca.1.extract, 0, 1
%r0 = extractvalue { [2 x <8 x i16>] } %v.fca.0.1.insert, 0, 0
%r1 = extractvalue { [2 x <8 x i16>] } %v.fca.0.1.insert, 0, 1
%r1.wide = shufflevector <8 x i16> %r1, <8 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%r1.all = shufflevector <8 x i16> %r0, <8 x i16> %r1.wide, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
ret <16 x i16> %r1.all

%v3 = shufflevector <16 x i8> %p0, <16 x i8> %p1, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
%v4 = shufflevector <16 x i8> %p0, <16 x i8> %p1, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
%v.fca.0.0.insert4 = insertvalue { [2 x <16 x i8>] } poison, <16 x i8> %v3, 0, 0
%v.fca.0.1.insert5 = insertvalue { [2 x <16 x i8>] } %v.fca.0.0.insert4, <16 x i8> %v4, 0, 1
%v5 = extractvalue { [2 x <16 x i8>] } %v.fca.0.1.insert5, 0
%v.fca.0.extract = extractvalue [2 x <16 x i8>] %v5, 0
%v.fca.1.extract = extractvalue [2 x <16 x i8>] %v5, 1
%v.fca.0.0.insert = insertvalue { [2 x <16 x i8>] } poison, <16 x i8> %v.fca.0.extract, 0, 0
%v.fca.0.1.insert = insertvalue { [2 x <16 x i8>] } %v.fca.0.0.insert, <16 x i8> %v.fca.1.extract, 0, 1
%r0 = extractvalue { [2 x <16 x i8>] } %v.fca.0.1.insert, 0, 0
%r1 = extractvalue { [2 x <16 x i8>] } %v.fca.0.1.insert, 0, 1
%r1.wide = shufflevector <16 x i8> %r1, <16 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%r1.all = shufflevector <16 x i8> %r0, <16 x i8> %r1.wide, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
ret <32 x i8> %r1.all

%v3 = shufflevector <4 x i32> %p0, <4 x i32> %p1, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
%v4 = shufflevector <4 x i32> %p0, <4 x i32> %p1, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
%v.fca.0.0.insert4 = insertvalue { [2 x <4 x i32>] } poison, <4 x i32> %v3, 0, 0
%v.fca.0.1.insert5 = insertvalue { [2 x <4 x i32>] } %v.fca.0.0.insert4, <4 x i32> %v4, 0, 1
%v5 = extractvalue { [2 x <4 x i32>] } %v.fca.0.1.insert5, 0
%v.fca.0.extract = extractvalue [2 x <4 x i32>] %v5, 0
%v.fca.1.extract = extractvalue [2 x <4 x i32>] %v5, 1
%v.fca.0.0.insert = insertvalue { [2 x <4 x i32>] } poison, <4 x i32> %v.fca.0.extract, 0, 0
%v.fca.0.1.insert = insertvalue { [2 x <4 x i32>] } %v.fca.0.0.insert, <4 x i32> %v.fca.1.extract, 0, 1
%r0 = extractvalue { [2 x <4 x i32>] } %v.fca.0.1.insert, 0, 0
%r1 = extractvalue { [2 x <4 x i32>] } %v.fca.0.1.insert, 0, 1
%r1.wide = shufflevector <4 x i32> %r1, <4 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%r1.all = shufflevector <4 x i32> %r0, <4 x i32> %r1.wide, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
ret <8 x i32> %r1.all

declare <4 x i32> @llvm.aarch64.neon.umull.v4i32(<4 x i16>, <4 x i16>)
%v3 = shufflevector <8 x i16> %p0, <8 x i16> %p0, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v4 = insertelement <4 x i16> poison, i16 %p1, i32 0
%v5 = insertelement <4 x i16> %v4, i16 %p1, i32 1
%v6 = insertelement <4 x i16> %v5, i16 %p1, i32 2
%v7 = insertelement <4 x i16> %v6, i16 %p1, i32 3
%v8 = call <4 x i32> @llvm.aarch64.neon.umull.v4i32(<4 x i16> %v3, <4 x i16> %v7)
ret <4 x i32> %v8

declare <2 x i64> @llvm.aarch64.neon.umull.v2i64(<2 x i32>, <2 x i32>)
%v3 = shufflevector <4 x i32> %p0, <4 x i32> %p0, <2 x i32> <i32 2, i32 3>
%v4 = insertelement <2 x i32> poison, i32 %p1, i32 0
%v5 = insertelement <2 x i32> %v4, i32 %p1, i32 1
%v6 = call <2 x i64> @llvm.aarch64.neon.umull.v2i64(<2 x i32> %v3, <2 x i32> %v5)
ret <2 x i64> %v6

%v3 = shufflevector <8 x i16> %p0, <8 x i16> %p0, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v5 = call <4 x i32> @llvm.aarch64.neon.umull.v4i32(<4 x i16> %v3, <4 x i16> %v4)
ret <4 x i32> %v5

%v3 = shufflevector <4 x i32> %p0, <4 x i32> %p0, <2 x i32> <i32 2, i32 3>
%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v5 = call <2 x i64> @llvm.aarch64.neon.umull.v2i64(<2 x i32> %v3, <2 x i32> %v4)
ret <2 x i64> %v5

declare <8 x i16> @llvm.aarch64.neon.umull.v8i16(<8 x i8>, <8 x i8>)
%v3 = shufflevector <16 x i8> %p0, <16 x i8> %p0, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v4 = shufflevector <16 x i8> %p1, <16 x i8> %p1, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v5 = call <8 x i16> @llvm.aarch64.neon.umull.v8i16(<8 x i8> %v3, <8 x i8> %v4)
ret <8 x i16> %v5

%v3 = insertelement <4 x i16> poison, i16 %p1, i32 0
%v4 = insertelement <4 x i16> %v3, i16 %p1, i32 1
%v5 = insertelement <4 x i16> %v4, i16 %p1, i32 2
%v6 = insertelement <4 x i16> %v5, i16 %p1, i32 3
%v7 = call <4 x i32> @llvm.aarch64.neon.umull.v4i32(<4 x i16> %p0, <4 x i16> %v6)
ret <4 x i32> %v7

%v3 = insertelement <2 x i32> poison, i32 %p1, i32 0
%v4 = insertelement <2 x i32> %v3, i32 %p1, i32 1
%v5 = call <2 x i64> @llvm.aarch64.neon.umull.v2i64(<2 x i32> %p0, <2 x i32> %v4)
ret <2 x i64> %v5

%v3 = call <4 x i32> @llvm.aarch64.neon.umull.v4i32(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i32> %v3

%v3 = call <2 x i64> @llvm.aarch64.neon.umull.v2i64(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i64> %v3

%v3 = call <8 x i16> @llvm.aarch64.neon.umull.v8i16(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i16> %v3

%v3 = insertelement <4 x i16> poison, i16 %p1, i32 0
%v4 = insertelement <4 x i16> %v3, i16 %p1, i32 1
%v5 = insertelement <4 x i16> %v4, i16 %p1, i32 2
%v6 = insertelement <4 x i16> %v5, i16 %p1, i32 3
%v7 = mul <4 x i16> %p0, %v6
ret <4 x i16> %v7

%v3 = insertelement <2 x i32> poison, i32 %p1, i32 0
%v4 = insertelement <2 x i32> %v3, i32 %p1, i32 1
%v5 = mul <2 x i32> %p0, %v4
ret <2 x i32> %v5

%v3 = mul <4 x i16> %p0, %p1
ret <4 x i16> %v3

%v3 = mul <2 x i32> %p0, %p1
ret <2 x i32> %v3

%v3 = mul <8 x i8> %p0, %p1
ret <8 x i8> %v3

declare <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16>, <4 x i16>)
%v3 = shufflevector <8 x i16> %p0, <8 x i16> %p0, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v4 = insertelement <4 x i16> poison, i16 %p1, i32 0
%v5 = insertelement <4 x i16> %v4, i16 %p1, i32 1
%v6 = insertelement <4 x i16> %v5, i16 %p1, i32 2
%v7 = insertelement <4 x i16> %v6, i16 %p1, i32 3
%v8 = call <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16> %v3, <4 x i16> %v7)
ret <4 x i32> %v8

declare <2 x i64> @llvm.aarch64.neon.smull.v2i64(<2 x i32>, <2 x i32>)
%v3 = shufflevector <4 x i32> %p0, <4 x i32> %p0, <2 x i32> <i32 2, i32 3>
%v4 = insertelement <2 x i32> poison, i32 %p1, i32 0
%v5 = insertelement <2 x i32> %v4, i32 %p1, i32 1
%v6 = call <2 x i64> @llvm.aarch64.neon.smull.v2i64(<2 x i32> %v3, <2 x i32> %v5)
ret <2 x i64> %v6

%v3 = shufflevector <8 x i16> %p0, <8 x i16> %p0, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v5 = call <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16> %v3, <4 x i16> %v4)
ret <4 x i32> %v5

%v3 = shufflevector <4 x i32> %p0, <4 x i32> %p0, <2 x i32> <i32 2, i32 3>
%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v5 = call <2 x i64> @llvm.aarch64.neon.smull.v2i64(<2 x i32> %v3, <2 x i32> %v4)
ret <2 x i64> %v5

declare <8 x i16> @llvm.aarch64.neon.smull.v8i16(<8 x i8>, <8 x i8>)
%v3 = shufflevector <16 x i8> %p0, <16 x i8> %p0, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v4 = shufflevector <16 x i8> %p1, <16 x i8> %p1, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v5 = call <8 x i16> @llvm.aarch64.neon.smull.v8i16(<8 x i8> %v3, <8 x i8> %v4)
ret <8 x i16> %v5

%v3 = insertelement <4 x i16> poison, i16 %p1, i32 0
%v4 = insertelement <4 x i16> %v3, i16 %p1, i32 1
%v5 = insertelement <4 x i16> %v4, i16 %p1, i32 2
%v6 = insertelement <4 x i16> %v5, i16 %p1, i32 3
%v7 = call <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16> %p0, <4 x i16> %v6)
ret <4 x i32> %v7

%v3 = insertelement <2 x i32> poison, i32 %p1, i32 0
%v4 = insertelement <2 x i32> %v3, i32 %p1, i32 1
%v5 = call <2 x i64> @llvm.aarch64.neon.smull.v2i64(<2 x i32> %p0, <2 x i32> %v4)
ret <2 x i64> %v5

%v3 = call <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i32> %v3

%v3 = call <2 x i64> @llvm.aarch64.neon.smull.v2i64(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i64> %v3

%v3 = call <8 x i16> @llvm.aarch64.neon.smull.v8i16(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i16> %v3

%v3 = insertelement <8 x i16> poison, i16 %p1, i32 0
%v4 = insertelement <8 x i16> %v3, i16 %p1, i32 1
%v5 = insertelement <8 x i16> %v4, i16 %p1, i32 2
%v6 = insertelement <8 x i16> %v5, i16 %p1, i32 3
%v7 = insertelement <8 x i16> %v6, i16 %p1, i32 4
%v8 = insertelement <8 x i16> %v7, i16 %p1, i32 5
%v9 = insertelement <8 x i16> %v8, i16 %p1, i32 6
%v10 = insertelement <8 x i16> %v9, i16 %p1, i32 7
%v11 = mul <8 x i16> %p0, %v10
ret <8 x i16> %v11

%v3 = insertelement <4 x i32> poison, i32 %p1, i32 0
%v4 = insertelement <4 x i32> %v3, i32 %p1, i32 1
%v5 = insertelement <4 x i32> %v4, i32 %p1, i32 2
%v6 = insertelement <4 x i32> %v5, i32 %p1, i32 3
%v7 = mul <4 x i32> %p0, %v6
ret <4 x i32> %v7

%v3 = mul <8 x i16> %p0, %p1
ret <8 x i16> %v3

%v3 = mul <4 x i32> %p0, %p1
ret <4 x i32> %v3

%v3 = mul <16 x i8> %p0, %p1
ret <16 x i8> %v3

declare <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16>, <4 x i16>)
%v3 = shufflevector <8 x i16> %p0, <8 x i16> %p0, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v4 = insertelement <4 x i16> poison, i16 %p1, i32 0
%v5 = insertelement <4 x i16> %v4, i16 %p1, i32 1
%v6 = insertelement <4 x i16> %v5, i16 %p1, i32 2
%v7 = insertelement <4 x i16> %v6, i16 %p1, i32 3
%v8 = call <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16> %v3, <4 x i16> %v7)
ret <4 x i32> %v8

declare <2 x i64> @llvm.aarch64.neon.sqdmull.v2i64(<2 x i32>, <2 x i32>)
%v3 = shufflevector <4 x i32> %p0, <4 x i32> %p0, <2 x i32> <i32 2, i32 3>
%v4 = insertelement <2 x i32> poison, i32 %p1, i32 0
%v5 = insertelement <2 x i32> %v4, i32 %p1, i32 1
%v6 = call <2 x i64> @llvm.aarch64.neon.sqdmull.v2i64(<2 x i32> %v3, <2 x i32> %v5)
ret <2 x i64> %v6

%v3 = shufflevector <8 x i16> %p0, <8 x i16> %p0, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v5 = call <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16> %v3, <4 x i16> %v4)
ret <4 x i32> %v5

%v3 = shufflevector <4 x i32> %p0, <4 x i32> %p0, <2 x i32> <i32 2, i32 3>
%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v5 = call <2 x i64> @llvm.aarch64.neon.sqdmull.v2i64(<2 x i32> %v3, <2 x i32> %v4)
ret <2 x i64> %v5

%v3 = insertelement <4 x i16> poison, i16 %p1, i32 0
%v4 = insertelement <4 x i16> %v3, i16 %p1, i32 1
%v5 = insertelement <4 x i16> %v4, i16 %p1, i32 2
%v6 = insertelement <4 x i16> %v5, i16 %p1, i32 3
%v7 = call <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16> %p0, <4 x i16> %v6)
ret <4 x i32> %v7

%v3 = insertelement <2 x i32> poison, i32 %p1, i32 0
%v4 = insertelement <2 x i32> %v3, i32 %p1, i32 1
%v5 = call <2 x i64> @llvm.aarch64.neon.sqdmull.v2i64(<2 x i32> %p0, <2 x i32> %v4)
ret <2 x i64> %v5

%v3 = call <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i32> %v3

%v3 = call <2 x i64> @llvm.aarch64.neon.sqdmull.v2i64(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i64> %v3

%v3 = insertelement <4 x i16> poison, i16 %p0, i64 0
%v4 = insertelement <4 x i16> poison, i16 %p1, i64 0
%v5 = call <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16> %v3, <4 x i16> %v4)
%v6 = extractelement <4 x i32> %v5, i64 0
ret i32 %v6

declare i64 @llvm.aarch64.neon.sqdmulls.scalar(i32, i32)
%v3 = call i64 @llvm.aarch64.neon.sqdmulls.scalar(i32 %p0, i32 %p1)
ret i64 %v3

%v4 = bitcast <4 x i16> %p2 to <8 x i8>
%v5 = shufflevector <4 x i16> %p2, <4 x i16> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = mul <4 x i16> %p1, %v5
%v7 = add <4 x i16> %p0, %v6
ret <4 x i16> %v7

%v4 = bitcast <2 x i32> %p2 to <8 x i8>
%v5 = shufflevector <2 x i32> %p2, <2 x i32> %p2, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = mul <2 x i32> %p1, %v5
%v7 = add <2 x i32> %p0, %v6
ret <2 x i32> %v7

%v4 = bitcast <8 x i16> %p2 to <16 x i8>
%v5 = shufflevector <8 x i16> %p2, <8 x i16> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = mul <4 x i16> %p1, %v5
%v7 = add <4 x i16> %p0, %v6
ret <4 x i16> %v7

%v4 = bitcast <4 x i32> %p2 to <16 x i8>
%v5 = shufflevector <4 x i32> %p2, <4 x i32> %p2, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = mul <2 x i32> %p1, %v5
%v7 = add <2 x i32> %p0, %v6
ret <2 x i32> %v7

%v4 = insertelement <4 x i16> poison, i16 %p2, i32 0
%v5 = insertelement <4 x i16> %v4, i16 %p2, i32 1
%v6 = insertelement <4 x i16> %v5, i16 %p2, i32 2
%v7 = insertelement <4 x i16> %v6, i16 %p2, i32 3
%v8 = mul <4 x i16> %p1, %v7
%v9 = add <4 x i16> %p0, %v8
ret <4 x i16> %v9

%v4 = insertelement <2 x i32> poison, i32 %p2, i32 0
%v5 = insertelement <2 x i32> %v4, i32 %p2, i32 1
%v6 = mul <2 x i32> %p1, %v5
%v7 = add <2 x i32> %p0, %v6
ret <2 x i32> %v7

%v4 = mul <4 x i16> %p1, %p2
%v5 = add <4 x i16> %p0, %v4
ret <4 x i16> %v5

%v4 = mul <2 x i32> %p1, %p2
%v5 = add <2 x i32> %p0, %v4
ret <2 x i32> %v5

%v4 = mul <8 x i8> %p1, %p2
%v5 = add <8 x i8> %p0, %v4
ret <8 x i8> %v5

%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v5 = bitcast <4 x i16> %p2 to <8 x i8>
%v6 = shufflevector <4 x i16> %p2, <4 x i16> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v7 = call <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16> %v4, <4 x i16> %v6)
%v8 = add <4 x i32> %p0, %v7
ret <4 x i32> %v8

%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v5 = bitcast <2 x i32> %p2 to <8 x i8>
%v6 = shufflevector <2 x i32> %p2, <2 x i32> %p2, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v7 = call <2 x i64> @llvm.aarch64.neon.smull.v2i64(<2 x i32> %v4, <2 x i32> %v6)
%v8 = add <2 x i64> %p0, %v7
ret <2 x i64> %v8

%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v5 = bitcast <4 x i16> %p2 to <8 x i8>
%v6 = shufflevector <4 x i16> %p2, <4 x i16> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v7 = call <4 x i32> @llvm.aarch64.neon.umull.v4i32(<4 x i16> %v4, <4 x i16> %v6)
%v8 = add <4 x i32> %p0, %v7
ret <4 x i32> %v8

%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v5 = bitcast <2 x i32> %p2 to <8 x i8>
%v6 = shufflevector <2 x i32> %p2, <2 x i32> %p2, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v7 = call <2 x i64> @llvm.aarch64.neon.umull.v2i64(<2 x i32> %v4, <2 x i32> %v6)
%v8 = add <2 x i64> %p0, %v7
ret <2 x i64> %v8

%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v5 = bitcast <8 x i16> %p2 to <16 x i8>
%v6 = shufflevector <8 x i16> %p2, <8 x i16> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v7 = call <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16> %v4, <4 x i16> %v6)
%v8 = add <4 x i32> %p0, %v7
ret <4 x i32> %v8

%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v5 = bitcast <4 x i32> %p2 to <16 x i8>
%v6 = shufflevector <4 x i32> %p2, <4 x i32> %p2, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v7 = call <2 x i64> @llvm.aarch64.neon.smull.v2i64(<2 x i32> %v4, <2 x i32> %v6)
%v8 = add <2 x i64> %p0, %v7
ret <2 x i64> %v8

%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v5 = bitcast <8 x i16> %p2 to <16 x i8>
%v6 = shufflevector <8 x i16> %p2, <8 x i16> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v7 = call <4 x i32> @llvm.aarch64.neon.umull.v4i32(<4 x i16> %v4, <4 x i16> %v6)
%v8 = add <4 x i32> %p0, %v7
ret <4 x i32> %v8

%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v5 = bitcast <4 x i32> %p2 to <16 x i8>
%v6 = shufflevector <4 x i32> %p2, <4 x i32> %p2, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v7 = call <2 x i64> @llvm.aarch64.neon.umull.v2i64(<2 x i32> %v4, <2 x i32> %v6)
%v8 = add <2 x i64> %p0, %v7
ret <2 x i64> %v8

%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v5 = insertelement <4 x i16> poison, i16 %p2, i32 0
%v6 = insertelement <4 x i16> %v5, i16 %p2, i32 1
%v7 = insertelement <4 x i16> %v6, i16 %p2, i32 2
%v8 = insertelement <4 x i16> %v7, i16 %p2, i32 3
%v9 = call <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16> %v4, <4 x i16> %v8)
%v10 = add <4 x i32> %p0, %v9
ret <4 x i32> %v10

%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v5 = insertelement <2 x i32> poison, i32 %p2, i32 0
%v6 = insertelement <2 x i32> %v5, i32 %p2, i32 1
%v7 = call <2 x i64> @llvm.aarch64.neon.smull.v2i64(<2 x i32> %v4, <2 x i32> %v6)
%v8 = add <2 x i64> %p0, %v7
ret <2 x i64> %v8

%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v5 = insertelement <4 x i16> poison, i16 %p2, i32 0
%v6 = insertelement <4 x i16> %v5, i16 %p2, i32 1
%v7 = insertelement <4 x i16> %v6, i16 %p2, i32 2
%v8 = insertelement <4 x i16> %v7, i16 %p2, i32 3
%v9 = call <4 x i32> @llvm.aarch64.neon.umull.v4i32(<4 x i16> %v4, <4 x i16> %v8)
%v10 = add <4 x i32> %p0, %v9
ret <4 x i32> %v10

%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v5 = insertelement <2 x i32> poison, i32 %p2, i32 0
%v6 = insertelement <2 x i32> %v5, i32 %p2, i32 1
%v7 = call <2 x i64> @llvm.aarch64.neon.umull.v2i64(<2 x i32> %v4, <2 x i32> %v6)
%v8 = add <2 x i64> %p0, %v7
ret <2 x i64> %v8

%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v5 = shufflevector <8 x i16> %p2, <8 x i16> %p2, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v6 = call <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16> %v4, <4 x i16> %v5)
%v7 = add <4 x i32> %p0, %v6
ret <4 x i32> %v7

%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v5 = shufflevector <4 x i32> %p2, <4 x i32> %p2, <2 x i32> <i32 2, i32 3>
%v6 = call <2 x i64> @llvm.aarch64.neon.smull.v2i64(<2 x i32> %v4, <2 x i32> %v5)
%v7 = add <2 x i64> %p0, %v6
ret <2 x i64> %v7

%v4 = shufflevector <16 x i8> %p1, <16 x i8> %p1, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v5 = shufflevector <16 x i8> %p2, <16 x i8> %p2, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v6 = call <8 x i16> @llvm.aarch64.neon.smull.v8i16(<8 x i8> %v4, <8 x i8> %v5)
%v7 = add <8 x i16> %p0, %v6
ret <8 x i16> %v7

%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v5 = shufflevector <8 x i16> %p2, <8 x i16> %p2, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v6 = call <4 x i32> @llvm.aarch64.neon.umull.v4i32(<4 x i16> %v4, <4 x i16> %v5)
%v7 = add <4 x i32> %p0, %v6
ret <4 x i32> %v7

%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v5 = shufflevector <4 x i32> %p2, <4 x i32> %p2, <2 x i32> <i32 2, i32 3>
%v6 = call <2 x i64> @llvm.aarch64.neon.umull.v2i64(<2 x i32> %v4, <2 x i32> %v5)
%v7 = add <2 x i64> %p0, %v6
ret <2 x i64> %v7

%v4 = shufflevector <16 x i8> %p1, <16 x i8> %p1, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v5 = shufflevector <16 x i8> %p2, <16 x i8> %p2, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v6 = call <8 x i16> @llvm.aarch64.neon.umull.v8i16(<8 x i8> %v4, <8 x i8> %v5)
%v7 = add <8 x i16> %p0, %v6
ret <8 x i16> %v7

%v4 = bitcast <4 x i16> %p2 to <8 x i8>
%v5 = shufflevector <4 x i16> %p2, <4 x i16> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16> %p1, <4 x i16> %v5)
%v7 = add <4 x i32> %p0, %v6
ret <4 x i32> %v7

%v4 = bitcast <2 x i32> %p2 to <8 x i8>
%v5 = shufflevector <2 x i32> %p2, <2 x i32> %p2, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <2 x i64> @llvm.aarch64.neon.smull.v2i64(<2 x i32> %p1, <2 x i32> %v5)
%v7 = add <2 x i64> %p0, %v6
ret <2 x i64> %v7

%v4 = bitcast <4 x i16> %p2 to <8 x i8>
%v5 = shufflevector <4 x i16> %p2, <4 x i16> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <4 x i32> @llvm.aarch64.neon.umull.v4i32(<4 x i16> %p1, <4 x i16> %v5)
%v7 = add <4 x i32> %p0, %v6
ret <4 x i32> %v7

%v4 = bitcast <2 x i32> %p2 to <8 x i8>
%v5 = shufflevector <2 x i32> %p2, <2 x i32> %p2, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <2 x i64> @llvm.aarch64.neon.umull.v2i64(<2 x i32> %p1, <2 x i32> %v5)
%v7 = add <2 x i64> %p0, %v6
ret <2 x i64> %v7

%v4 = bitcast <8 x i16> %p2 to <16 x i8>
%v5 = shufflevector <8 x i16> %p2, <8 x i16> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16> %p1, <4 x i16> %v5)
%v7 = add <4 x i32> %p0, %v6
ret <4 x i32> %v7

%v4 = bitcast <4 x i32> %p2 to <16 x i8>
%v5 = shufflevector <4 x i32> %p2, <4 x i32> %p2, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <2 x i64> @llvm.aarch64.neon.smull.v2i64(<2 x i32> %p1, <2 x i32> %v5)
%v7 = add <2 x i64> %p0, %v6
ret <2 x i64> %v7

%v4 = bitcast <8 x i16> %p2 to <16 x i8>
%v5 = shufflevector <8 x i16> %p2, <8 x i16> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <4 x i32> @llvm.aarch64.neon.umull.v4i32(<4 x i16> %p1, <4 x i16> %v5)
%v7 = add <4 x i32> %p0, %v6
ret <4 x i32> %v7

%v4 = bitcast <4 x i32> %p2 to <16 x i8>
%v5 = shufflevector <4 x i32> %p2, <4 x i32> %p2, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <2 x i64> @llvm.aarch64.neon.umull.v2i64(<2 x i32> %p1, <2 x i32> %v5)
%v7 = add <2 x i64> %p0, %v6
ret <2 x i64> %v7

%v4 = insertelement <4 x i16> poison, i16 %p2, i32 0
%v5 = insertelement <4 x i16> %v4, i16 %p2, i32 1
%v6 = insertelement <4 x i16> %v5, i16 %p2, i32 2
%v7 = insertelement <4 x i16> %v6, i16 %p2, i32 3
%v8 = call <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16> %p1, <4 x i16> %v7)
%v9 = add <4 x i32> %p0, %v8
ret <4 x i32> %v9

%v4 = insertelement <2 x i32> poison, i32 %p2, i32 0
%v5 = insertelement <2 x i32> %v4, i32 %p2, i32 1
%v6 = call <2 x i64> @llvm.aarch64.neon.smull.v2i64(<2 x i32> %p1, <2 x i32> %v5)
%v7 = add <2 x i64> %p0, %v6
ret <2 x i64> %v7

%v4 = insertelement <4 x i16> poison, i16 %p2, i32 0
%v5 = insertelement <4 x i16> %v4, i16 %p2, i32 1
%v6 = insertelement <4 x i16> %v5, i16 %p2, i32 2
%v7 = insertelement <4 x i16> %v6, i16 %p2, i32 3
%v8 = call <4 x i32> @llvm.aarch64.neon.umull.v4i32(<4 x i16> %p1, <4 x i16> %v7)
%v9 = add <4 x i32> %p0, %v8
ret <4 x i32> %v9

%v4 = insertelement <2 x i32> poison, i32 %p2, i32 0
%v5 = insertelement <2 x i32> %v4, i32 %p2, i32 1
%v6 = call <2 x i64> @llvm.aarch64.neon.umull.v2i64(<2 x i32> %p1, <2 x i32> %v5)
%v7 = add <2 x i64> %p0, %v6
ret <2 x i64> %v7

%v4 = call <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16> %p1, <4 x i16> %p2)
%v5 = add <4 x i32> %p0, %v4
ret <4 x i32> %v5

%v4 = call <2 x i64> @llvm.aarch64.neon.smull.v2i64(<2 x i32> %p1, <2 x i32> %p2)
%v5 = add <2 x i64> %p0, %v4
ret <2 x i64> %v5

%v4 = call <8 x i16> @llvm.aarch64.neon.smull.v8i16(<8 x i8> %p1, <8 x i8> %p2)
%v5 = add <8 x i16> %p0, %v4
ret <8 x i16> %v5

%v4 = call <4 x i32> @llvm.aarch64.neon.umull.v4i32(<4 x i16> %p1, <4 x i16> %p2)
%v5 = add <4 x i32> %p0, %v4
ret <4 x i32> %v5

%v4 = call <2 x i64> @llvm.aarch64.neon.umull.v2i64(<2 x i32> %p1, <2 x i32> %p2)
%v5 = add <2 x i64> %p0, %v4
ret <2 x i64> %v5

%v4 = call <8 x i16> @llvm.aarch64.neon.umull.v8i16(<8 x i8> %p1, <8 x i8> %p2)
%v5 = add <8 x i16> %p0, %v4
ret <8 x i16> %v5

%v4 = bitcast <4 x i16> %p2 to <8 x i8>
%v5 = shufflevector <4 x i16> %p2, <4 x i16> %p2, <8 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = mul <8 x i16> %p1, %v5
%v7 = add <8 x i16> %p0, %v6
ret <8 x i16> %v7

%v4 = bitcast <2 x i32> %p2 to <8 x i8>
%v5 = shufflevector <2 x i32> %p2, <2 x i32> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = mul <4 x i32> %p1, %v5
%v7 = add <4 x i32> %p0, %v6
ret <4 x i32> %v7

%v4 = bitcast <8 x i16> %p2 to <16 x i8>
%v5 = shufflevector <8 x i16> %p2, <8 x i16> %p2, <8 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = mul <8 x i16> %p1, %v5
%v7 = add <8 x i16> %p0, %v6
ret <8 x i16> %v7

%v4 = bitcast <4 x i32> %p2 to <16 x i8>
%v5 = shufflevector <4 x i32> %p2, <4 x i32> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = mul <4 x i32> %p1, %v5
%v7 = add <4 x i32> %p0, %v6
ret <4 x i32> %v7

%v4 = insertelement <8 x i16> poison, i16 %p2, i32 0
%v5 = insertelement <8 x i16> %v4, i16 %p2, i32 1
%v6 = insertelement <8 x i16> %v5, i16 %p2, i32 2
%v7 = insertelement <8 x i16> %v6, i16 %p2, i32 3
%v8 = insertelement <8 x i16> %v7, i16 %p2, i32 4
%v9 = insertelement <8 x i16> %v8, i16 %p2, i32 5
%v10 = insertelement <8 x i16> %v9, i16 %p2, i32 6
%v11 = insertelement <8 x i16> %v10, i16 %p2, i32 7
%v12 = mul <8 x i16> %p1, %v11
%v13 = add <8 x i16> %p0, %v12
ret <8 x i16> %v13

%v4 = insertelement <4 x i32> poison, i32 %p2, i32 0
%v5 = insertelement <4 x i32> %v4, i32 %p2, i32 1
%v6 = insertelement <4 x i32> %v5, i32 %p2, i32 2
%v7 = insertelement <4 x i32> %v6, i32 %p2, i32 3
%v8 = mul <4 x i32> %p1, %v7
%v9 = add <4 x i32> %p0, %v8
ret <4 x i32> %v9

%v4 = mul <8 x i16> %p1, %p2
%v5 = add <8 x i16> %p0, %v4
ret <8 x i16> %v5

%v4 = mul <4 x i32> %p1, %p2
%v5 = add <4 x i32> %p0, %v4
ret <4 x i32> %v5

%v4 = mul <16 x i8> %p1, %p2
%v5 = add <16 x i8> %p0, %v4
ret <16 x i8> %v5

%v4 = bitcast <4 x i16> %p2 to <8 x i8>
%v5 = shufflevector <4 x i16> %p2, <4 x i16> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = mul <4 x i16> %p1, %v5
%v7 = sub <4 x i16> %p0, %v6
ret <4 x i16> %v7

%v4 = bitcast <2 x i32> %p2 to <8 x i8>
%v5 = shufflevector <2 x i32> %p2, <2 x i32> %p2, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = mul <2 x i32> %p1, %v5
%v7 = sub <2 x i32> %p0, %v6
ret <2 x i32> %v7

%v4 = bitcast <8 x i16> %p2 to <16 x i8>
%v5 = shufflevector <8 x i16> %p2, <8 x i16> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = mul <4 x i16> %p1, %v5
%v7 = sub <4 x i16> %p0, %v6
ret <4 x i16> %v7

%v4 = bitcast <4 x i32> %p2 to <16 x i8>
%v5 = shufflevector <4 x i32> %p2, <4 x i32> %p2, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = mul <2 x i32> %p1, %v5
%v7 = sub <2 x i32> %p0, %v6
ret <2 x i32> %v7

%v4 = insertelement <4 x i16> poison, i16 %p2, i32 0
%v5 = insertelement <4 x i16> %v4, i16 %p2, i32 1
%v6 = insertelement <4 x i16> %v5, i16 %p2, i32 2
%v7 = insertelement <4 x i16> %v6, i16 %p2, i32 3
%v8 = mul <4 x i16> %p1, %v7
%v9 = sub <4 x i16> %p0, %v8
ret <4 x i16> %v9

%v4 = insertelement <2 x i32> poison, i32 %p2, i32 0
%v5 = insertelement <2 x i32> %v4, i32 %p2, i32 1
%v6 = mul <2 x i32> %p1, %v5
%v7 = sub <2 x i32> %p0, %v6
ret <2 x i32> %v7

%v4 = mul <4 x i16> %p1, %p2
%v5 = sub <4 x i16> %p0, %v4
ret <4 x i16> %v5

%v4 = mul <2 x i32> %p1, %p2
%v5 = sub <2 x i32> %p0, %v4
ret <2 x i32> %v5

%v4 = mul <8 x i8> %p1, %p2
%v5 = sub <8 x i8> %p0, %v4
ret <8 x i8> %v5

%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v5 = bitcast <4 x i16> %p2 to <8 x i8>
%v6 = shufflevector <4 x i16> %p2, <4 x i16> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v7 = call <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16> %v4, <4 x i16> %v6)
%v8 = sub <4 x i32> %p0, %v7
ret <4 x i32> %v8

%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v5 = bitcast <2 x i32> %p2 to <8 x i8>
%v6 = shufflevector <2 x i32> %p2, <2 x i32> %p2, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v7 = call <2 x i64> @llvm.aarch64.neon.smull.v2i64(<2 x i32> %v4, <2 x i32> %v6)
%v8 = sub <2 x i64> %p0, %v7
ret <2 x i64> %v8

%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v5 = bitcast <4 x i16> %p2 to <8 x i8>
%v6 = shufflevector <4 x i16> %p2, <4 x i16> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v7 = call <4 x i32> @llvm.aarch64.neon.umull.v4i32(<4 x i16> %v4, <4 x i16> %v6)
%v8 = sub <4 x i32> %p0, %v7
ret <4 x i32> %v8

%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v5 = bitcast <2 x i32> %p2 to <8 x i8>
%v6 = shufflevector <2 x i32> %p2, <2 x i32> %p2, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v7 = call <2 x i64> @llvm.aarch64.neon.umull.v2i64(<2 x i32> %v4, <2 x i32> %v6)
%v8 = sub <2 x i64> %p0, %v7
ret <2 x i64> %v8

%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v5 = bitcast <8 x i16> %p2 to <16 x i8>
%v6 = shufflevector <8 x i16> %p2, <8 x i16> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v7 = call <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16> %v4, <4 x i16> %v6)
%v8 = sub <4 x i32> %p0, %v7
ret <4 x i32> %v8

%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v5 = bitcast <4 x i32> %p2 to <16 x i8>
%v6 = shufflevector <4 x i32> %p2, <4 x i32> %p2, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v7 = call <2 x i64> @llvm.aarch64.neon.smull.v2i64(<2 x i32> %v4, <2 x i32> %v6)
%v8 = sub <2 x i64> %p0, %v7
ret <2 x i64> %v8

%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v5 = bitcast <8 x i16> %p2 to <16 x i8>
%v6 = shufflevector <8 x i16> %p2, <8 x i16> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v7 = call <4 x i32> @llvm.aarch64.neon.umull.v4i32(<4 x i16> %v4, <4 x i16> %v6)
%v8 = sub <4 x i32> %p0, %v7
ret <4 x i32> %v8

%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v5 = bitcast <4 x i32> %p2 to <16 x i8>
%v6 = shufflevector <4 x i32> %p2, <4 x i32> %p2, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v7 = call <2 x i64> @llvm.aarch64.neon.umull.v2i64(<2 x i32> %v4, <2 x i32> %v6)
%v8 = sub <2 x i64> %p0, %v7
ret <2 x i64> %v8

%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v5 = insertelement <4 x i16> poison, i16 %p2, i32 0
%v6 = insertelement <4 x i16> %v5, i16 %p2, i32 1
%v7 = insertelement <4 x i16> %v6, i16 %p2, i32 2
%v8 = insertelement <4 x i16> %v7, i16 %p2, i32 3
%v9 = call <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16> %v4, <4 x i16> %v8)
%v10 = sub <4 x i32> %p0, %v9
ret <4 x i32> %v10

%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v5 = insertelement <2 x i32> poison, i32 %p2, i32 0
%v6 = insertelement <2 x i32> %v5, i32 %p2, i32 1
%v7 = call <2 x i64> @llvm.aarch64.neon.smull.v2i64(<2 x i32> %v4, <2 x i32> %v6)
%v8 = sub <2 x i64> %p0, %v7
ret <2 x i64> %v8

%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v5 = insertelement <4 x i16> poison, i16 %p2, i32 0
%v6 = insertelement <4 x i16> %v5, i16 %p2, i32 1
%v7 = insertelement <4 x i16> %v6, i16 %p2, i32 2
%v8 = insertelement <4 x i16> %v7, i16 %p2, i32 3
%v9 = call <4 x i32> @llvm.aarch64.neon.umull.v4i32(<4 x i16> %v4, <4 x i16> %v8)
%v10 = sub <4 x i32> %p0, %v9
ret <4 x i32> %v10

%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v5 = insertelement <2 x i32> poison, i32 %p2, i32 0
%v6 = insertelement <2 x i32> %v5, i32 %p2, i32 1
%v7 = call <2 x i64> @llvm.aarch64.neon.umull.v2i64(<2 x i32> %v4, <2 x i32> %v6)
%v8 = sub <2 x i64> %p0, %v7
ret <2 x i64> %v8

%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v5 = shufflevector <8 x i16> %p2, <8 x i16> %p2, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v6 = call <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16> %v4, <4 x i16> %v5)
%v7 = sub <4 x i32> %p0, %v6
ret <4 x i32> %v7

%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v5 = shufflevector <4 x i32> %p2, <4 x i32> %p2, <2 x i32> <i32 2, i32 3>
%v6 = call <2 x i64> @llvm.aarch64.neon.smull.v2i64(<2 x i32> %v4, <2 x i32> %v5)
%v7 = sub <2 x i64> %p0, %v6
ret <2 x i64> %v7

%v4 = shufflevector <16 x i8> %p1, <16 x i8> %p1, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v5 = shufflevector <16 x i8> %p2, <16 x i8> %p2, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v6 = call <8 x i16> @llvm.aarch64.neon.smull.v8i16(<8 x i8> %v4, <8 x i8> %v5)
%v7 = sub <8 x i16> %p0, %v6
ret <8 x i16> %v7

%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v5 = shufflevector <8 x i16> %p2, <8 x i16> %p2, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v6 = call <4 x i32> @llvm.aarch64.neon.umull.v4i32(<4 x i16> %v4, <4 x i16> %v5)
%v7 = sub <4 x i32> %p0, %v6
ret <4 x i32> %v7

%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v5 = shufflevector <4 x i32> %p2, <4 x i32> %p2, <2 x i32> <i32 2, i32 3>
%v6 = call <2 x i64> @llvm.aarch64.neon.umull.v2i64(<2 x i32> %v4, <2 x i32> %v5)
%v7 = sub <2 x i64> %p0, %v6
ret <2 x i64> %v7

%v4 = shufflevector <16 x i8> %p1, <16 x i8> %p1, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v5 = shufflevector <16 x i8> %p2, <16 x i8> %p2, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v6 = call <8 x i16> @llvm.aarch64.neon.umull.v8i16(<8 x i8> %v4, <8 x i8> %v5)
%v7 = sub <8 x i16> %p0, %v6
ret <8 x i16> %v7

%v4 = bitcast <4 x i16> %p2 to <8 x i8>
%v5 = shufflevector <4 x i16> %p2, <4 x i16> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16> %p1, <4 x i16> %v5)
%v7 = sub <4 x i32> %p0, %v6
ret <4 x i32> %v7

%v4 = bitcast <2 x i32> %p2 to <8 x i8>
%v5 = shufflevector <2 x i32> %p2, <2 x i32> %p2, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <2 x i64> @llvm.aarch64.neon.smull.v2i64(<2 x i32> %p1, <2 x i32> %v5)
%v7 = sub <2 x i64> %p0, %v6
ret <2 x i64> %v7

%v4 = bitcast <4 x i16> %p2 to <8 x i8>
%v5 = shufflevector <4 x i16> %p2, <4 x i16> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <4 x i32> @llvm.aarch64.neon.umull.v4i32(<4 x i16> %p1, <4 x i16> %v5)
%v7 = sub <4 x i32> %p0, %v6
ret <4 x i32> %v7

%v4 = bitcast <2 x i32> %p2 to <8 x i8>
%v5 = shufflevector <2 x i32> %p2, <2 x i32> %p2, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <2 x i64> @llvm.aarch64.neon.umull.v2i64(<2 x i32> %p1, <2 x i32> %v5)
%v7 = sub <2 x i64> %p0, %v6
ret <2 x i64> %v7

%v4 = bitcast <8 x i16> %p2 to <16 x i8>
%v5 = shufflevector <8 x i16> %p2, <8 x i16> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16> %p1, <4 x i16> %v5)
%v7 = sub <4 x i32> %p0, %v6
ret <4 x i32> %v7

%v4 = bitcast <4 x i32> %p2 to <16 x i8>
%v5 = shufflevector <4 x i32> %p2, <4 x i32> %p2, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <2 x i64> @llvm.aarch64.neon.smull.v2i64(<2 x i32> %p1, <2 x i32> %v5)
%v7 = sub <2 x i64> %p0, %v6
ret <2 x i64> %v7

%v4 = bitcast <8 x i16> %p2 to <16 x i8>
%v5 = shufflevector <8 x i16> %p2, <8 x i16> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <4 x i32> @llvm.aarch64.neon.umull.v4i32(<4 x i16> %p1, <4 x i16> %v5)
%v7 = sub <4 x i32> %p0, %v6
ret <4 x i32> %v7

%v4 = bitcast <4 x i32> %p2 to <16 x i8>
%v5 = shufflevector <4 x i32> %p2, <4 x i32> %p2, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <2 x i64> @llvm.aarch64.neon.umull.v2i64(<2 x i32> %p1, <2 x i32> %v5)
%v7 = sub <2 x i64> %p0, %v6
ret <2 x i64> %v7

%v4 = insertelement <4 x i16> poison, i16 %p2, i32 0
%v5 = insertelement <4 x i16> %v4, i16 %p2, i32 1
%v6 = insertelement <4 x i16> %v5, i16 %p2, i32 2
%v7 = insertelement <4 x i16> %v6, i16 %p2, i32 3
%v8 = call <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16> %p1, <4 x i16> %v7)
%v9 = sub <4 x i32> %p0, %v8
ret <4 x i32> %v9

%v4 = insertelement <2 x i32> poison, i32 %p2, i32 0
%v5 = insertelement <2 x i32> %v4, i32 %p2, i32 1
%v6 = call <2 x i64> @llvm.aarch64.neon.smull.v2i64(<2 x i32> %p1, <2 x i32> %v5)
%v7 = sub <2 x i64> %p0, %v6
ret <2 x i64> %v7

%v4 = insertelement <4 x i16> poison, i16 %p2, i32 0
%v5 = insertelement <4 x i16> %v4, i16 %p2, i32 1
%v6 = insertelement <4 x i16> %v5, i16 %p2, i32 2
%v7 = insertelement <4 x i16> %v6, i16 %p2, i32 3
%v8 = call <4 x i32> @llvm.aarch64.neon.umull.v4i32(<4 x i16> %p1, <4 x i16> %v7)
%v9 = sub <4 x i32> %p0, %v8
ret <4 x i32> %v9

%v4 = insertelement <2 x i32> poison, i32 %p2, i32 0
%v5 = insertelement <2 x i32> %v4, i32 %p2, i32 1
%v6 = call <2 x i64> @llvm.aarch64.neon.umull.v2i64(<2 x i32> %p1, <2 x i32> %v5)
%v7 = sub <2 x i64> %p0, %v6
ret <2 x i64> %v7

%v4 = call <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16> %p1, <4 x i16> %p2)
%v5 = sub <4 x i32> %p0, %v4
ret <4 x i32> %v5

%v4 = call <2 x i64> @llvm.aarch64.neon.smull.v2i64(<2 x i32> %p1, <2 x i32> %p2)
%v5 = sub <2 x i64> %p0, %v4
ret <2 x i64> %v5

%v4 = call <8 x i16> @llvm.aarch64.neon.smull.v8i16(<8 x i8> %p1, <8 x i8> %p2)
%v5 = sub <8 x i16> %p0, %v4
ret <8 x i16> %v5

%v4 = call <4 x i32> @llvm.aarch64.neon.umull.v4i32(<4 x i16> %p1, <4 x i16> %p2)
%v5 = sub <4 x i32> %p0, %v4
ret <4 x i32> %v5

%v4 = call <2 x i64> @llvm.aarch64.neon.umull.v2i64(<2 x i32> %p1, <2 x i32> %p2)
%v5 = sub <2 x i64> %p0, %v4
ret <2 x i64> %v5

%v4 = call <8 x i16> @llvm.aarch64.neon.umull.v8i16(<8 x i8> %p1, <8 x i8> %p2)
%v5 = sub <8 x i16> %p0, %v4
ret <8 x i16> %v5

%v4 = bitcast <4 x i16> %p2 to <8 x i8>
%v5 = shufflevector <4 x i16> %p2, <4 x i16> %p2, <8 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = mul <8 x i16> %p1, %v5
%v7 = sub <8 x i16> %p0, %v6
ret <8 x i16> %v7

%v4 = bitcast <2 x i32> %p2 to <8 x i8>
%v5 = shufflevector <2 x i32> %p2, <2 x i32> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = mul <4 x i32> %p1, %v5
%v7 = sub <4 x i32> %p0, %v6
ret <4 x i32> %v7

%v4 = bitcast <8 x i16> %p2 to <16 x i8>
%v5 = shufflevector <8 x i16> %p2, <8 x i16> %p2, <8 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = mul <8 x i16> %p1, %v5
%v7 = sub <8 x i16> %p0, %v6
ret <8 x i16> %v7

%v4 = bitcast <4 x i32> %p2 to <16 x i8>
%v5 = shufflevector <4 x i32> %p2, <4 x i32> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = mul <4 x i32> %p1, %v5
%v7 = sub <4 x i32> %p0, %v6
ret <4 x i32> %v7

%v4 = insertelement <8 x i16> poison, i16 %p2, i32 0
%v5 = insertelement <8 x i16> %v4, i16 %p2, i32 1
%v6 = insertelement <8 x i16> %v5, i16 %p2, i32 2
%v7 = insertelement <8 x i16> %v6, i16 %p2, i32 3
%v8 = insertelement <8 x i16> %v7, i16 %p2, i32 4
%v9 = insertelement <8 x i16> %v8, i16 %p2, i32 5
%v10 = insertelement <8 x i16> %v9, i16 %p2, i32 6
%v11 = insertelement <8 x i16> %v10, i16 %p2, i32 7
%v12 = mul <8 x i16> %p1, %v11
%v13 = sub <8 x i16> %p0, %v12
ret <8 x i16> %v13

%v4 = insertelement <4 x i32> poison, i32 %p2, i32 0
%v5 = insertelement <4 x i32> %v4, i32 %p2, i32 1
%v6 = insertelement <4 x i32> %v5, i32 %p2, i32 2
%v7 = insertelement <4 x i32> %v6, i32 %p2, i32 3
%v8 = mul <4 x i32> %p1, %v7
%v9 = sub <4 x i32> %p0, %v8
ret <4 x i32> %v9

%v4 = mul <8 x i16> %p1, %p2
%v5 = sub <8 x i16> %p0, %v4
ret <8 x i16> %v5

%v4 = mul <4 x i32> %p1, %p2
%v5 = sub <4 x i32> %p0, %v4
ret <4 x i32> %v5

%v4 = mul <16 x i8> %p1, %p2
%v5 = sub <16 x i8> %p0, %v4
ret <16 x i8> %v5

%v3 = bitcast <4 x i16> %p1 to <8 x i8>
%v4 = shufflevector <4 x i16> %p1, <4 x i16> %p1, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v5 = mul <4 x i16> %p0, %v4
ret <4 x i16> %v5

%v3 = bitcast <2 x i32> %p1 to <8 x i8>
%v4 = shufflevector <2 x i32> %p1, <2 x i32> %p1, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v5 = mul <2 x i32> %p0, %v4
ret <2 x i32> %v5

%v3 = bitcast <8 x i16> %p1 to <16 x i8>
%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v5 = mul <4 x i16> %p0, %v4
ret <4 x i16> %v5

%v3 = bitcast <4 x i32> %p1 to <16 x i8>
%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v5 = mul <2 x i32> %p0, %v4
ret <2 x i32> %v5

%v3 = shufflevector <8 x i16> %p0, <8 x i16> %p0, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v4 = bitcast <4 x i16> %p1 to <8 x i8>
%v5 = shufflevector <4 x i16> %p1, <4 x i16> %p1, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16> %v3, <4 x i16> %v5)
ret <4 x i32> %v6

%v3 = shufflevector <4 x i32> %p0, <4 x i32> %p0, <2 x i32> <i32 2, i32 3>
%v4 = bitcast <2 x i32> %p1 to <8 x i8>
%v5 = shufflevector <2 x i32> %p1, <2 x i32> %p1, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <2 x i64> @llvm.aarch64.neon.smull.v2i64(<2 x i32> %v3, <2 x i32> %v5)
ret <2 x i64> %v6

%v3 = shufflevector <8 x i16> %p0, <8 x i16> %p0, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v4 = bitcast <8 x i16> %p1 to <16 x i8>
%v5 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16> %v3, <4 x i16> %v5)
ret <4 x i32> %v6

%v3 = shufflevector <4 x i32> %p0, <4 x i32> %p0, <2 x i32> <i32 2, i32 3>
%v4 = bitcast <4 x i32> %p1 to <16 x i8>
%v5 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <2 x i64> @llvm.aarch64.neon.smull.v2i64(<2 x i32> %v3, <2 x i32> %v5)
ret <2 x i64> %v6

%v3 = bitcast <4 x i16> %p1 to <8 x i8>
%v4 = shufflevector <4 x i16> %p1, <4 x i16> %p1, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v5 = call <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16> %p0, <4 x i16> %v4)
ret <4 x i32> %v5

%v3 = bitcast <2 x i32> %p1 to <8 x i8>
%v4 = shufflevector <2 x i32> %p1, <2 x i32> %p1, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v5 = call <2 x i64> @llvm.aarch64.neon.smull.v2i64(<2 x i32> %p0, <2 x i32> %v4)
ret <2 x i64> %v5

%v3 = bitcast <8 x i16> %p1 to <16 x i8>
%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v5 = call <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16> %p0, <4 x i16> %v4)
ret <4 x i32> %v5

%v3 = bitcast <4 x i32> %p1 to <16 x i8>
%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v5 = call <2 x i64> @llvm.aarch64.neon.smull.v2i64(<2 x i32> %p0, <2 x i32> %v4)
ret <2 x i64> %v5

%v3 = bitcast <4 x i16> %p1 to <8 x i8>
%v4 = shufflevector <4 x i16> %p1, <4 x i16> %p1, <8 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v5 = mul <8 x i16> %p0, %v4
ret <8 x i16> %v5

%v3 = bitcast <2 x i32> %p1 to <8 x i8>
%v4 = shufflevector <2 x i32> %p1, <2 x i32> %p1, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v5 = mul <4 x i32> %p0, %v4
ret <4 x i32> %v5

%v3 = bitcast <8 x i16> %p1 to <16 x i8>
%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <8 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v5 = mul <8 x i16> %p0, %v4
ret <8 x i16> %v5

%v3 = bitcast <4 x i32> %p1 to <16 x i8>
%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v5 = mul <4 x i32> %p0, %v4
ret <4 x i32> %v5

declare <4 x i32> @llvm.aarch64.neon.sqadd.v4i32(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16>, <4 x i16>)
%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v5 = bitcast <4 x i16> %p2 to <8 x i8>
%v6 = shufflevector <4 x i16> %p2, <4 x i16> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v7 = call <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16> %v4, <4 x i16> %v6)
%v8 = call <4 x i32> @llvm.aarch64.neon.sqadd.v4i32(<4 x i32> %p0, <4 x i32> %v7)
ret <4 x i32> %v8

declare <2 x i64> @llvm.aarch64.neon.sqadd.v2i64(<2 x i64>, <2 x i64>)
declare <2 x i64> @llvm.aarch64.neon.sqdmull.v2i64(<2 x i32>, <2 x i32>)
%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v5 = bitcast <2 x i32> %p2 to <8 x i8>
%v6 = shufflevector <2 x i32> %p2, <2 x i32> %p2, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v7 = call <2 x i64> @llvm.aarch64.neon.sqdmull.v2i64(<2 x i32> %v4, <2 x i32> %v6)
%v8 = call <2 x i64> @llvm.aarch64.neon.sqadd.v2i64(<2 x i64> %p0, <2 x i64> %v7)
ret <2 x i64> %v8

%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v5 = bitcast <8 x i16> %p2 to <16 x i8>
%v6 = shufflevector <8 x i16> %p2, <8 x i16> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v7 = call <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16> %v4, <4 x i16> %v6)
%v8 = call <4 x i32> @llvm.aarch64.neon.sqadd.v4i32(<4 x i32> %p0, <4 x i32> %v7)
ret <4 x i32> %v8

%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v5 = bitcast <4 x i32> %p2 to <16 x i8>
%v6 = shufflevector <4 x i32> %p2, <4 x i32> %p2, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v7 = call <2 x i64> @llvm.aarch64.neon.sqdmull.v2i64(<2 x i32> %v4, <2 x i32> %v6)
%v8 = call <2 x i64> @llvm.aarch64.neon.sqadd.v2i64(<2 x i64> %p0, <2 x i64> %v7)
ret <2 x i64> %v8

%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v5 = insertelement <4 x i16> poison, i16 %p2, i32 0
%v6 = insertelement <4 x i16> %v5, i16 %p2, i32 1
%v7 = insertelement <4 x i16> %v6, i16 %p2, i32 2
%v8 = insertelement <4 x i16> %v7, i16 %p2, i32 3
%v9 = call <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16> %v4, <4 x i16> %v8)
%v10 = call <4 x i32> @llvm.aarch64.neon.sqadd.v4i32(<4 x i32> %p0, <4 x i32> %v9)
ret <4 x i32> %v10

%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v5 = insertelement <2 x i32> poison, i32 %p2, i32 0
%v6 = insertelement <2 x i32> %v5, i32 %p2, i32 1
%v7 = call <2 x i64> @llvm.aarch64.neon.sqdmull.v2i64(<2 x i32> %v4, <2 x i32> %v6)
%v8 = call <2 x i64> @llvm.aarch64.neon.sqadd.v2i64(<2 x i64> %p0, <2 x i64> %v7)
ret <2 x i64> %v8

%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v5 = shufflevector <8 x i16> %p2, <8 x i16> %p2, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v6 = call <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16> %v4, <4 x i16> %v5)
%v7 = call <4 x i32> @llvm.aarch64.neon.sqadd.v4i32(<4 x i32> %p0, <4 x i32> %v6)
ret <4 x i32> %v7

%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v5 = shufflevector <4 x i32> %p2, <4 x i32> %p2, <2 x i32> <i32 2, i32 3>
%v6 = call <2 x i64> @llvm.aarch64.neon.sqdmull.v2i64(<2 x i32> %v4, <2 x i32> %v5)
%v7 = call <2 x i64> @llvm.aarch64.neon.sqadd.v2i64(<2 x i64> %p0, <2 x i64> %v6)
ret <2 x i64> %v7

%v4 = bitcast <4 x i16> %p2 to <8 x i8>
%v5 = shufflevector <4 x i16> %p2, <4 x i16> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16> %p1, <4 x i16> %v5)
%v7 = call <4 x i32> @llvm.aarch64.neon.sqadd.v4i32(<4 x i32> %p0, <4 x i32> %v6)
ret <4 x i32> %v7

%v4 = bitcast <2 x i32> %p2 to <8 x i8>
%v5 = shufflevector <2 x i32> %p2, <2 x i32> %p2, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <2 x i64> @llvm.aarch64.neon.sqdmull.v2i64(<2 x i32> %p1, <2 x i32> %v5)
%v7 = call <2 x i64> @llvm.aarch64.neon.sqadd.v2i64(<2 x i64> %p0, <2 x i64> %v6)
ret <2 x i64> %v7

%v4 = bitcast <8 x i16> %p2 to <16 x i8>
%v5 = shufflevector <8 x i16> %p2, <8 x i16> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16> %p1, <4 x i16> %v5)
%v7 = call <4 x i32> @llvm.aarch64.neon.sqadd.v4i32(<4 x i32> %p0, <4 x i32> %v6)
ret <4 x i32> %v7

%v4 = bitcast <4 x i32> %p2 to <16 x i8>
%v5 = shufflevector <4 x i32> %p2, <4 x i32> %p2, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <2 x i64> @llvm.aarch64.neon.sqdmull.v2i64(<2 x i32> %p1, <2 x i32> %v5)
%v7 = call <2 x i64> @llvm.aarch64.neon.sqadd.v2i64(<2 x i64> %p0, <2 x i64> %v6)
ret <2 x i64> %v7

%v4 = insertelement <4 x i16> poison, i16 %p2, i32 0
%v5 = insertelement <4 x i16> %v4, i16 %p2, i32 1
%v6 = insertelement <4 x i16> %v5, i16 %p2, i32 2
%v7 = insertelement <4 x i16> %v6, i16 %p2, i32 3
%v8 = call <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16> %p1, <4 x i16> %v7)
%v9 = call <4 x i32> @llvm.aarch64.neon.sqadd.v4i32(<4 x i32> %p0, <4 x i32> %v8)
ret <4 x i32> %v9

%v4 = insertelement <2 x i32> poison, i32 %p2, i32 0
%v5 = insertelement <2 x i32> %v4, i32 %p2, i32 1
%v6 = call <2 x i64> @llvm.aarch64.neon.sqdmull.v2i64(<2 x i32> %p1, <2 x i32> %v5)
%v7 = call <2 x i64> @llvm.aarch64.neon.sqadd.v2i64(<2 x i64> %p0, <2 x i64> %v6)
ret <2 x i64> %v7

%v4 = call <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16> %p1, <4 x i16> %p2)
%v5 = call <4 x i32> @llvm.aarch64.neon.sqadd.v4i32(<4 x i32> %p0, <4 x i32> %v4)
ret <4 x i32> %v5

%v4 = call <2 x i64> @llvm.aarch64.neon.sqdmull.v2i64(<2 x i32> %p1, <2 x i32> %p2)
%v5 = call <2 x i64> @llvm.aarch64.neon.sqadd.v2i64(<2 x i64> %p0, <2 x i64> %v4)
ret <2 x i64> %v5

declare <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16>, <4 x i16>)
declare i32 @llvm.aarch64.neon.sqadd.i32(i32, i32)
%v4 = extractelement <4 x i16> %p2, i32 {0:1:0}
%v5 = insertelement <4 x i16> poison, i16 %p1, i64 0
%v6 = insertelement <4 x i16> poison, i16 %v4, i64 0
%v7 = call <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16> %v5, <4 x i16> %v6)
%v8 = extractelement <4 x i32> %v7, i64 0
%v9 = call i32 @llvm.aarch64.neon.sqadd.i32(i32 %p0, i32 %v8)
ret i32 %v9

%v4 = extractelement <8 x i16> %p2, i32 {0:1:0}
%v5 = insertelement <4 x i16> poison, i16 %p1, i64 0
%v6 = insertelement <4 x i16> poison, i16 %v4, i64 0
%v7 = call <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16> %v5, <4 x i16> %v6)
%v8 = extractelement <4 x i32> %v7, i64 0
%v9 = call i32 @llvm.aarch64.neon.sqadd.i32(i32 %p0, i32 %v8)
ret i32 %v9

%v4 = insertelement <4 x i16> poison, i16 %p1, i64 0
%v5 = insertelement <4 x i16> poison, i16 %p2, i64 0
%v6 = call <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16> %v4, <4 x i16> %v5)
%v7 = extractelement <4 x i32> %v6, i64 0
%v8 = call i32 @llvm.aarch64.neon.sqadd.i32(i32 %p0, i32 %v7)
ret i32 %v8

declare i64 @llvm.aarch64.neon.sqadd.i64(i64, i64)
declare i64 @llvm.aarch64.neon.sqdmulls.scalar(i32, i32)
%v4 = extractelement <2 x i32> %p2, i32 {0:1:0}
%v5 = call i64 @llvm.aarch64.neon.sqdmulls.scalar(i32 %p1, i32 %v4)
%v6 = call i64 @llvm.aarch64.neon.sqadd.i64(i64 %p0, i64 %v5)
ret i64 %v6

%v4 = extractelement <4 x i32> %p2, i32 {0:1:0}
%v5 = call i64 @llvm.aarch64.neon.sqdmulls.scalar(i32 %p1, i32 %v4)
%v6 = call i64 @llvm.aarch64.neon.sqadd.i64(i64 %p0, i64 %v5)
ret i64 %v6

%v4 = call i64 @llvm.aarch64.neon.sqdmulls.scalar(i32 %p1, i32 %p2)
%v5 = call i64 @llvm.aarch64.neon.sqadd.i64(i64 %p0, i64 %v4)
ret i64 %v5

declare <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16>, <4 x i16>)
declare <4 x i32> @llvm.aarch64.neon.sqsub.v4i32(<4 x i32>, <4 x i32>)
%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v5 = bitcast <4 x i16> %p2 to <8 x i8>
%v6 = shufflevector <4 x i16> %p2, <4 x i16> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v7 = call <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16> %v4, <4 x i16> %v6)
%v8 = call <4 x i32> @llvm.aarch64.neon.sqsub.v4i32(<4 x i32> %p0, <4 x i32> %v7)
ret <4 x i32> %v8

declare <2 x i64> @llvm.aarch64.neon.sqdmull.v2i64(<2 x i32>, <2 x i32>)
declare <2 x i64> @llvm.aarch64.neon.sqsub.v2i64(<2 x i64>, <2 x i64>)
%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v5 = bitcast <2 x i32> %p2 to <8 x i8>
%v6 = shufflevector <2 x i32> %p2, <2 x i32> %p2, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v7 = call <2 x i64> @llvm.aarch64.neon.sqdmull.v2i64(<2 x i32> %v4, <2 x i32> %v6)
%v8 = call <2 x i64> @llvm.aarch64.neon.sqsub.v2i64(<2 x i64> %p0, <2 x i64> %v7)
ret <2 x i64> %v8

%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v5 = bitcast <8 x i16> %p2 to <16 x i8>
%v6 = shufflevector <8 x i16> %p2, <8 x i16> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v7 = call <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16> %v4, <4 x i16> %v6)
%v8 = call <4 x i32> @llvm.aarch64.neon.sqsub.v4i32(<4 x i32> %p0, <4 x i32> %v7)
ret <4 x i32> %v8

%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v5 = bitcast <4 x i32> %p2 to <16 x i8>
%v6 = shufflevector <4 x i32> %p2, <4 x i32> %p2, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v7 = call <2 x i64> @llvm.aarch64.neon.sqdmull.v2i64(<2 x i32> %v4, <2 x i32> %v6)
%v8 = call <2 x i64> @llvm.aarch64.neon.sqsub.v2i64(<2 x i64> %p0, <2 x i64> %v7)
ret <2 x i64> %v8

%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v5 = insertelement <4 x i16> poison, i16 %p2, i32 0
%v6 = insertelement <4 x i16> %v5, i16 %p2, i32 1
%v7 = insertelement <4 x i16> %v6, i16 %p2, i32 2
%v8 = insertelement <4 x i16> %v7, i16 %p2, i32 3
%v9 = call <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16> %v4, <4 x i16> %v8)
%v10 = call <4 x i32> @llvm.aarch64.neon.sqsub.v4i32(<4 x i32> %p0, <4 x i32> %v9)
ret <4 x i32> %v10

%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v5 = insertelement <2 x i32> poison, i32 %p2, i32 0
%v6 = insertelement <2 x i32> %v5, i32 %p2, i32 1
%v7 = call <2 x i64> @llvm.aarch64.neon.sqdmull.v2i64(<2 x i32> %v4, <2 x i32> %v6)
%v8 = call <2 x i64> @llvm.aarch64.neon.sqsub.v2i64(<2 x i64> %p0, <2 x i64> %v7)
ret <2 x i64> %v8

%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v5 = shufflevector <8 x i16> %p2, <8 x i16> %p2, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v6 = call <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16> %v4, <4 x i16> %v5)
%v7 = call <4 x i32> @llvm.aarch64.neon.sqsub.v4i32(<4 x i32> %p0, <4 x i32> %v6)
ret <4 x i32> %v7

%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 2, i32 3>
%v5 = shufflevector <4 x i32> %p2, <4 x i32> %p2, <2 x i32> <i32 2, i32 3>
%v6 = call <2 x i64> @llvm.aarch64.neon.sqdmull.v2i64(<2 x i32> %v4, <2 x i32> %v5)
%v7 = call <2 x i64> @llvm.aarch64.neon.sqsub.v2i64(<2 x i64> %p0, <2 x i64> %v6)
ret <2 x i64> %v7

%v4 = bitcast <4 x i16> %p2 to <8 x i8>
%v5 = shufflevector <4 x i16> %p2, <4 x i16> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16> %p1, <4 x i16> %v5)
%v7 = call <4 x i32> @llvm.aarch64.neon.sqsub.v4i32(<4 x i32> %p0, <4 x i32> %v6)
ret <4 x i32> %v7

%v4 = bitcast <2 x i32> %p2 to <8 x i8>
%v5 = shufflevector <2 x i32> %p2, <2 x i32> %p2, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <2 x i64> @llvm.aarch64.neon.sqdmull.v2i64(<2 x i32> %p1, <2 x i32> %v5)
%v7 = call <2 x i64> @llvm.aarch64.neon.sqsub.v2i64(<2 x i64> %p0, <2 x i64> %v6)
ret <2 x i64> %v7

%v4 = bitcast <8 x i16> %p2 to <16 x i8>
%v5 = shufflevector <8 x i16> %p2, <8 x i16> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16> %p1, <4 x i16> %v5)
%v7 = call <4 x i32> @llvm.aarch64.neon.sqsub.v4i32(<4 x i32> %p0, <4 x i32> %v6)
ret <4 x i32> %v7

%v4 = bitcast <4 x i32> %p2 to <16 x i8>
%v5 = shufflevector <4 x i32> %p2, <4 x i32> %p2, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <2 x i64> @llvm.aarch64.neon.sqdmull.v2i64(<2 x i32> %p1, <2 x i32> %v5)
%v7 = call <2 x i64> @llvm.aarch64.neon.sqsub.v2i64(<2 x i64> %p0, <2 x i64> %v6)
ret <2 x i64> %v7

%v4 = insertelement <4 x i16> poison, i16 %p2, i32 0
%v5 = insertelement <4 x i16> %v4, i16 %p2, i32 1
%v6 = insertelement <4 x i16> %v5, i16 %p2, i32 2
%v7 = insertelement <4 x i16> %v6, i16 %p2, i32 3
%v8 = call <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16> %p1, <4 x i16> %v7)
%v9 = call <4 x i32> @llvm.aarch64.neon.sqsub.v4i32(<4 x i32> %p0, <4 x i32> %v8)
ret <4 x i32> %v9

%v4 = insertelement <2 x i32> poison, i32 %p2, i32 0
%v5 = insertelement <2 x i32> %v4, i32 %p2, i32 1
%v6 = call <2 x i64> @llvm.aarch64.neon.sqdmull.v2i64(<2 x i32> %p1, <2 x i32> %v5)
%v7 = call <2 x i64> @llvm.aarch64.neon.sqsub.v2i64(<2 x i64> %p0, <2 x i64> %v6)
ret <2 x i64> %v7

%v4 = call <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16> %p1, <4 x i16> %p2)
%v5 = call <4 x i32> @llvm.aarch64.neon.sqsub.v4i32(<4 x i32> %p0, <4 x i32> %v4)
ret <4 x i32> %v5

%v4 = call <2 x i64> @llvm.aarch64.neon.sqdmull.v2i64(<2 x i32> %p1, <2 x i32> %p2)
%v5 = call <2 x i64> @llvm.aarch64.neon.sqsub.v2i64(<2 x i64> %p0, <2 x i64> %v4)
ret <2 x i64> %v5

declare <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16>, <4 x i16>)
declare i32 @llvm.aarch64.neon.sqsub.i32(i32, i32)
%v4 = extractelement <4 x i16> %p2, i32 {0:1:0}
%v5 = insertelement <4 x i16> poison, i16 %p1, i64 0
%v6 = insertelement <4 x i16> poison, i16 %v4, i64 0
%v7 = call <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16> %v5, <4 x i16> %v6)
%v8 = extractelement <4 x i32> %v7, i64 0
%v9 = call i32 @llvm.aarch64.neon.sqsub.i32(i32 %p0, i32 %v8)
ret i32 %v9

%v4 = extractelement <8 x i16> %p2, i32 {0:1:0}
%v5 = insertelement <4 x i16> poison, i16 %p1, i64 0
%v6 = insertelement <4 x i16> poison, i16 %v4, i64 0
%v7 = call <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16> %v5, <4 x i16> %v6)
%v8 = extractelement <4 x i32> %v7, i64 0
%v9 = call i32 @llvm.aarch64.neon.sqsub.i32(i32 %p0, i32 %v8)
ret i32 %v9

%v4 = insertelement <4 x i16> poison, i16 %p1, i64 0
%v5 = insertelement <4 x i16> poison, i16 %p2, i64 0
%v6 = call <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16> %v4, <4 x i16> %v5)
%v7 = extractelement <4 x i32> %v6, i64 0
%v8 = call i32 @llvm.aarch64.neon.sqsub.i32(i32 %p0, i32 %v7)
ret i32 %v8

declare i64 @llvm.aarch64.neon.sqdmulls.scalar(i32, i32)
declare i64 @llvm.aarch64.neon.sqsub.i64(i64, i64)
%v4 = extractelement <2 x i32> %p2, i32 {0:1:0}
%v5 = call i64 @llvm.aarch64.neon.sqdmulls.scalar(i32 %p1, i32 %v4)
%v6 = call i64 @llvm.aarch64.neon.sqsub.i64(i64 %p0, i64 %v5)
ret i64 %v6

%v4 = extractelement <4 x i32> %p2, i32 {0:1:0}
%v5 = call i64 @llvm.aarch64.neon.sqdmulls.scalar(i32 %p1, i32 %v4)
%v6 = call i64 @llvm.aarch64.neon.sqsub.i64(i64 %p0, i64 %v5)
ret i64 %v6

%v4 = call i64 @llvm.aarch64.neon.sqdmulls.scalar(i32 %p1, i32 %p2)
%v5 = call i64 @llvm.aarch64.neon.sqsub.i64(i64 %p0, i64 %v4)
ret i64 %v5

declare <4 x i16> @llvm.aarch64.neon.sqdmulh.lane.v4i16.v4i16(<4 x i16>, <4 x i16>, i32)
%v3 = bitcast <4 x i16> %p0 to <8 x i8>
%v4 = bitcast <4 x i16> %p1 to <8 x i8>
%v5 = call <4 x i16> @llvm.aarch64.neon.sqdmulh.lane.v4i16.v4i16(<4 x i16> %p0, <4 x i16> %p1, i32 {0:1:0})
ret <4 x i16> %v5

declare <2 x i32> @llvm.aarch64.neon.sqdmulh.lane.v2i32.v2i32(<2 x i32>, <2 x i32>, i32)
%v3 = bitcast <2 x i32> %p0 to <8 x i8>
%v4 = bitcast <2 x i32> %p1 to <8 x i8>
%v5 = call <2 x i32> @llvm.aarch64.neon.sqdmulh.lane.v2i32.v2i32(<2 x i32> %p0, <2 x i32> %p1, i32 {0:1:0})
ret <2 x i32> %v5

declare <4 x i16> @llvm.aarch64.neon.sqdmulh.laneq.v4i16.v8i16(<4 x i16>, <8 x i16>, i32)
%v3 = bitcast <4 x i16> %p0 to <8 x i8>
%v4 = bitcast <8 x i16> %p1 to <16 x i8>
%v5 = call <4 x i16> @llvm.aarch64.neon.sqdmulh.laneq.v4i16.v8i16(<4 x i16> %p0, <8 x i16> %p1, i32 {0:1:0})
ret <4 x i16> %v5

declare <2 x i32> @llvm.aarch64.neon.sqdmulh.laneq.v2i32.v4i32(<2 x i32>, <4 x i32>, i32)
%v3 = bitcast <2 x i32> %p0 to <8 x i8>
%v4 = bitcast <4 x i32> %p1 to <16 x i8>
%v5 = call <2 x i32> @llvm.aarch64.neon.sqdmulh.laneq.v2i32.v4i32(<2 x i32> %p0, <4 x i32> %p1, i32 {0:1:0})
ret <2 x i32> %v5

declare <4 x i16> @llvm.aarch64.neon.sqdmulh.v4i16(<4 x i16>, <4 x i16>)
%v3 = extractelement <4 x i16> %p1, i32 {0:1:0}
%v4 = insertelement <4 x i16> poison, i16 %p0, i64 0
%v5 = insertelement <4 x i16> poison, i16 %v3, i64 0
%v6 = call <4 x i16> @llvm.aarch64.neon.sqdmulh.v4i16(<4 x i16> %v4, <4 x i16> %v5)
%v7 = extractelement <4 x i16> %v6, i64 0
ret i16 %v7

%v3 = extractelement <8 x i16> %p1, i32 {0:1:0}
%v4 = insertelement <4 x i16> poison, i16 %p0, i64 0
%v5 = insertelement <4 x i16> poison, i16 %v3, i64 0
%v6 = call <4 x i16> @llvm.aarch64.neon.sqdmulh.v4i16(<4 x i16> %v4, <4 x i16> %v5)
%v7 = extractelement <4 x i16> %v6, i64 0
ret i16 %v7

declare <8 x i16> @llvm.aarch64.neon.sqdmulh.lane.v8i16.v4i16(<8 x i16>, <4 x i16>, i32)
%v3 = bitcast <8 x i16> %p0 to <16 x i8>
%v4 = bitcast <4 x i16> %p1 to <8 x i8>
%v5 = call <8 x i16> @llvm.aarch64.neon.sqdmulh.lane.v8i16.v4i16(<8 x i16> %p0, <4 x i16> %p1, i32 {0:1:0})
ret <8 x i16> %v5

declare <4 x i32> @llvm.aarch64.neon.sqdmulh.lane.v4i32.v2i32(<4 x i32>, <2 x i32>, i32)
%v3 = bitcast <4 x i32> %p0 to <16 x i8>
%v4 = bitcast <2 x i32> %p1 to <8 x i8>
%v5 = call <4 x i32> @llvm.aarch64.neon.sqdmulh.lane.v4i32.v2i32(<4 x i32> %p0, <2 x i32> %p1, i32 {0:1:0})
ret <4 x i32> %v5

declare <8 x i16> @llvm.aarch64.neon.sqdmulh.laneq.v8i16.v8i16(<8 x i16>, <8 x i16>, i32)
%v3 = bitcast <8 x i16> %p0 to <16 x i8>
%v4 = bitcast <8 x i16> %p1 to <16 x i8>
%v5 = call <8 x i16> @llvm.aarch64.neon.sqdmulh.laneq.v8i16.v8i16(<8 x i16> %p0, <8 x i16> %p1, i32 {0:1:0})
ret <8 x i16> %v5

declare <4 x i32> @llvm.aarch64.neon.sqdmulh.laneq.v4i32.v4i32(<4 x i32>, <4 x i32>, i32)
%v3 = bitcast <4 x i32> %p0 to <16 x i8>
%v4 = bitcast <4 x i32> %p1 to <16 x i8>
%v5 = call <4 x i32> @llvm.aarch64.neon.sqdmulh.laneq.v4i32.v4i32(<4 x i32> %p0, <4 x i32> %p1, i32 {0:1:0})
ret <4 x i32> %v5

declare i32 @llvm.aarch64.neon.sqdmulh.i32(i32, i32)
%v3 = extractelement <2 x i32> %p1, i32 {0:1:0}
%v4 = call i32 @llvm.aarch64.neon.sqdmulh.i32(i32 %p0, i32 %v3)
ret i32 %v4

%v3 = extractelement <4 x i32> %p1, i32 {0:1:0}
%v4 = call i32 @llvm.aarch64.neon.sqdmulh.i32(i32 %p0, i32 %v3)
ret i32 %v4

%v3 = shufflevector <8 x i16> %p0, <8 x i16> %p0, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v4 = bitcast <4 x i16> %p1 to <8 x i8>
%v5 = shufflevector <4 x i16> %p1, <4 x i16> %p1, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16> %v3, <4 x i16> %v5)
ret <4 x i32> %v6

%v3 = shufflevector <4 x i32> %p0, <4 x i32> %p0, <2 x i32> <i32 2, i32 3>
%v4 = bitcast <2 x i32> %p1 to <8 x i8>
%v5 = shufflevector <2 x i32> %p1, <2 x i32> %p1, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <2 x i64> @llvm.aarch64.neon.sqdmull.v2i64(<2 x i32> %v3, <2 x i32> %v5)
ret <2 x i64> %v6

%v3 = shufflevector <8 x i16> %p0, <8 x i16> %p0, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v4 = bitcast <8 x i16> %p1 to <16 x i8>
%v5 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16> %v3, <4 x i16> %v5)
ret <4 x i32> %v6

%v3 = shufflevector <4 x i32> %p0, <4 x i32> %p0, <2 x i32> <i32 2, i32 3>
%v4 = bitcast <4 x i32> %p1 to <16 x i8>
%v5 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <2 x i64> @llvm.aarch64.neon.sqdmull.v2i64(<2 x i32> %v3, <2 x i32> %v5)
ret <2 x i64> %v6

%v3 = bitcast <4 x i16> %p1 to <8 x i8>
%v4 = shufflevector <4 x i16> %p1, <4 x i16> %p1, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v5 = call <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16> %p0, <4 x i16> %v4)
ret <4 x i32> %v5

%v3 = bitcast <2 x i32> %p1 to <8 x i8>
%v4 = shufflevector <2 x i32> %p1, <2 x i32> %p1, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v5 = call <2 x i64> @llvm.aarch64.neon.sqdmull.v2i64(<2 x i32> %p0, <2 x i32> %v4)
ret <2 x i64> %v5

%v3 = bitcast <8 x i16> %p1 to <16 x i8>
%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v5 = call <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16> %p0, <4 x i16> %v4)
ret <4 x i32> %v5

%v3 = bitcast <4 x i32> %p1 to <16 x i8>
%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v5 = call <2 x i64> @llvm.aarch64.neon.sqdmull.v2i64(<2 x i32> %p0, <2 x i32> %v4)
ret <2 x i64> %v5

%v3 = extractelement <4 x i16> %p1, i32 {0:1:0}
%v4 = insertelement <4 x i16> poison, i16 %p0, i64 0
%v5 = insertelement <4 x i16> poison, i16 %v3, i64 0
%v6 = call <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16> %v4, <4 x i16> %v5)
%v7 = extractelement <4 x i32> %v6, i64 0
ret i32 %v7

%v3 = extractelement <8 x i16> %p1, i32 {0:1:0}
%v4 = insertelement <4 x i16> poison, i16 %p0, i64 0
%v5 = insertelement <4 x i16> poison, i16 %v3, i64 0
%v6 = call <4 x i32> @llvm.aarch64.neon.sqdmull.v4i32(<4 x i16> %v4, <4 x i16> %v5)
%v7 = extractelement <4 x i32> %v6, i64 0
ret i32 %v7

%v3 = extractelement <2 x i32> %p1, i32 {0:1:0}
%v4 = call i64 @llvm.aarch64.neon.sqdmulls.scalar(i32 %p0, i32 %v3)
ret i64 %v4

%v3 = extractelement <4 x i32> %p1, i32 {0:1:0}
%v4 = call i64 @llvm.aarch64.neon.sqdmulls.scalar(i32 %p0, i32 %v3)
ret i64 %v4

declare <4 x i16> @llvm.aarch64.neon.sqrdmlah.v4i16(<4 x i16>, <4 x i16>, <4 x i16>)
%v4 = bitcast <4 x i16> %p2 to <8 x i8>
%v5 = shufflevector <4 x i16> %p2, <4 x i16> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <4 x i16> @llvm.aarch64.neon.sqrdmlah.v4i16(<4 x i16> %p0, <4 x i16> %p1, <4 x i16> %v5)
ret <4 x i16> %v6

declare <2 x i32> @llvm.aarch64.neon.sqrdmlah.v2i32(<2 x i32>, <2 x i32>, <2 x i32>)
%v4 = bitcast <2 x i32> %p2 to <8 x i8>
%v5 = shufflevector <2 x i32> %p2, <2 x i32> %p2, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <2 x i32> @llvm.aarch64.neon.sqrdmlah.v2i32(<2 x i32> %p0, <2 x i32> %p1, <2 x i32> %v5)
ret <2 x i32> %v6

%v4 = bitcast <8 x i16> %p2 to <16 x i8>
%v5 = shufflevector <8 x i16> %p2, <8 x i16> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <4 x i16> @llvm.aarch64.neon.sqrdmlah.v4i16(<4 x i16> %p0, <4 x i16> %p1, <4 x i16> %v5)
ret <4 x i16> %v6

%v4 = bitcast <4 x i32> %p2 to <16 x i8>
%v5 = shufflevector <4 x i32> %p2, <4 x i32> %p2, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <2 x i32> @llvm.aarch64.neon.sqrdmlah.v2i32(<2 x i32> %p0, <2 x i32> %p1, <2 x i32> %v5)
ret <2 x i32> %v6

%v4 = call <4 x i16> @llvm.aarch64.neon.sqrdmlah.v4i16(<4 x i16> %p0, <4 x i16> %p1, <4 x i16> %p2)
ret <4 x i16> %v4

%v4 = call <2 x i32> @llvm.aarch64.neon.sqrdmlah.v2i32(<2 x i32> %p0, <2 x i32> %p1, <2 x i32> %p2)
ret <2 x i32> %v4

%v4 = extractelement <4 x i16> %p2, i32 {0:1:0}
%v5 = insertelement <4 x i16> poison, i16 %p0, i64 0
%v6 = insertelement <4 x i16> poison, i16 %p1, i64 0
%v7 = insertelement <4 x i16> poison, i16 %v4, i64 0
%v8 = call <4 x i16> @llvm.aarch64.neon.sqrdmlah.v4i16(<4 x i16> %v5, <4 x i16> %v6, <4 x i16> %v7)
%v9 = extractelement <4 x i16> %v8, i64 0
ret i16 %v9

%v4 = extractelement <8 x i16> %p2, i32 {0:1:0}
%v5 = insertelement <4 x i16> poison, i16 %p0, i64 0
%v6 = insertelement <4 x i16> poison, i16 %p1, i64 0
%v7 = insertelement <4 x i16> poison, i16 %v4, i64 0
%v8 = call <4 x i16> @llvm.aarch64.neon.sqrdmlah.v4i16(<4 x i16> %v5, <4 x i16> %v6, <4 x i16> %v7)
%v9 = extractelement <4 x i16> %v8, i64 0
ret i16 %v9

%v4 = insertelement <4 x i16> poison, i16 %p0, i64 0
%v5 = insertelement <4 x i16> poison, i16 %p1, i64 0
%v6 = insertelement <4 x i16> poison, i16 %p2, i64 0
%v7 = call <4 x i16> @llvm.aarch64.neon.sqrdmlah.v4i16(<4 x i16> %v4, <4 x i16> %v5, <4 x i16> %v6)
%v8 = extractelement <4 x i16> %v7, i64 0
ret i16 %v8

declare <8 x i16> @llvm.aarch64.neon.sqrdmlah.v8i16(<8 x i16>, <8 x i16>, <8 x i16>)
%v4 = bitcast <4 x i16> %p2 to <8 x i8>
%v5 = shufflevector <4 x i16> %p2, <4 x i16> %p2, <8 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <8 x i16> @llvm.aarch64.neon.sqrdmlah.v8i16(<8 x i16> %p0, <8 x i16> %p1, <8 x i16> %v5)
ret <8 x i16> %v6

declare <4 x i32> @llvm.aarch64.neon.sqrdmlah.v4i32(<4 x i32>, <4 x i32>, <4 x i32>)
%v4 = bitcast <2 x i32> %p2 to <8 x i8>
%v5 = shufflevector <2 x i32> %p2, <2 x i32> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <4 x i32> @llvm.aarch64.neon.sqrdmlah.v4i32(<4 x i32> %p0, <4 x i32> %p1, <4 x i32> %v5)
ret <4 x i32> %v6

%v4 = bitcast <8 x i16> %p2 to <16 x i8>
%v5 = shufflevector <8 x i16> %p2, <8 x i16> %p2, <8 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <8 x i16> @llvm.aarch64.neon.sqrdmlah.v8i16(<8 x i16> %p0, <8 x i16> %p1, <8 x i16> %v5)
ret <8 x i16> %v6

%v4 = bitcast <4 x i32> %p2 to <16 x i8>
%v5 = shufflevector <4 x i32> %p2, <4 x i32> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <4 x i32> @llvm.aarch64.neon.sqrdmlah.v4i32(<4 x i32> %p0, <4 x i32> %p1, <4 x i32> %v5)
ret <4 x i32> %v6

%v4 = call <8 x i16> @llvm.aarch64.neon.sqrdmlah.v8i16(<8 x i16> %p0, <8 x i16> %p1, <8 x i16> %p2)
ret <8 x i16> %v4

%v4 = call <4 x i32> @llvm.aarch64.neon.sqrdmlah.v4i32(<4 x i32> %p0, <4 x i32> %p1, <4 x i32> %p2)
ret <4 x i32> %v4

declare i32 @llvm.aarch64.neon.sqrdmlah.i32(i32, i32, i32)
%v4 = extractelement <2 x i32> %p2, i32 {0:1:0}
%v5 = call i32 @llvm.aarch64.neon.sqrdmlah.i32(i32 %p0, i32 %p1, i32 %v4)
ret i32 %v5

%v4 = extractelement <4 x i32> %p2, i32 {0:1:0}
%v5 = call i32 @llvm.aarch64.neon.sqrdmlah.i32(i32 %p0, i32 %p1, i32 %v4)
ret i32 %v5

%v4 = call i32 @llvm.aarch64.neon.sqrdmlah.i32(i32 %p0, i32 %p1, i32 %p2)
ret i32 %v4

declare <4 x i16> @llvm.aarch64.neon.sqrdmlsh.v4i16(<4 x i16>, <4 x i16>, <4 x i16>)
%v4 = bitcast <4 x i16> %p2 to <8 x i8>
%v5 = shufflevector <4 x i16> %p2, <4 x i16> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <4 x i16> @llvm.aarch64.neon.sqrdmlsh.v4i16(<4 x i16> %p0, <4 x i16> %p1, <4 x i16> %v5)
ret <4 x i16> %v6

declare <2 x i32> @llvm.aarch64.neon.sqrdmlsh.v2i32(<2 x i32>, <2 x i32>, <2 x i32>)
%v4 = bitcast <2 x i32> %p2 to <8 x i8>
%v5 = shufflevector <2 x i32> %p2, <2 x i32> %p2, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <2 x i32> @llvm.aarch64.neon.sqrdmlsh.v2i32(<2 x i32> %p0, <2 x i32> %p1, <2 x i32> %v5)
ret <2 x i32> %v6

%v4 = bitcast <8 x i16> %p2 to <16 x i8>
%v5 = shufflevector <8 x i16> %p2, <8 x i16> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <4 x i16> @llvm.aarch64.neon.sqrdmlsh.v4i16(<4 x i16> %p0, <4 x i16> %p1, <4 x i16> %v5)
ret <4 x i16> %v6

%v4 = bitcast <4 x i32> %p2 to <16 x i8>
%v5 = shufflevector <4 x i32> %p2, <4 x i32> %p2, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <2 x i32> @llvm.aarch64.neon.sqrdmlsh.v2i32(<2 x i32> %p0, <2 x i32> %p1, <2 x i32> %v5)
ret <2 x i32> %v6

%v4 = call <4 x i16> @llvm.aarch64.neon.sqrdmlsh.v4i16(<4 x i16> %p0, <4 x i16> %p1, <4 x i16> %p2)
ret <4 x i16> %v4

%v4 = call <2 x i32> @llvm.aarch64.neon.sqrdmlsh.v2i32(<2 x i32> %p0, <2 x i32> %p1, <2 x i32> %p2)
ret <2 x i32> %v4

%v4 = extractelement <4 x i16> %p2, i32 {0:1:0}
%v5 = insertelement <4 x i16> poison, i16 %p0, i64 0
%v6 = insertelement <4 x i16> poison, i16 %p1, i64 0
%v7 = insertelement <4 x i16> poison, i16 %v4, i64 0
%v8 = call <4 x i16> @llvm.aarch64.neon.sqrdmlsh.v4i16(<4 x i16> %v5, <4 x i16> %v6, <4 x i16> %v7)
%v9 = extractelement <4 x i16> %v8, i64 0
ret i16 %v9

%v4 = extractelement <8 x i16> %p2, i32 {0:1:0}
%v5 = insertelement <4 x i16> poison, i16 %p0, i64 0
%v6 = insertelement <4 x i16> poison, i16 %p1, i64 0
%v7 = insertelement <4 x i16> poison, i16 %v4, i64 0
%v8 = call <4 x i16> @llvm.aarch64.neon.sqrdmlsh.v4i16(<4 x i16> %v5, <4 x i16> %v6, <4 x i16> %v7)
%v9 = extractelement <4 x i16> %v8, i64 0
ret i16 %v9

%v4 = insertelement <4 x i16> poison, i16 %p0, i64 0
%v5 = insertelement <4 x i16> poison, i16 %p1, i64 0
%v6 = insertelement <4 x i16> poison, i16 %p2, i64 0
%v7 = call <4 x i16> @llvm.aarch64.neon.sqrdmlsh.v4i16(<4 x i16> %v4, <4 x i16> %v5, <4 x i16> %v6)
%v8 = extractelement <4 x i16> %v7, i64 0
ret i16 %v8

declare <8 x i16> @llvm.aarch64.neon.sqrdmlsh.v8i16(<8 x i16>, <8 x i16>, <8 x i16>)
%v4 = bitcast <4 x i16> %p2 to <8 x i8>
%v5 = shufflevector <4 x i16> %p2, <4 x i16> %p2, <8 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <8 x i16> @llvm.aarch64.neon.sqrdmlsh.v8i16(<8 x i16> %p0, <8 x i16> %p1, <8 x i16> %v5)
ret <8 x i16> %v6

declare <4 x i32> @llvm.aarch64.neon.sqrdmlsh.v4i32(<4 x i32>, <4 x i32>, <4 x i32>)
%v4 = bitcast <2 x i32> %p2 to <8 x i8>
%v5 = shufflevector <2 x i32> %p2, <2 x i32> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <4 x i32> @llvm.aarch64.neon.sqrdmlsh.v4i32(<4 x i32> %p0, <4 x i32> %p1, <4 x i32> %v5)
ret <4 x i32> %v6

%v4 = bitcast <8 x i16> %p2 to <16 x i8>
%v5 = shufflevector <8 x i16> %p2, <8 x i16> %p2, <8 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <8 x i16> @llvm.aarch64.neon.sqrdmlsh.v8i16(<8 x i16> %p0, <8 x i16> %p1, <8 x i16> %v5)
ret <8 x i16> %v6

%v4 = bitcast <4 x i32> %p2 to <16 x i8>
%v5 = shufflevector <4 x i32> %p2, <4 x i32> %p2, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <4 x i32> @llvm.aarch64.neon.sqrdmlsh.v4i32(<4 x i32> %p0, <4 x i32> %p1, <4 x i32> %v5)
ret <4 x i32> %v6

%v4 = call <8 x i16> @llvm.aarch64.neon.sqrdmlsh.v8i16(<8 x i16> %p0, <8 x i16> %p1, <8 x i16> %p2)
ret <8 x i16> %v4

%v4 = call <4 x i32> @llvm.aarch64.neon.sqrdmlsh.v4i32(<4 x i32> %p0, <4 x i32> %p1, <4 x i32> %p2)
ret <4 x i32> %v4

declare i32 @llvm.aarch64.neon.sqrdmlsh.i32(i32, i32, i32)
%v4 = extractelement <2 x i32> %p2, i32 {0:1:0}
%v5 = call i32 @llvm.aarch64.neon.sqrdmlsh.i32(i32 %p0, i32 %p1, i32 %v4)
ret i32 %v5

%v4 = extractelement <4 x i32> %p2, i32 {0:1:0}
%v5 = call i32 @llvm.aarch64.neon.sqrdmlsh.i32(i32 %p0, i32 %p1, i32 %v4)
ret i32 %v5

%v4 = call i32 @llvm.aarch64.neon.sqrdmlsh.i32(i32 %p0, i32 %p1, i32 %p2)
ret i32 %v4

declare <4 x i16> @llvm.aarch64.neon.sqrdmulh.lane.v4i16.v4i16(<4 x i16>, <4 x i16>, i32)
%v3 = bitcast <4 x i16> %p0 to <8 x i8>
%v4 = bitcast <4 x i16> %p1 to <8 x i8>
%v5 = call <4 x i16> @llvm.aarch64.neon.sqrdmulh.lane.v4i16.v4i16(<4 x i16> %p0, <4 x i16> %p1, i32 {0:1:0})
ret <4 x i16> %v5

declare <2 x i32> @llvm.aarch64.neon.sqrdmulh.lane.v2i32.v2i32(<2 x i32>, <2 x i32>, i32)
%v3 = bitcast <2 x i32> %p0 to <8 x i8>
%v4 = bitcast <2 x i32> %p1 to <8 x i8>
%v5 = call <2 x i32> @llvm.aarch64.neon.sqrdmulh.lane.v2i32.v2i32(<2 x i32> %p0, <2 x i32> %p1, i32 {0:1:0})
ret <2 x i32> %v5

declare <4 x i16> @llvm.aarch64.neon.sqrdmulh.laneq.v4i16.v8i16(<4 x i16>, <8 x i16>, i32)
%v3 = bitcast <4 x i16> %p0 to <8 x i8>
%v4 = bitcast <8 x i16> %p1 to <16 x i8>
%v5 = call <4 x i16> @llvm.aarch64.neon.sqrdmulh.laneq.v4i16.v8i16(<4 x i16> %p0, <8 x i16> %p1, i32 {0:1:0})
ret <4 x i16> %v5

declare <2 x i32> @llvm.aarch64.neon.sqrdmulh.laneq.v2i32.v4i32(<2 x i32>, <4 x i32>, i32)
%v3 = bitcast <2 x i32> %p0 to <8 x i8>
%v4 = bitcast <4 x i32> %p1 to <16 x i8>
%v5 = call <2 x i32> @llvm.aarch64.neon.sqrdmulh.laneq.v2i32.v4i32(<2 x i32> %p0, <4 x i32> %p1, i32 {0:1:0})
ret <2 x i32> %v5

declare <4 x i16> @llvm.aarch64.neon.sqrdmulh.v4i16(<4 x i16>, <4 x i16>)
%v3 = extractelement <4 x i16> %p1, i32 {0:1:0}
%v4 = insertelement <4 x i16> poison, i16 %p0, i64 0
%v5 = insertelement <4 x i16> poison, i16 %v3, i64 0
%v6 = call <4 x i16> @llvm.aarch64.neon.sqrdmulh.v4i16(<4 x i16> %v4, <4 x i16> %v5)
%v7 = extractelement <4 x i16> %v6, i64 0
ret i16 %v7

%v3 = extractelement <8 x i16> %p1, i32 {0:1:0}
%v4 = insertelement <4 x i16> poison, i16 %p0, i64 0
%v5 = insertelement <4 x i16> poison, i16 %v3, i64 0
%v6 = call <4 x i16> @llvm.aarch64.neon.sqrdmulh.v4i16(<4 x i16> %v4, <4 x i16> %v5)
%v7 = extractelement <4 x i16> %v6, i64 0
ret i16 %v7

declare <8 x i16> @llvm.aarch64.neon.sqrdmulh.lane.v8i16.v4i16(<8 x i16>, <4 x i16>, i32)
%v3 = bitcast <8 x i16> %p0 to <16 x i8>
%v4 = bitcast <4 x i16> %p1 to <8 x i8>
%v5 = call <8 x i16> @llvm.aarch64.neon.sqrdmulh.lane.v8i16.v4i16(<8 x i16> %p0, <4 x i16> %p1, i32 {0:1:0})
ret <8 x i16> %v5

declare <4 x i32> @llvm.aarch64.neon.sqrdmulh.lane.v4i32.v2i32(<4 x i32>, <2 x i32>, i32)
%v3 = bitcast <4 x i32> %p0 to <16 x i8>
%v4 = bitcast <2 x i32> %p1 to <8 x i8>
%v5 = call <4 x i32> @llvm.aarch64.neon.sqrdmulh.lane.v4i32.v2i32(<4 x i32> %p0, <2 x i32> %p1, i32 {0:1:0})
ret <4 x i32> %v5

declare <8 x i16> @llvm.aarch64.neon.sqrdmulh.laneq.v8i16.v8i16(<8 x i16>, <8 x i16>, i32)
%v3 = bitcast <8 x i16> %p0 to <16 x i8>
%v4 = bitcast <8 x i16> %p1 to <16 x i8>
%v5 = call <8 x i16> @llvm.aarch64.neon.sqrdmulh.laneq.v8i16.v8i16(<8 x i16> %p0, <8 x i16> %p1, i32 {0:1:0})
ret <8 x i16> %v5

declare <4 x i32> @llvm.aarch64.neon.sqrdmulh.laneq.v4i32.v4i32(<4 x i32>, <4 x i32>, i32)
%v3 = bitcast <4 x i32> %p0 to <16 x i8>
%v4 = bitcast <4 x i32> %p1 to <16 x i8>
%v5 = call <4 x i32> @llvm.aarch64.neon.sqrdmulh.laneq.v4i32.v4i32(<4 x i32> %p0, <4 x i32> %p1, i32 {0:1:0})
ret <4 x i32> %v5

declare i32 @llvm.aarch64.neon.sqrdmulh.i32(i32, i32)
%v3 = extractelement <2 x i32> %p1, i32 {0:1:0}
%v4 = call i32 @llvm.aarch64.neon.sqrdmulh.i32(i32 %p0, i32 %v3)
ret i32 %v4

%v3 = extractelement <4 x i32> %p1, i32 {0:1:0}
%v4 = call i32 @llvm.aarch64.neon.sqrdmulh.i32(i32 %p0, i32 %v3)
ret i32 %v4

%v3 = insertelement <4 x i16> poison, i16 %p1, i32 0
%v4 = insertelement <4 x i16> %v3, i16 %p1, i32 1
%v5 = insertelement <4 x i16> %v4, i16 %p1, i32 2
%v6 = insertelement <4 x i16> %v5, i16 %p1, i32 3
%v7 = call <4 x i16> @llvm.aarch64.neon.sqdmulh.v4i16(<4 x i16> %p0, <4 x i16> %v6)
ret <4 x i16> %v7

declare <2 x i32> @llvm.aarch64.neon.sqdmulh.v2i32(<2 x i32>, <2 x i32>)
%v3 = insertelement <2 x i32> poison, i32 %p1, i32 0
%v4 = insertelement <2 x i32> %v3, i32 %p1, i32 1
%v5 = call <2 x i32> @llvm.aarch64.neon.sqdmulh.v2i32(<2 x i32> %p0, <2 x i32> %v4)
ret <2 x i32> %v5

%v3 = call <4 x i16> @llvm.aarch64.neon.sqdmulh.v4i16(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i16> %v3

%v3 = call <2 x i32> @llvm.aarch64.neon.sqdmulh.v2i32(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v3

%v3 = insertelement <4 x i16> poison, i16 %p0, i64 0
%v4 = insertelement <4 x i16> poison, i16 %p1, i64 0
%v5 = call <4 x i16> @llvm.aarch64.neon.sqdmulh.v4i16(<4 x i16> %v3, <4 x i16> %v4)
%v6 = extractelement <4 x i16> %v5, i64 0
ret i16 %v6

declare <8 x i16> @llvm.aarch64.neon.sqdmulh.v8i16(<8 x i16>, <8 x i16>)
%v3 = insertelement <8 x i16> poison, i16 %p1, i32 0
%v4 = insertelement <8 x i16> %v3, i16 %p1, i32 1
%v5 = insertelement <8 x i16> %v4, i16 %p1, i32 2
%v6 = insertelement <8 x i16> %v5, i16 %p1, i32 3
%v7 = insertelement <8 x i16> %v6, i16 %p1, i32 4
%v8 = insertelement <8 x i16> %v7, i16 %p1, i32 5
%v9 = insertelement <8 x i16> %v8, i16 %p1, i32 6
%v10 = insertelement <8 x i16> %v9, i16 %p1, i32 7
%v11 = call <8 x i16> @llvm.aarch64.neon.sqdmulh.v8i16(<8 x i16> %p0, <8 x i16> %v10)
ret <8 x i16> %v11

declare <4 x i32> @llvm.aarch64.neon.sqdmulh.v4i32(<4 x i32>, <4 x i32>)
%v3 = insertelement <4 x i32> poison, i32 %p1, i32 0
%v4 = insertelement <4 x i32> %v3, i32 %p1, i32 1
%v5 = insertelement <4 x i32> %v4, i32 %p1, i32 2
%v6 = insertelement <4 x i32> %v5, i32 %p1, i32 3
%v7 = call <4 x i32> @llvm.aarch64.neon.sqdmulh.v4i32(<4 x i32> %p0, <4 x i32> %v6)
ret <4 x i32> %v7

%v3 = call <8 x i16> @llvm.aarch64.neon.sqdmulh.v8i16(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i16> %v3

%v3 = call <4 x i32> @llvm.aarch64.neon.sqdmulh.v4i32(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i32> %v3

%v3 = call i32 @llvm.aarch64.neon.sqdmulh.i32(i32 %p0, i32 %p1)
ret i32 %v3

%v3 = insertelement <4 x i16> poison, i16 %p1, i32 0
%v4 = insertelement <4 x i16> %v3, i16 %p1, i32 1
%v5 = insertelement <4 x i16> %v4, i16 %p1, i32 2
%v6 = insertelement <4 x i16> %v5, i16 %p1, i32 3
%v7 = call <4 x i16> @llvm.aarch64.neon.sqrdmulh.v4i16(<4 x i16> %p0, <4 x i16> %v6)
ret <4 x i16> %v7

declare <2 x i32> @llvm.aarch64.neon.sqrdmulh.v2i32(<2 x i32>, <2 x i32>)
%v3 = insertelement <2 x i32> poison, i32 %p1, i32 0
%v4 = insertelement <2 x i32> %v3, i32 %p1, i32 1
%v5 = call <2 x i32> @llvm.aarch64.neon.sqrdmulh.v2i32(<2 x i32> %p0, <2 x i32> %v4)
ret <2 x i32> %v5

%v3 = call <4 x i16> @llvm.aarch64.neon.sqrdmulh.v4i16(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i16> %v3

%v3 = call <2 x i32> @llvm.aarch64.neon.sqrdmulh.v2i32(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v3

%v3 = insertelement <4 x i16> poison, i16 %p0, i64 0
%v4 = insertelement <4 x i16> poison, i16 %p1, i64 0
%v5 = call <4 x i16> @llvm.aarch64.neon.sqrdmulh.v4i16(<4 x i16> %v3, <4 x i16> %v4)
%v6 = extractelement <4 x i16> %v5, i64 0
ret i16 %v6

declare <8 x i16> @llvm.aarch64.neon.sqrdmulh.v8i16(<8 x i16>, <8 x i16>)
%v3 = insertelement <8 x i16> poison, i16 %p1, i32 0
%v4 = insertelement <8 x i16> %v3, i16 %p1, i32 1
%v5 = insertelement <8 x i16> %v4, i16 %p1, i32 2
%v6 = insertelement <8 x i16> %v5, i16 %p1, i32 3
%v7 = insertelement <8 x i16> %v6, i16 %p1, i32 4
%v8 = insertelement <8 x i16> %v7, i16 %p1, i32 5
%v9 = insertelement <8 x i16> %v8, i16 %p1, i32 6
%v10 = insertelement <8 x i16> %v9, i16 %p1, i32 7
%v11 = call <8 x i16> @llvm.aarch64.neon.sqrdmulh.v8i16(<8 x i16> %p0, <8 x i16> %v10)
ret <8 x i16> %v11

declare <4 x i32> @llvm.aarch64.neon.sqrdmulh.v4i32(<4 x i32>, <4 x i32>)
%v3 = insertelement <4 x i32> poison, i32 %p1, i32 0
%v4 = insertelement <4 x i32> %v3, i32 %p1, i32 1
%v5 = insertelement <4 x i32> %v4, i32 %p1, i32 2
%v6 = insertelement <4 x i32> %v5, i32 %p1, i32 3
%v7 = call <4 x i32> @llvm.aarch64.neon.sqrdmulh.v4i32(<4 x i32> %p0, <4 x i32> %v6)
ret <4 x i32> %v7

%v3 = call <8 x i16> @llvm.aarch64.neon.sqrdmulh.v8i16(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i16> %v3

%v3 = call <4 x i32> @llvm.aarch64.neon.sqrdmulh.v4i32(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i32> %v3

%v3 = call i32 @llvm.aarch64.neon.sqrdmulh.i32(i32 %p0, i32 %p1)
ret i32 %v3

%v0 = call <1 x i64> asm "dup ${0:d}, $2.d[{1:1:0}]", "=w,0,w"(<1 x i64> %p0, <2 x i64> %p1)
ret <1 x i64> %v0

%v2 = bitcast <4 x i16> %p0 to <8 x i8>
%v3 = shufflevector <4 x i16> %p0, <4 x i16> %p0, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
ret <4 x i16> %v3

%v2 = shufflevector <8 x i8> %p0, <8 x i8> %p0, <8 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
ret <8 x i8> %v2

%v2 = bitcast <2 x i32> %p0 to <8 x i8>
%v3 = shufflevector <2 x i32> %p0, <2 x i32> %p0, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
ret <2 x i32> %v3

%v2 = bitcast <8 x i16> %p0 to <16 x i8>
%v3 = shufflevector <8 x i16> %p0, <8 x i16> %p0, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
ret <4 x i16> %v3

%v0 = call <1 x i64> asm "dup ${0:d}, $1.d[{0:1:0}]", "=w,w"(<2 x i64> %p0)
ret <1 x i64> %v0

%v2 = shufflevector <16 x i8> %p0, <16 x i8> %p0, <8 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
ret <8 x i8> %v2

%v2 = bitcast <4 x i32> %p0 to <16 x i8>
%v3 = shufflevector <4 x i32> %p0, <4 x i32> %p0, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
ret <2 x i32> %v3

%v2 = extractelement <8 x i8> %p0, i32 {0:1:0}
ret i8 %v2

%v2 = extractelement <16 x i8> %p0, i32 {0:1:0}
ret i8 %v2

%v2 = extractelement <2 x i64> %p0, i32 {0:1:0}
ret i64 %v2

%v2 = extractelement <4 x i16> %p0, i32 {0:1:0}
ret i16 %v2

%v2 = extractelement <8 x i16> %p0, i32 {0:1:0}
ret i16 %v2

%v2 = bitcast <4 x i16> %p0 to <8 x i8>
%v3 = shufflevector <4 x i16> %p0, <4 x i16> %p0, <8 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
ret <8 x i16> %v3

%v2 = shufflevector <8 x i8> %p0, <8 x i8> %p0, <16 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
ret <16 x i8> %v2

%v2 = bitcast <2 x i32> %p0 to <8 x i8>
%v3 = shufflevector <2 x i32> %p0, <2 x i32> %p0, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
ret <4 x i32> %v3

%v2 = bitcast <8 x i16> %p0 to <16 x i8>
%v3 = shufflevector <8 x i16> %p0, <8 x i16> %p0, <8 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
ret <8 x i16> %v3

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = shufflevector <2 x i64> %p0, <2 x i64> %p0, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
ret <2 x i64> %v3

%v2 = shufflevector <16 x i8> %p0, <16 x i8> %p0, <16 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
ret <16 x i8> %v2

%v2 = bitcast <4 x i32> %p0 to <16 x i8>
%v3 = shufflevector <4 x i32> %p0, <4 x i32> %p0, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
ret <4 x i32> %v3

%v2 = extractelement <2 x i32> %p0, i32 {0:1:0}
ret i32 %v2

%v2 = extractelement <4 x i32> %p0, i32 {0:1:0}
ret i32 %v2

%v3 = bitcast <8 x i16> %p0 to <16 x i8>
%v4 = bitcast <8 x i16> %p1 to <16 x i8>
ret <8 x i16> %p0

%v3 = bitcast <8 x i16> %p0 to <16 x i8>
%v4 = bitcast <8 x i16> %p1 to <16 x i8>
%v5 = shufflevector <8 x i16> %p0, <8 x i16> %p1, <8 x i32> <i32 {0:1:0}, i32 {0:1:1}, i32 {0:1:2}, i32 {0:1:3}, i32 {0:1:4}, i32 {0:1:5}, i32 {0:1:6}, i32 {0:1:7}>
ret <8 x i16> %v5

%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
ret <2 x i64> %p0

%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = shufflevector <2 x i64> %p0, <2 x i64> %p1, <2 x i32> <i32 1, i32 2>
ret <2 x i64> %v5

ret <16 x i8> %p0

%v3 = shufflevector <16 x i8> %p0, <16 x i8> %p1, <16 x i32> <i32 {0:1:0}, i32 {0:1:1}, i32 {0:1:2}, i32 {0:1:3}, i32 {0:1:4}, i32 {0:1:5}, i32 {0:1:6}, i32 {0:1:7}, i32 {0:1:8}, i32 {0:1:9}, i32 {0:1:10}, i32 {0:1:11}, i32 {0:1:12}, i32 {0:1:13}, i32 {0:1:14}, i32 {0:1:15}>
ret <16 x i8> %v3

%v3 = bitcast <4 x i32> %p0 to <16 x i8>
%v4 = bitcast <4 x i32> %p1 to <16 x i8>
ret <4 x i32> %p0

%v3 = bitcast <4 x i32> %p0 to <16 x i8>
%v4 = bitcast <4 x i32> %p1 to <16 x i8>
%v5 = shufflevector <4 x i32> %p0, <4 x i32> %p1, <4 x i32> <i32 {0:1:0}, i32 {0:1:1}, i32 {0:1:2}, i32 {0:1:3}>
ret <4 x i32> %v5

%v0 = call i16 asm "smov ${0:w}, $1.h[{0:1:0}]", "=r,w"(<4 x i16> %p0)
ret i16 %v0

%v0 = call i32 asm "smov ${0:x}, $1.s[{0:1:0}]", "=r,w"(<2 x i32> %p0)
ret i32 %v0

%v0 = call i8 asm "smov ${0:w}, $1.b[{0:1:0}]", "=r,w"(<8 x i8> %p0)
ret i8 %v0

%v0 = call i16 asm "smov ${0:w}, $1.h[{0:1:0}]", "=r,w"(<8 x i16> %p0)
ret i16 %v0

%v0 = call i32 asm "smov ${0:x}, $1.s[{0:1:0}]", "=r,w"(<4 x i32> %p0)
ret i32 %v0

%v0 = call i8 asm "smov ${0:w}, $1.b[{0:1:0}]", "=r,w"(<16 x i8> %p0)
ret i8 %v0

%v3 = shufflevector <8 x i16> %p0, <8 x i16> %p0, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v4 = bitcast <4 x i16> %p1 to <8 x i8>
%v5 = shufflevector <4 x i16> %p1, <4 x i16> %p1, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <4 x i32> @llvm.aarch64.neon.umull.v4i32(<4 x i16> %v3, <4 x i16> %v5)
ret <4 x i32> %v6

%v3 = shufflevector <4 x i32> %p0, <4 x i32> %p0, <2 x i32> <i32 2, i32 3>
%v4 = bitcast <2 x i32> %p1 to <8 x i8>
%v5 = shufflevector <2 x i32> %p1, <2 x i32> %p1, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <2 x i64> @llvm.aarch64.neon.umull.v2i64(<2 x i32> %v3, <2 x i32> %v5)
ret <2 x i64> %v6

%v3 = shufflevector <8 x i16> %p0, <8 x i16> %p0, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v4 = bitcast <8 x i16> %p1 to <16 x i8>
%v5 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <4 x i32> @llvm.aarch64.neon.umull.v4i32(<4 x i16> %v3, <4 x i16> %v5)
ret <4 x i32> %v6

%v3 = shufflevector <4 x i32> %p0, <4 x i32> %p0, <2 x i32> <i32 2, i32 3>
%v4 = bitcast <4 x i32> %p1 to <16 x i8>
%v5 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v6 = call <2 x i64> @llvm.aarch64.neon.umull.v2i64(<2 x i32> %v3, <2 x i32> %v5)
ret <2 x i64> %v6

%v3 = bitcast <4 x i16> %p1 to <8 x i8>
%v4 = shufflevector <4 x i16> %p1, <4 x i16> %p1, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v5 = call <4 x i32> @llvm.aarch64.neon.umull.v4i32(<4 x i16> %p0, <4 x i16> %v4)
ret <4 x i32> %v5

%v3 = bitcast <2 x i32> %p1 to <8 x i8>
%v4 = shufflevector <2 x i32> %p1, <2 x i32> %p1, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v5 = call <2 x i64> @llvm.aarch64.neon.umull.v2i64(<2 x i32> %p0, <2 x i32> %v4)
ret <2 x i64> %v5

%v3 = bitcast <8 x i16> %p1 to <16 x i8>
%v4 = shufflevector <8 x i16> %p1, <8 x i16> %p1, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v5 = call <4 x i32> @llvm.aarch64.neon.umull.v4i32(<4 x i16> %p0, <4 x i16> %v4)
ret <4 x i32> %v5

%v3 = bitcast <4 x i32> %p1 to <16 x i8>
%v4 = shufflevector <4 x i32> %p1, <4 x i32> %p1, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>
%v5 = call <2 x i64> @llvm.aarch64.neon.umull.v2i64(<2 x i32> %p0, <2 x i32> %v4)
ret <2 x i64> %v5

%v3 = extractelement <4 x i16> %p1, i32 {1:1:0}
%v4 = insertelement <4 x i16> %p0, i16 %v3, i32 {0:1:0}
ret <4 x i16> %v4

%v3 = extractelement <8 x i8> %p1, i32 {1:1:0}
%v4 = insertelement <8 x i8> %p0, i8 %v3, i32 {0:1:0}
ret <8 x i8> %v4

%v3 = extractelement <8 x i16> %p1, i32 {1:1:0}
%v4 = insertelement <4 x i16> %p0, i16 %v3, i32 {0:1:0}
ret <4 x i16> %v4

%v3 = extractelement <16 x i8> %p1, i32 {1:1:0}
%v4 = insertelement <8 x i8> %p0, i8 %v3, i32 {0:1:0}
ret <8 x i8> %v4

%v3 = extractelement <4 x i16> %p1, i32 {1:1:0}
%v4 = insertelement <8 x i16> %p0, i16 %v3, i32 {0:1:0}
ret <8 x i16> %v4

%v3 = extractelement <8 x i8> %p1, i32 {1:1:0}
%v4 = insertelement <16 x i8> %p0, i8 %v3, i32 {0:1:0}
ret <16 x i8> %v4

%v3 = extractelement <2 x i32> %p1, i32 {1:1:0}
%v4 = insertelement <4 x i32> %p0, i32 %v3, i32 {0:1:0}
ret <4 x i32> %v4

%v3 = extractelement <8 x i16> %p1, i32 {1:1:0}
%v4 = insertelement <8 x i16> %p0, i16 %v3, i32 {0:1:0}
ret <8 x i16> %v4

%v3 = extractelement <16 x i8> %p1, i32 {1:1:0}
%v4 = insertelement <16 x i8> %p0, i8 %v3, i32 {0:1:0}
ret <16 x i8> %v4

%v3 = extractelement <4 x i32> %p1, i32 {1:1:0}
%v4 = insertelement <4 x i32> %p0, i32 %v3, i32 {0:1:0}
ret <4 x i32> %v4

%v3 = call <8 x i8> @llvm.aarch64.neon.tbl1.v8i8(<16 x i8> %p0, <8 x i8> %p1)
ret <8 x i8> %v3

declare <16 x i8> @llvm.aarch64.neon.tbl1.v16i8(<16 x i8>, <16 x i8>)
%v3 = call <16 x i8> @llvm.aarch64.neon.tbl1.v16i8(<16 x i8> %p0, <16 x i8> %p1)
ret <16 x i8> %v3

%s0.0 = shufflevector <32 x i8> %p0, <32 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%s0.upto0 = insertvalue [2 x <16 x i8>] poison, <16 x i8> %s0.0, 0
%s0.1 = shufflevector <32 x i8> %p0, <32 x i8> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
%s0 = insertvalue [2 x <16 x i8>] %s0.upto0, <16 x i8> %s0.1, 1
%v.fca.0.extract = extractvalue [2 x <16 x i8>] %s0, 0
%v.fca.1.extract = extractvalue [2 x <16 x i8>] %s0, 1
%v3 = call <8 x i8> @llvm.aarch64.neon.tbl2.v8i8(<16 x i8> %v.fca.0.extract, <16 x i8> %v.fca.1.extract, <8 x i8> %p1)
ret <8 x i8> %v3

declare <16 x i8> @llvm.aarch64.neon.tbl2.v16i8(<16 x i8>, <16 x i8>, <16 x i8>)
%s0.0 = shufflevector <32 x i8> %p0, <32 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%s0.upto0 = insertvalue [2 x <16 x i8>] poison, <16 x i8> %s0.0, 0
%s0.1 = shufflevector <32 x i8> %p0, <32 x i8> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
%s0 = insertvalue [2 x <16 x i8>] %s0.upto0, <16 x i8> %s0.1, 1
%v.fca.0.extract = extractvalue [2 x <16 x i8>] %s0, 0
%v.fca.1.extract = extractvalue [2 x <16 x i8>] %s0, 1
%v3 = call <16 x i8> @llvm.aarch64.neon.tbl2.v16i8(<16 x i8> %v.fca.0.extract, <16 x i8> %v.fca.1.extract, <16 x i8> %p1)
ret <16 x i8> %v3

declare <8 x i8> @llvm.aarch64.neon.tbl3.v8i8(<16 x i8>, <16 x i8>, <16 x i8>, <8 x i8>)
%s0.0 = shufflevector <48 x i8> %p0, <48 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%s0.upto0 = insertvalue [3 x <16 x i8>] poison, <16 x i8> %s0.0, 0
%s0.1 = shufflevector <48 x i8> %p0, <48 x i8> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
%s0.upto1 = insertvalue [3 x <16 x i8>] %s0.upto0, <16 x i8> %s0.1, 1
%s0.2 = shufflevector <48 x i8> %p0, <48 x i8> poison, <16 x i32> <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
%s0 = insertvalue [3 x <16 x i8>] %s0.upto1, <16 x i8> %s0.2, 2
%v.fca.0.extract = extractvalue [3 x <16 x i8>] %s0, 0
%v.fca.1.extract = extractvalue [3 x <16 x i8>] %s0, 1
%v.fca.2.extract = extractvalue [3 x <16 x i8>] %s0, 2
%v3 = call <8 x i8> @llvm.aarch64.neon.tbl3.v8i8(<16 x i8> %v.fca.0.extract, <16 x i8> %v.fca.1.extract, <16 x i8> %v.fca.2.extract, <8 x i8> %p1)
ret <8 x i8> %v3

declare <16 x i8> @llvm.aarch64.neon.tbl3.v16i8(<16 x i8>, <16 x i8>, <16 x i8>, <16 x i8>)
%s0.0 = shufflevector <48 x i8> %p0, <48 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%s0.upto0 = insertvalue [3 x <16 x i8>] poison, <16 x i8> %s0.0, 0
%s0.1 = shufflevector <48 x i8> %p0, <48 x i8> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
%s0.upto1 = insertvalue [3 x <16 x i8>] %s0.upto0, <16 x i8> %s0.1, 1
%s0.2 = shufflevector <48 x i8> %p0, <48 x i8> poison, <16 x i32> <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
%s0 = insertvalue [3 x <16 x i8>] %s0.upto1, <16 x i8> %s0.2, 2
%v.fca.0.extract = extractvalue [3 x <16 x i8>] %s0, 0
%v.fca.1.extract = extractvalue [3 x <16 x i8>] %s0, 1
%v.fca.2.extract = extractvalue [3 x <16 x i8>] %s0, 2
%v3 = call <16 x i8> @llvm.aarch64.neon.tbl3.v16i8(<16 x i8> %v.fca.0.extract, <16 x i8> %v.fca.1.extract, <16 x i8> %v.fca.2.extract, <16 x i8> %p1)
ret <16 x i8> %v3

declare <8 x i8> @llvm.aarch64.neon.tbl4.v8i8(<16 x i8>, <16 x i8>, <16 x i8>, <16 x i8>, <8 x i8>)
%s0.0 = shufflevector <64 x i8> %p0, <64 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%s0.upto0 = insertvalue [4 x <16 x i8>] poison, <16 x i8> %s0.0, 0
%s0.1 = shufflevector <64 x i8> %p0, <64 x i8> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
%s0.upto1 = insertvalue [4 x <16 x i8>] %s0.upto0, <16 x i8> %s0.1, 1
%s0.2 = shufflevector <64 x i8> %p0, <64 x i8> poison, <16 x i32> <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
%s0.upto2 = insertvalue [4 x <16 x i8>] %s0.upto1, <16 x i8> %s0.2, 2
%s0.3 = shufflevector <64 x i8> %p0, <64 x i8> poison, <16 x i32> <i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
%s0 = insertvalue [4 x <16 x i8>] %s0.upto2, <16 x i8> %s0.3, 3
%v.fca.0.extract = extractvalue [4 x <16 x i8>] %s0, 0
%v.fca.1.extract = extractvalue [4 x <16 x i8>] %s0, 1
%v.fca.2.extract = extractvalue [4 x <16 x i8>] %s0, 2
%v.fca.3.extract = extractvalue [4 x <16 x i8>] %s0, 3
%v3 = call <8 x i8> @llvm.aarch64.neon.tbl4.v8i8(<16 x i8> %v.fca.0.extract, <16 x i8> %v.fca.1.extract, <16 x i8> %v.fca.2.extract, <16 x i8> %v.fca.3.extract, <8 x i8> %p1)
ret <8 x i8> %v3

declare <16 x i8> @llvm.aarch64.neon.tbl4.v16i8(<16 x i8>, <16 x i8>, <16 x i8>, <16 x i8>, <16 x i8>)
%s0.0 = shufflevector <64 x i8> %p0, <64 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%s0.upto0 = insertvalue [4 x <16 x i8>] poison, <16 x i8> %s0.0, 0
%s0.1 = shufflevector <64 x i8> %p0, <64 x i8> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
%s0.upto1 = insertvalue [4 x <16 x i8>] %s0.upto0, <16 x i8> %s0.1, 1
%s0.2 = shufflevector <64 x i8> %p0, <64 x i8> poison, <16 x i32> <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
%s0.upto2 = insertvalue [4 x <16 x i8>] %s0.upto1, <16 x i8> %s0.2, 2
%s0.3 = shufflevector <64 x i8> %p0, <64 x i8> poison, <16 x i32> <i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
%s0 = insertvalue [4 x <16 x i8>] %s0.upto2, <16 x i8> %s0.3, 3
%v.fca.0.extract = extractvalue [4 x <16 x i8>] %s0, 0
%v.fca.1.extract = extractvalue [4 x <16 x i8>] %s0, 1
%v.fca.2.extract = extractvalue [4 x <16 x i8>] %s0, 2
%v.fca.3.extract = extractvalue [4 x <16 x i8>] %s0, 3
%v3 = call <16 x i8> @llvm.aarch64.neon.tbl4.v16i8(<16 x i8> %v.fca.0.extract, <16 x i8> %v.fca.1.extract, <16 x i8> %v.fca.2.extract, <16 x i8> %v.fca.3.extract, <16 x i8> %p1)
ret <16 x i8> %v3

declare <8 x i8> @llvm.aarch64.neon.tbx1.v8i8(<8 x i8>, <16 x i8>, <8 x i8>)
%v4 = call <8 x i8> @llvm.aarch64.neon.tbx1.v8i8(<8 x i8> %p0, <16 x i8> %p1, <8 x i8> %p2)
ret <8 x i8> %v4

declare <16 x i8> @llvm.aarch64.neon.tbx1.v16i8(<16 x i8>, <16 x i8>, <16 x i8>)
%v4 = call <16 x i8> @llvm.aarch64.neon.tbx1.v16i8(<16 x i8> %p0, <16 x i8> %p1, <16 x i8> %p2)
ret <16 x i8> %v4

declare <8 x i8> @llvm.aarch64.neon.tbx2.v8i8(<8 x i8>, <16 x i8>, <16 x i8>, <8 x i8>)
%s1.0 = shufflevector <32 x i8> %p1, <32 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%s1.upto0 = insertvalue [2 x <16 x i8>] poison, <16 x i8> %s1.0, 0
%s1.1 = shufflevector <32 x i8> %p1, <32 x i8> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
%s1 = insertvalue [2 x <16 x i8>] %s1.upto0, <16 x i8> %s1.1, 1
%v.fca.0.extract = extractvalue [2 x <16 x i8>] %s1, 0
%v.fca.1.extract = extractvalue [2 x <16 x i8>] %s1, 1
%v4 = call <8 x i8> @llvm.aarch64.neon.tbx2.v8i8(<8 x i8> %p0, <16 x i8> %v.fca.0.extract, <16 x i8> %v.fca.1.extract, <8 x i8> %p2)
ret <8 x i8> %v4

declare <16 x i8> @llvm.aarch64.neon.tbx2.v16i8(<16 x i8>, <16 x i8>, <16 x i8>, <16 x i8>)
%s1.0 = shufflevector <32 x i8> %p1, <32 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%s1.upto0 = insertvalue [2 x <16 x i8>] poison, <16 x i8> %s1.0, 0
%s1.1 = shufflevector <32 x i8> %p1, <32 x i8> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
%s1 = insertvalue [2 x <16 x i8>] %s1.upto0, <16 x i8> %s1.1, 1
%v.fca.0.extract = extractvalue [2 x <16 x i8>] %s1, 0
%v.fca.1.extract = extractvalue [2 x <16 x i8>] %s1, 1
%v4 = call <16 x i8> @llvm.aarch64.neon.tbx2.v16i8(<16 x i8> %p0, <16 x i8> %v.fca.0.extract, <16 x i8> %v.fca.1.extract, <16 x i8> %p2)
ret <16 x i8> %v4

declare <8 x i8> @llvm.aarch64.neon.tbx3.v8i8(<8 x i8>, <16 x i8>, <16 x i8>, <16 x i8>, <8 x i8>)
%s1.0 = shufflevector <48 x i8> %p1, <48 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%s1.upto0 = insertvalue [3 x <16 x i8>] poison, <16 x i8> %s1.0, 0
%s1.1 = shufflevector <48 x i8> %p1, <48 x i8> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
%s1.upto1 = insertvalue [3 x <16 x i8>] %s1.upto0, <16 x i8> %s1.1, 1
%s1.2 = shufflevector <48 x i8> %p1, <48 x i8> poison, <16 x i32> <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
%s1 = insertvalue [3 x <16 x i8>] %s1.upto1, <16 x i8> %s1.2, 2
%v.fca.0.extract = extractvalue [3 x <16 x i8>] %s1, 0
%v.fca.1.extract = extractvalue [3 x <16 x i8>] %s1, 1
%v.fca.2.extract = extractvalue [3 x <16 x i8>] %s1, 2
%v4 = call <8 x i8> @llvm.aarch64.neon.tbx3.v8i8(<8 x i8> %p0, <16 x i8> %v.fca.0.extract, <16 x i8> %v.fca.1.extract, <16 x i8> %v.fca.2.extract, <8 x i8> %p2)
ret <8 x i8> %v4

declare <16 x i8> @llvm.aarch64.neon.tbx3.v16i8(<16 x i8>, <16 x i8>, <16 x i8>, <16 x i8>, <16 x i8>)
%s1.0 = shufflevector <48 x i8> %p1, <48 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%s1.upto0 = insertvalue [3 x <16 x i8>] poison, <16 x i8> %s1.0, 0
%s1.1 = shufflevector <48 x i8> %p1, <48 x i8> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
%s1.upto1 = insertvalue [3 x <16 x i8>] %s1.upto0, <16 x i8> %s1.1, 1
%s1.2 = shufflevector <48 x i8> %p1, <48 x i8> poison, <16 x i32> <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
%s1 = insertvalue [3 x <16 x i8>] %s1.upto1, <16 x i8> %s1.2, 2
%v.fca.0.extract = extractvalue [3 x <16 x i8>] %s1, 0
%v.fca.1.extract = extractvalue [3 x <16 x i8>] %s1, 1
%v.fca.2.extract = extractvalue [3 x <16 x i8>] %s1, 2
%v4 = call <16 x i8> @llvm.aarch64.neon.tbx3.v16i8(<16 x i8> %p0, <16 x i8> %v.fca.0.extract, <16 x i8> %v.fca.1.extract, <16 x i8> %v.fca.2.extract, <16 x i8> %p2)
ret <16 x i8> %v4

declare <8 x i8> @llvm.aarch64.neon.tbx4.v8i8(<8 x i8>, <16 x i8>, <16 x i8>, <16 x i8>, <16 x i8>, <8 x i8>)
%s1.0 = shufflevector <64 x i8> %p1, <64 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%s1.upto0 = insertvalue [4 x <16 x i8>] poison, <16 x i8> %s1.0, 0
%s1.1 = shufflevector <64 x i8> %p1, <64 x i8> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
%s1.upto1 = insertvalue [4 x <16 x i8>] %s1.upto0, <16 x i8> %s1.1, 1
%s1.2 = shufflevector <64 x i8> %p1, <64 x i8> poison, <16 x i32> <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
%s1.upto2 = insertvalue [4 x <16 x i8>] %s1.upto1, <16 x i8> %s1.2, 2
%s1.3 = shufflevector <64 x i8> %p1, <64 x i8> poison, <16 x i32> <i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
%s1 = insertvalue [4 x <16 x i8>] %s1.upto2, <16 x i8> %s1.3, 3
%v.fca.0.extract = extractvalue [4 x <16 x i8>] %s1, 0
%v.fca.1.extract = extractvalue [4 x <16 x i8>] %s1, 1
%v.fca.2.extract = extractvalue [4 x <16 x i8>] %s1, 2
%v.fca.3.extract = extractvalue [4 x <16 x i8>] %s1, 3
%v4 = call <8 x i8> @llvm.aarch64.neon.tbx4.v8i8(<8 x i8> %p0, <16 x i8> %v.fca.0.extract, <16 x i8> %v.fca.1.extract, <16 x i8> %v.fca.2.extract, <16 x i8> %v.fca.3.extract, <8 x i8> %p2)
ret <8 x i8> %v4

declare <16 x i8> @llvm.aarch64.neon.tbx4.v16i8(<16 x i8>, <16 x i8>, <16 x i8>, <16 x i8>, <16 x i8>, <16 x i8>)
%s1.0 = shufflevector <64 x i8> %p1, <64 x i8> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%s1.upto0 = insertvalue [4 x <16 x i8>] poison, <16 x i8> %s1.0, 0
%s1.1 = shufflevector <64 x i8> %p1, <64 x i8> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
%s1.upto1 = insertvalue [4 x <16 x i8>] %s1.upto0, <16 x i8> %s1.1, 1
%s1.2 = shufflevector <64 x i8> %p1, <64 x i8> poison, <16 x i32> <i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47>
%s1.upto2 = insertvalue [4 x <16 x i8>] %s1.upto1, <16 x i8> %s1.2, 2
%s1.3 = shufflevector <64 x i8> %p1, <64 x i8> poison, <16 x i32> <i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
%s1 = insertvalue [4 x <16 x i8>] %s1.upto2, <16 x i8> %s1.3, 3
%v.fca.0.extract = extractvalue [4 x <16 x i8>] %s1, 0
%v.fca.1.extract = extractvalue [4 x <16 x i8>] %s1, 1
%v.fca.2.extract = extractvalue [4 x <16 x i8>] %s1, 2
%v.fca.3.extract = extractvalue [4 x <16 x i8>] %s1, 3
%v4 = call <16 x i8> @llvm.aarch64.neon.tbx4.v16i8(<16 x i8> %p0, <16 x i8> %v.fca.0.extract, <16 x i8> %v.fca.1.extract, <16 x i8> %v.fca.2.extract, <16 x i8> %v.fca.3.extract, <16 x i8> %p2)
ret <16 x i8> %v4

%s0.0 = shufflevector <16 x i8> %p0, <16 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%s0.upto0 = insertvalue [2 x <8 x i8>] poison, <8 x i8> %s0.0, 0
%s0.1 = shufflevector <16 x i8> %p0, <16 x i8> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%s0 = insertvalue [2 x <8 x i8>] %s0.upto0, <8 x i8> %s0.1, 1
%v.fca.0.extract = extractvalue [2 x <8 x i8>] %s0, 0
%v.fca.1.extract = extractvalue [2 x <8 x i8>] %s0, 1
%v3 = shufflevector <8 x i8> %v.fca.0.extract, <8 x i8> %v.fca.1.extract, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v4 = call <8 x i8> @llvm.aarch64.neon.tbl1.v8i8(<16 x i8> %v3, <8 x i8> %p1)
ret <8 x i8> %v4

%s0.0 = shufflevector <32 x i8> %p0, <32 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%s0.upto0 = insertvalue [4 x <8 x i8>] poison, <8 x i8> %s0.0, 0
%s0.1 = shufflevector <32 x i8> %p0, <32 x i8> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%s0.upto1 = insertvalue [4 x <8 x i8>] %s0.upto0, <8 x i8> %s0.1, 1
%s0.2 = shufflevector <32 x i8> %p0, <32 x i8> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
%s0.upto2 = insertvalue [4 x <8 x i8>] %s0.upto1, <8 x i8> %s0.2, 2
%s0.3 = shufflevector <32 x i8> %p0, <32 x i8> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
%s0 = insertvalue [4 x <8 x i8>] %s0.upto2, <8 x i8> %s0.3, 3
%v.fca.0.extract = extractvalue [4 x <8 x i8>] %s0, 0
%v.fca.1.extract = extractvalue [4 x <8 x i8>] %s0, 1
%v.fca.2.extract = extractvalue [4 x <8 x i8>] %s0, 2
%v.fca.3.extract = extractvalue [4 x <8 x i8>] %s0, 3
%v3 = shufflevector <8 x i8> %v.fca.0.extract, <8 x i8> %v.fca.1.extract, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v4 = shufflevector <8 x i8> %v.fca.2.extract, <8 x i8> %v.fca.3.extract, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v5 = call <8 x i8> @llvm.aarch64.neon.tbl2.v8i8(<16 x i8> %v3, <16 x i8> %v4, <8 x i8> %p1)
ret <8 x i8> %v5

%s1.0 = shufflevector <16 x i8> %p1, <16 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%s1.upto0 = insertvalue [2 x <8 x i8>] poison, <8 x i8> %s1.0, 0
%s1.1 = shufflevector <16 x i8> %p1, <16 x i8> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%s1 = insertvalue [2 x <8 x i8>] %s1.upto0, <8 x i8> %s1.1, 1
%v.fca.0.extract = extractvalue [2 x <8 x i8>] %s1, 0
%v.fca.1.extract = extractvalue [2 x <8 x i8>] %s1, 1
%v4 = shufflevector <8 x i8> %v.fca.0.extract, <8 x i8> %v.fca.1.extract, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v5 = call <8 x i8> @llvm.aarch64.neon.tbx1.v8i8(<8 x i8> %p0, <16 x i8> %v4, <8 x i8> %p2)
ret <8 x i8> %v5

%s1.0 = shufflevector <32 x i8> %p1, <32 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%s1.upto0 = insertvalue [4 x <8 x i8>] poison, <8 x i8> %s1.0, 0
%s1.1 = shufflevector <32 x i8> %p1, <32 x i8> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%s1.upto1 = insertvalue [4 x <8 x i8>] %s1.upto0, <8 x i8> %s1.1, 1
%s1.2 = shufflevector <32 x i8> %p1, <32 x i8> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
%s1.upto2 = insertvalue [4 x <8 x i8>] %s1.upto1, <8 x i8> %s1.2, 2
%s1.3 = shufflevector <32 x i8> %p1, <32 x i8> poison, <8 x i32> <i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
%s1 = insertvalue [4 x <8 x i8>] %s1.upto2, <8 x i8> %s1.3, 3
%v.fca.0.extract = extractvalue [4 x <8 x i8>] %s1, 0
%v.fca.1.extract = extractvalue [4 x <8 x i8>] %s1, 1
%v.fca.2.extract = extractvalue [4 x <8 x i8>] %s1, 2
%v.fca.3.extract = extractvalue [4 x <8 x i8>] %s1, 3
%v4 = shufflevector <8 x i8> %v.fca.0.extract, <8 x i8> %v.fca.1.extract, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v5 = shufflevector <8 x i8> %v.fca.2.extract, <8 x i8> %v.fca.3.extract, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v6 = call <8 x i8> @llvm.aarch64.neon.tbx2.v8i8(<8 x i8> %p0, <16 x i8> %v4, <16 x i8> %v5, <8 x i8> %p2)
ret <8 x i8> %v6

%v3 = shufflevector <8 x i8> %p0, <8 x i8> zeroinitializer, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v4 = call <8 x i8> @llvm.aarch64.neon.tbl1.v8i8(<16 x i8> %v3, <8 x i8> %p1)
ret <8 x i8> %v4

%s0.0 = shufflevector <24 x i8> %p0, <24 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%s0.upto0 = insertvalue [3 x <8 x i8>] poison, <8 x i8> %s0.0, 0
%s0.1 = shufflevector <24 x i8> %p0, <24 x i8> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%s0.upto1 = insertvalue [3 x <8 x i8>] %s0.upto0, <8 x i8> %s0.1, 1
%s0.2 = shufflevector <24 x i8> %p0, <24 x i8> poison, <8 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
%s0 = insertvalue [3 x <8 x i8>] %s0.upto1, <8 x i8> %s0.2, 2
%v.fca.0.extract = extractvalue [3 x <8 x i8>] %s0, 0
%v.fca.1.extract = extractvalue [3 x <8 x i8>] %s0, 1
%v.fca.2.extract = extractvalue [3 x <8 x i8>] %s0, 2
%v3 = shufflevector <8 x i8> %v.fca.0.extract, <8 x i8> %v.fca.1.extract, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v4 = shufflevector <8 x i8> %v.fca.2.extract, <8 x i8> zeroinitializer, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v5 = call <8 x i8> @llvm.aarch64.neon.tbl2.v8i8(<16 x i8> %v3, <16 x i8> %v4, <8 x i8> %p1)
ret <8 x i8> %v5

%v3 = extractelement <2 x i32> %p1, i32 {1:1:0}
%v4 = insertelement <2 x i32> %p0, i32 %v3, i32 {0:1:0}
ret <2 x i32> %v4

%v3 = extractelement <4 x i32> %p1, i32 {1:1:0}
%v4 = insertelement <2 x i32> %p0, i32 %v3, i32 {0:1:0}
ret <2 x i32> %v4

%v3 = extractelement <2 x i64> %p1, i32 {1:1:0}
%v4 = insertelement <2 x i64> %p0, i64 %v3, i32 {0:1:0}
ret <2 x i64> %v4

%v3 = bitcast <4 x i16> %p0 to <8 x i8>
%v4 = bitcast <4 x i16> %p1 to <8 x i8>
ret <4 x i16> %p0

%v3 = bitcast <4 x i16> %p0 to <8 x i8>
%v4 = bitcast <4 x i16> %p1 to <8 x i8>
%v5 = shufflevector <4 x i16> %p0, <4 x i16> %p1, <4 x i32> <i32 {0:1:0}, i32 {0:1:1}, i32 {0:1:2}, i32 {0:1:3}>
ret <4 x i16> %v5

ret <8 x i8> %p0

%v3 = shufflevector <8 x i8> %p0, <8 x i8> %p1, <8 x i32> <i32 {0:1:0}, i32 {0:1:1}, i32 {0:1:2}, i32 {0:1:3}, i32 {0:1:4}, i32 {0:1:5}, i32 {0:1:6}, i32 {0:1:7}>
ret <8 x i8> %v3

%v3 = bitcast <2 x i32> %p0 to <8 x i8>
%v4 = bitcast <2 x i32> %p1 to <8 x i8>
ret <2 x i32> %p0

%v3 = bitcast <2 x i32> %p0 to <8 x i8>
%v4 = bitcast <2 x i32> %p1 to <8 x i8>
%v5 = shufflevector <2 x i32> %p0, <2 x i32> %p1, <2 x i32> <i32 1, i32 2>
ret <2 x i32> %v5

declare <8 x i8> @llvm.ctpop.v8i8(<8 x i8>)
%v2 = call <8 x i8> @llvm.ctpop.v8i8(<8 x i8> %p0)
ret <8 x i8> %v2

declare <16 x i8> @llvm.ctpop.v16i8(<16 x i8>)
%v2 = call <16 x i8> @llvm.ctpop.v16i8(<16 x i8> %p0)
ret <16 x i8> %v2

declare i32 @llvm.aarch64.neon.saddlv.i32.v4i16(<4 x i16>)
%v2 = call i32 @llvm.aarch64.neon.saddlv.i32.v4i16(<4 x i16> %p0)
ret i32 %v2

declare i64 @llvm.aarch64.neon.saddlv.i64.v2i32(<2 x i32>)
%v2 = call i64 @llvm.aarch64.neon.saddlv.i64.v2i32(<2 x i32> %p0)
ret i64 %v2

declare i32 @llvm.aarch64.neon.saddlv.i32.v8i8(<8 x i8>)
%v2 = call i32 @llvm.aarch64.neon.saddlv.i32.v8i8(<8 x i8> %p0)
%v3 = trunc i32 %v2 to i16
ret i16 %v3

declare i32 @llvm.aarch64.neon.uaddlv.i32.v4i16(<4 x i16>)
%v2 = call i32 @llvm.aarch64.neon.uaddlv.i32.v4i16(<4 x i16> %p0)
ret i32 %v2

declare i64 @llvm.aarch64.neon.uaddlv.i64.v2i32(<2 x i32>)
%v2 = call i64 @llvm.aarch64.neon.uaddlv.i64.v2i32(<2 x i32> %p0)
ret i64 %v2

declare i32 @llvm.aarch64.neon.uaddlv.i32.v8i8(<8 x i8>)
%v2 = call i32 @llvm.aarch64.neon.uaddlv.i32.v8i8(<8 x i8> %p0)
%v3 = trunc i32 %v2 to i16
ret i16 %v3

declare i32 @llvm.aarch64.neon.saddlv.i32.v8i16(<8 x i16>)
%v2 = call i32 @llvm.aarch64.neon.saddlv.i32.v8i16(<8 x i16> %p0)
ret i32 %v2

declare i64 @llvm.aarch64.neon.saddlv.i64.v4i32(<4 x i32>)
%v2 = call i64 @llvm.aarch64.neon.saddlv.i64.v4i32(<4 x i32> %p0)
ret i64 %v2

declare i32 @llvm.aarch64.neon.saddlv.i32.v16i8(<16 x i8>)
%v2 = call i32 @llvm.aarch64.neon.saddlv.i32.v16i8(<16 x i8> %p0)
%v3 = trunc i32 %v2 to i16
ret i16 %v3

declare i32 @llvm.aarch64.neon.uaddlv.i32.v8i16(<8 x i16>)
%v2 = call i32 @llvm.aarch64.neon.uaddlv.i32.v8i16(<8 x i16> %p0)
ret i32 %v2

declare i64 @llvm.aarch64.neon.uaddlv.i64.v4i32(<4 x i32>)
%v2 = call i64 @llvm.aarch64.neon.uaddlv.i64.v4i32(<4 x i32> %p0)
ret i64 %v2

declare i32 @llvm.aarch64.neon.uaddlv.i32.v16i8(<16 x i8>)
%v2 = call i32 @llvm.aarch64.neon.uaddlv.i32.v16i8(<16 x i8> %p0)
%v3 = trunc i32 %v2 to i16
ret i16 %v3

declare i32 @llvm.aarch64.neon.saddv.i32.v4i16(<4 x i16>)
%v2 = call i32 @llvm.aarch64.neon.saddv.i32.v4i16(<4 x i16> %p0)
%v3 = trunc i32 %v2 to i16
ret i16 %v3

declare i32 @llvm.aarch64.neon.saddv.i32.v2i32(<2 x i32>)
%v2 = call i32 @llvm.aarch64.neon.saddv.i32.v2i32(<2 x i32> %p0)
ret i32 %v2

declare i32 @llvm.aarch64.neon.saddv.i32.v8i8(<8 x i8>)
%v2 = call i32 @llvm.aarch64.neon.saddv.i32.v8i8(<8 x i8> %p0)
%v3 = trunc i32 %v2 to i8
ret i8 %v3

declare i32 @llvm.aarch64.neon.uaddv.i32.v4i16(<4 x i16>)
%v2 = call i32 @llvm.aarch64.neon.uaddv.i32.v4i16(<4 x i16> %p0)
%v3 = trunc i32 %v2 to i16
ret i16 %v3

declare i32 @llvm.aarch64.neon.uaddv.i32.v2i32(<2 x i32>)
%v2 = call i32 @llvm.aarch64.neon.uaddv.i32.v2i32(<2 x i32> %p0)
ret i32 %v2

declare i32 @llvm.aarch64.neon.uaddv.i32.v8i8(<8 x i8>)
%v2 = call i32 @llvm.aarch64.neon.uaddv.i32.v8i8(<8 x i8> %p0)
%v3 = trunc i32 %v2 to i8
ret i8 %v3

declare i32 @llvm.aarch64.neon.saddv.i32.v8i16(<8 x i16>)
%v2 = call i32 @llvm.aarch64.neon.saddv.i32.v8i16(<8 x i16> %p0)
%v3 = trunc i32 %v2 to i16
ret i16 %v3

declare i32 @llvm.aarch64.neon.saddv.i32.v4i32(<4 x i32>)
%v2 = call i32 @llvm.aarch64.neon.saddv.i32.v4i32(<4 x i32> %p0)
ret i32 %v2

declare i64 @llvm.aarch64.neon.saddv.i64.v2i64(<2 x i64>)
%v2 = call i64 @llvm.aarch64.neon.saddv.i64.v2i64(<2 x i64> %p0)
ret i64 %v2

declare i32 @llvm.aarch64.neon.saddv.i32.v16i8(<16 x i8>)
%v2 = call i32 @llvm.aarch64.neon.saddv.i32.v16i8(<16 x i8> %p0)
%v3 = trunc i32 %v2 to i8
ret i8 %v3

declare i32 @llvm.aarch64.neon.uaddv.i32.v8i16(<8 x i16>)
%v2 = call i32 @llvm.aarch64.neon.uaddv.i32.v8i16(<8 x i16> %p0)
%v3 = trunc i32 %v2 to i16
ret i16 %v3

declare i32 @llvm.aarch64.neon.uaddv.i32.v4i32(<4 x i32>)
%v2 = call i32 @llvm.aarch64.neon.uaddv.i32.v4i32(<4 x i32> %p0)
ret i32 %v2

declare i64 @llvm.aarch64.neon.uaddv.i64.v2i64(<2 x i64>)
%v2 = call i64 @llvm.aarch64.neon.uaddv.i64.v2i64(<2 x i64> %p0)
ret i64 %v2

declare i32 @llvm.aarch64.neon.uaddv.i32.v16i8(<16 x i8>)
%v2 = call i32 @llvm.aarch64.neon.uaddv.i32.v16i8(<16 x i8> %p0)
%v3 = trunc i32 %v2 to i8
ret i8 %v3

declare i32 @llvm.aarch64.neon.smaxv.i32.v4i16(<4 x i16>)
%v2 = call i32 @llvm.aarch64.neon.smaxv.i32.v4i16(<4 x i16> %p0)
%v3 = trunc i32 %v2 to i16
ret i16 %v3

declare i32 @llvm.aarch64.neon.smaxv.i32.v2i32(<2 x i32>)
%v2 = call i32 @llvm.aarch64.neon.smaxv.i32.v2i32(<2 x i32> %p0)
ret i32 %v2

declare i32 @llvm.aarch64.neon.smaxv.i32.v8i8(<8 x i8>)
%v2 = call i32 @llvm.aarch64.neon.smaxv.i32.v8i8(<8 x i8> %p0)
%v3 = trunc i32 %v2 to i8
ret i8 %v3

declare i32 @llvm.aarch64.neon.umaxv.i32.v4i16(<4 x i16>)
%v2 = call i32 @llvm.aarch64.neon.umaxv.i32.v4i16(<4 x i16> %p0)
%v3 = trunc i32 %v2 to i16
ret i16 %v3

declare i32 @llvm.aarch64.neon.umaxv.i32.v2i32(<2 x i32>)
%v2 = call i32 @llvm.aarch64.neon.umaxv.i32.v2i32(<2 x i32> %p0)
ret i32 %v2

declare i32 @llvm.aarch64.neon.umaxv.i32.v8i8(<8 x i8>)
%v2 = call i32 @llvm.aarch64.neon.umaxv.i32.v8i8(<8 x i8> %p0)
%v3 = trunc i32 %v2 to i8
ret i8 %v3

declare i32 @llvm.aarch64.neon.smaxv.i32.v8i16(<8 x i16>)
%v2 = call i32 @llvm.aarch64.neon.smaxv.i32.v8i16(<8 x i16> %p0)
%v3 = trunc i32 %v2 to i16
ret i16 %v3

declare i32 @llvm.aarch64.neon.smaxv.i32.v4i32(<4 x i32>)
%v2 = call i32 @llvm.aarch64.neon.smaxv.i32.v4i32(<4 x i32> %p0)
ret i32 %v2

declare i32 @llvm.aarch64.neon.smaxv.i32.v16i8(<16 x i8>)
%v2 = call i32 @llvm.aarch64.neon.smaxv.i32.v16i8(<16 x i8> %p0)
%v3 = trunc i32 %v2 to i8
ret i8 %v3

declare i32 @llvm.aarch64.neon.umaxv.i32.v8i16(<8 x i16>)
%v2 = call i32 @llvm.aarch64.neon.umaxv.i32.v8i16(<8 x i16> %p0)
%v3 = trunc i32 %v2 to i16
ret i16 %v3

declare i32 @llvm.aarch64.neon.umaxv.i32.v4i32(<4 x i32>)
%v2 = call i32 @llvm.aarch64.neon.umaxv.i32.v4i32(<4 x i32> %p0)
ret i32 %v2

declare i32 @llvm.aarch64.neon.umaxv.i32.v16i8(<16 x i8>)
%v2 = call i32 @llvm.aarch64.neon.umaxv.i32.v16i8(<16 x i8> %p0)
%v3 = trunc i32 %v2 to i8
ret i8 %v3

declare i32 @llvm.aarch64.neon.sminv.i32.v4i16(<4 x i16>)
%v2 = call i32 @llvm.aarch64.neon.sminv.i32.v4i16(<4 x i16> %p0)
%v3 = trunc i32 %v2 to i16
ret i16 %v3

declare i32 @llvm.aarch64.neon.sminv.i32.v2i32(<2 x i32>)
%v2 = call i32 @llvm.aarch64.neon.sminv.i32.v2i32(<2 x i32> %p0)
ret i32 %v2

declare i32 @llvm.aarch64.neon.sminv.i32.v8i8(<8 x i8>)
%v2 = call i32 @llvm.aarch64.neon.sminv.i32.v8i8(<8 x i8> %p0)
%v3 = trunc i32 %v2 to i8
ret i8 %v3

declare i32 @llvm.aarch64.neon.uminv.i32.v4i16(<4 x i16>)
%v2 = call i32 @llvm.aarch64.neon.uminv.i32.v4i16(<4 x i16> %p0)
%v3 = trunc i32 %v2 to i16
ret i16 %v3

declare i32 @llvm.aarch64.neon.uminv.i32.v2i32(<2 x i32>)
%v2 = call i32 @llvm.aarch64.neon.uminv.i32.v2i32(<2 x i32> %p0)
ret i32 %v2

declare i32 @llvm.aarch64.neon.uminv.i32.v8i8(<8 x i8>)
%v2 = call i32 @llvm.aarch64.neon.uminv.i32.v8i8(<8 x i8> %p0)
%v3 = trunc i32 %v2 to i8
ret i8 %v3

declare i32 @llvm.aarch64.neon.sminv.i32.v8i16(<8 x i16>)
%v2 = call i32 @llvm.aarch64.neon.sminv.i32.v8i16(<8 x i16> %p0)
%v3 = trunc i32 %v2 to i16
ret i16 %v3

declare i32 @llvm.aarch64.neon.sminv.i32.v4i32(<4 x i32>)
%v2 = call i32 @llvm.aarch64.neon.sminv.i32.v4i32(<4 x i32> %p0)
ret i32 %v2

declare i32 @llvm.aarch64.neon.sminv.i32.v16i8(<16 x i8>)
%v2 = call i32 @llvm.aarch64.neon.sminv.i32.v16i8(<16 x i8> %p0)
%v3 = trunc i32 %v2 to i8
ret i8 %v3

declare i32 @llvm.aarch64.neon.uminv.i32.v8i16(<8 x i16>)
%v2 = call i32 @llvm.aarch64.neon.uminv.i32.v8i16(<8 x i16> %p0)
%v3 = trunc i32 %v2 to i16
ret i16 %v3

declare i32 @llvm.aarch64.neon.uminv.i32.v4i32(<4 x i32>)
%v2 = call i32 @llvm.aarch64.neon.uminv.i32.v4i32(<4 x i32> %p0)
ret i32 %v2

declare i32 @llvm.aarch64.neon.uminv.i32.v16i8(<16 x i8>)
%v2 = call i32 @llvm.aarch64.neon.uminv.i32.v16i8(<16 x i8> %p0)
%v3 = trunc i32 %v2 to i8
ret i8 %v3

declare <4 x i16> @llvm.aarch64.neon.addp.v4i16(<4 x i16>, <4 x i16>)
%v3 = call <4 x i16> @llvm.aarch64.neon.addp.v4i16(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i16> %v3

declare <2 x i32> @llvm.aarch64.neon.addp.v2i32(<2 x i32>, <2 x i32>)
%v3 = call <2 x i32> @llvm.aarch64.neon.addp.v2i32(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v3

declare <8 x i8> @llvm.aarch64.neon.addp.v8i8(<8 x i8>, <8 x i8>)
%v3 = call <8 x i8> @llvm.aarch64.neon.addp.v8i8(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i8> %v3

%v2 = call <2 x i32> @llvm.aarch64.neon.saddlp.v2i32.v4i16(<4 x i16> %p0)
ret <2 x i32> %v2

%v2 = call <1 x i64> @llvm.aarch64.neon.saddlp.v1i64.v2i32(<2 x i32> %p0)
ret <1 x i64> %v2

%v2 = call <4 x i16> @llvm.aarch64.neon.saddlp.v4i16.v8i8(<8 x i8> %p0)
ret <4 x i16> %v2

%v2 = call <2 x i32> @llvm.aarch64.neon.uaddlp.v2i32.v4i16(<4 x i16> %p0)
ret <2 x i32> %v2

%v2 = call <1 x i64> @llvm.aarch64.neon.uaddlp.v1i64.v2i32(<2 x i32> %p0)
ret <1 x i64> %v2

%v2 = call <4 x i16> @llvm.aarch64.neon.uaddlp.v4i16.v8i8(<8 x i8> %p0)
ret <4 x i16> %v2

%v2 = call <4 x i32> @llvm.aarch64.neon.saddlp.v4i32.v8i16(<8 x i16> %p0)
ret <4 x i32> %v2

%v2 = call <2 x i64> @llvm.aarch64.neon.saddlp.v2i64.v4i32(<4 x i32> %p0)
ret <2 x i64> %v2

%v2 = call <8 x i16> @llvm.aarch64.neon.saddlp.v8i16.v16i8(<16 x i8> %p0)
ret <8 x i16> %v2

%v2 = call <4 x i32> @llvm.aarch64.neon.uaddlp.v4i32.v8i16(<8 x i16> %p0)
ret <4 x i32> %v2

%v2 = call <2 x i64> @llvm.aarch64.neon.uaddlp.v2i64.v4i32(<4 x i32> %p0)
ret <2 x i64> %v2

%v2 = call <8 x i16> @llvm.aarch64.neon.uaddlp.v8i16.v16i8(<16 x i8> %p0)
ret <8 x i16> %v2

declare <8 x i16> @llvm.aarch64.neon.addp.v8i16(<8 x i16>, <8 x i16>)
%v3 = call <8 x i16> @llvm.aarch64.neon.addp.v8i16(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i16> %v3

declare <4 x i32> @llvm.aarch64.neon.addp.v4i32(<4 x i32>, <4 x i32>)
%v3 = call <4 x i32> @llvm.aarch64.neon.addp.v4i32(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i32> %v3

declare <2 x i64> @llvm.aarch64.neon.addp.v2i64(<2 x i64>, <2 x i64>)
%v3 = call <2 x i64> @llvm.aarch64.neon.addp.v2i64(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v3

declare <16 x i8> @llvm.aarch64.neon.addp.v16i8(<16 x i8>, <16 x i8>)
%v3 = call <16 x i8> @llvm.aarch64.neon.addp.v16i8(<16 x i8> %p0, <16 x i8> %p1)
ret <16 x i8> %v3

declare <4 x i16> @llvm.aarch64.neon.smaxp.v4i16(<4 x i16>, <4 x i16>)
%v3 = call <4 x i16> @llvm.aarch64.neon.smaxp.v4i16(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i16> %v3

declare <2 x i32> @llvm.aarch64.neon.smaxp.v2i32(<2 x i32>, <2 x i32>)
%v3 = call <2 x i32> @llvm.aarch64.neon.smaxp.v2i32(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v3

declare <8 x i8> @llvm.aarch64.neon.smaxp.v8i8(<8 x i8>, <8 x i8>)
%v3 = call <8 x i8> @llvm.aarch64.neon.smaxp.v8i8(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i8> %v3

declare <4 x i16> @llvm.aarch64.neon.umaxp.v4i16(<4 x i16>, <4 x i16>)
%v3 = call <4 x i16> @llvm.aarch64.neon.umaxp.v4i16(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i16> %v3

declare <2 x i32> @llvm.aarch64.neon.umaxp.v2i32(<2 x i32>, <2 x i32>)
%v3 = call <2 x i32> @llvm.aarch64.neon.umaxp.v2i32(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v3

declare <8 x i8> @llvm.aarch64.neon.umaxp.v8i8(<8 x i8>, <8 x i8>)
%v3 = call <8 x i8> @llvm.aarch64.neon.umaxp.v8i8(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i8> %v3

declare <8 x i16> @llvm.aarch64.neon.smaxp.v8i16(<8 x i16>, <8 x i16>)
%v3 = call <8 x i16> @llvm.aarch64.neon.smaxp.v8i16(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i16> %v3

declare <4 x i32> @llvm.aarch64.neon.smaxp.v4i32(<4 x i32>, <4 x i32>)
%v3 = call <4 x i32> @llvm.aarch64.neon.smaxp.v4i32(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i32> %v3

declare <16 x i8> @llvm.aarch64.neon.smaxp.v16i8(<16 x i8>, <16 x i8>)
%v3 = call <16 x i8> @llvm.aarch64.neon.smaxp.v16i8(<16 x i8> %p0, <16 x i8> %p1)
ret <16 x i8> %v3

declare <8 x i16> @llvm.aarch64.neon.umaxp.v8i16(<8 x i16>, <8 x i16>)
%v3 = call <8 x i16> @llvm.aarch64.neon.umaxp.v8i16(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i16> %v3

declare <4 x i32> @llvm.aarch64.neon.umaxp.v4i32(<4 x i32>, <4 x i32>)
%v3 = call <4 x i32> @llvm.aarch64.neon.umaxp.v4i32(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i32> %v3

declare <16 x i8> @llvm.aarch64.neon.umaxp.v16i8(<16 x i8>, <16 x i8>)
%v3 = call <16 x i8> @llvm.aarch64.neon.umaxp.v16i8(<16 x i8> %p0, <16 x i8> %p1)
ret <16 x i8> %v3

declare <4 x i16> @llvm.aarch64.neon.sminp.v4i16(<4 x i16>, <4 x i16>)
%v3 = call <4 x i16> @llvm.aarch64.neon.sminp.v4i16(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i16> %v3

declare <2 x i32> @llvm.aarch64.neon.sminp.v2i32(<2 x i32>, <2 x i32>)
%v3 = call <2 x i32> @llvm.aarch64.neon.sminp.v2i32(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v3

declare <8 x i8> @llvm.aarch64.neon.sminp.v8i8(<8 x i8>, <8 x i8>)
%v3 = call <8 x i8> @llvm.aarch64.neon.sminp.v8i8(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i8> %v3

declare <4 x i16> @llvm.aarch64.neon.uminp.v4i16(<4 x i16>, <4 x i16>)
%v3 = call <4 x i16> @llvm.aarch64.neon.uminp.v4i16(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i16> %v3

declare <2 x i32> @llvm.aarch64.neon.uminp.v2i32(<2 x i32>, <2 x i32>)
%v3 = call <2 x i32> @llvm.aarch64.neon.uminp.v2i32(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v3

declare <8 x i8> @llvm.aarch64.neon.uminp.v8i8(<8 x i8>, <8 x i8>)
%v3 = call <8 x i8> @llvm.aarch64.neon.uminp.v8i8(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i8> %v3

declare <8 x i16> @llvm.aarch64.neon.sminp.v8i16(<8 x i16>, <8 x i16>)
%v3 = call <8 x i16> @llvm.aarch64.neon.sminp.v8i16(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i16> %v3

declare <4 x i32> @llvm.aarch64.neon.sminp.v4i32(<4 x i32>, <4 x i32>)
%v3 = call <4 x i32> @llvm.aarch64.neon.sminp.v4i32(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i32> %v3

declare <16 x i8> @llvm.aarch64.neon.sminp.v16i8(<16 x i8>, <16 x i8>)
%v3 = call <16 x i8> @llvm.aarch64.neon.sminp.v16i8(<16 x i8> %p0, <16 x i8> %p1)
ret <16 x i8> %v3

declare <8 x i16> @llvm.aarch64.neon.uminp.v8i16(<8 x i16>, <8 x i16>)
%v3 = call <8 x i16> @llvm.aarch64.neon.uminp.v8i16(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i16> %v3

declare <4 x i32> @llvm.aarch64.neon.uminp.v4i32(<4 x i32>, <4 x i32>)
%v3 = call <4 x i32> @llvm.aarch64.neon.uminp.v4i32(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i32> %v3

declare <16 x i8> @llvm.aarch64.neon.uminp.v16i8(<16 x i8>, <16 x i8>)
%v3 = call <16 x i8> @llvm.aarch64.neon.uminp.v16i8(<16 x i8> %p0, <16 x i8> %p1)
ret <16 x i8> %v3

declare <4 x i16> @llvm.aarch64.neon.sqshl.v4i16(<4 x i16>, <4 x i16>)
%v2 = bitcast <4 x i16> %p0 to <8 x i8>
%v3 = call <4 x i16> @llvm.aarch64.neon.sqshl.v4i16(<4 x i16> %p0, <4 x i16> <i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}>)
ret <4 x i16> %v3

declare <2 x i32> @llvm.aarch64.neon.sqshl.v2i32(<2 x i32>, <2 x i32>)
%v2 = bitcast <2 x i32> %p0 to <8 x i8>
%v3 = call <2 x i32> @llvm.aarch64.neon.sqshl.v2i32(<2 x i32> %p0, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>)
ret <2 x i32> %v3

declare <1 x i64> @llvm.aarch64.neon.sqshl.v1i64(<1 x i64>, <1 x i64>)
%v2 = bitcast <1 x i64> %p0 to <8 x i8>
%v3 = call <1 x i64> @llvm.aarch64.neon.sqshl.v1i64(<1 x i64> %p0, <1 x i64> <i64 {0:1:0}>)
ret <1 x i64> %v3

declare <8 x i8> @llvm.aarch64.neon.sqshl.v8i8(<8 x i8>, <8 x i8>)
%v2 = call <8 x i8> @llvm.aarch64.neon.sqshl.v8i8(<8 x i8> %p0, <8 x i8> <i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}>)
ret <8 x i8> %v2

declare <4 x i16> @llvm.aarch64.neon.uqshl.v4i16(<4 x i16>, <4 x i16>)
%v2 = bitcast <4 x i16> %p0 to <8 x i8>
%v3 = call <4 x i16> @llvm.aarch64.neon.uqshl.v4i16(<4 x i16> %p0, <4 x i16> <i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}>)
ret <4 x i16> %v3

declare <2 x i32> @llvm.aarch64.neon.uqshl.v2i32(<2 x i32>, <2 x i32>)
%v2 = bitcast <2 x i32> %p0 to <8 x i8>
%v3 = call <2 x i32> @llvm.aarch64.neon.uqshl.v2i32(<2 x i32> %p0, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>)
ret <2 x i32> %v3

declare <1 x i64> @llvm.aarch64.neon.uqshl.v1i64(<1 x i64>, <1 x i64>)
%v2 = bitcast <1 x i64> %p0 to <8 x i8>
%v3 = call <1 x i64> @llvm.aarch64.neon.uqshl.v1i64(<1 x i64> %p0, <1 x i64> <i64 {0:1:0}>)
ret <1 x i64> %v3

declare <8 x i8> @llvm.aarch64.neon.uqshl.v8i8(<8 x i8>, <8 x i8>)
%v2 = call <8 x i8> @llvm.aarch64.neon.uqshl.v8i8(<8 x i8> %p0, <8 x i8> <i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}>)
ret <8 x i8> %v2

%v2 = insertelement <8 x i8> poison, i8 %p0, i64 0
%v3 = call <8 x i8> @llvm.aarch64.neon.sqshl.v8i8(<8 x i8> %v2, <8 x i8> <i8 {0:1:0}, i8 poison, i8 poison, i8 poison, i8 poison, i8 poison, i8 poison, i8 poison>)
%v4 = extractelement <8 x i8> %v3, i64 0
ret i8 %v4

%v2 = insertelement <8 x i8> poison, i8 %p0, i64 0
%v3 = call <8 x i8> @llvm.aarch64.neon.uqshl.v8i8(<8 x i8> %v2, <8 x i8> <i8 {0:1:0}, i8 poison, i8 poison, i8 poison, i8 poison, i8 poison, i8 poison, i8 poison>)
%v4 = extractelement <8 x i8> %v3, i64 0
ret i8 %v4

declare i64 @llvm.aarch64.neon.sqshl.i64(i64, i64)
%v2 = call i64 @llvm.aarch64.neon.sqshl.i64(i64 %p0, i64 {0:1:0})
ret i64 %v2

declare i64 @llvm.aarch64.neon.uqshl.i64(i64, i64)
%v2 = call i64 @llvm.aarch64.neon.uqshl.i64(i64 %p0, i64 {0:1:0})
ret i64 %v2

%v2 = insertelement <4 x i16> poison, i16 %p0, i64 0
%v3 = call <4 x i16> @llvm.aarch64.neon.sqshl.v4i16(<4 x i16> %v2, <4 x i16> <i16 {0:1:0}, i16 poison, i16 poison, i16 poison>)
%v4 = extractelement <4 x i16> %v3, i64 0
ret i16 %v4

%v2 = insertelement <4 x i16> poison, i16 %p0, i64 0
%v3 = call <4 x i16> @llvm.aarch64.neon.uqshl.v4i16(<4 x i16> %v2, <4 x i16> <i16 {0:1:0}, i16 poison, i16 poison, i16 poison>)
%v4 = extractelement <4 x i16> %v3, i64 0
ret i16 %v4

declare <8 x i16> @llvm.aarch64.neon.sqshl.v8i16(<8 x i16>, <8 x i16>)
%v2 = bitcast <8 x i16> %p0 to <16 x i8>
%v3 = call <8 x i16> @llvm.aarch64.neon.sqshl.v8i16(<8 x i16> %p0, <8 x i16> <i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}>)
ret <8 x i16> %v3

declare <4 x i32> @llvm.aarch64.neon.sqshl.v4i32(<4 x i32>, <4 x i32>)
%v2 = bitcast <4 x i32> %p0 to <16 x i8>
%v3 = call <4 x i32> @llvm.aarch64.neon.sqshl.v4i32(<4 x i32> %p0, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>)
ret <4 x i32> %v3

declare <2 x i64> @llvm.aarch64.neon.sqshl.v2i64(<2 x i64>, <2 x i64>)
%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = call <2 x i64> @llvm.aarch64.neon.sqshl.v2i64(<2 x i64> %p0, <2 x i64> <i64 {0:1:0}, i64 {0:1:0}>)
ret <2 x i64> %v3

declare <16 x i8> @llvm.aarch64.neon.sqshl.v16i8(<16 x i8>, <16 x i8>)
%v2 = call <16 x i8> @llvm.aarch64.neon.sqshl.v16i8(<16 x i8> %p0, <16 x i8> <i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}>)
ret <16 x i8> %v2

declare <8 x i16> @llvm.aarch64.neon.uqshl.v8i16(<8 x i16>, <8 x i16>)
%v2 = bitcast <8 x i16> %p0 to <16 x i8>
%v3 = call <8 x i16> @llvm.aarch64.neon.uqshl.v8i16(<8 x i16> %p0, <8 x i16> <i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}>)
ret <8 x i16> %v3

declare <4 x i32> @llvm.aarch64.neon.uqshl.v4i32(<4 x i32>, <4 x i32>)
%v2 = bitcast <4 x i32> %p0 to <16 x i8>
%v3 = call <4 x i32> @llvm.aarch64.neon.uqshl.v4i32(<4 x i32> %p0, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>)
ret <4 x i32> %v3

declare <2 x i64> @llvm.aarch64.neon.uqshl.v2i64(<2 x i64>, <2 x i64>)
%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = call <2 x i64> @llvm.aarch64.neon.uqshl.v2i64(<2 x i64> %p0, <2 x i64> <i64 {0:1:0}, i64 {0:1:0}>)
ret <2 x i64> %v3

declare <16 x i8> @llvm.aarch64.neon.uqshl.v16i8(<16 x i8>, <16 x i8>)
%v2 = call <16 x i8> @llvm.aarch64.neon.uqshl.v16i8(<16 x i8> %p0, <16 x i8> <i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}>)
ret <16 x i8> %v2

declare i32 @llvm.aarch64.neon.sqshl.i32(i32, i32)
%v2 = call i32 @llvm.aarch64.neon.sqshl.i32(i32 %p0, i32 {0:1:0})
ret i32 %v2

declare i32 @llvm.aarch64.neon.uqshl.i32(i32, i32)
%v2 = call i32 @llvm.aarch64.neon.uqshl.i32(i32 %p0, i32 {0:1:0})
ret i32 %v2

declare <4 x i16> @llvm.aarch64.neon.sqshlu.v4i16(<4 x i16>, <4 x i16>)
%v2 = bitcast <4 x i16> %p0 to <8 x i8>
%v3 = call <4 x i16> @llvm.aarch64.neon.sqshlu.v4i16(<4 x i16> %p0, <4 x i16> <i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}>)
ret <4 x i16> %v3

declare <2 x i32> @llvm.aarch64.neon.sqshlu.v2i32(<2 x i32>, <2 x i32>)
%v2 = bitcast <2 x i32> %p0 to <8 x i8>
%v3 = call <2 x i32> @llvm.aarch64.neon.sqshlu.v2i32(<2 x i32> %p0, <2 x i32> <i32 {0:1:0}, i32 {0:1:0}>)
ret <2 x i32> %v3

declare <1 x i64> @llvm.aarch64.neon.sqshlu.v1i64(<1 x i64>, <1 x i64>)
%v2 = bitcast <1 x i64> %p0 to <8 x i8>
%v3 = call <1 x i64> @llvm.aarch64.neon.sqshlu.v1i64(<1 x i64> %p0, <1 x i64> <i64 {0:1:0}>)
ret <1 x i64> %v3

declare <8 x i8> @llvm.aarch64.neon.sqshlu.v8i8(<8 x i8>, <8 x i8>)
%v2 = call <8 x i8> @llvm.aarch64.neon.sqshlu.v8i8(<8 x i8> %p0, <8 x i8> <i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}>)
ret <8 x i8> %v2

%v2 = insertelement <8 x i8> poison, i8 %p0, i64 0
%v3 = call <8 x i8> @llvm.aarch64.neon.sqshlu.v8i8(<8 x i8> %v2, <8 x i8> <i8 {0:1:0}, i8 poison, i8 poison, i8 poison, i8 poison, i8 poison, i8 poison, i8 poison>)
%v4 = extractelement <8 x i8> %v3, i64 0
ret i8 %v4

declare i64 @llvm.aarch64.neon.sqshlu.i64(i64, i64)
%v2 = call i64 @llvm.aarch64.neon.sqshlu.i64(i64 %p0, i64 {0:1:0})
ret i64 %v2

%v2 = insertelement <4 x i16> poison, i16 %p0, i64 0
%v3 = call <4 x i16> @llvm.aarch64.neon.sqshlu.v4i16(<4 x i16> %v2, <4 x i16> <i16 {0:1:0}, i16 poison, i16 poison, i16 poison>)
%v4 = extractelement <4 x i16> %v3, i64 0
ret i16 %v4

declare <8 x i16> @llvm.aarch64.neon.sqshlu.v8i16(<8 x i16>, <8 x i16>)
%v2 = bitcast <8 x i16> %p0 to <16 x i8>
%v3 = call <8 x i16> @llvm.aarch64.neon.sqshlu.v8i16(<8 x i16> %p0, <8 x i16> <i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}>)
ret <8 x i16> %v3

declare <4 x i32> @llvm.aarch64.neon.sqshlu.v4i32(<4 x i32>, <4 x i32>)
%v2 = bitcast <4 x i32> %p0 to <16 x i8>
%v3 = call <4 x i32> @llvm.aarch64.neon.sqshlu.v4i32(<4 x i32> %p0, <4 x i32> <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>)
ret <4 x i32> %v3

declare <2 x i64> @llvm.aarch64.neon.sqshlu.v2i64(<2 x i64>, <2 x i64>)
%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = call <2 x i64> @llvm.aarch64.neon.sqshlu.v2i64(<2 x i64> %p0, <2 x i64> <i64 {0:1:0}, i64 {0:1:0}>)
ret <2 x i64> %v3

declare <16 x i8> @llvm.aarch64.neon.sqshlu.v16i8(<16 x i8>, <16 x i8>)
%v2 = call <16 x i8> @llvm.aarch64.neon.sqshlu.v16i8(<16 x i8> %p0, <16 x i8> <i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}>)
ret <16 x i8> %v2

declare i32 @llvm.aarch64.neon.sqshlu.i32(i32, i32)
%v2 = call i32 @llvm.aarch64.neon.sqshlu.i32(i32 %p0, i32 {0:1:0})
ret i32 %v2

%v2 = bitcast <4 x i16> %p0 to <8 x i8>
ret <4 x i16> %p0

%v2 = bitcast <4 x i16> %p0 to <8 x i8>
%v3 = shl <4 x i16> %p0, <i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}>
ret <4 x i16> %v3

%v2 = bitcast <2 x i32> %p0 to <8 x i8>
ret <2 x i32> %p0

%v2 = bitcast <2 x i32> %p0 to <8 x i8>
%v3 = shl <2 x i32> %p0, <i32 {0:1:0}, i32 {0:1:0}>
ret <2 x i32> %v3

%v2 = bitcast <1 x i64> %p0 to <8 x i8>
ret <1 x i64> %p0

%v2 = bitcast <1 x i64> %p0 to <8 x i8>
%v3 = shl <1 x i64> %p0, <i64 {0:1:0}>
ret <1 x i64> %v3

%v2 = shl <8 x i8> %p0, <i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}>
ret <8 x i8> %v2

%v0 = call i64 asm "shl ${0:d}, ${1:d}, #{0:1:0}", "=w,w"(i64 %p0)
ret i64 %v0

%v2 = shufflevector <8 x i16> %p0, <8 x i16> %p0, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v3 = bitcast <4 x i16> %v2 to <8 x i8>
%v4 = sext <4 x i16> %v2 to <4 x i32>
ret <4 x i32> %v4

%v2 = shufflevector <8 x i16> %p0, <8 x i16> %p0, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v3 = bitcast <4 x i16> %v2 to <8 x i8>
%v4 = sext <4 x i16> %v2 to <4 x i32>
%v5 = shl <4 x i32> %v4, <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
ret <4 x i32> %v5

%v2 = shufflevector <4 x i32> %p0, <4 x i32> %p0, <2 x i32> <i32 2, i32 3>
%v3 = bitcast <2 x i32> %v2 to <8 x i8>
%v4 = sext <2 x i32> %v2 to <2 x i64>
ret <2 x i64> %v4

%v2 = shufflevector <4 x i32> %p0, <4 x i32> %p0, <2 x i32> <i32 2, i32 3>
%v3 = bitcast <2 x i32> %v2 to <8 x i8>
%v4 = sext <2 x i32> %v2 to <2 x i64>
%v5 = shl <2 x i64> %v4, <i64 {0:1:0}, i64 {0:1:0}>
ret <2 x i64> %v5

%v2 = shufflevector <16 x i8> %p0, <16 x i8> %p0, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v3 = sext <8 x i8> %v2 to <8 x i16>
%v4 = shl <8 x i16> %v3, <i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}>
ret <8 x i16> %v4

%v2 = shufflevector <8 x i16> %p0, <8 x i16> %p0, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v3 = bitcast <4 x i16> %v2 to <8 x i8>
%v4 = zext <4 x i16> %v2 to <4 x i32>
ret <4 x i32> %v4

%v2 = shufflevector <8 x i16> %p0, <8 x i16> %p0, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
%v3 = bitcast <4 x i16> %v2 to <8 x i8>
%v4 = zext <4 x i16> %v2 to <4 x i32>
%v5 = shl <4 x i32> %v4, <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
ret <4 x i32> %v5

%v2 = shufflevector <4 x i32> %p0, <4 x i32> %p0, <2 x i32> <i32 2, i32 3>
%v3 = bitcast <2 x i32> %v2 to <8 x i8>
%v4 = zext <2 x i32> %v2 to <2 x i64>
ret <2 x i64> %v4

%v2 = shufflevector <4 x i32> %p0, <4 x i32> %p0, <2 x i32> <i32 2, i32 3>
%v3 = bitcast <2 x i32> %v2 to <8 x i8>
%v4 = zext <2 x i32> %v2 to <2 x i64>
%v5 = shl <2 x i64> %v4, <i64 {0:1:0}, i64 {0:1:0}>
ret <2 x i64> %v5

%v2 = shufflevector <16 x i8> %p0, <16 x i8> %p0, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v3 = zext <8 x i8> %v2 to <8 x i16>
%v4 = shl <8 x i16> %v3, <i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}>
ret <8 x i16> %v4

%v2 = bitcast <4 x i16> %p0 to <8 x i8>
%v3 = sext <4 x i16> %p0 to <4 x i32>
ret <4 x i32> %v3

%v2 = bitcast <4 x i16> %p0 to <8 x i8>
%v3 = sext <4 x i16> %p0 to <4 x i32>
%v4 = shl <4 x i32> %v3, <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
ret <4 x i32> %v4

%v2 = bitcast <2 x i32> %p0 to <8 x i8>
%v3 = sext <2 x i32> %p0 to <2 x i64>
ret <2 x i64> %v3

%v2 = bitcast <2 x i32> %p0 to <8 x i8>
%v3 = sext <2 x i32> %p0 to <2 x i64>
%v4 = shl <2 x i64> %v3, <i64 {0:1:0}, i64 {0:1:0}>
ret <2 x i64> %v4

%v2 = sext <8 x i8> %p0 to <8 x i16>
%v3 = shl <8 x i16> %v2, <i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}>
ret <8 x i16> %v3

%v2 = bitcast <4 x i16> %p0 to <8 x i8>
%v3 = zext <4 x i16> %p0 to <4 x i32>
ret <4 x i32> %v3

%v2 = bitcast <4 x i16> %p0 to <8 x i8>
%v3 = zext <4 x i16> %p0 to <4 x i32>
%v4 = shl <4 x i32> %v3, <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
ret <4 x i32> %v4

%v2 = bitcast <2 x i32> %p0 to <8 x i8>
%v3 = zext <2 x i32> %p0 to <2 x i64>
ret <2 x i64> %v3

%v2 = bitcast <2 x i32> %p0 to <8 x i8>
%v3 = zext <2 x i32> %p0 to <2 x i64>
%v4 = shl <2 x i64> %v3, <i64 {0:1:0}, i64 {0:1:0}>
ret <2 x i64> %v4

%v2 = zext <8 x i8> %p0 to <8 x i16>
%v3 = shl <8 x i16> %v2, <i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}>
ret <8 x i16> %v3

%v2 = bitcast <8 x i16> %p0 to <16 x i8>
ret <8 x i16> %p0

%v2 = bitcast <8 x i16> %p0 to <16 x i8>
%v3 = shl <8 x i16> %p0, <i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}>
ret <8 x i16> %v3

%v2 = bitcast <4 x i32> %p0 to <16 x i8>
ret <4 x i32> %p0

%v2 = bitcast <4 x i32> %p0 to <16 x i8>
%v3 = shl <4 x i32> %p0, <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
ret <4 x i32> %v3

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
ret <2 x i64> %p0

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = shl <2 x i64> %p0, <i64 {0:1:0}, i64 {0:1:0}>
ret <2 x i64> %v3

%v2 = shl <16 x i8> %p0, <i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}>
ret <16 x i8> %v2

declare <4 x i16> @llvm.aarch64.neon.vsli.v4i16(<4 x i16>, <4 x i16>, i32)
%v3 = bitcast <4 x i16> %p0 to <8 x i8>
%v4 = bitcast <4 x i16> %p1 to <8 x i8>
%v5 = call <4 x i16> @llvm.aarch64.neon.vsli.v4i16(<4 x i16> %p0, <4 x i16> %p1, i32 {0:1:0})
ret <4 x i16> %v5

declare <1 x i64> @llvm.aarch64.neon.vsli.v1i64(<1 x i64>, <1 x i64>, i32)
%v3 = bitcast <1 x i64> %p0 to <8 x i8>
%v4 = bitcast <1 x i64> %p1 to <8 x i8>
%v5 = call <1 x i64> @llvm.aarch64.neon.vsli.v1i64(<1 x i64> %p0, <1 x i64> %p1, i32 {0:1:0})
ret <1 x i64> %v5

declare <8 x i8> @llvm.aarch64.neon.vsli.v8i8(<8 x i8>, <8 x i8>, i32)
%v3 = call <8 x i8> @llvm.aarch64.neon.vsli.v8i8(<8 x i8> %p0, <8 x i8> %p1, i32 {0:1:0})
ret <8 x i8> %v3

declare <2 x i32> @llvm.aarch64.neon.vsli.v2i32(<2 x i32>, <2 x i32>, i32)
%v3 = bitcast <2 x i32> %p0 to <8 x i8>
%v4 = bitcast <2 x i32> %p1 to <8 x i8>
%v5 = call <2 x i32> @llvm.aarch64.neon.vsli.v2i32(<2 x i32> %p0, <2 x i32> %p1, i32 {0:1:0})
ret <2 x i32> %v5

%v3 = bitcast i64 %p0 to <1 x i64>
%v4 = bitcast i64 %p1 to <1 x i64>
%v5 = call <1 x i64> @llvm.aarch64.neon.vsli.v1i64(<1 x i64> %v3, <1 x i64> %v4, i32 {0:1:0})
%v6 = bitcast <1 x i64> %v5 to i64
ret i64 %v6

declare <8 x i16> @llvm.aarch64.neon.vsli.v8i16(<8 x i16>, <8 x i16>, i32)
%v3 = bitcast <8 x i16> %p0 to <16 x i8>
%v4 = bitcast <8 x i16> %p1 to <16 x i8>
%v5 = call <8 x i16> @llvm.aarch64.neon.vsli.v8i16(<8 x i16> %p0, <8 x i16> %p1, i32 {0:1:0})
ret <8 x i16> %v5

declare <2 x i64> @llvm.aarch64.neon.vsli.v2i64(<2 x i64>, <2 x i64>, i32)
%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = call <2 x i64> @llvm.aarch64.neon.vsli.v2i64(<2 x i64> %p0, <2 x i64> %p1, i32 {0:1:0})
ret <2 x i64> %v5

declare <16 x i8> @llvm.aarch64.neon.vsli.v16i8(<16 x i8>, <16 x i8>, i32)
%v3 = call <16 x i8> @llvm.aarch64.neon.vsli.v16i8(<16 x i8> %p0, <16 x i8> %p1, i32 {0:1:0})
ret <16 x i8> %v3

declare <4 x i32> @llvm.aarch64.neon.vsli.v4i32(<4 x i32>, <4 x i32>, i32)
%v3 = bitcast <4 x i32> %p0 to <16 x i8>
%v4 = bitcast <4 x i32> %p1 to <16 x i8>
%v5 = call <4 x i32> @llvm.aarch64.neon.vsli.v4i32(<4 x i32> %p0, <4 x i32> %p1, i32 {0:1:0})
ret <4 x i32> %v5

declare <4 x i16> @llvm.aarch64.neon.srshl.v4i16(<4 x i16>, <4 x i16>)
%v3 = call <4 x i16> @llvm.aarch64.neon.srshl.v4i16(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i16> %v3

declare <2 x i32> @llvm.aarch64.neon.srshl.v2i32(<2 x i32>, <2 x i32>)
%v3 = call <2 x i32> @llvm.aarch64.neon.srshl.v2i32(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v3

declare <1 x i64> @llvm.aarch64.neon.srshl.v1i64(<1 x i64>, <1 x i64>)
%v3 = call <1 x i64> @llvm.aarch64.neon.srshl.v1i64(<1 x i64> %p0, <1 x i64> %p1)
ret <1 x i64> %v3

declare <8 x i8> @llvm.aarch64.neon.srshl.v8i8(<8 x i8>, <8 x i8>)
%v3 = call <8 x i8> @llvm.aarch64.neon.srshl.v8i8(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i8> %v3

declare <4 x i16> @llvm.aarch64.neon.urshl.v4i16(<4 x i16>, <4 x i16>)
%v3 = call <4 x i16> @llvm.aarch64.neon.urshl.v4i16(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i16> %v3

declare <2 x i32> @llvm.aarch64.neon.urshl.v2i32(<2 x i32>, <2 x i32>)
%v3 = call <2 x i32> @llvm.aarch64.neon.urshl.v2i32(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v3

declare <1 x i64> @llvm.aarch64.neon.urshl.v1i64(<1 x i64>, <1 x i64>)
%v3 = call <1 x i64> @llvm.aarch64.neon.urshl.v1i64(<1 x i64> %p0, <1 x i64> %p1)
ret <1 x i64> %v3

declare <8 x i8> @llvm.aarch64.neon.urshl.v8i8(<8 x i8>, <8 x i8>)
%v3 = call <8 x i8> @llvm.aarch64.neon.urshl.v8i8(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i8> %v3

declare i64 @llvm.aarch64.neon.srshl.i64(i64, i64)
%v3 = call i64 @llvm.aarch64.neon.srshl.i64(i64 %p0, i64 %p1)
ret i64 %v3

declare i64 @llvm.aarch64.neon.urshl.i64(i64, i64)
%v3 = call i64 @llvm.aarch64.neon.urshl.i64(i64 %p0, i64 %p1)
ret i64 %v3

declare <8 x i16> @llvm.aarch64.neon.srshl.v8i16(<8 x i16>, <8 x i16>)
%v3 = call <8 x i16> @llvm.aarch64.neon.srshl.v8i16(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i16> %v3

declare <4 x i32> @llvm.aarch64.neon.srshl.v4i32(<4 x i32>, <4 x i32>)
%v3 = call <4 x i32> @llvm.aarch64.neon.srshl.v4i32(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i32> %v3

declare <2 x i64> @llvm.aarch64.neon.srshl.v2i64(<2 x i64>, <2 x i64>)
%v3 = call <2 x i64> @llvm.aarch64.neon.srshl.v2i64(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v3

declare <16 x i8> @llvm.aarch64.neon.srshl.v16i8(<16 x i8>, <16 x i8>)
%v3 = call <16 x i8> @llvm.aarch64.neon.srshl.v16i8(<16 x i8> %p0, <16 x i8> %p1)
ret <16 x i8> %v3

declare <8 x i16> @llvm.aarch64.neon.urshl.v8i16(<8 x i16>, <8 x i16>)
%v3 = call <8 x i16> @llvm.aarch64.neon.urshl.v8i16(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i16> %v3

declare <4 x i32> @llvm.aarch64.neon.urshl.v4i32(<4 x i32>, <4 x i32>)
%v3 = call <4 x i32> @llvm.aarch64.neon.urshl.v4i32(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i32> %v3

declare <2 x i64> @llvm.aarch64.neon.urshl.v2i64(<2 x i64>, <2 x i64>)
%v3 = call <2 x i64> @llvm.aarch64.neon.urshl.v2i64(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v3

declare <16 x i8> @llvm.aarch64.neon.urshl.v16i8(<16 x i8>, <16 x i8>)
%v3 = call <16 x i8> @llvm.aarch64.neon.urshl.v16i8(<16 x i8> %p0, <16 x i8> %p1)
ret <16 x i8> %v3

declare <4 x i16> @llvm.aarch64.neon.sshl.v4i16(<4 x i16>, <4 x i16>)
%v3 = call <4 x i16> @llvm.aarch64.neon.sshl.v4i16(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i16> %v3

declare <2 x i32> @llvm.aarch64.neon.sshl.v2i32(<2 x i32>, <2 x i32>)
%v3 = call <2 x i32> @llvm.aarch64.neon.sshl.v2i32(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v3

declare <1 x i64> @llvm.aarch64.neon.sshl.v1i64(<1 x i64>, <1 x i64>)
%v3 = call <1 x i64> @llvm.aarch64.neon.sshl.v1i64(<1 x i64> %p0, <1 x i64> %p1)
ret <1 x i64> %v3

declare <8 x i8> @llvm.aarch64.neon.sshl.v8i8(<8 x i8>, <8 x i8>)
%v3 = call <8 x i8> @llvm.aarch64.neon.sshl.v8i8(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i8> %v3

declare <4 x i16> @llvm.aarch64.neon.ushl.v4i16(<4 x i16>, <4 x i16>)
%v3 = call <4 x i16> @llvm.aarch64.neon.ushl.v4i16(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i16> %v3

declare <2 x i32> @llvm.aarch64.neon.ushl.v2i32(<2 x i32>, <2 x i32>)
%v3 = call <2 x i32> @llvm.aarch64.neon.ushl.v2i32(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v3

declare <1 x i64> @llvm.aarch64.neon.ushl.v1i64(<1 x i64>, <1 x i64>)
%v3 = call <1 x i64> @llvm.aarch64.neon.ushl.v1i64(<1 x i64> %p0, <1 x i64> %p1)
ret <1 x i64> %v3

declare <8 x i8> @llvm.aarch64.neon.ushl.v8i8(<8 x i8>, <8 x i8>)
%v3 = call <8 x i8> @llvm.aarch64.neon.ushl.v8i8(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i8> %v3

declare i64 @llvm.aarch64.neon.sshl.i64(i64, i64)
%v3 = call i64 @llvm.aarch64.neon.sshl.i64(i64 %p0, i64 %p1)
ret i64 %v3

declare i64 @llvm.aarch64.neon.ushl.i64(i64, i64)
%v3 = call i64 @llvm.aarch64.neon.ushl.i64(i64 %p0, i64 %p1)
ret i64 %v3

declare <8 x i16> @llvm.aarch64.neon.sshl.v8i16(<8 x i16>, <8 x i16>)
%v3 = call <8 x i16> @llvm.aarch64.neon.sshl.v8i16(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i16> %v3

declare <4 x i32> @llvm.aarch64.neon.sshl.v4i32(<4 x i32>, <4 x i32>)
%v3 = call <4 x i32> @llvm.aarch64.neon.sshl.v4i32(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i32> %v3

declare <2 x i64> @llvm.aarch64.neon.sshl.v2i64(<2 x i64>, <2 x i64>)
%v3 = call <2 x i64> @llvm.aarch64.neon.sshl.v2i64(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v3

declare <16 x i8> @llvm.aarch64.neon.sshl.v16i8(<16 x i8>, <16 x i8>)
%v3 = call <16 x i8> @llvm.aarch64.neon.sshl.v16i8(<16 x i8> %p0, <16 x i8> %p1)
ret <16 x i8> %v3

declare <8 x i16> @llvm.aarch64.neon.ushl.v8i16(<8 x i16>, <8 x i16>)
%v3 = call <8 x i16> @llvm.aarch64.neon.ushl.v8i16(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i16> %v3

declare <4 x i32> @llvm.aarch64.neon.ushl.v4i32(<4 x i32>, <4 x i32>)
%v3 = call <4 x i32> @llvm.aarch64.neon.ushl.v4i32(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i32> %v3

declare <2 x i64> @llvm.aarch64.neon.ushl.v2i64(<2 x i64>, <2 x i64>)
%v3 = call <2 x i64> @llvm.aarch64.neon.ushl.v2i64(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v3

declare <16 x i8> @llvm.aarch64.neon.ushl.v16i8(<16 x i8>, <16 x i8>)
%v3 = call <16 x i8> @llvm.aarch64.neon.ushl.v16i8(<16 x i8> %p0, <16 x i8> %p1)
ret <16 x i8> %v3

declare <4 x i16> @llvm.aarch64.neon.uqrshl.v4i16(<4 x i16>, <4 x i16>)
%v3 = call <4 x i16> @llvm.aarch64.neon.uqrshl.v4i16(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i16> %v3

declare <2 x i32> @llvm.aarch64.neon.uqrshl.v2i32(<2 x i32>, <2 x i32>)
%v3 = call <2 x i32> @llvm.aarch64.neon.uqrshl.v2i32(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v3

declare <1 x i64> @llvm.aarch64.neon.uqrshl.v1i64(<1 x i64>, <1 x i64>)
%v3 = call <1 x i64> @llvm.aarch64.neon.uqrshl.v1i64(<1 x i64> %p0, <1 x i64> %p1)
ret <1 x i64> %v3

declare <8 x i8> @llvm.aarch64.neon.uqrshl.v8i8(<8 x i8>, <8 x i8>)
%v3 = call <8 x i8> @llvm.aarch64.neon.uqrshl.v8i8(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i8> %v3

%v3 = insertelement <8 x i8> poison, i8 %p0, i64 0
%v4 = insertelement <8 x i8> poison, i8 %p1, i64 0
%v5 = call <8 x i8> @llvm.aarch64.neon.uqrshl.v8i8(<8 x i8> %v3, <8 x i8> %v4)
%v6 = extractelement <8 x i8> %v5, i64 0
ret i8 %v6

declare i64 @llvm.aarch64.neon.uqrshl.i64(i64, i64)
%v3 = call i64 @llvm.aarch64.neon.uqrshl.i64(i64 %p0, i64 %p1)
ret i64 %v3

%v3 = insertelement <4 x i16> poison, i16 %p0, i64 0
%v4 = insertelement <4 x i16> poison, i16 %p1, i64 0
%v5 = call <4 x i16> @llvm.aarch64.neon.uqrshl.v4i16(<4 x i16> %v3, <4 x i16> %v4)
%v6 = extractelement <4 x i16> %v5, i64 0
ret i16 %v6

declare <8 x i16> @llvm.aarch64.neon.uqrshl.v8i16(<8 x i16>, <8 x i16>)
%v3 = call <8 x i16> @llvm.aarch64.neon.uqrshl.v8i16(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i16> %v3

declare <4 x i32> @llvm.aarch64.neon.uqrshl.v4i32(<4 x i32>, <4 x i32>)
%v3 = call <4 x i32> @llvm.aarch64.neon.uqrshl.v4i32(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i32> %v3

declare <2 x i64> @llvm.aarch64.neon.uqrshl.v2i64(<2 x i64>, <2 x i64>)
%v3 = call <2 x i64> @llvm.aarch64.neon.uqrshl.v2i64(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v3

declare <16 x i8> @llvm.aarch64.neon.uqrshl.v16i8(<16 x i8>, <16 x i8>)
%v3 = call <16 x i8> @llvm.aarch64.neon.uqrshl.v16i8(<16 x i8> %p0, <16 x i8> %p1)
ret <16 x i8> %v3

declare i32 @llvm.aarch64.neon.uqrshl.i32(i32, i32)
%v3 = call i32 @llvm.aarch64.neon.uqrshl.i32(i32 %p0, i32 %p1)
ret i32 %v3

%v3 = call <4 x i16> @llvm.aarch64.neon.uqshl.v4i16(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i16> %v3

%v3 = call <2 x i32> @llvm.aarch64.neon.uqshl.v2i32(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v3

%v3 = call <1 x i64> @llvm.aarch64.neon.uqshl.v1i64(<1 x i64> %p0, <1 x i64> %p1)
ret <1 x i64> %v3

%v3 = call <8 x i8> @llvm.aarch64.neon.uqshl.v8i8(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i8> %v3

%v3 = insertelement <8 x i8> poison, i8 %p0, i64 0
%v4 = insertelement <8 x i8> poison, i8 %p1, i64 0
%v5 = call <8 x i8> @llvm.aarch64.neon.uqshl.v8i8(<8 x i8> %v3, <8 x i8> %v4)
%v6 = extractelement <8 x i8> %v5, i64 0
ret i8 %v6

%v3 = call i64 @llvm.aarch64.neon.uqshl.i64(i64 %p0, i64 %p1)
ret i64 %v3

%v3 = insertelement <4 x i16> poison, i16 %p0, i64 0
%v4 = insertelement <4 x i16> poison, i16 %p1, i64 0
%v5 = call <4 x i16> @llvm.aarch64.neon.uqshl.v4i16(<4 x i16> %v3, <4 x i16> %v4)
%v6 = extractelement <4 x i16> %v5, i64 0
ret i16 %v6

%v3 = call <8 x i16> @llvm.aarch64.neon.uqshl.v8i16(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i16> %v3

%v3 = call <4 x i32> @llvm.aarch64.neon.uqshl.v4i32(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i32> %v3

%v3 = call <2 x i64> @llvm.aarch64.neon.uqshl.v2i64(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v3

%v3 = call <16 x i8> @llvm.aarch64.neon.uqshl.v16i8(<16 x i8> %p0, <16 x i8> %p1)
ret <16 x i8> %v3

%v3 = call i32 @llvm.aarch64.neon.uqshl.i32(i32 %p0, i32 %p1)
ret i32 %v3

declare <4 x i16> @llvm.aarch64.neon.sqrshl.v4i16(<4 x i16>, <4 x i16>)
%v3 = call <4 x i16> @llvm.aarch64.neon.sqrshl.v4i16(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i16> %v3

declare <2 x i32> @llvm.aarch64.neon.sqrshl.v2i32(<2 x i32>, <2 x i32>)
%v3 = call <2 x i32> @llvm.aarch64.neon.sqrshl.v2i32(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v3

declare <1 x i64> @llvm.aarch64.neon.sqrshl.v1i64(<1 x i64>, <1 x i64>)
%v3 = call <1 x i64> @llvm.aarch64.neon.sqrshl.v1i64(<1 x i64> %p0, <1 x i64> %p1)
ret <1 x i64> %v3

declare <8 x i8> @llvm.aarch64.neon.sqrshl.v8i8(<8 x i8>, <8 x i8>)
%v3 = call <8 x i8> @llvm.aarch64.neon.sqrshl.v8i8(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i8> %v3

%v3 = insertelement <8 x i8> poison, i8 %p0, i64 0
%v4 = insertelement <8 x i8> poison, i8 %p1, i64 0
%v5 = call <8 x i8> @llvm.aarch64.neon.sqrshl.v8i8(<8 x i8> %v3, <8 x i8> %v4)
%v6 = extractelement <8 x i8> %v5, i64 0
ret i8 %v6

declare i64 @llvm.aarch64.neon.sqrshl.i64(i64, i64)
%v3 = call i64 @llvm.aarch64.neon.sqrshl.i64(i64 %p0, i64 %p1)
ret i64 %v3

%v3 = insertelement <4 x i16> poison, i16 %p0, i64 0
%v4 = insertelement <4 x i16> poison, i16 %p1, i64 0
%v5 = call <4 x i16> @llvm.aarch64.neon.sqrshl.v4i16(<4 x i16> %v3, <4 x i16> %v4)
%v6 = extractelement <4 x i16> %v5, i64 0
ret i16 %v6

declare <8 x i16> @llvm.aarch64.neon.sqrshl.v8i16(<8 x i16>, <8 x i16>)
%v3 = call <8 x i16> @llvm.aarch64.neon.sqrshl.v8i16(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i16> %v3

declare <4 x i32> @llvm.aarch64.neon.sqrshl.v4i32(<4 x i32>, <4 x i32>)
%v3 = call <4 x i32> @llvm.aarch64.neon.sqrshl.v4i32(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i32> %v3

declare <2 x i64> @llvm.aarch64.neon.sqrshl.v2i64(<2 x i64>, <2 x i64>)
%v3 = call <2 x i64> @llvm.aarch64.neon.sqrshl.v2i64(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v3

declare <16 x i8> @llvm.aarch64.neon.sqrshl.v16i8(<16 x i8>, <16 x i8>)
%v3 = call <16 x i8> @llvm.aarch64.neon.sqrshl.v16i8(<16 x i8> %p0, <16 x i8> %p1)
ret <16 x i8> %v3

declare i32 @llvm.aarch64.neon.sqrshl.i32(i32, i32)
%v3 = call i32 @llvm.aarch64.neon.sqrshl.i32(i32 %p0, i32 %p1)
ret i32 %v3

%v3 = call <4 x i16> @llvm.aarch64.neon.sqshl.v4i16(<4 x i16> %p0, <4 x i16> %p1)
ret <4 x i16> %v3

%v3 = call <2 x i32> @llvm.aarch64.neon.sqshl.v2i32(<2 x i32> %p0, <2 x i32> %p1)
ret <2 x i32> %v3

%v3 = call <1 x i64> @llvm.aarch64.neon.sqshl.v1i64(<1 x i64> %p0, <1 x i64> %p1)
ret <1 x i64> %v3

%v3 = call <8 x i8> @llvm.aarch64.neon.sqshl.v8i8(<8 x i8> %p0, <8 x i8> %p1)
ret <8 x i8> %v3

%v3 = insertelement <8 x i8> poison, i8 %p0, i64 0
%v4 = insertelement <8 x i8> poison, i8 %p1, i64 0
%v5 = call <8 x i8> @llvm.aarch64.neon.sqshl.v8i8(<8 x i8> %v3, <8 x i8> %v4)
%v6 = extractelement <8 x i8> %v5, i64 0
ret i8 %v6

%v3 = call i64 @llvm.aarch64.neon.sqshl.i64(i64 %p0, i64 %p1)
ret i64 %v3

%v3 = insertelement <4 x i16> poison, i16 %p0, i64 0
%v4 = insertelement <4 x i16> poison, i16 %p1, i64 0
%v5 = call <4 x i16> @llvm.aarch64.neon.sqshl.v4i16(<4 x i16> %v3, <4 x i16> %v4)
%v6 = extractelement <4 x i16> %v5, i64 0
ret i16 %v6

%v3 = call <8 x i16> @llvm.aarch64.neon.sqshl.v8i16(<8 x i16> %p0, <8 x i16> %p1)
ret <8 x i16> %v3

%v3 = call <4 x i32> @llvm.aarch64.neon.sqshl.v4i32(<4 x i32> %p0, <4 x i32> %p1)
ret <4 x i32> %v3

%v3 = call <2 x i64> @llvm.aarch64.neon.sqshl.v2i64(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v3

%v3 = call <16 x i8> @llvm.aarch64.neon.sqshl.v16i8(<16 x i8> %p0, <16 x i8> %p1)
ret <16 x i8> %v3

%v3 = call i32 @llvm.aarch64.neon.sqshl.i32(i32 %p0, i32 %p1)
ret i32 %v3

declare <8 x i8> @llvm.aarch64.neon.sqrshrn.v8i8(<8 x i16>, i32)
%v3 = bitcast <8 x i16> %p1 to <16 x i8>
%v4 = call <8 x i8> @llvm.aarch64.neon.sqrshrn.v8i8(<8 x i16> %p1, i32 {0:1:0})
%v5 = shufflevector <8 x i8> %p0, <8 x i8> %v4, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
ret <16 x i8> %v5

declare <4 x i16> @llvm.aarch64.neon.sqrshrn.v4i16(<4 x i32>, i32)
%v3 = bitcast <4 x i32> %p1 to <16 x i8>
%v4 = call <4 x i16> @llvm.aarch64.neon.sqrshrn.v4i16(<4 x i32> %p1, i32 {0:1:0})
%v5 = shufflevector <4 x i16> %p0, <4 x i16> %v4, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
ret <8 x i16> %v5

declare <2 x i32> @llvm.aarch64.neon.sqrshrn.v2i32(<2 x i64>, i32)
%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = call <2 x i32> @llvm.aarch64.neon.sqrshrn.v2i32(<2 x i64> %p1, i32 {0:1:0})
%v5 = shufflevector <2 x i32> %p0, <2 x i32> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
ret <4 x i32> %v5

declare <8 x i8> @llvm.aarch64.neon.uqrshrn.v8i8(<8 x i16>, i32)
%v3 = bitcast <8 x i16> %p1 to <16 x i8>
%v4 = call <8 x i8> @llvm.aarch64.neon.uqrshrn.v8i8(<8 x i16> %p1, i32 {0:1:0})
%v5 = shufflevector <8 x i8> %p0, <8 x i8> %v4, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
ret <16 x i8> %v5

declare <4 x i16> @llvm.aarch64.neon.uqrshrn.v4i16(<4 x i32>, i32)
%v3 = bitcast <4 x i32> %p1 to <16 x i8>
%v4 = call <4 x i16> @llvm.aarch64.neon.uqrshrn.v4i16(<4 x i32> %p1, i32 {0:1:0})
%v5 = shufflevector <4 x i16> %p0, <4 x i16> %v4, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
ret <8 x i16> %v5

declare <2 x i32> @llvm.aarch64.neon.uqrshrn.v2i32(<2 x i64>, i32)
%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = call <2 x i32> @llvm.aarch64.neon.uqrshrn.v2i32(<2 x i64> %p1, i32 {0:1:0})
%v5 = shufflevector <2 x i32> %p0, <2 x i32> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
ret <4 x i32> %v5

%v2 = bitcast <8 x i16> %p0 to <16 x i8>
%v3 = call <8 x i8> @llvm.aarch64.neon.sqrshrn.v8i8(<8 x i16> %p0, i32 {0:1:0})
ret <8 x i8> %v3

%v2 = bitcast <4 x i32> %p0 to <16 x i8>
%v3 = call <4 x i16> @llvm.aarch64.neon.sqrshrn.v4i16(<4 x i32> %p0, i32 {0:1:0})
ret <4 x i16> %v3

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = call <2 x i32> @llvm.aarch64.neon.sqrshrn.v2i32(<2 x i64> %p0, i32 {0:1:0})
ret <2 x i32> %v3

%v2 = bitcast <8 x i16> %p0 to <16 x i8>
%v3 = call <8 x i8> @llvm.aarch64.neon.uqrshrn.v8i8(<8 x i16> %p0, i32 {0:1:0})
ret <8 x i8> %v3

%v2 = bitcast <4 x i32> %p0 to <16 x i8>
%v3 = call <4 x i16> @llvm.aarch64.neon.uqrshrn.v4i16(<4 x i32> %p0, i32 {0:1:0})
ret <4 x i16> %v3

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = call <2 x i32> @llvm.aarch64.neon.uqrshrn.v2i32(<2 x i64> %p0, i32 {0:1:0})
ret <2 x i32> %v3

declare i32 @llvm.aarch64.neon.sqrshrn.i32(i64, i32)
%v2 = call i32 @llvm.aarch64.neon.sqrshrn.i32(i64 %p0, i32 {0:1:0})
ret i32 %v2

declare i32 @llvm.aarch64.neon.uqrshrn.i32(i64, i32)
%v2 = call i32 @llvm.aarch64.neon.uqrshrn.i32(i64 %p0, i32 {0:1:0})
ret i32 %v2

%v2 = insertelement <8 x i16> poison, i16 %p0, i64 0
%v3 = call <8 x i8> @llvm.aarch64.neon.sqrshrn.v8i8(<8 x i16> %v2, i32 {0:1:0})
%v4 = extractelement <8 x i8> %v3, i64 0
ret i8 %v4

%v2 = insertelement <8 x i16> poison, i16 %p0, i64 0
%v3 = call <8 x i8> @llvm.aarch64.neon.uqrshrn.v8i8(<8 x i16> %v2, i32 {0:1:0})
%v4 = extractelement <8 x i8> %v3, i64 0
ret i8 %v4

%v2 = insertelement <4 x i32> poison, i32 %p0, i64 0
%v3 = call <4 x i16> @llvm.aarch64.neon.sqrshrn.v4i16(<4 x i32> %v2, i32 {0:1:0})
%v4 = extractelement <4 x i16> %v3, i64 0
ret i16 %v4

%v2 = insertelement <4 x i32> poison, i32 %p0, i64 0
%v3 = call <4 x i16> @llvm.aarch64.neon.uqrshrn.v4i16(<4 x i32> %v2, i32 {0:1:0})
%v4 = extractelement <4 x i16> %v3, i64 0
ret i16 %v4

declare <8 x i8> @llvm.aarch64.neon.sqrshrun.v8i8(<8 x i16>, i32)
%v3 = bitcast <8 x i16> %p1 to <16 x i8>
%v4 = call <8 x i8> @llvm.aarch64.neon.sqrshrun.v8i8(<8 x i16> %p1, i32 {0:1:0})
%v5 = shufflevector <8 x i8> %p0, <8 x i8> %v4, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
ret <16 x i8> %v5

declare <4 x i16> @llvm.aarch64.neon.sqrshrun.v4i16(<4 x i32>, i32)
%v3 = bitcast <4 x i32> %p1 to <16 x i8>
%v4 = call <4 x i16> @llvm.aarch64.neon.sqrshrun.v4i16(<4 x i32> %p1, i32 {0:1:0})
%v5 = shufflevector <4 x i16> %p0, <4 x i16> %v4, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
ret <8 x i16> %v5

declare <2 x i32> @llvm.aarch64.neon.sqrshrun.v2i32(<2 x i64>, i32)
%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = call <2 x i32> @llvm.aarch64.neon.sqrshrun.v2i32(<2 x i64> %p1, i32 {0:1:0})
%v5 = shufflevector <2 x i32> %p0, <2 x i32> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
ret <4 x i32> %v5

%v2 = bitcast <8 x i16> %p0 to <16 x i8>
%v3 = call <8 x i8> @llvm.aarch64.neon.sqrshrun.v8i8(<8 x i16> %p0, i32 {0:1:0})
ret <8 x i8> %v3

%v2 = bitcast <4 x i32> %p0 to <16 x i8>
%v3 = call <4 x i16> @llvm.aarch64.neon.sqrshrun.v4i16(<4 x i32> %p0, i32 {0:1:0})
ret <4 x i16> %v3

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = call <2 x i32> @llvm.aarch64.neon.sqrshrun.v2i32(<2 x i64> %p0, i32 {0:1:0})
ret <2 x i32> %v3

declare i32 @llvm.aarch64.neon.sqrshrun.i32(i64, i32)
%v2 = call i32 @llvm.aarch64.neon.sqrshrun.i32(i64 %p0, i32 {0:1:0})
ret i32 %v2

%v2 = insertelement <8 x i16> poison, i16 %p0, i64 0
%v3 = call <8 x i8> @llvm.aarch64.neon.sqrshrun.v8i8(<8 x i16> %v2, i32 {0:1:0})
%v4 = extractelement <8 x i8> %v3, i64 0
ret i8 %v4

%v2 = insertelement <4 x i32> poison, i32 %p0, i64 0
%v3 = call <4 x i16> @llvm.aarch64.neon.sqrshrun.v4i16(<4 x i32> %v2, i32 {0:1:0})
%v4 = extractelement <4 x i16> %v3, i64 0
ret i16 %v4

declare <8 x i8> @llvm.aarch64.neon.sqshrn.v8i8(<8 x i16>, i32)
%v3 = bitcast <8 x i16> %p1 to <16 x i8>
%v4 = call <8 x i8> @llvm.aarch64.neon.sqshrn.v8i8(<8 x i16> %p1, i32 {0:1:0})
%v5 = shufflevector <8 x i8> %p0, <8 x i8> %v4, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
ret <16 x i8> %v5

declare <4 x i16> @llvm.aarch64.neon.sqshrn.v4i16(<4 x i32>, i32)
%v3 = bitcast <4 x i32> %p1 to <16 x i8>
%v4 = call <4 x i16> @llvm.aarch64.neon.sqshrn.v4i16(<4 x i32> %p1, i32 {0:1:0})
%v5 = shufflevector <4 x i16> %p0, <4 x i16> %v4, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
ret <8 x i16> %v5

declare <2 x i32> @llvm.aarch64.neon.sqshrn.v2i32(<2 x i64>, i32)
%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = call <2 x i32> @llvm.aarch64.neon.sqshrn.v2i32(<2 x i64> %p1, i32 {0:1:0})
%v5 = shufflevector <2 x i32> %p0, <2 x i32> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
ret <4 x i32> %v5

declare <8 x i8> @llvm.aarch64.neon.uqshrn.v8i8(<8 x i16>, i32)
%v3 = bitcast <8 x i16> %p1 to <16 x i8>
%v4 = call <8 x i8> @llvm.aarch64.neon.uqshrn.v8i8(<8 x i16> %p1, i32 {0:1:0})
%v5 = shufflevector <8 x i8> %p0, <8 x i8> %v4, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
ret <16 x i8> %v5

declare <4 x i16> @llvm.aarch64.neon.uqshrn.v4i16(<4 x i32>, i32)
%v3 = bitcast <4 x i32> %p1 to <16 x i8>
%v4 = call <4 x i16> @llvm.aarch64.neon.uqshrn.v4i16(<4 x i32> %p1, i32 {0:1:0})
%v5 = shufflevector <4 x i16> %p0, <4 x i16> %v4, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
ret <8 x i16> %v5

declare <2 x i32> @llvm.aarch64.neon.uqshrn.v2i32(<2 x i64>, i32)
%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = call <2 x i32> @llvm.aarch64.neon.uqshrn.v2i32(<2 x i64> %p1, i32 {0:1:0})
%v5 = shufflevector <2 x i32> %p0, <2 x i32> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
ret <4 x i32> %v5

%v2 = bitcast <8 x i16> %p0 to <16 x i8>
%v3 = call <8 x i8> @llvm.aarch64.neon.sqshrn.v8i8(<8 x i16> %p0, i32 {0:1:0})
ret <8 x i8> %v3

%v2 = bitcast <4 x i32> %p0 to <16 x i8>
%v3 = call <4 x i16> @llvm.aarch64.neon.sqshrn.v4i16(<4 x i32> %p0, i32 {0:1:0})
ret <4 x i16> %v3

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = call <2 x i32> @llvm.aarch64.neon.sqshrn.v2i32(<2 x i64> %p0, i32 {0:1:0})
ret <2 x i32> %v3

%v2 = bitcast <8 x i16> %p0 to <16 x i8>
%v3 = call <8 x i8> @llvm.aarch64.neon.uqshrn.v8i8(<8 x i16> %p0, i32 {0:1:0})
ret <8 x i8> %v3

%v2 = bitcast <4 x i32> %p0 to <16 x i8>
%v3 = call <4 x i16> @llvm.aarch64.neon.uqshrn.v4i16(<4 x i32> %p0, i32 {0:1:0})
ret <4 x i16> %v3

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = call <2 x i32> @llvm.aarch64.neon.uqshrn.v2i32(<2 x i64> %p0, i32 {0:1:0})
ret <2 x i32> %v3

declare i32 @llvm.aarch64.neon.sqshrn.i32(i64, i32)
%v2 = call i32 @llvm.aarch64.neon.sqshrn.i32(i64 %p0, i32 {0:1:0})
ret i32 %v2

declare i32 @llvm.aarch64.neon.uqshrn.i32(i64, i32)
%v2 = call i32 @llvm.aarch64.neon.uqshrn.i32(i64 %p0, i32 {0:1:0})
ret i32 %v2

%v2 = insertelement <8 x i16> poison, i16 %p0, i64 0
%v3 = call <8 x i8> @llvm.aarch64.neon.sqshrn.v8i8(<8 x i16> %v2, i32 {0:1:0})
%v4 = extractelement <8 x i8> %v3, i64 0
ret i8 %v4

%v2 = insertelement <8 x i16> poison, i16 %p0, i64 0
%v3 = call <8 x i8> @llvm.aarch64.neon.uqshrn.v8i8(<8 x i16> %v2, i32 {0:1:0})
%v4 = extractelement <8 x i8> %v3, i64 0
ret i8 %v4

%v2 = insertelement <4 x i32> poison, i32 %p0, i64 0
%v3 = call <4 x i16> @llvm.aarch64.neon.sqshrn.v4i16(<4 x i32> %v2, i32 {0:1:0})
%v4 = extractelement <4 x i16> %v3, i64 0
ret i16 %v4

%v2 = insertelement <4 x i32> poison, i32 %p0, i64 0
%v3 = call <4 x i16> @llvm.aarch64.neon.uqshrn.v4i16(<4 x i32> %v2, i32 {0:1:0})
%v4 = extractelement <4 x i16> %v3, i64 0
ret i16 %v4

declare <8 x i8> @llvm.aarch64.neon.sqshrun.v8i8(<8 x i16>, i32)
%v3 = bitcast <8 x i16> %p1 to <16 x i8>
%v4 = call <8 x i8> @llvm.aarch64.neon.sqshrun.v8i8(<8 x i16> %p1, i32 {0:1:0})
%v5 = shufflevector <8 x i8> %p0, <8 x i8> %v4, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
ret <16 x i8> %v5

declare <4 x i16> @llvm.aarch64.neon.sqshrun.v4i16(<4 x i32>, i32)
%v3 = bitcast <4 x i32> %p1 to <16 x i8>
%v4 = call <4 x i16> @llvm.aarch64.neon.sqshrun.v4i16(<4 x i32> %p1, i32 {0:1:0})
%v5 = shufflevector <4 x i16> %p0, <4 x i16> %v4, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
ret <8 x i16> %v5

declare <2 x i32> @llvm.aarch64.neon.sqshrun.v2i32(<2 x i64>, i32)
%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = call <2 x i32> @llvm.aarch64.neon.sqshrun.v2i32(<2 x i64> %p1, i32 {0:1:0})
%v5 = shufflevector <2 x i32> %p0, <2 x i32> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
ret <4 x i32> %v5

%v2 = bitcast <8 x i16> %p0 to <16 x i8>
%v3 = call <8 x i8> @llvm.aarch64.neon.sqshrun.v8i8(<8 x i16> %p0, i32 {0:1:0})
ret <8 x i8> %v3

%v2 = bitcast <4 x i32> %p0 to <16 x i8>
%v3 = call <4 x i16> @llvm.aarch64.neon.sqshrun.v4i16(<4 x i32> %p0, i32 {0:1:0})
ret <4 x i16> %v3

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = call <2 x i32> @llvm.aarch64.neon.sqshrun.v2i32(<2 x i64> %p0, i32 {0:1:0})
ret <2 x i32> %v3

declare i32 @llvm.aarch64.neon.sqshrun.i32(i64, i32)
%v2 = call i32 @llvm.aarch64.neon.sqshrun.i32(i64 %p0, i32 {0:1:0})
ret i32 %v2

%v2 = insertelement <8 x i16> poison, i16 %p0, i64 0
%v3 = call <8 x i8> @llvm.aarch64.neon.sqshrun.v8i8(<8 x i16> %v2, i32 {0:1:0})
%v4 = extractelement <8 x i8> %v3, i64 0
ret i8 %v4

%v2 = insertelement <4 x i32> poison, i32 %p0, i64 0
%v3 = call <4 x i16> @llvm.aarch64.neon.sqshrun.v4i16(<4 x i32> %v2, i32 {0:1:0})
%v4 = extractelement <4 x i16> %v3, i64 0
ret i16 %v4

%v2 = bitcast <4 x i16> %p0 to <8 x i8>
%v3 = call <4 x i16> @llvm.aarch64.neon.srshl.v4i16(<4 x i16> %p0, <4 x i16> <i16 {0:-1:0}, i16 {0:-1:0}, i16 {0:-1:0}, i16 {0:-1:0}>)
ret <4 x i16> %v3

%v2 = bitcast <2 x i32> %p0 to <8 x i8>
%v3 = call <2 x i32> @llvm.aarch64.neon.srshl.v2i32(<2 x i32> %p0, <2 x i32> <i32 {0:-1:0}, i32 {0:-1:0}>)
ret <2 x i32> %v3

%v2 = bitcast <1 x i64> %p0 to <8 x i8>
%v3 = call <1 x i64> @llvm.aarch64.neon.srshl.v1i64(<1 x i64> %p0, <1 x i64> <i64 {0:-1:0}>)
ret <1 x i64> %v3

%v2 = call <8 x i8> @llvm.aarch64.neon.srshl.v8i8(<8 x i8> %p0, <8 x i8> <i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}>)
ret <8 x i8> %v2

%v2 = bitcast <4 x i16> %p0 to <8 x i8>
%v3 = call <4 x i16> @llvm.aarch64.neon.urshl.v4i16(<4 x i16> %p0, <4 x i16> <i16 {0:-1:0}, i16 {0:-1:0}, i16 {0:-1:0}, i16 {0:-1:0}>)
ret <4 x i16> %v3

%v2 = bitcast <2 x i32> %p0 to <8 x i8>
%v3 = call <2 x i32> @llvm.aarch64.neon.urshl.v2i32(<2 x i32> %p0, <2 x i32> <i32 {0:-1:0}, i32 {0:-1:0}>)
ret <2 x i32> %v3

%v2 = bitcast <1 x i64> %p0 to <8 x i8>
%v3 = call <1 x i64> @llvm.aarch64.neon.urshl.v1i64(<1 x i64> %p0, <1 x i64> <i64 {0:-1:0}>)
ret <1 x i64> %v3

%v2 = call <8 x i8> @llvm.aarch64.neon.urshl.v8i8(<8 x i8> %p0, <8 x i8> <i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}>)
ret <8 x i8> %v2

%v2 = call i64 @llvm.aarch64.neon.srshl.i64(i64 %p0, i64 {0:-1:0})
ret i64 %v2

%v2 = call i64 @llvm.aarch64.neon.urshl.i64(i64 %p0, i64 {0:-1:0})
ret i64 %v2

declare <8 x i8> @llvm.aarch64.neon.rshrn.v8i8(<8 x i16>, i32)
%v3 = bitcast <8 x i16> %p1 to <16 x i8>
%v4 = call <8 x i8> @llvm.aarch64.neon.rshrn.v8i8(<8 x i16> %p1, i32 {0:1:0})
%v5 = shufflevector <8 x i8> %p0, <8 x i8> %v4, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
ret <16 x i8> %v5

declare <4 x i16> @llvm.aarch64.neon.rshrn.v4i16(<4 x i32>, i32)
%v3 = bitcast <4 x i32> %p1 to <16 x i8>
%v4 = call <4 x i16> @llvm.aarch64.neon.rshrn.v4i16(<4 x i32> %p1, i32 {0:1:0})
%v5 = shufflevector <4 x i16> %p0, <4 x i16> %v4, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
ret <8 x i16> %v5

declare <2 x i32> @llvm.aarch64.neon.rshrn.v2i32(<2 x i64>, i32)
%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = call <2 x i32> @llvm.aarch64.neon.rshrn.v2i32(<2 x i64> %p1, i32 {0:1:0})
%v5 = shufflevector <2 x i32> %p0, <2 x i32> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
ret <4 x i32> %v5

%v2 = bitcast <8 x i16> %p0 to <16 x i8>
%v3 = call <8 x i8> @llvm.aarch64.neon.rshrn.v8i8(<8 x i16> %p0, i32 {0:1:0})
ret <8 x i8> %v3

%v2 = bitcast <4 x i32> %p0 to <16 x i8>
%v3 = call <4 x i16> @llvm.aarch64.neon.rshrn.v4i16(<4 x i32> %p0, i32 {0:1:0})
ret <4 x i16> %v3

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = call <2 x i32> @llvm.aarch64.neon.rshrn.v2i32(<2 x i64> %p0, i32 {0:1:0})
ret <2 x i32> %v3

%v2 = bitcast <8 x i16> %p0 to <16 x i8>
%v3 = call <8 x i16> @llvm.aarch64.neon.srshl.v8i16(<8 x i16> %p0, <8 x i16> <i16 {0:-1:0}, i16 {0:-1:0}, i16 {0:-1:0}, i16 {0:-1:0}, i16 {0:-1:0}, i16 {0:-1:0}, i16 {0:-1:0}, i16 {0:-1:0}>)
ret <8 x i16> %v3

%v2 = bitcast <4 x i32> %p0 to <16 x i8>
%v3 = call <4 x i32> @llvm.aarch64.neon.srshl.v4i32(<4 x i32> %p0, <4 x i32> <i32 {0:-1:0}, i32 {0:-1:0}, i32 {0:-1:0}, i32 {0:-1:0}>)
ret <4 x i32> %v3

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = call <2 x i64> @llvm.aarch64.neon.srshl.v2i64(<2 x i64> %p0, <2 x i64> <i64 {0:-1:0}, i64 {0:-1:0}>)
ret <2 x i64> %v3

%v2 = call <16 x i8> @llvm.aarch64.neon.srshl.v16i8(<16 x i8> %p0, <16 x i8> <i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}>)
ret <16 x i8> %v2

%v2 = bitcast <8 x i16> %p0 to <16 x i8>
%v3 = call <8 x i16> @llvm.aarch64.neon.urshl.v8i16(<8 x i16> %p0, <8 x i16> <i16 {0:-1:0}, i16 {0:-1:0}, i16 {0:-1:0}, i16 {0:-1:0}, i16 {0:-1:0}, i16 {0:-1:0}, i16 {0:-1:0}, i16 {0:-1:0}>)
ret <8 x i16> %v3

%v2 = bitcast <4 x i32> %p0 to <16 x i8>
%v3 = call <4 x i32> @llvm.aarch64.neon.urshl.v4i32(<4 x i32> %p0, <4 x i32> <i32 {0:-1:0}, i32 {0:-1:0}, i32 {0:-1:0}, i32 {0:-1:0}>)
ret <4 x i32> %v3

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = call <2 x i64> @llvm.aarch64.neon.urshl.v2i64(<2 x i64> %p0, <2 x i64> <i64 {0:-1:0}, i64 {0:-1:0}>)
ret <2 x i64> %v3

%v2 = call <16 x i8> @llvm.aarch64.neon.urshl.v16i8(<16 x i8> %p0, <16 x i8> <i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}>)
ret <16 x i8> %v2

%v2 = bitcast <4 x i16> %p0 to <8 x i8>
%v3 = ashr <4 x i16> %p0, <i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}>
ret <4 x i16> %v3

%v2 = bitcast <4 x i16> %p0 to <8 x i8>
%v3 = ashr <4 x i16> %p0, <i16 15, i16 15, i16 15, i16 15>
ret <4 x i16> %v3

%v2 = bitcast <2 x i32> %p0 to <8 x i8>
%v3 = ashr <2 x i32> %p0, <i32 {0:1:0}, i32 {0:1:0}>
ret <2 x i32> %v3

%v2 = bitcast <2 x i32> %p0 to <8 x i8>
%v3 = ashr <2 x i32> %p0, <i32 31, i32 31>
ret <2 x i32> %v3

%v2 = bitcast <1 x i64> %p0 to <8 x i8>
%v3 = ashr <1 x i64> %p0, <i64 {0:1:0}>
ret <1 x i64> %v3

%v2 = bitcast <1 x i64> %p0 to <8 x i8>
%v3 = ashr <1 x i64> %p0, <i64 63>
ret <1 x i64> %v3

%v2 = ashr <8 x i8> %p0, <i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}>
ret <8 x i8> %v2

%v2 = ashr <8 x i8> %p0, <i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7>
ret <8 x i8> %v2

%v2 = bitcast <4 x i16> %p0 to <8 x i8>
%v3 = lshr <4 x i16> %p0, <i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}>
ret <4 x i16> %v3

%v2 = bitcast <4 x i16> %p0 to <8 x i8>
ret <4 x i16> <i16 0, i16 0, i16 0, i16 0>

%v2 = bitcast <2 x i32> %p0 to <8 x i8>
%v3 = lshr <2 x i32> %p0, <i32 {0:1:0}, i32 {0:1:0}>
ret <2 x i32> %v3

%v2 = bitcast <2 x i32> %p0 to <8 x i8>
ret <2 x i32> <i32 0, i32 0>

%v2 = bitcast <1 x i64> %p0 to <8 x i8>
%v3 = lshr <1 x i64> %p0, <i64 {0:1:0}>
ret <1 x i64> %v3

%v2 = bitcast <1 x i64> %p0 to <8 x i8>
ret <1 x i64> <i64 0>

%v2 = lshr <8 x i8> %p0, <i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}>
ret <8 x i8> %v2

ret <8 x i8> <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0>

%v0 = call i64 asm "sshr ${0:d}, ${1:d}, #{0:1:0}", "=w,w"(i64 %p0)
ret i64 %v0

%v0 = call i64 asm "ushr ${0:d}, ${1:d}, #{0:1:0}", "=w,w"(i64 %p0)
ret i64 %v0

%v3 = bitcast <8 x i16> %p1 to <16 x i8>
%v4 = ashr <8 x i16> %p1, <i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}>
%v5 = trunc <8 x i16> %v4 to <8 x i8>
%v6 = shufflevector <8 x i8> %p0, <8 x i8> %v5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
ret <16 x i8> %v6

%v3 = bitcast <4 x i32> %p1 to <16 x i8>
%v4 = ashr <4 x i32> %p1, <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v5 = trunc <4 x i32> %v4 to <4 x i16>
%v6 = shufflevector <4 x i16> %p0, <4 x i16> %v5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
ret <8 x i16> %v6

%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = ashr <2 x i64> %p1, <i64 {0:1:0}, i64 {0:1:0}>
%v5 = trunc <2 x i64> %v4 to <2 x i32>
%v6 = shufflevector <2 x i32> %p0, <2 x i32> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
ret <4 x i32> %v6

%v3 = bitcast <8 x i16> %p1 to <16 x i8>
%v4 = lshr <8 x i16> %p1, <i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}>
%v5 = trunc <8 x i16> %v4 to <8 x i8>
%v6 = shufflevector <8 x i8> %p0, <8 x i8> %v5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
ret <16 x i8> %v6

%v3 = bitcast <4 x i32> %p1 to <16 x i8>
%v4 = lshr <4 x i32> %p1, <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v5 = trunc <4 x i32> %v4 to <4 x i16>
%v6 = shufflevector <4 x i16> %p0, <4 x i16> %v5, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
ret <8 x i16> %v6

%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = lshr <2 x i64> %p1, <i64 {0:1:0}, i64 {0:1:0}>
%v5 = trunc <2 x i64> %v4 to <2 x i32>
%v6 = shufflevector <2 x i32> %p0, <2 x i32> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
ret <4 x i32> %v6

%v2 = bitcast <8 x i16> %p0 to <16 x i8>
%v3 = ashr <8 x i16> %p0, <i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}>
%v4 = trunc <8 x i16> %v3 to <8 x i8>
ret <8 x i8> %v4

%v2 = bitcast <4 x i32> %p0 to <16 x i8>
%v3 = ashr <4 x i32> %p0, <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v4 = trunc <4 x i32> %v3 to <4 x i16>
ret <4 x i16> %v4

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = ashr <2 x i64> %p0, <i64 {0:1:0}, i64 {0:1:0}>
%v4 = trunc <2 x i64> %v3 to <2 x i32>
ret <2 x i32> %v4

%v2 = bitcast <8 x i16> %p0 to <16 x i8>
%v3 = lshr <8 x i16> %p0, <i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}>
%v4 = trunc <8 x i16> %v3 to <8 x i8>
ret <8 x i8> %v4

%v2 = bitcast <4 x i32> %p0 to <16 x i8>
%v3 = lshr <4 x i32> %p0, <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v4 = trunc <4 x i32> %v3 to <4 x i16>
ret <4 x i16> %v4

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = lshr <2 x i64> %p0, <i64 {0:1:0}, i64 {0:1:0}>
%v4 = trunc <2 x i64> %v3 to <2 x i32>
ret <2 x i32> %v4

%v2 = bitcast <8 x i16> %p0 to <16 x i8>
%v3 = ashr <8 x i16> %p0, <i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}>
ret <8 x i16> %v3

%v2 = bitcast <8 x i16> %p0 to <16 x i8>
%v3 = ashr <8 x i16> %p0, <i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15>
ret <8 x i16> %v3

%v2 = bitcast <4 x i32> %p0 to <16 x i8>
%v3 = ashr <4 x i32> %p0, <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
ret <4 x i32> %v3

%v2 = bitcast <4 x i32> %p0 to <16 x i8>
%v3 = ashr <4 x i32> %p0, <i32 31, i32 31, i32 31, i32 31>
ret <4 x i32> %v3

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = ashr <2 x i64> %p0, <i64 {0:1:0}, i64 {0:1:0}>
ret <2 x i64> %v3

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = ashr <2 x i64> %p0, <i64 63, i64 63>
ret <2 x i64> %v3

%v2 = ashr <16 x i8> %p0, <i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}>
ret <16 x i8> %v2

%v2 = ashr <16 x i8> %p0, <i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7>
ret <16 x i8> %v2

%v2 = bitcast <8 x i16> %p0 to <16 x i8>
%v3 = lshr <8 x i16> %p0, <i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}>
ret <8 x i16> %v3

%v2 = bitcast <8 x i16> %p0 to <16 x i8>
ret <8 x i16> <i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0>

%v2 = bitcast <4 x i32> %p0 to <16 x i8>
%v3 = lshr <4 x i32> %p0, <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
ret <4 x i32> %v3

%v2 = bitcast <4 x i32> %p0 to <16 x i8>
ret <4 x i32> <i32 0, i32 0, i32 0, i32 0>

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = lshr <2 x i64> %p0, <i64 {0:1:0}, i64 {0:1:0}>
ret <2 x i64> %v3

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
ret <2 x i64> <i64 0, i64 0>

%v2 = lshr <16 x i8> %p0, <i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}>
ret <16 x i8> %v2

ret <16 x i8> <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0>

%v3 = bitcast <4 x i16> %p0 to <8 x i8>
%v4 = bitcast <4 x i16> %p1 to <8 x i8>
%v5 = call <4 x i16> @llvm.aarch64.neon.srshl.v4i16(<4 x i16> %p1, <4 x i16> <i16 {0:-1:0}, i16 {0:-1:0}, i16 {0:-1:0}, i16 {0:-1:0}>)
%v6 = add <4 x i16> %p0, %v5
ret <4 x i16> %v6

%v3 = bitcast <2 x i32> %p0 to <8 x i8>
%v4 = bitcast <2 x i32> %p1 to <8 x i8>
%v5 = call <2 x i32> @llvm.aarch64.neon.srshl.v2i32(<2 x i32> %p1, <2 x i32> <i32 {0:-1:0}, i32 {0:-1:0}>)
%v6 = add <2 x i32> %p0, %v5
ret <2 x i32> %v6

%v3 = bitcast <1 x i64> %p0 to <8 x i8>
%v4 = bitcast <1 x i64> %p1 to <8 x i8>
%v5 = call <1 x i64> @llvm.aarch64.neon.srshl.v1i64(<1 x i64> %p1, <1 x i64> <i64 {0:-1:0}>)
%v6 = add <1 x i64> %p0, %v5
ret <1 x i64> %v6

%v3 = call <8 x i8> @llvm.aarch64.neon.srshl.v8i8(<8 x i8> %p1, <8 x i8> <i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}>)
%v4 = add <8 x i8> %p0, %v3
ret <8 x i8> %v4

%v3 = bitcast <4 x i16> %p0 to <8 x i8>
%v4 = bitcast <4 x i16> %p1 to <8 x i8>
%v5 = call <4 x i16> @llvm.aarch64.neon.urshl.v4i16(<4 x i16> %p1, <4 x i16> <i16 {0:-1:0}, i16 {0:-1:0}, i16 {0:-1:0}, i16 {0:-1:0}>)
%v6 = add <4 x i16> %p0, %v5
ret <4 x i16> %v6

%v3 = bitcast <2 x i32> %p0 to <8 x i8>
%v4 = bitcast <2 x i32> %p1 to <8 x i8>
%v5 = call <2 x i32> @llvm.aarch64.neon.urshl.v2i32(<2 x i32> %p1, <2 x i32> <i32 {0:-1:0}, i32 {0:-1:0}>)
%v6 = add <2 x i32> %p0, %v5
ret <2 x i32> %v6

%v3 = bitcast <1 x i64> %p0 to <8 x i8>
%v4 = bitcast <1 x i64> %p1 to <8 x i8>
%v5 = call <1 x i64> @llvm.aarch64.neon.urshl.v1i64(<1 x i64> %p1, <1 x i64> <i64 {0:-1:0}>)
%v6 = add <1 x i64> %p0, %v5
ret <1 x i64> %v6

%v3 = call <8 x i8> @llvm.aarch64.neon.urshl.v8i8(<8 x i8> %p1, <8 x i8> <i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}>)
%v4 = add <8 x i8> %p0, %v3
ret <8 x i8> %v4

%v0 = call i64 asm "srsra ${0:d}, ${2:d}, #{0:1:0}", "=w,0,w"(i64 %p0, i64 %p1)
ret i64 %v0

%v0 = call i64 asm "ursra ${0:d}, ${2:d}, #{0:1:0}", "=w,0,w"(i64 %p0, i64 %p1)
ret i64 %v0

%v3 = bitcast <8 x i16> %p0 to <16 x i8>
%v4 = bitcast <8 x i16> %p1 to <16 x i8>
%v5 = call <8 x i16> @llvm.aarch64.neon.srshl.v8i16(<8 x i16> %p1, <8 x i16> <i16 {0:-1:0}, i16 {0:-1:0}, i16 {0:-1:0}, i16 {0:-1:0}, i16 {0:-1:0}, i16 {0:-1:0}, i16 {0:-1:0}, i16 {0:-1:0}>)
%v6 = add <8 x i16> %p0, %v5
ret <8 x i16> %v6

%v3 = bitcast <4 x i32> %p0 to <16 x i8>
%v4 = bitcast <4 x i32> %p1 to <16 x i8>
%v5 = call <4 x i32> @llvm.aarch64.neon.srshl.v4i32(<4 x i32> %p1, <4 x i32> <i32 {0:-1:0}, i32 {0:-1:0}, i32 {0:-1:0}, i32 {0:-1:0}>)
%v6 = add <4 x i32> %p0, %v5
ret <4 x i32> %v6

%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = call <2 x i64> @llvm.aarch64.neon.srshl.v2i64(<2 x i64> %p1, <2 x i64> <i64 {0:-1:0}, i64 {0:-1:0}>)
%v6 = add <2 x i64> %p0, %v5
ret <2 x i64> %v6

%v3 = call <16 x i8> @llvm.aarch64.neon.srshl.v16i8(<16 x i8> %p1, <16 x i8> <i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}>)
%v4 = add <16 x i8> %p0, %v3
ret <16 x i8> %v4

%v3 = bitcast <8 x i16> %p0 to <16 x i8>
%v4 = bitcast <8 x i16> %p1 to <16 x i8>
%v5 = call <8 x i16> @llvm.aarch64.neon.urshl.v8i16(<8 x i16> %p1, <8 x i16> <i16 {0:-1:0}, i16 {0:-1:0}, i16 {0:-1:0}, i16 {0:-1:0}, i16 {0:-1:0}, i16 {0:-1:0}, i16 {0:-1:0}, i16 {0:-1:0}>)
%v6 = add <8 x i16> %p0, %v5
ret <8 x i16> %v6

%v3 = bitcast <4 x i32> %p0 to <16 x i8>
%v4 = bitcast <4 x i32> %p1 to <16 x i8>
%v5 = call <4 x i32> @llvm.aarch64.neon.urshl.v4i32(<4 x i32> %p1, <4 x i32> <i32 {0:-1:0}, i32 {0:-1:0}, i32 {0:-1:0}, i32 {0:-1:0}>)
%v6 = add <4 x i32> %p0, %v5
ret <4 x i32> %v6

%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = call <2 x i64> @llvm.aarch64.neon.urshl.v2i64(<2 x i64> %p1, <2 x i64> <i64 {0:-1:0}, i64 {0:-1:0}>)
%v6 = add <2 x i64> %p0, %v5
ret <2 x i64> %v6

%v3 = call <16 x i8> @llvm.aarch64.neon.urshl.v16i8(<16 x i8> %p1, <16 x i8> <i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}, i8 {0:-1:0}>)
%v4 = add <16 x i8> %p0, %v3
ret <16 x i8> %v4

%v3 = bitcast <4 x i16> %p0 to <8 x i8>
%v4 = bitcast <4 x i16> %p1 to <8 x i8>
%v5 = ashr <4 x i16> %p1, <i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}>
%v6 = add <4 x i16> %p0, %v5
ret <4 x i16> %v6

%v3 = bitcast <4 x i16> %p0 to <8 x i8>
%v4 = bitcast <4 x i16> %p1 to <8 x i8>
%v5 = ashr <4 x i16> %p1, <i16 15, i16 15, i16 15, i16 15>
%v6 = add <4 x i16> %p0, %v5
ret <4 x i16> %v6

%v3 = bitcast <2 x i32> %p0 to <8 x i8>
%v4 = bitcast <2 x i32> %p1 to <8 x i8>
%v5 = ashr <2 x i32> %p1, <i32 {0:1:0}, i32 {0:1:0}>
%v6 = add <2 x i32> %p0, %v5
ret <2 x i32> %v6

%v3 = bitcast <2 x i32> %p0 to <8 x i8>
%v4 = bitcast <2 x i32> %p1 to <8 x i8>
%v5 = ashr <2 x i32> %p1, <i32 31, i32 31>
%v6 = add <2 x i32> %p0, %v5
ret <2 x i32> %v6

%v3 = bitcast <1 x i64> %p0 to <8 x i8>
%v4 = bitcast <1 x i64> %p1 to <8 x i8>
%v5 = ashr <1 x i64> %p1, <i64 {0:1:0}>
%v6 = add <1 x i64> %p0, %v5
ret <1 x i64> %v6

%v3 = bitcast <1 x i64> %p0 to <8 x i8>
%v4 = bitcast <1 x i64> %p1 to <8 x i8>
%v5 = ashr <1 x i64> %p1, <i64 63>
%v6 = add <1 x i64> %p0, %v5
ret <1 x i64> %v6

%v3 = ashr <8 x i8> %p1, <i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}>
%v4 = add <8 x i8> %p0, %v3
ret <8 x i8> %v4

%v3 = ashr <8 x i8> %p1, <i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7>
%v4 = add <8 x i8> %p0, %v3
ret <8 x i8> %v4

%v3 = bitcast <4 x i16> %p0 to <8 x i8>
%v4 = bitcast <4 x i16> %p1 to <8 x i8>
%v5 = lshr <4 x i16> %p1, <i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}>
%v6 = add <4 x i16> %p0, %v5
ret <4 x i16> %v6

%v3 = bitcast <2 x i32> %p0 to <8 x i8>
%v4 = bitcast <2 x i32> %p1 to <8 x i8>
%v5 = lshr <2 x i32> %p1, <i32 {0:1:0}, i32 {0:1:0}>
%v6 = add <2 x i32> %p0, %v5
ret <2 x i32> %v6

%v3 = bitcast <1 x i64> %p0 to <8 x i8>
%v4 = bitcast <1 x i64> %p1 to <8 x i8>
%v5 = lshr <1 x i64> %p1, <i64 {0:1:0}>
%v6 = add <1 x i64> %p0, %v5
ret <1 x i64> %v6

%v3 = bitcast <1 x i64> %p0 to <8 x i8>
%v4 = bitcast <1 x i64> %p1 to <8 x i8>
ret <1 x i64> %p0

%v3 = lshr <8 x i8> %p1, <i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}>
%v4 = add <8 x i8> %p0, %v3
ret <8 x i8> %v4

%v0 = call i64 asm "ssra ${0:d}, ${2:d}, #{0:1:0}", "=w,0,w"(i64 %p0, i64 %p1)
ret i64 %v0

%v0 = call i64 asm "usra ${0:d}, ${2:d}, #{0:1:0}", "=w,0,w"(i64 %p0, i64 %p1)
ret i64 %v0

%v3 = bitcast <8 x i16> %p0 to <16 x i8>
%v4 = bitcast <8 x i16> %p1 to <16 x i8>
%v5 = ashr <8 x i16> %p1, <i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}>
%v6 = add <8 x i16> %p0, %v5
ret <8 x i16> %v6

%v3 = bitcast <8 x i16> %p0 to <16 x i8>
%v4 = bitcast <8 x i16> %p1 to <16 x i8>
%v5 = ashr <8 x i16> %p1, <i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15, i16 15>
%v6 = add <8 x i16> %p0, %v5
ret <8 x i16> %v6

%v3 = bitcast <4 x i32> %p0 to <16 x i8>
%v4 = bitcast <4 x i32> %p1 to <16 x i8>
%v5 = ashr <4 x i32> %p1, <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = add <4 x i32> %p0, %v5
ret <4 x i32> %v6

%v3 = bitcast <4 x i32> %p0 to <16 x i8>
%v4 = bitcast <4 x i32> %p1 to <16 x i8>
%v5 = ashr <4 x i32> %p1, <i32 31, i32 31, i32 31, i32 31>
%v6 = add <4 x i32> %p0, %v5
ret <4 x i32> %v6

%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = ashr <2 x i64> %p1, <i64 {0:1:0}, i64 {0:1:0}>
%v6 = add <2 x i64> %p0, %v5
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = ashr <2 x i64> %p1, <i64 63, i64 63>
%v6 = add <2 x i64> %p0, %v5
ret <2 x i64> %v6

%v3 = ashr <16 x i8> %p1, <i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}>
%v4 = add <16 x i8> %p0, %v3
ret <16 x i8> %v4

%v3 = ashr <16 x i8> %p1, <i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7, i8 7>
%v4 = add <16 x i8> %p0, %v3
ret <16 x i8> %v4

%v3 = bitcast <8 x i16> %p0 to <16 x i8>
%v4 = bitcast <8 x i16> %p1 to <16 x i8>
%v5 = lshr <8 x i16> %p1, <i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}, i16 {0:1:0}>
%v6 = add <8 x i16> %p0, %v5
ret <8 x i16> %v6

%v3 = bitcast <4 x i32> %p0 to <16 x i8>
%v4 = bitcast <4 x i32> %p1 to <16 x i8>
%v5 = lshr <4 x i32> %p1, <i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}, i32 {0:1:0}>
%v6 = add <4 x i32> %p0, %v5
ret <4 x i32> %v6

%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = lshr <2 x i64> %p1, <i64 {0:1:0}, i64 {0:1:0}>
%v6 = add <2 x i64> %p0, %v5
ret <2 x i64> %v6

%v3 = lshr <16 x i8> %p1, <i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}, i8 {0:1:0}>
%v4 = add <16 x i8> %p0, %v3
ret <16 x i8> %v4

declare <4 x i16> @llvm.aarch64.neon.vsri.v4i16(<4 x i16>, <4 x i16>, i32)
%v3 = bitcast <4 x i16> %p0 to <8 x i8>
%v4 = bitcast <4 x i16> %p1 to <8 x i8>
%v5 = call <4 x i16> @llvm.aarch64.neon.vsri.v4i16(<4 x i16> %p0, <4 x i16> %p1, i32 {0:1:0})
ret <4 x i16> %v5

declare <1 x i64> @llvm.aarch64.neon.vsri.v1i64(<1 x i64>, <1 x i64>, i32)
%v3 = bitcast <1 x i64> %p0 to <8 x i8>
%v4 = bitcast <1 x i64> %p1 to <8 x i8>
%v5 = call <1 x i64> @llvm.aarch64.neon.vsri.v1i64(<1 x i64> %p0, <1 x i64> %p1, i32 {0:1:0})
ret <1 x i64> %v5

declare <8 x i8> @llvm.aarch64.neon.vsri.v8i8(<8 x i8>, <8 x i8>, i32)
%v3 = call <8 x i8> @llvm.aarch64.neon.vsri.v8i8(<8 x i8> %p0, <8 x i8> %p1, i32 {0:1:0})
ret <8 x i8> %v3

declare <2 x i32> @llvm.aarch64.neon.vsri.v2i32(<2 x i32>, <2 x i32>, i32)
%v3 = bitcast <2 x i32> %p0 to <8 x i8>
%v4 = bitcast <2 x i32> %p1 to <8 x i8>
%v5 = call <2 x i32> @llvm.aarch64.neon.vsri.v2i32(<2 x i32> %p0, <2 x i32> %p1, i32 {0:1:0})
ret <2 x i32> %v5

%v3 = bitcast i64 %p0 to <1 x i64>
%v4 = bitcast i64 %p1 to <1 x i64>
%v5 = call <1 x i64> @llvm.aarch64.neon.vsri.v1i64(<1 x i64> %v3, <1 x i64> %v4, i32 {0:1:0})
%v6 = bitcast <1 x i64> %v5 to i64
ret i64 %v6

declare <8 x i16> @llvm.aarch64.neon.vsri.v8i16(<8 x i16>, <8 x i16>, i32)
%v3 = bitcast <8 x i16> %p0 to <16 x i8>
%v4 = bitcast <8 x i16> %p1 to <16 x i8>
%v5 = call <8 x i16> @llvm.aarch64.neon.vsri.v8i16(<8 x i16> %p0, <8 x i16> %p1, i32 {0:1:0})
ret <8 x i16> %v5

declare <2 x i64> @llvm.aarch64.neon.vsri.v2i64(<2 x i64>, <2 x i64>, i32)
%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = call <2 x i64> @llvm.aarch64.neon.vsri.v2i64(<2 x i64> %p0, <2 x i64> %p1, i32 {0:1:0})
ret <2 x i64> %v5

declare <16 x i8> @llvm.aarch64.neon.vsri.v16i8(<16 x i8>, <16 x i8>, i32)
%v3 = call <16 x i8> @llvm.aarch64.neon.vsri.v16i8(<16 x i8> %p0, <16 x i8> %p1, i32 {0:1:0})
ret <16 x i8> %v3

declare <4 x i32> @llvm.aarch64.neon.vsri.v4i32(<4 x i32>, <4 x i32>, i32)
%v3 = bitcast <4 x i32> %p0 to <16 x i8>
%v4 = bitcast <4 x i32> %p1 to <16 x i8>
%v5 = call <4 x i32> @llvm.aarch64.neon.vsri.v4i32(<4 x i32> %p0, <4 x i32> %p1, i32 {0:1:0})
ret <4 x i32> %v5

%v3 = and <1 x i64> %p0, %p1
%v4 = icmp ne <1 x i64> %v3, zeroinitializer
%v5 = sext <1 x i1> %v4 to <1 x i64>
ret <1 x i64> %v5

%v3 = and <8 x i8> %p0, %p1
%v4 = icmp ne <8 x i8> %v3, zeroinitializer
%v5 = sext <8 x i1> %v4 to <8 x i8>
ret <8 x i8> %v5

%v3 = and <4 x i16> %p0, %p1
%v4 = icmp ne <4 x i16> %v3, zeroinitializer
%v5 = sext <4 x i1> %v4 to <4 x i16>
ret <4 x i16> %v5

%v3 = and <2 x i32> %p0, %p1
%v4 = icmp ne <2 x i32> %v3, zeroinitializer
%v5 = sext <2 x i1> %v4 to <2 x i32>
ret <2 x i32> %v5

%v0 = call i64 asm "cmtst ${0:d}, ${1:d}, ${2:d}", "=w,w,w"(i64 %p0, i64 %p1)
ret i64 %v0

%v3 = and <2 x i64> %p0, %p1
%v4 = icmp ne <2 x i64> %v3, zeroinitializer
%v5 = sext <2 x i1> %v4 to <2 x i64>
ret <2 x i64> %v5

%v3 = and <16 x i8> %p0, %p1
%v4 = icmp ne <16 x i8> %v3, zeroinitializer
%v5 = sext <16 x i1> %v4 to <16 x i8>
ret <16 x i8> %v5

%v3 = and <8 x i16> %p0, %p1
%v4 = icmp ne <8 x i16> %v3, zeroinitializer
%v5 = sext <8 x i1> %v4 to <8 x i16>
ret <8 x i16> %v5

%v3 = and <4 x i32> %p0, %p1
%v4 = icmp ne <4 x i32> %v3, zeroinitializer
%v5 = sext <4 x i1> %v4 to <4 x i32>
ret <4 x i32> %v5

