import type { ApplicationAction } from '#modules/applications/applications/rules/index.ts';

/** Work that is done on many applications at once (specification point 7). */
export const BULK_KINDS = ['APPROVE', 'ASSIGN', 'GENERATE'] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

/** The action that every single one goes through: its row of the table says who may, and when. */
export const BULK_ACTIONS = {
  APPROVE: 'APPROVE_PROGRESS',
  ASSIGN: 'ASSIGN',
  GENERATE: 'GENERATE_CERT',
} as const satisfies Record<BulkKind, ApplicationAction>;

/** How many applications one request may name. */
export const MAX_BATCH_SIZE = 200;
