/**
 * Statuses of a service (prepared, offered, held, removed) and states of its versions (draft, scheduled,
 * current, superseded, withdrawn).
 */

/**
 * Statuses of a service: PREPARED was never published, OFFERED accepts applications, HELD accepts no new
 * ones, REMOVED was removed before anyone could apply.
 */
export const SERVICE_STATUSES = ['NONE', 'PREPARED', 'OFFERED', 'HELD', 'REMOVED'] as const;
export type ServiceStatus = (typeof SERVICE_STATUSES)[number];

/** States of a version as of today. Only DRAFT can be changed. */
export const VERSION_STATES = ['DRAFT', 'SCHEDULED', 'CURRENT', 'SUPERSEDED', 'WITHDRAWN'] as const;
export type VersionState = (typeof VERSION_STATES)[number];
