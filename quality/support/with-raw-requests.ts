import { afterAll, beforeAll } from 'vitest';
import { rawRequests, type SendRaw } from './raw-request.ts';
import { startWholePortal, type WholePortal } from './whole-portal.ts';

/** For a file of tests: all that one process serves, and how it is asked over the wire for a path as it is written. */
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
