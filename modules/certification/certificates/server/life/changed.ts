import { defineHook } from '#platform/server/hooks.ts';
import type { Portal } from '#platform/server/http/context.ts';

/** One line of a certificate's story. */
export type CertificateChange = { CertificateId: number; Seq: number };

/**
 * Called by the task that notifies of a change, after it was committed. The task is retried when anything fails:
 * implementations must be idempotent.
 */
export const certificateChanged = defineHook<{ portal: Portal; change: CertificateChange }>(
  'certificates.changed',
);
