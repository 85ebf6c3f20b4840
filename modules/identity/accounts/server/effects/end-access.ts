import {
  dropIdentities,
  dropTwoFactor,
  endSessions,
  voidLinks,
} from '#modules/identity/sign-in/server/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { accessEnded } from '../hooks.ts';

type Ended = { Id: number; OrganisationId: number | null };

/**
 * Of an account that is removed: everything that signs in with it goes, and what was shared with it is so no longer.
 * What it made stays with its organisation.
 */
export async function endAccess(tx: Tx, { Id, OrganisationId }: Ended, at: Date): Promise<void> {
  await endSessions(tx, Id, at);
  await voidLinks(tx, Id, at);
  await dropTwoFactor(tx, Id);
  await dropIdentities(tx, Id);
  await accessEnded.run({ tx, account: { Id, OrganisationId } });
}
