import type { Role } from '#platform/common/access/roles.ts';

/** Who is told how long others usually waited. */
export const DASHBOARD_CLIENTS = ['CLIENT', 'SUB_CLIENT'] as const satisfies readonly Role[];

/** Who looks after background work and mails. */
export const DASHBOARD_HEALTH = ['ADMIN', 'SUB_ADMIN', 'IT'] as const satisfies readonly Role[];
