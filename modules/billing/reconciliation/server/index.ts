/** What other modules may use of this one; everything else is its own. */
export { lookAtBooks } from './look-at-books.ts';
export { subjectChecks } from './subject-checks.ts';
