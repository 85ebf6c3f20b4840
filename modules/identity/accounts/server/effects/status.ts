/**
 * Effects of account actions on access: resend the invitation, end all sessions, suspend, reactivate, reset
 * the second factor, remove; the owner is notified by email where needed.
 */
import {
  dropTwoFactor,
  requireStepUp,
  revokeSignIns,
  voidLinks,
} from '#modules/identity/sign-in/server/index.ts';
import type { Effect } from '../action-context.ts';
import { sendInvitation } from '../known-address.ts';
import { notifyOwner } from './notify-owner.ts';
import { revokeAccess } from './revoke-access.ts';

export const resend: Effect = async ({ tx, portal, row, at }) => {
  await sendInvitation(tx, portal.settings, row, at);
  return {};
};

export const signOut: Effect = async ({ tx, row, actor, at }) => {
  await revokeSignIns(tx, row, { by: actor, at });
  return {};
};

export const suspend: Effect = async (job) => {
  const { tx, row, actor, at } = job;
  await revokeSignIns(tx, row, { by: actor, at });
  await voidLinks(tx, row.Id, at);
  await notifyOwner(job, 'accountSuspended');
  return {};
};

export const reactivate: Effect = async (job) => {
  await notifyOwner(job, 'accountReactivated', '/login');
  return {};
};

export const resetTwoFactor: Effect = async (job) => {
  const { tx, row, actor, at } = job;
  requireStepUp(actor, at);
  await dropTwoFactor(tx, row.Id);
  await revokeSignIns(tx, row, { by: actor, at });
  await notifyOwner(job, 'twoFactorRemoved', '/forgot');
  return {};
};

/** The row is kept for history. */
export const remove: Effect = async ({ tx, row, at }) => {
  await revokeAccess(tx, row, at);
  return { Columns: { RemovedAt: at, PasswordHash: null } };
};
