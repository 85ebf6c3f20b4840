/**
 * Writes the text of a public log leaf from a stored certificate history entry, as canonical JSON with
 * explicitly listed fields, so that a new column never changes what was signed.
 */
import type { CertificateStatus } from '#modules/applications/applications/rules/index.ts';
import { canonicalJson } from '../rules/canonical-json.ts';
import { ENTRY_FORMAT } from '../rules/log-entry.ts';

/** A certificate history entry as stored, from which a leaf of the public log is made. */
export type StoredEvent = {
  CertificateNo: string;
  Seq: number;
  Event: string;
  FromStatus: CertificateStatus | null;
  ToStatus: CertificateStatus;
  EffectiveOn: string;
  Revision: number;
  ExpiryDate: string | null;
  At: Date;
};

/**
 * Text of the leaf of one history entry. Its fields are listed explicitly, so that a new column never
 * changes what was signed.
 */
export const entryOfEvent = (event: StoredEvent, Sha256: string | null, Salt: string): string =>
  canonicalJson({
    Format: ENTRY_FORMAT,
    CertificateNo: event.CertificateNo,
    Seq: event.Seq,
    Event: event.Event,
    FromStatus: event.FromStatus,
    ToStatus: event.ToStatus,
    EffectiveOn: event.EffectiveOn,
    Revision: event.Revision,
    ExpiryDate: event.ExpiryDate,
    At: event.At.toISOString(),
    Sha256,
    Salt,
  });
