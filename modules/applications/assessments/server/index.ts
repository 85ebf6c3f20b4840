/** Public server code of the assessments module: everything that other modules may import. */
export { releasedFindingFiles } from './finding-files.ts';
export { submitChecklist } from './submit-checklist.ts';
export { viewChecklist } from './view-checklist.ts';
export { writeAnswers } from './write-answers.ts';
