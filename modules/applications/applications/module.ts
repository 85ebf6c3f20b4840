/**
 * Applications for certification: form answers, review steps, assignments, statuses, payments, history and
 * notifications.
 */
import { defineModule } from '#platform/common/module.ts';
import { applicationsDocuments } from './rules/documents.ts';
import { applicationsEvents } from './rules/events.ts';
import { applicationsExports, applicationsLists } from './rules/lists.ts';
import { applicationsNoticeGroups } from './rules/notice-groups.ts';
import { applicationsNotices } from './rules/notices.ts';
import { applicationsPermissions } from './rules/permissions.ts';
import { applicationsScreens } from './rules/screens.ts';
import { applicationWorkflow } from './rules/workflow.ts';
import { applicationTexts } from './texts/application.ts';
import { applicationFormTexts } from './texts/application-form.ts';
import { applicationListTexts } from './texts/application-list.ts';
import { applicationNoticeTexts } from './texts/application-notices.ts';
import { applicationPageTexts } from './texts/application-page.ts';
import { applicationReasonTexts } from './texts/application-reasons.ts';

const texts = {
  application: applicationTexts,
  applicationPage: applicationPageTexts,
  applicationForm: applicationFormTexts,
  applicationList: applicationListTexts,
  applicationReason: applicationReasonTexts,
  applicationNotice: applicationNoticeTexts,
};

export const module = defineModule({
  name: 'applications/applications',
  uses: [
    'applications/assessments',
    'applications/bulk-actions',
    'applications/comments',
    'applications/external-forms',
    'applications/teams',
    'billing/bank-statements',
    'billing/card-payments',
    'billing/invoices',
    'billing/reconciliation',
    'catalogue/forms',
    'catalogue/reference-data',
    'catalogue/services',
    'identity/accounts',
    'identity/organisations',
    'identity/sign-in',
    'messaging/notification-centre',
  ],
  permissions: applicationsPermissions,
  workflows: { TITLE_APPLICATIONS: applicationWorkflow },
  screens: applicationsScreens,
  notices: applicationsNotices,
  lists: applicationsLists,
  exports: applicationsExports,
  events: applicationsEvents,
  documents: applicationsDocuments,
  noticeGroups: applicationsNoticeGroups,
  texts,
});

type ApplicationsTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends ApplicationsTexts {}
}
