import { openCompiler, type TemplateCompiler } from './open-compiler.ts';
import type { CompilerResult, CompilerWork } from './protocol.ts';

let opened: TemplateCompiler | null = null;

/** Runs a task in the shared compiler of this thread; its process starts with the first template. */
export function sharedCompiler(work: CompilerWork): Promise<CompilerResult> {
  opened ??= openCompiler();
  return opened.run(work);
}
