import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { dossierRoutes } from '../rules/contract.ts';
import { dossierView } from './dossier-view.ts';
import { seenCertificate } from './seen-certificate.ts';

type Route = (typeof dossierRoutes)['list'];

/** More nobody looks back. */
const SHOWN = 5;

/** One's own files of a certificate: what another was given may hold more than this person may see. */
export async function listDossiers({ db, query, actor }: Context<Route>): Promise<DataOf<Route>> {
  const certificate = (await seenCertificate(db, actor, query)) ?? fail('ERR_NOT_FOUND');
  const rows = await db
    .selectFrom('Dossier')
    .selectAll()
    .where('CertificateId', '=', certificate.Id)
    .where('AccountId', '=', actor.Id)
    .orderBy('Id', 'desc')
    .limit(SHOWN)
    .execute();
  return { Dossiers: rows.map(dossierView) };
}
