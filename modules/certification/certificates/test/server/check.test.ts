import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkCertificates } from '#modules/certification/credentials/server/check/check-certificates.ts';
import { loadChecked, loadCheckedOne } from '#modules/certification/credentials/server/check/load-checked.ts';
import { CHECKS } from '#modules/certification/credentials/server/check/types.ts';
import { issueMissing } from '#modules/certification/credentials/server/issue-missing.ts';
import { appendLeaves } from '#modules/certification/transparency-log/server/append-leaves.ts';
import { runChecker } from '#modules/operations/status/server/run-checker.ts';
import type { Difference } from '#platform/server/comparison/types.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { newStorageKey } from '#platform/server/files/storage-key.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { loadSigningIdentity } from '#platform/server/signing/load-signing-identity.ts';
import { sha256 } from '#platform/server/signing/sha256.ts';
import { signPdf } from '#platform/server/signing/sign-pdf.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { certificateFixture } from '#quality/support/certificate-fixture.ts';
import { certificateLifecycleFixture } from '#quality/support/certificate-lifecycle-fixture.ts';
import { inRolledBackTransaction } from '#quality/support/on-transaction.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let testPortal: TestPortal;
const fixture = certificateFixture(() => testPortal);
const { perform } = certificateLifecycleFixture(() => testPortal);
const WHY = { Remark: 'The surveillance was not done in time.' };
const NO = { good: 'QM-2025-00401', held: 'QM-2025-00402', second: 'QM-2025-00403', ended: 'QM-2025-00404' };

beforeAll(async () => {
  testPortal = await startTestPortal();
  await fixture.issued({ no: NO.good });
  const suspended = await fixture.issued({ no: NO.held });
  const second = await fixture.issued({ no: NO.second, invoice: 'BYPASSED' });
  const ended = await fixture.issued({ no: NO.ended });
  await fixture.issued({ no: 'SS-2025-00405', scheme: 'SS', expiry: null });
  await issueMissing(testPortal.portal);
  await perform('admin', 'SUSPEND', suspended.id, WHY, '2025-05-01T02:00:00Z');
  await perform('admin', 'REGENERATE', second.id, {}, '2025-05-01T02:00:00Z');
  await fixture.render(second.id);
  await perform('admin', 'SUSPEND', ended.id, WHY, '2025-05-01T02:00:00Z');
  await perform('admin', 'TERMINATE', ended.id, WHY, '2025-05-02T02:00:00Z');
  await issueMissing(testPortal.portal);
  await appendLeaves(testPortal.portal);
}, 120_000);
afterAll(() => testPortal.close());

async function compared(portal: Portal = testPortal.portal, at = new Date()): Promise<Difference[]> {
  const all: Difference[] = [];
  for await (const difference of checkCertificates(portal, { at, documents: null })) all.push(difference);
  return all;
}
const names = (found: Difference[]) => [...new Set(found.map(({ Check }) => Check))].sort();

test('reads many certificates with as few statements as one', async () => {
  let statements = 0;
  const db = testPortal.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const all = await Array.fromAsync(loadChecked(db));
  const ofAll = statements;
  statements = 0;
  await loadCheckedOne(db, Number(all[0]?.Certificate.Id));
  expect(all).toHaveLength(5);
  // One more statement: the query that checks that there are no others.
  expect(ofAll).toBe(statements + 1);
});

test('certificates in every state agree with all their proofs', async () => {
  expect(await compared()).toEqual([]);
});

const id = (no: string) => sql`(select id from certificate where certificate_no = ${no})`;
const page = (no: string) =>
  sql`(select id from certificate_document where certificate_id = ${id(no)} and revision = 1)`;
/** Replaces the bytes of the good certificate's page and makes every hash in the database match them. */
async function exchange(tx: Tx, change: (file: Buffer) => Promise<Uint8Array> | Uint8Array): Promise<void> {
  const { rows } = await sql<{ FileKey: string; Sha256: string }>`
    select file_key, sha256 from certificate_document where id = ${page(NO.good)}`.execute(tx);
  const bytes = await change(await fixture.bytesOf(rows[0]?.FileKey ?? null));
  const key = newStorageKey();
  await testPortal.store.put(key, bytes);
  await sql`update certificate_document set sha256 = ${sha256(bytes)} where id = ${page(NO.good)}`.execute(
    tx,
  );
  await sql`update file set storage_key = ${key}, sha256 = ${sha256(bytes)}, size = ${bytes.byteLength}
    where file_key = ${rows[0]?.FileKey}`.execute(tx);
}
/** Other places that record the file's hash: neither the credential nor the log can be altered to match. */
const HASH = ['CREDENTIAL_DIFFERS', 'LOG_DIFFERS'];

type Tampering = RawBuilder<unknown> | ((tx: Tx) => Promise<void>);
type Corruption = [name: string, how: string, changes: Tampering[], also?: string[]];

/**
 * Manipulations open to an attacker with access to the database and the files; the database owner can
 * disable every guard.
 */
const corruptions: Corruption[] = [
  [
    'RECORD_BROKEN',
    'the facts are emptied',
    [sql`update certificate_document set facts = '{}' where id = ${page(NO.good)}`],
  ],
  [
    'EVENTS_BROKEN',
    'an event is deleted with its leaf',
    [
      sql`delete from log_leaf where certificate_id = ${id(NO.ended)} and seq = 3`,
      sql`delete from certificate_event where certificate_id = ${id(NO.ended)} and seq = 3`,
    ],
  ],
  [
    'STATUS_NOT_EVENTS',
    'a suspended certificate is set to valid',
    [
      sql`update certificate set certificate_status_code = 'PUBLISHED' where id = ${id(NO.held)} and ${announceStatus('certificate', 'PUBLISHED')}`,
    ],
    ['STATUS_BIT'],
  ],
  [
    'REGISTER_DIFFERS',
    'the register shows a later last valid day',
    [sql`update certificate set expiry_date = '2038-03-13' where id = ${id(NO.good)}`],
  ],
  [
    'REGISTER_DIFFERS',
    'the register shows another name',
    [sql`update certificate set org_name = '{"EN":"Somebody","CHT":"","CHS":""}' where id = ${id(NO.good)}`],
  ],
  [
    'SECOND_CERTIFICATE',
    'a surveillance without a certificate created its own',
    [sql`update application set assessment_type = 'SURVEILLANCE' where certificate_id = ${id(NO.second)}`],
  ],
  [
    'PAGE_MISSING',
    'the page in force was never finished',
    [sql`update certificate_document set status = 'FAILED' where id = ${page(NO.good)}`],
    ['LOG_DIFFERS'],
  ],
  [
    'PAGE_BEHIND',
    'an extension whose page failed',
    [
      sql`insert into certificate_event (certificate_id, seq, event, from_status, to_status, effective_on, revision, at, expiry_date)
        values (${id(NO.good)}, 3, 'EXTENDED', 'PUBLISHED', 'PUBLISHED', '2025-06-01', 1, now() - interval '2 days', '2028-06-13')`,
      sql`insert into log_pending (certificate_id, seq) values (${id(NO.good)}, 3)`,
      sql`update certificate set expiry_date = '2028-06-13' where id = ${id(NO.good)}`,
    ],
  ],
  [
    'FILE_MISSING',
    'the file is gone',
    [
      sql`update file set storage_key = 'nowhere' where file_key = (select file_key from certificate_document where id = ${page(NO.good)})`,
    ],
  ],
  [
    'RECORD_BROKEN',
    'the store cannot read the file, which is therefore not reported as missing',
    [
      async (tx) => {
        const key = newStorageKey();
        // A directory in its place: the store answers with an error of the system.
        const place = join(
          testPortal.portal.settings.DATA_DIR,
          'files',
          key.slice(0, 2),
          key.slice(2, 4),
          key,
        );
        await mkdir(place, { recursive: true });
        await sql`update file set storage_key = ${key}
          where file_key = (select file_key from certificate_document where id = ${page(NO.good)})`.execute(
          tx,
        );
      },
    ],
  ],
  [
    'FILE_CHANGED',
    'one bit of the file is flipped',
    [
      async (tx) => {
        const { rows } = await sql<{ Sha256: string }>`
          select sha256 from certificate_document where id = ${page(NO.good)}`.execute(tx);
        await exchange(tx, (file) => file.fill((file[20_000] ?? 0) ^ 1, 20_000, 20_001));
        await sql`update certificate_document set sha256 = ${rows[0]?.Sha256} where id = ${page(NO.good)}`.execute(
          tx,
        );
      },
    ],
  ],
  [
    'SIGNATURE_BROKEN',
    'one bit is flipped, and the hash is adjusted',
    [(tx) => exchange(tx, (file) => file.fill((file[20_000] ?? 0) ^ 1, 20_000, 20_001))],
    [...HASH, 'PAGE_DIFFERS'],
  ],
  [
    'SIGNATURE_BROKEN',
    'data is appended after the signature, and the hash is adjusted',
    [(tx) => exchange(tx, (file) => Buffer.concat([file, Buffer.from('\n% and more\n')]))],
    HASH,
  ],
  [
    'SIGNATURE_FOREIGN',
    'the page is signed by another signer, and the hash is adjusted',
    [
      (tx) =>
        exchange(tx, async (file) => {
          const otherIdentity = await loadSigningIdentity({
            DATA_DIR: `${testPortal.portal.settings.DATA_DIR}/stranger`,
          });
          const size = await pageSize(tx);
          return signPdf(file.subarray(0, size), otherIdentity, {
            ...{ reason: NO.good, location: '', name: 'Assay', at: new Date('2025-03-14T02:00:00Z') },
          });
        }),
    ],
    HASH,
  ],
  [
    'SIGNATURE_FOREIGN',
    'the record of the signer is changed',
    [sql`update certificate_document set signer = repeat('0', 64) where id = ${page(NO.good)}`],
  ],
  [
    'SIGNATURE_UNSTAMPED',
    'the time stamp authority did not respond',
    [sql`update certificate_document set is_unstamped = true where id = ${page(NO.good)}`],
  ],
  [
    'PAGE_DIFFERS',
    'facts that the register does not show are changed',
    [
      sql`update certificate_document set facts = jsonb_set(facts, '{SignatoryName}', '"Somebody"') where id = ${page(NO.good)}`,
    ],
  ],
  [
    'PAGE_DIFFERS',
    'facts and register are changed together',
    [
      sql`update certificate_document set facts = jsonb_set(facts, '{ExpiryDate}', '"2038-03-13"') where id = ${page(NO.good)}`,
      sql`update certificate set expiry_date = '2038-03-13' where id = ${id(NO.good)}`,
    ],
    ['CREDENTIAL_DIFFERS'],
  ],
  [
    'CREDENTIAL_MISSING',
    'the credential is deleted',
    [
      sql`update certificate_event set at = now() - interval '2 hours' where certificate_id = ${id(NO.good)}`,
      sql`delete from log_leaf where certificate_id = ${id(NO.good)}`,
      sql`insert into log_pending (certificate_id, seq) select certificate_id, seq from certificate_event where certificate_id = ${id(NO.good)}`,
      sql`delete from credential where certificate_id = ${id(NO.good)}`,
    ],
  ],
  [
    'CREDENTIAL_BROKEN',
    'a letter of its content is changed',
    [
      sql`update credential set jwt = overlay(jwt placing case substr(jwt, 400, 1) when 'A' then 'B' else 'A' end from 400 for 1)
        where certificate_id = ${id(NO.good)}`,
    ],
  ],
  [
    'CREDENTIAL_BROKEN',
    'its key is replaced',
    [
      sql`update proof_key set public_jwk = jsonb_set(public_jwk, '{x}', public_jwk->'y') where purpose = 'CREDENTIAL'`,
    ],
  ],
  [
    'CREDENTIAL_DIFFERS',
    'its position on the list differs from the one it names',
    [
      sql`update credential set status_index = (status_index + 1) % 131072 where certificate_id = ${id(NO.good)}`,
    ],
  ],
  [
    'STATUS_BIT',
    'its position on the list is exchanged for another',
    [
      sql`update credential set status_index = (status_index + 1) % 131072 where certificate_id = ${id(NO.held)}`,
    ],
    ['CREDENTIAL_DIFFERS'],
  ],
  [
    'LOG_DIFFERS',
    'a suspension is backdated',
    [
      sql`update certificate_event set effective_on = '2025-03-20' where certificate_id = ${id(NO.held)} and event = 'SUSPENDED'`,
    ],
  ],
];

async function pageSize(tx: Tx): Promise<number> {
  const { rows } = await sql<{ Size: number }>`
    select page_size as size from certificate_document where id = ${page(NO.good)}`.execute(tx);
  return rows[0]?.Size ?? 0;
}

const GUARDED = [
  'certificate',
  'certificate_document',
  'certificate_event',
  'credential',
  'log_leaf',
  'proof_key',
  'file',
];

describe('each kind of corruption is found under its name, and nothing else', () => {
  test.each(corruptions)('%s: %s', async (name, _how, actions, also = []) => {
    await inRolledBackTransaction(testPortal.db, async (tx, joined) => {
      for (const table of GUARDED)
        await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
      for (const one of actions) await (typeof one === 'function' ? one(tx) : one.execute(tx));
      const found = await compared({ ...testPortal.portal, db: joined });
      expect(names(found)).toEqual([name, ...also].sort());
    });
  });

  test('SIGNER_ENDS: two months before the signing certificate expires', async () => {
    const { notAfter } = await loadSigningIdentity(testPortal.portal.settings);
    const day = (days: number) => new Date(notAfter.getTime() - days * 86_400_000);
    expect(names(await compared(testPortal.portal, day(59)))).toContain('SIGNER_ENDS');
    expect(names(await compared(testPortal.portal, day(61)))).not.toContain('SIGNER_ENDS');
  });

  test('there is a corruption for every check', () => {
    const tried = new Set(['SIGNER_ENDS', ...corruptions.map(([name]) => name)]);
    expect(CHECKS.filter((name) => !tried.has(name))).toEqual([]);
  });
});

test('the nightly check is logged; ADMIN and IT are emailed only about differences, once a day', async () => {
  const mails = () =>
    testPortal.db
      .selectFrom('Mail')
      .select(['Recipient', 'Text'])
      .where('Cause', 'like', 'checker:CERTIFICATES:%')
      .orderBy('Recipient')
      .execute();
  const logged = () =>
    testPortal.db
      .selectFrom('Audit')
      .select('Detail')
      .where('Event', '=', 'CERTIFICATE_CHECK')
      .orderBy('Id')
      .execute();
  await runChecker(testPortal.portal, 'CERTIFICATES');
  // Five certificates, one of them with two pages.
  expect(await logged()).toEqual([{ Detail: { Differences: 0, Files: 6, Issued: 0 } }]);
  expect(await mails()).toEqual([]);
  const checked = await testPortal.db.selectFrom('CertificateDocument').select('CheckedAt').execute();
  expect(checked.every(({ CheckedAt }) => CheckedAt !== null)).toBe(true);

  await sql`update certificate set expiry_date = '2038-03-13' where id = ${id(NO.good)}`.execute(
    testPortal.db,
  );
  await runChecker(testPortal.portal, 'CERTIFICATES');
  await runChecker(testPortal.portal, 'CERTIFICATES');
  expect((await logged()).slice(1)).toEqual([
    { Detail: { Differences: 1, Files: 6, Issued: 0, REGISTER_DIFFERS: [`${NO.good} ExpiryDate`] } },
    { Detail: { Differences: 1, Files: 6, Issued: 0, REGISTER_DIFFERS: [`${NO.good} ExpiryDate`] } },
  ]);
  const sent = await mails();
  expect(sent.map(({ Recipient }) => Recipient)).toEqual(['admin@demo.test', 'it@demo.test']);
  expect(sent[0]?.Text).toContain('REGISTER_DIFFERS × 1');
  expect(sent[0]?.Text).toContain(NO.good);
});
