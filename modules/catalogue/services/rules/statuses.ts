/** Of a service: never published, open for applications, closed for new ones, given up before anybody could apply. */
export const SERVICE_STATUSES = ['NONE', 'PREPARED', 'OFFERED', 'HELD', 'REMOVED'] as const;
export type ServiceStatus = (typeof SERVICE_STATUSES)[number];

/** Of one of its versions, as it stands today. Only DRAFT can be changed. */
export const VERSION_STATES = ['DRAFT', 'SCHEDULED', 'CURRENT', 'SUPERSEDED', 'WITHDRAWN'] as const;
export type VersionState = (typeof VERSION_STATES)[number];
