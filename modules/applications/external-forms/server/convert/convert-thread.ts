/** Worker thread that converts entries of external forms to answers, and answers to prefill values. */
import '#platform/server/threads/receive-texts.ts';
import { type Form, serveThread, withModel } from '#modules/catalogue/forms/server/index.ts';
import type { FormElement } from '../../rules/element.ts';
import type { ElementValues } from '../tables.ts';
import { entered, type Mapped } from './entered-values.ts';
import { prefillEntry } from './prefill-entry.ts';
import { questionFacts } from './question-facts.ts';
import { converterOf } from './question-kinds.ts';

/**
 * Converts an entry's values to answers in the format of each question. Every mapped question is included:
 * an entry is always the complete form, so missing values were cleared there. Values that cannot be
 * converted stay with the entry only.
 */
const convertEntry = (
  form: Form,
  fields: readonly Mapped[],
  values: ElementValues,
  elements: readonly FormElement[],
): Record<string, unknown> =>
  withModel(form, 'EN', (model) =>
    Object.fromEntries(
      fields.flatMap(({ Element, Question }) => {
        const question = model.getQuestionByName(Question);
        const way = question ? converterOf(question) : null;
        if (!question || !way) return [];
        const input = entered(values, Element, elements);
        return [[Question, (input ? way.toAnswer(question, input) : undefined) ?? null]];
      }),
    ),
  );

/** Functions that this thread offers. */
const convertWork = { convertEntry, prefillEntry, questionFacts };
export type ConvertWork = typeof convertWork;

serveThread(convertWork);
