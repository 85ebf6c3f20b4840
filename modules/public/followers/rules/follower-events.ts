/** What followers of a certificate are notified of, by event of the certificate's history. */
export const FOLLOWER_EVENTS = {
  SUSPENDED: 'SUSPENDED',
  RESUMED: 'RESUMED',
  TERMINATED: 'TERMINATED',
  WITHDRAWN: 'WITHDRAWN',
  DELETED: 'VOIDED',
  EXPIRED: 'EXPIRED',
  EXTENDED: 'EXTENDED',
  REVISED: 'REVISED',
  DISCLOSED: 'DISCLOSED',
} as const satisfies Readonly<Record<string, string>>;

export type FollowerEvent = (typeof FOLLOWER_EVENTS)[keyof typeof FOLLOWER_EVENTS];

/** Null where no one outside is notified: whether a certificate is listed is between its holder and the certification body. */
export const followerEventOf = (event: string): FollowerEvent | null =>
  (FOLLOWER_EVENTS as Readonly<Record<string, FollowerEvent | undefined>>)[event] ?? null;
