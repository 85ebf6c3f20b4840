/** Web parts of certificates that other modules may import; everything else is internal. */
export { certificateLifeTexts } from '../texts/certificate-life.ts';
export { CertificateBadge } from './certificate-badge.tsx';
export { certificateActionsToPropose, certificateDecisions } from './slots.ts';
