/** Account statuses that have a quick filter above the lists of clients, sub-accounts and staff. */
export const SHOWN_STATUSES = ['ACTIVE', 'PENDING', 'SUSPENDED', 'REMOVED'] as const;
