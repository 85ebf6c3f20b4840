/**
 * Number of the PostgreSQL advisory lock that each job worker has while it is alive (first of its two
 * parts); jobs of a worker without it are run again. The value is arbitrary.
 */
export const LEASE_CLASS = 7_202_602;
