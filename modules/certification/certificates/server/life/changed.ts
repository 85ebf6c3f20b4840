/**
 * Hook with which other modules react to a committed change of a certificate; the notification job calls it
 * with the history entry and may repeat it, so implementations must be idempotent.
 */
import { defineHook } from '#platform/server/hooks.ts';
import type { Portal } from '#platform/server/http/context.ts';

/** Identifies one entry of a certificate's history. */
export type CertificateChange = { CertificateId: number; Seq: number };

/**
 * Hook called after a certificate's change was committed, by the notification job. The job is retried if
 * anything fails, so implementations must be idempotent.
 */
export const certificateChanged = defineHook<{ portal: Portal; change: CertificateChange }>(
  'certificates.changed',
);
