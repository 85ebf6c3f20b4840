/**
 * Names of the fictitious certificates with which every certificate template is tested before it is saved:
 * ordinary, very long, Chinese only, the other kind of document, with a branch, and with texts that look
 * like code.
 */
export const SAMPLES = ['ORDINARY', 'LONG', 'CHINESE', 'OTHER_KIND', 'BRANCH', 'HOSTILE'] as const;
export type SampleName = (typeof SAMPLES)[number];
