import { parentPort } from 'node:worker_threads';
import '#platform/server/threads/hear-texts.ts';
import { convertEntry } from '#modules/applications/external-forms/server/convert/convert-entry.ts';
import { prefillEntry } from '#modules/applications/external-forms/server/convert/prefill-entry.ts';
import { questionFacts } from '#modules/applications/external-forms/server/convert/question-facts.ts';
import { answerRows } from './answer-rows.ts';
import { correctAnswers } from './correct-answers.ts';
import { fieldTitles } from './field-titles.ts';
import { sampleAnswers } from './sample-answers.ts';
import { shownFields } from './shown-fields.ts';
import { validateAnswers } from './validate.ts';

/** What the form thread can be asked: plain data in, plain data out. */
export const formWork = {
  validateAnswers,
  answerRows,
  fieldTitles,
  shownFields,
  correctAnswers,
  convertEntry,
  prefillEntry,
  questionFacts,
  sampleAnswers,
};
export type FormWork = typeof formWork;

export type FormQuestion = {
  [Name in keyof FormWork]: { Id: number; Name: Name; Given: Parameters<FormWork[Name]> };
}[keyof FormWork];
export type FormAnswer = { Id: number; Result?: unknown; Error?: string };

/** Runs in a thread of its own: judging a long form takes a tenth of a second that no other request should wait for. */
parentPort?.on('message', ({ Id, Name, Given }: FormQuestion) => {
  parentPort?.postMessage(answer(Id, () => (formWork[Name] as (...given: unknown[]) => unknown)(...Given)));
});

function answer(Id: number, work: () => unknown): FormAnswer {
  try {
    return { Id, Result: work() };
  } catch (error) {
    return { Id, Error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
