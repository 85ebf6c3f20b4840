import type { Model } from 'survey-core';

/**
 * Opens the form page that contains a question, scrolls to it and focuses its input, for links from the list
 * of errors and from the assessor's points.
 */
export function goToQuestion(model: Model, name: string): void {
  const question = model.getQuestionByName(name);
  if (!question) return;
  const top = question.parentQuestion ?? question;
  const page = model.getPageByQuestion(top);
  if (page) model.currentPage = page;
  // The page must be rendered before anything on it can be focused.
  requestAnimationFrame(() => {
    const box = document.getElementById(top.id);
    box?.scrollIntoView({ block: 'center' });
    // Inputs are preferred, because a note next to the question may contain a button.
    const input =
      box?.querySelector<HTMLElement>('input, textarea, select') ??
      box?.querySelector<HTMLElement>('button, [tabindex="0"]');
    input?.focus({ preventScroll: true });
  });
}
