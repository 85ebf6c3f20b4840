import type { z } from 'zod';
import { organisationRenamed } from '#modules/identity/organisations/server/hooks.ts';
import { askOne } from '#platform/server/ask-one.ts';
import { newKey } from '#platform/server/database/keys.ts';
import type { accountInputs } from '../../rules/inputs.ts';
import { applicationsShared } from '../hooks.ts';
import type { AccountColumns, AccountJob, Effect } from '../job.ts';
import { type OrganisationGiven, organisationColumns } from '../organisation-columns.ts';
import { personColumns } from '../person-columns.ts';
import { shownEmail } from '../shown-email.ts';
import { changeDuties } from './change-duties.ts';
import { changeEmail } from './change-email.ts';

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

/** Names the client's organisation: the one that it has, or its first. */
async function saveOrganisation(
  { tx, row, at }: AccountJob,
  given: OrganisationGiven,
): Promise<AccountColumns> {
  const columns = organisationColumns(given, row);
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
  const given = input as Input<'updateSub'>;
  // The address itself stays as it is stored.
  const { Email: _email, ...columns } = personColumns({ ...given, Email: shownEmail(row) }, given.Language);
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
  const { Before, After } = await askOne(applicationsShared, {
    tx,
    actor,
    sub: row,
    keys: input.ApplicationKeys as string[],
  });
  return { Before: { ApplicationKeys: Before }, After: { ApplicationKeys: After } };
};
