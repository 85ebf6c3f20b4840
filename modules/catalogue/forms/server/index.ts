/** Server functions of the forms module that other modules may import; all other files are internal. */
export type { AnswerRow, AnswerValue } from './answer-rows.ts';
export { fileEntry } from './check-files.ts';
export { isCurrency, isDate } from './check-scalar.ts';
export { answerFileKeys } from './file-keys.ts';
export { type Form, withModel } from './model.ts';
export { problemText } from './problem.ts';
export { formThreadRunner, runAsTrial, runInCheckThread, runInFormThread } from './run-in-form-thread.ts';
export { serveThread } from './serve-thread.ts';
export { threadRunner } from './thread-runner.ts';
export { unsafeProblem } from './unsafe-answers.ts';
export type { Validated, ValidateOptions } from './validate.ts';
