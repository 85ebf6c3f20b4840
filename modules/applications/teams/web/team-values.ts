import type { BodyOf } from '#platform/common/contract/define-route.ts';
import type { TeamView, teamRoutes } from '../rules/contract.ts';

/** A team as its form holds it. */
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
