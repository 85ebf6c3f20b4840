/** The row is not this run's any more: it was cancelled, or another run has taken it over. */
export class ExportInterrupted extends Error {}
