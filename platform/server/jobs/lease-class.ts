/** Arbitrary constant: first half of the advisory lock that shows a worker is alive. */
export const LEASE_CLASS = 7_202_602;
