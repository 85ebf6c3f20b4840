/**
 * User groups that may sign in through the external identity provider: staff, clients or both; the allowed
 * values of the operator's setting.
 */
export const AUDIENCES = ['staff', 'client', 'both'] as const;
export type Audience = (typeof AUDIENCES)[number];
