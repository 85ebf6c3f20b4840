import { afterAll, beforeAll } from 'vitest';
import { rawRequests, type SendRaw } from './raw-request.ts';
import { startWholePortal, type WholePortal } from './whole-portal.ts';

/** For a file of tests: all that one process serves, and how it is asked over the wire for a path as it is written. */
export function withRawRequests(take: (house: WholePortal, send: SendRaw) => void): void {
  let house: WholePortal | undefined;
  let wire: ReturnType<typeof rawRequests> | undefined;
  beforeAll(async () => {
    house = await startWholePortal();
    wire = rawRequests(house.port);
    take(house, wire.send);
  });
  afterAll(async () => {
    wire?.close();
    await house?.close();
  });
}
