/** Of a service: never published, open for applications, closed for new ones, removed before anyone could apply. */
export const SERVICE_STATUSES = ['NONE', 'PREPARED', 'OFFERED', 'HELD', 'REMOVED'] as const;
export type ServiceStatus = (typeof SERVICE_STATUSES)[number];

/** Of one of its versions, as of today. Only DRAFT can be changed. */
export const VERSION_STATES = ['DRAFT', 'SCHEDULED', 'CURRENT', 'SUPERSEDED', 'WITHDRAWN'] as const;
export type VersionState = (typeof VERSION_STATES)[number];
