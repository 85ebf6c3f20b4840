import { afterAll, beforeAll } from 'vitest';
import { type AccessRecords, makeAccessRecords } from './access-records.ts';
import { startTestPortal, type TestPortal } from './portal.ts';

/** Starts a portal with records of several users for a test file. */
export function withRecords(take: (portal: TestPortal, records: AccessRecords) => void): void {
  let portal: TestPortal | undefined;
  beforeAll(async () => {
    portal = await startTestPortal();
    take(portal, await makeAccessRecords(portal));
  });
  afterAll(() => portal?.close());
}
