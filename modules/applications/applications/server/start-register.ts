import type { ServiceVersion } from '#modules/catalogue/services/server/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { defineRegister } from '#platform/server/registers.ts';
import type { ActionRequest } from '#platform/server/workflow/perform-action.ts';
import { CERTIFICATE_ASSESSMENTS, type CertificateAssessment } from '../rules/certificate-assessments.ts';

export type StartRequest = Omit<ActionRequest<'CREATE'>, 'key'> & {
  tx: Tx;
  portal: Portal;
  version: ServiceVersion;
  kind: CertificateAssessment;
};

/**
 * Register of functions that start an assessment of a certificate inside the CREATE transaction and return
 * the application key.
 */
export const startRegister = defineRegister<
  CertificateAssessment,
  (request: StartRequest) => Promise<string>
>('applications.begin', CERTIFICATE_ASSESSMENTS);
