import type { CertificateFacts } from '#modules/certification/certificates/server/document/facts.ts';
import { factsIfDecided, NO_CODE } from '#modules/certification/certificates/server/facts-if-decided.ts';
import type { Stage } from './stage.ts';
import { loaded } from './stand.ts';

export type TrialDocument = { Facts: CertificateFacts };

/**
 * What the certificate's page is printed from: the document, once there is one; until then what it would say if all
 * were decided today, so that a scope that does not fit is seen before anybody decides.
 */
export async function documentOf(stage: Stage, at: Date): Promise<TrialDocument | null> {
  const row = await loaded(stage);
  if (Object.keys(row.Answers).length === 0) return null;
  const stored = await stage.tx
    .selectFrom('CertificateDocument')
    .select('Facts')
    .where('ApplicationId', '=', row.Id)
    .orderBy('Revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (stored) return { Facts: { ...(stored.Facts as unknown as CertificateFacts), Code: NO_CODE } };
  const { version, portal } = stage;
  const holder = { OrgName: row.OrgName, BranchName: row.BranchName };
  const intent = { application: row, version, account: { Id: 0 }, at, settings: portal.settings };
  return { Facts: factsIfDecided(intent, holder) };
}
