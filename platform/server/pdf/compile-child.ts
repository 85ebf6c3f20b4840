/**
 * Program of the separate process, started and ended by `open-compiler.ts`, that compiles untrusted document
 * templates: without network, secrets or files except the kit and the given images.
 */

import { startWatchdog } from '../operation/bounded/start-watchdog.ts';
import { compiler } from './compiler.ts';
import type { CompilerAnswer, CompilerWork } from './protocol.ts';
import { runCompilerWork } from './run-compiler-work.ts';

/** Timeout for when the parent is gone; normally the parent ends this process first. */
const ORPHAN_MS = 15_000;

const [, , bytes, ms] = process.argv;
const began = startWatchdog({ Bytes: Number(bytes), Ms: Number(ms) + ORPHAN_MS });

process.on('disconnect', () => process.exit(0));
process.on('message', ({ Id, ...work }: CompilerWork & { Id: number }) => {
  Atomics.store(began, 0, BigInt(Date.now()));
  const answer = answerTo(Id, work as CompilerWork);
  Atomics.store(began, 0, 0n);
  process.send?.(answer);
});

function answerTo(Id: number, work: CompilerWork): CompilerAnswer {
  try {
    return { Id, Result: runCompilerWork(compiler(), work) };
  } catch (error) {
    return { Id, Failed: String(error instanceof Error ? error.message : error).slice(0, 2000) };
  }
}
