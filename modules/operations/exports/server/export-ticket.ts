import type { exportRoutes } from '#platform/common/exports/contract.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { issueTicket } from '#platform/server/media/issue-ticket.ts';
import { ownExport } from './own-export.ts';
import { readyExport } from './ready-export.ts';

type Route = (typeof exportRoutes)['ticket'];

/** The address of one's own finished file. */
export async function exportTicket(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, body, actor, at } = context;
  await ownExport(db, actor, body.ExportKey);
  if (!(await readyExport(db, actor, body.ExportKey, at)))
    return fail('ERR_TRANSITION', { Text: 'ERR_EXPORT_GONE' });
  const ticket = await issueTicket(db, context, 'EXPORT', { ExportKey: body.ExportKey });
  return { Url: `/api/export/download?ticket=${ticket}` };
}

declare module '#platform/server/media/tickets.ts' {
  interface Tickets {
    EXPORT: { ExportKey: string };
  }
}
