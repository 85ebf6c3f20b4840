/** Public web API of the finance-reports module; other modules may import only this. */
export { FinanceTiles } from './finance-tiles.tsx';
export { longMonth, shortMonth } from './month-text.ts';
export { OverdueAges } from './overdue-ages.tsx';
