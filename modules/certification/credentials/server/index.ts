/** What other modules may use of this one; everything else is its own. */
export { checkCertificates } from './check/check-certificates.ts';
export { lookAtCertificates } from './check/look-at-certificates.ts';
export { issueCredential } from './issue-credential.ts';
