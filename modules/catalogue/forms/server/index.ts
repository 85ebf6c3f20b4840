/** What other modules may use of this one; everything else is its own. */
export type { AnswerRow, AnswerValue } from './answer-rows.ts';
export { askCheckThread, askFormThread, formThreadAsker, onTrialThread } from './ask-form-thread.ts';
export { fileEntry } from './check-files.ts';
export { isDate, isMoney } from './check-scalar.ts';
export { answerFileKeys } from './file-keys.ts';
export { wholeProblem } from './hostile.ts';
export { type Form, withModel } from './model.ts';
export { problemText } from './problem.ts';
export { serveThread } from './serve-thread.ts';
export { threadAsker } from './thread-asker.ts';
export type { Validated, ValidateOptions } from './validate.ts';
