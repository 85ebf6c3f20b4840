import type { ExportReason } from './tables.ts';

/** Why a file cannot be generated, however often it is tried: a text key, for the requester. */
export class ExportRefused extends Error {
  readonly Reason: ExportReason;

  constructor(reason: ExportReason) {
    super(reason.Code);
    this.Reason = reason;
  }
}
