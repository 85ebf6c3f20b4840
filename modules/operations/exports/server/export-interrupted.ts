/**
 * Error that ends an export job when its row no longer belongs to this run: it was cancelled, or another run
 * has claimed it.
 */
export class ExportInterrupted extends Error {}
