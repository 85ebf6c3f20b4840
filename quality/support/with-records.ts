import { afterAll, beforeAll } from 'vitest';
import { type AccessRecords, makeAccessRecords } from './access-records.ts';
import { startTestPortal, type TestPortal } from './portal.ts';

/**
 * Starts a test portal with one record of every kind for several users before the tests of a file, and
 * closes it afterwards, for access tests.
 */
export function withRecords(take: (portal: TestPortal, records: AccessRecords) => void): void {
  let portal: TestPortal | undefined;
  beforeAll(async () => {
    portal = await startTestPortal();
    take(portal, await makeAccessRecords(portal));
  });
  afterAll(() => portal?.close());
}
