import type { BodyOf } from '#platform/common/contract/define-route.ts';
import type { TeamView, teamRoutes } from '../rules/contract.ts';

/** Values of the team form, and their conversion from and to API data. */
export type TeamValues = {
  Name: string;
  Description: string;
  Members: { UserKey: string; IsLead: boolean }[];
  ServiceKeys: string[];
  Industries: string[];
};

export const teamValues = (team: TeamView | null): TeamValues => ({
  Name: team?.Name ?? '',
  Description: team?.Description ?? '',
  Members: team?.Members.map(({ UserKey, IsLead }) => ({ UserKey, IsLead })) ?? [],
  ServiceKeys: team?.Services.map(({ ServiceKey }) => ServiceKey) ?? [],
  Industries: team?.Industries.map(({ Code }) => Code) ?? [],
});

export const teamBody = (values: TeamValues, team: TeamView | null): BodyOf<typeof teamRoutes.submit> => ({
  ...values,
  ...(team && { TeamKey: team.TeamKey, Version: team.Version }),
});
