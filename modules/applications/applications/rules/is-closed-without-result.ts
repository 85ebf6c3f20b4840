import type { ApplicationFacts } from './facts.ts';

/**
 * True if the application ended permanently without a result, so nothing more is owed. ARCHIVED is excluded,
 * as it can be restored.
 */
export const isClosedWithoutResult = ({
  ApplicationStatusCode: status,
}: Pick<ApplicationFacts, 'ApplicationStatusCode'>): boolean =>
  status === 'CANCELLED' || status === 'REJECTED_STAFF';
