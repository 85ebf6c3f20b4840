import type { ExportReason } from './tables.ts';

/**
 * Error that marks an export as failed without retrying, for example for lack of rights; contains the text
 * key of the reason for the requester.
 */
export class ExportRefused extends Error {
  readonly Reason: ExportReason;

  constructor(reason: ExportReason) {
    super(reason.Code);
    this.Reason = reason;
  }
}
