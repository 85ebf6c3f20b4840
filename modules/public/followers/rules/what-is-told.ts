/** What followers of a certificate are notified of, by event of the certificate's history. */
export const TOLD = {
  SUSPENDED: 'SUSPENDED',
  RESUMED: 'RESUMED',
  TERMINATED: 'TERMINATED',
  WITHDRAWN: 'STATEMENT_WITHDRAWN',
  DELETED: 'WITHDRAWN',
  EXPIRED: 'EXPIRED',
  EXTENDED: 'EXTENDED',
  REVISED: 'REVISED',
  DISCLOSED: 'DISCLOSED',
} as const satisfies Readonly<Record<string, string>>;

export type Told = (typeof TOLD)[keyof typeof TOLD];

/** Null where no one outside is notified: whether a certificate is listed is between its holder and the certification body. */
export const whatIsTold = (event: string): Told | null =>
  (TOLD as Readonly<Record<string, Told | undefined>>)[event] ?? null;
