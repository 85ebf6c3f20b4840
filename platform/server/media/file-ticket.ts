import type { mediaRoutes } from '#platform/common/media/contract.ts';
import type { Context } from '../http/context.ts';
import { fail } from '../http/fail.ts';
import { issueTicket } from './issue-ticket.ts';
import { visibleFile } from './visible-file.ts';

/** The address of one stored file that the caller may see. */
export async function fileTicket(context: Context<typeof mediaRoutes.ticket>): Promise<{ Url: string }> {
  const { db, actor, body } = context;
  const file = await visibleFile(db, actor, body.FileKey);
  if (!file) return fail('ERR_NOT_FOUND');
  const ticket = await issueTicket(db, context, 'FILE', { FileKey: body.FileKey });
  return { Url: `/api/media/download?ticket=${ticket}` };
}
