/** Messages for values outside the limits of a question: a date names the date, a number the number. */
import { Model } from 'survey-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { applyDateTexts } from '../../rules/date-limits.ts';
import { validateAnswers } from '../../server/validate.ts';

const FORM = {
  pages: [
    {
      name: 'page',
      elements: [
        { type: 'text', name: 'Issued', inputType: 'date', min: '2020-01-01', max: '2045-12-31' },
        {
          type: 'text',
          name: 'Own',
          inputType: 'date',
          min: '2020-01-01',
          minErrorText: 'Not before the scheme.',
        },
        { type: 'text', name: 'Signed', inputType: 'date', maxValueExpression: 'today()' },
        { type: 'text', name: 'People', inputType: 'number', min: 1, max: 500 },
        {
          type: 'matrixdynamic',
          name: 'Audits',
          columns: [{ name: 'On', cellType: 'text', inputType: 'date', min: '2020-01-01' }],
        },
      ],
    },
  ],
};

const messages = (answers: Record<string, unknown>, locale: 'EN' | 'CHT' | 'CHS' = 'EN') =>
  validateAnswers(FORM, answers, { locale }).errors.map(({ Message }) => Message);

test.each([
  ['EN', ['Enter Jan 1, 2020 or a later date.', 'Enter 1 or more.']],
  ['CHT', ['日期不可早於 2020年1月1日。', '請輸入不小於 1 的數字。']],
  ['CHS', ['日期不得早于 2020年1月1日。', '请输入不小于 1 的数字。']],
] as const)('below the limits, in %s', (language, expected) => {
  expect(messages({ Issued: '2019-12-31', People: -5 }, language)).toEqual(expected);
});

test('above the limits', () => {
  expect(messages({ Issued: '2046-01-01', People: 501 })).toEqual([
    'Enter Dec 31, 2045 or an earlier date.',
    'Enter 500 or less.',
  ]);
});

describe('the present day', () => {
  // 04:19 on 29 November in Hong Kong; on a server in UTC it is still 28 November.
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-28T20:19:00Z'), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test('is the one in Hong Kong', () => {
    expect(messages({ Signed: '2026-11-29' })).toEqual([]);
    expect(messages({ Signed: '2026-11-30' })).toEqual(['Enter Nov 29, 2026 or an earlier date.']);
  });
});

test('in a cell of a table', () => {
  expect(messages({ Audits: [{ On: '2019-12-31' }] })).toEqual([
    'Row 1, On: Enter Jan 1, 2020 or a later date.',
  ]);
});

test('in the browser, unless the form has a message of its own', () => {
  const model = new Model(FORM);
  applyDateTexts(model, 'EN', (_key, { date }) => `from ${date}`);
  model.data = { Issued: '2019-12-31', Own: '2019-12-31', Audits: [{ On: '2019-12-31' }] };
  model.validate();
  const texts = model.getAllQuestions().flatMap(({ errors }) => errors.map(({ text }) => text));
  expect(texts).toEqual(['from Jan 1, 2020', 'Not before the scheme.']);
  const cell = model.getQuestionByName('Audits').visibleRows[0].cells[0].question;
  expect(cell.errors.map(({ text }: { text: string }) => text)).toEqual(['from Jan 1, 2020']);
});
