import type { NoticeChoice } from '#modules/identity/accounts/rules/notice-choices.ts';
import { INBOX_ROLES, isClient, type Role } from '#platform/common/access/roles.ts';
import type { NoticeKind } from './kinds.ts';

/** What people can choose for. Mails about the safety of an account are in none of these: they always go out. */
export const NOTICE_GROUPS = ['TURN', 'APPLICATION', 'CERTIFICATE', 'MONEY', 'COMMENT', 'INBOX'] as const;
export type NoticeGroup = (typeof NOTICE_GROUPS)[number];

const GROUPS: Readonly<Record<NoticeKind, NoticeGroup>> = {
  TURN_CHECK: 'TURN',
  TURN_ASSIGN: 'TURN',
  TURN_STEP: 'TURN',
  TURN_CERTIFICATE: 'TURN',
  STEP_BACK: 'TURN',
  ASSIGNED: 'TURN',
  PROOF_GIVEN: 'TURN',
  REMINDER: 'TURN',
  FINDINGS_OVERDUE: 'TURN',
  SURPLUS: 'TURN',
  PAYMENT_UNKNOWN: 'TURN',
  REFUND_FAILED: 'TURN',
  UNPAID_COMPLETED: 'TURN',
  // The client's turn.
  RETURNED: 'TURN',
  POINTS: 'TURN',
  CYCLE_OPEN: 'TURN',
  POINTS_OVERDUE: 'TURN',
  SUBMITTED: 'APPLICATION',
  REVIEW_STARTED: 'APPLICATION',
  REFUSED: 'APPLICATION',
  CERTIFIED: 'APPLICATION',
  PUBLISHED: 'APPLICATION',
  CANCELLED: 'APPLICATION',
  CANCELLED_WITH_CERTIFICATE: 'APPLICATION',
  SPECIAL: 'APPLICATION',
  CERT_LISTED: 'CERTIFICATE',
  CERT_UNLISTED: 'CERTIFICATE',
  CERT_SUSPENDED: 'CERTIFICATE',
  CERT_RESUMED: 'CERTIFICATE',
  CERT_TERMINATED: 'CERTIFICATE',
  CERT_EXPIRED: 'CERTIFICATE',
  CERT_EXTENDED: 'CERTIFICATE',
  CERT_REVISED: 'CERTIFICATE',
  CERT_DISCLOSED: 'CERTIFICATE',
  CERT_WITHDRAWN: 'CERTIFICATE',
  CERT_DELETED: 'CERTIFICATE',
  CERT_SUSPENDED_LONG: 'TURN',
  CERT_RENEWAL_ENDED: 'TURN',
  CERT_SURVEILLANCE_NEAR: 'TURN',
  CERT_EXPIRY_NEAR: 'TURN',
  CERT_SURVEILLANCE_PLAN: 'TURN',
  CERT_EXPIRY_PLAN: 'TURN',
  DOSSIER_READY: 'TURN',
  DOSSIER_FAILED: 'TURN',
  EXPORT_READY: 'TURN',
  EXPORT_FAILED: 'TURN',
  MENTIONED: 'COMMENT',
  COMMENTED: 'COMMENT',
  PAID: 'MONEY',
  PROOF_REFUSED: 'MONEY',
  UNPAID: 'MONEY',
  VOIDED: 'MONEY',
  REFUNDED: 'MONEY',
  REFUNDED_OFFLINE: 'MONEY',
  QUESTION_NEW: 'INBOX',
  QUESTION_MORE: 'INBOX',
  QUESTION_ASSIGNED: 'INBOX',
};

export const groupOf = (kind: NoticeKind): NoticeGroup => GROUPS[kind];

/** What was chosen for a kind; nothing chosen is every message by mail. */
export const choiceOf = (
  chosen: Readonly<Partial<Record<string, NoticeChoice>>>,
  kind: NoticeKind,
): NoticeChoice => chosen[groupOf(kind)] ?? 'EACH';

/** The groups that messages to these roles are in: nobody chooses for what never comes. */
export function groupsOf(roles: readonly Role[]): NoticeGroup[] {
  const inbox: readonly Role[] = INBOX_ROLES;
  if (roles.includes('CLIENT')) return NOTICE_GROUPS.filter((group) => group !== 'INBOX');
  if (isClient(roles)) return ['TURN', 'APPLICATION', 'CERTIFICATE', 'COMMENT'];
  return roles.some((role) => inbox.includes(role)) ? ['TURN', 'COMMENT', 'INBOX'] : ['TURN', 'COMMENT'];
}
