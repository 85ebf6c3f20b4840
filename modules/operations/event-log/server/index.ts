/**
 * Public interface of the event log module for other server modules: the event log check, and the hook with
 * which they report results of their checks.
 */
export { checkAudit } from './chain/check/check-audit.ts';
export { checkAuditLog } from './chain/check/check-audit-log.ts';
export { type TaskResult, taskResults } from './job/task-results.ts';
