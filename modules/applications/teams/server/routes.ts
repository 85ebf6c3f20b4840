/** HTTP handlers of business teams: list, view, submit, remove and member options. */
import { fullName } from '#platform/common/format/full-name.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Queries, Tx } from '#platform/server/database/connect.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { repeatedAnswer, storeAnswer } from '#platform/server/workflow/idempotency.ts';
import { type TeamView, teamRoutes } from '../rules/contract.ts';
import { teamCandidates } from './candidates.ts';
import { lockTeam } from './lock-team.ts';
import { submitTeam } from './submit-team.ts';
import { teamFacts } from './team-facts.ts';
import { teamViews, unassignedServices } from './view.ts';
import { withReloadedTeam } from './with-reloaded-team.ts';

const EVENTS = ['TEAM_CREATE', 'TEAM_CHANGE', 'TEAM_REMOVE'] as const;

/** Change history of a team from the event log, newest first. */
async function teamChanges(db: Queries, teamKey: string) {
  const rows = await db
    .selectFrom('Audit')
    .leftJoin('Account', 'Account.Id', 'Audit.AccountId')
    .select(['Audit.At', 'Audit.Event', 'Account.FirstName', 'Account.LastName'])
    .where('Audit.Object', '=', teamKey)
    .where('Audit.Event', 'in', EVENTS)
    .orderBy('Audit.Id', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ At, Event, FirstName, LastName }) => ({
    At: At?.toISOString() ?? '',
    Event: Event as (typeof EVENTS)[number],
    Name: FirstName === null || LastName === null ? null : fullName({ FirstName, LastName }),
  }));
}

type RemoveContext = Context<typeof teamRoutes.remove>;

/** Ends a team: it no longer grants access to anything; members, services and industries stay on record. */
const removeTeam = (context: RemoveContext): Promise<TeamView> =>
  withReloadedTeam(context, context.body.TeamKey, (tx) => inTransaction(tx, context));

async function inTransaction(tx: Tx, context: RemoveContext): Promise<TeamView> {
  const { body, actor, address, at, idempotencyKey } = context;
  const request = { actor, idempotencyKey, action: 'TEAM_REMOVE', input: body };
  const first = await repeatedAnswer<TeamView>(tx, request);
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
  await storeAnswer(tx, request, view);
  return view;
}

export const http = defineHttp({
  calls: [
    ...answerAll(teamRoutes, {
      list: async ({ db, query, at }) => ({
        Rows: await teamViews(db, at, { IsActive: query.IsActive }),
        Unassigned: await unassignedServices(db),
      }),
      view: async ({ db, query, at }) => {
        const [team] = await teamViews(db, at, { TeamKey: query.TeamKey });
        if (!team) return fail('ERR_NOT_FOUND');
        return { ...team, Changes: await teamChanges(db, query.TeamKey) };
      },
      submit: submitTeam,
      remove: removeTeam,
      member: teamCandidates,
    }),
  ],
});
