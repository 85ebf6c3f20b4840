/** Decides which notifications an application event sends, and to which recipients. */

import {
  type InvoiceNotificationEvent,
  invoiceRecipientsFor,
  isInvoiceNotificationEvent,
} from '#modules/billing/invoices/rules/index.ts';
import type { Audience, Message } from '#modules/messaging/notification-centre/rules/index.ts';
import { hasPermission } from '#platform/common/access/permissions.ts';
import type { Role } from '#platform/common/access/roles.ts';
import type { NoticeKind } from '#platform/common/notices.ts';
import { applicationsPermissions } from './permissions.ts';
import type { ApplicationStatus } from './statuses.ts';
import type { Turn } from './turn.ts';
import type { ApplicationAction } from './workflow.ts';

/** An event of an application, as recorded in its history. */
export type ApplicationEvent = {
  Action: ApplicationAction | InvoiceNotificationEvent;
  ToStatus: ApplicationStatus;
  /** The party that has to act now; null if there is none, or if the turn has already passed on. */
  Turn: Turn | null;
  /** The user named in an ASSIGN action. */
  AssignedUserKey: string | null;
  IsByClient: boolean;
  /**
   * Only if the portal cancelled the application because its certificate ended: the users who were working
   * on it.
   */
  Handlers?: readonly Audience[];
};

type Rule = (happened: ApplicationEvent) => Message[];

const toClient =
  (Kind: NoticeKind): Rule =>
  () => [{ To: { Of: 'CLIENT' }, Kind }];
const unlessByClient =
  (rule: Rule): Rule =>
  (happened) =>
    happened.IsByClient ? [] : rule(happened);
const onceCertified =
  (rule: Rule): Rule =>
  (happened) =>
    happened.ToStatus === 'CERTIFIED' ? rule(happened) : [];

/** Notifies the users who have to act now. Clients receive the action's own notification instead. */
const toCurrentTurn: Rule = (happened) => turnMessages(happened, 'TURN_STEP');
const toReturnedTurn: Rule = (happened) => turnMessages(happened, 'STEP_BACK');

/** Notifies the assigned user; if it is already their turn, with the turn notification instead. */
const toAssignee: Rule = ({ AssignedUserKey, Turn }) => {
  if (AssignedUserKey === null) return [];
  const isTheirTurn = Turn?.Of === 'PERSON' && Turn.UserKey === AssignedUserKey;
  return [{ To: { Of: 'PERSON', UserKey: AssignedUserKey }, Kind: isTheirTurn ? 'TURN_STEP' : 'ASSIGNED' }];
};

/**
 * If the certificate ended: the client and everyone working on the application; otherwise the client, unless
 * the client cancelled it.
 */
const toAffected: Rule = (happened) =>
  happened.Handlers
    ? [{ Of: 'CLIENT' } as const, ...happened.Handlers].map((To) => ({
        To,
        Kind: 'CANCELLED_WITH_CERTIFICATE',
      }))
    : unlessByClient(toClient('CANCELLED'))(happened);

const toReminded: Rule = ({ Turn }) => (Turn ? [{ To: Turn, Kind: 'REMINDER' }] : []);

/**
 * One entry per action; payment actions are in the invoice table. The acting user is never notified; the
 * sender excludes them because it knows accounts.
 */
const NOTIFICATION_RULES: Readonly<
  Record<Exclude<ApplicationAction, InvoiceNotificationEvent>, readonly Rule[]>
> = {
  CREATE: [],
  SAVE: [],
  SUBMIT: [toCurrentTurn, toClient('SUBMITTED')],
  APPROVE: [toCurrentTurn, toClient('REVIEW_STARTED')],
  RETURN: [toClient('RETURNED')],
  APPROVE_PROGRESS: [toCurrentTurn, onceCertified(toClient('CERTIFIED'))],
  REJECT_PROGRESS: [toReturnedTurn],
  REJECT_CHECKLIST: [toClient('POINTS')],
  REJECT_ASSESSOR: [toClient('REFUSED')],
  CANCEL: [toAffected],
  ARCHIVE: [],
  UNARCHIVE: [toCurrentTurn],
  ASSIGN: [toAssignee],
  SPECIAL: [toClient('SPECIAL')],
  CRB_CONFIRM: [],
  GENERATE_CERT: [],
  REGENERATE_CERT: [],
  UPLOAD_CERT: [],
  UPLOAD_DISCLOSURE: [],
  PUBLISH: [toClient('PUBLISHED')],
  CORRECT_RESULT: [],
  CHANGE_TRANX: [],
  CHANGE_MACHFORM: [],
  GENERATE_CYCLE: [],
  SHOW_NEXT_CYCLE: [toClient('CYCLE_OPEN')],
  REMINDER: [toReminded],
};

/** The notifications of one event, most urgent first; a user addressed by several gets only the first. */
export function recipientsFor(happened: ApplicationEvent): Message[] {
  const { Action, ToStatus } = happened;
  if (!isInvoiceNotificationEvent(Action))
    return NOTIFICATION_RULES[Action].flatMap((rule) => rule(happened));
  return invoiceRecipientsFor(Action, {
    IsOver: ToStatus === 'CANCELLED' || ToStatus === 'REJECTED_STAFF',
    IsCompleted: ToStatus === 'COMPLETED',
  });
}

function turnMessages({ Turn, ToStatus }: ApplicationEvent, atStep: NoticeKind): Message[] {
  if (!Turn || Turn.Of === 'CLIENT') return [];
  if (Turn.Of === 'PERSON') return [{ To: Turn, Kind: atStep }];
  return [{ To: Turn, Kind: kindForRoles(Turn.Roles, ToStatus, atStep) }];
}

function kindForRoles(turnRoles: readonly Role[], status: ApplicationStatus, atStep: NoticeKind): NoticeKind {
  if (status === 'PENDING') return 'TURN_CHECK';
  if (status === 'CERTIFIED') return 'TURN_CERTIFICATE';
  // The step needs an assignee and has none yet.
  return hasPermission(turnRoles, applicationsPermissions.TAKE_PLANNING) ? 'TURN_ASSIGN' : atStep;
}
