import type { CertificateView } from '@assay/shared/certificate/contract.ts';
import type { CycleLine } from '@assay/shared/certificate/cycle-line.ts';
import type { ServiceDefinition } from '@assay/shared/service/definition.ts';
import type { CertificateRecord } from '../certificate/intent.ts';
import type { Queries } from '../db/connect.ts';

/** The line of the cycle that a certificate is in; null where it has none. */
export async function cycleLineOf(
  _db: Queries,
  _certificate: CertificateRecord,
  _definition: ServiceDefinition,
  _applications: CertificateView['Applications'],
  _at: Date,
): Promise<CycleLine | null> {
  return null;
}
