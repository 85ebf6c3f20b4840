/** User groups that sign in through the external identity provider: staff, clients or both. */
export const AUDIENCES = ['staff', 'client', 'both'] as const;
export type Audience = (typeof AUDIENCES)[number];
