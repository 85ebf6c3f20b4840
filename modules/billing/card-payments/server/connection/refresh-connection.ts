/**
 * Fetches the connected account's current state from the card provider and stores it: card payment is
 * offered only while the account accepts charges. Reports whether the provider was unreachable.
 */
import type { Portal } from '#platform/server/http/context.ts';
import { isOfOtherMode, keyMode } from '../provider/key-mode.ts';
import { providers } from '../provider/providers.ts';
import type { AccountState } from '../provider/types.ts';
import { storedConnection } from './stored-connection.ts';

/** Longer than the provider normally takes; after that the caller gets the last known state. */
const TIMEOUT_MS = 6_000;

/**
 * Fetches and stores the state of the connected account: payments are offered exactly while the account
 * accepts them. Returns whether the provider could be reached.
 */
export async function refreshConnection(portal: Portal, at: Date): Promise<{ IsAway: boolean }> {
  const { db, settings } = portal;
  const known = await storedConnection(db, settings);
  if (!known) return { IsAway: false };
  // With a key of the other mode the provider cannot report the account's state, and payments are not
  // allowed.
  if (isOfOtherMode(known, settings)) {
    await db
      .updateTable('PaymentConnection')
      .set({ IsCharging: false })
      .where('Provider', '=', known.Provider)
      .where('Mode', '=', known.Mode)
      .execute();
    return { IsAway: false };
  }
  const state = await withTimeout(
    providers[known.Provider](portal).then((one) => one.account(known.Account)),
  );
  if (state === null) return { IsAway: true };
  await db
    .updateTable('PaymentConnection')
    .set({ ...state, Name: state.Name || known.Name, Mode: keyMode(settings), CheckedAt: at })
    .where('Provider', '=', known.Provider)
    // Another account may have been connected while the provider was queried.
    .where('Account', 'is not distinct from', known.Account)
    .execute();
  return { IsAway: false };
}

const unanswered = (problem: unknown): null => {
  console.error('payment: the account could not be synchronised:', problem);
  return null;
};

async function withTimeout(pending: Promise<AccountState>): Promise<AccountState | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), TIMEOUT_MS);
  });
  try {
    return await Promise.race([pending.catch(unanswered), late]);
  } finally {
    clearTimeout(timer);
  }
}
