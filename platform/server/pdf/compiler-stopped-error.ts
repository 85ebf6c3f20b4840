/** Too slow, too much memory (or it broke the compiler), or too many ask at once. */
export type StopReason = 'SLOW' | 'HEAVY' | 'BUSY';

export class CompilerStoppedError extends Error {
  readonly Reason: StopReason;

  constructor(reason: StopReason) {
    super(`the template compiler stopped: ${reason}`);
    this.Reason = reason;
  }
}
