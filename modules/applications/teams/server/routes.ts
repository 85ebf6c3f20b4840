import type { Bind } from '#platform/server/http/bind.ts';
import { fail } from '#platform/server/http/fail.ts';
import { teamRoutes } from '../rules/contract.ts';
import { teamCandidates } from './candidates.ts';
import { removeTeam } from './remove-team.ts';
import { submitTeam } from './submit-team.ts';
import { teamChanges } from './team-changes.ts';
import { teamViews, unassignedServices } from './view.ts';

export function bindTeam(bind: Bind): void {
  bind(teamRoutes.list, async ({ db, query, at }) => ({
    Rows: await teamViews(db, at, { IsActive: query.IsActive }),
    Unassigned: await unassignedServices(db),
  }));
  bind(teamRoutes.view, async ({ db, query, at }) => {
    const [team] = await teamViews(db, at, { TeamKey: query.TeamKey });
    if (!team) return fail('ERR_NOT_FOUND');
    return { ...team, Changes: await teamChanges(db, query.TeamKey) };
  });
  bind(teamRoutes.submit, submitTeam);
  bind(teamRoutes.remove, removeTeam);
  bind(teamRoutes.member, teamCandidates);
}
