// LLVM's pass manager on one side, the pass on the other.

#include "llvm-c/Core.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Plugins/PassPlugin.h"

using namespace llvm;

// Whether the module was changed.
extern "C" int autoir_optimize(LLVMModuleRef);
// Whether the function was changed, before loops are vectorized.
extern "C" int autoir_prepare(LLVMValueRef);

namespace {

struct Optimize : PassInfoMixin<Optimize> {
  PreservedAnalyses run(Module &M, ModuleAnalysisManager &) {
    return autoir_optimize(wrap(&M)) ? PreservedAnalyses::none() : PreservedAnalyses::all();
  }
};

struct Prepare : PassInfoMixin<Prepare> {
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &) {
    return autoir_prepare(wrap(&F)) ? PreservedAnalyses::none() : PreservedAnalyses::all();
  }
};

void registerPasses(PassBuilder &PB) {
  PB.registerVectorizerStartEPCallback([](FunctionPassManager &FPM, OptimizationLevel Level) {
    if (Level != OptimizationLevel::O0)
      FPM.addPass(Prepare());
  });
  PB.registerOptimizerLastEPCallback([](ModulePassManager &MPM, OptimizationLevel Level, ThinOrFullLTOPhase Phase) {
    // Before a link, the optimizer goes on when all modules are together.
    if (Level != OptimizationLevel::O0 && Phase != ThinOrFullLTOPhase::ThinLTOPreLink &&
        Phase != ThinOrFullLTOPhase::FullLTOPreLink)
      MPM.addPass(Optimize());
  });
  PB.registerPipelineParsingCallback(
      [](StringRef Name, FunctionPassManager &FPM, ArrayRef<PassBuilder::PipelineElement>) {
        if (Name != "autoir-prepare")
          return false;
        FPM.addPass(Prepare());
        return true;
      });
  PB.registerPipelineParsingCallback(
      [](StringRef Name, ModulePassManager &MPM, ArrayRef<PassBuilder::PipelineElement>) {
        if (Name != "autoir")
          return false;
        MPM.addPass(Optimize());
        return true;
      });
}

} // namespace

// Says `Text` of the instruction `At`, if that is wanted (-Rpass, -fsave-optimization-record): kind 0 of something that was
// done, 1 of something that was not, 2 of anything else.
extern "C" void autoir_remark(LLVMValueRef At, int Kind, const char *Name, const char *Text) {
  auto *Where = unwrap<Instruction>(At);
  OptimizationRemarkEmitter Emitter(Where->getFunction());
  auto Emit = [&](auto Remark) { Emitter.emit(Remark << Text); };
  switch (Kind) {
  case 0:
    return Emit(OptimizationRemark("autoir", Name, Where));
  case 1:
    return Emit(OptimizationRemarkMissed("autoir", Name, Where));
  default:
    return Emit(OptimizationRemarkAnalysis("autoir", Name, Where));
  }
}

extern "C" PassPluginLibraryInfo autoir_plugin() {
  return {LLVM_PLUGIN_API_VERSION, "autoir", "0.1", registerPasses, nullptr};
}
