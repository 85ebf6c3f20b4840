import type { Model } from 'survey-core';

/** Opens the question's page and puts the focus into its input. */
export function goToQuestion(model: Model, name: string): void {
  const question = model.getQuestionByName(name);
  if (!question) return;
  const top = question.parentQuestion ?? question;
  const page = model.getPageByQuestion(top);
  if (page) model.currentPage = page;
  // The page has to be drawn before anything on it can be focused.
  requestAnimationFrame(() => {
    const box = document.getElementById(top.id);
    box?.scrollIntoView({ block: 'center' });
    // A note next to the question may have a button of its own.
    const input =
      box?.querySelector<HTMLElement>('input, textarea, select') ??
      box?.querySelector<HTMLElement>('button, [tabindex="0"]');
    input?.focus({ preventScroll: true });
  });
}
