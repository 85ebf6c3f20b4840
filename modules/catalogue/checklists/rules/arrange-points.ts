/**
 * Groups a service's checklist points by step, and moves, duplicates and merges (imports) them, giving each
 * new point the next free key, such as `GF-12`.
 */
import { type ServiceDefinition, STEPS, type Step } from '#modules/catalogue/services/rules/index.ts';

export type DesignPoint = ServiceDefinition['Checklist'][number];

/** Maximum length of a point's key, in characters. */
const MAX_KEY_LENGTH = 40;

/** Groups points by step, in the order of the assessment chain; keeps the order within each step. */
export const byStep = (points: readonly DesignPoint[]): DesignPoint[] =>
  points.toSorted((one, other) => STEPS.indexOf(one.Step) - STEPS.indexOf(other.Step));

/** Moves a point within its step. Positions count within the step; `to` is the position after the move. */
export function movePoint(
  points: readonly DesignPoint[],
  step: Step,
  from: number,
  to: number,
): DesignPoint[] {
  const own = points.filter((point) => point.Step === step);
  const moved = own[from];
  if (!moved) return byStep(points);
  const rest = own.toSpliced(from, 1);
  const others = points.filter((point) => point.Step !== step);
  return byStep([...others, ...rest.toSpliced(to, 0, moved)]);
}

const isTaken = (points: readonly DesignPoint[], key: string): boolean =>
  points.some(({ PointKey }) => PointKey.toLowerCase() === key.toLowerCase());

/** The next free key with the service's prefix: `GF-12` after `GF-11`. */
export function nextPointKey(points: readonly DesignPoint[], prefix: string): string {
  const own = new RegExp(`^${prefix}-(\\d{1,6})$`, 'i');
  const numbers = points.map(({ PointKey }) => Number(own.exec(PointKey)?.[1] ?? 0));
  let number = Math.max(0, ...numbers) + 1;
  const keyOf = () => `${prefix}-${String(number).padStart(2, '0')}`;
  while (isTaken(points, keyOf())) number += 1;
  return keyOf();
}

/** Inserts a copy of a point directly after it, under a new key. */
export function duplicatePoint(points: readonly DesignPoint[], index: number, prefix: string): DesignPoint[] {
  const point = points[index];
  if (!point) return [...points];
  const PointKey = nextPointKey(points, prefix).slice(0, MAX_KEY_LENGTH);
  return points.toSpliced(index + 1, 0, { ...point, PointKey });
}

/** Merges an import: points with known keys replace the existing ones, new points are added after them. */
export function mergePoints(
  points: readonly DesignPoint[],
  imported: readonly DesignPoint[],
): { Points: DesignPoint[]; Added: number; Changed: number; Same: number } {
  const fresh = new Map(imported.map((point) => [point.PointKey, point]));
  const known = new Set(points.map(({ PointKey }) => PointKey));
  const added = imported.filter(({ PointKey }) => !known.has(PointKey));
  const touched = points.filter(({ PointKey }) => fresh.has(PointKey));
  const changed = touched.filter((point) => !isSamePoint(point, fresh.get(point.PointKey)));
  return {
    Points: byStep([...points.map((point) => fresh.get(point.PointKey) ?? point), ...added]),
    Added: added.length,
    Changed: changed.length,
    Same: touched.length - changed.length,
  };
}

const isSamePoint = (one: DesignPoint, other: DesignPoint | undefined): boolean =>
  other !== undefined &&
  one.Step === other.Step &&
  one.Clause === other.Clause &&
  one.Field === other.Field &&
  (['EN', 'CHT', 'CHS'] as const).every(
    (language) =>
      one.Text[language] === other.Text[language] && one.Guidance[language] === other.Guidance[language],
  );
