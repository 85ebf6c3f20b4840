import '#platform/server/threads/receive-texts.ts';
import { answerRows } from './answer-rows.ts';
import { correctAnswers } from './correct-answers.ts';
import { fieldTitles } from './field-titles.ts';
import { sampleAnswers } from './sample-answers.ts';
import { serveThread } from './serve-thread.ts';
import { shownFields } from './shown-fields.ts';
import { validateAnswers } from './validate.ts';

/** What the form thread can be asked: plain data in, plain data out. */
const formWork = {
  validateAnswers,
  answerRows,
  fieldTitles,
  shownFields,
  correctAnswers,
  sampleAnswers,
};
export type FormWork = typeof formWork;

/** Runs in a thread of its own: judging a long form takes a tenth of a second that no other request should wait for. */
serveThread(formWork);
