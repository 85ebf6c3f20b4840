import type { ApplicationAction } from '#modules/applications/applications/rules/index.ts';

/**
 * Kinds of bulk actions on applications (specification point 7), the workflow action that each performs, and
 * the maximum of 200 applications per request.
 */
export const BULK_KINDS = ['APPROVE', 'ASSIGN', 'CONFIRM', 'GENERATE', 'PUBLISH'] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

/** The workflow action performed on each application; its table row determines who may do it and when. */
export const BULK_ACTIONS = {
  APPROVE: 'APPROVE_PROGRESS',
  ASSIGN: 'ASSIGN',
  CONFIRM: 'CRB_CONFIRM',
  GENERATE: 'GENERATE_CERT',
  PUBLISH: 'PUBLISH',
} as const satisfies Record<BulkKind, ApplicationAction>;

/** Maximum number of files that one bulk request attaches to each application. */
export const MAX_FILES = 5;

/** Maximum number of applications per request. */
export const MAX_BATCH_SIZE = 200;
