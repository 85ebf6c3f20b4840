/** What other modules may use of this one; everything else is its own. */
export { checkAudit } from './chain/check/check-audit.ts';
export { lookAtAudit } from './chain/check/look-at-audit.ts';
export { type TaskResult, taskResults } from './job/task-results.ts';
