import { z } from 'zod';
import { personName } from '#platform/common/contract/shapes.ts';

/** Live event in the room of a certificate: the newest entry of its history. */
export const certificateChange = z.object({
  Version: z.int(),
  /** Null if only a page was generated or has failed. */
  Event: z.string().nullable(),
  /** Null for the portal itself, and always for client readers. */
  By: personName.nullable(),
  IsByYou: z.boolean(),
});
export type CertificateChange = z.infer<typeof certificateChange>;
