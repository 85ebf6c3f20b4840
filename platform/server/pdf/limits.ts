/**
 * Limits for compiling an untrusted document template (time, memory, waiting tasks) and for its result
 * (pages, size of PDF and SVG).
 */
export type CompilerLimits = {
  /** Time limit of one task, from start to end. */
  Ms: number;
  /** Limit of the whole process's resident memory. */
  Bytes: number;
  /** Maximum waiting tasks; more are refused. */
  Waiting: number;
  /** Idle time after which the process is ended. */
  IdleMs: number;
};

export const COMPILER_LIMITS: CompilerLimits = {
  Ms: 10_000,
  Bytes: 512 * 1024 * 1024,
  Waiting: 24,
  IdleMs: 60_000,
};

/** Maximum pages of a document, more than any scheme needs. */
export const MAX_PAGES = 20;
export const MAX_PDF_BYTES = 20 * 1024 * 1024;
export const MAX_SVG_CHARACTERS = 12 * 1024 * 1024;
