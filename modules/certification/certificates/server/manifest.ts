/** Server manifest of the certificate module: routes, hooks, register entries, jobs and demo data. */
import { exportedLists, listRoutes } from '#platform/server/lists/registers.ts';
import { defineServerModule } from '#platform/server/server-module.ts';
import { certificateRoutes } from '../rules/contract.ts';
import { certificateEffects, certificateFacts } from './application-actions/effects.ts';
import { certificatesOfApplications } from './certificates-of-applications.ts';
import { exportedCertificates } from './export-certificates.ts';
import { filesOfCertificate } from './files-of-certificate.ts';
import { certificateConsistencyChecks } from './invoice-consistency.ts';
import { invoicedCertificates } from './invoiced-certificates.ts';
import { documents, jobs, nightly } from './jobs.ts';
import { notifyCertificateInvoiceEvent } from './notify-certificate-invoice-event.ts';
import { countOfOrganisation, namesOnCertificates } from './of-organisation.ts';
import { invoicesOfVisibleCertificates } from './visible-invoices.ts';

export const certificatesServer = defineServerModule({
  name: 'certification/certificates',
  resources: {
    certificates: ['certificate', 'certificate_document', 'certificate_event'],
  },
  http: () => import('./routes.ts'),
  hooks: [
    invoicesOfVisibleCertificates,
    notifyCertificateInvoiceEvent,
    countOfOrganisation,
    namesOnCertificates,
    ...filesOfCertificate,
  ],
  entries: [
    exportedLists.provide({ CERTIFICATES: exportedCertificates }),
    listRoutes.provide({ CERTIFICATES: certificateRoutes.list }),
    certificateEffects,
    certificateFacts,
    invoicedCertificates,
    certificateConsistencyChecks,
    certificatesOfApplications,
  ],
  jobs,
  documents,
  nightly,
  demo: () => import('./demo/manifest.ts'),
});
