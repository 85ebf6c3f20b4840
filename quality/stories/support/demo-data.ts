import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type Connection, connect } from '#platform/server/database/connect.ts';
import { startEmbedded } from '#platform/server/database/embedded.ts';
import { NOT_LASTING } from '../../support/not-lasting.ts';
import { newPortal } from './start-portal.ts';

const TIMEOUT_MS = 180_000;
/** Where it lies, for the workers that the tests run in; `npm test` may have had it made before. */
const FOLDER = 'E2E_DEMO_DATA';

/**
 * The data folder of a portal as a new user starts it, stopped once it has played all its demo stories and made what they
 * request. Test portals begin with a copy of it: playing the stories takes longer than many a test.
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

/** Existing demo data, which its creator also removes; otherwise created now. */
export async function provideDemoData(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const given = demoFolder();
  if (given) return { folder: given, remove: async () => undefined };
  const folder = await makeDemoData();
  process.env[FOLDER] = folder;
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Every page is printed and every line of a story is in the public log. */
async function isDone(db: Connection['db']): Promise<boolean> {
  const page = db.selectFrom('CertificateDocument').select('Id').where('Status', '=', 'INTENDED');
  const line = db.selectFrom('LogPending').select('Id');
  const [pages, lines] = await Promise.all([page.execute(), line.execute()]);
  return pages.length + lines.length === 0;
}

/** Where a portal's own copy is taken from; null where none were made before: then it makes them itself. */
export const demoFolder = (): string | null => process.env[FOLDER] || null;

/** A portal that begins with the demo data. */
export const newDemoPortal = () => newPortal(demoFolder());
