import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { issueTicket } from '#platform/server/media/issue-ticket.ts';
import type { dossierRoutes } from '../rules/contract.ts';
import { seenCertificate } from './seen-certificate.ts';

type Route = (typeof dossierRoutes)['ticket'];

/** The address of one's own finished file. */
export async function dossierTicket(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, body, actor } = context;
  const row = await db
    .selectFrom('Dossier')
    .select(['CertificateId'])
    .where('DossierKey', '=', body.DossierKey)
    .where('AccountId', '=', actor.Id)
    .where('Status', '=', 'READY')
    .executeTakeFirst();
  if (!row || !(await seenCertificate(db, actor, { Id: row.CertificateId }))) return fail('ERR_NOT_FOUND');
  const ticket = await issueTicket(db, context, 'DOSSIER', { DossierKey: body.DossierKey });
  return { Url: `/api/application/certificate/dossier/download?ticket=${ticket}` };
}

declare module '#platform/server/media/tickets.ts' {
  interface Tickets {
    DOSSIER: { DossierKey: string };
  }
}
