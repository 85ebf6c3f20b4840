/** Converters between external form values and answers, for each kind of question. */
import type { ItemValue, Question, QuestionSelectBase } from 'survey-core';
import { isCurrency, isDate } from '#modules/catalogue/forms/server/index.ts';
import type { Entered } from './entered-values.ts';
import { isNo, isYes } from './yes-no.ts';

/** Converts a date entered as one text or in three boxes to YYYY-MM-DD; undefined if invalid. */
function dateOf({ Text, Parts, Kind }: Entered): string | undefined {
  const [one = '', two = '', three = ''] =
    Parts.size > 0 ? ['1', '2', '3'].map((part) => Parts.get(part) ?? '') : numbersOf(Text);
  if (one.length === 4) return checked(one, two, three);
  // The month comes first, unless the form is known to use the European order or the number cannot be a
  // month.
  const isDayFirst = Kind === 'DATE_EU' || Number(one) > 12;
  return isDayFirst ? checked(three, two, one) : checked(three, one, two);
}

const numbersOf = (text: string): string[] =>
  /^\s*(\d{1,4})\D+(\d{1,2})\D+(\d{1,4})/.exec(text)?.slice(1) ?? [];

function checked(year: string, month: string, day: string): string | undefined {
  const text = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return year.length === 4 && isDate(text) ? text : undefined;
}

/** Date parts for prefilling, month first; `prefillEntry` swaps month and day for European dates. */
function dateParts(answer: string): Record<string, string> {
  if (!isDate(answer)) return {};
  const [year = '', month = '', day = ''] = answer.split('-');
  return { '1': month, '2': day, '3': year };
}

/** Converts a question's external value to an answer, and its answer to prefill values. */
type Converter = {
  /** Returns undefined if the value cannot be converted; it then stays with the entry only. */
  toAnswer: (question: Question, input: Entered) => unknown;
  /** Values by part number; '' is the element itself. */
  toPrefill: (question: Question, answer: unknown, options: Entered['Options']) => Record<string, string>;
};

const enteredText = ({ Text, Parts, List }: Entered): string =>
  Text || List.join(', ') || [...Parts.values()].join(' ');

const textConverter: Converter = {
  toAnswer: (_, input) => enteredText(input),
  toPrefill: (_, answer) => ({ '': String(answer) }),
};

const numberConverter: Converter = {
  toAnswer: (_, input) => {
    const bare = enteredText(input)
      .replace(/^(?:HK\$|HKD|\$)\s*/i, '')
      .replace(/[,\s']/g, '');
    return /^-?\d+(?:\.\d+)?$/.test(bare) ? Number(bare) : undefined;
  },
  toPrefill: (_, answer) => ({ '': String(answer) }),
};

const dateConverter: Converter = {
  toAnswer: (_, input) => dateOf(input),
  toPrefill: (_, answer) => dateParts(String(answer)),
};

const yesNoConverter: Converter = {
  toAnswer: (question, input) => {
    const message = enteredText({ ...input, Text: optionText(input, input.Text) });
    if (isNo(message)) return question.getPropertyValue('valueFalse') ?? false;
    // A single checkbox: any value in its part means ticked.
    return isYes(message) || input.Parts.size > 0
      ? (question.getPropertyValue('valueTrue') ?? true)
      : undefined;
  },
  toPrefill: (question, answer, options) => {
    const isTrue = answer === (question.getPropertyValue('valueTrue') ?? true);
    const option = options.find(({ Text }) => (isTrue ? isYes(Text) : isNo(Text)));
    if (option) return { '': option.Value };
    return isTrue ? { [options[0]?.Value ?? '1']: '1' } : {};
  },
};

const choiceConverter: Converter = {
  toAnswer: (question, input) => choiceOf(question, optionText(input, enteredText(input))),
  toPrefill: (question, answer, options) => ({ '': optionOf(question, answer, options) }),
};

const choicesConverter: Converter = {
  toAnswer: (question, input) => {
    const messages = chosen(question, input);
    const found = messages.flatMap((one) => choiceOf(question, one) ?? []);
    return found.length > 0 ? [...new Set(found)] : undefined;
  },
  toPrefill: (question, answer, options) =>
    Object.fromEntries(
      (Array.isArray(answer) ? answer : []).map((one) => [optionOf(question, one, options), '1']),
    ),
};

const NUMBERS = ['number', 'range'];

/** Converters by question type; tables, lists and files cannot be filled in externally. */
const CONVERTERS: Readonly<Record<string, (question: Question) => Converter>> = {
  text: (question) => {
    if (question.getPropertyValue('inputType') === 'date') return dateConverter;
    const isNumber =
      NUMBERS.includes(question.getPropertyValue('inputType')) ||
      question.getPropertyValue('maskType') === 'numeric' ||
      isCurrency(question);
    return isNumber ? numberConverter : textConverter;
  },
  comment: () => textConverter,
  boolean: () => yesNoConverter,
  rating: () => numberConverter,
  dropdown: () => choiceConverter,
  radiogroup: () => choiceConverter,
  buttongroup: () => choiceConverter,
  checkbox: () => choicesConverter,
  tagbox: () => choicesConverter,
};

export const converterOf = (question: Question): Converter | null =>
  CONVERTERS[question.getType()]?.(question) ?? null;

const same = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase('en') === other.trim().toLocaleLowerCase('en');

/** All names of a choice: its value, and its text in every language. */
function namesOf(item: ItemValue): string[] {
  const texts: unknown = item.locText.getJson();
  const messages = typeof texts === 'string' ? [texts] : Object.values((texts ?? {}) as object).map(String);
  return [String(item.value), ...messages];
}

const choicesOf = (question: Question): ItemValue[] => (question as QuestionSelectBase).choices;

const choiceOf = (question: Question, message: string): unknown =>
  choicesOf(question).find((item) => namesOf(item).some((name) => same(name, message)))?.value;

/** Depending on its settings, MachForm sends an option's number or its text. */
const optionText = ({ Options }: Entered, message: string): string =>
  Options.find(({ Value }) => Value === message)?.Text ?? message;

/** Number of the option that matches the choice, or the choice itself if the form was never read. */
function optionOf(question: Question, answer: unknown, options: Entered['Options']): string {
  const item = choicesOf(question).find(({ value }) => value === answer);
  const names = item ? namesOf(item) : [String(answer)];
  return options.find(({ Text }) => names.some((name) => same(name, Text)))?.Value ?? String(answer);
}

function chosen(question: Question, input: Entered): string[] {
  if (input.List.length > 0) return input.List.map((one) => optionText(input, one));
  if (input.Parts.size > 0)
    return [...input.Parts].map(([part, message]) =>
      choiceOf(question, message) === undefined ? optionText(input, part) : message,
    );
  // The complete text is matched first, because an option may itself contain a comma.
  if (choiceOf(question, input.Text) !== undefined) return [input.Text];
  return input.Text.split(/\s*[,\n;]\s*/).map((one) => optionText(input, one));
}
