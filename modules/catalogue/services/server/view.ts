import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { actionsFor } from '#platform/common/workflow/actions-for.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { formatReasons } from '#platform/server/workflow/format-reasons.ts';
import type { Fault, ServiceVersionRow, ServiceView } from '../rules/contract.ts';
import { isDraft } from '../rules/statuses.ts';
import { stateOf } from '../rules/version-states.ts';
import { type ServiceAction, serviceWorkflow } from '../rules/workflow.ts';
import { factsOf } from './facts-of.ts';
import type { FaultContext } from './fault-finder.ts';
import { definitionFaults } from './faults.ts';
import { type LoadedService, type LoadedVersion, loadServiceRecord } from './load.ts';
import { serviceRows } from './rows.ts';

/**
 * Builds the staff view of a service: list data, versions with their states, the draft with its faults, and
 * the actions that the user may perform.
 */
export async function viewService(
  bench: FaultContext,
  actor: SignedIn,
  key: string,
  language: Language,
  at: Date,
): Promise<ServiceView> {
  const { db } = bench;
  // Inside a transaction, this is the response to the action just performed, which may have removed the
  // service.
  const isRemovedSeen = db.isTransaction;
  const today = hongKongDate(at);
  const record = (await loadServiceRecord(db, actor, key, { isRemovedSeen })) ?? fail('ERR_NOT_FOUND');
  const [row] = await serviceRows(db, actor, { today, key, isRemovedSeen });
  const faults = record.Draft ? await definitionFaults(bench, record.Draft, language) : [];
  return {
    ...(row ?? fail('ERR_NOT_FOUND')),
    Versions: record.Versions.map((version) => versionRow(version, record, today)),
    Draft: draftOf(record, faults),
    Actions: actionsOf(record, { actor, language, at }, faults.length),
  };
}

export const versionRow = (
  version: LoadedVersion,
  { Versions }: LoadedService,
  today: string,
): ServiceVersionRow => ({
  VersionNo: version.VersionNo,
  State: stateOf(version, Versions, today),
  EffectiveOn: version.EffectiveOn,
  PublishedAt: version.PublishedAt?.toISOString() ?? null,
  PublishedBy: person(version.PublishedByKey, version.PublishedByName),
  UpdatedAt: version.UpdatedAt.toISOString(),
  UpdatedBy: person(version.UpdatedByKey, version.UpdatedByName),
  BasedOnNo: version.BasedOnNo,
  Remark: version.Remark,
  Applications: version.Applications,
});

const person = (UserKey: string | null, Name: string | null) =>
  UserKey ? { UserKey, Name: Name ?? '' } : null;

function draftOf({ Draft, Versions }: LoadedService, Faults: Fault[]): ServiceView['Draft'] {
  const version = Versions.find(({ Status }) => isDraft(Status));
  return Draft && version ? { VersionNo: version.VersionNo, Definition: Draft, Faults } : null;
}

/** The available actions. Creating a service has its own screen and is not an action of an existing one. */
function actionsOf(
  record: LoadedService,
  { actor, language, at }: { actor: SignedIn; language: Language; at: Date },
  faults: number,
): ServiceView['Actions'] {
  const { Rows, StatusText } = serviceWorkflow;
  const isMaking = (action: ServiceAction) => Rows[action].From.includes('NONE');
  return actionsFor(serviceWorkflow, factsOf(record, at, faults), actor, at)
    .filter(({ Action }) => !isMaking(Action))
    .map((state) => ({
      ...state,
      Reasons: formatReasons(state.Reasons, language, StatusText),
    }));
}
