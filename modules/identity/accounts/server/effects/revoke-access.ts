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
 * Revokes a removed account's access: sessions, links, second factors, identities and shared applications.
 * Its own work stays with its organisation.
 */
export async function revokeAccess(tx: Tx, { Id, OrganisationId }: RevokedAccount, at: Date): Promise<void> {
  await revokeSessions(tx, Id, at);
  await voidLinks(tx, Id, at);
  await dropTwoFactor(tx, Id);
  await dropIdentities(tx, Id);
  await accessRevoked.run({ tx, account: { Id, OrganisationId } });
}
