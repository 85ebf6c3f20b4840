/**
 * Effects of updating an account: saves email address, roles, duties, organisation and shared applications.
 * A new address or new roles need a recent proof of identity, end sessions and notify the owner.
 */

import type { z } from 'zod';
import {
  dropIdentities,
  type OrganisationInput,
  organisationColumns,
  requireStepUp,
  revokeSessions,
  revokeSignIns,
  sendOpeningLink,
  voidLinks,
} from '#modules/identity/sign-in/server/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { runSingleHook } from '#platform/server/run-single-hook.ts';
import type { accountInputs } from '../../rules/inputs.ts';
import { accountStatuses } from '../../rules/statuses.ts';
import type { AccountActionContext, AccountColumns, Effect, EffectResult } from '../action-context.ts';
import { applicationsShared } from '../hooks.ts';
import { loadDuties } from '../load-duties.ts';
import { organisationRenamed } from '../organisation-renamed.ts';
import { personColumns } from '../person-columns.ts';
import { type DutiesInput, saveDuties } from '../save-duties.ts';
import { shownEmail } from '../shown-email.ts';
import { notifyOwner } from './notify-owner.ts';

/**
 * A new address gives control of the account, so open links and sessions end, and the owner is notified at
 * the old address. The identity provider's users are matched again by the new address. A user invited at a
 * mistyped address gets the invitation at the correct one instead.
 */
async function changeEmail(job: AccountActionContext, email: string): Promise<void> {
  const { tx, row, actor, at, portal } = job;
  if (email === row.Email.toLowerCase()) return;
  requireStepUp(actor, at);
  await revokeSignIns(tx, row, { by: actor, at });
  await voidLinks(tx, row.Id, at);
  await dropIdentities(tx, row.Id);
  if (accountStatuses.pending.includes(row.Status))
    return sendOpeningLink(tx, portal.settings, { ...row, Email: email }, row.Language, at);
  await notifyOwner(job, 'emailChanged');
}

type DutiesChange = DutiesInput & { UserRoleList?: Role[]; IsGrantGeneration?: boolean };

/** Changes roles and duties; omitted fields stay. Sessions end if the account's permissions change. */
async function changeDuties(job: AccountActionContext, change: DutiesChange): Promise<EffectResult> {
  const { tx, row, actor, at } = job;
  const Columns: AccountColumns = {};
  const isOther = (roles: readonly Role[]) =>
    roles.length !== row.Roles.length || roles.some((role) => !row.Roles.includes(role));
  if (change.UserRoleList && isOther(change.UserRoleList)) Columns.Roles = change.UserRoleList;
  if (change.IsGrantGeneration !== undefined && change.IsGrantGeneration !== row.IsGrantGeneration)
    Columns.IsGrantGeneration = change.IsGrantGeneration;
  if (Object.keys(Columns).length > 0) {
    requireStepUp(actor, at);
    await revokeSessions(tx, row.Id, at);
    if (accountStatuses.active.includes(row.Status)) await notifyOwner(job, 'rolesChanged', '/login');
  }
  if (!change.Competences && !change.Absences && !change.Interests) return { Columns };
  const Before = await loadDuties(tx, row.Id);
  await saveDuties(tx, row.Id, change);
  return { Columns, Before, After: await loadDuties(tx, row.Id) };
}

type Input<Name extends keyof typeof accountInputs> = z.output<(typeof accountInputs)[Name]>;

export const updateClient: Effect = async (job) => {
  const input = job.input as Input<'updateClient'>;
  const Email = input.Email ?? job.row.Email;
  const columns = personColumns({ ...input, Email }, input.Language);
  await changeEmail(job, Email);
  if (!input.Organisation) return { Columns: columns };
  const { row } = job;
  return {
    Columns: { ...columns, ...(await saveOrganisation(job, input.Organisation)) },
    Before: { OrgName: row.OrgName, BranchName: row.BranchName, RegistrationNo: row.RegistrationNo },
    After: { ...input.Organisation },
  };
};

/** Saves the client's organisation: updates the existing one or creates the first one. */
async function saveOrganisation(
  { tx, row, at }: AccountActionContext,
  organisation: OrganisationInput,
): Promise<AccountColumns> {
  const columns = organisationColumns(organisation, row);
  if (row.OrganisationId !== null) {
    await tx
      .updateTable('Organisation')
      .set((eb) => ({ ...columns, Version: eb('Version', '+', 1), UpdatedAt: at }))
      .where('Id', '=', row.OrganisationId)
      .execute();
    await organisationRenamed.run({ tx, organisationId: row.OrganisationId });
    return {};
  }
  const { Id } = await tx
    .insertInto('Organisation')
    .values({ OrganisationKey: newKey(), ...columns })
    .returning('Id')
    .executeTakeFirstOrThrow();
  return { OrganisationId: Id };
}

export const updateSub: Effect = async ({ input, row }) => {
  const update = input as Input<'updateSub'>;
  // The stored address itself does not change.
  const { Email: _email, ...columns } = personColumns({ ...update, Email: shownEmail(row) }, update.Language);
  return { Columns: columns };
};

export const updateStaff: Effect = async (job) => {
  const input = job.input as Input<'updateStaff'>;
  const Email = input.Email ?? job.row.Email;
  const columns = personColumns({ ...input, Email }, input.Language);
  await changeEmail(job, Email);
  const duties = await changeDuties(job, input);
  return { ...duties, Columns: { ...columns, ...duties.Columns } };
};

export const share: Effect = async ({ tx, actor, row, input }) => {
  const { Before, After } = await runSingleHook(applicationsShared, {
    tx,
    actor,
    sub: row,
    keys: input.ApplicationKeys as string[],
  });
  return { Before: { ApplicationKeys: Before }, After: { ApplicationKeys: After } };
};
