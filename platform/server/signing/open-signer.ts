import { verify, X509Certificate } from 'node:crypto';
import { P12Signer, type Signer } from '@libpdf/core';
import type { SigningIdentity } from './identity.ts';

const probe = new TextEncoder().encode('which certificate belongs to this key');

/** Opens a PKCS#12 file. Files list certificates in any order: the one that fits the key is the signer's. */
export async function openSigner(
  p12: Uint8Array,
  password: string,
  isDemo: boolean,
): Promise<SigningIdentity> {
  const opened = await P12Signer.create(p12, password);
  const proof = await opened.sign(probe, 'SHA-256');
  const all = [opened.certificate, ...opened.certificateChain];
  const own = all.find((der) => verify('sha256', probe, new X509Certificate(der).publicKey, proof));
  if (own === undefined) throw new Error('it holds no certificate for its key');
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
