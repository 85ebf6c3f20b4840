/** API routes and types of comments on applications. */
import { z } from 'zod';
import { ROLES } from '#platform/common/access/roles.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key } from '#platform/common/contract/inputs.ts';
import { actionView, fileInfo, personName } from '#platform/common/contract/shapes.ts';
import { commentInputs } from './inputs.ts';
import { COMMENT_EVENT_TYPES } from './live-change.ts';
import { commentsPermissions } from './permissions.ts';

const moment = z.string();

const commentView = z.object({
  CommentKey: z.string(),
  Version: z.int(),
  /** Empty once the comment is removed. */
  Comment: z.string(),
  IsInternal: z.boolean(),
  By: personName,
  /** The author's role at the time of writing. */
  AsRole: z.enum(ROLES),
  IsByYou: z.boolean(),
  At: moment,
  EditedAt: moment.nullable(),
  RemovedAt: moment.nullable(),
  RemovedBy: personName.nullable(),
  /** People mentioned by name; the text contains `@` and the name. */
  Mentions: z.array(personName),
  Attachment: z.array(fileInfo),
  IsUnread: z.boolean(),
  Actions: z.array(actionView),
});
export type CommentView = z.infer<typeof commentView>;

/** Numbers of comments that the caller may read, excluding removed ones. */
const commentCount = z.object({ Total: z.int(), Unread: z.int() });
export type CommentCount = z.infer<typeof commentCount>;

export const commentPerson = personName.extend({ AsRole: z.enum(ROLES) });
export type CommentPerson = z.infer<typeof commentPerson>;

const commentVersion = z.object({
  Version: z.int(),
  EventType: z.enum(COMMENT_EVENT_TYPES),
  At: moment,
  By: personName,
  AsRole: z.enum(ROLES),
  Comment: z.string(),
  Mentions: z.array(personName),
  Attachment: z.array(fileInfo),
});
export type CommentVersion = z.infer<typeof commentVersion>;

const byApplication = { ApplicationKey: key };

export const commentRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/comment/list',
    summary:
      'The latest fifty comments on an application that the caller may read, or the ones before a given comment',
    access: 'session',
    reads: ['accounts', 'applications', 'comments', 'services', 'teams'],
    query: z.strictObject({ ...byApplication, Before: key.optional() }),
    data: commentCount.extend({
      /** Oldest first. */
      Rows: z.array(commentView),
      HasEarlier: z.boolean(),
      /** Actions available for a new comment. */
      Actions: z.array(actionView),
    }),
  }),
  count: defineRoute({
    method: 'GET',
    path: '/comment/count',
    summary: 'Number of comments, and number of comments new to the caller',
    access: 'session',
    reads: ['applications', 'comments', 'services', 'teams'],
    query: z.strictObject(byApplication),
    data: commentCount,
  }),
  save: defineRoute({
    method: 'POST',
    path: '/comment/save',
    summary: 'Writes a comment; with a CommentKey, edits it',
    access: 'session',
    body: commentInputs.save,
    data: commentView,
  }),
  /** Path that the specification gives to this call; same as `/comment/save`. */
  ofApplication: defineRoute({
    method: 'POST',
    path: '/application/comment',
    summary: 'The same as /comment/save',
    access: 'session',
    body: commentInputs.save,
    data: commentView,
  }),
  /**
   * Files are attached to an application through a comment, which records the uploader and time and
   * determines access.
   */
  attach: defineRoute({
    method: 'POST',
    path: '/attachment/save',
    summary:
      'Attaches uploaded files to an application: a comment with the remark, or with the names of the files',
    access: 'session',
    body: commentInputs.attach,
    data: commentView,
  }),
  remove: defineRoute({
    method: 'POST',
    path: '/comment/remove',
    summary: 'Removes text and files of a comment; its history remains',
    access: 'session',
    body: commentInputs.remove,
    data: commentView,
  }),
  read: defineRoute({
    method: 'POST',
    path: '/comment/read',
    summary: 'Marks comments up to the given one as read; without one, all of them',
    access: 'session',
    body: z.strictObject({ ...byApplication, CommentKey: key.optional() }),
    data: commentCount,
  }),
  people: defineRoute({
    method: 'GET',
    path: '/comment/people',
    summary:
      'Up to eight users who may be mentioned, because they can read this application and this kind of comment',
    access: 'session',
    reads: ['accounts', 'applications', 'checklists', 'comments', 'services', 'teams'],
    query: z.strictObject({
      ...byApplication,
      IsInternal: z.stringbool().default(false),
      Search: z.string().trim().max(100).optional(),
    }),
    data: z.object({ Rows: z.array(commentPerson) }),
  }),
  history: defineRoute({
    method: 'GET',
    path: '/comment/history',
    summary: 'All versions of a comment, also of a removed one, newest first',
    access: commentsPermissions.READ_COMMENT_HISTORY,
    reads: ['accounts', 'applications', 'comments', 'services', 'teams'],
    query: z.strictObject({ CommentKey: key }),
    data: z.object({ Rows: z.array(commentVersion) }),
  }),
} as const;
