import { addDays, addMonths, hongKongDate } from '@assay/shared/format/dates.ts';
import { writeNumber } from '@assay/shared/service/number-pattern.ts';
import type { CertificateFacts } from '../certificate/document/facts.ts';
import { documentFacts } from '../certificate/document-facts.ts';
import type { Stage } from './stage.ts';
import { loaded } from './stand.ts';

export type TrialDocument = { Facts: CertificateFacts };

/** Opens nothing: a code of a dry run is never kept. */
const NO_CODE = 'SAMPLE0000';

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
  const { Cycle, NumberPattern, SchemeCode } = version.Definition;
  const today = row.EffectiveDate ?? hongKongDate(at);
  const application = {
    ...row,
    CertificateNo:
      row.CertificateNo ?? writeNumber(NumberPattern, { SchemeCode, Year: today.slice(0, 4), Count: 1 }),
    DecisionDate: row.DecisionDate ?? today,
    EffectiveDate: today,
    ExpiryDate: row.ExpiryDate ?? (Cycle && addDays(addMonths(today, Cycle.ValidMonths), -1)),
  };
  const holder = { OrgName: row.OrgName, BranchName: row.BranchName };
  const intent = { application, version, account: { Id: 0 }, at, settings: portal.settings };
  return { Facts: documentFacts(intent, holder, undefined, { Code: NO_CODE, Revision: 1 }) };
}
