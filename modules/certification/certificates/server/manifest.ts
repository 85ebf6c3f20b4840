import { exportedLists, listRoutes } from '#platform/server/lists/registers.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { certificateRoutes } from '../rules/contract.ts';
import { certificateEffects } from './application-actions/effects.ts';
import { certificatesOfApplications } from './certificates-of-applications.ts';
import { exportedCertificates } from './export-certificates.ts';
import { filesOfCertificate } from './files-of-certificate.ts';
import { certificatesAgree } from './invoiced-agrees.ts';
import { invoicedCertificates } from './invoiced-certificates.ts';
import { documents, jobs, nightly } from './jobs.ts';
import { countOfOrganisation, namesOnCertificates } from './of-organisation.ts';
import { invoicesOfSeenCertificates } from './seen-invoices.ts';
import { tellOfCertificateMoney } from './tell-of-certificate-money.ts';

export const certificatesServer = defineServerModule({
  name: 'certification/certificates',
  http: () => import('./routes.ts'),
  hooks: [
    invoicesOfSeenCertificates,
    tellOfCertificateMoney,
    countOfOrganisation,
    namesOnCertificates,
    ...filesOfCertificate,
  ],
  entries: [
    exportedLists.bring({ CERTIFICATES: exportedCertificates }),
    listRoutes.bring({ CERTIFICATES: certificateRoutes.list }),
    certificateEffects,
    invoicedCertificates,
    certificatesAgree,
    certificatesOfApplications,
  ],
  jobs,
  documents,
  nightly,
  demo: () => import('./demo/manifest.ts'),
});
