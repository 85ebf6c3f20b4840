import type { ExportReason } from './tables.ts';

/** Thrown when a file cannot be generated even if retried; contains a text key for the requester. */
export class ExportRefused extends Error {
  readonly Reason: ExportReason;

  constructor(reason: ExportReason) {
    super(reason.Code);
    this.Reason = reason;
  }
}
