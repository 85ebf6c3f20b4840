import { hongKongDate } from '#platform/common/format/dates.ts';
import type { ServiceFacts } from '../rules/facts.ts';
import type { LoadedService } from './load.ts';
import { stateOf } from './version-states.ts';

/**
 * Derives the facts on which the service workflow decides. Counting the draft's faults is slower and done
 * separately.
 */
export function factsOf(row: LoadedService, at: Date, Faults = 0): ServiceFacts {
  const Today = hongKongDate(at);
  const states = row.Versions.map((version) => stateOf(version, row.Versions, Today));
  return {
    Status: row.Status,
    HasDraft: states.includes('DRAFT'),
    Faults,
    DraftKind: row.Draft?.Kind ?? null,
    VersionNos: row.Versions.map(({ VersionNo }) => VersionNo),
    HasCurrent: states.includes('CURRENT'),
    HasScheduled: states.includes('SCHEDULED'),
    Today,
  };
}

/** Facts before the service exists. */
export const noService = (at: Date): ServiceFacts => ({
  Status: 'NONE',
  HasDraft: false,
  Faults: 0,
  DraftKind: null,
  VersionNos: [],
  HasCurrent: false,
  HasScheduled: false,
  Today: hongKongDate(at),
});
