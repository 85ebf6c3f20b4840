/** What other modules may use of this one; everything else is its own. */
export { checkLedger } from './check-ledger.ts';
export { subjectChecks } from './subject-checks.ts';
