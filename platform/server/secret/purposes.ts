/** What the portal keeps secret or signs for itself, each with a key of its own. The names are kept in rows. */
export const PURPOSES = [
  'authenticator',
  'recovery',
  'proof',
  'follow stop',
  'conversation more',
  'contact form',
  'external form token',
  'sandbox events',
] as const;
export type Purpose = (typeof PURPOSES)[number];
