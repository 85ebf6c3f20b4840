import {
  type InvoiceNotificationEvent,
  invoiceRecipientsFor,
  isInvoiceNotificationEvent,
} from '#modules/billing/invoices/rules/index.ts';
import type { Audience, Message } from '#modules/messaging/notification-centre/rules/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import type { NoticeKind } from '#platform/common/notices.ts';
import type { ApplicationStatus } from './statuses.ts';
import type { Turn } from './turn.ts';
import type { ApplicationAction } from './workflow.ts';

/** An event of an application, as recorded in its history. */
export type ApplicationEvent = {
  Action: ApplicationAction | InvoiceNotificationEvent;
  ToStatus: ApplicationStatus;
  /** Whose turn it became; null when no one's, or when it has passed on since. */
  Turn: Turn | null;
  /** The person named by an ASSIGN. */
  AssignedUserKey: string | null;
  IsByClient: boolean;
  /** Only where the portal cancelled it because its certificate ended: whose work it was until then. */
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

/** Who has to act now. The client receives the row's own message instead. */
const toCurrentTurn: Rule = (happened) => turnMessages(happened, 'TURN_STEP');
const toReturnedTurn: Rule = (happened) => turnMessages(happened, 'STEP_BACK');

/** To the person named; when it is already their turn, that is what they want to know. */
const toAssignee: Rule = ({ AssignedUserKey, Turn }) => {
  if (AssignedUserKey === null) return [];
  const isTheirTurn = Turn?.Of === 'PERSON' && Turn.UserKey === AssignedUserKey;
  return [{ To: { Of: 'PERSON', UserKey: AssignedUserKey }, Kind: isTheirTurn ? 'TURN_STEP' : 'ASSIGNED' }];
};

/** When its certificate ended: the client and everyone who worked on it; otherwise the client, unless the client cancelled it. */
const toAffected: Rule = (happened) =>
  happened.Handlers
    ? [{ Of: 'CLIENT' } as const, ...happened.Handlers].map((To) => ({
        To,
        Kind: 'CANCELLED_WITH_CERTIFICATE',
      }))
    : unlessByClient(toClient('CANCELLED'))(happened);

const toReminded: Rule = ({ Turn }) => (Turn ? [{ To: Turn, Kind: 'REMINDER' }] : []);

/**
 * One row per action; those about money are in the table of invoices. The acting user is never notified; the sender handles
 * that because it knows accounts.
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

/** The messages of one change, the most pressing first: who is meant by several gets the first one only. */
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
  // A step that needs a person has none yet.
  return turnRoles.includes('SCHEDULING') ? 'TURN_ASSIGN' : atStep;
}
