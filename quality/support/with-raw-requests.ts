import { afterAll, beforeAll } from 'vitest';
import { rawRequests, type SendRaw } from './raw-request.ts';
import { startWholePortal, type WholePortal } from './whole-portal.ts';

/**
 * Starts a whole portal on a real port before the tests of a file and gives them a function that sends
 * requests with unmodified paths; closes both afterwards.
 */
export function withRawRequests(take: (portal: WholePortal, send: SendRaw) => void): void {
  let portal: WholePortal | undefined;
  let wire: ReturnType<typeof rawRequests> | undefined;
  beforeAll(async () => {
    portal = await startWholePortal();
    wire = rawRequests(portal.port);
    take(portal, wire.send);
  });
  afterAll(async () => {
    wire?.close();
    await portal?.close();
  });
}
