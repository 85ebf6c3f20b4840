import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appendLeaves } from '#modules/certification/transparency-log/server/append-leaves.ts';
import { onSavepoints } from '#modules/operations/service-trial/server/on-savepoints.ts';
import { runChecker } from '#modules/operations/status/server/run-checker.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { logSealedRows } from '#platform/server/audit/log-sealed-rows.ts';
import { newestSeal, sealRows } from '#platform/server/audit/seal-rows.ts';
import { connect, type Db, type Tx } from '#platform/server/database/connect.ts';
import { createLog } from '#platform/server/operation/create-log.ts';
import { certificateFixture } from '#quality/support/certificate-fixture.ts';
import { inRolledBackTransaction } from '#quality/support/on-transaction.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { checkAudit } from '../../server/chain/check/check-audit.ts';

const ROWS = 6;
let portal: TestPortal;
const fixture = certificateFixture(() => portal);

beforeAll(async () => {
  portal = await startTestPortal();
  for (let nr = 1; nr <= ROWS; nr += 1)
    await audit(portal.db, { AccountId: null, Event: 'LOGIN', Object: `row ${nr}`, Detail: { Nr: nr } });
  await sealAll();
});
afterAll(() => portal.close());

async function sealAll(): Promise<void> {
  while ((await sealRows(portal.db)) > 0);
}

async function found(db: Db = portal.db): Promise<string[]> {
  const all: string[] = [];
  for await (const { Check, About } of checkAudit({ db })) all.push(`${Check} ${About}`);
  return all;
}

const idOf = async (nr: number): Promise<number> =>
  (
    await portal.db
      .selectFrom('Audit')
      .select('Id')
      .where('Object', '=', `row ${nr}`)
      .executeTakeFirstOrThrow()
  ).Id;

/** Disables the guards for this transaction, as the owner of the tables can. */
async function withoutGuards(tx: Tx): Promise<void> {
  for (const table of ['audit', 'audit_seal'])
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
}

/**
 * Differences detected after an attacker with full database access made changes; everything is rolled back.
 */
const tampered = (work: (tx: Tx, joined: Db) => Promise<unknown>): Promise<string[]> =>
  foundAfter(async (tx, joined) => {
    await withoutGuards(tx);
    await work(tx, joined);
  });

async function foundAfter(work: (tx: Tx, joined: Db) => Promise<unknown>): Promise<string[]> {
  let all: string[] = [];
  await inRolledBackTransaction(portal.db, async (tx, joined) => {
    await work(tx, joined);
    all = await found(joined);
  });
  return all;
}

test('an unmodified log is intact', async () => {
  expect(await found()).toEqual([]);
});

test('one changed bit in any column is reported with the row', async () => {
  const id = await idOf(3);
  for (const change of [
    sql`at = at + interval '1 microsecond'`,
    sql`account_id = 7`,
    sql`event = 'LOGIM'`,
    sql`object = null`,
    sql`address = '10.0.0.1'`,
    sql`detail = '{"Nr": 2}'`,
    sql`session_id = 1`,
    sql`agent = 'x'`,
  ])
    expect(await tampered((tx) => sql`update audit set ${change} where id = ${id}`.execute(tx))).toEqual([
      `ROW_CHANGED #${id}`,
    ]);
});

test('a removed row, a removed seal, and both', async () => {
  const id = await idOf(4);
  const { No } = await portal.db
    .selectFrom('AuditSeal')
    .select('No')
    .where('AuditId', '=', id)
    .executeTakeFirstOrThrow();
  const row = sql`delete from audit where id = ${id}`;
  const seal = sql`delete from audit_seal where audit_id = ${id}`;
  expect(await tampered((tx) => row.execute(tx))).toEqual([`ROW_GONE #${id}`]);
  expect(await tampered((tx) => seal.execute(tx))).toEqual([`SEAL_GONE № ${No}`, `ROW_UNSEALED #${id}`]);
  expect(
    await tampered(async (tx) => {
      await row.execute(tx);
      await seal.execute(tx);
    }),
  ).toEqual([`SEAL_GONE № ${No}`]);
});

test('a row inserted past the trigger or with an earlier date', async () => {
  const [inserted] = await tampered((tx) =>
    sql`insert into audit (event, object) values ('LOGIN', 'past the trigger')`.execute(tx),
  );
  expect(inserted).toMatch(/^ROW_UNSEALED #\d+$/);
  const backDated = await foundAfter(async (tx, joined) => {
    await sql`insert into audit (event, object, at) values ('LOGIN', 'yesterday', now() - interval '1 day')`.execute(
      tx,
    );
    await sealRows(joined);
  });
  expect(backDated).toHaveLength(1);
  expect(backDated[0]).toMatch(/^DATED_BACK #\d+$/);
});

test('two exchanged rows are both reported', async () => {
  const [one, two] = [await idOf(2), await idOf(5)];
  const swapped = await tampered(async (tx) => {
    await sql`update audit_seal set audit_id = -1 where audit_id = ${one}`.execute(tx);
    await sql`update audit_seal set audit_id = ${one} where audit_id = ${two}`.execute(tx);
    await sql`update audit_seal set audit_id = ${two} where audit_id = -1`.execute(tx);
  });
  expect(swapped.toSorted()).toEqual([`ROW_CHANGED #${one}`, `ROW_CHANGED #${two}`].toSorted());
});

test('a row with a recalculated hash breaks the next one', async () => {
  const [id, next] = [await idOf(3), await idOf(4)];
  const broken = await tampered(async (tx) => {
    await sql`update audit set object = 'another' where id = ${id}`.execute(tx);
    await sql`update audit_seal set hash = sha256('anything') where audit_id = ${id}`.execute(tx);
  });
  expect(broken).toEqual([`ROW_CHANGED #${id}`, `ROW_CHANGED #${next}`]);
});

test('each sealed row is a line outside the database, with its number and hash and without details', async () => {
  const lines: string[] = [];
  const toLog = createLog(
    { NODE_ENV: 'production', LOG_LEVEL: undefined },
    { write: (line) => lines.push(line) },
  );
  await audit(portal.db, {
    AccountId: null,
    Event: 'LOGIN',
    Object: 'outside',
    Detail: { Email: 'a@b.example' },
  });
  await sealRows(portal.db, 100, logSealedRows(portal.db, toLog));
  const newest = await newestSeal(portal.db);
  const outside = lines.map((line) => JSON.parse(line)).find((one) => one.Object === 'outside');
  expect(outside).toMatchObject({
    msg: 'event log',
    Event: 'LOGIN',
    UserKey: null,
    Hash: expect.any(String),
  });
  expect([lines.length, outside.No, outside.Hash]).toEqual([1, newest?.No, newest?.Hash.toString('base64')]);
  expect(lines.join()).not.toContain('b.example');
});

test('a connection as the owner is refused as well', async () => {
  for (const statement of [
    sql`update audit set event = 'X'`,
    sql`delete from audit`,
    sql`truncate audit`,
    sql`update audit_seal set no = no + 100`,
    sql`delete from audit_seal`,
    sql`truncate audit_seal`,
  ])
    await expect(statement.execute(portal.db)).rejects.toThrow(/kept for ever/);
});

test('ten concurrent sealers create one chain, and a row committed late is placed at the end', async () => {
  let finish: () => void = () => undefined;
  const mayFinish = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let begun: () => void = () => undefined;
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const late = portal.db.transaction().execute(async (tx) => {
    await audit(tx, { AccountId: null, Event: 'LOGIN', Object: 'late' });
    begun();
    await mayFinish;
  });
  await hasBegun;
  // A sequence number that was taken and never used is not a gap in the chain.
  await portal.db
    .transaction()
    .execute(async (tx) => {
      await audit(tx, { AccountId: null, Event: 'LOGIN', Object: 'taken back' });
      throw new Error('taken back');
    })
    .catch(() => undefined);
  for (let nr = 0; nr < 30; nr += 1)
    await audit(portal.db, { AccountId: null, Event: 'LOGOUT', Object: 'early' });
  await Promise.all(Array.from({ length: 10 }, () => sealRows(portal.db, 7)));
  await sealAll();
  const before = await newestSeal(portal.db);
  finish();
  await late;
  await sealAll();
  const after = await newestSeal(portal.db);
  expect(after?.No).toBe((before?.No ?? 0) + 1);
  expect(after?.AuditId).toBeLessThan(before?.AuditId ?? 0);
  expect(await found()).toEqual([]);
});

test('a killed sealer leaves nothing half done', async () => {
  await audit(portal.db, { AccountId: null, Event: 'LOGIN', Object: 'before the kill' });
  const { db, pool } = connect(String(portal.portal.settings.DATABASE_URL), 1);
  const pid = await new Promise<number>((resolve) => {
    void db
      .transaction()
      .execute(async (tx) => {
        const { rows } = await sql<{ Pid: number }>`select pg_backend_pid() as pid`.execute(tx);
        await sealRows(onSavepoints(tx));
        resolve(rows[0]?.Pid ?? 0);
        await new Promise(() => undefined);
      })
      .catch(() => undefined);
  });
  // The other transaction has the lock: no other process seals, and none waits.
  expect(await sealRows(portal.db)).toBe(0);
  await sql`select pg_terminate_backend(${pid})`.execute(portal.db);
  await expect.poll(() => sealRows(portal.db)).toBe(1);
  expect(await found()).toEqual([]);
  void pool.end();
});

test('a rewritten chain does not match the signed public log', async () => {
  await fixture.issued({ no: 'QM-2025-00001' });
  await sealAll();
  await appendLeaves(portal.portal);
  expect(await found()).toEqual([]);
  const id = await idOf(1);
  const rewritten = await tampered(async (tx, joined) => {
    await sql`update audit set object = 'another' where id = ${id}`.execute(tx);
    await sql`delete from audit_seal`.execute(tx);
    await sql`insert into audit_unsealed select id from audit`.execute(tx);
    await sealRows(joined, 10_000);
  });
  expect(rewritten).toEqual([expect.stringMatching(/^STATE_REWRITTEN № \d+ /)]);
});

test('the nightly check reports how far the chain is intact, and what is not', async () => {
  await sealAll();
  const newest = await newestSeal(portal.db);
  await runChecker(portal.portal, 'AUDIT');
  const check = await portal.db
    .selectFrom('Audit')
    .select('Detail')
    .where('Event', '=', 'AUDIT_CHECK')
    .executeTakeFirstOrThrow();
  expect(check.Detail).toMatchObject({ Differences: 0, Sealed: newest?.No, Row: newest?.AuditId });
  const id = await idOf(2);
  await portal.db.transaction().execute(async (tx) => {
    await withoutGuards(tx);
    await sql`update audit set object = 'another' where id = ${id}`.execute(tx);
  });
  await runChecker(portal.portal, 'AUDIT');
  const mails = await portal.db
    .selectFrom('Mail')
    .select(['Recipient', 'Text'])
    .where('Cause', 'like', 'checker:AUDIT:%')
    .execute();
  expect(mails.map(({ Recipient }) => Recipient).toSorted()).toEqual(['admin@demo.test', 'it@demo.test']);
  expect(mails[0]?.Text).toContain(`#${id}`);
});
