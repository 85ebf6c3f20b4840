/** Whose sign-in an identity provider is. */
export const AUDIENCES = ['staff', 'client', 'both'] as const;
export type Audience = (typeof AUDIENCES)[number];
