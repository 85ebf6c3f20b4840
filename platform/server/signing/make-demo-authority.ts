/**
 * Creates, once per data directory, a demonstration certificate and key with which a portal without its own
 * certificate signs documents; no one outside trusts it.
 */
import { generateKeyPair, randomBytes } from 'node:crypto';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import forge from 'node-forge';

/** No one trusts this key; the password only makes it an ordinary PKCS#12 file. */
export const demoPassword = 'demonstration';

/** Validity starts long ago and ends far in the future: demonstration data signs documents of past years. */
const firstDay = new Date('2015-01-01T00:00:00Z');
const years = 15;
const organisation = { name: 'organizationName', value: 'Demonstration, not for use' };

/**
 * Returns the path of this data directory's demonstration identity, created once. It is written to a
 * temporary folder that is then renamed: the first of several processes wins, and an interrupted process
 * leaves nothing that another would read.
 */
export async function makeDemoAuthority(dir: string): Promise<string> {
  const home = join(dir, 'demo-authority');
  const file = join(home, 'signing.p12');
  if (await exists(file)) return file;
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const making = join(dir, `.making-${randomBytes(8).toString('hex')}`);
  await mkdir(making, { mode: 0o700 });
  try {
    await writeDurably(join(making, 'signing.p12'), await demoP12());
    await rename(making, home);
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    // A non-empty folder is never replaced: another process was first.
    if (!(await exists(file))) throw error;
  }
  return file;
}

/**
 * Creates a root certificate that signs one certificate and whose key is then discarded, so that no other
 * can ever be issued.
 */
async function demoP12(): Promise<Uint8Array> {
  const [root, signing] = await Promise.all([keyPair(2048), keyPair(3072)]);
  const rootName = [{ name: 'commonName', value: 'Demonstration certificate authority' }, organisation];
  const signingName = [{ name: 'commonName', value: 'Demonstration certificate signing' }, organisation];
  const rootCertificate = issue(root.publicKey, rootName, rootName, root.privateKey, [
    { name: 'basicConstraints', critical: true, cA: true, pathLenConstraint: 0 },
    { name: 'keyUsage', critical: true, keyCertSign: true, cRLSign: true },
    { name: 'subjectKeyIdentifier' },
  ]);
  const certificate = issue(signing.publicKey, signingName, rootName, root.privateKey, [
    { name: 'basicConstraints', critical: true, cA: false },
    { name: 'keyUsage', critical: true, digitalSignature: true, nonRepudiation: true },
    { name: 'subjectKeyIdentifier' },
  ]);
  const p12 = forge.pkcs12.toPkcs12Asn1(signing.privateKey, [certificate, rootCertificate], demoPassword, {
    algorithm: 'aes256',
  });
  return Buffer.from(forge.asn1.toDer(p12).getBytes(), 'binary');
}

function issue(
  publicKey: forge.pki.rsa.PublicKey,
  subject: forge.pki.CertificateField[],
  issuer: forge.pki.CertificateField[],
  issuerKey: forge.pki.rsa.PrivateKey,
  extensions: object[],
): forge.pki.Certificate {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = publicKey;
  // A serial number must be positive: its first byte is below 0x80.
  certificate.serialNumber = `4${randomBytes(16).toString('hex').slice(1)}`;
  const now = new Date();
  certificate.validity.notBefore = firstDay;
  certificate.validity.notAfter = new Date(Date.UTC(now.getUTCFullYear() + years, 0, 1));
  certificate.setSubject(subject);
  certificate.setIssuer(issuer);
  certificate.setExtensions(extensions);
  certificate.sign(issuerKey, forge.md.sha256.create());
  return certificate;
}

/** Node generates the keys (quickly, off the event loop); forge writes the certificates. */
async function keyPair(modulusLength: number): Promise<forge.pki.rsa.KeyPair> {
  const pem = await promisify(generateKeyPair)('rsa', {
    modulusLength,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return {
    publicKey: forge.pki.publicKeyFromPem(pem.publicKey),
    privateKey: forge.pki.privateKeyFromPem(pem.privateKey),
  };
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
