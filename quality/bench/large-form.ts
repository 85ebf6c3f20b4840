/**
 * Builds an application form of 200 questions with a table of 100 rows, and complete answers to it, for the
 * large-form benchmark.
 */
import { surveyText } from '#modules/catalogue/forms/rules/survey-text.ts';

const T = (en: string) => surveyText(en, `題 ${en}`, `题 ${en}`);
const PAGES = 10;
const ON_PAGE = 19;

const text = (name: string, more: object = {}) => ({
  type: 'text',
  name,
  title: T(name),
  maxLength: 160,
  ...more,
});
const OPTIONS = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'].map((value) => ({ value, text: T(value) }));

/**
 * Of every five questions one is a choice, one depends on the previous answer and one is a number with
 * limits.
 */
function question(page: number, at: number): object {
  const name = `Q${page}x${at}`;
  const before = `Q${page}x${at - 1}`;
  if (at % 5 === 1) return { type: 'dropdown', name, title: T(name), choices: OPTIONS, isRequired: true };
  if (at % 5 === 2) return text(name, { visibleIf: `{${before}} notempty`, isRequired: true });
  if (at % 5 === 3)
    return text(name, {
      inputType: 'number',
      min: 0,
      requiredIf: `{Q${page}x0} notempty`,
      validators: [
        { type: 'expression', text: T('Rule'), expression: `{${name}} empty or {${name}} <= 100000` },
      ],
    });
  if (at % 5 === 4) return { type: 'comment', name, title: T(name), maxLength: 1000, rows: 3 };
  return text(name, { isRequired: true });
}

const ROWS = 100;
const number = (name: string) => ({ name, title: T(name), cellType: 'text', inputType: 'number', min: 0 });

const table = {
  type: 'matrixdynamic',
  name: 'Assets',
  title: T('Assets'),
  rowCount: 1,
  maxRowCount: ROWS,
  keyName: 'Tag',
  columns: [
    { name: 'Tag', title: T('Tag'), cellType: 'text', isRequired: true, maxLength: 60 },
    { name: 'Kind', title: T('Kind'), cellType: 'dropdown', choices: OPTIONS, isRequired: true },
    number('Cost'),
    number('Share'),
    { name: 'IsLeased', title: T('Leased'), cellType: 'boolean' },
    {
      name: 'Lessor',
      title: T('Lessor'),
      cellType: 'text',
      visibleIf: '{row.IsLeased} = true',
      isRequired: true,
    },
  ],
};

/**
 * 200 questions without table columns: ten pages of 19, eight on the page of the table, the table, and a
 * sum.
 */
export const largeForm = {
  pages: [
    ...Array.from({ length: PAGES }, (_, page) => ({
      name: `Page${page}`,
      title: T(`Page ${page}`),
      elements: Array.from({ length: ON_PAGE }, (_, at) => question(page, at)),
    })),
    {
      name: 'PageOfTable',
      title: T('Assets'),
      elements: [
        ...Array.from({ length: 8 }, (_, at) => text(`Beside${at}`)),
        table,
        { type: 'expression', name: 'Total', title: T('Total'), expression: "sumInArray({Assets}, 'Cost')" },
      ],
    },
  ],
};

const answer = (page: number, at: number): unknown => {
  if (at % 5 === 1) return 'TWO';
  if (at % 5 === 3) return at * 10;
  return `Answer to question ${at} of page ${page}`;
};

/**
 * Answers to every question; `changed` is the value of one field next to the table and, with `changedRow`,
 * of one row.
 */
export const largeAnswers = (changed = 'Beside', changedRow = -1): Record<string, unknown> => ({
  ...Object.fromEntries(
    Array.from({ length: PAGES }, (_, page) =>
      Array.from({ length: ON_PAGE }, (_, at) => [`Q${page}x${at}`, answer(page, at)] as const),
    ).flat(),
  ),
  ...Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`Beside${at}`, `Beside ${at}`])),
  Beside0: changed,
  Assets: Array.from({ length: ROWS }, (_, at) => ({
    Tag: at === changedRow ? changed : `Asset ${at + 1}`,
    Kind: 'THREE',
    Cost: 1000 + at,
    Share: 1,
    IsLeased: at % 3 === 0,
    ...(at % 3 === 0 && { Lessor: `Lessor ${at}` }),
  })),
});
