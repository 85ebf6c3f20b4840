import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CertificateStatus } from '#modules/applications/applications/rules/certificate-statuses.ts';
import { addEvent } from '#modules/certification/certificates/server/add-event.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { certificateFixture } from '#quality/support/certificate-fixture.ts';
import { readAsSigstore } from '#quality/support/foreign-log-reader.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { hashOfLeaf, rootByPath, rootsByProof } from '#quality/support/rfc6962.ts';
import type { ProofFile } from '../../rules/proof-file.ts';
import { appendLeaves } from '../../server/append-leaves.ts';
import { checkLog } from '../../server/check/check-log.ts';
import { leavesOf, proofsOf } from '../../server/proofs.ts';

const VERIFIER = join(import.meta.dirname, '../../../../../scripts/verify-proof.mjs');
const NO = 'QM-2025-00001';

let testPortal: TestPortal;
let id: number;
const fixture = certificateFixture(() => testPortal);

beforeAll(async () => {
  testPortal = await startTestPortal();
  ({ id } = await fixture.issued({ no: NO }));
  await appendLeaves(testPortal.portal);
}, 60_000);
afterAll(() => testPortal.close());

type Event = Parameters<typeof addEvent>[2]['Event'];
const change = (Event: Event, From: CertificateStatus, To: CertificateStatus, of = id, at = new Date()) =>
  testPortal.db.transaction().execute((tx) =>
    addEvent(tx, of, {
      ...{ Event, From, To, at },
      EffectiveOn: '2026-11-20',
      Revision: 1,
      account: null,
      remark: 'Nobody outside reads this.',
    }),
  );

const bytes = (base64: string): Buffer => Buffer.from(base64, 'base64');
const proofOf = async (query: Record<string, string> = {}) =>
  (await testPortal.get(null, '/public/log/proof', { CertificateNo: NO, ...query })).data as ProofFile;

/** Origin, size, root and time of a signed note. */
const partsOf = (note: string) => {
  const [Origin, size, root = '', time] = note.split('\n');
  return { Origin, Size: Number(size), Root: bytes(root), Time: time };
};

/** Verifies by the definition in RFC 6962, not with the portal's code. */
const isProved = ({ Entry, Index, Size, Path, Checkpoint }: ProofFile): boolean =>
  rootByPath(Index, Size, hashOfLeaf(Buffer.from(Entry)), Path.map(bytes)).equals(partsOf(Checkpoint).Root);

const run = async (proof: unknown, ...options: string[]) => {
  const file = join(testPortal.portal.settings.DATA_DIR, 'one.assay-proof.json');
  await writeFile(file, JSON.stringify(proof));
  const { status, stdout, stderr } = spawnSync(process.execPath, [VERIFIER, file, ...options], {
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
};

/** The log's key, obtained from a source other than a proof. */
const pinned = async (): Promise<string> => {
  const { Keys } = (await testPortal.get(null, '/public/log/checkpoints')).data;
  return `--key=${(Keys as { VerifierKey: string }[])[0]?.VerifierKey}`;
};

describe('entries of the log', () => {
  test('every event of the history, oldest first, with the hash of its page', async () => {
    const entries = (await leavesOf(testPortal.db, id)).map(({ Entry }) => JSON.parse(Entry));
    const [document] = await fixture.documents(id);
    const bytesOfPage = await fixture.bytesOf(document?.FileKey ?? null);
    const Sha256 = createHash('sha256').update(bytesOfPage).digest('hex');
    expect(entries.map(({ Salt: _, ...entry }) => entry)).toEqual([
      {
        Format: 'assay/certificate-event/2',
        Decision: expect.stringMatching(/^[0-9a-f]{64}$/),
        CertificateNo: NO,
        Seq: 1,
        Event: 'ISSUED',
        ...{ FromStatus: null, ToStatus: 'PENDING' },
        EffectiveOn: '2025-03-14',
        Revision: 1,
        ExpiryDate: null,
        At: '2025-03-14T02:00:00.000Z',
        Sha256,
      },
      {
        Format: 'assay/certificate-event/2',
        Decision: null,
        CertificateNo: NO,
        Seq: 2,
        Event: 'PUBLISHED',
        ...{ FromStatus: 'PENDING', ToStatus: 'PUBLISHED' },
        EffectiveOn: '2025-03-14',
        Revision: 1,
        ExpiryDate: null,
        At: '2025-03-14T02:00:00.000Z',
        Sha256,
      },
    ]);
    const salts = entries.map(({ Salt }) => Salt);
    expect(new Set(salts).size).toBe(2);
    for (const salt of salts) expect(Buffer.from(salt, 'base64url')).toHaveLength(16);
  });

  test('without people and reasons', async () => {
    await change('SUSPENDED', 'PUBLISHED', 'SUSPENDED');
    await appendLeaves(testPortal.portal);
    const { Entry } = await proofOf();
    expect(JSON.parse(Entry)).toMatchObject({ Seq: 3, Event: 'SUSPENDED', ToStatus: 'SUSPENDED' });
    expect(Entry).not.toMatch(/Nobody|Remark|Account|AsRole/);
  });

  test('a second run adds nothing', async () => {
    const count = () =>
      sql`select (select count(*) from log_leaf) as leaves, (select count(*) from log_checkpoint) as notes`.execute(
        testPortal.db,
      );
    const before = (await count()).rows;
    await appendLeaves(testPortal.portal);
    expect((await count()).rows).toEqual(before);
  });

  test('its rows cannot be changed or removed', async () => {
    for (const table of ['log_leaf', 'log_node', 'log_checkpoint']) {
      await expect(sql`delete from ${sql.table(table)}`.execute(testPortal.db)).rejects.toThrow(
        'kept for ever',
      );
      const column = table === 'log_checkpoint' ? 'size' : 'index';
      const update = sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} + 100`;
      await expect(update.execute(testPortal.db)).rejects.toThrow('kept for ever');
    }
    await expect(
      sql`delete from certificate_event where certificate_id = ${id}`.execute(testPortal.db),
    ).rejects.toThrow();
  });
});

describe('the proof of an entry', () => {
  test('leads by RFC 6962 to the signed root', async () => {
    for (const Seq of ['1', '2', '3']) {
      const proof = await proofOf({ Seq });
      expect(JSON.parse(proof.Entry).Seq).toBe(Number(Seq));
      expect(isProved(proof)).toBe(true);
      expect(partsOf(proof.Checkpoint)).toMatchObject({ Origin: 'portal.test/log', Size: proof.Size });
    }
  });

  test('is verified by an independent reader, which detects changes', async () => {
    for (const Seq of ['1', '2', '3']) {
      const proof = await proofOf({ Seq });
      const { Size, Rest } = readAsSigstore(proof);
      expect(Size).toBe(proof.Size);
      expect(Rest).toEqual([expect.stringMatching(/^Time 20/)]);
      const Entry = proof.Entry.replace('QM-2025', 'QM-2024');
      expect(() => readAsSigstore({ ...proof, Entry })).toThrow('does not match');
      const Checkpoint = proof.Checkpoint.replace('Time 20', 'Time 19');
      expect(() => readAsSigstore({ ...proof, Checkpoint })).toThrow('invalid checkpoint signature');
    }
  });

  test('is available to users who may see the certificate, and to no one else', async () => {
    const { id: unlisted } = await fixture.issued({ no: 'QM-2025-00009' });
    const { Code } = await fixture.certificate(unlisted);
    const ask = (query: Record<string, string>) => testPortal.get(null, '/public/log/proof', query);
    const missing = await ask({ CertificateNo: 'QM-2025-77777' });
    expect([missing.status, missing.error.Code]).toEqual([404, 'ERR_NOT_FOUND']);

    // Listed, but not in the log yet.
    expect(await ask({ CertificateNo: 'QM-2025-00009' })).toEqual(missing);
    await appendLeaves(testPortal.portal);
    expect((await ask({ CertificateNo: 'QM-2025-00009' })).status).toBe(200);

    await change('UNLISTED', 'PUBLISHED', 'ACTIVE', unlisted);
    await testPortal.db
      .updateTable('Certificate')
      .set({ CertificateStatusCode: 'ACTIVE' })
      .where(announceStatus('certificate', 'ACTIVE'))
      .where('Id', '=', unlisted)
      .execute();
    await appendLeaves(testPortal.portal);
    expect(await ask({ CertificateNo: 'QM-2025-00009' })).toEqual(missing);
    expect(await ask({ CertificateNo: 'QM-2025-00009', Code: 'WRONGCODE0' })).toEqual(missing);
    expect((await ask({ CertificateNo: 'QM-2025-00009', Code })).status).toBe(200);
    const url = '/api/public/log/proof/file?CertificateNo=QM-2025-00009';
    expect((await testPortal.app.inject({ url })).statusCode).toBe(404);
  });

  test('invalid requests are refused without a server error', async () => {
    const status = async (path: string) =>
      (await testPortal.app.inject({ url: `/api/public/log/${path}` })).statusCode;
    for (const [path, expected] of [
      ['proof', 422],
      ['proof?CertificateNo=A&Seq=0', 422],
      ['proof?CertificateNo=A&Seq=1.5', 422],
      ['proof?CertificateNo=%00', 422],
      ['proof?CertificateNo=A&More=1', 422],
      [`proof?CertificateNo=${NO}&Seq=999`, 404],
      ['proof/file', 404],
      ['proof/file?CertificateNo=%00', 422],
      ['consistency?From=0&To=1', 422],
      ['consistency?From=2&To=1', 422],
      ['consistency?From=1&To=99999999999', 422],
      ['consistency?From=1', 422],
      ['checkpoints?PageSize=7', 422],
    ] as const)
      expect(await status(path), path).toBe(expected);
  });
});

describe('the program that verifies proofs', () => {
  test('accepts the downloaded file alone', async () => {
    const file = await testPortal.app.inject({ url: `/api/public/log/proof/file?CertificateNo=${NO}&Seq=2` });
    expect(file.headers['content-disposition']).toBe(
      'attachment; filename="QM-2025-00001-2.assay-proof.json"',
    );
    const { status, text } = await run(file.json(), await pinned());
    // Without a key the script cannot determine whose log this is, and reports so.
    expect((await run(file.json())).status).toBe(3);
    expect(text).toContain('The proof is valid.');
    expect(text).toContain('PUBLISHED, PENDING to PUBLISHED');
    expect(text).not.toContain('key was taken from the proof');
    expect(status).toBe(0);
    const own = await testPortal.app.inject({ url: '/api/public/log/verifier' });
    expect(own.body).toContain('verify-proof.mjs <file>');
  });

  test('compares the page with the entry', async () => {
    const [document] = await fixture.documents(id);
    const page = join(testPortal.portal.settings.DATA_DIR, 'page.pdf');
    const content = await fixture.bytesOf(document?.FileKey ?? null);
    await writeFile(page, content);
    expect((await run(await proofOf(), `--page=${page}`, await pinned())).status).toBe(0);
    await writeFile(page, Buffer.concat([content, Buffer.from('\n')]));
    expect(await run(await proofOf(), `--page=${page}`)).toMatchObject({
      status: 1,
      text: expect.stringContaining('the PDF does not match'),
    });
  });

  test('shows that the log of an earlier proof is a prefix of the current one', async () => {
    const dataPath = (name: string) => join(testPortal.portal.settings.DATA_DIR, name);
    const early = await proofOf({ Seq: '1' });
    await writeFile(dataPath('early.json'), JSON.stringify(early));
    await writeFile(dataPath('early.txt'), early.Checkpoint);
    for (let round = 0; round < 3; round += 1) {
      await change('RESUMED', 'SUSPENDED', 'PUBLISHED');
      await appendLeaves(testPortal.portal);
    }
    const late = await proofOf();
    const range = { From: String(early.Size), To: String(late.Size) };
    const { data } = await testPortal.get(null, '/public/log/consistency', range);
    await writeFile(dataPath('way.json'), JSON.stringify({ data }));
    const way = `--consistency=${dataPath('way.json')}`;
    for (const older of ['early.json', 'early.txt']) {
      const { status, text } = await run(late, `--older=${dataPath(older)}`, way, await pinned());
      expect(text).toContain(`Consistent with ${early.Size} entries`);
      expect(status).toBe(0);
    }
    expect((await run(early, `--older=${dataPath('early.txt')}`, await pinned())).status).toBe(0);

    const wrong = { ...data, Path: (data.Path as string[]).toReversed() };
    await writeFile(dataPath('wrong.json'), JSON.stringify({ data: wrong }));
    for (const options of [
      [`--older=${dataPath('early.txt')}`, `--consistency=${dataPath('wrong.json')}`],
      [`--older=${dataPath('early.txt')}`],
    ])
      expect((await run(late, ...options)).status).toBe(1);
    await writeFile(dataPath('late.txt'), late.Checkpoint);
    expect((await run(early, `--older=${dataPath('late.txt')}`, way)).text).toContain('larger than this one');
  });

  test('detects every change of a proof', async () => {
    const good = await proofOf({ Seq: '3' });
    const changedHash = (hash = '') => (hash.startsWith('A') ? 'B' : 'A') + hash.slice(1);
    const other = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
    const wrong: Record<string, object> = {
      entry: { Entry: good.Entry.replace('2026-11-20', '2026-11-21') },
      index: { Index: good.Index - 1 },
      size: { Size: good.Size + 1 },
      path: { Path: [changedHash(good.Path[0]), ...good.Path.slice(1)] },
      longer: { Path: [...good.Path, good.Path[0]] },
      shorter: { Path: good.Path.slice(1) },
      root: {
        Checkpoint: good.Checkpoint.replace(
          /(\n\d+\n)(.)/,
          (_, size, sign) => `${size}${sign === 'A' ? 'B' : 'A'}`,
        ),
      },
      time: { Checkpoint: good.Checkpoint.replace(/Time 20\d\d/, 'Time 2019') },
      key: { VerifierKey: other },
      format: { Format: 'assay/log-proof/2' },
    };
    for (const [what, changed] of Object.entries(wrong))
      expect(await run({ ...good, ...changed }), what).toMatchObject({
        status: 1,
        text: expect.stringContaining('is NOT valid'),
      });
    expect((await run(good, `--key=${other}`)).status).toBe(1);
    expect((await run(good)).text).toContain('The key was taken from the proof itself');
    expect((await run('no proof at all')).status).toBe(1);
    expect(spawnSync(process.execPath, [VERIFIER, '/nowhere/at/all']).status).toBe(2);
  });
});

test('concurrent sequencers create one log: no gap, no duplicate, every state a prefix of the next', async () => {
  const { id: busy } = await fixture.issued({ no: 'QM-2025-00010' });
  const rounds = Array.from({ length: 12 }, async () => {
    await change('SUSPENDED', 'PUBLISHED', 'SUSPENDED', busy);
    await Promise.all([appendLeaves(testPortal.portal), appendLeaves(testPortal.portal)]);
  });
  // These events do not take the row lock under which Seq is normally counted, so some collide.
  await Promise.allSettled(rounds);
  await appendLeaves(testPortal.portal);

  const { rows } = await sql<{ Index: number; Place: number; Entry: string }>`
    select index, row_number() over (order by index) - 1 as place, entry from log_leaf order by index`.execute(
    testPortal.db,
  );
  expect(rows.every(({ Index, Place }) => Index === Place)).toBe(true);
  const { rows: without } = await sql`
    select from certificate_event left join log_leaf using (certificate_id, seq) where index is null`.execute(
    testPortal.db,
  );
  expect(without).toEqual([]);

  const answer = await testPortal.get(null, '/public/log/checkpoints', { PageSize: '100', Sort: 'Size' });
  const notes = (answer.data.Rows as { Note: string; Root: string }[]).map((row) => partsOf(row.Note));
  expect(notes.length).toBeGreaterThan(3);
  expect(notes.at(-1)?.Size).toBe(rows.length);
  for (const [at, fresh] of notes.entries()) {
    const old = notes[at - 1];
    if (!old) continue;
    const { data } = await testPortal.get(null, '/public/log/consistency', {
      From: String(old.Size),
      To: String(fresh.Size),
    });
    const proof = (data.Path as string[]).map(bytes);
    const roots = rootsByProof(old.Size, fresh.Size, proof, old.Root);
    expect(roots.old.equals(old.Root) && roots.fresh.equals(fresh.Root)).toBe(true);
    expect(fresh.Origin).toBe(old.Origin);
  }
  const proofs = await proofsOf(testPortal.db, await leavesOf(testPortal.db, busy));
  expect(proofs.length).toBeGreaterThan(2);
  expect(proofs.every(isProved)).toBe(true);
});

test('another key signs when the first is retired, under the original name of the log', async () => {
  const before = await proofOf();
  await testPortal.db
    .updateTable('ProofKey')
    .set({ RetiredAt: new Date() })
    .where('Purpose', '=', 'LOG')
    .execute();
  await change('SUSPENDED', 'PUBLISHED', 'SUSPENDED');
  const PUBLIC_URL = 'https://moved.example';
  await appendLeaves({ ...testPortal.portal, settings: { ...testPortal.portal.settings, PUBLIC_URL } });
  const after = await proofOf();
  expect(after.VerifierKey).not.toBe(before.VerifierKey);
  expect(after.VerifierKey).toMatch(/^portal\.test\/log\+/);
  expect(readAsSigstore(after).Size).toBe(before.Size + 1);
  expect(readAsSigstore(before).Size).toBe(before.Size);
  const older = join(testPortal.portal.settings.DATA_DIR, 'before.json');
  const way = join(testPortal.portal.settings.DATA_DIR, 'way.json');
  await writeFile(older, JSON.stringify(before));
  const range = { From: String(before.Size), To: String(after.Size) };
  await writeFile(way, JSON.stringify(await testPortal.get(null, '/public/log/consistency', range)));
  const grown = [`--older=${older}`, `--consistency=${way}`];
  // Valid only by the keys that the files themselves contain.
  expect((await run(after, ...grown)).status).toBe(3);
  const [oldKey, newKey] = [before, after].map(({ VerifierKey }) => `--key=${VerifierKey}`);
  expect((await run(after, ...grown, String(newKey))).status).toBe(1);
  expect((await run(after, ...grown, String(newKey), String(oldKey))).status).toBe(0);
  const { data } = await testPortal.get(null, '/public/log/checkpoints');
  expect((data.Keys as { VerifierKey: string; Until: string | null }[]).map(({ Until }) => Until)).toEqual([
    expect.any(String),
    null,
  ]);
  const found: unknown[] = [];
  for await (const difference of checkLog(testPortal.portal)) found.push(difference);
  expect(found).toEqual([]);
});

test('the newest signed state is returned unchanged, with the time of its signature', async () => {
  const { body, headers } = await testPortal.app.inject({ url: '/api/public/log/checkpoint' });
  expect(headers['content-type']).toContain('text/plain');
  const { Origin, Size, Root, Time } = partsOf(body);
  const { rows } = await sql<{ Size: number }>`select count(*) as size from log_leaf`.execute(testPortal.db);
  expect({ Origin, Size }).toEqual({ Origin: 'portal.test/log', Size: rows[0]?.Size });
  expect(Root).toHaveLength(32);
  expect(Time).toMatch(/^Time 20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(body).toMatch(/\n\n\u2014 portal\.test\/log [A-Za-z0-9+/]+={0,2}\n$/);
});
