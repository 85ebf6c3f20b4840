/** Any fixed number: the first half of the lock that says "this server lives". */
export const SERVER_LEASE = 7_202_603;
