import type { ProfileView, profileRoutes } from '#modules/identity/accounts/rules/index.ts';
import {
  organisationRenamed,
  profileOf,
  withCurrentProfile,
} from '#modules/identity/accounts/server/index.ts';
import { organisationColumns } from '#modules/identity/sign-in/server/index.ts';
import type { LogEvent } from '#platform/common/log-events.ts';
import { auditChange } from '#platform/server/audit/audit-change.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { newKey } from '#platform/server/database/keys.ts';
import type { Context, SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { repeatedAnswer, storeAnswer } from '#platform/server/workflow/idempotency.ts';
import { assertNamesEditable } from './assert-names-editable.ts';

type UpdateContext = Context<typeof profileRoutes.updateOrganisation>;

/**
 * Saves the client's own organisation from the profile or first sign-in: creates the first one, or changes
 * the existing one while its names may be changed; the change is logged.
 */
export const updateOrganisation = (context: UpdateContext): Promise<ProfileView> =>
  withCurrentProfile(context, (tx) => inTransaction(tx, context));

async function inTransaction(tx: Tx, context: UpdateContext): Promise<ProfileView> {
  const { actor, body, idempotencyKey } = context;
  // Locks the account's row, so that two concurrent first names do not create two organisations.
  const { OrganisationId } = await tx
    .selectFrom('Account')
    .select('OrganisationId')
    .where('Id', '=', actor.Id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const request = { actor, idempotencyKey, action: 'ORGANISATION_UPDATE', input: body };
  const first = await repeatedAnswer<ProfileView>(tx, request);
  if (first) return first;
  if (OrganisationId === null) await addOrganisation(tx, context);
  else await rename(tx, context, OrganisationId);
  const view = await profileOf(tx, actor);
  await storeAnswer(tx, request, view);
  return view;
}

async function addOrganisation(tx: Tx, { actor, body, address }: UpdateContext): Promise<void> {
  const { Version, ...organisation } = body;
  if (Version !== undefined) fail('ERR_CONFLICT');
  const OrganisationKey = newKey();
  const { Id } = await tx
    .insertInto('Organisation')
    .values({ OrganisationKey, ...organisationColumns(organisation) })
    .returning('Id')
    .executeTakeFirstOrThrow();
  await tx.updateTable('Account').set({ OrganisationId: Id }).where('Id', '=', actor.Id).execute();
  await notifyClients(tx, { actor, address }, 'ORGANISATION_CREATE', OrganisationKey, {}, organisation);
}

async function rename(tx: Tx, { actor, body, address, at }: UpdateContext, id: number): Promise<void> {
  const { Version, ...organisation } = body;
  const before = await tx
    .selectFrom('Organisation')
    .selectAll()
    .where('Id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (before.Version !== Version) fail('ERR_CONFLICT');
  await assertNamesEditable(tx, before, organisation);
  await tx
    .updateTable('Organisation')
    .set({ ...organisationColumns(organisation, before), Version: before.Version + 1, UpdatedAt: at })
    .where('Id', '=', id)
    .execute();
  await organisationRenamed.run({ tx, organisationId: id });
  await notifyClients(
    tx,
    { actor, address },
    'ORGANISATION_UPDATE',
    before.OrganisationKey,
    before,
    organisation,
  );
}

const notifyClients = (
  tx: Tx,
  { actor, address }: { actor: SignedIn; address: string },
  Event: LogEvent,
  OrganisationKey: string,
  Before: Record<string, unknown>,
  After: Record<string, unknown>,
) =>
  auditChange(tx, { AccountId: actor.Id, Event, Object: OrganisationKey, Address: address, Before, After });
