import type { CertificateJob } from '../certificate/life/job.ts';
import { fail } from '../http/fail.ts';

/** Opens the renewal of a certificate. */
export async function beginRenewal(_job: CertificateJob): Promise<void> {
  fail('ERR_TRANSITION');
}
