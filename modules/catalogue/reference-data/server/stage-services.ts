/**
 * Shows for a stage which services use it and which drafts can, with the reason if not; also the rule for
 * this, and the change that puts a stage into a draft.
 */
import { sql } from 'kysely';
import { isDraft, type ServiceDefinition, versionStatuses } from '#modules/catalogue/services/rules/index.ts';
import { servicesInScope, versionsInScope } from '#modules/catalogue/services/server/index.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { referenceRoutes, StageRow } from '../rules/contract.ts';
import { stageList } from './list-kinds.ts';
import { loadList } from './load-list.ts';

type Route = (typeof referenceRoutes)['stage'];
type Refusal = 'REASON_SERVICE_NO_DRAFT' | 'REASON_STAGE_NO_STEP';

/** Returns a stage and, for each service visible to the user, whether it uses the stage or can use it now. */
export async function viewStage({ db, actor, query, language }: Context<Route>): Promise<DataOf<Route>> {
  const rows = await loadList<StageRow>(db, stageList, true);
  const stage = rows.find((row) => row.StageKey === query.StageKey) ?? fail('ERR_NOT_FOUND');
  const versions = await db
    .selectFrom('Service')
    .innerJoin('ServiceVersion', 'ServiceVersion.ServiceId', 'Service.Id')
    .distinctOn(['Service.Position', 'Service.Id'])
    .select(['Service.ServiceKey', 'Service.SchemeCode', 'ServiceVersion.Status'])
    // Omits the forms, which make up most of a definition.
    .select([
      sql<ServiceDefinition['Name']>`service_version.definition -> 'Name'`.as('Name'),
      sql<ServiceDefinition['Stages']>`service_version.definition -> 'Stages'`.as('Stages'),
      sql<ServiceDefinition['FullSteps']>`service_version.definition -> 'FullSteps'`.as('FullSteps'),
      sql<ServiceDefinition['ShortSteps']>`service_version.definition -> 'ShortSteps'`.as('ShortSteps'),
    ])
    .where(servicesInScope(actor))
    .where(versionsInScope(actor))
    .where('ServiceVersion.Status', 'in', versionStatuses.notWithdrawn)
    .orderBy('Service.Position')
    .orderBy('Service.Id')
    .orderBy('ServiceVersion.VersionNo', 'desc')
    .execute();
  const Services = versions.map(({ ServiceKey, SchemeCode, Status, Name, ...definition }) => {
    const Code = isDraft(Status) ? stageRefusalReason(stage, definition) : 'REASON_SERVICE_NO_DRAFT';
    return {
      ServiceKey,
      SchemeCode,
      Name,
      IsTaken: hasStage(stage, definition),
      Reason: Code && { Code, Message: translate(Code, language) },
    };
  });
  return { ...stage, Services };
}

/** Why a draft cannot use a stage; null if it can. */
export const stageRefusalReason = (
  { Step }: Pick<StageRow, 'Step'>,
  { FullSteps, ShortSteps }: Pick<ServiceDefinition, 'FullSteps' | 'ShortSteps'>,
): Refusal | null => (FullSteps.includes(Step) || ShortSteps.includes(Step) ? null : 'REASON_STAGE_NO_STEP');

const hasStage = ({ StageKey, Step }: StageRow, { Stages }: Pick<ServiceDefinition, 'Stages'>): boolean =>
  Stages[Step]?.StageKey === StageKey;

/** Returns a draft that uses a stage for the stage's step, with the stage's current name and usual days. */
export const withStage = (
  { StageKey, Step, Name, TargetDays }: StageRow,
  definition: ServiceDefinition,
): ServiceDefinition => ({
  ...definition,
  Stages: { ...definition.Stages, [Step]: { StageKey, Name } },
  TargetDays: { ...definition.TargetDays, [Step]: TargetDays },
});
