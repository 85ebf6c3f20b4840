/** Template rules that other modules may import; everything else is internal. */
export type { TemplateProblem } from './contract.ts';
