import { voidLinks } from '#modules/identity/sign-in/server/links.ts';
import { needProof } from '#modules/identity/sign-in/server/need-proof.ts';
import { sendOpeningLink } from '#modules/identity/sign-in/server/opening-link.ts';
import { refuseTaken } from '../email-taken.ts';
import type { AccountJob } from '../job.ts';
import { endEntry } from './end-entry.ts';
import { tellOwner } from './tell-owner.ts';

/**
 * Another address takes the account: what was open for the old one ends, and its owner is told there. Who signs in at
 * the identity provider is known again by the new address. Who was invited to a mistyped address gets the invitation
 * at the right one instead.
 */
export async function changeEmail(job: AccountJob, email: string): Promise<void> {
  const { tx, row, actor, at, portal } = job;
  if (email === row.Email.toLowerCase()) return;
  needProof(actor, at);
  await refuseTaken(tx, email);
  await endEntry(tx, row, { by: actor, at });
  await voidLinks(tx, row.Id, at);
  await tx.deleteFrom('Identity').where('AccountId', '=', row.Id).execute();
  if (row.Status === 'PENDING')
    return sendOpeningLink(tx, portal.settings, { ...row, Email: email }, row.Language, at);
  await tellOwner(job, 'emailChanged');
}
