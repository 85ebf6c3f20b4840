/** What other modules may use of this one; everything else is its own. */
export { FinanceTiles } from './finance-tiles.tsx';
export { longMonth, shortMonth } from './month-text.ts';
export { OverdueAges } from './overdue-ages.tsx';
