import { afterAll, beforeAll } from 'vitest';
import { type AccessRecords, makeAccessRecords } from './access-records.ts';
import { startTestPortal, type TestPortal } from './portal.ts';

/** For a file of tests: a portal, and records of several people in it. */
export function withRecords(take: (house: TestPortal, records: AccessRecords) => void): void {
  let house: TestPortal | undefined;
  beforeAll(async () => {
    house = await startTestPortal();
    take(house, await makeAccessRecords(house));
  });
  afterAll(() => house?.close());
}
