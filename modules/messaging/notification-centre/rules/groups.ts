/**
 * Finds the group that a kind of notification belongs to, and the user's email preference (each, daily or
 * none) for that group.
 */
import type { NoticeChoice } from '#modules/identity/accounts/rules/index.ts';
import type { NoticeGroup } from '#platform/common/notice-groups.ts';
import { type NoticeKind, noticeOf } from '#platform/common/notices.ts';

export const groupOf = (kind: NoticeKind): NoticeGroup => noticeOf(kind).Group;

/** The user's preference for a kind; by default every notification is emailed. */
export const choiceOf = (
  chosen: Readonly<Partial<Record<string, NoticeChoice>>>,
  kind: NoticeKind,
): NoticeChoice => chosen[groupOf(kind)] ?? 'EACH';
