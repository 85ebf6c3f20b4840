/**
 * Helpers for tests of comments on an application: write, remove, list and count them as demo users, send
 * their notifications, and describe a refusal in one line.
 */
import type { CommentView } from '#modules/applications/comments/rules/contract.ts';
import { notifyComment } from '#modules/applications/comments/server/notify-comment.ts';
import type { Answer, TestPortal } from './portal.ts';

type CommentInput = { IsInternal?: boolean; Mentions?: string[]; Attachment?: string[] };

/** Helpers for tests of comments: write, remove, list and count comments on one application as demo users. */
export function commentFixture(testPortal: () => TestPortal, key: () => string) {
  const save = (user: string, body: Record<string, unknown>, headers = {}) =>
    testPortal().post(user, '/comment/save', { ApplicationKey: key(), ...body }, headers);
  return {
    save,
    /** Writes a comment; throws if it is refused. */
    write: async (user: string, Comment: string, input: CommentInput = {}): Promise<CommentView> => {
      const answer = await save(user, { Comment, ...input });
      if (answer.status !== 200) throw new Error(`${user}: ${JSON.stringify(answer.error)}`);
      return answer.data as unknown as CommentView;
    },
    remove: (user: string, CommentKey: string, more = {}) =>
      testPortal().post(user, '/comment/remove', { CommentKey, ...more }),
    list: async (user: string): Promise<CommentView[]> => {
      const { data } = await testPortal().get(user, '/comment/list', { ApplicationKey: key() });
      return data.Rows as CommentView[];
    },
    count: async (user: string) =>
      (await testPortal().get(user, '/comment/count', { ApplicationKey: key() })).data,
    /** Sends the pending notifications of all comments, as the worker does. */
    notifyAll: async (): Promise<void> => {
      const { db, portal } = testPortal();
      const rows = await db.selectFrom('ApplicationComment').select('Id').orderBy('Id').execute();
      for (const { Id } of rows) await notifyComment(portal, { CommentId: Id, IsNew: true });
    },
  };
}

export const refusal = ({ status, error }: Answer): string =>
  [
    status,
    error.Code,
    ...(error.Fields ?? []).map((field) => `${field.Field}:${field.Code}`),
    ...(error.Reasons ?? []).map((reason) => reason.Code),
  ].join(' ');
