import { openCompiler, type TemplateCompiler } from './open-compiler.ts';
import type { CompilerResult, CompilerWork } from './protocol.ts';

let opened: TemplateCompiler | null = null;

/**
 * Runs a task in the one compiler of untrusted document templates that all callers in this thread share; its
 * separate process starts with the first template.
 */
export function sharedCompiler(work: CompilerWork): Promise<CompilerResult> {
  opened ??= openCompiler();
  return opened.run(work);
}
