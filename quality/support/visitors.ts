import { type Client, enter, type LivePortal } from './live.ts';
import type { TestPortal } from './portal.ts';
import { openSessionFor } from './portal.ts';

/**
 * Opens sessions and live connections of demo users to the live servers of a test file, and closes all
 * connections afterwards, for tests of live updates.
 */
export function visitors(portal: () => TestPortal, usual: () => LivePortal) {
  const clients: Client[] = [];
  /** Opens a separate session for each call. */
  const session = (user: string): Promise<string> => openSessionFor(portal().db, user);
  async function come(user: string, at: LivePortal = usual(), token?: string): Promise<Client> {
    const client = await enter(at, token ?? (await session(user)));
    clients.push(client);
    return client;
  }
  const leave = (): void => {
    for (const client of clients.splice(0)) client.close();
  };
  return { session, come, leave };
}
