import { type ServiceDefinition, STEPS, type Step } from '#modules/catalogue/services/rules/index.ts';

export type DesignPoint = ServiceDefinition['Checklist'][number];

/** The longest key that a point can have. */
const MAX_KEY_LENGTH = 40;

/** Points of one step are together, in the order of the chain; within a step they keep their order. */
export const byStep = (points: readonly DesignPoint[]): DesignPoint[] =>
  points.toSorted((one, other) => STEPS.indexOf(one.Step) - STEPS.indexOf(other.Step));

/** Moves a point among those of its step; places count within the step, `to` as after the move. */
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

/** The next key of the service's own kind: `GF-12` after `GF-11`. */
export function nextPointKey(points: readonly DesignPoint[], prefix: string): string {
  const own = new RegExp(`^${prefix}-(\\d{1,6})$`, 'i');
  const numbers = points.map(({ PointKey }) => Number(own.exec(PointKey)?.[1] ?? 0));
  let number = Math.max(0, ...numbers) + 1;
  const keyOf = () => `${prefix}-${String(number).padStart(2, '0')}`;
  while (isTaken(points, keyOf())) number += 1;
  return keyOf();
}

/** The same point once more, right after the first, under a key of its own. */
export function duplicatePoint(points: readonly DesignPoint[], index: number, prefix: string): DesignPoint[] {
  const point = points[index];
  if (!point) return [...points];
  const PointKey = nextPointKey(points, prefix).slice(0, MAX_KEY_LENGTH);
  return points.toSpliced(index + 1, 0, { ...point, PointKey });
}

/** What an import changes: points of known keys take the place of the old ones, others come after them. */
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
