import type { ApplicationFacts } from './facts.ts';

/** Permanently ended without a result: nothing more is owed for it. Archived applications may be restored. */
export const isClosedWithoutResult = ({
  ApplicationStatusCode: status,
}: Pick<ApplicationFacts, 'ApplicationStatusCode'>): boolean =>
  status === 'CANCELLED' || status === 'REJECTED_STAFF';
