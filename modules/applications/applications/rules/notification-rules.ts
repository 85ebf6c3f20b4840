/** Rules that rows of the workflow name to say who is notified of an action, and of what. */
import type { Audience, Message } from '#modules/messaging/notification-centre/rules/index.ts';
import { hasPermission } from '#platform/common/access/permissions.ts';
import type { Role } from '#platform/common/access/roles.ts';
import type { NoticeKind } from '#platform/common/notices.ts';
import { applicationsPermissions } from './permissions.ts';
import { APPLICATION_STATUS, type ApplicationStatus } from './statuses.ts';
import type { Turn } from './turn.ts';

/** An event of an application, as recorded in its history. */
export type ApplicationEvent = {
  ToStatus: ApplicationStatus;
  /** The party that has to act now; null if there is none, or if the turn has already passed on. */
  Turn: Turn | null;
  /** The user named in an ASSIGN action. */
  AssignedUserKey: string | null;
  IsByClient: boolean;
  /** The client has an invoice of the application to pay. */
  IsUnpaid: boolean;
  /** The person who has to act now is absent today. */
  IsPersonAbsent: boolean;
  /**
   * Only if the portal cancelled the application because its certificate ended: the users who were working
   * on it.
   */
  Handlers?: readonly Audience[];
};

export type NotificationRule = (happened: ApplicationEvent) => Message[];

export const toClient =
  (Kind: NoticeKind): NotificationRule =>
  () => [{ To: { Of: 'CLIENT' }, Kind }];
/**
 * Confirms a submission to the client's users including the submitter; those who pay learn what is due by when.
 * Answers to the questions of a step are confirmed as such.
 */
export const confirmSubmission: NotificationRule = ({ IsUnpaid, ToStatus }) => {
  if (APPLICATION_STATUS[ToStatus].Stage === 'STEP')
    return [{ To: { Of: 'CLIENT' }, Kind: 'ANSWERED', IsConfirmation: true }];
  return [
    ...(IsUnpaid ? [{ To: { Of: 'PAYER' }, Kind: 'SUBMITTED_UNPAID', IsConfirmation: true } as const] : []),
    { To: { Of: 'CLIENT' }, Kind: 'SUBMITTED', IsConfirmation: true },
  ];
};
const unlessByClient =
  (rule: NotificationRule): NotificationRule =>
  (happened) =>
    happened.IsByClient ? [] : rule(happened);
export const onceCertified =
  (rule: NotificationRule): NotificationRule =>
  (happened) =>
    happened.ToStatus === 'CERTIFIED' ? rule(happened) : [];

/**
 * Notifies the users who have to act now, and the planners if that person is absent. Clients receive the action's own
 * notification instead.
 */
export const toCurrentTurn: NotificationRule = (happened) => turnMessages(happened, 'TURN_STEP');
export const toReturnedTurn: NotificationRule = (happened) => turnMessages(happened, 'STEP_BACK');

/** Notifies the assigned user; if it is already their turn, with the turn notification instead. */
export const toAssignee: NotificationRule = ({ AssignedUserKey, Turn }) => {
  if (AssignedUserKey === null) return [];
  const isTheirTurn = Turn?.Of === 'PERSON' && Turn.UserKey === AssignedUserKey;
  return [{ To: { Of: 'PERSON', UserKey: AssignedUserKey }, Kind: isTheirTurn ? 'TURN_STEP' : 'ASSIGNED' }];
};

/**
 * If the certificate ended: the client and everyone working on the application; otherwise the client, unless
 * the client cancelled it.
 */
export const toAffected: NotificationRule = (happened) =>
  happened.Handlers
    ? [{ Of: 'CLIENT' } as const, ...happened.Handlers].map((To) => ({
        To,
        Kind: 'CANCELLED_WITH_CERTIFICATE',
      }))
    : unlessByClient(toClient('CANCELLED'))(happened);

export const toReminded: NotificationRule = ({ Turn }) => (Turn ? [{ To: Turn, Kind: 'REMINDER' }] : []);

function turnMessages({ Turn, ToStatus, IsPersonAbsent }: ApplicationEvent, atStep: NoticeKind): Message[] {
  if (!Turn || Turn.Of === 'CLIENT') return [];
  const planners = { Of: 'ROLES', Roles: applicationsPermissions.TAKE_PLANNING } as const;
  if (Turn.Of === 'PERSON')
    return [
      { To: Turn, Kind: atStep },
      ...(IsPersonAbsent ? [{ To: planners, Kind: 'TURN_ABSENT' } as const] : []),
    ];
  return [{ To: Turn, Kind: kindForRoles(Turn.Roles, ToStatus, atStep) }];
}

function kindForRoles(turnRoles: readonly Role[], status: ApplicationStatus, atStep: NoticeKind): NoticeKind {
  if (status === 'PENDING') return 'TURN_CHECK';
  if (status === 'CERTIFIED') return 'TURN_CERTIFICATE';
  // The step needs an assignee and has none yet.
  return hasPermission(turnRoles, applicationsPermissions.TAKE_PLANNING) ? 'TURN_ASSIGN' : atStep;
}
