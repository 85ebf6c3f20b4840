import '#platform/server/threads/receive-texts.ts';
import { type Form, serveThread, withModel } from '#modules/catalogue/forms/server/index.ts';
import type { FormElement } from '../../rules/element.ts';
import type { ElementValues } from '../tables.ts';
import { prefillEntry } from './prefill-entry.ts';
import { questionFacts } from './question-facts.ts';
import { converterOf } from './question-kinds.ts';
import { entered, type Mapped } from './reading.ts';

/**
 * An entry's values as answers, each in the form that its question takes. Every mapped question is named: an entry is
 * always the whole form, so what is not in it was emptied there. What cannot be taken over stays with the entry.
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
        const given = entered(values, Element, elements);
        return [[Question, (given ? way.toAnswer(question, given) : undefined) ?? null]];
      }),
    ),
  );

/** What this thread can be asked: entries of forms on another server, to and from answers of ours. */
const convertWork = { convertEntry, prefillEntry, questionFacts };
export type ConvertWork = typeof convertWork;

serveThread(convertWork);
