/**
 * Error when the compilation of a document template was stopped or refused: too slow, too much memory (or a
 * compiler crash), or too many waiting requests.
 */

/**
 * Why a template compilation was stopped or refused: too slow, too much memory (or a compiler crash), or too
 * many requests.
 */
export type StopReason = 'SLOW' | 'HEAVY' | 'BUSY';

export class CompilerStoppedError extends Error {
  readonly Reason: StopReason;

  constructor(reason: StopReason) {
    super(`the template compiler stopped: ${reason}`);
    this.Reason = reason;
  }
}
