import { applicationsEvents } from '#modules/applications/applications/rules/index.ts';
import { assessmentsEvents } from '#modules/applications/assessments/rules/index.ts';
import { bulkActionsEvents } from '#modules/applications/bulk-actions/rules/index.ts';
import { commentsEvents } from '#modules/applications/comments/rules/index.ts';
import { externalFormsEvents } from '#modules/applications/external-forms/rules/index.ts';
import { teamsEvents } from '#modules/applications/teams/rules/index.ts';
import { bankStatementsEvents } from '#modules/billing/bank-statements/rules/index.ts';
import { cardPaymentsEvents } from '#modules/billing/card-payments/rules/index.ts';
import { invoicesEvents } from '#modules/billing/invoices/rules/index.ts';
import { reconciliationEvents } from '#modules/billing/reconciliation/rules/index.ts';
import { referenceDataEvents } from '#modules/catalogue/reference-data/rules/index.ts';
import { servicesEvents } from '#modules/catalogue/services/rules/index.ts';
import { accreditationFilesEvents } from '#modules/certification/accreditation-files/rules/index.ts';
import { certificatesEvents } from '#modules/certification/certificates/rules/index.ts';
import { cyclesEvents } from '#modules/certification/cycles/rules/index.ts';
import { documentTemplatesEvents } from '#modules/certification/document-templates/rules/index.ts';
import { transparencyLogEvents } from '#modules/certification/transparency-log/rules/index.ts';
import { accountsEvents } from '#modules/identity/accounts/rules/index.ts';
import { organisationsEvents } from '#modules/identity/organisations/rules/index.ts';
import { signInEvents } from '#modules/identity/sign-in/rules/index.ts';
import { emailTemplatesEvents } from '#modules/messaging/email-templates/rules/index.ts';
import { notificationCentreEvents } from '#modules/messaging/notification-centre/rules/index.ts';
import { backupEvents } from '#modules/operations/backup/rules/index.ts';
import { exportsEvents } from '#modules/operations/exports/rules/index.ts';
import { listViewsEvents } from '#modules/operations/list-views/rules/index.ts';
import { contentEvents } from '#modules/public/content/rules/index.ts';
import { followersEvents } from '#modules/public/followers/rules/index.ts';
import { registerEvents } from '#modules/public/register/rules/index.ts';
import { translationsEvents } from '#modules/public/translations/rules/index.ts';
import { chatEvents } from '#modules/support/chat/rules/index.ts';
import { conversationsEvents } from '#modules/support/conversations/rules/index.ts';
import { eventsIn, type LogEvent, platformEvents } from '#platform/common/log-events.ts';

/** What this module writes to the event log, by the areas of the log in which it is found. */
const eventLogEvents = {
  READ: ['MAIL_VIEW'],
  UPKEEP: [
    'AUDIT_CHECK',
    'JOB_FAILED',
    'JOB_RETRIED',
    'JOB_DISCARDED',
    'JOB_RUN',
    'MAIL_RETRIED',
    'MAIL_DISCARDED',
    'MAIL_VIEW',
  ],
} as const;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    eventLog: typeof eventLogEvents;
  }
}

/** The areas of the log, in the order of the filter. */
export const LOG_AREA_NAMES = [
  'SIGN_IN',
  'READ',
  'APPLICATION',
  'CERTIFICATE',
  'PEOPLE',
  'MONEY',
  'CONVERSATION',
  'SETTINGS',
  'UPKEEP',
] as const;
export type LogArea = (typeof LOG_AREA_NAMES)[number];

type OwnEvents = { readonly [Area in LogArea]?: readonly LogEvent[] };

const ALL_EVENTS: readonly OwnEvents[] = [
  platformEvents,
  signInEvents,
  accountsEvents,
  registerEvents,
  accreditationFilesEvents,
  invoicesEvents,
  exportsEvents,
  applicationsEvents,
  assessmentsEvents,
  bulkActionsEvents,
  externalFormsEvents,
  commentsEvents,
  certificatesEvents,
  followersEvents,
  notificationCentreEvents,
  organisationsEvents,
  teamsEvents,
  cyclesEvents,
  cardPaymentsEvents,
  bankStatementsEvents,
  reconciliationEvents,
  conversationsEvents,
  chatEvents,
  servicesEvents,
  documentTemplatesEvents,
  referenceDataEvents,
  translationsEvents,
  contentEvents,
  emailTemplatesEvents,
  listViewsEvents,
  transparencyLogEvents,
  backupEvents,
  eventLogEvents,
];

/** The events of the log that are about something, for the filters; one may be in two areas. A test compares the names with the texts. */
export const eventsOfArea = (area: LogArea): readonly LogEvent[] => [
  ...ALL_EVENTS.flatMap((own) => own[area] ?? []),
  ...eventsIn(area),
];

export const LOG_RESULT_NAMES = ['REFUSED', 'FAILED'] as const;
export type LogResult = (typeof LOG_RESULT_NAMES)[number];

/** What did not go as somebody wanted: not allowed, or gone wrong. Everything else went well. */
export const LOG_RESULTS: Readonly<Record<LogResult, readonly LogEvent[]>> = {
  REFUSED: ['DENIED', 'RATE_LIMIT', 'FILE_INFECTED', 'FORM_ENTRY_REFUSED', 'PAYMENT_EVENT_REFUSED'],
  FAILED: [
    'LOGIN_FAILED',
    'PASSWORD_CHANGE_FAILED',
    'STEP_UP_FAILED',
    'PROVIDER_FAILED',
    'MAIL_TEMPLATE_FAILED',
    'JOB_FAILED',
    'PASSKEY_COUNTER',
    'PAYMENT_OTHER_AMOUNT',
    'REFUND_FAILED',
  ],
};

/** Every event that the log knows, once the modules are installed. */
export const logEvents = (): readonly LogEvent[] => [
  ...new Set([...LOG_AREA_NAMES.map(eventsOfArea), ...Object.values(LOG_RESULTS)].flat()),
];
