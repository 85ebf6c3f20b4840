import type { exportRoutes } from '@assay/shared/export/contract.ts';
import { json } from '../db/json.ts';
import { hashSecret, newSecret } from '../db/keys.ts';
import type { Context, DataOf } from '../http/context.ts';
import { fail } from '../http/fail.ts';
import { ownExport } from './own-export.ts';
import { readyExport } from './ready-export.ts';

type Route = (typeof exportRoutes)['ticket'];

/** Named so in the table of tickets. */
export const EXPORT = 'EXPORT';
const TICKET_MS = 60_000;

/** An address of one's own finished file that works once and soon: no session token ever stands in an address. */
export async function exportTicket({ db, body, actor, at }: Context<Route>): Promise<DataOf<Route>> {
  await ownExport(db, actor, body.ExportKey);
  if (!(await readyExport(db, actor, body.ExportKey, at)))
    return fail('ERR_TRANSITION', { Text: 'ERR_EXPORT_GONE' });
  const ticket = newSecret();
  await db
    .insertInto('ExportTicket')
    .values({
      TicketHash: hashSecret(ticket),
      List: EXPORT,
      Query: json({ ExportKey: body.ExportKey }),
      AccountId: actor.Id,
      ExpiresAt: new Date(at.getTime() + TICKET_MS),
      UsedAt: null,
    })
    .execute();
  return { Url: `/api/export/download?ticket=${ticket}` };
}
