import type { EventTable } from '#platform/common/log-events.ts';

/** What this module writes to the event log. */
export const teamsEvents = {
  PEOPLE: ['TEAM_CREATE', 'TEAM_CHANGE', 'TEAM_REMOVE'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    teams: typeof teamsEvents;
  }
}
