declare <16 x i16> @llvm.abs.v16i16(<16 x i16>, i1 immarg)
%v2 = bitcast <4 x i64> %p0 to <16 x i16>
%v3 = call <16 x i16> @llvm.abs.v16i16(<16 x i16> %v2, i1 false)
%v4 = bitcast <16 x i16> %v3 to <4 x i64>
ret <4 x i64> %v4

declare <8 x i32> @llvm.abs.v8i32(<8 x i32>, i1 immarg)
%v2 = bitcast <4 x i64> %p0 to <8 x i32>
%v3 = call <8 x i32> @llvm.abs.v8i32(<8 x i32> %v2, i1 false)
%v4 = bitcast <8 x i32> %v3 to <4 x i64>
ret <4 x i64> %v4

declare <4 x i64> @llvm.abs.v4i64(<4 x i64>, i1 immarg)
%v2 = call <4 x i64> @llvm.abs.v4i64(<4 x i64> %p0, i1 false)
ret <4 x i64> %v2

declare <32 x i8> @llvm.abs.v32i8(<32 x i8>, i1 immarg)
%v2 = bitcast <4 x i64> %p0 to <32 x i8>
%v3 = call <32 x i8> @llvm.abs.v32i8(<32 x i8> %v2, i1 false)
%v4 = bitcast <32 x i8> %v3 to <4 x i64>
ret <4 x i64> %v4

%v4 = bitcast <4 x i64> %p2 to <16 x i16>
%v5 = call <16 x i16> @llvm.abs.v16i16(<16 x i16> %v4, i1 false)
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
%v7 = bitcast <4 x i64> %p0 to <16 x i16>
%v8 = bitcast i16 %p1 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v5, <16 x i16> %v7
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p2 to <8 x i32>
%v5 = call <8 x i32> @llvm.abs.v8i32(<8 x i32> %v4, i1 false)
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
%v7 = bitcast <4 x i64> %p0 to <8 x i32>
%v8 = bitcast i8 %p1 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i32> %v5, <8 x i32> %v7
%v10 = bitcast <8 x i32> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = call <4 x i64> @llvm.abs.v4i64(<4 x i64> %p2, i1 false)
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i64> %v4, <4 x i64> %p0
ret <4 x i64> %v7

%v4 = bitcast <4 x i64> %p2 to <32 x i8>
%v5 = call <32 x i8> @llvm.abs.v32i8(<32 x i8> %v4, i1 false)
%v6 = bitcast <32 x i8> %v5 to <4 x i64>
%v7 = bitcast <4 x i64> %p0 to <32 x i8>
%v8 = bitcast i32 %p1 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i8> %v5, <32 x i8> %v7
%v10 = bitcast <32 x i8> %v9 to <4 x i64>
ret <4 x i64> %v10

%v3 = bitcast <4 x i64> %p1 to <16 x i16>
%v4 = call <16 x i16> @llvm.abs.v16i16(<16 x i16> %v3, i1 false)
%v5 = bitcast <16 x i16> %v4 to <4 x i64>
%v6 = bitcast i16 %p0 to <16 x i1>
%v7 = select <16 x i1> %v6, <16 x i16> %v4, <16 x i16> zeroinitializer
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
ret <4 x i64> %v8

%v3 = bitcast <4 x i64> %p1 to <8 x i32>
%v4 = call <8 x i32> @llvm.abs.v8i32(<8 x i32> %v3, i1 false)
%v5 = bitcast <8 x i32> %v4 to <4 x i64>
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i32> %v4, <8 x i32> zeroinitializer
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
ret <4 x i64> %v8

%v3 = call <4 x i64> @llvm.abs.v4i64(<4 x i64> %p1, i1 false)
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = select <4 x i1> %v5, <4 x i64> %v3, <4 x i64> zeroinitializer
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p1 to <32 x i8>
%v4 = call <32 x i8> @llvm.abs.v32i8(<32 x i8> %v3, i1 false)
%v5 = bitcast <32 x i8> %v4 to <4 x i64>
%v6 = bitcast i32 %p0 to <32 x i1>
%v7 = select <32 x i1> %v6, <32 x i8> %v4, <32 x i8> zeroinitializer
%v8 = bitcast <32 x i8> %v7 to <4 x i64>
ret <4 x i64> %v8

declare <32 x i16> @llvm.abs.v32i16(<32 x i16>, i1 immarg)
%v2 = bitcast <8 x i64> %p0 to <32 x i16>
%v3 = call <32 x i16> @llvm.abs.v32i16(<32 x i16> %v2, i1 false)
%v4 = bitcast <32 x i16> %v3 to <8 x i64>
ret <8 x i64> %v4

declare <16 x i32> @llvm.abs.v16i32(<16 x i32>, i1 immarg)
%v2 = bitcast <8 x i64> %p0 to <16 x i32>
%v3 = call <16 x i32> @llvm.abs.v16i32(<16 x i32> %v2, i1 false)
%v4 = bitcast <16 x i32> %v3 to <8 x i64>
ret <8 x i64> %v4

declare <8 x i64> @llvm.abs.v8i64(<8 x i64>, i1 immarg)
%v2 = call <8 x i64> @llvm.abs.v8i64(<8 x i64> %p0, i1 false)
ret <8 x i64> %v2

declare <64 x i8> @llvm.abs.v64i8(<64 x i8>, i1 immarg)
%v2 = bitcast <8 x i64> %p0 to <64 x i8>
%v3 = call <64 x i8> @llvm.abs.v64i8(<64 x i8> %v2, i1 false)
%v4 = bitcast <64 x i8> %v3 to <8 x i64>
ret <8 x i64> %v4

%v4 = bitcast <8 x i64> %p2 to <32 x i16>
%v5 = call <32 x i16> @llvm.abs.v32i16(<32 x i16> %v4, i1 false)
%v6 = bitcast <8 x i64> %p0 to <32 x i16>
%v7 = bitcast i32 %p1 to <32 x i1>
%v8 = select <32 x i1> %v7, <32 x i16> %v5, <32 x i16> %v6
%v9 = bitcast <32 x i16> %v8 to <8 x i64>
ret <8 x i64> %v9

%v4 = bitcast <8 x i64> %p2 to <16 x i32>
%v5 = call <16 x i32> @llvm.abs.v16i32(<16 x i32> %v4, i1 false)
%v6 = bitcast <8 x i64> %p0 to <16 x i32>
%v7 = bitcast i16 %p1 to <16 x i1>
%v8 = select <16 x i1> %v7, <16 x i32> %v5, <16 x i32> %v6
%v9 = bitcast <16 x i32> %v8 to <8 x i64>
ret <8 x i64> %v9

%v4 = call <8 x i64> @llvm.abs.v8i64(<8 x i64> %p2, i1 false)
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> %p0
ret <8 x i64> %v6

%v4 = bitcast <8 x i64> %p2 to <64 x i8>
%v5 = call <64 x i8> @llvm.abs.v64i8(<64 x i8> %v4, i1 false)
%v6 = bitcast <8 x i64> %p0 to <64 x i8>
%v7 = bitcast i64 %p1 to <64 x i1>
%v8 = select <64 x i1> %v7, <64 x i8> %v5, <64 x i8> %v6
%v9 = bitcast <64 x i8> %v8 to <8 x i64>
ret <8 x i64> %v9

%v3 = bitcast <8 x i64> %p1 to <32 x i16>
%v4 = call <32 x i16> @llvm.abs.v32i16(<32 x i16> %v3, i1 false)
%v5 = bitcast i32 %p0 to <32 x i1>
%v6 = select <32 x i1> %v5, <32 x i16> %v4, <32 x i16> zeroinitializer
%v7 = bitcast <32 x i16> %v6 to <8 x i64>
ret <8 x i64> %v7

%v3 = bitcast <8 x i64> %p1 to <16 x i32>
%v4 = call <16 x i32> @llvm.abs.v16i32(<16 x i32> %v3, i1 false)
%v5 = bitcast i16 %p0 to <16 x i1>
%v6 = select <16 x i1> %v5, <16 x i32> %v4, <16 x i32> zeroinitializer
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
ret <8 x i64> %v7

%v3 = call <8 x i64> @llvm.abs.v8i64(<8 x i64> %p1, i1 false)
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = select <8 x i1> %v4, <8 x i64> %v3, <8 x i64> zeroinitializer
ret <8 x i64> %v5

%v3 = bitcast <8 x i64> %p1 to <64 x i8>
%v4 = call <64 x i8> @llvm.abs.v64i8(<64 x i8> %v3, i1 false)
%v5 = bitcast i64 %p0 to <64 x i1>
%v6 = select <64 x i1> %v5, <64 x i8> %v4, <64 x i8> zeroinitializer
%v7 = bitcast <64 x i8> %v6 to <8 x i64>
ret <8 x i64> %v7

declare <8 x i16> @llvm.abs.v8i16(<8 x i16>, i1 immarg)
%v2 = bitcast <2 x i64> %p0 to <8 x i16>
%v3 = call <8 x i16> @llvm.abs.v8i16(<8 x i16> %v2, i1 false)
%v4 = bitcast <8 x i16> %v3 to <2 x i64>
ret <2 x i64> %v4

declare <4 x i32> @llvm.abs.v4i32(<4 x i32>, i1 immarg)
%v2 = bitcast <2 x i64> %p0 to <4 x i32>
%v3 = call <4 x i32> @llvm.abs.v4i32(<4 x i32> %v2, i1 false)
%v4 = bitcast <4 x i32> %v3 to <2 x i64>
ret <2 x i64> %v4

declare <2 x i64> @llvm.abs.v2i64(<2 x i64>, i1 immarg)
%v2 = call <2 x i64> @llvm.abs.v2i64(<2 x i64> %p0, i1 false)
ret <2 x i64> %v2

declare <16 x i8> @llvm.abs.v16i8(<16 x i8>, i1 immarg)
%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = call <16 x i8> @llvm.abs.v16i8(<16 x i8> %v2, i1 false)
%v4 = bitcast <16 x i8> %v3 to <2 x i64>
ret <2 x i64> %v4

%v4 = bitcast <2 x i64> %p2 to <8 x i16>
%v5 = call <8 x i16> @llvm.abs.v8i16(<8 x i16> %v4, i1 false)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
%v7 = bitcast <2 x i64> %p0 to <8 x i16>
%v8 = bitcast i8 %p1 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i16> %v5, <8 x i16> %v7
%v10 = bitcast <8 x i16> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p2 to <4 x i32>
%v5 = call <4 x i32> @llvm.abs.v4i32(<4 x i32> %v4, i1 false)
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
%v7 = bitcast <2 x i64> %p0 to <4 x i32>
%v8 = bitcast i8 %p1 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x i32> %v5, <4 x i32> %v7
%v11 = bitcast <4 x i32> %v10 to <2 x i64>
ret <2 x i64> %v11

%v4 = call <2 x i64> @llvm.abs.v2i64(<2 x i64> %p2, i1 false)
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = select <2 x i1> %v6, <2 x i64> %v4, <2 x i64> %p0
ret <2 x i64> %v7

%v4 = bitcast <2 x i64> %p2 to <16 x i8>
%v5 = call <16 x i8> @llvm.abs.v16i8(<16 x i8> %v4, i1 false)
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
%v7 = bitcast <2 x i64> %p0 to <16 x i8>
%v8 = bitcast i16 %p1 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i8> %v5, <16 x i8> %v7
%v10 = bitcast <16 x i8> %v9 to <2 x i64>
ret <2 x i64> %v10

%v3 = bitcast <2 x i64> %p1 to <8 x i16>
%v4 = call <8 x i16> @llvm.abs.v8i16(<8 x i16> %v3, i1 false)
%v5 = bitcast <8 x i16> %v4 to <2 x i64>
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i16> %v4, <8 x i16> zeroinitializer
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
ret <2 x i64> %v8

%v3 = bitcast <2 x i64> %p1 to <4 x i32>
%v4 = call <4 x i32> @llvm.abs.v4i32(<4 x i32> %v3, i1 false)
%v5 = bitcast <4 x i32> %v4 to <2 x i64>
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i32> %v4, <4 x i32> zeroinitializer
%v9 = bitcast <4 x i32> %v8 to <2 x i64>
ret <2 x i64> %v9

%v3 = call <2 x i64> @llvm.abs.v2i64(<2 x i64> %p1, i1 false)
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <2 x i32> <i32 0, i32 1>
%v6 = select <2 x i1> %v5, <2 x i64> %v3, <2 x i64> zeroinitializer
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = call <16 x i8> @llvm.abs.v16i8(<16 x i8> %v3, i1 false)
%v5 = bitcast <16 x i8> %v4 to <2 x i64>
%v6 = bitcast i16 %p0 to <16 x i1>
%v7 = select <16 x i1> %v6, <16 x i8> %v4, <16 x i8> zeroinitializer
%v8 = bitcast <16 x i8> %v7 to <2 x i64>
ret <2 x i64> %v8

declare <4 x i64> @llvm.x86.avx2.psad.bw(<32 x i8>, <32 x i8>)
%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = call <4 x i64> @llvm.x86.avx2.psad.bw(<32 x i8> %v3, <32 x i8> %v4)
ret <4 x i64> %v5

declare <8 x i64> @llvm.x86.avx512.psad.bw.512(<64 x i8>, <64 x i8>)
%v3 = bitcast <8 x i64> %p0 to <64 x i8>
%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = call <8 x i64> @llvm.x86.avx512.psad.bw.512(<64 x i8> %v3, <64 x i8> %v4)
ret <8 x i64> %v5

declare <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8>, <16 x i8>)
%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = call <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8> %v3, <16 x i8> %v4)
ret <2 x i64> %v5

declare <16 x i1> @llvm.x86.avx512.kadd.w(<16 x i1>, <16 x i1>)
%v3 = bitcast i16 %p0 to <16 x i1>
%v4 = bitcast i16 %p1 to <16 x i1>
%v5 = call <16 x i1> @llvm.x86.avx512.kadd.w(<16 x i1> %v3, <16 x i1> %v4)
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

declare <32 x i1> @llvm.x86.avx512.kadd.d(<32 x i1>, <32 x i1>)
%v3 = bitcast i32 %p0 to <32 x i1>
%v4 = bitcast i32 %p1 to <32 x i1>
%v5 = call <32 x i1> @llvm.x86.avx512.kadd.d(<32 x i1> %v3, <32 x i1> %v4)
%v6 = bitcast <32 x i1> %v5 to i32
ret i32 %v6

declare <64 x i1> @llvm.x86.avx512.kadd.q(<64 x i1>, <64 x i1>)
%v3 = bitcast i64 %p0 to <64 x i1>
%v4 = bitcast i64 %p1 to <64 x i1>
%v5 = call <64 x i1> @llvm.x86.avx512.kadd.q(<64 x i1> %v3, <64 x i1> %v4)
%v6 = bitcast <64 x i1> %v5 to i64
ret i64 %v6

declare <8 x i1> @llvm.x86.avx512.kadd.b(<8 x i1>, <8 x i1>)
%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = call <8 x i1> @llvm.x86.avx512.kadd.b(<8 x i1> %v3, <8 x i1> %v4)
%v6 = bitcast <8 x i1> %v5 to i8
ret i8 %v6


%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = add <16 x i16> %v3, %v4
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = add <8 x i32> %v3, %v4
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = add <4 x i64> %p0, %p1
ret <4 x i64> %v3

%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = add <32 x i8> %v3, %v4
%v6 = bitcast <32 x i8> %v5 to <4 x i64>
ret <4 x i64> %v6

declare <16 x i16> @llvm.sadd.sat.v16i16(<16 x i16>, <16 x i16>)
%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = call <16 x i16> @llvm.sadd.sat.v16i16(<16 x i16> %v3, <16 x i16> %v4)
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

declare <32 x i8> @llvm.sadd.sat.v32i8(<32 x i8>, <32 x i8>)
%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = call <32 x i8> @llvm.sadd.sat.v32i8(<32 x i8> %v3, <32 x i8> %v4)
%v6 = bitcast <32 x i8> %v5 to <4 x i64>
ret <4 x i64> %v6

declare <16 x i16> @llvm.uadd.sat.v16i16(<16 x i16>, <16 x i16>)
%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = call <16 x i16> @llvm.uadd.sat.v16i16(<16 x i16> %v3, <16 x i16> %v4)
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

declare <32 x i8> @llvm.uadd.sat.v32i8(<32 x i8>, <32 x i8>)
%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = call <32 x i8> @llvm.uadd.sat.v32i8(<32 x i8> %v3, <32 x i8> %v4)
%v6 = bitcast <32 x i8> %v5 to <4 x i64>
ret <4 x i64> %v6

declare <16 x i16> @llvm.x86.avx2.phsub.w(<16 x i16>, <16 x i16>)
%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = call <16 x i16> @llvm.x86.avx2.phsub.w(<16 x i16> %v3, <16 x i16> %v4)
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

declare <8 x i32> @llvm.x86.avx2.phsub.d(<8 x i32>, <8 x i32>)
%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = call <8 x i32> @llvm.x86.avx2.phsub.d(<8 x i32> %v3, <8 x i32> %v4)
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
ret <4 x i64> %v6

declare <16 x i16> @llvm.x86.avx2.phsub.sw(<16 x i16>, <16 x i16>)
%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = call <16 x i16> @llvm.x86.avx2.phsub.sw(<16 x i16> %v3, <16 x i16> %v4)
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = bitcast <4 x i64> %p3 to <16 x i16>
%v7 = add <16 x i16> %v5, %v6
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <16 x i16>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v7, <16 x i16> %v9
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = bitcast <4 x i64> %p3 to <8 x i32>
%v7 = add <8 x i32> %v5, %v6
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <8 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i32> %v7, <8 x i32> %v9
%v12 = bitcast <8 x i32> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = add <4 x i64> %p2, %p3
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> %p0
ret <4 x i64> %v8

%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = bitcast <4 x i64> %p3 to <32 x i8>
%v7 = add <32 x i8> %v5, %v6
%v8 = bitcast <32 x i8> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <32 x i8>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i8> %v7, <32 x i8> %v9
%v12 = bitcast <32 x i8> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = bitcast <4 x i64> %p3 to <16 x i16>
%v7 = call <16 x i16> @llvm.sadd.sat.v16i16(<16 x i16> %v5, <16 x i16> %v6)
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <16 x i16>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v7, <16 x i16> %v9
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = bitcast <4 x i64> %p3 to <32 x i8>
%v7 = call <32 x i8> @llvm.sadd.sat.v32i8(<32 x i8> %v5, <32 x i8> %v6)
%v8 = bitcast <32 x i8> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <32 x i8>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i8> %v7, <32 x i8> %v9
%v12 = bitcast <32 x i8> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = bitcast <4 x i64> %p3 to <16 x i16>
%v7 = call <16 x i16> @llvm.uadd.sat.v16i16(<16 x i16> %v5, <16 x i16> %v6)
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <16 x i16>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v7, <16 x i16> %v9
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = bitcast <4 x i64> %p3 to <32 x i8>
%v7 = call <32 x i8> @llvm.uadd.sat.v32i8(<32 x i8> %v5, <32 x i8> %v6)
%v8 = bitcast <32 x i8> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <32 x i8>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i8> %v7, <32 x i8> %v9
%v12 = bitcast <32 x i8> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = bitcast <4 x i64> %p3 to <16 x i16>
%v7 = sub <16 x i16> %v5, %v6
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <16 x i16>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v7, <16 x i16> %v9
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = bitcast <4 x i64> %p3 to <8 x i32>
%v7 = sub <8 x i32> %v5, %v6
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <8 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i32> %v7, <8 x i32> %v9
%v12 = bitcast <8 x i32> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = sub <4 x i64> %p2, %p3
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> %p0
ret <4 x i64> %v8

%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = bitcast <4 x i64> %p3 to <32 x i8>
%v7 = sub <32 x i8> %v5, %v6
%v8 = bitcast <32 x i8> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <32 x i8>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i8> %v7, <32 x i8> %v9
%v12 = bitcast <32 x i8> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <16 x i16> @llvm.ssub.sat.v16i16(<16 x i16>, <16 x i16>)
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = bitcast <4 x i64> %p3 to <16 x i16>
%v7 = call <16 x i16> @llvm.ssub.sat.v16i16(<16 x i16> %v5, <16 x i16> %v6)
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <16 x i16>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v7, <16 x i16> %v9
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <32 x i8> @llvm.ssub.sat.v32i8(<32 x i8>, <32 x i8>)
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = bitcast <4 x i64> %p3 to <32 x i8>
%v7 = call <32 x i8> @llvm.ssub.sat.v32i8(<32 x i8> %v5, <32 x i8> %v6)
%v8 = bitcast <32 x i8> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <32 x i8>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i8> %v7, <32 x i8> %v9
%v12 = bitcast <32 x i8> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <16 x i16> @llvm.usub.sat.v16i16(<16 x i16>, <16 x i16>)
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = bitcast <4 x i64> %p3 to <16 x i16>
%v7 = call <16 x i16> @llvm.usub.sat.v16i16(<16 x i16> %v5, <16 x i16> %v6)
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <16 x i16>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v7, <16 x i16> %v9
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <32 x i8> @llvm.usub.sat.v32i8(<32 x i8>, <32 x i8>)
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = bitcast <4 x i64> %p3 to <32 x i8>
%v7 = call <32 x i8> @llvm.usub.sat.v32i8(<32 x i8> %v5, <32 x i8> %v6)
%v8 = bitcast <32 x i8> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <32 x i8>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i8> %v7, <32 x i8> %v9
%v12 = bitcast <32 x i8> %v11 to <4 x i64>
ret <4 x i64> %v12

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = add <16 x i16> %v4, %v5
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v6, <16 x i16> zeroinitializer
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = add <8 x i32> %v4, %v5
%v7 = bitcast <8 x i32> %v6 to <4 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i32> %v6, <8 x i32> zeroinitializer
%v10 = bitcast <8 x i32> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = add <4 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i64> %v4, <4 x i64> zeroinitializer
ret <4 x i64> %v7

%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = add <32 x i8> %v4, %v5
%v7 = bitcast <32 x i8> %v6 to <4 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i8> %v6, <32 x i8> zeroinitializer
%v10 = bitcast <32 x i8> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = call <16 x i16> @llvm.sadd.sat.v16i16(<16 x i16> %v4, <16 x i16> %v5)
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v6, <16 x i16> zeroinitializer
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = call <32 x i8> @llvm.sadd.sat.v32i8(<32 x i8> %v4, <32 x i8> %v5)
%v7 = bitcast <32 x i8> %v6 to <4 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i8> %v6, <32 x i8> zeroinitializer
%v10 = bitcast <32 x i8> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = call <16 x i16> @llvm.uadd.sat.v16i16(<16 x i16> %v4, <16 x i16> %v5)
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v6, <16 x i16> zeroinitializer
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = call <32 x i8> @llvm.uadd.sat.v32i8(<32 x i8> %v4, <32 x i8> %v5)
%v7 = bitcast <32 x i8> %v6 to <4 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i8> %v6, <32 x i8> zeroinitializer
%v10 = bitcast <32 x i8> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = sub <16 x i16> %v4, %v5
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v6, <16 x i16> zeroinitializer
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = sub <8 x i32> %v4, %v5
%v7 = bitcast <8 x i32> %v6 to <4 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i32> %v6, <8 x i32> zeroinitializer
%v10 = bitcast <8 x i32> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = sub <4 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i64> %v4, <4 x i64> zeroinitializer
ret <4 x i64> %v7

%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = sub <32 x i8> %v4, %v5
%v7 = bitcast <32 x i8> %v6 to <4 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i8> %v6, <32 x i8> zeroinitializer
%v10 = bitcast <32 x i8> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = call <16 x i16> @llvm.ssub.sat.v16i16(<16 x i16> %v4, <16 x i16> %v5)
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v6, <16 x i16> zeroinitializer
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = call <32 x i8> @llvm.ssub.sat.v32i8(<32 x i8> %v4, <32 x i8> %v5)
%v7 = bitcast <32 x i8> %v6 to <4 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i8> %v6, <32 x i8> zeroinitializer
%v10 = bitcast <32 x i8> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = call <16 x i16> @llvm.usub.sat.v16i16(<16 x i16> %v4, <16 x i16> %v5)
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v6, <16 x i16> zeroinitializer
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = call <32 x i8> @llvm.usub.sat.v32i8(<32 x i8> %v4, <32 x i8> %v5)
%v7 = bitcast <32 x i8> %v6 to <4 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i8> %v6, <32 x i8> zeroinitializer
%v10 = bitcast <32 x i8> %v9 to <4 x i64>
ret <4 x i64> %v10

%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = sub <16 x i16> %v3, %v4
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = sub <8 x i32> %v3, %v4
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = sub <4 x i64> %p0, %p1
ret <4 x i64> %v3

%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = sub <32 x i8> %v3, %v4
%v6 = bitcast <32 x i8> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = call <16 x i16> @llvm.ssub.sat.v16i16(<16 x i16> %v3, <16 x i16> %v4)
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = call <32 x i8> @llvm.ssub.sat.v32i8(<32 x i8> %v3, <32 x i8> %v4)
%v6 = bitcast <32 x i8> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = call <16 x i16> @llvm.usub.sat.v16i16(<16 x i16> %v3, <16 x i16> %v4)
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = call <32 x i8> @llvm.usub.sat.v32i8(<32 x i8> %v3, <32 x i8> %v4)
%v6 = bitcast <32 x i8> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = add <32 x i16> %v3, %v4
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = add <16 x i32> %v3, %v4
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = add <8 x i64> %p0, %p1
ret <8 x i64> %v3

%v3 = bitcast <8 x i64> %p0 to <64 x i8>
%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = add <64 x i8> %v3, %v4
%v6 = bitcast <64 x i8> %v5 to <8 x i64>
ret <8 x i64> %v6

declare <32 x i16> @llvm.sadd.sat.v32i16(<32 x i16>, <32 x i16>)
%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = call <32 x i16> @llvm.sadd.sat.v32i16(<32 x i16> %v3, <32 x i16> %v4)
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
ret <8 x i64> %v6

declare <64 x i8> @llvm.sadd.sat.v64i8(<64 x i8>, <64 x i8>)
%v3 = bitcast <8 x i64> %p0 to <64 x i8>
%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = call <64 x i8> @llvm.sadd.sat.v64i8(<64 x i8> %v3, <64 x i8> %v4)
%v6 = bitcast <64 x i8> %v5 to <8 x i64>
ret <8 x i64> %v6

declare <32 x i16> @llvm.uadd.sat.v32i16(<32 x i16>, <32 x i16>)
%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = call <32 x i16> @llvm.uadd.sat.v32i16(<32 x i16> %v3, <32 x i16> %v4)
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
ret <8 x i64> %v6

declare <64 x i8> @llvm.uadd.sat.v64i8(<64 x i8>, <64 x i8>)
%v3 = bitcast <8 x i64> %p0 to <64 x i8>
%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = call <64 x i8> @llvm.uadd.sat.v64i8(<64 x i8> %v3, <64 x i8> %v4)
%v6 = bitcast <64 x i8> %v5 to <8 x i64>
ret <8 x i64> %v6

%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = bitcast <8 x i64> %p3 to <32 x i16>
%v7 = add <32 x i16> %v5, %v6
%v8 = bitcast <8 x i64> %p0 to <32 x i16>
%v9 = bitcast i32 %p1 to <32 x i1>
%v10 = select <32 x i1> %v9, <32 x i16> %v7, <32 x i16> %v8
%v11 = bitcast <32 x i16> %v10 to <8 x i64>
ret <8 x i64> %v11

%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = bitcast <8 x i64> %p3 to <16 x i32>
%v7 = add <16 x i32> %v5, %v6
%v8 = bitcast <8 x i64> %p0 to <16 x i32>
%v9 = bitcast i16 %p1 to <16 x i1>
%v10 = select <16 x i1> %v9, <16 x i32> %v7, <16 x i32> %v8
%v11 = bitcast <16 x i32> %v10 to <8 x i64>
ret <8 x i64> %v11

%v5 = add <8 x i64> %p2, %p3
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> %p0
ret <8 x i64> %v7

%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = bitcast <8 x i64> %p3 to <64 x i8>
%v7 = add <64 x i8> %v5, %v6
%v8 = bitcast <8 x i64> %p0 to <64 x i8>
%v9 = bitcast i64 %p1 to <64 x i1>
%v10 = select <64 x i1> %v9, <64 x i8> %v7, <64 x i8> %v8
%v11 = bitcast <64 x i8> %v10 to <8 x i64>
ret <8 x i64> %v11

%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = bitcast <8 x i64> %p3 to <32 x i16>
%v7 = call <32 x i16> @llvm.sadd.sat.v32i16(<32 x i16> %v5, <32 x i16> %v6)
%v8 = bitcast <8 x i64> %p0 to <32 x i16>
%v9 = bitcast i32 %p1 to <32 x i1>
%v10 = select <32 x i1> %v9, <32 x i16> %v7, <32 x i16> %v8
%v11 = bitcast <32 x i16> %v10 to <8 x i64>
ret <8 x i64> %v11

%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = bitcast <8 x i64> %p3 to <64 x i8>
%v7 = call <64 x i8> @llvm.sadd.sat.v64i8(<64 x i8> %v5, <64 x i8> %v6)
%v8 = bitcast <64 x i8> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <64 x i8>
%v10 = bitcast i64 %p1 to <64 x i1>
%v11 = select <64 x i1> %v10, <64 x i8> %v7, <64 x i8> %v9
%v12 = bitcast <64 x i8> %v11 to <8 x i64>
ret <8 x i64> %v12

%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = bitcast <8 x i64> %p3 to <32 x i16>
%v7 = call <32 x i16> @llvm.uadd.sat.v32i16(<32 x i16> %v5, <32 x i16> %v6)
%v8 = bitcast <8 x i64> %p0 to <32 x i16>
%v9 = bitcast i32 %p1 to <32 x i1>
%v10 = select <32 x i1> %v9, <32 x i16> %v7, <32 x i16> %v8
%v11 = bitcast <32 x i16> %v10 to <8 x i64>
ret <8 x i64> %v11

%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = bitcast <8 x i64> %p3 to <64 x i8>
%v7 = call <64 x i8> @llvm.uadd.sat.v64i8(<64 x i8> %v5, <64 x i8> %v6)
%v8 = bitcast <8 x i64> %p0 to <64 x i8>
%v9 = bitcast i64 %p1 to <64 x i1>
%v10 = select <64 x i1> %v9, <64 x i8> %v7, <64 x i8> %v8
%v11 = bitcast <64 x i8> %v10 to <8 x i64>
ret <8 x i64> %v11

%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = bitcast <8 x i64> %p3 to <32 x i16>
%v7 = sub <32 x i16> %v5, %v6
%v8 = bitcast <32 x i16> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <32 x i16>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i16> %v7, <32 x i16> %v9
%v12 = bitcast <32 x i16> %v11 to <8 x i64>
ret <8 x i64> %v12

%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = bitcast <8 x i64> %p3 to <16 x i32>
%v7 = sub <16 x i32> %v5, %v6
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <16 x i32>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v7, <16 x i32> %v9
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

%v5 = sub <8 x i64> %p2, %p3
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> %p0
ret <8 x i64> %v7

%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = bitcast <8 x i64> %p3 to <64 x i8>
%v7 = sub <64 x i8> %v5, %v6
%v8 = bitcast <64 x i8> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <64 x i8>
%v10 = bitcast i64 %p1 to <64 x i1>
%v11 = select <64 x i1> %v10, <64 x i8> %v7, <64 x i8> %v9
%v12 = bitcast <64 x i8> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <32 x i16> @llvm.ssub.sat.v32i16(<32 x i16>, <32 x i16>)
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = bitcast <8 x i64> %p3 to <32 x i16>
%v7 = call <32 x i16> @llvm.ssub.sat.v32i16(<32 x i16> %v5, <32 x i16> %v6)
%v8 = bitcast <32 x i16> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <32 x i16>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i16> %v7, <32 x i16> %v9
%v12 = bitcast <32 x i16> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <64 x i8> @llvm.ssub.sat.v64i8(<64 x i8>, <64 x i8>)
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = bitcast <8 x i64> %p3 to <64 x i8>
%v7 = call <64 x i8> @llvm.ssub.sat.v64i8(<64 x i8> %v5, <64 x i8> %v6)
%v8 = bitcast <64 x i8> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <64 x i8>
%v10 = bitcast i64 %p1 to <64 x i1>
%v11 = select <64 x i1> %v10, <64 x i8> %v7, <64 x i8> %v9
%v12 = bitcast <64 x i8> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <32 x i16> @llvm.usub.sat.v32i16(<32 x i16>, <32 x i16>)
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = bitcast <8 x i64> %p3 to <32 x i16>
%v7 = call <32 x i16> @llvm.usub.sat.v32i16(<32 x i16> %v5, <32 x i16> %v6)
%v8 = bitcast <32 x i16> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <32 x i16>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i16> %v7, <32 x i16> %v9
%v12 = bitcast <32 x i16> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <64 x i8> @llvm.usub.sat.v64i8(<64 x i8>, <64 x i8>)
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = bitcast <8 x i64> %p3 to <64 x i8>
%v7 = call <64 x i8> @llvm.usub.sat.v64i8(<64 x i8> %v5, <64 x i8> %v6)
%v8 = bitcast <64 x i8> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <64 x i8>
%v10 = bitcast i64 %p1 to <64 x i1>
%v11 = select <64 x i1> %v10, <64 x i8> %v7, <64 x i8> %v9
%v12 = bitcast <64 x i8> %v11 to <8 x i64>
ret <8 x i64> %v12

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = add <32 x i16> %v4, %v5
%v7 = bitcast i32 %p0 to <32 x i1>
%v8 = select <32 x i1> %v7, <32 x i16> %v6, <32 x i16> zeroinitializer
%v9 = bitcast <32 x i16> %v8 to <8 x i64>
ret <8 x i64> %v9

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = add <16 x i32> %v4, %v5
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i32> %v6, <16 x i32> zeroinitializer
%v10 = bitcast <16 x i32> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = add <8 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> zeroinitializer
ret <8 x i64> %v6

%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = add <64 x i8> %v4, %v5
%v7 = bitcast i64 %p0 to <64 x i1>
%v8 = select <64 x i1> %v7, <64 x i8> %v6, <64 x i8> zeroinitializer
%v9 = bitcast <64 x i8> %v8 to <8 x i64>
ret <8 x i64> %v9

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = call <32 x i16> @llvm.sadd.sat.v32i16(<32 x i16> %v4, <32 x i16> %v5)
%v7 = bitcast i32 %p0 to <32 x i1>
%v8 = select <32 x i1> %v7, <32 x i16> %v6, <32 x i16> zeroinitializer
%v9 = bitcast <32 x i16> %v8 to <8 x i64>
ret <8 x i64> %v9

%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = call <64 x i8> @llvm.sadd.sat.v64i8(<64 x i8> %v4, <64 x i8> %v5)
%v7 = bitcast <64 x i8> %v6 to <8 x i64>
%v8 = bitcast i64 %p0 to <64 x i1>
%v9 = select <64 x i1> %v8, <64 x i8> %v6, <64 x i8> zeroinitializer
%v10 = bitcast <64 x i8> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = call <32 x i16> @llvm.uadd.sat.v32i16(<32 x i16> %v4, <32 x i16> %v5)
%v7 = bitcast i32 %p0 to <32 x i1>
%v8 = select <32 x i1> %v7, <32 x i16> %v6, <32 x i16> zeroinitializer
%v9 = bitcast <32 x i16> %v8 to <8 x i64>
ret <8 x i64> %v9

%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = call <64 x i8> @llvm.uadd.sat.v64i8(<64 x i8> %v4, <64 x i8> %v5)
%v7 = bitcast i64 %p0 to <64 x i1>
%v8 = select <64 x i1> %v7, <64 x i8> %v6, <64 x i8> zeroinitializer
%v9 = bitcast <64 x i8> %v8 to <8 x i64>
ret <8 x i64> %v9

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = sub <32 x i16> %v4, %v5
%v7 = bitcast <32 x i16> %v6 to <8 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i16> %v6, <32 x i16> zeroinitializer
%v10 = bitcast <32 x i16> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = sub <16 x i32> %v4, %v5
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i32> %v6, <16 x i32> zeroinitializer
%v10 = bitcast <16 x i32> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = sub <8 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> zeroinitializer
ret <8 x i64> %v6

%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = sub <64 x i8> %v4, %v5
%v7 = bitcast <64 x i8> %v6 to <8 x i64>
%v8 = bitcast i64 %p0 to <64 x i1>
%v9 = select <64 x i1> %v8, <64 x i8> %v6, <64 x i8> zeroinitializer
%v10 = bitcast <64 x i8> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = call <32 x i16> @llvm.ssub.sat.v32i16(<32 x i16> %v4, <32 x i16> %v5)
%v7 = bitcast <32 x i16> %v6 to <8 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i16> %v6, <32 x i16> zeroinitializer
%v10 = bitcast <32 x i16> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = call <64 x i8> @llvm.ssub.sat.v64i8(<64 x i8> %v4, <64 x i8> %v5)
%v7 = bitcast <64 x i8> %v6 to <8 x i64>
%v8 = bitcast i64 %p0 to <64 x i1>
%v9 = select <64 x i1> %v8, <64 x i8> %v6, <64 x i8> zeroinitializer
%v10 = bitcast <64 x i8> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = call <32 x i16> @llvm.usub.sat.v32i16(<32 x i16> %v4, <32 x i16> %v5)
%v7 = bitcast <32 x i16> %v6 to <8 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i16> %v6, <32 x i16> zeroinitializer
%v10 = bitcast <32 x i16> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = call <64 x i8> @llvm.usub.sat.v64i8(<64 x i8> %v4, <64 x i8> %v5)
%v7 = bitcast <64 x i8> %v6 to <8 x i64>
%v8 = bitcast i64 %p0 to <64 x i1>
%v9 = select <64 x i1> %v8, <64 x i8> %v6, <64 x i8> zeroinitializer
%v10 = bitcast <64 x i8> %v9 to <8 x i64>
ret <8 x i64> %v10

%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = sub <32 x i16> %v3, %v4
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = sub <16 x i32> %v3, %v4
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = sub <8 x i64> %p0, %p1
ret <8 x i64> %v3

%v3 = bitcast <8 x i64> %p0 to <64 x i8>
%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = sub <64 x i8> %v3, %v4
%v6 = bitcast <64 x i8> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = call <32 x i16> @llvm.ssub.sat.v32i16(<32 x i16> %v3, <32 x i16> %v4)
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p0 to <64 x i8>
%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = call <64 x i8> @llvm.ssub.sat.v64i8(<64 x i8> %v3, <64 x i8> %v4)
%v6 = bitcast <64 x i8> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = call <32 x i16> @llvm.usub.sat.v32i16(<32 x i16> %v3, <32 x i16> %v4)
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p0 to <64 x i8>
%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = call <64 x i8> @llvm.usub.sat.v64i8(<64 x i8> %v3, <64 x i8> %v4)
%v6 = bitcast <64 x i8> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = add <8 x i16> %v3, %v4
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = add <4 x i32> %v3, %v4
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = add <2 x i64> %p0, %p1
ret <2 x i64> %v3

%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = add <16 x i8> %v3, %v4
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

declare <8 x i16> @llvm.sadd.sat.v8i16(<8 x i16>, <8 x i16>)
%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = call <8 x i16> @llvm.sadd.sat.v8i16(<8 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

declare <16 x i8> @llvm.sadd.sat.v16i8(<16 x i8>, <16 x i8>)
%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = call <16 x i8> @llvm.sadd.sat.v16i8(<16 x i8> %v3, <16 x i8> %v4)
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

declare <8 x i16> @llvm.uadd.sat.v8i16(<8 x i16>, <8 x i16>)
%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = call <8 x i16> @llvm.uadd.sat.v8i16(<8 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

declare <16 x i8> @llvm.uadd.sat.v16i8(<16 x i8>, <16 x i8>)
%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = call <16 x i8> @llvm.uadd.sat.v16i8(<16 x i8> %v3, <16 x i8> %v4)
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

declare <8 x i16> @llvm.x86.ssse3.phsub.w.128(<8 x i16>, <8 x i16>)
%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = call <8 x i16> @llvm.x86.ssse3.phsub.w.128(<8 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

declare <4 x i32> @llvm.x86.ssse3.phsub.d.128(<4 x i32>, <4 x i32>)
%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = call <4 x i32> @llvm.x86.ssse3.phsub.d.128(<4 x i32> %v3, <4 x i32> %v4)
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
ret <2 x i64> %v6

declare <8 x i16> @llvm.x86.ssse3.phsub.sw.128(<8 x i16>, <8 x i16>)
%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = call <8 x i16> @llvm.x86.ssse3.phsub.sw.128(<8 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = bitcast <2 x i64> %p3 to <8 x i16>
%v7 = add <8 x i16> %v5, %v6
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <8 x i16>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v7, <8 x i16> %v9
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = bitcast <2 x i64> %p3 to <4 x i32>
%v7 = add <4 x i32> %v5, %v6
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <4 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v12 = select <4 x i1> %v11, <4 x i32> %v7, <4 x i32> %v9
%v13 = bitcast <4 x i32> %v12 to <2 x i64>
ret <2 x i64> %v13

%v5 = add <2 x i64> %p2, %p3
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> %p0
ret <2 x i64> %v8

%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = bitcast <2 x i64> %p3 to <16 x i8>
%v7 = add <16 x i8> %v5, %v6
%v8 = bitcast <16 x i8> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <16 x i8>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i8> %v7, <16 x i8> %v9
%v12 = bitcast <16 x i8> %v11 to <2 x i64>
ret <2 x i64> %v12

%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = bitcast <2 x i64> %p3 to <8 x i16>
%v7 = call <8 x i16> @llvm.sadd.sat.v8i16(<8 x i16> %v5, <8 x i16> %v6)
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <8 x i16>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v7, <8 x i16> %v9
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = bitcast <2 x i64> %p3 to <16 x i8>
%v7 = call <16 x i8> @llvm.sadd.sat.v16i8(<16 x i8> %v5, <16 x i8> %v6)
%v8 = bitcast <16 x i8> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <16 x i8>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i8> %v7, <16 x i8> %v9
%v12 = bitcast <16 x i8> %v11 to <2 x i64>
ret <2 x i64> %v12

%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = bitcast <2 x i64> %p3 to <8 x i16>
%v7 = call <8 x i16> @llvm.uadd.sat.v8i16(<8 x i16> %v5, <8 x i16> %v6)
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <8 x i16>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v7, <8 x i16> %v9
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = bitcast <2 x i64> %p3 to <16 x i8>
%v7 = call <16 x i8> @llvm.uadd.sat.v16i8(<16 x i8> %v5, <16 x i8> %v6)
%v8 = bitcast <16 x i8> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <16 x i8>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i8> %v7, <16 x i8> %v9
%v12 = bitcast <16 x i8> %v11 to <2 x i64>
ret <2 x i64> %v12

%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = bitcast <2 x i64> %p3 to <8 x i16>
%v7 = sub <8 x i16> %v5, %v6
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <8 x i16>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v7, <8 x i16> %v9
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = bitcast <2 x i64> %p3 to <4 x i32>
%v7 = sub <4 x i32> %v5, %v6
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <4 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v12 = select <4 x i1> %v11, <4 x i32> %v7, <4 x i32> %v9
%v13 = bitcast <4 x i32> %v12 to <2 x i64>
ret <2 x i64> %v13

%v5 = sub <2 x i64> %p2, %p3
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> %p0
ret <2 x i64> %v8

%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = bitcast <2 x i64> %p3 to <16 x i8>
%v7 = sub <16 x i8> %v5, %v6
%v8 = bitcast <16 x i8> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <16 x i8>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i8> %v7, <16 x i8> %v9
%v12 = bitcast <16 x i8> %v11 to <2 x i64>
ret <2 x i64> %v12

declare <8 x i16> @llvm.ssub.sat.v8i16(<8 x i16>, <8 x i16>)
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = bitcast <2 x i64> %p3 to <8 x i16>
%v7 = call <8 x i16> @llvm.ssub.sat.v8i16(<8 x i16> %v5, <8 x i16> %v6)
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <8 x i16>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v7, <8 x i16> %v9
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

declare <16 x i8> @llvm.ssub.sat.v16i8(<16 x i8>, <16 x i8>)
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = bitcast <2 x i64> %p3 to <16 x i8>
%v7 = call <16 x i8> @llvm.ssub.sat.v16i8(<16 x i8> %v5, <16 x i8> %v6)
%v8 = bitcast <16 x i8> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <16 x i8>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i8> %v7, <16 x i8> %v9
%v12 = bitcast <16 x i8> %v11 to <2 x i64>
ret <2 x i64> %v12

declare <8 x i16> @llvm.usub.sat.v8i16(<8 x i16>, <8 x i16>)
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = bitcast <2 x i64> %p3 to <8 x i16>
%v7 = call <8 x i16> @llvm.usub.sat.v8i16(<8 x i16> %v5, <8 x i16> %v6)
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <8 x i16>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v7, <8 x i16> %v9
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

declare <16 x i8> @llvm.usub.sat.v16i8(<16 x i8>, <16 x i8>)
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = bitcast <2 x i64> %p3 to <16 x i8>
%v7 = call <16 x i8> @llvm.usub.sat.v16i8(<16 x i8> %v5, <16 x i8> %v6)
%v8 = bitcast <16 x i8> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <16 x i8>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i8> %v7, <16 x i8> %v9
%v12 = bitcast <16 x i8> %v11 to <2 x i64>
ret <2 x i64> %v12

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = add <8 x i16> %v4, %v5
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i16> %v6, <8 x i16> zeroinitializer
%v10 = bitcast <8 x i16> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = add <4 x i32> %v4, %v5
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x i32> %v6, <4 x i32> zeroinitializer
%v11 = bitcast <4 x i32> %v10 to <2 x i64>
ret <2 x i64> %v11

%v4 = add <2 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = select <2 x i1> %v6, <2 x i64> %v4, <2 x i64> zeroinitializer
ret <2 x i64> %v7

%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = add <16 x i8> %v4, %v5
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i8> %v6, <16 x i8> zeroinitializer
%v10 = bitcast <16 x i8> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = call <8 x i16> @llvm.sadd.sat.v8i16(<8 x i16> %v4, <8 x i16> %v5)
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i16> %v6, <8 x i16> zeroinitializer
%v10 = bitcast <8 x i16> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = call <16 x i8> @llvm.sadd.sat.v16i8(<16 x i8> %v4, <16 x i8> %v5)
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i8> %v6, <16 x i8> zeroinitializer
%v10 = bitcast <16 x i8> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = call <8 x i16> @llvm.uadd.sat.v8i16(<8 x i16> %v4, <8 x i16> %v5)
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i16> %v6, <8 x i16> zeroinitializer
%v10 = bitcast <8 x i16> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = call <16 x i8> @llvm.uadd.sat.v16i8(<16 x i8> %v4, <16 x i8> %v5)
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i8> %v6, <16 x i8> zeroinitializer
%v10 = bitcast <16 x i8> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = sub <8 x i16> %v4, %v5
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i16> %v6, <8 x i16> zeroinitializer
%v10 = bitcast <8 x i16> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = sub <4 x i32> %v4, %v5
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x i32> %v6, <4 x i32> zeroinitializer
%v11 = bitcast <4 x i32> %v10 to <2 x i64>
ret <2 x i64> %v11

%v4 = sub <2 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = select <2 x i1> %v6, <2 x i64> %v4, <2 x i64> zeroinitializer
ret <2 x i64> %v7

%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = sub <16 x i8> %v4, %v5
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i8> %v6, <16 x i8> zeroinitializer
%v10 = bitcast <16 x i8> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = call <8 x i16> @llvm.ssub.sat.v8i16(<8 x i16> %v4, <8 x i16> %v5)
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i16> %v6, <8 x i16> zeroinitializer
%v10 = bitcast <8 x i16> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = call <16 x i8> @llvm.ssub.sat.v16i8(<16 x i8> %v4, <16 x i8> %v5)
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i8> %v6, <16 x i8> zeroinitializer
%v10 = bitcast <16 x i8> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = call <8 x i16> @llvm.usub.sat.v8i16(<8 x i16> %v4, <8 x i16> %v5)
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i16> %v6, <8 x i16> zeroinitializer
%v10 = bitcast <8 x i16> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = call <16 x i8> @llvm.usub.sat.v16i8(<16 x i8> %v4, <16 x i8> %v5)
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i8> %v6, <16 x i8> zeroinitializer
%v10 = bitcast <16 x i8> %v9 to <2 x i64>
ret <2 x i64> %v10

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = sub <8 x i16> %v3, %v4
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = sub <4 x i32> %v3, %v4
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = sub <2 x i64> %p0, %p1
ret <2 x i64> %v3

%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = sub <16 x i8> %v3, %v4
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = call <8 x i16> @llvm.ssub.sat.v8i16(<8 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = call <16 x i8> @llvm.ssub.sat.v16i8(<16 x i8> %v3, <16 x i8> %v4)
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = call <8 x i16> @llvm.usub.sat.v8i16(<8 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = call <16 x i8> @llvm.usub.sat.v16i8(<16 x i8> %v3, <16 x i8> %v4)
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

declare i32 @llvm.x86.bmi.pext.32(i32, i32)
%v3 = call i32 @llvm.x86.bmi.pext.32(i32 %p0, i32 %p1)
ret i32 %v3

declare i64 @llvm.x86.bmi.pext.64(i64, i64)
%v3 = call i64 @llvm.x86.bmi.pext.64(i64 %p0, i64 %p1)
ret i64 %v3

declare <16 x i16> @llvm.x86.avx2.pavg.w(<16 x i16>, <16 x i16>)
%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = call <16 x i16> @llvm.x86.avx2.pavg.w(<16 x i16> %v3, <16 x i16> %v4)
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

declare <32 x i8> @llvm.x86.avx2.pavg.b(<32 x i8>, <32 x i8>)
%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = call <32 x i8> @llvm.x86.avx2.pavg.b(<32 x i8> %v3, <32 x i8> %v4)
%v6 = bitcast <32 x i8> %v5 to <4 x i64>
ret <4 x i64> %v6

%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = bitcast <4 x i64> %p3 to <16 x i16>
%v7 = call <16 x i16> @llvm.x86.avx2.pavg.w(<16 x i16> %v5, <16 x i16> %v6)
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <16 x i16>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v7, <16 x i16> %v9
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = bitcast <4 x i64> %p3 to <32 x i8>
%v7 = call <32 x i8> @llvm.x86.avx2.pavg.b(<32 x i8> %v5, <32 x i8> %v6)
%v8 = bitcast <32 x i8> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <32 x i8>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i8> %v7, <32 x i8> %v9
%v12 = bitcast <32 x i8> %v11 to <4 x i64>
ret <4 x i64> %v12

%v0 = call <4 x i64> asm inteldialect "vpshldw ${0:t} {${1}}, ${3:t}, ${4:t}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i16 %p1, <4 x i64> %p0, <4 x i64> %p2, <4 x i64> %p3)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vpshldd ${0:t} {${1}}, ${3:t}, ${4:t}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <4 x i64> %p0, <4 x i64> %p2, <4 x i64> %p3)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vpshldq ${0:t} {${1}}, ${3:t}, ${4:t}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <4 x i64> %p0, <4 x i64> %p2, <4 x i64> %p3)
ret <4 x i64> %v0

declare <16 x i16> @llvm.fshl.v16i16(<16 x i16>, <16 x i16>, <16 x i16>)
%v5 = bitcast <4 x i64> %p0 to <16 x i16>
%v6 = bitcast <4 x i64> %p2 to <16 x i16>
%v7 = bitcast <4 x i64> %p3 to <16 x i16>
%v8 = call <16 x i16> @llvm.fshl.v16i16(<16 x i16> %v5, <16 x i16> %v6, <16 x i16> %v7)
%v9 = bitcast <16 x i16> %v8 to <4 x i64>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v8, <16 x i16> %v5
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <8 x i32> @llvm.fshl.v8i32(<8 x i32>, <8 x i32>, <8 x i32>)
%v5 = bitcast <4 x i64> %p0 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = bitcast <4 x i64> %p3 to <8 x i32>
%v8 = call <8 x i32> @llvm.fshl.v8i32(<8 x i32> %v5, <8 x i32> %v6, <8 x i32> %v7)
%v9 = bitcast <8 x i32> %v8 to <4 x i64>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i32> %v8, <8 x i32> %v5
%v12 = bitcast <8 x i32> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <4 x i64> @llvm.fshl.v4i64(<4 x i64>, <4 x i64>, <4 x i64>)
%v5 = call <4 x i64> @llvm.fshl.v4i64(<4 x i64> %p0, <4 x i64> %p2, <4 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> %p0
ret <4 x i64> %v8

%v0 = call <4 x i64> asm inteldialect "vpshrdw ${0:t} {${1}}, ${3:t}, ${4:t}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i16 %p1, <4 x i64> %p0, <4 x i64> %p2, <4 x i64> %p3)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vpshrdd ${0:t} {${1}}, ${3:t}, ${4:t}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <4 x i64> %p0, <4 x i64> %p2, <4 x i64> %p3)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vpshrdq ${0:t} {${1}}, ${3:t}, ${4:t}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <4 x i64> %p0, <4 x i64> %p2, <4 x i64> %p3)
ret <4 x i64> %v0

declare <16 x i16> @llvm.fshr.v16i16(<16 x i16>, <16 x i16>, <16 x i16>)
%v5 = bitcast <4 x i64> %p0 to <16 x i16>
%v6 = bitcast <4 x i64> %p2 to <16 x i16>
%v7 = bitcast <4 x i64> %p3 to <16 x i16>
%v8 = call <16 x i16> @llvm.fshr.v16i16(<16 x i16> %v6, <16 x i16> %v5, <16 x i16> %v7)
%v9 = bitcast <16 x i16> %v8 to <4 x i64>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v8, <16 x i16> %v5
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <8 x i32> @llvm.fshr.v8i32(<8 x i32>, <8 x i32>, <8 x i32>)
%v5 = bitcast <4 x i64> %p0 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = bitcast <4 x i64> %p3 to <8 x i32>
%v8 = call <8 x i32> @llvm.fshr.v8i32(<8 x i32> %v6, <8 x i32> %v5, <8 x i32> %v7)
%v9 = bitcast <8 x i32> %v8 to <4 x i64>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i32> %v8, <8 x i32> %v5
%v12 = bitcast <8 x i32> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <4 x i64> @llvm.fshr.v4i64(<4 x i64>, <4 x i64>, <4 x i64>)
%v5 = call <4 x i64> @llvm.fshr.v4i64(<4 x i64> %p2, <4 x i64> %p0, <4 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> %p0
ret <4 x i64> %v8

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = call <16 x i16> @llvm.x86.avx2.pavg.w(<16 x i16> %v4, <16 x i16> %v5)
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v6, <16 x i16> zeroinitializer
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = call <32 x i8> @llvm.x86.avx2.pavg.b(<32 x i8> %v4, <32 x i8> %v5)
%v7 = bitcast <32 x i8> %v6 to <4 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i8> %v6, <32 x i8> zeroinitializer
%v10 = bitcast <32 x i8> %v9 to <4 x i64>
ret <4 x i64> %v10

%v0 = call <4 x i64> asm inteldialect "vpshldw ${0:t} {${1}} {z}, ${2:t}, ${3:t}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i16 %p0, <4 x i64> %p1, <4 x i64> %p2)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vpshldd ${0:t} {${1}} {z}, ${2:t}, ${3:t}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <4 x i64> %p1, <4 x i64> %p2)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vpshldq ${0:t} {${1}} {z}, ${2:t}, ${3:t}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <4 x i64> %p1, <4 x i64> %p2)
ret <4 x i64> %v0

%v5 = bitcast <4 x i64> %p1 to <16 x i16>
%v6 = bitcast <4 x i64> %p2 to <16 x i16>
%v7 = bitcast <4 x i64> %p3 to <16 x i16>
%v8 = call <16 x i16> @llvm.fshl.v16i16(<16 x i16> %v5, <16 x i16> %v6, <16 x i16> %v7)
%v9 = bitcast <16 x i16> %v8 to <4 x i64>
%v10 = bitcast i16 %p0 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v8, <16 x i16> zeroinitializer
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = bitcast <4 x i64> %p1 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = bitcast <4 x i64> %p3 to <8 x i32>
%v8 = call <8 x i32> @llvm.fshl.v8i32(<8 x i32> %v5, <8 x i32> %v6, <8 x i32> %v7)
%v9 = bitcast <8 x i32> %v8 to <4 x i64>
%v10 = bitcast i8 %p0 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i32> %v8, <8 x i32> zeroinitializer
%v12 = bitcast <8 x i32> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = call <4 x i64> @llvm.fshl.v4i64(<4 x i64> %p1, <4 x i64> %p2, <4 x i64> %p3)
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> zeroinitializer
ret <4 x i64> %v8

%v0 = call <4 x i64> asm inteldialect "vpshrdw ${0:t} {${1}} {z}, ${2:t}, ${3:t}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i16 %p0, <4 x i64> %p1, <4 x i64> %p2)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vpshrdd ${0:t} {${1}} {z}, ${2:t}, ${3:t}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <4 x i64> %p1, <4 x i64> %p2)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vpshrdq ${0:t} {${1}} {z}, ${2:t}, ${3:t}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <4 x i64> %p1, <4 x i64> %p2)
ret <4 x i64> %v0

%v5 = bitcast <4 x i64> %p1 to <16 x i16>
%v6 = bitcast <4 x i64> %p2 to <16 x i16>
%v7 = bitcast <4 x i64> %p3 to <16 x i16>
%v8 = call <16 x i16> @llvm.fshr.v16i16(<16 x i16> %v6, <16 x i16> %v5, <16 x i16> %v7)
%v9 = bitcast <16 x i16> %v8 to <4 x i64>
%v10 = bitcast i16 %p0 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v8, <16 x i16> zeroinitializer
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = bitcast <4 x i64> %p1 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = bitcast <4 x i64> %p3 to <8 x i32>
%v8 = call <8 x i32> @llvm.fshr.v8i32(<8 x i32> %v6, <8 x i32> %v5, <8 x i32> %v7)
%v9 = bitcast <8 x i32> %v8 to <4 x i64>
%v10 = bitcast i8 %p0 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i32> %v8, <8 x i32> zeroinitializer
%v12 = bitcast <8 x i32> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = call <4 x i64> @llvm.fshr.v4i64(<4 x i64> %p2, <4 x i64> %p1, <4 x i64> %p3)
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> zeroinitializer
ret <4 x i64> %v8

%v0 = call <4 x i64> asm inteldialect "vpshldw ${0:t}, ${1:t}, ${2:t}, {0:1:0}", "=v,v,v,~{flags}"(<4 x i64> %p0, <4 x i64> %p1)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vpshldd ${0:t}, ${1:t}, ${2:t}, {0:1:0}", "=v,v,v,~{flags}"(<4 x i64> %p0, <4 x i64> %p1)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vpshldq ${0:t}, ${1:t}, ${2:t}, {0:1:0}", "=v,v,v,~{flags}"(<4 x i64> %p0, <4 x i64> %p1)
ret <4 x i64> %v0

%v4 = bitcast <4 x i64> %p0 to <16 x i16>
%v5 = bitcast <4 x i64> %p1 to <16 x i16>
%v6 = bitcast <4 x i64> %p2 to <16 x i16>
%v7 = call <16 x i16> @llvm.fshl.v16i16(<16 x i16> %v4, <16 x i16> %v5, <16 x i16> %v6)
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
ret <4 x i64> %v8

%v4 = bitcast <4 x i64> %p0 to <8 x i32>
%v5 = bitcast <4 x i64> %p1 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = call <8 x i32> @llvm.fshl.v8i32(<8 x i32> %v4, <8 x i32> %v5, <8 x i32> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
ret <4 x i64> %v8

%v4 = call <4 x i64> @llvm.fshl.v4i64(<4 x i64> %p0, <4 x i64> %p1, <4 x i64> %p2)
ret <4 x i64> %v4

%v0 = call <4 x i64> asm inteldialect "vpshrdw ${0:t}, ${1:t}, ${2:t}, {0:1:0}", "=v,v,v,~{flags}"(<4 x i64> %p0, <4 x i64> %p1)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vpshrdd ${0:t}, ${1:t}, ${2:t}, {0:1:0}", "=v,v,v,~{flags}"(<4 x i64> %p0, <4 x i64> %p1)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vpshrdq ${0:t}, ${1:t}, ${2:t}, {0:1:0}", "=v,v,v,~{flags}"(<4 x i64> %p0, <4 x i64> %p1)
ret <4 x i64> %v0

%v4 = bitcast <4 x i64> %p0 to <16 x i16>
%v5 = bitcast <4 x i64> %p1 to <16 x i16>
%v6 = bitcast <4 x i64> %p2 to <16 x i16>
%v7 = call <16 x i16> @llvm.fshr.v16i16(<16 x i16> %v5, <16 x i16> %v4, <16 x i16> %v6)
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
ret <4 x i64> %v8

%v4 = bitcast <4 x i64> %p0 to <8 x i32>
%v5 = bitcast <4 x i64> %p1 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = call <8 x i32> @llvm.fshr.v8i32(<8 x i32> %v5, <8 x i32> %v4, <8 x i32> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
ret <4 x i64> %v8

%v4 = call <4 x i64> @llvm.fshr.v4i64(<4 x i64> %p1, <4 x i64> %p0, <4 x i64> %p2)
ret <4 x i64> %v4

declare <32 x i16> @llvm.x86.avx512.pavg.w.512(<32 x i16>, <32 x i16>)
%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = call <32 x i16> @llvm.x86.avx512.pavg.w.512(<32 x i16> %v3, <32 x i16> %v4)
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
ret <8 x i64> %v6

declare <64 x i8> @llvm.x86.avx512.pavg.b.512(<64 x i8>, <64 x i8>)
%v3 = bitcast <8 x i64> %p0 to <64 x i8>
%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = call <64 x i8> @llvm.x86.avx512.pavg.b.512(<64 x i8> %v3, <64 x i8> %v4)
%v6 = bitcast <64 x i8> %v5 to <8 x i64>
ret <8 x i64> %v6

%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = bitcast <8 x i64> %p3 to <32 x i16>
%v7 = call <32 x i16> @llvm.x86.avx512.pavg.w.512(<32 x i16> %v5, <32 x i16> %v6)
%v8 = bitcast <8 x i64> %p0 to <32 x i16>
%v9 = bitcast i32 %p1 to <32 x i1>
%v10 = select <32 x i1> %v9, <32 x i16> %v7, <32 x i16> %v8
%v11 = bitcast <32 x i16> %v10 to <8 x i64>
ret <8 x i64> %v11

%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = bitcast <8 x i64> %p3 to <64 x i8>
%v7 = call <64 x i8> @llvm.x86.avx512.pavg.b.512(<64 x i8> %v5, <64 x i8> %v6)
%v8 = bitcast <8 x i64> %p0 to <64 x i8>
%v9 = bitcast i64 %p1 to <64 x i1>
%v10 = select <64 x i1> %v9, <64 x i8> %v7, <64 x i8> %v8
%v11 = bitcast <64 x i8> %v10 to <8 x i64>
ret <8 x i64> %v11

%v0 = call <8 x i64> asm inteldialect "vpshldw ${0:g} {${1}}, ${3:g}, ${4:g}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i32 %p1, <8 x i64> %p0, <8 x i64> %p2, <8 x i64> %p3)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vpshldd ${0:g} {${1}}, ${3:g}, ${4:g}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i16 %p1, <8 x i64> %p0, <8 x i64> %p2, <8 x i64> %p3)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vpshldq ${0:g} {${1}}, ${3:g}, ${4:g}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <8 x i64> %p0, <8 x i64> %p2, <8 x i64> %p3)
ret <8 x i64> %v0

declare <32 x i16> @llvm.fshl.v32i16(<32 x i16>, <32 x i16>, <32 x i16>)
%v5 = bitcast <8 x i64> %p0 to <32 x i16>
%v6 = bitcast <8 x i64> %p2 to <32 x i16>
%v7 = bitcast <8 x i64> %p3 to <32 x i16>
%v8 = call <32 x i16> @llvm.fshl.v32i16(<32 x i16> %v5, <32 x i16> %v6, <32 x i16> %v7)
%v9 = bitcast <32 x i16> %v8 to <8 x i64>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i16> %v8, <32 x i16> %v5
%v12 = bitcast <32 x i16> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <16 x i32> @llvm.fshl.v16i32(<16 x i32>, <16 x i32>, <16 x i32>)
%v5 = bitcast <8 x i64> %p0 to <16 x i32>
%v6 = bitcast <8 x i64> %p2 to <16 x i32>
%v7 = bitcast <8 x i64> %p3 to <16 x i32>
%v8 = call <16 x i32> @llvm.fshl.v16i32(<16 x i32> %v5, <16 x i32> %v6, <16 x i32> %v7)
%v9 = bitcast <16 x i32> %v8 to <8 x i64>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v8, <16 x i32> %v5
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <8 x i64> @llvm.fshl.v8i64(<8 x i64>, <8 x i64>, <8 x i64>)
%v5 = call <8 x i64> @llvm.fshl.v8i64(<8 x i64> %p0, <8 x i64> %p2, <8 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> %p0
ret <8 x i64> %v7

%v0 = call <8 x i64> asm inteldialect "vpshrdw ${0:g} {${1}}, ${3:g}, ${4:g}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i32 %p1, <8 x i64> %p0, <8 x i64> %p2, <8 x i64> %p3)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vpshrdd ${0:g} {${1}}, ${3:g}, ${4:g}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i16 %p1, <8 x i64> %p0, <8 x i64> %p2, <8 x i64> %p3)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vpshrdq ${0:g} {${1}}, ${3:g}, ${4:g}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <8 x i64> %p0, <8 x i64> %p2, <8 x i64> %p3)
ret <8 x i64> %v0

declare <32 x i16> @llvm.fshr.v32i16(<32 x i16>, <32 x i16>, <32 x i16>)
%v5 = bitcast <8 x i64> %p0 to <32 x i16>
%v6 = bitcast <8 x i64> %p2 to <32 x i16>
%v7 = bitcast <8 x i64> %p3 to <32 x i16>
%v8 = call <32 x i16> @llvm.fshr.v32i16(<32 x i16> %v6, <32 x i16> %v5, <32 x i16> %v7)
%v9 = bitcast <32 x i16> %v8 to <8 x i64>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i16> %v8, <32 x i16> %v5
%v12 = bitcast <32 x i16> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <16 x i32> @llvm.fshr.v16i32(<16 x i32>, <16 x i32>, <16 x i32>)
%v5 = bitcast <8 x i64> %p0 to <16 x i32>
%v6 = bitcast <8 x i64> %p2 to <16 x i32>
%v7 = bitcast <8 x i64> %p3 to <16 x i32>
%v8 = call <16 x i32> @llvm.fshr.v16i32(<16 x i32> %v6, <16 x i32> %v5, <16 x i32> %v7)
%v9 = bitcast <16 x i32> %v8 to <8 x i64>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v8, <16 x i32> %v5
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <8 x i64> @llvm.fshr.v8i64(<8 x i64>, <8 x i64>, <8 x i64>)
%v5 = call <8 x i64> @llvm.fshr.v8i64(<8 x i64> %p2, <8 x i64> %p0, <8 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> %p0
ret <8 x i64> %v7

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = call <32 x i16> @llvm.x86.avx512.pavg.w.512(<32 x i16> %v4, <32 x i16> %v5)
%v7 = bitcast i32 %p0 to <32 x i1>
%v8 = select <32 x i1> %v7, <32 x i16> %v6, <32 x i16> zeroinitializer
%v9 = bitcast <32 x i16> %v8 to <8 x i64>
ret <8 x i64> %v9

%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = call <64 x i8> @llvm.x86.avx512.pavg.b.512(<64 x i8> %v4, <64 x i8> %v5)
%v7 = bitcast i64 %p0 to <64 x i1>
%v8 = select <64 x i1> %v7, <64 x i8> %v6, <64 x i8> zeroinitializer
%v9 = bitcast <64 x i8> %v8 to <8 x i64>
ret <8 x i64> %v9

%v0 = call <8 x i64> asm inteldialect "vpshldw ${0:g} {${1}} {z}, ${2:g}, ${3:g}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i32 %p0, <8 x i64> %p1, <8 x i64> %p2)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vpshldd ${0:g} {${1}} {z}, ${2:g}, ${3:g}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i16 %p0, <8 x i64> %p1, <8 x i64> %p2)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vpshldq ${0:g} {${1}} {z}, ${2:g}, ${3:g}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <8 x i64> %p1, <8 x i64> %p2)
ret <8 x i64> %v0

%v5 = bitcast <8 x i64> %p1 to <32 x i16>
%v6 = bitcast <8 x i64> %p2 to <32 x i16>
%v7 = bitcast <8 x i64> %p3 to <32 x i16>
%v8 = call <32 x i16> @llvm.fshl.v32i16(<32 x i16> %v5, <32 x i16> %v6, <32 x i16> %v7)
%v9 = bitcast <32 x i16> %v8 to <8 x i64>
%v10 = bitcast i32 %p0 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i16> %v8, <32 x i16> zeroinitializer
%v12 = bitcast <32 x i16> %v11 to <8 x i64>
ret <8 x i64> %v12

%v5 = bitcast <8 x i64> %p1 to <16 x i32>
%v6 = bitcast <8 x i64> %p2 to <16 x i32>
%v7 = bitcast <8 x i64> %p3 to <16 x i32>
%v8 = call <16 x i32> @llvm.fshl.v16i32(<16 x i32> %v5, <16 x i32> %v6, <16 x i32> %v7)
%v9 = bitcast <16 x i32> %v8 to <8 x i64>
%v10 = bitcast i16 %p0 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v8, <16 x i32> zeroinitializer
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

%v5 = call <8 x i64> @llvm.fshl.v8i64(<8 x i64> %p1, <8 x i64> %p2, <8 x i64> %p3)
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> zeroinitializer
ret <8 x i64> %v7

%v0 = call <8 x i64> asm inteldialect "vpshrdw ${0:g} {${1}} {z}, ${2:g}, ${3:g}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i32 %p0, <8 x i64> %p1, <8 x i64> %p2)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vpshrdd ${0:g} {${1}} {z}, ${2:g}, ${3:g}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i16 %p0, <8 x i64> %p1, <8 x i64> %p2)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vpshrdq ${0:g} {${1}} {z}, ${2:g}, ${3:g}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <8 x i64> %p1, <8 x i64> %p2)
ret <8 x i64> %v0

%v5 = bitcast <8 x i64> %p1 to <32 x i16>
%v6 = bitcast <8 x i64> %p2 to <32 x i16>
%v7 = bitcast <8 x i64> %p3 to <32 x i16>
%v8 = call <32 x i16> @llvm.fshr.v32i16(<32 x i16> %v6, <32 x i16> %v5, <32 x i16> %v7)
%v9 = bitcast <32 x i16> %v8 to <8 x i64>
%v10 = bitcast i32 %p0 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i16> %v8, <32 x i16> zeroinitializer
%v12 = bitcast <32 x i16> %v11 to <8 x i64>
ret <8 x i64> %v12

%v5 = bitcast <8 x i64> %p1 to <16 x i32>
%v6 = bitcast <8 x i64> %p2 to <16 x i32>
%v7 = bitcast <8 x i64> %p3 to <16 x i32>
%v8 = call <16 x i32> @llvm.fshr.v16i32(<16 x i32> %v6, <16 x i32> %v5, <16 x i32> %v7)
%v9 = bitcast <16 x i32> %v8 to <8 x i64>
%v10 = bitcast i16 %p0 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v8, <16 x i32> zeroinitializer
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

%v5 = call <8 x i64> @llvm.fshr.v8i64(<8 x i64> %p2, <8 x i64> %p1, <8 x i64> %p3)
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> zeroinitializer
ret <8 x i64> %v7

%v0 = call <8 x i64> asm inteldialect "vpshldw ${0:g}, ${1:g}, ${2:g}, {0:1:0}", "=v,v,v,~{flags}"(<8 x i64> %p0, <8 x i64> %p1)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vpshldd ${0:g}, ${1:g}, ${2:g}, {0:1:0}", "=v,v,v,~{flags}"(<8 x i64> %p0, <8 x i64> %p1)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vpshldq ${0:g}, ${1:g}, ${2:g}, {0:1:0}", "=v,v,v,~{flags}"(<8 x i64> %p0, <8 x i64> %p1)
ret <8 x i64> %v0

%v4 = bitcast <8 x i64> %p0 to <32 x i16>
%v5 = bitcast <8 x i64> %p1 to <32 x i16>
%v6 = bitcast <8 x i64> %p2 to <32 x i16>
%v7 = call <32 x i16> @llvm.fshl.v32i16(<32 x i16> %v4, <32 x i16> %v5, <32 x i16> %v6)
%v8 = bitcast <32 x i16> %v7 to <8 x i64>
ret <8 x i64> %v8

%v4 = bitcast <8 x i64> %p0 to <16 x i32>
%v5 = bitcast <8 x i64> %p1 to <16 x i32>
%v6 = bitcast <8 x i64> %p2 to <16 x i32>
%v7 = call <16 x i32> @llvm.fshl.v16i32(<16 x i32> %v4, <16 x i32> %v5, <16 x i32> %v6)
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
ret <8 x i64> %v8

%v4 = call <8 x i64> @llvm.fshl.v8i64(<8 x i64> %p0, <8 x i64> %p1, <8 x i64> %p2)
ret <8 x i64> %v4

%v0 = call <8 x i64> asm inteldialect "vpshrdw ${0:g}, ${1:g}, ${2:g}, {0:1:0}", "=v,v,v,~{flags}"(<8 x i64> %p0, <8 x i64> %p1)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vpshrdd ${0:g}, ${1:g}, ${2:g}, {0:1:0}", "=v,v,v,~{flags}"(<8 x i64> %p0, <8 x i64> %p1)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vpshrdq ${0:g}, ${1:g}, ${2:g}, {0:1:0}", "=v,v,v,~{flags}"(<8 x i64> %p0, <8 x i64> %p1)
ret <8 x i64> %v0

%v4 = bitcast <8 x i64> %p0 to <32 x i16>
%v5 = bitcast <8 x i64> %p1 to <32 x i16>
%v6 = bitcast <8 x i64> %p2 to <32 x i16>
%v7 = call <32 x i16> @llvm.fshr.v32i16(<32 x i16> %v5, <32 x i16> %v4, <32 x i16> %v6)
%v8 = bitcast <32 x i16> %v7 to <8 x i64>
ret <8 x i64> %v8

%v4 = bitcast <8 x i64> %p0 to <16 x i32>
%v5 = bitcast <8 x i64> %p1 to <16 x i32>
%v6 = bitcast <8 x i64> %p2 to <16 x i32>
%v7 = call <16 x i32> @llvm.fshr.v16i32(<16 x i32> %v5, <16 x i32> %v4, <16 x i32> %v6)
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
ret <8 x i64> %v8

%v4 = call <8 x i64> @llvm.fshr.v8i64(<8 x i64> %p1, <8 x i64> %p0, <8 x i64> %p2)
ret <8 x i64> %v4

declare <8 x i16> @llvm.x86.sse2.pavg.w(<8 x i16>, <8 x i16>)
%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = call <8 x i16> @llvm.x86.sse2.pavg.w(<8 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

declare <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8>, <16 x i8>)
%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = call <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8> %v3, <16 x i8> %v4)
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = bitcast <2 x i64> %p3 to <8 x i16>
%v7 = call <8 x i16> @llvm.x86.sse2.pavg.w(<8 x i16> %v5, <8 x i16> %v6)
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <8 x i16>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v7, <8 x i16> %v9
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = bitcast <2 x i64> %p3 to <16 x i8>
%v7 = call <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8> %v5, <16 x i8> %v6)
%v8 = bitcast <16 x i8> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <16 x i8>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i8> %v7, <16 x i8> %v9
%v12 = bitcast <16 x i8> %v11 to <2 x i64>
ret <2 x i64> %v12

%v0 = call <2 x i64> asm inteldialect "vpshldw ${0:x} {${1}}, ${3:x}, ${4:x}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <2 x i64> %p0, <2 x i64> %p2, <2 x i64> %p3)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vpshldd ${0:x} {${1}}, ${3:x}, ${4:x}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <2 x i64> %p0, <2 x i64> %p2, <2 x i64> %p3)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vpshldq ${0:x} {${1}}, ${3:x}, ${4:x}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <2 x i64> %p0, <2 x i64> %p2, <2 x i64> %p3)
ret <2 x i64> %v0

declare <8 x i16> @llvm.fshl.v8i16(<8 x i16>, <8 x i16>, <8 x i16>)
%v5 = bitcast <2 x i64> %p0 to <8 x i16>
%v6 = bitcast <2 x i64> %p2 to <8 x i16>
%v7 = bitcast <2 x i64> %p3 to <8 x i16>
%v8 = call <8 x i16> @llvm.fshl.v8i16(<8 x i16> %v5, <8 x i16> %v6, <8 x i16> %v7)
%v9 = bitcast <8 x i16> %v8 to <2 x i64>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v8, <8 x i16> %v5
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

declare <4 x i32> @llvm.fshl.v4i32(<4 x i32>, <4 x i32>, <4 x i32>)
%v5 = bitcast <2 x i64> %p0 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = bitcast <2 x i64> %p3 to <4 x i32>
%v8 = call <4 x i32> @llvm.fshl.v4i32(<4 x i32> %v5, <4 x i32> %v6, <4 x i32> %v7)
%v9 = bitcast <4 x i32> %v8 to <2 x i64>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v12 = select <4 x i1> %v11, <4 x i32> %v8, <4 x i32> %v5
%v13 = bitcast <4 x i32> %v12 to <2 x i64>
ret <2 x i64> %v13

declare <2 x i64> @llvm.fshl.v2i64(<2 x i64>, <2 x i64>, <2 x i64>)
%v5 = call <2 x i64> @llvm.fshl.v2i64(<2 x i64> %p0, <2 x i64> %p2, <2 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> %p0
ret <2 x i64> %v8

%v0 = call <2 x i64> asm inteldialect "vpshrdw ${0:x} {${1}}, ${3:x}, ${4:x}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <2 x i64> %p0, <2 x i64> %p2, <2 x i64> %p3)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vpshrdd ${0:x} {${1}}, ${3:x}, ${4:x}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <2 x i64> %p0, <2 x i64> %p2, <2 x i64> %p3)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vpshrdq ${0:x} {${1}}, ${3:x}, ${4:x}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <2 x i64> %p0, <2 x i64> %p2, <2 x i64> %p3)
ret <2 x i64> %v0

declare <8 x i16> @llvm.fshr.v8i16(<8 x i16>, <8 x i16>, <8 x i16>)
%v5 = bitcast <2 x i64> %p0 to <8 x i16>
%v6 = bitcast <2 x i64> %p2 to <8 x i16>
%v7 = bitcast <2 x i64> %p3 to <8 x i16>
%v8 = call <8 x i16> @llvm.fshr.v8i16(<8 x i16> %v6, <8 x i16> %v5, <8 x i16> %v7)
%v9 = bitcast <8 x i16> %v8 to <2 x i64>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v8, <8 x i16> %v5
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

declare <4 x i32> @llvm.fshr.v4i32(<4 x i32>, <4 x i32>, <4 x i32>)
%v5 = bitcast <2 x i64> %p0 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = bitcast <2 x i64> %p3 to <4 x i32>
%v8 = call <4 x i32> @llvm.fshr.v4i32(<4 x i32> %v6, <4 x i32> %v5, <4 x i32> %v7)
%v9 = bitcast <4 x i32> %v8 to <2 x i64>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v12 = select <4 x i1> %v11, <4 x i32> %v8, <4 x i32> %v5
%v13 = bitcast <4 x i32> %v12 to <2 x i64>
ret <2 x i64> %v13

declare <2 x i64> @llvm.fshr.v2i64(<2 x i64>, <2 x i64>, <2 x i64>)
%v5 = call <2 x i64> @llvm.fshr.v2i64(<2 x i64> %p2, <2 x i64> %p0, <2 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> %p0
ret <2 x i64> %v8

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = call <8 x i16> @llvm.x86.sse2.pavg.w(<8 x i16> %v4, <8 x i16> %v5)
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i16> %v6, <8 x i16> zeroinitializer
%v10 = bitcast <8 x i16> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = call <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8> %v4, <16 x i8> %v5)
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i8> %v6, <16 x i8> zeroinitializer
%v10 = bitcast <16 x i8> %v9 to <2 x i64>
ret <2 x i64> %v10

%v0 = call <2 x i64> asm inteldialect "vpshldw ${0:x} {${1}} {z}, ${2:x}, ${3:x}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <2 x i64> %p1, <2 x i64> %p2)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vpshldd ${0:x} {${1}} {z}, ${2:x}, ${3:x}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <2 x i64> %p1, <2 x i64> %p2)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vpshldq ${0:x} {${1}} {z}, ${2:x}, ${3:x}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <2 x i64> %p1, <2 x i64> %p2)
ret <2 x i64> %v0

%v5 = bitcast <2 x i64> %p1 to <8 x i16>
%v6 = bitcast <2 x i64> %p2 to <8 x i16>
%v7 = bitcast <2 x i64> %p3 to <8 x i16>
%v8 = call <8 x i16> @llvm.fshl.v8i16(<8 x i16> %v5, <8 x i16> %v6, <8 x i16> %v7)
%v9 = bitcast <8 x i16> %v8 to <2 x i64>
%v10 = bitcast i8 %p0 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v8, <8 x i16> zeroinitializer
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

%v5 = bitcast <2 x i64> %p1 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = bitcast <2 x i64> %p3 to <4 x i32>
%v8 = call <4 x i32> @llvm.fshl.v4i32(<4 x i32> %v5, <4 x i32> %v6, <4 x i32> %v7)
%v9 = bitcast <4 x i32> %v8 to <2 x i64>
%v10 = bitcast i8 %p0 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v12 = select <4 x i1> %v11, <4 x i32> %v8, <4 x i32> zeroinitializer
%v13 = bitcast <4 x i32> %v12 to <2 x i64>
ret <2 x i64> %v13

%v5 = call <2 x i64> @llvm.fshl.v2i64(<2 x i64> %p1, <2 x i64> %p2, <2 x i64> %p3)
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> zeroinitializer
ret <2 x i64> %v8

%v0 = call <2 x i64> asm inteldialect "vpshrdw ${0:x} {${1}} {z}, ${2:x}, ${3:x}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <2 x i64> %p1, <2 x i64> %p2)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vpshrdd ${0:x} {${1}} {z}, ${2:x}, ${3:x}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <2 x i64> %p1, <2 x i64> %p2)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vpshrdq ${0:x} {${1}} {z}, ${2:x}, ${3:x}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <2 x i64> %p1, <2 x i64> %p2)
ret <2 x i64> %v0

%v5 = bitcast <2 x i64> %p1 to <8 x i16>
%v6 = bitcast <2 x i64> %p2 to <8 x i16>
%v7 = bitcast <2 x i64> %p3 to <8 x i16>
%v8 = call <8 x i16> @llvm.fshr.v8i16(<8 x i16> %v6, <8 x i16> %v5, <8 x i16> %v7)
%v9 = bitcast <8 x i16> %v8 to <2 x i64>
%v10 = bitcast i8 %p0 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v8, <8 x i16> zeroinitializer
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

%v5 = bitcast <2 x i64> %p1 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = bitcast <2 x i64> %p3 to <4 x i32>
%v8 = call <4 x i32> @llvm.fshr.v4i32(<4 x i32> %v6, <4 x i32> %v5, <4 x i32> %v7)
%v9 = bitcast <4 x i32> %v8 to <2 x i64>
%v10 = bitcast i8 %p0 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v12 = select <4 x i1> %v11, <4 x i32> %v8, <4 x i32> zeroinitializer
%v13 = bitcast <4 x i32> %v12 to <2 x i64>
ret <2 x i64> %v13

%v5 = call <2 x i64> @llvm.fshr.v2i64(<2 x i64> %p2, <2 x i64> %p1, <2 x i64> %p3)
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> zeroinitializer
ret <2 x i64> %v8

%v0 = call <2 x i64> asm inteldialect "vpshldw ${0:x}, ${1:x}, ${2:x}, {0:1:0}", "=v,v,v,~{flags}"(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vpshldd ${0:x}, ${1:x}, ${2:x}, {0:1:0}", "=v,v,v,~{flags}"(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vpshldq ${0:x}, ${1:x}, ${2:x}, {0:1:0}", "=v,v,v,~{flags}"(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v0

%v4 = bitcast <2 x i64> %p0 to <8 x i16>
%v5 = bitcast <2 x i64> %p1 to <8 x i16>
%v6 = bitcast <2 x i64> %p2 to <8 x i16>
%v7 = call <8 x i16> @llvm.fshl.v8i16(<8 x i16> %v4, <8 x i16> %v5, <8 x i16> %v6)
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
ret <2 x i64> %v8

%v4 = bitcast <2 x i64> %p0 to <4 x i32>
%v5 = bitcast <2 x i64> %p1 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = call <4 x i32> @llvm.fshl.v4i32(<4 x i32> %v4, <4 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
ret <2 x i64> %v8

%v4 = call <2 x i64> @llvm.fshl.v2i64(<2 x i64> %p0, <2 x i64> %p1, <2 x i64> %p2)
ret <2 x i64> %v4

%v0 = call <2 x i64> asm inteldialect "vpshrdw ${0:x}, ${1:x}, ${2:x}, {0:1:0}", "=v,v,v,~{flags}"(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vpshrdd ${0:x}, ${1:x}, ${2:x}, {0:1:0}", "=v,v,v,~{flags}"(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vpshrdq ${0:x}, ${1:x}, ${2:x}, {0:1:0}", "=v,v,v,~{flags}"(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v0

%v4 = bitcast <2 x i64> %p0 to <8 x i16>
%v5 = bitcast <2 x i64> %p1 to <8 x i16>
%v6 = bitcast <2 x i64> %p2 to <8 x i16>
%v7 = call <8 x i16> @llvm.fshr.v8i16(<8 x i16> %v5, <8 x i16> %v4, <8 x i16> %v6)
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
ret <2 x i64> %v8

%v4 = bitcast <2 x i64> %p0 to <4 x i32>
%v5 = bitcast <2 x i64> %p1 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = call <4 x i32> @llvm.fshr.v4i32(<4 x i32> %v5, <4 x i32> %v4, <4 x i32> %v6)
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
ret <2 x i64> %v8

%v4 = call <2 x i64> @llvm.fshr.v2i64(<2 x i64> %p1, <2 x i64> %p0, <2 x i64> %p2)
ret <2 x i64> %v4

%v3 = xor i32 %p0, -1
%v4 = and i32 %v3, %p1
ret i32 %v4

%v3 = xor i64 %p0, -1
%v4 = and i64 %v3, %p1
ret i64 %v4

%v2 = sub i32 0, %p0
%v3 = and i32 %p0, %v2
ret i32 %v3

%v2 = sub i64 0, %p0
%v3 = and i64 %p0, %v2
ret i64 %v3

%v2 = sub i32 %p0, 1
%v3 = xor i32 %p0, %v2
ret i32 %v3

%v2 = sub i64 %p0, 1
%v3 = xor i64 %p0, %v2
ret i64 %v3

%v2 = sub i32 %p0, 1
%v3 = and i32 %p0, %v2
ret i32 %v3

%v2 = sub i64 %p0, 1
%v3 = and i64 %p0, %v2
ret i64 %v3

%v3 = bitcast i16 %p0 to <16 x i1>
%v4 = bitcast i16 %p1 to <16 x i1>
%v5 = and <16 x i1> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = bitcast i32 %p0 to <32 x i1>
%v4 = bitcast i32 %p1 to <32 x i1>
%v5 = and <32 x i1> %v3, %v4
%v6 = bitcast <32 x i1> %v5 to i32
ret i32 %v6

%v3 = bitcast i64 %p0 to <64 x i1>
%v4 = bitcast i64 %p1 to <64 x i1>
%v5 = and <64 x i1> %v3, %v4
%v6 = bitcast <64 x i1> %v5 to i64
ret i64 %v6

%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = and <8 x i1> %v3, %v4
%v6 = bitcast <8 x i1> %v5 to i8
ret i8 %v6

%v3 = bitcast i16 %p0 to <16 x i1>
%v4 = bitcast i16 %p1 to <16 x i1>
%v5 = xor <16 x i1> %v3, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
%v6 = and <16 x i1> %v5, %v4
%v7 = bitcast <16 x i1> %v6 to i16
ret i16 %v7

%v3 = bitcast i32 %p0 to <32 x i1>
%v4 = bitcast i32 %p1 to <32 x i1>
%v5 = xor <32 x i1> %v3, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
%v6 = and <32 x i1> %v5, %v4
%v7 = bitcast <32 x i1> %v6 to i32
ret i32 %v7

%v3 = bitcast i64 %p0 to <64 x i1>
%v4 = bitcast i64 %p1 to <64 x i1>
%v5 = xor <64 x i1> %v3, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
%v6 = and <64 x i1> %v5, %v4
%v7 = bitcast <64 x i1> %v6 to i64
ret i64 %v7

%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = xor <8 x i1> %v3, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
%v6 = and <8 x i1> %v5, %v4
%v7 = bitcast <8 x i1> %v6 to i8
ret i8 %v7

%v3 = bitcast i16 %p0 to <16 x i1>
%v4 = bitcast i16 %p1 to <16 x i1>
%v5 = or <16 x i1> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = bitcast i32 %p0 to <32 x i1>
%v4 = bitcast i32 %p1 to <32 x i1>
%v5 = or <32 x i1> %v3, %v4
%v6 = bitcast <32 x i1> %v5 to i32
ret i32 %v6

%v3 = bitcast i64 %p0 to <64 x i1>
%v4 = bitcast i64 %p1 to <64 x i1>
%v5 = or <64 x i1> %v3, %v4
%v6 = bitcast <64 x i1> %v5 to i64
ret i64 %v6

%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = or <8 x i1> %v3, %v4
%v6 = bitcast <8 x i1> %v5 to i8
ret i8 %v6

%v3 = bitcast i16 %p0 to <16 x i1>
%v4 = bitcast i16 %p1 to <16 x i1>
%v5 = xor <16 x i1> %v3, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
%v6 = xor <16 x i1> %v5, %v4
%v7 = bitcast <16 x i1> %v6 to i16
ret i16 %v7

%v3 = bitcast i32 %p0 to <32 x i1>
%v4 = bitcast i32 %p1 to <32 x i1>
%v5 = xor <32 x i1> %v3, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
%v6 = xor <32 x i1> %v5, %v4
%v7 = bitcast <32 x i1> %v6 to i32
ret i32 %v7

%v3 = bitcast i64 %p0 to <64 x i1>
%v4 = bitcast i64 %p1 to <64 x i1>
%v5 = xor <64 x i1> %v3, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
%v6 = xor <64 x i1> %v5, %v4
%v7 = bitcast <64 x i1> %v6 to i64
ret i64 %v7

%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = xor <8 x i1> %v3, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
%v6 = xor <8 x i1> %v5, %v4
%v7 = bitcast <8 x i1> %v6 to i8
ret i8 %v7

%v3 = bitcast i16 %p0 to <16 x i1>
%v4 = bitcast i16 %p1 to <16 x i1>
%v5 = xor <16 x i1> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = bitcast i32 %p0 to <32 x i1>
%v4 = bitcast i32 %p1 to <32 x i1>
%v5 = xor <32 x i1> %v3, %v4
%v6 = bitcast <32 x i1> %v5 to i32
ret i32 %v6

%v3 = bitcast i64 %p0 to <64 x i1>
%v4 = bitcast i64 %p1 to <64 x i1>
%v5 = xor <64 x i1> %v3, %v4
%v6 = bitcast <64 x i1> %v5 to i64
ret i64 %v6

%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = xor <8 x i1> %v3, %v4
%v6 = bitcast <8 x i1> %v5 to i8
ret i8 %v6

%v0 = call <4 x double> asm inteldialect "vandpd ${0:t}, ${1:t}, ${2:t}", "=x,x,x,~{flags}"(<4 x double> %p0, <4 x double> %p1)
ret <4 x double> %v0

%v3 = bitcast <8 x float> %p0 to <8 x i32>
%v4 = bitcast <8 x float> %p1 to <8 x i32>
%v5 = and <8 x i32> %v3, %v4
%v6 = bitcast <8 x i32> %v5 to <8 x float>
ret <8 x float> %v6

%v3 = and <4 x i64> %p0, %p1
ret <4 x i64> %v3

%v0 = call <4 x double> asm inteldialect "vandnpd ${0:t}, ${1:t}, ${2:t}", "=x,x,x,~{flags}"(<4 x double> %p0, <4 x double> %p1)
ret <4 x double> %v0

%v3 = bitcast <8 x float> %p0 to <8 x i32>
%v4 = xor <8 x i32> %v3, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
%v5 = bitcast <8 x float> %p1 to <8 x i32>
%v6 = and <8 x i32> %v4, %v5
%v7 = bitcast <8 x i32> %v6 to <8 x float>
ret <8 x float> %v7

%v3 = xor <4 x i64> %p0, <i64 -1, i64 -1, i64 -1, i64 -1>
%v4 = and <4 x i64> %v3, %p1
ret <4 x i64> %v4

%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = bitcast <4 x i64> %p3 to <8 x i32>
%v7 = and <8 x i32> %v5, %v6
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <8 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i32> %v7, <8 x i32> %v9
%v12 = bitcast <8 x i32> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = and <4 x i64> %p2, %p3
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> %p0
ret <4 x i64> %v8

%v5 = bitcast <4 x double> %p2 to <4 x i64>
%v6 = bitcast <4 x double> %p3 to <4 x i64>
%v7 = and <4 x i64> %v5, %v6
%v8 = bitcast <4 x i64> %v7 to <4 x double>
%v9 = bitcast i8 %p1 to <8 x i1>
%v10 = shufflevector <8 x i1> %v9, <8 x i1> %v9, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v11 = select <4 x i1> %v10, <4 x double> %v8, <4 x double> %p0
ret <4 x double> %v11

%v5 = bitcast <8 x float> %p2 to <8 x i32>
%v6 = bitcast <8 x float> %p3 to <8 x i32>
%v7 = and <8 x i32> %v5, %v6
%v8 = bitcast <8 x i32> %v7 to <8 x float>
%v9 = bitcast i8 %p1 to <8 x i1>
%v10 = select <8 x i1> %v9, <8 x float> %v8, <8 x float> %p0
ret <8 x float> %v10

%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = xor <8 x i32> %v5, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
%v7 = bitcast <4 x i64> %p3 to <8 x i32>
%v8 = and <8 x i32> %v6, %v7
%v9 = bitcast <8 x i32> %v8 to <4 x i64>
%v10 = bitcast <4 x i64> %p0 to <8 x i32>
%v11 = bitcast i8 %p1 to <8 x i1>
%v12 = select <8 x i1> %v11, <8 x i32> %v8, <8 x i32> %v10
%v13 = bitcast <8 x i32> %v12 to <4 x i64>
ret <4 x i64> %v13

%v5 = xor <4 x i64> %p2, <i64 -1, i64 -1, i64 -1, i64 -1>
%v6 = and <4 x i64> %v5, %p3
%v7 = bitcast i8 %p1 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v9 = select <4 x i1> %v8, <4 x i64> %v6, <4 x i64> %p0
ret <4 x i64> %v9

%v5 = bitcast <4 x double> %p2 to <4 x i64>
%v6 = xor <4 x i64> %v5, <i64 -1, i64 -1, i64 -1, i64 -1>
%v7 = bitcast <4 x double> %p3 to <4 x i64>
%v8 = and <4 x i64> %v6, %v7
%v9 = bitcast <4 x i64> %v8 to <4 x double>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v12 = select <4 x i1> %v11, <4 x double> %v9, <4 x double> %p0
ret <4 x double> %v12

%v5 = bitcast <8 x float> %p2 to <8 x i32>
%v6 = xor <8 x i32> %v5, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
%v7 = bitcast <8 x float> %p3 to <8 x i32>
%v8 = and <8 x i32> %v6, %v7
%v9 = bitcast <8 x i32> %v8 to <8 x float>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x float> %v9, <8 x float> %p0
ret <8 x float> %v11

%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = bitcast <4 x i64> %p3 to <8 x i32>
%v7 = or <8 x i32> %v5, %v6
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <8 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i32> %v7, <8 x i32> %v9
%v12 = bitcast <8 x i32> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = or <4 x i64> %p2, %p3
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> %p0
ret <4 x i64> %v8

%v5 = bitcast <4 x double> %p2 to <4 x i64>
%v6 = bitcast <4 x double> %p3 to <4 x i64>
%v7 = or <4 x i64> %v5, %v6
%v8 = bitcast <4 x i64> %v7 to <4 x double>
%v9 = bitcast i8 %p1 to <8 x i1>
%v10 = shufflevector <8 x i1> %v9, <8 x i1> %v9, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v11 = select <4 x i1> %v10, <4 x double> %v8, <4 x double> %p0
ret <4 x double> %v11

%v5 = bitcast <8 x float> %p2 to <8 x i32>
%v6 = bitcast <8 x float> %p3 to <8 x i32>
%v7 = or <8 x i32> %v5, %v6
%v8 = bitcast <8 x i32> %v7 to <8 x float>
%v9 = bitcast i8 %p1 to <8 x i1>
%v10 = select <8 x i1> %v9, <8 x float> %v8, <8 x float> %p0
ret <8 x float> %v10

%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = bitcast <4 x i64> %p3 to <8 x i32>
%v7 = xor <8 x i32> %v5, %v6
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <8 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i32> %v7, <8 x i32> %v9
%v12 = bitcast <8 x i32> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = xor <4 x i64> %p2, %p3
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> %p0
ret <4 x i64> %v8

%v5 = bitcast <4 x double> %p2 to <4 x i64>
%v6 = bitcast <4 x double> %p3 to <4 x i64>
%v7 = xor <4 x i64> %v5, %v6
%v8 = bitcast <4 x i64> %v7 to <4 x double>
%v9 = bitcast i8 %p1 to <8 x i1>
%v10 = shufflevector <8 x i1> %v9, <8 x i1> %v9, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v11 = select <4 x i1> %v10, <4 x double> %v8, <4 x double> %p0
ret <4 x double> %v11

%v5 = bitcast <8 x float> %p2 to <8 x i32>
%v6 = bitcast <8 x float> %p3 to <8 x i32>
%v7 = xor <8 x i32> %v5, %v6
%v8 = bitcast <8 x i32> %v7 to <8 x float>
%v9 = bitcast i8 %p1 to <8 x i1>
%v10 = select <8 x i1> %v9, <8 x float> %v8, <8 x float> %p0
ret <8 x float> %v10

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = and <8 x i32> %v4, %v5
%v7 = bitcast <8 x i32> %v6 to <4 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i32> %v6, <8 x i32> zeroinitializer
%v10 = bitcast <8 x i32> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = and <4 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i64> %v4, <4 x i64> zeroinitializer
ret <4 x i64> %v7

%v4 = bitcast <4 x double> %p1 to <4 x i64>
%v5 = bitcast <4 x double> %p2 to <4 x i64>
%v6 = and <4 x i64> %v4, %v5
%v7 = bitcast <4 x i64> %v6 to <4 x double>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x double> %v7, <4 x double> zeroinitializer
ret <4 x double> %v10

%v4 = bitcast <8 x float> %p1 to <8 x i32>
%v5 = bitcast <8 x float> %p2 to <8 x i32>
%v6 = and <8 x i32> %v4, %v5
%v7 = bitcast <8 x i32> %v6 to <8 x float>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x float> %v7, <8 x float> zeroinitializer
ret <8 x float> %v9

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = xor <8 x i32> %v4, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = and <8 x i32> %v5, %v6
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
%v9 = bitcast i8 %p0 to <8 x i1>
%v10 = select <8 x i1> %v9, <8 x i32> %v7, <8 x i32> zeroinitializer
%v11 = bitcast <8 x i32> %v10 to <4 x i64>
ret <4 x i64> %v11

%v4 = xor <4 x i64> %p1, <i64 -1, i64 -1, i64 -1, i64 -1>
%v5 = and <4 x i64> %v4, %p2
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> zeroinitializer
ret <4 x i64> %v8

%v4 = bitcast <4 x double> %p1 to <4 x i64>
%v5 = xor <4 x i64> %v4, <i64 -1, i64 -1, i64 -1, i64 -1>
%v6 = bitcast <4 x double> %p2 to <4 x i64>
%v7 = and <4 x i64> %v5, %v6
%v8 = bitcast <4 x i64> %v7 to <4 x double>
%v9 = bitcast i8 %p0 to <8 x i1>
%v10 = shufflevector <8 x i1> %v9, <8 x i1> %v9, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v11 = select <4 x i1> %v10, <4 x double> %v8, <4 x double> zeroinitializer
ret <4 x double> %v11

%v4 = bitcast <8 x float> %p1 to <8 x i32>
%v5 = xor <8 x i32> %v4, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
%v6 = bitcast <8 x float> %p2 to <8 x i32>
%v7 = and <8 x i32> %v5, %v6
%v8 = bitcast <8 x i32> %v7 to <8 x float>
%v9 = bitcast i8 %p0 to <8 x i1>
%v10 = select <8 x i1> %v9, <8 x float> %v8, <8 x float> zeroinitializer
ret <8 x float> %v10

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = or <8 x i32> %v4, %v5
%v7 = bitcast <8 x i32> %v6 to <4 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i32> %v6, <8 x i32> zeroinitializer
%v10 = bitcast <8 x i32> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = or <4 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i64> %v4, <4 x i64> zeroinitializer
ret <4 x i64> %v7

%v4 = bitcast <4 x double> %p1 to <4 x i64>
%v5 = bitcast <4 x double> %p2 to <4 x i64>
%v6 = or <4 x i64> %v4, %v5
%v7 = bitcast <4 x i64> %v6 to <4 x double>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x double> %v7, <4 x double> zeroinitializer
ret <4 x double> %v10

%v4 = bitcast <8 x float> %p1 to <8 x i32>
%v5 = bitcast <8 x float> %p2 to <8 x i32>
%v6 = or <8 x i32> %v4, %v5
%v7 = bitcast <8 x i32> %v6 to <8 x float>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x float> %v7, <8 x float> zeroinitializer
ret <8 x float> %v9

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = xor <8 x i32> %v4, %v5
%v7 = bitcast <8 x i32> %v6 to <4 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i32> %v6, <8 x i32> zeroinitializer
%v10 = bitcast <8 x i32> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = xor <4 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i64> %v4, <4 x i64> zeroinitializer
ret <4 x i64> %v7

%v4 = bitcast <4 x double> %p1 to <4 x i64>
%v5 = bitcast <4 x double> %p2 to <4 x i64>
%v6 = xor <4 x i64> %v4, %v5
%v7 = bitcast <4 x i64> %v6 to <4 x double>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x double> %v7, <4 x double> zeroinitializer
ret <4 x double> %v10

%v4 = bitcast <8 x float> %p1 to <8 x i32>
%v5 = bitcast <8 x float> %p2 to <8 x i32>
%v6 = xor <8 x i32> %v4, %v5
%v7 = bitcast <8 x i32> %v6 to <8 x float>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x float> %v7, <8 x float> zeroinitializer
ret <8 x float> %v9

%v0 = call <4 x i64> asm inteldialect "vpord ${0:t}, ${1:t}, ${2:t}", "=v,v,v,~{flags}"(<4 x i64> %p0, <4 x i64> %p1)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vporq ${0:t}, ${1:t}, ${2:t}", "=v,v,v,~{flags}"(<4 x i64> %p0, <4 x i64> %p1)
ret <4 x i64> %v0

%v0 = call <4 x double> asm inteldialect "vorpd ${0:t}, ${1:t}, ${2:t}", "=x,x,x,~{flags}"(<4 x double> %p0, <4 x double> %p1)
ret <4 x double> %v0

%v3 = bitcast <8 x float> %p0 to <8 x i32>
%v4 = bitcast <8 x float> %p1 to <8 x i32>
%v5 = or <8 x i32> %v3, %v4
%v6 = bitcast <8 x i32> %v5 to <8 x float>
ret <8 x float> %v6

%v3 = or <4 x i64> %p0, %p1
ret <4 x i64> %v3

%v0 = call <4 x i64> asm inteldialect "vpxord ${0:t}, ${1:t}, ${2:t}", "=v,v,v,~{flags}"(<4 x i64> %p0, <4 x i64> %p1)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vpxorq ${0:t}, ${1:t}, ${2:t}", "=v,v,v,~{flags}"(<4 x i64> %p0, <4 x i64> %p1)
ret <4 x i64> %v0

%v0 = call <4 x double> asm inteldialect "vxorpd ${0:t}, ${1:t}, ${2:t}", "=x,x,x,~{flags}"(<4 x double> %p0, <4 x double> %p1)
ret <4 x double> %v0

%v3 = bitcast <8 x float> %p0 to <8 x i32>
%v4 = bitcast <8 x float> %p1 to <8 x i32>
%v5 = xor <8 x i32> %v3, %v4
%v6 = bitcast <8 x i32> %v5 to <8 x float>
ret <8 x float> %v6

%v3 = xor <4 x i64> %p0, %p1
ret <4 x i64> %v3

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = and <16 x i32> %v3, %v4
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = and <8 x i64> %p0, %p1
ret <8 x i64> %v3

%v0 = call <8 x double> asm inteldialect "vandpd ${0:g}, ${1:g}, ${2:g}", "=v,v,v,~{flags}"(<8 x double> %p0, <8 x double> %p1)
ret <8 x double> %v0

%v3 = bitcast <16 x float> %p0 to <16 x i32>
%v4 = bitcast <16 x float> %p1 to <16 x i32>
%v5 = and <16 x i32> %v3, %v4
%v6 = bitcast <16 x i32> %v5 to <16 x float>
ret <16 x float> %v6

%v0 = call <8 x i64> asm inteldialect "vpandd ${0:g}, ${1:g}, ${2:g}", "=v,v,v,~{flags}"(<8 x i64> %p0, <8 x i64> %p1)
ret <8 x i64> %v0

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = xor <16 x i32> %v3, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
%v5 = bitcast <8 x i64> %p1 to <16 x i32>
%v6 = and <16 x i32> %v4, %v5
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
ret <8 x i64> %v7

%v3 = xor <8 x i64> %p0, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
%v4 = and <8 x i64> %v3, %p1
ret <8 x i64> %v4

%v0 = call <8 x double> asm inteldialect "vandnpd ${0:g}, ${1:g}, ${2:g}", "=v,v,v,~{flags}"(<8 x double> %p0, <8 x double> %p1)
ret <8 x double> %v0

%v3 = bitcast <16 x float> %p0 to <16 x i32>
%v4 = xor <16 x i32> %v3, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
%v5 = bitcast <16 x float> %p1 to <16 x i32>
%v6 = and <16 x i32> %v4, %v5
%v7 = bitcast <16 x i32> %v6 to <16 x float>
ret <16 x float> %v7

%v0 = call <8 x i64> asm inteldialect "vpandnd ${0:g}, ${1:g}, ${2:g}", "=v,v,v,~{flags}"(<8 x i64> %p0, <8 x i64> %p1)
ret <8 x i64> %v0

%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = bitcast <8 x i64> %p3 to <16 x i32>
%v7 = and <16 x i32> %v5, %v6
%v8 = bitcast <8 x i64> %p0 to <16 x i32>
%v9 = bitcast i16 %p1 to <16 x i1>
%v10 = select <16 x i1> %v9, <16 x i32> %v7, <16 x i32> %v8
%v11 = bitcast <16 x i32> %v10 to <8 x i64>
ret <8 x i64> %v11

%v5 = and <8 x i64> %p2, %p3
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> %p0
ret <8 x i64> %v7

%v5 = bitcast <8 x double> %p2 to <8 x i64>
%v6 = bitcast <8 x double> %p3 to <8 x i64>
%v7 = and <8 x i64> %v5, %v6
%v8 = bitcast <8 x i64> %v7 to <8 x double>
%v9 = bitcast i8 %p1 to <8 x i1>
%v10 = select <8 x i1> %v9, <8 x double> %v8, <8 x double> %p0
ret <8 x double> %v10

%v5 = bitcast <16 x float> %p2 to <16 x i32>
%v6 = bitcast <16 x float> %p3 to <16 x i32>
%v7 = and <16 x i32> %v5, %v6
%v8 = bitcast <16 x i32> %v7 to <16 x float>
%v9 = bitcast i16 %p1 to <16 x i1>
%v10 = select <16 x i1> %v9, <16 x float> %v8, <16 x float> %p0
ret <16 x float> %v10

%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = xor <16 x i32> %v5, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
%v7 = bitcast <8 x i64> %p3 to <16 x i32>
%v8 = and <16 x i32> %v6, %v7
%v9 = bitcast <8 x i64> %p0 to <16 x i32>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v8, <16 x i32> %v9
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

%v5 = xor <8 x i64> %p2, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
%v6 = and <8 x i64> %v5, %p3
%v7 = bitcast i8 %p1 to <8 x i1>
%v8 = select <8 x i1> %v7, <8 x i64> %v6, <8 x i64> %p0
ret <8 x i64> %v8

%v5 = bitcast <8 x double> %p2 to <8 x i64>
%v6 = xor <8 x i64> %v5, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
%v7 = bitcast <8 x double> %p3 to <8 x i64>
%v8 = and <8 x i64> %v6, %v7
%v9 = bitcast <8 x i64> %v8 to <8 x double>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x double> %v9, <8 x double> %p0
ret <8 x double> %v11

%v5 = bitcast <16 x float> %p2 to <16 x i32>
%v6 = xor <16 x i32> %v5, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
%v7 = bitcast <16 x float> %p3 to <16 x i32>
%v8 = and <16 x i32> %v6, %v7
%v9 = bitcast <16 x i32> %v8 to <16 x float>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x float> %v9, <16 x float> %p0
ret <16 x float> %v11

%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = bitcast <8 x i64> %p3 to <16 x i32>
%v7 = or <16 x i32> %v5, %v6
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <16 x i32>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v7, <16 x i32> %v9
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

%v5 = or <8 x i64> %p2, %p3
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> %p0
ret <8 x i64> %v7

%v5 = bitcast <8 x double> %p2 to <8 x i64>
%v6 = bitcast <8 x double> %p3 to <8 x i64>
%v7 = or <8 x i64> %v5, %v6
%v8 = bitcast <8 x i64> %v7 to <8 x double>
%v9 = bitcast i8 %p1 to <8 x i1>
%v10 = select <8 x i1> %v9, <8 x double> %v8, <8 x double> %p0
ret <8 x double> %v10

%v5 = bitcast <16 x float> %p2 to <16 x i32>
%v6 = bitcast <16 x float> %p3 to <16 x i32>
%v7 = or <16 x i32> %v5, %v6
%v8 = bitcast <16 x i32> %v7 to <16 x float>
%v9 = bitcast i16 %p1 to <16 x i1>
%v10 = select <16 x i1> %v9, <16 x float> %v8, <16 x float> %p0
ret <16 x float> %v10

%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = bitcast <8 x i64> %p3 to <16 x i32>
%v7 = xor <16 x i32> %v5, %v6
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <16 x i32>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v7, <16 x i32> %v9
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

%v5 = xor <8 x i64> %p2, %p3
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> %p0
ret <8 x i64> %v7

%v5 = bitcast <8 x double> %p2 to <8 x i64>
%v6 = bitcast <8 x double> %p3 to <8 x i64>
%v7 = xor <8 x i64> %v5, %v6
%v8 = bitcast <8 x i64> %v7 to <8 x double>
%v9 = bitcast i8 %p1 to <8 x i1>
%v10 = select <8 x i1> %v9, <8 x double> %v8, <8 x double> %p0
ret <8 x double> %v10

%v5 = bitcast <16 x float> %p2 to <16 x i32>
%v6 = bitcast <16 x float> %p3 to <16 x i32>
%v7 = xor <16 x i32> %v5, %v6
%v8 = bitcast <16 x i32> %v7 to <16 x float>
%v9 = bitcast i16 %p1 to <16 x i1>
%v10 = select <16 x i1> %v9, <16 x float> %v8, <16 x float> %p0
ret <16 x float> %v10

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = and <16 x i32> %v4, %v5
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i32> %v6, <16 x i32> zeroinitializer
%v10 = bitcast <16 x i32> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = and <8 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> zeroinitializer
ret <8 x i64> %v6

%v4 = bitcast <8 x double> %p1 to <8 x i64>
%v5 = bitcast <8 x double> %p2 to <8 x i64>
%v6 = and <8 x i64> %v4, %v5
%v7 = bitcast <8 x i64> %v6 to <8 x double>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x double> %v7, <8 x double> zeroinitializer
ret <8 x double> %v9

%v4 = bitcast <16 x float> %p1 to <16 x i32>
%v5 = bitcast <16 x float> %p2 to <16 x i32>
%v6 = and <16 x i32> %v4, %v5
%v7 = bitcast <16 x i32> %v6 to <16 x float>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x float> %v7, <16 x float> zeroinitializer
ret <16 x float> %v9

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = xor <16 x i32> %v4, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
%v6 = bitcast <8 x i64> %p2 to <16 x i32>
%v7 = and <16 x i32> %v5, %v6
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
%v9 = bitcast i16 %p0 to <16 x i1>
%v10 = select <16 x i1> %v9, <16 x i32> %v7, <16 x i32> zeroinitializer
%v11 = bitcast <16 x i32> %v10 to <8 x i64>
ret <8 x i64> %v11

%v4 = xor <8 x i64> %p1, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
%v5 = and <8 x i64> %v4, %p2
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> zeroinitializer
ret <8 x i64> %v7

%v4 = bitcast <8 x double> %p1 to <8 x i64>
%v5 = xor <8 x i64> %v4, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
%v6 = bitcast <8 x double> %p2 to <8 x i64>
%v7 = and <8 x i64> %v5, %v6
%v8 = bitcast <8 x i64> %v7 to <8 x double>
%v9 = bitcast i8 %p0 to <8 x i1>
%v10 = select <8 x i1> %v9, <8 x double> %v8, <8 x double> zeroinitializer
ret <8 x double> %v10

%v4 = bitcast <16 x float> %p1 to <16 x i32>
%v5 = xor <16 x i32> %v4, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
%v6 = bitcast <16 x float> %p2 to <16 x i32>
%v7 = and <16 x i32> %v5, %v6
%v8 = bitcast <16 x i32> %v7 to <16 x float>
%v9 = bitcast i16 %p0 to <16 x i1>
%v10 = select <16 x i1> %v9, <16 x float> %v8, <16 x float> zeroinitializer
ret <16 x float> %v10

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = or <16 x i32> %v4, %v5
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i32> %v6, <16 x i32> zeroinitializer
%v10 = bitcast <16 x i32> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = or <8 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> zeroinitializer
ret <8 x i64> %v6

%v4 = bitcast <8 x double> %p1 to <8 x i64>
%v5 = bitcast <8 x double> %p2 to <8 x i64>
%v6 = or <8 x i64> %v4, %v5
%v7 = bitcast <8 x i64> %v6 to <8 x double>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x double> %v7, <8 x double> zeroinitializer
ret <8 x double> %v9

%v4 = bitcast <16 x float> %p1 to <16 x i32>
%v5 = bitcast <16 x float> %p2 to <16 x i32>
%v6 = or <16 x i32> %v4, %v5
%v7 = bitcast <16 x i32> %v6 to <16 x float>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x float> %v7, <16 x float> zeroinitializer
ret <16 x float> %v9

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = xor <16 x i32> %v4, %v5
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i32> %v6, <16 x i32> zeroinitializer
%v10 = bitcast <16 x i32> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = xor <8 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> zeroinitializer
ret <8 x i64> %v6

%v4 = bitcast <8 x double> %p1 to <8 x i64>
%v5 = bitcast <8 x double> %p2 to <8 x i64>
%v6 = xor <8 x i64> %v4, %v5
%v7 = bitcast <8 x i64> %v6 to <8 x double>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x double> %v7, <8 x double> zeroinitializer
ret <8 x double> %v9

%v4 = bitcast <16 x float> %p1 to <16 x i32>
%v5 = bitcast <16 x float> %p2 to <16 x i32>
%v6 = xor <16 x i32> %v4, %v5
%v7 = bitcast <16 x i32> %v6 to <16 x float>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x float> %v7, <16 x float> zeroinitializer
ret <16 x float> %v9

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = or <16 x i32> %v3, %v4
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = or <8 x i64> %p0, %p1
ret <8 x i64> %v3

%v0 = call <8 x double> asm inteldialect "vorpd ${0:g}, ${1:g}, ${2:g}", "=v,v,v,~{flags}"(<8 x double> %p0, <8 x double> %p1)
ret <8 x double> %v0

%v3 = bitcast <16 x float> %p0 to <16 x i32>
%v4 = bitcast <16 x float> %p1 to <16 x i32>
%v5 = or <16 x i32> %v3, %v4
%v6 = bitcast <16 x i32> %v5 to <16 x float>
ret <16 x float> %v6

%v0 = call <8 x i64> asm inteldialect "vpord ${0:g}, ${1:g}, ${2:g}", "=v,v,v,~{flags}"(<8 x i64> %p0, <8 x i64> %p1)
ret <8 x i64> %v0

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = xor <16 x i32> %v3, %v4
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = xor <8 x i64> %p0, %p1
ret <8 x i64> %v3

%v0 = call <8 x double> asm inteldialect "vxorpd ${0:g}, ${1:g}, ${2:g}", "=v,v,v,~{flags}"(<8 x double> %p0, <8 x double> %p1)
ret <8 x double> %v0

%v3 = bitcast <16 x float> %p0 to <16 x i32>
%v4 = bitcast <16 x float> %p1 to <16 x i32>
%v5 = xor <16 x i32> %v3, %v4
%v6 = bitcast <16 x i32> %v5 to <16 x float>
ret <16 x float> %v6

%v0 = call <8 x i64> asm inteldialect "vpxord ${0:g}, ${1:g}, ${2:g}", "=v,v,v,~{flags}"(<8 x i64> %p0, <8 x i64> %p1)
ret <8 x i64> %v0

%v0 = call <2 x double> asm inteldialect "andpd ${0:x}, ${2:x}", "=x,0,x,~{flags}"(<2 x double> %p0, <2 x double> %p1)
ret <2 x double> %v0

%v0 = call <2 x double> asm inteldialect "vandpd ${0:x}, ${1:x}, ${2:x}", "=x,x,x,~{flags}"(<2 x double> %p0, <2 x double> %p1)
ret <2 x double> %v0

%v3 = bitcast <4 x float> %p0 to <4 x i32>
%v4 = bitcast <4 x float> %p1 to <4 x i32>
%v5 = and <4 x i32> %v3, %v4
%v6 = bitcast <4 x i32> %v5 to <4 x float>
ret <4 x float> %v6

%v3 = and <2 x i64> %p0, %p1
ret <2 x i64> %v3

%v0 = call <2 x double> asm inteldialect "andnpd ${0:x}, ${2:x}", "=x,0,x,~{flags}"(<2 x double> %p0, <2 x double> %p1)
ret <2 x double> %v0

%v0 = call <2 x double> asm inteldialect "vandnpd ${0:x}, ${1:x}, ${2:x}", "=x,x,x,~{flags}"(<2 x double> %p0, <2 x double> %p1)
ret <2 x double> %v0

%v3 = bitcast <4 x float> %p0 to <4 x i32>
%v4 = xor <4 x i32> %v3, <i32 -1, i32 -1, i32 -1, i32 -1>
%v5 = bitcast <4 x float> %p1 to <4 x i32>
%v6 = and <4 x i32> %v4, %v5
%v7 = bitcast <4 x i32> %v6 to <4 x float>
ret <4 x float> %v7

%v3 = xor <2 x i64> %p0, <i64 -1, i64 -1>
%v4 = and <2 x i64> %v3, %p1
ret <2 x i64> %v4

%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = bitcast <2 x i64> %p3 to <4 x i32>
%v7 = and <4 x i32> %v5, %v6
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <4 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v12 = select <4 x i1> %v11, <4 x i32> %v7, <4 x i32> %v9
%v13 = bitcast <4 x i32> %v12 to <2 x i64>
ret <2 x i64> %v13

%v5 = and <2 x i64> %p2, %p3
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> %p0
ret <2 x i64> %v8

%v5 = bitcast <2 x double> %p2 to <2 x i64>
%v6 = bitcast <2 x double> %p3 to <2 x i64>
%v7 = and <2 x i64> %v5, %v6
%v8 = bitcast <2 x i64> %v7 to <2 x double>
%v9 = bitcast i8 %p1 to <8 x i1>
%v10 = shufflevector <8 x i1> %v9, <8 x i1> %v9, <2 x i32> <i32 0, i32 1>
%v11 = select <2 x i1> %v10, <2 x double> %v8, <2 x double> %p0
ret <2 x double> %v11

%v5 = bitcast <4 x float> %p2 to <4 x i32>
%v6 = bitcast <4 x float> %p3 to <4 x i32>
%v7 = and <4 x i32> %v5, %v6
%v8 = bitcast <4 x i32> %v7 to <4 x float>
%v9 = bitcast i8 %p1 to <8 x i1>
%v10 = shufflevector <8 x i1> %v9, <8 x i1> %v9, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v11 = select <4 x i1> %v10, <4 x float> %v8, <4 x float> %p0
ret <4 x float> %v11

%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = xor <4 x i32> %v5, <i32 -1, i32 -1, i32 -1, i32 -1>
%v7 = bitcast <2 x i64> %p3 to <4 x i32>
%v8 = and <4 x i32> %v6, %v7
%v9 = bitcast <4 x i32> %v8 to <2 x i64>
%v10 = bitcast <2 x i64> %p0 to <4 x i32>
%v11 = bitcast i8 %p1 to <8 x i1>
%v12 = shufflevector <8 x i1> %v11, <8 x i1> %v11, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v13 = select <4 x i1> %v12, <4 x i32> %v8, <4 x i32> %v10
%v14 = bitcast <4 x i32> %v13 to <2 x i64>
ret <2 x i64> %v14

%v5 = xor <2 x i64> %p2, <i64 -1, i64 -1>
%v6 = and <2 x i64> %v5, %p3
%v7 = bitcast i8 %p1 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <2 x i32> <i32 0, i32 1>
%v9 = select <2 x i1> %v8, <2 x i64> %v6, <2 x i64> %p0
ret <2 x i64> %v9

%v5 = bitcast <2 x double> %p2 to <2 x i64>
%v6 = xor <2 x i64> %v5, <i64 -1, i64 -1>
%v7 = bitcast <2 x double> %p3 to <2 x i64>
%v8 = and <2 x i64> %v6, %v7
%v9 = bitcast <2 x i64> %v8 to <2 x double>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <2 x i32> <i32 0, i32 1>
%v12 = select <2 x i1> %v11, <2 x double> %v9, <2 x double> %p0
ret <2 x double> %v12

%v5 = bitcast <4 x float> %p2 to <4 x i32>
%v6 = xor <4 x i32> %v5, <i32 -1, i32 -1, i32 -1, i32 -1>
%v7 = bitcast <4 x float> %p3 to <4 x i32>
%v8 = and <4 x i32> %v6, %v7
%v9 = bitcast <4 x i32> %v8 to <4 x float>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v12 = select <4 x i1> %v11, <4 x float> %v9, <4 x float> %p0
ret <4 x float> %v12

%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = bitcast <2 x i64> %p3 to <4 x i32>
%v7 = or <4 x i32> %v5, %v6
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <4 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v12 = select <4 x i1> %v11, <4 x i32> %v7, <4 x i32> %v9
%v13 = bitcast <4 x i32> %v12 to <2 x i64>
ret <2 x i64> %v13

%v5 = or <2 x i64> %p2, %p3
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> %p0
ret <2 x i64> %v8

%v5 = bitcast <2 x double> %p2 to <2 x i64>
%v6 = bitcast <2 x double> %p3 to <2 x i64>
%v7 = or <2 x i64> %v5, %v6
%v8 = bitcast <2 x i64> %v7 to <2 x double>
%v9 = bitcast i8 %p1 to <8 x i1>
%v10 = shufflevector <8 x i1> %v9, <8 x i1> %v9, <2 x i32> <i32 0, i32 1>
%v11 = select <2 x i1> %v10, <2 x double> %v8, <2 x double> %p0
ret <2 x double> %v11

%v5 = bitcast <4 x float> %p2 to <4 x i32>
%v6 = bitcast <4 x float> %p3 to <4 x i32>
%v7 = or <4 x i32> %v5, %v6
%v8 = bitcast <4 x i32> %v7 to <4 x float>
%v9 = bitcast i8 %p1 to <8 x i1>
%v10 = shufflevector <8 x i1> %v9, <8 x i1> %v9, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v11 = select <4 x i1> %v10, <4 x float> %v8, <4 x float> %p0
ret <4 x float> %v11

%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = bitcast <2 x i64> %p3 to <4 x i32>
%v7 = xor <4 x i32> %v5, %v6
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <4 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v12 = select <4 x i1> %v11, <4 x i32> %v7, <4 x i32> %v9
%v13 = bitcast <4 x i32> %v12 to <2 x i64>
ret <2 x i64> %v13

%v5 = xor <2 x i64> %p2, %p3
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> %p0
ret <2 x i64> %v8

%v5 = bitcast <2 x double> %p2 to <2 x i64>
%v6 = bitcast <2 x double> %p3 to <2 x i64>
%v7 = xor <2 x i64> %v5, %v6
%v8 = bitcast <2 x i64> %v7 to <2 x double>
%v9 = bitcast i8 %p1 to <8 x i1>
%v10 = shufflevector <8 x i1> %v9, <8 x i1> %v9, <2 x i32> <i32 0, i32 1>
%v11 = select <2 x i1> %v10, <2 x double> %v8, <2 x double> %p0
ret <2 x double> %v11

%v5 = bitcast <4 x float> %p2 to <4 x i32>
%v6 = bitcast <4 x float> %p3 to <4 x i32>
%v7 = xor <4 x i32> %v5, %v6
%v8 = bitcast <4 x i32> %v7 to <4 x float>
%v9 = bitcast i8 %p1 to <8 x i1>
%v10 = shufflevector <8 x i1> %v9, <8 x i1> %v9, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v11 = select <4 x i1> %v10, <4 x float> %v8, <4 x float> %p0
ret <4 x float> %v11

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = and <4 x i32> %v4, %v5
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x i32> %v6, <4 x i32> zeroinitializer
%v11 = bitcast <4 x i32> %v10 to <2 x i64>
ret <2 x i64> %v11

%v4 = and <2 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = select <2 x i1> %v6, <2 x i64> %v4, <2 x i64> zeroinitializer
ret <2 x i64> %v7

%v4 = bitcast <2 x double> %p1 to <2 x i64>
%v5 = bitcast <2 x double> %p2 to <2 x i64>
%v6 = and <2 x i64> %v4, %v5
%v7 = bitcast <2 x i64> %v6 to <2 x double>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <2 x i32> <i32 0, i32 1>
%v10 = select <2 x i1> %v9, <2 x double> %v7, <2 x double> zeroinitializer
ret <2 x double> %v10

%v4 = bitcast <4 x float> %p1 to <4 x i32>
%v5 = bitcast <4 x float> %p2 to <4 x i32>
%v6 = and <4 x i32> %v4, %v5
%v7 = bitcast <4 x i32> %v6 to <4 x float>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x float> %v7, <4 x float> zeroinitializer
ret <4 x float> %v10

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = xor <4 x i32> %v4, <i32 -1, i32 -1, i32 -1, i32 -1>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = and <4 x i32> %v5, %v6
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
%v9 = bitcast i8 %p0 to <8 x i1>
%v10 = shufflevector <8 x i1> %v9, <8 x i1> %v9, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v11 = select <4 x i1> %v10, <4 x i32> %v7, <4 x i32> zeroinitializer
%v12 = bitcast <4 x i32> %v11 to <2 x i64>
ret <2 x i64> %v12

%v4 = xor <2 x i64> %p1, <i64 -1, i64 -1>
%v5 = and <2 x i64> %v4, %p2
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> zeroinitializer
ret <2 x i64> %v8

%v4 = bitcast <2 x double> %p1 to <2 x i64>
%v5 = xor <2 x i64> %v4, <i64 -1, i64 -1>
%v6 = bitcast <2 x double> %p2 to <2 x i64>
%v7 = and <2 x i64> %v5, %v6
%v8 = bitcast <2 x i64> %v7 to <2 x double>
%v9 = bitcast i8 %p0 to <8 x i1>
%v10 = shufflevector <8 x i1> %v9, <8 x i1> %v9, <2 x i32> <i32 0, i32 1>
%v11 = select <2 x i1> %v10, <2 x double> %v8, <2 x double> zeroinitializer
ret <2 x double> %v11

%v4 = bitcast <4 x float> %p1 to <4 x i32>
%v5 = xor <4 x i32> %v4, <i32 -1, i32 -1, i32 -1, i32 -1>
%v6 = bitcast <4 x float> %p2 to <4 x i32>
%v7 = and <4 x i32> %v5, %v6
%v8 = bitcast <4 x i32> %v7 to <4 x float>
%v9 = bitcast i8 %p0 to <8 x i1>
%v10 = shufflevector <8 x i1> %v9, <8 x i1> %v9, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v11 = select <4 x i1> %v10, <4 x float> %v8, <4 x float> zeroinitializer
ret <4 x float> %v11

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = or <4 x i32> %v4, %v5
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x i32> %v6, <4 x i32> zeroinitializer
%v11 = bitcast <4 x i32> %v10 to <2 x i64>
ret <2 x i64> %v11

%v4 = or <2 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = select <2 x i1> %v6, <2 x i64> %v4, <2 x i64> zeroinitializer
ret <2 x i64> %v7

%v4 = bitcast <2 x double> %p1 to <2 x i64>
%v5 = bitcast <2 x double> %p2 to <2 x i64>
%v6 = or <2 x i64> %v4, %v5
%v7 = bitcast <2 x i64> %v6 to <2 x double>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <2 x i32> <i32 0, i32 1>
%v10 = select <2 x i1> %v9, <2 x double> %v7, <2 x double> zeroinitializer
ret <2 x double> %v10

%v4 = bitcast <4 x float> %p1 to <4 x i32>
%v5 = bitcast <4 x float> %p2 to <4 x i32>
%v6 = or <4 x i32> %v4, %v5
%v7 = bitcast <4 x i32> %v6 to <4 x float>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x float> %v7, <4 x float> zeroinitializer
ret <4 x float> %v10

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = xor <4 x i32> %v4, %v5
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x i32> %v6, <4 x i32> zeroinitializer
%v11 = bitcast <4 x i32> %v10 to <2 x i64>
ret <2 x i64> %v11

%v4 = xor <2 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = select <2 x i1> %v6, <2 x i64> %v4, <2 x i64> zeroinitializer
ret <2 x i64> %v7

%v4 = bitcast <2 x double> %p1 to <2 x i64>
%v5 = bitcast <2 x double> %p2 to <2 x i64>
%v6 = xor <2 x i64> %v4, %v5
%v7 = bitcast <2 x i64> %v6 to <2 x double>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <2 x i32> <i32 0, i32 1>
%v10 = select <2 x i1> %v9, <2 x double> %v7, <2 x double> zeroinitializer
ret <2 x double> %v10

%v4 = bitcast <4 x float> %p1 to <4 x i32>
%v5 = bitcast <4 x float> %p2 to <4 x i32>
%v6 = xor <4 x i32> %v4, %v5
%v7 = bitcast <4 x i32> %v6 to <4 x float>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x float> %v7, <4 x float> zeroinitializer
ret <4 x float> %v10

%v0 = call <2 x i64> asm inteldialect "vpord ${0:x}, ${1:x}, ${2:x}", "=v,v,v,~{flags}"(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vporq ${0:x}, ${1:x}, ${2:x}", "=v,v,v,~{flags}"(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v0

%v0 = call <2 x double> asm inteldialect "orpd ${0:x}, ${2:x}", "=x,0,x,~{flags}"(<2 x double> %p0, <2 x double> %p1)
ret <2 x double> %v0

%v0 = call <2 x double> asm inteldialect "vorpd ${0:x}, ${1:x}, ${2:x}", "=x,x,x,~{flags}"(<2 x double> %p0, <2 x double> %p1)
ret <2 x double> %v0

%v3 = bitcast <4 x float> %p0 to <4 x i32>
%v4 = bitcast <4 x float> %p1 to <4 x i32>
%v5 = or <4 x i32> %v3, %v4
%v6 = bitcast <4 x i32> %v5 to <4 x float>
ret <4 x float> %v6

%v3 = or <2 x i64> %p0, %p1
ret <2 x i64> %v3

%v0 = call <2 x i64> asm inteldialect "vpxord ${0:x}, ${1:x}, ${2:x}", "=v,v,v,~{flags}"(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vpxorq ${0:x}, ${1:x}, ${2:x}", "=v,v,v,~{flags}"(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v0

%v0 = call <2 x double> asm inteldialect "xorpd ${0:x}, ${2:x}", "=x,0,x,~{flags}"(<2 x double> %p0, <2 x double> %p1)
ret <2 x double> %v0

%v0 = call <2 x double> asm inteldialect "vxorpd ${0:x}, ${1:x}, ${2:x}", "=x,x,x,~{flags}"(<2 x double> %p0, <2 x double> %p1)
ret <2 x double> %v0

%v3 = bitcast <4 x float> %p0 to <4 x i32>
%v4 = bitcast <4 x float> %p1 to <4 x i32>
%v5 = xor <4 x i32> %v3, %v4
%v6 = bitcast <4 x i32> %v5 to <4 x float>
ret <4 x float> %v6

%v3 = xor <2 x i64> %p0, %p1
ret <2 x i64> %v3

declare i32 @llvm.x86.bmi.pdep.32(i32, i32)
%v3 = call i32 @llvm.x86.bmi.pdep.32(i32 %p0, i32 %p1)
ret i32 %v3

declare i64 @llvm.x86.bmi.pdep.64(i64, i64)
%v3 = call i64 @llvm.x86.bmi.pdep.64(i64 %p0, i64 %p1)
ret i64 %v3

declare <32 x i8> @llvm.x86.vgf2p8affineqb.256(<32 x i8>, <32 x i8>, i8 immarg)
%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = call <32 x i8> @llvm.x86.vgf2p8affineqb.256(<32 x i8> %v3, <32 x i8> %v4, i8 {0:1:0})
%v6 = bitcast <32 x i8> %v5 to <4 x i64>
ret <4 x i64> %v6

%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = call <32 x i8> @llvm.x86.vgf2p8affineqb.256(<32 x i8> %v4, <32 x i8> %v5, i8 {0:1:0})
%v7 = bitcast <32 x i8> %v6 to <4 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i8> %v6, <32 x i8> zeroinitializer
%v10 = bitcast <32 x i8> %v9 to <4 x i64>
ret <4 x i64> %v10

declare <64 x i8> @llvm.x86.vgf2p8affineqb.512(<64 x i8>, <64 x i8>, i8 immarg)
%v3 = bitcast <8 x i64> %p0 to <64 x i8>
%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = call <64 x i8> @llvm.x86.vgf2p8affineqb.512(<64 x i8> %v3, <64 x i8> %v4, i8 {0:1:0})
%v6 = bitcast <64 x i8> %v5 to <8 x i64>
ret <8 x i64> %v6

%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = call <64 x i8> @llvm.x86.vgf2p8affineqb.512(<64 x i8> %v4, <64 x i8> %v5, i8 {0:1:0})
%v7 = bitcast <64 x i8> %v6 to <8 x i64>
%v8 = bitcast i64 %p0 to <64 x i1>
%v9 = select <64 x i1> %v8, <64 x i8> %v6, <64 x i8> zeroinitializer
%v10 = bitcast <64 x i8> %v9 to <8 x i64>
ret <8 x i64> %v10

declare <16 x i8> @llvm.x86.vgf2p8affineqb.128(<16 x i8>, <16 x i8>, i8 immarg)
%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = call <16 x i8> @llvm.x86.vgf2p8affineqb.128(<16 x i8> %v3, <16 x i8> %v4, i8 {0:1:0})
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = call <16 x i8> @llvm.x86.vgf2p8affineqb.128(<16 x i8> %v4, <16 x i8> %v5, i8 {0:1:0})
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i8> %v6, <16 x i8> zeroinitializer
%v10 = bitcast <16 x i8> %v9 to <2 x i64>
ret <2 x i64> %v10

declare <32 x i8> @llvm.x86.vgf2p8affineinvqb.256(<32 x i8>, <32 x i8>, i8 immarg)
%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = call <32 x i8> @llvm.x86.vgf2p8affineinvqb.256(<32 x i8> %v3, <32 x i8> %v4, i8 {0:1:0})
%v6 = bitcast <32 x i8> %v5 to <4 x i64>
ret <4 x i64> %v6

%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = bitcast <4 x i64> %p3 to <32 x i8>
%v7 = call <32 x i8> @llvm.x86.vgf2p8affineinvqb.256(<32 x i8> %v5, <32 x i8> %v6, i8 {0:1:0})
%v8 = bitcast <32 x i8> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <32 x i8>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i8> %v7, <32 x i8> %v9
%v12 = bitcast <32 x i8> %v11 to <4 x i64>
ret <4 x i64> %v12

%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = call <32 x i8> @llvm.x86.vgf2p8affineinvqb.256(<32 x i8> %v4, <32 x i8> %v5, i8 {0:1:0})
%v7 = bitcast <32 x i8> %v6 to <4 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i8> %v6, <32 x i8> zeroinitializer
%v10 = bitcast <32 x i8> %v9 to <4 x i64>
ret <4 x i64> %v10

declare <64 x i8> @llvm.x86.vgf2p8affineinvqb.512(<64 x i8>, <64 x i8>, i8 immarg)
%v3 = bitcast <8 x i64> %p0 to <64 x i8>
%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = call <64 x i8> @llvm.x86.vgf2p8affineinvqb.512(<64 x i8> %v3, <64 x i8> %v4, i8 {0:1:0})
%v6 = bitcast <64 x i8> %v5 to <8 x i64>
ret <8 x i64> %v6

%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = bitcast <8 x i64> %p3 to <64 x i8>
%v7 = call <64 x i8> @llvm.x86.vgf2p8affineinvqb.512(<64 x i8> %v5, <64 x i8> %v6, i8 {0:1:0})
%v8 = bitcast <64 x i8> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <64 x i8>
%v10 = bitcast i64 %p1 to <64 x i1>
%v11 = select <64 x i1> %v10, <64 x i8> %v7, <64 x i8> %v9
%v12 = bitcast <64 x i8> %v11 to <8 x i64>
ret <8 x i64> %v12

%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = call <64 x i8> @llvm.x86.vgf2p8affineinvqb.512(<64 x i8> %v4, <64 x i8> %v5, i8 {0:1:0})
%v7 = bitcast <64 x i8> %v6 to <8 x i64>
%v8 = bitcast i64 %p0 to <64 x i1>
%v9 = select <64 x i1> %v8, <64 x i8> %v6, <64 x i8> zeroinitializer
%v10 = bitcast <64 x i8> %v9 to <8 x i64>
ret <8 x i64> %v10

declare <16 x i8> @llvm.x86.vgf2p8affineinvqb.128(<16 x i8>, <16 x i8>, i8 immarg)
%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = call <16 x i8> @llvm.x86.vgf2p8affineinvqb.128(<16 x i8> %v3, <16 x i8> %v4, i8 {0:1:0})
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = bitcast <2 x i64> %p3 to <16 x i8>
%v7 = call <16 x i8> @llvm.x86.vgf2p8affineinvqb.128(<16 x i8> %v5, <16 x i8> %v6, i8 {0:1:0})
%v8 = bitcast <16 x i8> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <16 x i8>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i8> %v7, <16 x i8> %v9
%v12 = bitcast <16 x i8> %v11 to <2 x i64>
ret <2 x i64> %v12

%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = call <16 x i8> @llvm.x86.vgf2p8affineinvqb.128(<16 x i8> %v4, <16 x i8> %v5, i8 {0:1:0})
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i8> %v6, <16 x i8> zeroinitializer
%v10 = bitcast <16 x i8> %v9 to <2 x i64>
ret <2 x i64> %v10

%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = bitcast <4 x i64> %p3 to <32 x i8>
%v7 = call <32 x i8> @llvm.x86.vgf2p8affineqb.256(<32 x i8> %v5, <32 x i8> %v6, i8 {0:1:0})
%v8 = bitcast <32 x i8> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <32 x i8>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i8> %v7, <32 x i8> %v9
%v12 = bitcast <32 x i8> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = bitcast <8 x i64> %p3 to <64 x i8>
%v7 = call <64 x i8> @llvm.x86.vgf2p8affineqb.512(<64 x i8> %v5, <64 x i8> %v6, i8 {0:1:0})
%v8 = bitcast <64 x i8> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <64 x i8>
%v10 = bitcast i64 %p1 to <64 x i1>
%v11 = select <64 x i1> %v10, <64 x i8> %v7, <64 x i8> %v9
%v12 = bitcast <64 x i8> %v11 to <8 x i64>
ret <8 x i64> %v12

%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = bitcast <2 x i64> %p3 to <16 x i8>
%v7 = call <16 x i8> @llvm.x86.vgf2p8affineqb.128(<16 x i8> %v5, <16 x i8> %v6, i8 {0:1:0})
%v8 = bitcast <16 x i8> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <16 x i8>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i8> %v7, <16 x i8> %v9
%v12 = bitcast <16 x i8> %v11 to <2 x i64>
ret <2 x i64> %v12

declare i32 @llvm.x86.avx.vtestnzc.pd.256(<4 x double>, <4 x double>)
%v3 = call i32 @llvm.x86.avx.vtestnzc.pd.256(<4 x double> %p0, <4 x double> %p1)
ret i32 %v3

declare i32 @llvm.x86.avx.vtestnzc.pd(<2 x double>, <2 x double>)
%v3 = call i32 @llvm.x86.avx.vtestnzc.pd(<2 x double> %p0, <2 x double> %p1)
ret i32 %v3

%v4 = extractelement <2 x double> %p2, i32 0
%v5 = insertelement <2 x double> %p1, double %v4, i32 0
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = extractelement <8 x i1> %v6, i64 0
%v8 = select i1 %v7, double %v4, double 0.000000e+00
%v9 = insertelement <2 x double> %v5, double %v8, i64 0
ret <2 x double> %v9

%v4 = extractelement <8 x half> %p2, i32 0
%v5 = insertelement <8 x half> %p1, half %v4, i32 0
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = extractelement <8 x i1> %v6, i64 0
%v8 = select i1 %v7, half %v4, half 0xH0000
%v9 = insertelement <8 x half> %v5, half %v8, i64 0
ret <8 x half> %v9

%v4 = extractelement <4 x float> %p2, i32 0
%v5 = insertelement <4 x float> %p1, float %v4, i32 0
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = extractelement <8 x i1> %v6, i64 0
%v8 = select i1 %v7, float %v4, float 0.000000e+00
%v9 = insertelement <4 x float> %v5, float %v8, i64 0
ret <4 x float> %v9

%v0 = call <4 x i64> asm inteldialect "vpblendw ${0:t}, ${1:t}, ${2:t}, {0:1:0}", "=x,x,x,~{flags}"(<4 x i64> %p0, <4 x i64> %p1)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vpblendd ${0:t}, ${1:t}, ${2:t}, {0:1:0}", "=x,x,x,~{flags}"(<4 x i64> %p0, <4 x i64> %p1)
ret <4 x i64> %v0

%v0 = call <4 x double> asm inteldialect "vblendpd ${0:t}, ${1:t}, ${2:t}, {0:1:0}", "=x,x,x,~{flags}"(<4 x double> %p0, <4 x double> %p1)
ret <4 x double> %v0

%v0 = call <8 x float> asm inteldialect "vblendps ${0:t}, ${1:t}, ${2:t}, {0:1:0}", "=x,x,x,~{flags}"(<8 x float> %p0, <8 x float> %p1)
ret <8 x float> %v0

%v0 = call <4 x double> asm inteldialect "vinsertf128 ${0:t}, ${1:t}, ${2:x}, {0:1:0}", "=x,x,x,~{flags}"(<4 x double> %p0, <2 x double> %p1)
ret <4 x double> %v0

%v0 = call <8 x float> asm inteldialect "vinsertf128 ${0:t}, ${1:t}, ${2:x}, {0:1:0}", "=x,x,x,~{flags}"(<8 x float> %p0, <4 x float> %p1)
ret <8 x float> %v0

%v0 = call <4 x i64> asm inteldialect "vinsertf128 ${0:t}, ${1:t}, ${2:x}, {0:1:0}", "=x,x,x,~{flags}"(<4 x i64> %p0, <2 x i64> %p1)
ret <4 x i64> %v0

%v0 = call <8 x float> asm inteldialect "vinsertf32x4 ${0:t}, ${1:t}, ${2:x}, {0:1:0}", "=v,v,v,~{flags}"(<8 x float> %p0, <4 x float> %p1)
ret <8 x float> %v0

%v0 = call <4 x double> asm inteldialect "vinsertf64x2 ${0:t}, ${1:t}, ${2:x}, {0:1:0}", "=v,v,v,~{flags}"(<4 x double> %p0, <2 x double> %p1)
ret <4 x double> %v0

%v0 = call <4 x i64> asm inteldialect "vinserti128 ${0:t}, ${1:t}, ${2:x}, {0:1:0}", "=x,x,x,~{flags}"(<4 x i64> %p0, <2 x i64> %p1)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vinserti32x4 ${0:t}, ${1:t}, ${2:x}, {0:1:0}", "=v,v,v,~{flags}"(<4 x i64> %p0, <2 x i64> %p1)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vinserti64x2 ${0:t}, ${1:t}, ${2:x}, {0:1:0}", "=v,v,v,~{flags}"(<4 x i64> %p0, <2 x i64> %p1)
ret <4 x i64> %v0

%v0 = call <8 x float> asm inteldialect "vinsertf32x4 ${0:t} {${1}}, ${3:t}, ${4:x}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <8 x float> %p0, <8 x float> %p2, <4 x float> %p3)
ret <8 x float> %v0

%v0 = call <4 x double> asm inteldialect "vinsertf64x2 ${0:t} {${1}}, ${3:t}, ${4:x}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <4 x double> %p0, <4 x double> %p2, <2 x double> %p3)
ret <4 x double> %v0

%v0 = call <4 x i64> asm inteldialect "vinserti32x4 ${0:t} {${1}}, ${3:t}, ${4:x}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <4 x i64> %p0, <4 x i64> %p2, <2 x i64> %p3)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vinserti64x2 ${0:t} {${1}}, ${3:t}, ${4:x}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <4 x i64> %p0, <4 x i64> %p2, <2 x i64> %p3)
ret <4 x i64> %v0

%v0 = call <8 x float> asm inteldialect "vinsertf32x4 ${0:t} {${1}} {z}, ${2:t}, ${3:x}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <8 x float> %p1, <4 x float> %p2)
ret <8 x float> %v0

%v0 = call <4 x double> asm inteldialect "vinsertf64x2 ${0:t} {${1}} {z}, ${2:t}, ${3:x}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <4 x double> %p1, <2 x double> %p2)
ret <4 x double> %v0

%v0 = call <4 x i64> asm inteldialect "vinserti32x4 ${0:t} {${1}} {z}, ${2:t}, ${3:x}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <4 x i64> %p1, <2 x i64> %p2)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vinserti64x2 ${0:t} {${1}} {z}, ${2:t}, ${3:x}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <4 x i64> %p1, <2 x i64> %p2)
ret <4 x i64> %v0

%v0 = call <16 x float> asm inteldialect "vinsertf32x8 ${0:g}, ${1:g}, ${2:t}, {0:1:0}", "=v,v,v,~{flags}"(<16 x float> %p0, <8 x float> %p1)
ret <16 x float> %v0

%v0 = call <8 x double> asm inteldialect "vinsertf64x4 ${0:g}, ${1:g}, ${2:t}, {0:1:0}", "=v,v,v,~{flags}"(<8 x double> %p0, <4 x double> %p1)
ret <8 x double> %v0

%v0 = call <8 x i64> asm inteldialect "vinserti32x8 ${0:g}, ${1:g}, ${2:t}, {0:1:0}", "=v,v,v,~{flags}"(<8 x i64> %p0, <4 x i64> %p1)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vinserti64x4 ${0:g}, ${1:g}, ${2:t}, {0:1:0}", "=v,v,v,~{flags}"(<8 x i64> %p0, <4 x i64> %p1)
ret <8 x i64> %v0

%v0 = call <16 x float> asm inteldialect "vinsertf32x8 ${0:g} {${1}}, ${3:g}, ${4:t}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i16 %p1, <16 x float> %p0, <16 x float> %p2, <8 x float> %p3)
ret <16 x float> %v0

%v0 = call <8 x double> asm inteldialect "vinsertf64x4 ${0:g} {${1}}, ${3:g}, ${4:t}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <8 x double> %p0, <8 x double> %p2, <4 x double> %p3)
ret <8 x double> %v0

%v0 = call <8 x i64> asm inteldialect "vinserti32x8 ${0:g} {${1}}, ${3:g}, ${4:t}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i16 %p1, <8 x i64> %p0, <8 x i64> %p2, <4 x i64> %p3)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vinserti64x4 ${0:g} {${1}}, ${3:g}, ${4:t}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <8 x i64> %p0, <8 x i64> %p2, <4 x i64> %p3)
ret <8 x i64> %v0

%v0 = call <16 x float> asm inteldialect "vinsertf32x8 ${0:g} {${1}} {z}, ${2:g}, ${3:t}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i16 %p0, <16 x float> %p1, <8 x float> %p2)
ret <16 x float> %v0

%v0 = call <8 x double> asm inteldialect "vinsertf64x4 ${0:g} {${1}} {z}, ${2:g}, ${3:t}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <8 x double> %p1, <4 x double> %p2)
ret <8 x double> %v0

%v0 = call <8 x i64> asm inteldialect "vinserti32x8 ${0:g} {${1}} {z}, ${2:g}, ${3:t}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i16 %p0, <8 x i64> %p1, <4 x i64> %p2)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vinserti64x4 ${0:g} {${1}} {z}, ${2:g}, ${3:t}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <8 x i64> %p1, <4 x i64> %p2)
ret <8 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "pblendw ${0:x}, ${2:x}, {0:1:0}", "=x,0,x,~{flags}"(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vpblendw ${0:x}, ${1:x}, ${2:x}, {0:1:0}", "=x,x,x,~{flags}"(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vpblendd ${0:x}, ${1:x}, ${2:x}, {0:1:0}", "=x,x,x,~{flags}"(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v0

%v0 = call <2 x double> asm inteldialect "blendpd ${0:x}, ${2:x}, {0:1:0}", "=x,0,x,~{flags}"(<2 x double> %p0, <2 x double> %p1)
ret <2 x double> %v0

%v0 = call <2 x double> asm inteldialect "vblendpd ${0:x}, ${1:x}, ${2:x}, {0:1:0}", "=x,x,x,~{flags}"(<2 x double> %p0, <2 x double> %p1)
ret <2 x double> %v0

%v0 = call <4 x float> asm inteldialect "blendps ${0:x}, ${2:x}, {0:1:0}", "=x,0,x,~{flags}"(<4 x float> %p0, <4 x float> %p1)
ret <4 x float> %v0

%v0 = call <4 x float> asm inteldialect "vblendps ${0:x}, ${1:x}, ${2:x}, {0:1:0}", "=x,x,x,~{flags}"(<4 x float> %p0, <4 x float> %p1)
ret <4 x float> %v0

%v3 = insertelement <2 x i64> %p0, i64 %p1, i64 {0:1:0}
ret <2 x i64> %v3

%v5 = extractelement <2 x double> %p3, i32 0
%v6 = insertelement <2 x double> %p2, double %v5, i32 0
%v7 = extractelement <2 x double> %p0, i64 0
%v8 = bitcast i8 %p1 to <8 x i1>
%v9 = extractelement <8 x i1> %v8, i64 0
%v10 = select i1 %v9, double %v5, double %v7
%v11 = insertelement <2 x double> %v6, double %v10, i64 0
ret <2 x double> %v11

%v5 = extractelement <8 x half> %p3, i32 0
%v6 = insertelement <8 x half> %p2, half %v5, i32 0
%v7 = extractelement <8 x half> %p0, i64 0
%v8 = bitcast i8 %p1 to <8 x i1>
%v9 = extractelement <8 x i1> %v8, i64 0
%v10 = select i1 %v9, half %v5, half %v7
%v11 = insertelement <8 x half> %v6, half %v10, i64 0
ret <8 x half> %v11

%v5 = extractelement <4 x float> %p3, i32 0
%v6 = insertelement <4 x float> %p2, float %v5, i32 0
%v7 = extractelement <4 x float> %p0, i64 0
%v8 = bitcast i8 %p1 to <8 x i1>
%v9 = extractelement <8 x i1> %v8, i64 0
%v10 = select i1 %v9, float %v5, float %v7
%v11 = insertelement <4 x float> %v6, float %v10, i64 0
ret <4 x float> %v11

declare <32 x i8> @llvm.x86.avx2.pblendvb(<32 x i8>, <32 x i8>, <32 x i8>)
%v4 = bitcast <4 x i64> %p0 to <32 x i8>
%v5 = bitcast <4 x i64> %p1 to <32 x i8>
%v6 = bitcast <4 x i64> %p2 to <32 x i8>
%v7 = call <32 x i8> @llvm.x86.avx2.pblendvb(<32 x i8> %v4, <32 x i8> %v5, <32 x i8> %v6)
%v8 = bitcast <32 x i8> %v7 to <4 x i64>
ret <4 x i64> %v8

declare <4 x double> @llvm.x86.avx.blendv.pd.256(<4 x double>, <4 x double>, <4 x double>)
%v4 = call <4 x double> @llvm.x86.avx.blendv.pd.256(<4 x double> %p0, <4 x double> %p1, <4 x double> %p2)
ret <4 x double> %v4

declare <8 x float> @llvm.x86.avx.blendv.ps.256(<8 x float>, <8 x float>, <8 x float>)
%v4 = call <8 x float> @llvm.x86.avx.blendv.ps.256(<8 x float> %p0, <8 x float> %p1, <8 x float> %p2)
ret <8 x float> %v4

%v0 = call <16 x float> asm inteldialect "vinsertf32x4 ${0:g}, ${1:g}, ${2:x}, {0:1:0}", "=v,v,v,~{flags}"(<16 x float> %p0, <4 x float> %p1)
ret <16 x float> %v0

%v0 = call <8 x double> asm inteldialect "vinsertf64x2 ${0:g}, ${1:g}, ${2:x}, {0:1:0}", "=v,v,v,~{flags}"(<8 x double> %p0, <2 x double> %p1)
ret <8 x double> %v0

%v0 = call <8 x i64> asm inteldialect "vinserti32x4 ${0:g}, ${1:g}, ${2:x}, {0:1:0}", "=v,v,v,~{flags}"(<8 x i64> %p0, <2 x i64> %p1)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vinserti64x2 ${0:g}, ${1:g}, ${2:x}, {0:1:0}", "=v,v,v,~{flags}"(<8 x i64> %p0, <2 x i64> %p1)
ret <8 x i64> %v0

%v0 = call <16 x float> asm inteldialect "vinsertf32x4 ${0:g} {${1}}, ${3:g}, ${4:x}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i16 %p1, <16 x float> %p0, <16 x float> %p2, <4 x float> %p3)
ret <16 x float> %v0

%v0 = call <8 x double> asm inteldialect "vinsertf64x2 ${0:g} {${1}}, ${3:g}, ${4:x}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <8 x double> %p0, <8 x double> %p2, <2 x double> %p3)
ret <8 x double> %v0

%v0 = call <8 x i64> asm inteldialect "vinserti32x4 ${0:g} {${1}}, ${3:g}, ${4:x}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i16 %p1, <8 x i64> %p0, <8 x i64> %p2, <2 x i64> %p3)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vinserti64x2 ${0:g} {${1}}, ${3:g}, ${4:x}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <8 x i64> %p0, <8 x i64> %p2, <2 x i64> %p3)
ret <8 x i64> %v0

%v0 = call <16 x float> asm inteldialect "vinsertf32x4 ${0:g} {${1}} {z}, ${2:g}, ${3:x}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i16 %p0, <16 x float> %p1, <4 x float> %p2)
ret <16 x float> %v0

%v0 = call <8 x double> asm inteldialect "vinsertf64x2 ${0:g} {${1}} {z}, ${2:g}, ${3:x}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <8 x double> %p1, <2 x double> %p2)
ret <8 x double> %v0

%v0 = call <8 x i64> asm inteldialect "vinserti32x4 ${0:g} {${1}} {z}, ${2:g}, ${3:x}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i16 %p0, <8 x i64> %p1, <2 x i64> %p2)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vinserti64x2 ${0:g} {${1}} {z}, ${2:g}, ${3:x}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <8 x i64> %p1, <2 x i64> %p2)
ret <8 x i64> %v0

declare <16 x i8> @llvm.x86.sse41.pblendvb(<16 x i8>, <16 x i8>, <16 x i8>)
%v4 = bitcast <2 x i64> %p0 to <16 x i8>
%v5 = bitcast <2 x i64> %p1 to <16 x i8>
%v6 = bitcast <2 x i64> %p2 to <16 x i8>
%v7 = call <16 x i8> @llvm.x86.sse41.pblendvb(<16 x i8> %v4, <16 x i8> %v5, <16 x i8> %v6)
%v8 = bitcast <16 x i8> %v7 to <2 x i64>
ret <2 x i64> %v8

declare <2 x double> @llvm.x86.sse41.blendvpd(<2 x double>, <2 x double>, <2 x double>)
%v4 = call <2 x double> @llvm.x86.sse41.blendvpd(<2 x double> %p0, <2 x double> %p1, <2 x double> %p2)
ret <2 x double> %v4

declare <4 x float> @llvm.x86.sse41.blendvps(<4 x float>, <4 x float>, <4 x float>)
%v4 = call <4 x float> @llvm.x86.sse41.blendvps(<4 x float> %p0, <4 x float> %p1, <4 x float> %p2)
ret <4 x float> %v4

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = trunc i32 %p1 to i16
%v5 = insertelement <8 x i16> %v3, i16 %v4, i64 {0:1:0}
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = insertelement <4 x i32> %v3, i32 %p1, i64 {0:1:0}
%v5 = bitcast <4 x i32> %v4 to <2 x i64>
ret <2 x i64> %v5

%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = trunc i32 %p1 to i8
%v5 = insertelement <16 x i8> %v3, i8 %v4, i64 {0:1:0}
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

declare <16 x i16> @llvm.x86.avx2.psign.w(<16 x i16>, <16 x i16>)
%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = call <16 x i16> @llvm.x86.avx2.psign.w(<16 x i16> %v3, <16 x i16> %v4)
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

declare <8 x i32> @llvm.x86.avx2.psign.d(<8 x i32>, <8 x i32>)
%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = call <8 x i32> @llvm.x86.avx2.psign.d(<8 x i32> %v3, <8 x i32> %v4)
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
ret <4 x i64> %v6

declare <32 x i8> @llvm.x86.avx2.psign.b(<32 x i8>, <32 x i8>)
%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = call <32 x i8> @llvm.x86.avx2.psign.b(<32 x i8> %v3, <32 x i8> %v4)
%v6 = bitcast <32 x i8> %v5 to <4 x i64>
ret <4 x i64> %v6

declare <8 x i16> @llvm.x86.ssse3.psign.w.128(<8 x i16>, <8 x i16>)
%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = call <8 x i16> @llvm.x86.ssse3.psign.w.128(<8 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

declare <4 x i32> @llvm.x86.ssse3.psign.d.128(<4 x i32>, <4 x i32>)
%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = call <4 x i32> @llvm.x86.ssse3.psign.d.128(<4 x i32> %v3, <4 x i32> %v4)
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
ret <2 x i64> %v6

declare <16 x i8> @llvm.x86.ssse3.psign.b.128(<16 x i8>, <16 x i8>)
%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = call <16 x i8> @llvm.x86.ssse3.psign.b.128(<16 x i8> %v3, <16 x i8> %v4)
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

%v2 = bitcast <4 x i64> %p0 to <16 x i16>
%v3 = icmp slt <16 x i16> %v2, zeroinitializer
%v4 = bitcast <16 x i1> %v3 to i16
ret i16 %v4

%v2 = bitcast <4 x i64> %p0 to <8 x i32>
%v3 = icmp slt <8 x i32> %v2, zeroinitializer
%v4 = bitcast <8 x i1> %v3 to i8
ret i8 %v4

%v2 = icmp slt <4 x i64> %p0, zeroinitializer
%v3 = shufflevector <4 x i1> %v2, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v4 = bitcast <8 x i1> %v3 to i8
ret i8 %v4

%v2 = bitcast <4 x i64> %p0 to <32 x i8>
%v3 = icmp slt <32 x i8> %v2, zeroinitializer
%v4 = bitcast <32 x i1> %v3 to i32
ret i32 %v4

%v2 = bitcast <8 x i64> %p0 to <32 x i16>
%v3 = icmp slt <32 x i16> %v2, zeroinitializer
%v4 = bitcast <32 x i1> %v3 to i32
ret i32 %v4

%v2 = bitcast <8 x i64> %p0 to <16 x i32>
%v3 = icmp slt <16 x i32> %v2, zeroinitializer
%v4 = bitcast <16 x i1> %v3 to i16
ret i16 %v4

%v2 = icmp slt <8 x i64> %p0, zeroinitializer
%v3 = bitcast <8 x i1> %v2 to i8
ret i8 %v3

%v2 = bitcast <8 x i64> %p0 to <64 x i8>
%v3 = icmp slt <64 x i8> %v2, zeroinitializer
%v4 = bitcast <64 x i1> %v3 to i64
ret i64 %v4

%v2 = bitcast <2 x i64> %p0 to <8 x i16>
%v3 = icmp slt <8 x i16> %v2, zeroinitializer
%v4 = bitcast <8 x i1> %v3 to i8
ret i8 %v4

%v2 = bitcast <2 x i64> %p0 to <4 x i32>
%v3 = icmp slt <4 x i32> %v2, zeroinitializer
%v4 = shufflevector <4 x i1> %v3, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v5 = bitcast <8 x i1> %v4 to i8
ret i8 %v5

%v2 = icmp slt <2 x i64> %p0, zeroinitializer
%v3 = shufflevector <2 x i1> %v2, <2 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 2, i32 3, i32 2, i32 3>
%v4 = bitcast <8 x i1> %v3 to i8
ret i8 %v4

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = icmp slt <16 x i8> %v2, zeroinitializer
%v4 = bitcast <16 x i1> %v3 to i16
ret i16 %v4

%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = icmp eq <16 x i16> %v3, %v4
%v6 = sext <16 x i1> %v5 to <16 x i16>
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
ret <4 x i64> %v7

%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = icmp eq <16 x i16> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = icmp eq <8 x i32> %v3, %v4
%v6 = sext <8 x i1> %v5 to <8 x i32>
%v7 = bitcast <8 x i32> %v6 to <4 x i64>
ret <4 x i64> %v7

%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = icmp eq <8 x i32> %v3, %v4
%v6 = bitcast <8 x i1> %v5 to i8
ret i8 %v6

%v3 = icmp eq <4 x i64> %p0, %p1
%v4 = sext <4 x i1> %v3 to <4 x i64>
ret <4 x i64> %v4

%v3 = icmp eq <4 x i64> %p0, %p1
%v4 = shufflevector <4 x i1> %v3, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v5 = bitcast <8 x i1> %v4 to i8
ret i8 %v5

%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = icmp eq <32 x i8> %v3, %v4
%v6 = sext <32 x i1> %v5 to <32 x i8>
%v7 = bitcast <32 x i8> %v6 to <4 x i64>
ret <4 x i64> %v7

%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = icmp eq <32 x i8> %v3, %v4
%v6 = bitcast <32 x i1> %v5 to i32
ret i32 %v6

%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = icmp sge <16 x i16> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = icmp sge <8 x i32> %v3, %v4
%v6 = bitcast <8 x i1> %v5 to i8
ret i8 %v6

%v3 = icmp sge <4 x i64> %p0, %p1
%v4 = shufflevector <4 x i1> %v3, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v5 = bitcast <8 x i1> %v4 to i8
ret i8 %v5

%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = icmp sge <32 x i8> %v3, %v4
%v6 = bitcast <32 x i1> %v5 to i32
ret i32 %v6

%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = icmp uge <16 x i16> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = icmp uge <8 x i32> %v3, %v4
%v6 = bitcast <8 x i1> %v5 to i8
ret i8 %v6

%v3 = icmp uge <4 x i64> %p0, %p1
%v4 = shufflevector <4 x i1> %v3, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v5 = bitcast <8 x i1> %v4 to i8
ret i8 %v5

%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = icmp uge <32 x i8> %v3, %v4
%v6 = bitcast <32 x i1> %v5 to i32
ret i32 %v6

%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = icmp sgt <16 x i16> %v3, %v4
%v6 = sext <16 x i1> %v5 to <16 x i16>
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
ret <4 x i64> %v7

%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = icmp sgt <16 x i16> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = icmp sgt <8 x i32> %v3, %v4
%v6 = sext <8 x i1> %v5 to <8 x i32>
%v7 = bitcast <8 x i32> %v6 to <4 x i64>
ret <4 x i64> %v7

%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = icmp sgt <8 x i32> %v3, %v4
%v6 = bitcast <8 x i1> %v5 to i8
ret i8 %v6

%v3 = icmp sgt <4 x i64> %p0, %p1
%v4 = sext <4 x i1> %v3 to <4 x i64>
ret <4 x i64> %v4

%v3 = icmp sgt <4 x i64> %p0, %p1
%v4 = shufflevector <4 x i1> %v3, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v5 = bitcast <8 x i1> %v4 to i8
ret i8 %v5

%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = icmp sgt <32 x i8> %v3, %v4
%v6 = sext <32 x i1> %v5 to <32 x i8>
%v7 = bitcast <32 x i8> %v6 to <4 x i64>
ret <4 x i64> %v7

%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = icmp sgt <32 x i8> %v3, %v4
%v6 = bitcast <32 x i1> %v5 to i32
ret i32 %v6

%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = icmp ugt <16 x i16> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = icmp ugt <8 x i32> %v3, %v4
%v6 = bitcast <8 x i1> %v5 to i8
ret i8 %v6

%v3 = icmp ugt <4 x i64> %p0, %p1
%v4 = shufflevector <4 x i1> %v3, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v5 = bitcast <8 x i1> %v4 to i8
ret i8 %v5

%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = icmp ugt <32 x i8> %v3, %v4
%v6 = bitcast <32 x i1> %v5 to i32
ret i32 %v6

%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = icmp sle <16 x i16> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = icmp sle <8 x i32> %v3, %v4
%v6 = bitcast <8 x i1> %v5 to i8
ret i8 %v6

%v3 = icmp sle <4 x i64> %p0, %p1
%v4 = shufflevector <4 x i1> %v3, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v5 = bitcast <8 x i1> %v4 to i8
ret i8 %v5

%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = icmp sle <32 x i8> %v3, %v4
%v6 = bitcast <32 x i1> %v5 to i32
ret i32 %v6

%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = icmp ule <16 x i16> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = icmp ule <8 x i32> %v3, %v4
%v6 = bitcast <8 x i1> %v5 to i8
ret i8 %v6

%v3 = icmp ule <4 x i64> %p0, %p1
%v4 = shufflevector <4 x i1> %v3, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v5 = bitcast <8 x i1> %v4 to i8
ret i8 %v5

%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = icmp ule <32 x i8> %v3, %v4
%v6 = bitcast <32 x i1> %v5 to i32
ret i32 %v6

%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = icmp slt <16 x i16> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = icmp slt <8 x i32> %v3, %v4
%v6 = bitcast <8 x i1> %v5 to i8
ret i8 %v6

%v3 = icmp slt <4 x i64> %p0, %p1
%v4 = shufflevector <4 x i1> %v3, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v5 = bitcast <8 x i1> %v4 to i8
ret i8 %v5

%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = icmp slt <32 x i8> %v3, %v4
%v6 = bitcast <32 x i1> %v5 to i32
ret i32 %v6

%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = icmp ult <16 x i16> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = icmp ult <8 x i32> %v3, %v4
%v6 = bitcast <8 x i1> %v5 to i8
ret i8 %v6

%v3 = icmp ult <4 x i64> %p0, %p1
%v4 = shufflevector <4 x i1> %v3, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v5 = bitcast <8 x i1> %v4 to i8
ret i8 %v5

%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = icmp ult <32 x i8> %v3, %v4
%v6 = bitcast <32 x i1> %v5 to i32
ret i32 %v6

%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = icmp ne <16 x i16> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = icmp ne <8 x i32> %v3, %v4
%v6 = bitcast <8 x i1> %v5 to i8
ret i8 %v6

%v3 = icmp ne <4 x i64> %p0, %p1
%v4 = shufflevector <4 x i1> %v3, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v5 = bitcast <8 x i1> %v4 to i8
ret i8 %v5

%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = icmp ne <32 x i8> %v3, %v4
%v6 = bitcast <32 x i1> %v5 to i32
ret i32 %v6

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = icmp eq <16 x i16> %v4, %v5
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = icmp eq <8 x i32> %v4, %v5
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = and <8 x i1> %v6, %v7
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = icmp eq <4 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = and <4 x i1> %v4, %v6
%v8 = shufflevector <4 x i1> %v7, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = icmp eq <32 x i8> %v4, %v5
%v7 = bitcast i32 %p0 to <32 x i1>
%v8 = and <32 x i1> %v6, %v7
%v9 = bitcast <32 x i1> %v8 to i32
ret i32 %v9

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = icmp sge <16 x i16> %v4, %v5
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = icmp sge <8 x i32> %v4, %v5
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = and <8 x i1> %v6, %v7
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = icmp sge <4 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = and <4 x i1> %v4, %v6
%v8 = shufflevector <4 x i1> %v7, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = icmp sge <32 x i8> %v4, %v5
%v7 = bitcast i32 %p0 to <32 x i1>
%v8 = and <32 x i1> %v6, %v7
%v9 = bitcast <32 x i1> %v8 to i32
ret i32 %v9

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = icmp uge <16 x i16> %v4, %v5
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = icmp uge <8 x i32> %v4, %v5
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = and <8 x i1> %v6, %v7
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = icmp uge <4 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = and <4 x i1> %v4, %v6
%v8 = shufflevector <4 x i1> %v7, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = icmp uge <32 x i8> %v4, %v5
%v7 = bitcast i32 %p0 to <32 x i1>
%v8 = and <32 x i1> %v6, %v7
%v9 = bitcast <32 x i1> %v8 to i32
ret i32 %v9

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = icmp sgt <16 x i16> %v4, %v5
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = icmp sgt <8 x i32> %v4, %v5
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = and <8 x i1> %v6, %v7
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = icmp sgt <4 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = and <4 x i1> %v4, %v6
%v8 = shufflevector <4 x i1> %v7, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = icmp sgt <32 x i8> %v4, %v5
%v7 = bitcast i32 %p0 to <32 x i1>
%v8 = and <32 x i1> %v6, %v7
%v9 = bitcast <32 x i1> %v8 to i32
ret i32 %v9

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = icmp ugt <16 x i16> %v4, %v5
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = icmp ugt <8 x i32> %v4, %v5
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = and <8 x i1> %v6, %v7
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = icmp ugt <4 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = and <4 x i1> %v4, %v6
%v8 = shufflevector <4 x i1> %v7, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = icmp ugt <32 x i8> %v4, %v5
%v7 = bitcast i32 %p0 to <32 x i1>
%v8 = and <32 x i1> %v6, %v7
%v9 = bitcast <32 x i1> %v8 to i32
ret i32 %v9

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = icmp sle <16 x i16> %v4, %v5
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = icmp sle <8 x i32> %v4, %v5
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = and <8 x i1> %v6, %v7
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = icmp sle <4 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = and <4 x i1> %v4, %v6
%v8 = shufflevector <4 x i1> %v7, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = icmp sle <32 x i8> %v4, %v5
%v7 = bitcast i32 %p0 to <32 x i1>
%v8 = and <32 x i1> %v6, %v7
%v9 = bitcast <32 x i1> %v8 to i32
ret i32 %v9

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = icmp ule <16 x i16> %v4, %v5
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = icmp ule <8 x i32> %v4, %v5
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = and <8 x i1> %v6, %v7
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = icmp ule <4 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = and <4 x i1> %v4, %v6
%v8 = shufflevector <4 x i1> %v7, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = icmp ule <32 x i8> %v4, %v5
%v7 = bitcast i32 %p0 to <32 x i1>
%v8 = and <32 x i1> %v6, %v7
%v9 = bitcast <32 x i1> %v8 to i32
ret i32 %v9

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = icmp slt <16 x i16> %v4, %v5
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = icmp slt <8 x i32> %v4, %v5
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = and <8 x i1> %v6, %v7
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = icmp slt <4 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = and <4 x i1> %v4, %v6
%v8 = shufflevector <4 x i1> %v7, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = icmp slt <32 x i8> %v4, %v5
%v7 = bitcast i32 %p0 to <32 x i1>
%v8 = and <32 x i1> %v6, %v7
%v9 = bitcast <32 x i1> %v8 to i32
ret i32 %v9

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = icmp ult <16 x i16> %v4, %v5
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = icmp ult <8 x i32> %v4, %v5
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = and <8 x i1> %v6, %v7
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = icmp ult <4 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = and <4 x i1> %v4, %v6
%v8 = shufflevector <4 x i1> %v7, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = icmp ult <32 x i8> %v4, %v5
%v7 = bitcast i32 %p0 to <32 x i1>
%v8 = and <32 x i1> %v6, %v7
%v9 = bitcast <32 x i1> %v8 to i32
ret i32 %v9

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = icmp ne <16 x i16> %v4, %v5
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = icmp ne <8 x i32> %v4, %v5
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = and <8 x i1> %v6, %v7
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = icmp ne <4 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = and <4 x i1> %v4, %v6
%v8 = shufflevector <4 x i1> %v7, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = icmp ne <32 x i8> %v4, %v5
%v7 = bitcast i32 %p0 to <32 x i1>
%v8 = and <32 x i1> %v6, %v7
%v9 = bitcast <32 x i1> %v8 to i32
ret i32 %v9

%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = icmp eq <32 x i16> %v3, %v4
%v6 = bitcast <32 x i1> %v5 to i32
ret i32 %v6

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = icmp eq <16 x i32> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = icmp eq <8 x i64> %p0, %p1
%v4 = bitcast <8 x i1> %v3 to i8
ret i8 %v4

%v3 = bitcast <8 x i64> %p0 to <64 x i8>
%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = icmp eq <64 x i8> %v3, %v4
%v6 = bitcast <64 x i1> %v5 to i64
ret i64 %v6

%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = icmp sge <32 x i16> %v3, %v4
%v6 = bitcast <32 x i1> %v5 to i32
ret i32 %v6

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = icmp sge <16 x i32> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = icmp sge <8 x i64> %p0, %p1
%v4 = bitcast <8 x i1> %v3 to i8
ret i8 %v4

%v3 = bitcast <8 x i64> %p0 to <64 x i8>
%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = icmp sge <64 x i8> %v3, %v4
%v6 = bitcast <64 x i1> %v5 to i64
ret i64 %v6

%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = icmp uge <32 x i16> %v3, %v4
%v6 = bitcast <32 x i1> %v5 to i32
ret i32 %v6

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = icmp uge <16 x i32> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = icmp uge <8 x i64> %p0, %p1
%v4 = bitcast <8 x i1> %v3 to i8
ret i8 %v4

%v3 = bitcast <8 x i64> %p0 to <64 x i8>
%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = icmp uge <64 x i8> %v3, %v4
%v6 = bitcast <64 x i1> %v5 to i64
ret i64 %v6

%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = icmp sgt <32 x i16> %v3, %v4
%v6 = bitcast <32 x i1> %v5 to i32
ret i32 %v6

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = icmp sgt <16 x i32> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = icmp sgt <8 x i64> %p0, %p1
%v4 = bitcast <8 x i1> %v3 to i8
ret i8 %v4

%v3 = bitcast <8 x i64> %p0 to <64 x i8>
%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = icmp sgt <64 x i8> %v3, %v4
%v6 = bitcast <64 x i1> %v5 to i64
ret i64 %v6

%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = icmp ugt <32 x i16> %v3, %v4
%v6 = bitcast <32 x i1> %v5 to i32
ret i32 %v6

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = icmp ugt <16 x i32> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = icmp ugt <8 x i64> %p0, %p1
%v4 = bitcast <8 x i1> %v3 to i8
ret i8 %v4

%v3 = bitcast <8 x i64> %p0 to <64 x i8>
%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = icmp ugt <64 x i8> %v3, %v4
%v6 = bitcast <64 x i1> %v5 to i64
ret i64 %v6

%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = icmp sle <32 x i16> %v3, %v4
%v6 = bitcast <32 x i1> %v5 to i32
ret i32 %v6

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = icmp sle <16 x i32> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = icmp sle <8 x i64> %p0, %p1
%v4 = bitcast <8 x i1> %v3 to i8
ret i8 %v4

%v3 = bitcast <8 x i64> %p0 to <64 x i8>
%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = icmp sle <64 x i8> %v3, %v4
%v6 = bitcast <64 x i1> %v5 to i64
ret i64 %v6

%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = icmp ule <32 x i16> %v3, %v4
%v6 = bitcast <32 x i1> %v5 to i32
ret i32 %v6

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = icmp ule <16 x i32> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = icmp ule <8 x i64> %p0, %p1
%v4 = bitcast <8 x i1> %v3 to i8
ret i8 %v4

%v3 = bitcast <8 x i64> %p0 to <64 x i8>
%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = icmp ule <64 x i8> %v3, %v4
%v6 = bitcast <64 x i1> %v5 to i64
ret i64 %v6

%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = icmp slt <32 x i16> %v3, %v4
%v6 = bitcast <32 x i1> %v5 to i32
ret i32 %v6

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = icmp slt <16 x i32> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = icmp slt <8 x i64> %p0, %p1
%v4 = bitcast <8 x i1> %v3 to i8
ret i8 %v4

%v3 = bitcast <8 x i64> %p0 to <64 x i8>
%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = icmp slt <64 x i8> %v3, %v4
%v6 = bitcast <64 x i1> %v5 to i64
ret i64 %v6

%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = icmp ult <32 x i16> %v3, %v4
%v6 = bitcast <32 x i1> %v5 to i32
ret i32 %v6

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = icmp ult <16 x i32> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = icmp ult <8 x i64> %p0, %p1
%v4 = bitcast <8 x i1> %v3 to i8
ret i8 %v4

%v3 = bitcast <8 x i64> %p0 to <64 x i8>
%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = icmp ult <64 x i8> %v3, %v4
%v6 = bitcast <64 x i1> %v5 to i64
ret i64 %v6

%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = icmp ne <32 x i16> %v3, %v4
%v6 = bitcast <32 x i1> %v5 to i32
ret i32 %v6

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = icmp ne <16 x i32> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = icmp ne <8 x i64> %p0, %p1
%v4 = bitcast <8 x i1> %v3 to i8
ret i8 %v4

%v3 = bitcast <8 x i64> %p0 to <64 x i8>
%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = icmp ne <64 x i8> %v3, %v4
%v6 = bitcast <64 x i1> %v5 to i64
ret i64 %v6

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = icmp eq <32 x i16> %v4, %v5
%v7 = bitcast i32 %p0 to <32 x i1>
%v8 = and <32 x i1> %v6, %v7
%v9 = bitcast <32 x i1> %v8 to i32
ret i32 %v9

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = icmp eq <16 x i32> %v4, %v5
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v4 = icmp eq <8 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = and <8 x i1> %v4, %v5
%v7 = bitcast <8 x i1> %v6 to i8
ret i8 %v7

%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = icmp eq <64 x i8> %v4, %v5
%v7 = bitcast i64 %p0 to <64 x i1>
%v8 = and <64 x i1> %v6, %v7
%v9 = bitcast <64 x i1> %v8 to i64
ret i64 %v9

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = icmp sge <32 x i16> %v4, %v5
%v7 = bitcast i32 %p0 to <32 x i1>
%v8 = and <32 x i1> %v6, %v7
%v9 = bitcast <32 x i1> %v8 to i32
ret i32 %v9

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = icmp sge <16 x i32> %v4, %v5
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v4 = icmp sge <8 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = and <8 x i1> %v4, %v5
%v7 = bitcast <8 x i1> %v6 to i8
ret i8 %v7

%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = icmp sge <64 x i8> %v4, %v5
%v7 = bitcast i64 %p0 to <64 x i1>
%v8 = and <64 x i1> %v6, %v7
%v9 = bitcast <64 x i1> %v8 to i64
ret i64 %v9

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = icmp uge <32 x i16> %v4, %v5
%v7 = bitcast i32 %p0 to <32 x i1>
%v8 = and <32 x i1> %v6, %v7
%v9 = bitcast <32 x i1> %v8 to i32
ret i32 %v9

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = icmp uge <16 x i32> %v4, %v5
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v4 = icmp uge <8 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = and <8 x i1> %v4, %v5
%v7 = bitcast <8 x i1> %v6 to i8
ret i8 %v7

%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = icmp uge <64 x i8> %v4, %v5
%v7 = bitcast i64 %p0 to <64 x i1>
%v8 = and <64 x i1> %v6, %v7
%v9 = bitcast <64 x i1> %v8 to i64
ret i64 %v9

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = icmp sgt <32 x i16> %v4, %v5
%v7 = bitcast i32 %p0 to <32 x i1>
%v8 = and <32 x i1> %v6, %v7
%v9 = bitcast <32 x i1> %v8 to i32
ret i32 %v9

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = icmp sgt <16 x i32> %v4, %v5
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v4 = icmp sgt <8 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = and <8 x i1> %v4, %v5
%v7 = bitcast <8 x i1> %v6 to i8
ret i8 %v7

%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = icmp sgt <64 x i8> %v4, %v5
%v7 = bitcast i64 %p0 to <64 x i1>
%v8 = and <64 x i1> %v6, %v7
%v9 = bitcast <64 x i1> %v8 to i64
ret i64 %v9

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = icmp ugt <32 x i16> %v4, %v5
%v7 = bitcast i32 %p0 to <32 x i1>
%v8 = and <32 x i1> %v6, %v7
%v9 = bitcast <32 x i1> %v8 to i32
ret i32 %v9

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = icmp ugt <16 x i32> %v4, %v5
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v4 = icmp ugt <8 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = and <8 x i1> %v4, %v5
%v7 = bitcast <8 x i1> %v6 to i8
ret i8 %v7

%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = icmp ugt <64 x i8> %v4, %v5
%v7 = bitcast i64 %p0 to <64 x i1>
%v8 = and <64 x i1> %v6, %v7
%v9 = bitcast <64 x i1> %v8 to i64
ret i64 %v9

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = icmp sle <32 x i16> %v4, %v5
%v7 = bitcast i32 %p0 to <32 x i1>
%v8 = and <32 x i1> %v6, %v7
%v9 = bitcast <32 x i1> %v8 to i32
ret i32 %v9

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = icmp sle <16 x i32> %v4, %v5
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v4 = icmp sle <8 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = and <8 x i1> %v4, %v5
%v7 = bitcast <8 x i1> %v6 to i8
ret i8 %v7

%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = icmp sle <64 x i8> %v4, %v5
%v7 = bitcast i64 %p0 to <64 x i1>
%v8 = and <64 x i1> %v6, %v7
%v9 = bitcast <64 x i1> %v8 to i64
ret i64 %v9

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = icmp ule <32 x i16> %v4, %v5
%v7 = bitcast i32 %p0 to <32 x i1>
%v8 = and <32 x i1> %v6, %v7
%v9 = bitcast <32 x i1> %v8 to i32
ret i32 %v9

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = icmp ule <16 x i32> %v4, %v5
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v4 = icmp ule <8 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = and <8 x i1> %v4, %v5
%v7 = bitcast <8 x i1> %v6 to i8
ret i8 %v7

%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = icmp ule <64 x i8> %v4, %v5
%v7 = bitcast i64 %p0 to <64 x i1>
%v8 = and <64 x i1> %v6, %v7
%v9 = bitcast <64 x i1> %v8 to i64
ret i64 %v9

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = icmp slt <32 x i16> %v4, %v5
%v7 = bitcast i32 %p0 to <32 x i1>
%v8 = and <32 x i1> %v6, %v7
%v9 = bitcast <32 x i1> %v8 to i32
ret i32 %v9

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = icmp slt <16 x i32> %v4, %v5
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v4 = icmp slt <8 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = and <8 x i1> %v4, %v5
%v7 = bitcast <8 x i1> %v6 to i8
ret i8 %v7

%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = icmp slt <64 x i8> %v4, %v5
%v7 = bitcast i64 %p0 to <64 x i1>
%v8 = and <64 x i1> %v6, %v7
%v9 = bitcast <64 x i1> %v8 to i64
ret i64 %v9

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = icmp ult <32 x i16> %v4, %v5
%v7 = bitcast i32 %p0 to <32 x i1>
%v8 = and <32 x i1> %v6, %v7
%v9 = bitcast <32 x i1> %v8 to i32
ret i32 %v9

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = icmp ult <16 x i32> %v4, %v5
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v4 = icmp ult <8 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = and <8 x i1> %v4, %v5
%v7 = bitcast <8 x i1> %v6 to i8
ret i8 %v7

%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = icmp ult <64 x i8> %v4, %v5
%v7 = bitcast i64 %p0 to <64 x i1>
%v8 = and <64 x i1> %v6, %v7
%v9 = bitcast <64 x i1> %v8 to i64
ret i64 %v9

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = icmp ne <32 x i16> %v4, %v5
%v7 = bitcast i32 %p0 to <32 x i1>
%v8 = and <32 x i1> %v6, %v7
%v9 = bitcast <32 x i1> %v8 to i32
ret i32 %v9

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = icmp ne <16 x i32> %v4, %v5
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v4 = icmp ne <8 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = and <8 x i1> %v4, %v5
%v7 = bitcast <8 x i1> %v6 to i8
ret i8 %v7

%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = icmp ne <64 x i8> %v4, %v5
%v7 = bitcast i64 %p0 to <64 x i1>
%v8 = and <64 x i1> %v6, %v7
%v9 = bitcast <64 x i1> %v8 to i64
ret i64 %v9

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = icmp eq <8 x i16> %v3, %v4
%v6 = sext <8 x i1> %v5 to <8 x i16>
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
ret <2 x i64> %v7

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = icmp eq <8 x i16> %v3, %v4
%v6 = bitcast <8 x i1> %v5 to i8
ret i8 %v6

%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = icmp eq <4 x i32> %v3, %v4
%v6 = sext <4 x i1> %v5 to <4 x i32>
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
ret <2 x i64> %v7

%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = icmp eq <4 x i32> %v3, %v4
%v6 = shufflevector <4 x i1> %v5, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v7 = bitcast <8 x i1> %v6 to i8
ret i8 %v7

%v3 = icmp eq <2 x i64> %p0, %p1
%v4 = sext <2 x i1> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = icmp eq <2 x i64> %p0, %p1
%v4 = shufflevector <2 x i1> %v3, <2 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 2, i32 3, i32 2, i32 3>
%v5 = bitcast <8 x i1> %v4 to i8
ret i8 %v5

%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = icmp eq <16 x i8> %v3, %v4
%v6 = sext <16 x i1> %v5 to <16 x i8>
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
ret <2 x i64> %v7

%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = icmp eq <16 x i8> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = icmp sge <8 x i16> %v3, %v4
%v6 = bitcast <8 x i1> %v5 to i8
ret i8 %v6

%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = icmp sge <4 x i32> %v3, %v4
%v6 = shufflevector <4 x i1> %v5, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v7 = bitcast <8 x i1> %v6 to i8
ret i8 %v7

%v3 = icmp sge <2 x i64> %p0, %p1
%v4 = shufflevector <2 x i1> %v3, <2 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 2, i32 3, i32 2, i32 3>
%v5 = bitcast <8 x i1> %v4 to i8
ret i8 %v5

%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = icmp sge <16 x i8> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = icmp uge <8 x i16> %v3, %v4
%v6 = bitcast <8 x i1> %v5 to i8
ret i8 %v6

%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = icmp uge <4 x i32> %v3, %v4
%v6 = shufflevector <4 x i1> %v5, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v7 = bitcast <8 x i1> %v6 to i8
ret i8 %v7

%v3 = icmp uge <2 x i64> %p0, %p1
%v4 = shufflevector <2 x i1> %v3, <2 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 2, i32 3, i32 2, i32 3>
%v5 = bitcast <8 x i1> %v4 to i8
ret i8 %v5

%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = icmp uge <16 x i8> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = icmp sgt <8 x i16> %v3, %v4
%v6 = sext <8 x i1> %v5 to <8 x i16>
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
ret <2 x i64> %v7

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = icmp sgt <8 x i16> %v3, %v4
%v6 = bitcast <8 x i1> %v5 to i8
ret i8 %v6

%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = icmp sgt <4 x i32> %v3, %v4
%v6 = sext <4 x i1> %v5 to <4 x i32>
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
ret <2 x i64> %v7

%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = icmp sgt <4 x i32> %v3, %v4
%v6 = shufflevector <4 x i1> %v5, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v7 = bitcast <8 x i1> %v6 to i8
ret i8 %v7

%v3 = icmp sgt <2 x i64> %p0, %p1
%v4 = sext <2 x i1> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = icmp sgt <2 x i64> %p0, %p1
%v4 = shufflevector <2 x i1> %v3, <2 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 2, i32 3, i32 2, i32 3>
%v5 = bitcast <8 x i1> %v4 to i8
ret i8 %v5

%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = icmp sgt <16 x i8> %v3, %v4
%v6 = sext <16 x i1> %v5 to <16 x i8>
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
ret <2 x i64> %v7

%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = icmp sgt <16 x i8> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = icmp ugt <8 x i16> %v3, %v4
%v6 = bitcast <8 x i1> %v5 to i8
ret i8 %v6

%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = icmp ugt <4 x i32> %v3, %v4
%v6 = shufflevector <4 x i1> %v5, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v7 = bitcast <8 x i1> %v6 to i8
ret i8 %v7

%v3 = icmp ugt <2 x i64> %p0, %p1
%v4 = shufflevector <2 x i1> %v3, <2 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 2, i32 3, i32 2, i32 3>
%v5 = bitcast <8 x i1> %v4 to i8
ret i8 %v5

%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = icmp ugt <16 x i8> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = icmp sle <8 x i16> %v3, %v4
%v6 = bitcast <8 x i1> %v5 to i8
ret i8 %v6

%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = icmp sle <4 x i32> %v3, %v4
%v6 = shufflevector <4 x i1> %v5, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v7 = bitcast <8 x i1> %v6 to i8
ret i8 %v7

%v3 = icmp sle <2 x i64> %p0, %p1
%v4 = shufflevector <2 x i1> %v3, <2 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 2, i32 3, i32 2, i32 3>
%v5 = bitcast <8 x i1> %v4 to i8
ret i8 %v5

%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = icmp sle <16 x i8> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = icmp ule <8 x i16> %v3, %v4
%v6 = bitcast <8 x i1> %v5 to i8
ret i8 %v6

%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = icmp ule <4 x i32> %v3, %v4
%v6 = shufflevector <4 x i1> %v5, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v7 = bitcast <8 x i1> %v6 to i8
ret i8 %v7

%v3 = icmp ule <2 x i64> %p0, %p1
%v4 = shufflevector <2 x i1> %v3, <2 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 2, i32 3, i32 2, i32 3>
%v5 = bitcast <8 x i1> %v4 to i8
ret i8 %v5

%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = icmp ule <16 x i8> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = bitcast <2 x i64> %p1 to <8 x i16>
%v4 = bitcast <2 x i64> %p0 to <8 x i16>
%v5 = icmp sgt <8 x i16> %v3, %v4
%v6 = sext <8 x i1> %v5 to <8 x i16>
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
ret <2 x i64> %v7

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = icmp slt <8 x i16> %v3, %v4
%v6 = bitcast <8 x i1> %v5 to i8
ret i8 %v6

%v3 = bitcast <2 x i64> %p1 to <4 x i32>
%v4 = bitcast <2 x i64> %p0 to <4 x i32>
%v5 = icmp sgt <4 x i32> %v3, %v4
%v6 = sext <4 x i1> %v5 to <4 x i32>
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
ret <2 x i64> %v7

%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = icmp slt <4 x i32> %v3, %v4
%v6 = shufflevector <4 x i1> %v5, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v7 = bitcast <8 x i1> %v6 to i8
ret i8 %v7

%v3 = icmp slt <2 x i64> %p0, %p1
%v4 = shufflevector <2 x i1> %v3, <2 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 2, i32 3, i32 2, i32 3>
%v5 = bitcast <8 x i1> %v4 to i8
ret i8 %v5

%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = bitcast <2 x i64> %p0 to <16 x i8>
%v5 = icmp sgt <16 x i8> %v3, %v4
%v6 = sext <16 x i1> %v5 to <16 x i8>
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
ret <2 x i64> %v7

%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = icmp slt <16 x i8> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = icmp ult <8 x i16> %v3, %v4
%v6 = bitcast <8 x i1> %v5 to i8
ret i8 %v6

%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = icmp ult <4 x i32> %v3, %v4
%v6 = shufflevector <4 x i1> %v5, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v7 = bitcast <8 x i1> %v6 to i8
ret i8 %v7

%v3 = icmp ult <2 x i64> %p0, %p1
%v4 = shufflevector <2 x i1> %v3, <2 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 2, i32 3, i32 2, i32 3>
%v5 = bitcast <8 x i1> %v4 to i8
ret i8 %v5

%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = icmp ult <16 x i8> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = icmp ne <8 x i16> %v3, %v4
%v6 = bitcast <8 x i1> %v5 to i8
ret i8 %v6

%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = icmp ne <4 x i32> %v3, %v4
%v6 = shufflevector <4 x i1> %v5, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v7 = bitcast <8 x i1> %v6 to i8
ret i8 %v7

%v3 = icmp ne <2 x i64> %p0, %p1
%v4 = shufflevector <2 x i1> %v3, <2 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 2, i32 3, i32 2, i32 3>
%v5 = bitcast <8 x i1> %v4 to i8
ret i8 %v5

%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = icmp ne <16 x i8> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

declare <2 x i64> @llvm.x86.avx512.conflict.q.128(<2 x i64>)
%v2 = call <2 x i64> @llvm.x86.avx512.conflict.q.128(<2 x i64> %p0)
ret <2 x i64> %v2

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = icmp eq <8 x i16> %v4, %v5
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = and <8 x i1> %v6, %v7
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = icmp eq <4 x i32> %v4, %v5
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v9 = and <4 x i1> %v6, %v8
%v10 = shufflevector <4 x i1> %v9, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v11 = bitcast <8 x i1> %v10 to i8
ret i8 %v11

%v4 = icmp eq <2 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = and <2 x i1> %v4, %v6
%v8 = shufflevector <2 x i1> %v7, <2 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 2, i32 3, i32 2, i32 3>
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = icmp eq <16 x i8> %v4, %v5
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = icmp sge <8 x i16> %v4, %v5
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = and <8 x i1> %v6, %v7
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = icmp sge <4 x i32> %v4, %v5
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v9 = and <4 x i1> %v6, %v8
%v10 = shufflevector <4 x i1> %v9, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v11 = bitcast <8 x i1> %v10 to i8
ret i8 %v11

%v4 = icmp sge <2 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = and <2 x i1> %v4, %v6
%v8 = shufflevector <2 x i1> %v7, <2 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 2, i32 3, i32 2, i32 3>
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = icmp sge <16 x i8> %v4, %v5
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = icmp uge <8 x i16> %v4, %v5
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = and <8 x i1> %v6, %v7
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = icmp uge <4 x i32> %v4, %v5
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v9 = and <4 x i1> %v6, %v8
%v10 = shufflevector <4 x i1> %v9, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v11 = bitcast <8 x i1> %v10 to i8
ret i8 %v11

%v4 = icmp uge <2 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = and <2 x i1> %v4, %v6
%v8 = shufflevector <2 x i1> %v7, <2 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 2, i32 3, i32 2, i32 3>
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = icmp uge <16 x i8> %v4, %v5
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = icmp sgt <8 x i16> %v4, %v5
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = and <8 x i1> %v6, %v7
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = icmp sgt <4 x i32> %v4, %v5
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v9 = and <4 x i1> %v6, %v8
%v10 = shufflevector <4 x i1> %v9, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v11 = bitcast <8 x i1> %v10 to i8
ret i8 %v11

%v4 = icmp sgt <2 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = and <2 x i1> %v4, %v6
%v8 = shufflevector <2 x i1> %v7, <2 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 2, i32 3, i32 2, i32 3>
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = icmp sgt <16 x i8> %v4, %v5
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = icmp ugt <8 x i16> %v4, %v5
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = and <8 x i1> %v6, %v7
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = icmp ugt <4 x i32> %v4, %v5
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v9 = and <4 x i1> %v6, %v8
%v10 = shufflevector <4 x i1> %v9, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v11 = bitcast <8 x i1> %v10 to i8
ret i8 %v11

%v4 = icmp ugt <2 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = and <2 x i1> %v4, %v6
%v8 = shufflevector <2 x i1> %v7, <2 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 2, i32 3, i32 2, i32 3>
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = icmp ugt <16 x i8> %v4, %v5
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = icmp sle <8 x i16> %v4, %v5
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = and <8 x i1> %v6, %v7
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = icmp sle <4 x i32> %v4, %v5
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v9 = and <4 x i1> %v6, %v8
%v10 = shufflevector <4 x i1> %v9, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v11 = bitcast <8 x i1> %v10 to i8
ret i8 %v11

%v4 = icmp sle <2 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = and <2 x i1> %v4, %v6
%v8 = shufflevector <2 x i1> %v7, <2 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 2, i32 3, i32 2, i32 3>
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = icmp sle <16 x i8> %v4, %v5
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = icmp ule <8 x i16> %v4, %v5
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = and <8 x i1> %v6, %v7
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = icmp ule <4 x i32> %v4, %v5
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v9 = and <4 x i1> %v6, %v8
%v10 = shufflevector <4 x i1> %v9, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v11 = bitcast <8 x i1> %v10 to i8
ret i8 %v11

%v4 = icmp ule <2 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = and <2 x i1> %v4, %v6
%v8 = shufflevector <2 x i1> %v7, <2 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 2, i32 3, i32 2, i32 3>
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = icmp ule <16 x i8> %v4, %v5
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = icmp slt <8 x i16> %v4, %v5
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = and <8 x i1> %v6, %v7
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = icmp slt <4 x i32> %v4, %v5
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v9 = and <4 x i1> %v6, %v8
%v10 = shufflevector <4 x i1> %v9, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v11 = bitcast <8 x i1> %v10 to i8
ret i8 %v11

%v4 = icmp slt <2 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = and <2 x i1> %v4, %v6
%v8 = shufflevector <2 x i1> %v7, <2 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 2, i32 3, i32 2, i32 3>
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = icmp slt <16 x i8> %v4, %v5
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = icmp ult <8 x i16> %v4, %v5
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = and <8 x i1> %v6, %v7
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = icmp ult <4 x i32> %v4, %v5
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v9 = and <4 x i1> %v6, %v8
%v10 = shufflevector <4 x i1> %v9, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v11 = bitcast <8 x i1> %v10 to i8
ret i8 %v11

%v4 = icmp ult <2 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = and <2 x i1> %v4, %v6
%v8 = shufflevector <2 x i1> %v7, <2 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 2, i32 3, i32 2, i32 3>
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = icmp ult <16 x i8> %v4, %v5
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = icmp ne <8 x i16> %v4, %v5
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = and <8 x i1> %v6, %v7
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = icmp ne <4 x i32> %v4, %v5
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v9 = and <4 x i1> %v6, %v8
%v10 = shufflevector <4 x i1> %v9, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v11 = bitcast <8 x i1> %v10 to i8
ret i8 %v11

%v4 = icmp ne <2 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = and <2 x i1> %v4, %v6
%v8 = shufflevector <2 x i1> %v7, <2 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 2, i32 3, i32 2, i32 3>
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = icmp ne <16 x i8> %v4, %v5
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v4 = call <2 x i64> @llvm.x86.avx512.conflict.q.128(<2 x i64> %p2)
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = select <2 x i1> %v6, <2 x i64> %v4, <2 x i64> %p0
ret <2 x i64> %v7

declare i32 @llvm.x86.avx.vtestc.pd.256(<4 x double>, <4 x double>)
%v3 = call i32 @llvm.x86.avx.vtestc.pd.256(<4 x double> %p0, <4 x double> %p1)
ret i32 %v3

declare i32 @llvm.x86.avx.vtestz.pd.256(<4 x double>, <4 x double>)
%v3 = call i32 @llvm.x86.avx.vtestz.pd.256(<4 x double> %p0, <4 x double> %p1)
ret i32 %v3

declare i32 @llvm.x86.avx.vtestc.pd(<2 x double>, <2 x double>)
%v3 = call i32 @llvm.x86.avx.vtestc.pd(<2 x double> %p0, <2 x double> %p1)
ret i32 %v3

declare i32 @llvm.x86.avx.vtestz.pd(<2 x double>, <2 x double>)
%v3 = call i32 @llvm.x86.avx.vtestz.pd(<2 x double> %p0, <2 x double> %p1)
ret i32 %v3

%v0 = call i16 asm inteldialect "vpcmpw ${0}, ${1:t}, ${2:t}, {0:1:0}", "=^Yk,v,v,~{flags}"(<4 x i64> %p0, <4 x i64> %p1)
ret i16 %v0

%v0 = call i8 asm inteldialect "vpcmpd ${0}, ${1:t}, ${2:t}, {0:1:0}", "=^Yk,v,v,~{flags}"(<4 x i64> %p0, <4 x i64> %p1)
ret i8 %v0

%v0 = call i8 asm inteldialect "vpcmpq ${0}, ${1:t}, ${2:t}, {0:1:0}", "=^Yk,v,v,~{flags}"(<4 x i64> %p0, <4 x i64> %p1)
ret i8 %v0

%v0 = call i32 asm inteldialect "vpcmpb ${0}, ${1:t}, ${2:t}, {0:1:0}", "=^Yk,v,v,~{flags}"(<4 x i64> %p0, <4 x i64> %p1)
ret i32 %v0

%v0 = call i16 asm inteldialect "vpcmpuw ${0}, ${1:t}, ${2:t}, {0:1:0}", "=^Yk,v,v,~{flags}"(<4 x i64> %p0, <4 x i64> %p1)
ret i16 %v0

%v0 = call i8 asm inteldialect "vpcmpud ${0}, ${1:t}, ${2:t}, {0:1:0}", "=^Yk,v,v,~{flags}"(<4 x i64> %p0, <4 x i64> %p1)
ret i8 %v0

%v0 = call i8 asm inteldialect "vpcmpuq ${0}, ${1:t}, ${2:t}, {0:1:0}", "=^Yk,v,v,~{flags}"(<4 x i64> %p0, <4 x i64> %p1)
ret i8 %v0

%v0 = call i32 asm inteldialect "vpcmpub ${0}, ${1:t}, ${2:t}, {0:1:0}", "=^Yk,v,v,~{flags}"(<4 x i64> %p0, <4 x i64> %p1)
ret i32 %v0

%v0 = call i16 asm inteldialect "vpcmpw ${0} {${1}}, ${2:t}, ${3:t}, {0:1:0}", "=^Yk,^Yk,v,v,~{flags}"(i16 %p0, <4 x i64> %p1, <4 x i64> %p2)
ret i16 %v0

%v0 = call i8 asm inteldialect "vpcmpd ${0} {${1}}, ${2:t}, ${3:t}, {0:1:0}", "=^Yk,^Yk,v,v,~{flags}"(i8 %p0, <4 x i64> %p1, <4 x i64> %p2)
ret i8 %v0

%v0 = call i8 asm inteldialect "vpcmpq ${0} {${1}}, ${2:t}, ${3:t}, {0:1:0}", "=^Yk,^Yk,v,v,~{flags}"(i8 %p0, <4 x i64> %p1, <4 x i64> %p2)
ret i8 %v0

%v0 = call i32 asm inteldialect "vpcmpb ${0} {${1}}, ${2:t}, ${3:t}, {0:1:0}", "=^Yk,^Yk,v,v,~{flags}"(i32 %p0, <4 x i64> %p1, <4 x i64> %p2)
ret i32 %v0

%v0 = call i16 asm inteldialect "vpcmpuw ${0} {${1}}, ${2:t}, ${3:t}, {0:1:0}", "=^Yk,^Yk,v,v,~{flags}"(i16 %p0, <4 x i64> %p1, <4 x i64> %p2)
ret i16 %v0

%v0 = call i8 asm inteldialect "vpcmpud ${0} {${1}}, ${2:t}, ${3:t}, {0:1:0}", "=^Yk,^Yk,v,v,~{flags}"(i8 %p0, <4 x i64> %p1, <4 x i64> %p2)
ret i8 %v0

%v0 = call i8 asm inteldialect "vpcmpuq ${0} {${1}}, ${2:t}, ${3:t}, {0:1:0}", "=^Yk,^Yk,v,v,~{flags}"(i8 %p0, <4 x i64> %p1, <4 x i64> %p2)
ret i8 %v0

%v0 = call i32 asm inteldialect "vpcmpub ${0} {${1}}, ${2:t}, ${3:t}, {0:1:0}", "=^Yk,^Yk,v,v,~{flags}"(i32 %p0, <4 x i64> %p1, <4 x i64> %p2)
ret i32 %v0

%v0 = call i32 asm inteldialect "vpcmpw ${0}, ${1:g}, ${2:g}, {0:1:0}", "=^Yk,v,v,~{flags}"(<8 x i64> %p0, <8 x i64> %p1)
ret i32 %v0

%v0 = call i16 asm inteldialect "vpcmpd ${0}, ${1:g}, ${2:g}, {0:1:0}", "=^Yk,v,v,~{flags}"(<8 x i64> %p0, <8 x i64> %p1)
ret i16 %v0

%v0 = call i8 asm inteldialect "vpcmpq ${0}, ${1:g}, ${2:g}, {0:1:0}", "=^Yk,v,v,~{flags}"(<8 x i64> %p0, <8 x i64> %p1)
ret i8 %v0

%v0 = call i64 asm inteldialect "vpcmpb ${0}, ${1:g}, ${2:g}, {0:1:0}", "=^Yk,v,v,~{flags}"(<8 x i64> %p0, <8 x i64> %p1)
ret i64 %v0

%v0 = call i32 asm inteldialect "vpcmpuw ${0}, ${1:g}, ${2:g}, {0:1:0}", "=^Yk,v,v,~{flags}"(<8 x i64> %p0, <8 x i64> %p1)
ret i32 %v0

%v0 = call i16 asm inteldialect "vpcmpud ${0}, ${1:g}, ${2:g}, {0:1:0}", "=^Yk,v,v,~{flags}"(<8 x i64> %p0, <8 x i64> %p1)
ret i16 %v0

%v0 = call i8 asm inteldialect "vpcmpuq ${0}, ${1:g}, ${2:g}, {0:1:0}", "=^Yk,v,v,~{flags}"(<8 x i64> %p0, <8 x i64> %p1)
ret i8 %v0

%v0 = call i64 asm inteldialect "vpcmpub ${0}, ${1:g}, ${2:g}, {0:1:0}", "=^Yk,v,v,~{flags}"(<8 x i64> %p0, <8 x i64> %p1)
ret i64 %v0

%v0 = call i32 asm inteldialect "vpcmpw ${0} {${1}}, ${2:g}, ${3:g}, {0:1:0}", "=^Yk,^Yk,v,v,~{flags}"(i32 %p0, <8 x i64> %p1, <8 x i64> %p2)
ret i32 %v0

%v0 = call i16 asm inteldialect "vpcmpd ${0} {${1}}, ${2:g}, ${3:g}, {0:1:0}", "=^Yk,^Yk,v,v,~{flags}"(i16 %p0, <8 x i64> %p1, <8 x i64> %p2)
ret i16 %v0

%v0 = call i8 asm inteldialect "vpcmpq ${0} {${1}}, ${2:g}, ${3:g}, {0:1:0}", "=^Yk,^Yk,v,v,~{flags}"(i8 %p0, <8 x i64> %p1, <8 x i64> %p2)
ret i8 %v0

%v0 = call i64 asm inteldialect "vpcmpb ${0} {${1}}, ${2:g}, ${3:g}, {0:1:0}", "=^Yk,^Yk,v,v,~{flags}"(i64 %p0, <8 x i64> %p1, <8 x i64> %p2)
ret i64 %v0

%v0 = call i32 asm inteldialect "vpcmpuw ${0} {${1}}, ${2:g}, ${3:g}, {0:1:0}", "=^Yk,^Yk,v,v,~{flags}"(i32 %p0, <8 x i64> %p1, <8 x i64> %p2)
ret i32 %v0

%v0 = call i16 asm inteldialect "vpcmpud ${0} {${1}}, ${2:g}, ${3:g}, {0:1:0}", "=^Yk,^Yk,v,v,~{flags}"(i16 %p0, <8 x i64> %p1, <8 x i64> %p2)
ret i16 %v0

%v0 = call i8 asm inteldialect "vpcmpuq ${0} {${1}}, ${2:g}, ${3:g}, {0:1:0}", "=^Yk,^Yk,v,v,~{flags}"(i8 %p0, <8 x i64> %p1, <8 x i64> %p2)
ret i8 %v0

%v0 = call i64 asm inteldialect "vpcmpub ${0} {${1}}, ${2:g}, ${3:g}, {0:1:0}", "=^Yk,^Yk,v,v,~{flags}"(i64 %p0, <8 x i64> %p1, <8 x i64> %p2)
ret i64 %v0

%v0 = call i8 asm inteldialect "vpcmpw ${0}, ${1:x}, ${2:x}, {0:1:0}", "=^Yk,v,v,~{flags}"(<2 x i64> %p0, <2 x i64> %p1)
ret i8 %v0

%v0 = call i8 asm inteldialect "vpcmpd ${0}, ${1:x}, ${2:x}, {0:1:0}", "=^Yk,v,v,~{flags}"(<2 x i64> %p0, <2 x i64> %p1)
ret i8 %v0

%v0 = call i8 asm inteldialect "vpcmpq ${0}, ${1:x}, ${2:x}, {0:1:0}", "=^Yk,v,v,~{flags}"(<2 x i64> %p0, <2 x i64> %p1)
ret i8 %v0

%v0 = call i16 asm inteldialect "vpcmpb ${0}, ${1:x}, ${2:x}, {0:1:0}", "=^Yk,v,v,~{flags}"(<2 x i64> %p0, <2 x i64> %p1)
ret i16 %v0

%v0 = call i8 asm inteldialect "vpcmpuw ${0}, ${1:x}, ${2:x}, {0:1:0}", "=^Yk,v,v,~{flags}"(<2 x i64> %p0, <2 x i64> %p1)
ret i8 %v0

%v0 = call i8 asm inteldialect "vpcmpud ${0}, ${1:x}, ${2:x}, {0:1:0}", "=^Yk,v,v,~{flags}"(<2 x i64> %p0, <2 x i64> %p1)
ret i8 %v0

%v0 = call i8 asm inteldialect "vpcmpuq ${0}, ${1:x}, ${2:x}, {0:1:0}", "=^Yk,v,v,~{flags}"(<2 x i64> %p0, <2 x i64> %p1)
ret i8 %v0

%v0 = call i16 asm inteldialect "vpcmpub ${0}, ${1:x}, ${2:x}, {0:1:0}", "=^Yk,v,v,~{flags}"(<2 x i64> %p0, <2 x i64> %p1)
ret i16 %v0

%v0 = call i8 asm inteldialect "vpcmpw ${0} {${1}}, ${2:x}, ${3:x}, {0:1:0}", "=^Yk,^Yk,v,v,~{flags}"(i8 %p0, <2 x i64> %p1, <2 x i64> %p2)
ret i8 %v0

%v0 = call i8 asm inteldialect "vpcmpd ${0} {${1}}, ${2:x}, ${3:x}, {0:1:0}", "=^Yk,^Yk,v,v,~{flags}"(i8 %p0, <2 x i64> %p1, <2 x i64> %p2)
ret i8 %v0

%v0 = call i8 asm inteldialect "vpcmpq ${0} {${1}}, ${2:x}, ${3:x}, {0:1:0}", "=^Yk,^Yk,v,v,~{flags}"(i8 %p0, <2 x i64> %p1, <2 x i64> %p2)
ret i8 %v0

%v0 = call i16 asm inteldialect "vpcmpb ${0} {${1}}, ${2:x}, ${3:x}, {0:1:0}", "=^Yk,^Yk,v,v,~{flags}"(i16 %p0, <2 x i64> %p1, <2 x i64> %p2)
ret i16 %v0

%v0 = call i8 asm inteldialect "vpcmpuw ${0} {${1}}, ${2:x}, ${3:x}, {0:1:0}", "=^Yk,^Yk,v,v,~{flags}"(i8 %p0, <2 x i64> %p1, <2 x i64> %p2)
ret i8 %v0

%v0 = call i8 asm inteldialect "vpcmpud ${0} {${1}}, ${2:x}, ${3:x}, {0:1:0}", "=^Yk,^Yk,v,v,~{flags}"(i8 %p0, <2 x i64> %p1, <2 x i64> %p2)
ret i8 %v0

%v0 = call i8 asm inteldialect "vpcmpuq ${0} {${1}}, ${2:x}, ${3:x}, {0:1:0}", "=^Yk,^Yk,v,v,~{flags}"(i8 %p0, <2 x i64> %p1, <2 x i64> %p2)
ret i8 %v0

%v0 = call i16 asm inteldialect "vpcmpub ${0} {${1}}, ${2:x}, ${3:x}, {0:1:0}", "=^Yk,^Yk,v,v,~{flags}"(i16 %p0, <2 x i64> %p1, <2 x i64> %p2)
ret i16 %v0

declare <8 x i32> @llvm.x86.avx512.conflict.d.256(<8 x i32>)
%v2 = bitcast <4 x i64> %p0 to <8 x i32>
%v3 = call <8 x i32> @llvm.x86.avx512.conflict.d.256(<8 x i32> %v2)
%v4 = bitcast <8 x i32> %v3 to <4 x i64>
ret <4 x i64> %v4

declare <4 x i64> @llvm.x86.avx512.conflict.q.256(<4 x i64>)
%v2 = call <4 x i64> @llvm.x86.avx512.conflict.q.256(<4 x i64> %p0)
ret <4 x i64> %v2

%v4 = bitcast <4 x i64> %p2 to <8 x i32>
%v5 = call <8 x i32> @llvm.x86.avx512.conflict.d.256(<8 x i32> %v4)
%v6 = bitcast <4 x i64> %p0 to <8 x i32>
%v7 = bitcast i8 %p1 to <8 x i1>
%v8 = select <8 x i1> %v7, <8 x i32> %v5, <8 x i32> %v6
%v9 = bitcast <8 x i32> %v8 to <4 x i64>
ret <4 x i64> %v9

%v4 = call <4 x i64> @llvm.x86.avx512.conflict.q.256(<4 x i64> %p2)
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i64> %v4, <4 x i64> %p0
ret <4 x i64> %v7

%v3 = bitcast <4 x i64> %p1 to <8 x i32>
%v4 = call <8 x i32> @llvm.x86.avx512.conflict.d.256(<8 x i32> %v3)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i32> %v4, <8 x i32> zeroinitializer
%v7 = bitcast <8 x i32> %v6 to <4 x i64>
ret <4 x i64> %v7

%v3 = call <4 x i64> @llvm.x86.avx512.conflict.q.256(<4 x i64> %p1)
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = select <4 x i1> %v5, <4 x i64> %v3, <4 x i64> zeroinitializer
ret <4 x i64> %v6

declare <16 x i32> @llvm.x86.avx512.conflict.d.512(<16 x i32>)
%v2 = bitcast <8 x i64> %p0 to <16 x i32>
%v3 = call <16 x i32> @llvm.x86.avx512.conflict.d.512(<16 x i32> %v2)
%v4 = bitcast <16 x i32> %v3 to <8 x i64>
ret <8 x i64> %v4

declare <8 x i64> @llvm.x86.avx512.conflict.q.512(<8 x i64>)
%v2 = call <8 x i64> @llvm.x86.avx512.conflict.q.512(<8 x i64> %p0)
ret <8 x i64> %v2

%v4 = bitcast <8 x i64> %p2 to <16 x i32>
%v5 = call <16 x i32> @llvm.x86.avx512.conflict.d.512(<16 x i32> %v4)
%v6 = bitcast <8 x i64> %p0 to <16 x i32>
%v7 = bitcast i16 %p1 to <16 x i1>
%v8 = select <16 x i1> %v7, <16 x i32> %v5, <16 x i32> %v6
%v9 = bitcast <16 x i32> %v8 to <8 x i64>
ret <8 x i64> %v9

%v4 = call <8 x i64> @llvm.x86.avx512.conflict.q.512(<8 x i64> %p2)
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> %p0
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p1 to <16 x i32>
%v4 = call <16 x i32> @llvm.x86.avx512.conflict.d.512(<16 x i32> %v3)
%v5 = bitcast i16 %p0 to <16 x i1>
%v6 = select <16 x i1> %v5, <16 x i32> %v4, <16 x i32> zeroinitializer
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
ret <8 x i64> %v7

%v3 = call <8 x i64> @llvm.x86.avx512.conflict.q.512(<8 x i64> %p1)
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = select <8 x i1> %v4, <8 x i64> %v3, <8 x i64> zeroinitializer
ret <8 x i64> %v5

declare <4 x i32> @llvm.x86.avx512.conflict.d.128(<4 x i32>)
%v2 = bitcast <2 x i64> %p0 to <4 x i32>
%v3 = call <4 x i32> @llvm.x86.avx512.conflict.d.128(<4 x i32> %v2)
%v4 = bitcast <4 x i32> %v3 to <2 x i64>
ret <2 x i64> %v4

%v4 = bitcast <2 x i64> %p2 to <4 x i32>
%v5 = call <4 x i32> @llvm.x86.avx512.conflict.d.128(<4 x i32> %v4)
%v6 = bitcast <2 x i64> %p0 to <4 x i32>
%v7 = bitcast i8 %p1 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v9 = select <4 x i1> %v8, <4 x i32> %v5, <4 x i32> %v6
%v10 = bitcast <4 x i32> %v9 to <2 x i64>
ret <2 x i64> %v10

%v3 = bitcast <2 x i64> %p1 to <4 x i32>
%v4 = call <4 x i32> @llvm.x86.avx512.conflict.d.128(<4 x i32> %v3)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i32> %v4, <4 x i32> zeroinitializer
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
ret <2 x i64> %v8

declare i32 @llvm.x86.avx2.pmovmskb(<32 x i8>)
%v2 = bitcast <4 x i64> %p0 to <32 x i8>
%v3 = call i32 @llvm.x86.avx2.pmovmskb(<32 x i8> %v2)
ret i32 %v3

declare i32 @llvm.x86.avx.movmsk.pd.256(<4 x double>)
%v2 = call i32 @llvm.x86.avx.movmsk.pd.256(<4 x double> %p0)
ret i32 %v2

declare i32 @llvm.x86.avx.movmsk.ps.256(<8 x float>)
%v2 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %p0)
ret i32 %v2

declare i32 @llvm.x86.sse2.pmovmskb.128(<16 x i8>)
%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = call i32 @llvm.x86.sse2.pmovmskb.128(<16 x i8> %v2)
ret i32 %v3

declare i32 @llvm.x86.sse2.movmsk.pd(<2 x double>)
%v2 = call i32 @llvm.x86.sse2.movmsk.pd(<2 x double> %p0)
ret i32 %v2

declare i32 @llvm.x86.sse.movmsk.ps(<4 x float>)
%v2 = call i32 @llvm.x86.sse.movmsk.ps(<4 x float> %p0)
ret i32 %v2

%v2 = bitcast i16 %p0 to <16 x i1>
%v3 = sext <16 x i1> %v2 to <16 x i16>
%v4 = bitcast <16 x i16> %v3 to <4 x i64>
ret <4 x i64> %v4

%v2 = bitcast i8 %p0 to <8 x i1>
%v3 = sext <8 x i1> %v2 to <8 x i32>
%v4 = bitcast <8 x i32> %v3 to <4 x i64>
ret <4 x i64> %v4

%v2 = bitcast i32 %p0 to <32 x i1>
%v3 = sext <32 x i1> %v2 to <32 x i8>
%v4 = bitcast <32 x i8> %v3 to <4 x i64>
ret <4 x i64> %v4

ret <4 x double> zeroinitializer

ret <16 x half> zeroinitializer

ret <8 x float> zeroinitializer

ret <4 x i64> zeroinitializer

%v2 = bitcast i32 %p0 to <32 x i1>
%v3 = sext <32 x i1> %v2 to <32 x i16>
%v4 = bitcast <32 x i16> %v3 to <8 x i64>
ret <8 x i64> %v4

%v2 = bitcast i16 %p0 to <16 x i1>
%v3 = sext <16 x i1> %v2 to <16 x i32>
%v4 = bitcast <16 x i32> %v3 to <8 x i64>
ret <8 x i64> %v4

%v2 = bitcast i8 %p0 to <8 x i1>
%v3 = sext <8 x i1> %v2 to <8 x i64>
ret <8 x i64> %v3

%v2 = bitcast i64 %p0 to <64 x i1>
%v3 = sext <64 x i1> %v2 to <64 x i8>
%v4 = bitcast <64 x i8> %v3 to <8 x i64>
ret <8 x i64> %v4

ret <16 x float> zeroinitializer

ret <8 x i64> zeroinitializer

ret <8 x double> zeroinitializer

ret <32 x half> zeroinitializer

%v2 = bitcast i8 %p0 to <8 x i1>
%v3 = sext <8 x i1> %v2 to <8 x i16>
%v4 = bitcast <8 x i16> %v3 to <2 x i64>
ret <2 x i64> %v4

%v2 = bitcast i16 %p0 to <16 x i1>
%v3 = sext <16 x i1> %v2 to <16 x i8>
%v4 = bitcast <16 x i8> %v3 to <2 x i64>
ret <2 x i64> %v4

ret <2 x double> zeroinitializer

ret <8 x half> zeroinitializer

ret <4 x float> zeroinitializer

ret <2 x i64> zeroinitializer

%v2 = trunc i32 %p0 to i16
ret i16 %v2

ret i32 %p0

%v0 = call i8 asm inteldialect "kmovb ${0}, ${1:k}", "=^Yk,r,~{flags}"(i32 %p0)
ret i8 %v0

ret i64 %p0

%v2 = bitcast <2 x i64> %p0 to <8 x i16>
%v3 = sext <8 x i16> %v2 to <8 x i32>
%v4 = bitcast <8 x i32> %v3 to <4 x i64>
ret <4 x i64> %v4

%v2 = bitcast <2 x i64> %p0 to <8 x i16>
%v3 = shufflevector <8 x i16> %v2, <8 x i16> %v2, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v4 = sext <4 x i16> %v3 to <4 x i64>
ret <4 x i64> %v4

%v2 = bitcast <2 x i64> %p0 to <4 x i32>
%v3 = sext <4 x i32> %v2 to <4 x i64>
ret <4 x i64> %v3

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = sext <16 x i8> %v2 to <16 x i16>
%v4 = bitcast <16 x i16> %v3 to <4 x i64>
ret <4 x i64> %v4

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = shufflevector <16 x i8> %v2, <16 x i8> %v2, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v4 = sext <8 x i8> %v3 to <8 x i32>
%v5 = bitcast <8 x i32> %v4 to <4 x i64>
ret <4 x i64> %v5

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = shufflevector <16 x i8> %v2, <16 x i8> %v2, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v4 = sext <4 x i8> %v3 to <4 x i64>
ret <4 x i64> %v4

declare <16 x i8> @llvm.x86.avx512.mask.pmovs.wb.256(<16 x i16>, <16 x i8>, i16)
%v2 = bitcast <4 x i64> %p0 to <16 x i16>
%v3 = call <16 x i8> @llvm.x86.avx512.mask.pmovs.wb.256(<16 x i16> %v2, <16 x i8> zeroinitializer, i16 -1)
%v4 = bitcast <16 x i8> %v3 to <2 x i64>
ret <2 x i64> %v4

declare <8 x i16> @llvm.x86.avx512.mask.pmovs.dw.256(<8 x i32>, <8 x i16>, i8)
%v2 = bitcast <4 x i64> %p0 to <8 x i32>
%v3 = call <8 x i16> @llvm.x86.avx512.mask.pmovs.dw.256(<8 x i32> %v2, <8 x i16> zeroinitializer, i8 -1)
%v4 = bitcast <8 x i16> %v3 to <2 x i64>
ret <2 x i64> %v4

declare <16 x i8> @llvm.x86.avx512.mask.pmovs.db.256(<8 x i32>, <16 x i8>, i8)
%v2 = bitcast <4 x i64> %p0 to <8 x i32>
%v3 = call <16 x i8> @llvm.x86.avx512.mask.pmovs.db.256(<8 x i32> %v2, <16 x i8> zeroinitializer, i8 -1)
%v4 = bitcast <16 x i8> %v3 to <2 x i64>
ret <2 x i64> %v4

declare <8 x i16> @llvm.x86.avx512.mask.pmovs.qw.256(<4 x i64>, <8 x i16>, i8)
%v2 = call <8 x i16> @llvm.x86.avx512.mask.pmovs.qw.256(<4 x i64> %p0, <8 x i16> zeroinitializer, i8 -1)
%v3 = bitcast <8 x i16> %v2 to <2 x i64>
ret <2 x i64> %v3

declare <4 x i32> @llvm.x86.avx512.mask.pmovs.qd.256(<4 x i64>, <4 x i32>, i8)
%v2 = call <4 x i32> @llvm.x86.avx512.mask.pmovs.qd.256(<4 x i64> %p0, <4 x i32> zeroinitializer, i8 -1)
%v3 = bitcast <4 x i32> %v2 to <2 x i64>
ret <2 x i64> %v3

declare <16 x i8> @llvm.x86.avx512.mask.pmovs.qb.256(<4 x i64>, <16 x i8>, i8)
%v2 = call <16 x i8> @llvm.x86.avx512.mask.pmovs.qb.256(<4 x i64> %p0, <16 x i8> zeroinitializer, i8 -1)
%v3 = bitcast <16 x i8> %v2 to <2 x i64>
ret <2 x i64> %v3

declare <16 x i8> @llvm.x86.avx512.mask.pmovus.wb.256(<16 x i16>, <16 x i8>, i16)
%v2 = bitcast <4 x i64> %p0 to <16 x i16>
%v3 = call <16 x i8> @llvm.x86.avx512.mask.pmovus.wb.256(<16 x i16> %v2, <16 x i8> zeroinitializer, i16 -1)
%v4 = bitcast <16 x i8> %v3 to <2 x i64>
ret <2 x i64> %v4

declare <8 x i16> @llvm.x86.avx512.mask.pmovus.dw.256(<8 x i32>, <8 x i16>, i8)
%v2 = bitcast <4 x i64> %p0 to <8 x i32>
%v3 = call <8 x i16> @llvm.x86.avx512.mask.pmovus.dw.256(<8 x i32> %v2, <8 x i16> zeroinitializer, i8 -1)
%v4 = bitcast <8 x i16> %v3 to <2 x i64>
ret <2 x i64> %v4

declare <16 x i8> @llvm.x86.avx512.mask.pmovus.db.256(<8 x i32>, <16 x i8>, i8)
%v2 = bitcast <4 x i64> %p0 to <8 x i32>
%v3 = call <16 x i8> @llvm.x86.avx512.mask.pmovus.db.256(<8 x i32> %v2, <16 x i8> zeroinitializer, i8 -1)
%v4 = bitcast <16 x i8> %v3 to <2 x i64>
ret <2 x i64> %v4

declare <8 x i16> @llvm.x86.avx512.mask.pmovus.qw.256(<4 x i64>, <8 x i16>, i8)
%v2 = call <8 x i16> @llvm.x86.avx512.mask.pmovus.qw.256(<4 x i64> %p0, <8 x i16> zeroinitializer, i8 -1)
%v3 = bitcast <8 x i16> %v2 to <2 x i64>
ret <2 x i64> %v3

declare <4 x i32> @llvm.x86.avx512.mask.pmovus.qd.256(<4 x i64>, <4 x i32>, i8)
%v2 = call <4 x i32> @llvm.x86.avx512.mask.pmovus.qd.256(<4 x i64> %p0, <4 x i32> zeroinitializer, i8 -1)
%v3 = bitcast <4 x i32> %v2 to <2 x i64>
ret <2 x i64> %v3

declare <16 x i8> @llvm.x86.avx512.mask.pmovus.qb.256(<4 x i64>, <16 x i8>, i8)
%v2 = call <16 x i8> @llvm.x86.avx512.mask.pmovus.qb.256(<4 x i64> %p0, <16 x i8> zeroinitializer, i8 -1)
%v3 = bitcast <16 x i8> %v2 to <2 x i64>
ret <2 x i64> %v3

%v4 = bitcast <2 x i64> %p2 to <8 x i16>
%v5 = sext <8 x i16> %v4 to <8 x i32>
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
%v7 = bitcast <4 x i64> %p0 to <8 x i32>
%v8 = bitcast i8 %p1 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i32> %v5, <8 x i32> %v7
%v10 = bitcast <8 x i32> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <2 x i64> %p2 to <8 x i16>
%v5 = shufflevector <8 x i16> %v4, <8 x i16> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = sext <4 x i16> %v5 to <4 x i64>
%v7 = bitcast i8 %p1 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v9 = select <4 x i1> %v8, <4 x i64> %v6, <4 x i64> %p0
ret <4 x i64> %v9

%v4 = bitcast <2 x i64> %p2 to <4 x i32>
%v5 = sext <4 x i32> %v4 to <4 x i64>
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> %p0
ret <4 x i64> %v8

%v4 = bitcast <2 x i64> %p2 to <16 x i8>
%v5 = sext <16 x i8> %v4 to <16 x i16>
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
%v7 = bitcast <4 x i64> %p0 to <16 x i16>
%v8 = bitcast i16 %p1 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v5, <16 x i16> %v7
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <2 x i64> %p2 to <16 x i8>
%v5 = shufflevector <16 x i8> %v4, <16 x i8> %v4, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v6 = sext <8 x i8> %v5 to <8 x i32>
%v7 = bitcast <8 x i32> %v6 to <4 x i64>
%v8 = bitcast <4 x i64> %p0 to <8 x i32>
%v9 = bitcast i8 %p1 to <8 x i1>
%v10 = select <8 x i1> %v9, <8 x i32> %v6, <8 x i32> %v8
%v11 = bitcast <8 x i32> %v10 to <4 x i64>
ret <4 x i64> %v11

%v4 = bitcast <2 x i64> %p2 to <16 x i8>
%v5 = shufflevector <16 x i8> %v4, <16 x i8> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = sext <4 x i8> %v5 to <4 x i64>
%v7 = bitcast i8 %p1 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v9 = select <4 x i1> %v8, <4 x i64> %v6, <4 x i64> %p0
ret <4 x i64> %v9

%v4 = bitcast <4 x i64> %p2 to <16 x i16>
%v5 = bitcast <2 x i64> %p0 to <16 x i8>
%v6 = call <16 x i8> @llvm.x86.avx512.mask.pmovs.wb.256(<16 x i16> %v4, <16 x i8> %v5, i16 %p1)
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
ret <2 x i64> %v7

%v4 = bitcast <4 x i64> %p2 to <8 x i32>
%v5 = bitcast <2 x i64> %p0 to <8 x i16>
%v6 = call <8 x i16> @llvm.x86.avx512.mask.pmovs.dw.256(<8 x i32> %v4, <8 x i16> %v5, i8 %p1)
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
ret <2 x i64> %v7

%v4 = bitcast <4 x i64> %p2 to <8 x i32>
%v5 = bitcast <2 x i64> %p0 to <16 x i8>
%v6 = call <16 x i8> @llvm.x86.avx512.mask.pmovs.db.256(<8 x i32> %v4, <16 x i8> %v5, i8 %p1)
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
ret <2 x i64> %v7

%v4 = bitcast <2 x i64> %p0 to <8 x i16>
%v5 = call <8 x i16> @llvm.x86.avx512.mask.pmovs.qw.256(<4 x i64> %p2, <8 x i16> %v4, i8 %p1)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v4 = bitcast <2 x i64> %p0 to <4 x i32>
%v5 = call <4 x i32> @llvm.x86.avx512.mask.pmovs.qd.256(<4 x i64> %p2, <4 x i32> %v4, i8 %p1)
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
ret <2 x i64> %v6

%v4 = bitcast <2 x i64> %p0 to <16 x i8>
%v5 = call <16 x i8> @llvm.x86.avx512.mask.pmovs.qb.256(<4 x i64> %p2, <16 x i8> %v4, i8 %p1)
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

%v4 = bitcast <4 x i64> %p2 to <16 x i16>
%v5 = bitcast <2 x i64> %p0 to <16 x i8>
%v6 = call <16 x i8> @llvm.x86.avx512.mask.pmovus.wb.256(<16 x i16> %v4, <16 x i8> %v5, i16 %p1)
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
ret <2 x i64> %v7

%v4 = bitcast <4 x i64> %p2 to <8 x i32>
%v5 = bitcast <2 x i64> %p0 to <8 x i16>
%v6 = call <8 x i16> @llvm.x86.avx512.mask.pmovus.dw.256(<8 x i32> %v4, <8 x i16> %v5, i8 %p1)
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
ret <2 x i64> %v7

%v4 = bitcast <4 x i64> %p2 to <8 x i32>
%v5 = bitcast <2 x i64> %p0 to <16 x i8>
%v6 = call <16 x i8> @llvm.x86.avx512.mask.pmovus.db.256(<8 x i32> %v4, <16 x i8> %v5, i8 %p1)
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
ret <2 x i64> %v7

%v4 = bitcast <2 x i64> %p0 to <8 x i16>
%v5 = call <8 x i16> @llvm.x86.avx512.mask.pmovus.qw.256(<4 x i64> %p2, <8 x i16> %v4, i8 %p1)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v4 = bitcast <2 x i64> %p0 to <4 x i32>
%v5 = call <4 x i32> @llvm.x86.avx512.mask.pmovus.qd.256(<4 x i64> %p2, <4 x i32> %v4, i8 %p1)
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
ret <2 x i64> %v6

%v4 = bitcast <2 x i64> %p0 to <16 x i8>
%v5 = call <16 x i8> @llvm.x86.avx512.mask.pmovus.qb.256(<4 x i64> %p2, <16 x i8> %v4, i8 %p1)
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

declare <32 x i8> @llvm.x86.avx2.packsswb(<16 x i16>, <16 x i16>)
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = bitcast <4 x i64> %p3 to <16 x i16>
%v7 = call <32 x i8> @llvm.x86.avx2.packsswb(<16 x i16> %v5, <16 x i16> %v6)
%v8 = bitcast <32 x i8> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <32 x i8>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i8> %v7, <32 x i8> %v9
%v12 = bitcast <32 x i8> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <16 x i16> @llvm.x86.avx2.packssdw(<8 x i32>, <8 x i32>)
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = bitcast <4 x i64> %p3 to <8 x i32>
%v7 = call <16 x i16> @llvm.x86.avx2.packssdw(<8 x i32> %v5, <8 x i32> %v6)
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <16 x i16>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v7, <16 x i16> %v9
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <32 x i8> @llvm.x86.avx2.packuswb(<16 x i16>, <16 x i16>)
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = bitcast <4 x i64> %p3 to <16 x i16>
%v7 = call <32 x i8> @llvm.x86.avx2.packuswb(<16 x i16> %v5, <16 x i16> %v6)
%v8 = bitcast <32 x i8> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <32 x i8>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i8> %v7, <32 x i8> %v9
%v12 = bitcast <32 x i8> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <16 x i16> @llvm.x86.avx2.packusdw(<8 x i32>, <8 x i32>)
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = bitcast <4 x i64> %p3 to <8 x i32>
%v7 = call <16 x i16> @llvm.x86.avx2.packusdw(<8 x i32> %v5, <8 x i32> %v6)
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <16 x i16>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v7, <16 x i16> %v9
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

%v3 = bitcast <2 x i64> %p1 to <8 x i16>
%v4 = sext <8 x i16> %v3 to <8 x i32>
%v5 = bitcast <8 x i32> %v4 to <4 x i64>
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i32> %v4, <8 x i32> zeroinitializer
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
ret <4 x i64> %v8

%v3 = bitcast <2 x i64> %p1 to <8 x i16>
%v4 = shufflevector <8 x i16> %v3, <8 x i16> %v3, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v5 = sext <4 x i16> %v4 to <4 x i64>
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> zeroinitializer
ret <4 x i64> %v8

%v3 = bitcast <2 x i64> %p1 to <4 x i32>
%v4 = sext <4 x i32> %v3 to <4 x i64>
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i64> %v4, <4 x i64> zeroinitializer
ret <4 x i64> %v7

%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = sext <16 x i8> %v3 to <16 x i16>
%v5 = bitcast <16 x i16> %v4 to <4 x i64>
%v6 = bitcast i16 %p0 to <16 x i1>
%v7 = select <16 x i1> %v6, <16 x i16> %v4, <16 x i16> zeroinitializer
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
ret <4 x i64> %v8

%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = shufflevector <16 x i8> %v3, <16 x i8> %v3, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v5 = sext <8 x i8> %v4 to <8 x i32>
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = select <8 x i1> %v7, <8 x i32> %v5, <8 x i32> zeroinitializer
%v9 = bitcast <8 x i32> %v8 to <4 x i64>
ret <4 x i64> %v9

%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = shufflevector <16 x i8> %v3, <16 x i8> %v3, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v5 = sext <4 x i8> %v4 to <4 x i64>
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> zeroinitializer
ret <4 x i64> %v8

%v3 = bitcast <4 x i64> %p1 to <16 x i16>
%v4 = call <16 x i8> @llvm.x86.avx512.mask.pmovs.wb.256(<16 x i16> %v3, <16 x i8> zeroinitializer, i16 %p0)
%v5 = bitcast <16 x i8> %v4 to <2 x i64>
ret <2 x i64> %v5

%v3 = bitcast <4 x i64> %p1 to <8 x i32>
%v4 = call <8 x i16> @llvm.x86.avx512.mask.pmovs.dw.256(<8 x i32> %v3, <8 x i16> zeroinitializer, i8 %p0)
%v5 = bitcast <8 x i16> %v4 to <2 x i64>
ret <2 x i64> %v5

%v3 = bitcast <4 x i64> %p1 to <8 x i32>
%v4 = call <16 x i8> @llvm.x86.avx512.mask.pmovs.db.256(<8 x i32> %v3, <16 x i8> zeroinitializer, i8 %p0)
%v5 = bitcast <16 x i8> %v4 to <2 x i64>
ret <2 x i64> %v5

%v3 = call <8 x i16> @llvm.x86.avx512.mask.pmovs.qw.256(<4 x i64> %p1, <8 x i16> zeroinitializer, i8 %p0)
%v4 = bitcast <8 x i16> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = call <4 x i32> @llvm.x86.avx512.mask.pmovs.qd.256(<4 x i64> %p1, <4 x i32> zeroinitializer, i8 %p0)
%v4 = bitcast <4 x i32> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = call <16 x i8> @llvm.x86.avx512.mask.pmovs.qb.256(<4 x i64> %p1, <16 x i8> zeroinitializer, i8 %p0)
%v4 = bitcast <16 x i8> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = bitcast <4 x i64> %p1 to <16 x i16>
%v4 = call <16 x i8> @llvm.x86.avx512.mask.pmovus.wb.256(<16 x i16> %v3, <16 x i8> zeroinitializer, i16 %p0)
%v5 = bitcast <16 x i8> %v4 to <2 x i64>
ret <2 x i64> %v5

%v3 = bitcast <4 x i64> %p1 to <8 x i32>
%v4 = call <8 x i16> @llvm.x86.avx512.mask.pmovus.dw.256(<8 x i32> %v3, <8 x i16> zeroinitializer, i8 %p0)
%v5 = bitcast <8 x i16> %v4 to <2 x i64>
ret <2 x i64> %v5

%v3 = bitcast <4 x i64> %p1 to <8 x i32>
%v4 = call <16 x i8> @llvm.x86.avx512.mask.pmovus.db.256(<8 x i32> %v3, <16 x i8> zeroinitializer, i8 %p0)
%v5 = bitcast <16 x i8> %v4 to <2 x i64>
ret <2 x i64> %v5

%v3 = call <8 x i16> @llvm.x86.avx512.mask.pmovus.qw.256(<4 x i64> %p1, <8 x i16> zeroinitializer, i8 %p0)
%v4 = bitcast <8 x i16> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = call <4 x i32> @llvm.x86.avx512.mask.pmovus.qd.256(<4 x i64> %p1, <4 x i32> zeroinitializer, i8 %p0)
%v4 = bitcast <4 x i32> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = call <16 x i8> @llvm.x86.avx512.mask.pmovus.qb.256(<4 x i64> %p1, <16 x i8> zeroinitializer, i8 %p0)
%v4 = bitcast <16 x i8> %v3 to <2 x i64>
ret <2 x i64> %v4

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = call <32 x i8> @llvm.x86.avx2.packsswb(<16 x i16> %v4, <16 x i16> %v5)
%v7 = bitcast <32 x i8> %v6 to <4 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i8> %v6, <32 x i8> zeroinitializer
%v10 = bitcast <32 x i8> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = call <16 x i16> @llvm.x86.avx2.packssdw(<8 x i32> %v4, <8 x i32> %v5)
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v6, <16 x i16> zeroinitializer
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = call <32 x i8> @llvm.x86.avx2.packuswb(<16 x i16> %v4, <16 x i16> %v5)
%v7 = bitcast <32 x i8> %v6 to <4 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i8> %v6, <32 x i8> zeroinitializer
%v10 = bitcast <32 x i8> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = call <16 x i16> @llvm.x86.avx2.packusdw(<8 x i32> %v4, <8 x i32> %v5)
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v6, <16 x i16> zeroinitializer
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = call <32 x i8> @llvm.x86.avx2.packsswb(<16 x i16> %v3, <16 x i16> %v4)
%v6 = bitcast <32 x i8> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = call <16 x i16> @llvm.x86.avx2.packssdw(<8 x i32> %v3, <8 x i32> %v4)
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = call <32 x i8> @llvm.x86.avx2.packuswb(<16 x i16> %v3, <16 x i16> %v4)
%v6 = bitcast <32 x i8> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = call <16 x i16> @llvm.x86.avx2.packusdw(<8 x i32> %v3, <8 x i32> %v4)
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

%v2 = bitcast <8 x double> %p0 to <8 x i64>
%v3 = and <8 x i64> <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>, %v2
%v4 = bitcast <8 x i64> %v3 to <8 x double>
ret <8 x double> %v4

%v2 = bitcast <16 x float> %p0 to <8 x i64>
%v3 = bitcast <8 x i64> %v2 to <16 x i32>
%v4 = and <16 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, %v3
%v5 = bitcast <16 x i32> %v4 to <8 x i64>
%v6 = bitcast <8 x i64> %v5 to <16 x float>
ret <16 x float> %v6

%v2 = bitcast <4 x i64> %p0 to <16 x i16>
%v3 = sext <16 x i16> %v2 to <16 x i32>
%v4 = bitcast <16 x i32> %v3 to <8 x i64>
ret <8 x i64> %v4

%v2 = bitcast <2 x i64> %p0 to <8 x i16>
%v3 = sext <8 x i16> %v2 to <8 x i64>
ret <8 x i64> %v3

%v2 = bitcast <4 x i64> %p0 to <8 x i32>
%v3 = sext <8 x i32> %v2 to <8 x i64>
ret <8 x i64> %v3

%v2 = bitcast <4 x i64> %p0 to <32 x i8>
%v3 = sext <32 x i8> %v2 to <32 x i16>
%v4 = bitcast <32 x i16> %v3 to <8 x i64>
ret <8 x i64> %v4

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = sext <16 x i8> %v2 to <16 x i32>
%v4 = bitcast <16 x i32> %v3 to <8 x i64>
ret <8 x i64> %v4

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = shufflevector <16 x i8> %v2, <16 x i8> %v2, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v4 = sext <8 x i8> %v3 to <8 x i64>
ret <8 x i64> %v4

declare <32 x i8> @llvm.x86.avx512.mask.pmovs.wb.512(<32 x i16>, <32 x i8>, i32)
%v2 = bitcast <8 x i64> %p0 to <32 x i16>
%v3 = call <32 x i8> @llvm.x86.avx512.mask.pmovs.wb.512(<32 x i16> %v2, <32 x i8> zeroinitializer, i32 -1)
%v4 = bitcast <32 x i8> %v3 to <4 x i64>
ret <4 x i64> %v4

declare <16 x i16> @llvm.x86.avx512.mask.pmovs.dw.512(<16 x i32>, <16 x i16>, i16)
%v2 = bitcast <8 x i64> %p0 to <16 x i32>
%v3 = call <16 x i16> @llvm.x86.avx512.mask.pmovs.dw.512(<16 x i32> %v2, <16 x i16> zeroinitializer, i16 -1)
%v4 = bitcast <16 x i16> %v3 to <4 x i64>
ret <4 x i64> %v4

declare <16 x i8> @llvm.x86.avx512.mask.pmovs.db.512(<16 x i32>, <16 x i8>, i16)
%v2 = bitcast <8 x i64> %p0 to <16 x i32>
%v3 = call <16 x i8> @llvm.x86.avx512.mask.pmovs.db.512(<16 x i32> %v2, <16 x i8> zeroinitializer, i16 -1)
%v4 = bitcast <16 x i8> %v3 to <2 x i64>
ret <2 x i64> %v4

declare <8 x i16> @llvm.x86.avx512.mask.pmovs.qw.512(<8 x i64>, <8 x i16>, i8)
%v2 = call <8 x i16> @llvm.x86.avx512.mask.pmovs.qw.512(<8 x i64> %p0, <8 x i16> zeroinitializer, i8 -1)
%v3 = bitcast <8 x i16> %v2 to <2 x i64>
ret <2 x i64> %v3

declare <8 x i32> @llvm.x86.avx512.mask.pmovs.qd.512(<8 x i64>, <8 x i32>, i8)
%v2 = call <8 x i32> @llvm.x86.avx512.mask.pmovs.qd.512(<8 x i64> %p0, <8 x i32> zeroinitializer, i8 -1)
%v3 = bitcast <8 x i32> %v2 to <4 x i64>
ret <4 x i64> %v3

declare <16 x i8> @llvm.x86.avx512.mask.pmovs.qb.512(<8 x i64>, <16 x i8>, i8)
%v2 = call <16 x i8> @llvm.x86.avx512.mask.pmovs.qb.512(<8 x i64> %p0, <16 x i8> zeroinitializer, i8 -1)
%v3 = bitcast <16 x i8> %v2 to <2 x i64>
ret <2 x i64> %v3

declare <32 x i8> @llvm.x86.avx512.mask.pmovus.wb.512(<32 x i16>, <32 x i8>, i32)
%v2 = bitcast <8 x i64> %p0 to <32 x i16>
%v3 = call <32 x i8> @llvm.x86.avx512.mask.pmovus.wb.512(<32 x i16> %v2, <32 x i8> zeroinitializer, i32 -1)
%v4 = bitcast <32 x i8> %v3 to <4 x i64>
ret <4 x i64> %v4

declare <16 x i16> @llvm.x86.avx512.mask.pmovus.dw.512(<16 x i32>, <16 x i16>, i16)
%v2 = bitcast <8 x i64> %p0 to <16 x i32>
%v3 = call <16 x i16> @llvm.x86.avx512.mask.pmovus.dw.512(<16 x i32> %v2, <16 x i16> zeroinitializer, i16 -1)
%v4 = bitcast <16 x i16> %v3 to <4 x i64>
ret <4 x i64> %v4

declare <16 x i8> @llvm.x86.avx512.mask.pmovus.db.512(<16 x i32>, <16 x i8>, i16)
%v2 = bitcast <8 x i64> %p0 to <16 x i32>
%v3 = call <16 x i8> @llvm.x86.avx512.mask.pmovus.db.512(<16 x i32> %v2, <16 x i8> zeroinitializer, i16 -1)
%v4 = bitcast <16 x i8> %v3 to <2 x i64>
ret <2 x i64> %v4

declare <8 x i16> @llvm.x86.avx512.mask.pmovus.qw.512(<8 x i64>, <8 x i16>, i8)
%v2 = call <8 x i16> @llvm.x86.avx512.mask.pmovus.qw.512(<8 x i64> %p0, <8 x i16> zeroinitializer, i8 -1)
%v3 = bitcast <8 x i16> %v2 to <2 x i64>
ret <2 x i64> %v3

declare <8 x i32> @llvm.x86.avx512.mask.pmovus.qd.512(<8 x i64>, <8 x i32>, i8)
%v2 = call <8 x i32> @llvm.x86.avx512.mask.pmovus.qd.512(<8 x i64> %p0, <8 x i32> zeroinitializer, i8 -1)
%v3 = bitcast <8 x i32> %v2 to <4 x i64>
ret <4 x i64> %v3

declare <16 x i8> @llvm.x86.avx512.mask.pmovus.qb.512(<8 x i64>, <16 x i8>, i8)
%v2 = call <16 x i8> @llvm.x86.avx512.mask.pmovus.qb.512(<8 x i64> %p0, <16 x i8> zeroinitializer, i8 -1)
%v3 = bitcast <16 x i8> %v2 to <2 x i64>
ret <2 x i64> %v3

%v4 = bitcast <8 x double> %p0 to <8 x i64>
%v5 = bitcast <8 x double> %p2 to <8 x i64>
%v6 = and <8 x i64> <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>, %v5
%v7 = bitcast i8 %p1 to <8 x i1>
%v8 = select <8 x i1> %v7, <8 x i64> %v6, <8 x i64> %v4
%v9 = bitcast <8 x i64> %v8 to <8 x double>
ret <8 x double> %v9

%v4 = bitcast <16 x float> %p0 to <8 x i64>
%v5 = bitcast <16 x float> %p2 to <8 x i64>
%v6 = bitcast <8 x i64> %v5 to <16 x i32>
%v7 = and <16 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, %v6
%v8 = bitcast <8 x i64> %v4 to <16 x i32>
%v9 = bitcast i16 %p1 to <16 x i1>
%v10 = select <16 x i1> %v9, <16 x i32> %v7, <16 x i32> %v8
%v11 = bitcast <16 x i32> %v10 to <8 x i64>
%v12 = bitcast <8 x i64> %v11 to <16 x float>
ret <16 x float> %v12

%v4 = bitcast <4 x i64> %p2 to <16 x i16>
%v5 = sext <16 x i16> %v4 to <16 x i32>
%v6 = bitcast <8 x i64> %p0 to <16 x i32>
%v7 = bitcast i16 %p1 to <16 x i1>
%v8 = select <16 x i1> %v7, <16 x i32> %v5, <16 x i32> %v6
%v9 = bitcast <16 x i32> %v8 to <8 x i64>
ret <8 x i64> %v9

%v4 = bitcast <2 x i64> %p2 to <8 x i16>
%v5 = sext <8 x i16> %v4 to <8 x i64>
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> %p0
ret <8 x i64> %v7

%v4 = bitcast <4 x i64> %p2 to <8 x i32>
%v5 = sext <8 x i32> %v4 to <8 x i64>
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> %p0
ret <8 x i64> %v7

%v4 = bitcast <4 x i64> %p2 to <32 x i8>
%v5 = sext <32 x i8> %v4 to <32 x i16>
%v6 = bitcast <8 x i64> %p0 to <32 x i16>
%v7 = bitcast i32 %p1 to <32 x i1>
%v8 = select <32 x i1> %v7, <32 x i16> %v5, <32 x i16> %v6
%v9 = bitcast <32 x i16> %v8 to <8 x i64>
ret <8 x i64> %v9

%v4 = bitcast <2 x i64> %p2 to <16 x i8>
%v5 = sext <16 x i8> %v4 to <16 x i32>
%v6 = bitcast <8 x i64> %p0 to <16 x i32>
%v7 = bitcast i16 %p1 to <16 x i1>
%v8 = select <16 x i1> %v7, <16 x i32> %v5, <16 x i32> %v6
%v9 = bitcast <16 x i32> %v8 to <8 x i64>
ret <8 x i64> %v9

%v4 = bitcast <2 x i64> %p2 to <16 x i8>
%v5 = shufflevector <16 x i8> %v4, <16 x i8> %v4, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v6 = sext <8 x i8> %v5 to <8 x i64>
%v7 = bitcast i8 %p1 to <8 x i1>
%v8 = select <8 x i1> %v7, <8 x i64> %v6, <8 x i64> %p0
ret <8 x i64> %v8

%v4 = bitcast <8 x i64> %p2 to <32 x i16>
%v5 = bitcast <4 x i64> %p0 to <32 x i8>
%v6 = call <32 x i8> @llvm.x86.avx512.mask.pmovs.wb.512(<32 x i16> %v4, <32 x i8> %v5, i32 %p1)
%v7 = bitcast <32 x i8> %v6 to <4 x i64>
ret <4 x i64> %v7

%v4 = bitcast <8 x i64> %p2 to <16 x i32>
%v5 = bitcast <4 x i64> %p0 to <16 x i16>
%v6 = call <16 x i16> @llvm.x86.avx512.mask.pmovs.dw.512(<16 x i32> %v4, <16 x i16> %v5, i16 %p1)
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
ret <4 x i64> %v7

%v4 = bitcast <8 x i64> %p2 to <16 x i32>
%v5 = bitcast <2 x i64> %p0 to <16 x i8>
%v6 = call <16 x i8> @llvm.x86.avx512.mask.pmovs.db.512(<16 x i32> %v4, <16 x i8> %v5, i16 %p1)
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
ret <2 x i64> %v7

%v4 = bitcast <2 x i64> %p0 to <8 x i16>
%v5 = call <8 x i16> @llvm.x86.avx512.mask.pmovs.qw.512(<8 x i64> %p2, <8 x i16> %v4, i8 %p1)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v4 = bitcast <4 x i64> %p0 to <8 x i32>
%v5 = call <8 x i32> @llvm.x86.avx512.mask.pmovs.qd.512(<8 x i64> %p2, <8 x i32> %v4, i8 %p1)
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
ret <4 x i64> %v6

%v4 = bitcast <2 x i64> %p0 to <16 x i8>
%v5 = call <16 x i8> @llvm.x86.avx512.mask.pmovs.qb.512(<8 x i64> %p2, <16 x i8> %v4, i8 %p1)
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

%v4 = bitcast <8 x i64> %p2 to <32 x i16>
%v5 = bitcast <4 x i64> %p0 to <32 x i8>
%v6 = call <32 x i8> @llvm.x86.avx512.mask.pmovus.wb.512(<32 x i16> %v4, <32 x i8> %v5, i32 %p1)
%v7 = bitcast <32 x i8> %v6 to <4 x i64>
ret <4 x i64> %v7

%v4 = bitcast <8 x i64> %p2 to <16 x i32>
%v5 = bitcast <4 x i64> %p0 to <16 x i16>
%v6 = call <16 x i16> @llvm.x86.avx512.mask.pmovus.dw.512(<16 x i32> %v4, <16 x i16> %v5, i16 %p1)
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
ret <4 x i64> %v7

%v4 = bitcast <8 x i64> %p2 to <16 x i32>
%v5 = bitcast <2 x i64> %p0 to <16 x i8>
%v6 = call <16 x i8> @llvm.x86.avx512.mask.pmovus.db.512(<16 x i32> %v4, <16 x i8> %v5, i16 %p1)
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
ret <2 x i64> %v7

%v4 = bitcast <2 x i64> %p0 to <8 x i16>
%v5 = call <8 x i16> @llvm.x86.avx512.mask.pmovus.qw.512(<8 x i64> %p2, <8 x i16> %v4, i8 %p1)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v4 = bitcast <4 x i64> %p0 to <8 x i32>
%v5 = call <8 x i32> @llvm.x86.avx512.mask.pmovus.qd.512(<8 x i64> %p2, <8 x i32> %v4, i8 %p1)
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
ret <4 x i64> %v6

%v4 = bitcast <2 x i64> %p0 to <16 x i8>
%v5 = call <16 x i8> @llvm.x86.avx512.mask.pmovus.qb.512(<8 x i64> %p2, <16 x i8> %v4, i8 %p1)
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

declare <64 x i8> @llvm.x86.avx512.packsswb.512(<32 x i16>, <32 x i16>)
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = bitcast <8 x i64> %p3 to <32 x i16>
%v7 = call <64 x i8> @llvm.x86.avx512.packsswb.512(<32 x i16> %v5, <32 x i16> %v6)
%v8 = bitcast <64 x i8> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <64 x i8>
%v10 = bitcast i64 %p1 to <64 x i1>
%v11 = select <64 x i1> %v10, <64 x i8> %v7, <64 x i8> %v9
%v12 = bitcast <64 x i8> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <32 x i16> @llvm.x86.avx512.packssdw.512(<16 x i32>, <16 x i32>)
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = bitcast <8 x i64> %p3 to <16 x i32>
%v7 = call <32 x i16> @llvm.x86.avx512.packssdw.512(<16 x i32> %v5, <16 x i32> %v6)
%v8 = bitcast <32 x i16> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <32 x i16>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i16> %v7, <32 x i16> %v9
%v12 = bitcast <32 x i16> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <64 x i8> @llvm.x86.avx512.packuswb.512(<32 x i16>, <32 x i16>)
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = bitcast <8 x i64> %p3 to <32 x i16>
%v7 = call <64 x i8> @llvm.x86.avx512.packuswb.512(<32 x i16> %v5, <32 x i16> %v6)
%v8 = bitcast <64 x i8> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <64 x i8>
%v10 = bitcast i64 %p1 to <64 x i1>
%v11 = select <64 x i1> %v10, <64 x i8> %v7, <64 x i8> %v9
%v12 = bitcast <64 x i8> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <32 x i16> @llvm.x86.avx512.packusdw.512(<16 x i32>, <16 x i32>)
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = bitcast <8 x i64> %p3 to <16 x i32>
%v7 = call <32 x i16> @llvm.x86.avx512.packusdw.512(<16 x i32> %v5, <16 x i32> %v6)
%v8 = bitcast <32 x i16> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <32 x i16>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i16> %v7, <32 x i16> %v9
%v12 = bitcast <32 x i16> %v11 to <8 x i64>
ret <8 x i64> %v12

%v3 = bitcast <4 x i64> %p1 to <16 x i16>
%v4 = sext <16 x i16> %v3 to <16 x i32>
%v5 = bitcast i16 %p0 to <16 x i1>
%v6 = select <16 x i1> %v5, <16 x i32> %v4, <16 x i32> zeroinitializer
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
ret <8 x i64> %v7

%v3 = bitcast <2 x i64> %p1 to <8 x i16>
%v4 = sext <8 x i16> %v3 to <8 x i64>
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> zeroinitializer
ret <8 x i64> %v6

%v3 = bitcast <4 x i64> %p1 to <8 x i32>
%v4 = sext <8 x i32> %v3 to <8 x i64>
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> zeroinitializer
ret <8 x i64> %v6

%v3 = bitcast <4 x i64> %p1 to <32 x i8>
%v4 = sext <32 x i8> %v3 to <32 x i16>
%v5 = bitcast i32 %p0 to <32 x i1>
%v6 = select <32 x i1> %v5, <32 x i16> %v4, <32 x i16> zeroinitializer
%v7 = bitcast <32 x i16> %v6 to <8 x i64>
ret <8 x i64> %v7

%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = sext <16 x i8> %v3 to <16 x i32>
%v5 = bitcast i16 %p0 to <16 x i1>
%v6 = select <16 x i1> %v5, <16 x i32> %v4, <16 x i32> zeroinitializer
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
ret <8 x i64> %v7

%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = shufflevector <16 x i8> %v3, <16 x i8> %v3, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v5 = sext <8 x i8> %v4 to <8 x i64>
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> zeroinitializer
ret <8 x i64> %v7

%v3 = bitcast <8 x i64> %p1 to <32 x i16>
%v4 = call <32 x i8> @llvm.x86.avx512.mask.pmovs.wb.512(<32 x i16> %v3, <32 x i8> zeroinitializer, i32 %p0)
%v5 = bitcast <32 x i8> %v4 to <4 x i64>
ret <4 x i64> %v5

%v3 = bitcast <8 x i64> %p1 to <16 x i32>
%v4 = call <16 x i16> @llvm.x86.avx512.mask.pmovs.dw.512(<16 x i32> %v3, <16 x i16> zeroinitializer, i16 %p0)
%v5 = bitcast <16 x i16> %v4 to <4 x i64>
ret <4 x i64> %v5

%v3 = bitcast <8 x i64> %p1 to <16 x i32>
%v4 = call <16 x i8> @llvm.x86.avx512.mask.pmovs.db.512(<16 x i32> %v3, <16 x i8> zeroinitializer, i16 %p0)
%v5 = bitcast <16 x i8> %v4 to <2 x i64>
ret <2 x i64> %v5

%v3 = call <8 x i16> @llvm.x86.avx512.mask.pmovs.qw.512(<8 x i64> %p1, <8 x i16> zeroinitializer, i8 %p0)
%v4 = bitcast <8 x i16> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = call <8 x i32> @llvm.x86.avx512.mask.pmovs.qd.512(<8 x i64> %p1, <8 x i32> zeroinitializer, i8 %p0)
%v4 = bitcast <8 x i32> %v3 to <4 x i64>
ret <4 x i64> %v4

%v3 = call <16 x i8> @llvm.x86.avx512.mask.pmovs.qb.512(<8 x i64> %p1, <16 x i8> zeroinitializer, i8 %p0)
%v4 = bitcast <16 x i8> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = bitcast <8 x i64> %p1 to <32 x i16>
%v4 = call <32 x i8> @llvm.x86.avx512.mask.pmovus.wb.512(<32 x i16> %v3, <32 x i8> zeroinitializer, i32 %p0)
%v5 = bitcast <32 x i8> %v4 to <4 x i64>
ret <4 x i64> %v5

%v3 = bitcast <8 x i64> %p1 to <16 x i32>
%v4 = call <16 x i16> @llvm.x86.avx512.mask.pmovus.dw.512(<16 x i32> %v3, <16 x i16> zeroinitializer, i16 %p0)
%v5 = bitcast <16 x i16> %v4 to <4 x i64>
ret <4 x i64> %v5

%v3 = bitcast <8 x i64> %p1 to <16 x i32>
%v4 = call <16 x i8> @llvm.x86.avx512.mask.pmovus.db.512(<16 x i32> %v3, <16 x i8> zeroinitializer, i16 %p0)
%v5 = bitcast <16 x i8> %v4 to <2 x i64>
ret <2 x i64> %v5

%v3 = call <8 x i16> @llvm.x86.avx512.mask.pmovus.qw.512(<8 x i64> %p1, <8 x i16> zeroinitializer, i8 %p0)
%v4 = bitcast <8 x i16> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = call <8 x i32> @llvm.x86.avx512.mask.pmovus.qd.512(<8 x i64> %p1, <8 x i32> zeroinitializer, i8 %p0)
%v4 = bitcast <8 x i32> %v3 to <4 x i64>
ret <4 x i64> %v4

%v3 = call <16 x i8> @llvm.x86.avx512.mask.pmovus.qb.512(<8 x i64> %p1, <16 x i8> zeroinitializer, i8 %p0)
%v4 = bitcast <16 x i8> %v3 to <2 x i64>
ret <2 x i64> %v4

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = call <64 x i8> @llvm.x86.avx512.packsswb.512(<32 x i16> %v4, <32 x i16> %v5)
%v7 = bitcast <64 x i8> %v6 to <8 x i64>
%v8 = bitcast i64 %p0 to <64 x i1>
%v9 = select <64 x i1> %v8, <64 x i8> %v6, <64 x i8> zeroinitializer
%v10 = bitcast <64 x i8> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = call <32 x i16> @llvm.x86.avx512.packssdw.512(<16 x i32> %v4, <16 x i32> %v5)
%v7 = bitcast <32 x i16> %v6 to <8 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i16> %v6, <32 x i16> zeroinitializer
%v10 = bitcast <32 x i16> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = call <64 x i8> @llvm.x86.avx512.packuswb.512(<32 x i16> %v4, <32 x i16> %v5)
%v7 = bitcast <64 x i8> %v6 to <8 x i64>
%v8 = bitcast i64 %p0 to <64 x i1>
%v9 = select <64 x i1> %v8, <64 x i8> %v6, <64 x i8> zeroinitializer
%v10 = bitcast <64 x i8> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = call <32 x i16> @llvm.x86.avx512.packusdw.512(<16 x i32> %v4, <16 x i32> %v5)
%v7 = bitcast <32 x i16> %v6 to <8 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i16> %v6, <32 x i16> zeroinitializer
%v10 = bitcast <32 x i16> %v9 to <8 x i64>
ret <8 x i64> %v10

%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = call <64 x i8> @llvm.x86.avx512.packsswb.512(<32 x i16> %v3, <32 x i16> %v4)
%v6 = bitcast <64 x i8> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = call <32 x i16> @llvm.x86.avx512.packssdw.512(<16 x i32> %v3, <16 x i32> %v4)
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = call <64 x i8> @llvm.x86.avx512.packuswb.512(<32 x i16> %v3, <32 x i16> %v4)
%v6 = bitcast <64 x i8> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = call <32 x i16> @llvm.x86.avx512.packusdw.512(<16 x i32> %v3, <16 x i32> %v4)
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
ret <8 x i64> %v6

%v2 = bitcast <2 x i64> %p0 to <8 x i16>
%v3 = shufflevector <8 x i16> %v2, <8 x i16> %v2, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v4 = sext <4 x i16> %v3 to <4 x i32>
%v5 = bitcast <4 x i32> %v4 to <2 x i64>
ret <2 x i64> %v5

%v2 = bitcast <2 x i64> %p0 to <8 x i16>
%v3 = shufflevector <8 x i16> %v2, <8 x i16> %v2, <2 x i32> <i32 0, i32 1>
%v4 = sext <2 x i16> %v3 to <2 x i64>
ret <2 x i64> %v4

%v2 = bitcast <2 x i64> %p0 to <4 x i32>
%v3 = shufflevector <4 x i32> %v2, <4 x i32> %v2, <2 x i32> <i32 0, i32 1>
%v4 = sext <2 x i32> %v3 to <2 x i64>
ret <2 x i64> %v4

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = shufflevector <16 x i8> %v2, <16 x i8> %v2, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v4 = sext <8 x i8> %v3 to <8 x i16>
%v5 = bitcast <8 x i16> %v4 to <2 x i64>
ret <2 x i64> %v5

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = shufflevector <16 x i8> %v2, <16 x i8> %v2, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v4 = sext <4 x i8> %v3 to <4 x i32>
%v5 = bitcast <4 x i32> %v4 to <2 x i64>
ret <2 x i64> %v5

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = shufflevector <16 x i8> %v2, <16 x i8> %v2, <2 x i32> <i32 0, i32 1>
%v4 = sext <2 x i8> %v3 to <2 x i64>
ret <2 x i64> %v4

declare <16 x i8> @llvm.x86.avx512.mask.pmovs.wb.128(<8 x i16>, <16 x i8>, i8)
%v2 = bitcast <2 x i64> %p0 to <8 x i16>
%v3 = call <16 x i8> @llvm.x86.avx512.mask.pmovs.wb.128(<8 x i16> %v2, <16 x i8> zeroinitializer, i8 -1)
%v4 = bitcast <16 x i8> %v3 to <2 x i64>
ret <2 x i64> %v4

declare <8 x i16> @llvm.x86.avx512.mask.pmovs.dw.128(<4 x i32>, <8 x i16>, i8)
%v2 = bitcast <2 x i64> %p0 to <4 x i32>
%v3 = call <8 x i16> @llvm.x86.avx512.mask.pmovs.dw.128(<4 x i32> %v2, <8 x i16> zeroinitializer, i8 -1)
%v4 = bitcast <8 x i16> %v3 to <2 x i64>
ret <2 x i64> %v4

declare <16 x i8> @llvm.x86.avx512.mask.pmovs.db.128(<4 x i32>, <16 x i8>, i8)
%v2 = bitcast <2 x i64> %p0 to <4 x i32>
%v3 = call <16 x i8> @llvm.x86.avx512.mask.pmovs.db.128(<4 x i32> %v2, <16 x i8> zeroinitializer, i8 -1)
%v4 = bitcast <16 x i8> %v3 to <2 x i64>
ret <2 x i64> %v4

declare <8 x i16> @llvm.x86.avx512.mask.pmovs.qw.128(<2 x i64>, <8 x i16>, i8)
%v2 = call <8 x i16> @llvm.x86.avx512.mask.pmovs.qw.128(<2 x i64> %p0, <8 x i16> zeroinitializer, i8 -1)
%v3 = bitcast <8 x i16> %v2 to <2 x i64>
ret <2 x i64> %v3

declare <4 x i32> @llvm.x86.avx512.mask.pmovs.qd.128(<2 x i64>, <4 x i32>, i8)
%v2 = call <4 x i32> @llvm.x86.avx512.mask.pmovs.qd.128(<2 x i64> %p0, <4 x i32> zeroinitializer, i8 -1)
%v3 = bitcast <4 x i32> %v2 to <2 x i64>
ret <2 x i64> %v3

declare <16 x i8> @llvm.x86.avx512.mask.pmovs.qb.128(<2 x i64>, <16 x i8>, i8)
%v2 = call <16 x i8> @llvm.x86.avx512.mask.pmovs.qb.128(<2 x i64> %p0, <16 x i8> zeroinitializer, i8 -1)
%v3 = bitcast <16 x i8> %v2 to <2 x i64>
ret <2 x i64> %v3

declare <16 x i8> @llvm.x86.avx512.mask.pmovus.wb.128(<8 x i16>, <16 x i8>, i8)
%v2 = bitcast <2 x i64> %p0 to <8 x i16>
%v3 = call <16 x i8> @llvm.x86.avx512.mask.pmovus.wb.128(<8 x i16> %v2, <16 x i8> zeroinitializer, i8 -1)
%v4 = bitcast <16 x i8> %v3 to <2 x i64>
ret <2 x i64> %v4

declare <8 x i16> @llvm.x86.avx512.mask.pmovus.dw.128(<4 x i32>, <8 x i16>, i8)
%v2 = bitcast <2 x i64> %p0 to <4 x i32>
%v3 = call <8 x i16> @llvm.x86.avx512.mask.pmovus.dw.128(<4 x i32> %v2, <8 x i16> zeroinitializer, i8 -1)
%v4 = bitcast <8 x i16> %v3 to <2 x i64>
ret <2 x i64> %v4

declare <16 x i8> @llvm.x86.avx512.mask.pmovus.db.128(<4 x i32>, <16 x i8>, i8)
%v2 = bitcast <2 x i64> %p0 to <4 x i32>
%v3 = call <16 x i8> @llvm.x86.avx512.mask.pmovus.db.128(<4 x i32> %v2, <16 x i8> zeroinitializer, i8 -1)
%v4 = bitcast <16 x i8> %v3 to <2 x i64>
ret <2 x i64> %v4

declare <8 x i16> @llvm.x86.avx512.mask.pmovus.qw.128(<2 x i64>, <8 x i16>, i8)
%v2 = call <8 x i16> @llvm.x86.avx512.mask.pmovus.qw.128(<2 x i64> %p0, <8 x i16> zeroinitializer, i8 -1)
%v3 = bitcast <8 x i16> %v2 to <2 x i64>
ret <2 x i64> %v3

declare <4 x i32> @llvm.x86.avx512.mask.pmovus.qd.128(<2 x i64>, <4 x i32>, i8)
%v2 = call <4 x i32> @llvm.x86.avx512.mask.pmovus.qd.128(<2 x i64> %p0, <4 x i32> zeroinitializer, i8 -1)
%v3 = bitcast <4 x i32> %v2 to <2 x i64>
ret <2 x i64> %v3

declare <16 x i8> @llvm.x86.avx512.mask.pmovus.qb.128(<2 x i64>, <16 x i8>, i8)
%v2 = call <16 x i8> @llvm.x86.avx512.mask.pmovus.qb.128(<2 x i64> %p0, <16 x i8> zeroinitializer, i8 -1)
%v3 = bitcast <16 x i8> %v2 to <2 x i64>
ret <2 x i64> %v3

%v4 = bitcast <2 x i64> %p2 to <8 x i16>
%v5 = shufflevector <8 x i16> %v4, <8 x i16> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = sext <4 x i16> %v5 to <4 x i32>
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
%v8 = bitcast <2 x i64> %p0 to <4 x i32>
%v9 = bitcast i8 %p1 to <8 x i1>
%v10 = shufflevector <8 x i1> %v9, <8 x i1> %v9, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v11 = select <4 x i1> %v10, <4 x i32> %v6, <4 x i32> %v8
%v12 = bitcast <4 x i32> %v11 to <2 x i64>
ret <2 x i64> %v12

%v4 = bitcast <2 x i64> %p2 to <8 x i16>
%v5 = shufflevector <8 x i16> %v4, <8 x i16> %v4, <2 x i32> <i32 0, i32 1>
%v6 = sext <2 x i16> %v5 to <2 x i64>
%v7 = bitcast i8 %p1 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <2 x i32> <i32 0, i32 1>
%v9 = select <2 x i1> %v8, <2 x i64> %v6, <2 x i64> %p0
ret <2 x i64> %v9

%v4 = bitcast <2 x i64> %p2 to <4 x i32>
%v5 = shufflevector <4 x i32> %v4, <4 x i32> %v4, <2 x i32> <i32 0, i32 1>
%v6 = sext <2 x i32> %v5 to <2 x i64>
%v7 = bitcast i8 %p1 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <2 x i32> <i32 0, i32 1>
%v9 = select <2 x i1> %v8, <2 x i64> %v6, <2 x i64> %p0
ret <2 x i64> %v9

%v4 = bitcast <2 x i64> %p2 to <16 x i8>
%v5 = shufflevector <16 x i8> %v4, <16 x i8> %v4, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v6 = sext <8 x i8> %v5 to <8 x i16>
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
%v8 = bitcast <2 x i64> %p0 to <8 x i16>
%v9 = bitcast i8 %p1 to <8 x i1>
%v10 = select <8 x i1> %v9, <8 x i16> %v6, <8 x i16> %v8
%v11 = bitcast <8 x i16> %v10 to <2 x i64>
ret <2 x i64> %v11

%v4 = bitcast <2 x i64> %p2 to <16 x i8>
%v5 = shufflevector <16 x i8> %v4, <16 x i8> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = sext <4 x i8> %v5 to <4 x i32>
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
%v8 = bitcast <2 x i64> %p0 to <4 x i32>
%v9 = bitcast i8 %p1 to <8 x i1>
%v10 = shufflevector <8 x i1> %v9, <8 x i1> %v9, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v11 = select <4 x i1> %v10, <4 x i32> %v6, <4 x i32> %v8
%v12 = bitcast <4 x i32> %v11 to <2 x i64>
ret <2 x i64> %v12

%v4 = bitcast <2 x i64> %p2 to <16 x i8>
%v5 = shufflevector <16 x i8> %v4, <16 x i8> %v4, <2 x i32> <i32 0, i32 1>
%v6 = sext <2 x i8> %v5 to <2 x i64>
%v7 = bitcast i8 %p1 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <2 x i32> <i32 0, i32 1>
%v9 = select <2 x i1> %v8, <2 x i64> %v6, <2 x i64> %p0
ret <2 x i64> %v9

%v4 = bitcast <2 x i64> %p2 to <8 x i16>
%v5 = bitcast <2 x i64> %p0 to <16 x i8>
%v6 = call <16 x i8> @llvm.x86.avx512.mask.pmovs.wb.128(<8 x i16> %v4, <16 x i8> %v5, i8 %p1)
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
ret <2 x i64> %v7

%v4 = bitcast <2 x i64> %p2 to <4 x i32>
%v5 = bitcast <2 x i64> %p0 to <8 x i16>
%v6 = call <8 x i16> @llvm.x86.avx512.mask.pmovs.dw.128(<4 x i32> %v4, <8 x i16> %v5, i8 %p1)
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
ret <2 x i64> %v7

%v4 = bitcast <2 x i64> %p2 to <4 x i32>
%v5 = bitcast <2 x i64> %p0 to <16 x i8>
%v6 = call <16 x i8> @llvm.x86.avx512.mask.pmovs.db.128(<4 x i32> %v4, <16 x i8> %v5, i8 %p1)
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
ret <2 x i64> %v7

%v4 = bitcast <2 x i64> %p0 to <8 x i16>
%v5 = call <8 x i16> @llvm.x86.avx512.mask.pmovs.qw.128(<2 x i64> %p2, <8 x i16> %v4, i8 %p1)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v4 = bitcast <2 x i64> %p0 to <4 x i32>
%v5 = call <4 x i32> @llvm.x86.avx512.mask.pmovs.qd.128(<2 x i64> %p2, <4 x i32> %v4, i8 %p1)
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
ret <2 x i64> %v6

%v4 = bitcast <2 x i64> %p0 to <16 x i8>
%v5 = call <16 x i8> @llvm.x86.avx512.mask.pmovs.qb.128(<2 x i64> %p2, <16 x i8> %v4, i8 %p1)
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

%v4 = bitcast <2 x i64> %p2 to <8 x i16>
%v5 = bitcast <2 x i64> %p0 to <16 x i8>
%v6 = call <16 x i8> @llvm.x86.avx512.mask.pmovus.wb.128(<8 x i16> %v4, <16 x i8> %v5, i8 %p1)
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
ret <2 x i64> %v7

%v4 = bitcast <2 x i64> %p2 to <4 x i32>
%v5 = bitcast <2 x i64> %p0 to <8 x i16>
%v6 = call <8 x i16> @llvm.x86.avx512.mask.pmovus.dw.128(<4 x i32> %v4, <8 x i16> %v5, i8 %p1)
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
ret <2 x i64> %v7

%v4 = bitcast <2 x i64> %p2 to <4 x i32>
%v5 = bitcast <2 x i64> %p0 to <16 x i8>
%v6 = call <16 x i8> @llvm.x86.avx512.mask.pmovus.db.128(<4 x i32> %v4, <16 x i8> %v5, i8 %p1)
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
ret <2 x i64> %v7

%v4 = bitcast <2 x i64> %p0 to <8 x i16>
%v5 = call <8 x i16> @llvm.x86.avx512.mask.pmovus.qw.128(<2 x i64> %p2, <8 x i16> %v4, i8 %p1)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v4 = bitcast <2 x i64> %p0 to <4 x i32>
%v5 = call <4 x i32> @llvm.x86.avx512.mask.pmovus.qd.128(<2 x i64> %p2, <4 x i32> %v4, i8 %p1)
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
ret <2 x i64> %v6

%v4 = bitcast <2 x i64> %p0 to <16 x i8>
%v5 = call <16 x i8> @llvm.x86.avx512.mask.pmovus.qb.128(<2 x i64> %p2, <16 x i8> %v4, i8 %p1)
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

declare <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16>, <8 x i16>)
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = bitcast <2 x i64> %p3 to <8 x i16>
%v7 = call <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16> %v5, <8 x i16> %v6)
%v8 = bitcast <16 x i8> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <16 x i8>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i8> %v7, <16 x i8> %v9
%v12 = bitcast <16 x i8> %v11 to <2 x i64>
ret <2 x i64> %v12

declare <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32>, <4 x i32>)
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = bitcast <2 x i64> %p3 to <4 x i32>
%v7 = call <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <8 x i16>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v7, <8 x i16> %v9
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

declare <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16>, <8 x i16>)
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = bitcast <2 x i64> %p3 to <8 x i16>
%v7 = call <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16> %v5, <8 x i16> %v6)
%v8 = bitcast <16 x i8> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <16 x i8>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i8> %v7, <16 x i8> %v9
%v12 = bitcast <16 x i8> %v11 to <2 x i64>
ret <2 x i64> %v12

declare <8 x i16> @llvm.x86.sse41.packusdw(<4 x i32>, <4 x i32>)
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = bitcast <2 x i64> %p3 to <4 x i32>
%v7 = call <8 x i16> @llvm.x86.sse41.packusdw(<4 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <8 x i16>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v7, <8 x i16> %v9
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

%v3 = bitcast <2 x i64> %p1 to <8 x i16>
%v4 = shufflevector <8 x i16> %v3, <8 x i16> %v3, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v5 = sext <4 x i16> %v4 to <4 x i32>
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v9 = select <4 x i1> %v8, <4 x i32> %v5, <4 x i32> zeroinitializer
%v10 = bitcast <4 x i32> %v9 to <2 x i64>
ret <2 x i64> %v10

%v3 = bitcast <2 x i64> %p1 to <8 x i16>
%v4 = shufflevector <8 x i16> %v3, <8 x i16> %v3, <2 x i32> <i32 0, i32 1>
%v5 = sext <2 x i16> %v4 to <2 x i64>
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> zeroinitializer
ret <2 x i64> %v8

%v3 = bitcast <2 x i64> %p1 to <4 x i32>
%v4 = shufflevector <4 x i32> %v3, <4 x i32> %v3, <2 x i32> <i32 0, i32 1>
%v5 = sext <2 x i32> %v4 to <2 x i64>
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> zeroinitializer
ret <2 x i64> %v8

%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = shufflevector <16 x i8> %v3, <16 x i8> %v3, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v5 = sext <8 x i8> %v4 to <8 x i16>
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = select <8 x i1> %v7, <8 x i16> %v5, <8 x i16> zeroinitializer
%v9 = bitcast <8 x i16> %v8 to <2 x i64>
ret <2 x i64> %v9

%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = shufflevector <16 x i8> %v3, <16 x i8> %v3, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v5 = sext <4 x i8> %v4 to <4 x i32>
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v9 = select <4 x i1> %v8, <4 x i32> %v5, <4 x i32> zeroinitializer
%v10 = bitcast <4 x i32> %v9 to <2 x i64>
ret <2 x i64> %v10

%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = shufflevector <16 x i8> %v3, <16 x i8> %v3, <2 x i32> <i32 0, i32 1>
%v5 = sext <2 x i8> %v4 to <2 x i64>
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> zeroinitializer
ret <2 x i64> %v8

%v3 = bitcast <2 x i64> %p1 to <8 x i16>
%v4 = call <16 x i8> @llvm.x86.avx512.mask.pmovs.wb.128(<8 x i16> %v3, <16 x i8> zeroinitializer, i8 %p0)
%v5 = bitcast <16 x i8> %v4 to <2 x i64>
ret <2 x i64> %v5

%v3 = bitcast <2 x i64> %p1 to <4 x i32>
%v4 = call <8 x i16> @llvm.x86.avx512.mask.pmovs.dw.128(<4 x i32> %v3, <8 x i16> zeroinitializer, i8 %p0)
%v5 = bitcast <8 x i16> %v4 to <2 x i64>
ret <2 x i64> %v5

%v3 = bitcast <2 x i64> %p1 to <4 x i32>
%v4 = call <16 x i8> @llvm.x86.avx512.mask.pmovs.db.128(<4 x i32> %v3, <16 x i8> zeroinitializer, i8 %p0)
%v5 = bitcast <16 x i8> %v4 to <2 x i64>
ret <2 x i64> %v5

%v3 = call <8 x i16> @llvm.x86.avx512.mask.pmovs.qw.128(<2 x i64> %p1, <8 x i16> zeroinitializer, i8 %p0)
%v4 = bitcast <8 x i16> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = call <4 x i32> @llvm.x86.avx512.mask.pmovs.qd.128(<2 x i64> %p1, <4 x i32> zeroinitializer, i8 %p0)
%v4 = bitcast <4 x i32> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = call <16 x i8> @llvm.x86.avx512.mask.pmovs.qb.128(<2 x i64> %p1, <16 x i8> zeroinitializer, i8 %p0)
%v4 = bitcast <16 x i8> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = bitcast <2 x i64> %p1 to <8 x i16>
%v4 = call <16 x i8> @llvm.x86.avx512.mask.pmovus.wb.128(<8 x i16> %v3, <16 x i8> zeroinitializer, i8 %p0)
%v5 = bitcast <16 x i8> %v4 to <2 x i64>
ret <2 x i64> %v5

%v3 = bitcast <2 x i64> %p1 to <4 x i32>
%v4 = call <8 x i16> @llvm.x86.avx512.mask.pmovus.dw.128(<4 x i32> %v3, <8 x i16> zeroinitializer, i8 %p0)
%v5 = bitcast <8 x i16> %v4 to <2 x i64>
ret <2 x i64> %v5

%v3 = bitcast <2 x i64> %p1 to <4 x i32>
%v4 = call <16 x i8> @llvm.x86.avx512.mask.pmovus.db.128(<4 x i32> %v3, <16 x i8> zeroinitializer, i8 %p0)
%v5 = bitcast <16 x i8> %v4 to <2 x i64>
ret <2 x i64> %v5

%v3 = call <8 x i16> @llvm.x86.avx512.mask.pmovus.qw.128(<2 x i64> %p1, <8 x i16> zeroinitializer, i8 %p0)
%v4 = bitcast <8 x i16> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = call <4 x i32> @llvm.x86.avx512.mask.pmovus.qd.128(<2 x i64> %p1, <4 x i32> zeroinitializer, i8 %p0)
%v4 = bitcast <4 x i32> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = call <16 x i8> @llvm.x86.avx512.mask.pmovus.qb.128(<2 x i64> %p1, <16 x i8> zeroinitializer, i8 %p0)
%v4 = bitcast <16 x i8> %v3 to <2 x i64>
ret <2 x i64> %v4

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = call <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16> %v4, <8 x i16> %v5)
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i8> %v6, <16 x i8> zeroinitializer
%v10 = bitcast <16 x i8> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = call <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32> %v4, <4 x i32> %v5)
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i16> %v6, <8 x i16> zeroinitializer
%v10 = bitcast <8 x i16> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = call <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16> %v4, <8 x i16> %v5)
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i8> %v6, <16 x i8> zeroinitializer
%v10 = bitcast <16 x i8> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = call <8 x i16> @llvm.x86.sse41.packusdw(<4 x i32> %v4, <4 x i32> %v5)
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i16> %v6, <8 x i16> zeroinitializer
%v10 = bitcast <8 x i16> %v9 to <2 x i64>
ret <2 x i64> %v10

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = call <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = call <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32> %v3, <4 x i32> %v4)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = call <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = call <8 x i16> @llvm.x86.sse41.packusdw(<4 x i32> %v3, <4 x i32> %v4)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

declare <8 x i32> @llvm.x86.avx2.vpdpbssd.256(<8 x i32>, <8 x i32>, <8 x i32>)
%v4 = bitcast <4 x i64> %p0 to <8 x i32>
%v5 = bitcast <4 x i64> %p1 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = call <8 x i32> @llvm.x86.avx2.vpdpbssd.256(<8 x i32> %v4, <8 x i32> %v5, <8 x i32> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
ret <4 x i64> %v8

declare <8 x i32> @llvm.x86.avx2.vpdpbssds.256(<8 x i32>, <8 x i32>, <8 x i32>)
%v4 = bitcast <4 x i64> %p0 to <8 x i32>
%v5 = bitcast <4 x i64> %p1 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = call <8 x i32> @llvm.x86.avx2.vpdpbssds.256(<8 x i32> %v4, <8 x i32> %v5, <8 x i32> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
ret <4 x i64> %v8

declare <8 x i32> @llvm.x86.avx2.vpdpbsud.256(<8 x i32>, <8 x i32>, <8 x i32>)
%v4 = bitcast <4 x i64> %p0 to <8 x i32>
%v5 = bitcast <4 x i64> %p1 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = call <8 x i32> @llvm.x86.avx2.vpdpbsud.256(<8 x i32> %v4, <8 x i32> %v5, <8 x i32> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
ret <4 x i64> %v8

declare <8 x i32> @llvm.x86.avx2.vpdpbsuds.256(<8 x i32>, <8 x i32>, <8 x i32>)
%v4 = bitcast <4 x i64> %p0 to <8 x i32>
%v5 = bitcast <4 x i64> %p1 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = call <8 x i32> @llvm.x86.avx2.vpdpbsuds.256(<8 x i32> %v4, <8 x i32> %v5, <8 x i32> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
ret <4 x i64> %v8

declare <8 x i32> @llvm.x86.avx512.vpdpbusd.256(<8 x i32>, <8 x i32>, <8 x i32>)
%v4 = bitcast <4 x i64> %p0 to <8 x i32>
%v5 = bitcast <4 x i64> %p1 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = call <8 x i32> @llvm.x86.avx512.vpdpbusd.256(<8 x i32> %v4, <8 x i32> %v5, <8 x i32> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
ret <4 x i64> %v8

declare <8 x i32> @llvm.x86.avx512.vpdpbusds.256(<8 x i32>, <8 x i32>, <8 x i32>)
%v4 = bitcast <4 x i64> %p0 to <8 x i32>
%v5 = bitcast <4 x i64> %p1 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = call <8 x i32> @llvm.x86.avx512.vpdpbusds.256(<8 x i32> %v4, <8 x i32> %v5, <8 x i32> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
ret <4 x i64> %v8

declare <8 x i32> @llvm.x86.avx2.vpdpbuud.256(<8 x i32>, <8 x i32>, <8 x i32>)
%v4 = bitcast <4 x i64> %p0 to <8 x i32>
%v5 = bitcast <4 x i64> %p1 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = call <8 x i32> @llvm.x86.avx2.vpdpbuud.256(<8 x i32> %v4, <8 x i32> %v5, <8 x i32> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
ret <4 x i64> %v8

declare <8 x i32> @llvm.x86.avx2.vpdpbuuds.256(<8 x i32>, <8 x i32>, <8 x i32>)
%v4 = bitcast <4 x i64> %p0 to <8 x i32>
%v5 = bitcast <4 x i64> %p1 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = call <8 x i32> @llvm.x86.avx2.vpdpbuuds.256(<8 x i32> %v4, <8 x i32> %v5, <8 x i32> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
ret <4 x i64> %v8

declare <8 x i32> @llvm.x86.avx512.vpdpwssd.256(<8 x i32>, <8 x i32>, <8 x i32>)
%v4 = bitcast <4 x i64> %p0 to <8 x i32>
%v5 = bitcast <4 x i64> %p1 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = call <8 x i32> @llvm.x86.avx512.vpdpwssd.256(<8 x i32> %v4, <8 x i32> %v5, <8 x i32> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
ret <4 x i64> %v8

declare <8 x i32> @llvm.x86.avx512.vpdpwssds.256(<8 x i32>, <8 x i32>, <8 x i32>)
%v4 = bitcast <4 x i64> %p0 to <8 x i32>
%v5 = bitcast <4 x i64> %p1 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = call <8 x i32> @llvm.x86.avx512.vpdpwssds.256(<8 x i32> %v4, <8 x i32> %v5, <8 x i32> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
ret <4 x i64> %v8

declare <8 x i32> @llvm.x86.avx2.vpdpwsud.256(<8 x i32>, <8 x i32>, <8 x i32>)
%v4 = bitcast <4 x i64> %p0 to <8 x i32>
%v5 = bitcast <4 x i64> %p1 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = call <8 x i32> @llvm.x86.avx2.vpdpwsud.256(<8 x i32> %v4, <8 x i32> %v5, <8 x i32> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
ret <4 x i64> %v8

declare <8 x i32> @llvm.x86.avx2.vpdpwsuds.256(<8 x i32>, <8 x i32>, <8 x i32>)
%v4 = bitcast <4 x i64> %p0 to <8 x i32>
%v5 = bitcast <4 x i64> %p1 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = call <8 x i32> @llvm.x86.avx2.vpdpwsuds.256(<8 x i32> %v4, <8 x i32> %v5, <8 x i32> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
ret <4 x i64> %v8

declare <8 x i32> @llvm.x86.avx2.vpdpwusd.256(<8 x i32>, <8 x i32>, <8 x i32>)
%v4 = bitcast <4 x i64> %p0 to <8 x i32>
%v5 = bitcast <4 x i64> %p1 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = call <8 x i32> @llvm.x86.avx2.vpdpwusd.256(<8 x i32> %v4, <8 x i32> %v5, <8 x i32> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
ret <4 x i64> %v8

declare <8 x i32> @llvm.x86.avx2.vpdpwusds.256(<8 x i32>, <8 x i32>, <8 x i32>)
%v4 = bitcast <4 x i64> %p0 to <8 x i32>
%v5 = bitcast <4 x i64> %p1 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = call <8 x i32> @llvm.x86.avx2.vpdpwusds.256(<8 x i32> %v4, <8 x i32> %v5, <8 x i32> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
ret <4 x i64> %v8

declare <8 x i32> @llvm.x86.avx2.vpdpwuud.256(<8 x i32>, <8 x i32>, <8 x i32>)
%v4 = bitcast <4 x i64> %p0 to <8 x i32>
%v5 = bitcast <4 x i64> %p1 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = call <8 x i32> @llvm.x86.avx2.vpdpwuud.256(<8 x i32> %v4, <8 x i32> %v5, <8 x i32> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
ret <4 x i64> %v8

declare <8 x i32> @llvm.x86.avx2.vpdpwuuds.256(<8 x i32>, <8 x i32>, <8 x i32>)
%v4 = bitcast <4 x i64> %p0 to <8 x i32>
%v5 = bitcast <4 x i64> %p1 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = call <8 x i32> @llvm.x86.avx2.vpdpwuuds.256(<8 x i32> %v4, <8 x i32> %v5, <8 x i32> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
ret <4 x i64> %v8

declare <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8>, <32 x i8>)
%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v3, <32 x i8> %v4)
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

%v5 = bitcast <4 x i64> %p0 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = bitcast <4 x i64> %p3 to <8 x i32>
%v8 = call <8 x i32> @llvm.x86.avx512.vpdpbusd.256(<8 x i32> %v5, <8 x i32> %v6, <8 x i32> %v7)
%v9 = bitcast i8 %p1 to <8 x i1>
%v10 = select <8 x i1> %v9, <8 x i32> %v8, <8 x i32> %v5
%v11 = bitcast <8 x i32> %v10 to <4 x i64>
ret <4 x i64> %v11

%v5 = bitcast <4 x i64> %p0 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = bitcast <4 x i64> %p3 to <8 x i32>
%v8 = call <8 x i32> @llvm.x86.avx512.vpdpbusds.256(<8 x i32> %v5, <8 x i32> %v6, <8 x i32> %v7)
%v9 = bitcast i8 %p1 to <8 x i1>
%v10 = select <8 x i1> %v9, <8 x i32> %v8, <8 x i32> %v5
%v11 = bitcast <8 x i32> %v10 to <4 x i64>
ret <4 x i64> %v11

%v5 = bitcast <4 x i64> %p0 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = bitcast <4 x i64> %p3 to <8 x i32>
%v8 = call <8 x i32> @llvm.x86.avx512.vpdpwssd.256(<8 x i32> %v5, <8 x i32> %v6, <8 x i32> %v7)
%v9 = bitcast i8 %p1 to <8 x i1>
%v10 = select <8 x i1> %v9, <8 x i32> %v8, <8 x i32> %v5
%v11 = bitcast <8 x i32> %v10 to <4 x i64>
ret <4 x i64> %v11

%v5 = bitcast <4 x i64> %p0 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = bitcast <4 x i64> %p3 to <8 x i32>
%v8 = call <8 x i32> @llvm.x86.avx512.vpdpwssds.256(<8 x i32> %v5, <8 x i32> %v6, <8 x i32> %v7)
%v9 = bitcast i8 %p1 to <8 x i1>
%v10 = select <8 x i1> %v9, <8 x i32> %v8, <8 x i32> %v5
%v11 = bitcast <8 x i32> %v10 to <4 x i64>
ret <4 x i64> %v11

%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = bitcast <4 x i64> %p3 to <32 x i8>
%v7 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v5, <32 x i8> %v6)
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <16 x i16>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v7, <16 x i16> %v9
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = bitcast <4 x i64> %p1 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = bitcast <4 x i64> %p3 to <8 x i32>
%v8 = call <8 x i32> @llvm.x86.avx512.vpdpbusd.256(<8 x i32> %v5, <8 x i32> %v6, <8 x i32> %v7)
%v9 = bitcast i8 %p0 to <8 x i1>
%v10 = select <8 x i1> %v9, <8 x i32> %v8, <8 x i32> zeroinitializer
%v11 = bitcast <8 x i32> %v10 to <4 x i64>
ret <4 x i64> %v11

%v5 = bitcast <4 x i64> %p1 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = bitcast <4 x i64> %p3 to <8 x i32>
%v8 = call <8 x i32> @llvm.x86.avx512.vpdpbusds.256(<8 x i32> %v5, <8 x i32> %v6, <8 x i32> %v7)
%v9 = bitcast i8 %p0 to <8 x i1>
%v10 = select <8 x i1> %v9, <8 x i32> %v8, <8 x i32> zeroinitializer
%v11 = bitcast <8 x i32> %v10 to <4 x i64>
ret <4 x i64> %v11

%v5 = bitcast <4 x i64> %p1 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = bitcast <4 x i64> %p3 to <8 x i32>
%v8 = call <8 x i32> @llvm.x86.avx512.vpdpwssd.256(<8 x i32> %v5, <8 x i32> %v6, <8 x i32> %v7)
%v9 = bitcast i8 %p0 to <8 x i1>
%v10 = select <8 x i1> %v9, <8 x i32> %v8, <8 x i32> zeroinitializer
%v11 = bitcast <8 x i32> %v10 to <4 x i64>
ret <4 x i64> %v11

%v5 = bitcast <4 x i64> %p1 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = bitcast <4 x i64> %p3 to <8 x i32>
%v8 = call <8 x i32> @llvm.x86.avx512.vpdpwssds.256(<8 x i32> %v5, <8 x i32> %v6, <8 x i32> %v7)
%v9 = bitcast i8 %p0 to <8 x i1>
%v10 = select <8 x i1> %v9, <8 x i32> %v8, <8 x i32> zeroinitializer
%v11 = bitcast <8 x i32> %v10 to <4 x i64>
ret <4 x i64> %v11

%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %v4, <32 x i8> %v5)
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v6, <16 x i16> zeroinitializer
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

declare <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32>, <16 x i32>, <16 x i32>)
%v4 = bitcast <8 x i64> %p0 to <16 x i32>
%v5 = bitcast <8 x i64> %p1 to <16 x i32>
%v6 = bitcast <8 x i64> %p2 to <16 x i32>
%v7 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v4, <16 x i32> %v5, <16 x i32> %v6)
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
ret <8 x i64> %v8

declare <16 x i32> @llvm.x86.avx512.vpdpbusds.512(<16 x i32>, <16 x i32>, <16 x i32>)
%v4 = bitcast <8 x i64> %p0 to <16 x i32>
%v5 = bitcast <8 x i64> %p1 to <16 x i32>
%v6 = bitcast <8 x i64> %p2 to <16 x i32>
%v7 = call <16 x i32> @llvm.x86.avx512.vpdpbusds.512(<16 x i32> %v4, <16 x i32> %v5, <16 x i32> %v6)
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
ret <8 x i64> %v8

declare <16 x i32> @llvm.x86.avx512.vpdpwssd.512(<16 x i32>, <16 x i32>, <16 x i32>)
%v4 = bitcast <8 x i64> %p0 to <16 x i32>
%v5 = bitcast <8 x i64> %p1 to <16 x i32>
%v6 = bitcast <8 x i64> %p2 to <16 x i32>
%v7 = call <16 x i32> @llvm.x86.avx512.vpdpwssd.512(<16 x i32> %v4, <16 x i32> %v5, <16 x i32> %v6)
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
ret <8 x i64> %v8

declare <16 x i32> @llvm.x86.avx512.vpdpwssds.512(<16 x i32>, <16 x i32>, <16 x i32>)
%v4 = bitcast <8 x i64> %p0 to <16 x i32>
%v5 = bitcast <8 x i64> %p1 to <16 x i32>
%v6 = bitcast <8 x i64> %p2 to <16 x i32>
%v7 = call <16 x i32> @llvm.x86.avx512.vpdpwssds.512(<16 x i32> %v4, <16 x i32> %v5, <16 x i32> %v6)
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
ret <8 x i64> %v8

declare <32 x i16> @llvm.x86.avx512.pmaddubs.w.512(<64 x i8>, <64 x i8>)
%v3 = bitcast <8 x i64> %p0 to <64 x i8>
%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = call <32 x i16> @llvm.x86.avx512.pmaddubs.w.512(<64 x i8> %v3, <64 x i8> %v4)
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
ret <8 x i64> %v6

%v5 = bitcast <8 x i64> %p0 to <16 x i32>
%v6 = bitcast <8 x i64> %p2 to <16 x i32>
%v7 = bitcast <8 x i64> %p3 to <16 x i32>
%v8 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v5, <16 x i32> %v6, <16 x i32> %v7)
%v9 = bitcast <16 x i32> %v8 to <8 x i64>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v8, <16 x i32> %v5
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

%v5 = bitcast <8 x i64> %p0 to <16 x i32>
%v6 = bitcast <8 x i64> %p2 to <16 x i32>
%v7 = bitcast <8 x i64> %p3 to <16 x i32>
%v8 = call <16 x i32> @llvm.x86.avx512.vpdpbusds.512(<16 x i32> %v5, <16 x i32> %v6, <16 x i32> %v7)
%v9 = bitcast <16 x i32> %v8 to <8 x i64>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v8, <16 x i32> %v5
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

%v5 = bitcast <8 x i64> %p0 to <16 x i32>
%v6 = bitcast <8 x i64> %p2 to <16 x i32>
%v7 = bitcast <8 x i64> %p3 to <16 x i32>
%v8 = call <16 x i32> @llvm.x86.avx512.vpdpwssd.512(<16 x i32> %v5, <16 x i32> %v6, <16 x i32> %v7)
%v9 = bitcast <16 x i32> %v8 to <8 x i64>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v8, <16 x i32> %v5
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

%v5 = bitcast <8 x i64> %p0 to <16 x i32>
%v6 = bitcast <8 x i64> %p2 to <16 x i32>
%v7 = bitcast <8 x i64> %p3 to <16 x i32>
%v8 = call <16 x i32> @llvm.x86.avx512.vpdpwssds.512(<16 x i32> %v5, <16 x i32> %v6, <16 x i32> %v7)
%v9 = bitcast <16 x i32> %v8 to <8 x i64>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v8, <16 x i32> %v5
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = bitcast <8 x i64> %p3 to <64 x i8>
%v7 = call <32 x i16> @llvm.x86.avx512.pmaddubs.w.512(<64 x i8> %v5, <64 x i8> %v6)
%v8 = bitcast <8 x i64> %p0 to <32 x i16>
%v9 = bitcast i32 %p1 to <32 x i1>
%v10 = select <32 x i1> %v9, <32 x i16> %v7, <32 x i16> %v8
%v11 = bitcast <32 x i16> %v10 to <8 x i64>
ret <8 x i64> %v11

%v5 = bitcast <8 x i64> %p1 to <16 x i32>
%v6 = bitcast <8 x i64> %p2 to <16 x i32>
%v7 = bitcast <8 x i64> %p3 to <16 x i32>
%v8 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %v5, <16 x i32> %v6, <16 x i32> %v7)
%v9 = bitcast <16 x i32> %v8 to <8 x i64>
%v10 = bitcast i16 %p0 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v8, <16 x i32> zeroinitializer
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

%v5 = bitcast <8 x i64> %p1 to <16 x i32>
%v6 = bitcast <8 x i64> %p2 to <16 x i32>
%v7 = bitcast <8 x i64> %p3 to <16 x i32>
%v8 = call <16 x i32> @llvm.x86.avx512.vpdpbusds.512(<16 x i32> %v5, <16 x i32> %v6, <16 x i32> %v7)
%v9 = bitcast <16 x i32> %v8 to <8 x i64>
%v10 = bitcast i16 %p0 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v8, <16 x i32> zeroinitializer
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

%v5 = bitcast <8 x i64> %p1 to <16 x i32>
%v6 = bitcast <8 x i64> %p2 to <16 x i32>
%v7 = bitcast <8 x i64> %p3 to <16 x i32>
%v8 = call <16 x i32> @llvm.x86.avx512.vpdpwssd.512(<16 x i32> %v5, <16 x i32> %v6, <16 x i32> %v7)
%v9 = bitcast <16 x i32> %v8 to <8 x i64>
%v10 = bitcast i16 %p0 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v8, <16 x i32> zeroinitializer
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

%v5 = bitcast <8 x i64> %p1 to <16 x i32>
%v6 = bitcast <8 x i64> %p2 to <16 x i32>
%v7 = bitcast <8 x i64> %p3 to <16 x i32>
%v8 = call <16 x i32> @llvm.x86.avx512.vpdpwssds.512(<16 x i32> %v5, <16 x i32> %v6, <16 x i32> %v7)
%v9 = bitcast <16 x i32> %v8 to <8 x i64>
%v10 = bitcast i16 %p0 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v8, <16 x i32> zeroinitializer
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = call <32 x i16> @llvm.x86.avx512.pmaddubs.w.512(<64 x i8> %v4, <64 x i8> %v5)
%v7 = bitcast i32 %p0 to <32 x i1>
%v8 = select <32 x i1> %v7, <32 x i16> %v6, <32 x i16> zeroinitializer
%v9 = bitcast <32 x i16> %v8 to <8 x i64>
ret <8 x i64> %v9

declare <4 x i32> @llvm.x86.avx2.vpdpbssd.128(<4 x i32>, <4 x i32>, <4 x i32>)
%v4 = bitcast <2 x i64> %p0 to <4 x i32>
%v5 = bitcast <2 x i64> %p1 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = call <4 x i32> @llvm.x86.avx2.vpdpbssd.128(<4 x i32> %v4, <4 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
ret <2 x i64> %v8

declare <4 x i32> @llvm.x86.avx2.vpdpbssds.128(<4 x i32>, <4 x i32>, <4 x i32>)
%v4 = bitcast <2 x i64> %p0 to <4 x i32>
%v5 = bitcast <2 x i64> %p1 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = call <4 x i32> @llvm.x86.avx2.vpdpbssds.128(<4 x i32> %v4, <4 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
ret <2 x i64> %v8

declare <4 x i32> @llvm.x86.avx2.vpdpbsud.128(<4 x i32>, <4 x i32>, <4 x i32>)
%v4 = bitcast <2 x i64> %p0 to <4 x i32>
%v5 = bitcast <2 x i64> %p1 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = call <4 x i32> @llvm.x86.avx2.vpdpbsud.128(<4 x i32> %v4, <4 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
ret <2 x i64> %v8

declare <4 x i32> @llvm.x86.avx2.vpdpbsuds.128(<4 x i32>, <4 x i32>, <4 x i32>)
%v4 = bitcast <2 x i64> %p0 to <4 x i32>
%v5 = bitcast <2 x i64> %p1 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = call <4 x i32> @llvm.x86.avx2.vpdpbsuds.128(<4 x i32> %v4, <4 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
ret <2 x i64> %v8

declare <4 x i32> @llvm.x86.avx512.vpdpbusd.128(<4 x i32>, <4 x i32>, <4 x i32>)
%v4 = bitcast <2 x i64> %p0 to <4 x i32>
%v5 = bitcast <2 x i64> %p1 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = call <4 x i32> @llvm.x86.avx512.vpdpbusd.128(<4 x i32> %v4, <4 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
ret <2 x i64> %v8

declare <4 x i32> @llvm.x86.avx512.vpdpbusds.128(<4 x i32>, <4 x i32>, <4 x i32>)
%v4 = bitcast <2 x i64> %p0 to <4 x i32>
%v5 = bitcast <2 x i64> %p1 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = call <4 x i32> @llvm.x86.avx512.vpdpbusds.128(<4 x i32> %v4, <4 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
ret <2 x i64> %v8

declare <4 x i32> @llvm.x86.avx2.vpdpbuud.128(<4 x i32>, <4 x i32>, <4 x i32>)
%v4 = bitcast <2 x i64> %p0 to <4 x i32>
%v5 = bitcast <2 x i64> %p1 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = call <4 x i32> @llvm.x86.avx2.vpdpbuud.128(<4 x i32> %v4, <4 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
ret <2 x i64> %v8

declare <4 x i32> @llvm.x86.avx2.vpdpbuuds.128(<4 x i32>, <4 x i32>, <4 x i32>)
%v4 = bitcast <2 x i64> %p0 to <4 x i32>
%v5 = bitcast <2 x i64> %p1 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = call <4 x i32> @llvm.x86.avx2.vpdpbuuds.128(<4 x i32> %v4, <4 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
ret <2 x i64> %v8

declare <4 x i32> @llvm.x86.avx512.vpdpwssd.128(<4 x i32>, <4 x i32>, <4 x i32>)
%v4 = bitcast <2 x i64> %p0 to <4 x i32>
%v5 = bitcast <2 x i64> %p1 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = call <4 x i32> @llvm.x86.avx512.vpdpwssd.128(<4 x i32> %v4, <4 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
ret <2 x i64> %v8

declare <4 x i32> @llvm.x86.avx512.vpdpwssds.128(<4 x i32>, <4 x i32>, <4 x i32>)
%v4 = bitcast <2 x i64> %p0 to <4 x i32>
%v5 = bitcast <2 x i64> %p1 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = call <4 x i32> @llvm.x86.avx512.vpdpwssds.128(<4 x i32> %v4, <4 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
ret <2 x i64> %v8

declare <4 x i32> @llvm.x86.avx2.vpdpwsud.128(<4 x i32>, <4 x i32>, <4 x i32>)
%v4 = bitcast <2 x i64> %p0 to <4 x i32>
%v5 = bitcast <2 x i64> %p1 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = call <4 x i32> @llvm.x86.avx2.vpdpwsud.128(<4 x i32> %v4, <4 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
ret <2 x i64> %v8

declare <4 x i32> @llvm.x86.avx2.vpdpwsuds.128(<4 x i32>, <4 x i32>, <4 x i32>)
%v4 = bitcast <2 x i64> %p0 to <4 x i32>
%v5 = bitcast <2 x i64> %p1 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = call <4 x i32> @llvm.x86.avx2.vpdpwsuds.128(<4 x i32> %v4, <4 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
ret <2 x i64> %v8

declare <4 x i32> @llvm.x86.avx2.vpdpwusd.128(<4 x i32>, <4 x i32>, <4 x i32>)
%v4 = bitcast <2 x i64> %p0 to <4 x i32>
%v5 = bitcast <2 x i64> %p1 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = call <4 x i32> @llvm.x86.avx2.vpdpwusd.128(<4 x i32> %v4, <4 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
ret <2 x i64> %v8

declare <4 x i32> @llvm.x86.avx2.vpdpwusds.128(<4 x i32>, <4 x i32>, <4 x i32>)
%v4 = bitcast <2 x i64> %p0 to <4 x i32>
%v5 = bitcast <2 x i64> %p1 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = call <4 x i32> @llvm.x86.avx2.vpdpwusds.128(<4 x i32> %v4, <4 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
ret <2 x i64> %v8

declare <4 x i32> @llvm.x86.avx2.vpdpwuud.128(<4 x i32>, <4 x i32>, <4 x i32>)
%v4 = bitcast <2 x i64> %p0 to <4 x i32>
%v5 = bitcast <2 x i64> %p1 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = call <4 x i32> @llvm.x86.avx2.vpdpwuud.128(<4 x i32> %v4, <4 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
ret <2 x i64> %v8

declare <4 x i32> @llvm.x86.avx2.vpdpwuuds.128(<4 x i32>, <4 x i32>, <4 x i32>)
%v4 = bitcast <2 x i64> %p0 to <4 x i32>
%v5 = bitcast <2 x i64> %p1 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = call <4 x i32> @llvm.x86.avx2.vpdpwuuds.128(<4 x i32> %v4, <4 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
ret <2 x i64> %v8

declare <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8>, <16 x i8>)
%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %v3, <16 x i8> %v4)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v5 = bitcast <2 x i64> %p0 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = bitcast <2 x i64> %p3 to <4 x i32>
%v8 = call <4 x i32> @llvm.x86.avx512.vpdpbusd.128(<4 x i32> %v5, <4 x i32> %v6, <4 x i32> %v7)
%v9 = bitcast i8 %p1 to <8 x i1>
%v10 = shufflevector <8 x i1> %v9, <8 x i1> %v9, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v11 = select <4 x i1> %v10, <4 x i32> %v8, <4 x i32> %v5
%v12 = bitcast <4 x i32> %v11 to <2 x i64>
ret <2 x i64> %v12

%v5 = bitcast <2 x i64> %p0 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = bitcast <2 x i64> %p3 to <4 x i32>
%v8 = call <4 x i32> @llvm.x86.avx512.vpdpbusds.128(<4 x i32> %v5, <4 x i32> %v6, <4 x i32> %v7)
%v9 = bitcast i8 %p1 to <8 x i1>
%v10 = shufflevector <8 x i1> %v9, <8 x i1> %v9, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v11 = select <4 x i1> %v10, <4 x i32> %v8, <4 x i32> %v5
%v12 = bitcast <4 x i32> %v11 to <2 x i64>
ret <2 x i64> %v12

%v5 = bitcast <2 x i64> %p0 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = bitcast <2 x i64> %p3 to <4 x i32>
%v8 = call <4 x i32> @llvm.x86.avx512.vpdpwssd.128(<4 x i32> %v5, <4 x i32> %v6, <4 x i32> %v7)
%v9 = bitcast i8 %p1 to <8 x i1>
%v10 = shufflevector <8 x i1> %v9, <8 x i1> %v9, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v11 = select <4 x i1> %v10, <4 x i32> %v8, <4 x i32> %v5
%v12 = bitcast <4 x i32> %v11 to <2 x i64>
ret <2 x i64> %v12

%v5 = bitcast <2 x i64> %p0 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = bitcast <2 x i64> %p3 to <4 x i32>
%v8 = call <4 x i32> @llvm.x86.avx512.vpdpwssds.128(<4 x i32> %v5, <4 x i32> %v6, <4 x i32> %v7)
%v9 = bitcast i8 %p1 to <8 x i1>
%v10 = shufflevector <8 x i1> %v9, <8 x i1> %v9, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v11 = select <4 x i1> %v10, <4 x i32> %v8, <4 x i32> %v5
%v12 = bitcast <4 x i32> %v11 to <2 x i64>
ret <2 x i64> %v12

%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = bitcast <2 x i64> %p3 to <16 x i8>
%v7 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %v5, <16 x i8> %v6)
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <8 x i16>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v7, <8 x i16> %v9
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

%v5 = bitcast <2 x i64> %p1 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = bitcast <2 x i64> %p3 to <4 x i32>
%v8 = call <4 x i32> @llvm.x86.avx512.vpdpbusd.128(<4 x i32> %v5, <4 x i32> %v6, <4 x i32> %v7)
%v9 = bitcast i8 %p0 to <8 x i1>
%v10 = shufflevector <8 x i1> %v9, <8 x i1> %v9, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v11 = select <4 x i1> %v10, <4 x i32> %v8, <4 x i32> zeroinitializer
%v12 = bitcast <4 x i32> %v11 to <2 x i64>
ret <2 x i64> %v12

%v5 = bitcast <2 x i64> %p1 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = bitcast <2 x i64> %p3 to <4 x i32>
%v8 = call <4 x i32> @llvm.x86.avx512.vpdpbusds.128(<4 x i32> %v5, <4 x i32> %v6, <4 x i32> %v7)
%v9 = bitcast i8 %p0 to <8 x i1>
%v10 = shufflevector <8 x i1> %v9, <8 x i1> %v9, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v11 = select <4 x i1> %v10, <4 x i32> %v8, <4 x i32> zeroinitializer
%v12 = bitcast <4 x i32> %v11 to <2 x i64>
ret <2 x i64> %v12

%v5 = bitcast <2 x i64> %p1 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = bitcast <2 x i64> %p3 to <4 x i32>
%v8 = call <4 x i32> @llvm.x86.avx512.vpdpwssd.128(<4 x i32> %v5, <4 x i32> %v6, <4 x i32> %v7)
%v9 = bitcast i8 %p0 to <8 x i1>
%v10 = shufflevector <8 x i1> %v9, <8 x i1> %v9, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v11 = select <4 x i1> %v10, <4 x i32> %v8, <4 x i32> zeroinitializer
%v12 = bitcast <4 x i32> %v11 to <2 x i64>
ret <2 x i64> %v12

%v5 = bitcast <2 x i64> %p1 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = bitcast <2 x i64> %p3 to <4 x i32>
%v8 = call <4 x i32> @llvm.x86.avx512.vpdpwssds.128(<4 x i32> %v5, <4 x i32> %v6, <4 x i32> %v7)
%v9 = bitcast i8 %p0 to <8 x i1>
%v10 = shufflevector <8 x i1> %v9, <8 x i1> %v9, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v11 = select <4 x i1> %v10, <4 x i32> %v8, <4 x i32> zeroinitializer
%v12 = bitcast <4 x i32> %v11 to <2 x i64>
ret <2 x i64> %v12

%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %v4, <16 x i8> %v5)
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i16> %v6, <8 x i16> zeroinitializer
%v10 = bitcast <8 x i16> %v9 to <2 x i64>
ret <2 x i64> %v10

declare <16 x i16> @llvm.x86.avx512.mask.expand.v16i16(<16 x i16>, <16 x i16>, <16 x i1>)
%v4 = bitcast <4 x i64> %p2 to <16 x i16>
%v5 = bitcast <4 x i64> %p0 to <16 x i16>
%v6 = bitcast i16 %p1 to <16 x i1>
%v7 = call <16 x i16> @llvm.x86.avx512.mask.expand.v16i16(<16 x i16> %v4, <16 x i16> %v5, <16 x i1> %v6)
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
ret <4 x i64> %v8

declare <8 x i32> @llvm.x86.avx512.mask.expand.v8i32(<8 x i32>, <8 x i32>, <8 x i1>)
%v4 = bitcast <4 x i64> %p2 to <8 x i32>
%v5 = bitcast <4 x i64> %p0 to <8 x i32>
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = call <8 x i32> @llvm.x86.avx512.mask.expand.v8i32(<8 x i32> %v4, <8 x i32> %v5, <8 x i1> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
ret <4 x i64> %v8

declare <4 x i64> @llvm.x86.avx512.mask.expand.v4i64(<4 x i64>, <4 x i64>, <4 x i1>)
%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = call <4 x i64> @llvm.x86.avx512.mask.expand.v4i64(<4 x i64> %p2, <4 x i64> %p0, <4 x i1> %v5)
ret <4 x i64> %v6

declare <32 x i8> @llvm.x86.avx512.mask.expand.v32i8(<32 x i8>, <32 x i8>, <32 x i1>)
%v4 = bitcast <4 x i64> %p2 to <32 x i8>
%v5 = bitcast <4 x i64> %p0 to <32 x i8>
%v6 = bitcast i32 %p1 to <32 x i1>
%v7 = call <32 x i8> @llvm.x86.avx512.mask.expand.v32i8(<32 x i8> %v4, <32 x i8> %v5, <32 x i1> %v6)
%v8 = bitcast <32 x i8> %v7 to <4 x i64>
ret <4 x i64> %v8

declare <4 x double> @llvm.x86.avx512.mask.expand.v4f64(<4 x double>, <4 x double>, <4 x i1>)
%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = call <4 x double> @llvm.x86.avx512.mask.expand.v4f64(<4 x double> %p2, <4 x double> %p0, <4 x i1> %v5)
ret <4 x double> %v6

declare <8 x float> @llvm.x86.avx512.mask.expand.v8f32(<8 x float>, <8 x float>, <8 x i1>)
%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = call <8 x float> @llvm.x86.avx512.mask.expand.v8f32(<8 x float> %p2, <8 x float> %p0, <8 x i1> %v4)
ret <8 x float> %v5

%v3 = bitcast <4 x i64> %p1 to <16 x i16>
%v4 = bitcast i16 %p0 to <16 x i1>
%v5 = call <16 x i16> @llvm.x86.avx512.mask.expand.v16i16(<16 x i16> %v3, <16 x i16> zeroinitializer, <16 x i1> %v4)
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p1 to <8 x i32>
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = call <8 x i32> @llvm.x86.avx512.mask.expand.v8i32(<8 x i32> %v3, <8 x i32> zeroinitializer, <8 x i1> %v4)
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = shufflevector <8 x i1> %v3, <8 x i1> %v3, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v5 = call <4 x i64> @llvm.x86.avx512.mask.expand.v4i64(<4 x i64> %p1, <4 x i64> zeroinitializer, <4 x i1> %v4)
ret <4 x i64> %v5

%v3 = bitcast <4 x i64> %p1 to <32 x i8>
%v4 = bitcast i32 %p0 to <32 x i1>
%v5 = call <32 x i8> @llvm.x86.avx512.mask.expand.v32i8(<32 x i8> %v3, <32 x i8> zeroinitializer, <32 x i1> %v4)
%v6 = bitcast <32 x i8> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = shufflevector <8 x i1> %v3, <8 x i1> %v3, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v5 = call <4 x double> @llvm.x86.avx512.mask.expand.v4f64(<4 x double> %p1, <4 x double> zeroinitializer, <4 x i1> %v4)
ret <4 x double> %v5

%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = call <8 x float> @llvm.x86.avx512.mask.expand.v8f32(<8 x float> %p1, <8 x float> zeroinitializer, <8 x i1> %v3)
ret <8 x float> %v4

declare <32 x i16> @llvm.x86.avx512.mask.expand.v32i16(<32 x i16>, <32 x i16>, <32 x i1>)
%v4 = bitcast <8 x i64> %p2 to <32 x i16>
%v5 = bitcast <8 x i64> %p0 to <32 x i16>
%v6 = bitcast i32 %p1 to <32 x i1>
%v7 = call <32 x i16> @llvm.x86.avx512.mask.expand.v32i16(<32 x i16> %v4, <32 x i16> %v5, <32 x i1> %v6)
%v8 = bitcast <32 x i16> %v7 to <8 x i64>
ret <8 x i64> %v8

declare <16 x i32> @llvm.x86.avx512.mask.expand.v16i32(<16 x i32>, <16 x i32>, <16 x i1>)
%v4 = bitcast <8 x i64> %p2 to <16 x i32>
%v5 = bitcast <8 x i64> %p0 to <16 x i32>
%v6 = bitcast i16 %p1 to <16 x i1>
%v7 = call <16 x i32> @llvm.x86.avx512.mask.expand.v16i32(<16 x i32> %v4, <16 x i32> %v5, <16 x i1> %v6)
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
ret <8 x i64> %v8

declare <8 x i64> @llvm.x86.avx512.mask.expand.v8i64(<8 x i64>, <8 x i64>, <8 x i1>)
%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = call <8 x i64> @llvm.x86.avx512.mask.expand.v8i64(<8 x i64> %p2, <8 x i64> %p0, <8 x i1> %v4)
ret <8 x i64> %v5

declare <64 x i8> @llvm.x86.avx512.mask.expand.v64i8(<64 x i8>, <64 x i8>, <64 x i1>)
%v4 = bitcast <8 x i64> %p2 to <64 x i8>
%v5 = bitcast <8 x i64> %p0 to <64 x i8>
%v6 = bitcast i64 %p1 to <64 x i1>
%v7 = call <64 x i8> @llvm.x86.avx512.mask.expand.v64i8(<64 x i8> %v4, <64 x i8> %v5, <64 x i1> %v6)
%v8 = bitcast <64 x i8> %v7 to <8 x i64>
ret <8 x i64> %v8

declare <8 x double> @llvm.x86.avx512.mask.expand.v8f64(<8 x double>, <8 x double>, <8 x i1>)
%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = call <8 x double> @llvm.x86.avx512.mask.expand.v8f64(<8 x double> %p2, <8 x double> %p0, <8 x i1> %v4)
ret <8 x double> %v5

declare <16 x float> @llvm.x86.avx512.mask.expand.v16f32(<16 x float>, <16 x float>, <16 x i1>)
%v4 = bitcast i16 %p1 to <16 x i1>
%v5 = call <16 x float> @llvm.x86.avx512.mask.expand.v16f32(<16 x float> %p2, <16 x float> %p0, <16 x i1> %v4)
ret <16 x float> %v5

%v3 = bitcast <8 x i64> %p1 to <32 x i16>
%v4 = bitcast i32 %p0 to <32 x i1>
%v5 = call <32 x i16> @llvm.x86.avx512.mask.expand.v32i16(<32 x i16> %v3, <32 x i16> zeroinitializer, <32 x i1> %v4)
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p1 to <16 x i32>
%v4 = bitcast i16 %p0 to <16 x i1>
%v5 = call <16 x i32> @llvm.x86.avx512.mask.expand.v16i32(<16 x i32> %v3, <16 x i32> zeroinitializer, <16 x i1> %v4)
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = call <8 x i64> @llvm.x86.avx512.mask.expand.v8i64(<8 x i64> %p1, <8 x i64> zeroinitializer, <8 x i1> %v3)
ret <8 x i64> %v4

%v3 = bitcast <8 x i64> %p1 to <64 x i8>
%v4 = bitcast i64 %p0 to <64 x i1>
%v5 = call <64 x i8> @llvm.x86.avx512.mask.expand.v64i8(<64 x i8> %v3, <64 x i8> zeroinitializer, <64 x i1> %v4)
%v6 = bitcast <64 x i8> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = call <8 x double> @llvm.x86.avx512.mask.expand.v8f64(<8 x double> %p1, <8 x double> zeroinitializer, <8 x i1> %v3)
ret <8 x double> %v4

%v3 = bitcast i16 %p0 to <16 x i1>
%v4 = call <16 x float> @llvm.x86.avx512.mask.expand.v16f32(<16 x float> %p1, <16 x float> zeroinitializer, <16 x i1> %v3)
ret <16 x float> %v4

declare <8 x i16> @llvm.x86.avx512.mask.expand.v8i16(<8 x i16>, <8 x i16>, <8 x i1>)
%v4 = bitcast <2 x i64> %p2 to <8 x i16>
%v5 = bitcast <2 x i64> %p0 to <8 x i16>
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = call <8 x i16> @llvm.x86.avx512.mask.expand.v8i16(<8 x i16> %v4, <8 x i16> %v5, <8 x i1> %v6)
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
ret <2 x i64> %v8

declare <4 x i32> @llvm.x86.avx512.mask.expand.v4i32(<4 x i32>, <4 x i32>, <4 x i1>)
%v4 = bitcast <2 x i64> %p2 to <4 x i32>
%v5 = bitcast <2 x i64> %p0 to <4 x i32>
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = call <4 x i32> @llvm.x86.avx512.mask.expand.v4i32(<4 x i32> %v4, <4 x i32> %v5, <4 x i1> %v7)
%v9 = bitcast <4 x i32> %v8 to <2 x i64>
ret <2 x i64> %v9

declare <16 x i8> @llvm.x86.avx512.mask.expand.v16i8(<16 x i8>, <16 x i8>, <16 x i1>)
%v4 = bitcast <2 x i64> %p2 to <16 x i8>
%v5 = bitcast <2 x i64> %p0 to <16 x i8>
%v6 = bitcast i16 %p1 to <16 x i1>
%v7 = call <16 x i8> @llvm.x86.avx512.mask.expand.v16i8(<16 x i8> %v4, <16 x i8> %v5, <16 x i1> %v6)
%v8 = bitcast <16 x i8> %v7 to <2 x i64>
ret <2 x i64> %v8

declare <4 x float> @llvm.x86.avx512.mask.expand.v4f32(<4 x float>, <4 x float>, <4 x i1>)
%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = call <4 x float> @llvm.x86.avx512.mask.expand.v4f32(<4 x float> %p2, <4 x float> %p0, <4 x i1> %v5)
ret <4 x float> %v6

%v3 = bitcast <2 x i64> %p1 to <8 x i16>
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = call <8 x i16> @llvm.x86.avx512.mask.expand.v8i16(<8 x i16> %v3, <8 x i16> zeroinitializer, <8 x i1> %v4)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p1 to <4 x i32>
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = call <4 x i32> @llvm.x86.avx512.mask.expand.v4i32(<4 x i32> %v3, <4 x i32> zeroinitializer, <4 x i1> %v5)
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
ret <2 x i64> %v7

%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = bitcast i16 %p0 to <16 x i1>
%v5 = call <16 x i8> @llvm.x86.avx512.mask.expand.v16i8(<16 x i8> %v3, <16 x i8> zeroinitializer, <16 x i1> %v4)
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = shufflevector <8 x i1> %v3, <8 x i1> %v3, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v5 = call <4 x float> @llvm.x86.avx512.mask.expand.v4f32(<4 x float> %p1, <4 x float> zeroinitializer, <4 x i1> %v4)
ret <4 x float> %v5

declare i32 @llvm.ctlz.i32(i32, i1 immarg)
%v2 = call i32 @llvm.ctlz.i32(i32 %p0, i1 false)
ret i32 %v2

declare i64 @llvm.ctlz.i64(i64, i1 immarg)
%v2 = call i64 @llvm.ctlz.i64(i64 %p0, i1 false)
ret i64 %v2

declare <8 x i32> @llvm.ctlz.v8i32(<8 x i32>, i1 immarg)
%v2 = bitcast <4 x i64> %p0 to <8 x i32>
%v3 = call <8 x i32> @llvm.ctlz.v8i32(<8 x i32> %v2, i1 false)
%v4 = bitcast <8 x i32> %v3 to <4 x i64>
ret <4 x i64> %v4

declare <4 x i64> @llvm.ctlz.v4i64(<4 x i64>, i1 immarg)
%v2 = call <4 x i64> @llvm.ctlz.v4i64(<4 x i64> %p0, i1 false)
ret <4 x i64> %v2

%v4 = bitcast <4 x i64> %p2 to <8 x i32>
%v5 = call <8 x i32> @llvm.ctlz.v8i32(<8 x i32> %v4, i1 false)
%v6 = bitcast <4 x i64> %p0 to <8 x i32>
%v7 = bitcast i8 %p1 to <8 x i1>
%v8 = select <8 x i1> %v7, <8 x i32> %v5, <8 x i32> %v6
%v9 = bitcast <8 x i32> %v8 to <4 x i64>
ret <4 x i64> %v9

%v4 = call <4 x i64> @llvm.ctlz.v4i64(<4 x i64> %p2, i1 false)
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i64> %v4, <4 x i64> %p0
ret <4 x i64> %v7

%v3 = bitcast <4 x i64> %p1 to <8 x i32>
%v4 = call <8 x i32> @llvm.ctlz.v8i32(<8 x i32> %v3, i1 false)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i32> %v4, <8 x i32> zeroinitializer
%v7 = bitcast <8 x i32> %v6 to <4 x i64>
ret <4 x i64> %v7

%v3 = call <4 x i64> @llvm.ctlz.v4i64(<4 x i64> %p1, i1 false)
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = select <4 x i1> %v5, <4 x i64> %v3, <4 x i64> zeroinitializer
ret <4 x i64> %v6

declare <16 x i32> @llvm.ctlz.v16i32(<16 x i32>, i1 immarg)
%v2 = bitcast <8 x i64> %p0 to <16 x i32>
%v3 = call <16 x i32> @llvm.ctlz.v16i32(<16 x i32> %v2, i1 false)
%v4 = bitcast <16 x i32> %v3 to <8 x i64>
ret <8 x i64> %v4

declare <8 x i64> @llvm.ctlz.v8i64(<8 x i64>, i1 immarg)
%v2 = call <8 x i64> @llvm.ctlz.v8i64(<8 x i64> %p0, i1 false)
ret <8 x i64> %v2

%v4 = bitcast <8 x i64> %p2 to <16 x i32>
%v5 = call <16 x i32> @llvm.ctlz.v16i32(<16 x i32> %v4, i1 false)
%v6 = bitcast <8 x i64> %p0 to <16 x i32>
%v7 = bitcast i16 %p1 to <16 x i1>
%v8 = select <16 x i1> %v7, <16 x i32> %v5, <16 x i32> %v6
%v9 = bitcast <16 x i32> %v8 to <8 x i64>
ret <8 x i64> %v9

%v4 = call <8 x i64> @llvm.ctlz.v8i64(<8 x i64> %p2, i1 false)
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> %p0
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p1 to <16 x i32>
%v4 = call <16 x i32> @llvm.ctlz.v16i32(<16 x i32> %v3, i1 false)
%v5 = bitcast i16 %p0 to <16 x i1>
%v6 = select <16 x i1> %v5, <16 x i32> %v4, <16 x i32> zeroinitializer
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
ret <8 x i64> %v7

%v3 = call <8 x i64> @llvm.ctlz.v8i64(<8 x i64> %p1, i1 false)
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = select <8 x i1> %v4, <8 x i64> %v3, <8 x i64> zeroinitializer
ret <8 x i64> %v5

declare <4 x i32> @llvm.ctlz.v4i32(<4 x i32>, i1 immarg)
%v2 = bitcast <2 x i64> %p0 to <4 x i32>
%v3 = call <4 x i32> @llvm.ctlz.v4i32(<4 x i32> %v2, i1 false)
%v4 = bitcast <4 x i32> %v3 to <2 x i64>
ret <2 x i64> %v4

declare <2 x i64> @llvm.ctlz.v2i64(<2 x i64>, i1 immarg)
%v2 = call <2 x i64> @llvm.ctlz.v2i64(<2 x i64> %p0, i1 false)
ret <2 x i64> %v2

%v4 = bitcast <2 x i64> %p2 to <4 x i32>
%v5 = call <4 x i32> @llvm.ctlz.v4i32(<4 x i32> %v4, i1 false)
%v6 = bitcast <2 x i64> %p0 to <4 x i32>
%v7 = bitcast i8 %p1 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v9 = select <4 x i1> %v8, <4 x i32> %v5, <4 x i32> %v6
%v10 = bitcast <4 x i32> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = call <2 x i64> @llvm.ctlz.v2i64(<2 x i64> %p2, i1 false)
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = select <2 x i1> %v6, <2 x i64> %v4, <2 x i64> %p0
ret <2 x i64> %v7

%v3 = bitcast <2 x i64> %p1 to <4 x i32>
%v4 = call <4 x i32> @llvm.ctlz.v4i32(<4 x i32> %v3, i1 false)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i32> %v4, <4 x i32> zeroinitializer
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
ret <2 x i64> %v8

%v3 = call <2 x i64> @llvm.ctlz.v2i64(<2 x i64> %p1, i1 false)
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <2 x i32> <i32 0, i32 1>
%v6 = select <2 x i1> %v5, <2 x i64> %v3, <2 x i64> zeroinitializer
ret <2 x i64> %v6

declare i32 @llvm.cttz.i32(i32, i1 immarg)
%v2 = call i32 @llvm.cttz.i32(i32 %p0, i1 false)
ret i32 %v2

declare i64 @llvm.cttz.i64(i64, i1 immarg)
%v2 = call i64 @llvm.cttz.i64(i64 %p0, i1 false)
ret i64 %v2

declare i16 @llvm.cttz.i16(i16, i1 immarg)
%v2 = call i16 @llvm.cttz.i16(i16 %p0, i1 false)
ret i16 %v2

%v0 = call i64 asm inteldialect "bswap ${0:q}", "=r,0,~{flags}"(i64 %p0)
ret i64 %v0

%v0 = call i32 asm inteldialect "bswap ${0:k}", "=r,0,~{flags}"(i32 %p0)
ret i32 %v0

declare <32 x i8> @llvm.x86.vgf2p8mulb.256(<32 x i8>, <32 x i8>)
%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = call <32 x i8> @llvm.x86.vgf2p8mulb.256(<32 x i8> %v3, <32 x i8> %v4)
%v6 = bitcast <32 x i8> %v5 to <4 x i64>
ret <4 x i64> %v6

%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = bitcast <4 x i64> %p3 to <32 x i8>
%v7 = call <32 x i8> @llvm.x86.vgf2p8mulb.256(<32 x i8> %v5, <32 x i8> %v6)
%v8 = bitcast <32 x i8> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <32 x i8>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i8> %v7, <32 x i8> %v9
%v12 = bitcast <32 x i8> %v11 to <4 x i64>
ret <4 x i64> %v12

%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = call <32 x i8> @llvm.x86.vgf2p8mulb.256(<32 x i8> %v4, <32 x i8> %v5)
%v7 = bitcast <32 x i8> %v6 to <4 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i8> %v6, <32 x i8> zeroinitializer
%v10 = bitcast <32 x i8> %v9 to <4 x i64>
ret <4 x i64> %v10

declare <64 x i8> @llvm.x86.vgf2p8mulb.512(<64 x i8>, <64 x i8>)
%v3 = bitcast <8 x i64> %p0 to <64 x i8>
%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = call <64 x i8> @llvm.x86.vgf2p8mulb.512(<64 x i8> %v3, <64 x i8> %v4)
%v6 = bitcast <64 x i8> %v5 to <8 x i64>
ret <8 x i64> %v6

%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = bitcast <8 x i64> %p3 to <64 x i8>
%v7 = call <64 x i8> @llvm.x86.vgf2p8mulb.512(<64 x i8> %v5, <64 x i8> %v6)
%v8 = bitcast <64 x i8> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <64 x i8>
%v10 = bitcast i64 %p1 to <64 x i1>
%v11 = select <64 x i1> %v10, <64 x i8> %v7, <64 x i8> %v9
%v12 = bitcast <64 x i8> %v11 to <8 x i64>
ret <8 x i64> %v12

%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = call <64 x i8> @llvm.x86.vgf2p8mulb.512(<64 x i8> %v4, <64 x i8> %v5)
%v7 = bitcast <64 x i8> %v6 to <8 x i64>
%v8 = bitcast i64 %p0 to <64 x i1>
%v9 = select <64 x i1> %v8, <64 x i8> %v6, <64 x i8> zeroinitializer
%v10 = bitcast <64 x i8> %v9 to <8 x i64>
ret <8 x i64> %v10

declare <16 x i8> @llvm.x86.vgf2p8mulb.128(<16 x i8>, <16 x i8>)
%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = call <16 x i8> @llvm.x86.vgf2p8mulb.128(<16 x i8> %v3, <16 x i8> %v4)
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = bitcast <2 x i64> %p3 to <16 x i8>
%v7 = call <16 x i8> @llvm.x86.vgf2p8mulb.128(<16 x i8> %v5, <16 x i8> %v6)
%v8 = bitcast <16 x i8> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <16 x i8>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i8> %v7, <16 x i8> %v9
%v12 = bitcast <16 x i8> %v11 to <2 x i64>
ret <2 x i64> %v12

%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = call <16 x i8> @llvm.x86.vgf2p8mulb.128(<16 x i8> %v4, <16 x i8> %v5)
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i8> %v6, <16 x i8> zeroinitializer
%v10 = bitcast <16 x i8> %v9 to <2 x i64>
ret <2 x i64> %v10

declare <16 x i16> @llvm.smax.v16i16(<16 x i16>, <16 x i16>)
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = bitcast <4 x i64> %p3 to <16 x i16>
%v7 = call <16 x i16> @llvm.smax.v16i16(<16 x i16> %v5, <16 x i16> %v6)
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <16 x i16>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v7, <16 x i16> %v9
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <8 x i32> @llvm.smax.v8i32(<8 x i32>, <8 x i32>)
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = bitcast <4 x i64> %p3 to <8 x i32>
%v7 = call <8 x i32> @llvm.smax.v8i32(<8 x i32> %v5, <8 x i32> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <8 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i32> %v7, <8 x i32> %v9
%v12 = bitcast <8 x i32> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <4 x i64> @llvm.smax.v4i64(<4 x i64>, <4 x i64>)
%v5 = call <4 x i64> @llvm.smax.v4i64(<4 x i64> %p2, <4 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> %p0
ret <4 x i64> %v8

declare <32 x i8> @llvm.smax.v32i8(<32 x i8>, <32 x i8>)
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = bitcast <4 x i64> %p3 to <32 x i8>
%v7 = call <32 x i8> @llvm.smax.v32i8(<32 x i8> %v5, <32 x i8> %v6)
%v8 = bitcast <32 x i8> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <32 x i8>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i8> %v7, <32 x i8> %v9
%v12 = bitcast <32 x i8> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <16 x i16> @llvm.umax.v16i16(<16 x i16>, <16 x i16>)
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = bitcast <4 x i64> %p3 to <16 x i16>
%v7 = call <16 x i16> @llvm.umax.v16i16(<16 x i16> %v5, <16 x i16> %v6)
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <16 x i16>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v7, <16 x i16> %v9
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <8 x i32> @llvm.umax.v8i32(<8 x i32>, <8 x i32>)
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = bitcast <4 x i64> %p3 to <8 x i32>
%v7 = call <8 x i32> @llvm.umax.v8i32(<8 x i32> %v5, <8 x i32> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <8 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i32> %v7, <8 x i32> %v9
%v12 = bitcast <8 x i32> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <4 x i64> @llvm.umax.v4i64(<4 x i64>, <4 x i64>)
%v5 = call <4 x i64> @llvm.umax.v4i64(<4 x i64> %p2, <4 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> %p0
ret <4 x i64> %v8

declare <32 x i8> @llvm.umax.v32i8(<32 x i8>, <32 x i8>)
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = bitcast <4 x i64> %p3 to <32 x i8>
%v7 = call <32 x i8> @llvm.umax.v32i8(<32 x i8> %v5, <32 x i8> %v6)
%v8 = bitcast <32 x i8> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <32 x i8>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i8> %v7, <32 x i8> %v9
%v12 = bitcast <32 x i8> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <16 x i16> @llvm.smin.v16i16(<16 x i16>, <16 x i16>)
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = bitcast <4 x i64> %p3 to <16 x i16>
%v7 = call <16 x i16> @llvm.smin.v16i16(<16 x i16> %v5, <16 x i16> %v6)
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <16 x i16>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v7, <16 x i16> %v9
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <8 x i32> @llvm.smin.v8i32(<8 x i32>, <8 x i32>)
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = bitcast <4 x i64> %p3 to <8 x i32>
%v7 = call <8 x i32> @llvm.smin.v8i32(<8 x i32> %v5, <8 x i32> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <8 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i32> %v7, <8 x i32> %v9
%v12 = bitcast <8 x i32> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <4 x i64> @llvm.smin.v4i64(<4 x i64>, <4 x i64>)
%v5 = call <4 x i64> @llvm.smin.v4i64(<4 x i64> %p2, <4 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> %p0
ret <4 x i64> %v8

declare <32 x i8> @llvm.smin.v32i8(<32 x i8>, <32 x i8>)
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = bitcast <4 x i64> %p3 to <32 x i8>
%v7 = call <32 x i8> @llvm.smin.v32i8(<32 x i8> %v5, <32 x i8> %v6)
%v8 = bitcast <32 x i8> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <32 x i8>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i8> %v7, <32 x i8> %v9
%v12 = bitcast <32 x i8> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <16 x i16> @llvm.umin.v16i16(<16 x i16>, <16 x i16>)
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = bitcast <4 x i64> %p3 to <16 x i16>
%v7 = call <16 x i16> @llvm.umin.v16i16(<16 x i16> %v5, <16 x i16> %v6)
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <16 x i16>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v7, <16 x i16> %v9
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <8 x i32> @llvm.umin.v8i32(<8 x i32>, <8 x i32>)
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = bitcast <4 x i64> %p3 to <8 x i32>
%v7 = call <8 x i32> @llvm.umin.v8i32(<8 x i32> %v5, <8 x i32> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <8 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i32> %v7, <8 x i32> %v9
%v12 = bitcast <8 x i32> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <4 x i64> @llvm.umin.v4i64(<4 x i64>, <4 x i64>)
%v5 = call <4 x i64> @llvm.umin.v4i64(<4 x i64> %p2, <4 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> %p0
ret <4 x i64> %v8

declare <32 x i8> @llvm.umin.v32i8(<32 x i8>, <32 x i8>)
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = bitcast <4 x i64> %p3 to <32 x i8>
%v7 = call <32 x i8> @llvm.umin.v32i8(<32 x i8> %v5, <32 x i8> %v6)
%v8 = bitcast <32 x i8> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <32 x i8>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i8> %v7, <32 x i8> %v9
%v12 = bitcast <32 x i8> %v11 to <4 x i64>
ret <4 x i64> %v12

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = call <16 x i16> @llvm.smax.v16i16(<16 x i16> %v4, <16 x i16> %v5)
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v6, <16 x i16> zeroinitializer
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = call <8 x i32> @llvm.smax.v8i32(<8 x i32> %v4, <8 x i32> %v5)
%v7 = bitcast <8 x i32> %v6 to <4 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i32> %v6, <8 x i32> zeroinitializer
%v10 = bitcast <8 x i32> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = call <4 x i64> @llvm.smax.v4i64(<4 x i64> %p1, <4 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i64> %v4, <4 x i64> zeroinitializer
ret <4 x i64> %v7

%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = call <32 x i8> @llvm.smax.v32i8(<32 x i8> %v4, <32 x i8> %v5)
%v7 = bitcast <32 x i8> %v6 to <4 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i8> %v6, <32 x i8> zeroinitializer
%v10 = bitcast <32 x i8> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = call <16 x i16> @llvm.umax.v16i16(<16 x i16> %v4, <16 x i16> %v5)
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v6, <16 x i16> zeroinitializer
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = call <8 x i32> @llvm.umax.v8i32(<8 x i32> %v4, <8 x i32> %v5)
%v7 = bitcast <8 x i32> %v6 to <4 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i32> %v6, <8 x i32> zeroinitializer
%v10 = bitcast <8 x i32> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = call <4 x i64> @llvm.umax.v4i64(<4 x i64> %p1, <4 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i64> %v4, <4 x i64> zeroinitializer
ret <4 x i64> %v7

%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = call <32 x i8> @llvm.umax.v32i8(<32 x i8> %v4, <32 x i8> %v5)
%v7 = bitcast <32 x i8> %v6 to <4 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i8> %v6, <32 x i8> zeroinitializer
%v10 = bitcast <32 x i8> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = call <16 x i16> @llvm.smin.v16i16(<16 x i16> %v4, <16 x i16> %v5)
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v6, <16 x i16> zeroinitializer
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = call <8 x i32> @llvm.smin.v8i32(<8 x i32> %v4, <8 x i32> %v5)
%v7 = bitcast <8 x i32> %v6 to <4 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i32> %v6, <8 x i32> zeroinitializer
%v10 = bitcast <8 x i32> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = call <4 x i64> @llvm.smin.v4i64(<4 x i64> %p1, <4 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i64> %v4, <4 x i64> zeroinitializer
ret <4 x i64> %v7

%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = call <32 x i8> @llvm.smin.v32i8(<32 x i8> %v4, <32 x i8> %v5)
%v7 = bitcast <32 x i8> %v6 to <4 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i8> %v6, <32 x i8> zeroinitializer
%v10 = bitcast <32 x i8> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = call <16 x i16> @llvm.umin.v16i16(<16 x i16> %v4, <16 x i16> %v5)
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v6, <16 x i16> zeroinitializer
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = call <8 x i32> @llvm.umin.v8i32(<8 x i32> %v4, <8 x i32> %v5)
%v7 = bitcast <8 x i32> %v6 to <4 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i32> %v6, <8 x i32> zeroinitializer
%v10 = bitcast <8 x i32> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = call <4 x i64> @llvm.umin.v4i64(<4 x i64> %p1, <4 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i64> %v4, <4 x i64> zeroinitializer
ret <4 x i64> %v7

%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = call <32 x i8> @llvm.umin.v32i8(<32 x i8> %v4, <32 x i8> %v5)
%v7 = bitcast <32 x i8> %v6 to <4 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i8> %v6, <32 x i8> zeroinitializer
%v10 = bitcast <32 x i8> %v9 to <4 x i64>
ret <4 x i64> %v10

%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = call <16 x i16> @llvm.smax.v16i16(<16 x i16> %v3, <16 x i16> %v4)
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = call <8 x i32> @llvm.smax.v8i32(<8 x i32> %v3, <8 x i32> %v4)
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = call <4 x i64> @llvm.smax.v4i64(<4 x i64> %p0, <4 x i64> %p1)
ret <4 x i64> %v3

%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = call <32 x i8> @llvm.smax.v32i8(<32 x i8> %v3, <32 x i8> %v4)
%v6 = bitcast <32 x i8> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = call <16 x i16> @llvm.umax.v16i16(<16 x i16> %v3, <16 x i16> %v4)
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = call <8 x i32> @llvm.umax.v8i32(<8 x i32> %v3, <8 x i32> %v4)
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = call <4 x i64> @llvm.umax.v4i64(<4 x i64> %p0, <4 x i64> %p1)
ret <4 x i64> %v3

%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = call <32 x i8> @llvm.umax.v32i8(<32 x i8> %v3, <32 x i8> %v4)
%v6 = bitcast <32 x i8> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = call <16 x i16> @llvm.smin.v16i16(<16 x i16> %v3, <16 x i16> %v4)
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = call <8 x i32> @llvm.smin.v8i32(<8 x i32> %v3, <8 x i32> %v4)
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = call <4 x i64> @llvm.smin.v4i64(<4 x i64> %p0, <4 x i64> %p1)
ret <4 x i64> %v3

%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = call <32 x i8> @llvm.smin.v32i8(<32 x i8> %v3, <32 x i8> %v4)
%v6 = bitcast <32 x i8> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = call <16 x i16> @llvm.umin.v16i16(<16 x i16> %v3, <16 x i16> %v4)
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = call <8 x i32> @llvm.umin.v8i32(<8 x i32> %v3, <8 x i32> %v4)
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = call <4 x i64> @llvm.umin.v4i64(<4 x i64> %p0, <4 x i64> %p1)
ret <4 x i64> %v3

%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = call <32 x i8> @llvm.umin.v32i8(<32 x i8> %v3, <32 x i8> %v4)
%v6 = bitcast <32 x i8> %v5 to <4 x i64>
ret <4 x i64> %v6

declare <32 x i16> @llvm.smax.v32i16(<32 x i16>, <32 x i16>)
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = bitcast <8 x i64> %p3 to <32 x i16>
%v7 = call <32 x i16> @llvm.smax.v32i16(<32 x i16> %v5, <32 x i16> %v6)
%v8 = bitcast <32 x i16> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <32 x i16>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i16> %v7, <32 x i16> %v9
%v12 = bitcast <32 x i16> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <16 x i32> @llvm.smax.v16i32(<16 x i32>, <16 x i32>)
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = bitcast <8 x i64> %p3 to <16 x i32>
%v7 = call <16 x i32> @llvm.smax.v16i32(<16 x i32> %v5, <16 x i32> %v6)
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <16 x i32>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v7, <16 x i32> %v9
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <8 x i64> @llvm.smax.v8i64(<8 x i64>, <8 x i64>)
%v5 = call <8 x i64> @llvm.smax.v8i64(<8 x i64> %p2, <8 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> %p0
ret <8 x i64> %v7

declare <64 x i8> @llvm.smax.v64i8(<64 x i8>, <64 x i8>)
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = bitcast <8 x i64> %p3 to <64 x i8>
%v7 = call <64 x i8> @llvm.smax.v64i8(<64 x i8> %v5, <64 x i8> %v6)
%v8 = bitcast <64 x i8> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <64 x i8>
%v10 = bitcast i64 %p1 to <64 x i1>
%v11 = select <64 x i1> %v10, <64 x i8> %v7, <64 x i8> %v9
%v12 = bitcast <64 x i8> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <32 x i16> @llvm.umax.v32i16(<32 x i16>, <32 x i16>)
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = bitcast <8 x i64> %p3 to <32 x i16>
%v7 = call <32 x i16> @llvm.umax.v32i16(<32 x i16> %v5, <32 x i16> %v6)
%v8 = bitcast <32 x i16> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <32 x i16>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i16> %v7, <32 x i16> %v9
%v12 = bitcast <32 x i16> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <16 x i32> @llvm.umax.v16i32(<16 x i32>, <16 x i32>)
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = bitcast <8 x i64> %p3 to <16 x i32>
%v7 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %v5, <16 x i32> %v6)
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <16 x i32>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v7, <16 x i32> %v9
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <8 x i64> @llvm.umax.v8i64(<8 x i64>, <8 x i64>)
%v5 = call <8 x i64> @llvm.umax.v8i64(<8 x i64> %p2, <8 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> %p0
ret <8 x i64> %v7

declare <64 x i8> @llvm.umax.v64i8(<64 x i8>, <64 x i8>)
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = bitcast <8 x i64> %p3 to <64 x i8>
%v7 = call <64 x i8> @llvm.umax.v64i8(<64 x i8> %v5, <64 x i8> %v6)
%v8 = bitcast <64 x i8> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <64 x i8>
%v10 = bitcast i64 %p1 to <64 x i1>
%v11 = select <64 x i1> %v10, <64 x i8> %v7, <64 x i8> %v9
%v12 = bitcast <64 x i8> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <32 x i16> @llvm.smin.v32i16(<32 x i16>, <32 x i16>)
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = bitcast <8 x i64> %p3 to <32 x i16>
%v7 = call <32 x i16> @llvm.smin.v32i16(<32 x i16> %v5, <32 x i16> %v6)
%v8 = bitcast <32 x i16> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <32 x i16>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i16> %v7, <32 x i16> %v9
%v12 = bitcast <32 x i16> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <16 x i32> @llvm.smin.v16i32(<16 x i32>, <16 x i32>)
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = bitcast <8 x i64> %p3 to <16 x i32>
%v7 = call <16 x i32> @llvm.smin.v16i32(<16 x i32> %v5, <16 x i32> %v6)
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <16 x i32>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v7, <16 x i32> %v9
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <8 x i64> @llvm.smin.v8i64(<8 x i64>, <8 x i64>)
%v5 = call <8 x i64> @llvm.smin.v8i64(<8 x i64> %p2, <8 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> %p0
ret <8 x i64> %v7

declare <64 x i8> @llvm.smin.v64i8(<64 x i8>, <64 x i8>)
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = bitcast <8 x i64> %p3 to <64 x i8>
%v7 = call <64 x i8> @llvm.smin.v64i8(<64 x i8> %v5, <64 x i8> %v6)
%v8 = bitcast <64 x i8> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <64 x i8>
%v10 = bitcast i64 %p1 to <64 x i1>
%v11 = select <64 x i1> %v10, <64 x i8> %v7, <64 x i8> %v9
%v12 = bitcast <64 x i8> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <32 x i16> @llvm.umin.v32i16(<32 x i16>, <32 x i16>)
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = bitcast <8 x i64> %p3 to <32 x i16>
%v7 = call <32 x i16> @llvm.umin.v32i16(<32 x i16> %v5, <32 x i16> %v6)
%v8 = bitcast <32 x i16> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <32 x i16>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i16> %v7, <32 x i16> %v9
%v12 = bitcast <32 x i16> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <16 x i32> @llvm.umin.v16i32(<16 x i32>, <16 x i32>)
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = bitcast <8 x i64> %p3 to <16 x i32>
%v7 = call <16 x i32> @llvm.umin.v16i32(<16 x i32> %v5, <16 x i32> %v6)
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <16 x i32>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v7, <16 x i32> %v9
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <8 x i64> @llvm.umin.v8i64(<8 x i64>, <8 x i64>)
%v5 = call <8 x i64> @llvm.umin.v8i64(<8 x i64> %p2, <8 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> %p0
ret <8 x i64> %v7

declare <64 x i8> @llvm.umin.v64i8(<64 x i8>, <64 x i8>)
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = bitcast <8 x i64> %p3 to <64 x i8>
%v7 = call <64 x i8> @llvm.umin.v64i8(<64 x i8> %v5, <64 x i8> %v6)
%v8 = bitcast <64 x i8> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <64 x i8>
%v10 = bitcast i64 %p1 to <64 x i1>
%v11 = select <64 x i1> %v10, <64 x i8> %v7, <64 x i8> %v9
%v12 = bitcast <64 x i8> %v11 to <8 x i64>
ret <8 x i64> %v12

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = call <32 x i16> @llvm.smax.v32i16(<32 x i16> %v4, <32 x i16> %v5)
%v7 = bitcast <32 x i16> %v6 to <8 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i16> %v6, <32 x i16> zeroinitializer
%v10 = bitcast <32 x i16> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = call <16 x i32> @llvm.smax.v16i32(<16 x i32> %v4, <16 x i32> %v5)
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i32> %v6, <16 x i32> zeroinitializer
%v10 = bitcast <16 x i32> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = call <8 x i64> @llvm.smax.v8i64(<8 x i64> %p1, <8 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> zeroinitializer
ret <8 x i64> %v6

%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = call <64 x i8> @llvm.smax.v64i8(<64 x i8> %v4, <64 x i8> %v5)
%v7 = bitcast <64 x i8> %v6 to <8 x i64>
%v8 = bitcast i64 %p0 to <64 x i1>
%v9 = select <64 x i1> %v8, <64 x i8> %v6, <64 x i8> zeroinitializer
%v10 = bitcast <64 x i8> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = call <32 x i16> @llvm.umax.v32i16(<32 x i16> %v4, <32 x i16> %v5)
%v7 = bitcast <32 x i16> %v6 to <8 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i16> %v6, <32 x i16> zeroinitializer
%v10 = bitcast <32 x i16> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %v4, <16 x i32> %v5)
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i32> %v6, <16 x i32> zeroinitializer
%v10 = bitcast <16 x i32> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = call <8 x i64> @llvm.umax.v8i64(<8 x i64> %p1, <8 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> zeroinitializer
ret <8 x i64> %v6

%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = call <64 x i8> @llvm.umax.v64i8(<64 x i8> %v4, <64 x i8> %v5)
%v7 = bitcast <64 x i8> %v6 to <8 x i64>
%v8 = bitcast i64 %p0 to <64 x i1>
%v9 = select <64 x i1> %v8, <64 x i8> %v6, <64 x i8> zeroinitializer
%v10 = bitcast <64 x i8> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = call <32 x i16> @llvm.smin.v32i16(<32 x i16> %v4, <32 x i16> %v5)
%v7 = bitcast <32 x i16> %v6 to <8 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i16> %v6, <32 x i16> zeroinitializer
%v10 = bitcast <32 x i16> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = call <16 x i32> @llvm.smin.v16i32(<16 x i32> %v4, <16 x i32> %v5)
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i32> %v6, <16 x i32> zeroinitializer
%v10 = bitcast <16 x i32> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = call <8 x i64> @llvm.smin.v8i64(<8 x i64> %p1, <8 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> zeroinitializer
ret <8 x i64> %v6

%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = call <64 x i8> @llvm.smin.v64i8(<64 x i8> %v4, <64 x i8> %v5)
%v7 = bitcast <64 x i8> %v6 to <8 x i64>
%v8 = bitcast i64 %p0 to <64 x i1>
%v9 = select <64 x i1> %v8, <64 x i8> %v6, <64 x i8> zeroinitializer
%v10 = bitcast <64 x i8> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = call <32 x i16> @llvm.umin.v32i16(<32 x i16> %v4, <32 x i16> %v5)
%v7 = bitcast <32 x i16> %v6 to <8 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i16> %v6, <32 x i16> zeroinitializer
%v10 = bitcast <32 x i16> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = call <16 x i32> @llvm.umin.v16i32(<16 x i32> %v4, <16 x i32> %v5)
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i32> %v6, <16 x i32> zeroinitializer
%v10 = bitcast <16 x i32> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = call <8 x i64> @llvm.umin.v8i64(<8 x i64> %p1, <8 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> zeroinitializer
ret <8 x i64> %v6

%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = call <64 x i8> @llvm.umin.v64i8(<64 x i8> %v4, <64 x i8> %v5)
%v7 = bitcast <64 x i8> %v6 to <8 x i64>
%v8 = bitcast i64 %p0 to <64 x i1>
%v9 = select <64 x i1> %v8, <64 x i8> %v6, <64 x i8> zeroinitializer
%v10 = bitcast <64 x i8> %v9 to <8 x i64>
ret <8 x i64> %v10

%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = call <32 x i16> @llvm.smax.v32i16(<32 x i16> %v3, <32 x i16> %v4)
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = call <16 x i32> @llvm.smax.v16i32(<16 x i32> %v3, <16 x i32> %v4)
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = call <8 x i64> @llvm.smax.v8i64(<8 x i64> %p0, <8 x i64> %p1)
ret <8 x i64> %v3

%v3 = bitcast <8 x i64> %p0 to <64 x i8>
%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = call <64 x i8> @llvm.smax.v64i8(<64 x i8> %v3, <64 x i8> %v4)
%v6 = bitcast <64 x i8> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = call <32 x i16> @llvm.umax.v32i16(<32 x i16> %v3, <32 x i16> %v4)
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %v3, <16 x i32> %v4)
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = call <8 x i64> @llvm.umax.v8i64(<8 x i64> %p0, <8 x i64> %p1)
ret <8 x i64> %v3

%v3 = bitcast <8 x i64> %p0 to <64 x i8>
%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = call <64 x i8> @llvm.umax.v64i8(<64 x i8> %v3, <64 x i8> %v4)
%v6 = bitcast <64 x i8> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = call <32 x i16> @llvm.smin.v32i16(<32 x i16> %v3, <32 x i16> %v4)
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = call <16 x i32> @llvm.smin.v16i32(<16 x i32> %v3, <16 x i32> %v4)
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = call <8 x i64> @llvm.smin.v8i64(<8 x i64> %p0, <8 x i64> %p1)
ret <8 x i64> %v3

%v3 = bitcast <8 x i64> %p0 to <64 x i8>
%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = call <64 x i8> @llvm.smin.v64i8(<64 x i8> %v3, <64 x i8> %v4)
%v6 = bitcast <64 x i8> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = call <32 x i16> @llvm.umin.v32i16(<32 x i16> %v3, <32 x i16> %v4)
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = call <16 x i32> @llvm.umin.v16i32(<16 x i32> %v3, <16 x i32> %v4)
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = call <8 x i64> @llvm.umin.v8i64(<8 x i64> %p0, <8 x i64> %p1)
ret <8 x i64> %v3

%v3 = bitcast <8 x i64> %p0 to <64 x i8>
%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = call <64 x i8> @llvm.umin.v64i8(<64 x i8> %v3, <64 x i8> %v4)
%v6 = bitcast <64 x i8> %v5 to <8 x i64>
ret <8 x i64> %v6

declare <8 x i16> @llvm.smax.v8i16(<8 x i16>, <8 x i16>)
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = bitcast <2 x i64> %p3 to <8 x i16>
%v7 = call <8 x i16> @llvm.smax.v8i16(<8 x i16> %v5, <8 x i16> %v6)
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <8 x i16>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v7, <8 x i16> %v9
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>)
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = bitcast <2 x i64> %p3 to <4 x i32>
%v7 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <4 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v12 = select <4 x i1> %v11, <4 x i32> %v7, <4 x i32> %v9
%v13 = bitcast <4 x i32> %v12 to <2 x i64>
ret <2 x i64> %v13

declare <2 x i64> @llvm.smax.v2i64(<2 x i64>, <2 x i64>)
%v5 = call <2 x i64> @llvm.smax.v2i64(<2 x i64> %p2, <2 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> %p0
ret <2 x i64> %v8

declare <16 x i8> @llvm.smax.v16i8(<16 x i8>, <16 x i8>)
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = bitcast <2 x i64> %p3 to <16 x i8>
%v7 = call <16 x i8> @llvm.smax.v16i8(<16 x i8> %v5, <16 x i8> %v6)
%v8 = bitcast <16 x i8> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <16 x i8>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i8> %v7, <16 x i8> %v9
%v12 = bitcast <16 x i8> %v11 to <2 x i64>
ret <2 x i64> %v12

declare <8 x i16> @llvm.umax.v8i16(<8 x i16>, <8 x i16>)
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = bitcast <2 x i64> %p3 to <8 x i16>
%v7 = call <8 x i16> @llvm.umax.v8i16(<8 x i16> %v5, <8 x i16> %v6)
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <8 x i16>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v7, <8 x i16> %v9
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

declare <4 x i32> @llvm.umax.v4i32(<4 x i32>, <4 x i32>)
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = bitcast <2 x i64> %p3 to <4 x i32>
%v7 = call <4 x i32> @llvm.umax.v4i32(<4 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <4 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v12 = select <4 x i1> %v11, <4 x i32> %v7, <4 x i32> %v9
%v13 = bitcast <4 x i32> %v12 to <2 x i64>
ret <2 x i64> %v13

declare <2 x i64> @llvm.umax.v2i64(<2 x i64>, <2 x i64>)
%v5 = call <2 x i64> @llvm.umax.v2i64(<2 x i64> %p2, <2 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> %p0
ret <2 x i64> %v8

declare <16 x i8> @llvm.umax.v16i8(<16 x i8>, <16 x i8>)
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = bitcast <2 x i64> %p3 to <16 x i8>
%v7 = call <16 x i8> @llvm.umax.v16i8(<16 x i8> %v5, <16 x i8> %v6)
%v8 = bitcast <16 x i8> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <16 x i8>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i8> %v7, <16 x i8> %v9
%v12 = bitcast <16 x i8> %v11 to <2 x i64>
ret <2 x i64> %v12

declare <8 x i16> @llvm.smin.v8i16(<8 x i16>, <8 x i16>)
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = bitcast <2 x i64> %p3 to <8 x i16>
%v7 = call <8 x i16> @llvm.smin.v8i16(<8 x i16> %v5, <8 x i16> %v6)
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <8 x i16>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v7, <8 x i16> %v9
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

declare <4 x i32> @llvm.smin.v4i32(<4 x i32>, <4 x i32>)
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = bitcast <2 x i64> %p3 to <4 x i32>
%v7 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <4 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v12 = select <4 x i1> %v11, <4 x i32> %v7, <4 x i32> %v9
%v13 = bitcast <4 x i32> %v12 to <2 x i64>
ret <2 x i64> %v13

declare <2 x i64> @llvm.smin.v2i64(<2 x i64>, <2 x i64>)
%v5 = call <2 x i64> @llvm.smin.v2i64(<2 x i64> %p2, <2 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> %p0
ret <2 x i64> %v8

declare <16 x i8> @llvm.smin.v16i8(<16 x i8>, <16 x i8>)
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = bitcast <2 x i64> %p3 to <16 x i8>
%v7 = call <16 x i8> @llvm.smin.v16i8(<16 x i8> %v5, <16 x i8> %v6)
%v8 = bitcast <16 x i8> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <16 x i8>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i8> %v7, <16 x i8> %v9
%v12 = bitcast <16 x i8> %v11 to <2 x i64>
ret <2 x i64> %v12

declare <8 x i16> @llvm.umin.v8i16(<8 x i16>, <8 x i16>)
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = bitcast <2 x i64> %p3 to <8 x i16>
%v7 = call <8 x i16> @llvm.umin.v8i16(<8 x i16> %v5, <8 x i16> %v6)
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <8 x i16>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v7, <8 x i16> %v9
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

declare <4 x i32> @llvm.umin.v4i32(<4 x i32>, <4 x i32>)
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = bitcast <2 x i64> %p3 to <4 x i32>
%v7 = call <4 x i32> @llvm.umin.v4i32(<4 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <4 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v12 = select <4 x i1> %v11, <4 x i32> %v7, <4 x i32> %v9
%v13 = bitcast <4 x i32> %v12 to <2 x i64>
ret <2 x i64> %v13

declare <2 x i64> @llvm.umin.v2i64(<2 x i64>, <2 x i64>)
%v5 = call <2 x i64> @llvm.umin.v2i64(<2 x i64> %p2, <2 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> %p0
ret <2 x i64> %v8

declare <16 x i8> @llvm.umin.v16i8(<16 x i8>, <16 x i8>)
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = bitcast <2 x i64> %p3 to <16 x i8>
%v7 = call <16 x i8> @llvm.umin.v16i8(<16 x i8> %v5, <16 x i8> %v6)
%v8 = bitcast <16 x i8> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <16 x i8>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i8> %v7, <16 x i8> %v9
%v12 = bitcast <16 x i8> %v11 to <2 x i64>
ret <2 x i64> %v12

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = call <8 x i16> @llvm.smax.v8i16(<8 x i16> %v4, <8 x i16> %v5)
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i16> %v6, <8 x i16> zeroinitializer
%v10 = bitcast <8 x i16> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %v4, <4 x i32> %v5)
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x i32> %v6, <4 x i32> zeroinitializer
%v11 = bitcast <4 x i32> %v10 to <2 x i64>
ret <2 x i64> %v11

%v4 = call <2 x i64> @llvm.smax.v2i64(<2 x i64> %p1, <2 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = select <2 x i1> %v6, <2 x i64> %v4, <2 x i64> zeroinitializer
ret <2 x i64> %v7

%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = call <16 x i8> @llvm.smax.v16i8(<16 x i8> %v4, <16 x i8> %v5)
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i8> %v6, <16 x i8> zeroinitializer
%v10 = bitcast <16 x i8> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = call <8 x i16> @llvm.umax.v8i16(<8 x i16> %v4, <8 x i16> %v5)
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i16> %v6, <8 x i16> zeroinitializer
%v10 = bitcast <8 x i16> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = call <4 x i32> @llvm.umax.v4i32(<4 x i32> %v4, <4 x i32> %v5)
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x i32> %v6, <4 x i32> zeroinitializer
%v11 = bitcast <4 x i32> %v10 to <2 x i64>
ret <2 x i64> %v11

%v4 = call <2 x i64> @llvm.umax.v2i64(<2 x i64> %p1, <2 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = select <2 x i1> %v6, <2 x i64> %v4, <2 x i64> zeroinitializer
ret <2 x i64> %v7

%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = call <16 x i8> @llvm.umax.v16i8(<16 x i8> %v4, <16 x i8> %v5)
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i8> %v6, <16 x i8> zeroinitializer
%v10 = bitcast <16 x i8> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = call <8 x i16> @llvm.smin.v8i16(<8 x i16> %v4, <8 x i16> %v5)
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i16> %v6, <8 x i16> zeroinitializer
%v10 = bitcast <8 x i16> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %v4, <4 x i32> %v5)
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x i32> %v6, <4 x i32> zeroinitializer
%v11 = bitcast <4 x i32> %v10 to <2 x i64>
ret <2 x i64> %v11

%v4 = call <2 x i64> @llvm.smin.v2i64(<2 x i64> %p1, <2 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = select <2 x i1> %v6, <2 x i64> %v4, <2 x i64> zeroinitializer
ret <2 x i64> %v7

%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = call <16 x i8> @llvm.smin.v16i8(<16 x i8> %v4, <16 x i8> %v5)
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i8> %v6, <16 x i8> zeroinitializer
%v10 = bitcast <16 x i8> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = call <8 x i16> @llvm.umin.v8i16(<8 x i16> %v4, <8 x i16> %v5)
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i16> %v6, <8 x i16> zeroinitializer
%v10 = bitcast <8 x i16> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = call <4 x i32> @llvm.umin.v4i32(<4 x i32> %v4, <4 x i32> %v5)
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x i32> %v6, <4 x i32> zeroinitializer
%v11 = bitcast <4 x i32> %v10 to <2 x i64>
ret <2 x i64> %v11

%v4 = call <2 x i64> @llvm.umin.v2i64(<2 x i64> %p1, <2 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = select <2 x i1> %v6, <2 x i64> %v4, <2 x i64> zeroinitializer
ret <2 x i64> %v7

%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = call <16 x i8> @llvm.umin.v16i8(<16 x i8> %v4, <16 x i8> %v5)
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i8> %v6, <16 x i8> zeroinitializer
%v10 = bitcast <16 x i8> %v9 to <2 x i64>
ret <2 x i64> %v10

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = call <8 x i16> @llvm.smax.v8i16(<8 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %v3, <4 x i32> %v4)
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = call <2 x i64> @llvm.smax.v2i64(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v3

%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = call <16 x i8> @llvm.smax.v16i8(<16 x i8> %v3, <16 x i8> %v4)
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = call <8 x i16> @llvm.umax.v8i16(<8 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = call <4 x i32> @llvm.umax.v4i32(<4 x i32> %v3, <4 x i32> %v4)
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = call <2 x i64> @llvm.umax.v2i64(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v3

%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = call <16 x i8> @llvm.umax.v16i8(<16 x i8> %v3, <16 x i8> %v4)
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = call <8 x i16> @llvm.smin.v8i16(<8 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %v3, <4 x i32> %v4)
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = call <2 x i64> @llvm.smin.v2i64(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v3

%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = call <16 x i8> @llvm.smin.v16i8(<16 x i8> %v3, <16 x i8> %v4)
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = call <8 x i16> @llvm.umin.v8i16(<8 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = call <4 x i32> @llvm.umin.v4i32(<4 x i32> %v3, <4 x i32> %v4)
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = call <2 x i64> @llvm.umin.v2i64(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v3

%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = call <16 x i8> @llvm.umin.v16i8(<16 x i8> %v3, <16 x i8> %v4)
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

%v2 = zext i16 %p0 to i32
ret i32 %v2

%v2 = zext i8 %p0 to i32
ret i32 %v2

%v2 = bitcast i16 %p0 to <16 x i1>
%v3 = xor <16 x i1> %v2, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
%v4 = bitcast <16 x i1> %v3 to i16
ret i16 %v4

%v2 = bitcast i32 %p0 to <32 x i1>
%v3 = xor <32 x i1> %v2, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
%v4 = bitcast <32 x i1> %v3 to i32
ret i32 %v4

%v2 = bitcast i64 %p0 to <64 x i1>
%v3 = xor <64 x i1> %v2, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
%v4 = bitcast <64 x i1> %v3 to i64
ret i64 %v4

%v2 = bitcast i8 %p0 to <8 x i1>
%v3 = xor <8 x i1> %v2, <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
%v4 = bitcast <8 x i1> %v3 to i8
ret i8 %v4

%v0 = call <8 x float> asm inteldialect "vbroadcastf32x2 ${0:t}, ${1:x}", "=v,v,~{flags}"(<4 x float> %p0)
ret <8 x float> %v0

%v0 = call <4 x i64> asm inteldialect "vbroadcasti32x2 ${0:t}, ${1:x}", "=v,v,~{flags}"(<2 x i64> %p0)
ret <4 x i64> %v0

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = shufflevector <16 x i8> %v2, <16 x i8> %v2, <32 x i32> zeroinitializer
%v4 = bitcast <32 x i8> %v3 to <4 x i64>
ret <4 x i64> %v4

%v2 = bitcast <2 x i64> %p0 to <4 x i32>
%v3 = shufflevector <4 x i32> %v2, <4 x i32> %v2, <8 x i32> zeroinitializer
%v4 = bitcast <8 x i32> %v3 to <4 x i64>
ret <4 x i64> %v4

%v2 = zext i8 %p0 to i64
%v3 = insertelement <4 x i64> poison, i64 %v2, i32 0
%v4 = insertelement <4 x i64> %v3, i64 %v2, i32 1
%v5 = insertelement <4 x i64> %v4, i64 %v2, i32 2
%v6 = insertelement <4 x i64> %v5, i64 %v2, i32 3
ret <4 x i64> %v6

%v2 = zext i16 %p0 to i32
%v3 = insertelement <8 x i32> poison, i32 %v2, i32 0
%v4 = insertelement <8 x i32> %v3, i32 %v2, i32 1
%v5 = insertelement <8 x i32> %v4, i32 %v2, i32 2
%v6 = insertelement <8 x i32> %v5, i32 %v2, i32 3
%v7 = insertelement <8 x i32> %v6, i32 %v2, i32 4
%v8 = insertelement <8 x i32> %v7, i32 %v2, i32 5
%v9 = insertelement <8 x i32> %v8, i32 %v2, i32 6
%v10 = insertelement <8 x i32> %v9, i32 %v2, i32 7
%v11 = bitcast <8 x i32> %v10 to <4 x i64>
ret <4 x i64> %v11

%v2 = shufflevector <2 x i64> %p0, <2 x i64> %p0, <4 x i32> zeroinitializer
ret <4 x i64> %v2

%v2 = shufflevector <2 x double> %p0, <2 x double> %p0, <4 x i32> zeroinitializer
ret <4 x double> %v2

%v2 = shufflevector <2 x i64> %p0, <2 x i64> %p0, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
ret <4 x i64> %v2

%v2 = shufflevector <4 x float> %p0, <4 x float> %p0, <8 x i32> zeroinitializer
ret <8 x float> %v2

%v2 = bitcast <2 x i64> %p0 to <8 x i16>
%v3 = shufflevector <8 x i16> %v2, <8 x i16> %v2, <16 x i32> zeroinitializer
%v4 = bitcast <16 x i16> %v3 to <4 x i64>
ret <4 x i64> %v4

%v2 = bitcast <4 x i64> %p0 to <16 x i16>
%v3 = trunc <16 x i16> %v2 to <16 x i8>
%v4 = bitcast <16 x i8> %v3 to <2 x i64>
ret <2 x i64> %v4

%v2 = bitcast <4 x i64> %p0 to <8 x i32>
%v3 = trunc <8 x i32> %v2 to <8 x i16>
%v4 = bitcast <8 x i16> %v3 to <2 x i64>
ret <2 x i64> %v4

%v2 = bitcast <4 x i64> %p0 to <8 x i32>
%v3 = trunc <8 x i32> %v2 to <8 x i8>
%v4 = shufflevector <8 x i8> %v3, <8 x i8> zeroinitializer, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v5 = bitcast <16 x i8> %v4 to <2 x i64>
ret <2 x i64> %v5

%v2 = trunc <4 x i64> %p0 to <4 x i16>
%v3 = shufflevector <4 x i16> %v2, <4 x i16> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v4 = bitcast <8 x i16> %v3 to <2 x i64>
ret <2 x i64> %v4

%v2 = trunc <4 x i64> %p0 to <4 x i32>
%v3 = bitcast <4 x i32> %v2 to <2 x i64>
ret <2 x i64> %v3

%v2 = trunc <4 x i64> %p0 to <4 x i8>
%v3 = shufflevector <4 x i8> %v2, <4 x i8> zeroinitializer, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
%v4 = bitcast <16 x i8> %v3 to <2 x i64>
ret <2 x i64> %v4

%v2 = bitcast <2 x i64> %p0 to <8 x i16>
%v3 = zext <8 x i16> %v2 to <8 x i32>
%v4 = bitcast <8 x i32> %v3 to <4 x i64>
ret <4 x i64> %v4

%v2 = bitcast <2 x i64> %p0 to <8 x i16>
%v3 = shufflevector <8 x i16> %v2, <8 x i16> %v2, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v4 = zext <4 x i16> %v3 to <4 x i64>
ret <4 x i64> %v4

%v2 = bitcast <2 x i64> %p0 to <4 x i32>
%v3 = zext <4 x i32> %v2 to <4 x i64>
ret <4 x i64> %v3

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = zext <16 x i8> %v2 to <16 x i16>
%v4 = bitcast <16 x i16> %v3 to <4 x i64>
ret <4 x i64> %v4

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = shufflevector <16 x i8> %v2, <16 x i8> %v2, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v4 = zext <8 x i8> %v3 to <8 x i32>
%v5 = bitcast <8 x i32> %v4 to <4 x i64>
ret <4 x i64> %v5

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = shufflevector <16 x i8> %v2, <16 x i8> %v2, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v4 = zext <4 x i8> %v3 to <4 x i64>
ret <4 x i64> %v4

%v2 = extractelement <4 x double> %p0, i32 0
ret double %v2

%v2 = bitcast <4 x i64> %p0 to <8 x i32>
%v3 = extractelement <8 x i32> %v2, i32 0
ret i32 %v3

%v2 = extractelement <8 x float> %p0, i32 0
ret float %v2

%v4 = bitcast <4 x i64> %p2 to <16 x i16>
%v5 = bitcast <4 x i64> %p1 to <16 x i16>
%v6 = bitcast i16 %p0 to <16 x i1>
%v7 = select <16 x i1> %v6, <16 x i16> %v4, <16 x i16> %v5
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
ret <4 x i64> %v8

%v4 = bitcast <4 x i64> %p2 to <8 x i32>
%v5 = bitcast <4 x i64> %p1 to <8 x i32>
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i32> %v4, <8 x i32> %v5
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
ret <4 x i64> %v8

%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = select <4 x i1> %v5, <4 x i64> %p2, <4 x i64> %p1
ret <4 x i64> %v6

%v4 = bitcast <4 x i64> %p2 to <32 x i8>
%v5 = bitcast <4 x i64> %p1 to <32 x i8>
%v6 = bitcast i32 %p0 to <32 x i1>
%v7 = select <32 x i1> %v6, <32 x i8> %v4, <32 x i8> %v5
%v8 = bitcast <32 x i8> %v7 to <4 x i64>
ret <4 x i64> %v8

%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = select <4 x i1> %v5, <4 x double> %p2, <4 x double> %p1
ret <4 x double> %v6

%v4 = bitcast i16 %p0 to <16 x i1>
%v5 = select <16 x i1> %v4, <16 x half> %p2, <16 x half> %p1
ret <16 x half> %v5

%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = select <8 x i1> %v4, <8 x float> %p2, <8 x float> %p1
ret <8 x float> %v5

%v4 = shufflevector <4 x float> %p2, <4 x float> %p2, <8 x i32> <i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1>
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x float> %v4, <8 x float> %p0
ret <8 x float> %v6

%v4 = bitcast <2 x i64> %p2 to <4 x i32>
%v5 = shufflevector <4 x i32> %v4, <4 x i32> %v4, <8 x i32> <i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1>
%v6 = bitcast <4 x i64> %p0 to <8 x i32>
%v7 = bitcast i8 %p1 to <8 x i1>
%v8 = select <8 x i1> %v7, <8 x i32> %v5, <8 x i32> %v6
%v9 = bitcast <8 x i32> %v8 to <4 x i64>
ret <4 x i64> %v9

%v4 = bitcast <2 x i64> %p2 to <16 x i8>
%v5 = shufflevector <16 x i8> %v4, <16 x i8> %v4, <32 x i32> zeroinitializer
%v6 = bitcast <4 x i64> %p0 to <32 x i8>
%v7 = bitcast i32 %p1 to <32 x i1>
%v8 = select <32 x i1> %v7, <32 x i8> %v5, <32 x i8> %v6
%v9 = bitcast <32 x i8> %v8 to <4 x i64>
ret <4 x i64> %v9

%v4 = bitcast <2 x i64> %p2 to <4 x i32>
%v5 = shufflevector <4 x i32> %v4, <4 x i32> %v4, <8 x i32> zeroinitializer
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
%v7 = bitcast <4 x i64> %p0 to <8 x i32>
%v8 = bitcast i8 %p1 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i32> %v5, <8 x i32> %v7
%v10 = bitcast <8 x i32> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = shufflevector <2 x i64> %p2, <2 x i64> %p2, <4 x i32> zeroinitializer
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i64> %v4, <4 x i64> %p0
ret <4 x i64> %v7

%v4 = shufflevector <2 x double> %p2, <2 x double> %p2, <4 x i32> zeroinitializer
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x double> %v4, <4 x double> %p0
ret <4 x double> %v7

%v4 = shufflevector <4 x float> %p2, <4 x float> %p2, <8 x i32> zeroinitializer
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x float> %v4, <8 x float> %p0
ret <8 x float> %v6

%v4 = bitcast <2 x i64> %p2 to <8 x i16>
%v5 = shufflevector <8 x i16> %v4, <8 x i16> %v4, <16 x i32> zeroinitializer
%v6 = bitcast <4 x i64> %p0 to <16 x i16>
%v7 = bitcast i16 %p1 to <16 x i1>
%v8 = select <16 x i1> %v7, <16 x i16> %v5, <16 x i16> %v6
%v9 = bitcast <16 x i16> %v8 to <4 x i64>
ret <4 x i64> %v9

%v4 = bitcast <4 x i64> %p2 to <16 x i16>
%v5 = trunc <16 x i16> %v4 to <16 x i8>
%v6 = bitcast <2 x i64> %p0 to <16 x i8>
%v7 = bitcast i16 %p1 to <16 x i1>
%v8 = select <16 x i1> %v7, <16 x i8> %v5, <16 x i8> %v6
%v9 = bitcast <16 x i8> %v8 to <2 x i64>
ret <2 x i64> %v9

declare <8 x i16> @llvm.x86.avx512.mask.pmov.dw.256(<8 x i32>, <8 x i16>, i8)
%v4 = bitcast <4 x i64> %p2 to <8 x i32>
%v5 = bitcast <2 x i64> %p0 to <8 x i16>
%v6 = call <8 x i16> @llvm.x86.avx512.mask.pmov.dw.256(<8 x i32> %v4, <8 x i16> %v5, i8 %p1)
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
ret <2 x i64> %v7

declare <16 x i8> @llvm.x86.avx512.mask.pmov.db.256(<8 x i32>, <16 x i8>, i8)
%v4 = bitcast <4 x i64> %p2 to <8 x i32>
%v5 = bitcast <2 x i64> %p0 to <16 x i8>
%v6 = call <16 x i8> @llvm.x86.avx512.mask.pmov.db.256(<8 x i32> %v4, <16 x i8> %v5, i8 %p1)
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
ret <2 x i64> %v7

declare <8 x i16> @llvm.x86.avx512.mask.pmov.qw.256(<4 x i64>, <8 x i16>, i8)
%v4 = bitcast <2 x i64> %p0 to <8 x i16>
%v5 = call <8 x i16> @llvm.x86.avx512.mask.pmov.qw.256(<4 x i64> %p2, <8 x i16> %v4, i8 %p1)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v4 = trunc <4 x i64> %p2 to <4 x i32>
%v5 = bitcast <2 x i64> %p0 to <4 x i32>
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i32> %v4, <4 x i32> %v5
%v9 = bitcast <4 x i32> %v8 to <2 x i64>
ret <2 x i64> %v9

declare <16 x i8> @llvm.x86.avx512.mask.pmov.qb.256(<4 x i64>, <16 x i8>, i8)
%v4 = bitcast <2 x i64> %p0 to <16 x i8>
%v5 = call <16 x i8> @llvm.x86.avx512.mask.pmov.qb.256(<4 x i64> %p2, <16 x i8> %v4, i8 %p1)
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

%v4 = bitcast <2 x i64> %p2 to <8 x i16>
%v5 = zext <8 x i16> %v4 to <8 x i32>
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
%v7 = bitcast <4 x i64> %p0 to <8 x i32>
%v8 = bitcast i8 %p1 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i32> %v5, <8 x i32> %v7
%v10 = bitcast <8 x i32> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <2 x i64> %p2 to <8 x i16>
%v5 = shufflevector <8 x i16> %v4, <8 x i16> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = zext <4 x i16> %v5 to <4 x i64>
%v7 = bitcast i8 %p1 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v9 = select <4 x i1> %v8, <4 x i64> %v6, <4 x i64> %p0
ret <4 x i64> %v9

%v4 = bitcast <2 x i64> %p2 to <4 x i32>
%v5 = zext <4 x i32> %v4 to <4 x i64>
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> %p0
ret <4 x i64> %v8

%v4 = bitcast <2 x i64> %p2 to <16 x i8>
%v5 = zext <16 x i8> %v4 to <16 x i16>
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
%v7 = bitcast <4 x i64> %p0 to <16 x i16>
%v8 = bitcast i16 %p1 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v5, <16 x i16> %v7
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <2 x i64> %p2 to <16 x i8>
%v5 = shufflevector <16 x i8> %v4, <16 x i8> %v4, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v6 = zext <8 x i8> %v5 to <8 x i32>
%v7 = bitcast <8 x i32> %v6 to <4 x i64>
%v8 = bitcast <4 x i64> %p0 to <8 x i32>
%v9 = bitcast i8 %p1 to <8 x i1>
%v10 = select <8 x i1> %v9, <8 x i32> %v6, <8 x i32> %v8
%v11 = bitcast <8 x i32> %v10 to <4 x i64>
ret <4 x i64> %v11

%v4 = bitcast <2 x i64> %p2 to <16 x i8>
%v5 = shufflevector <16 x i8> %v4, <16 x i8> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = zext <4 x i8> %v5 to <4 x i64>
%v7 = bitcast i8 %p1 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v9 = select <4 x i1> %v8, <4 x i64> %v6, <4 x i64> %p0
ret <4 x i64> %v9

%v4 = bitcast <4 x i64> %p2 to <16 x i16>
%v5 = bitcast <4 x i64> %p0 to <16 x i16>
%v6 = bitcast i16 %p1 to <16 x i1>
%v7 = select <16 x i1> %v6, <16 x i16> %v4, <16 x i16> %v5
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
ret <4 x i64> %v8

%v4 = bitcast <4 x i64> %p2 to <8 x i32>
%v5 = bitcast <4 x i64> %p0 to <8 x i32>
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i32> %v4, <8 x i32> %v5
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
ret <4 x i64> %v8

%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = select <4 x i1> %v5, <4 x i64> %p2, <4 x i64> %p0
ret <4 x i64> %v6

%v4 = bitcast <4 x i64> %p2 to <32 x i8>
%v5 = bitcast <4 x i64> %p0 to <32 x i8>
%v6 = bitcast i32 %p1 to <32 x i1>
%v7 = select <32 x i1> %v6, <32 x i8> %v4, <32 x i8> %v5
%v8 = bitcast <32 x i8> %v7 to <4 x i64>
ret <4 x i64> %v8

%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = select <4 x i1> %v5, <4 x double> %p2, <4 x double> %p0
ret <4 x double> %v6

%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = select <8 x i1> %v4, <8 x float> %p2, <8 x float> %p0
ret <8 x float> %v5

%v4 = shufflevector <4 x double> %p2, <4 x double> %p2, <4 x i32> <i32 0, i32 0, i32 2, i32 2>
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x double> %v4, <4 x double> %p0
ret <4 x double> %v7

%v4 = shufflevector <8 x float> %p2, <8 x float> %p2, <8 x i32> <i32 1, i32 1, i32 3, i32 3, i32 5, i32 5, i32 7, i32 7>
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x float> %v4, <8 x float> %p0
ret <8 x float> %v6

%v4 = shufflevector <8 x float> %p2, <8 x float> %p2, <8 x i32> <i32 0, i32 0, i32 2, i32 2, i32 4, i32 4, i32 6, i32 6>
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x float> %v4, <8 x float> %p0
ret <8 x float> %v6

%v4 = insertelement <16 x i16> poison, i16 %p2, i32 0
%v5 = insertelement <16 x i16> %v4, i16 %p2, i32 1
%v6 = insertelement <16 x i16> %v5, i16 %p2, i32 2
%v7 = insertelement <16 x i16> %v6, i16 %p2, i32 3
%v8 = insertelement <16 x i16> %v7, i16 %p2, i32 4
%v9 = insertelement <16 x i16> %v8, i16 %p2, i32 5
%v10 = insertelement <16 x i16> %v9, i16 %p2, i32 6
%v11 = insertelement <16 x i16> %v10, i16 %p2, i32 7
%v12 = insertelement <16 x i16> %v11, i16 %p2, i32 8
%v13 = insertelement <16 x i16> %v12, i16 %p2, i32 9
%v14 = insertelement <16 x i16> %v13, i16 %p2, i32 10
%v15 = insertelement <16 x i16> %v14, i16 %p2, i32 11
%v16 = insertelement <16 x i16> %v15, i16 %p2, i32 12
%v17 = insertelement <16 x i16> %v16, i16 %p2, i32 13
%v18 = insertelement <16 x i16> %v17, i16 %p2, i32 14
%v19 = insertelement <16 x i16> %v18, i16 %p2, i32 15
%v20 = bitcast <16 x i16> %v19 to <4 x i64>
%v21 = bitcast <4 x i64> %p0 to <16 x i16>
%v22 = bitcast i16 %p1 to <16 x i1>
%v23 = select <16 x i1> %v22, <16 x i16> %v19, <16 x i16> %v21
%v24 = bitcast <16 x i16> %v23 to <4 x i64>
ret <4 x i64> %v24

%v4 = insertelement <8 x i32> poison, i32 %p2, i32 0
%v5 = insertelement <8 x i32> %v4, i32 %p2, i32 1
%v6 = insertelement <8 x i32> %v5, i32 %p2, i32 2
%v7 = insertelement <8 x i32> %v6, i32 %p2, i32 3
%v8 = insertelement <8 x i32> %v7, i32 %p2, i32 4
%v9 = insertelement <8 x i32> %v8, i32 %p2, i32 5
%v10 = insertelement <8 x i32> %v9, i32 %p2, i32 6
%v11 = insertelement <8 x i32> %v10, i32 %p2, i32 7
%v12 = bitcast <8 x i32> %v11 to <4 x i64>
%v13 = bitcast <4 x i64> %p0 to <8 x i32>
%v14 = bitcast i8 %p1 to <8 x i1>
%v15 = select <8 x i1> %v14, <8 x i32> %v11, <8 x i32> %v13
%v16 = bitcast <8 x i32> %v15 to <4 x i64>
ret <4 x i64> %v16

%v4 = insertelement <4 x i64> poison, i64 %p2, i32 0
%v5 = insertelement <4 x i64> %v4, i64 %p2, i32 1
%v6 = insertelement <4 x i64> %v5, i64 %p2, i32 2
%v7 = insertelement <4 x i64> %v6, i64 %p2, i32 3
%v8 = bitcast i8 %p1 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x i64> %v7, <4 x i64> %p0
ret <4 x i64> %v10

%v4 = insertelement <32 x i8> poison, i8 %p2, i32 0
%v5 = insertelement <32 x i8> %v4, i8 %p2, i32 1
%v6 = insertelement <32 x i8> %v5, i8 %p2, i32 2
%v7 = insertelement <32 x i8> %v6, i8 %p2, i32 3
%v8 = insertelement <32 x i8> %v7, i8 %p2, i32 4
%v9 = insertelement <32 x i8> %v8, i8 %p2, i32 5
%v10 = insertelement <32 x i8> %v9, i8 %p2, i32 6
%v11 = insertelement <32 x i8> %v10, i8 %p2, i32 7
%v12 = insertelement <32 x i8> %v11, i8 %p2, i32 8
%v13 = insertelement <32 x i8> %v12, i8 %p2, i32 9
%v14 = insertelement <32 x i8> %v13, i8 %p2, i32 10
%v15 = insertelement <32 x i8> %v14, i8 %p2, i32 11
%v16 = insertelement <32 x i8> %v15, i8 %p2, i32 12
%v17 = insertelement <32 x i8> %v16, i8 %p2, i32 13
%v18 = insertelement <32 x i8> %v17, i8 %p2, i32 14
%v19 = insertelement <32 x i8> %v18, i8 %p2, i32 15
%v20 = insertelement <32 x i8> %v19, i8 %p2, i32 16
%v21 = insertelement <32 x i8> %v20, i8 %p2, i32 17
%v22 = insertelement <32 x i8> %v21, i8 %p2, i32 18
%v23 = insertelement <32 x i8> %v22, i8 %p2, i32 19
%v24 = insertelement <32 x i8> %v23, i8 %p2, i32 20
%v25 = insertelement <32 x i8> %v24, i8 %p2, i32 21
%v26 = insertelement <32 x i8> %v25, i8 %p2, i32 22
%v27 = insertelement <32 x i8> %v26, i8 %p2, i32 23
%v28 = insertelement <32 x i8> %v27, i8 %p2, i32 24
%v29 = insertelement <32 x i8> %v28, i8 %p2, i32 25
%v30 = insertelement <32 x i8> %v29, i8 %p2, i32 26
%v31 = insertelement <32 x i8> %v30, i8 %p2, i32 27
%v32 = insertelement <32 x i8> %v31, i8 %p2, i32 28
%v33 = insertelement <32 x i8> %v32, i8 %p2, i32 29
%v34 = insertelement <32 x i8> %v33, i8 %p2, i32 30
%v35 = insertelement <32 x i8> %v34, i8 %p2, i32 31
%v36 = bitcast <32 x i8> %v35 to <4 x i64>
%v37 = bitcast <4 x i64> %p0 to <32 x i8>
%v38 = bitcast i32 %p1 to <32 x i1>
%v39 = select <32 x i1> %v38, <32 x i8> %v35, <32 x i8> %v37
%v40 = bitcast <32 x i8> %v39 to <4 x i64>
ret <4 x i64> %v40

%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = bitcast <4 x i64> %p3 to <16 x i16>
%v7 = shufflevector <16 x i16> %v5, <16 x i16> %v6, <16 x i32> <i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <16 x i16>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v7, <16 x i16> %v9
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = bitcast <4 x i64> %p3 to <8 x i32>
%v7 = shufflevector <8 x i32> %v5, <8 x i32> %v6, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <8 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i32> %v7, <8 x i32> %v9
%v12 = bitcast <8 x i32> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = shufflevector <4 x i64> %p2, <4 x i64> %p3, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> %p0
ret <4 x i64> %v8

%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = bitcast <4 x i64> %p3 to <32 x i8>
%v7 = shufflevector <32 x i8> %v5, <32 x i8> %v6, <32 x i32> <i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
%v8 = bitcast <32 x i8> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <32 x i8>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i8> %v7, <32 x i8> %v9
%v12 = bitcast <32 x i8> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = shufflevector <4 x double> %p2, <4 x double> %p3, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x double> %v5, <4 x double> %p0
ret <4 x double> %v8

%v5 = shufflevector <8 x float> %p2, <8 x float> %p3, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x float> %v5, <8 x float> %p0
ret <8 x float> %v7

%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = bitcast <4 x i64> %p3 to <16 x i16>
%v7 = shufflevector <16 x i16> %v5, <16 x i16> %v6, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27>
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <16 x i16>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v7, <16 x i16> %v9
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = bitcast <4 x i64> %p3 to <8 x i32>
%v7 = shufflevector <8 x i32> %v5, <8 x i32> %v6, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <8 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i32> %v7, <8 x i32> %v9
%v12 = bitcast <8 x i32> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = shufflevector <4 x i64> %p2, <4 x i64> %p3, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> %p0
ret <4 x i64> %v8

%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = bitcast <4 x i64> %p3 to <32 x i8>
%v7 = shufflevector <32 x i8> %v5, <32 x i8> %v6, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55>
%v8 = bitcast <32 x i8> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <32 x i8>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i8> %v7, <32 x i8> %v9
%v12 = bitcast <32 x i8> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = shufflevector <4 x double> %p2, <4 x double> %p3, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x double> %v5, <4 x double> %p0
ret <4 x double> %v8

%v5 = shufflevector <8 x float> %p2, <8 x float> %p3, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x float> %v5, <8 x float> %p0
ret <8 x float> %v7

%v3 = shufflevector <4 x float> %p1, <4 x float> %p1, <8 x i32> <i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1>
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = select <8 x i1> %v4, <8 x float> %v3, <8 x float> zeroinitializer
ret <8 x float> %v5

%v3 = bitcast <2 x i64> %p1 to <4 x i32>
%v4 = shufflevector <4 x i32> %v3, <4 x i32> %v3, <8 x i32> <i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1>
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i32> %v4, <8 x i32> zeroinitializer
%v7 = bitcast <8 x i32> %v6 to <4 x i64>
ret <4 x i64> %v7

%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = shufflevector <16 x i8> %v3, <16 x i8> %v3, <32 x i32> zeroinitializer
%v5 = bitcast i32 %p0 to <32 x i1>
%v6 = select <32 x i1> %v5, <32 x i8> %v4, <32 x i8> zeroinitializer
%v7 = bitcast <32 x i8> %v6 to <4 x i64>
ret <4 x i64> %v7

%v3 = bitcast <2 x i64> %p1 to <4 x i32>
%v4 = shufflevector <4 x i32> %v3, <4 x i32> %v3, <8 x i32> zeroinitializer
%v5 = bitcast <8 x i32> %v4 to <4 x i64>
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i32> %v4, <8 x i32> zeroinitializer
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
ret <4 x i64> %v8

%v3 = shufflevector <2 x i64> %p1, <2 x i64> %p1, <4 x i32> zeroinitializer
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = select <4 x i1> %v5, <4 x i64> %v3, <4 x i64> zeroinitializer
ret <4 x i64> %v6

%v3 = shufflevector <2 x double> %p1, <2 x double> %p1, <4 x i32> zeroinitializer
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = select <4 x i1> %v5, <4 x double> %v3, <4 x double> zeroinitializer
ret <4 x double> %v6

%v3 = shufflevector <4 x float> %p1, <4 x float> %p1, <8 x i32> zeroinitializer
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = select <8 x i1> %v4, <8 x float> %v3, <8 x float> zeroinitializer
ret <8 x float> %v5

%v3 = bitcast <2 x i64> %p1 to <8 x i16>
%v4 = shufflevector <8 x i16> %v3, <8 x i16> %v3, <16 x i32> zeroinitializer
%v5 = bitcast i16 %p0 to <16 x i1>
%v6 = select <16 x i1> %v5, <16 x i16> %v4, <16 x i16> zeroinitializer
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
ret <4 x i64> %v7

%v3 = bitcast <4 x i64> %p1 to <16 x i16>
%v4 = trunc <16 x i16> %v3 to <16 x i8>
%v5 = bitcast i16 %p0 to <16 x i1>
%v6 = select <16 x i1> %v5, <16 x i8> %v4, <16 x i8> zeroinitializer
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
ret <2 x i64> %v7

%v3 = bitcast <4 x i64> %p1 to <8 x i32>
%v4 = call <8 x i16> @llvm.x86.avx512.mask.pmov.dw.256(<8 x i32> %v3, <8 x i16> zeroinitializer, i8 %p0)
%v5 = bitcast <8 x i16> %v4 to <2 x i64>
ret <2 x i64> %v5

%v3 = bitcast <4 x i64> %p1 to <8 x i32>
%v4 = call <16 x i8> @llvm.x86.avx512.mask.pmov.db.256(<8 x i32> %v3, <16 x i8> zeroinitializer, i8 %p0)
%v5 = bitcast <16 x i8> %v4 to <2 x i64>
ret <2 x i64> %v5

%v3 = call <8 x i16> @llvm.x86.avx512.mask.pmov.qw.256(<4 x i64> %p1, <8 x i16> zeroinitializer, i8 %p0)
%v4 = bitcast <8 x i16> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = trunc <4 x i64> %p1 to <4 x i32>
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = select <4 x i1> %v5, <4 x i32> %v3, <4 x i32> zeroinitializer
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
ret <2 x i64> %v7

%v3 = call <16 x i8> @llvm.x86.avx512.mask.pmov.qb.256(<4 x i64> %p1, <16 x i8> zeroinitializer, i8 %p0)
%v4 = bitcast <16 x i8> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = bitcast <2 x i64> %p1 to <8 x i16>
%v4 = zext <8 x i16> %v3 to <8 x i32>
%v5 = bitcast <8 x i32> %v4 to <4 x i64>
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i32> %v4, <8 x i32> zeroinitializer
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
ret <4 x i64> %v8

%v3 = bitcast <2 x i64> %p1 to <8 x i16>
%v4 = shufflevector <8 x i16> %v3, <8 x i16> %v3, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v5 = zext <4 x i16> %v4 to <4 x i64>
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> zeroinitializer
ret <4 x i64> %v8

%v3 = bitcast <2 x i64> %p1 to <4 x i32>
%v4 = zext <4 x i32> %v3 to <4 x i64>
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i64> %v4, <4 x i64> zeroinitializer
ret <4 x i64> %v7

%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = zext <16 x i8> %v3 to <16 x i16>
%v5 = bitcast <16 x i16> %v4 to <4 x i64>
%v6 = bitcast i16 %p0 to <16 x i1>
%v7 = select <16 x i1> %v6, <16 x i16> %v4, <16 x i16> zeroinitializer
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
ret <4 x i64> %v8

%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = shufflevector <16 x i8> %v3, <16 x i8> %v3, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v5 = zext <8 x i8> %v4 to <8 x i32>
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = select <8 x i1> %v7, <8 x i32> %v5, <8 x i32> zeroinitializer
%v9 = bitcast <8 x i32> %v8 to <4 x i64>
ret <4 x i64> %v9

%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = shufflevector <16 x i8> %v3, <16 x i8> %v3, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v5 = zext <4 x i8> %v4 to <4 x i64>
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> zeroinitializer
ret <4 x i64> %v8

%v3 = bitcast <4 x i64> %p1 to <16 x i16>
%v4 = bitcast i16 %p0 to <16 x i1>
%v5 = select <16 x i1> %v4, <16 x i16> %v3, <16 x i16> zeroinitializer
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p1 to <8 x i32>
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = select <8 x i1> %v4, <8 x i32> %v3, <8 x i32> zeroinitializer
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = shufflevector <8 x i1> %v3, <8 x i1> %v3, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v5 = select <4 x i1> %v4, <4 x i64> %p1, <4 x i64> zeroinitializer
ret <4 x i64> %v5

%v3 = bitcast <4 x i64> %p1 to <32 x i8>
%v4 = bitcast i32 %p0 to <32 x i1>
%v5 = select <32 x i1> %v4, <32 x i8> %v3, <32 x i8> zeroinitializer
%v6 = bitcast <32 x i8> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = shufflevector <8 x i1> %v3, <8 x i1> %v3, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v5 = select <4 x i1> %v4, <4 x double> %p1, <4 x double> zeroinitializer
ret <4 x double> %v5

%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = select <8 x i1> %v3, <8 x float> %p1, <8 x float> zeroinitializer
ret <8 x float> %v4

%v3 = shufflevector <4 x double> %p1, <4 x double> %p1, <4 x i32> <i32 0, i32 0, i32 2, i32 2>
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = select <4 x i1> %v5, <4 x double> %v3, <4 x double> zeroinitializer
ret <4 x double> %v6

%v3 = shufflevector <8 x float> %p1, <8 x float> %p1, <8 x i32> <i32 1, i32 1, i32 3, i32 3, i32 5, i32 5, i32 7, i32 7>
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = select <8 x i1> %v4, <8 x float> %v3, <8 x float> zeroinitializer
ret <8 x float> %v5

%v3 = shufflevector <8 x float> %p1, <8 x float> %p1, <8 x i32> <i32 0, i32 0, i32 2, i32 2, i32 4, i32 4, i32 6, i32 6>
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = select <8 x i1> %v4, <8 x float> %v3, <8 x float> zeroinitializer
ret <8 x float> %v5

%v3 = insertelement <16 x i16> poison, i16 %p1, i32 0
%v4 = insertelement <16 x i16> %v3, i16 %p1, i32 1
%v5 = insertelement <16 x i16> %v4, i16 %p1, i32 2
%v6 = insertelement <16 x i16> %v5, i16 %p1, i32 3
%v7 = insertelement <16 x i16> %v6, i16 %p1, i32 4
%v8 = insertelement <16 x i16> %v7, i16 %p1, i32 5
%v9 = insertelement <16 x i16> %v8, i16 %p1, i32 6
%v10 = insertelement <16 x i16> %v9, i16 %p1, i32 7
%v11 = insertelement <16 x i16> %v10, i16 %p1, i32 8
%v12 = insertelement <16 x i16> %v11, i16 %p1, i32 9
%v13 = insertelement <16 x i16> %v12, i16 %p1, i32 10
%v14 = insertelement <16 x i16> %v13, i16 %p1, i32 11
%v15 = insertelement <16 x i16> %v14, i16 %p1, i32 12
%v16 = insertelement <16 x i16> %v15, i16 %p1, i32 13
%v17 = insertelement <16 x i16> %v16, i16 %p1, i32 14
%v18 = insertelement <16 x i16> %v17, i16 %p1, i32 15
%v19 = bitcast <16 x i16> %v18 to <4 x i64>
%v20 = bitcast i16 %p0 to <16 x i1>
%v21 = select <16 x i1> %v20, <16 x i16> %v18, <16 x i16> zeroinitializer
%v22 = bitcast <16 x i16> %v21 to <4 x i64>
ret <4 x i64> %v22

%v3 = insertelement <8 x i32> poison, i32 %p1, i32 0
%v4 = insertelement <8 x i32> %v3, i32 %p1, i32 1
%v5 = insertelement <8 x i32> %v4, i32 %p1, i32 2
%v6 = insertelement <8 x i32> %v5, i32 %p1, i32 3
%v7 = insertelement <8 x i32> %v6, i32 %p1, i32 4
%v8 = insertelement <8 x i32> %v7, i32 %p1, i32 5
%v9 = insertelement <8 x i32> %v8, i32 %p1, i32 6
%v10 = insertelement <8 x i32> %v9, i32 %p1, i32 7
%v11 = bitcast <8 x i32> %v10 to <4 x i64>
%v12 = bitcast i8 %p0 to <8 x i1>
%v13 = select <8 x i1> %v12, <8 x i32> %v10, <8 x i32> zeroinitializer
%v14 = bitcast <8 x i32> %v13 to <4 x i64>
ret <4 x i64> %v14

%v3 = insertelement <4 x i64> poison, i64 %p1, i32 0
%v4 = insertelement <4 x i64> %v3, i64 %p1, i32 1
%v5 = insertelement <4 x i64> %v4, i64 %p1, i32 2
%v6 = insertelement <4 x i64> %v5, i64 %p1, i32 3
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v9 = select <4 x i1> %v8, <4 x i64> %v6, <4 x i64> zeroinitializer
ret <4 x i64> %v9

%v3 = insertelement <32 x i8> poison, i8 %p1, i32 0
%v4 = insertelement <32 x i8> %v3, i8 %p1, i32 1
%v5 = insertelement <32 x i8> %v4, i8 %p1, i32 2
%v6 = insertelement <32 x i8> %v5, i8 %p1, i32 3
%v7 = insertelement <32 x i8> %v6, i8 %p1, i32 4
%v8 = insertelement <32 x i8> %v7, i8 %p1, i32 5
%v9 = insertelement <32 x i8> %v8, i8 %p1, i32 6
%v10 = insertelement <32 x i8> %v9, i8 %p1, i32 7
%v11 = insertelement <32 x i8> %v10, i8 %p1, i32 8
%v12 = insertelement <32 x i8> %v11, i8 %p1, i32 9
%v13 = insertelement <32 x i8> %v12, i8 %p1, i32 10
%v14 = insertelement <32 x i8> %v13, i8 %p1, i32 11
%v15 = insertelement <32 x i8> %v14, i8 %p1, i32 12
%v16 = insertelement <32 x i8> %v15, i8 %p1, i32 13
%v17 = insertelement <32 x i8> %v16, i8 %p1, i32 14
%v18 = insertelement <32 x i8> %v17, i8 %p1, i32 15
%v19 = insertelement <32 x i8> %v18, i8 %p1, i32 16
%v20 = insertelement <32 x i8> %v19, i8 %p1, i32 17
%v21 = insertelement <32 x i8> %v20, i8 %p1, i32 18
%v22 = insertelement <32 x i8> %v21, i8 %p1, i32 19
%v23 = insertelement <32 x i8> %v22, i8 %p1, i32 20
%v24 = insertelement <32 x i8> %v23, i8 %p1, i32 21
%v25 = insertelement <32 x i8> %v24, i8 %p1, i32 22
%v26 = insertelement <32 x i8> %v25, i8 %p1, i32 23
%v27 = insertelement <32 x i8> %v26, i8 %p1, i32 24
%v28 = insertelement <32 x i8> %v27, i8 %p1, i32 25
%v29 = insertelement <32 x i8> %v28, i8 %p1, i32 26
%v30 = insertelement <32 x i8> %v29, i8 %p1, i32 27
%v31 = insertelement <32 x i8> %v30, i8 %p1, i32 28
%v32 = insertelement <32 x i8> %v31, i8 %p1, i32 29
%v33 = insertelement <32 x i8> %v32, i8 %p1, i32 30
%v34 = insertelement <32 x i8> %v33, i8 %p1, i32 31
%v35 = bitcast <32 x i8> %v34 to <4 x i64>
%v36 = bitcast i32 %p0 to <32 x i1>
%v37 = select <32 x i1> %v36, <32 x i8> %v34, <32 x i8> zeroinitializer
%v38 = bitcast <32 x i8> %v37 to <4 x i64>
ret <4 x i64> %v38

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = shufflevector <16 x i16> %v4, <16 x i16> %v5, <16 x i32> <i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v6, <16 x i16> zeroinitializer
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = shufflevector <8 x i32> %v4, <8 x i32> %v5, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
%v7 = bitcast <8 x i32> %v6 to <4 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i32> %v6, <8 x i32> zeroinitializer
%v10 = bitcast <8 x i32> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = shufflevector <4 x i64> %p1, <4 x i64> %p2, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i64> %v4, <4 x i64> zeroinitializer
ret <4 x i64> %v7

%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = shufflevector <32 x i8> %v4, <32 x i8> %v5, <32 x i32> <i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
%v7 = bitcast <32 x i8> %v6 to <4 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i8> %v6, <32 x i8> zeroinitializer
%v10 = bitcast <32 x i8> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = shufflevector <4 x double> %p1, <4 x double> %p2, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x double> %v4, <4 x double> zeroinitializer
ret <4 x double> %v7

%v4 = shufflevector <8 x float> %p1, <8 x float> %p2, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x float> %v4, <8 x float> zeroinitializer
ret <8 x float> %v6

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = shufflevector <16 x i16> %v4, <16 x i16> %v5, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27>
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v6, <16 x i16> zeroinitializer
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = shufflevector <8 x i32> %v4, <8 x i32> %v5, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
%v7 = bitcast <8 x i32> %v6 to <4 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i32> %v6, <8 x i32> zeroinitializer
%v10 = bitcast <8 x i32> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = shufflevector <4 x i64> %p1, <4 x i64> %p2, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i64> %v4, <4 x i64> zeroinitializer
ret <4 x i64> %v7

%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = shufflevector <32 x i8> %v4, <32 x i8> %v5, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55>
%v7 = bitcast <32 x i8> %v6 to <4 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i8> %v6, <32 x i8> zeroinitializer
%v10 = bitcast <32 x i8> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = shufflevector <4 x double> %p1, <4 x double> %p2, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x double> %v4, <4 x double> zeroinitializer
ret <4 x double> %v7

%v4 = shufflevector <8 x float> %p1, <8 x float> %p2, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x float> %v4, <8 x float> zeroinitializer
ret <8 x float> %v6

%v2 = shufflevector <4 x double> %p0, <4 x double> %p0, <4 x i32> <i32 0, i32 0, i32 2, i32 2>
ret <4 x double> %v2

%v2 = shufflevector <8 x float> %p0, <8 x float> %p0, <8 x i32> <i32 1, i32 1, i32 3, i32 3, i32 5, i32 5, i32 7, i32 7>
ret <8 x float> %v2

%v2 = shufflevector <8 x float> %p0, <8 x float> %p0, <8 x i32> <i32 0, i32 0, i32 2, i32 2, i32 4, i32 4, i32 6, i32 6>
ret <8 x float> %v2

%v2 = bitcast i8 %p0 to <8 x i1>
%v3 = shufflevector <8 x i1> %v2, <8 x i1> %v2, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v4 = sext <4 x i1> %v3 to <4 x i64>
ret <4 x i64> %v4

%v3 = shufflevector <4 x float> %p1, <4 x float> %p0, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
ret <8 x float> %v3

%v3 = shufflevector <2 x double> %p1, <2 x double> %p0, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
ret <4 x double> %v3

%v3 = shufflevector <2 x i64> %p1, <2 x i64> %p0, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
ret <4 x i64> %v3

%v3 = shufflevector <4 x float> %p0, <4 x float> %p1, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
ret <8 x float> %v3

%v3 = shufflevector <2 x double> %p0, <2 x double> %p1, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
ret <4 x double> %v3

%v3 = shufflevector <2 x i64> %p0, <2 x i64> %p1, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
ret <4 x i64> %v3

%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = shufflevector <16 x i16> %v3, <16 x i16> %v4, <16 x i32> <i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = shufflevector <8 x i32> %v3, <8 x i32> %v4, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = shufflevector <4 x i64> %p0, <4 x i64> %p1, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
ret <4 x i64> %v3

%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = shufflevector <32 x i8> %v3, <32 x i8> %v4, <32 x i32> <i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
%v6 = bitcast <32 x i8> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = shufflevector <4 x double> %p0, <4 x double> %p1, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
ret <4 x double> %v3

%v3 = shufflevector <8 x float> %p0, <8 x float> %p1, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
ret <8 x float> %v3

%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = shufflevector <16 x i16> %v3, <16 x i16> %v4, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27>
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = shufflevector <8 x i32> %v3, <8 x i32> %v4, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = shufflevector <4 x i64> %p0, <4 x i64> %p1, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
ret <4 x i64> %v3

%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = shufflevector <32 x i8> %v3, <32 x i8> %v4, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55>
%v6 = bitcast <32 x i8> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = shufflevector <4 x double> %p0, <4 x double> %p1, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
ret <4 x double> %v3

%v3 = shufflevector <8 x float> %p0, <8 x float> %p1, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
ret <8 x float> %v3

%v0 = call <16 x float> asm inteldialect "vbroadcastf32x2 ${0:g}, ${1:x}", "=v,v,~{flags}"(<4 x float> %p0)
ret <16 x float> %v0

%v2 = shufflevector <4 x float> %p0, <4 x float> %p0, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
ret <16 x float> %v2

%v2 = shufflevector <4 x double> %p0, <4 x double> %p0, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
ret <8 x double> %v2

%v0 = call <8 x i64> asm inteldialect "vbroadcasti32x2 ${0:g}, ${1:x}", "=v,v,~{flags}"(<2 x i64> %p0)
ret <8 x i64> %v0

%v2 = bitcast <2 x i64> %p0 to <4 x i32>
%v3 = shufflevector <4 x i32> %v2, <4 x i32> %v2, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
%v4 = bitcast <16 x i32> %v3 to <8 x i64>
ret <8 x i64> %v4

%v2 = shufflevector <4 x i64> %p0, <4 x i64> %p0, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
ret <8 x i64> %v2

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = shufflevector <16 x i8> %v2, <16 x i8> %v2, <64 x i32> zeroinitializer
%v4 = bitcast <64 x i8> %v3 to <8 x i64>
ret <8 x i64> %v4

%v2 = bitcast <2 x i64> %p0 to <4 x i32>
%v3 = shufflevector <4 x i32> %v2, <4 x i32> %v2, <16 x i32> zeroinitializer
%v4 = bitcast <16 x i32> %v3 to <8 x i64>
ret <8 x i64> %v4

%v2 = zext i8 %p0 to i64
%v3 = insertelement <8 x i64> poison, i64 %v2, i32 0
%v4 = insertelement <8 x i64> %v3, i64 %v2, i32 1
%v5 = insertelement <8 x i64> %v4, i64 %v2, i32 2
%v6 = insertelement <8 x i64> %v5, i64 %v2, i32 3
%v7 = insertelement <8 x i64> %v6, i64 %v2, i32 4
%v8 = insertelement <8 x i64> %v7, i64 %v2, i32 5
%v9 = insertelement <8 x i64> %v8, i64 %v2, i32 6
%v10 = insertelement <8 x i64> %v9, i64 %v2, i32 7
ret <8 x i64> %v10

%v2 = zext i16 %p0 to i32
%v3 = insertelement <16 x i32> poison, i32 %v2, i32 0
%v4 = insertelement <16 x i32> %v3, i32 %v2, i32 1
%v5 = insertelement <16 x i32> %v4, i32 %v2, i32 2
%v6 = insertelement <16 x i32> %v5, i32 %v2, i32 3
%v7 = insertelement <16 x i32> %v6, i32 %v2, i32 4
%v8 = insertelement <16 x i32> %v7, i32 %v2, i32 5
%v9 = insertelement <16 x i32> %v8, i32 %v2, i32 6
%v10 = insertelement <16 x i32> %v9, i32 %v2, i32 7
%v11 = insertelement <16 x i32> %v10, i32 %v2, i32 8
%v12 = insertelement <16 x i32> %v11, i32 %v2, i32 9
%v13 = insertelement <16 x i32> %v12, i32 %v2, i32 10
%v14 = insertelement <16 x i32> %v13, i32 %v2, i32 11
%v15 = insertelement <16 x i32> %v14, i32 %v2, i32 12
%v16 = insertelement <16 x i32> %v15, i32 %v2, i32 13
%v17 = insertelement <16 x i32> %v16, i32 %v2, i32 14
%v18 = insertelement <16 x i32> %v17, i32 %v2, i32 15
%v19 = bitcast <16 x i32> %v18 to <8 x i64>
ret <8 x i64> %v19

%v2 = shufflevector <2 x i64> %p0, <2 x i64> %p0, <8 x i32> zeroinitializer
ret <8 x i64> %v2

%v2 = shufflevector <2 x double> %p0, <2 x double> %p0, <8 x i32> zeroinitializer
ret <8 x double> %v2

%v2 = shufflevector <4 x float> %p0, <4 x float> %p0, <16 x i32> zeroinitializer
ret <16 x float> %v2

%v2 = bitcast <2 x i64> %p0 to <8 x i16>
%v3 = shufflevector <8 x i16> %v2, <8 x i16> %v2, <32 x i32> zeroinitializer
%v4 = bitcast <32 x i16> %v3 to <8 x i64>
ret <8 x i64> %v4

%v2 = bitcast <8 x i64> %p0 to <32 x i16>
%v3 = trunc <32 x i16> %v2 to <32 x i8>
%v4 = bitcast <32 x i8> %v3 to <4 x i64>
ret <4 x i64> %v4

%v2 = bitcast <8 x i64> %p0 to <16 x i32>
%v3 = trunc <16 x i32> %v2 to <16 x i16>
%v4 = bitcast <16 x i16> %v3 to <4 x i64>
ret <4 x i64> %v4

%v2 = bitcast <8 x i64> %p0 to <16 x i32>
%v3 = trunc <16 x i32> %v2 to <16 x i8>
%v4 = bitcast <16 x i8> %v3 to <2 x i64>
ret <2 x i64> %v4

%v2 = trunc <8 x i64> %p0 to <8 x i16>
%v3 = bitcast <8 x i16> %v2 to <2 x i64>
ret <2 x i64> %v3

%v2 = trunc <8 x i64> %p0 to <8 x i32>
%v3 = bitcast <8 x i32> %v2 to <4 x i64>
ret <4 x i64> %v3

declare <16 x i8> @llvm.x86.avx512.mask.pmov.qb.512(<8 x i64>, <16 x i8>, i8)
%v2 = call <16 x i8> @llvm.x86.avx512.mask.pmov.qb.512(<8 x i64> %p0, <16 x i8> zeroinitializer, i8 -1)
%v3 = bitcast <16 x i8> %v2 to <2 x i64>
ret <2 x i64> %v3

%v2 = bitcast <4 x i64> %p0 to <16 x i16>
%v3 = zext <16 x i16> %v2 to <16 x i32>
%v4 = bitcast <16 x i32> %v3 to <8 x i64>
ret <8 x i64> %v4

%v2 = bitcast <2 x i64> %p0 to <8 x i16>
%v3 = zext <8 x i16> %v2 to <8 x i64>
ret <8 x i64> %v3

%v2 = bitcast <4 x i64> %p0 to <8 x i32>
%v3 = zext <8 x i32> %v2 to <8 x i64>
ret <8 x i64> %v3

%v2 = bitcast <4 x i64> %p0 to <32 x i8>
%v3 = zext <32 x i8> %v2 to <32 x i16>
%v4 = bitcast <32 x i16> %v3 to <8 x i64>
ret <8 x i64> %v4

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = zext <16 x i8> %v2 to <16 x i32>
%v4 = bitcast <16 x i32> %v3 to <8 x i64>
ret <8 x i64> %v4

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = shufflevector <16 x i8> %v2, <16 x i8> %v2, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v4 = zext <8 x i8> %v3 to <8 x i64>
ret <8 x i64> %v4

%v2 = extractelement <8 x double> %p0, i32 0
ret double %v2

%v2 = bitcast <8 x i64> %p0 to <16 x i32>
%v3 = extractelement <16 x i32> %v2, i32 0
ret i32 %v3

%v2 = extractelement <16 x float> %p0, i32 0
ret float %v2

%v0 = call i16 asm inteldialect "kmovw ${0}, ${1}", "=^Yk,^Yk,~{flags}"(i16 %p0)
ret i16 %v0

%v3 = bitcast i16 %p0 to <16 x i1>
%v4 = bitcast i16 %p1 to <16 x i1>
%v5 = shufflevector <16 x i1> %v3, <16 x i1> %v3, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v6 = shufflevector <16 x i1> %v4, <16 x i1> %v4, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v5, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v8 = bitcast <16 x i1> %v7 to i16
ret i16 %v8

%v3 = bitcast i64 %p0 to <64 x i1>
%v4 = bitcast i64 %p1 to <64 x i1>
%v5 = shufflevector <64 x i1> %v3, <64 x i1> %v3, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
%v6 = shufflevector <64 x i1> %v4, <64 x i1> %v4, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
%v7 = shufflevector <32 x i1> %v6, <32 x i1> %v5, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
%v8 = bitcast <64 x i1> %v7 to i64
ret i64 %v8

%v3 = bitcast i32 %p0 to <32 x i1>
%v4 = bitcast i32 %p1 to <32 x i1>
%v5 = shufflevector <32 x i1> %v3, <32 x i1> %v3, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v6 = shufflevector <32 x i1> %v4, <32 x i1> %v4, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v7 = shufflevector <16 x i1> %v6, <16 x i1> %v5, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
%v8 = bitcast <32 x i1> %v7 to i32
ret i32 %v8

%v4 = bitcast <8 x i64> %p2 to <32 x i16>
%v5 = bitcast <8 x i64> %p1 to <32 x i16>
%v6 = bitcast i32 %p0 to <32 x i1>
%v7 = select <32 x i1> %v6, <32 x i16> %v4, <32 x i16> %v5
%v8 = bitcast <32 x i16> %v7 to <8 x i64>
ret <8 x i64> %v8

%v4 = bitcast <8 x i64> %p2 to <16 x i32>
%v5 = bitcast <8 x i64> %p1 to <16 x i32>
%v6 = bitcast i16 %p0 to <16 x i1>
%v7 = select <16 x i1> %v6, <16 x i32> %v4, <16 x i32> %v5
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
ret <8 x i64> %v8

%v0 = call <8 x i64> asm inteldialect "vpblendmq ${0:g} {${1}}, ${2:g}, ${3:g}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <8 x i64> %p1, <8 x i64> %p2)
ret <8 x i64> %v0

%v4 = bitcast <8 x i64> %p2 to <64 x i8>
%v5 = bitcast <8 x i64> %p1 to <64 x i8>
%v6 = bitcast i64 %p0 to <64 x i1>
%v7 = select <64 x i1> %v6, <64 x i8> %v4, <64 x i8> %v5
%v8 = bitcast <64 x i8> %v7 to <8 x i64>
ret <8 x i64> %v8

%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = select <8 x i1> %v4, <8 x double> %p2, <8 x double> %p1
ret <8 x double> %v5

%v4 = bitcast i32 %p0 to <32 x i1>
%v5 = select <32 x i1> %v4, <32 x half> %p2, <32 x half> %p1
ret <32 x half> %v5

%v4 = bitcast i16 %p0 to <16 x i1>
%v5 = select <16 x i1> %v4, <16 x float> %p2, <16 x float> %p1
ret <16 x float> %v5

%v4 = shufflevector <4 x float> %p2, <4 x float> %p2, <16 x i32> <i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1>
%v5 = bitcast i16 %p1 to <16 x i1>
%v6 = select <16 x i1> %v5, <16 x float> %v4, <16 x float> %p0
ret <16 x float> %v6

%v4 = shufflevector <4 x float> %p2, <4 x float> %p2, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
%v5 = bitcast i16 %p1 to <16 x i1>
%v6 = select <16 x i1> %v5, <16 x float> %v4, <16 x float> %p0
ret <16 x float> %v6

%v4 = shufflevector <4 x double> %p2, <4 x double> %p2, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x double> %v4, <8 x double> %p0
ret <8 x double> %v6

%v4 = bitcast <2 x i64> %p2 to <4 x i32>
%v5 = shufflevector <4 x i32> %v4, <4 x i32> %v4, <16 x i32> <i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1>
%v6 = bitcast <8 x i64> %p0 to <16 x i32>
%v7 = bitcast i16 %p1 to <16 x i1>
%v8 = select <16 x i1> %v7, <16 x i32> %v5, <16 x i32> %v6
%v9 = bitcast <16 x i32> %v8 to <8 x i64>
ret <8 x i64> %v9

%v4 = bitcast <2 x i64> %p2 to <4 x i32>
%v5 = shufflevector <4 x i32> %v4, <4 x i32> %v4, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
%v6 = bitcast <8 x i64> %p0 to <16 x i32>
%v7 = bitcast i16 %p1 to <16 x i1>
%v8 = select <16 x i1> %v7, <16 x i32> %v5, <16 x i32> %v6
%v9 = bitcast <16 x i32> %v8 to <8 x i64>
ret <8 x i64> %v9

%v4 = shufflevector <4 x i64> %p2, <4 x i64> %p2, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> %p0
ret <8 x i64> %v6

%v4 = bitcast <2 x i64> %p2 to <16 x i8>
%v5 = shufflevector <16 x i8> %v4, <16 x i8> %v4, <64 x i32> zeroinitializer
%v6 = bitcast <8 x i64> %p0 to <64 x i8>
%v7 = bitcast i64 %p1 to <64 x i1>
%v8 = select <64 x i1> %v7, <64 x i8> %v5, <64 x i8> %v6
%v9 = bitcast <64 x i8> %v8 to <8 x i64>
ret <8 x i64> %v9

%v4 = bitcast <2 x i64> %p2 to <4 x i32>
%v5 = shufflevector <4 x i32> %v4, <4 x i32> %v4, <16 x i32> zeroinitializer
%v6 = bitcast <8 x i64> %p0 to <16 x i32>
%v7 = bitcast i16 %p1 to <16 x i1>
%v8 = select <16 x i1> %v7, <16 x i32> %v5, <16 x i32> %v6
%v9 = bitcast <16 x i32> %v8 to <8 x i64>
ret <8 x i64> %v9

%v4 = shufflevector <2 x i64> %p2, <2 x i64> %p2, <8 x i32> zeroinitializer
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> %p0
ret <8 x i64> %v6

%v4 = shufflevector <2 x double> %p2, <2 x double> %p2, <8 x i32> zeroinitializer
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x double> %v4, <8 x double> %p0
ret <8 x double> %v6

%v4 = shufflevector <4 x float> %p2, <4 x float> %p2, <16 x i32> zeroinitializer
%v5 = bitcast i16 %p1 to <16 x i1>
%v6 = select <16 x i1> %v5, <16 x float> %v4, <16 x float> %p0
ret <16 x float> %v6

%v4 = bitcast <2 x i64> %p2 to <8 x i16>
%v5 = shufflevector <8 x i16> %v4, <8 x i16> %v4, <32 x i32> zeroinitializer
%v6 = bitcast <8 x i64> %p0 to <32 x i16>
%v7 = bitcast i32 %p1 to <32 x i1>
%v8 = select <32 x i1> %v7, <32 x i16> %v5, <32 x i16> %v6
%v9 = bitcast <32 x i16> %v8 to <8 x i64>
ret <8 x i64> %v9

%v4 = bitcast <8 x i64> %p2 to <32 x i16>
%v5 = bitcast <4 x i64> %p0 to <32 x i8>
%v6 = trunc <32 x i16> %v4 to <32 x i8>
%v7 = bitcast i32 %p1 to <32 x i1>
%v8 = select <32 x i1> %v7, <32 x i8> %v6, <32 x i8> %v5
%v9 = bitcast <32 x i8> %v8 to <4 x i64>
ret <4 x i64> %v9

declare <16 x i16> @llvm.x86.avx512.mask.pmov.dw.512(<16 x i32>, <16 x i16>, i16)
%v4 = bitcast <8 x i64> %p2 to <16 x i32>
%v5 = bitcast <4 x i64> %p0 to <16 x i16>
%v6 = call <16 x i16> @llvm.x86.avx512.mask.pmov.dw.512(<16 x i32> %v4, <16 x i16> %v5, i16 %p1)
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
ret <4 x i64> %v7

declare <16 x i8> @llvm.x86.avx512.mask.pmov.db.512(<16 x i32>, <16 x i8>, i16)
%v4 = bitcast <8 x i64> %p2 to <16 x i32>
%v5 = bitcast <2 x i64> %p0 to <16 x i8>
%v6 = call <16 x i8> @llvm.x86.avx512.mask.pmov.db.512(<16 x i32> %v4, <16 x i8> %v5, i16 %p1)
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
ret <2 x i64> %v7

declare <8 x i16> @llvm.x86.avx512.mask.pmov.qw.512(<8 x i64>, <8 x i16>, i8)
%v4 = bitcast <2 x i64> %p0 to <8 x i16>
%v5 = call <8 x i16> @llvm.x86.avx512.mask.pmov.qw.512(<8 x i64> %p2, <8 x i16> %v4, i8 %p1)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v4 = bitcast <4 x i64> %p0 to <8 x i32>
%v5 = trunc <8 x i64> %p2 to <8 x i32>
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i32> %v5, <8 x i32> %v4
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
ret <4 x i64> %v8

%v4 = bitcast <2 x i64> %p0 to <16 x i8>
%v5 = call <16 x i8> @llvm.x86.avx512.mask.pmov.qb.512(<8 x i64> %p2, <16 x i8> %v4, i8 %p1)
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

%v4 = bitcast <4 x i64> %p2 to <16 x i16>
%v5 = zext <16 x i16> %v4 to <16 x i32>
%v6 = bitcast <8 x i64> %p0 to <16 x i32>
%v7 = bitcast i16 %p1 to <16 x i1>
%v8 = select <16 x i1> %v7, <16 x i32> %v5, <16 x i32> %v6
%v9 = bitcast <16 x i32> %v8 to <8 x i64>
ret <8 x i64> %v9

%v4 = bitcast <2 x i64> %p2 to <8 x i16>
%v5 = zext <8 x i16> %v4 to <8 x i64>
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> %p0
ret <8 x i64> %v7

%v4 = bitcast <4 x i64> %p2 to <8 x i32>
%v5 = zext <8 x i32> %v4 to <8 x i64>
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> %p0
ret <8 x i64> %v7

%v4 = bitcast <4 x i64> %p2 to <32 x i8>
%v5 = zext <32 x i8> %v4 to <32 x i16>
%v6 = bitcast <8 x i64> %p0 to <32 x i16>
%v7 = bitcast i32 %p1 to <32 x i1>
%v8 = select <32 x i1> %v7, <32 x i16> %v5, <32 x i16> %v6
%v9 = bitcast <32 x i16> %v8 to <8 x i64>
ret <8 x i64> %v9

%v4 = bitcast <2 x i64> %p2 to <16 x i8>
%v5 = zext <16 x i8> %v4 to <16 x i32>
%v6 = bitcast <8 x i64> %p0 to <16 x i32>
%v7 = bitcast i16 %p1 to <16 x i1>
%v8 = select <16 x i1> %v7, <16 x i32> %v5, <16 x i32> %v6
%v9 = bitcast <16 x i32> %v8 to <8 x i64>
ret <8 x i64> %v9

%v4 = bitcast <2 x i64> %p2 to <16 x i8>
%v5 = shufflevector <16 x i8> %v4, <16 x i8> %v4, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v6 = zext <8 x i8> %v5 to <8 x i64>
%v7 = bitcast i8 %p1 to <8 x i1>
%v8 = select <8 x i1> %v7, <8 x i64> %v6, <8 x i64> %p0
ret <8 x i64> %v8

%v4 = bitcast <8 x i64> %p2 to <32 x i16>
%v5 = bitcast <8 x i64> %p0 to <32 x i16>
%v6 = bitcast i32 %p1 to <32 x i1>
%v7 = select <32 x i1> %v6, <32 x i16> %v4, <32 x i16> %v5
%v8 = bitcast <32 x i16> %v7 to <8 x i64>
ret <8 x i64> %v8

%v4 = bitcast <8 x i64> %p2 to <16 x i32>
%v5 = bitcast <8 x i64> %p0 to <16 x i32>
%v6 = bitcast i16 %p1 to <16 x i1>
%v7 = select <16 x i1> %v6, <16 x i32> %v4, <16 x i32> %v5
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
ret <8 x i64> %v8

%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = select <8 x i1> %v4, <8 x i64> %p2, <8 x i64> %p0
ret <8 x i64> %v5

%v4 = bitcast <8 x i64> %p2 to <64 x i8>
%v5 = bitcast <8 x i64> %p0 to <64 x i8>
%v6 = bitcast i64 %p1 to <64 x i1>
%v7 = select <64 x i1> %v6, <64 x i8> %v4, <64 x i8> %v5
%v8 = bitcast <64 x i8> %v7 to <8 x i64>
ret <8 x i64> %v8

%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = select <8 x i1> %v4, <8 x double> %p2, <8 x double> %p0
ret <8 x double> %v5

%v4 = bitcast i16 %p1 to <16 x i1>
%v5 = select <16 x i1> %v4, <16 x float> %p2, <16 x float> %p0
ret <16 x float> %v5

%v4 = shufflevector <8 x double> %p2, <8 x double> %p2, <8 x i32> <i32 0, i32 0, i32 2, i32 2, i32 4, i32 4, i32 6, i32 6>
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x double> %v4, <8 x double> %p0
ret <8 x double> %v6

%v4 = shufflevector <16 x float> %p2, <16 x float> %p2, <16 x i32> <i32 1, i32 1, i32 3, i32 3, i32 5, i32 5, i32 7, i32 7, i32 9, i32 9, i32 11, i32 11, i32 13, i32 13, i32 15, i32 15>
%v5 = bitcast i16 %p1 to <16 x i1>
%v6 = select <16 x i1> %v5, <16 x float> %v4, <16 x float> %p0
ret <16 x float> %v6

%v4 = shufflevector <16 x float> %p2, <16 x float> %p2, <16 x i32> <i32 0, i32 0, i32 2, i32 2, i32 4, i32 4, i32 6, i32 6, i32 8, i32 8, i32 10, i32 10, i32 12, i32 12, i32 14, i32 14>
%v5 = bitcast i16 %p1 to <16 x i1>
%v6 = select <16 x i1> %v5, <16 x float> %v4, <16 x float> %p0
ret <16 x float> %v6

%v4 = insertelement <32 x i16> poison, i16 %p2, i32 0
%v5 = insertelement <32 x i16> %v4, i16 %p2, i32 1
%v6 = insertelement <32 x i16> %v5, i16 %p2, i32 2
%v7 = insertelement <32 x i16> %v6, i16 %p2, i32 3
%v8 = insertelement <32 x i16> %v7, i16 %p2, i32 4
%v9 = insertelement <32 x i16> %v8, i16 %p2, i32 5
%v10 = insertelement <32 x i16> %v9, i16 %p2, i32 6
%v11 = insertelement <32 x i16> %v10, i16 %p2, i32 7
%v12 = insertelement <32 x i16> %v11, i16 %p2, i32 8
%v13 = insertelement <32 x i16> %v12, i16 %p2, i32 9
%v14 = insertelement <32 x i16> %v13, i16 %p2, i32 10
%v15 = insertelement <32 x i16> %v14, i16 %p2, i32 11
%v16 = insertelement <32 x i16> %v15, i16 %p2, i32 12
%v17 = insertelement <32 x i16> %v16, i16 %p2, i32 13
%v18 = insertelement <32 x i16> %v17, i16 %p2, i32 14
%v19 = insertelement <32 x i16> %v18, i16 %p2, i32 15
%v20 = insertelement <32 x i16> %v19, i16 %p2, i32 16
%v21 = insertelement <32 x i16> %v20, i16 %p2, i32 17
%v22 = insertelement <32 x i16> %v21, i16 %p2, i32 18
%v23 = insertelement <32 x i16> %v22, i16 %p2, i32 19
%v24 = insertelement <32 x i16> %v23, i16 %p2, i32 20
%v25 = insertelement <32 x i16> %v24, i16 %p2, i32 21
%v26 = insertelement <32 x i16> %v25, i16 %p2, i32 22
%v27 = insertelement <32 x i16> %v26, i16 %p2, i32 23
%v28 = insertelement <32 x i16> %v27, i16 %p2, i32 24
%v29 = insertelement <32 x i16> %v28, i16 %p2, i32 25
%v30 = insertelement <32 x i16> %v29, i16 %p2, i32 26
%v31 = insertelement <32 x i16> %v30, i16 %p2, i32 27
%v32 = insertelement <32 x i16> %v31, i16 %p2, i32 28
%v33 = insertelement <32 x i16> %v32, i16 %p2, i32 29
%v34 = insertelement <32 x i16> %v33, i16 %p2, i32 30
%v35 = insertelement <32 x i16> %v34, i16 %p2, i32 31
%v36 = bitcast <32 x i16> %v35 to <8 x i64>
%v37 = bitcast <8 x i64> %p0 to <32 x i16>
%v38 = bitcast i32 %p1 to <32 x i1>
%v39 = select <32 x i1> %v38, <32 x i16> %v35, <32 x i16> %v37
%v40 = bitcast <32 x i16> %v39 to <8 x i64>
ret <8 x i64> %v40

%v4 = insertelement <16 x i32> poison, i32 %p2, i32 0
%v5 = insertelement <16 x i32> %v4, i32 %p2, i32 1
%v6 = insertelement <16 x i32> %v5, i32 %p2, i32 2
%v7 = insertelement <16 x i32> %v6, i32 %p2, i32 3
%v8 = insertelement <16 x i32> %v7, i32 %p2, i32 4
%v9 = insertelement <16 x i32> %v8, i32 %p2, i32 5
%v10 = insertelement <16 x i32> %v9, i32 %p2, i32 6
%v11 = insertelement <16 x i32> %v10, i32 %p2, i32 7
%v12 = insertelement <16 x i32> %v11, i32 %p2, i32 8
%v13 = insertelement <16 x i32> %v12, i32 %p2, i32 9
%v14 = insertelement <16 x i32> %v13, i32 %p2, i32 10
%v15 = insertelement <16 x i32> %v14, i32 %p2, i32 11
%v16 = insertelement <16 x i32> %v15, i32 %p2, i32 12
%v17 = insertelement <16 x i32> %v16, i32 %p2, i32 13
%v18 = insertelement <16 x i32> %v17, i32 %p2, i32 14
%v19 = insertelement <16 x i32> %v18, i32 %p2, i32 15
%v20 = bitcast <16 x i32> %v19 to <8 x i64>
%v21 = bitcast <8 x i64> %p0 to <16 x i32>
%v22 = bitcast i16 %p1 to <16 x i1>
%v23 = select <16 x i1> %v22, <16 x i32> %v19, <16 x i32> %v21
%v24 = bitcast <16 x i32> %v23 to <8 x i64>
ret <8 x i64> %v24

%v4 = insertelement <8 x i64> poison, i64 %p2, i32 0
%v5 = insertelement <8 x i64> %v4, i64 %p2, i32 1
%v6 = insertelement <8 x i64> %v5, i64 %p2, i32 2
%v7 = insertelement <8 x i64> %v6, i64 %p2, i32 3
%v8 = insertelement <8 x i64> %v7, i64 %p2, i32 4
%v9 = insertelement <8 x i64> %v8, i64 %p2, i32 5
%v10 = insertelement <8 x i64> %v9, i64 %p2, i32 6
%v11 = insertelement <8 x i64> %v10, i64 %p2, i32 7
%v12 = bitcast i8 %p1 to <8 x i1>
%v13 = select <8 x i1> %v12, <8 x i64> %v11, <8 x i64> %p0
ret <8 x i64> %v13

%v4 = insertelement <64 x i8> poison, i8 %p2, i32 0
%v5 = insertelement <64 x i8> %v4, i8 %p2, i32 1
%v6 = insertelement <64 x i8> %v5, i8 %p2, i32 2
%v7 = insertelement <64 x i8> %v6, i8 %p2, i32 3
%v8 = insertelement <64 x i8> %v7, i8 %p2, i32 4
%v9 = insertelement <64 x i8> %v8, i8 %p2, i32 5
%v10 = insertelement <64 x i8> %v9, i8 %p2, i32 6
%v11 = insertelement <64 x i8> %v10, i8 %p2, i32 7
%v12 = insertelement <64 x i8> %v11, i8 %p2, i32 8
%v13 = insertelement <64 x i8> %v12, i8 %p2, i32 9
%v14 = insertelement <64 x i8> %v13, i8 %p2, i32 10
%v15 = insertelement <64 x i8> %v14, i8 %p2, i32 11
%v16 = insertelement <64 x i8> %v15, i8 %p2, i32 12
%v17 = insertelement <64 x i8> %v16, i8 %p2, i32 13
%v18 = insertelement <64 x i8> %v17, i8 %p2, i32 14
%v19 = insertelement <64 x i8> %v18, i8 %p2, i32 15
%v20 = insertelement <64 x i8> %v19, i8 %p2, i32 16
%v21 = insertelement <64 x i8> %v20, i8 %p2, i32 17
%v22 = insertelement <64 x i8> %v21, i8 %p2, i32 18
%v23 = insertelement <64 x i8> %v22, i8 %p2, i32 19
%v24 = insertelement <64 x i8> %v23, i8 %p2, i32 20
%v25 = insertelement <64 x i8> %v24, i8 %p2, i32 21
%v26 = insertelement <64 x i8> %v25, i8 %p2, i32 22
%v27 = insertelement <64 x i8> %v26, i8 %p2, i32 23
%v28 = insertelement <64 x i8> %v27, i8 %p2, i32 24
%v29 = insertelement <64 x i8> %v28, i8 %p2, i32 25
%v30 = insertelement <64 x i8> %v29, i8 %p2, i32 26
%v31 = insertelement <64 x i8> %v30, i8 %p2, i32 27
%v32 = insertelement <64 x i8> %v31, i8 %p2, i32 28
%v33 = insertelement <64 x i8> %v32, i8 %p2, i32 29
%v34 = insertelement <64 x i8> %v33, i8 %p2, i32 30
%v35 = insertelement <64 x i8> %v34, i8 %p2, i32 31
%v36 = insertelement <64 x i8> %v35, i8 %p2, i32 32
%v37 = insertelement <64 x i8> %v36, i8 %p2, i32 33
%v38 = insertelement <64 x i8> %v37, i8 %p2, i32 34
%v39 = insertelement <64 x i8> %v38, i8 %p2, i32 35
%v40 = insertelement <64 x i8> %v39, i8 %p2, i32 36
%v41 = insertelement <64 x i8> %v40, i8 %p2, i32 37
%v42 = insertelement <64 x i8> %v41, i8 %p2, i32 38
%v43 = insertelement <64 x i8> %v42, i8 %p2, i32 39
%v44 = insertelement <64 x i8> %v43, i8 %p2, i32 40
%v45 = insertelement <64 x i8> %v44, i8 %p2, i32 41
%v46 = insertelement <64 x i8> %v45, i8 %p2, i32 42
%v47 = insertelement <64 x i8> %v46, i8 %p2, i32 43
%v48 = insertelement <64 x i8> %v47, i8 %p2, i32 44
%v49 = insertelement <64 x i8> %v48, i8 %p2, i32 45
%v50 = insertelement <64 x i8> %v49, i8 %p2, i32 46
%v51 = insertelement <64 x i8> %v50, i8 %p2, i32 47
%v52 = insertelement <64 x i8> %v51, i8 %p2, i32 48
%v53 = insertelement <64 x i8> %v52, i8 %p2, i32 49
%v54 = insertelement <64 x i8> %v53, i8 %p2, i32 50
%v55 = insertelement <64 x i8> %v54, i8 %p2, i32 51
%v56 = insertelement <64 x i8> %v55, i8 %p2, i32 52
%v57 = insertelement <64 x i8> %v56, i8 %p2, i32 53
%v58 = insertelement <64 x i8> %v57, i8 %p2, i32 54
%v59 = insertelement <64 x i8> %v58, i8 %p2, i32 55
%v60 = insertelement <64 x i8> %v59, i8 %p2, i32 56
%v61 = insertelement <64 x i8> %v60, i8 %p2, i32 57
%v62 = insertelement <64 x i8> %v61, i8 %p2, i32 58
%v63 = insertelement <64 x i8> %v62, i8 %p2, i32 59
%v64 = insertelement <64 x i8> %v63, i8 %p2, i32 60
%v65 = insertelement <64 x i8> %v64, i8 %p2, i32 61
%v66 = insertelement <64 x i8> %v65, i8 %p2, i32 62
%v67 = insertelement <64 x i8> %v66, i8 %p2, i32 63
%v68 = bitcast <64 x i8> %v67 to <8 x i64>
%v69 = bitcast <8 x i64> %p0 to <64 x i8>
%v70 = bitcast i64 %p1 to <64 x i1>
%v71 = select <64 x i1> %v70, <64 x i8> %v67, <64 x i8> %v69
%v72 = bitcast <64 x i8> %v71 to <8 x i64>
ret <8 x i64> %v72

%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = bitcast <8 x i64> %p3 to <32 x i16>
%v7 = shufflevector <32 x i16> %v5, <32 x i16> %v6, <32 x i32> <i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
%v8 = bitcast <32 x i16> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <32 x i16>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i16> %v7, <32 x i16> %v9
%v12 = bitcast <32 x i16> %v11 to <8 x i64>
ret <8 x i64> %v12

%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = bitcast <8 x i64> %p3 to <16 x i32>
%v7 = shufflevector <16 x i32> %v5, <16 x i32> %v6, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <16 x i32>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v7, <16 x i32> %v9
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

%v5 = shufflevector <8 x i64> %p2, <8 x i64> %p3, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> %p0
ret <8 x i64> %v7

%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = bitcast <8 x i64> %p3 to <64 x i8>
%v7 = shufflevector <64 x i8> %v5, <64 x i8> %v6, <64 x i32> <i32 8, i32 72, i32 9, i32 73, i32 10, i32 74, i32 11, i32 75, i32 12, i32 76, i32 13, i32 77, i32 14, i32 78, i32 15, i32 79, i32 24, i32 88, i32 25, i32 89, i32 26, i32 90, i32 27, i32 91, i32 28, i32 92, i32 29, i32 93, i32 30, i32 94, i32 31, i32 95, i32 40, i32 104, i32 41, i32 105, i32 42, i32 106, i32 43, i32 107, i32 44, i32 108, i32 45, i32 109, i32 46, i32 110, i32 47, i32 111, i32 56, i32 120, i32 57, i32 121, i32 58, i32 122, i32 59, i32 123, i32 60, i32 124, i32 61, i32 125, i32 62, i32 126, i32 63, i32 127>
%v8 = bitcast <64 x i8> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <64 x i8>
%v10 = bitcast i64 %p1 to <64 x i1>
%v11 = select <64 x i1> %v10, <64 x i8> %v7, <64 x i8> %v9
%v12 = bitcast <64 x i8> %v11 to <8 x i64>
ret <8 x i64> %v12

%v5 = shufflevector <8 x double> %p2, <8 x double> %p3, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x double> %v5, <8 x double> %p0
ret <8 x double> %v7

%v5 = shufflevector <16 x float> %p2, <16 x float> %p3, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
%v6 = bitcast i16 %p1 to <16 x i1>
%v7 = select <16 x i1> %v6, <16 x float> %v5, <16 x float> %p0
ret <16 x float> %v7

%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = bitcast <8 x i64> %p3 to <32 x i16>
%v7 = shufflevector <32 x i16> %v5, <32 x i16> %v6, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59>
%v8 = bitcast <32 x i16> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <32 x i16>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i16> %v7, <32 x i16> %v9
%v12 = bitcast <32 x i16> %v11 to <8 x i64>
ret <8 x i64> %v12

%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = bitcast <8 x i64> %p3 to <16 x i32>
%v7 = shufflevector <16 x i32> %v5, <16 x i32> %v6, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <16 x i32>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v7, <16 x i32> %v9
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

%v5 = shufflevector <8 x i64> %p2, <8 x i64> %p3, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> %p0
ret <8 x i64> %v7

%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = bitcast <8 x i64> %p3 to <64 x i8>
%v7 = shufflevector <64 x i8> %v5, <64 x i8> %v6, <64 x i32> <i32 0, i32 64, i32 1, i32 65, i32 2, i32 66, i32 3, i32 67, i32 4, i32 68, i32 5, i32 69, i32 6, i32 70, i32 7, i32 71, i32 16, i32 80, i32 17, i32 81, i32 18, i32 82, i32 19, i32 83, i32 20, i32 84, i32 21, i32 85, i32 22, i32 86, i32 23, i32 87, i32 32, i32 96, i32 33, i32 97, i32 34, i32 98, i32 35, i32 99, i32 36, i32 100, i32 37, i32 101, i32 38, i32 102, i32 39, i32 103, i32 48, i32 112, i32 49, i32 113, i32 50, i32 114, i32 51, i32 115, i32 52, i32 116, i32 53, i32 117, i32 54, i32 118, i32 55, i32 119>
%v8 = bitcast <64 x i8> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <64 x i8>
%v10 = bitcast i64 %p1 to <64 x i1>
%v11 = select <64 x i1> %v10, <64 x i8> %v7, <64 x i8> %v9
%v12 = bitcast <64 x i8> %v11 to <8 x i64>
ret <8 x i64> %v12

%v5 = shufflevector <8 x double> %p2, <8 x double> %p3, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x double> %v5, <8 x double> %p0
ret <8 x double> %v7

%v5 = shufflevector <16 x float> %p2, <16 x float> %p3, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
%v6 = bitcast i16 %p1 to <16 x i1>
%v7 = select <16 x i1> %v6, <16 x float> %v5, <16 x float> %p0
ret <16 x float> %v7

%v3 = shufflevector <4 x float> %p1, <4 x float> %p1, <16 x i32> <i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1>
%v4 = bitcast i16 %p0 to <16 x i1>
%v5 = select <16 x i1> %v4, <16 x float> %v3, <16 x float> zeroinitializer
ret <16 x float> %v5

%v3 = shufflevector <4 x float> %p1, <4 x float> %p1, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
%v4 = bitcast i16 %p0 to <16 x i1>
%v5 = select <16 x i1> %v4, <16 x float> %v3, <16 x float> zeroinitializer
ret <16 x float> %v5

%v3 = shufflevector <4 x double> %p1, <4 x double> %p1, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = select <8 x i1> %v4, <8 x double> %v3, <8 x double> zeroinitializer
ret <8 x double> %v5

%v3 = bitcast <2 x i64> %p1 to <4 x i32>
%v4 = shufflevector <4 x i32> %v3, <4 x i32> %v3, <16 x i32> <i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1, i32 0, i32 1>
%v5 = bitcast i16 %p0 to <16 x i1>
%v6 = select <16 x i1> %v5, <16 x i32> %v4, <16 x i32> zeroinitializer
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
ret <8 x i64> %v7

%v3 = bitcast <2 x i64> %p1 to <4 x i32>
%v4 = shufflevector <4 x i32> %v3, <4 x i32> %v3, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
%v5 = bitcast i16 %p0 to <16 x i1>
%v6 = select <16 x i1> %v5, <16 x i32> %v4, <16 x i32> zeroinitializer
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
ret <8 x i64> %v7

%v3 = shufflevector <4 x i64> %p1, <4 x i64> %p1, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = select <8 x i1> %v4, <8 x i64> %v3, <8 x i64> zeroinitializer
ret <8 x i64> %v5

%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = shufflevector <16 x i8> %v3, <16 x i8> %v3, <64 x i32> zeroinitializer
%v5 = bitcast i64 %p0 to <64 x i1>
%v6 = select <64 x i1> %v5, <64 x i8> %v4, <64 x i8> zeroinitializer
%v7 = bitcast <64 x i8> %v6 to <8 x i64>
ret <8 x i64> %v7

%v3 = bitcast <2 x i64> %p1 to <4 x i32>
%v4 = shufflevector <4 x i32> %v3, <4 x i32> %v3, <16 x i32> zeroinitializer
%v5 = bitcast i16 %p0 to <16 x i1>
%v6 = select <16 x i1> %v5, <16 x i32> %v4, <16 x i32> zeroinitializer
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
ret <8 x i64> %v7

%v3 = shufflevector <2 x i64> %p1, <2 x i64> %p1, <8 x i32> zeroinitializer
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = select <8 x i1> %v4, <8 x i64> %v3, <8 x i64> zeroinitializer
ret <8 x i64> %v5

%v3 = shufflevector <2 x double> %p1, <2 x double> %p1, <8 x i32> zeroinitializer
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = select <8 x i1> %v4, <8 x double> %v3, <8 x double> zeroinitializer
ret <8 x double> %v5

%v3 = shufflevector <4 x float> %p1, <4 x float> %p1, <16 x i32> zeroinitializer
%v4 = bitcast i16 %p0 to <16 x i1>
%v5 = select <16 x i1> %v4, <16 x float> %v3, <16 x float> zeroinitializer
ret <16 x float> %v5

%v3 = bitcast <2 x i64> %p1 to <8 x i16>
%v4 = shufflevector <8 x i16> %v3, <8 x i16> %v3, <32 x i32> zeroinitializer
%v5 = bitcast i32 %p0 to <32 x i1>
%v6 = select <32 x i1> %v5, <32 x i16> %v4, <32 x i16> zeroinitializer
%v7 = bitcast <32 x i16> %v6 to <8 x i64>
ret <8 x i64> %v7

%v3 = bitcast <8 x i64> %p1 to <32 x i16>
%v4 = trunc <32 x i16> %v3 to <32 x i8>
%v5 = bitcast i32 %p0 to <32 x i1>
%v6 = select <32 x i1> %v5, <32 x i8> %v4, <32 x i8> zeroinitializer
%v7 = bitcast <32 x i8> %v6 to <4 x i64>
ret <4 x i64> %v7

%v3 = bitcast <8 x i64> %p1 to <16 x i32>
%v4 = call <16 x i16> @llvm.x86.avx512.mask.pmov.dw.512(<16 x i32> %v3, <16 x i16> zeroinitializer, i16 %p0)
%v5 = bitcast <16 x i16> %v4 to <4 x i64>
ret <4 x i64> %v5

%v3 = bitcast <8 x i64> %p1 to <16 x i32>
%v4 = call <16 x i8> @llvm.x86.avx512.mask.pmov.db.512(<16 x i32> %v3, <16 x i8> zeroinitializer, i16 %p0)
%v5 = bitcast <16 x i8> %v4 to <2 x i64>
ret <2 x i64> %v5

%v3 = call <8 x i16> @llvm.x86.avx512.mask.pmov.qw.512(<8 x i64> %p1, <8 x i16> zeroinitializer, i8 %p0)
%v4 = bitcast <8 x i16> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = trunc <8 x i64> %p1 to <8 x i32>
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = select <8 x i1> %v4, <8 x i32> %v3, <8 x i32> zeroinitializer
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = call <16 x i8> @llvm.x86.avx512.mask.pmov.qb.512(<8 x i64> %p1, <16 x i8> zeroinitializer, i8 %p0)
%v4 = bitcast <16 x i8> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = bitcast <4 x i64> %p1 to <16 x i16>
%v4 = zext <16 x i16> %v3 to <16 x i32>
%v5 = bitcast i16 %p0 to <16 x i1>
%v6 = select <16 x i1> %v5, <16 x i32> %v4, <16 x i32> zeroinitializer
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
ret <8 x i64> %v7

%v3 = bitcast <2 x i64> %p1 to <8 x i16>
%v4 = zext <8 x i16> %v3 to <8 x i64>
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> zeroinitializer
ret <8 x i64> %v6

%v3 = bitcast <4 x i64> %p1 to <8 x i32>
%v4 = zext <8 x i32> %v3 to <8 x i64>
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> zeroinitializer
ret <8 x i64> %v6

%v3 = bitcast <4 x i64> %p1 to <32 x i8>
%v4 = zext <32 x i8> %v3 to <32 x i16>
%v5 = bitcast i32 %p0 to <32 x i1>
%v6 = select <32 x i1> %v5, <32 x i16> %v4, <32 x i16> zeroinitializer
%v7 = bitcast <32 x i16> %v6 to <8 x i64>
ret <8 x i64> %v7

%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = zext <16 x i8> %v3 to <16 x i32>
%v5 = bitcast i16 %p0 to <16 x i1>
%v6 = select <16 x i1> %v5, <16 x i32> %v4, <16 x i32> zeroinitializer
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
ret <8 x i64> %v7

%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = shufflevector <16 x i8> %v3, <16 x i8> %v3, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v5 = zext <8 x i8> %v4 to <8 x i64>
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> zeroinitializer
ret <8 x i64> %v7

%v3 = bitcast <8 x i64> %p1 to <32 x i16>
%v4 = bitcast i32 %p0 to <32 x i1>
%v5 = select <32 x i1> %v4, <32 x i16> %v3, <32 x i16> zeroinitializer
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p1 to <16 x i32>
%v4 = bitcast i16 %p0 to <16 x i1>
%v5 = select <16 x i1> %v4, <16 x i32> %v3, <16 x i32> zeroinitializer
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = select <8 x i1> %v3, <8 x i64> %p1, <8 x i64> zeroinitializer
ret <8 x i64> %v4

%v3 = bitcast <8 x i64> %p1 to <64 x i8>
%v4 = bitcast i64 %p0 to <64 x i1>
%v5 = select <64 x i1> %v4, <64 x i8> %v3, <64 x i8> zeroinitializer
%v6 = bitcast <64 x i8> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = select <8 x i1> %v3, <8 x double> %p1, <8 x double> zeroinitializer
ret <8 x double> %v4

%v3 = bitcast i16 %p0 to <16 x i1>
%v4 = select <16 x i1> %v3, <16 x float> %p1, <16 x float> zeroinitializer
ret <16 x float> %v4

%v3 = shufflevector <8 x double> %p1, <8 x double> %p1, <8 x i32> <i32 0, i32 0, i32 2, i32 2, i32 4, i32 4, i32 6, i32 6>
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = select <8 x i1> %v4, <8 x double> %v3, <8 x double> zeroinitializer
ret <8 x double> %v5

%v3 = shufflevector <16 x float> %p1, <16 x float> %p1, <16 x i32> <i32 1, i32 1, i32 3, i32 3, i32 5, i32 5, i32 7, i32 7, i32 9, i32 9, i32 11, i32 11, i32 13, i32 13, i32 15, i32 15>
%v4 = bitcast i16 %p0 to <16 x i1>
%v5 = select <16 x i1> %v4, <16 x float> %v3, <16 x float> zeroinitializer
ret <16 x float> %v5

%v3 = shufflevector <16 x float> %p1, <16 x float> %p1, <16 x i32> <i32 0, i32 0, i32 2, i32 2, i32 4, i32 4, i32 6, i32 6, i32 8, i32 8, i32 10, i32 10, i32 12, i32 12, i32 14, i32 14>
%v4 = bitcast i16 %p0 to <16 x i1>
%v5 = select <16 x i1> %v4, <16 x float> %v3, <16 x float> zeroinitializer
ret <16 x float> %v5

%v3 = insertelement <32 x i16> poison, i16 %p1, i32 0
%v4 = insertelement <32 x i16> %v3, i16 %p1, i32 1
%v5 = insertelement <32 x i16> %v4, i16 %p1, i32 2
%v6 = insertelement <32 x i16> %v5, i16 %p1, i32 3
%v7 = insertelement <32 x i16> %v6, i16 %p1, i32 4
%v8 = insertelement <32 x i16> %v7, i16 %p1, i32 5
%v9 = insertelement <32 x i16> %v8, i16 %p1, i32 6
%v10 = insertelement <32 x i16> %v9, i16 %p1, i32 7
%v11 = insertelement <32 x i16> %v10, i16 %p1, i32 8
%v12 = insertelement <32 x i16> %v11, i16 %p1, i32 9
%v13 = insertelement <32 x i16> %v12, i16 %p1, i32 10
%v14 = insertelement <32 x i16> %v13, i16 %p1, i32 11
%v15 = insertelement <32 x i16> %v14, i16 %p1, i32 12
%v16 = insertelement <32 x i16> %v15, i16 %p1, i32 13
%v17 = insertelement <32 x i16> %v16, i16 %p1, i32 14
%v18 = insertelement <32 x i16> %v17, i16 %p1, i32 15
%v19 = insertelement <32 x i16> %v18, i16 %p1, i32 16
%v20 = insertelement <32 x i16> %v19, i16 %p1, i32 17
%v21 = insertelement <32 x i16> %v20, i16 %p1, i32 18
%v22 = insertelement <32 x i16> %v21, i16 %p1, i32 19
%v23 = insertelement <32 x i16> %v22, i16 %p1, i32 20
%v24 = insertelement <32 x i16> %v23, i16 %p1, i32 21
%v25 = insertelement <32 x i16> %v24, i16 %p1, i32 22
%v26 = insertelement <32 x i16> %v25, i16 %p1, i32 23
%v27 = insertelement <32 x i16> %v26, i16 %p1, i32 24
%v28 = insertelement <32 x i16> %v27, i16 %p1, i32 25
%v29 = insertelement <32 x i16> %v28, i16 %p1, i32 26
%v30 = insertelement <32 x i16> %v29, i16 %p1, i32 27
%v31 = insertelement <32 x i16> %v30, i16 %p1, i32 28
%v32 = insertelement <32 x i16> %v31, i16 %p1, i32 29
%v33 = insertelement <32 x i16> %v32, i16 %p1, i32 30
%v34 = insertelement <32 x i16> %v33, i16 %p1, i32 31
%v35 = bitcast <32 x i16> %v34 to <8 x i64>
%v36 = bitcast i32 %p0 to <32 x i1>
%v37 = select <32 x i1> %v36, <32 x i16> %v34, <32 x i16> zeroinitializer
%v38 = bitcast <32 x i16> %v37 to <8 x i64>
ret <8 x i64> %v38

%v3 = insertelement <16 x i32> poison, i32 %p1, i32 0
%v4 = insertelement <16 x i32> %v3, i32 %p1, i32 1
%v5 = insertelement <16 x i32> %v4, i32 %p1, i32 2
%v6 = insertelement <16 x i32> %v5, i32 %p1, i32 3
%v7 = insertelement <16 x i32> %v6, i32 %p1, i32 4
%v8 = insertelement <16 x i32> %v7, i32 %p1, i32 5
%v9 = insertelement <16 x i32> %v8, i32 %p1, i32 6
%v10 = insertelement <16 x i32> %v9, i32 %p1, i32 7
%v11 = insertelement <16 x i32> %v10, i32 %p1, i32 8
%v12 = insertelement <16 x i32> %v11, i32 %p1, i32 9
%v13 = insertelement <16 x i32> %v12, i32 %p1, i32 10
%v14 = insertelement <16 x i32> %v13, i32 %p1, i32 11
%v15 = insertelement <16 x i32> %v14, i32 %p1, i32 12
%v16 = insertelement <16 x i32> %v15, i32 %p1, i32 13
%v17 = insertelement <16 x i32> %v16, i32 %p1, i32 14
%v18 = insertelement <16 x i32> %v17, i32 %p1, i32 15
%v19 = bitcast <16 x i32> %v18 to <8 x i64>
%v20 = bitcast i16 %p0 to <16 x i1>
%v21 = select <16 x i1> %v20, <16 x i32> %v18, <16 x i32> zeroinitializer
%v22 = bitcast <16 x i32> %v21 to <8 x i64>
ret <8 x i64> %v22

%v3 = insertelement <8 x i64> poison, i64 %p1, i32 0
%v4 = insertelement <8 x i64> %v3, i64 %p1, i32 1
%v5 = insertelement <8 x i64> %v4, i64 %p1, i32 2
%v6 = insertelement <8 x i64> %v5, i64 %p1, i32 3
%v7 = insertelement <8 x i64> %v6, i64 %p1, i32 4
%v8 = insertelement <8 x i64> %v7, i64 %p1, i32 5
%v9 = insertelement <8 x i64> %v8, i64 %p1, i32 6
%v10 = insertelement <8 x i64> %v9, i64 %p1, i32 7
%v11 = bitcast i8 %p0 to <8 x i1>
%v12 = select <8 x i1> %v11, <8 x i64> %v10, <8 x i64> zeroinitializer
ret <8 x i64> %v12

%v3 = insertelement <64 x i8> poison, i8 %p1, i32 0
%v4 = insertelement <64 x i8> %v3, i8 %p1, i32 1
%v5 = insertelement <64 x i8> %v4, i8 %p1, i32 2
%v6 = insertelement <64 x i8> %v5, i8 %p1, i32 3
%v7 = insertelement <64 x i8> %v6, i8 %p1, i32 4
%v8 = insertelement <64 x i8> %v7, i8 %p1, i32 5
%v9 = insertelement <64 x i8> %v8, i8 %p1, i32 6
%v10 = insertelement <64 x i8> %v9, i8 %p1, i32 7
%v11 = insertelement <64 x i8> %v10, i8 %p1, i32 8
%v12 = insertelement <64 x i8> %v11, i8 %p1, i32 9
%v13 = insertelement <64 x i8> %v12, i8 %p1, i32 10
%v14 = insertelement <64 x i8> %v13, i8 %p1, i32 11
%v15 = insertelement <64 x i8> %v14, i8 %p1, i32 12
%v16 = insertelement <64 x i8> %v15, i8 %p1, i32 13
%v17 = insertelement <64 x i8> %v16, i8 %p1, i32 14
%v18 = insertelement <64 x i8> %v17, i8 %p1, i32 15
%v19 = insertelement <64 x i8> %v18, i8 %p1, i32 16
%v20 = insertelement <64 x i8> %v19, i8 %p1, i32 17
%v21 = insertelement <64 x i8> %v20, i8 %p1, i32 18
%v22 = insertelement <64 x i8> %v21, i8 %p1, i32 19
%v23 = insertelement <64 x i8> %v22, i8 %p1, i32 20
%v24 = insertelement <64 x i8> %v23, i8 %p1, i32 21
%v25 = insertelement <64 x i8> %v24, i8 %p1, i32 22
%v26 = insertelement <64 x i8> %v25, i8 %p1, i32 23
%v27 = insertelement <64 x i8> %v26, i8 %p1, i32 24
%v28 = insertelement <64 x i8> %v27, i8 %p1, i32 25
%v29 = insertelement <64 x i8> %v28, i8 %p1, i32 26
%v30 = insertelement <64 x i8> %v29, i8 %p1, i32 27
%v31 = insertelement <64 x i8> %v30, i8 %p1, i32 28
%v32 = insertelement <64 x i8> %v31, i8 %p1, i32 29
%v33 = insertelement <64 x i8> %v32, i8 %p1, i32 30
%v34 = insertelement <64 x i8> %v33, i8 %p1, i32 31
%v35 = insertelement <64 x i8> %v34, i8 %p1, i32 32
%v36 = insertelement <64 x i8> %v35, i8 %p1, i32 33
%v37 = insertelement <64 x i8> %v36, i8 %p1, i32 34
%v38 = insertelement <64 x i8> %v37, i8 %p1, i32 35
%v39 = insertelement <64 x i8> %v38, i8 %p1, i32 36
%v40 = insertelement <64 x i8> %v39, i8 %p1, i32 37
%v41 = insertelement <64 x i8> %v40, i8 %p1, i32 38
%v42 = insertelement <64 x i8> %v41, i8 %p1, i32 39
%v43 = insertelement <64 x i8> %v42, i8 %p1, i32 40
%v44 = insertelement <64 x i8> %v43, i8 %p1, i32 41
%v45 = insertelement <64 x i8> %v44, i8 %p1, i32 42
%v46 = insertelement <64 x i8> %v45, i8 %p1, i32 43
%v47 = insertelement <64 x i8> %v46, i8 %p1, i32 44
%v48 = insertelement <64 x i8> %v47, i8 %p1, i32 45
%v49 = insertelement <64 x i8> %v48, i8 %p1, i32 46
%v50 = insertelement <64 x i8> %v49, i8 %p1, i32 47
%v51 = insertelement <64 x i8> %v50, i8 %p1, i32 48
%v52 = insertelement <64 x i8> %v51, i8 %p1, i32 49
%v53 = insertelement <64 x i8> %v52, i8 %p1, i32 50
%v54 = insertelement <64 x i8> %v53, i8 %p1, i32 51
%v55 = insertelement <64 x i8> %v54, i8 %p1, i32 52
%v56 = insertelement <64 x i8> %v55, i8 %p1, i32 53
%v57 = insertelement <64 x i8> %v56, i8 %p1, i32 54
%v58 = insertelement <64 x i8> %v57, i8 %p1, i32 55
%v59 = insertelement <64 x i8> %v58, i8 %p1, i32 56
%v60 = insertelement <64 x i8> %v59, i8 %p1, i32 57
%v61 = insertelement <64 x i8> %v60, i8 %p1, i32 58
%v62 = insertelement <64 x i8> %v61, i8 %p1, i32 59
%v63 = insertelement <64 x i8> %v62, i8 %p1, i32 60
%v64 = insertelement <64 x i8> %v63, i8 %p1, i32 61
%v65 = insertelement <64 x i8> %v64, i8 %p1, i32 62
%v66 = insertelement <64 x i8> %v65, i8 %p1, i32 63
%v67 = bitcast <64 x i8> %v66 to <8 x i64>
%v68 = bitcast i64 %p0 to <64 x i1>
%v69 = select <64 x i1> %v68, <64 x i8> %v66, <64 x i8> zeroinitializer
%v70 = bitcast <64 x i8> %v69 to <8 x i64>
ret <8 x i64> %v70

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = shufflevector <32 x i16> %v4, <32 x i16> %v5, <32 x i32> <i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
%v7 = bitcast <32 x i16> %v6 to <8 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i16> %v6, <32 x i16> zeroinitializer
%v10 = bitcast <32 x i16> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = shufflevector <16 x i32> %v4, <16 x i32> %v5, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i32> %v6, <16 x i32> zeroinitializer
%v10 = bitcast <16 x i32> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = shufflevector <8 x i64> %p1, <8 x i64> %p2, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> zeroinitializer
ret <8 x i64> %v6

%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = shufflevector <64 x i8> %v4, <64 x i8> %v5, <64 x i32> <i32 8, i32 72, i32 9, i32 73, i32 10, i32 74, i32 11, i32 75, i32 12, i32 76, i32 13, i32 77, i32 14, i32 78, i32 15, i32 79, i32 24, i32 88, i32 25, i32 89, i32 26, i32 90, i32 27, i32 91, i32 28, i32 92, i32 29, i32 93, i32 30, i32 94, i32 31, i32 95, i32 40, i32 104, i32 41, i32 105, i32 42, i32 106, i32 43, i32 107, i32 44, i32 108, i32 45, i32 109, i32 46, i32 110, i32 47, i32 111, i32 56, i32 120, i32 57, i32 121, i32 58, i32 122, i32 59, i32 123, i32 60, i32 124, i32 61, i32 125, i32 62, i32 126, i32 63, i32 127>
%v7 = bitcast <64 x i8> %v6 to <8 x i64>
%v8 = bitcast i64 %p0 to <64 x i1>
%v9 = select <64 x i1> %v8, <64 x i8> %v6, <64 x i8> zeroinitializer
%v10 = bitcast <64 x i8> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = shufflevector <8 x double> %p1, <8 x double> %p2, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x double> %v4, <8 x double> zeroinitializer
ret <8 x double> %v6

%v4 = shufflevector <16 x float> %p1, <16 x float> %p2, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
%v5 = bitcast i16 %p0 to <16 x i1>
%v6 = select <16 x i1> %v5, <16 x float> %v4, <16 x float> zeroinitializer
ret <16 x float> %v6

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = shufflevector <32 x i16> %v4, <32 x i16> %v5, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59>
%v7 = bitcast <32 x i16> %v6 to <8 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i16> %v6, <32 x i16> zeroinitializer
%v10 = bitcast <32 x i16> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = shufflevector <16 x i32> %v4, <16 x i32> %v5, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i32> %v6, <16 x i32> zeroinitializer
%v10 = bitcast <16 x i32> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = shufflevector <8 x i64> %p1, <8 x i64> %p2, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> zeroinitializer
ret <8 x i64> %v6

%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = shufflevector <64 x i8> %v4, <64 x i8> %v5, <64 x i32> <i32 0, i32 64, i32 1, i32 65, i32 2, i32 66, i32 3, i32 67, i32 4, i32 68, i32 5, i32 69, i32 6, i32 70, i32 7, i32 71, i32 16, i32 80, i32 17, i32 81, i32 18, i32 82, i32 19, i32 83, i32 20, i32 84, i32 21, i32 85, i32 22, i32 86, i32 23, i32 87, i32 32, i32 96, i32 33, i32 97, i32 34, i32 98, i32 35, i32 99, i32 36, i32 100, i32 37, i32 101, i32 38, i32 102, i32 39, i32 103, i32 48, i32 112, i32 49, i32 113, i32 50, i32 114, i32 51, i32 115, i32 52, i32 116, i32 53, i32 117, i32 54, i32 118, i32 55, i32 119>
%v7 = bitcast <64 x i8> %v6 to <8 x i64>
%v8 = bitcast i64 %p0 to <64 x i1>
%v9 = select <64 x i1> %v8, <64 x i8> %v6, <64 x i8> zeroinitializer
%v10 = bitcast <64 x i8> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = shufflevector <8 x double> %p1, <8 x double> %p2, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x double> %v4, <8 x double> zeroinitializer
ret <8 x double> %v6

%v4 = shufflevector <16 x float> %p1, <16 x float> %p2, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
%v5 = bitcast i16 %p0 to <16 x i1>
%v6 = select <16 x i1> %v5, <16 x float> %v4, <16 x float> zeroinitializer
ret <16 x float> %v6

%v2 = shufflevector <8 x double> %p0, <8 x double> %p0, <8 x i32> <i32 0, i32 0, i32 2, i32 2, i32 4, i32 4, i32 6, i32 6>
ret <8 x double> %v2

%v2 = shufflevector <16 x float> %p0, <16 x float> %p0, <16 x i32> <i32 1, i32 1, i32 3, i32 3, i32 5, i32 5, i32 7, i32 7, i32 9, i32 9, i32 11, i32 11, i32 13, i32 13, i32 15, i32 15>
ret <16 x float> %v2

%v2 = shufflevector <16 x float> %p0, <16 x float> %p0, <16 x i32> <i32 0, i32 0, i32 2, i32 2, i32 4, i32 4, i32 6, i32 6, i32 8, i32 8, i32 10, i32 10, i32 12, i32 12, i32 14, i32 14>
ret <16 x float> %v2

%v2 = insertelement <16 x i32> poison, i32 %p0, i32 0
%v3 = insertelement <16 x i32> %v2, i32 %p0, i32 1
%v4 = insertelement <16 x i32> %v3, i32 %p0, i32 2
%v5 = insertelement <16 x i32> %v4, i32 %p0, i32 3
%v6 = insertelement <16 x i32> %v5, i32 %p0, i32 4
%v7 = insertelement <16 x i32> %v6, i32 %p0, i32 5
%v8 = insertelement <16 x i32> %v7, i32 %p0, i32 6
%v9 = insertelement <16 x i32> %v8, i32 %p0, i32 7
%v10 = insertelement <16 x i32> %v9, i32 %p0, i32 8
%v11 = insertelement <16 x i32> %v10, i32 %p0, i32 9
%v12 = insertelement <16 x i32> %v11, i32 %p0, i32 10
%v13 = insertelement <16 x i32> %v12, i32 %p0, i32 11
%v14 = insertelement <16 x i32> %v13, i32 %p0, i32 12
%v15 = insertelement <16 x i32> %v14, i32 %p0, i32 13
%v16 = insertelement <16 x i32> %v15, i32 %p0, i32 14
%v17 = insertelement <16 x i32> %v16, i32 %p0, i32 15
%v18 = bitcast <16 x i32> %v17 to <8 x i64>
ret <8 x i64> %v18

%v2 = insertelement <8 x i64> poison, i64 %p0, i32 0
%v3 = insertelement <8 x i64> %v2, i64 %p0, i32 1
%v4 = insertelement <8 x i64> %v3, i64 %p0, i32 2
%v5 = insertelement <8 x i64> %v4, i64 %p0, i32 3
%v6 = insertelement <8 x i64> %v5, i64 %p0, i32 4
%v7 = insertelement <8 x i64> %v6, i64 %p0, i32 5
%v8 = insertelement <8 x i64> %v7, i64 %p0, i32 6
%v9 = insertelement <8 x i64> %v8, i64 %p0, i32 7
ret <8 x i64> %v9

%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = shufflevector <32 x i16> %v3, <32 x i16> %v4, <32 x i32> <i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = shufflevector <16 x i32> %v3, <16 x i32> %v4, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = shufflevector <8 x i64> %p0, <8 x i64> %p1, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
ret <8 x i64> %v3

%v3 = bitcast <8 x i64> %p0 to <64 x i8>
%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = shufflevector <64 x i8> %v3, <64 x i8> %v4, <64 x i32> <i32 8, i32 72, i32 9, i32 73, i32 10, i32 74, i32 11, i32 75, i32 12, i32 76, i32 13, i32 77, i32 14, i32 78, i32 15, i32 79, i32 24, i32 88, i32 25, i32 89, i32 26, i32 90, i32 27, i32 91, i32 28, i32 92, i32 29, i32 93, i32 30, i32 94, i32 31, i32 95, i32 40, i32 104, i32 41, i32 105, i32 42, i32 106, i32 43, i32 107, i32 44, i32 108, i32 45, i32 109, i32 46, i32 110, i32 47, i32 111, i32 56, i32 120, i32 57, i32 121, i32 58, i32 122, i32 59, i32 123, i32 60, i32 124, i32 61, i32 125, i32 62, i32 126, i32 63, i32 127>
%v6 = bitcast <64 x i8> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = shufflevector <8 x double> %p0, <8 x double> %p1, <8 x i32> <i32 1, i32 9, i32 3, i32 11, i32 5, i32 13, i32 7, i32 15>
ret <8 x double> %v3

%v3 = shufflevector <16 x float> %p0, <16 x float> %p1, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
ret <16 x float> %v3

%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = shufflevector <32 x i16> %v3, <32 x i16> %v4, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59>
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = shufflevector <16 x i32> %v3, <16 x i32> %v4, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = shufflevector <8 x i64> %p0, <8 x i64> %p1, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
ret <8 x i64> %v3

%v3 = bitcast <8 x i64> %p0 to <64 x i8>
%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = shufflevector <64 x i8> %v3, <64 x i8> %v4, <64 x i32> <i32 0, i32 64, i32 1, i32 65, i32 2, i32 66, i32 3, i32 67, i32 4, i32 68, i32 5, i32 69, i32 6, i32 70, i32 7, i32 71, i32 16, i32 80, i32 17, i32 81, i32 18, i32 82, i32 19, i32 83, i32 20, i32 84, i32 21, i32 85, i32 22, i32 86, i32 23, i32 87, i32 32, i32 96, i32 33, i32 97, i32 34, i32 98, i32 35, i32 99, i32 36, i32 100, i32 37, i32 101, i32 38, i32 102, i32 39, i32 103, i32 48, i32 112, i32 49, i32 113, i32 50, i32 114, i32 51, i32 115, i32 52, i32 116, i32 53, i32 117, i32 54, i32 118, i32 55, i32 119>
%v6 = bitcast <64 x i8> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = shufflevector <8 x double> %p0, <8 x double> %p1, <8 x i32> <i32 0, i32 8, i32 2, i32 10, i32 4, i32 12, i32 6, i32 14>
ret <8 x double> %v3

%v3 = shufflevector <16 x float> %p0, <16 x float> %p1, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
ret <16 x float> %v3

%v0 = call <2 x i64> asm inteldialect "vbroadcasti32x2 ${0:x}, ${1:x}", "=v,v,~{flags}"(<2 x i64> %p0)
ret <2 x i64> %v0

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = shufflevector <16 x i8> %v2, <16 x i8> %v2, <16 x i32> zeroinitializer
%v4 = bitcast <16 x i8> %v3 to <2 x i64>
ret <2 x i64> %v4

%v2 = bitcast <2 x i64> %p0 to <4 x i32>
%v3 = shufflevector <4 x i32> %v2, <4 x i32> %v2, <4 x i32> zeroinitializer
%v4 = bitcast <4 x i32> %v3 to <2 x i64>
ret <2 x i64> %v4

%v2 = zext i8 %p0 to i64
%v3 = insertelement <2 x i64> poison, i64 %v2, i32 0
%v4 = insertelement <2 x i64> %v3, i64 %v2, i32 1
ret <2 x i64> %v4

%v2 = zext i16 %p0 to i32
%v3 = insertelement <4 x i32> poison, i32 %v2, i32 0
%v4 = insertelement <4 x i32> %v3, i32 %v2, i32 1
%v5 = insertelement <4 x i32> %v4, i32 %v2, i32 2
%v6 = insertelement <4 x i32> %v5, i32 %v2, i32 3
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
ret <2 x i64> %v7

%v2 = shufflevector <2 x i64> %p0, <2 x i64> %p0, <2 x i32> zeroinitializer
ret <2 x i64> %v2

%v2 = shufflevector <2 x double> %p0, <2 x double> %p0, <2 x i32> zeroinitializer
ret <2 x double> %v2

%v2 = shufflevector <4 x float> %p0, <4 x float> %p0, <4 x i32> zeroinitializer
ret <4 x float> %v2

%v2 = bitcast <2 x i64> %p0 to <8 x i16>
%v3 = shufflevector <8 x i16> %v2, <8 x i16> %v2, <8 x i32> zeroinitializer
%v4 = bitcast <8 x i16> %v3 to <2 x i64>
ret <2 x i64> %v4

%v2 = bitcast <2 x i64> %p0 to <8 x i16>
%v3 = trunc <8 x i16> %v2 to <8 x i8>
%v4 = shufflevector <8 x i8> %v3, <8 x i8> zeroinitializer, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
%v5 = bitcast <16 x i8> %v4 to <2 x i64>
ret <2 x i64> %v5

%v2 = bitcast <2 x i64> %p0 to <4 x i32>
%v3 = trunc <4 x i32> %v2 to <4 x i16>
%v4 = shufflevector <4 x i16> %v3, <4 x i16> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v5 = bitcast <8 x i16> %v4 to <2 x i64>
ret <2 x i64> %v5

%v2 = bitcast <2 x i64> %p0 to <4 x i32>
%v3 = trunc <4 x i32> %v2 to <4 x i8>
%v4 = shufflevector <4 x i8> %v3, <4 x i8> zeroinitializer, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
%v5 = bitcast <16 x i8> %v4 to <2 x i64>
ret <2 x i64> %v5

%v2 = trunc <2 x i64> %p0 to <2 x i16>
%v3 = shufflevector <2 x i16> %v2, <2 x i16> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 3, i32 3, i32 3, i32 3>
%v4 = bitcast <8 x i16> %v3 to <2 x i64>
ret <2 x i64> %v4

%v2 = trunc <2 x i64> %p0 to <2 x i32>
%v3 = shufflevector <2 x i32> %v2, <2 x i32> zeroinitializer, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v4 = bitcast <4 x i32> %v3 to <2 x i64>
ret <2 x i64> %v4

%v2 = trunc <2 x i64> %p0 to <2 x i8>
%v3 = shufflevector <2 x i8> %v2, <2 x i8> zeroinitializer, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>
%v4 = bitcast <16 x i8> %v3 to <2 x i64>
ret <2 x i64> %v4

%v2 = bitcast <2 x i64> %p0 to <8 x i16>
%v3 = shufflevector <8 x i16> %v2, <8 x i16> %v2, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v4 = zext <4 x i16> %v3 to <4 x i32>
%v5 = bitcast <4 x i32> %v4 to <2 x i64>
ret <2 x i64> %v5

%v2 = bitcast <2 x i64> %p0 to <8 x i16>
%v3 = shufflevector <8 x i16> %v2, <8 x i16> %v2, <2 x i32> <i32 0, i32 1>
%v4 = zext <2 x i16> %v3 to <2 x i64>
ret <2 x i64> %v4

%v2 = bitcast <2 x i64> %p0 to <4 x i32>
%v3 = shufflevector <4 x i32> %v2, <4 x i32> %v2, <2 x i32> <i32 0, i32 1>
%v4 = zext <2 x i32> %v3 to <2 x i64>
ret <2 x i64> %v4

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = shufflevector <16 x i8> %v2, <16 x i8> %v2, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v4 = zext <8 x i8> %v3 to <8 x i16>
%v5 = bitcast <8 x i16> %v4 to <2 x i64>
ret <2 x i64> %v5

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = shufflevector <16 x i8> %v2, <16 x i8> %v2, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v4 = zext <4 x i8> %v3 to <4 x i32>
%v5 = bitcast <4 x i32> %v4 to <2 x i64>
ret <2 x i64> %v5

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = shufflevector <16 x i8> %v2, <16 x i8> %v2, <2 x i32> <i32 0, i32 1>
%v4 = zext <2 x i8> %v3 to <2 x i64>
ret <2 x i64> %v4

%v2 = extractelement <2 x double> %p0, i32 0
ret double %v2

%v2 = bitcast <2 x i64> %p0 to <8 x i16>
%v3 = extractelement <8 x i16> %v2, i32 0
ret i16 %v3

%v2 = bitcast <2 x i64> %p0 to <4 x i32>
%v3 = extractelement <4 x i32> %v2, i32 0
ret i32 %v3

%v2 = extractelement <2 x i64> %p0, i32 0
ret i64 %v2

%v0 = call i64 asm inteldialect "movq ${0:q}, ${1:x}", "=r,x,~{flags}"(<2 x i64> %p0)
ret i64 %v0

%v0 = call i64 asm inteldialect "vmovq ${0:q}, ${1:x}", "=r,x,~{flags}"(<2 x i64> %p0)
ret i64 %v0

%v2 = insertelement <8 x i16> poison, i16 %p0, i32 0
%v3 = insertelement <8 x i16> %v2, i16 0, i32 1
%v4 = insertelement <8 x i16> %v3, i16 0, i32 2
%v5 = insertelement <8 x i16> %v4, i16 0, i32 3
%v6 = insertelement <8 x i16> %v5, i16 0, i32 4
%v7 = insertelement <8 x i16> %v6, i16 0, i32 5
%v8 = insertelement <8 x i16> %v7, i16 0, i32 6
%v9 = insertelement <8 x i16> %v8, i16 0, i32 7
%v10 = bitcast <8 x i16> %v9 to <2 x i64>
ret <2 x i64> %v10

%v2 = insertelement <4 x i32> poison, i32 %p0, i32 0
%v3 = insertelement <4 x i32> %v2, i32 0, i32 1
%v4 = insertelement <4 x i32> %v3, i32 0, i32 2
%v5 = insertelement <4 x i32> %v4, i32 0, i32 3
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
ret <2 x i64> %v6

%v2 = insertelement <2 x i64> poison, i64 %p0, i32 0
%v3 = insertelement <2 x i64> %v2, i64 0, i32 1
ret <2 x i64> %v3

%v0 = call <2 x i64> asm inteldialect "movq ${0:x}, ${1:q}", "=x,r,~{flags}"(i64 %p0)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vmovq ${0:x}, ${1:q}", "=x,r,~{flags}"(i64 %p0)
ret <2 x i64> %v0

%v2 = extractelement <4 x float> %p0, i32 0
ret float %v2

%v4 = bitcast <2 x i64> %p2 to <8 x i16>
%v5 = bitcast <2 x i64> %p1 to <8 x i16>
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i16> %v4, <8 x i16> %v5
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
ret <2 x i64> %v8

%v4 = bitcast <2 x i64> %p2 to <4 x i32>
%v5 = bitcast <2 x i64> %p1 to <4 x i32>
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i32> %v4, <4 x i32> %v5
%v9 = bitcast <4 x i32> %v8 to <2 x i64>
ret <2 x i64> %v9

%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <2 x i32> <i32 0, i32 1>
%v6 = select <2 x i1> %v5, <2 x i64> %p2, <2 x i64> %p1
ret <2 x i64> %v6

%v4 = bitcast <2 x i64> %p2 to <16 x i8>
%v5 = bitcast <2 x i64> %p1 to <16 x i8>
%v6 = bitcast i16 %p0 to <16 x i1>
%v7 = select <16 x i1> %v6, <16 x i8> %v4, <16 x i8> %v5
%v8 = bitcast <16 x i8> %v7 to <2 x i64>
ret <2 x i64> %v8

%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <2 x i32> <i32 0, i32 1>
%v6 = select <2 x i1> %v5, <2 x double> %p2, <2 x double> %p1
ret <2 x double> %v6

%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = select <8 x i1> %v4, <8 x half> %p2, <8 x half> %p1
ret <8 x half> %v5

%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = select <4 x i1> %v5, <4 x float> %p2, <4 x float> %p1
ret <4 x float> %v6

%v4 = bitcast <2 x i64> %p2 to <4 x i32>
%v5 = shufflevector <4 x i32> %v4, <4 x i32> %v4, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
%v6 = bitcast <2 x i64> %p0 to <4 x i32>
%v7 = bitcast i8 %p1 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v9 = select <4 x i1> %v8, <4 x i32> %v5, <4 x i32> %v6
%v10 = bitcast <4 x i32> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p2 to <16 x i8>
%v5 = shufflevector <16 x i8> %v4, <16 x i8> %v4, <16 x i32> zeroinitializer
%v6 = bitcast <2 x i64> %p0 to <16 x i8>
%v7 = bitcast i16 %p1 to <16 x i1>
%v8 = select <16 x i1> %v7, <16 x i8> %v5, <16 x i8> %v6
%v9 = bitcast <16 x i8> %v8 to <2 x i64>
ret <2 x i64> %v9

%v4 = bitcast <2 x i64> %p2 to <4 x i32>
%v5 = shufflevector <4 x i32> %v4, <4 x i32> %v4, <4 x i32> zeroinitializer
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
%v7 = bitcast <2 x i64> %p0 to <4 x i32>
%v8 = bitcast i8 %p1 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x i32> %v5, <4 x i32> %v7
%v11 = bitcast <4 x i32> %v10 to <2 x i64>
ret <2 x i64> %v11

%v4 = shufflevector <2 x i64> %p2, <2 x i64> %p2, <2 x i32> zeroinitializer
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = select <2 x i1> %v6, <2 x i64> %v4, <2 x i64> %p0
ret <2 x i64> %v7

%v4 = shufflevector <4 x float> %p2, <4 x float> %p2, <4 x i32> zeroinitializer
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x float> %v4, <4 x float> %p0
ret <4 x float> %v7

%v4 = bitcast <2 x i64> %p2 to <8 x i16>
%v5 = shufflevector <8 x i16> %v4, <8 x i16> %v4, <8 x i32> zeroinitializer
%v6 = bitcast <2 x i64> %p0 to <8 x i16>
%v7 = bitcast i8 %p1 to <8 x i1>
%v8 = select <8 x i1> %v7, <8 x i16> %v5, <8 x i16> %v6
%v9 = bitcast <8 x i16> %v8 to <2 x i64>
ret <2 x i64> %v9

declare <16 x i8> @llvm.x86.avx512.mask.pmov.wb.128(<8 x i16>, <16 x i8>, i8)
%v4 = bitcast <2 x i64> %p2 to <8 x i16>
%v5 = bitcast <2 x i64> %p0 to <16 x i8>
%v6 = call <16 x i8> @llvm.x86.avx512.mask.pmov.wb.128(<8 x i16> %v4, <16 x i8> %v5, i8 %p1)
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
ret <2 x i64> %v7

declare <8 x i16> @llvm.x86.avx512.mask.pmov.dw.128(<4 x i32>, <8 x i16>, i8)
%v4 = bitcast <2 x i64> %p2 to <4 x i32>
%v5 = bitcast <2 x i64> %p0 to <8 x i16>
%v6 = call <8 x i16> @llvm.x86.avx512.mask.pmov.dw.128(<4 x i32> %v4, <8 x i16> %v5, i8 %p1)
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
ret <2 x i64> %v7

declare <16 x i8> @llvm.x86.avx512.mask.pmov.db.128(<4 x i32>, <16 x i8>, i8)
%v4 = bitcast <2 x i64> %p2 to <4 x i32>
%v5 = bitcast <2 x i64> %p0 to <16 x i8>
%v6 = call <16 x i8> @llvm.x86.avx512.mask.pmov.db.128(<4 x i32> %v4, <16 x i8> %v5, i8 %p1)
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
ret <2 x i64> %v7

declare <8 x i16> @llvm.x86.avx512.mask.pmov.qw.128(<2 x i64>, <8 x i16>, i8)
%v4 = bitcast <2 x i64> %p0 to <8 x i16>
%v5 = call <8 x i16> @llvm.x86.avx512.mask.pmov.qw.128(<2 x i64> %p2, <8 x i16> %v4, i8 %p1)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

declare <4 x i32> @llvm.x86.avx512.mask.pmov.qd.128(<2 x i64>, <4 x i32>, i8)
%v4 = bitcast <2 x i64> %p0 to <4 x i32>
%v5 = call <4 x i32> @llvm.x86.avx512.mask.pmov.qd.128(<2 x i64> %p2, <4 x i32> %v4, i8 %p1)
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
ret <2 x i64> %v6

declare <16 x i8> @llvm.x86.avx512.mask.pmov.qb.128(<2 x i64>, <16 x i8>, i8)
%v4 = bitcast <2 x i64> %p0 to <16 x i8>
%v5 = call <16 x i8> @llvm.x86.avx512.mask.pmov.qb.128(<2 x i64> %p2, <16 x i8> %v4, i8 %p1)
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

%v4 = bitcast <2 x i64> %p2 to <8 x i16>
%v5 = shufflevector <8 x i16> %v4, <8 x i16> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = zext <4 x i16> %v5 to <4 x i32>
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
%v8 = bitcast <2 x i64> %p0 to <4 x i32>
%v9 = bitcast i8 %p1 to <8 x i1>
%v10 = shufflevector <8 x i1> %v9, <8 x i1> %v9, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v11 = select <4 x i1> %v10, <4 x i32> %v6, <4 x i32> %v8
%v12 = bitcast <4 x i32> %v11 to <2 x i64>
ret <2 x i64> %v12

%v4 = bitcast <2 x i64> %p2 to <8 x i16>
%v5 = shufflevector <8 x i16> %v4, <8 x i16> %v4, <2 x i32> <i32 0, i32 1>
%v6 = zext <2 x i16> %v5 to <2 x i64>
%v7 = bitcast i8 %p1 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <2 x i32> <i32 0, i32 1>
%v9 = select <2 x i1> %v8, <2 x i64> %v6, <2 x i64> %p0
ret <2 x i64> %v9

%v4 = bitcast <2 x i64> %p2 to <4 x i32>
%v5 = shufflevector <4 x i32> %v4, <4 x i32> %v4, <2 x i32> <i32 0, i32 1>
%v6 = zext <2 x i32> %v5 to <2 x i64>
%v7 = bitcast i8 %p1 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <2 x i32> <i32 0, i32 1>
%v9 = select <2 x i1> %v8, <2 x i64> %v6, <2 x i64> %p0
ret <2 x i64> %v9

%v4 = bitcast <2 x i64> %p2 to <16 x i8>
%v5 = shufflevector <16 x i8> %v4, <16 x i8> %v4, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v6 = zext <8 x i8> %v5 to <8 x i16>
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
%v8 = bitcast <2 x i64> %p0 to <8 x i16>
%v9 = bitcast i8 %p1 to <8 x i1>
%v10 = select <8 x i1> %v9, <8 x i16> %v6, <8 x i16> %v8
%v11 = bitcast <8 x i16> %v10 to <2 x i64>
ret <2 x i64> %v11

%v4 = bitcast <2 x i64> %p2 to <16 x i8>
%v5 = shufflevector <16 x i8> %v4, <16 x i8> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = zext <4 x i8> %v5 to <4 x i32>
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
%v8 = bitcast <2 x i64> %p0 to <4 x i32>
%v9 = bitcast i8 %p1 to <8 x i1>
%v10 = shufflevector <8 x i1> %v9, <8 x i1> %v9, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v11 = select <4 x i1> %v10, <4 x i32> %v6, <4 x i32> %v8
%v12 = bitcast <4 x i32> %v11 to <2 x i64>
ret <2 x i64> %v12

%v4 = bitcast <2 x i64> %p2 to <16 x i8>
%v5 = shufflevector <16 x i8> %v4, <16 x i8> %v4, <2 x i32> <i32 0, i32 1>
%v6 = zext <2 x i8> %v5 to <2 x i64>
%v7 = bitcast i8 %p1 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <2 x i32> <i32 0, i32 1>
%v9 = select <2 x i1> %v8, <2 x i64> %v6, <2 x i64> %p0
ret <2 x i64> %v9

%v4 = bitcast <2 x i64> %p2 to <8 x i16>
%v5 = bitcast <2 x i64> %p0 to <8 x i16>
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i16> %v4, <8 x i16> %v5
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
ret <2 x i64> %v8

%v4 = bitcast <2 x i64> %p2 to <4 x i32>
%v5 = bitcast <2 x i64> %p0 to <4 x i32>
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i32> %v4, <4 x i32> %v5
%v9 = bitcast <4 x i32> %v8 to <2 x i64>
ret <2 x i64> %v9

%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <2 x i32> <i32 0, i32 1>
%v6 = select <2 x i1> %v5, <2 x i64> %p2, <2 x i64> %p0
ret <2 x i64> %v6

%v4 = bitcast <2 x i64> %p2 to <16 x i8>
%v5 = bitcast <2 x i64> %p0 to <16 x i8>
%v6 = bitcast i16 %p1 to <16 x i1>
%v7 = select <16 x i1> %v6, <16 x i8> %v4, <16 x i8> %v5
%v8 = bitcast <16 x i8> %v7 to <2 x i64>
ret <2 x i64> %v8

%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <2 x i32> <i32 0, i32 1>
%v6 = select <2 x i1> %v5, <2 x double> %p2, <2 x double> %p0
ret <2 x double> %v6

%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = select <4 x i1> %v5, <4 x float> %p2, <4 x float> %p0
ret <4 x float> %v6

%v4 = shufflevector <2 x double> %p2, <2 x double> %p2, <2 x i32> zeroinitializer
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = select <2 x i1> %v6, <2 x double> %v4, <2 x double> %p0
ret <2 x double> %v7

%v4 = shufflevector <4 x float> %p2, <4 x float> %p2, <4 x i32> <i32 1, i32 1, i32 3, i32 3>
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x float> %v4, <4 x float> %p0
ret <4 x float> %v7

%v4 = shufflevector <4 x float> %p2, <4 x float> %p2, <4 x i32> <i32 0, i32 0, i32 2, i32 2>
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x float> %v4, <4 x float> %p0
ret <4 x float> %v7

%v4 = insertelement <8 x i16> poison, i16 %p2, i32 0
%v5 = insertelement <8 x i16> %v4, i16 %p2, i32 1
%v6 = insertelement <8 x i16> %v5, i16 %p2, i32 2
%v7 = insertelement <8 x i16> %v6, i16 %p2, i32 3
%v8 = insertelement <8 x i16> %v7, i16 %p2, i32 4
%v9 = insertelement <8 x i16> %v8, i16 %p2, i32 5
%v10 = insertelement <8 x i16> %v9, i16 %p2, i32 6
%v11 = insertelement <8 x i16> %v10, i16 %p2, i32 7
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
%v13 = bitcast <2 x i64> %p0 to <8 x i16>
%v14 = bitcast i8 %p1 to <8 x i1>
%v15 = select <8 x i1> %v14, <8 x i16> %v11, <8 x i16> %v13
%v16 = bitcast <8 x i16> %v15 to <2 x i64>
ret <2 x i64> %v16

%v4 = insertelement <4 x i32> poison, i32 %p2, i32 0
%v5 = insertelement <4 x i32> %v4, i32 %p2, i32 1
%v6 = insertelement <4 x i32> %v5, i32 %p2, i32 2
%v7 = insertelement <4 x i32> %v6, i32 %p2, i32 3
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <4 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v12 = select <4 x i1> %v11, <4 x i32> %v7, <4 x i32> %v9
%v13 = bitcast <4 x i32> %v12 to <2 x i64>
ret <2 x i64> %v13

%v4 = insertelement <2 x i64> poison, i64 %p2, i32 0
%v5 = insertelement <2 x i64> %v4, i64 %p2, i32 1
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> %p0
ret <2 x i64> %v8

%v4 = insertelement <16 x i8> poison, i8 %p2, i32 0
%v5 = insertelement <16 x i8> %v4, i8 %p2, i32 1
%v6 = insertelement <16 x i8> %v5, i8 %p2, i32 2
%v7 = insertelement <16 x i8> %v6, i8 %p2, i32 3
%v8 = insertelement <16 x i8> %v7, i8 %p2, i32 4
%v9 = insertelement <16 x i8> %v8, i8 %p2, i32 5
%v10 = insertelement <16 x i8> %v9, i8 %p2, i32 6
%v11 = insertelement <16 x i8> %v10, i8 %p2, i32 7
%v12 = insertelement <16 x i8> %v11, i8 %p2, i32 8
%v13 = insertelement <16 x i8> %v12, i8 %p2, i32 9
%v14 = insertelement <16 x i8> %v13, i8 %p2, i32 10
%v15 = insertelement <16 x i8> %v14, i8 %p2, i32 11
%v16 = insertelement <16 x i8> %v15, i8 %p2, i32 12
%v17 = insertelement <16 x i8> %v16, i8 %p2, i32 13
%v18 = insertelement <16 x i8> %v17, i8 %p2, i32 14
%v19 = insertelement <16 x i8> %v18, i8 %p2, i32 15
%v20 = bitcast <16 x i8> %v19 to <2 x i64>
%v21 = bitcast <2 x i64> %p0 to <16 x i8>
%v22 = bitcast i16 %p1 to <16 x i1>
%v23 = select <16 x i1> %v22, <16 x i8> %v19, <16 x i8> %v21
%v24 = bitcast <16 x i8> %v23 to <2 x i64>
ret <2 x i64> %v24

%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = bitcast <2 x i64> %p3 to <8 x i16>
%v7 = shufflevector <8 x i16> %v5, <8 x i16> %v6, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <8 x i16>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v7, <8 x i16> %v9
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = bitcast <2 x i64> %p3 to <4 x i32>
%v7 = shufflevector <4 x i32> %v5, <4 x i32> %v6, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <4 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v12 = select <4 x i1> %v11, <4 x i32> %v7, <4 x i32> %v9
%v13 = bitcast <4 x i32> %v12 to <2 x i64>
ret <2 x i64> %v13

%v5 = shufflevector <2 x i64> %p2, <2 x i64> %p3, <2 x i32> <i32 1, i32 3>
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> %p0
ret <2 x i64> %v8

%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = bitcast <2 x i64> %p3 to <16 x i8>
%v7 = shufflevector <16 x i8> %v5, <16 x i8> %v6, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
%v8 = bitcast <16 x i8> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <16 x i8>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i8> %v7, <16 x i8> %v9
%v12 = bitcast <16 x i8> %v11 to <2 x i64>
ret <2 x i64> %v12

%v5 = shufflevector <2 x double> %p2, <2 x double> %p3, <2 x i32> <i32 1, i32 3>
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x double> %v5, <2 x double> %p0
ret <2 x double> %v8

%v5 = shufflevector <4 x float> %p2, <4 x float> %p3, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x float> %v5, <4 x float> %p0
ret <4 x float> %v8

%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = bitcast <2 x i64> %p3 to <8 x i16>
%v7 = shufflevector <8 x i16> %v5, <8 x i16> %v6, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <8 x i16>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v7, <8 x i16> %v9
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = bitcast <2 x i64> %p3 to <4 x i32>
%v7 = shufflevector <4 x i32> %v5, <4 x i32> %v6, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <4 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v12 = select <4 x i1> %v11, <4 x i32> %v7, <4 x i32> %v9
%v13 = bitcast <4 x i32> %v12 to <2 x i64>
ret <2 x i64> %v13

%v5 = shufflevector <2 x i64> %p2, <2 x i64> %p3, <2 x i32> <i32 0, i32 2>
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> %p0
ret <2 x i64> %v8

%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = bitcast <2 x i64> %p3 to <16 x i8>
%v7 = shufflevector <16 x i8> %v5, <16 x i8> %v6, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
%v8 = bitcast <16 x i8> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <16 x i8>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i8> %v7, <16 x i8> %v9
%v12 = bitcast <16 x i8> %v11 to <2 x i64>
ret <2 x i64> %v12

%v5 = shufflevector <2 x double> %p2, <2 x double> %p3, <2 x i32> <i32 0, i32 2>
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x double> %v5, <2 x double> %p0
ret <2 x double> %v8

%v5 = shufflevector <4 x float> %p2, <4 x float> %p3, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x float> %v5, <4 x float> %p0
ret <4 x float> %v8

%v3 = bitcast <2 x i64> %p1 to <4 x i32>
%v4 = shufflevector <4 x i32> %v3, <4 x i32> %v3, <4 x i32> <i32 0, i32 1, i32 0, i32 1>
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i32> %v4, <4 x i32> zeroinitializer
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
ret <2 x i64> %v8

%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = shufflevector <16 x i8> %v3, <16 x i8> %v3, <16 x i32> zeroinitializer
%v5 = bitcast i16 %p0 to <16 x i1>
%v6 = select <16 x i1> %v5, <16 x i8> %v4, <16 x i8> zeroinitializer
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
ret <2 x i64> %v7

%v3 = bitcast <2 x i64> %p1 to <4 x i32>
%v4 = shufflevector <4 x i32> %v3, <4 x i32> %v3, <4 x i32> zeroinitializer
%v5 = bitcast <4 x i32> %v4 to <2 x i64>
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i32> %v4, <4 x i32> zeroinitializer
%v9 = bitcast <4 x i32> %v8 to <2 x i64>
ret <2 x i64> %v9

%v3 = shufflevector <2 x i64> %p1, <2 x i64> %p1, <2 x i32> zeroinitializer
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <2 x i32> <i32 0, i32 1>
%v6 = select <2 x i1> %v5, <2 x i64> %v3, <2 x i64> zeroinitializer
ret <2 x i64> %v6

%v3 = shufflevector <4 x float> %p1, <4 x float> %p1, <4 x i32> zeroinitializer
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = select <4 x i1> %v5, <4 x float> %v3, <4 x float> zeroinitializer
ret <4 x float> %v6

%v3 = bitcast <2 x i64> %p1 to <8 x i16>
%v4 = shufflevector <8 x i16> %v3, <8 x i16> %v3, <8 x i32> zeroinitializer
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i16> %v4, <8 x i16> zeroinitializer
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
ret <2 x i64> %v7

%v3 = bitcast <2 x i64> %p1 to <8 x i16>
%v4 = call <16 x i8> @llvm.x86.avx512.mask.pmov.wb.128(<8 x i16> %v3, <16 x i8> zeroinitializer, i8 %p0)
%v5 = bitcast <16 x i8> %v4 to <2 x i64>
ret <2 x i64> %v5

%v3 = bitcast <2 x i64> %p1 to <4 x i32>
%v4 = call <8 x i16> @llvm.x86.avx512.mask.pmov.dw.128(<4 x i32> %v3, <8 x i16> zeroinitializer, i8 %p0)
%v5 = bitcast <8 x i16> %v4 to <2 x i64>
ret <2 x i64> %v5

%v3 = bitcast <2 x i64> %p1 to <4 x i32>
%v4 = call <16 x i8> @llvm.x86.avx512.mask.pmov.db.128(<4 x i32> %v3, <16 x i8> zeroinitializer, i8 %p0)
%v5 = bitcast <16 x i8> %v4 to <2 x i64>
ret <2 x i64> %v5

%v3 = call <8 x i16> @llvm.x86.avx512.mask.pmov.qw.128(<2 x i64> %p1, <8 x i16> zeroinitializer, i8 %p0)
%v4 = bitcast <8 x i16> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = call <4 x i32> @llvm.x86.avx512.mask.pmov.qd.128(<2 x i64> %p1, <4 x i32> zeroinitializer, i8 %p0)
%v4 = bitcast <4 x i32> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = call <16 x i8> @llvm.x86.avx512.mask.pmov.qb.128(<2 x i64> %p1, <16 x i8> zeroinitializer, i8 %p0)
%v4 = bitcast <16 x i8> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = bitcast <2 x i64> %p1 to <8 x i16>
%v4 = shufflevector <8 x i16> %v3, <8 x i16> %v3, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v5 = zext <4 x i16> %v4 to <4 x i32>
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v9 = select <4 x i1> %v8, <4 x i32> %v5, <4 x i32> zeroinitializer
%v10 = bitcast <4 x i32> %v9 to <2 x i64>
ret <2 x i64> %v10

%v3 = bitcast <2 x i64> %p1 to <8 x i16>
%v4 = shufflevector <8 x i16> %v3, <8 x i16> %v3, <2 x i32> <i32 0, i32 1>
%v5 = zext <2 x i16> %v4 to <2 x i64>
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> zeroinitializer
ret <2 x i64> %v8

%v3 = bitcast <2 x i64> %p1 to <4 x i32>
%v4 = shufflevector <4 x i32> %v3, <4 x i32> %v3, <2 x i32> <i32 0, i32 1>
%v5 = zext <2 x i32> %v4 to <2 x i64>
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> zeroinitializer
ret <2 x i64> %v8

%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = shufflevector <16 x i8> %v3, <16 x i8> %v3, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v5 = zext <8 x i8> %v4 to <8 x i16>
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = select <8 x i1> %v7, <8 x i16> %v5, <8 x i16> zeroinitializer
%v9 = bitcast <8 x i16> %v8 to <2 x i64>
ret <2 x i64> %v9

%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = shufflevector <16 x i8> %v3, <16 x i8> %v3, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v5 = zext <4 x i8> %v4 to <4 x i32>
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v9 = select <4 x i1> %v8, <4 x i32> %v5, <4 x i32> zeroinitializer
%v10 = bitcast <4 x i32> %v9 to <2 x i64>
ret <2 x i64> %v10

%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = shufflevector <16 x i8> %v3, <16 x i8> %v3, <2 x i32> <i32 0, i32 1>
%v5 = zext <2 x i8> %v4 to <2 x i64>
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> zeroinitializer
ret <2 x i64> %v8

%v3 = bitcast <2 x i64> %p1 to <8 x i16>
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = select <8 x i1> %v4, <8 x i16> %v3, <8 x i16> zeroinitializer
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p1 to <4 x i32>
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = select <4 x i1> %v5, <4 x i32> %v3, <4 x i32> zeroinitializer
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
ret <2 x i64> %v7

%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = shufflevector <8 x i1> %v3, <8 x i1> %v3, <2 x i32> <i32 0, i32 1>
%v5 = select <2 x i1> %v4, <2 x i64> %p1, <2 x i64> zeroinitializer
ret <2 x i64> %v5

%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = bitcast i16 %p0 to <16 x i1>
%v5 = select <16 x i1> %v4, <16 x i8> %v3, <16 x i8> zeroinitializer
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = shufflevector <8 x i1> %v3, <8 x i1> %v3, <2 x i32> <i32 0, i32 1>
%v5 = select <2 x i1> %v4, <2 x double> %p1, <2 x double> zeroinitializer
ret <2 x double> %v5

%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = shufflevector <8 x i1> %v3, <8 x i1> %v3, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v5 = select <4 x i1> %v4, <4 x float> %p1, <4 x float> zeroinitializer
ret <4 x float> %v5

%v3 = shufflevector <2 x double> %p1, <2 x double> %p1, <2 x i32> zeroinitializer
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <2 x i32> <i32 0, i32 1>
%v6 = select <2 x i1> %v5, <2 x double> %v3, <2 x double> zeroinitializer
ret <2 x double> %v6

%v3 = shufflevector <4 x float> %p1, <4 x float> %p1, <4 x i32> <i32 1, i32 1, i32 3, i32 3>
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = select <4 x i1> %v5, <4 x float> %v3, <4 x float> zeroinitializer
ret <4 x float> %v6

%v3 = shufflevector <4 x float> %p1, <4 x float> %p1, <4 x i32> <i32 0, i32 0, i32 2, i32 2>
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = select <4 x i1> %v5, <4 x float> %v3, <4 x float> zeroinitializer
ret <4 x float> %v6

%v3 = insertelement <8 x i16> poison, i16 %p1, i32 0
%v4 = insertelement <8 x i16> %v3, i16 %p1, i32 1
%v5 = insertelement <8 x i16> %v4, i16 %p1, i32 2
%v6 = insertelement <8 x i16> %v5, i16 %p1, i32 3
%v7 = insertelement <8 x i16> %v6, i16 %p1, i32 4
%v8 = insertelement <8 x i16> %v7, i16 %p1, i32 5
%v9 = insertelement <8 x i16> %v8, i16 %p1, i32 6
%v10 = insertelement <8 x i16> %v9, i16 %p1, i32 7
%v11 = bitcast <8 x i16> %v10 to <2 x i64>
%v12 = bitcast i8 %p0 to <8 x i1>
%v13 = select <8 x i1> %v12, <8 x i16> %v10, <8 x i16> zeroinitializer
%v14 = bitcast <8 x i16> %v13 to <2 x i64>
ret <2 x i64> %v14

%v3 = insertelement <4 x i32> poison, i32 %p1, i32 0
%v4 = insertelement <4 x i32> %v3, i32 %p1, i32 1
%v5 = insertelement <4 x i32> %v4, i32 %p1, i32 2
%v6 = insertelement <4 x i32> %v5, i32 %p1, i32 3
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x i32> %v6, <4 x i32> zeroinitializer
%v11 = bitcast <4 x i32> %v10 to <2 x i64>
ret <2 x i64> %v11

%v3 = insertelement <2 x i64> poison, i64 %p1, i32 0
%v4 = insertelement <2 x i64> %v3, i64 %p1, i32 1
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = select <2 x i1> %v6, <2 x i64> %v4, <2 x i64> zeroinitializer
ret <2 x i64> %v7

%v3 = insertelement <16 x i8> poison, i8 %p1, i32 0
%v4 = insertelement <16 x i8> %v3, i8 %p1, i32 1
%v5 = insertelement <16 x i8> %v4, i8 %p1, i32 2
%v6 = insertelement <16 x i8> %v5, i8 %p1, i32 3
%v7 = insertelement <16 x i8> %v6, i8 %p1, i32 4
%v8 = insertelement <16 x i8> %v7, i8 %p1, i32 5
%v9 = insertelement <16 x i8> %v8, i8 %p1, i32 6
%v10 = insertelement <16 x i8> %v9, i8 %p1, i32 7
%v11 = insertelement <16 x i8> %v10, i8 %p1, i32 8
%v12 = insertelement <16 x i8> %v11, i8 %p1, i32 9
%v13 = insertelement <16 x i8> %v12, i8 %p1, i32 10
%v14 = insertelement <16 x i8> %v13, i8 %p1, i32 11
%v15 = insertelement <16 x i8> %v14, i8 %p1, i32 12
%v16 = insertelement <16 x i8> %v15, i8 %p1, i32 13
%v17 = insertelement <16 x i8> %v16, i8 %p1, i32 14
%v18 = insertelement <16 x i8> %v17, i8 %p1, i32 15
%v19 = bitcast <16 x i8> %v18 to <2 x i64>
%v20 = bitcast i16 %p0 to <16 x i1>
%v21 = select <16 x i1> %v20, <16 x i8> %v18, <16 x i8> zeroinitializer
%v22 = bitcast <16 x i8> %v21 to <2 x i64>
ret <2 x i64> %v22

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = shufflevector <8 x i16> %v4, <8 x i16> %v5, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i16> %v6, <8 x i16> zeroinitializer
%v10 = bitcast <8 x i16> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = shufflevector <4 x i32> %v4, <4 x i32> %v5, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x i32> %v6, <4 x i32> zeroinitializer
%v11 = bitcast <4 x i32> %v10 to <2 x i64>
ret <2 x i64> %v11

%v4 = shufflevector <2 x i64> %p1, <2 x i64> %p2, <2 x i32> <i32 1, i32 3>
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = select <2 x i1> %v6, <2 x i64> %v4, <2 x i64> zeroinitializer
ret <2 x i64> %v7

%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = shufflevector <16 x i8> %v4, <16 x i8> %v5, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i8> %v6, <16 x i8> zeroinitializer
%v10 = bitcast <16 x i8> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = shufflevector <2 x double> %p1, <2 x double> %p2, <2 x i32> <i32 1, i32 3>
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = select <2 x i1> %v6, <2 x double> %v4, <2 x double> zeroinitializer
ret <2 x double> %v7

%v4 = shufflevector <4 x float> %p1, <4 x float> %p2, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x float> %v4, <4 x float> zeroinitializer
ret <4 x float> %v7

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = shufflevector <8 x i16> %v4, <8 x i16> %v5, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i16> %v6, <8 x i16> zeroinitializer
%v10 = bitcast <8 x i16> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = shufflevector <4 x i32> %v4, <4 x i32> %v5, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x i32> %v6, <4 x i32> zeroinitializer
%v11 = bitcast <4 x i32> %v10 to <2 x i64>
ret <2 x i64> %v11

%v4 = shufflevector <2 x i64> %p1, <2 x i64> %p2, <2 x i32> <i32 0, i32 2>
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = select <2 x i1> %v6, <2 x i64> %v4, <2 x i64> zeroinitializer
ret <2 x i64> %v7

%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = shufflevector <16 x i8> %v4, <16 x i8> %v5, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i8> %v6, <16 x i8> zeroinitializer
%v10 = bitcast <16 x i8> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = shufflevector <2 x double> %p1, <2 x double> %p2, <2 x i32> <i32 0, i32 2>
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = select <2 x i1> %v6, <2 x double> %v4, <2 x double> zeroinitializer
ret <2 x double> %v7

%v4 = shufflevector <4 x float> %p1, <4 x float> %p2, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x float> %v4, <4 x float> zeroinitializer
ret <4 x float> %v7

%v2 = shufflevector <2 x i64> %p0, <2 x i64> zeroinitializer, <2 x i32> <i32 0, i32 2>
ret <2 x i64> %v2

%v3 = extractelement <2 x double> %p1, i32 0
%v4 = insertelement <2 x double> %p0, double %v3, i32 0
ret <2 x double> %v4

%v3 = extractelement <8 x half> %p1, i32 0
%v4 = insertelement <8 x half> %p0, half %v3, i32 0
ret <8 x half> %v4

%v3 = extractelement <4 x float> %p1, i32 0
%v4 = insertelement <4 x float> %p0, float %v3, i32 0
ret <4 x float> %v4

%v2 = shufflevector <4 x float> %p0, <4 x float> %p0, <4 x i32> <i32 1, i32 1, i32 3, i32 3>
ret <4 x float> %v2

%v0 = call <4 x float> asm inteldialect "movhlps ${0:x}, ${2:x}", "=x,0,x,~{flags}"(<4 x float> %p0, <4 x float> %p1)
ret <4 x float> %v0

%v0 = call <4 x float> asm inteldialect "vmovhlps ${0:x}, ${1:x}, ${2:x}", "=x,x,x,~{flags}"(<4 x float> %p0, <4 x float> %p1)
ret <4 x float> %v0

%v2 = shufflevector <4 x float> %p0, <4 x float> %p0, <4 x i32> <i32 0, i32 0, i32 2, i32 2>
ret <4 x float> %v2

%v3 = shufflevector <4 x float> %p0, <4 x float> %p1, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
ret <4 x float> %v3

%v2 = bitcast i8 %p0 to <8 x i1>
%v3 = shufflevector <8 x i1> %v2, <8 x i1> %v2, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v4 = sext <4 x i1> %v3 to <4 x i32>
%v5 = bitcast <4 x i32> %v4 to <2 x i64>
ret <2 x i64> %v5

%v2 = bitcast i8 %p0 to <8 x i1>
%v3 = shufflevector <8 x i1> %v2, <8 x i1> %v2, <2 x i32> <i32 0, i32 1>
%v4 = sext <2 x i1> %v3 to <2 x i64>
ret <2 x i64> %v4

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = shufflevector <8 x i16> %v3, <8 x i16> %v4, <8 x i32> <i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = shufflevector <4 x i32> %v3, <4 x i32> %v4, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = shufflevector <2 x i64> %p0, <2 x i64> %p1, <2 x i32> <i32 1, i32 3>
ret <2 x i64> %v3

%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = shufflevector <16 x i8> %v3, <16 x i8> %v4, <16 x i32> <i32 8, i32 24, i32 9, i32 25, i32 10, i32 26, i32 11, i32 27, i32 12, i32 28, i32 13, i32 29, i32 14, i32 30, i32 15, i32 31>
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

%v0 = call <2 x double> asm inteldialect "unpckhpd ${0:x}, ${2:x}", "=x,0,x,~{flags}"(<2 x double> %p0, <2 x double> %p1)
ret <2 x double> %v0

%v0 = call <2 x double> asm inteldialect "vunpckhpd ${0:x}, ${1:x}, ${2:x}", "=x,x,x,~{flags}"(<2 x double> %p0, <2 x double> %p1)
ret <2 x double> %v0

%v3 = shufflevector <4 x float> %p0, <4 x float> %p1, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
ret <4 x float> %v3

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = shufflevector <8 x i16> %v3, <8 x i16> %v4, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11>
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = shufflevector <4 x i32> %v3, <4 x i32> %v4, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = shufflevector <2 x i64> %p0, <2 x i64> %p1, <2 x i32> <i32 0, i32 2>
ret <2 x i64> %v3

%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = shufflevector <16 x i8> %v3, <16 x i8> %v4, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 2, i32 18, i32 3, i32 19, i32 4, i32 20, i32 5, i32 21, i32 6, i32 22, i32 7, i32 23>
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

%v0 = call <2 x double> asm inteldialect "unpcklpd ${0:x}, ${2:x}", "=x,0,x,~{flags}"(<2 x double> %p0, <2 x double> %p1)
ret <2 x double> %v0

%v0 = call <2 x double> asm inteldialect "vunpcklpd ${0:x}, ${1:x}, ${2:x}", "=x,x,x,~{flags}"(<2 x double> %p0, <2 x double> %p1)
ret <2 x double> %v0

%v3 = shufflevector <4 x float> %p0, <4 x float> %p1, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
ret <4 x float> %v3

%v3 = call <2 x i64> @llvm.x86.avx512.conflict.q.128(<2 x i64> %p1)
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <2 x i32> <i32 0, i32 1>
%v6 = select <2 x i1> %v5, <2 x i64> %v3, <2 x i64> zeroinitializer
ret <2 x i64> %v6

declare <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16>, <16 x i16>)
%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v3, <16 x i16> %v4)
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
ret <4 x i64> %v6

%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = bitcast <4 x i64> %p3 to <16 x i16>
%v7 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v5, <16 x i16> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <8 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i32> %v7, <8 x i32> %v9
%v12 = bitcast <8 x i32> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = and <4 x i64> %p2, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
%v6 = and <4 x i64> %p3, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
%v7 = mul <4 x i64> %v5, %v6
%v8 = bitcast i8 %p1 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x i64> %v7, <4 x i64> %p0
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %v4, <16 x i16> %v5)
%v7 = bitcast <8 x i32> %v6 to <4 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i32> %v6, <8 x i32> zeroinitializer
%v10 = bitcast <8 x i32> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = and <4 x i64> %p1, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
%v5 = and <4 x i64> %p2, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
%v6 = mul <4 x i64> %v4, %v5
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v9 = select <4 x i1> %v8, <4 x i64> %v6, <4 x i64> zeroinitializer
ret <4 x i64> %v9

%v3 = and <4 x i64> %p0, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
%v4 = and <4 x i64> %p1, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
%v5 = mul <4 x i64> %v3, %v4
ret <4 x i64> %v5

declare <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16>, <32 x i16>)
%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v3, <32 x i16> %v4)
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
ret <8 x i64> %v6

%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = bitcast <8 x i64> %p3 to <32 x i16>
%v7 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v5, <32 x i16> %v6)
%v8 = bitcast <8 x i64> %p0 to <16 x i32>
%v9 = bitcast i16 %p1 to <16 x i1>
%v10 = select <16 x i1> %v9, <16 x i32> %v7, <16 x i32> %v8
%v11 = bitcast <16 x i32> %v10 to <8 x i64>
ret <8 x i64> %v11

%v5 = and <8 x i64> %p2, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
%v6 = and <8 x i64> %p3, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
%v7 = mul <8 x i64> %v5, %v6
%v8 = bitcast i8 %p1 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i64> %v7, <8 x i64> %p0
ret <8 x i64> %v9

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %v4, <32 x i16> %v5)
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = select <16 x i1> %v7, <16 x i32> %v6, <16 x i32> zeroinitializer
%v9 = bitcast <16 x i32> %v8 to <8 x i64>
ret <8 x i64> %v9

%v4 = and <8 x i64> %p1, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
%v5 = and <8 x i64> %p2, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
%v6 = mul <8 x i64> %v4, %v5
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = select <8 x i1> %v7, <8 x i64> %v6, <8 x i64> zeroinitializer
ret <8 x i64> %v8

%v3 = and <8 x i64> %p0, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
%v4 = and <8 x i64> %p1, <i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295, i64 4294967295>
%v5 = mul <8 x i64> %v3, %v4
ret <8 x i64> %v5

declare <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16>, <8 x i16>)
%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
ret <2 x i64> %v6

%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = bitcast <2 x i64> %p3 to <8 x i16>
%v7 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v5, <8 x i16> %v6)
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <4 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v12 = select <4 x i1> %v11, <4 x i32> %v7, <4 x i32> %v9
%v13 = bitcast <4 x i32> %v12 to <2 x i64>
ret <2 x i64> %v13

%v5 = and <2 x i64> %p2, <i64 4294967295, i64 4294967295>
%v6 = and <2 x i64> %p3, <i64 4294967295, i64 4294967295>
%v7 = mul <2 x i64> %v5, %v6
%v8 = bitcast i8 %p1 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <2 x i32> <i32 0, i32 1>
%v10 = select <2 x i1> %v9, <2 x i64> %v7, <2 x i64> %p0
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %v4, <8 x i16> %v5)
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x i32> %v6, <4 x i32> zeroinitializer
%v11 = bitcast <4 x i32> %v10 to <2 x i64>
ret <2 x i64> %v11

%v4 = and <2 x i64> %p1, <i64 4294967295, i64 4294967295>
%v5 = and <2 x i64> %p2, <i64 4294967295, i64 4294967295>
%v6 = mul <2 x i64> %v4, %v5
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <2 x i32> <i32 0, i32 1>
%v9 = select <2 x i1> %v8, <2 x i64> %v6, <2 x i64> zeroinitializer
ret <2 x i64> %v9

%v3 = and <2 x i64> %p0, <i64 4294967295, i64 4294967295>
%v4 = and <2 x i64> %p1, <i64 4294967295, i64 4294967295>
%v5 = mul <2 x i64> %v3, %v4
ret <2 x i64> %v5

%v5 = shl <4 x i64> %p2, <i64 32, i64 32, i64 32, i64 32>
%v6 = ashr <4 x i64> %v5, <i64 32, i64 32, i64 32, i64 32>
%v7 = shl <4 x i64> %p3, <i64 32, i64 32, i64 32, i64 32>
%v8 = ashr <4 x i64> %v7, <i64 32, i64 32, i64 32, i64 32>
%v9 = mul <4 x i64> %v6, %v8
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v12 = select <4 x i1> %v11, <4 x i64> %v9, <4 x i64> %p0
ret <4 x i64> %v12

declare <16 x i16> @llvm.x86.avx2.pmulh.w(<16 x i16>, <16 x i16>)
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = bitcast <4 x i64> %p3 to <16 x i16>
%v7 = call <16 x i16> @llvm.x86.avx2.pmulh.w(<16 x i16> %v5, <16 x i16> %v6)
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <16 x i16>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v7, <16 x i16> %v9
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <16 x i16> @llvm.x86.avx2.pmulhu.w(<16 x i16>, <16 x i16>)
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = bitcast <4 x i64> %p3 to <16 x i16>
%v7 = call <16 x i16> @llvm.x86.avx2.pmulhu.w(<16 x i16> %v5, <16 x i16> %v6)
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <16 x i16>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v7, <16 x i16> %v9
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = bitcast <4 x i64> %p3 to <16 x i16>
%v7 = mul <16 x i16> %v5, %v6
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <16 x i16>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v7, <16 x i16> %v9
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = bitcast <4 x i64> %p3 to <8 x i32>
%v7 = mul <8 x i32> %v5, %v6
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <8 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i32> %v7, <8 x i32> %v9
%v12 = bitcast <8 x i32> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = mul <4 x i64> %p2, %p3
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> %p0
ret <4 x i64> %v8

%v4 = shl <4 x i64> %p1, <i64 32, i64 32, i64 32, i64 32>
%v5 = ashr <4 x i64> %v4, <i64 32, i64 32, i64 32, i64 32>
%v6 = shl <4 x i64> %p2, <i64 32, i64 32, i64 32, i64 32>
%v7 = ashr <4 x i64> %v6, <i64 32, i64 32, i64 32, i64 32>
%v8 = mul <4 x i64> %v5, %v7
%v9 = bitcast i8 %p0 to <8 x i1>
%v10 = shufflevector <8 x i1> %v9, <8 x i1> %v9, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v11 = select <4 x i1> %v10, <4 x i64> %v8, <4 x i64> zeroinitializer
ret <4 x i64> %v11

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = call <16 x i16> @llvm.x86.avx2.pmulh.w(<16 x i16> %v4, <16 x i16> %v5)
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v6, <16 x i16> zeroinitializer
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = call <16 x i16> @llvm.x86.avx2.pmulhu.w(<16 x i16> %v4, <16 x i16> %v5)
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v6, <16 x i16> zeroinitializer
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = mul <16 x i16> %v4, %v5
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v6, <16 x i16> zeroinitializer
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = mul <8 x i32> %v4, %v5
%v7 = bitcast <8 x i32> %v6 to <4 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i32> %v6, <8 x i32> zeroinitializer
%v10 = bitcast <8 x i32> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = mul <4 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i64> %v4, <4 x i64> zeroinitializer
ret <4 x i64> %v7

%v3 = shl <4 x i64> %p0, <i64 32, i64 32, i64 32, i64 32>
%v4 = ashr <4 x i64> %v3, <i64 32, i64 32, i64 32, i64 32>
%v5 = shl <4 x i64> %p1, <i64 32, i64 32, i64 32, i64 32>
%v6 = ashr <4 x i64> %v5, <i64 32, i64 32, i64 32, i64 32>
%v7 = mul <4 x i64> %v4, %v6
ret <4 x i64> %v7

%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = call <16 x i16> @llvm.x86.avx2.pmulh.w(<16 x i16> %v3, <16 x i16> %v4)
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = call <16 x i16> @llvm.x86.avx2.pmulhu.w(<16 x i16> %v3, <16 x i16> %v4)
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = mul <16 x i16> %v3, %v4
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = mul <8 x i32> %v3, %v4
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = mul <4 x i64> %p0, %p1
ret <4 x i64> %v3

%v5 = shl <8 x i64> %p2, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
%v6 = ashr <8 x i64> %v5, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
%v7 = shl <8 x i64> %p3, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
%v8 = ashr <8 x i64> %v7, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
%v9 = mul <8 x i64> %v6, %v8
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i64> %v9, <8 x i64> %p0
ret <8 x i64> %v11

declare <32 x i16> @llvm.x86.avx512.pmulh.w.512(<32 x i16>, <32 x i16>)
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = bitcast <8 x i64> %p3 to <32 x i16>
%v7 = call <32 x i16> @llvm.x86.avx512.pmulh.w.512(<32 x i16> %v5, <32 x i16> %v6)
%v8 = bitcast <32 x i16> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <32 x i16>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i16> %v7, <32 x i16> %v9
%v12 = bitcast <32 x i16> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <32 x i16> @llvm.x86.avx512.pmulhu.w.512(<32 x i16>, <32 x i16>)
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = bitcast <8 x i64> %p3 to <32 x i16>
%v7 = call <32 x i16> @llvm.x86.avx512.pmulhu.w.512(<32 x i16> %v5, <32 x i16> %v6)
%v8 = bitcast <32 x i16> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <32 x i16>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i16> %v7, <32 x i16> %v9
%v12 = bitcast <32 x i16> %v11 to <8 x i64>
ret <8 x i64> %v12

%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = bitcast <8 x i64> %p3 to <32 x i16>
%v7 = mul <32 x i16> %v5, %v6
%v8 = bitcast <32 x i16> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <32 x i16>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i16> %v7, <32 x i16> %v9
%v12 = bitcast <32 x i16> %v11 to <8 x i64>
ret <8 x i64> %v12

%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = bitcast <8 x i64> %p3 to <16 x i32>
%v7 = mul <16 x i32> %v5, %v6
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <16 x i32>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v7, <16 x i32> %v9
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

%v5 = mul <8 x i64> %p2, %p3
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> %p0
ret <8 x i64> %v7

%v4 = shl <8 x i64> %p1, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
%v5 = ashr <8 x i64> %v4, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
%v6 = shl <8 x i64> %p2, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
%v7 = ashr <8 x i64> %v6, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
%v8 = mul <8 x i64> %v5, %v7
%v9 = bitcast i8 %p0 to <8 x i1>
%v10 = select <8 x i1> %v9, <8 x i64> %v8, <8 x i64> zeroinitializer
ret <8 x i64> %v10

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = call <32 x i16> @llvm.x86.avx512.pmulh.w.512(<32 x i16> %v4, <32 x i16> %v5)
%v7 = bitcast <32 x i16> %v6 to <8 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i16> %v6, <32 x i16> zeroinitializer
%v10 = bitcast <32 x i16> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = call <32 x i16> @llvm.x86.avx512.pmulhu.w.512(<32 x i16> %v4, <32 x i16> %v5)
%v7 = bitcast <32 x i16> %v6 to <8 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i16> %v6, <32 x i16> zeroinitializer
%v10 = bitcast <32 x i16> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = mul <32 x i16> %v4, %v5
%v7 = bitcast <32 x i16> %v6 to <8 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i16> %v6, <32 x i16> zeroinitializer
%v10 = bitcast <32 x i16> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = mul <16 x i32> %v4, %v5
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i32> %v6, <16 x i32> zeroinitializer
%v10 = bitcast <16 x i32> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = mul <8 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> zeroinitializer
ret <8 x i64> %v6

%v3 = shl <8 x i64> %p0, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
%v4 = ashr <8 x i64> %v3, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
%v5 = shl <8 x i64> %p1, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
%v6 = ashr <8 x i64> %v5, <i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32, i64 32>
%v7 = mul <8 x i64> %v4, %v6
ret <8 x i64> %v7

%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = call <32 x i16> @llvm.x86.avx512.pmulh.w.512(<32 x i16> %v3, <32 x i16> %v4)
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = call <32 x i16> @llvm.x86.avx512.pmulhu.w.512(<32 x i16> %v3, <32 x i16> %v4)
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = mul <32 x i16> %v3, %v4
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = mul <16 x i32> %v3, %v4
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = mul <8 x i64> %p0, %p1
ret <8 x i64> %v3

%v5 = shl <2 x i64> %p2, <i64 32, i64 32>
%v6 = ashr <2 x i64> %v5, <i64 32, i64 32>
%v7 = shl <2 x i64> %p3, <i64 32, i64 32>
%v8 = ashr <2 x i64> %v7, <i64 32, i64 32>
%v9 = mul <2 x i64> %v6, %v8
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <2 x i32> <i32 0, i32 1>
%v12 = select <2 x i1> %v11, <2 x i64> %v9, <2 x i64> %p0
ret <2 x i64> %v12

declare <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16>, <8 x i16>)
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = bitcast <2 x i64> %p3 to <8 x i16>
%v7 = call <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16> %v5, <8 x i16> %v6)
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <8 x i16>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v7, <8 x i16> %v9
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

declare <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16>, <8 x i16>)
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = bitcast <2 x i64> %p3 to <8 x i16>
%v7 = call <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16> %v5, <8 x i16> %v6)
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <8 x i16>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v7, <8 x i16> %v9
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = bitcast <2 x i64> %p3 to <8 x i16>
%v7 = mul <8 x i16> %v5, %v6
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <8 x i16>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v7, <8 x i16> %v9
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = bitcast <2 x i64> %p3 to <4 x i32>
%v7 = mul <4 x i32> %v5, %v6
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <4 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v12 = select <4 x i1> %v11, <4 x i32> %v7, <4 x i32> %v9
%v13 = bitcast <4 x i32> %v12 to <2 x i64>
ret <2 x i64> %v13

%v5 = mul <2 x i64> %p2, %p3
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> %p0
ret <2 x i64> %v8

%v4 = shl <2 x i64> %p1, <i64 32, i64 32>
%v5 = ashr <2 x i64> %v4, <i64 32, i64 32>
%v6 = shl <2 x i64> %p2, <i64 32, i64 32>
%v7 = ashr <2 x i64> %v6, <i64 32, i64 32>
%v8 = mul <2 x i64> %v5, %v7
%v9 = bitcast i8 %p0 to <8 x i1>
%v10 = shufflevector <8 x i1> %v9, <8 x i1> %v9, <2 x i32> <i32 0, i32 1>
%v11 = select <2 x i1> %v10, <2 x i64> %v8, <2 x i64> zeroinitializer
ret <2 x i64> %v11

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = call <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16> %v4, <8 x i16> %v5)
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i16> %v6, <8 x i16> zeroinitializer
%v10 = bitcast <8 x i16> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = call <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16> %v4, <8 x i16> %v5)
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i16> %v6, <8 x i16> zeroinitializer
%v10 = bitcast <8 x i16> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = mul <8 x i16> %v4, %v5
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i16> %v6, <8 x i16> zeroinitializer
%v10 = bitcast <8 x i16> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = mul <4 x i32> %v4, %v5
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x i32> %v6, <4 x i32> zeroinitializer
%v11 = bitcast <4 x i32> %v10 to <2 x i64>
ret <2 x i64> %v11

%v4 = mul <2 x i64> %p1, %p2
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = select <2 x i1> %v6, <2 x i64> %v4, <2 x i64> zeroinitializer
ret <2 x i64> %v7

%v3 = shl <2 x i64> %p0, <i64 32, i64 32>
%v4 = ashr <2 x i64> %v3, <i64 32, i64 32>
%v5 = shl <2 x i64> %p1, <i64 32, i64 32>
%v6 = ashr <2 x i64> %v5, <i64 32, i64 32>
%v7 = mul <2 x i64> %v4, %v6
ret <2 x i64> %v7

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = call <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = call <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = mul <8 x i16> %v3, %v4
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = mul <4 x i32> %v3, %v4
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = mul <2 x i64> %p0, %p1
ret <2 x i64> %v3

declare <4 x i64> @llvm.x86.avx512.vpmadd52l.uq.256(<4 x i64>, <4 x i64>, <4 x i64>)
%v4 = call <4 x i64> @llvm.x86.avx512.vpmadd52l.uq.256(<4 x i64> %p0, <4 x i64> %p1, <4 x i64> %p2)
ret <4 x i64> %v4

%v5 = call <4 x i64> @llvm.x86.avx512.vpmadd52l.uq.256(<4 x i64> %p0, <4 x i64> %p2, <4 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> %p0
ret <4 x i64> %v8

%v5 = call <4 x i64> @llvm.x86.avx512.vpmadd52l.uq.256(<4 x i64> %p1, <4 x i64> %p2, <4 x i64> %p3)
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> zeroinitializer
ret <4 x i64> %v8

declare <8 x i64> @llvm.x86.avx512.vpmadd52l.uq.512(<8 x i64>, <8 x i64>, <8 x i64>)
%v4 = call <8 x i64> @llvm.x86.avx512.vpmadd52l.uq.512(<8 x i64> %p0, <8 x i64> %p1, <8 x i64> %p2)
ret <8 x i64> %v4

%v5 = call <8 x i64> @llvm.x86.avx512.vpmadd52l.uq.512(<8 x i64> %p0, <8 x i64> %p2, <8 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> %p0
ret <8 x i64> %v7

%v5 = call <8 x i64> @llvm.x86.avx512.vpmadd52l.uq.512(<8 x i64> %p1, <8 x i64> %p2, <8 x i64> %p3)
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> zeroinitializer
ret <8 x i64> %v7

declare <2 x i64> @llvm.x86.avx512.vpmadd52l.uq.128(<2 x i64>, <2 x i64>, <2 x i64>)
%v4 = call <2 x i64> @llvm.x86.avx512.vpmadd52l.uq.128(<2 x i64> %p0, <2 x i64> %p1, <2 x i64> %p2)
ret <2 x i64> %v4

%v5 = call <2 x i64> @llvm.x86.avx512.vpmadd52l.uq.128(<2 x i64> %p0, <2 x i64> %p2, <2 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> %p0
ret <2 x i64> %v8

%v5 = call <2 x i64> @llvm.x86.avx512.vpmadd52l.uq.128(<2 x i64> %p1, <2 x i64> %p2, <2 x i64> %p3)
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> zeroinitializer
ret <2 x i64> %v8

declare <16 x i16> @llvm.x86.avx2.pmul.hr.sw(<16 x i16>, <16 x i16>)
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = bitcast <4 x i64> %p3 to <16 x i16>
%v7 = call <16 x i16> @llvm.x86.avx2.pmul.hr.sw(<16 x i16> %v5, <16 x i16> %v6)
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <16 x i16>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v7, <16 x i16> %v9
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = call <16 x i16> @llvm.x86.avx2.pmul.hr.sw(<16 x i16> %v4, <16 x i16> %v5)
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v6, <16 x i16> zeroinitializer
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = call <16 x i16> @llvm.x86.avx2.pmul.hr.sw(<16 x i16> %v3, <16 x i16> %v4)
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

declare <32 x i16> @llvm.x86.avx512.pmul.hr.sw.512(<32 x i16>, <32 x i16>)
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = bitcast <8 x i64> %p3 to <32 x i16>
%v7 = call <32 x i16> @llvm.x86.avx512.pmul.hr.sw.512(<32 x i16> %v5, <32 x i16> %v6)
%v8 = bitcast <32 x i16> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <32 x i16>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i16> %v7, <32 x i16> %v9
%v12 = bitcast <32 x i16> %v11 to <8 x i64>
ret <8 x i64> %v12

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = call <32 x i16> @llvm.x86.avx512.pmul.hr.sw.512(<32 x i16> %v4, <32 x i16> %v5)
%v7 = bitcast <32 x i16> %v6 to <8 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i16> %v6, <32 x i16> zeroinitializer
%v10 = bitcast <32 x i16> %v9 to <8 x i64>
ret <8 x i64> %v10

%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = call <32 x i16> @llvm.x86.avx512.pmul.hr.sw.512(<32 x i16> %v3, <32 x i16> %v4)
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
ret <8 x i64> %v6

declare <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16>, <8 x i16>)
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = bitcast <2 x i64> %p3 to <8 x i16>
%v7 = call <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16> %v5, <8 x i16> %v6)
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <8 x i16>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v7, <8 x i16> %v9
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = call <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16> %v4, <8 x i16> %v5)
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i16> %v6, <8 x i16> zeroinitializer
%v10 = bitcast <8 x i16> %v9 to <2 x i64>
ret <2 x i64> %v10

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = call <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

declare <4 x i64> @llvm.x86.avx512.vpmadd52h.uq.256(<4 x i64>, <4 x i64>, <4 x i64>)
%v4 = call <4 x i64> @llvm.x86.avx512.vpmadd52h.uq.256(<4 x i64> %p0, <4 x i64> %p1, <4 x i64> %p2)
ret <4 x i64> %v4

%v5 = call <4 x i64> @llvm.x86.avx512.vpmadd52h.uq.256(<4 x i64> %p0, <4 x i64> %p2, <4 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> %p0
ret <4 x i64> %v8

%v5 = call <4 x i64> @llvm.x86.avx512.vpmadd52h.uq.256(<4 x i64> %p1, <4 x i64> %p2, <4 x i64> %p3)
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> zeroinitializer
ret <4 x i64> %v8

declare <8 x i64> @llvm.x86.avx512.vpmadd52h.uq.512(<8 x i64>, <8 x i64>, <8 x i64>)
%v4 = call <8 x i64> @llvm.x86.avx512.vpmadd52h.uq.512(<8 x i64> %p0, <8 x i64> %p1, <8 x i64> %p2)
ret <8 x i64> %v4

%v5 = call <8 x i64> @llvm.x86.avx512.vpmadd52h.uq.512(<8 x i64> %p0, <8 x i64> %p2, <8 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> %p0
ret <8 x i64> %v7

%v5 = call <8 x i64> @llvm.x86.avx512.vpmadd52h.uq.512(<8 x i64> %p1, <8 x i64> %p2, <8 x i64> %p3)
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> zeroinitializer
ret <8 x i64> %v7

declare <2 x i64> @llvm.x86.avx512.vpmadd52h.uq.128(<2 x i64>, <2 x i64>, <2 x i64>)
%v4 = call <2 x i64> @llvm.x86.avx512.vpmadd52h.uq.128(<2 x i64> %p0, <2 x i64> %p1, <2 x i64> %p2)
ret <2 x i64> %v4

%v5 = call <2 x i64> @llvm.x86.avx512.vpmadd52h.uq.128(<2 x i64> %p0, <2 x i64> %p2, <2 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> %p0
ret <2 x i64> %v8

%v5 = call <2 x i64> @llvm.x86.avx512.vpmadd52h.uq.128(<2 x i64> %p1, <2 x i64> %p2, <2 x i64> %p3)
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> zeroinitializer
ret <2 x i64> %v8

%v0 = call <4 x i64> asm inteldialect "valignd ${0:t}, ${1:t}, ${2:t}, {0:1:0}", "=v,v,v,~{flags}"(<4 x i64> %p0, <4 x i64> %p1)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "valignq ${0:t}, ${1:t}, ${2:t}, {0:1:0}", "=v,v,v,~{flags}"(<4 x i64> %p0, <4 x i64> %p1)
ret <4 x i64> %v0

declare <32 x i1> @llvm.x86.avx512.vpshufbitqmb.256(<32 x i8>, <32 x i8>)
%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = call <32 x i1> @llvm.x86.avx512.vpshufbitqmb.256(<32 x i8> %v3, <32 x i8> %v4)
%v6 = bitcast <32 x i1> %v5 to i32
ret i32 %v6

%v0 = call <2 x double> asm inteldialect "vextractf128 ${0:x}, ${1:t}, {0:1:0}", "=x,x,~{flags}"(<4 x double> %p0)
ret <2 x double> %v0

%v0 = call <4 x float> asm inteldialect "vextractf128 ${0:x}, ${1:t}, {0:1:0}", "=x,x,~{flags}"(<8 x float> %p0)
ret <4 x float> %v0

%v0 = call <2 x i64> asm inteldialect "vextractf128 ${0:x}, ${1:t}, {0:1:0}", "=x,x,~{flags}"(<4 x i64> %p0)
ret <2 x i64> %v0

%v0 = call <4 x float> asm inteldialect "vextractf32x4 ${0:x}, ${1:t}, {0:1:0}", "=v,v,~{flags}"(<8 x float> %p0)
ret <4 x float> %v0

%v0 = call <2 x double> asm inteldialect "vextractf64x2 ${0:x}, ${1:t}, {0:1:0}", "=v,v,~{flags}"(<4 x double> %p0)
ret <2 x double> %v0

%v0 = call <2 x i64> asm inteldialect "vextracti128 ${0:x}, ${1:t}, {0:1:0}", "=x,x,~{flags}"(<4 x i64> %p0)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vextracti32x4 ${0:x}, ${1:t}, {0:1:0}", "=v,v,~{flags}"(<4 x i64> %p0)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vextracti64x2 ${0:x}, ${1:t}, {0:1:0}", "=v,v,~{flags}"(<4 x i64> %p0)
ret <2 x i64> %v0

declare <16 x i16> @llvm.x86.avx512.vpermi2var.hi.256(<16 x i16>, <16 x i16>, <16 x i16>)
%v5 = bitcast <4 x i64> %p0 to <16 x i16>
%v6 = bitcast <4 x i64> %p1 to <16 x i16>
%v7 = bitcast <4 x i64> %p3 to <16 x i16>
%v8 = call <16 x i16> @llvm.x86.avx512.vpermi2var.hi.256(<16 x i16> %v5, <16 x i16> %v6, <16 x i16> %v7)
%v9 = bitcast <16 x i16> %v8 to <4 x i64>
%v10 = bitcast i16 %p2 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v8, <16 x i16> %v6
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <8 x i32> @llvm.x86.avx512.vpermi2var.d.256(<8 x i32>, <8 x i32>, <8 x i32>)
%v5 = bitcast <4 x i64> %p0 to <8 x i32>
%v6 = bitcast <4 x i64> %p1 to <8 x i32>
%v7 = bitcast <4 x i64> %p3 to <8 x i32>
%v8 = call <8 x i32> @llvm.x86.avx512.vpermi2var.d.256(<8 x i32> %v5, <8 x i32> %v6, <8 x i32> %v7)
%v9 = bitcast <8 x i32> %v8 to <4 x i64>
%v10 = bitcast i8 %p2 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i32> %v8, <8 x i32> %v6
%v12 = bitcast <8 x i32> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <4 x i64> @llvm.x86.avx512.vpermi2var.q.256(<4 x i64>, <4 x i64>, <4 x i64>)
%v5 = call <4 x i64> @llvm.x86.avx512.vpermi2var.q.256(<4 x i64> %p0, <4 x i64> %p1, <4 x i64> %p3)
%v6 = bitcast i8 %p2 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> %p1
ret <4 x i64> %v8

declare <32 x i8> @llvm.x86.avx512.vpermi2var.qi.256(<32 x i8>, <32 x i8>, <32 x i8>)
%v5 = bitcast <4 x i64> %p0 to <32 x i8>
%v6 = bitcast <4 x i64> %p1 to <32 x i8>
%v7 = bitcast <4 x i64> %p3 to <32 x i8>
%v8 = call <32 x i8> @llvm.x86.avx512.vpermi2var.qi.256(<32 x i8> %v5, <32 x i8> %v6, <32 x i8> %v7)
%v9 = bitcast i32 %p2 to <32 x i1>
%v10 = select <32 x i1> %v9, <32 x i8> %v8, <32 x i8> %v6
%v11 = bitcast <32 x i8> %v10 to <4 x i64>
ret <4 x i64> %v11

declare <4 x double> @llvm.x86.avx512.vpermi2var.pd.256(<4 x double>, <4 x i64>, <4 x double>)
%v5 = call <4 x double> @llvm.x86.avx512.vpermi2var.pd.256(<4 x double> %p0, <4 x i64> %p1, <4 x double> %p3)
%v6 = bitcast <4 x i64> %p1 to <4 x double>
%v7 = bitcast i8 %p2 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v9 = select <4 x i1> %v8, <4 x double> %v5, <4 x double> %v6
ret <4 x double> %v9

declare <8 x float> @llvm.x86.avx512.vpermi2var.ps.256(<8 x float>, <8 x i32>, <8 x float>)
%v5 = bitcast <4 x i64> %p1 to <8 x i32>
%v6 = call <8 x float> @llvm.x86.avx512.vpermi2var.ps.256(<8 x float> %p0, <8 x i32> %v5, <8 x float> %p3)
%v7 = bitcast <4 x i64> %p1 to <8 x float>
%v8 = bitcast i8 %p2 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x float> %v6, <8 x float> %v7
ret <8 x float> %v9

%v0 = call <4 x i64> asm inteldialect "valignd ${0:t} {${1}}, ${3:t}, ${4:t}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <4 x i64> %p0, <4 x i64> %p2, <4 x i64> %p3)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "valignq ${0:t} {${1}}, ${3:t}, ${4:t}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <4 x i64> %p0, <4 x i64> %p2, <4 x i64> %p3)
ret <4 x i64> %v0

%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = call <32 x i1> @llvm.x86.avx512.vpshufbitqmb.256(<32 x i8> %v4, <32 x i8> %v5)
%v7 = bitcast i32 %p0 to <32 x i1>
%v8 = and <32 x i1> %v6, %v7
%v9 = bitcast <32 x i1> %v8 to i32
ret i32 %v9

%v0 = call <4 x float> asm inteldialect "vextractf32x4 ${0:x} {${1}}, ${3:t}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <4 x float> %p0, <8 x float> %p2)
ret <4 x float> %v0

%v0 = call <2 x double> asm inteldialect "vextractf64x2 ${0:x} {${1}}, ${3:t}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <2 x double> %p0, <4 x double> %p2)
ret <2 x double> %v0

%v0 = call <2 x i64> asm inteldialect "vextracti32x4 ${0:x} {${1}}, ${3:t}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <2 x i64> %p0, <4 x i64> %p2)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vextracti64x2 ${0:x} {${1}}, ${3:t}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <2 x i64> %p0, <4 x i64> %p2)
ret <2 x i64> %v0

declare <8 x float> @llvm.x86.avx.vpermilvar.ps.256(<8 x float>, <8 x i32>)
%v5 = bitcast <4 x i64> %p3 to <8 x i32>
%v6 = call <8 x float> @llvm.x86.avx.vpermilvar.ps.256(<8 x float> %p2, <8 x i32> %v5)
%v7 = bitcast i8 %p1 to <8 x i1>
%v8 = select <8 x i1> %v7, <8 x float> %v6, <8 x float> %p0
ret <8 x float> %v8

%v5 = bitcast <4 x i64> %p0 to <16 x i16>
%v6 = bitcast <4 x i64> %p2 to <16 x i16>
%v7 = bitcast <4 x i64> %p3 to <16 x i16>
%v8 = call <16 x i16> @llvm.x86.avx512.vpermi2var.hi.256(<16 x i16> %v5, <16 x i16> %v6, <16 x i16> %v7)
%v9 = bitcast <16 x i16> %v8 to <4 x i64>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v8, <16 x i16> %v5
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = bitcast <4 x i64> %p0 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = bitcast <4 x i64> %p3 to <8 x i32>
%v8 = call <8 x i32> @llvm.x86.avx512.vpermi2var.d.256(<8 x i32> %v5, <8 x i32> %v6, <8 x i32> %v7)
%v9 = bitcast <8 x i32> %v8 to <4 x i64>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i32> %v8, <8 x i32> %v5
%v12 = bitcast <8 x i32> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = call <4 x i64> @llvm.x86.avx512.vpermi2var.q.256(<4 x i64> %p0, <4 x i64> %p2, <4 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> %p0
ret <4 x i64> %v8

%v5 = bitcast <4 x i64> %p0 to <32 x i8>
%v6 = bitcast <4 x i64> %p2 to <32 x i8>
%v7 = bitcast <4 x i64> %p3 to <32 x i8>
%v8 = call <32 x i8> @llvm.x86.avx512.vpermi2var.qi.256(<32 x i8> %v5, <32 x i8> %v6, <32 x i8> %v7)
%v9 = bitcast i32 %p1 to <32 x i1>
%v10 = select <32 x i1> %v9, <32 x i8> %v8, <32 x i8> %v5
%v11 = bitcast <32 x i8> %v10 to <4 x i64>
ret <4 x i64> %v11

%v5 = call <4 x double> @llvm.x86.avx512.vpermi2var.pd.256(<4 x double> %p0, <4 x i64> %p2, <4 x double> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x double> %v5, <4 x double> %p0
ret <4 x double> %v8

%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = call <8 x float> @llvm.x86.avx512.vpermi2var.ps.256(<8 x float> %p0, <8 x i32> %v5, <8 x float> %p3)
%v7 = bitcast i8 %p1 to <8 x i1>
%v8 = select <8 x i1> %v7, <8 x float> %v6, <8 x float> %p0
ret <8 x float> %v8

declare <16 x i16> @llvm.x86.avx512.permvar.hi.256(<16 x i16>, <16 x i16>)
%v5 = bitcast <4 x i64> %p3 to <16 x i16>
%v6 = bitcast <4 x i64> %p2 to <16 x i16>
%v7 = call <16 x i16> @llvm.x86.avx512.permvar.hi.256(<16 x i16> %v5, <16 x i16> %v6)
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <16 x i16>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v7, <16 x i16> %v9
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <8 x i32> @llvm.x86.avx2.permd(<8 x i32>, <8 x i32>)
%v5 = bitcast <4 x i64> %p3 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = call <8 x i32> @llvm.x86.avx2.permd(<8 x i32> %v5, <8 x i32> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <8 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i32> %v7, <8 x i32> %v9
%v12 = bitcast <8 x i32> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <4 x i64> @llvm.x86.avx512.permvar.di.256(<4 x i64>, <4 x i64>)
%v5 = call <4 x i64> @llvm.x86.avx512.permvar.di.256(<4 x i64> %p3, <4 x i64> %p2)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> %p0
ret <4 x i64> %v8

declare <32 x i8> @llvm.x86.avx512.permvar.qi.256(<32 x i8>, <32 x i8>)
%v5 = bitcast <4 x i64> %p3 to <32 x i8>
%v6 = bitcast <4 x i64> %p2 to <32 x i8>
%v7 = call <32 x i8> @llvm.x86.avx512.permvar.qi.256(<32 x i8> %v5, <32 x i8> %v6)
%v8 = bitcast <4 x i64> %p0 to <32 x i8>
%v9 = bitcast i32 %p1 to <32 x i1>
%v10 = select <32 x i1> %v9, <32 x i8> %v7, <32 x i8> %v8
%v11 = bitcast <32 x i8> %v10 to <4 x i64>
ret <4 x i64> %v11

declare <4 x double> @llvm.x86.avx512.permvar.df.256(<4 x double>, <4 x i64>)
%v5 = call <4 x double> @llvm.x86.avx512.permvar.df.256(<4 x double> %p3, <4 x i64> %p2)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x double> %v5, <4 x double> %p0
ret <4 x double> %v8

declare <8 x float> @llvm.x86.avx2.permps(<8 x float>, <8 x i32>)
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> %p3, <8 x i32> %v5)
%v7 = bitcast i8 %p1 to <8 x i1>
%v8 = select <8 x i1> %v7, <8 x float> %v6, <8 x float> %p0
ret <8 x float> %v8

%v0 = call <4 x i64> asm inteldialect "valignd ${0:t} {${1}} {z}, ${2:t}, ${3:t}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <4 x i64> %p1, <4 x i64> %p2)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "valignq ${0:t} {${1}} {z}, ${2:t}, ${3:t}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <4 x i64> %p1, <4 x i64> %p2)
ret <4 x i64> %v0

%v0 = call <4 x float> asm inteldialect "vextractf32x4 ${0:x} {${1}} {z}, ${2:t}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <8 x float> %p1)
ret <4 x float> %v0

%v0 = call <2 x double> asm inteldialect "vextractf64x2 ${0:x} {${1}} {z}, ${2:t}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <4 x double> %p1)
ret <2 x double> %v0

%v0 = call <2 x i64> asm inteldialect "vextracti32x4 ${0:x} {${1}} {z}, ${2:t}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <4 x i64> %p1)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vextracti64x2 ${0:x} {${1}} {z}, ${2:t}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <4 x i64> %p1)
ret <2 x i64> %v0

%v4 = bitcast <4 x i64> %p2 to <8 x i32>
%v5 = call <8 x float> @llvm.x86.avx.vpermilvar.ps.256(<8 x float> %p1, <8 x i32> %v4)
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x float> %v5, <8 x float> zeroinitializer
ret <8 x float> %v7

%v5 = bitcast <4 x i64> %p1 to <16 x i16>
%v6 = bitcast <4 x i64> %p2 to <16 x i16>
%v7 = bitcast <4 x i64> %p3 to <16 x i16>
%v8 = call <16 x i16> @llvm.x86.avx512.vpermi2var.hi.256(<16 x i16> %v5, <16 x i16> %v6, <16 x i16> %v7)
%v9 = bitcast <16 x i16> %v8 to <4 x i64>
%v10 = bitcast i16 %p0 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v8, <16 x i16> zeroinitializer
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = bitcast <4 x i64> %p1 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = bitcast <4 x i64> %p3 to <8 x i32>
%v8 = call <8 x i32> @llvm.x86.avx512.vpermi2var.d.256(<8 x i32> %v5, <8 x i32> %v6, <8 x i32> %v7)
%v9 = bitcast <8 x i32> %v8 to <4 x i64>
%v10 = bitcast i8 %p0 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i32> %v8, <8 x i32> zeroinitializer
%v12 = bitcast <8 x i32> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = call <4 x i64> @llvm.x86.avx512.vpermi2var.q.256(<4 x i64> %p1, <4 x i64> %p2, <4 x i64> %p3)
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> zeroinitializer
ret <4 x i64> %v8

%v5 = bitcast <4 x i64> %p1 to <32 x i8>
%v6 = bitcast <4 x i64> %p2 to <32 x i8>
%v7 = bitcast <4 x i64> %p3 to <32 x i8>
%v8 = call <32 x i8> @llvm.x86.avx512.vpermi2var.qi.256(<32 x i8> %v5, <32 x i8> %v6, <32 x i8> %v7)
%v9 = bitcast i32 %p0 to <32 x i1>
%v10 = select <32 x i1> %v9, <32 x i8> %v8, <32 x i8> zeroinitializer
%v11 = bitcast <32 x i8> %v10 to <4 x i64>
ret <4 x i64> %v11

%v5 = call <4 x double> @llvm.x86.avx512.vpermi2var.pd.256(<4 x double> %p1, <4 x i64> %p2, <4 x double> %p3)
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x double> %v5, <4 x double> zeroinitializer
ret <4 x double> %v8

%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = call <8 x float> @llvm.x86.avx512.vpermi2var.ps.256(<8 x float> %p1, <8 x i32> %v5, <8 x float> %p3)
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = select <8 x i1> %v7, <8 x float> %v6, <8 x float> zeroinitializer
ret <8 x float> %v8

%v4 = bitcast <4 x i64> %p2 to <16 x i16>
%v5 = bitcast <4 x i64> %p1 to <16 x i16>
%v6 = call <16 x i16> @llvm.x86.avx512.permvar.hi.256(<16 x i16> %v4, <16 x i16> %v5)
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v6, <16 x i16> zeroinitializer
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p2 to <8 x i32>
%v5 = bitcast <4 x i64> %p1 to <8 x i32>
%v6 = call <8 x i32> @llvm.x86.avx2.permd(<8 x i32> %v4, <8 x i32> %v5)
%v7 = bitcast <8 x i32> %v6 to <4 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i32> %v6, <8 x i32> zeroinitializer
%v10 = bitcast <8 x i32> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = call <4 x i64> @llvm.x86.avx512.permvar.di.256(<4 x i64> %p2, <4 x i64> %p1)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i64> %v4, <4 x i64> zeroinitializer
ret <4 x i64> %v7

%v4 = bitcast <4 x i64> %p2 to <32 x i8>
%v5 = bitcast <4 x i64> %p1 to <32 x i8>
%v6 = call <32 x i8> @llvm.x86.avx512.permvar.qi.256(<32 x i8> %v4, <32 x i8> %v5)
%v7 = bitcast i32 %p0 to <32 x i1>
%v8 = select <32 x i1> %v7, <32 x i8> %v6, <32 x i8> zeroinitializer
%v9 = bitcast <32 x i8> %v8 to <4 x i64>
ret <4 x i64> %v9

%v4 = call <4 x double> @llvm.x86.avx512.permvar.df.256(<4 x double> %p2, <4 x i64> %p1)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x double> %v4, <4 x double> zeroinitializer
ret <4 x double> %v7

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> %p2, <8 x i32> %v4)
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x float> %v5, <8 x float> zeroinitializer
ret <8 x float> %v7

%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = call <8 x i32> @llvm.x86.avx2.permd(<8 x i32> %v3, <8 x i32> %v4)
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p1 to <8 x i32>
%v4 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> %p0, <8 x i32> %v3)
ret <8 x float> %v4

%v3 = bitcast <4 x i64> %p1 to <8 x i32>
%v4 = call <8 x float> @llvm.x86.avx.vpermilvar.ps.256(<8 x float> %p0, <8 x i32> %v3)
ret <8 x float> %v4

%v4 = bitcast <4 x i64> %p0 to <16 x i16>
%v5 = bitcast <4 x i64> %p1 to <16 x i16>
%v6 = bitcast <4 x i64> %p2 to <16 x i16>
%v7 = call <16 x i16> @llvm.x86.avx512.vpermi2var.hi.256(<16 x i16> %v4, <16 x i16> %v5, <16 x i16> %v6)
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
ret <4 x i64> %v8

%v4 = bitcast <4 x i64> %p0 to <8 x i32>
%v5 = bitcast <4 x i64> %p1 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = call <8 x i32> @llvm.x86.avx512.vpermi2var.d.256(<8 x i32> %v4, <8 x i32> %v5, <8 x i32> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
ret <4 x i64> %v8

%v4 = call <4 x i64> @llvm.x86.avx512.vpermi2var.q.256(<4 x i64> %p0, <4 x i64> %p1, <4 x i64> %p2)
ret <4 x i64> %v4

%v4 = bitcast <4 x i64> %p0 to <32 x i8>
%v5 = bitcast <4 x i64> %p1 to <32 x i8>
%v6 = bitcast <4 x i64> %p2 to <32 x i8>
%v7 = call <32 x i8> @llvm.x86.avx512.vpermi2var.qi.256(<32 x i8> %v4, <32 x i8> %v5, <32 x i8> %v6)
%v8 = bitcast <32 x i8> %v7 to <4 x i64>
ret <4 x i64> %v8

%v4 = call <4 x double> @llvm.x86.avx512.vpermi2var.pd.256(<4 x double> %p0, <4 x i64> %p1, <4 x double> %p2)
ret <4 x double> %v4

%v4 = bitcast <16 x half> %p0 to <16 x i16>
%v5 = bitcast <4 x i64> %p1 to <16 x i16>
%v6 = bitcast <16 x half> %p2 to <16 x i16>
%v7 = call <16 x i16> @llvm.x86.avx512.vpermi2var.hi.256(<16 x i16> %v4, <16 x i16> %v5, <16 x i16> %v6)
%v8 = bitcast <16 x i16> %v7 to <16 x half>
ret <16 x half> %v8

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = call <8 x float> @llvm.x86.avx512.vpermi2var.ps.256(<8 x float> %p0, <8 x i32> %v4, <8 x float> %p2)
ret <8 x float> %v5

%v3 = bitcast <4 x i64> %p1 to <16 x i16>
%v4 = bitcast <4 x i64> %p0 to <16 x i16>
%v5 = call <16 x i16> @llvm.x86.avx512.permvar.hi.256(<16 x i16> %v3, <16 x i16> %v4)
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p1 to <8 x i32>
%v4 = bitcast <4 x i64> %p0 to <8 x i32>
%v5 = call <8 x i32> @llvm.x86.avx2.permd(<8 x i32> %v3, <8 x i32> %v4)
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = call <4 x i64> @llvm.x86.avx512.permvar.di.256(<4 x i64> %p1, <4 x i64> %p0)
ret <4 x i64> %v3

%v3 = bitcast <4 x i64> %p1 to <32 x i8>
%v4 = bitcast <4 x i64> %p0 to <32 x i8>
%v5 = call <32 x i8> @llvm.x86.avx512.permvar.qi.256(<32 x i8> %v3, <32 x i8> %v4)
%v6 = bitcast <32 x i8> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = call <4 x double> @llvm.x86.avx512.permvar.df.256(<4 x double> %p1, <4 x i64> %p0)
ret <4 x double> %v3

%v3 = bitcast <16 x half> %p1 to <16 x i16>
%v4 = bitcast <4 x i64> %p0 to <16 x i16>
%v5 = call <16 x i16> @llvm.x86.avx512.permvar.hi.256(<16 x i16> %v3, <16 x i16> %v4)
%v6 = bitcast <16 x i16> %v5 to <16 x half>
ret <16 x half> %v6

%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = call <8 x float> @llvm.x86.avx2.permps(<8 x float> %p1, <8 x i32> %v3)
ret <8 x float> %v4

%v0 = call <8 x i64> asm inteldialect "valignd ${0:g}, ${1:g}, ${2:g}, {0:1:0}", "=v,v,v,~{flags}"(<8 x i64> %p0, <8 x i64> %p1)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "valignq ${0:g}, ${1:g}, ${2:g}, {0:1:0}", "=v,v,v,~{flags}"(<8 x i64> %p0, <8 x i64> %p1)
ret <8 x i64> %v0

declare <64 x i1> @llvm.x86.avx512.vpshufbitqmb.512(<64 x i8>, <64 x i8>)
%v3 = bitcast <8 x i64> %p0 to <64 x i8>
%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = call <64 x i1> @llvm.x86.avx512.vpshufbitqmb.512(<64 x i8> %v3, <64 x i8> %v4)
%v6 = bitcast <64 x i1> %v5 to i64
ret i64 %v6

%v0 = call <4 x float> asm inteldialect "vextractf32x4 ${0:x}, ${1:g}, {0:1:0}", "=v,v,~{flags}"(<16 x float> %p0)
ret <4 x float> %v0

%v0 = call <8 x float> asm inteldialect "vextractf32x8 ${0:t}, ${1:g}, {0:1:0}", "=v,v,~{flags}"(<16 x float> %p0)
ret <8 x float> %v0

%v0 = call <2 x double> asm inteldialect "vextractf64x2 ${0:x}, ${1:g}, {0:1:0}", "=v,v,~{flags}"(<8 x double> %p0)
ret <2 x double> %v0

%v0 = call <4 x double> asm inteldialect "vextractf64x4 ${0:t}, ${1:g}, {0:1:0}", "=v,v,~{flags}"(<8 x double> %p0)
ret <4 x double> %v0

%v0 = call <2 x i64> asm inteldialect "vextracti32x4 ${0:x}, ${1:g}, {0:1:0}", "=v,v,~{flags}"(<8 x i64> %p0)
ret <2 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vextracti32x8 ${0:t}, ${1:g}, {0:1:0}", "=v,v,~{flags}"(<8 x i64> %p0)
ret <4 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vextracti64x2 ${0:x}, ${1:g}, {0:1:0}", "=v,v,~{flags}"(<8 x i64> %p0)
ret <2 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vextracti64x4 ${0:t}, ${1:g}, {0:1:0}", "=v,v,~{flags}"(<8 x i64> %p0)
ret <4 x i64> %v0

declare <32 x i16> @llvm.x86.avx512.vpermi2var.hi.512(<32 x i16>, <32 x i16>, <32 x i16>)
%v5 = bitcast <8 x i64> %p0 to <32 x i16>
%v6 = bitcast <8 x i64> %p1 to <32 x i16>
%v7 = bitcast <8 x i64> %p3 to <32 x i16>
%v8 = call <32 x i16> @llvm.x86.avx512.vpermi2var.hi.512(<32 x i16> %v5, <32 x i16> %v6, <32 x i16> %v7)
%v9 = bitcast <32 x i16> %v8 to <8 x i64>
%v10 = bitcast i32 %p2 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i16> %v8, <32 x i16> %v6
%v12 = bitcast <32 x i16> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <16 x i32> @llvm.x86.avx512.vpermi2var.d.512(<16 x i32>, <16 x i32>, <16 x i32>)
%v5 = bitcast <8 x i64> %p0 to <16 x i32>
%v6 = bitcast <8 x i64> %p1 to <16 x i32>
%v7 = bitcast <8 x i64> %p3 to <16 x i32>
%v8 = call <16 x i32> @llvm.x86.avx512.vpermi2var.d.512(<16 x i32> %v5, <16 x i32> %v6, <16 x i32> %v7)
%v9 = bitcast <16 x i32> %v8 to <8 x i64>
%v10 = bitcast i16 %p2 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v8, <16 x i32> %v6
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <8 x i64> @llvm.x86.avx512.vpermi2var.q.512(<8 x i64>, <8 x i64>, <8 x i64>)
%v5 = call <8 x i64> @llvm.x86.avx512.vpermi2var.q.512(<8 x i64> %p0, <8 x i64> %p1, <8 x i64> %p3)
%v6 = bitcast i8 %p2 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> %p1
ret <8 x i64> %v7

declare <64 x i8> @llvm.x86.avx512.vpermi2var.qi.512(<64 x i8>, <64 x i8>, <64 x i8>)
%v5 = bitcast <8 x i64> %p0 to <64 x i8>
%v6 = bitcast <8 x i64> %p1 to <64 x i8>
%v7 = bitcast <8 x i64> %p3 to <64 x i8>
%v8 = call <64 x i8> @llvm.x86.avx512.vpermi2var.qi.512(<64 x i8> %v5, <64 x i8> %v6, <64 x i8> %v7)
%v9 = bitcast i64 %p2 to <64 x i1>
%v10 = select <64 x i1> %v9, <64 x i8> %v8, <64 x i8> %v6
%v11 = bitcast <64 x i8> %v10 to <8 x i64>
ret <8 x i64> %v11

declare <8 x double> @llvm.x86.avx512.vpermi2var.pd.512(<8 x double>, <8 x i64>, <8 x double>)
%v5 = call <8 x double> @llvm.x86.avx512.vpermi2var.pd.512(<8 x double> %p0, <8 x i64> %p1, <8 x double> %p3)
%v6 = bitcast <8 x i64> %p1 to <8 x double>
%v7 = bitcast i8 %p2 to <8 x i1>
%v8 = select <8 x i1> %v7, <8 x double> %v5, <8 x double> %v6
ret <8 x double> %v8

declare <16 x float> @llvm.x86.avx512.vpermi2var.ps.512(<16 x float>, <16 x i32>, <16 x float>)
%v5 = bitcast <8 x i64> %p1 to <16 x i32>
%v6 = call <16 x float> @llvm.x86.avx512.vpermi2var.ps.512(<16 x float> %p0, <16 x i32> %v5, <16 x float> %p3)
%v7 = bitcast <8 x i64> %p1 to <16 x float>
%v8 = bitcast i16 %p2 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x float> %v6, <16 x float> %v7
ret <16 x float> %v9

%v0 = call <8 x i64> asm inteldialect "valignd ${0:g} {${1}}, ${3:g}, ${4:g}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i16 %p1, <8 x i64> %p0, <8 x i64> %p2, <8 x i64> %p3)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "valignq ${0:g} {${1}}, ${3:g}, ${4:g}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <8 x i64> %p0, <8 x i64> %p2, <8 x i64> %p3)
ret <8 x i64> %v0

%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = call <64 x i1> @llvm.x86.avx512.vpshufbitqmb.512(<64 x i8> %v4, <64 x i8> %v5)
%v7 = bitcast i64 %p0 to <64 x i1>
%v8 = and <64 x i1> %v6, %v7
%v9 = bitcast <64 x i1> %v8 to i64
ret i64 %v9

%v0 = call <4 x float> asm inteldialect "vextractf32x4 ${0:x} {${1}}, ${3:g}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <4 x float> %p0, <16 x float> %p2)
ret <4 x float> %v0

%v0 = call <8 x float> asm inteldialect "vextractf32x8 ${0:t} {${1}}, ${3:g}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <8 x float> %p0, <16 x float> %p2)
ret <8 x float> %v0

%v0 = call <2 x double> asm inteldialect "vextractf64x2 ${0:x} {${1}}, ${3:g}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <2 x double> %p0, <8 x double> %p2)
ret <2 x double> %v0

%v0 = call <4 x double> asm inteldialect "vextractf64x4 ${0:t} {${1}}, ${3:g}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <4 x double> %p0, <8 x double> %p2)
ret <4 x double> %v0

%v0 = call <2 x i64> asm inteldialect "vextracti32x4 ${0:x} {${1}}, ${3:g}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <2 x i64> %p0, <8 x i64> %p2)
ret <2 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vextracti32x8 ${0:t} {${1}}, ${3:g}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <4 x i64> %p0, <8 x i64> %p2)
ret <4 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vextracti64x2 ${0:x} {${1}}, ${3:g}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <2 x i64> %p0, <8 x i64> %p2)
ret <2 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vextracti64x4 ${0:t} {${1}}, ${3:g}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <4 x i64> %p0, <8 x i64> %p2)
ret <4 x i64> %v0

declare <16 x i32> @llvm.x86.avx512.permvar.si.512(<16 x i32>, <16 x i32>)
%v5 = bitcast <8 x i64> %p3 to <16 x i32>
%v6 = bitcast <8 x i64> %p2 to <16 x i32>
%v7 = call <16 x i32> @llvm.x86.avx512.permvar.si.512(<16 x i32> %v5, <16 x i32> %v6)
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <16 x i32>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v7, <16 x i32> %v9
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <16 x float> @llvm.x86.avx512.vpermilvar.ps.512(<16 x float>, <16 x i32>)
%v5 = bitcast <8 x i64> %p3 to <16 x i32>
%v6 = call <16 x float> @llvm.x86.avx512.vpermilvar.ps.512(<16 x float> %p2, <16 x i32> %v5)
%v7 = bitcast i16 %p1 to <16 x i1>
%v8 = select <16 x i1> %v7, <16 x float> %v6, <16 x float> %p0
ret <16 x float> %v8

%v5 = bitcast <8 x i64> %p0 to <32 x i16>
%v6 = bitcast <8 x i64> %p2 to <32 x i16>
%v7 = bitcast <8 x i64> %p3 to <32 x i16>
%v8 = call <32 x i16> @llvm.x86.avx512.vpermi2var.hi.512(<32 x i16> %v5, <32 x i16> %v6, <32 x i16> %v7)
%v9 = bitcast <32 x i16> %v8 to <8 x i64>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i16> %v8, <32 x i16> %v5
%v12 = bitcast <32 x i16> %v11 to <8 x i64>
ret <8 x i64> %v12

%v5 = bitcast <8 x i64> %p0 to <16 x i32>
%v6 = bitcast <8 x i64> %p2 to <16 x i32>
%v7 = bitcast <8 x i64> %p3 to <16 x i32>
%v8 = call <16 x i32> @llvm.x86.avx512.vpermi2var.d.512(<16 x i32> %v5, <16 x i32> %v6, <16 x i32> %v7)
%v9 = bitcast <16 x i32> %v8 to <8 x i64>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v8, <16 x i32> %v5
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

%v5 = call <8 x i64> @llvm.x86.avx512.vpermi2var.q.512(<8 x i64> %p0, <8 x i64> %p2, <8 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> %p0
ret <8 x i64> %v7

%v5 = bitcast <8 x i64> %p0 to <64 x i8>
%v6 = bitcast <8 x i64> %p2 to <64 x i8>
%v7 = bitcast <8 x i64> %p3 to <64 x i8>
%v8 = call <64 x i8> @llvm.x86.avx512.vpermi2var.qi.512(<64 x i8> %v5, <64 x i8> %v6, <64 x i8> %v7)
%v9 = bitcast i64 %p1 to <64 x i1>
%v10 = select <64 x i1> %v9, <64 x i8> %v8, <64 x i8> %v5
%v11 = bitcast <64 x i8> %v10 to <8 x i64>
ret <8 x i64> %v11

%v5 = call <8 x double> @llvm.x86.avx512.vpermi2var.pd.512(<8 x double> %p0, <8 x i64> %p2, <8 x double> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x double> %v5, <8 x double> %p0
ret <8 x double> %v7

%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = call <16 x float> @llvm.x86.avx512.vpermi2var.ps.512(<16 x float> %p0, <16 x i32> %v5, <16 x float> %p3)
%v7 = bitcast i16 %p1 to <16 x i1>
%v8 = select <16 x i1> %v7, <16 x float> %v6, <16 x float> %p0
ret <16 x float> %v8

declare <32 x i16> @llvm.x86.avx512.permvar.hi.512(<32 x i16>, <32 x i16>)
%v5 = bitcast <8 x i64> %p3 to <32 x i16>
%v6 = bitcast <8 x i64> %p2 to <32 x i16>
%v7 = call <32 x i16> @llvm.x86.avx512.permvar.hi.512(<32 x i16> %v5, <32 x i16> %v6)
%v8 = bitcast <32 x i16> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <32 x i16>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i16> %v7, <32 x i16> %v9
%v12 = bitcast <32 x i16> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <8 x i64> @llvm.x86.avx512.permvar.di.512(<8 x i64>, <8 x i64>)
%v5 = call <8 x i64> @llvm.x86.avx512.permvar.di.512(<8 x i64> %p3, <8 x i64> %p2)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> %p0
ret <8 x i64> %v7

declare <64 x i8> @llvm.x86.avx512.permvar.qi.512(<64 x i8>, <64 x i8>)
%v5 = bitcast <8 x i64> %p3 to <64 x i8>
%v6 = bitcast <8 x i64> %p2 to <64 x i8>
%v7 = call <64 x i8> @llvm.x86.avx512.permvar.qi.512(<64 x i8> %v5, <64 x i8> %v6)
%v8 = bitcast <8 x i64> %p0 to <64 x i8>
%v9 = bitcast i64 %p1 to <64 x i1>
%v10 = select <64 x i1> %v9, <64 x i8> %v7, <64 x i8> %v8
%v11 = bitcast <64 x i8> %v10 to <8 x i64>
ret <8 x i64> %v11

declare <8 x double> @llvm.x86.avx512.permvar.df.512(<8 x double>, <8 x i64>)
%v5 = call <8 x double> @llvm.x86.avx512.permvar.df.512(<8 x double> %p3, <8 x i64> %p2)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x double> %v5, <8 x double> %p0
ret <8 x double> %v7

declare <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float>, <16 x i32>)
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> %p3, <16 x i32> %v5)
%v7 = bitcast i16 %p1 to <16 x i1>
%v8 = select <16 x i1> %v7, <16 x float> %v6, <16 x float> %p0
ret <16 x float> %v8

%v0 = call <8 x i64> asm inteldialect "valignd ${0:g} {${1}} {z}, ${2:g}, ${3:g}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i16 %p0, <8 x i64> %p1, <8 x i64> %p2)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "valignq ${0:g} {${1}} {z}, ${2:g}, ${3:g}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <8 x i64> %p1, <8 x i64> %p2)
ret <8 x i64> %v0

%v0 = call <4 x float> asm inteldialect "vextractf32x4 ${0:x} {${1}} {z}, ${2:g}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <16 x float> %p1)
ret <4 x float> %v0

%v0 = call <8 x float> asm inteldialect "vextractf32x8 ${0:t} {${1}} {z}, ${2:g}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <16 x float> %p1)
ret <8 x float> %v0

%v0 = call <2 x double> asm inteldialect "vextractf64x2 ${0:x} {${1}} {z}, ${2:g}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <8 x double> %p1)
ret <2 x double> %v0

%v0 = call <4 x double> asm inteldialect "vextractf64x4 ${0:t} {${1}} {z}, ${2:g}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <8 x double> %p1)
ret <4 x double> %v0

%v0 = call <2 x i64> asm inteldialect "vextracti32x4 ${0:x} {${1}} {z}, ${2:g}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <8 x i64> %p1)
ret <2 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vextracti32x8 ${0:t} {${1}} {z}, ${2:g}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <8 x i64> %p1)
ret <4 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vextracti64x2 ${0:x} {${1}} {z}, ${2:g}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <8 x i64> %p1)
ret <2 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vextracti64x4 ${0:t} {${1}} {z}, ${2:g}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <8 x i64> %p1)
ret <4 x i64> %v0

%v4 = bitcast <8 x i64> %p2 to <16 x i32>
%v5 = call <16 x float> @llvm.x86.avx512.vpermilvar.ps.512(<16 x float> %p1, <16 x i32> %v4)
%v6 = bitcast i16 %p0 to <16 x i1>
%v7 = select <16 x i1> %v6, <16 x float> %v5, <16 x float> zeroinitializer
ret <16 x float> %v7

%v5 = bitcast <8 x i64> %p1 to <32 x i16>
%v6 = bitcast <8 x i64> %p2 to <32 x i16>
%v7 = bitcast <8 x i64> %p3 to <32 x i16>
%v8 = call <32 x i16> @llvm.x86.avx512.vpermi2var.hi.512(<32 x i16> %v5, <32 x i16> %v6, <32 x i16> %v7)
%v9 = bitcast <32 x i16> %v8 to <8 x i64>
%v10 = bitcast i32 %p0 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i16> %v8, <32 x i16> zeroinitializer
%v12 = bitcast <32 x i16> %v11 to <8 x i64>
ret <8 x i64> %v12

%v5 = bitcast <8 x i64> %p1 to <16 x i32>
%v6 = bitcast <8 x i64> %p2 to <16 x i32>
%v7 = bitcast <8 x i64> %p3 to <16 x i32>
%v8 = call <16 x i32> @llvm.x86.avx512.vpermi2var.d.512(<16 x i32> %v5, <16 x i32> %v6, <16 x i32> %v7)
%v9 = bitcast <16 x i32> %v8 to <8 x i64>
%v10 = bitcast i16 %p0 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v8, <16 x i32> zeroinitializer
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

%v5 = call <8 x i64> @llvm.x86.avx512.vpermi2var.q.512(<8 x i64> %p1, <8 x i64> %p2, <8 x i64> %p3)
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> zeroinitializer
ret <8 x i64> %v7

%v5 = bitcast <8 x i64> %p1 to <64 x i8>
%v6 = bitcast <8 x i64> %p2 to <64 x i8>
%v7 = bitcast <8 x i64> %p3 to <64 x i8>
%v8 = call <64 x i8> @llvm.x86.avx512.vpermi2var.qi.512(<64 x i8> %v5, <64 x i8> %v6, <64 x i8> %v7)
%v9 = bitcast i64 %p0 to <64 x i1>
%v10 = select <64 x i1> %v9, <64 x i8> %v8, <64 x i8> zeroinitializer
%v11 = bitcast <64 x i8> %v10 to <8 x i64>
ret <8 x i64> %v11

%v5 = call <8 x double> @llvm.x86.avx512.vpermi2var.pd.512(<8 x double> %p1, <8 x i64> %p2, <8 x double> %p3)
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x double> %v5, <8 x double> zeroinitializer
ret <8 x double> %v7

%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = call <16 x float> @llvm.x86.avx512.vpermi2var.ps.512(<16 x float> %p1, <16 x i32> %v5, <16 x float> %p3)
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = select <16 x i1> %v7, <16 x float> %v6, <16 x float> zeroinitializer
ret <16 x float> %v8

%v4 = bitcast <8 x i64> %p2 to <32 x i16>
%v5 = bitcast <8 x i64> %p1 to <32 x i16>
%v6 = call <32 x i16> @llvm.x86.avx512.permvar.hi.512(<32 x i16> %v4, <32 x i16> %v5)
%v7 = bitcast <32 x i16> %v6 to <8 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i16> %v6, <32 x i16> zeroinitializer
%v10 = bitcast <32 x i16> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = bitcast <8 x i64> %p2 to <16 x i32>
%v5 = bitcast <8 x i64> %p1 to <16 x i32>
%v6 = call <16 x i32> @llvm.x86.avx512.permvar.si.512(<16 x i32> %v4, <16 x i32> %v5)
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i32> %v6, <16 x i32> zeroinitializer
%v10 = bitcast <16 x i32> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = call <8 x i64> @llvm.x86.avx512.permvar.di.512(<8 x i64> %p2, <8 x i64> %p1)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> zeroinitializer
ret <8 x i64> %v6

%v4 = bitcast <8 x i64> %p2 to <64 x i8>
%v5 = bitcast <8 x i64> %p1 to <64 x i8>
%v6 = call <64 x i8> @llvm.x86.avx512.permvar.qi.512(<64 x i8> %v4, <64 x i8> %v5)
%v7 = bitcast i64 %p0 to <64 x i1>
%v8 = select <64 x i1> %v7, <64 x i8> %v6, <64 x i8> zeroinitializer
%v9 = bitcast <64 x i8> %v8 to <8 x i64>
ret <8 x i64> %v9

%v4 = call <8 x double> @llvm.x86.avx512.permvar.df.512(<8 x double> %p2, <8 x i64> %p1)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x double> %v4, <8 x double> zeroinitializer
ret <8 x double> %v6

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> %p2, <16 x i32> %v4)
%v6 = bitcast i16 %p0 to <16 x i1>
%v7 = select <16 x i1> %v6, <16 x float> %v5, <16 x float> zeroinitializer
ret <16 x float> %v7

%v3 = bitcast <8 x i64> %p1 to <16 x i32>
%v4 = bitcast <8 x i64> %p0 to <16 x i32>
%v5 = call <16 x i32> @llvm.x86.avx512.permvar.si.512(<16 x i32> %v3, <16 x i32> %v4)
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p1 to <16 x i32>
%v4 = call <16 x float> @llvm.x86.avx512.vpermilvar.ps.512(<16 x float> %p0, <16 x i32> %v3)
ret <16 x float> %v4

%v4 = bitcast <8 x i64> %p0 to <32 x i16>
%v5 = bitcast <8 x i64> %p1 to <32 x i16>
%v6 = bitcast <8 x i64> %p2 to <32 x i16>
%v7 = call <32 x i16> @llvm.x86.avx512.vpermi2var.hi.512(<32 x i16> %v4, <32 x i16> %v5, <32 x i16> %v6)
%v8 = bitcast <32 x i16> %v7 to <8 x i64>
ret <8 x i64> %v8

%v4 = bitcast <8 x i64> %p0 to <16 x i32>
%v5 = bitcast <8 x i64> %p1 to <16 x i32>
%v6 = bitcast <8 x i64> %p2 to <16 x i32>
%v7 = call <16 x i32> @llvm.x86.avx512.vpermi2var.d.512(<16 x i32> %v4, <16 x i32> %v5, <16 x i32> %v6)
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
ret <8 x i64> %v8

%v4 = call <8 x i64> @llvm.x86.avx512.vpermi2var.q.512(<8 x i64> %p0, <8 x i64> %p1, <8 x i64> %p2)
ret <8 x i64> %v4

%v4 = bitcast <8 x i64> %p0 to <64 x i8>
%v5 = bitcast <8 x i64> %p1 to <64 x i8>
%v6 = bitcast <8 x i64> %p2 to <64 x i8>
%v7 = call <64 x i8> @llvm.x86.avx512.vpermi2var.qi.512(<64 x i8> %v4, <64 x i8> %v5, <64 x i8> %v6)
%v8 = bitcast <64 x i8> %v7 to <8 x i64>
ret <8 x i64> %v8

%v4 = call <8 x double> @llvm.x86.avx512.vpermi2var.pd.512(<8 x double> %p0, <8 x i64> %p1, <8 x double> %p2)
ret <8 x double> %v4

%v4 = bitcast <32 x half> %p0 to <32 x i16>
%v5 = bitcast <8 x i64> %p1 to <32 x i16>
%v6 = bitcast <32 x half> %p2 to <32 x i16>
%v7 = call <32 x i16> @llvm.x86.avx512.vpermi2var.hi.512(<32 x i16> %v4, <32 x i16> %v5, <32 x i16> %v6)
%v8 = bitcast <32 x i16> %v7 to <32 x half>
ret <32 x half> %v8

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = call <16 x float> @llvm.x86.avx512.vpermi2var.ps.512(<16 x float> %p0, <16 x i32> %v4, <16 x float> %p2)
ret <16 x float> %v5

%v3 = bitcast <8 x i64> %p1 to <32 x i16>
%v4 = bitcast <8 x i64> %p0 to <32 x i16>
%v5 = call <32 x i16> @llvm.x86.avx512.permvar.hi.512(<32 x i16> %v3, <32 x i16> %v4)
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = call <8 x i64> @llvm.x86.avx512.permvar.di.512(<8 x i64> %p1, <8 x i64> %p0)
ret <8 x i64> %v3

%v3 = bitcast <8 x i64> %p1 to <64 x i8>
%v4 = bitcast <8 x i64> %p0 to <64 x i8>
%v5 = call <64 x i8> @llvm.x86.avx512.permvar.qi.512(<64 x i8> %v3, <64 x i8> %v4)
%v6 = bitcast <64 x i8> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = call <8 x double> @llvm.x86.avx512.permvar.df.512(<8 x double> %p1, <8 x i64> %p0)
ret <8 x double> %v3

%v3 = bitcast <32 x half> %p1 to <32 x i16>
%v4 = bitcast <8 x i64> %p0 to <32 x i16>
%v5 = call <32 x i16> @llvm.x86.avx512.permvar.hi.512(<32 x i16> %v3, <32 x i16> %v4)
%v6 = bitcast <32 x i16> %v5 to <32 x half>
ret <32 x half> %v6

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> %p1, <16 x i32> %v3)
ret <16 x float> %v4

%v0 = call <2 x i64> asm inteldialect "valignd ${0:x}, ${1:x}, ${2:x}, {0:1:0}", "=v,v,v,~{flags}"(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "valignq ${0:x}, ${1:x}, ${2:x}, {0:1:0}", "=v,v,v,~{flags}"(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "palignr ${0:x}, ${2:x}, {0:1:0}", "=x,0,x,~{flags}"(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vpalignr ${0:x}, ${1:x}, ${2:x}, {0:1:0}", "=x,x,x,~{flags}"(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v0

declare <16 x i1> @llvm.x86.avx512.vpshufbitqmb.128(<16 x i8>, <16 x i8>)
%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = call <16 x i1> @llvm.x86.avx512.vpshufbitqmb.128(<16 x i8> %v3, <16 x i8> %v4)
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v2 = bitcast <2 x i64> %p0 to <8 x i16>
%v3 = extractelement <8 x i16> %v2, i64 {0:1:0}
%v4 = zext i16 %v3 to i32
ret i32 %v4

%v2 = bitcast <2 x i64> %p0 to <4 x i32>
%v3 = extractelement <4 x i32> %v2, i64 {0:1:0}
ret i32 %v3

%v2 = extractelement <2 x i64> %p0, i64 {0:1:0}
ret i64 %v2

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = extractelement <16 x i8> %v2, i64 {0:1:0}
%v4 = zext i8 %v3 to i32
ret i32 %v4

%v2 = extractelement <4 x float> %p0, i64 {0:1:0}
%v3 = bitcast float %v2 to i32
ret i32 %v3

declare <8 x i16> @llvm.x86.avx512.vpermi2var.hi.128(<8 x i16>, <8 x i16>, <8 x i16>)
%v5 = bitcast <2 x i64> %p0 to <8 x i16>
%v6 = bitcast <2 x i64> %p1 to <8 x i16>
%v7 = bitcast <2 x i64> %p3 to <8 x i16>
%v8 = call <8 x i16> @llvm.x86.avx512.vpermi2var.hi.128(<8 x i16> %v5, <8 x i16> %v6, <8 x i16> %v7)
%v9 = bitcast <8 x i16> %v8 to <2 x i64>
%v10 = bitcast i8 %p2 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v8, <8 x i16> %v6
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

declare <4 x i32> @llvm.x86.avx512.vpermi2var.d.128(<4 x i32>, <4 x i32>, <4 x i32>)
%v5 = bitcast <2 x i64> %p0 to <4 x i32>
%v6 = bitcast <2 x i64> %p1 to <4 x i32>
%v7 = bitcast <2 x i64> %p3 to <4 x i32>
%v8 = call <4 x i32> @llvm.x86.avx512.vpermi2var.d.128(<4 x i32> %v5, <4 x i32> %v6, <4 x i32> %v7)
%v9 = bitcast <4 x i32> %v8 to <2 x i64>
%v10 = bitcast i8 %p2 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v12 = select <4 x i1> %v11, <4 x i32> %v8, <4 x i32> %v6
%v13 = bitcast <4 x i32> %v12 to <2 x i64>
ret <2 x i64> %v13

declare <2 x i64> @llvm.x86.avx512.vpermi2var.q.128(<2 x i64>, <2 x i64>, <2 x i64>)
%v5 = call <2 x i64> @llvm.x86.avx512.vpermi2var.q.128(<2 x i64> %p0, <2 x i64> %p1, <2 x i64> %p3)
%v6 = bitcast i8 %p2 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> %p1
ret <2 x i64> %v8

declare <16 x i8> @llvm.x86.avx512.vpermi2var.qi.128(<16 x i8>, <16 x i8>, <16 x i8>)
%v5 = bitcast <2 x i64> %p0 to <16 x i8>
%v6 = bitcast <2 x i64> %p1 to <16 x i8>
%v7 = bitcast <2 x i64> %p3 to <16 x i8>
%v8 = call <16 x i8> @llvm.x86.avx512.vpermi2var.qi.128(<16 x i8> %v5, <16 x i8> %v6, <16 x i8> %v7)
%v9 = bitcast i16 %p2 to <16 x i1>
%v10 = select <16 x i1> %v9, <16 x i8> %v8, <16 x i8> %v6
%v11 = bitcast <16 x i8> %v10 to <2 x i64>
ret <2 x i64> %v11

declare <2 x double> @llvm.x86.avx512.vpermi2var.pd.128(<2 x double>, <2 x i64>, <2 x double>)
%v5 = call <2 x double> @llvm.x86.avx512.vpermi2var.pd.128(<2 x double> %p0, <2 x i64> %p1, <2 x double> %p3)
%v6 = bitcast <2 x i64> %p1 to <2 x double>
%v7 = bitcast i8 %p2 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <2 x i32> <i32 0, i32 1>
%v9 = select <2 x i1> %v8, <2 x double> %v5, <2 x double> %v6
ret <2 x double> %v9

declare <4 x float> @llvm.x86.avx512.vpermi2var.ps.128(<4 x float>, <4 x i32>, <4 x float>)
%v5 = bitcast <2 x i64> %p1 to <4 x i32>
%v6 = call <4 x float> @llvm.x86.avx512.vpermi2var.ps.128(<4 x float> %p0, <4 x i32> %v5, <4 x float> %p3)
%v7 = bitcast <2 x i64> %p1 to <4 x float>
%v8 = bitcast i8 %p2 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x float> %v6, <4 x float> %v7
ret <4 x float> %v10

%v0 = call <2 x i64> asm inteldialect "valignd ${0:x} {${1}}, ${3:x}, ${4:x}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <2 x i64> %p0, <2 x i64> %p2, <2 x i64> %p3)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "valignq ${0:x} {${1}}, ${3:x}, ${4:x}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <2 x i64> %p0, <2 x i64> %p2, <2 x i64> %p3)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vpalignr ${0:x} {${1}}, ${3:x}, ${4:x}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i16 %p1, <2 x i64> %p0, <2 x i64> %p2, <2 x i64> %p3)
ret <2 x i64> %v0

%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = call <16 x i1> @llvm.x86.avx512.vpshufbitqmb.128(<16 x i8> %v4, <16 x i8> %v5)
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

declare <2 x i64> @llvm.x86.avx512.mask.expand.v2i64(<2 x i64>, <2 x i64>, <2 x i1>)
%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <2 x i32> <i32 0, i32 1>
%v6 = call <2 x i64> @llvm.x86.avx512.mask.expand.v2i64(<2 x i64> %p2, <2 x i64> %p0, <2 x i1> %v5)
ret <2 x i64> %v6

declare <2 x double> @llvm.x86.avx512.mask.expand.v2f64(<2 x double>, <2 x double>, <2 x i1>)
%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <2 x i32> <i32 0, i32 1>
%v6 = call <2 x double> @llvm.x86.avx512.mask.expand.v2f64(<2 x double> %p2, <2 x double> %p0, <2 x i1> %v5)
ret <2 x double> %v6

declare <4 x float> @llvm.x86.avx.vpermilvar.ps(<4 x float>, <4 x i32>)
%v5 = bitcast <2 x i64> %p3 to <4 x i32>
%v6 = call <4 x float> @llvm.x86.avx.vpermilvar.ps(<4 x float> %p2, <4 x i32> %v5)
%v7 = bitcast i8 %p1 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v9 = select <4 x i1> %v8, <4 x float> %v6, <4 x float> %p0
ret <4 x float> %v9

%v5 = bitcast <2 x i64> %p0 to <8 x i16>
%v6 = bitcast <2 x i64> %p2 to <8 x i16>
%v7 = bitcast <2 x i64> %p3 to <8 x i16>
%v8 = call <8 x i16> @llvm.x86.avx512.vpermi2var.hi.128(<8 x i16> %v5, <8 x i16> %v6, <8 x i16> %v7)
%v9 = bitcast <8 x i16> %v8 to <2 x i64>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v8, <8 x i16> %v5
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

%v5 = bitcast <2 x i64> %p0 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = bitcast <2 x i64> %p3 to <4 x i32>
%v8 = call <4 x i32> @llvm.x86.avx512.vpermi2var.d.128(<4 x i32> %v5, <4 x i32> %v6, <4 x i32> %v7)
%v9 = bitcast <4 x i32> %v8 to <2 x i64>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v12 = select <4 x i1> %v11, <4 x i32> %v8, <4 x i32> %v5
%v13 = bitcast <4 x i32> %v12 to <2 x i64>
ret <2 x i64> %v13

%v5 = call <2 x i64> @llvm.x86.avx512.vpermi2var.q.128(<2 x i64> %p0, <2 x i64> %p2, <2 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> %p0
ret <2 x i64> %v8

%v5 = bitcast <2 x i64> %p0 to <16 x i8>
%v6 = bitcast <2 x i64> %p2 to <16 x i8>
%v7 = bitcast <2 x i64> %p3 to <16 x i8>
%v8 = call <16 x i8> @llvm.x86.avx512.vpermi2var.qi.128(<16 x i8> %v5, <16 x i8> %v6, <16 x i8> %v7)
%v9 = bitcast i16 %p1 to <16 x i1>
%v10 = select <16 x i1> %v9, <16 x i8> %v8, <16 x i8> %v5
%v11 = bitcast <16 x i8> %v10 to <2 x i64>
ret <2 x i64> %v11

%v5 = call <2 x double> @llvm.x86.avx512.vpermi2var.pd.128(<2 x double> %p0, <2 x i64> %p2, <2 x double> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x double> %v5, <2 x double> %p0
ret <2 x double> %v8

%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = call <4 x float> @llvm.x86.avx512.vpermi2var.ps.128(<4 x float> %p0, <4 x i32> %v5, <4 x float> %p3)
%v7 = bitcast i8 %p1 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v9 = select <4 x i1> %v8, <4 x float> %v6, <4 x float> %p0
ret <4 x float> %v9

declare <8 x i16> @llvm.x86.avx512.permvar.hi.128(<8 x i16>, <8 x i16>)
%v5 = bitcast <2 x i64> %p3 to <8 x i16>
%v6 = bitcast <2 x i64> %p2 to <8 x i16>
%v7 = call <8 x i16> @llvm.x86.avx512.permvar.hi.128(<8 x i16> %v5, <8 x i16> %v6)
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <8 x i16>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v7, <8 x i16> %v9
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

declare <16 x i8> @llvm.x86.avx512.permvar.qi.128(<16 x i8>, <16 x i8>)
%v5 = bitcast <2 x i64> %p3 to <16 x i8>
%v6 = bitcast <2 x i64> %p2 to <16 x i8>
%v7 = call <16 x i8> @llvm.x86.avx512.permvar.qi.128(<16 x i8> %v5, <16 x i8> %v6)
%v8 = bitcast <2 x i64> %p0 to <16 x i8>
%v9 = bitcast i16 %p1 to <16 x i1>
%v10 = select <16 x i1> %v9, <16 x i8> %v7, <16 x i8> %v8
%v11 = bitcast <16 x i8> %v10 to <2 x i64>
ret <2 x i64> %v11

%v0 = call <2 x i64> asm inteldialect "valignd ${0:x} {${1}} {z}, ${2:x}, ${3:x}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <2 x i64> %p1, <2 x i64> %p2)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "valignq ${0:x} {${1}} {z}, ${2:x}, ${3:x}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <2 x i64> %p1, <2 x i64> %p2)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vpalignr ${0:x} {${1}} {z}, ${2:x}, ${3:x}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i16 %p0, <2 x i64> %p1, <2 x i64> %p2)
ret <2 x i64> %v0

%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = shufflevector <8 x i1> %v3, <8 x i1> %v3, <2 x i32> <i32 0, i32 1>
%v5 = call <2 x i64> @llvm.x86.avx512.mask.expand.v2i64(<2 x i64> %p1, <2 x i64> zeroinitializer, <2 x i1> %v4)
ret <2 x i64> %v5

%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = shufflevector <8 x i1> %v3, <8 x i1> %v3, <2 x i32> <i32 0, i32 1>
%v5 = call <2 x double> @llvm.x86.avx512.mask.expand.v2f64(<2 x double> %p1, <2 x double> zeroinitializer, <2 x i1> %v4)
ret <2 x double> %v5

%v4 = bitcast <2 x i64> %p2 to <4 x i32>
%v5 = call <4 x float> @llvm.x86.avx.vpermilvar.ps(<4 x float> %p1, <4 x i32> %v4)
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x float> %v5, <4 x float> zeroinitializer
ret <4 x float> %v8

%v5 = bitcast <2 x i64> %p1 to <8 x i16>
%v6 = bitcast <2 x i64> %p2 to <8 x i16>
%v7 = bitcast <2 x i64> %p3 to <8 x i16>
%v8 = call <8 x i16> @llvm.x86.avx512.vpermi2var.hi.128(<8 x i16> %v5, <8 x i16> %v6, <8 x i16> %v7)
%v9 = bitcast <8 x i16> %v8 to <2 x i64>
%v10 = bitcast i8 %p0 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v8, <8 x i16> zeroinitializer
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

%v5 = bitcast <2 x i64> %p1 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = bitcast <2 x i64> %p3 to <4 x i32>
%v8 = call <4 x i32> @llvm.x86.avx512.vpermi2var.d.128(<4 x i32> %v5, <4 x i32> %v6, <4 x i32> %v7)
%v9 = bitcast <4 x i32> %v8 to <2 x i64>
%v10 = bitcast i8 %p0 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v12 = select <4 x i1> %v11, <4 x i32> %v8, <4 x i32> zeroinitializer
%v13 = bitcast <4 x i32> %v12 to <2 x i64>
ret <2 x i64> %v13

%v5 = call <2 x i64> @llvm.x86.avx512.vpermi2var.q.128(<2 x i64> %p1, <2 x i64> %p2, <2 x i64> %p3)
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> zeroinitializer
ret <2 x i64> %v8

%v5 = bitcast <2 x i64> %p1 to <16 x i8>
%v6 = bitcast <2 x i64> %p2 to <16 x i8>
%v7 = bitcast <2 x i64> %p3 to <16 x i8>
%v8 = call <16 x i8> @llvm.x86.avx512.vpermi2var.qi.128(<16 x i8> %v5, <16 x i8> %v6, <16 x i8> %v7)
%v9 = bitcast i16 %p0 to <16 x i1>
%v10 = select <16 x i1> %v9, <16 x i8> %v8, <16 x i8> zeroinitializer
%v11 = bitcast <16 x i8> %v10 to <2 x i64>
ret <2 x i64> %v11

%v5 = call <2 x double> @llvm.x86.avx512.vpermi2var.pd.128(<2 x double> %p1, <2 x i64> %p2, <2 x double> %p3)
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x double> %v5, <2 x double> zeroinitializer
ret <2 x double> %v8

%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = call <4 x float> @llvm.x86.avx512.vpermi2var.ps.128(<4 x float> %p1, <4 x i32> %v5, <4 x float> %p3)
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v9 = select <4 x i1> %v8, <4 x float> %v6, <4 x float> zeroinitializer
ret <4 x float> %v9

%v4 = bitcast <2 x i64> %p2 to <8 x i16>
%v5 = bitcast <2 x i64> %p1 to <8 x i16>
%v6 = call <8 x i16> @llvm.x86.avx512.permvar.hi.128(<8 x i16> %v4, <8 x i16> %v5)
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i16> %v6, <8 x i16> zeroinitializer
%v10 = bitcast <8 x i16> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p2 to <16 x i8>
%v5 = bitcast <2 x i64> %p1 to <16 x i8>
%v6 = call <16 x i8> @llvm.x86.avx512.permvar.qi.128(<16 x i8> %v4, <16 x i8> %v5)
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = select <16 x i1> %v7, <16 x i8> %v6, <16 x i8> zeroinitializer
%v9 = bitcast <16 x i8> %v8 to <2 x i64>
ret <2 x i64> %v9

%v3 = bitcast <2 x i64> %p1 to <4 x i32>
%v4 = call <4 x float> @llvm.x86.avx.vpermilvar.ps(<4 x float> %p0, <4 x i32> %v3)
ret <4 x float> %v4

%v4 = bitcast <2 x i64> %p0 to <8 x i16>
%v5 = bitcast <2 x i64> %p1 to <8 x i16>
%v6 = bitcast <2 x i64> %p2 to <8 x i16>
%v7 = call <8 x i16> @llvm.x86.avx512.vpermi2var.hi.128(<8 x i16> %v4, <8 x i16> %v5, <8 x i16> %v6)
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
ret <2 x i64> %v8

%v4 = bitcast <2 x i64> %p0 to <4 x i32>
%v5 = bitcast <2 x i64> %p1 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = call <4 x i32> @llvm.x86.avx512.vpermi2var.d.128(<4 x i32> %v4, <4 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
ret <2 x i64> %v8

%v4 = call <2 x i64> @llvm.x86.avx512.vpermi2var.q.128(<2 x i64> %p0, <2 x i64> %p1, <2 x i64> %p2)
ret <2 x i64> %v4

%v4 = bitcast <2 x i64> %p0 to <16 x i8>
%v5 = bitcast <2 x i64> %p1 to <16 x i8>
%v6 = bitcast <2 x i64> %p2 to <16 x i8>
%v7 = call <16 x i8> @llvm.x86.avx512.vpermi2var.qi.128(<16 x i8> %v4, <16 x i8> %v5, <16 x i8> %v6)
%v8 = bitcast <16 x i8> %v7 to <2 x i64>
ret <2 x i64> %v8

%v4 = call <2 x double> @llvm.x86.avx512.vpermi2var.pd.128(<2 x double> %p0, <2 x i64> %p1, <2 x double> %p2)
ret <2 x double> %v4

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = call <4 x float> @llvm.x86.avx512.vpermi2var.ps.128(<4 x float> %p0, <4 x i32> %v4, <4 x float> %p2)
ret <4 x float> %v5

%v3 = bitcast <2 x i64> %p1 to <8 x i16>
%v4 = bitcast <2 x i64> %p0 to <8 x i16>
%v5 = call <8 x i16> @llvm.x86.avx512.permvar.hi.128(<8 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = bitcast <2 x i64> %p0 to <16 x i8>
%v5 = call <16 x i8> @llvm.x86.avx512.permvar.qi.128(<16 x i8> %v3, <16 x i8> %v4)
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast <8 x half> %p1 to <8 x i16>
%v4 = bitcast <2 x i64> %p0 to <8 x i16>
%v5 = call <8 x i16> @llvm.x86.avx512.permvar.hi.128(<8 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <8 x i16> %v5 to <8 x half>
ret <8 x half> %v6

%v0 = call <8 x float> asm inteldialect "vshuff32x4 ${0:t} {${1}}, ${3:t}, ${4:t}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <8 x float> %p0, <8 x float> %p2, <8 x float> %p3)
ret <8 x float> %v0

%v0 = call <4 x double> asm inteldialect "vshuff64x2 ${0:t} {${1}}, ${3:t}, ${4:t}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <4 x double> %p0, <4 x double> %p2, <4 x double> %p3)
ret <4 x double> %v0

%v0 = call <4 x i64> asm inteldialect "vshufi32x4 ${0:t} {${1}}, ${3:t}, ${4:t}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <4 x i64> %p0, <4 x i64> %p2, <4 x i64> %p3)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vshufi64x2 ${0:t} {${1}}, ${3:t}, ${4:t}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <4 x i64> %p0, <4 x i64> %p2, <4 x i64> %p3)
ret <4 x i64> %v0

%v0 = call <8 x float> asm inteldialect "vshuff32x4 ${0:t} {${1}} {z}, ${2:t}, ${3:t}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <8 x float> %p1, <8 x float> %p2)
ret <8 x float> %v0

%v0 = call <4 x double> asm inteldialect "vshuff64x2 ${0:t} {${1}} {z}, ${2:t}, ${3:t}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <4 x double> %p1, <4 x double> %p2)
ret <4 x double> %v0

%v0 = call <4 x i64> asm inteldialect "vshufi32x4 ${0:t} {${1}} {z}, ${2:t}, ${3:t}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <4 x i64> %p1, <4 x i64> %p2)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vshufi64x2 ${0:t} {${1}} {z}, ${2:t}, ${3:t}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <4 x i64> %p1, <4 x i64> %p2)
ret <4 x i64> %v0

%v0 = call <8 x float> asm inteldialect "vshuff32x4 ${0:t}, ${1:t}, ${2:t}, {0:1:0}", "=v,v,v,~{flags}"(<8 x float> %p0, <8 x float> %p1)
ret <8 x float> %v0

%v0 = call <4 x double> asm inteldialect "vshuff64x2 ${0:t}, ${1:t}, ${2:t}, {0:1:0}", "=v,v,v,~{flags}"(<4 x double> %p0, <4 x double> %p1)
ret <4 x double> %v0

%v0 = call <4 x i64> asm inteldialect "vshufi32x4 ${0:t}, ${1:t}, ${2:t}, {0:1:0}", "=v,v,v,~{flags}"(<4 x i64> %p0, <4 x i64> %p1)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vshufi64x2 ${0:t}, ${1:t}, ${2:t}, {0:1:0}", "=v,v,v,~{flags}"(<4 x i64> %p0, <4 x i64> %p1)
ret <4 x i64> %v0

%v0 = call <2 x double> asm inteldialect "vshufpd ${0:x} {${1}}, ${3:x}, ${4:x}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <2 x double> %p0, <2 x double> %p2, <2 x double> %p3)
ret <2 x double> %v0

%v0 = call <2 x double> asm inteldialect "vshufpd ${0:x} {${1}} {z}, ${2:x}, ${3:x}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <2 x double> %p1, <2 x double> %p2)
ret <2 x double> %v0

%v0 = call <2 x double> asm inteldialect "shufpd ${0:x}, ${2:x}, {0:1:0}", "=x,0,x,~{flags}"(<2 x double> %p0, <2 x double> %p1)
ret <2 x double> %v0

%v0 = call <2 x double> asm inteldialect "vshufpd ${0:x}, ${1:x}, ${2:x}, {0:1:0}", "=x,x,x,~{flags}"(<2 x double> %p0, <2 x double> %p1)
ret <2 x double> %v0

%v0 = call <4 x double> asm inteldialect "vpermilpd ${0:t} {${1}}, ${3:t}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <4 x double> %p0, <4 x double> %p2)
ret <4 x double> %v0

%v0 = call <8 x float> asm inteldialect "vpermilps ${0:t} {${1}}, ${3:t}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <8 x float> %p0, <8 x float> %p2)
ret <8 x float> %v0

declare <4 x double> @llvm.x86.avx.vpermilvar.pd.256(<4 x double>, <4 x i64>)
%v5 = call <4 x double> @llvm.x86.avx.vpermilvar.pd.256(<4 x double> %p2, <4 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x double> %v5, <4 x double> %p0
ret <4 x double> %v8

%v0 = call <4 x i64> asm inteldialect "vpermq ${0:t} {${1}}, ${3:t}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <4 x i64> %p0, <4 x i64> %p2)
ret <4 x i64> %v0

%v0 = call <4 x double> asm inteldialect "vpermpd ${0:t} {${1}}, ${3:t}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <4 x double> %p0, <4 x double> %p2)
ret <4 x double> %v0

%v0 = call <4 x i64> asm inteldialect "vpshufd ${0:t} {${1}}, ${3:t}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <4 x i64> %p0, <4 x i64> %p2)
ret <4 x i64> %v0

%v0 = call <4 x double> asm inteldialect "vshufpd ${0:t} {${1}}, ${3:t}, ${4:t}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <4 x double> %p0, <4 x double> %p2, <4 x double> %p3)
ret <4 x double> %v0

%v0 = call <8 x float> asm inteldialect "vshufps ${0:t} {${1}}, ${3:t}, ${4:t}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <8 x float> %p0, <8 x float> %p2, <8 x float> %p3)
ret <8 x float> %v0

%v0 = call <4 x i64> asm inteldialect "vpshufhw ${0:t} {${1}}, ${3:t}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i16 %p1, <4 x i64> %p0, <4 x i64> %p2)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vpshuflw ${0:t} {${1}}, ${3:t}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i16 %p1, <4 x i64> %p0, <4 x i64> %p2)
ret <4 x i64> %v0

%v0 = call <4 x double> asm inteldialect "vpermilpd ${0:t} {${1}} {z}, ${2:t}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <4 x double> %p1)
ret <4 x double> %v0

%v0 = call <8 x float> asm inteldialect "vpermilps ${0:t} {${1}} {z}, ${2:t}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <8 x float> %p1)
ret <8 x float> %v0

%v4 = call <4 x double> @llvm.x86.avx.vpermilvar.pd.256(<4 x double> %p1, <4 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x double> %v4, <4 x double> zeroinitializer
ret <4 x double> %v7

%v0 = call <4 x i64> asm inteldialect "vpermq ${0:t} {${1}} {z}, ${2:t}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <4 x i64> %p1)
ret <4 x i64> %v0

%v0 = call <4 x double> asm inteldialect "vpermpd ${0:t} {${1}} {z}, ${2:t}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <4 x double> %p1)
ret <4 x double> %v0

%v0 = call <4 x i64> asm inteldialect "vpshufd ${0:t} {${1}} {z}, ${2:t}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <4 x i64> %p1)
ret <4 x i64> %v0

%v0 = call <4 x double> asm inteldialect "vshufpd ${0:t} {${1}} {z}, ${2:t}, ${3:t}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <4 x double> %p1, <4 x double> %p2)
ret <4 x double> %v0

%v0 = call <8 x float> asm inteldialect "vshufps ${0:t} {${1}} {z}, ${2:t}, ${3:t}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <8 x float> %p1, <8 x float> %p2)
ret <8 x float> %v0

%v0 = call <4 x i64> asm inteldialect "vpshufhw ${0:t} {${1}} {z}, ${2:t}, {0:1:0}", "=v,^Yk,v,~{flags}"(i16 %p0, <4 x i64> %p1)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vpshuflw ${0:t} {${1}} {z}, ${2:t}, {0:1:0}", "=v,^Yk,v,~{flags}"(i16 %p0, <4 x i64> %p1)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vpermq ${0:t}, ${1:t}, {0:1:0}", "=x,x,~{flags}"(<4 x i64> %p0)
ret <4 x i64> %v0

%v0 = call <4 x double> asm inteldialect "vpermpd ${0:t}, ${1:t}, {0:1:0}", "=x,x,~{flags}"(<4 x double> %p0)
ret <4 x double> %v0

%v0 = call <4 x double> asm inteldialect "vpermilpd ${0:t}, ${1:t}, {0:1:0}", "=x,x,~{flags}"(<4 x double> %p0)
ret <4 x double> %v0

%v0 = call <8 x float> asm inteldialect "vpermilps ${0:t}, ${1:t}, {0:1:0}", "=x,x,~{flags}"(<8 x float> %p0)
ret <8 x float> %v0

%v3 = call <4 x double> @llvm.x86.avx.vpermilvar.pd.256(<4 x double> %p0, <4 x i64> %p1)
ret <4 x double> %v3

%v0 = call <4 x i64> asm inteldialect "vpermq ${0:t}, ${1:t}, {0:1:0}", "=v,v,~{flags}"(<4 x i64> %p0)
ret <4 x i64> %v0

%v0 = call <4 x double> asm inteldialect "vpermpd ${0:t}, ${1:t}, {0:1:0}", "=v,v,~{flags}"(<4 x double> %p0)
ret <4 x double> %v0

%v0 = call <4 x i64> asm inteldialect "vpshufd ${0:t}, ${1:t}, {0:1:0}", "=x,x,~{flags}"(<4 x i64> %p0)
ret <4 x i64> %v0

%v0 = call <4 x double> asm inteldialect "vshufpd ${0:t}, ${1:t}, ${2:t}, {0:1:0}", "=x,x,x,~{flags}"(<4 x double> %p0, <4 x double> %p1)
ret <4 x double> %v0

%v0 = call <8 x float> asm inteldialect "vshufps ${0:t}, ${1:t}, ${2:t}, {0:1:0}", "=x,x,x,~{flags}"(<8 x float> %p0, <8 x float> %p1)
ret <8 x float> %v0

%v0 = call <4 x i64> asm inteldialect "vpshufhw ${0:t}, ${1:t}, {0:1:0}", "=x,x,~{flags}"(<4 x i64> %p0)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vpshuflw ${0:t}, ${1:t}, {0:1:0}", "=x,x,~{flags}"(<4 x i64> %p0)
ret <4 x i64> %v0

%v0 = call <8 x double> asm inteldialect "vpermilpd ${0:g} {${1}}, ${3:g}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <8 x double> %p0, <8 x double> %p2)
ret <8 x double> %v0

%v0 = call <16 x float> asm inteldialect "vpermilps ${0:g} {${1}}, ${3:g}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i16 %p1, <16 x float> %p0, <16 x float> %p2)
ret <16 x float> %v0

declare <8 x double> @llvm.x86.avx512.vpermilvar.pd.512(<8 x double>, <8 x i64>)
%v5 = call <8 x double> @llvm.x86.avx512.vpermilvar.pd.512(<8 x double> %p2, <8 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x double> %v5, <8 x double> %p0
ret <8 x double> %v7

%v0 = call <8 x i64> asm inteldialect "vpermq ${0:g} {${1}}, ${3:g}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <8 x i64> %p0, <8 x i64> %p2)
ret <8 x i64> %v0

%v0 = call <8 x double> asm inteldialect "vpermpd ${0:g} {${1}}, ${3:g}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <8 x double> %p0, <8 x double> %p2)
ret <8 x double> %v0

%v0 = call <8 x i64> asm inteldialect "vpshufd ${0:g} {${1}}, ${3:g}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i16 %p1, <8 x i64> %p0, <8 x i64> %p2)
ret <8 x i64> %v0

%v0 = call <16 x float> asm inteldialect "vshuff32x4 ${0:g} {${1}}, ${3:g}, ${4:g}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i16 %p1, <16 x float> %p0, <16 x float> %p2, <16 x float> %p3)
ret <16 x float> %v0

%v0 = call <8 x double> asm inteldialect "vshuff64x2 ${0:g} {${1}}, ${3:g}, ${4:g}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <8 x double> %p0, <8 x double> %p2, <8 x double> %p3)
ret <8 x double> %v0

%v0 = call <8 x i64> asm inteldialect "vshufi32x4 ${0:g} {${1}}, ${3:g}, ${4:g}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i16 %p1, <8 x i64> %p0, <8 x i64> %p2, <8 x i64> %p3)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vshufi64x2 ${0:g} {${1}}, ${3:g}, ${4:g}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <8 x i64> %p0, <8 x i64> %p2, <8 x i64> %p3)
ret <8 x i64> %v0

%v0 = call <8 x double> asm inteldialect "vshufpd ${0:g} {${1}}, ${3:g}, ${4:g}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <8 x double> %p0, <8 x double> %p2, <8 x double> %p3)
ret <8 x double> %v0

%v0 = call <16 x float> asm inteldialect "vshufps ${0:g} {${1}}, ${3:g}, ${4:g}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i16 %p1, <16 x float> %p0, <16 x float> %p2, <16 x float> %p3)
ret <16 x float> %v0

%v0 = call <8 x i64> asm inteldialect "vpshufhw ${0:g} {${1}}, ${3:g}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i32 %p1, <8 x i64> %p0, <8 x i64> %p2)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vpshuflw ${0:g} {${1}}, ${3:g}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i32 %p1, <8 x i64> %p0, <8 x i64> %p2)
ret <8 x i64> %v0

%v0 = call <8 x double> asm inteldialect "vpermilpd ${0:g} {${1}} {z}, ${2:g}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <8 x double> %p1)
ret <8 x double> %v0

%v0 = call <16 x float> asm inteldialect "vpermilps ${0:g} {${1}} {z}, ${2:g}, {0:1:0}", "=v,^Yk,v,~{flags}"(i16 %p0, <16 x float> %p1)
ret <16 x float> %v0

%v4 = call <8 x double> @llvm.x86.avx512.vpermilvar.pd.512(<8 x double> %p1, <8 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x double> %v4, <8 x double> zeroinitializer
ret <8 x double> %v6

%v0 = call <8 x i64> asm inteldialect "vpermq ${0:g} {${1}} {z}, ${2:g}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <8 x i64> %p1)
ret <8 x i64> %v0

%v0 = call <8 x double> asm inteldialect "vpermpd ${0:g} {${1}} {z}, ${2:g}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <8 x double> %p1)
ret <8 x double> %v0

%v0 = call <8 x i64> asm inteldialect "vpshufd ${0:g} {${1}} {z}, ${2:g}, {0:1:0}", "=v,^Yk,v,~{flags}"(i16 %p0, <8 x i64> %p1)
ret <8 x i64> %v0

%v0 = call <16 x float> asm inteldialect "vshuff32x4 ${0:g} {${1}} {z}, ${2:g}, ${3:g}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i16 %p0, <16 x float> %p1, <16 x float> %p2)
ret <16 x float> %v0

%v0 = call <8 x double> asm inteldialect "vshuff64x2 ${0:g} {${1}} {z}, ${2:g}, ${3:g}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <8 x double> %p1, <8 x double> %p2)
ret <8 x double> %v0

%v0 = call <8 x i64> asm inteldialect "vshufi32x4 ${0:g} {${1}} {z}, ${2:g}, ${3:g}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i16 %p0, <8 x i64> %p1, <8 x i64> %p2)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vshufi64x2 ${0:g} {${1}} {z}, ${2:g}, ${3:g}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <8 x i64> %p1, <8 x i64> %p2)
ret <8 x i64> %v0

%v0 = call <8 x double> asm inteldialect "vshufpd ${0:g} {${1}} {z}, ${2:g}, ${3:g}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <8 x double> %p1, <8 x double> %p2)
ret <8 x double> %v0

%v0 = call <16 x float> asm inteldialect "vshufps ${0:g} {${1}} {z}, ${2:g}, ${3:g}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i16 %p0, <16 x float> %p1, <16 x float> %p2)
ret <16 x float> %v0

%v0 = call <8 x i64> asm inteldialect "vpshufhw ${0:g} {${1}} {z}, ${2:g}, {0:1:0}", "=v,^Yk,v,~{flags}"(i32 %p0, <8 x i64> %p1)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vpshuflw ${0:g} {${1}} {z}, ${2:g}, {0:1:0}", "=v,^Yk,v,~{flags}"(i32 %p0, <8 x i64> %p1)
ret <8 x i64> %v0

%v0 = call <8 x double> asm inteldialect "vpermilpd ${0:g}, ${1:g}, {0:1:0}", "=v,v,~{flags}"(<8 x double> %p0)
ret <8 x double> %v0

%v0 = call <16 x float> asm inteldialect "vpermilps ${0:g}, ${1:g}, {0:1:0}", "=v,v,~{flags}"(<16 x float> %p0)
ret <16 x float> %v0

%v3 = call <8 x double> @llvm.x86.avx512.vpermilvar.pd.512(<8 x double> %p0, <8 x i64> %p1)
ret <8 x double> %v3

%v0 = call <8 x i64> asm inteldialect "vpermq ${0:g}, ${1:g}, {0:1:0}", "=v,v,~{flags}"(<8 x i64> %p0)
ret <8 x i64> %v0

%v0 = call <8 x double> asm inteldialect "vpermpd ${0:g}, ${1:g}, {0:1:0}", "=v,v,~{flags}"(<8 x double> %p0)
ret <8 x double> %v0

%v0 = call <8 x i64> asm inteldialect "vpshufd ${0:g}, ${1:g}, {0:1:0}", "=v,v,~{flags}"(<8 x i64> %p0)
ret <8 x i64> %v0

%v0 = call <16 x float> asm inteldialect "vshuff32x4 ${0:g}, ${1:g}, ${2:g}, {0:1:0}", "=v,v,v,~{flags}"(<16 x float> %p0, <16 x float> %p1)
ret <16 x float> %v0

%v0 = call <8 x double> asm inteldialect "vshuff64x2 ${0:g}, ${1:g}, ${2:g}, {0:1:0}", "=v,v,v,~{flags}"(<8 x double> %p0, <8 x double> %p1)
ret <8 x double> %v0

%v0 = call <8 x i64> asm inteldialect "vshufi32x4 ${0:g}, ${1:g}, ${2:g}, {0:1:0}", "=v,v,v,~{flags}"(<8 x i64> %p0, <8 x i64> %p1)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vshufi64x2 ${0:g}, ${1:g}, ${2:g}, {0:1:0}", "=v,v,v,~{flags}"(<8 x i64> %p0, <8 x i64> %p1)
ret <8 x i64> %v0

%v0 = call <8 x double> asm inteldialect "vshufpd ${0:g}, ${1:g}, ${2:g}, {0:1:0}", "=v,v,v,~{flags}"(<8 x double> %p0, <8 x double> %p1)
ret <8 x double> %v0

%v0 = call <16 x float> asm inteldialect "vshufps ${0:g}, ${1:g}, ${2:g}, {0:1:0}", "=v,v,v,~{flags}"(<16 x float> %p0, <16 x float> %p1)
ret <16 x float> %v0

%v0 = call <8 x i64> asm inteldialect "vpshufhw ${0:g}, ${1:g}, {0:1:0}", "=v,v,~{flags}"(<8 x i64> %p0)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vpshuflw ${0:g}, ${1:g}, {0:1:0}", "=v,v,~{flags}"(<8 x i64> %p0)
ret <8 x i64> %v0

%v0 = call <2 x double> asm inteldialect "vpermilpd ${0:x} {${1}}, ${3:x}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <2 x double> %p0, <2 x double> %p2)
ret <2 x double> %v0

%v0 = call <4 x float> asm inteldialect "vpermilps ${0:x} {${1}}, ${3:x}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <4 x float> %p0, <4 x float> %p2)
ret <4 x float> %v0

declare <2 x double> @llvm.x86.avx.vpermilvar.pd(<2 x double>, <2 x i64>)
%v5 = call <2 x double> @llvm.x86.avx.vpermilvar.pd(<2 x double> %p2, <2 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x double> %v5, <2 x double> %p0
ret <2 x double> %v8

%v0 = call <2 x i64> asm inteldialect "vpshufd ${0:x} {${1}}, ${3:x}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <2 x i64> %p0, <2 x i64> %p2)
ret <2 x i64> %v0

%v0 = call <4 x float> asm inteldialect "vshufps ${0:x} {${1}}, ${3:x}, ${4:x}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i8 %p1, <4 x float> %p0, <4 x float> %p2, <4 x float> %p3)
ret <4 x float> %v0

%v0 = call <2 x i64> asm inteldialect "vpshufhw ${0:x} {${1}}, ${3:x}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <2 x i64> %p0, <2 x i64> %p2)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vpshuflw ${0:x} {${1}}, ${3:x}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <2 x i64> %p0, <2 x i64> %p2)
ret <2 x i64> %v0

%v0 = call <2 x double> asm inteldialect "vpermilpd ${0:x} {${1}} {z}, ${2:x}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <2 x double> %p1)
ret <2 x double> %v0

%v0 = call <4 x float> asm inteldialect "vpermilps ${0:x} {${1}} {z}, ${2:x}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <4 x float> %p1)
ret <4 x float> %v0

%v4 = call <2 x double> @llvm.x86.avx.vpermilvar.pd(<2 x double> %p1, <2 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = select <2 x i1> %v6, <2 x double> %v4, <2 x double> zeroinitializer
ret <2 x double> %v7

%v0 = call <2 x i64> asm inteldialect "vpshufd ${0:x} {${1}} {z}, ${2:x}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <2 x i64> %p1)
ret <2 x i64> %v0

%v0 = call <4 x float> asm inteldialect "vshufps ${0:x} {${1}} {z}, ${2:x}, ${3:x}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i8 %p0, <4 x float> %p1, <4 x float> %p2)
ret <4 x float> %v0

%v0 = call <2 x i64> asm inteldialect "vpshufhw ${0:x} {${1}} {z}, ${2:x}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <2 x i64> %p1)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vpshuflw ${0:x} {${1}} {z}, ${2:x}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <2 x i64> %p1)
ret <2 x i64> %v0

%v0 = call <2 x double> asm inteldialect "vpermilpd ${0:x}, ${1:x}, {0:1:0}", "=x,x,~{flags}"(<2 x double> %p0)
ret <2 x double> %v0

%v0 = call <4 x float> asm inteldialect "vpermilps ${0:x}, ${1:x}, {0:1:0}", "=x,x,~{flags}"(<4 x float> %p0)
ret <4 x float> %v0

%v3 = call <2 x double> @llvm.x86.avx.vpermilvar.pd(<2 x double> %p0, <2 x i64> %p1)
ret <2 x double> %v3

%v0 = call <2 x i64> asm inteldialect "pshufd ${0:x}, ${1:x}, {0:1:0}", "=x,x,~{flags}"(<2 x i64> %p0)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vpshufd ${0:x}, ${1:x}, {0:1:0}", "=x,x,~{flags}"(<2 x i64> %p0)
ret <2 x i64> %v0

%v0 = call <4 x float> asm inteldialect "shufps ${0:x}, ${2:x}, {0:1:0}", "=x,0,x,~{flags}"(<4 x float> %p0, <4 x float> %p1)
ret <4 x float> %v0

%v0 = call <4 x float> asm inteldialect "vshufps ${0:x}, ${1:x}, ${2:x}, {0:1:0}", "=x,x,x,~{flags}"(<4 x float> %p0, <4 x float> %p1)
ret <4 x float> %v0

%v0 = call <2 x i64> asm inteldialect "pshufhw ${0:x}, ${1:x}, {0:1:0}", "=x,x,~{flags}"(<2 x i64> %p0)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vpshufhw ${0:x}, ${1:x}, {0:1:0}", "=x,x,~{flags}"(<2 x i64> %p0)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "pshuflw ${0:x}, ${1:x}, {0:1:0}", "=x,x,~{flags}"(<2 x i64> %p0)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vpshuflw ${0:x}, ${1:x}, {0:1:0}", "=x,x,~{flags}"(<2 x i64> %p0)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "pslldq ${0:x}, {0:1:0}", "=x,0,~{flags}"(<2 x i64> %p0)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vpslldq ${0:x}, ${1:x}, {0:1:0}", "=x,x,~{flags}"(<2 x i64> %p0)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "psrldq ${0:x}, {0:1:0}", "=x,0,~{flags}"(<2 x i64> %p0)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vpsrldq ${0:x}, ${1:x}, {0:1:0}", "=x,x,~{flags}"(<2 x i64> %p0)
ret <2 x i64> %v0

declare <16 x i16> @llvm.x86.avx512.dbpsadbw.256(<32 x i8>, <32 x i8>, i32 immarg)
%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = call <16 x i16> @llvm.x86.avx512.dbpsadbw.256(<32 x i8> %v3, <32 x i8> %v4, i32 {0:1:0})
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = bitcast <4 x i64> %p3 to <32 x i8>
%v7 = call <16 x i16> @llvm.x86.avx512.dbpsadbw.256(<32 x i8> %v5, <32 x i8> %v6, i32 {0:1:0})
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <16 x i16>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v7, <16 x i16> %v9
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = call <16 x i16> @llvm.x86.avx512.dbpsadbw.256(<32 x i8> %v4, <32 x i8> %v5, i32 {0:1:0})
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v6, <16 x i16> zeroinitializer
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

declare <32 x i16> @llvm.x86.avx512.dbpsadbw.512(<64 x i8>, <64 x i8>, i32 immarg)
%v3 = bitcast <8 x i64> %p0 to <64 x i8>
%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = call <32 x i16> @llvm.x86.avx512.dbpsadbw.512(<64 x i8> %v3, <64 x i8> %v4, i32 {0:1:0})
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
ret <8 x i64> %v6

%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = bitcast <8 x i64> %p3 to <64 x i8>
%v7 = call <32 x i16> @llvm.x86.avx512.dbpsadbw.512(<64 x i8> %v5, <64 x i8> %v6, i32 {0:1:0})
%v8 = bitcast <32 x i16> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <32 x i16>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i16> %v7, <32 x i16> %v9
%v12 = bitcast <32 x i16> %v11 to <8 x i64>
ret <8 x i64> %v12

%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = call <32 x i16> @llvm.x86.avx512.dbpsadbw.512(<64 x i8> %v4, <64 x i8> %v5, i32 {0:1:0})
%v7 = bitcast <32 x i16> %v6 to <8 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i16> %v6, <32 x i16> zeroinitializer
%v10 = bitcast <32 x i16> %v9 to <8 x i64>
ret <8 x i64> %v10

declare <8 x i16> @llvm.x86.avx512.dbpsadbw.128(<16 x i8>, <16 x i8>, i32 immarg)
%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = call <8 x i16> @llvm.x86.avx512.dbpsadbw.128(<16 x i8> %v3, <16 x i8> %v4, i32 {0:1:0})
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = bitcast <2 x i64> %p3 to <16 x i8>
%v7 = call <8 x i16> @llvm.x86.avx512.dbpsadbw.128(<16 x i8> %v5, <16 x i8> %v6, i32 {0:1:0})
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <8 x i16>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v7, <8 x i16> %v9
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = call <8 x i16> @llvm.x86.avx512.dbpsadbw.128(<16 x i8> %v4, <16 x i8> %v5, i32 {0:1:0})
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i16> %v6, <8 x i16> zeroinitializer
%v10 = bitcast <8 x i16> %v9 to <2 x i64>
ret <2 x i64> %v10

declare <4 x i64> @llvm.x86.pclmulqdq.256(<4 x i64>, <4 x i64>, i8 immarg)
%v3 = call <4 x i64> @llvm.x86.pclmulqdq.256(<4 x i64> %p0, <4 x i64> %p1, i8 {0:1:0})
ret <4 x i64> %v3

declare <8 x i64> @llvm.x86.pclmulqdq.512(<8 x i64>, <8 x i64>, i8 immarg)
%v3 = call <8 x i64> @llvm.x86.pclmulqdq.512(<8 x i64> %p0, <8 x i64> %p1, i8 {0:1:0})
ret <8 x i64> %v3

declare <2 x i64> @llvm.x86.pclmulqdq(<2 x i64>, <2 x i64>, i8 immarg)
%v3 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %p0, <2 x i64> %p1, i8 {0:1:0})
ret <2 x i64> %v3

declare <4 x i64> @llvm.x86.avx512.pternlog.q.256(<4 x i64>, <4 x i64>, <4 x i64>, i32 immarg)
%v5 = call <4 x i64> @llvm.x86.avx512.pternlog.q.256(<4 x i64> %p1, <4 x i64> %p2, <4 x i64> %p3, i32 {0:1:0})
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> zeroinitializer
ret <4 x i64> %v8

declare <4 x i32> @llvm.x86.avx512.pternlog.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i32 immarg)
%v5 = bitcast <2 x i64> %p1 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = bitcast <2 x i64> %p3 to <4 x i32>
%v8 = call <4 x i32> @llvm.x86.avx512.pternlog.d.128(<4 x i32> %v5, <4 x i32> %v6, <4 x i32> %v7, i32 {0:1:0})
%v9 = bitcast i8 %p0 to <8 x i1>
%v10 = shufflevector <8 x i1> %v9, <8 x i1> %v9, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v11 = select <4 x i1> %v10, <4 x i32> %v8, <4 x i32> zeroinitializer
%v12 = bitcast <4 x i32> %v11 to <2 x i64>
ret <2 x i64> %v12

declare <2 x i64> @llvm.x86.avx512.pternlog.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i32 immarg)
%v5 = call <2 x i64> @llvm.x86.avx512.pternlog.q.128(<2 x i64> %p1, <2 x i64> %p2, <2 x i64> %p3, i32 {0:1:0})
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> zeroinitializer
ret <2 x i64> %v8

declare <8 x i16> @llvm.x86.sse41.phminposuw(<8 x i16>)
%v2 = bitcast <2 x i64> %p0 to <8 x i16>
%v3 = call <8 x i16> @llvm.x86.sse41.phminposuw(<8 x i16> %v2)
%v4 = bitcast <8 x i16> %v3 to <2 x i64>
ret <2 x i64> %v4

declare <8 x i32> @llvm.x86.avx512.pternlog.d.256(<8 x i32>, <8 x i32>, <8 x i32>, i32 immarg)
%v5 = bitcast <4 x i64> %p0 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = bitcast <4 x i64> %p3 to <8 x i32>
%v8 = call <8 x i32> @llvm.x86.avx512.pternlog.d.256(<8 x i32> %v5, <8 x i32> %v6, <8 x i32> %v7, i32 {0:1:0})
%v9 = bitcast i8 %p1 to <8 x i1>
%v10 = select <8 x i1> %v9, <8 x i32> %v8, <8 x i32> %v5
%v11 = bitcast <8 x i32> %v10 to <4 x i64>
ret <4 x i64> %v11

%v5 = call <4 x i64> @llvm.x86.avx512.pternlog.q.256(<4 x i64> %p0, <4 x i64> %p2, <4 x i64> %p3, i32 {0:1:0})
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> %p0
ret <4 x i64> %v8

%v5 = bitcast <4 x i64> %p1 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = bitcast <4 x i64> %p3 to <8 x i32>
%v8 = call <8 x i32> @llvm.x86.avx512.pternlog.d.256(<8 x i32> %v5, <8 x i32> %v6, <8 x i32> %v7, i32 {0:1:0})
%v9 = bitcast i8 %p0 to <8 x i1>
%v10 = select <8 x i1> %v9, <8 x i32> %v8, <8 x i32> zeroinitializer
%v11 = bitcast <8 x i32> %v10 to <4 x i64>
ret <4 x i64> %v11

%v4 = bitcast <4 x i64> %p0 to <8 x i32>
%v5 = bitcast <4 x i64> %p1 to <8 x i32>
%v6 = bitcast <4 x i64> %p2 to <8 x i32>
%v7 = call <8 x i32> @llvm.x86.avx512.pternlog.d.256(<8 x i32> %v4, <8 x i32> %v5, <8 x i32> %v6, i32 {0:1:0})
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
ret <4 x i64> %v8

%v4 = call <4 x i64> @llvm.x86.avx512.pternlog.q.256(<4 x i64> %p0, <4 x i64> %p1, <4 x i64> %p2, i32 {0:1:0})
ret <4 x i64> %v4

declare <16 x i32> @llvm.x86.avx512.pternlog.d.512(<16 x i32>, <16 x i32>, <16 x i32>, i32 immarg)
%v5 = bitcast <8 x i64> %p0 to <16 x i32>
%v6 = bitcast <8 x i64> %p2 to <16 x i32>
%v7 = bitcast <8 x i64> %p3 to <16 x i32>
%v8 = call <16 x i32> @llvm.x86.avx512.pternlog.d.512(<16 x i32> %v5, <16 x i32> %v6, <16 x i32> %v7, i32 {0:1:0})
%v9 = bitcast i16 %p1 to <16 x i1>
%v10 = select <16 x i1> %v9, <16 x i32> %v8, <16 x i32> %v5
%v11 = bitcast <16 x i32> %v10 to <8 x i64>
ret <8 x i64> %v11

declare <8 x i64> @llvm.x86.avx512.pternlog.q.512(<8 x i64>, <8 x i64>, <8 x i64>, i32 immarg)
%v5 = call <8 x i64> @llvm.x86.avx512.pternlog.q.512(<8 x i64> %p0, <8 x i64> %p2, <8 x i64> %p3, i32 {0:1:0})
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> %p0
ret <8 x i64> %v7

%v5 = bitcast <8 x i64> %p1 to <16 x i32>
%v6 = bitcast <8 x i64> %p2 to <16 x i32>
%v7 = bitcast <8 x i64> %p3 to <16 x i32>
%v8 = call <16 x i32> @llvm.x86.avx512.pternlog.d.512(<16 x i32> %v5, <16 x i32> %v6, <16 x i32> %v7, i32 {0:1:0})
%v9 = bitcast i16 %p0 to <16 x i1>
%v10 = select <16 x i1> %v9, <16 x i32> %v8, <16 x i32> zeroinitializer
%v11 = bitcast <16 x i32> %v10 to <8 x i64>
ret <8 x i64> %v11

%v5 = call <8 x i64> @llvm.x86.avx512.pternlog.q.512(<8 x i64> %p1, <8 x i64> %p2, <8 x i64> %p3, i32 {0:1:0})
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> zeroinitializer
ret <8 x i64> %v7

%v4 = bitcast <8 x i64> %p0 to <16 x i32>
%v5 = bitcast <8 x i64> %p1 to <16 x i32>
%v6 = bitcast <8 x i64> %p2 to <16 x i32>
%v7 = call <16 x i32> @llvm.x86.avx512.pternlog.d.512(<16 x i32> %v4, <16 x i32> %v5, <16 x i32> %v6, i32 {0:1:0})
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
ret <8 x i64> %v8

%v4 = call <8 x i64> @llvm.x86.avx512.pternlog.q.512(<8 x i64> %p0, <8 x i64> %p1, <8 x i64> %p2, i32 {0:1:0})
ret <8 x i64> %v4

%v5 = bitcast <2 x i64> %p0 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = bitcast <2 x i64> %p3 to <4 x i32>
%v8 = call <4 x i32> @llvm.x86.avx512.pternlog.d.128(<4 x i32> %v5, <4 x i32> %v6, <4 x i32> %v7, i32 {0:1:0})
%v9 = bitcast i8 %p1 to <8 x i1>
%v10 = shufflevector <8 x i1> %v9, <8 x i1> %v9, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v11 = select <4 x i1> %v10, <4 x i32> %v8, <4 x i32> %v5
%v12 = bitcast <4 x i32> %v11 to <2 x i64>
ret <2 x i64> %v12

%v5 = call <2 x i64> @llvm.x86.avx512.pternlog.q.128(<2 x i64> %p0, <2 x i64> %p2, <2 x i64> %p3, i32 {0:1:0})
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> %p0
ret <2 x i64> %v8

%v4 = bitcast <2 x i64> %p0 to <4 x i32>
%v5 = bitcast <2 x i64> %p1 to <4 x i32>
%v6 = bitcast <2 x i64> %p2 to <4 x i32>
%v7 = call <4 x i32> @llvm.x86.avx512.pternlog.d.128(<4 x i32> %v4, <4 x i32> %v5, <4 x i32> %v6, i32 {0:1:0})
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
ret <2 x i64> %v8

%v4 = call <2 x i64> @llvm.x86.avx512.pternlog.q.128(<2 x i64> %p0, <2 x i64> %p1, <2 x i64> %p2, i32 {0:1:0})
ret <2 x i64> %v4

declare <32 x i8> @llvm.x86.avx512.pmultishift.qb.256(<32 x i8>, <32 x i8>)
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = bitcast <4 x i64> %p3 to <32 x i8>
%v7 = call <32 x i8> @llvm.x86.avx512.pmultishift.qb.256(<32 x i8> %v5, <32 x i8> %v6)
%v8 = bitcast <4 x i64> %p0 to <32 x i8>
%v9 = bitcast i32 %p1 to <32 x i1>
%v10 = select <32 x i1> %v9, <32 x i8> %v7, <32 x i8> %v8
%v11 = bitcast <32 x i8> %v10 to <4 x i64>
ret <4 x i64> %v11

%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = call <32 x i8> @llvm.x86.avx512.pmultishift.qb.256(<32 x i8> %v4, <32 x i8> %v5)
%v7 = bitcast i32 %p0 to <32 x i1>
%v8 = select <32 x i1> %v7, <32 x i8> %v6, <32 x i8> zeroinitializer
%v9 = bitcast <32 x i8> %v8 to <4 x i64>
ret <4 x i64> %v9

%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = call <32 x i8> @llvm.x86.avx512.pmultishift.qb.256(<32 x i8> %v3, <32 x i8> %v4)
%v6 = bitcast <32 x i8> %v5 to <4 x i64>
ret <4 x i64> %v6

declare <64 x i8> @llvm.x86.avx512.pmultishift.qb.512(<64 x i8>, <64 x i8>)
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = bitcast <8 x i64> %p3 to <64 x i8>
%v7 = call <64 x i8> @llvm.x86.avx512.pmultishift.qb.512(<64 x i8> %v5, <64 x i8> %v6)
%v8 = bitcast <8 x i64> %p0 to <64 x i8>
%v9 = bitcast i64 %p1 to <64 x i1>
%v10 = select <64 x i1> %v9, <64 x i8> %v7, <64 x i8> %v8
%v11 = bitcast <64 x i8> %v10 to <8 x i64>
ret <8 x i64> %v11

%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = call <64 x i8> @llvm.x86.avx512.pmultishift.qb.512(<64 x i8> %v4, <64 x i8> %v5)
%v7 = bitcast i64 %p0 to <64 x i1>
%v8 = select <64 x i1> %v7, <64 x i8> %v6, <64 x i8> zeroinitializer
%v9 = bitcast <64 x i8> %v8 to <8 x i64>
ret <8 x i64> %v9

%v3 = bitcast <8 x i64> %p0 to <64 x i8>
%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = call <64 x i8> @llvm.x86.avx512.pmultishift.qb.512(<64 x i8> %v3, <64 x i8> %v4)
%v6 = bitcast <64 x i8> %v5 to <8 x i64>
ret <8 x i64> %v6

declare <16 x i8> @llvm.x86.avx512.pmultishift.qb.128(<16 x i8>, <16 x i8>)
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = bitcast <2 x i64> %p3 to <16 x i8>
%v7 = call <16 x i8> @llvm.x86.avx512.pmultishift.qb.128(<16 x i8> %v5, <16 x i8> %v6)
%v8 = bitcast <2 x i64> %p0 to <16 x i8>
%v9 = bitcast i16 %p1 to <16 x i1>
%v10 = select <16 x i1> %v9, <16 x i8> %v7, <16 x i8> %v8
%v11 = bitcast <16 x i8> %v10 to <2 x i64>
ret <2 x i64> %v11

%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = call <16 x i8> @llvm.x86.avx512.pmultishift.qb.128(<16 x i8> %v4, <16 x i8> %v5)
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = select <16 x i1> %v7, <16 x i8> %v6, <16 x i8> zeroinitializer
%v9 = bitcast <16 x i8> %v8 to <2 x i64>
ret <2 x i64> %v9

%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = call <16 x i8> @llvm.x86.avx512.pmultishift.qb.128(<16 x i8> %v3, <16 x i8> %v4)
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

%v0 = call i16 asm inteldialect "kshiftlw ${0}, ${1}, {0:1:0}", "=^Yk,^Yk,~{flags}"(i16 %p0)
ret i16 %v0

%v0 = call i32 asm inteldialect "kshiftld ${0}, ${1}, {0:1:0}", "=^Yk,^Yk,~{flags}"(i32 %p0)
ret i32 %v0

%v0 = call i64 asm inteldialect "kshiftlq ${0}, ${1}, {0:1:0}", "=^Yk,^Yk,~{flags}"(i64 %p0)
ret i64 %v0

%v0 = call i8 asm inteldialect "kshiftlb ${0}, ${1}, {0:1:0}", "=^Yk,^Yk,~{flags}"(i8 %p0)
ret i8 %v0

%v0 = call i16 asm inteldialect "kshiftrw ${0}, ${1}, {0:1:0}", "=^Yk,^Yk,~{flags}"(i16 %p0)
ret i16 %v0

%v0 = call i32 asm inteldialect "kshiftrd ${0}, ${1}, {0:1:0}", "=^Yk,^Yk,~{flags}"(i32 %p0)
ret i32 %v0

%v0 = call i64 asm inteldialect "kshiftrq ${0}, ${1}, {0:1:0}", "=^Yk,^Yk,~{flags}"(i64 %p0)
ret i64 %v0

%v0 = call i8 asm inteldialect "kshiftrb ${0}, ${1}, {0:1:0}", "=^Yk,^Yk,~{flags}"(i8 %p0)
ret i8 %v0

declare <32 x i8> @llvm.x86.avx2.pshuf.b(<32 x i8>, <32 x i8>)
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = bitcast <4 x i64> %p3 to <32 x i8>
%v7 = call <32 x i8> @llvm.x86.avx2.pshuf.b(<32 x i8> %v5, <32 x i8> %v6)
%v8 = bitcast <4 x i64> %p0 to <32 x i8>
%v9 = bitcast i32 %p1 to <32 x i1>
%v10 = select <32 x i1> %v9, <32 x i8> %v7, <32 x i8> %v8
%v11 = bitcast <32 x i8> %v10 to <4 x i64>
ret <4 x i64> %v11

%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = bitcast <4 x i64> %p2 to <32 x i8>
%v6 = call <32 x i8> @llvm.x86.avx2.pshuf.b(<32 x i8> %v4, <32 x i8> %v5)
%v7 = bitcast i32 %p0 to <32 x i1>
%v8 = select <32 x i1> %v7, <32 x i8> %v6, <32 x i8> zeroinitializer
%v9 = bitcast <32 x i8> %v8 to <4 x i64>
ret <4 x i64> %v9

%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = call <32 x i8> @llvm.x86.avx2.pshuf.b(<32 x i8> %v3, <32 x i8> %v4)
%v6 = bitcast <32 x i8> %v5 to <4 x i64>
ret <4 x i64> %v6

declare <64 x i8> @llvm.x86.avx512.pshuf.b.512(<64 x i8>, <64 x i8>)
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = bitcast <8 x i64> %p3 to <64 x i8>
%v7 = call <64 x i8> @llvm.x86.avx512.pshuf.b.512(<64 x i8> %v5, <64 x i8> %v6)
%v8 = bitcast <64 x i8> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <64 x i8>
%v10 = bitcast i64 %p1 to <64 x i1>
%v11 = select <64 x i1> %v10, <64 x i8> %v7, <64 x i8> %v9
%v12 = bitcast <64 x i8> %v11 to <8 x i64>
ret <8 x i64> %v12

%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = bitcast <8 x i64> %p2 to <64 x i8>
%v6 = call <64 x i8> @llvm.x86.avx512.pshuf.b.512(<64 x i8> %v4, <64 x i8> %v5)
%v7 = bitcast <64 x i8> %v6 to <8 x i64>
%v8 = bitcast i64 %p0 to <64 x i1>
%v9 = select <64 x i1> %v8, <64 x i8> %v6, <64 x i8> zeroinitializer
%v10 = bitcast <64 x i8> %v9 to <8 x i64>
ret <8 x i64> %v10

%v3 = bitcast <8 x i64> %p0 to <64 x i8>
%v4 = bitcast <8 x i64> %p1 to <64 x i8>
%v5 = call <64 x i8> @llvm.x86.avx512.pshuf.b.512(<64 x i8> %v3, <64 x i8> %v4)
%v6 = bitcast <64 x i8> %v5 to <8 x i64>
ret <8 x i64> %v6

declare <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8>, <16 x i8>)
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = bitcast <2 x i64> %p3 to <16 x i8>
%v7 = call <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8> %v5, <16 x i8> %v6)
%v8 = bitcast <16 x i8> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <16 x i8>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i8> %v7, <16 x i8> %v9
%v12 = bitcast <16 x i8> %v11 to <2 x i64>
ret <2 x i64> %v12

%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = bitcast <2 x i64> %p2 to <16 x i8>
%v6 = call <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8> %v4, <16 x i8> %v5)
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i8> %v6, <16 x i8> zeroinitializer
%v10 = bitcast <16 x i8> %v9 to <2 x i64>
ret <2 x i64> %v10

%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = call <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8> %v3, <16 x i8> %v4)
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

%v0 = call <4 x i64> asm inteldialect "vpslldq ${0:t}, ${1:t}, {0:1:0}", "=x,x,~{flags}"(<4 x i64> %p0)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vpsrldq ${0:t}, ${1:t}, {0:1:0}", "=x,x,~{flags}"(<4 x i64> %p0)
ret <4 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vpslldq ${0:g}, ${1:g}, {0:1:0}", "=v,v,~{flags}"(<8 x i64> %p0)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vpsrldq ${0:g}, ${1:g}, {0:1:0}", "=v,v,~{flags}"(<8 x i64> %p0)
ret <8 x i64> %v0

declare <4 x float> @llvm.x86.sse41.insertps(<4 x float>, <4 x float>, i8 immarg)
%v3 = call <4 x float> @llvm.x86.sse41.insertps(<4 x float> %p0, <4 x float> %p1, i8 {0:1:0})
ret <4 x float> %v3

declare <2 x i64> @llvm.x86.avx512.mask.compress.v2i64(<2 x i64>, <2 x i64>, <2 x i1>)
%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <2 x i32> <i32 0, i32 1>
%v6 = call <2 x i64> @llvm.x86.avx512.mask.compress.v2i64(<2 x i64> %p2, <2 x i64> %p0, <2 x i1> %v5)
ret <2 x i64> %v6

declare <2 x double> @llvm.x86.avx512.mask.compress.v2f64(<2 x double>, <2 x double>, <2 x i1>)
%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <2 x i32> <i32 0, i32 1>
%v6 = call <2 x double> @llvm.x86.avx512.mask.compress.v2f64(<2 x double> %p2, <2 x double> %p0, <2 x i1> %v5)
ret <2 x double> %v6

%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = shufflevector <8 x i1> %v3, <8 x i1> %v3, <2 x i32> <i32 0, i32 1>
%v5 = call <2 x i64> @llvm.x86.avx512.mask.compress.v2i64(<2 x i64> %p1, <2 x i64> zeroinitializer, <2 x i1> %v4)
ret <2 x i64> %v5

%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = shufflevector <8 x i1> %v3, <8 x i1> %v3, <2 x i32> <i32 0, i32 1>
%v5 = call <2 x double> @llvm.x86.avx512.mask.compress.v2f64(<2 x double> %p1, <2 x double> zeroinitializer, <2 x i1> %v4)
ret <2 x double> %v5

%v0 = call <4 x i64> asm inteldialect "vpalignr ${0:t}, ${1:t}, ${2:t}, {0:1:0}", "=x,x,x,~{flags}"(<4 x i64> %p0, <4 x i64> %p1)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vpalignr ${0:t} {${1}}, ${3:t}, ${4:t}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i32 %p1, <4 x i64> %p0, <4 x i64> %p2, <4 x i64> %p3)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vpalignr ${0:t} {${1}} {z}, ${2:t}, ${3:t}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i32 %p0, <4 x i64> %p1, <4 x i64> %p2)
ret <4 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vpalignr ${0:g}, ${1:g}, ${2:g}, {0:1:0}", "=v,v,v,~{flags}"(<8 x i64> %p0, <8 x i64> %p1)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vpalignr ${0:g} {${1}}, ${3:g}, ${4:g}, {0:1:0}", "=v,^Yk,0,v,v,~{flags}"(i64 %p1, <8 x i64> %p0, <8 x i64> %p2, <8 x i64> %p3)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vpalignr ${0:g} {${1}} {z}, ${2:g}, ${3:g}, {0:1:0}", "=v,^Yk,v,v,~{flags}"(i64 %p0, <8 x i64> %p1, <8 x i64> %p2)
ret <8 x i64> %v0

declare <16 x i16> @llvm.x86.avx2.mpsadbw(<32 x i8>, <32 x i8>, i8 immarg)
%v3 = bitcast <4 x i64> %p0 to <32 x i8>
%v4 = bitcast <4 x i64> %p1 to <32 x i8>
%v5 = call <16 x i16> @llvm.x86.avx2.mpsadbw(<32 x i8> %v3, <32 x i8> %v4, i8 {0:1:0})
%v6 = bitcast <16 x i16> %v5 to <32 x i8>
%v7 = bitcast <32 x i8> %v6 to <4 x i64>
ret <4 x i64> %v7

declare <8 x i16> @llvm.x86.sse41.mpsadbw(<16 x i8>, <16 x i8>, i8 immarg)
%v3 = bitcast <2 x i64> %p0 to <16 x i8>
%v4 = bitcast <2 x i64> %p1 to <16 x i8>
%v5 = call <8 x i16> @llvm.x86.sse41.mpsadbw(<16 x i8> %v3, <16 x i8> %v4, i8 {0:1:0})
%v6 = bitcast <8 x i16> %v5 to <16 x i8>
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
ret <2 x i64> %v7

%v0 = call <4 x double> asm inteldialect "vperm2f128 ${0:t}, ${1:t}, ${2:t}, {0:1:0}", "=x,x,x,~{flags}"(<4 x double> %p0, <4 x double> %p1)
ret <4 x double> %v0

%v0 = call <8 x float> asm inteldialect "vperm2f128 ${0:t}, ${1:t}, ${2:t}, {0:1:0}", "=x,x,x,~{flags}"(<8 x float> %p0, <8 x float> %p1)
ret <8 x float> %v0

%v0 = call <4 x i64> asm inteldialect "vperm2f128 ${0:t}, ${1:t}, ${2:t}, {0:1:0}", "=x,x,x,~{flags}"(<4 x i64> %p0, <4 x i64> %p1)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vperm2i128 ${0:t}, ${1:t}, ${2:t}, {0:1:0}", "=x,x,x,~{flags}"(<4 x i64> %p0, <4 x i64> %p1)
ret <4 x i64> %v0

declare <16 x i16> @llvm.ctpop.v16i16(<16 x i16>)
%v4 = bitcast <4 x i64> %p2 to <16 x i16>
%v5 = call <16 x i16> @llvm.ctpop.v16i16(<16 x i16> %v4)
%v6 = bitcast <4 x i64> %p0 to <16 x i16>
%v7 = bitcast i16 %p1 to <16 x i1>
%v8 = select <16 x i1> %v7, <16 x i16> %v5, <16 x i16> %v6
%v9 = bitcast <16 x i16> %v8 to <4 x i64>
ret <4 x i64> %v9

declare <8 x i32> @llvm.ctpop.v8i32(<8 x i32>)
%v4 = bitcast <4 x i64> %p2 to <8 x i32>
%v5 = call <8 x i32> @llvm.ctpop.v8i32(<8 x i32> %v4)
%v6 = bitcast <4 x i64> %p0 to <8 x i32>
%v7 = bitcast i8 %p1 to <8 x i1>
%v8 = select <8 x i1> %v7, <8 x i32> %v5, <8 x i32> %v6
%v9 = bitcast <8 x i32> %v8 to <4 x i64>
ret <4 x i64> %v9

declare <4 x i64> @llvm.ctpop.v4i64(<4 x i64>)
%v4 = call <4 x i64> @llvm.ctpop.v4i64(<4 x i64> %p2)
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i64> %v4, <4 x i64> %p0
ret <4 x i64> %v7

declare <32 x i8> @llvm.ctpop.v32i8(<32 x i8>)
%v4 = bitcast <4 x i64> %p2 to <32 x i8>
%v5 = call <32 x i8> @llvm.ctpop.v32i8(<32 x i8> %v4)
%v6 = bitcast <4 x i64> %p0 to <32 x i8>
%v7 = bitcast i32 %p1 to <32 x i1>
%v8 = select <32 x i1> %v7, <32 x i8> %v5, <32 x i8> %v6
%v9 = bitcast <32 x i8> %v8 to <4 x i64>
ret <4 x i64> %v9

%v3 = bitcast <4 x i64> %p1 to <16 x i16>
%v4 = call <16 x i16> @llvm.ctpop.v16i16(<16 x i16> %v3)
%v5 = bitcast i16 %p0 to <16 x i1>
%v6 = select <16 x i1> %v5, <16 x i16> %v4, <16 x i16> zeroinitializer
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
ret <4 x i64> %v7

%v3 = bitcast <4 x i64> %p1 to <8 x i32>
%v4 = call <8 x i32> @llvm.ctpop.v8i32(<8 x i32> %v3)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i32> %v4, <8 x i32> zeroinitializer
%v7 = bitcast <8 x i32> %v6 to <4 x i64>
ret <4 x i64> %v7

%v3 = call <4 x i64> @llvm.ctpop.v4i64(<4 x i64> %p1)
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = select <4 x i1> %v5, <4 x i64> %v3, <4 x i64> zeroinitializer
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p1 to <32 x i8>
%v4 = call <32 x i8> @llvm.ctpop.v32i8(<32 x i8> %v3)
%v5 = bitcast i32 %p0 to <32 x i1>
%v6 = select <32 x i1> %v5, <32 x i8> %v4, <32 x i8> zeroinitializer
%v7 = bitcast <32 x i8> %v6 to <4 x i64>
ret <4 x i64> %v7

%v2 = bitcast <4 x i64> %p0 to <16 x i16>
%v3 = call <16 x i16> @llvm.ctpop.v16i16(<16 x i16> %v2)
%v4 = bitcast <16 x i16> %v3 to <4 x i64>
ret <4 x i64> %v4

%v2 = bitcast <4 x i64> %p0 to <8 x i32>
%v3 = call <8 x i32> @llvm.ctpop.v8i32(<8 x i32> %v2)
%v4 = bitcast <8 x i32> %v3 to <4 x i64>
ret <4 x i64> %v4

%v2 = call <4 x i64> @llvm.ctpop.v4i64(<4 x i64> %p0)
ret <4 x i64> %v2

%v2 = bitcast <4 x i64> %p0 to <32 x i8>
%v3 = call <32 x i8> @llvm.ctpop.v32i8(<32 x i8> %v2)
%v4 = bitcast <32 x i8> %v3 to <4 x i64>
ret <4 x i64> %v4

declare <32 x i16> @llvm.ctpop.v32i16(<32 x i16>)
%v4 = bitcast <8 x i64> %p2 to <32 x i16>
%v5 = call <32 x i16> @llvm.ctpop.v32i16(<32 x i16> %v4)
%v6 = bitcast <8 x i64> %p0 to <32 x i16>
%v7 = bitcast i32 %p1 to <32 x i1>
%v8 = select <32 x i1> %v7, <32 x i16> %v5, <32 x i16> %v6
%v9 = bitcast <32 x i16> %v8 to <8 x i64>
ret <8 x i64> %v9

declare <16 x i32> @llvm.ctpop.v16i32(<16 x i32>)
%v4 = bitcast <8 x i64> %p2 to <16 x i32>
%v5 = call <16 x i32> @llvm.ctpop.v16i32(<16 x i32> %v4)
%v6 = bitcast <8 x i64> %p0 to <16 x i32>
%v7 = bitcast i16 %p1 to <16 x i1>
%v8 = select <16 x i1> %v7, <16 x i32> %v5, <16 x i32> %v6
%v9 = bitcast <16 x i32> %v8 to <8 x i64>
ret <8 x i64> %v9

declare <8 x i64> @llvm.ctpop.v8i64(<8 x i64>)
%v4 = call <8 x i64> @llvm.ctpop.v8i64(<8 x i64> %p2)
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> %p0
ret <8 x i64> %v6

declare <64 x i8> @llvm.ctpop.v64i8(<64 x i8>)
%v4 = bitcast <8 x i64> %p2 to <64 x i8>
%v5 = call <64 x i8> @llvm.ctpop.v64i8(<64 x i8> %v4)
%v6 = bitcast <8 x i64> %p0 to <64 x i8>
%v7 = bitcast i64 %p1 to <64 x i1>
%v8 = select <64 x i1> %v7, <64 x i8> %v5, <64 x i8> %v6
%v9 = bitcast <64 x i8> %v8 to <8 x i64>
ret <8 x i64> %v9

%v3 = bitcast <8 x i64> %p1 to <32 x i16>
%v4 = call <32 x i16> @llvm.ctpop.v32i16(<32 x i16> %v3)
%v5 = bitcast i32 %p0 to <32 x i1>
%v6 = select <32 x i1> %v5, <32 x i16> %v4, <32 x i16> zeroinitializer
%v7 = bitcast <32 x i16> %v6 to <8 x i64>
ret <8 x i64> %v7

%v3 = bitcast <8 x i64> %p1 to <16 x i32>
%v4 = call <16 x i32> @llvm.ctpop.v16i32(<16 x i32> %v3)
%v5 = bitcast i16 %p0 to <16 x i1>
%v6 = select <16 x i1> %v5, <16 x i32> %v4, <16 x i32> zeroinitializer
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
ret <8 x i64> %v7

%v3 = call <8 x i64> @llvm.ctpop.v8i64(<8 x i64> %p1)
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = select <8 x i1> %v4, <8 x i64> %v3, <8 x i64> zeroinitializer
ret <8 x i64> %v5

%v3 = bitcast <8 x i64> %p1 to <64 x i8>
%v4 = call <64 x i8> @llvm.ctpop.v64i8(<64 x i8> %v3)
%v5 = bitcast i64 %p0 to <64 x i1>
%v6 = select <64 x i1> %v5, <64 x i8> %v4, <64 x i8> zeroinitializer
%v7 = bitcast <64 x i8> %v6 to <8 x i64>
ret <8 x i64> %v7

%v2 = bitcast <8 x i64> %p0 to <32 x i16>
%v3 = call <32 x i16> @llvm.ctpop.v32i16(<32 x i16> %v2)
%v4 = bitcast <32 x i16> %v3 to <8 x i64>
ret <8 x i64> %v4

%v2 = bitcast <8 x i64> %p0 to <16 x i32>
%v3 = call <16 x i32> @llvm.ctpop.v16i32(<16 x i32> %v2)
%v4 = bitcast <16 x i32> %v3 to <8 x i64>
ret <8 x i64> %v4

%v2 = call <8 x i64> @llvm.ctpop.v8i64(<8 x i64> %p0)
ret <8 x i64> %v2

%v2 = bitcast <8 x i64> %p0 to <64 x i8>
%v3 = call <64 x i8> @llvm.ctpop.v64i8(<64 x i8> %v2)
%v4 = bitcast <64 x i8> %v3 to <8 x i64>
ret <8 x i64> %v4

declare <8 x i16> @llvm.ctpop.v8i16(<8 x i16>)
%v4 = bitcast <2 x i64> %p2 to <8 x i16>
%v5 = call <8 x i16> @llvm.ctpop.v8i16(<8 x i16> %v4)
%v6 = bitcast <2 x i64> %p0 to <8 x i16>
%v7 = bitcast i8 %p1 to <8 x i1>
%v8 = select <8 x i1> %v7, <8 x i16> %v5, <8 x i16> %v6
%v9 = bitcast <8 x i16> %v8 to <2 x i64>
ret <2 x i64> %v9

declare <4 x i32> @llvm.ctpop.v4i32(<4 x i32>)
%v4 = bitcast <2 x i64> %p2 to <4 x i32>
%v5 = call <4 x i32> @llvm.ctpop.v4i32(<4 x i32> %v4)
%v6 = bitcast <2 x i64> %p0 to <4 x i32>
%v7 = bitcast i8 %p1 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v9 = select <4 x i1> %v8, <4 x i32> %v5, <4 x i32> %v6
%v10 = bitcast <4 x i32> %v9 to <2 x i64>
ret <2 x i64> %v10

declare <2 x i64> @llvm.ctpop.v2i64(<2 x i64>)
%v4 = call <2 x i64> @llvm.ctpop.v2i64(<2 x i64> %p2)
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = select <2 x i1> %v6, <2 x i64> %v4, <2 x i64> %p0
ret <2 x i64> %v7

declare <16 x i8> @llvm.ctpop.v16i8(<16 x i8>)
%v4 = bitcast <2 x i64> %p2 to <16 x i8>
%v5 = call <16 x i8> @llvm.ctpop.v16i8(<16 x i8> %v4)
%v6 = bitcast <2 x i64> %p0 to <16 x i8>
%v7 = bitcast i16 %p1 to <16 x i1>
%v8 = select <16 x i1> %v7, <16 x i8> %v5, <16 x i8> %v6
%v9 = bitcast <16 x i8> %v8 to <2 x i64>
ret <2 x i64> %v9

%v3 = bitcast <2 x i64> %p1 to <8 x i16>
%v4 = call <8 x i16> @llvm.ctpop.v8i16(<8 x i16> %v3)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i16> %v4, <8 x i16> zeroinitializer
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
ret <2 x i64> %v7

%v3 = bitcast <2 x i64> %p1 to <4 x i32>
%v4 = call <4 x i32> @llvm.ctpop.v4i32(<4 x i32> %v3)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i32> %v4, <4 x i32> zeroinitializer
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
ret <2 x i64> %v8

%v3 = call <2 x i64> @llvm.ctpop.v2i64(<2 x i64> %p1)
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <2 x i32> <i32 0, i32 1>
%v6 = select <2 x i1> %v5, <2 x i64> %v3, <2 x i64> zeroinitializer
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = call <16 x i8> @llvm.ctpop.v16i8(<16 x i8> %v3)
%v5 = bitcast i16 %p0 to <16 x i1>
%v6 = select <16 x i1> %v5, <16 x i8> %v4, <16 x i8> zeroinitializer
%v7 = bitcast <16 x i8> %v6 to <2 x i64>
ret <2 x i64> %v7

%v2 = bitcast <2 x i64> %p0 to <8 x i16>
%v3 = call <8 x i16> @llvm.ctpop.v8i16(<8 x i16> %v2)
%v4 = bitcast <8 x i16> %v3 to <2 x i64>
ret <2 x i64> %v4

%v2 = bitcast <2 x i64> %p0 to <4 x i32>
%v3 = call <4 x i32> @llvm.ctpop.v4i32(<4 x i32> %v2)
%v4 = bitcast <4 x i32> %v3 to <2 x i64>
ret <2 x i64> %v4

%v2 = call <2 x i64> @llvm.ctpop.v2i64(<2 x i64> %p0)
ret <2 x i64> %v2

%v2 = bitcast <2 x i64> %p0 to <16 x i8>
%v3 = call <16 x i8> @llvm.ctpop.v16i8(<16 x i8> %v2)
%v4 = bitcast <16 x i8> %v3 to <2 x i64>
ret <2 x i64> %v4

declare i32 @llvm.ctpop.i32(i32)
%v2 = call i32 @llvm.ctpop.i32(i32 %p0)
ret i32 %v2

declare i64 @llvm.ctpop.i64(i64)
%v2 = call i64 @llvm.ctpop.i64(i64 %p0)
%v3 = trunc i64 %v2 to i32
%v4 = sext i32 %v3 to i64
ret i64 %v4

%v0 = call i32 asm inteldialect "popcnt ${0:k}, ${1:k}", "=r,r,~{flags}"(i32 %p0)
ret i32 %v0

%v0 = call i32 asm inteldialect "popcnt ${0:q}, ${1:q}", "=r,r,~{flags}"(i64 %p0)
ret i32 %v0

declare <16 x i16> @llvm.x86.avx2.phadd.w(<16 x i16>, <16 x i16>)
%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = call <16 x i16> @llvm.x86.avx2.phadd.w(<16 x i16> %v3, <16 x i16> %v4)
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

declare <8 x i32> @llvm.x86.avx2.phadd.d(<8 x i32>, <8 x i32>)
%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = call <8 x i32> @llvm.x86.avx2.phadd.d(<8 x i32> %v3, <8 x i32> %v4)
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
ret <4 x i64> %v6

declare <16 x i16> @llvm.x86.avx2.phadd.sw(<16 x i16>, <16 x i16>)
%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = call <16 x i16> @llvm.x86.avx2.phadd.sw(<16 x i16> %v3, <16 x i16> %v4)
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

declare <8 x i16> @llvm.x86.ssse3.phadd.w.128(<8 x i16>, <8 x i16>)
%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = call <8 x i16> @llvm.x86.ssse3.phadd.w.128(<8 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

declare <4 x i32> @llvm.x86.ssse3.phadd.d.128(<4 x i32>, <4 x i32>)
%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = call <4 x i32> @llvm.x86.ssse3.phadd.d.128(<4 x i32> %v3, <4 x i32> %v4)
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
ret <2 x i64> %v6

declare <8 x i16> @llvm.x86.ssse3.phadd.sw.128(<8 x i16>, <8 x i16>)
%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = call <8 x i16> @llvm.x86.ssse3.phadd.sw.128(<8 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

declare i32 @llvm.x86.avx.vtestc.ps.256(<8 x float>, <8 x float>)
%v3 = call i32 @llvm.x86.avx.vtestc.ps.256(<8 x float> %p0, <8 x float> %p1)
ret i32 %v3

declare i32 @llvm.x86.avx.vtestz.ps.256(<8 x float>, <8 x float>)
%v3 = call i32 @llvm.x86.avx.vtestz.ps.256(<8 x float> %p0, <8 x float> %p1)
ret i32 %v3

declare i32 @llvm.x86.avx.vtestc.ps(<4 x float>, <4 x float>)
%v3 = call i32 @llvm.x86.avx.vtestc.ps(<4 x float> %p0, <4 x float> %p1)
ret i32 %v3

declare i32 @llvm.x86.avx.vtestz.ps(<4 x float>, <4 x float>)
%v3 = call i32 @llvm.x86.avx.vtestz.ps(<4 x float> %p0, <4 x float> %p1)
ret i32 %v3

declare i32 @llvm.x86.avx.vtestnzc.ps.256(<8 x float>, <8 x float>)
%v3 = call i32 @llvm.x86.avx.vtestnzc.ps.256(<8 x float> %p0, <8 x float> %p1)
ret i32 %v3

declare i32 @llvm.x86.avx.vtestnzc.ps(<4 x float>, <4 x float>)
%v3 = call i32 @llvm.x86.avx.vtestnzc.ps(<4 x float> %p0, <4 x float> %p1)
ret i32 %v3

%v0 = call i64 asm inteldialect "ror ${0:q}, {0:1:0}", "=r,0,~{flags}"(i64 %p0)
ret i64 %v0

%v0 = call <4 x i64> asm inteldialect "vprold ${0:t} {${1}}, ${3:t}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <4 x i64> %p0, <4 x i64> %p2)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vprolq ${0:t} {${1}}, ${3:t}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <4 x i64> %p0, <4 x i64> %p2)
ret <4 x i64> %v0

%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = bitcast <4 x i64> %p3 to <8 x i32>
%v7 = call <8 x i32> @llvm.fshl.v8i32(<8 x i32> %v5, <8 x i32> %v5, <8 x i32> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <8 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i32> %v7, <8 x i32> %v9
%v12 = bitcast <8 x i32> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = call <4 x i64> @llvm.fshl.v4i64(<4 x i64> %p2, <4 x i64> %p2, <4 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> %p0
ret <4 x i64> %v8

%v0 = call <4 x i64> asm inteldialect "vprord ${0:t} {${1}}, ${3:t}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <4 x i64> %p0, <4 x i64> %p2)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vprorq ${0:t} {${1}}, ${3:t}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <4 x i64> %p0, <4 x i64> %p2)
ret <4 x i64> %v0

%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = bitcast <4 x i64> %p3 to <8 x i32>
%v7 = call <8 x i32> @llvm.fshr.v8i32(<8 x i32> %v5, <8 x i32> %v5, <8 x i32> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <8 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i32> %v7, <8 x i32> %v9
%v12 = bitcast <8 x i32> %v11 to <4 x i64>
ret <4 x i64> %v12

%v5 = call <4 x i64> @llvm.fshr.v4i64(<4 x i64> %p2, <4 x i64> %p2, <4 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> %p0
ret <4 x i64> %v8

%v0 = call <4 x i64> asm inteldialect "vprold ${0:t} {${1}} {z}, ${2:t}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <4 x i64> %p1)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vprolq ${0:t} {${1}} {z}, ${2:t}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <4 x i64> %p1)
ret <4 x i64> %v0

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = call <8 x i32> @llvm.fshl.v8i32(<8 x i32> %v4, <8 x i32> %v4, <8 x i32> %v5)
%v7 = bitcast <8 x i32> %v6 to <4 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i32> %v6, <8 x i32> zeroinitializer
%v10 = bitcast <8 x i32> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = call <4 x i64> @llvm.fshl.v4i64(<4 x i64> %p1, <4 x i64> %p1, <4 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i64> %v4, <4 x i64> zeroinitializer
ret <4 x i64> %v7

%v0 = call <4 x i64> asm inteldialect "vprord ${0:t} {${1}} {z}, ${2:t}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <4 x i64> %p1)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vprorq ${0:t} {${1}} {z}, ${2:t}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <4 x i64> %p1)
ret <4 x i64> %v0

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = call <8 x i32> @llvm.fshr.v8i32(<8 x i32> %v4, <8 x i32> %v4, <8 x i32> %v5)
%v7 = bitcast <8 x i32> %v6 to <4 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i32> %v6, <8 x i32> zeroinitializer
%v10 = bitcast <8 x i32> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = call <4 x i64> @llvm.fshr.v4i64(<4 x i64> %p1, <4 x i64> %p1, <4 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i64> %v4, <4 x i64> zeroinitializer
ret <4 x i64> %v7

%v0 = call <4 x i64> asm inteldialect "vprold ${0:t}, ${1:t}, {0:1:0}", "=v,v,~{flags}"(<4 x i64> %p0)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vprolq ${0:t}, ${1:t}, {0:1:0}", "=v,v,~{flags}"(<4 x i64> %p0)
ret <4 x i64> %v0

%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = call <8 x i32> @llvm.fshl.v8i32(<8 x i32> %v3, <8 x i32> %v3, <8 x i32> %v4)
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = call <4 x i64> @llvm.fshl.v4i64(<4 x i64> %p0, <4 x i64> %p0, <4 x i64> %p1)
ret <4 x i64> %v3

%v0 = call <4 x i64> asm inteldialect "vprord ${0:t}, ${1:t}, {0:1:0}", "=v,v,~{flags}"(<4 x i64> %p0)
ret <4 x i64> %v0

%v0 = call <4 x i64> asm inteldialect "vprorq ${0:t}, ${1:t}, {0:1:0}", "=v,v,~{flags}"(<4 x i64> %p0)
ret <4 x i64> %v0

%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = call <8 x i32> @llvm.fshr.v8i32(<8 x i32> %v3, <8 x i32> %v3, <8 x i32> %v4)
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = call <4 x i64> @llvm.fshr.v4i64(<4 x i64> %p0, <4 x i64> %p0, <4 x i64> %p1)
ret <4 x i64> %v3

%v0 = call <8 x i64> asm inteldialect "vprold ${0:g} {${1}}, ${3:g}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i16 %p1, <8 x i64> %p0, <8 x i64> %p2)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vprolq ${0:g} {${1}}, ${3:g}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <8 x i64> %p0, <8 x i64> %p2)
ret <8 x i64> %v0

%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = bitcast <8 x i64> %p3 to <16 x i32>
%v7 = call <16 x i32> @llvm.fshl.v16i32(<16 x i32> %v5, <16 x i32> %v5, <16 x i32> %v6)
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <16 x i32>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v7, <16 x i32> %v9
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

%v5 = call <8 x i64> @llvm.fshl.v8i64(<8 x i64> %p2, <8 x i64> %p2, <8 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> %p0
ret <8 x i64> %v7

%v0 = call <8 x i64> asm inteldialect "vprord ${0:g} {${1}}, ${3:g}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i16 %p1, <8 x i64> %p0, <8 x i64> %p2)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vprorq ${0:g} {${1}}, ${3:g}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <8 x i64> %p0, <8 x i64> %p2)
ret <8 x i64> %v0

%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = bitcast <8 x i64> %p3 to <16 x i32>
%v7 = call <16 x i32> @llvm.fshr.v16i32(<16 x i32> %v5, <16 x i32> %v5, <16 x i32> %v6)
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <16 x i32>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v7, <16 x i32> %v9
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

%v5 = call <8 x i64> @llvm.fshr.v8i64(<8 x i64> %p2, <8 x i64> %p2, <8 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> %p0
ret <8 x i64> %v7

%v0 = call <8 x i64> asm inteldialect "vprold ${0:g} {${1}} {z}, ${2:g}, {0:1:0}", "=v,^Yk,v,~{flags}"(i16 %p0, <8 x i64> %p1)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vprolq ${0:g} {${1}} {z}, ${2:g}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <8 x i64> %p1)
ret <8 x i64> %v0

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = call <16 x i32> @llvm.fshl.v16i32(<16 x i32> %v4, <16 x i32> %v4, <16 x i32> %v5)
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i32> %v6, <16 x i32> zeroinitializer
%v10 = bitcast <16 x i32> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = call <8 x i64> @llvm.fshl.v8i64(<8 x i64> %p1, <8 x i64> %p1, <8 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> zeroinitializer
ret <8 x i64> %v6

%v0 = call <8 x i64> asm inteldialect "vprord ${0:g} {${1}} {z}, ${2:g}, {0:1:0}", "=v,^Yk,v,~{flags}"(i16 %p0, <8 x i64> %p1)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vprorq ${0:g} {${1}} {z}, ${2:g}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <8 x i64> %p1)
ret <8 x i64> %v0

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = call <16 x i32> @llvm.fshr.v16i32(<16 x i32> %v4, <16 x i32> %v4, <16 x i32> %v5)
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i32> %v6, <16 x i32> zeroinitializer
%v10 = bitcast <16 x i32> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = call <8 x i64> @llvm.fshr.v8i64(<8 x i64> %p1, <8 x i64> %p1, <8 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> zeroinitializer
ret <8 x i64> %v6

%v0 = call <8 x i64> asm inteldialect "vprold ${0:g}, ${1:g}, {0:1:0}", "=v,v,~{flags}"(<8 x i64> %p0)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vprolq ${0:g}, ${1:g}, {0:1:0}", "=v,v,~{flags}"(<8 x i64> %p0)
ret <8 x i64> %v0

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = call <16 x i32> @llvm.fshl.v16i32(<16 x i32> %v3, <16 x i32> %v3, <16 x i32> %v4)
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = call <8 x i64> @llvm.fshl.v8i64(<8 x i64> %p0, <8 x i64> %p0, <8 x i64> %p1)
ret <8 x i64> %v3

%v0 = call <8 x i64> asm inteldialect "vprord ${0:g}, ${1:g}, {0:1:0}", "=v,v,~{flags}"(<8 x i64> %p0)
ret <8 x i64> %v0

%v0 = call <8 x i64> asm inteldialect "vprorq ${0:g}, ${1:g}, {0:1:0}", "=v,v,~{flags}"(<8 x i64> %p0)
ret <8 x i64> %v0

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = call <16 x i32> @llvm.fshr.v16i32(<16 x i32> %v3, <16 x i32> %v3, <16 x i32> %v4)
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = call <8 x i64> @llvm.fshr.v8i64(<8 x i64> %p0, <8 x i64> %p0, <8 x i64> %p1)
ret <8 x i64> %v3

%v0 = call <2 x i64> asm inteldialect "vprold ${0:x} {${1}}, ${3:x}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <2 x i64> %p0, <2 x i64> %p2)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vprolq ${0:x} {${1}}, ${3:x}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <2 x i64> %p0, <2 x i64> %p2)
ret <2 x i64> %v0

%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = bitcast <2 x i64> %p3 to <4 x i32>
%v7 = call <4 x i32> @llvm.fshl.v4i32(<4 x i32> %v5, <4 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <4 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v12 = select <4 x i1> %v11, <4 x i32> %v7, <4 x i32> %v9
%v13 = bitcast <4 x i32> %v12 to <2 x i64>
ret <2 x i64> %v13

%v5 = call <2 x i64> @llvm.fshl.v2i64(<2 x i64> %p2, <2 x i64> %p2, <2 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> %p0
ret <2 x i64> %v8

%v0 = call <2 x i64> asm inteldialect "vprord ${0:x} {${1}}, ${3:x}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <2 x i64> %p0, <2 x i64> %p2)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vprorq ${0:x} {${1}}, ${3:x}, {0:1:0}", "=v,^Yk,0,v,~{flags}"(i8 %p1, <2 x i64> %p0, <2 x i64> %p2)
ret <2 x i64> %v0

%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = bitcast <2 x i64> %p3 to <4 x i32>
%v7 = call <4 x i32> @llvm.fshr.v4i32(<4 x i32> %v5, <4 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <4 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v12 = select <4 x i1> %v11, <4 x i32> %v7, <4 x i32> %v9
%v13 = bitcast <4 x i32> %v12 to <2 x i64>
ret <2 x i64> %v13

%v5 = call <2 x i64> @llvm.fshr.v2i64(<2 x i64> %p2, <2 x i64> %p2, <2 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> %p0
ret <2 x i64> %v8

%v0 = call <2 x i64> asm inteldialect "vprold ${0:x} {${1}} {z}, ${2:x}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <2 x i64> %p1)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vprolq ${0:x} {${1}} {z}, ${2:x}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <2 x i64> %p1)
ret <2 x i64> %v0

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = call <4 x i32> @llvm.fshl.v4i32(<4 x i32> %v4, <4 x i32> %v4, <4 x i32> %v5)
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x i32> %v6, <4 x i32> zeroinitializer
%v11 = bitcast <4 x i32> %v10 to <2 x i64>
ret <2 x i64> %v11

%v4 = call <2 x i64> @llvm.fshl.v2i64(<2 x i64> %p1, <2 x i64> %p1, <2 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = select <2 x i1> %v6, <2 x i64> %v4, <2 x i64> zeroinitializer
ret <2 x i64> %v7

%v0 = call <2 x i64> asm inteldialect "vprord ${0:x} {${1}} {z}, ${2:x}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <2 x i64> %p1)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vprorq ${0:x} {${1}} {z}, ${2:x}, {0:1:0}", "=v,^Yk,v,~{flags}"(i8 %p0, <2 x i64> %p1)
ret <2 x i64> %v0

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = call <4 x i32> @llvm.fshr.v4i32(<4 x i32> %v4, <4 x i32> %v4, <4 x i32> %v5)
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x i32> %v6, <4 x i32> zeroinitializer
%v11 = bitcast <4 x i32> %v10 to <2 x i64>
ret <2 x i64> %v11

%v4 = call <2 x i64> @llvm.fshr.v2i64(<2 x i64> %p1, <2 x i64> %p1, <2 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = select <2 x i1> %v6, <2 x i64> %v4, <2 x i64> zeroinitializer
ret <2 x i64> %v7

%v0 = call <2 x i64> asm inteldialect "vprold ${0:x}, ${1:x}, {0:1:0}", "=v,v,~{flags}"(<2 x i64> %p0)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vprolq ${0:x}, ${1:x}, {0:1:0}", "=v,v,~{flags}"(<2 x i64> %p0)
ret <2 x i64> %v0

%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = call <4 x i32> @llvm.fshl.v4i32(<4 x i32> %v3, <4 x i32> %v3, <4 x i32> %v4)
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = call <2 x i64> @llvm.fshl.v2i64(<2 x i64> %p0, <2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v3

%v0 = call <2 x i64> asm inteldialect "vprord ${0:x}, ${1:x}, {0:1:0}", "=v,v,~{flags}"(<2 x i64> %p0)
ret <2 x i64> %v0

%v0 = call <2 x i64> asm inteldialect "vprorq ${0:x}, ${1:x}, {0:1:0}", "=v,v,~{flags}"(<2 x i64> %p0)
ret <2 x i64> %v0

%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = call <4 x i32> @llvm.fshr.v4i32(<4 x i32> %v3, <4 x i32> %v3, <4 x i32> %v4)
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = call <2 x i64> @llvm.fshr.v2i64(<2 x i64> %p0, <2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v3

%v0 = call i32 asm inteldialect "ror ${0:k}, {0:1:0}", "=r,0,~{flags}"(i32 %p0)
ret i32 %v0

%v0 = call i16 asm inteldialect "ror ${0:w}, {0:1:0}", "=r,0,~{flags}"(i16 %p0)
ret i16 %v0

declare i32 @llvm.x86.bmi.bextr.32(i32, i32)
%v3 = call i32 @llvm.x86.bmi.bextr.32(i32 %p0, i32 %p1)
ret i32 %v3

declare i64 @llvm.x86.bmi.bextr.64(i64, i64)
%v3 = call i64 @llvm.x86.bmi.bextr.64(i64 %p0, i64 %p1)
ret i64 %v3

%v4 = and i32 %p1, 255
%v5 = and i32 %p2, 255
%v6 = shl i32 %v5, 8
%v7 = or i32 %v4, %v6
%v8 = call i32 @llvm.x86.bmi.bextr.32(i32 %p0, i32 %v7)
ret i32 %v8

%v4 = and i32 %p1, 255
%v5 = and i32 %p2, 255
%v6 = shl i32 %v5, 8
%v7 = or i32 %v4, %v6
%v8 = zext i32 %v7 to i64
%v9 = call i64 @llvm.x86.bmi.bextr.64(i64 %p0, i64 %v8)
ret i64 %v9

declare <4 x i64> @llvm.x86.avx512.mask.compress.v4i64(<4 x i64>, <4 x i64>, <4 x i1>)
%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = call <4 x i64> @llvm.x86.avx512.mask.compress.v4i64(<4 x i64> %p2, <4 x i64> %p0, <4 x i1> %v5)
ret <4 x i64> %v6

declare <4 x double> @llvm.x86.avx512.mask.compress.v4f64(<4 x double>, <4 x double>, <4 x i1>)
%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = call <4 x double> @llvm.x86.avx512.mask.compress.v4f64(<4 x double> %p2, <4 x double> %p0, <4 x i1> %v5)
ret <4 x double> %v6

%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = shufflevector <8 x i1> %v3, <8 x i1> %v3, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v5 = call <4 x i64> @llvm.x86.avx512.mask.compress.v4i64(<4 x i64> %p1, <4 x i64> zeroinitializer, <4 x i1> %v4)
ret <4 x i64> %v5

%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = shufflevector <8 x i1> %v3, <8 x i1> %v3, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v5 = call <4 x double> @llvm.x86.avx512.mask.compress.v4f64(<4 x double> %p1, <4 x double> zeroinitializer, <4 x i1> %v4)
ret <4 x double> %v5

declare <4 x i32> @llvm.x86.avx512.mask.compress.v4i32(<4 x i32>, <4 x i32>, <4 x i1>)
%v4 = bitcast <2 x i64> %p2 to <4 x i32>
%v5 = bitcast <2 x i64> %p0 to <4 x i32>
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = call <4 x i32> @llvm.x86.avx512.mask.compress.v4i32(<4 x i32> %v4, <4 x i32> %v5, <4 x i1> %v7)
%v9 = bitcast <4 x i32> %v8 to <2 x i64>
ret <2 x i64> %v9

declare <4 x float> @llvm.x86.avx512.mask.compress.v4f32(<4 x float>, <4 x float>, <4 x i1>)
%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = call <4 x float> @llvm.x86.avx512.mask.compress.v4f32(<4 x float> %p2, <4 x float> %p0, <4 x i1> %v5)
ret <4 x float> %v6

%v3 = bitcast <2 x i64> %p1 to <4 x i32>
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = call <4 x i32> @llvm.x86.avx512.mask.compress.v4i32(<4 x i32> %v3, <4 x i32> zeroinitializer, <4 x i1> %v5)
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
ret <2 x i64> %v7

%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = shufflevector <8 x i1> %v3, <8 x i1> %v3, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v5 = call <4 x float> @llvm.x86.avx512.mask.compress.v4f32(<4 x float> %p1, <4 x float> zeroinitializer, <4 x i1> %v4)
ret <4 x float> %v5

declare <16 x i16> @llvm.x86.avx512.mask.compress.v16i16(<16 x i16>, <16 x i16>, <16 x i1>)
%v4 = bitcast <4 x i64> %p2 to <16 x i16>
%v5 = bitcast <4 x i64> %p0 to <16 x i16>
%v6 = bitcast i16 %p1 to <16 x i1>
%v7 = call <16 x i16> @llvm.x86.avx512.mask.compress.v16i16(<16 x i16> %v4, <16 x i16> %v5, <16 x i1> %v6)
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
ret <4 x i64> %v8

declare <8 x i32> @llvm.x86.avx512.mask.compress.v8i32(<8 x i32>, <8 x i32>, <8 x i1>)
%v4 = bitcast <4 x i64> %p2 to <8 x i32>
%v5 = bitcast <4 x i64> %p0 to <8 x i32>
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = call <8 x i32> @llvm.x86.avx512.mask.compress.v8i32(<8 x i32> %v4, <8 x i32> %v5, <8 x i1> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
ret <4 x i64> %v8

declare <32 x i8> @llvm.x86.avx512.mask.compress.v32i8(<32 x i8>, <32 x i8>, <32 x i1>)
%v4 = bitcast <4 x i64> %p2 to <32 x i8>
%v5 = bitcast <4 x i64> %p0 to <32 x i8>
%v6 = bitcast i32 %p1 to <32 x i1>
%v7 = call <32 x i8> @llvm.x86.avx512.mask.compress.v32i8(<32 x i8> %v4, <32 x i8> %v5, <32 x i1> %v6)
%v8 = bitcast <32 x i8> %v7 to <4 x i64>
ret <4 x i64> %v8

declare <8 x float> @llvm.x86.avx512.mask.compress.v8f32(<8 x float>, <8 x float>, <8 x i1>)
%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = call <8 x float> @llvm.x86.avx512.mask.compress.v8f32(<8 x float> %p2, <8 x float> %p0, <8 x i1> %v4)
ret <8 x float> %v5

%v3 = bitcast <4 x i64> %p1 to <16 x i16>
%v4 = bitcast i16 %p0 to <16 x i1>
%v5 = call <16 x i16> @llvm.x86.avx512.mask.compress.v16i16(<16 x i16> %v3, <16 x i16> zeroinitializer, <16 x i1> %v4)
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p1 to <8 x i32>
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = call <8 x i32> @llvm.x86.avx512.mask.compress.v8i32(<8 x i32> %v3, <8 x i32> zeroinitializer, <8 x i1> %v4)
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p1 to <32 x i8>
%v4 = bitcast i32 %p0 to <32 x i1>
%v5 = call <32 x i8> @llvm.x86.avx512.mask.compress.v32i8(<32 x i8> %v3, <32 x i8> zeroinitializer, <32 x i1> %v4)
%v6 = bitcast <32 x i8> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = call <8 x float> @llvm.x86.avx512.mask.compress.v8f32(<8 x float> %p1, <8 x float> zeroinitializer, <8 x i1> %v3)
ret <8 x float> %v4

declare <32 x i16> @llvm.x86.avx512.mask.compress.v32i16(<32 x i16>, <32 x i16>, <32 x i1>)
%v4 = bitcast <8 x i64> %p2 to <32 x i16>
%v5 = bitcast <8 x i64> %p0 to <32 x i16>
%v6 = bitcast i32 %p1 to <32 x i1>
%v7 = call <32 x i16> @llvm.x86.avx512.mask.compress.v32i16(<32 x i16> %v4, <32 x i16> %v5, <32 x i1> %v6)
%v8 = bitcast <32 x i16> %v7 to <8 x i64>
ret <8 x i64> %v8

declare <16 x i32> @llvm.x86.avx512.mask.compress.v16i32(<16 x i32>, <16 x i32>, <16 x i1>)
%v4 = bitcast <8 x i64> %p2 to <16 x i32>
%v5 = bitcast <8 x i64> %p0 to <16 x i32>
%v6 = bitcast i16 %p1 to <16 x i1>
%v7 = call <16 x i32> @llvm.x86.avx512.mask.compress.v16i32(<16 x i32> %v4, <16 x i32> %v5, <16 x i1> %v6)
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
ret <8 x i64> %v8

declare <8 x i64> @llvm.x86.avx512.mask.compress.v8i64(<8 x i64>, <8 x i64>, <8 x i1>)
%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = call <8 x i64> @llvm.x86.avx512.mask.compress.v8i64(<8 x i64> %p2, <8 x i64> %p0, <8 x i1> %v4)
ret <8 x i64> %v5

declare <64 x i8> @llvm.x86.avx512.mask.compress.v64i8(<64 x i8>, <64 x i8>, <64 x i1>)
%v4 = bitcast <8 x i64> %p2 to <64 x i8>
%v5 = bitcast <8 x i64> %p0 to <64 x i8>
%v6 = bitcast i64 %p1 to <64 x i1>
%v7 = call <64 x i8> @llvm.x86.avx512.mask.compress.v64i8(<64 x i8> %v4, <64 x i8> %v5, <64 x i1> %v6)
%v8 = bitcast <64 x i8> %v7 to <8 x i64>
ret <8 x i64> %v8

declare <8 x double> @llvm.x86.avx512.mask.compress.v8f64(<8 x double>, <8 x double>, <8 x i1>)
%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = call <8 x double> @llvm.x86.avx512.mask.compress.v8f64(<8 x double> %p2, <8 x double> %p0, <8 x i1> %v4)
ret <8 x double> %v5

declare <16 x float> @llvm.x86.avx512.mask.compress.v16f32(<16 x float>, <16 x float>, <16 x i1>)
%v4 = bitcast i16 %p1 to <16 x i1>
%v5 = call <16 x float> @llvm.x86.avx512.mask.compress.v16f32(<16 x float> %p2, <16 x float> %p0, <16 x i1> %v4)
ret <16 x float> %v5

%v3 = bitcast <8 x i64> %p1 to <32 x i16>
%v4 = bitcast i32 %p0 to <32 x i1>
%v5 = call <32 x i16> @llvm.x86.avx512.mask.compress.v32i16(<32 x i16> %v3, <32 x i16> zeroinitializer, <32 x i1> %v4)
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p1 to <16 x i32>
%v4 = bitcast i16 %p0 to <16 x i1>
%v5 = call <16 x i32> @llvm.x86.avx512.mask.compress.v16i32(<16 x i32> %v3, <16 x i32> zeroinitializer, <16 x i1> %v4)
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = call <8 x i64> @llvm.x86.avx512.mask.compress.v8i64(<8 x i64> %p1, <8 x i64> zeroinitializer, <8 x i1> %v3)
ret <8 x i64> %v4

%v3 = bitcast <8 x i64> %p1 to <64 x i8>
%v4 = bitcast i64 %p0 to <64 x i1>
%v5 = call <64 x i8> @llvm.x86.avx512.mask.compress.v64i8(<64 x i8> %v3, <64 x i8> zeroinitializer, <64 x i1> %v4)
%v6 = bitcast <64 x i8> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = call <8 x double> @llvm.x86.avx512.mask.compress.v8f64(<8 x double> %p1, <8 x double> zeroinitializer, <8 x i1> %v3)
ret <8 x double> %v4

%v3 = bitcast i16 %p0 to <16 x i1>
%v4 = call <16 x float> @llvm.x86.avx512.mask.compress.v16f32(<16 x float> %p1, <16 x float> zeroinitializer, <16 x i1> %v3)
ret <16 x float> %v4

declare <8 x i16> @llvm.x86.avx512.mask.compress.v8i16(<8 x i16>, <8 x i16>, <8 x i1>)
%v4 = bitcast <2 x i64> %p2 to <8 x i16>
%v5 = bitcast <2 x i64> %p0 to <8 x i16>
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = call <8 x i16> @llvm.x86.avx512.mask.compress.v8i16(<8 x i16> %v4, <8 x i16> %v5, <8 x i1> %v6)
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
ret <2 x i64> %v8

declare <16 x i8> @llvm.x86.avx512.mask.compress.v16i8(<16 x i8>, <16 x i8>, <16 x i1>)
%v4 = bitcast <2 x i64> %p2 to <16 x i8>
%v5 = bitcast <2 x i64> %p0 to <16 x i8>
%v6 = bitcast i16 %p1 to <16 x i1>
%v7 = call <16 x i8> @llvm.x86.avx512.mask.compress.v16i8(<16 x i8> %v4, <16 x i8> %v5, <16 x i1> %v6)
%v8 = bitcast <16 x i8> %v7 to <2 x i64>
ret <2 x i64> %v8

%v3 = bitcast <2 x i64> %p1 to <8 x i16>
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = call <8 x i16> @llvm.x86.avx512.mask.compress.v8i16(<8 x i16> %v3, <8 x i16> zeroinitializer, <8 x i1> %v4)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p1 to <16 x i8>
%v4 = bitcast i16 %p0 to <16 x i1>
%v5 = call <16 x i8> @llvm.x86.avx512.mask.compress.v16i8(<16 x i8> %v3, <16 x i8> zeroinitializer, <16 x i1> %v4)
%v6 = bitcast <16 x i8> %v5 to <2 x i64>
ret <2 x i64> %v6

%v0 = call i16 asm inteldialect "rol ${0:w}, {0:1:0}", "=r,0,~{flags}"(i16 %p0)
ret i16 %v0

%v0 = call i32 asm inteldialect "rol ${0:k}, {0:1:0}", "=r,0,~{flags}"(i32 %p0)
ret i32 %v0

%v0 = call i64 asm inteldialect "rol ${0:q}, {0:1:0}", "=r,0,~{flags}"(i64 %p0)
ret i64 %v0

declare <16 x i16> @llvm.x86.avx2.psll.w(<16 x i16>, <8 x i16>)
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = bitcast <2 x i64> %p3 to <8 x i16>
%v7 = call <16 x i16> @llvm.x86.avx2.psll.w(<16 x i16> %v5, <8 x i16> %v6)
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <16 x i16>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v7, <16 x i16> %v9
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <8 x i32> @llvm.x86.avx2.psll.d(<8 x i32>, <4 x i32>)
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = bitcast <2 x i64> %p3 to <4 x i32>
%v7 = call <8 x i32> @llvm.x86.avx2.psll.d(<8 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <8 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i32> %v7, <8 x i32> %v9
%v12 = bitcast <8 x i32> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <4 x i64> @llvm.x86.avx2.psll.q(<4 x i64>, <2 x i64>)
%v5 = call <4 x i64> @llvm.x86.avx2.psll.q(<4 x i64> %p2, <2 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> %p0
ret <4 x i64> %v8

declare <16 x i16> @llvm.x86.avx2.pslli.w(<16 x i16>, i32)
%v4 = bitcast <4 x i64> %p2 to <16 x i16>
%v5 = call <16 x i16> @llvm.x86.avx2.pslli.w(<16 x i16> %v4, i32 {0:1:0})
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
%v7 = bitcast <4 x i64> %p0 to <16 x i16>
%v8 = bitcast i16 %p1 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v5, <16 x i16> %v7
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

declare <8 x i32> @llvm.x86.avx2.pslli.d(<8 x i32>, i32)
%v4 = bitcast <4 x i64> %p2 to <8 x i32>
%v5 = call <8 x i32> @llvm.x86.avx2.pslli.d(<8 x i32> %v4, i32 {0:1:0})
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
%v7 = bitcast <4 x i64> %p0 to <8 x i32>
%v8 = bitcast i8 %p1 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i32> %v5, <8 x i32> %v7
%v10 = bitcast <8 x i32> %v9 to <4 x i64>
ret <4 x i64> %v10

declare <4 x i64> @llvm.x86.avx2.pslli.q(<4 x i64>, i32)
%v4 = call <4 x i64> @llvm.x86.avx2.pslli.q(<4 x i64> %p2, i32 {0:1:0})
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i64> %v4, <4 x i64> %p0
ret <4 x i64> %v7

declare <16 x i16> @llvm.x86.avx512.psllv.w.256(<16 x i16>, <16 x i16>)
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = bitcast <4 x i64> %p3 to <16 x i16>
%v7 = call <16 x i16> @llvm.x86.avx512.psllv.w.256(<16 x i16> %v5, <16 x i16> %v6)
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <16 x i16>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v7, <16 x i16> %v9
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <8 x i32> @llvm.x86.avx2.psllv.d.256(<8 x i32>, <8 x i32>)
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = bitcast <4 x i64> %p3 to <8 x i32>
%v7 = call <8 x i32> @llvm.x86.avx2.psllv.d.256(<8 x i32> %v5, <8 x i32> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <8 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i32> %v7, <8 x i32> %v9
%v12 = bitcast <8 x i32> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <4 x i64> @llvm.x86.avx2.psllv.q.256(<4 x i64>, <4 x i64>)
%v5 = call <4 x i64> @llvm.x86.avx2.psllv.q.256(<4 x i64> %p2, <4 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> %p0
ret <4 x i64> %v8

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = call <16 x i16> @llvm.x86.avx2.psll.w(<16 x i16> %v4, <8 x i16> %v5)
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v6, <16 x i16> zeroinitializer
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = call <8 x i32> @llvm.x86.avx2.psll.d(<8 x i32> %v4, <4 x i32> %v5)
%v7 = bitcast <8 x i32> %v6 to <4 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i32> %v6, <8 x i32> zeroinitializer
%v10 = bitcast <8 x i32> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = call <4 x i64> @llvm.x86.avx2.psll.q(<4 x i64> %p1, <2 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i64> %v4, <4 x i64> zeroinitializer
ret <4 x i64> %v7

%v3 = bitcast <4 x i64> %p1 to <16 x i16>
%v4 = call <16 x i16> @llvm.x86.avx2.pslli.w(<16 x i16> %v3, i32 {0:1:0})
%v5 = bitcast <16 x i16> %v4 to <4 x i64>
%v6 = bitcast i16 %p0 to <16 x i1>
%v7 = select <16 x i1> %v6, <16 x i16> %v4, <16 x i16> zeroinitializer
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
ret <4 x i64> %v8

%v3 = bitcast <4 x i64> %p1 to <8 x i32>
%v4 = call <8 x i32> @llvm.x86.avx2.pslli.d(<8 x i32> %v3, i32 {0:1:0})
%v5 = bitcast <8 x i32> %v4 to <4 x i64>
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i32> %v4, <8 x i32> zeroinitializer
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
ret <4 x i64> %v8

%v3 = call <4 x i64> @llvm.x86.avx2.pslli.q(<4 x i64> %p1, i32 {0:1:0})
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = select <4 x i1> %v5, <4 x i64> %v3, <4 x i64> zeroinitializer
ret <4 x i64> %v6

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = call <16 x i16> @llvm.x86.avx512.psllv.w.256(<16 x i16> %v4, <16 x i16> %v5)
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v6, <16 x i16> zeroinitializer
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = call <8 x i32> @llvm.x86.avx2.psllv.d.256(<8 x i32> %v4, <8 x i32> %v5)
%v7 = bitcast <8 x i32> %v6 to <4 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i32> %v6, <8 x i32> zeroinitializer
%v10 = bitcast <8 x i32> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = call <4 x i64> @llvm.x86.avx2.psllv.q.256(<4 x i64> %p1, <4 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i64> %v4, <4 x i64> zeroinitializer
ret <4 x i64> %v7

%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = call <16 x i16> @llvm.x86.avx2.psll.w(<16 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = call <8 x i32> @llvm.x86.avx2.psll.d(<8 x i32> %v3, <4 x i32> %v4)
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = call <4 x i64> @llvm.x86.avx2.psll.q(<4 x i64> %p0, <2 x i64> %p1)
ret <4 x i64> %v3

%v2 = bitcast <4 x i64> %p0 to <16 x i16>
%v3 = call <16 x i16> @llvm.x86.avx2.pslli.w(<16 x i16> %v2, i32 {0:1:0})
%v4 = bitcast <16 x i16> %v3 to <4 x i64>
ret <4 x i64> %v4

%v2 = bitcast <4 x i64> %p0 to <8 x i32>
%v3 = call <8 x i32> @llvm.x86.avx2.pslli.d(<8 x i32> %v2, i32 {0:1:0})
%v4 = bitcast <8 x i32> %v3 to <4 x i64>
ret <4 x i64> %v4

%v2 = call <4 x i64> @llvm.x86.avx2.pslli.q(<4 x i64> %p0, i32 {0:1:0})
ret <4 x i64> %v2

%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = call <16 x i16> @llvm.x86.avx512.psllv.w.256(<16 x i16> %v3, <16 x i16> %v4)
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = call <8 x i32> @llvm.x86.avx2.psllv.d.256(<8 x i32> %v3, <8 x i32> %v4)
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = call <4 x i64> @llvm.x86.avx2.psllv.q.256(<4 x i64> %p0, <4 x i64> %p1)
ret <4 x i64> %v3

declare <32 x i16> @llvm.x86.avx512.psll.w.512(<32 x i16>, <8 x i16>)
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = bitcast <2 x i64> %p3 to <8 x i16>
%v7 = call <32 x i16> @llvm.x86.avx512.psll.w.512(<32 x i16> %v5, <8 x i16> %v6)
%v8 = bitcast <32 x i16> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <32 x i16>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i16> %v7, <32 x i16> %v9
%v12 = bitcast <32 x i16> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <16 x i32> @llvm.x86.avx512.psll.d.512(<16 x i32>, <4 x i32>)
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = bitcast <2 x i64> %p3 to <4 x i32>
%v7 = call <16 x i32> @llvm.x86.avx512.psll.d.512(<16 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <16 x i32>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v7, <16 x i32> %v9
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <8 x i64> @llvm.x86.avx512.psll.q.512(<8 x i64>, <2 x i64>)
%v5 = call <8 x i64> @llvm.x86.avx512.psll.q.512(<8 x i64> %p2, <2 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> %p0
ret <8 x i64> %v7

declare <32 x i16> @llvm.x86.avx512.pslli.w.512(<32 x i16>, i32)
%v4 = bitcast <8 x i64> %p2 to <32 x i16>
%v5 = call <32 x i16> @llvm.x86.avx512.pslli.w.512(<32 x i16> %v4, i32 {0:1:0})
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
%v7 = bitcast <8 x i64> %p0 to <32 x i16>
%v8 = bitcast i32 %p1 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i16> %v5, <32 x i16> %v7
%v10 = bitcast <32 x i16> %v9 to <8 x i64>
ret <8 x i64> %v10

declare <16 x i32> @llvm.x86.avx512.pslli.d.512(<16 x i32>, i32)
%v4 = bitcast <8 x i64> %p2 to <16 x i32>
%v5 = call <16 x i32> @llvm.x86.avx512.pslli.d.512(<16 x i32> %v4, i32 {0:1:0})
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
%v7 = bitcast <8 x i64> %p0 to <16 x i32>
%v8 = bitcast i16 %p1 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i32> %v5, <16 x i32> %v7
%v10 = bitcast <16 x i32> %v9 to <8 x i64>
ret <8 x i64> %v10

declare <8 x i64> @llvm.x86.avx512.pslli.q.512(<8 x i64>, i32)
%v4 = call <8 x i64> @llvm.x86.avx512.pslli.q.512(<8 x i64> %p2, i32 {0:1:0})
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> %p0
ret <8 x i64> %v6

declare <32 x i16> @llvm.x86.avx512.psllv.w.512(<32 x i16>, <32 x i16>)
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = bitcast <8 x i64> %p3 to <32 x i16>
%v7 = call <32 x i16> @llvm.x86.avx512.psllv.w.512(<32 x i16> %v5, <32 x i16> %v6)
%v8 = bitcast <32 x i16> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <32 x i16>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i16> %v7, <32 x i16> %v9
%v12 = bitcast <32 x i16> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <16 x i32> @llvm.x86.avx512.psllv.d.512(<16 x i32>, <16 x i32>)
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = bitcast <8 x i64> %p3 to <16 x i32>
%v7 = call <16 x i32> @llvm.x86.avx512.psllv.d.512(<16 x i32> %v5, <16 x i32> %v6)
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <16 x i32>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v7, <16 x i32> %v9
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <8 x i64> @llvm.x86.avx512.psllv.q.512(<8 x i64>, <8 x i64>)
%v5 = call <8 x i64> @llvm.x86.avx512.psllv.q.512(<8 x i64> %p2, <8 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> %p0
ret <8 x i64> %v7

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = call <32 x i16> @llvm.x86.avx512.psll.w.512(<32 x i16> %v4, <8 x i16> %v5)
%v7 = bitcast <32 x i16> %v6 to <8 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i16> %v6, <32 x i16> zeroinitializer
%v10 = bitcast <32 x i16> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = call <16 x i32> @llvm.x86.avx512.psll.d.512(<16 x i32> %v4, <4 x i32> %v5)
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i32> %v6, <16 x i32> zeroinitializer
%v10 = bitcast <16 x i32> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = call <8 x i64> @llvm.x86.avx512.psll.q.512(<8 x i64> %p1, <2 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> zeroinitializer
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p1 to <32 x i16>
%v4 = call <32 x i16> @llvm.x86.avx512.pslli.w.512(<32 x i16> %v3, i32 {0:1:0})
%v5 = bitcast <32 x i16> %v4 to <8 x i64>
%v6 = bitcast i32 %p0 to <32 x i1>
%v7 = select <32 x i1> %v6, <32 x i16> %v4, <32 x i16> zeroinitializer
%v8 = bitcast <32 x i16> %v7 to <8 x i64>
ret <8 x i64> %v8

%v3 = bitcast <8 x i64> %p1 to <16 x i32>
%v4 = call <16 x i32> @llvm.x86.avx512.pslli.d.512(<16 x i32> %v3, i32 {0:1:0})
%v5 = bitcast <16 x i32> %v4 to <8 x i64>
%v6 = bitcast i16 %p0 to <16 x i1>
%v7 = select <16 x i1> %v6, <16 x i32> %v4, <16 x i32> zeroinitializer
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
ret <8 x i64> %v8

%v3 = call <8 x i64> @llvm.x86.avx512.pslli.q.512(<8 x i64> %p1, i32 {0:1:0})
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = select <8 x i1> %v4, <8 x i64> %v3, <8 x i64> zeroinitializer
ret <8 x i64> %v5

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = call <32 x i16> @llvm.x86.avx512.psllv.w.512(<32 x i16> %v4, <32 x i16> %v5)
%v7 = bitcast <32 x i16> %v6 to <8 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i16> %v6, <32 x i16> zeroinitializer
%v10 = bitcast <32 x i16> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = call <16 x i32> @llvm.x86.avx512.psllv.d.512(<16 x i32> %v4, <16 x i32> %v5)
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i32> %v6, <16 x i32> zeroinitializer
%v10 = bitcast <16 x i32> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = call <8 x i64> @llvm.x86.avx512.psllv.q.512(<8 x i64> %p1, <8 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> zeroinitializer
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = call <32 x i16> @llvm.x86.avx512.psll.w.512(<32 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = call <16 x i32> @llvm.x86.avx512.psll.d.512(<16 x i32> %v3, <4 x i32> %v4)
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = call <8 x i64> @llvm.x86.avx512.psll.q.512(<8 x i64> %p0, <2 x i64> %p1)
ret <8 x i64> %v3

%v2 = bitcast <8 x i64> %p0 to <32 x i16>
%v3 = call <32 x i16> @llvm.x86.avx512.pslli.w.512(<32 x i16> %v2, i32 {0:1:0})
%v4 = bitcast <32 x i16> %v3 to <8 x i64>
ret <8 x i64> %v4

%v2 = bitcast <8 x i64> %p0 to <16 x i32>
%v3 = call <16 x i32> @llvm.x86.avx512.pslli.d.512(<16 x i32> %v2, i32 {0:1:0})
%v4 = bitcast <16 x i32> %v3 to <8 x i64>
ret <8 x i64> %v4

%v2 = call <8 x i64> @llvm.x86.avx512.pslli.q.512(<8 x i64> %p0, i32 {0:1:0})
ret <8 x i64> %v2

%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = call <32 x i16> @llvm.x86.avx512.psllv.w.512(<32 x i16> %v3, <32 x i16> %v4)
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = call <16 x i32> @llvm.x86.avx512.psllv.d.512(<16 x i32> %v3, <16 x i32> %v4)
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = call <8 x i64> @llvm.x86.avx512.psllv.q.512(<8 x i64> %p0, <8 x i64> %p1)
ret <8 x i64> %v3

declare <8 x i16> @llvm.x86.sse2.psll.w(<8 x i16>, <8 x i16>)
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = bitcast <2 x i64> %p3 to <8 x i16>
%v7 = call <8 x i16> @llvm.x86.sse2.psll.w(<8 x i16> %v5, <8 x i16> %v6)
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <8 x i16>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v7, <8 x i16> %v9
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

declare <4 x i32> @llvm.x86.sse2.psll.d(<4 x i32>, <4 x i32>)
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = bitcast <2 x i64> %p3 to <4 x i32>
%v7 = call <4 x i32> @llvm.x86.sse2.psll.d(<4 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <4 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v12 = select <4 x i1> %v11, <4 x i32> %v7, <4 x i32> %v9
%v13 = bitcast <4 x i32> %v12 to <2 x i64>
ret <2 x i64> %v13

declare <2 x i64> @llvm.x86.sse2.psll.q(<2 x i64>, <2 x i64>)
%v5 = call <2 x i64> @llvm.x86.sse2.psll.q(<2 x i64> %p2, <2 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> %p0
ret <2 x i64> %v8

declare <8 x i16> @llvm.x86.sse2.pslli.w(<8 x i16>, i32)
%v4 = bitcast <2 x i64> %p2 to <8 x i16>
%v5 = call <8 x i16> @llvm.x86.sse2.pslli.w(<8 x i16> %v4, i32 {0:1:0})
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
%v7 = bitcast <2 x i64> %p0 to <8 x i16>
%v8 = bitcast i8 %p1 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i16> %v5, <8 x i16> %v7
%v10 = bitcast <8 x i16> %v9 to <2 x i64>
ret <2 x i64> %v10

declare <4 x i32> @llvm.x86.sse2.pslli.d(<4 x i32>, i32)
%v4 = bitcast <2 x i64> %p2 to <4 x i32>
%v5 = call <4 x i32> @llvm.x86.sse2.pslli.d(<4 x i32> %v4, i32 {0:1:0})
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
%v7 = bitcast <2 x i64> %p0 to <4 x i32>
%v8 = bitcast i8 %p1 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x i32> %v5, <4 x i32> %v7
%v11 = bitcast <4 x i32> %v10 to <2 x i64>
ret <2 x i64> %v11

declare <2 x i64> @llvm.x86.sse2.pslli.q(<2 x i64>, i32)
%v4 = call <2 x i64> @llvm.x86.sse2.pslli.q(<2 x i64> %p2, i32 {0:1:0})
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = select <2 x i1> %v6, <2 x i64> %v4, <2 x i64> %p0
ret <2 x i64> %v7

declare <8 x i16> @llvm.x86.avx512.psllv.w.128(<8 x i16>, <8 x i16>)
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = bitcast <2 x i64> %p3 to <8 x i16>
%v7 = call <8 x i16> @llvm.x86.avx512.psllv.w.128(<8 x i16> %v5, <8 x i16> %v6)
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <8 x i16>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v7, <8 x i16> %v9
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

declare <4 x i32> @llvm.x86.avx2.psllv.d(<4 x i32>, <4 x i32>)
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = bitcast <2 x i64> %p3 to <4 x i32>
%v7 = call <4 x i32> @llvm.x86.avx2.psllv.d(<4 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <4 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v12 = select <4 x i1> %v11, <4 x i32> %v7, <4 x i32> %v9
%v13 = bitcast <4 x i32> %v12 to <2 x i64>
ret <2 x i64> %v13

declare <2 x i64> @llvm.x86.avx2.psllv.q(<2 x i64>, <2 x i64>)
%v5 = call <2 x i64> @llvm.x86.avx2.psllv.q(<2 x i64> %p2, <2 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> %p0
ret <2 x i64> %v8

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = call <8 x i16> @llvm.x86.sse2.psll.w(<8 x i16> %v4, <8 x i16> %v5)
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i16> %v6, <8 x i16> zeroinitializer
%v10 = bitcast <8 x i16> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = call <4 x i32> @llvm.x86.sse2.psll.d(<4 x i32> %v4, <4 x i32> %v5)
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x i32> %v6, <4 x i32> zeroinitializer
%v11 = bitcast <4 x i32> %v10 to <2 x i64>
ret <2 x i64> %v11

%v4 = call <2 x i64> @llvm.x86.sse2.psll.q(<2 x i64> %p1, <2 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = select <2 x i1> %v6, <2 x i64> %v4, <2 x i64> zeroinitializer
ret <2 x i64> %v7

%v3 = bitcast <2 x i64> %p1 to <8 x i16>
%v4 = call <8 x i16> @llvm.x86.sse2.pslli.w(<8 x i16> %v3, i32 {0:1:0})
%v5 = bitcast <8 x i16> %v4 to <2 x i64>
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i16> %v4, <8 x i16> zeroinitializer
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
ret <2 x i64> %v8

%v3 = bitcast <2 x i64> %p1 to <4 x i32>
%v4 = call <4 x i32> @llvm.x86.sse2.pslli.d(<4 x i32> %v3, i32 {0:1:0})
%v5 = bitcast <4 x i32> %v4 to <2 x i64>
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i32> %v4, <4 x i32> zeroinitializer
%v9 = bitcast <4 x i32> %v8 to <2 x i64>
ret <2 x i64> %v9

%v3 = call <2 x i64> @llvm.x86.sse2.pslli.q(<2 x i64> %p1, i32 {0:1:0})
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <2 x i32> <i32 0, i32 1>
%v6 = select <2 x i1> %v5, <2 x i64> %v3, <2 x i64> zeroinitializer
ret <2 x i64> %v6

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = call <8 x i16> @llvm.x86.avx512.psllv.w.128(<8 x i16> %v4, <8 x i16> %v5)
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i16> %v6, <8 x i16> zeroinitializer
%v10 = bitcast <8 x i16> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = call <4 x i32> @llvm.x86.avx2.psllv.d(<4 x i32> %v4, <4 x i32> %v5)
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x i32> %v6, <4 x i32> zeroinitializer
%v11 = bitcast <4 x i32> %v10 to <2 x i64>
ret <2 x i64> %v11

%v4 = call <2 x i64> @llvm.x86.avx2.psllv.q(<2 x i64> %p1, <2 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = select <2 x i1> %v6, <2 x i64> %v4, <2 x i64> zeroinitializer
ret <2 x i64> %v7

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = call <8 x i16> @llvm.x86.sse2.psll.w(<8 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = call <4 x i32> @llvm.x86.sse2.psll.d(<4 x i32> %v3, <4 x i32> %v4)
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = call <2 x i64> @llvm.x86.sse2.psll.q(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v3

%v2 = bitcast <2 x i64> %p0 to <8 x i16>
%v3 = call <8 x i16> @llvm.x86.sse2.pslli.w(<8 x i16> %v2, i32 {0:1:0})
%v4 = bitcast <8 x i16> %v3 to <2 x i64>
ret <2 x i64> %v4

%v2 = bitcast <2 x i64> %p0 to <4 x i32>
%v3 = call <4 x i32> @llvm.x86.sse2.pslli.d(<4 x i32> %v2, i32 {0:1:0})
%v4 = bitcast <4 x i32> %v3 to <2 x i64>
ret <2 x i64> %v4

%v2 = call <2 x i64> @llvm.x86.sse2.pslli.q(<2 x i64> %p0, i32 {0:1:0})
ret <2 x i64> %v2

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = call <8 x i16> @llvm.x86.avx512.psllv.w.128(<8 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = call <4 x i32> @llvm.x86.avx2.psllv.d(<4 x i32> %v3, <4 x i32> %v4)
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = call <2 x i64> @llvm.x86.avx2.psllv.q(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v3

declare i32 @llvm.x86.bmi.bzhi.32(i32, i32)
%v3 = call i32 @llvm.x86.bmi.bzhi.32(i32 %p0, i32 %p1)
ret i32 %v3

declare i64 @llvm.x86.bmi.bzhi.64(i64, i64)
%v3 = zext i32 %p1 to i64
%v4 = call i64 @llvm.x86.bmi.bzhi.64(i64 %p0, i64 %v3)
ret i64 %v4

declare <16 x i16> @llvm.x86.avx2.psrl.w(<16 x i16>, <8 x i16>)
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = bitcast <2 x i64> %p3 to <8 x i16>
%v7 = call <16 x i16> @llvm.x86.avx2.psrl.w(<16 x i16> %v5, <8 x i16> %v6)
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <16 x i16>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v7, <16 x i16> %v9
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <8 x i32> @llvm.x86.avx2.psrl.d(<8 x i32>, <4 x i32>)
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = bitcast <2 x i64> %p3 to <4 x i32>
%v7 = call <8 x i32> @llvm.x86.avx2.psrl.d(<8 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <8 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i32> %v7, <8 x i32> %v9
%v12 = bitcast <8 x i32> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <4 x i64> @llvm.x86.avx2.psrl.q(<4 x i64>, <2 x i64>)
%v5 = call <4 x i64> @llvm.x86.avx2.psrl.q(<4 x i64> %p2, <2 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> %p0
ret <4 x i64> %v8

declare <16 x i16> @llvm.x86.avx2.psrli.w(<16 x i16>, i32)
%v4 = bitcast <4 x i64> %p2 to <16 x i16>
%v5 = call <16 x i16> @llvm.x86.avx2.psrli.w(<16 x i16> %v4, i32 {0:1:0})
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
%v7 = bitcast <4 x i64> %p0 to <16 x i16>
%v8 = bitcast i16 %p1 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v5, <16 x i16> %v7
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

declare <8 x i32> @llvm.x86.avx2.psrli.d(<8 x i32>, i32)
%v4 = bitcast <4 x i64> %p2 to <8 x i32>
%v5 = call <8 x i32> @llvm.x86.avx2.psrli.d(<8 x i32> %v4, i32 {0:1:0})
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
%v7 = bitcast <4 x i64> %p0 to <8 x i32>
%v8 = bitcast i8 %p1 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i32> %v5, <8 x i32> %v7
%v10 = bitcast <8 x i32> %v9 to <4 x i64>
ret <4 x i64> %v10

declare <4 x i64> @llvm.x86.avx2.psrli.q(<4 x i64>, i32)
%v4 = call <4 x i64> @llvm.x86.avx2.psrli.q(<4 x i64> %p2, i32 {0:1:0})
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i64> %v4, <4 x i64> %p0
ret <4 x i64> %v7

declare <16 x i16> @llvm.x86.avx512.psrlv.w.256(<16 x i16>, <16 x i16>)
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = bitcast <4 x i64> %p3 to <16 x i16>
%v7 = call <16 x i16> @llvm.x86.avx512.psrlv.w.256(<16 x i16> %v5, <16 x i16> %v6)
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <16 x i16>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v7, <16 x i16> %v9
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <8 x i32> @llvm.x86.avx2.psrlv.d.256(<8 x i32>, <8 x i32>)
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = bitcast <4 x i64> %p3 to <8 x i32>
%v7 = call <8 x i32> @llvm.x86.avx2.psrlv.d.256(<8 x i32> %v5, <8 x i32> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <8 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i32> %v7, <8 x i32> %v9
%v12 = bitcast <8 x i32> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <4 x i64> @llvm.x86.avx2.psrlv.q.256(<4 x i64>, <4 x i64>)
%v5 = call <4 x i64> @llvm.x86.avx2.psrlv.q.256(<4 x i64> %p2, <4 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> %p0
ret <4 x i64> %v8

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = call <16 x i16> @llvm.x86.avx2.psrl.w(<16 x i16> %v4, <8 x i16> %v5)
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v6, <16 x i16> zeroinitializer
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = call <8 x i32> @llvm.x86.avx2.psrl.d(<8 x i32> %v4, <4 x i32> %v5)
%v7 = bitcast <8 x i32> %v6 to <4 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i32> %v6, <8 x i32> zeroinitializer
%v10 = bitcast <8 x i32> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = call <4 x i64> @llvm.x86.avx2.psrl.q(<4 x i64> %p1, <2 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i64> %v4, <4 x i64> zeroinitializer
ret <4 x i64> %v7

%v3 = bitcast <4 x i64> %p1 to <16 x i16>
%v4 = call <16 x i16> @llvm.x86.avx2.psrli.w(<16 x i16> %v3, i32 {0:1:0})
%v5 = bitcast <16 x i16> %v4 to <4 x i64>
%v6 = bitcast i16 %p0 to <16 x i1>
%v7 = select <16 x i1> %v6, <16 x i16> %v4, <16 x i16> zeroinitializer
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
ret <4 x i64> %v8

%v3 = bitcast <4 x i64> %p1 to <8 x i32>
%v4 = call <8 x i32> @llvm.x86.avx2.psrli.d(<8 x i32> %v3, i32 {0:1:0})
%v5 = bitcast <8 x i32> %v4 to <4 x i64>
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i32> %v4, <8 x i32> zeroinitializer
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
ret <4 x i64> %v8

%v3 = call <4 x i64> @llvm.x86.avx2.psrli.q(<4 x i64> %p1, i32 {0:1:0})
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = select <4 x i1> %v5, <4 x i64> %v3, <4 x i64> zeroinitializer
ret <4 x i64> %v6

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = call <16 x i16> @llvm.x86.avx512.psrlv.w.256(<16 x i16> %v4, <16 x i16> %v5)
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v6, <16 x i16> zeroinitializer
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = call <8 x i32> @llvm.x86.avx2.psrlv.d.256(<8 x i32> %v4, <8 x i32> %v5)
%v7 = bitcast <8 x i32> %v6 to <4 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i32> %v6, <8 x i32> zeroinitializer
%v10 = bitcast <8 x i32> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = call <4 x i64> @llvm.x86.avx2.psrlv.q.256(<4 x i64> %p1, <4 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i64> %v4, <4 x i64> zeroinitializer
ret <4 x i64> %v7

%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = call <16 x i16> @llvm.x86.avx2.psrl.w(<16 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = call <8 x i32> @llvm.x86.avx2.psrl.d(<8 x i32> %v3, <4 x i32> %v4)
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = call <4 x i64> @llvm.x86.avx2.psrl.q(<4 x i64> %p0, <2 x i64> %p1)
ret <4 x i64> %v3

%v2 = bitcast <4 x i64> %p0 to <16 x i16>
%v3 = call <16 x i16> @llvm.x86.avx2.psrli.w(<16 x i16> %v2, i32 {0:1:0})
%v4 = bitcast <16 x i16> %v3 to <4 x i64>
ret <4 x i64> %v4

%v2 = bitcast <4 x i64> %p0 to <8 x i32>
%v3 = call <8 x i32> @llvm.x86.avx2.psrli.d(<8 x i32> %v2, i32 {0:1:0})
%v4 = bitcast <8 x i32> %v3 to <4 x i64>
ret <4 x i64> %v4

%v2 = call <4 x i64> @llvm.x86.avx2.psrli.q(<4 x i64> %p0, i32 {0:1:0})
ret <4 x i64> %v2

%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = call <16 x i16> @llvm.x86.avx512.psrlv.w.256(<16 x i16> %v3, <16 x i16> %v4)
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = call <8 x i32> @llvm.x86.avx2.psrlv.d.256(<8 x i32> %v3, <8 x i32> %v4)
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = call <4 x i64> @llvm.x86.avx2.psrlv.q.256(<4 x i64> %p0, <4 x i64> %p1)
ret <4 x i64> %v3

declare <32 x i16> @llvm.x86.avx512.psrl.w.512(<32 x i16>, <8 x i16>)
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = bitcast <2 x i64> %p3 to <8 x i16>
%v7 = call <32 x i16> @llvm.x86.avx512.psrl.w.512(<32 x i16> %v5, <8 x i16> %v6)
%v8 = bitcast <32 x i16> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <32 x i16>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i16> %v7, <32 x i16> %v9
%v12 = bitcast <32 x i16> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <16 x i32> @llvm.x86.avx512.psrl.d.512(<16 x i32>, <4 x i32>)
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = bitcast <2 x i64> %p3 to <4 x i32>
%v7 = call <16 x i32> @llvm.x86.avx512.psrl.d.512(<16 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <16 x i32>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v7, <16 x i32> %v9
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <8 x i64> @llvm.x86.avx512.psrl.q.512(<8 x i64>, <2 x i64>)
%v5 = call <8 x i64> @llvm.x86.avx512.psrl.q.512(<8 x i64> %p2, <2 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> %p0
ret <8 x i64> %v7

declare <32 x i16> @llvm.x86.avx512.psrli.w.512(<32 x i16>, i32)
%v4 = bitcast <8 x i64> %p2 to <32 x i16>
%v5 = call <32 x i16> @llvm.x86.avx512.psrli.w.512(<32 x i16> %v4, i32 {0:1:0})
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
%v7 = bitcast <8 x i64> %p0 to <32 x i16>
%v8 = bitcast i32 %p1 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i16> %v5, <32 x i16> %v7
%v10 = bitcast <32 x i16> %v9 to <8 x i64>
ret <8 x i64> %v10

declare <16 x i32> @llvm.x86.avx512.psrli.d.512(<16 x i32>, i32)
%v4 = bitcast <8 x i64> %p2 to <16 x i32>
%v5 = call <16 x i32> @llvm.x86.avx512.psrli.d.512(<16 x i32> %v4, i32 {0:1:0})
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
%v7 = bitcast <8 x i64> %p0 to <16 x i32>
%v8 = bitcast i16 %p1 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i32> %v5, <16 x i32> %v7
%v10 = bitcast <16 x i32> %v9 to <8 x i64>
ret <8 x i64> %v10

declare <8 x i64> @llvm.x86.avx512.psrli.q.512(<8 x i64>, i32)
%v4 = call <8 x i64> @llvm.x86.avx512.psrli.q.512(<8 x i64> %p2, i32 {0:1:0})
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> %p0
ret <8 x i64> %v6

declare <32 x i16> @llvm.x86.avx512.psrlv.w.512(<32 x i16>, <32 x i16>)
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = bitcast <8 x i64> %p3 to <32 x i16>
%v7 = call <32 x i16> @llvm.x86.avx512.psrlv.w.512(<32 x i16> %v5, <32 x i16> %v6)
%v8 = bitcast <32 x i16> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <32 x i16>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i16> %v7, <32 x i16> %v9
%v12 = bitcast <32 x i16> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <16 x i32> @llvm.x86.avx512.psrlv.d.512(<16 x i32>, <16 x i32>)
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = bitcast <8 x i64> %p3 to <16 x i32>
%v7 = call <16 x i32> @llvm.x86.avx512.psrlv.d.512(<16 x i32> %v5, <16 x i32> %v6)
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <16 x i32>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v7, <16 x i32> %v9
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <8 x i64> @llvm.x86.avx512.psrlv.q.512(<8 x i64>, <8 x i64>)
%v5 = call <8 x i64> @llvm.x86.avx512.psrlv.q.512(<8 x i64> %p2, <8 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> %p0
ret <8 x i64> %v7

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = call <32 x i16> @llvm.x86.avx512.psrl.w.512(<32 x i16> %v4, <8 x i16> %v5)
%v7 = bitcast <32 x i16> %v6 to <8 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i16> %v6, <32 x i16> zeroinitializer
%v10 = bitcast <32 x i16> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = call <16 x i32> @llvm.x86.avx512.psrl.d.512(<16 x i32> %v4, <4 x i32> %v5)
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i32> %v6, <16 x i32> zeroinitializer
%v10 = bitcast <16 x i32> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = call <8 x i64> @llvm.x86.avx512.psrl.q.512(<8 x i64> %p1, <2 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> zeroinitializer
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p1 to <32 x i16>
%v4 = call <32 x i16> @llvm.x86.avx512.psrli.w.512(<32 x i16> %v3, i32 {0:1:0})
%v5 = bitcast <32 x i16> %v4 to <8 x i64>
%v6 = bitcast i32 %p0 to <32 x i1>
%v7 = select <32 x i1> %v6, <32 x i16> %v4, <32 x i16> zeroinitializer
%v8 = bitcast <32 x i16> %v7 to <8 x i64>
ret <8 x i64> %v8

%v3 = bitcast <8 x i64> %p1 to <16 x i32>
%v4 = call <16 x i32> @llvm.x86.avx512.psrli.d.512(<16 x i32> %v3, i32 {0:1:0})
%v5 = bitcast <16 x i32> %v4 to <8 x i64>
%v6 = bitcast i16 %p0 to <16 x i1>
%v7 = select <16 x i1> %v6, <16 x i32> %v4, <16 x i32> zeroinitializer
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
ret <8 x i64> %v8

%v3 = call <8 x i64> @llvm.x86.avx512.psrli.q.512(<8 x i64> %p1, i32 {0:1:0})
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = select <8 x i1> %v4, <8 x i64> %v3, <8 x i64> zeroinitializer
ret <8 x i64> %v5

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = call <32 x i16> @llvm.x86.avx512.psrlv.w.512(<32 x i16> %v4, <32 x i16> %v5)
%v7 = bitcast <32 x i16> %v6 to <8 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i16> %v6, <32 x i16> zeroinitializer
%v10 = bitcast <32 x i16> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = call <16 x i32> @llvm.x86.avx512.psrlv.d.512(<16 x i32> %v4, <16 x i32> %v5)
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i32> %v6, <16 x i32> zeroinitializer
%v10 = bitcast <16 x i32> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = call <8 x i64> @llvm.x86.avx512.psrlv.q.512(<8 x i64> %p1, <8 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> zeroinitializer
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = call <32 x i16> @llvm.x86.avx512.psrl.w.512(<32 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = call <16 x i32> @llvm.x86.avx512.psrl.d.512(<16 x i32> %v3, <4 x i32> %v4)
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = call <8 x i64> @llvm.x86.avx512.psrl.q.512(<8 x i64> %p0, <2 x i64> %p1)
ret <8 x i64> %v3

%v2 = bitcast <8 x i64> %p0 to <32 x i16>
%v3 = call <32 x i16> @llvm.x86.avx512.psrli.w.512(<32 x i16> %v2, i32 {0:1:0})
%v4 = bitcast <32 x i16> %v3 to <8 x i64>
ret <8 x i64> %v4

%v2 = bitcast <8 x i64> %p0 to <16 x i32>
%v3 = call <16 x i32> @llvm.x86.avx512.psrli.d.512(<16 x i32> %v2, i32 {0:1:0})
%v4 = bitcast <16 x i32> %v3 to <8 x i64>
ret <8 x i64> %v4

%v2 = call <8 x i64> @llvm.x86.avx512.psrli.q.512(<8 x i64> %p0, i32 {0:1:0})
ret <8 x i64> %v2

%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = call <32 x i16> @llvm.x86.avx512.psrlv.w.512(<32 x i16> %v3, <32 x i16> %v4)
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = call <16 x i32> @llvm.x86.avx512.psrlv.d.512(<16 x i32> %v3, <16 x i32> %v4)
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = call <8 x i64> @llvm.x86.avx512.psrlv.q.512(<8 x i64> %p0, <8 x i64> %p1)
ret <8 x i64> %v3

declare <8 x i16> @llvm.x86.sse2.psrl.w(<8 x i16>, <8 x i16>)
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = bitcast <2 x i64> %p3 to <8 x i16>
%v7 = call <8 x i16> @llvm.x86.sse2.psrl.w(<8 x i16> %v5, <8 x i16> %v6)
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <8 x i16>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v7, <8 x i16> %v9
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

declare <4 x i32> @llvm.x86.sse2.psrl.d(<4 x i32>, <4 x i32>)
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = bitcast <2 x i64> %p3 to <4 x i32>
%v7 = call <4 x i32> @llvm.x86.sse2.psrl.d(<4 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <4 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v12 = select <4 x i1> %v11, <4 x i32> %v7, <4 x i32> %v9
%v13 = bitcast <4 x i32> %v12 to <2 x i64>
ret <2 x i64> %v13

declare <2 x i64> @llvm.x86.sse2.psrl.q(<2 x i64>, <2 x i64>)
%v5 = call <2 x i64> @llvm.x86.sse2.psrl.q(<2 x i64> %p2, <2 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> %p0
ret <2 x i64> %v8

declare <8 x i16> @llvm.x86.sse2.psrli.w(<8 x i16>, i32)
%v4 = bitcast <2 x i64> %p2 to <8 x i16>
%v5 = call <8 x i16> @llvm.x86.sse2.psrli.w(<8 x i16> %v4, i32 {0:1:0})
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
%v7 = bitcast <2 x i64> %p0 to <8 x i16>
%v8 = bitcast i8 %p1 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i16> %v5, <8 x i16> %v7
%v10 = bitcast <8 x i16> %v9 to <2 x i64>
ret <2 x i64> %v10

declare <4 x i32> @llvm.x86.sse2.psrli.d(<4 x i32>, i32)
%v4 = bitcast <2 x i64> %p2 to <4 x i32>
%v5 = call <4 x i32> @llvm.x86.sse2.psrli.d(<4 x i32> %v4, i32 {0:1:0})
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
%v7 = bitcast <2 x i64> %p0 to <4 x i32>
%v8 = bitcast i8 %p1 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x i32> %v5, <4 x i32> %v7
%v11 = bitcast <4 x i32> %v10 to <2 x i64>
ret <2 x i64> %v11

declare <2 x i64> @llvm.x86.sse2.psrli.q(<2 x i64>, i32)
%v4 = call <2 x i64> @llvm.x86.sse2.psrli.q(<2 x i64> %p2, i32 {0:1:0})
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = select <2 x i1> %v6, <2 x i64> %v4, <2 x i64> %p0
ret <2 x i64> %v7

declare <8 x i16> @llvm.x86.avx512.psrlv.w.128(<8 x i16>, <8 x i16>)
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = bitcast <2 x i64> %p3 to <8 x i16>
%v7 = call <8 x i16> @llvm.x86.avx512.psrlv.w.128(<8 x i16> %v5, <8 x i16> %v6)
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <8 x i16>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v7, <8 x i16> %v9
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

declare <4 x i32> @llvm.x86.avx2.psrlv.d(<4 x i32>, <4 x i32>)
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = bitcast <2 x i64> %p3 to <4 x i32>
%v7 = call <4 x i32> @llvm.x86.avx2.psrlv.d(<4 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <4 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v12 = select <4 x i1> %v11, <4 x i32> %v7, <4 x i32> %v9
%v13 = bitcast <4 x i32> %v12 to <2 x i64>
ret <2 x i64> %v13

declare <2 x i64> @llvm.x86.avx2.psrlv.q(<2 x i64>, <2 x i64>)
%v5 = call <2 x i64> @llvm.x86.avx2.psrlv.q(<2 x i64> %p2, <2 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> %p0
ret <2 x i64> %v8

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = call <8 x i16> @llvm.x86.sse2.psrl.w(<8 x i16> %v4, <8 x i16> %v5)
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i16> %v6, <8 x i16> zeroinitializer
%v10 = bitcast <8 x i16> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = call <4 x i32> @llvm.x86.sse2.psrl.d(<4 x i32> %v4, <4 x i32> %v5)
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x i32> %v6, <4 x i32> zeroinitializer
%v11 = bitcast <4 x i32> %v10 to <2 x i64>
ret <2 x i64> %v11

%v4 = call <2 x i64> @llvm.x86.sse2.psrl.q(<2 x i64> %p1, <2 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = select <2 x i1> %v6, <2 x i64> %v4, <2 x i64> zeroinitializer
ret <2 x i64> %v7

%v3 = bitcast <2 x i64> %p1 to <8 x i16>
%v4 = call <8 x i16> @llvm.x86.sse2.psrli.w(<8 x i16> %v3, i32 {0:1:0})
%v5 = bitcast <8 x i16> %v4 to <2 x i64>
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i16> %v4, <8 x i16> zeroinitializer
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
ret <2 x i64> %v8

%v3 = bitcast <2 x i64> %p1 to <4 x i32>
%v4 = call <4 x i32> @llvm.x86.sse2.psrli.d(<4 x i32> %v3, i32 {0:1:0})
%v5 = bitcast <4 x i32> %v4 to <2 x i64>
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i32> %v4, <4 x i32> zeroinitializer
%v9 = bitcast <4 x i32> %v8 to <2 x i64>
ret <2 x i64> %v9

%v3 = call <2 x i64> @llvm.x86.sse2.psrli.q(<2 x i64> %p1, i32 {0:1:0})
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <2 x i32> <i32 0, i32 1>
%v6 = select <2 x i1> %v5, <2 x i64> %v3, <2 x i64> zeroinitializer
ret <2 x i64> %v6

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = call <8 x i16> @llvm.x86.avx512.psrlv.w.128(<8 x i16> %v4, <8 x i16> %v5)
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i16> %v6, <8 x i16> zeroinitializer
%v10 = bitcast <8 x i16> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = call <4 x i32> @llvm.x86.avx2.psrlv.d(<4 x i32> %v4, <4 x i32> %v5)
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x i32> %v6, <4 x i32> zeroinitializer
%v11 = bitcast <4 x i32> %v10 to <2 x i64>
ret <2 x i64> %v11

%v4 = call <2 x i64> @llvm.x86.avx2.psrlv.q(<2 x i64> %p1, <2 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = select <2 x i1> %v6, <2 x i64> %v4, <2 x i64> zeroinitializer
ret <2 x i64> %v7

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = call <8 x i16> @llvm.x86.sse2.psrl.w(<8 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = call <4 x i32> @llvm.x86.sse2.psrl.d(<4 x i32> %v3, <4 x i32> %v4)
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = call <2 x i64> @llvm.x86.sse2.psrl.q(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v3

%v2 = bitcast <2 x i64> %p0 to <8 x i16>
%v3 = call <8 x i16> @llvm.x86.sse2.psrli.w(<8 x i16> %v2, i32 {0:1:0})
%v4 = bitcast <8 x i16> %v3 to <2 x i64>
ret <2 x i64> %v4

%v2 = bitcast <2 x i64> %p0 to <4 x i32>
%v3 = call <4 x i32> @llvm.x86.sse2.psrli.d(<4 x i32> %v2, i32 {0:1:0})
%v4 = bitcast <4 x i32> %v3 to <2 x i64>
ret <2 x i64> %v4

%v2 = call <2 x i64> @llvm.x86.sse2.psrli.q(<2 x i64> %p0, i32 {0:1:0})
ret <2 x i64> %v2

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = call <8 x i16> @llvm.x86.avx512.psrlv.w.128(<8 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = call <4 x i32> @llvm.x86.avx2.psrlv.d(<4 x i32> %v3, <4 x i32> %v4)
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = call <2 x i64> @llvm.x86.avx2.psrlv.q(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v3

declare <16 x i16> @llvm.x86.avx2.psra.w(<16 x i16>, <8 x i16>)
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = bitcast <2 x i64> %p3 to <8 x i16>
%v7 = call <16 x i16> @llvm.x86.avx2.psra.w(<16 x i16> %v5, <8 x i16> %v6)
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <16 x i16>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v7, <16 x i16> %v9
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <8 x i32> @llvm.x86.avx2.psra.d(<8 x i32>, <4 x i32>)
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = bitcast <2 x i64> %p3 to <4 x i32>
%v7 = call <8 x i32> @llvm.x86.avx2.psra.d(<8 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <8 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i32> %v7, <8 x i32> %v9
%v12 = bitcast <8 x i32> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <4 x i64> @llvm.x86.avx512.psra.q.256(<4 x i64>, <2 x i64>)
%v5 = call <4 x i64> @llvm.x86.avx512.psra.q.256(<4 x i64> %p2, <2 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> %p0
ret <4 x i64> %v8

declare <16 x i16> @llvm.x86.avx2.psrai.w(<16 x i16>, i32)
%v4 = bitcast <4 x i64> %p2 to <16 x i16>
%v5 = call <16 x i16> @llvm.x86.avx2.psrai.w(<16 x i16> %v4, i32 {0:1:0})
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
%v7 = bitcast <4 x i64> %p0 to <16 x i16>
%v8 = bitcast i16 %p1 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v5, <16 x i16> %v7
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

declare <8 x i32> @llvm.x86.avx2.psrai.d(<8 x i32>, i32)
%v4 = bitcast <4 x i64> %p2 to <8 x i32>
%v5 = call <8 x i32> @llvm.x86.avx2.psrai.d(<8 x i32> %v4, i32 {0:1:0})
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
%v7 = bitcast <4 x i64> %p0 to <8 x i32>
%v8 = bitcast i8 %p1 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i32> %v5, <8 x i32> %v7
%v10 = bitcast <8 x i32> %v9 to <4 x i64>
ret <4 x i64> %v10

declare <4 x i64> @llvm.x86.avx512.psrai.q.256(<4 x i64>, i32)
%v4 = call <4 x i64> @llvm.x86.avx512.psrai.q.256(<4 x i64> %p2, i32 {0:1:0})
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i64> %v4, <4 x i64> %p0
ret <4 x i64> %v7

declare <16 x i16> @llvm.x86.avx512.psrav.w.256(<16 x i16>, <16 x i16>)
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = bitcast <4 x i64> %p3 to <16 x i16>
%v7 = call <16 x i16> @llvm.x86.avx512.psrav.w.256(<16 x i16> %v5, <16 x i16> %v6)
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <16 x i16>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i16> %v7, <16 x i16> %v9
%v12 = bitcast <16 x i16> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <8 x i32> @llvm.x86.avx2.psrav.d.256(<8 x i32>, <8 x i32>)
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = bitcast <4 x i64> %p3 to <8 x i32>
%v7 = call <8 x i32> @llvm.x86.avx2.psrav.d.256(<8 x i32> %v5, <8 x i32> %v6)
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
%v9 = bitcast <4 x i64> %p0 to <8 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i32> %v7, <8 x i32> %v9
%v12 = bitcast <8 x i32> %v11 to <4 x i64>
ret <4 x i64> %v12

declare <4 x i64> @llvm.x86.avx512.psrav.q.256(<4 x i64>, <4 x i64>)
%v5 = call <4 x i64> @llvm.x86.avx512.psrav.q.256(<4 x i64> %p2, <4 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i64> %v5, <4 x i64> %p0
ret <4 x i64> %v8

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = call <16 x i16> @llvm.x86.avx2.psra.w(<16 x i16> %v4, <8 x i16> %v5)
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v6, <16 x i16> zeroinitializer
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = call <8 x i32> @llvm.x86.avx2.psra.d(<8 x i32> %v4, <4 x i32> %v5)
%v7 = bitcast <8 x i32> %v6 to <4 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i32> %v6, <8 x i32> zeroinitializer
%v10 = bitcast <8 x i32> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = call <4 x i64> @llvm.x86.avx512.psra.q.256(<4 x i64> %p1, <2 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i64> %v4, <4 x i64> zeroinitializer
ret <4 x i64> %v7

%v3 = bitcast <4 x i64> %p1 to <16 x i16>
%v4 = call <16 x i16> @llvm.x86.avx2.psrai.w(<16 x i16> %v3, i32 {0:1:0})
%v5 = bitcast <16 x i16> %v4 to <4 x i64>
%v6 = bitcast i16 %p0 to <16 x i1>
%v7 = select <16 x i1> %v6, <16 x i16> %v4, <16 x i16> zeroinitializer
%v8 = bitcast <16 x i16> %v7 to <4 x i64>
ret <4 x i64> %v8

%v3 = bitcast <4 x i64> %p1 to <8 x i32>
%v4 = call <8 x i32> @llvm.x86.avx2.psrai.d(<8 x i32> %v3, i32 {0:1:0})
%v5 = bitcast <8 x i32> %v4 to <4 x i64>
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i32> %v4, <8 x i32> zeroinitializer
%v8 = bitcast <8 x i32> %v7 to <4 x i64>
ret <4 x i64> %v8

%v3 = call <4 x i64> @llvm.x86.avx512.psrai.q.256(<4 x i64> %p1, i32 {0:1:0})
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v6 = select <4 x i1> %v5, <4 x i64> %v3, <4 x i64> zeroinitializer
ret <4 x i64> %v6

%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = bitcast <4 x i64> %p2 to <16 x i16>
%v6 = call <16 x i16> @llvm.x86.avx512.psrav.w.256(<16 x i16> %v4, <16 x i16> %v5)
%v7 = bitcast <16 x i16> %v6 to <4 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i16> %v6, <16 x i16> zeroinitializer
%v10 = bitcast <16 x i16> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = bitcast <4 x i64> %p2 to <8 x i32>
%v6 = call <8 x i32> @llvm.x86.avx2.psrav.d.256(<8 x i32> %v4, <8 x i32> %v5)
%v7 = bitcast <8 x i32> %v6 to <4 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i32> %v6, <8 x i32> zeroinitializer
%v10 = bitcast <8 x i32> %v9 to <4 x i64>
ret <4 x i64> %v10

%v4 = call <4 x i64> @llvm.x86.avx512.psrav.q.256(<4 x i64> %p1, <4 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v7 = select <4 x i1> %v6, <4 x i64> %v4, <4 x i64> zeroinitializer
ret <4 x i64> %v7

%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = call <16 x i16> @llvm.x86.avx2.psra.w(<16 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = call <8 x i32> @llvm.x86.avx2.psra.d(<8 x i32> %v3, <4 x i32> %v4)
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = call <4 x i64> @llvm.x86.avx512.psra.q.256(<4 x i64> %p0, <2 x i64> %p1)
ret <4 x i64> %v3

%v2 = bitcast <4 x i64> %p0 to <16 x i16>
%v3 = call <16 x i16> @llvm.x86.avx2.psrai.w(<16 x i16> %v2, i32 {0:1:0})
%v4 = bitcast <16 x i16> %v3 to <4 x i64>
ret <4 x i64> %v4

%v2 = bitcast <4 x i64> %p0 to <8 x i32>
%v3 = call <8 x i32> @llvm.x86.avx2.psrai.d(<8 x i32> %v2, i32 {0:1:0})
%v4 = bitcast <8 x i32> %v3 to <4 x i64>
ret <4 x i64> %v4

%v2 = call <4 x i64> @llvm.x86.avx512.psrai.q.256(<4 x i64> %p0, i32 {0:1:0})
ret <4 x i64> %v2

%v3 = bitcast <4 x i64> %p0 to <16 x i16>
%v4 = bitcast <4 x i64> %p1 to <16 x i16>
%v5 = call <16 x i16> @llvm.x86.avx512.psrav.w.256(<16 x i16> %v3, <16 x i16> %v4)
%v6 = bitcast <16 x i16> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = bitcast <4 x i64> %p0 to <8 x i32>
%v4 = bitcast <4 x i64> %p1 to <8 x i32>
%v5 = call <8 x i32> @llvm.x86.avx2.psrav.d.256(<8 x i32> %v3, <8 x i32> %v4)
%v6 = bitcast <8 x i32> %v5 to <4 x i64>
ret <4 x i64> %v6

%v3 = call <4 x i64> @llvm.x86.avx512.psrav.q.256(<4 x i64> %p0, <4 x i64> %p1)
ret <4 x i64> %v3

declare <32 x i16> @llvm.x86.avx512.psra.w.512(<32 x i16>, <8 x i16>)
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = bitcast <2 x i64> %p3 to <8 x i16>
%v7 = call <32 x i16> @llvm.x86.avx512.psra.w.512(<32 x i16> %v5, <8 x i16> %v6)
%v8 = bitcast <32 x i16> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <32 x i16>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i16> %v7, <32 x i16> %v9
%v12 = bitcast <32 x i16> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <16 x i32> @llvm.x86.avx512.psra.d.512(<16 x i32>, <4 x i32>)
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = bitcast <2 x i64> %p3 to <4 x i32>
%v7 = call <16 x i32> @llvm.x86.avx512.psra.d.512(<16 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <16 x i32>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v7, <16 x i32> %v9
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <8 x i64> @llvm.x86.avx512.psra.q.512(<8 x i64>, <2 x i64>)
%v5 = call <8 x i64> @llvm.x86.avx512.psra.q.512(<8 x i64> %p2, <2 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> %p0
ret <8 x i64> %v7

declare <32 x i16> @llvm.x86.avx512.psrai.w.512(<32 x i16>, i32)
%v4 = bitcast <8 x i64> %p2 to <32 x i16>
%v5 = call <32 x i16> @llvm.x86.avx512.psrai.w.512(<32 x i16> %v4, i32 {0:1:0})
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
%v7 = bitcast <8 x i64> %p0 to <32 x i16>
%v8 = bitcast i32 %p1 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i16> %v5, <32 x i16> %v7
%v10 = bitcast <32 x i16> %v9 to <8 x i64>
ret <8 x i64> %v10

declare <16 x i32> @llvm.x86.avx512.psrai.d.512(<16 x i32>, i32)
%v4 = bitcast <8 x i64> %p2 to <16 x i32>
%v5 = call <16 x i32> @llvm.x86.avx512.psrai.d.512(<16 x i32> %v4, i32 {0:1:0})
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
%v7 = bitcast <8 x i64> %p0 to <16 x i32>
%v8 = bitcast i16 %p1 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i32> %v5, <16 x i32> %v7
%v10 = bitcast <16 x i32> %v9 to <8 x i64>
ret <8 x i64> %v10

declare <8 x i64> @llvm.x86.avx512.psrai.q.512(<8 x i64>, i32)
%v4 = call <8 x i64> @llvm.x86.avx512.psrai.q.512(<8 x i64> %p2, i32 {0:1:0})
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> %p0
ret <8 x i64> %v6

declare <32 x i16> @llvm.x86.avx512.psrav.w.512(<32 x i16>, <32 x i16>)
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = bitcast <8 x i64> %p3 to <32 x i16>
%v7 = call <32 x i16> @llvm.x86.avx512.psrav.w.512(<32 x i16> %v5, <32 x i16> %v6)
%v8 = bitcast <32 x i16> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <32 x i16>
%v10 = bitcast i32 %p1 to <32 x i1>
%v11 = select <32 x i1> %v10, <32 x i16> %v7, <32 x i16> %v9
%v12 = bitcast <32 x i16> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <16 x i32> @llvm.x86.avx512.psrav.d.512(<16 x i32>, <16 x i32>)
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = bitcast <8 x i64> %p3 to <16 x i32>
%v7 = call <16 x i32> @llvm.x86.avx512.psrav.d.512(<16 x i32> %v5, <16 x i32> %v6)
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
%v9 = bitcast <8 x i64> %p0 to <16 x i32>
%v10 = bitcast i16 %p1 to <16 x i1>
%v11 = select <16 x i1> %v10, <16 x i32> %v7, <16 x i32> %v9
%v12 = bitcast <16 x i32> %v11 to <8 x i64>
ret <8 x i64> %v12

declare <8 x i64> @llvm.x86.avx512.psrav.q.512(<8 x i64>, <8 x i64>)
%v5 = call <8 x i64> @llvm.x86.avx512.psrav.q.512(<8 x i64> %p2, <8 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i64> %v5, <8 x i64> %p0
ret <8 x i64> %v7

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = call <32 x i16> @llvm.x86.avx512.psra.w.512(<32 x i16> %v4, <8 x i16> %v5)
%v7 = bitcast <32 x i16> %v6 to <8 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i16> %v6, <32 x i16> zeroinitializer
%v10 = bitcast <32 x i16> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = call <16 x i32> @llvm.x86.avx512.psra.d.512(<16 x i32> %v4, <4 x i32> %v5)
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i32> %v6, <16 x i32> zeroinitializer
%v10 = bitcast <16 x i32> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = call <8 x i64> @llvm.x86.avx512.psra.q.512(<8 x i64> %p1, <2 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> zeroinitializer
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p1 to <32 x i16>
%v4 = call <32 x i16> @llvm.x86.avx512.psrai.w.512(<32 x i16> %v3, i32 {0:1:0})
%v5 = bitcast <32 x i16> %v4 to <8 x i64>
%v6 = bitcast i32 %p0 to <32 x i1>
%v7 = select <32 x i1> %v6, <32 x i16> %v4, <32 x i16> zeroinitializer
%v8 = bitcast <32 x i16> %v7 to <8 x i64>
ret <8 x i64> %v8

%v3 = bitcast <8 x i64> %p1 to <16 x i32>
%v4 = call <16 x i32> @llvm.x86.avx512.psrai.d.512(<16 x i32> %v3, i32 {0:1:0})
%v5 = bitcast <16 x i32> %v4 to <8 x i64>
%v6 = bitcast i16 %p0 to <16 x i1>
%v7 = select <16 x i1> %v6, <16 x i32> %v4, <16 x i32> zeroinitializer
%v8 = bitcast <16 x i32> %v7 to <8 x i64>
ret <8 x i64> %v8

%v3 = call <8 x i64> @llvm.x86.avx512.psrai.q.512(<8 x i64> %p1, i32 {0:1:0})
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = select <8 x i1> %v4, <8 x i64> %v3, <8 x i64> zeroinitializer
ret <8 x i64> %v5

%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = bitcast <8 x i64> %p2 to <32 x i16>
%v6 = call <32 x i16> @llvm.x86.avx512.psrav.w.512(<32 x i16> %v4, <32 x i16> %v5)
%v7 = bitcast <32 x i16> %v6 to <8 x i64>
%v8 = bitcast i32 %p0 to <32 x i1>
%v9 = select <32 x i1> %v8, <32 x i16> %v6, <32 x i16> zeroinitializer
%v10 = bitcast <32 x i16> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = call <16 x i32> @llvm.x86.avx512.psrav.d.512(<16 x i32> %v4, <16 x i32> %v5)
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = select <16 x i1> %v8, <16 x i32> %v6, <16 x i32> zeroinitializer
%v10 = bitcast <16 x i32> %v9 to <8 x i64>
ret <8 x i64> %v10

%v4 = call <8 x i64> @llvm.x86.avx512.psrav.q.512(<8 x i64> %p1, <8 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = select <8 x i1> %v5, <8 x i64> %v4, <8 x i64> zeroinitializer
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = call <32 x i16> @llvm.x86.avx512.psra.w.512(<32 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = call <16 x i32> @llvm.x86.avx512.psra.d.512(<16 x i32> %v3, <4 x i32> %v4)
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = call <8 x i64> @llvm.x86.avx512.psra.q.512(<8 x i64> %p0, <2 x i64> %p1)
ret <8 x i64> %v3

%v2 = bitcast <8 x i64> %p0 to <32 x i16>
%v3 = call <32 x i16> @llvm.x86.avx512.psrai.w.512(<32 x i16> %v2, i32 {0:1:0})
%v4 = bitcast <32 x i16> %v3 to <8 x i64>
ret <8 x i64> %v4

%v2 = bitcast <8 x i64> %p0 to <16 x i32>
%v3 = call <16 x i32> @llvm.x86.avx512.psrai.d.512(<16 x i32> %v2, i32 {0:1:0})
%v4 = bitcast <16 x i32> %v3 to <8 x i64>
ret <8 x i64> %v4

%v2 = call <8 x i64> @llvm.x86.avx512.psrai.q.512(<8 x i64> %p0, i32 {0:1:0})
ret <8 x i64> %v2

%v3 = bitcast <8 x i64> %p0 to <32 x i16>
%v4 = bitcast <8 x i64> %p1 to <32 x i16>
%v5 = call <32 x i16> @llvm.x86.avx512.psrav.w.512(<32 x i16> %v3, <32 x i16> %v4)
%v6 = bitcast <32 x i16> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = call <16 x i32> @llvm.x86.avx512.psrav.d.512(<16 x i32> %v3, <16 x i32> %v4)
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
ret <8 x i64> %v6

%v3 = call <8 x i64> @llvm.x86.avx512.psrav.q.512(<8 x i64> %p0, <8 x i64> %p1)
ret <8 x i64> %v3

declare <8 x i16> @llvm.x86.sse2.psra.w(<8 x i16>, <8 x i16>)
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = bitcast <2 x i64> %p3 to <8 x i16>
%v7 = call <8 x i16> @llvm.x86.sse2.psra.w(<8 x i16> %v5, <8 x i16> %v6)
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <8 x i16>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v7, <8 x i16> %v9
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

declare <4 x i32> @llvm.x86.sse2.psra.d(<4 x i32>, <4 x i32>)
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = bitcast <2 x i64> %p3 to <4 x i32>
%v7 = call <4 x i32> @llvm.x86.sse2.psra.d(<4 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <4 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v12 = select <4 x i1> %v11, <4 x i32> %v7, <4 x i32> %v9
%v13 = bitcast <4 x i32> %v12 to <2 x i64>
ret <2 x i64> %v13

declare <2 x i64> @llvm.x86.avx512.psra.q.128(<2 x i64>, <2 x i64>)
%v5 = call <2 x i64> @llvm.x86.avx512.psra.q.128(<2 x i64> %p2, <2 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> %p0
ret <2 x i64> %v8

declare <8 x i16> @llvm.x86.sse2.psrai.w(<8 x i16>, i32)
%v4 = bitcast <2 x i64> %p2 to <8 x i16>
%v5 = call <8 x i16> @llvm.x86.sse2.psrai.w(<8 x i16> %v4, i32 {0:1:0})
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
%v7 = bitcast <2 x i64> %p0 to <8 x i16>
%v8 = bitcast i8 %p1 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i16> %v5, <8 x i16> %v7
%v10 = bitcast <8 x i16> %v9 to <2 x i64>
ret <2 x i64> %v10

declare <4 x i32> @llvm.x86.sse2.psrai.d(<4 x i32>, i32)
%v4 = bitcast <2 x i64> %p2 to <4 x i32>
%v5 = call <4 x i32> @llvm.x86.sse2.psrai.d(<4 x i32> %v4, i32 {0:1:0})
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
%v7 = bitcast <2 x i64> %p0 to <4 x i32>
%v8 = bitcast i8 %p1 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x i32> %v5, <4 x i32> %v7
%v11 = bitcast <4 x i32> %v10 to <2 x i64>
ret <2 x i64> %v11

declare <2 x i64> @llvm.x86.avx512.psrai.q.128(<2 x i64>, i32)
%v4 = call <2 x i64> @llvm.x86.avx512.psrai.q.128(<2 x i64> %p2, i32 {0:1:0})
%v5 = bitcast i8 %p1 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = select <2 x i1> %v6, <2 x i64> %v4, <2 x i64> %p0
ret <2 x i64> %v7

declare <8 x i16> @llvm.x86.avx512.psrav.w.128(<8 x i16>, <8 x i16>)
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = bitcast <2 x i64> %p3 to <8 x i16>
%v7 = call <8 x i16> @llvm.x86.avx512.psrav.w.128(<8 x i16> %v5, <8 x i16> %v6)
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <8 x i16>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = select <8 x i1> %v10, <8 x i16> %v7, <8 x i16> %v9
%v12 = bitcast <8 x i16> %v11 to <2 x i64>
ret <2 x i64> %v12

declare <4 x i32> @llvm.x86.avx2.psrav.d(<4 x i32>, <4 x i32>)
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = bitcast <2 x i64> %p3 to <4 x i32>
%v7 = call <4 x i32> @llvm.x86.avx2.psrav.d(<4 x i32> %v5, <4 x i32> %v6)
%v8 = bitcast <4 x i32> %v7 to <2 x i64>
%v9 = bitcast <2 x i64> %p0 to <4 x i32>
%v10 = bitcast i8 %p1 to <8 x i1>
%v11 = shufflevector <8 x i1> %v10, <8 x i1> %v10, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v12 = select <4 x i1> %v11, <4 x i32> %v7, <4 x i32> %v9
%v13 = bitcast <4 x i32> %v12 to <2 x i64>
ret <2 x i64> %v13

declare <2 x i64> @llvm.x86.avx512.psrav.q.128(<2 x i64>, <2 x i64>)
%v5 = call <2 x i64> @llvm.x86.avx512.psrav.q.128(<2 x i64> %p2, <2 x i64> %p3)
%v6 = bitcast i8 %p1 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = select <2 x i1> %v7, <2 x i64> %v5, <2 x i64> %p0
ret <2 x i64> %v8

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = call <8 x i16> @llvm.x86.sse2.psra.w(<8 x i16> %v4, <8 x i16> %v5)
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i16> %v6, <8 x i16> zeroinitializer
%v10 = bitcast <8 x i16> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = call <4 x i32> @llvm.x86.sse2.psra.d(<4 x i32> %v4, <4 x i32> %v5)
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x i32> %v6, <4 x i32> zeroinitializer
%v11 = bitcast <4 x i32> %v10 to <2 x i64>
ret <2 x i64> %v11

%v4 = call <2 x i64> @llvm.x86.avx512.psra.q.128(<2 x i64> %p1, <2 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = select <2 x i1> %v6, <2 x i64> %v4, <2 x i64> zeroinitializer
ret <2 x i64> %v7

%v3 = bitcast <2 x i64> %p1 to <8 x i16>
%v4 = call <8 x i16> @llvm.x86.sse2.psrai.w(<8 x i16> %v3, i32 {0:1:0})
%v5 = bitcast <8 x i16> %v4 to <2 x i64>
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = select <8 x i1> %v6, <8 x i16> %v4, <8 x i16> zeroinitializer
%v8 = bitcast <8 x i16> %v7 to <2 x i64>
ret <2 x i64> %v8

%v3 = bitcast <2 x i64> %p1 to <4 x i32>
%v4 = call <4 x i32> @llvm.x86.sse2.psrai.d(<4 x i32> %v3, i32 {0:1:0})
%v5 = bitcast <4 x i32> %v4 to <2 x i64>
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = select <4 x i1> %v7, <4 x i32> %v4, <4 x i32> zeroinitializer
%v9 = bitcast <4 x i32> %v8 to <2 x i64>
ret <2 x i64> %v9

%v3 = call <2 x i64> @llvm.x86.avx512.psrai.q.128(<2 x i64> %p1, i32 {0:1:0})
%v4 = bitcast i8 %p0 to <8 x i1>
%v5 = shufflevector <8 x i1> %v4, <8 x i1> %v4, <2 x i32> <i32 0, i32 1>
%v6 = select <2 x i1> %v5, <2 x i64> %v3, <2 x i64> zeroinitializer
ret <2 x i64> %v6

%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = bitcast <2 x i64> %p2 to <8 x i16>
%v6 = call <8 x i16> @llvm.x86.avx512.psrav.w.128(<8 x i16> %v4, <8 x i16> %v5)
%v7 = bitcast <8 x i16> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = select <8 x i1> %v8, <8 x i16> %v6, <8 x i16> zeroinitializer
%v10 = bitcast <8 x i16> %v9 to <2 x i64>
ret <2 x i64> %v10

%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = bitcast <2 x i64> %p2 to <4 x i32>
%v6 = call <4 x i32> @llvm.x86.avx2.psrav.d(<4 x i32> %v4, <4 x i32> %v5)
%v7 = bitcast <4 x i32> %v6 to <2 x i64>
%v8 = bitcast i8 %p0 to <8 x i1>
%v9 = shufflevector <8 x i1> %v8, <8 x i1> %v8, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v10 = select <4 x i1> %v9, <4 x i32> %v6, <4 x i32> zeroinitializer
%v11 = bitcast <4 x i32> %v10 to <2 x i64>
ret <2 x i64> %v11

%v4 = call <2 x i64> @llvm.x86.avx512.psrav.q.128(<2 x i64> %p1, <2 x i64> %p2)
%v5 = bitcast i8 %p0 to <8 x i1>
%v6 = shufflevector <8 x i1> %v5, <8 x i1> %v5, <2 x i32> <i32 0, i32 1>
%v7 = select <2 x i1> %v6, <2 x i64> %v4, <2 x i64> zeroinitializer
ret <2 x i64> %v7

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = call <8 x i16> @llvm.x86.sse2.psra.w(<8 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = call <4 x i32> @llvm.x86.sse2.psra.d(<4 x i32> %v3, <4 x i32> %v4)
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = call <2 x i64> @llvm.x86.avx512.psra.q.128(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v3

%v2 = bitcast <2 x i64> %p0 to <8 x i16>
%v3 = call <8 x i16> @llvm.x86.sse2.psrai.w(<8 x i16> %v2, i32 {0:1:0})
%v4 = bitcast <8 x i16> %v3 to <2 x i64>
ret <2 x i64> %v4

%v2 = bitcast <2 x i64> %p0 to <4 x i32>
%v3 = call <4 x i32> @llvm.x86.sse2.psrai.d(<4 x i32> %v2, i32 {0:1:0})
%v4 = bitcast <4 x i32> %v3 to <2 x i64>
ret <2 x i64> %v4

%v2 = call <2 x i64> @llvm.x86.avx512.psrai.q.128(<2 x i64> %p0, i32 {0:1:0})
ret <2 x i64> %v2

%v3 = bitcast <2 x i64> %p0 to <8 x i16>
%v4 = bitcast <2 x i64> %p1 to <8 x i16>
%v5 = call <8 x i16> @llvm.x86.avx512.psrav.w.128(<8 x i16> %v3, <8 x i16> %v4)
%v6 = bitcast <8 x i16> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = bitcast <2 x i64> %p0 to <4 x i32>
%v4 = bitcast <2 x i64> %p1 to <4 x i32>
%v5 = call <4 x i32> @llvm.x86.avx2.psrav.d(<4 x i32> %v3, <4 x i32> %v4)
%v6 = bitcast <4 x i32> %v5 to <2 x i64>
ret <2 x i64> %v6

%v3 = call <2 x i64> @llvm.x86.avx512.psrav.q.128(<2 x i64> %p0, <2 x i64> %p1)
ret <2 x i64> %v3

%v3 = bitcast i16 %p0 to <16 x i1>
%v4 = bitcast i16 %p1 to <16 x i1>
%v5 = or <16 x i1> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
%v7 = icmp eq i16 %v6, -1
%v8 = zext i1 %v7 to i32
%v9 = trunc i32 %v8 to i8
ret i8 %v9

%v3 = bitcast i32 %p0 to <32 x i1>
%v4 = bitcast i32 %p1 to <32 x i1>
%v5 = or <32 x i1> %v3, %v4
%v6 = bitcast <32 x i1> %v5 to i32
%v7 = icmp eq i32 %v6, -1
%v8 = zext i1 %v7 to i32
%v9 = trunc i32 %v8 to i8
ret i8 %v9

%v3 = bitcast i64 %p0 to <64 x i1>
%v4 = bitcast i64 %p1 to <64 x i1>
%v5 = or <64 x i1> %v3, %v4
%v6 = bitcast <64 x i1> %v5 to i64
%v7 = icmp eq i64 %v6, -1
%v8 = zext i1 %v7 to i32
%v9 = trunc i32 %v8 to i8
ret i8 %v9

%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = or <8 x i1> %v3, %v4
%v6 = bitcast <8 x i1> %v5 to i8
%v7 = icmp eq i8 %v6, -1
%v8 = zext i1 %v7 to i32
%v9 = trunc i32 %v8 to i8
ret i8 %v9

%v3 = bitcast i16 %p0 to <16 x i1>
%v4 = bitcast i16 %p1 to <16 x i1>
%v5 = or <16 x i1> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
%v7 = icmp eq i16 %v6, 0
%v8 = zext i1 %v7 to i32
%v9 = trunc i32 %v8 to i8
ret i8 %v9

%v3 = bitcast i32 %p0 to <32 x i1>
%v4 = bitcast i32 %p1 to <32 x i1>
%v5 = or <32 x i1> %v3, %v4
%v6 = bitcast <32 x i1> %v5 to i32
%v7 = icmp eq i32 %v6, 0
%v8 = zext i1 %v7 to i32
%v9 = trunc i32 %v8 to i8
ret i8 %v9

%v3 = bitcast i64 %p0 to <64 x i1>
%v4 = bitcast i64 %p1 to <64 x i1>
%v5 = or <64 x i1> %v3, %v4
%v6 = bitcast <64 x i1> %v5 to i64
%v7 = icmp eq i64 %v6, 0
%v8 = zext i1 %v7 to i32
%v9 = trunc i32 %v8 to i8
ret i8 %v9

%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = or <8 x i1> %v3, %v4
%v6 = bitcast <8 x i1> %v5 to i8
%v7 = icmp eq i8 %v6, 0
%v8 = zext i1 %v7 to i32
%v9 = trunc i32 %v8 to i8
ret i8 %v9

declare i32 @llvm.x86.avx512.ktestz.w(<16 x i1>, <16 x i1>)
%v3 = bitcast i16 %p0 to <16 x i1>
%v4 = bitcast i16 %p1 to <16 x i1>
%v5 = call i32 @llvm.x86.avx512.ktestz.w(<16 x i1> %v3, <16 x i1> %v4)
%v6 = trunc i32 %v5 to i8
ret i8 %v6

declare i32 @llvm.x86.avx512.ktestz.d(<32 x i1>, <32 x i1>)
%v3 = bitcast i32 %p0 to <32 x i1>
%v4 = bitcast i32 %p1 to <32 x i1>
%v5 = call i32 @llvm.x86.avx512.ktestz.d(<32 x i1> %v3, <32 x i1> %v4)
%v6 = trunc i32 %v5 to i8
ret i8 %v6

declare i32 @llvm.x86.avx512.ktestz.q(<64 x i1>, <64 x i1>)
%v3 = bitcast i64 %p0 to <64 x i1>
%v4 = bitcast i64 %p1 to <64 x i1>
%v5 = call i32 @llvm.x86.avx512.ktestz.q(<64 x i1> %v3, <64 x i1> %v4)
%v6 = trunc i32 %v5 to i8
ret i8 %v6

declare i32 @llvm.x86.avx512.ktestz.b(<8 x i1>, <8 x i1>)
%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = call i32 @llvm.x86.avx512.ktestz.b(<8 x i1> %v3, <8 x i1> %v4)
%v6 = trunc i32 %v5 to i8
ret i8 %v6

%v4 = and <4 x i64> %p1, %p2
%v5 = bitcast <4 x i64> %v4 to <16 x i16>
%v6 = icmp ne <16 x i16> %v5, zeroinitializer
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v4 = and <4 x i64> %p1, %p2
%v5 = bitcast <4 x i64> %v4 to <8 x i32>
%v6 = icmp ne <8 x i32> %v5, zeroinitializer
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = and <8 x i1> %v6, %v7
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = and <4 x i64> %p1, %p2
%v5 = icmp ne <4 x i64> %v4, zeroinitializer
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = and <4 x i1> %v5, %v7
%v9 = shufflevector <4 x i1> %v8, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v10 = bitcast <8 x i1> %v9 to i8
ret i8 %v10

%v4 = and <4 x i64> %p1, %p2
%v5 = bitcast <4 x i64> %v4 to <32 x i8>
%v6 = icmp ne <32 x i8> %v5, zeroinitializer
%v7 = bitcast i32 %p0 to <32 x i1>
%v8 = and <32 x i1> %v6, %v7
%v9 = bitcast <32 x i1> %v8 to i32
ret i32 %v9

%v4 = and <4 x i64> %p1, %p2
%v5 = bitcast <4 x i64> %v4 to <16 x i16>
%v6 = icmp eq <16 x i16> %v5, zeroinitializer
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v4 = and <4 x i64> %p1, %p2
%v5 = bitcast <4 x i64> %v4 to <8 x i32>
%v6 = icmp eq <8 x i32> %v5, zeroinitializer
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = and <8 x i1> %v6, %v7
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = and <4 x i64> %p1, %p2
%v5 = icmp eq <4 x i64> %v4, zeroinitializer
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v8 = and <4 x i1> %v5, %v7
%v9 = shufflevector <4 x i1> %v8, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v10 = bitcast <8 x i1> %v9 to i8
ret i8 %v10

%v4 = and <4 x i64> %p1, %p2
%v5 = bitcast <4 x i64> %v4 to <32 x i8>
%v6 = icmp eq <32 x i8> %v5, zeroinitializer
%v7 = bitcast i32 %p0 to <32 x i1>
%v8 = and <32 x i1> %v6, %v7
%v9 = bitcast <32 x i1> %v8 to i32
ret i32 %v9

%v3 = and <4 x i64> %p0, %p1
%v4 = bitcast <4 x i64> %v3 to <16 x i16>
%v5 = icmp ne <16 x i16> %v4, zeroinitializer
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = and <4 x i64> %p0, %p1
%v4 = bitcast <4 x i64> %v3 to <8 x i32>
%v5 = icmp ne <8 x i32> %v4, zeroinitializer
%v6 = bitcast <8 x i1> %v5 to i8
ret i8 %v6

%v3 = and <4 x i64> %p0, %p1
%v4 = icmp ne <4 x i64> %v3, zeroinitializer
%v5 = shufflevector <4 x i1> %v4, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v6 = bitcast <8 x i1> %v5 to i8
ret i8 %v6

%v3 = and <4 x i64> %p0, %p1
%v4 = bitcast <4 x i64> %v3 to <32 x i8>
%v5 = icmp ne <32 x i8> %v4, zeroinitializer
%v6 = bitcast <32 x i1> %v5 to i32
ret i32 %v6

%v3 = and <4 x i64> %p0, %p1
%v4 = bitcast <4 x i64> %v3 to <16 x i16>
%v5 = icmp eq <16 x i16> %v4, zeroinitializer
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = and <4 x i64> %p0, %p1
%v4 = bitcast <4 x i64> %v3 to <8 x i32>
%v5 = icmp eq <8 x i32> %v4, zeroinitializer
%v6 = bitcast <8 x i1> %v5 to i8
ret i8 %v6

%v3 = and <4 x i64> %p0, %p1
%v4 = icmp eq <4 x i64> %v3, zeroinitializer
%v5 = shufflevector <4 x i1> %v4, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v6 = bitcast <8 x i1> %v5 to i8
ret i8 %v6

%v3 = and <4 x i64> %p0, %p1
%v4 = bitcast <4 x i64> %v3 to <32 x i8>
%v5 = icmp eq <32 x i8> %v4, zeroinitializer
%v6 = bitcast <32 x i1> %v5 to i32
ret i32 %v6

%v3 = bitcast i16 %p0 to <16 x i1>
%v4 = bitcast i16 %p1 to <16 x i1>
%v5 = or <16 x i1> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
%v7 = icmp eq i16 %v6, -1
%v8 = zext i1 %v7 to i32
ret i32 %v8

%v3 = bitcast i16 %p0 to <16 x i1>
%v4 = bitcast i16 %p1 to <16 x i1>
%v5 = or <16 x i1> %v3, %v4
%v6 = bitcast <16 x i1> %v5 to i16
%v7 = icmp eq i16 %v6, 0
%v8 = zext i1 %v7 to i32
ret i32 %v8

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = and <16 x i32> %v4, %v5
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
%v8 = bitcast <8 x i64> %v7 to <32 x i16>
%v9 = icmp ne <32 x i16> %v8, zeroinitializer
%v10 = bitcast i32 %p0 to <32 x i1>
%v11 = and <32 x i1> %v9, %v10
%v12 = bitcast <32 x i1> %v11 to i32
ret i32 %v12

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = and <16 x i32> %v4, %v5
%v7 = icmp ne <16 x i32> %v6, zeroinitializer
%v8 = bitcast i16 %p0 to <16 x i1>
%v9 = and <16 x i1> %v7, %v8
%v10 = bitcast <16 x i1> %v9 to i16
ret i16 %v10

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = and <16 x i32> %v4, %v5
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
%v8 = icmp ne <8 x i64> %v7, zeroinitializer
%v9 = bitcast i8 %p0 to <8 x i1>
%v10 = and <8 x i1> %v8, %v9
%v11 = bitcast <8 x i1> %v10 to i8
ret i8 %v11

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = and <16 x i32> %v4, %v5
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
%v8 = bitcast <8 x i64> %v7 to <64 x i8>
%v9 = icmp ne <64 x i8> %v8, zeroinitializer
%v10 = bitcast i64 %p0 to <64 x i1>
%v11 = and <64 x i1> %v9, %v10
%v12 = bitcast <64 x i1> %v11 to i64
ret i64 %v12

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = and <16 x i32> %v4, %v5
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
%v8 = bitcast <8 x i64> %v7 to <32 x i16>
%v9 = icmp eq <32 x i16> %v8, zeroinitializer
%v10 = bitcast i32 %p0 to <32 x i1>
%v11 = and <32 x i1> %v9, %v10
%v12 = bitcast <32 x i1> %v11 to i32
ret i32 %v12

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = and <16 x i32> %v4, %v5
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
%v8 = icmp eq <16 x i32> %v6, zeroinitializer
%v9 = bitcast i16 %p0 to <16 x i1>
%v10 = and <16 x i1> %v8, %v9
%v11 = bitcast <16 x i1> %v10 to i16
ret i16 %v11

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = and <16 x i32> %v4, %v5
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
%v8 = icmp eq <8 x i64> %v7, zeroinitializer
%v9 = bitcast i8 %p0 to <8 x i1>
%v10 = and <8 x i1> %v8, %v9
%v11 = bitcast <8 x i1> %v10 to i8
ret i8 %v11

%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = bitcast <8 x i64> %p2 to <16 x i32>
%v6 = and <16 x i32> %v4, %v5
%v7 = bitcast <16 x i32> %v6 to <8 x i64>
%v8 = bitcast <8 x i64> %v7 to <64 x i8>
%v9 = icmp eq <64 x i8> %v8, zeroinitializer
%v10 = bitcast i64 %p0 to <64 x i1>
%v11 = and <64 x i1> %v9, %v10
%v12 = bitcast <64 x i1> %v11 to i64
ret i64 %v12

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = and <16 x i32> %v3, %v4
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
%v7 = bitcast <8 x i64> %v6 to <32 x i16>
%v8 = icmp ne <32 x i16> %v7, zeroinitializer
%v9 = bitcast <32 x i1> %v8 to i32
ret i32 %v9

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = and <16 x i32> %v3, %v4
%v6 = icmp ne <16 x i32> %v5, zeroinitializer
%v7 = bitcast <16 x i1> %v6 to i16
ret i16 %v7

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = and <16 x i32> %v3, %v4
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
%v7 = icmp ne <8 x i64> %v6, zeroinitializer
%v8 = bitcast <8 x i1> %v7 to i8
ret i8 %v8

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = and <16 x i32> %v3, %v4
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
%v7 = bitcast <8 x i64> %v6 to <64 x i8>
%v8 = icmp ne <64 x i8> %v7, zeroinitializer
%v9 = bitcast <64 x i1> %v8 to i64
ret i64 %v9

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = and <16 x i32> %v3, %v4
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
%v7 = bitcast <8 x i64> %v6 to <32 x i16>
%v8 = icmp eq <32 x i16> %v7, zeroinitializer
%v9 = bitcast <32 x i1> %v8 to i32
ret i32 %v9

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = and <16 x i32> %v3, %v4
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
%v7 = icmp eq <16 x i32> %v5, zeroinitializer
%v8 = bitcast <16 x i1> %v7 to i16
ret i16 %v8

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = and <16 x i32> %v3, %v4
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
%v7 = icmp eq <8 x i64> %v6, zeroinitializer
%v8 = bitcast <8 x i1> %v7 to i8
ret i8 %v8

%v3 = bitcast <8 x i64> %p0 to <16 x i32>
%v4 = bitcast <8 x i64> %p1 to <16 x i32>
%v5 = and <16 x i32> %v3, %v4
%v6 = bitcast <16 x i32> %v5 to <8 x i64>
%v7 = bitcast <8 x i64> %v6 to <64 x i8>
%v8 = icmp eq <64 x i8> %v7, zeroinitializer
%v9 = bitcast <64 x i1> %v8 to i64
ret i64 %v9

%v4 = and <2 x i64> %p1, %p2
%v5 = bitcast <2 x i64> %v4 to <8 x i16>
%v6 = icmp ne <8 x i16> %v5, zeroinitializer
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = and <8 x i1> %v6, %v7
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = and <2 x i64> %p1, %p2
%v5 = bitcast <2 x i64> %v4 to <4 x i32>
%v6 = icmp ne <4 x i32> %v5, zeroinitializer
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v9 = and <4 x i1> %v6, %v8
%v10 = shufflevector <4 x i1> %v9, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v11 = bitcast <8 x i1> %v10 to i8
ret i8 %v11

%v4 = and <2 x i64> %p1, %p2
%v5 = icmp ne <2 x i64> %v4, zeroinitializer
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = and <2 x i1> %v5, %v7
%v9 = shufflevector <2 x i1> %v8, <2 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 2, i32 3, i32 2, i32 3>
%v10 = bitcast <8 x i1> %v9 to i8
ret i8 %v10

%v4 = and <2 x i64> %p1, %p2
%v5 = bitcast <2 x i64> %v4 to <16 x i8>
%v6 = icmp ne <16 x i8> %v5, zeroinitializer
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v4 = and <2 x i64> %p1, %p2
%v5 = bitcast <2 x i64> %v4 to <8 x i16>
%v6 = icmp eq <8 x i16> %v5, zeroinitializer
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = and <8 x i1> %v6, %v7
%v9 = bitcast <8 x i1> %v8 to i8
ret i8 %v9

%v4 = and <2 x i64> %p1, %p2
%v5 = bitcast <2 x i64> %v4 to <4 x i32>
%v6 = icmp eq <4 x i32> %v5, zeroinitializer
%v7 = bitcast i8 %p0 to <8 x i1>
%v8 = shufflevector <8 x i1> %v7, <8 x i1> %v7, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
%v9 = and <4 x i1> %v6, %v8
%v10 = shufflevector <4 x i1> %v9, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v11 = bitcast <8 x i1> %v10 to i8
ret i8 %v11

%v4 = and <2 x i64> %p1, %p2
%v5 = icmp eq <2 x i64> %v4, zeroinitializer
%v6 = bitcast i8 %p0 to <8 x i1>
%v7 = shufflevector <8 x i1> %v6, <8 x i1> %v6, <2 x i32> <i32 0, i32 1>
%v8 = and <2 x i1> %v5, %v7
%v9 = shufflevector <2 x i1> %v8, <2 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 2, i32 3, i32 2, i32 3>
%v10 = bitcast <8 x i1> %v9 to i8
ret i8 %v10

%v4 = and <2 x i64> %p1, %p2
%v5 = bitcast <2 x i64> %v4 to <16 x i8>
%v6 = icmp eq <16 x i8> %v5, zeroinitializer
%v7 = bitcast i16 %p0 to <16 x i1>
%v8 = and <16 x i1> %v6, %v7
%v9 = bitcast <16 x i1> %v8 to i16
ret i16 %v9

%v3 = and <2 x i64> %p0, %p1
%v4 = bitcast <2 x i64> %v3 to <8 x i16>
%v5 = icmp ne <8 x i16> %v4, zeroinitializer
%v6 = bitcast <8 x i1> %v5 to i8
ret i8 %v6

%v3 = and <2 x i64> %p0, %p1
%v4 = bitcast <2 x i64> %v3 to <4 x i32>
%v5 = icmp ne <4 x i32> %v4, zeroinitializer
%v6 = shufflevector <4 x i1> %v5, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v7 = bitcast <8 x i1> %v6 to i8
ret i8 %v7

%v3 = and <2 x i64> %p0, %p1
%v4 = icmp ne <2 x i64> %v3, zeroinitializer
%v5 = shufflevector <2 x i1> %v4, <2 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 2, i32 3, i32 2, i32 3>
%v6 = bitcast <8 x i1> %v5 to i8
ret i8 %v6

%v3 = and <2 x i64> %p0, %p1
%v4 = bitcast <2 x i64> %v3 to <16 x i8>
%v5 = icmp ne <16 x i8> %v4, zeroinitializer
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

%v3 = and <2 x i64> %p0, %p1
%v4 = bitcast <2 x i64> %v3 to <8 x i16>
%v5 = icmp eq <8 x i16> %v4, zeroinitializer
%v6 = bitcast <8 x i1> %v5 to i8
ret i8 %v6

%v3 = and <2 x i64> %p0, %p1
%v4 = bitcast <2 x i64> %v3 to <4 x i32>
%v5 = icmp eq <4 x i32> %v4, zeroinitializer
%v6 = shufflevector <4 x i1> %v5, <4 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
%v7 = bitcast <8 x i1> %v6 to i8
ret i8 %v7

%v3 = and <2 x i64> %p0, %p1
%v4 = icmp eq <2 x i64> %v3, zeroinitializer
%v5 = shufflevector <2 x i1> %v4, <2 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 2, i32 3, i32 2, i32 3>
%v6 = bitcast <8 x i1> %v5 to i8
ret i8 %v6

%v3 = and <2 x i64> %p0, %p1
%v4 = bitcast <2 x i64> %v3 to <16 x i8>
%v5 = icmp eq <16 x i8> %v4, zeroinitializer
%v6 = bitcast <16 x i1> %v5 to i16
ret i16 %v6

declare i32 @llvm.x86.avx.ptestnzc.256(<4 x i64>, <4 x i64>)
%v3 = call i32 @llvm.x86.avx.ptestnzc.256(<4 x i64> %p0, <4 x i64> %p1)
ret i32 %v3

declare i32 @llvm.x86.sse41.ptestnzc(<2 x i64>, <2 x i64>)
%v3 = call i32 @llvm.x86.sse41.ptestnzc(<2 x i64> %p0, <2 x i64> %p1)
ret i32 %v3

declare i32 @llvm.x86.avx512.ktestc.w(<16 x i1>, <16 x i1>)
%v3 = bitcast i16 %p0 to <16 x i1>
%v4 = bitcast i16 %p1 to <16 x i1>
%v5 = call i32 @llvm.x86.avx512.ktestc.w(<16 x i1> %v3, <16 x i1> %v4)
%v6 = trunc i32 %v5 to i8
ret i8 %v6

declare i32 @llvm.x86.avx512.ktestc.d(<32 x i1>, <32 x i1>)
%v3 = bitcast i32 %p0 to <32 x i1>
%v4 = bitcast i32 %p1 to <32 x i1>
%v5 = call i32 @llvm.x86.avx512.ktestc.d(<32 x i1> %v3, <32 x i1> %v4)
%v6 = trunc i32 %v5 to i8
ret i8 %v6

declare i32 @llvm.x86.avx512.ktestc.q(<64 x i1>, <64 x i1>)
%v3 = bitcast i64 %p0 to <64 x i1>
%v4 = bitcast i64 %p1 to <64 x i1>
%v5 = call i32 @llvm.x86.avx512.ktestc.q(<64 x i1> %v3, <64 x i1> %v4)
%v6 = trunc i32 %v5 to i8
ret i8 %v6

declare i32 @llvm.x86.avx512.ktestc.b(<8 x i1>, <8 x i1>)
%v3 = bitcast i8 %p0 to <8 x i1>
%v4 = bitcast i8 %p1 to <8 x i1>
%v5 = call i32 @llvm.x86.avx512.ktestc.b(<8 x i1> %v3, <8 x i1> %v4)
%v6 = trunc i32 %v5 to i8
ret i8 %v6

declare i32 @llvm.x86.avx.ptestc.256(<4 x i64>, <4 x i64>)
%v3 = call i32 @llvm.x86.avx.ptestc.256(<4 x i64> %p0, <4 x i64> %p1)
ret i32 %v3

declare i32 @llvm.x86.avx.ptestz.256(<4 x i64>, <4 x i64>)
%v3 = call i32 @llvm.x86.avx.ptestz.256(<4 x i64> %p0, <4 x i64> %p1)
ret i32 %v3

declare i32 @llvm.x86.sse41.ptestz(<2 x i64>, <2 x i64>)
%v3 = call i32 @llvm.x86.sse41.ptestz(<2 x i64> %p0, <2 x i64> %p1)
ret i32 %v3

declare i32 @llvm.x86.sse41.ptestc(<2 x i64>, <2 x i64>)
%v3 = call i32 @llvm.x86.sse41.ptestc(<2 x i64> %p0, <2 x i64> %p1)
ret i32 %v3

