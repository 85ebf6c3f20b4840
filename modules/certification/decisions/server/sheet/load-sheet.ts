/** Loads what the decision sheet of an application is built from: its facts, service version, client, and certificate in force. */
import { type ApplicationFacts, confirmedTerm } from '#modules/applications/applications/rules/index.ts';
import {
  factsOf,
  type LoadedApplication,
  loadApplication,
} from '#modules/applications/applications/server/index.ts';
import { type ServiceVersion, serviceVersion } from '#modules/catalogue/services/server/index.ts';
import {
  type CertificateFacts,
  type CertificateRecord,
  previewFacts,
} from '#modules/certification/certificates/server/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { decisionSheetRoutes } from '../../rules/sheet-contract.ts';

export type LoadedSheet = {
  row: LoadedApplication;
  facts: ApplicationFacts;
  version: ServiceVersion;
  /** The certificate that the decision concerns; undefined before the first one exists. */
  certificate: CertificateRecord | undefined;
  /** As the certificate would be printed if it were decided today, or as it was decided. */
  page: CertificateFacts;
};

type Route = (typeof decisionSheetRoutes)[keyof typeof decisionSheetRoutes];

export async function loadSheet(context: Context<Route>): Promise<LoadedSheet> {
  const { db, actor, query, at, settings } = context;
  const row = (await loadApplication(db, actor, query.ApplicationKey)) ?? fail('ERR_NOT_FOUND');
  const version = await serviceVersion(db, row.ServiceVersionId);
  const facts = factsOf(row, version.Definition);
  const certificate = await certificateOf(db, row.CertificateId);
  const { OrgName, BranchName } = row;
  const application = { ...row, ...termOf(facts, certificate, at) };
  const request = { application, version, account: { Id: actor.Id }, at, settings };
  return {
    row,
    facts,
    version,
    certificate,
    page: previewFacts(request, { OrgName, BranchName }, certificate),
  };
}

const certificateOf = async (db: Queries, id: number | null) =>
  id === null
    ? undefined
    : await db.selectFrom('Certificate').selectAll().where('Id', '=', id).executeTakeFirst();

/** The dates that the confirmation would give today; those of a confirmed decision are kept. */
function termOf(facts: ApplicationFacts, certificate: CertificateRecord | undefined, at: Date) {
  const EarlierCertificate =
    certificate && facts.AssessmentType !== 'INITIAL' ? certificate : facts.EarlierCertificate;
  const { DecisionDate, EffectiveDate, ExpiryDate } = confirmedTerm(
    { ...facts, EarlierCertificate },
    undefined,
    at,
  );
  return {
    DecisionDate: facts.DecisionDate ?? DecisionDate,
    EffectiveDate,
    ExpiryDate: facts.ExpiryDate ?? ExpiryDate,
  };
}
