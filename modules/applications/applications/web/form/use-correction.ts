/**
 * Hook of the application form for a guided correction: locks all questions except those that the assessor's
 * points refer to and those that a change makes visible or required.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Model, PageModel, Question } from 'survey-core';
import type { FormData } from './use-autosave.ts';

/** Questions that a change has made required; if they stayed locked, the user could not continue. */
const isLacking = (question: Question): boolean =>
  question.isVisible && question.isParentVisible && question.isRequired && question.isEmpty();

/**
 * Only these questions are open: those that the points refer to, those that appear after a change, and those
 * that a change makes invalid. The server enforces the same rule; here the others are only shown as locked.
 */
export function useCorrection(model: Model, correction: FormData['Correction'], isReadOnly: boolean) {
  // Questions that the form itself defines as read-only.
  const [fixed] = useState(
    () => new Set(model.getAllQuestions().flatMap((one) => (one.readOnly ? [one.name] : []))),
  );
  const freed = useRef(new Set<string>());

  const lock = useCallback((): void => {
    if (!correction || isReadOnly) return;
    const open = new Set([...correction.OpenFields, ...freed.current]);
    const before = new Set(correction.ShownBefore);
    for (const question of model.getAllQuestions())
      if (!fixed.has(question.name))
        question.readOnly = !open.has(question.name) && before.has(question.name) && !isLacking(question);
  }, [model, correction, isReadOnly, fixed]);

  // Start at the first page with a requested correction, not at the page that was open at submission.
  const isBegun = useRef(false);
  useEffect(() => {
    if (!correction || isReadOnly || isBegun.current) return;
    isBegun.current = true;
    const hasOpen = (page: PageModel): boolean =>
      page.questions.some((question) => correction.OpenFields.includes(question.name));
    const first = model.visiblePages.find(hasOpen);
    if (first && !hasOpen(model.currentPage)) model.currentPage = first;
  }, [model, correction, isReadOnly]);

  useEffect(() => {
    lock();
    model.onValueChanged.add(lock);
    return () => model.onValueChanged.remove(lock);
  }, [model, lock]);

  /**
   * The form engine skips read-only questions, so all are opened for a check; invalid ones then stay open.
   */
  const checkAll = useCallback(
    (check: () => readonly string[]): void => {
      if (!correction || isReadOnly) return void check();
      for (const question of model.getAllQuestions())
        if (!fixed.has(question.name)) question.readOnly = false;
      for (const name of check()) freed.current.add(name);
      lock();
    },
    [model, correction, isReadOnly, fixed, lock],
  );
  return { checkAll, isGuided: correction !== null && !isReadOnly };
}
export type CorrectionHandle = ReturnType<typeof useCorrection>;
