/**
 * Starts a portal of its own for a browser test, with settings of the test's choice and direct access to its
 * database: one process, or two API processes and two workers.
 */
import { type Connection, connect } from '#platform/server/database/connect.ts';
import { startEmbedded } from '#platform/server/database/embedded.ts';
import { NOT_LASTING } from '../../support/not-lasting.ts';
import { demoFolder, newDemoPortal } from './demo-data.ts';
import { newPortalPair, type PortalPair } from './portal-pair.ts';
import { isPair } from './processes.ts';
import type { RunningPortal } from './start-portal.ts';

export type OwnPortal<Portal extends RunningPortal = RunningPortal> = {
  url: string;
  databaseUrl: string;
  portal: Portal;
  /** Direct database connection, for example to change dates instead of waiting. */
  db: Connection['db'];
  /** Makes all sign-ins eleven minutes older; an identity proof is valid for ten. */
  letProofsGrowOld: () => Promise<unknown>;
  stop: () => Promise<void>;
};

type Settings = Readonly<Record<string, string>>;
/** Settings, or a function for settings that depend on the portal's URL. */
type SettingsInput = Settings | ((url: string) => Promise<Settings>);

/** Starts a portal on a separate database that the test controls. */
export async function startOwnPortal(settings: SettingsInput = {}): Promise<OwnPortal> {
  if (isPair('own')) return startOwnPair(settings);
  return startOn(await newDemoPortal(), settings);
}

/** The same with two API processes and two workers behind one address. */
export async function startOwnPair(settings: SettingsInput = {}): Promise<OwnPortal<PortalPair>> {
  return startOn(await newPortalPair(demoFolder()), settings);
}

async function startOn<Portal extends RunningPortal>(
  portal: Portal,
  input: SettingsInput,
): Promise<OwnPortal<Portal>> {
  const settings = typeof input === 'function' ? await input(portal.url) : input;
  const database = await startEmbedded({ dataDir: portal.dataDir, moreSettings: NOT_LASTING });
  const end = async () => {
    await portal.end();
    await database.stop();
    await portal.stop();
  };
  portal.launch({ DATABASE_URL: database.url, ...settings });
  // If the portal does not start, everything is stopped here, because the caller has no handle.
  await portal.isReady().catch((error: unknown) => end().then(() => Promise.reject(error)));
  const tables = connect(database.url, 1);
  return {
    url: portal.url,
    databaseUrl: database.url,
    portal,
    db: tables.db,
    letProofsGrowOld: () =>
      tables.db
        .updateTable('Session')
        .set({ ProvenAt: new Date(Date.now() - 11 * 60_000) })
        .execute(),
    stop: async () => {
      await tables.db.destroy();
      await end();
    },
  };
}
