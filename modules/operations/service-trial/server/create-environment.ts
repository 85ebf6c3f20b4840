/**
 * Creates everything that a dry run of a service needs inside its transaction: a copy of the service, people
 * of every role and a new application with numbers of its own.
 */
import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { insertApplication } from '#modules/applications/applications/server/index.ts';
import { blankDefinition, numberPattern } from '#modules/catalogue/services/rules/index.ts';
import type { ServiceVersion } from '#modules/catalogue/services/server/index.ts';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import type { TrialRole } from '../rules/scenario.ts';
import { APPLICANT } from '../rules/scenario.ts';
import { createActors } from './create-actors.ts';
import type { TrialVersion } from './load-trial-version.ts';
import { momentOf } from './moment-of.ts';
import { onSavepoints } from './on-savepoints.ts';

/** Everything that a dry run depends on; removed when its transaction is rolled back. */
export type TrialEnvironment = {
  tx: Tx;
  /** The portal with the dry run's transaction as its database. */
  portal: Portal;
  version: ServiceVersion;
  cast: ReadonlyMap<TrialRole, SignedIn>;
  language: Language;
  StartOn: string;
  /** Key of the current application: the first one, later the one of the next cycle. */
  key: string;
  /** Parts of generated numbers inside the dry run, and their replacements in its results. */
  numbers: { Code: string; SchemeCode: string; Base: number };
};

type EnvironmentInput = {
  tried: TrialVersion;
  AssessmentType: AssessmentType;
  StartOn: string;
  language: Language;
};

/** Creates a service, people of every role, an applicant and a new application for one dry run. */
export async function createEnvironment(
  tx: Tx,
  portal: Portal,
  input: EnvironmentInput,
): Promise<TrialEnvironment> {
  const numbers = await ownNumbers(tx, input);
  const version = await addService(tx, input.tried, numbers.Code);
  const cast = await createActors(tx, version.ServiceId, input.language);
  const client = cast.get(APPLICANT);
  if (!client || client.OrganisationId === null) throw new Error('a service trial without an applicant');
  const fresh = {
    ...{ version, organisationId: client.OrganisationId, createdById: client.Id, actor: client },
    ...{ at: momentOf(input.StartOn, 0, 0), action: 'CREATE' as const },
  };
  // Follow-up assessments need a preceding application.
  const before =
    input.AssessmentType === 'INITIAL'
      ? null
      : await insertApplication(tx, {
          ...fresh,
          assessmentType: 'INITIAL',
          more: { ApplicationStatusCode: 'COMPLETED', IsClientTurn: false },
        });
  const { ApplicationKey } = await insertApplication(tx, {
    ...fresh,
    assessmentType: input.AssessmentType,
    more: { ParentId: before?.Id ?? null },
  });
  return {
    tx,
    portal: { ...portal, db: onSavepoints(tx), isQuiet: true },
    version,
    cast,
    language: input.language,
    StartOn: input.StartOn,
    key: ApplicationKey,
    numbers,
  };
}

/** Series whose numbers are unique among all records, and which therefore begin far beyond the real ones in a dry run. */
const SERIES = ['invoice', 'nonconformities', 'decisions'];

/**
 * Dry runs use their own number series: they use up no real numbers, conflict with none, and delay no other
 * transaction.
 */
async function ownNumbers(
  tx: Tx,
  { tried, StartOn }: EnvironmentInput,
): Promise<TrialEnvironment['numbers']> {
  const Code = Array.from({ length: 12 }, () => String.fromCharCode(65 + randomInt(26))).join('');
  const Base = randomInt(100_000_000, 999_999_000);
  await sql`select set_config('assay.number_series', ${Code}, true)`.execute(tx);
  const first = Number(StartOn.slice(0, 4));
  const years = Array.from({ length: 13 }, (_, at) => first + at);
  await tx
    .insertInto('NumberCounter')
    .values(
      SERIES.flatMap((series) => years.map((year) => ({ Name: `${Code} ${series} ${year}`, Value: Base }))),
    )
    .execute();
  return { Code, SchemeCode: tried.SchemeCode, Base };
}

/** Publishes the version under trial as that of a new service, which is invisible outside the transaction. */
async function addService(tx: Tx, tried: TrialVersion, code: string): Promise<ServiceVersion> {
  const ServiceKey = newKey();
  const { Id: ServiceId } = await tx
    .insertInto('Service')
    .values({ ServiceKey, SchemeCode: code, Position: 0, Status: 'OFFERED' })
    .returning('Id')
    .executeTakeFirstOrThrow();
  const { NumberPattern } = tried.Definition;
  const Definition = {
    ...tried.Definition,
    SchemeCode: code,
    // The external form server is not called: its questions are asked in the portal.
    FormProvider: 'NATIVE' as const,
    // An invalid pattern cannot generate numbers either; the fault is shown separately.
    NumberPattern: numberPattern.safeParse(NumberPattern).success
      ? NumberPattern
      : blankDefinition(tried.Definition).NumberPattern,
  };
  const { Id } = await tx
    .insertInto('ServiceVersion')
    .values({
      ServiceId,
      VersionNo: tried.VersionNo,
      Definition: json(Definition),
      Status: 'PUBLISHED',
      EffectiveOn: '2000-01-01',
      PublishedAt: new Date(),
    })
    .returning('Id')
    .executeTakeFirstOrThrow();
  return { Id, ServiceId, ServiceKey, VersionNo: tried.VersionNo, Definition };
}
