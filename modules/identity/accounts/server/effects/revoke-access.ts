import {
  dropIdentities,
  dropTwoFactor,
  revokeSessions,
  voidLinks,
} from '#modules/identity/sign-in/server/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { accessRevoked } from '../hooks.ts';

type RevokedAccount = { Id: number; OrganisationId: number | null };

/**
 * Of an account that is removed: everything that signs in with it goes, and what was shared with it is so no longer.
 * What it made stays with its organisation.
 */
export async function revokeAccess(tx: Tx, { Id, OrganisationId }: RevokedAccount, at: Date): Promise<void> {
  await revokeSessions(tx, Id, at);
  await voidLinks(tx, Id, at);
  await dropTwoFactor(tx, Id);
  await dropIdentities(tx, Id);
  await accessRevoked.run({ tx, account: { Id, OrganisationId } });
}
