/** What followers of a certificate hear of, by the line that it leaves in the certificate's story. */
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

/** Null where nobody outside is told: whether a certificate is listed is between its holder and the body. */
export const whatIsTold = (event: string): Told | null =>
  (TOLD as Readonly<Record<string, Told | undefined>>)[event] ?? null;
