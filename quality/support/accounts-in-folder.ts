import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Accounts, startAccounts } from './accounts.ts';

/**
 * Starts the accounts test portal with a separate data directory, which contains the key of second factors;
 * both are removed at the end.
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
