import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { repeatedAnswer, storeAnswer } from '#platform/server/workflow/idempotency.ts';
import type { TeamView, teamRoutes } from '../rules/contract.ts';
import { lockTeam } from './lock-team.ts';
import { teamFacts } from './team-facts.ts';
import { teamViews } from './view.ts';
import { withFreshTeam } from './with-fresh-team.ts';

type RemoveContext = Context<typeof teamRoutes.remove>;

/** Ends a team: nobody sees anything through it any more; members, services and industries stay on record. */
export const removeTeam = (context: RemoveContext): Promise<TeamView> =>
  withFreshTeam(context, context.body.TeamKey, (tx) => inTransaction(tx, context));

async function inTransaction(tx: Tx, context: RemoveContext): Promise<TeamView> {
  const { body, actor, address, at, idempotencyKey } = context;
  const asked = { actor, idempotencyKey, action: 'TEAM_REMOVE', input: body };
  const first = await repeatedAnswer<TeamView>(tx, asked);
  if (first) return first;
  const { Id, Version } = await lockTeam(tx, body.TeamKey);
  if (Version !== body.Version) fail('ERR_CONFLICT');
  await tx
    .updateTable('Team')
    .set({ IsActive: false, Version: Version + 1, UpdatedAt: at })
    .where('Id', '=', Id)
    .execute();
  const Detail = { Before: await teamFacts(tx, Id), After: null };
  await audit(tx, {
    AccountId: actor.Id,
    Event: 'TEAM_REMOVE',
    Object: body.TeamKey,
    Address: address,
    Detail,
  });
  const view = (await teamViews(tx, at, { TeamKey: body.TeamKey }))[0] ?? fail('ERR_NOT_FOUND');
  await storeAnswer(tx, asked, view);
  return view;
}
