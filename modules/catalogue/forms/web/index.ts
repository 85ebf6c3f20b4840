/** Web components of the forms module that other modules may import; all other files are internal. */
export { type Answers, answersOf, formModel } from './answer/form-model.ts';
export { FormQuestions } from './answer/form-questions.tsx';
export { PageJumps } from './answer/page-jumps.tsx';
export { commitTyped, onTyped } from './answer/typed-text.ts';
export { UploadNotes } from './answer/upload-notes.ts';
export { useFormPage } from './answer/use-form-page.ts';
