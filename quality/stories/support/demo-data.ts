/**
 * Creates the demo data of a portal once per test run, provides its folder, and prepares test portals that
 * start with a copy of it, because creating it takes longer than many tests.
 */
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type Connection, connect } from '#platform/server/database/connect.ts';
import { startEmbedded } from '#platform/server/database/embedded.ts';
import { NOT_LASTING } from '../../support/not-lasting.ts';
import { newPortal } from './start-portal.ts';

const TIMEOUT_MS = 180_000;
/**
 * Environment variable with the folder of the demo data, for test workers; `npm test` may create it in
 * advance.
 */
const FOLDER = 'E2E_DEMO_DATA';

/**
 * Starts a portal as a new user would, waits until all demo data and its documents exist, stops it and
 * returns the data folder. Test portals start with a copy, because creating the data takes longer than many
 * tests.
 */
export async function makeDemoData(): Promise<string> {
  const portal = await newPortal(null);
  const folder = portal.dataDir;
  const database = await startEmbedded({ dataDir: folder, moreSettings: NOT_LASTING });
  portal.launch({ DATABASE_URL: database.url });
  await portal.isReady();
  const { db } = connect(database.url, 1);
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await pause(500)) if (await isDone(db)) break;
  await db.destroy();
  await portal.end();
  await database.stop();
  return folder;
}

/** Returns existing demo data, which its creator also removes; otherwise creates it. */
export async function provideDemoData(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const existing = demoFolder();
  if (existing) return { folder: existing, remove: async () => undefined };
  const folder = await makeDemoData();
  process.env[FOLDER] = folder;
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Checks that all certificates are printed and all events are in the public log. */
async function isDone(db: Connection['db']): Promise<boolean> {
  const page = db.selectFrom('CertificateDocument').select('Id').where('Status', '=', 'INTENDED');
  const line = db.selectFrom('LogPending').select('Id');
  const [pages, lines] = await Promise.all([page.execute(), line.execute()]);
  return pages.length + lines.length === 0;
}

/**
 * Folder that a new portal's data is copied from; null if none was created, so that the portal creates its
 * own.
 */
export const demoFolder = (): string | null => process.env[FOLDER] || null;

/** Prepares a portal with the demo data. */
export const newDemoPortal = () => newPortal(demoFolder());
