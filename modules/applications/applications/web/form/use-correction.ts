import { useCallback, useEffect, useRef, useState } from 'react';
import type { Model, PageModel, Question } from 'survey-core';
import type { FormData } from './use-autosave.ts';

/** Questions that a change has made necessary: if they stayed locked, the user could not continue. */
const isLacking = (question: Question): boolean =>
  question.isVisible && question.isParentVisible && question.isRequired && question.isEmpty();

/**
 * In a guided correction only some questions are open: those that the points name, those that a change brings up, and
 * those that a change makes wrong. The server keeps to the same; here the others are merely shown as closed.
 */
export function useCorrection(model: Model, correction: FormData['Correction'], isReadOnly: boolean) {
  // What the form itself never lets anybody change.
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

  // A user who is asked for a correction sees it first, not the page that was open at submission.
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

  /** The engine passes over closed questions: all are opened for a check, and what is wrong stays open. */
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
