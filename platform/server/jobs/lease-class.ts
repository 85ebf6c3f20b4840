/** Any fixed number: the first half of the lock that says "this worker lives". */
export const LEASE_CLASS = 7_202_602;
