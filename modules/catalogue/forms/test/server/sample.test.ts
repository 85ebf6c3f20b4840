import { expect, test } from 'vitest';
import { sampleAnswers } from '../../server/sample-answers.ts';
import { sampleOfPattern } from '../../server/sample-of-pattern.ts';
import { validateAnswers } from '../../server/validate.ts';

test.each([
  '^\\d{8}-\\d{3}$',
  '^[A-Z]{2}[A-Z0-9]{9}[0-9]$',
  '^(?:HK|SG)-[0-9]{2,4}$',
  '^[^0-9 ]+$',
  'a|b',
  '^\\+852 \\d{4} \\d{4}$',
])('a text for the pattern %s', (pattern) => {
  expect(sampleOfPattern(pattern)).toMatch(new RegExp(pattern));
});

test.each(['^(?=.*\\d)x$', '^(a)\\1$', '(', '[', '^\\bword$'])('no text is generated for %s', (pattern) => {
  expect(sampleOfPattern(pattern)).toBeUndefined();
});

const choices = ['ONE', 'TWO', 'THREE'];
/** One question of every type that takes an answer, all required. */
const everyKind = [
  { type: 'text', name: 'Words', minLength: 40 },
  { type: 'text', name: 'Short', maxLength: 5 },
  { type: 'text', name: 'Count', inputType: 'number', min: 3, max: 7 },
  { type: 'text', name: 'Money', maskType: 'currency', validators: [{ type: 'numeric', minValue: 1000 }] },
  { type: 'text', name: 'Day', inputType: 'date', min: '2030-01-01' },
  { type: 'text', name: 'Mail', inputType: 'email', validators: [{ type: 'email' }] },
  { type: 'text', name: 'Code', validators: [{ type: 'regex', regex: '^[A-Z]{3}-\\d{2}$' }] },
  { type: 'comment', name: 'Long', maxLength: 12 },
  { type: 'dropdown', name: 'Drop', choices },
  { type: 'radiogroup', name: 'Radio', choices },
  { type: 'checkbox', name: 'Boxes', choices, minSelectedChoices: 2 },
  { type: 'tagbox', name: 'Tags', choices },
  { type: 'ranking', name: 'Ranks', choices },
  {
    type: 'boolean',
    name: 'Declared',
    validators: [{ type: 'expression', expression: '{Declared} = true' }],
  },
  { type: 'rating', name: 'Stars', rateMin: 1, rateMax: 5 },
  { type: 'file', name: 'Proof', acceptedTypes: '.pdf' },
  { type: 'multipletext', name: 'Several', items: [{ name: 'A', isRequired: true }, { name: 'B' }] },
  { type: 'matrix', name: 'Grid', columns: ['Yes', 'No'], rows: ['First', 'Second'], isAllRowRequired: true },
  {
    type: 'matrixdynamic',
    name: 'Table',
    minRowCount: 2,
    columns: [
      { name: 'Item', cellType: 'text', isRequired: true },
      { name: 'Kind', cellType: 'dropdown', isRequired: true, choices },
    ],
  },
  {
    type: 'paneldynamic',
    name: 'Group',
    minPanelCount: 1,
    templateElements: [{ type: 'text', name: 'Inner', isRequired: true }],
  },
].map((question) => ({ ...question, isRequired: true }));

test('every kind of question gets a valid answer', () => {
  const form = { pages: [{ name: 'P', elements: everyKind }] };
  const { Answers, Left } = sampleAnswers(form, { locale: 'EN' });
  expect(Left).toEqual([]);
  expect(Object.keys(Answers).toSorted()).toEqual(everyKind.map(({ name }) => name).toSorted());
  expect(validateAnswers(form, Answers, { locale: 'EN' }).isValid).toBe(true);
});

test('questions shown because of an answer are answered as well', () => {
  const elements = [
    { type: 'radiogroup', name: 'First', choices: ['A', 'B'], isRequired: true },
    { type: 'text', name: 'OnlyA', visibleIf: "{First} = 'A'", isRequired: true },
    { type: 'text', name: 'OnlyB', visibleIf: "{First} = 'B'", isRequired: true },
    { type: 'text', name: 'After', visibleIf: '{OnlyA} notempty', isRequired: true },
  ];
  const { Answers } = sampleAnswers({ pages: [{ name: 'P', elements }] }, { locale: 'CHT' });
  expect(Object.keys(Answers).toSorted()).toEqual(['After', 'First', 'OnlyA']);
});

test('answers that cannot be generated are left out where optional, and named where required', () => {
  const riddle = { type: 'text', validators: [{ type: 'regex', regex: '^(?=x).y$' }] };
  const elements = [
    { ...riddle, name: 'Optional' },
    { ...riddle, name: 'Needed', title: 'The needed one', isRequired: true },
  ];
  const { Answers, Left } = sampleAnswers({ pages: [{ name: 'P', elements }] }, { locale: 'EN' });
  expect(Answers).toEqual({});
  expect(Left).toMatchObject([{ Field: 'Needed', Title: 'The needed one' }]);
});
