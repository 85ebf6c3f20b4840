/** What other modules may use of this one; everything else is its own. */
export { submitChecklist } from './submit-checklist.ts';
export { viewChecklist } from './view-checklist.ts';
export { writeAnswers } from './write-answers.ts';
