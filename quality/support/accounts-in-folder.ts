import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Accounts, startAccounts } from './accounts.ts';

/**
 * Starts the small accounts portal of `accounts.ts` with its own data folder, which contains the key that
 * encrypts second factors; closing it removes both.
 */
export async function startAccountsInFolder(): Promise<Accounts & { folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'assay-accounts-'));
  const accounts = await startAccounts({ DATA_DIR: folder });
  return {
    ...accounts,
    folder,
    close: async () => {
      await accounts.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
