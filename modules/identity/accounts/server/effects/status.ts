import { voidLinks } from '#modules/identity/sign-in/server/links.ts';
import { needProof } from '#modules/identity/sign-in/server/need-proof.ts';
import { endSessions } from '#modules/identity/sign-in/server/sessions.ts';
import type { Effect } from '../job.ts';
import { sendInvitation } from '../known-address.ts';
import { dropTwoFactor } from './drop-two-factor.ts';
import { endAccess } from './end-access.ts';
import { tellOwner } from './tell-owner.ts';

export const resend: Effect = async ({ tx, portal, row, at }) => {
  await sendInvitation(tx, portal.settings, row, at);
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

/** The row stays for history. */
export const remove: Effect = async ({ tx, row, at }) => {
  await endAccess(tx, row, at);
  return { Columns: { RemovedAt: at, PasswordHash: null } };
};
