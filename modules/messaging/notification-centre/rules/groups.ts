import type { NoticeChoice } from '#modules/identity/accounts/rules/index.ts';
import type { NoticeGroup } from '#platform/common/notice-groups.ts';
import { type NoticeKind, noticeOf } from '#platform/common/notices.ts';

export const groupOf = (kind: NoticeKind): NoticeGroup => noticeOf(kind).Group;

/** What was chosen for a kind; nothing chosen is every message by mail. */
export const choiceOf = (
  chosen: Readonly<Partial<Record<string, NoticeChoice>>>,
  kind: NoticeKind,
): NoticeChoice => chosen[groupOf(kind)] ?? 'EACH';
