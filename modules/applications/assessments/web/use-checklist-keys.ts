/** Hook for the keyboard shortcuts of the checklist: results by digit, and moving between points. */
import { type RefObject, useEffect, useRef } from 'react';
import { CHECKLIST_RESULTS, type ChecklistPoint } from '../rules/contract.ts';
import { isLowered, requiresRemark } from '../rules/findings.ts';
import { draftOf } from './checklist-draft.ts';
import type { ChecklistStore } from './checklist-store.ts';
import type { LoweredFinding } from './lowered-finding.tsx';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'radio') ||
  target instanceof HTMLSelectElement;

/** Elements that use a click or a key themselves. */
const INTERACTIVE = 'a, button, input, label, summary, textarea, select, [role="dialog"]';

const rowsIn = (place: HTMLElement): HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>('[data-point]'),
];

function focusResult(row: HTMLElement | undefined): void {
  const radio =
    row?.querySelector<HTMLInputElement>('input[type=radio]:checked') ??
    row?.querySelector<HTMLInputElement>('input[type=radio]');
  radio?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

type Options = {
  place: RefObject<HTMLElement | null>;
  points: readonly ChecklistPoint[];
  store: ChecklistStore;
  isOpen: boolean;
  /** Asks before a key makes a finding less severe. */
  onLower: (change: LoweredFinding) => void;
};

/**
 * 1 to 4 set the result, J and K move between points; J or a click on a point's text selects the first one. CONFORM and
 * NA move on automatically, a finding focuses the remark; Ctrl+Enter in the remark moves on. A recorded finding becomes less
 * severe only after a question.
 */
export function useChecklistKeys({ place, points, store, isOpen, onLower }: Options): void {
  const newest = useRef(points);
  newest.current = points;
  const ask = useRef(onLower);
  ask.current = onLower;
  useEffect(() => {
    const box = place.current;
    if (!box || !isOpen) return;
    const go = (row: HTMLElement, by: number): void => {
      const rows = rowsIn(box);
      focusResult(rows[rows.indexOf(row) + by]);
    };
    const give = (row: HTMLElement, point: ChecklistPoint, digit: number): void => {
      const Result = CHECKLIST_RESULTS[digit - 1];
      if (!Result) return;
      const before = store.of(point.PointKey)?.draft ?? draftOf(point);
      const record = (): void => {
        const DueOn = Result === before.Result ? before.DueOn : null;
        store.change(point.PointKey, { ...before, Result, DueOn }, 0);
        if (requiresRemark(Result)) requestAnimationFrame(() => row.querySelector('textarea')?.focus());
        else go(row, 1);
      };
      if (before.Result !== null && isLowered(before.Result, Result))
        ask.current({ clause: point.Clause, from: before.Result, to: Result, record });
      else record();
    };
    const press = (event: KeyboardEvent): void => {
      const row = (event.target as HTMLElement).closest<HTMLElement>('[data-point]');
      const point = newest.current.find(({ PointKey }) => PointKey === row?.dataset.point);
      if (!row || !point || event.altKey || event.metaKey) return;
      const isOn = event.ctrlKey && event.key === 'Enter';
      if (!isOn && (event.ctrlKey || isTyping(event.target))) return;
      if (isOn || event.key.toLowerCase() === 'j') go(row, 1);
      else if (event.key.toLowerCase() === 'k') go(row, -1);
      else if (/^[1-4]$/.test(event.key)) give(row, point, Number(event.key));
      else return;
      event.preventDefault();
    };
    /** J outside the points selects the first one without a result. */
    const enter = (event: KeyboardEvent): void => {
      const isElsewhere = event.target === document.body || event.target === document.documentElement;
      if (!isElsewhere || event.key.toLowerCase() !== 'j' || event.ctrlKey || event.metaKey || event.altKey)
        return;
      const open = newest.current.find(({ Result }) => Result === null) ?? newest.current[0];
      focusResult(rowsIn(box).find((row) => row.dataset.point === open?.PointKey));
      event.preventDefault();
    };
    const select = ({ target }: MouseEvent): void => {
      const row = (target as HTMLElement).closest<HTMLElement>('[data-point]');
      // Selecting text to copy it keeps the selection.
      if (row && !(target as HTMLElement).closest(INTERACTIVE) && getSelection()?.isCollapsed !== false)
        focusResult(row);
    };
    box.addEventListener('keydown', press);
    box.addEventListener('click', select);
    document.addEventListener('keydown', enter);
    return () => {
      box.removeEventListener('keydown', press);
      box.removeEventListener('click', select);
      document.removeEventListener('keydown', enter);
    };
  }, [place, store, isOpen]);
}
