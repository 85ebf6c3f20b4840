/**
 * Loads the certificate and key that sign documents: the certification body's own from the PKCS#12 file
 * SIGNING_P12, otherwise the demonstration one of the data directory.
 */
import { verify, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { P12Signer, type Signer } from '@libpdf/core';
import type { SigningIdentity, SigningSettings } from './identity.ts';
import { demoPassword, makeDemoAuthority } from './make-demo-authority.ts';

const probe = new TextEncoder().encode('which certificate belongs to this key');

/** Opens a PKCS#12 file. Its certificates may be in any order: the one matching the key is the signer's. */
async function openSigner(p12: Uint8Array, password: string, isDemo: boolean): Promise<SigningIdentity> {
  const opened = await P12Signer.create(p12, password);
  const proof = await opened.sign(probe, 'SHA-256');
  const all = [opened.certificate, ...opened.certificateChain];
  const own = all.find((der) => verify('sha256', probe, new X509Certificate(der).publicKey, proof));
  if (own === undefined) throw new Error('it contains no certificate for its key');
  const signer: Signer = {
    certificate: own,
    certificateChain: all.filter((der) => der !== own),
    keyType: opened.keyType,
    signatureAlgorithm: opened.signatureAlgorithm,
    sign: (data, algorithm) => opened.sign(data, algorithm),
  };
  const certificate = new X509Certificate(own);
  return {
    signer,
    isDemo,
    subject: oneLine(certificate.subject),
    issuer: oneLine(certificate.issuer),
    fingerprint: certificate.fingerprint256.replaceAll(':', '').toLowerCase(),
    notBefore: new Date(certificate.validFrom),
    notAfter: new Date(certificate.validTo),
  };
}

function oneLine(name: string): string {
  return name.split('\n').join(', ');
}

/**
 * Returns the certification body's identity if SIGNING_P12 is set, otherwise the demonstration identity of
 * this data directory.
 */
export async function loadSigningIdentity(settings: SigningSettings): Promise<SigningIdentity> {
  if (!settings.SIGNING_P12) return loadDemo(join(settings.DATA_DIR, 'signing'));
  const path = settings.SIGNING_P12;
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new Error(`SIGNING_P12: the file ${path} cannot be read: ${reason(error)}`);
  });
  return openSigner(bytes, settings.SIGNING_P12_PASSWORD ?? '', false).catch((error: unknown) => {
    // The checksum is verified with the password, so a failed checksum nearly always means a wrong password.
    throw /password|integrity/i.test(reason(error))
      ? new Error(`SIGNING_P12_PASSWORD does not open ${path} (or the file is damaged)`)
      : new Error(`SIGNING_P12: ${path} is not a usable PKCS#12 file: ${reason(error)}`);
  });
}

async function loadDemo(dir: string): Promise<SigningIdentity> {
  const path = await makeDemoAuthority(dir);
  return openSigner(await readFile(path), demoPassword, true).catch((error: unknown) => {
    throw new Error(
      `DATA_DIR: the demonstration signing file ${path} is damaged; delete it to have it created again: ${reason(error)}`,
    );
  });
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
