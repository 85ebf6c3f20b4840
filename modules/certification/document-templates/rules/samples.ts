/**
 * Made-up certificates that every template is tried on before it is saved: an ordinary one, one whose scope fills
 * pages, one in Chinese alone, a statement (or a certificate, where the service issues statements), one of an
 * organisation with a branch, and one whose texts look like code.
 */
export const SAMPLES = ['ORDINARY', 'LONG', 'CHINESE', 'OTHER_KIND', 'BRANCH', 'HOSTILE'] as const;
export type SampleName = (typeof SAMPLES)[number];
