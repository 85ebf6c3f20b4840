/**
 * Number of the PostgreSQL advisory lock that each server process has while it is alive (first of its two
 * parts); live users of a process without it are removed. The value is arbitrary.
 */
export const SERVER_LEASE = 7_202_603;
