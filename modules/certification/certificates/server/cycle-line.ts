/** Hook with which the cycles module provides the certification cycle shown on a certificate. */
import type { CycleLine } from '#modules/applications/applications/rules/index.ts';
import type { ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { defineHook } from '#platform/server/hooks.ts';
import type { CertificateView } from '../rules/contract.ts';
import type { CertificateRecord } from './document-request.ts';

export type CycleLineInput = {
  db: Queries;
  certificate: CertificateRecord;
  definition: ServiceDefinition;
  /** Applications that the reader may open. */
  applications: CertificateView['Applications'];
  at: Date;
};

/** The cycle of a certificate with its assessments; null if it has none. */
export const cycleLine = defineHook<CycleLineInput, CycleLine | null>('certificates.cycle-line');
