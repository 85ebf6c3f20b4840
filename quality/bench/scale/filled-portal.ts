/**
 * Starts a portal that is filled with a given number of applications, or opens an existing data directory,
 * and signs demo users in to it, for the scale benchmark.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newPortal, type RunningPortal } from '../../stories/support/start-portal.ts';

const SEED = join(import.meta.dirname, '../../../apps/server/commands/seed.command.ts');

/** Starts a portal with the given number of applications: from an existing data directory, or seeded now. */
export async function filledPortal(applications: number, own?: string): Promise<RunningPortal> {
  const portal = await newPortal(null, own);
  portal.launch();
  await portal.isReady();
  if (own) return portal;
  await portal.end();
  const { DATABASE_URL: _database, ...environment } = process.env;
  await promisify(execFile)(process.execPath, [SEED, '--applications', String(applications)], {
    env: { ...environment, DATA_DIR: portal.dataDir },
  });
  portal.launch();
  await portal.isReady();
  return portal;
}

const PASSWORD = 'Portal-demo-2026';

/** Returns a session token of a demo user. */
export async function signIn(url: string, user: string): Promise<string> {
  const audience = user.includes('client') ? 'web' : 'backend';
  const answer = await fetch(`${url}/api/auth/${audience}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Email: `${user}@demo.test`, Password: PASSWORD }),
  });
  const { data } = await answer.json();
  if (!data?.Token) throw new Error(`${user} cannot sign in: ${answer.status}`);
  return data.Token;
}
