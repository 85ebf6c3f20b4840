/**
 * Events of a certificate's history that followers are notified of by email, with the type of notification;
 * other events, such as listing, are not announced.
 */

/** Events of a certificate's history that followers are notified of, with the type of notification. */
export const FOLLOWER_EVENTS = {
  SUSPENDED: 'SUSPENDED',
  RESUMED: 'RESUMED',
  TERMINATED: 'TERMINATED',
  WITHDRAWN: 'WITHDRAWN',
  DELETED: 'VOIDED',
  EXPIRED: 'EXPIRED',
  EXTENDED: 'EXTENDED',
  SCOPE_EXTENDED: 'SCOPE_EXTENDED',
  SCOPE_REDUCED: 'SCOPE_REDUCED',
  REVISED: 'REVISED',
  DISCLOSED: 'DISCLOSED',
} as const satisfies Readonly<Record<string, string>>;

export type FollowerEvent = (typeof FOLLOWER_EVENTS)[keyof typeof FOLLOWER_EVENTS];

/**
 * Null for events that are not announced: whether a certificate is listed concerns only its holder and the
 * certification body.
 */
export const followerEventOf = (event: string): FollowerEvent | null =>
  (FOLLOWER_EVENTS as Readonly<Record<string, FollowerEvent | undefined>>)[event] ?? null;
