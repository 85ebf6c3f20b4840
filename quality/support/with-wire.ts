import { afterAll, beforeAll } from 'vitest';
import { type Send, sending } from './sending.ts';
import { startWholePortal, type WholePortal } from './whole-portal.ts';

/** For a file of tests: all that one process serves, and how it is asked over the wire for a path as it is written. */
export function withWire(take: (house: WholePortal, send: Send) => void): void {
  let house: WholePortal | undefined;
  let wire: ReturnType<typeof sending> | undefined;
  beforeAll(async () => {
    house = await startWholePortal();
    wire = sending(house.port);
    take(house, wire.send);
  });
  afterAll(async () => {
    wire?.close();
    await house?.close();
  });
}
