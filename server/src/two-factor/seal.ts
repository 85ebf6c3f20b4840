import { seal as sealed, unseal as unsealed } from '../secret/seal.ts';
import type { Settings } from '../settings.ts';

const of = (accountId: number) => ({ purpose: 'authenticator', owner: `account ${accountId}` });

/** Encrypts an authenticator's secret for one account: moved to another account's row it no longer opens. */
export const seal = (settings: Settings, accountId: number, secret: string): Promise<Buffer> =>
  sealed(settings, of(accountId), secret);

/** Throws when the key is another one, or a single bit has changed. */
export const unseal = (settings: Settings, accountId: number, bytes: Buffer): Promise<string> =>
  unsealed(settings, of(accountId), bytes);
