/**
 * Writes the text of a public log leaf from a stored certificate history entry, as canonical JSON with
 * explicitly listed fields, so that a new column never changes what was signed.
 */
import type { CertificateStatus } from '#modules/applications/applications/rules/index.ts';
import { canonicalJson } from '../rules/canonical-json.ts';
import { ENTRY_FORMAT, type LogEntry } from '../rules/log-entry.ts';

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

/** What a leaf adds to its event. */
type Added = Pick<LogEntry, 'Format' | 'Sha256' | 'Salt'> & {
  /** Salted hash of the decision; absent from entries of the first format. */
  Decision: string | null;
};

/**
 * Text of the leaf of one history entry. Its fields are listed explicitly, so that a new column never
 * changes what was signed.
 */
export const entryOfEvent = (event: StoredEvent, { Format, Decision, Sha256, Salt }: Added): string =>
  canonicalJson({
    Format,
    ...(Format === ENTRY_FORMAT && { Decision }),
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
