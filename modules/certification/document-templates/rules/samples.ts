/**
 * Fictitious certificates with which every template is tested before it is saved: an ordinary one, one whose
 * scope fills pages, one in Chinese only, a statement (or a certificate, if the service issues statements),
 * one of an organisation with a branch, and one whose texts look like code.
 */
export const SAMPLES = ['ORDINARY', 'LONG', 'CHINESE', 'OTHER_KIND', 'BRANCH', 'HOSTILE'] as const;
export type SampleName = (typeof SAMPLES)[number];
