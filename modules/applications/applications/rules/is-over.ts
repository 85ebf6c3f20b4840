import type { ApplicationFacts } from './facts.ts';

/** Ended for good without a result: nothing more is owed for it. What is archived may come back. */
export const isOver = ({
  ApplicationStatusCode: status,
}: Pick<ApplicationFacts, 'ApplicationStatusCode'>): boolean =>
  status === 'CANCELLED' || status === 'REJECTED_STAFF';
