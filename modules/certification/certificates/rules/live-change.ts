import { z } from 'zod';
import { personName } from '#platform/common/contract/shapes.ts';

/**
 * Schema of the live message sent to users who have a certificate open when it changes: the new version,
 * what happened and, for staff, who did it.
 */
export const certificateChange = z.object({
  Version: z.int(),
  /** Null if only a page was generated or has failed. */
  Event: z.string().nullable(),
  /** Null for the portal itself, and always for client readers. */
  By: personName.nullable(),
  IsByYou: z.boolean(),
});
export type CertificateChange = z.infer<typeof certificateChange>;
