import type { CertificateStatus } from '../certificate/statuses.ts';
import type { AssessmentType } from './statuses.ts';

const VALID: readonly CertificateStatus[] = ['PUBLISHED', 'ACTIVE', 'RENEWAL', 'SUSPENDED'];

/**
 * What a client needs to begin an assessment itself: a certificate of the service in one of these statuses; null where
 * none is needed. What a cycle asks for is begun by the portal.
 */
export const BEGUN_WITH: Readonly<Record<AssessmentType, readonly CertificateStatus[] | null>> = {
  INITIAL: null,
  SURVEILLANCE: VALID,
  SPECIAL: VALID,
  // For some months after its end a certificate can still be renewed.
  RENEWAL: [...VALID, 'EXPIRED'],
};
