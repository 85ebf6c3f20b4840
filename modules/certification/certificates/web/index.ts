/** What other modules may use of this one; everything else is its own. */
export { certificateLifeTexts } from '../texts/certificate-life.ts';
export { CertificateBadge } from './certificate-badge.tsx';
export { certificateReads } from './certificate-reads.ts';
