/** Purposes for which the portal encrypts or signs, each with its own key. The names are stored in rows. */
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
