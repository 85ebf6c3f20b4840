import { sql } from 'kysely';
import { loadPublished } from '#modules/catalogue/services/server/index.ts';
import { accountStatuses } from '#modules/identity/accounts/rules/index.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { holdsAnyOf } from '#platform/server/database/holds-any-of.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail, failField } from '#platform/server/http/fail.ts';
import { repeatedAnswer, storeAnswer } from '#platform/server/workflow/idempotency.ts';
import type { TeamView, teamRoutes } from '../rules/contract.ts';
import { teamsPermissions } from '../rules/permissions.ts';
import { lockTeam } from './lock-team.ts';
import { teamFacts } from './team-facts.ts';
import { teamViews } from './view.ts';
import { withReloadedTeam } from './with-reloaded-team.ts';

type SubmitContext = Context<typeof teamRoutes.submit>;
type Parts = { Members: { AccountId: number; IsLead: boolean }[]; ServiceIds: number[] };

/**
 * API handler that creates or changes a business team and logs the change. From the next request on, its
 * members see the applications that it handles and other BUSINESS users no longer do.
 */
export const submitTeam = (context: SubmitContext): Promise<TeamView> =>
  withReloadedTeam(context, context.body.TeamKey, (tx) => inTransaction(tx, context));

async function inTransaction(tx: Tx, context: SubmitContext): Promise<TeamView> {
  const { body, actor, address, at, idempotencyKey } = context;
  const request = { actor, idempotencyKey, action: 'TEAM_SUBMIT', input: body };
  const locked = body.TeamKey === undefined ? null : await lockTeam(tx, body.TeamKey);
  const first = await repeatedAnswer<TeamView>(tx, request);
  if (first) return first;
  if (locked && locked.Version !== body.Version) fail('ERR_CONFLICT');

  await assertNameAvailable(tx, body.Name, locked?.Id ?? null);
  const before = locked ? await teamFacts(tx, locked.Id) : null;
  const parts = await resolveParts(tx, body, locked?.Id ?? null);
  const team = await writeTeam(tx, context, locked?.Id ?? null);
  await writeParts(tx, team.Id, parts, body.Industries);
  await audit(tx, {
    AccountId: actor.Id,
    Event: locked ? 'TEAM_CHANGE' : 'TEAM_CREATE',
    Object: team.TeamKey,
    Address: address,
    Detail: { Before: before, After: await teamFacts(tx, team.Id) },
  });
  const view = (await teamViews(tx, at, { TeamKey: team.TeamKey }))[0] ?? fail('ERR_NOT_FOUND');
  await storeAnswer(tx, request, view);
  return view;
}

async function assertNameAvailable(tx: Tx, name: string, ownId: number | null): Promise<void> {
  const taken = await tx
    .selectFrom('Team')
    .select('Id')
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .where('IsActive', '=', true)
    .where('Id', '<>', ownId ?? 0)
    .executeTakeFirst();
  if (taken) failField('Name', 'TEAM_NAME_TAKEN');
}

/** Members must be active BUSINESS users or existing members; services and industries must exist. */
async function resolveParts(tx: Tx, body: SubmitContext['body'], teamId: number | null): Promise<Parts> {
  const people = await tx
    .selectFrom('Account')
    .select(['Id', 'UserKey'])
    .where(
      'UserKey',
      'in',
      body.Members.map((one) => one.UserKey),
    )
    .where(sql<boolean>`(status in (${literals(accountStatuses.active)}) and ${holdsAnyOf('roles', teamsPermissions.BE_TEAM_MEMBER)}
      or id in (select account_id from team_member where team_id = ${teamId}))`)
    .forShare()
    .execute();
  const ids = new Map(people.map((person) => [person.UserKey, person.Id]));
  const services = await loadPublished(tx, body.ServiceKeys);
  if (body.ServiceKeys.some((key) => !services.some((one) => one.ServiceKey === key)))
    failField('ServiceKeys', 'FIELD_INVALID');
  const known = new Set(services.flatMap((one) => one.IndustryCodes));
  if (body.Industries.some((code) => !known.has(code))) failField('Industries', 'TEAM_INDUSTRY_UNKNOWN');
  return {
    Members: body.Members.map(({ UserKey, IsLead }) => ({
      AccountId: ids.get(UserKey) ?? failField('Members', 'TEAM_MEMBER_UNFIT'),
      IsLead,
    })),
    ServiceIds: [...new Set(services.map((one) => one.Id))],
  };
}

function writeTeam(tx: Tx, { body, at }: SubmitContext, id: number | null) {
  const facts = { Name: body.Name, Description: body.Description };
  if (id === null)
    return tx
      .insertInto('Team')
      .values({ ...facts, TeamKey: newKey() })
      .returning(['Id', 'TeamKey'])
      .executeTakeFirstOrThrow();
  return tx
    .updateTable('Team')
    .set((eb) => ({ ...facts, Version: eb('Version', '+', 1), UpdatedAt: at }))
    .where('Id', '=', id)
    .returning(['Id', 'TeamKey'])
    .executeTakeFirstOrThrow();
}

async function writeParts(tx: Tx, TeamId: number, parts: Parts, industries: string[]): Promise<void> {
  for (const table of ['TeamMember', 'TeamService', 'TeamIndustry'] as const)
    await tx.deleteFrom(table).where('TeamId', '=', TeamId).execute();
  await tx
    .insertInto('TeamMember')
    .values(parts.Members.map((one) => ({ TeamId, ...one })))
    .execute();
  await tx
    .insertInto('TeamService')
    .values(parts.ServiceIds.map((ServiceId) => ({ TeamId, ServiceId })))
    .execute();
  if (industries.length > 0)
    await tx
      .insertInto('TeamIndustry')
      .values(industries.map((IndustryCode) => ({ TeamId, IndustryCode })))
      .execute();
}
