import { type Client, enter, type LivePortal } from './live.ts';
import type { TestPortal } from './portal.ts';
import { openSessionFor } from './portal.ts';

/** People with a socket to one of the processes of a test; `leave` ends all that have come. */
export function visitors(portal: () => TestPortal, usual: () => LivePortal) {
  const clients: Client[] = [];
  /** A session of its own for each call. */
  const session = (who: string): Promise<string> => openSessionFor(portal().db, who);
  async function come(who: string, at: LivePortal = usual(), token?: string): Promise<Client> {
    const client = await enter(at, token ?? (await session(who)));
    clients.push(client);
    return client;
  }
  const leave = (): void => {
    for (const client of clients.splice(0)) client.close();
  };
  return { session, come, leave };
}
