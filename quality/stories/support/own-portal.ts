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
  /** Where waiting would take as long as a story, time is moved in its tables. */
  db: Connection['db'];
  /** Eleven minutes pass for everyone who is signed in; a proof of identity is valid for ten. */
  letProofsGrowOld: () => Promise<unknown>;
  stop: () => Promise<void>;
};

type Settings = Readonly<Record<string, string>>;
/** Some can be said only when the address is known. */
type SettingsInput = Settings | ((url: string) => Promise<Settings>);

/** A portal on a database that the test holds itself. */
export async function startOwnPortal(settings: SettingsInput = {}): Promise<OwnPortal> {
  if (isPair('own')) return startOwnPair(settings);
  return startOn(await newDemoPortal(), settings);
}

/** The same as two API processes and two workers behind one address. */
export async function startOwnPair(settings: SettingsInput = {}): Promise<OwnPortal<PortalPair>> {
  return startOn(await newPortalPair(demoFolder()), settings);
}

async function startOn<Portal extends RunningPortal>(
  portal: Portal,
  given: SettingsInput,
): Promise<OwnPortal<Portal>> {
  const settings = typeof given === 'function' ? await given(portal.url) : given;
  const database = await startEmbedded({ dataDir: portal.dataDir, moreSettings: NOT_LASTING });
  const end = async () => {
    await portal.end();
    await database.stop();
    await portal.stop();
  };
  portal.launch({ DATABASE_URL: database.url, ...settings });
  // The caller has no handle to stop it when it does not start.
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
