/** Returns the decision sheet of an application within the data scope of the caller. */
import { applicationStatuses } from '#modules/applications/applications/rules/index.ts';
import type {
  CertificateFacts,
  CertificateRecord,
} from '#modules/certification/certificates/server/index.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { DECISION_OF_ASSESSMENT } from '../../rules/decision-types.ts';
import type { DecisionSheet, decisionSheetRoutes } from '../../rules/sheet-contract.ts';
import { type LoadedSheet, loadSheet } from './load-sheet.ts';
import { settledNonconformities } from './settled-nonconformities.ts';
import { teamOf } from './team.ts';

type Route = (typeof decisionSheetRoutes)['sheet'];

export async function viewSheet(context: Context<Route>): Promise<DataOf<Route>> {
  const { db, actor, at } = context;
  const loaded = await loadSheet(context);
  const { row, page, certificate } = loaded;
  return {
    ApplicationKey: row.ApplicationKey,
    Kind: page.Kind,
    Type: DECISION_OF_ASSESSMENT[row.AssessmentType],
    State: stateOf(loaded),
    OrgName: row.OrgName,
    ServiceName: page.ServiceName,
    NameExtra: page.NameExtra,
    Term: { From: page.EffectiveDate, To: page.ExpiryDate },
    Printed: printedOf(page),
    PrintedNow: certificate && isPrintedOtherwise(certificate, page) ? printedOf(certificate) : null,
    Nonconformities: await settledNonconformities(db, actor, row),
    Team: await teamOf(db, loaded, at),
  };
}

function stateOf({ row: { ApplicationStatusCode: status } }: LoadedSheet): DecisionSheet['State'] {
  if (applicationStatuses.decided.includes(status)) return 'DECIDED';
  return applicationStatuses.ended.includes(status) ? 'DECLINED' : 'AHEAD';
}

type Printed = Pick<CertificateFacts | CertificateRecord, 'OrgName' | 'BranchName' | 'Scope' | 'Sites'>;

const printedOf = ({ OrgName, BranchName, Scope, Sites }: Printed): DecisionSheet['Printed'] => ({
  OrgName,
  BranchName,
  Scope,
  Sites: [...Sites],
});

/** Compared as printed: an empty branch name and none are the same. */
const isPrintedOtherwise = (one: Printed, other: Printed): boolean => textOf(one) !== textOf(other);

const textOf = ({ OrgName, BranchName, Scope, Sites }: Printed): string =>
  JSON.stringify(
    [OrgName, BranchName, Scope].map((name) => [name?.EN ?? '', name?.CHT ?? '']).concat([Sites.join()]),
  );
