/** Test: a portal killed during its first start completes the demo data on the next start. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInToApi } from './support/api.ts';
import { must } from './support/make-application.ts';
import { newPortal, type RunningPortal } from './support/start-portal.ts';

type Row = Record<string, string>;
const STATUSES = [
  'DRAFT',
  'INPROGRESS',
  'PENDING',
  'RETURNED',
  'UNDERREVIEW',
  'REJECTED',
  'REJECTED_FLOW',
  'REJECTED_STAFF',
  'CERTIFIED',
  'COMPLETED',
  'CANCELLED',
  'ARCHIVED',
  'WAITING',
];
let portal: RunningPortal;
beforeAll(async () => {
  portal = await newPortal(null);
});
afterAll(() => portal.stop());

describe('a killed portal', () => {
  test('during its first start comes up with complete demo data', async () => {
    portal.launch();
    // Waits for the uploads of the demo data, of which some are finished and others are not.
    while ((await filesIn(portal.dataDir)) < 60) await pause(20);
    await portal.kill();
    portal.launch();
    await portal.isReady();
    const admin = await signInToApi(portal.url, 'admin@demo.test');
    const all = must(await admin.get('/application/list', { PageSize: '100' })).Rows as Row[];
    expect(new Set(all.map((row) => row.ApplicationStatusCode))).toEqual(new Set(STATUSES));
    const client = await signInToApi(portal.url, 'client@demo.test');
    const drafts = must(await client.get('/application/list', { Status: 'INPROGRESS', PageSize: '100' }))
      .Rows as Row[];
    expect(new Set(drafts.map((row) => row.AssessmentType))).toEqual(
      new Set(['INITIAL', 'SURVEILLANCE', 'RENEWAL', 'SPECIAL']),
    );
    const numbers = all.map((row) => row.ApplicationNo).filter((no) => no !== null);
    expect(new Set(numbers).size).toBe(numbers.length);
    // 31 demo applications and one next cycle; an interrupted demo application is created again.
    expect(all.length).toBeGreaterThanOrEqual(32);
  });
});

async function filesIn(dataDir: string): Promise<number> {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries.filter((entry) => entry.isFile()).length;
}
