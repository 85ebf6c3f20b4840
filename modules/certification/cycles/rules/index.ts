/** Cycle rules that other modules may import; everything else is internal. */

export { type CertificateTask, cycleRoutes } from './contract.ts';
export { cyclesPermissions } from './permissions.ts';
export { REMINDER_DAYS } from './reminder-days.ts';
