import type { CertificateStatus } from '#modules/applications/applications/rules/index.ts';
import { canonicalJson } from '../rules/canonical-json.ts';
import { ENTRY_FORMAT } from '../rules/log-entry.ts';

/** A line of a story as it is stored. */
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

/** The leaf of one line. Names are given one by one, so that a further column never changes what was signed. */
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
