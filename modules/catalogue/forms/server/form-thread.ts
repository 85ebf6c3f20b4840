/**
 * Worker thread for the answers to application forms: validates and corrects them, converts them to readable
 * rows and generates samples, without blocking other requests.
 */
import '#platform/server/threads/receive-texts.ts';
import { answerRows } from './answer-rows.ts';
import { correctAnswers } from './correct-answers.ts';
import { fieldTitles } from './field-titles.ts';
import { sampleAnswers } from './sample-answers.ts';
import { serveThread } from './serve-thread.ts';
import { shownFields } from './shown-fields.ts';
import { validateAnswers } from './validate.ts';

/** Operations of the form thread. Arguments and results are plain data. */
const formWork = {
  validateAnswers,
  answerRows,
  fieldTitles,
  shownFields,
  correctAnswers,
  sampleAnswers,
};
export type FormWork = typeof formWork;

/**
 * Runs in a worker thread, because validating a long form takes a tenth of a second that would block other
 * requests.
 */
serveThread(formWork);
