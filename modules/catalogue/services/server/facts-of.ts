import { hongKongDate } from '#platform/common/format/dates.ts';
import type { ServiceFacts } from '../rules/facts.ts';
import { versionFacts } from '../rules/version-states.ts';
import type { LoadedService } from './load.ts';

/**
 * Derives the facts on which the service workflow decides. Counting the draft's faults is slower and done
 * separately.
 */
export function factsOf(row: LoadedService, at: Date, Faults = 0): ServiceFacts {
  const Today = hongKongDate(at);
  return {
    Status: row.Status,
    ...versionFacts(row.Versions, Today),
    Faults,
    DraftKind: row.Draft?.Kind ?? null,
    VersionNos: row.Versions.map(({ VersionNo }) => VersionNo),
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
