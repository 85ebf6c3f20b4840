import type { ExportReason } from './tables.ts';

/** Why a file is not made, however often it is tried: a text by key, for whoever asked. */
export class Refused extends Error {
  readonly Reason: ExportReason;

  constructor(reason: ExportReason) {
    super(reason.Code);
    this.Reason = reason;
  }
}
