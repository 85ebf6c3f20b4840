/** Server parts of credentials that other modules may import; everything else is internal. */

export { checkCertificateProofs } from './check/check-certificate-proofs.ts';
export { checkCertificates } from './check/check-certificates.ts';
export { issueCredential } from './issue-credential.ts';
