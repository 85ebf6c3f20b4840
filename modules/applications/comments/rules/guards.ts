/**
 * Guards of the comment workflow: only authors edit, comments on cancelled or archived applications are
 * closed, clients never write internal comments, and a comment never changes between internal and shared.
 */
import { isClient } from '#platform/common/access/roles.ts';
import type { Guard, RuleInput } from '#platform/common/workflow/types.ts';
import type { CommentFacts } from './facts.ts';

type G = Guard<CommentFacts>;
type A = RuleInput<CommentFacts>;
const guard = (Code: string, holds: (ask: A) => boolean): G => ({ Code, test: holds });

/** No new comments on cancelled or archived applications; existing ones stay readable. */
const CLOSED: readonly string[] = ['CANCELLED', 'ARCHIVED'];

export const commentGuards = {
  applicationOpen: guard(
    'REASON_COMMENT_CLOSED',
    ({ facts }) => !CLOSED.includes(facts.ApplicationStatusCode),
  ),
  isAuthor: guard('REASON_COMMENT_NOT_YOURS', ({ facts, actor }) => facts.AuthorKey === actor.UserKey),
  /** Clients cannot write internal comments, because these would be hidden from the people they write to. */
  kindAllowed: {
    ...guard('REASON_COMMENT_ALWAYS_SHARED', ({ actor, input }) =>
      isClient(actor.Roles) ? input?.IsInternal !== true : true,
    ),
    Field: 'IsInternal',
  } satisfies G,
  /**
   * An internal comment can never be shared with the client later, and a shared one cannot be made internal.
   */
  kindUnchanged: {
    ...guard(
      'REASON_COMMENT_KIND_FIXED',
      ({ facts, input }) => input?.IsInternal === undefined || input.IsInternal === facts.IsInternal,
    ),
    Field: 'IsInternal',
  } satisfies G,
  /** A user who cannot read the comment is reported like an unknown one. */
  mentionsReadable: {
    ...guard('COMMENT_MENTION_UNKNOWN', ({ facts }) => facts.IsMentionUnknown !== true),
    Field: 'Mentions',
  } satisfies G,
} as const satisfies Record<string, G>;
