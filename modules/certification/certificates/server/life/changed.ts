import { defineHook } from '#platform/server/hooks.ts';
import type { Portal } from '#platform/server/http/context.ts';

/** One line of a certificate's story. */
export type CertificateChange = { CertificateId: number; Seq: number };

/**
 * Asked by the task that tells of a change, after it was committed. The task is tried again when anything fails: who
 * implements this does everything once, however often it is asked.
 */
export const certificateChanged = defineHook<{ portal: Portal; change: CertificateChange }>(
  'certificates.changed',
);
