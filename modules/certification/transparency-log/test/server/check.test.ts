import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addEvent } from '#modules/certification/certificates/server/add-event.ts';
import { runChecker } from '#modules/operations/status/server/run-checker.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Db, Queries, Tx } from '#platform/server/database/connect.ts';
import { certificateFixture } from '#quality/support/certificate-fixture.ts';
import { inRolledBackTransaction } from '#quality/support/on-transaction.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { hashOfLeaf } from '#quality/support/rfc6962.ts';
import { appendLeaves } from '../../server/append-leaves.ts';
import { checkLog } from '../../server/check/check-log.ts';
import { compareLeaves, leavesOfMany } from '../../server/check/leaves-of.ts';
import type { LogCheck, LogDifference } from '../../server/check/types.ts';
import { emptyFrontier, grow } from '../../server/frontier.ts';

const NO = 'QM-2025-00001';
const DAY_MS = 86_400_000;
const TODAY = hongKongDate(new Date());
/** The log began three days ago; the nightly check recorded its first entries then. */
const BEGUN = new Date(Date.now() - 3 * DAY_MS);
const CLEAN = { Differences: 0 };

let testPortal: TestPortal;
let id: number;
let recordedStates: number;
const fixture = certificateFixture(() => testPortal);

const change = (tx: Tx, at = new Date(), on = hongKongDate(at)) =>
  addEvent(tx, id, {
    ...{ Event: 'SUSPENDED', From: 'PUBLISHED', To: 'SUSPENDED', at },
    ...{ EffectiveOn: on, Revision: 1, account: null },
  });

beforeAll(async () => {
  testPortal = await startTestPortal();
  ({ id } = await fixture.issued({ no: NO }));
  const atBeginning = { ...testPortal.portal, clock: () => BEGUN };
  await testPortal.db.transaction().execute((tx) => change(tx, BEGUN));
  await appendLeaves(atBeginning);
  await runChecker(atBeginning, 'LOG');
  recordedStates = (await sizes())[0] ?? 0;
  for (let round = 0; round < 3; round += 1) {
    await testPortal.db.transaction().execute((tx) => change(tx));
    await testPortal.db.transaction().execute((tx) => change(tx));
    await appendLeaves(testPortal.portal);
  }
}, 60_000);
afterAll(() => testPortal.close());

const sizes = async () =>
  (await testPortal.db.selectFrom('LogCheckpoint').select('Size').orderBy('Size').execute()).map(
    ({ Size }) => Size,
  );

async function found(db: Db): Promise<LogDifference[]> {
  const all: LogDifference[] = [];
  for await (const difference of checkLog({ db })) all.push(difference);
  return all;
}

/** Acts as the owner of the tables, for this transaction only. */
async function withoutGuards(tx: Tx): Promise<void> {
  await sql`alter table certificate_event disable trigger certificate_event_protected`.execute(tx);
  for (const table of ['log_leaf', 'log_node', 'log_checkpoint', 'certificate_document'])
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
  await sql`alter table log_leaf drop constraint log_leaf_certificate_id_seq_fkey`.execute(tx);
}

/** Simulates an attacker who controls the database but not the key, and knows how the log is built. */
async function rebuildTree(tx: Tx): Promise<void> {
  const leaves = await tx.selectFrom('LogLeaf').select('Entry').orderBy('Index').execute();
  await tx.deleteFrom('LogNode').execute();
  const frontier = emptyFrontier();
  const nodes: { Level: number; Index: number; Hash: Buffer }[] = [];
  for (const { Entry } of leaves)
    grow(frontier, hashOfLeaf(Buffer.from(Entry)), (node, Hash) => {
      nodes.push({ ...node, Hash });
      return Hash;
    });
  await tx.insertInto('LogNode').values(nodes).execute();
}

/** Simulates an attacker with database and key: rewrites the whole log, state by state. */
async function rewriteLog(tx: Tx, joined: Db): Promise<void> {
  const states = await sizes();
  for (const table of ['LogLeaf', 'LogNode', 'LogCheckpoint'] as const) await tx.deleteFrom(table).execute();
  const events = await tx
    .selectFrom('CertificateEvent')
    .select(['CertificateId', 'Seq'])
    .orderBy('Seq')
    .execute();
  for (const [at, to] of states.entries()) {
    await tx
      .insertInto('LogPending')
      .values(events.slice(states[at - 1] ?? 0, to))
      .execute();
    await appendLeaves({ ...testPortal.portal, db: joined });
  }
}

const backDate = sql`update certificate_event set effective_on = '2026-01-01' where seq = 4`;
/** The time at which the leaf was written stays unchanged. */
const backDateEntry = sql`update log_leaf
  set entry = replace(entry, ${`"EffectiveOn":"${TODAY}"`}, '"EffectiveOn":"2026-01-01"') where seq = 4`;

type Corruption = [
  name: LogCheck,
  how: string,
  change: (tx: Tx, joined: Db) => Promise<unknown>,
  also?: LogCheck[],
];
const corruptions: Corruption[] = [
  [
    'LEAF_MISSING',
    'an event is written without the log',
    async (tx) => {
      await sql`alter table certificate_event disable trigger user`.execute(tx);
      await change(tx);
    },
  ],
  [
    'LEAF_LATE',
    'the jobs do not run',
    async (tx) => {
      await change(tx);
      await sql`update log_pending set at = now() - interval '2 hours'`.execute(tx);
    },
  ],
  [
    'LEAF_GONE',
    'an entry is removed',
    (tx) => sql`delete from log_leaf where index = 4`.execute(tx),
    ['LEAF_MISSING'],
  ],
  ['LEAF_DIFFERS', 'an event is backdated', (tx) => backDate.execute(tx)],
  [
    'LEAF_DIFFERS',
    'an event has another status',
    (tx) => sql`update certificate_event set to_status = 'PUBLISHED' where seq = 5`.execute(tx),
  ],
  [
    'LEAF_HASH',
    'the text of an entry is changed',
    (tx) =>
      sql`update log_leaf set entry = regexp_replace(entry, '"Salt":"..', '"Salt":"AA') where index = 4`.execute(
        tx,
      ),
  ],
  [
    'LEAF_HASH',
    'event and entry are changed alike',
    async (tx) => {
      await backDate.execute(tx);
      await backDateEntry.execute(tx);
    },
    ['HOLDS_EARLIER'],
  ],
  [
    'LEAF_DIFFERS',
    'an entry is not an entry',
    (tx) => sql`update log_leaf set entry = 'nothing' where index = 4`.execute(tx),
    ['LEAF_HASH'],
  ],
  ['EVENT_GONE', 'an event is removed', (tx) => sql`delete from certificate_event where seq = 5`.execute(tx)],
  [
    'PAGE_DIFFERS',
    'the page is replaced',
    (tx) => sql`update certificate_document set sha256 = repeat('0', 64)`.execute(tx),
  ],
  [
    'PAGE_UNLOGGED',
    'another page is put in force manually',
    async (tx) => {
      await sql`insert into certificate_document
        (certificate_id, application_id, revision, language, status, facts, file_key, sha256)
        select certificate_id, application_id, 2, language, status, facts, file_key, repeat('1', 64)
        from certificate_document`.execute(tx);
      await sql`update certificate set revision = 2`.execute(tx);
    },
  ],
  [
    'BACK_DATED',
    'an event is written today and dated three days ago',
    async (tx, joined) => {
      await change(tx, new Date(Date.now() - 2.5 * DAY_MS));
      await appendLeaves({ ...testPortal.portal, db: joined });
    },
  ],
  [
    'HOLDS_EARLIER',
    'an event is written today and effective since last week',
    async (tx, joined) => {
      await change(tx, new Date(), hongKongDate(new Date(Date.now() - 7 * DAY_MS)));
      await appendLeaves({ ...testPortal.portal, db: joined });
    },
  ],
  [
    'NODE_GONE',
    'a part of the tree is removed',
    (tx) => sql`delete from log_node where level = 1 and index = 0`.execute(tx),
  ],
  [
    'NODE_DIFFERS',
    'a part of the tree is changed',
    (tx) => sql`update log_node set hash = sha256('x') where level = 1 and index = 1`.execute(tx),
  ],
  [
    'CHECKPOINT_MISSING',
    'the newest signed state is removed',
    (tx) => sql`delete from log_checkpoint where size = (select max(size) from log_checkpoint)`.execute(tx),
  ],
  [
    'CHECKPOINT_ROOT',
    'event, entry and tree are changed alike',
    async (tx) => {
      await backDate.execute(tx);
      await backDateEntry.execute(tx);
      await rebuildTree(tx);
    },
    ['HOLDS_EARLIER'],
  ],
  [
    'CHECKPOINT_NOTE',
    'a state has a later signature time',
    (tx) =>
      sql`update log_checkpoint set at = at + interval '1 hour', note = replace(note, 'Time 20', 'Time 21') where size > ${recordedStates}`.execute(
        tx,
      ),
  ],
  [
    'CHECKPOINT_GONE',
    'a state recorded by a nightly run is removed',
    (tx) => sql`delete from log_checkpoint where size = ${recordedStates}`.execute(tx),
  ],
  [
    'CHECKPOINT_REWRITTEN',
    'the whole log is rewritten with its own key',
    async (tx, joined) => {
      await sql`update certificate_event set effective_on = '2026-01-01' where seq = 2`.execute(tx);
      await rewriteLog(tx, joined);
    },
  ],
];

const leavesNow = async (db: Queries) => compareLeaves((await leavesOfMany(db, [id]))(id));

test('a log written by the portal is consistent', async () => {
  expect(await found(testPortal.db)).toEqual([]);
  expect(await leavesNow(testPortal.db)).toEqual([]);
});

describe('each kind of tampering is found under its name, and nothing else', () => {
  test.each(corruptions)('%s: %s', async (name, _how, perform, also = []) => {
    await inRolledBackTransaction(testPortal.db, async (tx, joined) => {
      await withoutGuards(tx);
      await perform(tx, joined);
      const checks = (await found(joined)).map(({ Check }) => Check);
      expect([...new Set(checks)].sort()).toEqual([name, ...also].sort());
    });
  });

  test('there is one for every check with a text', async () => {
    const { transparencyTexts } = await import('../../texts/transparency.ts');
    const texts = Object.keys(transparencyTexts).filter((key) => /^LOG_CHECK_(?!NONE$)/.test(key));
    const tried = new Set(corruptions.map(([name]) => `LOG_CHECK_${name}`));
    expect(texts.filter((key) => !tried.has(key))).toEqual([]);
    expect([...tried].filter((key) => !texts.includes(key))).toEqual([]);
  });
});

test('a difference is reported with the certificate and the content of the log', async () => {
  await inRolledBackTransaction(testPortal.db, async (tx) => {
    await withoutGuards(tx);
    await backDate.execute(tx);
    expect(await leavesNow(tx)).toEqual([
      {
        Check: 'LEAF_DIFFERS',
        About: `${NO} #4`,
        Expected: `EffectiveOn ${TODAY}`,
        Found: 'EffectiveOn 2026-01-01',
      },
    ]);
  });
});

test('a changed tree is not extended', async () => {
  await inRolledBackTransaction(testPortal.db, async (tx, joined) => {
    await withoutGuards(tx);
    const { rows } = await sql<{ Level: number; Index: number }>`
      select level, index from log_node order by level desc limit 1`.execute(tx);
    await sql`update log_node set hash = sha256('x') where level = ${rows[0]?.Level} and index = ${rows[0]?.Index}`.execute(
      tx,
    );
    await change(tx);
    await expect(appendLeaves({ ...testPortal.portal, db: joined })).rejects.toThrow(
      'the public log is damaged',
    );
  });
});

test('the nightly check is logged; ADMIN and IT are emailed only about differences, once a day', async () => {
  const mails = () =>
    testPortal.db
      .selectFrom('Mail')
      .select(['Recipient', 'Text'])
      .where('Cause', 'like', 'checker:LOG:%')
      .orderBy('Recipient')
      .execute();
  const logged = async () =>
    (
      await testPortal.db
        .selectFrom('Audit')
        .select('Detail')
        .where('Event', '=', 'LOG_CHECK')
        .orderBy('Id')
        .execute()
    ).map(({ Detail }) => Detail);
  await runChecker(testPortal.portal, 'LOG');
  const [size] = (await sizes()).slice(-1);
  expect(await logged()).toEqual([
    { ...CLEAN, Entries: recordedStates, Root: expect.any(String) },
    { ...CLEAN, Entries: size, Root: expect.any(String) },
  ]);
  expect(await mails()).toEqual([]);

  await testPortal.db.transaction().execute(async (tx) => {
    await sql`alter table certificate_event disable trigger user`.execute(tx);
    await backDate.execute(tx);
    await sql`alter table certificate_event enable trigger user`.execute(tx);
  });
  await runChecker(testPortal.portal, 'LOG');
  await runChecker(testPortal.portal, 'LOG');
  expect((await logged()).slice(2)).toMatchObject([
    { Differences: 1, LEAF_DIFFERS: [`${NO} #4`] },
    { Differences: 1, LEAF_DIFFERS: [`${NO} #4`] },
  ]);
  const sent = await mails();
  expect(sent.map(({ Recipient }) => Recipient)).toEqual(['admin@demo.test', 'it@demo.test']);
  expect(sent[0]?.Text).toContain('LEAF_DIFFERS × 1');
  expect(sent[0]?.Text).toContain(`${NO} #4`);
});
