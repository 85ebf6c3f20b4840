import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import forge from 'node-forge';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderAndSign } from '#modules/certification/certificates/server/document/render-and-sign.ts';
import { renderCertificate } from '#modules/certification/certificates/server/document/render-certificate.ts';
import { certificateFacts } from '#quality/support/certificate-facts.ts';
import { pdfInfo, pdfSignature, pdfText, pdfTextWithoutSpaces } from '#quality/support/pdf-tools.ts';
import type { SigningIdentity } from '../../signing/identity.ts';
import { loadSigningIdentity } from '../../signing/load-signing-identity.ts';
import { demoPassword } from '../../signing/make-demo-authority.ts';
import { signPdf } from '../../signing/sign-pdf.ts';
import { verifySignature } from '../../signing/verify-signature.ts';

const at = new Date('2025-06-02T03:04:05Z');
let dir = '';
let demo: SigningIdentity;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'signing-'));
  demo = await loadSigningIdentity({ DATA_DIR: dir });
});
afterAll(() => rm(dir, { recursive: true }));

describe('the signed page', () => {
  it('is valid, whole and says when', async () => {
    const { pdf, sha256 } = await renderAndSign(certificateFacts, 'BILINGUAL', demo, { at });
    const text = await pdfSignature(pdf);
    expect(text).toContain('Signature is Valid');
    expect(text).toContain('ETSI.CAdES.detached');
    expect(text).toContain('Total document signed');
    expect(text).toContain('Jun 02 2025 03:04:05');
    expect(sha256).toBe(createHash('sha256').update(pdf).digest('hex'));
  });

  it('keeps the page as it was rendered and its PDF/A markers', async () => {
    const page = renderCertificate({ ...certificateFacts, IsDemo: true }, 'BILINGUAL');
    const { pdf } = await renderAndSign(certificateFacts, 'BILINGUAL', demo, { at });
    expect(Buffer.from(pdf.subarray(0, page.length)).equals(page)).toBe(true);
    const appended = Buffer.from(pdf.subarray(page.length)).toString('latin1');
    for (const kept of ['/MarkInfo', '/StructTreeRoot', '/OutputIntents', '/Metadata', '/Lang (en-GB)']) {
      expect(appended).toContain(kept);
    }
    // Neither fonts that are not embedded nor appearances left to the reader: PDF/A forbids both.
    expect(appended).not.toMatch(/BaseFont|NeedAppearances true/);
    expect(await pdfInfo(pdf)).toMatch(/Tagged: +yes/);
  });

  it('has selectable text in both scripts, and the demonstration notice', async () => {
    const { pdf } = await renderAndSign(certificateFacts, 'BILINGUAL', demo, { at });
    expect(await pdfText(pdf)).toContain('Harbour Green Energy Limited');
    expect(await pdfTextWithoutSpaces(pdf)).toContain('海港綠色能源有限公司');
    expect(await pdfText(pdf)).toContain('Demonstration, not for use');
  });

  it('fails when one byte is changed', async () => {
    const { pdf } = await renderAndSign(certificateFacts, 'EN', demo, { at });
    const changed = Uint8Array.from(pdf);
    const middle = 20_000;
    changed[middle] = (changed[middle] ?? 0) ^ 1;
    const text = await pdfSignature(changed);
    expect(text).not.toContain('Signature is Valid');
    expect(text).toMatch(/Digest Mismatch/);
  });

  it('is refused outside the certificate’s own time', async () => {
    const page = renderCertificate(certificateFacts, 'EN');
    const facts = { reason: '', location: '', name: 'Assay', at: new Date('2099-01-01T00:00:00Z') };
    await expect(signPdf(page, demo, facts)).rejects.toThrow('cannot sign at 2099-01-01');
  });
});

describe('the demonstration authority', () => {
  it('is stored, private to its owner, with nothing left next to it', async () => {
    const again = await loadSigningIdentity({ DATA_DIR: dir });
    expect(again.fingerprint).toBe(demo.fingerprint);
    expect(again.isDemo).toBe(true);
    expect(demo.subject).toContain('CN=Demonstration certificate signing');
    expect(await readdir(join(dir, 'signing'))).toEqual(['demo-authority']);
    expect((await stat(join(dir, 'signing/demo-authority/signing.p12'))).mode & 0o777).toBe(0o600);
  });

  it('is one for processes that start at once', async () => {
    const fresh = await mkdtemp(join(tmpdir(), 'signing-'));
    const program = join(import.meta.dirname, '../../../../quality/support/make-authority-in-process.ts');
    const run = () => promisify(execFile)(process.execPath, [program, fresh]);
    const answers = await Promise.all([run(), run(), loadSigningIdentity({ DATA_DIR: fresh })]);
    const prints = new Set(
      answers.map((answer) => ('stdout' in answer ? answer.stdout : answer.fingerprint)),
    );
    expect(prints.size).toBe(1);
    expect(await readdir(join(fresh, 'signing'))).toEqual(['demo-authority']);
    await rm(fresh, { recursive: true });
  });

  it('says which file is damaged', async () => {
    const fresh = await mkdtemp(join(tmpdir(), 'signing-'));
    await loadSigningIdentity({ DATA_DIR: fresh });
    const file = join(fresh, 'signing/demo-authority/signing.p12');
    await writeFile(file, (await readFile(file)).subarray(0, 100));
    await expect(loadSigningIdentity({ DATA_DIR: fresh })).rejects.toThrow(`${file} is damaged`);
    await rm(fresh, { recursive: true });
  });
});

describe('the certification body’s own certificate', () => {
  /** A key store as OpenSSL writes it. */
  function ownP12(key: readonly string[], password: string): string {
    const file = join(dir, `own-${key.join('-').replace(/\W/g, '_')}.p12`);
    const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' });
    openssl(
      'req',
      '-x509',
      '-newkey',
      ...key,
      '-nodes',
      '-days',
      '3650',
      '-subj',
      '/CN=Assay signing/O=Assay Limited',
      '-keyout',
      `${file}.key`,
      '-out',
      `${file}.crt`,
    );
    openssl(
      'pkcs12',
      '-export',
      '-inkey',
      `${file}.key`,
      '-in',
      `${file}.crt`,
      '-passout',
      `pass:${password}`,
      '-out',
      file,
    );
    return file;
  }

  it.each([[['rsa:2048']], [['ec', '-pkeyopt', 'ec_paramgen_curve:P-256']]])('signs with %j', async (key) => {
    const SIGNING_P12 = ownP12(key, 'correct horse');
    const own = await loadSigningIdentity({
      SIGNING_P12,
      SIGNING_P12_PASSWORD: 'correct horse',
      DATA_DIR: dir,
    });
    expect(own.isDemo).toBe(false);
    expect(own.subject).toContain('O=Assay Limited');
    const { pdf } = await renderAndSign({ ...certificateFacts, IsDemo: true }, 'EN', own, { at: new Date() });
    expect(await pdfSignature(pdf)).toContain('Signature is Valid');
    expect(await pdfText(pdf)).not.toMatch(/demonstration/i);
    // The nightly comparison comes to the same, whatever the kind of key.
    expect(await verifySignature(pdf)).toEqual({
      ...{ IsSound: true, Signer: own.fingerprint, Covers: pdf.byteLength },
      ...{ StampedAt: null, IsSealed: false },
    });
  });

  it('finds the certificate of the key behind that of the issuer', async () => {
    const made = await readFile(join(dir, 'signing/demo-authority/signing.p12'));
    const opened = forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(made.toString('binary')), demoPassword);
    const bags = (oid: string | undefined) => opened.getBags({ bagType: oid ?? '' })[oid ?? ''] ?? [];
    const certificates = bags(forge.pki.oids.certBag).flatMap((bag) => bag.cert ?? []);
    const key = bags(forge.pki.oids.pkcs8ShroudedKeyBag)[0]?.key ?? null;
    const turned = forge.pkcs12.toPkcs12Asn1(
      key as forge.pki.rsa.PrivateKey,
      certificates.reverse(),
      'secret',
    );
    const SIGNING_P12 = join(dir, 'turned.p12');
    await writeFile(SIGNING_P12, forge.asn1.toDer(turned).getBytes(), 'binary');
    const own = await loadSigningIdentity({ SIGNING_P12, SIGNING_P12_PASSWORD: 'secret', DATA_DIR: dir });
    expect(own.fingerprint).toBe(demo.fingerprint);
    const { pdf } = await renderAndSign(certificateFacts, 'EN', own, { at });
    expect(await pdfSignature(pdf)).toContain('Signature is Valid');
  });

  it('names the setting that is wrong', async () => {
    const SIGNING_P12 = ownP12(['rsa:2048'], 'correct horse');
    const load = (settings: object) => loadSigningIdentity({ DATA_DIR: dir, ...settings });
    await expect(load({ SIGNING_P12, SIGNING_P12_PASSWORD: 'wrong' })).rejects.toThrow(
      /^SIGNING_P12_PASSWORD/,
    );
    await expect(load({ SIGNING_P12 })).rejects.toThrow(/^SIGNING_P12_PASSWORD/);
    await expect(load({ SIGNING_P12: join(dir, 'none.p12') })).rejects.toThrow(
      /^SIGNING_P12: .*cannot be read/,
    );
    const junk = join(dir, 'junk.p12');
    await writeFile(junk, 'not a key store');
    await expect(load({ SIGNING_P12: junk })).rejects.toThrow(/^SIGNING_P12: .*not a usable PKCS#12 file/);
  });
});
