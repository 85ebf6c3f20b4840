/** What other modules may use of this one; everything else is its own. */
export { checkAudit } from './chain/check/check-audit.ts';
export { checkAuditLog } from './chain/check/check-audit-log.ts';
export { type TaskResult, taskResults } from './job/task-results.ts';
