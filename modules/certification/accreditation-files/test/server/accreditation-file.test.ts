import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actingPerson } from '#modules/identity/sign-in/server/index.ts';
import { accreditationFileFixture } from '#quality/support/accreditation-file-fixture.ts';
import type { AssessmentAnswer } from '#quality/support/assessment-portal.ts';
import { RESPONSE } from '#quality/support/nonconformity-fixture.ts';
import { pdfInfo, pdfMetadata, pdfSignature, pdfTextWithoutSpaces } from '#quality/support/pdf-tools.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { standardFaults } from '#quality/support/standard-faults.ts';
import { blocksPart } from '../../server/blocks-part.ts';
import { accreditationFilePage } from '../../server/pages/accreditation-file-page.ts';
import type { AccreditationFileRecord } from '../../server/record/record.ts';
import { suppliedParts } from '../../server/record/supplied-part.ts';
import { printAccreditationFile } from '../../server/render-index-pdf.ts';

const run = promisify(execFile);
const VERIFIER = join(import.meta.dirname, '../../../../../scripts/verify-proof.mjs');

let test: TestPortal;
const fixture = accreditationFileFixture(() => test);
let story: AssessmentAnswer;
let files: Record<string, Uint8Array>;
/** Those of a certificate whose assessment found a nonconformity. */
let withNonconformity: Record<string, Uint8Array>;
let index: Uint8Array;
let textOf: string;

beforeAll(async () => {
  test = await startTestPortal();
  story = await fixture.wholeStory();
  const made = await fixture.make('admin', story.CertificateKey);
  expect([made.Status, made.FaultCount]).toEqual(['READY', 0]);
  files = unzipSync(await fixture.take('admin', made.AccreditationFileKey));
  index = files[`${story.CertificateNo}-accreditation-file.pdf`] as Uint8Array;
  textOf = await pdfTextWithoutSpaces(index);
}, 120_000);
afterAll(() => test.close());

/** What the index is printed from, without files: the record of a ZIP, with the section on decisions as its reader gets it. */
async function pageOf(recordFile: Uint8Array | undefined) {
  const Record = JSON.parse(strFromU8(recordFile as Uint8Array)) as AccreditationFileRecord;
  const { Id } = await test.db
    .selectFrom('Account')
    .select('Id')
    .where('Email', '=', 'admin@demo.test')
    .executeTakeFirstOrThrow();
  const actor = (await actingPerson(test.db, { Id })) ?? expect.unreachable();
  const reader = { ...test.portal, actor, language: 'EN' as const, at: new Date() };
  const { print } = await suppliedParts.get('DECISIONS')(reader, Record.Certificate.CertificateKey);
  const Proofs = { Entries: [], Waiting: 1, Checkpoint: null, Credential: null };
  return { Record, printDecisions: print, Proofs, Parts: [], Originals: [], IsDemo: true };
}

/** The text of the page without white space, so that line breaks do not matter. */
const flattened = (text: string): string => text.replace(/\s+/g, '');

describe('the ZIP', () => {
  it('contains the signed index, the record, the proofs, the pages and every original, each at its place', () => {
    const { CertificateNo: no, ApplicationNo } = story;
    expect(Object.keys(files)).toEqual([
      `${no}-accreditation-file.pdf`,
      'record.json',
      // One proof each for issue and publication.
      'proofs/log-001.assay-proof.json',
      'proofs/log-002.assay-proof.json',
      `proofs/${no}-R1.vc.jwt`,
      'manifest.json',
      'SHA256SUMS',
      `certificate/${no}-R1.pdf`,
      // Two files named in the form, the board's record and the proof of payment.
      ...['001', '002', '003', '004'].map((at) => `assessments/${ApplicationNo}/${at} file.pdf`),
    ]);
  });

  it('is verified by sha256sum, and its manifest agrees', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'accreditationFile-'));
    try {
      for (const [path, bytes] of Object.entries(files)) {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        await writeFile(join(folder, path), bytes);
      }
      const { stdout } = await run('sha256sum', ['--check', 'SHA256SUMS'], { cwd: folder });
      const checked = stdout.trim().split('\n');
      // All files except the checksum list itself.
      expect(checked).toHaveLength(Object.keys(files).length - 1);
      expect(checked.every((line) => line.endsWith(': OK'))).toBe(true);
      await expect(
        writeFile(join(folder, 'record.json'), 'x').then(() =>
          run('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: folder }),
        ),
      ).rejects.toThrow('1 computed checksum did NOT match');
      const manifest = JSON.parse(strFromU8(files['manifest.json'] as Uint8Array));
      const sums = strFromU8(files.SHA256SUMS as Uint8Array);
      expect(manifest).toMatchObject({ CertificateNo: story.CertificateNo, MadeBy: 'Ada Fung', Missing: [] });
      for (const { Path, Sha256 } of manifest.Files) expect(sums).toContain(`${Sha256}  ${Path}\n`);
      expect(manifest.Files).toHaveLength(Object.keys(files).length - 2);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('has an index that is signed, tagged and PDF/A', async () => {
    expect(await pdfSignature(index)).toContain('Signature is Valid');
    expect(await pdfSignature(index)).toContain('Total document signed');
    const info = await pdfInfo(index);
    expect(info).toMatch(/Tagged:\s+yes/);
    expect(info).toContain(`Title:           Evidence pack · ${story.CertificateNo}`);
    const message = (await pdfMetadata(index)).replace(/ xmlns:\w+="[^"]*"/g, '');
    expect(message).toContain('<pdfaid:part>2<');
    expect(message).toContain('<pdfuaid:part>1<');
  });

  it('has proofs that independent tools verify: log proofs offline, the credential by its key', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'proof-'));
    const [key] = (await test.get(null, '/public/log/checkpoints')).data.Keys as { VerifierKey: string }[];
    try {
      for (const at of ['001', '002']) {
        const file = join(folder, `${at}.json`);
        await writeFile(file, files[`proofs/log-${at}.assay-proof.json`] as Uint8Array);
        await run(process.execPath, [VERIFIER, file, `--key=${key?.VerifierKey}`]);
      }
    } finally {
      await rm(folder, { recursive: true });
    }
    const keys = await test.app.inject({ url: '/.well-known/jwks.json' });
    const jwt = strFromU8(files[`proofs/${story.CertificateNo}-R1.vc.jwt`] as Uint8Array);
    const { payload } = await jwtVerify(jwt, createLocalJWKSet(keys.json()));
    expect(JSON.stringify(payload)).toContain(story.CertificateNo);
  });
});

describe('the index', () => {
  it('contains the complete application, and what the client changed after queries', () => {
    for (const text of [
      'Financing of electric ferries in Victoria Harbour',
      'Too general.',
      'Named more exactly.',
      'Changes between submissions',
      'Submission 2 by',
    ])
      expect(textOf).toContain(flattened(text));
  });

  it('lists findings with their closure', () => {
    expect(textOf).toContain(flattened('The register of loans has gaps.'));
    expect(textOf).toContain(flattened('The gaps are closed.'));
    expect(textOf).not.toContain(flattened('still open'));
  });

  it('lists people with their duties, and the exception with its reason', () => {
    for (const name of ['Ada Fung', 'Ben Lau', 'Rita Wong', 'Eleanor Leung'])
      expect(textOf).toContain(flattened(name));
    // The administrator both assessed and endorsed.
    expect(textOf).toContain(flattened('People whose duties were not separate: 1'));
    expect(textOf).toContain(flattened('Assessor and COO'));
    expect(textOf).toContain(flattened('COO and deputy are ill; agreed with the board.'));
  });

  it('lists decisions, payments and all events of the certificate', () => {
    for (const text of [
      'Acting for Ivy.',
      'FPS-70012233',
      'Payment confirmed',
      'Listed in the public register',
      'Public log',
    ])
      expect(textOf).toContain(flattened(text));
  });

  it('contains the record of the decision, with the approvals before it', () => {
    const { Decisions } = JSON.parse(strFromU8(files['record.json'] as Uint8Array));
    expect(Decisions).toMatchObject([
      {
        Type: 'GRANT',
        ApplicationNo: story.ApplicationNo,
        DecidedBy: { Name: 'Eleanor Leung' },
        Steps: [
          { Step: 'ASSESSOR', Remark: 'Acting for Ivy.' },
          { Step: 'ASSESSOR_ONSITE' },
          { Step: 'INDEPREVIEWER' },
          { Step: 'COO' },
        ],
      },
    ]);
    expect(textOf).toContain(flattened(`${Decisions[0].DecisionNo} · Grant`));
  });

  it('contains a nonconformity with response and verification, and its state in the list of findings', async () => {
    const ApplicationKey = await fixture.apply('GF');
    await fixture.answerChecklist('assessor', ApplicationKey, {
      Result: 'MINOR',
      Remark: 'No sensor records.',
    });
    await fixture.done('assessor', '/application/progress/approve', { ApplicationKey });
    const { NonconformityKey, NonconformityNo } = await test.db
      .selectFrom('Nonconformity')
      .innerJoin('Application', 'Application.Id', 'Nonconformity.ApplicationId')
      .select(['NonconformityKey', 'NonconformityNo'])
      .where('Application.ApplicationKey', '=', ApplicationKey)
      .executeTakeFirstOrThrow();
    await fixture.done('assessor', '/nonconformity/release', { NonconformityKey });
    await fixture.done('client', '/nonconformity/answer', {
      NonconformityKey,
      ...RESPONSE,
      Attachment: [await test.upload('client', 'document')],
    });
    await fixture.done('assessor', '/nonconformity/plan/accept', { NonconformityKey });
    await fixture.done('assessor', '/nonconformity/verify', {
      NonconformityKey,
      Method: 'DOCUMENTS',
      Remark: 'Records of November seen.',
    });
    for (const user of ['assessor-onsite', 'indepreviewer', 'coo', 'ceo'])
      await fixture.pass(user, ApplicationKey);
    const { CertificateKey, CertificateNo } = await fixture.issue(ApplicationKey);
    const { AccreditationFileKey } = await fixture.make('admin', CertificateKey);
    withNonconformity = unzipSync(await fixture.take('admin', AccreditationFileKey));
    const zip = withNonconformity;
    const text = await pdfTextWithoutSpaces(zip[`${CertificateNo}-accreditation-file.pdf`] as Uint8Array);
    for (const part of [
      `${NonconformityNo} · Minor · Closed`,
      `Correction: ${RESPONSE.Correction}`,
      `Cause: ${RESPONSE.Cause}`,
      'Review of documents',
      'Records of November seen.',
    ])
      expect(text).toContain(flattened(part));
    expect(text).not.toContain(flattened('still open'));
    const { Applications } = JSON.parse(strFromU8(zip['record.json'] as Uint8Array));
    expect(Applications[0].Nonconformities).toMatchObject([
      { NonconformityNo, Status: 'CLOSED', Responses: [{ Round: 1, Files: [{}] }] },
    ]);
  });

  it('lists every file with the hash that the signature covers', () => {
    const { Files } = JSON.parse(strFromU8(files['manifest.json'] as Uint8Array));
    const named = (Files as { What: string; Sha256: string }[]).filter((one) => one.What !== 'INDEX');
    expect(named).toHaveLength(9);
    for (const { Sha256 } of named) expect(textOf).toContain(Sha256);
  });

  it('contains the same data in machine-readable form, and no internal data', () => {
    const text = strFromU8(files['record.json'] as Uint8Array);
    const record = JSON.parse(text);
    expect(record.Applications[0]).toMatchObject({
      ApplicationNo: story.ApplicationNo,
      Round: 2,
      Rounds: [
        { Round: 1, Changes: [] },
        { Round: 2, Changes: [{ Field: 'ScopeRequirement', Kind: 'CHANGED' }] },
      ],
    });
    for (const secret of ['StorageKey', 'PasswordHash', 'PrivateSealed', '$argon2'])
      expect(text).not.toContain(secret);
  });

  it('passes PDF/A-2a and PDF/UA-1, with nonconformities and decisions', async () => {
    const page = await pageOf(withNonconformity['record.json']);
    expect(page.Record.Applications[0]?.Nonconformities).toHaveLength(1);
    expect(
      await standardFaults(
        'certification/accreditation-files/server/templates/accreditation-file.typ',
        accreditationFilePage(page, 'EN'),
        [blocksPart],
      ),
    ).toEqual([]);
  });

  it('prints answers longer than a page completely', async () => {
    const page = await pageOf(files['record.json']);
    const { Record } = page;
    const long = `${'A long answer with 中文 and #panic("no") $x$. '.repeat(400)}THE-END`;
    for (const application of Record.Applications)
      for (const answer of application.Answers) if (answer.Text !== null) answer.Text = long;
    for (const application of Record.Applications)
      for (const row of application.History) row.Remark = `${'word '.repeat(2_000)}LAST-WORD`;
    const text = await pdfTextWithoutSpaces(await printAccreditationFile(accreditationFilePage(page, 'EN')));
    const answers = Record.Applications.flatMap((one) => one.Answers).filter((one) => one.Text !== null);
    expect(text.split('THE-END')).toHaveLength(answers.length + 1);
    expect(text).toContain('LAST-WORD');
    expect(text).toContain('#panic("no")$x$');
  }, 60_000);

  it('is printed in each language', async () => {
    const certificate = story.CertificateKey;
    for (const [language, text] of [
      ['CHT', '職責分離'],
      ['CHS', '职责分离'],
    ] as const) {
      const { AccreditationFileKey } = await fixture.make('it', certificate, language);
      const zip = unzipSync(await fixture.take('it', AccreditationFileKey));
      const page = zip[`${story.CertificateNo}-accreditation-file.pdf`] as Uint8Array;
      expect(await pdfTextWithoutSpaces(page)).toContain(text);
    }
  });
});
