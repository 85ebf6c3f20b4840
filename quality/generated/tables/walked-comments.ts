import { commentWorkflow } from '#modules/applications/comments/rules/workflow.ts';
import type { Answer } from '../../support/portal.ts';
import type { GeneratedPortal } from '../generated-portal.ts';
import type { WalkedAction, WalkedKind } from './walked-kind.ts';

/**
 * Gives the generated workflow test the comments on demo applications: lists and shows them, and creates the
 * input to write, change and remove them.
 */
export function walkedComments(portal: GeneratedPortal): WalkedKind {
  const { db } = portal;
  /** Key of the application that the next new comment belongs to. */
  let about = '';
  const applicationOf = async (key: string): Promise<string> =>
    (
      await db
        .selectFrom('ApplicationComment')
        .innerJoin('Application', 'Application.Id', 'ApplicationComment.ApplicationId')
        .select('ApplicationKey')
        .where('CommentKey', '=', key)
        .executeTakeFirstOrThrow()
    ).ApplicationKey;
  return {
    Table: commentWorkflow,
    standings: async () =>
      (await db.selectFrom('ApplicationComment').selectAll().orderBy('Id').execute()).map((row) => ({
        Key: row.CommentKey,
        Status: row.RemovedAt ? 'REMOVED' : 'WRITTEN',
        Version: row.Version,
      })),
    see: async (user, { Key }) => {
      const ApplicationKey = Key === '' ? about : await applicationOf(Key);
      const listed = await portal.get(user, '/comment/list', { ApplicationKey });
      return Key === '' || listed.status !== 200 ? listed : rowOf(listed, Key);
    },
    body: async ({ Action, record, Pick }: WalkedAction) => {
      if (Action === 'WRITE') {
        about = await anyApplication(portal, Pick);
        return { ApplicationKey: about, Comment: 'Seen by the walk.' };
      }
      if (Action === 'REMOVE') return { CommentKey: record.Key };
      const ApplicationKey = await applicationOf(record.Key);
      return { ApplicationKey, CommentKey: record.Key, Comment: `Said better, ${Pick}.` };
    },
  };
}

/**
 * Returns one comment of a list as if it had been requested alone, or status 404 if it is hidden from the
 * user.
 */
function rowOf(listed: Answer, key: string): Answer {
  const row = (listed.data.Rows as Answer['data'][]).find(({ CommentKey }) => CommentKey === key);
  return row ? { ...listed, data: row } : { ...listed, status: 404 };
}

async function anyApplication({ db }: GeneratedPortal, pick: number): Promise<string> {
  const all = await db.selectFrom('Application').select('ApplicationKey').orderBy('Id').execute();
  return all[pick % all.length]?.ApplicationKey ?? '';
}
