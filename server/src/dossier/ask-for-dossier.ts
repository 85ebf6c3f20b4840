import type { dossierRoutes } from '@assay/shared/dossier/contract.ts';
import { countTry } from '../auth/limits.ts';
import { newKey } from '../db/keys.ts';
import type { Context, DataOf } from '../http/context.ts';
import { fail } from '../http/fail.ts';
import { enqueue } from '../jobs/tasks.ts';
import { audit } from '../log/audit.ts';
import { dossierView } from './dossier-view.ts';
import { seenCertificate } from './seen-certificate.ts';

type Route = (typeof dossierRoutes)['make'];

/** Has the file made by a job. Asked again while it is being made, the same one is answered. */
export async function askForDossier(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, body, actor, language, at, address } = context;
  const certificate = (await seenCertificate(db, actor, body)) ?? fail('ERR_NOT_FOUND');
  const mine = { CertificateId: certificate.Id, AccountId: actor.Id };
  const underWay = db
    .selectFrom('Dossier')
    .selectAll()
    .where('CertificateId', '=', mine.CertificateId)
    .where('AccountId', '=', mine.AccountId)
    .where('Status', 'in', ['WAITING', 'RUNNING']);
  const before = await underWay.executeTakeFirst();
  if (before) return dossierView(before);
  await countTry(db, { kind: 'dossier', account: actor.UserKey, address });
  const row = await db.transaction().execute(async (tx) => {
    const added = await tx
      .insertInto('Dossier')
      .values({
        ...mine,
        DossierKey: newKey(),
        Language: body.Language ?? language,
        AskedAt: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!added) return null;
    await enqueue(tx, 'dossier.make', { DossierId: added.Id }, { queue: 'dossier' });
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'DOSSIER_ASKED',
      Object: certificate.CertificateNo,
      Address: address,
      Detail: { DossierKey: added.DossierKey, Language: added.Language },
    });
    return added;
  });
  // Two clicks at once: the second gets what the first began.
  return dossierView(row ?? (await underWay.executeTakeFirst()) ?? fail('ERR_CONFLICT'));
}
