/**
 * Schema of a leaf of the public log: one entry of a certificate's history with status, dates and page hash,
 * without people or reasons, and a salt so that unlisted entries cannot be guessed.
 */
import { z } from 'zod';
import { CERTIFICATE_STATUSES } from '#modules/applications/applications/rules/index.ts';

/** Entries before decisions were recorded have the first format; they are never written again, and verify as before. */
const FIRST_FORMAT = 'assay/certificate-event/1';
export const ENTRY_FORMAT = 'assay/certificate-event/2';

const event = {
  CertificateNo: z.string(),
  /** Number of the entry within this certificate, from 1 without gaps. */
  Seq: z.int(),
  Event: z.string(),
  FromStatus: z.enum(CERTIFICATE_STATUSES).nullable(),
  ToStatus: z.enum(CERTIFICATE_STATUSES),
  /** First day on which it applies, YYYY-MM-DD in Hong Kong. */
  EffectiveOn: z.string(),
  Revision: z.int(),
  /** The new last valid day, if the change moved it. */
  ExpiryDate: z.string().nullable(),
  /** Time of the action, ISO in UTC. */
  At: z.string(),
  /** Hash of this revision's signed page in hexadecimal; null if there was none. */
  Sha256: z.string().nullable(),
  /**
   * 128 random bits, base64url: without them anyone could guess the content of an unlisted entry from its
   * hash.
   */
  Salt: z.string(),
};

export const logEntry = z.discriminatedUnion('Format', [
  z.strictObject({ Format: z.literal(FIRST_FORMAT), ...event }),
  z.strictObject({
    Format: z.literal(ENTRY_FORMAT),
    ...event,
    /** Salted hash of the record of the decision that the event follows, hexadecimal; null if it follows none. */
    Decision: z.string().nullable(),
  }),
]);
export type LogEntry = z.infer<typeof logEntry>;
