import { sql } from 'kysely';
import { voidLinks } from '../../auth/links.ts';
import { needProof } from '../../auth/need-proof.ts';
import { sendOpeningLink } from '../../auth/opening-link.ts';
import { endSessions } from '../../auth/sessions.ts';
import type { Effect } from '../job.ts';
import { dropTwoFactor } from './drop-two-factor.ts';
import { tellOwner } from './tell-owner.ts';

export const resend: Effect = async ({ tx, portal, row, at }) => {
  await sendOpeningLink(tx, portal.settings, row, row.Language, at);
  return {};
};

export const signOut: Effect = async ({ tx, row, at }) => {
  await endSessions(tx, row.Id, at);
  return {};
};

export const suspend: Effect = async (job) => {
  const { tx, row, at } = job;
  await endSessions(tx, row.Id, at);
  await voidLinks(tx, row.Id, at);
  await tellOwner(job, 'accountSuspended');
  return {};
};

export const reactivate: Effect = async (job) => {
  await tellOwner(job, 'accountReactivated', '/login');
  return {};
};

export const resetTwoFactor: Effect = async (job) => {
  const { tx, row, actor, at } = job;
  needProof(actor, at);
  await dropTwoFactor(tx, row.Id);
  await endSessions(tx, row.Id, at);
  await tellOwner(job, 'twoFactorRemoved', '/forgot');
  return {};
};

/** The row stays for history; everything that signs in with it goes. What it made stays with its organisation. */
export const remove: Effect = async ({ tx, row, at }) => {
  await endSessions(tx, row.Id, at);
  await voidLinks(tx, row.Id, at);
  await dropTwoFactor(tx, row.Id);
  await tx.deleteFrom('Identity').where('AccountId', '=', row.Id).execute();
  await tx.deleteFrom('TeamMember').where('AccountId', '=', row.Id).execute();
  await tx
    .updateTable('Application')
    .set({ SharedWith: sql`array_remove(shared_with, ${row.Id}::bigint)` })
    .where('OrganisationId', '=', row.OrganisationId ?? -1)
    .where(sql<boolean>`shared_with @> array[${row.Id}]::bigint[]`)
    .execute();
  return { Columns: { RemovedAt: at, PasswordHash: null } };
};
