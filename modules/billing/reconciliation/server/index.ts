/** Public server API of the reconciliation module; other modules may import only this. */
export { checkLedger } from './check-ledger.ts';
export { subjectChecks } from './subject-checks.ts';
