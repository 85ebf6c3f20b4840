/** What a template may use up before it is stopped. */
export type CompilerLimits = {
  /** One piece of work, from beginning to end. */
  Ms: number;
  /** Resident memory of the whole process. */
  Bytes: number;
  /** Pieces of work that wait; more are refused. */
  Waiting: number;
  /** A process that has been idle for this long is ended. */
  IdleMs: number;
};

export const COMPILER_LIMITS: CompilerLimits = {
  Ms: 10_000,
  Bytes: 512 * 1024 * 1024,
  Waiting: 24,
  IdleMs: 60_000,
};

/** A page that is larger than any scheme needs. */
export const MAX_PAGES = 20;
export const MAX_PDF_BYTES = 20 * 1024 * 1024;
export const MAX_SVG_CHARACTERS = 12 * 1024 * 1024;
