/** Web components of the forms module that other modules may import; all other files are internal. */

export { commitTyped, onTyped } from './answer/buffer-typing.ts';
export { type Answers, answersOf, formModel } from './answer/form-model.ts';
export { FormQuestions } from './answer/form-questions.tsx';
export { PageJumps } from './answer/page-jumps.tsx';
export { UploadNotes } from './answer/upload-context.ts';
export { useFormPage } from './answer/use-form-page.ts';
