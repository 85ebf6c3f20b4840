import type { Server } from 'node:http';
import { authentication } from '#modules/identity/sign-in/server/authentication.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { startPresence } from '#platform/server/realtime/presence.ts';
import { startRealtime } from '#platform/server/realtime/start-realtime.ts';
import { httpModules } from './http-modules.ts';
import { reloadSettings, reloadTexts } from './start-cache-refresh.ts';

/**
 * Starts the live connections to browsers with presence and with the rooms and lists that the modules
 * provide; a room, list or channel provided by two modules is an error.
 */
export async function startPortalRealtime({ db, settings }: Portal, server: Server, url: string) {
  const presence = startPresence(db);
  const parts = httpModules.map(({ name, http }) => ({ name, live: http.live?.(db, presence) ?? {} }));
  const realtime = await startRealtime({
    server,
    settings,
    url,
    gate: (hashes) => authentication.activeSessions(db, hashes),
    rooms: merged(parts.map(({ name, live }) => ({ name, entries: live.rooms }))),
    lists: merged(parts.map(({ name, live }) => ({ name, entries: live.lists }))),
    evict: merged(parts.map(({ name, live }) => ({ name, entries: live.evict }))),
    texts: () => reloadTexts(db),
    setting: () => reloadSettings(db),
    onOpen: presence.hold,
  });
  return {
    sockets: realtime.sockets,
    stop: async () => {
      await realtime.stop();
      await presence.stop();
    },
  };
}

type Part<Entry> = { name: string; entries?: Readonly<Record<string, Entry>> | undefined };

/** Merges the modules' entries; a key provided by two modules is an error. */
function merged<Entry>(parts: readonly Part<Entry>[]): Readonly<Record<string, Entry>> {
  const all: Record<string, Entry> = {};
  const owners = new Map<string, string>();
  for (const { name, entries = {} } of parts)
    for (const [key, entry] of Object.entries(entries)) {
      const owner = owners.get(key);
      if (owner) throw new Error(`${owner} and ${name} both provide the live room, list or channel ${key}.`);
      owners.set(key, name);
      all[key] = entry;
    }
  return all;
}
