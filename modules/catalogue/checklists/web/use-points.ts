import { useEffect, useRef, useState } from 'react';
import type { Step } from '#modules/catalogue/services/rules/index.ts';
import type { ServiceTabProps } from '#modules/catalogue/services/web/index.ts';
import {
  byStep,
  type DesignPoint,
  duplicatePoint,
  movePoint,
  nextPointKey,
} from '../rules/arrange-points.ts';

const EMPTY = { EN: '', CHT: '', CHS: '' };
export const MAX_POINTS = 200;

/**
 * State of the checklist designer: adds, edits, moves and removes points in the service draft (at most 200),
 * and expands the point to which a fault link leads.
 */
export function usePoints({ definition, change, place, placeAsked: placeRequestCount }: ServiceTabProps) {
  const points = definition.Checklist;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const newest = useRef(points);
  newest.current = points;
  const set = (Checklist: readonly DesignPoint[]): void => change({ Checklist: [...Checklist] });
  const show = (key: string): void => setOpen((before) => new Set(before).add(key));

  // The user was sent to a point: it must be expanded before its field can be found.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a repeated request for the same place opens it again
  useEffect(() => {
    const at = /^Checklist\.(\d+)\./.exec(place ?? '')?.[1];
    const point = at === undefined ? undefined : newest.current[Number(at)];
    if (point) setOpen((before) => new Set(before).add(point.PointKey));
  }, [place, placeRequestCount]);

  return {
    points,
    isFull: points.length >= MAX_POINTS,
    isOpen: (key: string): boolean => open.has(key),
    toggle: (key: string): void =>
      setOpen(
        (before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]),
      ),
    add: (Step: Step): void => {
      const PointKey = nextPointKey(points, definition.SchemeCode);
      set(byStep([...points, { PointKey, Step, Clause: '', Text: EMPTY, Guidance: EMPTY }]));
      show(PointKey);
    },
    edit: (index: number, changed: Partial<DesignPoint>): void => {
      const before = points[index];
      if (!before) return;
      const { Field, ...rest } = { ...before, ...changed };
      const point: DesignPoint = { ...rest, ...(Field && { Field }) };
      if (point.PointKey !== before.PointKey && open.has(before.PointKey)) show(point.PointKey);
      const edited = points.with(index, point);
      set(changed.Step ? byStep(edited) : edited);
    },
    move: (step: Step, from: number, to: number): void => set(movePoint(points, step, from, to)),
    duplicate: (index: number): void => {
      const next = duplicatePoint(points, index, definition.SchemeCode);
      set(next);
      const made = next[index + 1];
      if (made) show(made.PointKey);
    },
    remove: (index: number): void => set(points.toSpliced(index, 1)),
    replaceAll: (imported: readonly DesignPoint[]): void => set(imported),
  };
}
export type PointsHandle = ReturnType<typeof usePoints>;
