/**
 * Workflow table of comments: who may write, edit and remove one. Read access is decided by the data scope.
 */
import { defineWorkflow } from '#platform/common/workflow/define-workflow.ts';
import type { Row } from '#platform/common/workflow/types.ts';
import type { CommentFacts } from './facts.ts';
import { commentGuards as g } from './guards.ts';
import { commentInputs as input } from './inputs.ts';
import { commentsPermissions } from './permissions.ts';
import { COMMENT_STATUSES, type CommentStatus } from './statuses.ts';

/** Comment actions are shown by the comments screen itself, not in an action bar. */
const OWN_SCREEN = { Place: 'none' } as const;

const Rows = {
  WRITE: {
    Source: 'domain 7', Path: '/comment/save', Selector: 'no CommentKey', From: ['NONE'],
    By: [{ Roles: commentsPermissions.WRITE_COMMENTS }], When: [g.applicationOpen, g.kindAllowed, g.mentionsReadable], Input: input.save, To: ['WRITTEN'],
    Ui: { Label: 'ACT_COMMENT_WRITE', Tone: 'primary', ...OWN_SCREEN }, Success: 'MSG_COMMENT_WRITTEN',
  },
  EDIT: {
    Source: 'A115', Path: '/comment/save', Selector: 'with CommentKey', From: ['WRITTEN'],
    By: [{ Roles: commentsPermissions.WRITE_COMMENTS, When: [g.isAuthor] }], When: [g.applicationOpen, g.kindUnchanged, g.mentionsReadable], Input: input.save, To: ['SAME'],
    Ui: { Label: 'ACT_COMMENT_EDIT', Tone: 'default', ...OWN_SCREEN }, Success: 'MSG_COMMENT_EDITED',
  },
  REMOVE: {
    Source: 'domain 7; A115', Path: '/comment/remove', From: ['WRITTEN'],
    By: [{ Roles: commentsPermissions.WRITE_COMMENTS, When: [g.isAuthor] }, { Roles: commentsPermissions.REMOVE_ANY_COMMENT }], When: [g.applicationOpen], Input: input.remove, To: ['REMOVED'],
    Ui: { Label: 'ACT_COMMENT_REMOVE', Tone: 'danger', Means: 'COMMENT_REMOVE_TEXT', ...OWN_SCREEN }, Success: 'MSG_COMMENT_REMOVED',
  },
} as const satisfies Record<string, Row<CommentStatus, CommentFacts>>;

export type CommentAction = keyof typeof Rows;

export const commentWorkflow = defineWorkflow({
  Name: 'Comment',
  Initial: ['NONE'],
  Statuses: COMMENT_STATUSES,
  statusOf: (facts: CommentFacts) => facts.Status,
  setStatus: (Status) => ({ Status }),
  StatusText: 'COMMENT_STATUS_',
  Rows,
});
