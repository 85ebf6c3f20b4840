import type { EventTable } from '#platform/common/log-events.ts';

/** Events that the teams module writes to the event log. */
export const teamsEvents = {
  PEOPLE: ['TEAM_CREATE', 'TEAM_CHANGE', 'TEAM_REMOVE'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    teams: typeof teamsEvents;
  }
}
