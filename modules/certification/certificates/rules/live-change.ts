import { z } from 'zod';
import { personName } from '#platform/common/contract/shapes.ts';

/** Event in the room of a certificate: the newest line of its history. */
export const certificateChange = z.object({
  Version: z.int(),
  /** Null where only a page was made, or failed. */
  Event: z.string().nullable(),
  /** Null for the portal itself, and for clients. */
  By: personName.nullable(),
  IsByYou: z.boolean(),
});
export type CertificateChange = z.infer<typeof certificateChange>;
