import { hongKongDate } from '#platform/common/format/dates.ts';
import type { ServiceFacts } from '../rules/facts.ts';
import type { LoadedService } from './load.ts';
import { stateOf } from './version-states.ts';

/** The facts that the table decides on. How many faults the draft has is another, slower question. */
export function factsOf(row: LoadedService, at: Date, Faults = 0): ServiceFacts {
  const Today = hongKongDate(at);
  const states = row.Versions.map((version) => stateOf(version, row.Versions, Today));
  return {
    Status: row.Status,
    HasDraft: states.includes('DRAFT'),
    Faults,
    HasCurrent: states.includes('CURRENT'),
    HasScheduled: states.includes('SCHEDULED'),
    Today,
  };
}

/** Before there is a service. */
export const noService = (at: Date): ServiceFacts => ({
  Status: 'NONE',
  HasDraft: false,
  Faults: 0,
  HasCurrent: false,
  HasScheduled: false,
  Today: hongKongDate(at),
});
