import { z } from 'zod';
import { CERTIFICATE_STATUSES } from '#modules/applications/applications/rules/index.ts';

export const ENTRY_FORMAT = 'assay/certificate-event/1';

/** What a leaf of the public log says about one line of a certificate's story: no people, no reasons. */
export const logEntry = z.strictObject({
  Format: z.literal(ENTRY_FORMAT),
  CertificateNo: z.string(),
  /** Counts the lines of this certificate from 1, without holes. */
  Seq: z.int(),
  Event: z.string(),
  FromStatus: z.enum(CERTIFICATE_STATUSES).nullable(),
  ToStatus: z.enum(CERTIFICATE_STATUSES),
  /** The day from which it holds, YYYY-MM-DD in Hong Kong. */
  EffectiveOn: z.string(),
  Revision: z.int(),
  /** What the last valid day became, where the change moved it. */
  ExpiryDate: z.string().nullable(),
  /** When it was done, ISO in UTC. */
  At: z.string(),
  /** Of the signed page of this revision, in hexadecimal; null while there was none. */
  Sha256: z.string().nullable(),
  /** 128 random bits, base64url: without them the hash would let anybody guess what an unlisted entry says. */
  Salt: z.string(),
});
export type LogEntry = z.infer<typeof logEntry>;
