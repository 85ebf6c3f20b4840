/** Web manifest of the certificate module: screens, pages, lists, exports and slots. */
import { invoiceSubjectOf } from '#modules/billing/invoices/web/index.ts';
import { loadChunk } from '#platform/web/api/load-chunk.ts';
import { defineWebModule, page } from '#platform/web/web-module.ts';
import { certificatesDocuments } from '../rules/documents.ts';
import { certificatesEvents } from '../rules/events.ts';
import { certificatesExports, certificatesLists } from '../rules/lists.ts';
import { certificatesNoticeGroups } from '../rules/notice-groups.ts';
import { certificatesScreens } from '../rules/screens.ts';

export const certificatesWeb = defineWebModule({
  name: 'certification/certificates',
  screens: certificatesScreens,
  lists: certificatesLists,
  exports: certificatesExports,
  events: certificatesEvents,
  settings: async () => (await loadChunk(() => import('../rules/settings.ts'))).certificatesSettings,
  noticeGroups: certificatesNoticeGroups,
  documents: certificatesDocuments,
  pages: {
    viewForm: page(() => import('./application-with-certificate-page.tsx'), 'ApplicationWithCertificatePage'),
    generatedCerts: page(() => import('./certificates-page.tsx'), 'CertificatesPage'),
    certificate: page(() => import('./certificate-page.tsx'), 'CertificatePage'),
    statement: page(() => import('./certificate-page.tsx'), 'CertificatePage'),
  },
  slots: [invoiceSubjectOf('CERTIFICATE', () => import('./invoice-subject.ts'))],
});
