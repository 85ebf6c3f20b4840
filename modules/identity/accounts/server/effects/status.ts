import { dropTwoFactor, endEntry, needProof, voidLinks } from '#modules/identity/sign-in/server/index.ts';
import type { Effect } from '../job.ts';
import { sendInvitation } from '../known-address.ts';
import { endAccess } from './end-access.ts';
import { tellOwner } from './tell-owner.ts';

export const resend: Effect = async ({ tx, portal, row, at }) => {
  await sendInvitation(tx, portal.settings, row, at);
  return {};
};

export const signOut: Effect = async ({ tx, row, actor, at }) => {
  await endEntry(tx, row, { by: actor, at });
  return {};
};

export const suspend: Effect = async (job) => {
  const { tx, row, actor, at } = job;
  await endEntry(tx, row, { by: actor, at });
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
  await endEntry(tx, row, { by: actor, at });
  await tellOwner(job, 'twoFactorRemoved', '/forgot');
  return {};
};

/** The row stays for history. */
export const remove: Effect = async ({ tx, row, at }) => {
  await endAccess(tx, row, at);
  return { Columns: { RemovedAt: at, PasswordHash: null } };
};
