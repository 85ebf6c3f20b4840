/** What this module writes to the event log, by the areas of the log in which it is found. */
export const teamsEvents = {
  PEOPLE: ['TEAM_CREATE', 'TEAM_CHANGE', 'TEAM_REMOVE'],
} as const;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    teams: typeof teamsEvents;
  }
}
