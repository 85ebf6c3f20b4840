import { execFile } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PDF } from '@libpdf/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '#platform/server/configuration/settings.ts';
import type { SigningIdentity } from '#platform/server/signing/identity.ts';
import { loadSigningIdentity } from '#platform/server/signing/load-signing-identity.ts';
import { timestampAuthority } from '#platform/server/signing/timestamp-authority.ts';
import { verifySignature } from '#platform/server/signing/verify-signature.ts';
import { certificateFacts } from '#quality/support/certificate-facts.ts';
import { certificateFixture } from '#quality/support/certificate-fixture.ts';
import { insertCertified } from '#quality/support/certified.ts';
import { pdfSignature } from '#quality/support/pdf-tools.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import {
  startTimestampAuthority,
  type TestTimestampAuthority,
} from '#quality/support/timestamp-authority.ts';
import { renderAndSign } from '../../server/document/render-and-sign.ts';
import { renderDocument } from '../../server/render-document.ts';

let tsa: TestTimestampAuthority;
let own: SigningIdentity;
let test: TestPortal;
const fixture = certificateFixture(() => test);

beforeAll(async () => {
  tsa = await startTimestampAuthority();
  own = await loadSigningIdentity({ SIGNING_P12: tsa.p12, SIGNING_P12_PASSWORD: tsa.password, DATA_DIR: '' });
  test = await startTestPortal({
    TSA_URL: tsa.url,
    SIGNING_P12: tsa.p12,
    SIGNING_P12_PASSWORD: tsa.password,
  });
});
beforeEach(() => {
  tsa.manner = 'STAMPS';
  tsa.requests = 0;
});
afterAll(async () => {
  await test?.close();
  await tsa?.close();
});

/** OpenSSL's verdict on the last time stamp in a file, for the bytes that it covers. */
async function sealOf(file: Uint8Array): Promise<string> {
  const text = Buffer.from(file).toString('latin1');
  const ranges = [...text.matchAll(/\/ByteRange ?\[(\d+) +(\d+) +(\d+) +(\d+)/g)].map((found) =>
    found.slice(1).map(Number),
  );
  const [from = 0, end = 0, again = 0, rest = 0] = ranges.at(-1) ?? [];
  const dir = await mkdtemp(join(tmpdir(), 'seal-'));
  await writeFile(join(dir, 'token'), Buffer.from(text.slice(from + end + 1, again - 1), 'hex'));
  await writeFile(join(dir, 'data'), Buffer.concat([file.slice(from, end), file.slice(again, again + rest)]));
  const verify = ['ts', '-verify', '-token_in', '-in', 'token', '-data', 'data', '-CAfile', tsa.ca];
  const { stdout, stderr } = await promisify(execFile)('openssl', verify, { cwd: dir });
  await rm(dir, { recursive: true });
  return stdout + stderr;
}

describe('a page signed with a time stamp', () => {
  it('is B-LTA: stamped, with all data for later validation, and stamped again as a whole', async () => {
    const before = Date.now();
    const made = await renderAndSign(certificateFacts, 'EN', own, { at: new Date(), timestampUrl: tsa.url });
    expect([made.level, tsa.requests]).toEqual(['B-LTA', 2]);
    const message = await pdfSignature(made.pdf);
    expect(message).toContain('Signature is Valid');
    expect(message).toContain('ETSI.CAdES.detached');
    // Poppler does not read time stamps; OpenSSL does, against every byte of the file before the time stamp.
    expect(await sealOf(made.pdf)).toContain('Verification: OK');
    const looked = await verifySignature(made.pdf);
    expect(looked).toMatchObject({ IsSound: true, IsSealed: true, Signer: own.fingerprint });
    // The time stamp authority's clock has no milliseconds.
    expect(looked.StampedAt?.getTime()).toBeGreaterThanOrEqual(before - 1_000);
    const pdf = await PDF.load(made.pdf);
    const store = pdf.getCatalog().getDict('DSS', (ref) => pdf.getObject(ref));
    const count = (kind: string) => store?.getArray(kind, (ref) => pdf.getObject(ref))?.length;
    // Certificates of the signer, the time stamp service and their authority, and the authority's revocation
    // list.
    expect([count('Certs'), count('CRLs')]).toEqual([3, 1]);
  });

  it('is invalid when one byte is changed', async () => {
    const { pdf } = await renderAndSign(certificateFacts, 'EN', own, {
      at: new Date(),
      timestampUrl: tsa.url,
    });
    const changed = Uint8Array.from(pdf);
    changed[20_000] = (changed[20_000] ?? 0) ^ 1;
    expect(await verifySignature(changed)).toMatchObject({ IsSound: false, IsSealed: false });
  });

  it('does not claim long-term validity where the revocation status is not available', async () => {
    const demo = await loadSigningIdentity({ DATA_DIR: test.portal.settings.DATA_DIR });
    const { level } = await renderAndSign(certificateFacts, 'EN', demo, {
      at: new Date(),
      timestampUrl: tsa.url,
    });
    expect(level).toBe('B-T');
  });
});

describe('the response of the authority', () => {
  it('is refused if it is about other bytes', async () => {
    const authority = timestampAuthority(tsa.url);
    const digest = (fill: number) => new Uint8Array(32).fill(fill);
    await authority.timestamp(digest(1), 'SHA-256');
    tsa.manner = 'REPEATS';
    await expect(authority.timestamp(digest(2), 'SHA-256')).rejects.toThrow(
      'not a time stamp of these bytes',
    );
  });

  it('is requested with the user name and password of the setting, which are not part of the URL', async () => {
    const url = new URL(tsa.url);
    [url.username, url.password] = ['assay', 'a secret'];
    await timestampAuthority(url.href).timestamp(new Uint8Array(32), 'SHA-256');
    expect(tsa.authorization).toBe(`Basic ${Buffer.from('assay:a secret').toString('base64')}`);
  });

  it('may be configured with a password only if the connection is encrypted', () => {
    const production = {
      ...{
        NODE_ENV: 'production',
        DATABASE_URL: 'postgres://localhost/db',
        PUBLIC_URL: 'https://portal.example',
      },
      SECRET_KEY: Buffer.alloc(32).toString('base64'),
    };
    const read = (TSA_URL: string) => () => readSettings({ ...production, TSA_URL });
    expect(read('http://me:secret@tsa.example/')).toThrow('TSA_URL');
    expect(read('ftp://tsa.example/')).toThrow('TSA_URL');
    expect(read('http://tsa.example/')().TSA_URL).toBe('http://tsa.example/');
    expect(read('https://me:secret@tsa.example/')().TSA_URL).toBe('https://me:secret@tsa.example/');
  });
});

describe('a certificate whose time stamp authority does not respond', () => {
  async function waiting(no: string): Promise<{ id: number; job: { DocumentId: number } }> {
    const id = await fixture.generate(await insertCertified(test, { no }));
    const [document] = await fixture.documents(id);
    return { id, job: { DocumentId: document?.Id ?? 0 } };
  }

  it('is delayed, and stamped when the authority responds again', async () => {
    const { id, job } = await waiting('QM-2025-00501');
    tsa.manner = 'FAILS';
    for (const No of [1, 2, 3])
      await expect(renderDocument(test.portal, job, { IsLast: false, attempt: No })).rejects.toThrow(
        'TSA_URL',
      );
    expect(await fixture.documents(id)).toMatchObject([{ Status: 'INTENDED', FileKey: null }]);
    tsa.manner = 'STAMPS';
    await renderDocument(test.portal, job, { IsLast: false, attempt: 4 });
    expect(await fixture.documents(id)).toMatchObject([
      { Status: 'READY', SignatureLevel: 'B-LTA', IsUnstamped: false, Signer: own.fingerprint },
    ]);
  });

  it('is signed without a time stamp after ten minutes, which is recorded', async () => {
    const { id, job } = await waiting('QM-2025-00502');
    tsa.manner = 'FAILS';
    await expect(renderDocument(test.portal, job, { IsLast: false, attempt: 6 })).rejects.toThrow('TSA_URL');
    await renderDocument(test.portal, job, { IsLast: false, attempt: 7 });
    const [document] = await fixture.documents(id);
    expect(document).toMatchObject({ Status: 'READY', SignatureLevel: 'B-B', IsUnstamped: true });
    expect(await pdfSignature(await fixture.bytesOf(document?.FileKey ?? null))).toContain(
      'Signature is Valid',
    );
  });

  it('retains the certificate that it was signed with', async () => {
    const stored = await test.db.selectFrom('SigningCertificate').selectAll().execute();
    expect(stored).toMatchObject([{ Fingerprint: own.fingerprint, IsDemo: false }]);
    const certificate = new X509Certificate(stored[0]?.Certificate ?? Buffer.alloc(0));
    expect(certificate.checkIssued(new X509Certificate(await readFile(tsa.ca)))).toBe(true);
  });
});
