/**
 * Search and step filter of the checklist designer: whether a filter is set, and whether a point matches it
 * in its key, clause, question or texts in any language.
 */
import type { Step } from '#modules/catalogue/services/rules/index.ts';
import type { DesignPoint } from '../rules/arrange-points.ts';

export type PointQuery = { search: string; step: Step | null };

export const isFiltered = ({ search, step }: PointQuery): boolean => search.trim() !== '' || step !== null;

/**
 * Whether a checklist point matches the designer's search and step filter. Searches all texts in every
 * language.
 */
export function isFound(point: DesignPoint, { search, step }: PointQuery): boolean {
  if (step !== null && point.Step !== step) return false;
  const text = [
    point.PointKey,
    point.Clause,
    point.Field ?? '',
    ...Object.values(point.Text),
    ...Object.values(point.Guidance),
  ].join('\n');
  return text.toLowerCase().includes(search.trim().toLowerCase());
}
