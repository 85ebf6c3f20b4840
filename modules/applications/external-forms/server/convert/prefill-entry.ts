/**
 * Converts an application's answers to URL parameters that prefill an external form; shortest first, as many
 * as fit into the URL.
 */
import { type Form, withModel } from '#modules/catalogue/forms/server/index.ts';
import type { FormElement } from '../../rules/element.ts';
import type { Mapped } from './entered-values.ts';
import { converterOf } from './question-kinds.ts';

/** Maximum length of the URL parameters in characters; servers refuse URLs beyond 8 kB. */
const MAX_URL_LENGTH = 5_500;

/** Prefill parameters for the answers that fit into the URL, shortest first. */
export const prefillEntry = (
  form: Form,
  fields: readonly Mapped[],
  answers: Readonly<Record<string, unknown>>,
  elements: readonly FormElement[],
): Record<string, string> =>
  withModel(form, 'EN', (model) => {
    const pairs = fields.flatMap(({ Element, Question }): [string, string][] => {
      const question = model.getQuestionByName(Question);
      const way = question ? converterOf(question) : null;
      const answer = answers[Question];
      if (!question || !way || answer === undefined || answer === null) return [];
      const known = elements.find((one) => one.Element === Element);
      const values = way.toPrefill(question, answer, known?.Options ?? []);
      return Object.entries(known?.Kind === 'DATE_EU' ? dayFirst(values) : values).map(([part, value]) => [
        part === '' ? Element : `${Element}_${part}`,
        value,
      ]);
    });
    return fitting(pairs);
  });

const dayFirst = ({ '1': month = '', '2': day = '', '3': year = '' }: Record<string, string>) => ({
  '1': day,
  '2': month,
  '3': year,
});

function fitting(pairs: readonly [string, string][]): Record<string, string> {
  const sizeOf = ([name, value]: [string, string]) => encodeURIComponent(`${name}=${value}`).length;
  let left = MAX_URL_LENGTH;
  return Object.fromEntries(
    pairs
      .toSorted((one, other) => sizeOf(one) - sizeOf(other))
      .filter((pair) => {
        left -= sizeOf(pair);
        return left >= 0;
      }),
  );
}
