import type { ApplicationStatus } from '#modules/applications/applications/rules/statuses.ts';
import type { Turn } from '#modules/applications/applications/rules/turn.ts';
import type { ApplicationAction } from '#modules/applications/applications/rules/workflow.ts';
import type { InvoiceEventName } from '#modules/billing/invoices/rules/statuses.ts';
import type { Role } from '#platform/common/access/roles.ts';
import type { NoticeKind } from './kinds.ts';

/** What a card provider did with the money of an application; nobody's action. */
export const MONEY_NEWS = [
  'ONLINE_PAID',
  'ONLINE_UNKNOWN',
  'ONLINE_SURPLUS',
  'ONLINE_VOIDED',
  'ONLINE_REFUNDED',
  'REFUND_FAILED',
] as const satisfies readonly InvoiceEventName[];
export type MoneyNews = (typeof MONEY_NEWS)[number];

/** What happened to an application, as its history tells. */
export type Happened = {
  Action: ApplicationAction | MoneyNews;
  ToStatus: ApplicationStatus;
  /** Whose turn it became; null when nobody's, or when it has passed on since. */
  Turn: Turn | null;
  /** The person named by an ASSIGN. */
  AssignedUserKey: string | null;
  IsByClient: boolean;
  /** Only where the portal cancelled it because its certificate ended: whose work it was until then. */
  Handlers?: readonly Audience[];
};

/** The client's people of this file; who pays for it; one person; everybody with one of the roles. */
export type Audience =
  | { Of: 'CLIENT' }
  | { Of: 'PAYER' }
  | { Of: 'PERSON'; UserKey: string }
  | { Of: 'ROLES'; Roles: readonly Role[] };

export type Message = { To: Audience; Kind: NoticeKind };
type Rule = (happened: Happened) => Message[];

const client =
  (Kind: NoticeKind): Rule =>
  () => [{ To: { Of: 'CLIENT' }, Kind }];
const payer =
  (Kind: NoticeKind): Rule =>
  () => [{ To: { Of: 'PAYER' }, Kind }];
const roles =
  (Roles: readonly Role[], Kind: NoticeKind): Rule =>
  () => [{ To: { Of: 'ROLES', Roles }, Kind }];
const ofStaff =
  (rule: Rule): Rule =>
  (happened) =>
    happened.IsByClient ? [] : rule(happened);
const atLast =
  (rule: Rule): Rule =>
  (happened) =>
    happened.ToStatus === 'CERTIFIED' ? rule(happened) : [];

const ifCompleted =
  (rule: Rule): Rule =>
  (happened) =>
    happened.ToStatus === 'COMPLETED' ? rule(happened) : [];

/** Another proof is asked for only where something is owed. */
const whileOwed =
  (rule: Rule): Rule =>
  (happened) =>
    happened.ToStatus === 'CANCELLED' || happened.ToStatus === 'REJECTED_STAFF' ? [] : rule(happened);

/** Who has to act now. The client is told by the row's own message instead. */
const turn: Rule = (happened) => turnMessages(happened, 'TURN_STEP');
const turnBack: Rule = (happened) => turnMessages(happened, 'STEP_BACK');

/** To the person named; when it is already their turn, that is what they want to know. */
const assigned: Rule = ({ AssignedUserKey, Turn }) => {
  if (AssignedUserKey === null) return [];
  const isTheirTurn = Turn?.Of === 'PERSON' && Turn.UserKey === AssignedUserKey;
  return [{ To: { Of: 'PERSON', UserKey: AssignedUserKey }, Kind: isTheirTurn ? 'TURN_STEP' : 'ASSIGNED' }];
};

/** Because its certificate ended: the client and everybody who worked on it; otherwise the client, unless it was the client. */
const cancelled: Rule = (happened) =>
  happened.Handlers
    ? [{ Of: 'CLIENT' } as const, ...happened.Handlers].map((To) => ({
        To,
        Kind: 'CANCELLED_WITH_CERTIFICATE',
      }))
    : ofStaff(client('CANCELLED'))(happened);

const reminder: Rule = ({ Turn }) => (Turn ? [{ To: Turn, Kind: 'REMINDER' }] : []);

/** One row per action, and per deed of a provider. Whoever acted is never told; that is the sender's part, who knows accounts. */
const TABLE: Readonly<Record<ApplicationAction | MoneyNews, readonly Rule[]>> = {
  CREATE: [],
  SAVE: [],
  SUBMIT: [turn, client('SUBMITTED')],
  APPROVE: [turn, client('REVIEW_STARTED')],
  RETURN: [client('RETURNED')],
  APPROVE_PROGRESS: [turn, atLast(client('CERTIFIED'))],
  REJECT_PROGRESS: [turnBack],
  REJECT_CHECKLIST: [client('POINTS')],
  REJECT_ASSESSOR: [client('REFUSED')],
  CANCEL: [cancelled],
  ARCHIVE: [],
  UNARCHIVE: [turn],
  ASSIGN: [assigned],
  SPECIAL: [client('SPECIAL')],
  CRB_CONFIRM: [],
  GENERATE_CERT: [],
  REGENERATE_CERT: [],
  UPLOAD_CERT: [],
  UPLOAD_DISCLOSURE: [],
  PUBLISH: [client('PUBLISHED')],
  CORRECT_RESULT: [],
  PAY_NOW: [roles(['FINANCE'], 'PROOF_GIVEN')],
  PAY_ONLINE: [],
  PAID: [payer('PAID')],
  PROOF_REFUSED: [whileOwed(payer('PROOF_REFUSED'))],
  UNPAID: [payer('UNPAID'), ifCompleted(roles(['SCHEDULING'], 'UNPAID_COMPLETED'))],
  BYPASS: [],
  CHANGE_PAYMENT_DATE: [],
  // Asked for; the payer is told when it is done.
  VOID: [],
  REFUND: [],
  // Recorded after the bank has paid it out.
  REFUND_OFFLINE: [payer('REFUNDED_OFFLINE')],
  CHANGE_TRANX: [],
  CHANGE_MACHFORM: [],
  GENERATE_CYCLE: [],
  SHOW_NEXT_CYCLE: [client('CYCLE_OPEN')],
  REMINDER: [reminder],
  ONLINE_PAID: [payer('PAID')],
  ONLINE_UNKNOWN: [roles(['FINANCE'], 'PAYMENT_UNKNOWN')],
  ONLINE_SURPLUS: [roles(['FINANCE'], 'SURPLUS')],
  ONLINE_VOIDED: [payer('VOIDED')],
  ONLINE_REFUNDED: [payer('REFUNDED')],
  REFUND_FAILED: [roles(['FINANCE'], 'REFUND_FAILED')],
};

/** The messages of one change, the most pressing first: who is meant by several gets the first one only. */
export const whoToTell = (happened: Happened): Message[] =>
  TABLE[happened.Action].flatMap((rule) => rule(happened));

function turnMessages({ Turn, ToStatus }: Happened, atStep: NoticeKind): Message[] {
  if (!Turn || Turn.Of === 'CLIENT') return [];
  if (Turn.Of === 'PERSON') return [{ To: Turn, Kind: atStep }];
  return [{ To: Turn, Kind: rolesKind(Turn.Roles, ToStatus, atStep) }];
}

function rolesKind(turnRoles: readonly Role[], status: ApplicationStatus, atStep: NoticeKind): NoticeKind {
  if (status === 'PENDING') return 'TURN_CHECK';
  if (status === 'CERTIFIED') return 'TURN_CERTIFICATE';
  // A step that needs a person has none yet.
  return turnRoles.includes('SCHEDULING') ? 'TURN_ASSIGN' : atStep;
}
