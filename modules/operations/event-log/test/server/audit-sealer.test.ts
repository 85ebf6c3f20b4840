import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { auditRepeated } from '#platform/server/audit/audit-repeated.ts';
import { type Connection, connect } from '#platform/server/database/connect.ts';
import { type Observed, observeInto } from '#platform/server/operation/metrics/observe.ts';
import { createTestDatabase, type TestDatabase } from '#quality/support/database.ts';
import { runAuditSealer } from '../../server/chain/run-audit-sealer.ts';

let database: TestDatabase;
let connection: Connection;
const counted: Observed[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url, 3);
  observeInto((...observed) => void counted.push(observed));
});
afterAll(async () => {
  observeInto(() => undefined);
  await connection.db.destroy();
  await database.drop();
});

let errors: ReturnType<typeof spyOn>;
let notes: ReturnType<typeof spyOn>;
const spyOn = (name: 'error' | 'log') => vi.spyOn(console, name).mockImplementation(() => undefined);
beforeEach(() => {
  counted.length = 0;
  errors = spyOn('error');
  notes = spyOn('log');
});
afterEach(() => vi.restoreAllMocks());

/** The table is away under another name, so every attempt fails and nothing is lost. */
const renameTable = (from: string, to: string) =>
  sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(connection.db);

const failures = (task: string) =>
  counted.filter(([name, labels]) => name === 'assay_background_failures_total' && labels.task === task);

const linesOf = (spy: ReturnType<typeof spyOn>) => spy.mock.calls.map(([text]) => String(text));

async function until(isReached: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await isReached())) {
    if (Date.now() > end) throw new Error('not reached within 20 seconds');
    await wait(50);
  }
}

const countedRows = async (): Promise<unknown[]> => {
  const rows = await connection.db
    .selectFrom('Audit')
    .select('Detail')
    .where('Object', '=', 'flood')
    .execute();
  return rows.flatMap(({ Detail }) => Detail?.Times ?? []);
};

test('a failing write of repeated events is logged once per outage, counted, and repeated later', async () => {
  for (let nr = 0; nr < 8; nr += 1)
    await auditRepeated(connection.db, { AccountId: null, Event: 'DENIED', Object: 'flood' });
  await sql`update audit_repeat set started_at = now() - interval '11 minutes'`.execute(connection.db);
  await renameTable('audit_repeat', 'audit_repeat_away');
  const sealer = runAuditSealer(connection.db, undefined, 1);
  try {
    await until(() => failures('event log repeats').length >= 3);
    expect(linesOf(errors)).toEqual([
      'event log repeats: the rows of repeated events are not written; retrying:',
    ]);
    expect(errors.mock.calls[0]?.[1]).toMatchObject({ message: expect.stringContaining('audit_repeat') });
    expect(await countedRows()).toEqual([]);

    await renameTable('audit_repeat_away', 'audit_repeat');
    await until(async () => (await countedRows()).length > 0);
    expect(await countedRows()).toEqual([3]);
    await until(() => notes.mock.calls.length > 0);
    expect(linesOf(notes)).toEqual(['event log repeats: works again']);

    // The next outage is another one.
    await renameTable('audit_repeat', 'audit_repeat_away');
    await until(() => errors.mock.calls.length > 1);
    expect(linesOf(errors)).toHaveLength(2);
  } finally {
    await sealer.stop();
    await sql`alter table if exists audit_repeat_away rename to audit_repeat`.execute(connection.db);
  }
}, 60_000);

test('a failing seal is logged once per outage and counted', async () => {
  await renameTable('audit_unsealed', 'audit_unsealed_away');
  const sealer = runAuditSealer(connection.db);
  try {
    await until(() => failures('event log chain').length >= 3);
    expect(linesOf(errors)).toEqual(['event log chain: new rows are not sealed; retrying:']);
    expect(failures('event log repeats')).toEqual([]);
  } finally {
    await sealer.stop();
    await renameTable('audit_unsealed_away', 'audit_unsealed');
  }
}, 60_000);
