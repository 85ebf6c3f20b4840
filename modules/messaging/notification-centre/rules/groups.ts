import type { NoticeChoice } from '#modules/identity/accounts/rules/index.ts';
import { INBOX_ROLES, isClient, type Role } from '#platform/common/access/roles.ts';
import { NOTICE_GROUPS, type NoticeGroup, type NoticeKind, noticeOf } from '#platform/common/notices.ts';

export const groupOf = (kind: NoticeKind): NoticeGroup => noticeOf(kind).Group;

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
