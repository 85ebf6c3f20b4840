import { defineModule } from '#platform/common/module.ts';
import { eventLogExports, eventLogLists } from './rules/lists.ts';
import { eventLogScreens } from './rules/screens.ts';
import { auditChainTexts } from './texts/audit-chain.ts';
import { jobTexts } from './texts/job.ts';
import { logTexts } from './texts/log.ts';
import { logScreenTexts } from './texts/log-screen.ts';

const texts = { auditChain: auditChainTexts, log: logTexts, logScreen: logScreenTexts, job: jobTexts };

export const module = defineModule({
  name: 'operations/event-log',
  uses: [
    'applications/applications',
    'applications/assessments',
    'applications/bulk-actions',
    'applications/comments',
    'applications/external-forms',
    'applications/teams',
    'billing/bank-statements',
    'billing/card-payments',
    'billing/invoices',
    'billing/reconciliation',
    'catalogue/reference-data',
    'catalogue/services',
    'certification/accreditation-files',
    'certification/certificates',
    'certification/cycles',
    'certification/document-templates',
    'certification/transparency-log',
    'identity/accounts',
    'identity/organisations',
    'identity/sign-in',
    'messaging/email-templates',
    'messaging/notification-centre',
    'operations/backup',
    'operations/exports',
    'operations/list-views',
    'public/content',
    'public/followers',
    'public/register',
    'public/translations',
    'support/chat',
    'support/conversations',
  ],
  screens: eventLogScreens,
  lists: eventLogLists,
  exports: eventLogExports,
  texts,
});

type EventLogTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends EventLogTexts {}
}
