/** Arbitrary constant: first half of the advisory lock that shows a server process is alive. */
export const SERVER_LEASE = 7_202_603;
