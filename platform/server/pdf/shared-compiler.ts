import { openCompiler, type TemplateCompiler } from './open-compiler.ts';
import type { CompilerResult, CompilerWork } from './protocol.ts';

let opened: TemplateCompiler | null = null;

/** The one compiler of this thread; its process begins with the first template. */
export function sharedCompiler(work: CompilerWork): Promise<CompilerResult> {
  opened ??= openCompiler();
  return opened.run(work);
}
