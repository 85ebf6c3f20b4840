import type { ServiceVersion } from '#modules/catalogue/services/server/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { defineRegister } from '#platform/server/registers.ts';
import type { Wish } from '#platform/server/workflow/act.ts';
import { type AssessmentOfCertificate, OF_CERTIFICATE } from '../rules/assessments-of-certificate.ts';

export type AskedToBegin = Omit<Wish<'CREATE'>, 'key'> & {
  tx: Tx;
  portal: Portal;
  version: ServiceVersion;
  kind: AssessmentOfCertificate;
};

/** How a client begins an assessment of a certificate, in the transaction of CREATE; it answers the application's key. */
export const beginRegister = defineRegister<
  AssessmentOfCertificate,
  (asked: AskedToBegin) => Promise<string>
>('applications.begin', OF_CERTIFICATE);
