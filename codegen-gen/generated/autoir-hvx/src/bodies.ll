declare <32 x i32> @llvm.hexagon.V6.vabsb.128B(<32 x i32>)
%v2 = call <32 x i32> @llvm.hexagon.V6.vabsb.128B(<32 x i32> %p0)
ret <32 x i32> %v2

declare <32 x i32> @llvm.hexagon.V6.vabsb.sat.128B(<32 x i32>)
%v2 = call <32 x i32> @llvm.hexagon.V6.vabsb.sat.128B(<32 x i32> %p0)
ret <32 x i32> %v2

declare <32 x i32> @llvm.hexagon.V6.vabsh.128B(<32 x i32>)
%v2 = call <32 x i32> @llvm.hexagon.V6.vabsh.128B(<32 x i32> %p0)
ret <32 x i32> %v2

declare <32 x i32> @llvm.hexagon.V6.vabsh.sat.128B(<32 x i32>)
%v2 = call <32 x i32> @llvm.hexagon.V6.vabsh.sat.128B(<32 x i32> %p0)
ret <32 x i32> %v2

declare <32 x i32> @llvm.hexagon.V6.vabsw.sat.128B(<32 x i32>)
%v2 = call <32 x i32> @llvm.hexagon.V6.vabsw.sat.128B(<32 x i32> %p0)
ret <32 x i32> %v2

declare <32 x i32> @llvm.hexagon.V6.vabsdiffub.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vabsdiffub.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vabsdiffh.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vabsdiffh.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vabsdiffuh.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vabsdiffuh.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vdsaduh.128B(<64 x i32>, i32)
%v3 = call <64 x i32> @llvm.hexagon.V6.vdsaduh.128B(<64 x i32> %p0, i32 %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vdsaduh.acc.128B(<64 x i32>, <64 x i32>, i32)
%v4 = call <64 x i32> @llvm.hexagon.V6.vdsaduh.acc.128B(<64 x i32> %p0, <64 x i32> %p1, i32 %p2)
ret <64 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vaddbq.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <32 x i32> @llvm.hexagon.V6.vaddbq.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <32 x i32> %v5

declare <32 x i32> @llvm.hexagon.V6.vsubbq.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <32 x i32> @llvm.hexagon.V6.vsubbq.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <32 x i32> %v5

declare <32 x i32> @llvm.hexagon.V6.vaddb.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vaddb.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vaddbsat.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vaddbsat.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vsubb.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vsubb.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vsubbsat.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vsubbsat.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vaddh.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vaddh.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vaddhsat.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vaddhsat.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vsubh.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vsubh.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vsubhsat.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vsubhsat.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vaddububb.sat.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vaddububb.sat.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vaddubsat.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vaddubsat.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vsubububb.sat.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vsubububb.sat.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vsububsat.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vsububsat.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vadduhsat.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vadduhsat.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vsubuhsat.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vsubuhsat.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vadduwsat.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vadduwsat.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vsubuwsat.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vsubuwsat.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vaddw.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vaddw.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vaddwsat.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vaddwsat.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vsatdw.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vsatdw.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vsubw.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vsubw.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vsubwsat.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vsubwsat.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vaddb.dv.128B(<64 x i32>, <64 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vaddb.dv.128B(<64 x i32> %p0, <64 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vaddbsat.dv.128B(<64 x i32>, <64 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vaddbsat.dv.128B(<64 x i32> %p0, <64 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vsubb.dv.128B(<64 x i32>, <64 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vsubb.dv.128B(<64 x i32> %p0, <64 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vsubbsat.dv.128B(<64 x i32>, <64 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vsubbsat.dv.128B(<64 x i32> %p0, <64 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vaddubh.128B(<32 x i32>, <32 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vaddubh.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vaddh.dv.128B(<64 x i32>, <64 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vaddh.dv.128B(<64 x i32> %p0, <64 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vaddhsat.dv.128B(<64 x i32>, <64 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vaddhsat.dv.128B(<64 x i32> %p0, <64 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vsububh.128B(<32 x i32>, <32 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vsububh.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vsubh.dv.128B(<64 x i32>, <64 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vsubh.dv.128B(<64 x i32> %p0, <64 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vsubhsat.dv.128B(<64 x i32>, <64 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vsubhsat.dv.128B(<64 x i32> %p0, <64 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vaddubsat.dv.128B(<64 x i32>, <64 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vaddubsat.dv.128B(<64 x i32> %p0, <64 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vsububsat.dv.128B(<64 x i32>, <64 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vsububsat.dv.128B(<64 x i32> %p0, <64 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vadduhsat.dv.128B(<64 x i32>, <64 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vadduhsat.dv.128B(<64 x i32> %p0, <64 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vsubuhsat.dv.128B(<64 x i32>, <64 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vsubuhsat.dv.128B(<64 x i32> %p0, <64 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vadduwsat.dv.128B(<64 x i32>, <64 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vadduwsat.dv.128B(<64 x i32> %p0, <64 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vsubuwsat.dv.128B(<64 x i32>, <64 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vsubuwsat.dv.128B(<64 x i32> %p0, <64 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vaddhw.128B(<32 x i32>, <32 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vaddhw.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vadduhw.128B(<32 x i32>, <32 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vadduhw.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vaddw.dv.128B(<64 x i32>, <64 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vaddw.dv.128B(<64 x i32> %p0, <64 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vaddwsat.dv.128B(<64 x i32>, <64 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vaddwsat.dv.128B(<64 x i32> %p0, <64 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vsubhw.128B(<32 x i32>, <32 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vsubhw.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vsubuhw.128B(<32 x i32>, <32 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vsubuhw.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vsubw.dv.128B(<64 x i32>, <64 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vsubw.dv.128B(<64 x i32> %p0, <64 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vsubwsat.dv.128B(<64 x i32>, <64 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vsubwsat.dv.128B(<64 x i32> %p0, <64 x i32> %p1)
ret <64 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vaddcarrysat.128B(<32 x i32>, <32 x i32>, <128 x i1>)
%v5 = call <32 x i32> @llvm.hexagon.V6.vaddcarrysat.128B(<32 x i32> %p0, <32 x i32> %p1, <128 x i1> %p2)
ret <32 x i32> %v5

declare <64 x i32> @llvm.hexagon.V6.vaddubh.acc.128B(<64 x i32>, <32 x i32>, <32 x i32>)
%v4 = call <64 x i32> @llvm.hexagon.V6.vaddubh.acc.128B(<64 x i32> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <64 x i32> %v4

declare <64 x i32> @llvm.hexagon.V6.vaddhw.acc.128B(<64 x i32>, <32 x i32>, <32 x i32>)
%v4 = call <64 x i32> @llvm.hexagon.V6.vaddhw.acc.128B(<64 x i32> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <64 x i32> %v4

declare <64 x i32> @llvm.hexagon.V6.vadduhw.acc.128B(<64 x i32>, <32 x i32>, <32 x i32>)
%v4 = call <64 x i32> @llvm.hexagon.V6.vadduhw.acc.128B(<64 x i32> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <64 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vabsdiffw.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vabsdiffw.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.v6mpyhubs10.128B(<64 x i32>, <64 x i32>, i32 immarg)
%v3 = call <64 x i32> @llvm.hexagon.V6.v6mpyhubs10.128B(<64 x i32> %p0, <64 x i32> %p1, i32 {0:1:0})
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.v6mpyvubs10.128B(<64 x i32>, <64 x i32>, i32 immarg)
%v3 = call <64 x i32> @llvm.hexagon.V6.v6mpyvubs10.128B(<64 x i32> %p0, <64 x i32> %p1, i32 {0:1:0})
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.v6mpyhubs10.vxx.128B(<64 x i32>, <64 x i32>, <64 x i32>, i32 immarg)
%v4 = call <64 x i32> @llvm.hexagon.V6.v6mpyhubs10.vxx.128B(<64 x i32> %p0, <64 x i32> %p1, <64 x i32> %p2, i32 {0:1:0})
ret <64 x i32> %v4

declare <64 x i32> @llvm.hexagon.V6.v6mpyvubs10.vxx.128B(<64 x i32>, <64 x i32>, <64 x i32>, i32 immarg)
%v4 = call <64 x i32> @llvm.hexagon.V6.v6mpyvubs10.vxx.128B(<64 x i32> %p0, <64 x i32> %p1, <64 x i32> %p2, i32 {0:1:0})
ret <64 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vaddbnq.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <32 x i32> @llvm.hexagon.V6.vaddbnq.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <32 x i32> %v5

declare <32 x i32> @llvm.hexagon.V6.vsubbnq.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <32 x i32> @llvm.hexagon.V6.vsubbnq.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <32 x i32> %v5

declare <32 x i32> @llvm.hexagon.V6.vavgb.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vavgb.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vavgbrnd.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vavgbrnd.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vnavgb.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vnavgb.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vnavgub.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vnavgub.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vavgh.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vavgh.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vavghrnd.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vavghrnd.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vnavgh.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vnavgh.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vavgub.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vavgub.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vavgubrnd.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vavgubrnd.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vavguh.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vavguh.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vavguhrnd.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vavguhrnd.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vavguw.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vavguw.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vavguwrnd.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vavguwrnd.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vavgw.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vavgw.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vavgwrnd.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vavgwrnd.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vnavgw.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vnavgw.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vaddhq.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <32 x i32> @llvm.hexagon.V6.vaddhq.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <32 x i32> %v5

declare <32 x i32> @llvm.hexagon.V6.vaddhnq.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <32 x i32> @llvm.hexagon.V6.vaddhnq.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <32 x i32> %v5

declare <32 x i32> @llvm.hexagon.V6.vsubhq.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <32 x i32> @llvm.hexagon.V6.vsubhq.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <32 x i32> %v5

declare <32 x i32> @llvm.hexagon.V6.vsubhnq.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <32 x i32> @llvm.hexagon.V6.vsubhnq.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <32 x i32> %v5

declare <32 x i32> @llvm.hexagon.V6.vaddwnq.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <32 x i32> @llvm.hexagon.V6.vaddwnq.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <32 x i32> %v5

declare <32 x i32> @llvm.hexagon.V6.vsubwnq.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <32 x i32> @llvm.hexagon.V6.vsubwnq.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <32 x i32> %v5

declare <32 x i32> @llvm.hexagon.V6.vaddwq.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <32 x i32> @llvm.hexagon.V6.vaddwq.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <32 x i32> %v5

declare <32 x i32> @llvm.hexagon.V6.vsubwq.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <32 x i32> @llvm.hexagon.V6.vsubwq.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <32 x i32> %v5

declare <128 x i1> @llvm.hexagon.V6.pred.and.128B(<128 x i1>, <128 x i1>)
%v5 = call <128 x i1> @llvm.hexagon.V6.pred.and.128B(<128 x i1> %p0, <128 x i1> %p1)
ret <128 x i1> %v5

declare <128 x i1> @llvm.hexagon.V6.pred.and.n.128B(<128 x i1>, <128 x i1>)
%v5 = call <128 x i1> @llvm.hexagon.V6.pred.and.n.128B(<128 x i1> %p0, <128 x i1> %p1)
ret <128 x i1> %v5

declare <128 x i1> @llvm.hexagon.V6.pred.or.128B(<128 x i1>, <128 x i1>)
%v5 = call <128 x i1> @llvm.hexagon.V6.pred.or.128B(<128 x i1> %p0, <128 x i1> %p1)
ret <128 x i1> %v5

declare <128 x i1> @llvm.hexagon.V6.pred.or.n.128B(<128 x i1>, <128 x i1>)
%v5 = call <128 x i1> @llvm.hexagon.V6.pred.or.n.128B(<128 x i1> %p0, <128 x i1> %p1)
ret <128 x i1> %v5

declare <128 x i1> @llvm.hexagon.V6.pred.xor.128B(<128 x i1>, <128 x i1>)
%v5 = call <128 x i1> @llvm.hexagon.V6.pred.xor.128B(<128 x i1> %p0, <128 x i1> %p1)
ret <128 x i1> %v5

declare <32 x i32> @llvm.hexagon.V6.vand.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vand.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vor.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vor.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vxor.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vxor.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vunpackob.128B(<64 x i32>, <32 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vunpackob.128B(<64 x i32> %p0, <32 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vunpackoh.128B(<64 x i32>, <32 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vunpackoh.128B(<64 x i32> %p0, <32 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vswap.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <64 x i32> @llvm.hexagon.V6.vswap.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <64 x i32> %v5

declare <32 x i32> @llvm.hexagon.V6.vabsw.128B(<32 x i32>)
%v2 = call <32 x i32> @llvm.hexagon.V6.vabsw.128B(<32 x i32> %p0)
ret <32 x i32> %v2

declare <32 x i32> @llvm.hexagon.V6.vandnqrt.128B(<128 x i1>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vandnqrt.128B(<128 x i1> %p0, i32 %p1)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vandnqrt.acc.128B(<32 x i32>, <128 x i1>, i32)
%v5 = call <32 x i32> @llvm.hexagon.V6.vandnqrt.acc.128B(<32 x i32> %p0, <128 x i1> %p1, i32 %p2)
ret <32 x i32> %v5

declare <32 x i32> @llvm.hexagon.V6.vandqrt.acc.128B(<32 x i32>, <128 x i1>, i32)
%v5 = call <32 x i32> @llvm.hexagon.V6.vandqrt.acc.128B(<32 x i32> %p0, <128 x i1> %p1, i32 %p2)
ret <32 x i32> %v5

declare <128 x i1> @llvm.hexagon.V6.pred.scalar2v2.128B(i32)
%v2 = call <128 x i1> @llvm.hexagon.V6.pred.scalar2v2.128B(i32 %p0)
ret <128 x i1> %v2

declare <128 x i1> @llvm.hexagon.V6.pred.scalar2.128B(i32)
%v2 = call <128 x i1> @llvm.hexagon.V6.pred.scalar2.128B(i32 %p0)
ret <128 x i1> %v2

declare <128 x i1> @llvm.hexagon.V6.veqb.128B(<32 x i32>, <32 x i32>)
%v3 = call <128 x i1> @llvm.hexagon.V6.veqb.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <128 x i1> %v3

declare <128 x i1> @llvm.hexagon.V6.veqh.128B(<32 x i32>, <32 x i32>)
%v3 = call <128 x i1> @llvm.hexagon.V6.veqh.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <128 x i1> %v3

declare <128 x i1> @llvm.hexagon.V6.veqw.128B(<32 x i32>, <32 x i32>)
%v3 = call <128 x i1> @llvm.hexagon.V6.veqw.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <128 x i1> %v3

declare <128 x i1> @llvm.hexagon.V6.veqb.and.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <128 x i1> @llvm.hexagon.V6.veqb.and.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <128 x i1> %v5

declare <128 x i1> @llvm.hexagon.V6.vgtb.128B(<32 x i32>, <32 x i32>)
%v3 = call <128 x i1> @llvm.hexagon.V6.vgtb.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <128 x i1> %v3

declare <128 x i1> @llvm.hexagon.V6.vgth.128B(<32 x i32>, <32 x i32>)
%v3 = call <128 x i1> @llvm.hexagon.V6.vgth.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <128 x i1> %v3

declare <128 x i1> @llvm.hexagon.V6.vgtub.128B(<32 x i32>, <32 x i32>)
%v3 = call <128 x i1> @llvm.hexagon.V6.vgtub.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <128 x i1> %v3

declare <128 x i1> @llvm.hexagon.V6.vgtuh.128B(<32 x i32>, <32 x i32>)
%v3 = call <128 x i1> @llvm.hexagon.V6.vgtuh.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <128 x i1> %v3

declare <128 x i1> @llvm.hexagon.V6.vgtuw.128B(<32 x i32>, <32 x i32>)
%v3 = call <128 x i1> @llvm.hexagon.V6.vgtuw.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <128 x i1> %v3

declare <128 x i1> @llvm.hexagon.V6.vgtw.128B(<32 x i32>, <32 x i32>)
%v3 = call <128 x i1> @llvm.hexagon.V6.vgtw.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <128 x i1> %v3

declare <128 x i1> @llvm.hexagon.V6.vgtb.and.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <128 x i1> @llvm.hexagon.V6.vgtb.and.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <128 x i1> %v5

declare <128 x i1> @llvm.hexagon.V6.vgtub.and.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <128 x i1> @llvm.hexagon.V6.vgtub.and.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <128 x i1> %v5

declare <128 x i1> @llvm.hexagon.V6.veqh.and.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <128 x i1> @llvm.hexagon.V6.veqh.and.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <128 x i1> %v5

declare <128 x i1> @llvm.hexagon.V6.veqw.and.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <128 x i1> @llvm.hexagon.V6.veqw.and.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <128 x i1> %v5

declare <128 x i1> @llvm.hexagon.V6.veqh.or.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <128 x i1> @llvm.hexagon.V6.veqh.or.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <128 x i1> %v5

declare <128 x i1> @llvm.hexagon.V6.veqw.or.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <128 x i1> @llvm.hexagon.V6.veqw.or.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <128 x i1> %v5

declare <128 x i1> @llvm.hexagon.V6.veqh.xor.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <128 x i1> @llvm.hexagon.V6.veqh.xor.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <128 x i1> %v5

declare <128 x i1> @llvm.hexagon.V6.veqw.xor.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <128 x i1> @llvm.hexagon.V6.veqw.xor.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <128 x i1> %v5

declare <128 x i1> @llvm.hexagon.V6.vgth.and.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <128 x i1> @llvm.hexagon.V6.vgth.and.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <128 x i1> %v5

declare <128 x i1> @llvm.hexagon.V6.vgtuh.and.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <128 x i1> @llvm.hexagon.V6.vgtuh.and.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <128 x i1> %v5

declare <128 x i1> @llvm.hexagon.V6.vgtuw.and.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <128 x i1> @llvm.hexagon.V6.vgtuw.and.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <128 x i1> %v5

declare <128 x i1> @llvm.hexagon.V6.vgtw.and.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <128 x i1> @llvm.hexagon.V6.vgtw.and.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <128 x i1> %v5

declare <128 x i1> @llvm.hexagon.V6.vgth.or.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <128 x i1> @llvm.hexagon.V6.vgth.or.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <128 x i1> %v5

declare <128 x i1> @llvm.hexagon.V6.vgtuh.or.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <128 x i1> @llvm.hexagon.V6.vgtuh.or.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <128 x i1> %v5

declare <128 x i1> @llvm.hexagon.V6.vgtuw.or.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <128 x i1> @llvm.hexagon.V6.vgtuw.or.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <128 x i1> %v5

declare <128 x i1> @llvm.hexagon.V6.vgtw.or.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <128 x i1> @llvm.hexagon.V6.vgtw.or.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <128 x i1> %v5

declare <128 x i1> @llvm.hexagon.V6.vgth.xor.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <128 x i1> @llvm.hexagon.V6.vgth.xor.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <128 x i1> %v5

declare <128 x i1> @llvm.hexagon.V6.vgtuh.xor.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <128 x i1> @llvm.hexagon.V6.vgtuh.xor.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <128 x i1> %v5

declare <128 x i1> @llvm.hexagon.V6.vgtuw.xor.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <128 x i1> @llvm.hexagon.V6.vgtuw.xor.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <128 x i1> %v5

declare <128 x i1> @llvm.hexagon.V6.vgtw.xor.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <128 x i1> @llvm.hexagon.V6.vgtw.xor.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <128 x i1> %v5

declare <32 x i32> @llvm.hexagon.V6.vandvnqv.128B(<128 x i1>, <32 x i32>)
%v4 = call <32 x i32> @llvm.hexagon.V6.vandvnqv.128B(<128 x i1> %p0, <32 x i32> %p1)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vandqrt.128B(<128 x i1>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vandqrt.128B(<128 x i1> %p0, i32 %p1)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vpackhb.sat.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vpackhb.sat.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vroundhb.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vroundhb.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.lvsplatb.128B(i32)
%v2 = call <32 x i32> @llvm.hexagon.V6.lvsplatb.128B(i32 %p0)
ret <32 x i32> %v2

declare <32 x i32> @llvm.hexagon.V6.vpackwh.sat.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vpackwh.sat.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vroundwh.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vroundwh.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vsatwh.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vsatwh.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.lvsplath.128B(i32)
%v2 = call <32 x i32> @llvm.hexagon.V6.lvsplath.128B(i32 %p0)
ret <32 x i32> %v2

declare <32 x i32> @llvm.hexagon.V6.vpackhub.sat.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vpackhub.sat.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vroundhub.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vroundhub.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vrounduhub.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vrounduhub.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vsathub.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vsathub.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vpackwuh.sat.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vpackwuh.sat.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vrounduwuh.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vrounduwuh.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vroundwuh.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vroundwuh.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vsatuwuh.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vsatuwuh.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vsb.128B(<32 x i32>)
%v2 = call <64 x i32> @llvm.hexagon.V6.vsb.128B(<32 x i32> %p0)
ret <64 x i32> %v2

declare <64 x i32> @llvm.hexagon.V6.vunpackb.128B(<32 x i32>)
%v2 = call <64 x i32> @llvm.hexagon.V6.vunpackb.128B(<32 x i32> %p0)
ret <64 x i32> %v2

declare <64 x i32> @llvm.hexagon.V6.vsh.128B(<32 x i32>)
%v2 = call <64 x i32> @llvm.hexagon.V6.vsh.128B(<32 x i32> %p0)
ret <64 x i32> %v2

declare <64 x i32> @llvm.hexagon.V6.vunpackh.128B(<32 x i32>)
%v2 = call <64 x i32> @llvm.hexagon.V6.vunpackh.128B(<32 x i32> %p0)
ret <64 x i32> %v2

declare <32 x i32> @llvm.hexagon.V6.vdmpybus.128B(<32 x i32>, i32)
%v3 = call <32 x i32> @llvm.hexagon.V6.vdmpybus.128B(<32 x i32> %p0, i32 %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vdmpybus.acc.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vdmpybus.acc.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vmpyihb.acc.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vmpyihb.acc.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vmpyuhe.acc.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vmpyuhe.acc.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vrmpyub.128B(<32 x i32>, i32)
%v3 = call <32 x i32> @llvm.hexagon.V6.vrmpyub.128B(<32 x i32> %p0, i32 %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vrmpyub.acc.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vrmpyub.acc.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vrmpyubv.acc.128B(<32 x i32>, <32 x i32>, <32 x i32>)
%v4 = call <32 x i32> @llvm.hexagon.V6.vrmpyubv.acc.128B(<32 x i32> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vdmpyhb.128B(<32 x i32>, i32)
%v3 = call <32 x i32> @llvm.hexagon.V6.vdmpyhb.128B(<32 x i32> %p0, i32 %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vdmpyhsat.128B(<32 x i32>, i32)
%v3 = call <32 x i32> @llvm.hexagon.V6.vdmpyhsat.128B(<32 x i32> %p0, i32 %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vdmpyhsusat.128B(<32 x i32>, i32)
%v3 = call <32 x i32> @llvm.hexagon.V6.vdmpyhsusat.128B(<32 x i32> %p0, i32 %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vdmpyhvsat.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vdmpyhvsat.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vdmpyhisat.128B(<64 x i32>, i32)
%v3 = call <32 x i32> @llvm.hexagon.V6.vdmpyhisat.128B(<64 x i32> %p0, i32 %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vdmpyhsuisat.128B(<64 x i32>, i32)
%v3 = call <32 x i32> @llvm.hexagon.V6.vdmpyhsuisat.128B(<64 x i32> %p0, i32 %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vdmpyhb.acc.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vdmpyhb.acc.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vdmpyhsat.acc.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vdmpyhsat.acc.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vdmpyhsusat.acc.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vdmpyhsusat.acc.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vdmpyhvsat.acc.128B(<32 x i32>, <32 x i32>, <32 x i32>)
%v4 = call <32 x i32> @llvm.hexagon.V6.vdmpyhvsat.acc.128B(<32 x i32> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vdmpyhisat.acc.128B(<32 x i32>, <64 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vdmpyhisat.acc.128B(<32 x i32> %p0, <64 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vdmpyhsuisat.acc.128B(<32 x i32>, <64 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vdmpyhsuisat.acc.128B(<32 x i32> %p0, <64 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vmpyiwb.acc.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vmpyiwb.acc.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vmpyiwh.acc.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vmpyiwh.acc.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vmpyiwub.acc.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vmpyiwub.acc.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vrmpybus.128B(<32 x i32>, i32)
%v3 = call <32 x i32> @llvm.hexagon.V6.vrmpybus.128B(<32 x i32> %p0, i32 %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vrmpybv.acc.128B(<32 x i32>, <32 x i32>, <32 x i32>)
%v4 = call <32 x i32> @llvm.hexagon.V6.vrmpybv.acc.128B(<32 x i32> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vrmpybus.acc.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vrmpybus.acc.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vrmpybusv.acc.128B(<32 x i32>, <32 x i32>, <32 x i32>)
%v4 = call <32 x i32> @llvm.hexagon.V6.vrmpybusv.acc.128B(<32 x i32> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <32 x i32> %v4

declare <64 x i32> @llvm.hexagon.V6.vdmpybus.dv.128B(<64 x i32>, i32)
%v3 = call <64 x i32> @llvm.hexagon.V6.vdmpybus.dv.128B(<64 x i32> %p0, i32 %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vdmpybus.dv.acc.128B(<64 x i32>, <64 x i32>, i32)
%v4 = call <64 x i32> @llvm.hexagon.V6.vdmpybus.dv.acc.128B(<64 x i32> %p0, <64 x i32> %p1, i32 %p2)
ret <64 x i32> %v4

declare <64 x i32> @llvm.hexagon.V6.vmpabus.128B(<64 x i32>, i32)
%v3 = call <64 x i32> @llvm.hexagon.V6.vmpabus.128B(<64 x i32> %p0, i32 %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vmpabuu.128B(<64 x i32>, i32)
%v3 = call <64 x i32> @llvm.hexagon.V6.vmpabuu.128B(<64 x i32> %p0, i32 %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vmpabus.acc.128B(<64 x i32>, <64 x i32>, i32)
%v4 = call <64 x i32> @llvm.hexagon.V6.vmpabus.acc.128B(<64 x i32> %p0, <64 x i32> %p1, i32 %p2)
ret <64 x i32> %v4

declare <64 x i32> @llvm.hexagon.V6.vmpabuu.acc.128B(<64 x i32>, <64 x i32>, i32)
%v4 = call <64 x i32> @llvm.hexagon.V6.vmpabuu.acc.128B(<64 x i32> %p0, <64 x i32> %p1, i32 %p2)
ret <64 x i32> %v4

declare <64 x i32> @llvm.hexagon.V6.vmpybus.acc.128B(<64 x i32>, <32 x i32>, i32)
%v4 = call <64 x i32> @llvm.hexagon.V6.vmpybus.acc.128B(<64 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <64 x i32> %v4

declare <64 x i32> @llvm.hexagon.V6.vtmpyb.128B(<64 x i32>, i32)
%v3 = call <64 x i32> @llvm.hexagon.V6.vtmpyb.128B(<64 x i32> %p0, i32 %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vtmpybus.128B(<64 x i32>, i32)
%v3 = call <64 x i32> @llvm.hexagon.V6.vtmpybus.128B(<64 x i32> %p0, i32 %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vmpyub.acc.128B(<64 x i32>, <32 x i32>, i32)
%v4 = call <64 x i32> @llvm.hexagon.V6.vmpyub.acc.128B(<64 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <64 x i32> %v4

declare <64 x i32> @llvm.hexagon.V6.vmpyuh.acc.128B(<64 x i32>, <32 x i32>, i32)
%v4 = call <64 x i32> @llvm.hexagon.V6.vmpyuh.acc.128B(<64 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <64 x i32> %v4

declare <64 x i32> @llvm.hexagon.V6.vdmpyhb.dv.128B(<64 x i32>, i32)
%v3 = call <64 x i32> @llvm.hexagon.V6.vdmpyhb.dv.128B(<64 x i32> %p0, i32 %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vdmpyhb.dv.acc.128B(<64 x i32>, <64 x i32>, i32)
%v4 = call <64 x i32> @llvm.hexagon.V6.vdmpyhb.dv.acc.128B(<64 x i32> %p0, <64 x i32> %p1, i32 %p2)
ret <64 x i32> %v4

declare <64 x i32> @llvm.hexagon.V6.vmpahb.128B(<64 x i32>, i32)
%v3 = call <64 x i32> @llvm.hexagon.V6.vmpahb.128B(<64 x i32> %p0, i32 %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vmpauhb.128B(<64 x i32>, i32)
%v3 = call <64 x i32> @llvm.hexagon.V6.vmpauhb.128B(<64 x i32> %p0, i32 %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vmpahb.acc.128B(<64 x i32>, <64 x i32>, i32)
%v4 = call <64 x i32> @llvm.hexagon.V6.vmpahb.acc.128B(<64 x i32> %p0, <64 x i32> %p1, i32 %p2)
ret <64 x i32> %v4

declare <64 x i32> @llvm.hexagon.V6.vmpauhb.acc.128B(<64 x i32>, <64 x i32>, i32)
%v4 = call <64 x i32> @llvm.hexagon.V6.vmpauhb.acc.128B(<64 x i32> %p0, <64 x i32> %p1, i32 %p2)
ret <64 x i32> %v4

declare <64 x i32> @llvm.hexagon.V6.vmpyh.acc.128B(<64 x i32>, <32 x i32>, i32)
%v4 = call <64 x i32> @llvm.hexagon.V6.vmpyh.acc.128B(<64 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <64 x i32> %v4

declare <64 x i32> @llvm.hexagon.V6.vmpyhsat.acc.128B(<64 x i32>, <32 x i32>, i32)
%v4 = call <64 x i32> @llvm.hexagon.V6.vmpyhsat.acc.128B(<64 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <64 x i32> %v4

declare <64 x i32> @llvm.hexagon.V6.vtmpyhb.128B(<64 x i32>, i32)
%v3 = call <64 x i32> @llvm.hexagon.V6.vtmpyhb.128B(<64 x i32> %p0, i32 %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vtmpyb.acc.128B(<64 x i32>, <64 x i32>, i32)
%v4 = call <64 x i32> @llvm.hexagon.V6.vtmpyb.acc.128B(<64 x i32> %p0, <64 x i32> %p1, i32 %p2)
ret <64 x i32> %v4

declare <64 x i32> @llvm.hexagon.V6.vtmpybus.acc.128B(<64 x i32>, <64 x i32>, i32)
%v4 = call <64 x i32> @llvm.hexagon.V6.vtmpybus.acc.128B(<64 x i32> %p0, <64 x i32> %p1, i32 %p2)
ret <64 x i32> %v4

declare <64 x i32> @llvm.hexagon.V6.vtmpyhb.acc.128B(<64 x i32>, <64 x i32>, i32)
%v4 = call <64 x i32> @llvm.hexagon.V6.vtmpyhb.acc.128B(<64 x i32> %p0, <64 x i32> %p1, i32 %p2)
ret <64 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vcl0h.128B(<32 x i32>)
%v2 = call <32 x i32> @llvm.hexagon.V6.vcl0h.128B(<32 x i32> %p0)
ret <32 x i32> %v2

declare <32 x i32> @llvm.hexagon.V6.vcl0w.128B(<32 x i32>)
%v2 = call <32 x i32> @llvm.hexagon.V6.vcl0w.128B(<32 x i32> %p0)
ret <32 x i32> %v2

declare <32 x i32> @llvm.hexagon.V6.vaddclbh.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vaddclbh.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vnormamth.128B(<32 x i32>)
%v2 = call <32 x i32> @llvm.hexagon.V6.vnormamth.128B(<32 x i32> %p0)
ret <32 x i32> %v2

declare <32 x i32> @llvm.hexagon.V6.vaddclbw.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vaddclbw.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vnormamtw.128B(<32 x i32>)
%v2 = call <32 x i32> @llvm.hexagon.V6.vnormamtw.128B(<32 x i32> %p0)
ret <32 x i32> %v2

declare <32 x i32> @llvm.hexagon.V6.vmaxb.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vmaxb.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vminb.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vminb.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vmaxh.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vmaxh.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vminh.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vminh.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vmaxub.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vmaxub.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vminub.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vminub.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vmaxuh.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vmaxuh.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vminuh.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vminuh.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vmaxw.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vmaxw.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vminw.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vminw.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <128 x i1> @llvm.hexagon.V6.pred.not.128B(<128 x i1>)
%v3 = call <128 x i1> @llvm.hexagon.V6.pred.not.128B(<128 x i1> %p0)
ret <128 x i1> %v3

declare <128 x i1> @llvm.hexagon.V6.shuffeqh.128B(<128 x i1>, <128 x i1>)
%v5 = call <128 x i1> @llvm.hexagon.V6.shuffeqh.128B(<128 x i1> %p0, <128 x i1> %p1)
ret <128 x i1> %v5

declare <128 x i1> @llvm.hexagon.V6.shuffeqw.128B(<128 x i1>, <128 x i1>)
%v5 = call <128 x i1> @llvm.hexagon.V6.shuffeqw.128B(<128 x i1> %p0, <128 x i1> %p1)
ret <128 x i1> %v5

declare <32 x i32> @llvm.hexagon.V6.vassign.128B(<32 x i32>)
%v2 = call <32 x i32> @llvm.hexagon.V6.vassign.128B(<32 x i32> %p0)
ret <32 x i32> %v2

declare <32 x i32> @llvm.hexagon.V6.vandvqv.128B(<128 x i1>, <32 x i32>)
%v4 = call <32 x i32> @llvm.hexagon.V6.vandvqv.128B(<128 x i1> %p0, <32 x i32> %p1)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vmux.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <32 x i32> @llvm.hexagon.V6.vmux.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <32 x i32> %v5

declare <32 x i32> @llvm.hexagon.V6.vnot.128B(<32 x i32>)
%v2 = call <32 x i32> @llvm.hexagon.V6.vnot.128B(<32 x i32> %p0)
ret <32 x i32> %v2

declare <32 x i32> @llvm.hexagon.V6.lvsplatw.128B(i32)
%v2 = call <32 x i32> @llvm.hexagon.V6.lvsplatw.128B(i32 %p0)
ret <32 x i32> %v2

declare <32 x i32> @llvm.hexagon.V6.vdealb.128B(<32 x i32>)
%v2 = call <32 x i32> @llvm.hexagon.V6.vdealb.128B(<32 x i32> %p0)
ret <32 x i32> %v2

declare <32 x i32> @llvm.hexagon.V6.vdealb4w.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vdealb4w.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vpackeb.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vpackeb.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vpackob.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vpackob.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vshuffb.128B(<32 x i32>)
%v2 = call <32 x i32> @llvm.hexagon.V6.vshuffb.128B(<32 x i32> %p0)
ret <32 x i32> %v2

declare <32 x i32> @llvm.hexagon.V6.vshuffeb.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vshuffeb.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vshuffob.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vshuffob.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vdealh.128B(<32 x i32>)
%v2 = call <32 x i32> @llvm.hexagon.V6.vdealh.128B(<32 x i32> %p0)
ret <32 x i32> %v2

declare <32 x i32> @llvm.hexagon.V6.vpackeh.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vpackeh.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vpackoh.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vpackoh.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vshuffh.128B(<32 x i32>)
%v2 = call <32 x i32> @llvm.hexagon.V6.vshuffh.128B(<32 x i32> %p0)
ret <32 x i32> %v2

declare <32 x i32> @llvm.hexagon.V6.vshufeh.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vshufeh.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vshufoh.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vshufoh.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vinsertwr.128B(<32 x i32>, i32)
%v3 = call <32 x i32> @llvm.hexagon.V6.vinsertwr.128B(<32 x i32> %p0, i32 %p1)
ret <32 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vcombine.128B(<32 x i32>, <32 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vcombine.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vshufoeb.128B(<32 x i32>, <32 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vshufoeb.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vshufoeh.128B(<32 x i32>, <32 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vshufoeh.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vunpackub.128B(<32 x i32>)
%v2 = call <64 x i32> @llvm.hexagon.V6.vunpackub.128B(<32 x i32> %p0)
ret <64 x i32> %v2

declare <64 x i32> @llvm.hexagon.V6.vzb.128B(<32 x i32>)
%v2 = call <64 x i32> @llvm.hexagon.V6.vzb.128B(<32 x i32> %p0)
ret <64 x i32> %v2

declare <64 x i32> @llvm.hexagon.V6.vunpackuh.128B(<32 x i32>)
%v2 = call <64 x i32> @llvm.hexagon.V6.vunpackuh.128B(<32 x i32> %p0)
ret <64 x i32> %v2

declare <64 x i32> @llvm.hexagon.V6.vzh.128B(<32 x i32>)
%v2 = call <64 x i32> @llvm.hexagon.V6.vzh.128B(<32 x i32> %p0)
ret <64 x i32> %v2

declare <128 x i1> @llvm.hexagon.V6.veqb.or.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <128 x i1> @llvm.hexagon.V6.veqb.or.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <128 x i1> %v5

declare <128 x i1> @llvm.hexagon.V6.veqb.xor.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <128 x i1> @llvm.hexagon.V6.veqb.xor.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <128 x i1> %v5

declare <128 x i1> @llvm.hexagon.V6.vgtb.or.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <128 x i1> @llvm.hexagon.V6.vgtb.or.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <128 x i1> %v5

declare <128 x i1> @llvm.hexagon.V6.vgtub.or.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <128 x i1> @llvm.hexagon.V6.vgtub.or.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <128 x i1> %v5

declare <128 x i1> @llvm.hexagon.V6.vgtb.xor.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <128 x i1> @llvm.hexagon.V6.vgtb.xor.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <128 x i1> %v5

declare <128 x i1> @llvm.hexagon.V6.vgtub.xor.128B(<128 x i1>, <32 x i32>, <32 x i32>)
%v5 = call <128 x i1> @llvm.hexagon.V6.vgtub.xor.128B(<128 x i1> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <128 x i1> %v5

declare <32 x i32> @llvm.hexagon.V6.vrmpyubv.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vrmpyubv.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vrmpybv.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vrmpybv.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vrmpybusv.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vrmpybusv.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vmpabusv.128B(<64 x i32>, <64 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vmpabusv.128B(<64 x i32> %p0, <64 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vmpabuuv.128B(<64 x i32>, <64 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vmpabuuv.128B(<64 x i32> %p0, <64 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vmpyubv.128B(<32 x i32>, <32 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vmpyubv.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vmpyuhv.128B(<32 x i32>, <32 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vmpyuhv.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <64 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vmpyhsrs.128B(<32 x i32>, i32)
%v3 = call <32 x i32> @llvm.hexagon.V6.vmpyhsrs.128B(<32 x i32> %p0, i32 %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vmpyhss.128B(<32 x i32>, i32)
%v3 = call <32 x i32> @llvm.hexagon.V6.vmpyhss.128B(<32 x i32> %p0, i32 %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vmpyhvsrs.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vmpyhvsrs.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vmpyihb.128B(<32 x i32>, i32)
%v3 = call <32 x i32> @llvm.hexagon.V6.vmpyihb.128B(<32 x i32> %p0, i32 %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vmpyih.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vmpyih.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vmpyuhvs.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vmpyuhvs.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vmpyuhe.128B(<32 x i32>, i32)
%v3 = call <32 x i32> @llvm.hexagon.V6.vmpyuhe.128B(<32 x i32> %p0, i32 %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vmpyewuh.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vmpyewuh.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vmpyiwb.128B(<32 x i32>, i32)
%v3 = call <32 x i32> @llvm.hexagon.V6.vmpyiwb.128B(<32 x i32> %p0, i32 %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vmpyiwh.128B(<32 x i32>, i32)
%v3 = call <32 x i32> @llvm.hexagon.V6.vmpyiwh.128B(<32 x i32> %p0, i32 %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vmpyiwub.128B(<32 x i32>, i32)
%v3 = call <32 x i32> @llvm.hexagon.V6.vmpyiwub.128B(<32 x i32> %p0, i32 %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vmpyiewuh.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vmpyiewuh.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vmpyieoh.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vmpyieoh.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vmpyiowh.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vmpyiowh.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vmpybv.128B(<32 x i32>, <32 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vmpybv.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vmpybus.128B(<32 x i32>, i32)
%v3 = call <64 x i32> @llvm.hexagon.V6.vmpybus.128B(<32 x i32> %p0, i32 %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vmpybusv.128B(<32 x i32>, <32 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vmpybusv.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vmpyub.128B(<32 x i32>, i32)
%v3 = call <64 x i32> @llvm.hexagon.V6.vmpyub.128B(<32 x i32> %p0, i32 %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vmpyuh.128B(<32 x i32>, i32)
%v3 = call <64 x i32> @llvm.hexagon.V6.vmpyuh.128B(<32 x i32> %p0, i32 %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vmpyh.128B(<32 x i32>, i32)
%v3 = call <64 x i32> @llvm.hexagon.V6.vmpyh.128B(<32 x i32> %p0, i32 %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vmpyhv.128B(<32 x i32>, <32 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vmpyhv.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vmpyhus.128B(<32 x i32>, <32 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vmpyhus.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <64 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vmpyih.acc.128B(<32 x i32>, <32 x i32>, <32 x i32>)
%v4 = call <32 x i32> @llvm.hexagon.V6.vmpyih.acc.128B(<32 x i32> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vmpyiewh.acc.128B(<32 x i32>, <32 x i32>, <32 x i32>)
%v4 = call <32 x i32> @llvm.hexagon.V6.vmpyiewh.acc.128B(<32 x i32> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vmpyiewuh.acc.128B(<32 x i32>, <32 x i32>, <32 x i32>)
%v4 = call <32 x i32> @llvm.hexagon.V6.vmpyiewuh.acc.128B(<32 x i32> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <32 x i32> %v4

declare <64 x i32> @llvm.hexagon.V6.vmpybv.acc.128B(<64 x i32>, <32 x i32>, <32 x i32>)
%v4 = call <64 x i32> @llvm.hexagon.V6.vmpybv.acc.128B(<64 x i32> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <64 x i32> %v4

declare <64 x i32> @llvm.hexagon.V6.vmpybusv.acc.128B(<64 x i32>, <32 x i32>, <32 x i32>)
%v4 = call <64 x i32> @llvm.hexagon.V6.vmpybusv.acc.128B(<64 x i32> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <64 x i32> %v4

declare <64 x i32> @llvm.hexagon.V6.vmpyubv.acc.128B(<64 x i32>, <32 x i32>, <32 x i32>)
%v4 = call <64 x i32> @llvm.hexagon.V6.vmpyubv.acc.128B(<64 x i32> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <64 x i32> %v4

declare <64 x i32> @llvm.hexagon.V6.vmpyuhv.acc.128B(<64 x i32>, <32 x i32>, <32 x i32>)
%v4 = call <64 x i32> @llvm.hexagon.V6.vmpyuhv.acc.128B(<64 x i32> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <64 x i32> %v4

declare <64 x i32> @llvm.hexagon.V6.vmpyhv.acc.128B(<64 x i32>, <32 x i32>, <32 x i32>)
%v4 = call <64 x i32> @llvm.hexagon.V6.vmpyhv.acc.128B(<64 x i32> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <64 x i32> %v4

declare <64 x i32> @llvm.hexagon.V6.vmpyhus.acc.128B(<64 x i32>, <32 x i32>, <32 x i32>)
%v4 = call <64 x i32> @llvm.hexagon.V6.vmpyhus.acc.128B(<64 x i32> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <64 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vmpahhsat.128B(<32 x i32>, <32 x i32>, i64)
%v4 = call <32 x i32> @llvm.hexagon.V6.vmpahhsat.128B(<32 x i32> %p0, <32 x i32> %p1, i64 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vmpauhuhsat.128B(<32 x i32>, <32 x i32>, i64)
%v4 = call <32 x i32> @llvm.hexagon.V6.vmpauhuhsat.128B(<32 x i32> %p0, <32 x i32> %p1, i64 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vmpsuhuhsat.128B(<32 x i32>, <32 x i32>, i64)
%v4 = call <32 x i32> @llvm.hexagon.V6.vmpsuhuhsat.128B(<32 x i32> %p0, <32 x i32> %p1, i64 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vmpyowh.rnd.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vmpyowh.rnd.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vmpyowh.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vmpyowh.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vmpyowh.rnd.sacc.128B(<32 x i32>, <32 x i32>, <32 x i32>)
%v4 = call <32 x i32> @llvm.hexagon.V6.vmpyowh.rnd.sacc.128B(<32 x i32> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vmpyowh.sacc.128B(<32 x i32>, <32 x i32>, <32 x i32>)
%v4 = call <32 x i32> @llvm.hexagon.V6.vmpyowh.sacc.128B(<32 x i32> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <32 x i32> %v4

declare <64 x i32> @llvm.hexagon.V6.vmpyewuh.64.128B(<32 x i32>, <32 x i32>)
%v3 = call <64 x i32> @llvm.hexagon.V6.vmpyewuh.64.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vmpyowh.64.acc.128B(<64 x i32>, <32 x i32>, <32 x i32>)
%v4 = call <64 x i32> @llvm.hexagon.V6.vmpyowh.64.acc.128B(<64 x i32> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <64 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.valignbi.128B(<32 x i32>, <32 x i32>, i32 immarg)
%v3 = call <32 x i32> @llvm.hexagon.V6.valignbi.128B(<32 x i32> %p0, <32 x i32> %p1, i32 {0:1:0})
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.valignb.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.valignb.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vlalignbi.128B(<32 x i32>, <32 x i32>, i32 immarg)
%v3 = call <32 x i32> @llvm.hexagon.V6.vlalignbi.128B(<32 x i32> %p0, <32 x i32> %p1, i32 {0:1:0})
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vlalignb.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vlalignb.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vror.128B(<32 x i32>, i32)
%v3 = call <32 x i32> @llvm.hexagon.V6.vror.128B(<32 x i32> %p0, i32 %p1)
ret <32 x i32> %v3

declare i32 @llvm.hexagon.V6.extractw.128B(<32 x i32>, i32)
%v3 = call i32 @llvm.hexagon.V6.extractw.128B(<32 x i32> %p0, i32 %p1)
ret i32 %v3

declare <32 x i32> @llvm.hexagon.V6.vlut4.128B(<32 x i32>, i64)
%v3 = call <32 x i32> @llvm.hexagon.V6.vlut4.128B(<32 x i32> %p0, i64 %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vlutvvb.nm.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vlutvvb.nm.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <64 x i32> @llvm.hexagon.V6.vlutvwh.nm.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <64 x i32> @llvm.hexagon.V6.vlutvwh.nm.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <64 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vdelta.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vdelta.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vrdelta.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vrdelta.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vrsadubi.128B(<64 x i32>, i32, i32 immarg)
%v3 = call <64 x i32> @llvm.hexagon.V6.vrsadubi.128B(<64 x i32> %p0, i32 %p1, i32 {0:1:0})
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vrsadubi.acc.128B(<64 x i32>, <64 x i32>, i32, i32 immarg)
%v4 = call <64 x i32> @llvm.hexagon.V6.vrsadubi.acc.128B(<64 x i32> %p0, <64 x i32> %p1, i32 %p2, i32 {0:1:0})
ret <64 x i32> %v4

declare <64 x i32> @llvm.hexagon.V6.vrmpyubi.128B(<64 x i32>, i32, i32 immarg)
%v3 = call <64 x i32> @llvm.hexagon.V6.vrmpyubi.128B(<64 x i32> %p0, i32 %p1, i32 {0:1:0})
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vrmpyubi.acc.128B(<64 x i32>, <64 x i32>, i32, i32 immarg)
%v4 = call <64 x i32> @llvm.hexagon.V6.vrmpyubi.acc.128B(<64 x i32> %p0, <64 x i32> %p1, i32 %p2, i32 {0:1:0})
ret <64 x i32> %v4

declare <64 x i32> @llvm.hexagon.V6.vrmpybusi.128B(<64 x i32>, i32, i32 immarg)
%v3 = call <64 x i32> @llvm.hexagon.V6.vrmpybusi.128B(<64 x i32> %p0, i32 %p1, i32 {0:1:0})
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vrmpybusi.acc.128B(<64 x i32>, <64 x i32>, i32, i32 immarg)
%v4 = call <64 x i32> @llvm.hexagon.V6.vrmpybusi.acc.128B(<64 x i32> %p0, <64 x i32> %p1, i32 %p2, i32 {0:1:0})
ret <64 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vlutvvbi.128B(<32 x i32>, <32 x i32>, i32 immarg)
%v3 = call <32 x i32> @llvm.hexagon.V6.vlutvvbi.128B(<32 x i32> %p0, <32 x i32> %p1, i32 {0:1:0})
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vlutvvb.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vlutvvb.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <64 x i32> @llvm.hexagon.V6.vlutvwhi.128B(<32 x i32>, <32 x i32>, i32 immarg)
%v3 = call <64 x i32> @llvm.hexagon.V6.vlutvwhi.128B(<32 x i32> %p0, <32 x i32> %p1, i32 {0:1:0})
ret <64 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vlutvwh.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <64 x i32> @llvm.hexagon.V6.vlutvwh.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <64 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vlutvvb.oracci.128B(<32 x i32>, <32 x i32>, <32 x i32>, i32 immarg)
%v4 = call <32 x i32> @llvm.hexagon.V6.vlutvvb.oracci.128B(<32 x i32> %p0, <32 x i32> %p1, <32 x i32> %p2, i32 {0:1:0})
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vlutvvb.oracc.128B(<32 x i32>, <32 x i32>, <32 x i32>, i32)
%v5 = call <32 x i32> @llvm.hexagon.V6.vlutvvb.oracc.128B(<32 x i32> %p0, <32 x i32> %p1, <32 x i32> %p2, i32 %p3)
ret <32 x i32> %v5

declare <64 x i32> @llvm.hexagon.V6.vlutvwh.oracci.128B(<64 x i32>, <32 x i32>, <32 x i32>, i32 immarg)
%v4 = call <64 x i32> @llvm.hexagon.V6.vlutvwh.oracci.128B(<64 x i32> %p0, <32 x i32> %p1, <32 x i32> %p2, i32 {0:1:0})
ret <64 x i32> %v4

declare <64 x i32> @llvm.hexagon.V6.vlutvwh.oracc.128B(<64 x i32>, <32 x i32>, <32 x i32>, i32)
%v5 = call <64 x i32> @llvm.hexagon.V6.vlutvwh.oracc.128B(<64 x i32> %p0, <32 x i32> %p1, <32 x i32> %p2, i32 %p3)
ret <64 x i32> %v5

declare <32 x i32> @llvm.hexagon.V6.vpopcounth.128B(<32 x i32>)
%v2 = call <32 x i32> @llvm.hexagon.V6.vpopcounth.128B(<32 x i32> %p0)
ret <32 x i32> %v2

declare <32 x i32> @llvm.hexagon.V6.vprefixqb.128B(<128 x i1>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vprefixqb.128B(<128 x i1> %p0)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vprefixqh.128B(<128 x i1>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vprefixqh.128B(<128 x i1> %p0)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vprefixqw.128B(<128 x i1>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vprefixqw.128B(<128 x i1> %p0)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vrotr.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vrotr.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <64 x i32> @llvm.hexagon.V6.vshuffvdd.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <64 x i32> @llvm.hexagon.V6.vshuffvdd.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <64 x i32> %v4

declare <64 x i32> @llvm.hexagon.V6.vdealvdd.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <64 x i32> @llvm.hexagon.V6.vdealvdd.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <64 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vaslh.128B(<32 x i32>, i32)
%v3 = call <32 x i32> @llvm.hexagon.V6.vaslh.128B(<32 x i32> %p0, i32 %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vaslh.acc.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vaslh.acc.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vaslw.128B(<32 x i32>, i32)
%v3 = call <32 x i32> @llvm.hexagon.V6.vaslw.128B(<32 x i32> %p0, i32 %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vaslw.acc.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vaslw.acc.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vasrhbrndsat.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vasrhbrndsat.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vasrwhrndsat.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vasrwhrndsat.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vasrhubrndsat.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vasrhubrndsat.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vasruhubrndsat.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vasruhubrndsat.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vasrvuhubrndsat.128B(<64 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vasrvuhubrndsat.128B(<64 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vasruwuhrndsat.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vasruwuhrndsat.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vasrwuhrndsat.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vasrwuhrndsat.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vasrvwuhrndsat.128B(<64 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vasrvwuhrndsat.128B(<64 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vaslhv.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vaslhv.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vaslwv.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vaslwv.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vasrhv.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vasrhv.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vlsrhv.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vlsrhv.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vasrwv.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vasrwv.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vlsrwv.128B(<32 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vlsrwv.128B(<32 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vasrhbsat.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vasrhbsat.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vasrh.128B(<32 x i32>, i32)
%v3 = call <32 x i32> @llvm.hexagon.V6.vasrh.128B(<32 x i32> %p0, i32 %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vasrwh.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vasrwh.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vasrwhsat.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vasrwhsat.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vasrhubsat.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vasrhubsat.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vasruhubsat.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vasruhubsat.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vasrvuhubsat.128B(<64 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vasrvuhubsat.128B(<64 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vlsrb.128B(<32 x i32>, i32)
%v3 = call <32 x i32> @llvm.hexagon.V6.vlsrb.128B(<32 x i32> %p0, i32 %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vasruwuhsat.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vasruwuhsat.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vasrwuhsat.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vasrwuhsat.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vasrvwuhsat.128B(<64 x i32>, <32 x i32>)
%v3 = call <32 x i32> @llvm.hexagon.V6.vasrvwuhsat.128B(<64 x i32> %p0, <32 x i32> %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vlsrh.128B(<32 x i32>, i32)
%v3 = call <32 x i32> @llvm.hexagon.V6.vlsrh.128B(<32 x i32> %p0, i32 %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vlsrw.128B(<32 x i32>, i32)
%v3 = call <32 x i32> @llvm.hexagon.V6.vlsrw.128B(<32 x i32> %p0, i32 %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vasrw.128B(<32 x i32>, i32)
%v3 = call <32 x i32> @llvm.hexagon.V6.vasrw.128B(<32 x i32> %p0, i32 %p1)
ret <32 x i32> %v3

declare <32 x i32> @llvm.hexagon.V6.vasrh.acc.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vasrh.acc.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <32 x i32> @llvm.hexagon.V6.vasrw.acc.128B(<32 x i32>, <32 x i32>, i32)
%v4 = call <32 x i32> @llvm.hexagon.V6.vasrw.acc.128B(<32 x i32> %p0, <32 x i32> %p1, i32 %p2)
ret <32 x i32> %v4

declare <64 x i32> @llvm.hexagon.V6.vasr.into.128B(<64 x i32>, <32 x i32>, <32 x i32>)
%v4 = call <64 x i32> @llvm.hexagon.V6.vasr.into.128B(<64 x i32> %p0, <32 x i32> %p1, <32 x i32> %p2)
ret <64 x i32> %v4

declare <128 x i1> @llvm.hexagon.V6.vandvrt.128B(<32 x i32>, i32)
%v3 = call <128 x i1> @llvm.hexagon.V6.vandvrt.128B(<32 x i32> %p0, i32 %p1)
ret <128 x i1> %v3

declare <128 x i1> @llvm.hexagon.V6.vandvrt.acc.128B(<128 x i1>, <32 x i32>, i32)
%v5 = call <128 x i1> @llvm.hexagon.V6.vandvrt.acc.128B(<128 x i1> %p0, <32 x i32> %p1, i32 %p2)
ret <128 x i1> %v5

