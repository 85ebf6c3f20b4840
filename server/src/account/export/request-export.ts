import type { accountRoutes } from '@assay/shared/account/contract.ts';
import { json } from '../../db/json.ts';
import { hashSecret, newSecret } from '../../db/keys.ts';
import type { Context, DataOf } from '../../http/context.ts';
import { fail } from '../../http/fail.ts';
import { zodFields } from '../../http/zod-fields.ts';
import { exportLists } from './lists.ts';

type Route = (typeof accountRoutes)['exportList'];

const TICKET_MS = 60_000;

/** An address of the filtered list that works once and soon: no session token ever stands in an address. */
export async function requestExport({
  db,
  actor,
  body,
  at,
  language,
}: Context<Route>): Promise<DataOf<Route>> {
  const { roles, query } = exportLists[body.List];
  if (!actor.Roles.some((role) => (roles as readonly string[]).includes(role))) return fail('ERR_FORBIDDEN');
  const parsed = query.safeParse(body.Filters, { reportInput: true });
  if (!parsed.success) return fail('ERR_VALIDATION', { Fields: zodFields(parsed.error) });
  const ticket = newSecret();
  await db
    .insertInto('ExportTicket')
    .values({
      TicketHash: hashSecret(ticket),
      List: body.List,
      Format: body.Format,
      Query: json(body.Filters),
      AccountId: actor.Id,
      ExpiresAt: new Date(at.getTime() + TICKET_MS),
      UsedAt: null,
    })
    .execute();
  return { Url: `/api/export/download?ticket=${ticket}&lang=${language}` };
}
