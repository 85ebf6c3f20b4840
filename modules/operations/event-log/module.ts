/** Event log: sealed audit events, the email outbox, background jobs and the register of exceptions. */
import { defineModule } from '#platform/common/module.ts';
import { eventLogEvents } from './rules/events.ts';
import { eventLogExports, eventLogLists } from './rules/lists.ts';
import { eventLogPermissions } from './rules/permissions.ts';
import { eventLogScreens } from './rules/screens.ts';
import { auditChainTexts } from './texts/audit-chain.ts';
import { jobTexts } from './texts/job.ts';
import { jobHintTexts } from './texts/job-hint.ts';
import { logTexts } from './texts/log.ts';
import { logScreenTexts } from './texts/log-screen.ts';

const texts = {
  auditChain: auditChainTexts,
  log: logTexts,
  logScreen: logScreenTexts,
  job: jobTexts,
  jobHint: jobHintTexts,
};

export const module = defineModule({
  name: 'operations/event-log',
  uses: [
    'applications/applications',
    'catalogue/services',
    'certification/certificates',
    'certification/transparency-log',
    'identity/accounts',
    'identity/sign-in',
    'messaging/notification-centre',
  ],
  permissions: eventLogPermissions,
  screens: eventLogScreens,
  lists: eventLogLists,
  exports: eventLogExports,
  events: eventLogEvents,
  texts,
});

type EventLogTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends EventLogTexts {}
}
