/** What other modules may use of this one; everything else is its own. */

export { checkCertificateProofs } from './check/check-certificate-proofs.ts';
export { checkCertificates } from './check/check-certificates.ts';
export { issueCredential } from './issue-credential.ts';
