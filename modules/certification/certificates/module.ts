/** Certificates and statements: issue, printed pages, status changes, register, expiry and their invoices. */
import { defineModule } from '#platform/common/module.ts';
import { certificatesDocuments } from './rules/documents.ts';
import { certificatesEvents } from './rules/events.ts';
import { certificatesExports, certificatesLists } from './rules/lists.ts';
import { certificatesNoticeGroups } from './rules/notice-groups.ts';
import { certificatesNotices } from './rules/notices.ts';
import { certificatesPermissions } from './rules/permissions.ts';
import { certificatesScreens } from './rules/screens.ts';
import { certificatesSettings } from './rules/settings.ts';
import { certificateWorkflow } from './rules/workflow.ts';
import { certificateTexts } from './texts/certificate.ts';
import { certificateLifeTexts } from './texts/certificate-life.ts';
import { certificateNoticeTexts } from './texts/certificate-notice.ts';
import { certificateScreenTexts } from './texts/certificate-screen.ts';
import { certificateDocumentTexts } from './texts/document.ts';

const texts = {
  certificate: certificateTexts,
  certificateDocument: certificateDocumentTexts,
  certificateLife: certificateLifeTexts,
  certificateNotice: certificateNoticeTexts,
  certificateScreen: certificateScreenTexts,
};

export const module = defineModule({
  name: 'certification/certificates',
  uses: [
    'applications/applications',
    'applications/assessments',
    'applications/external-forms',
    'applications/nonconformities',
    'billing/card-payments',
    'billing/invoices',
    'billing/reconciliation',
    'catalogue/forms',
    'catalogue/services',
    'certification/accreditation-files',
    'certification/credentials',
    'certification/cycles',
    'certification/document-templates',
    'identity/accounts',
    'identity/organisations',
    'identity/sign-in',
    'messaging/notification-centre',
  ],
  permissions: certificatesPermissions,
  workflows: { TITLE_CERTIFICATES: certificateWorkflow },
  screens: certificatesScreens,
  notices: certificatesNotices,
  lists: certificatesLists,
  exports: certificatesExports,
  events: certificatesEvents,
  documents: certificatesDocuments,
  noticeGroups: certificatesNoticeGroups,
  settings: certificatesSettings,
  texts,
});

type CertificatesTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends CertificatesTexts {}
}
