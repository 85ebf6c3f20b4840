import type { dossierRoutes } from '@assay/shared/dossier/contract.ts';
import { json } from '../db/json.ts';
import { hashSecret, newSecret } from '../db/keys.ts';
import type { Context, DataOf } from '../http/context.ts';
import { fail } from '../http/fail.ts';
import { seenCertificate } from './seen-certificate.ts';

type Route = (typeof dossierRoutes)['ticket'];

/** Named so in the table of tickets; no list that is exported has this name. */
export const DOSSIER = 'DOSSIER';
const TICKET_MS = 60_000;

/** An address of one's own finished file that works once and soon. */
export async function dossierTicket({ db, body, actor, at }: Context<Route>): Promise<DataOf<Route>> {
  const row = await db
    .selectFrom('Dossier')
    .select(['CertificateId'])
    .where('DossierKey', '=', body.DossierKey)
    .where('AccountId', '=', actor.Id)
    .where('Status', '=', 'READY')
    .executeTakeFirst();
  if (!row || !(await seenCertificate(db, actor, { Id: row.CertificateId }))) return fail('ERR_NOT_FOUND');
  const ticket = newSecret();
  await db
    .insertInto('ExportTicket')
    .values({
      TicketHash: hashSecret(ticket),
      List: DOSSIER,
      Query: json({ DossierKey: body.DossierKey }),
      AccountId: actor.Id,
      ExpiresAt: new Date(at.getTime() + TICKET_MS),
      UsedAt: null,
    })
    .execute();
  return { Url: `/api/application/certificate/dossier/download?ticket=${ticket}` };
}
