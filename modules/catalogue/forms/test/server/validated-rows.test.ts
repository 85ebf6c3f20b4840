import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { independentRows } from '../../server/independent-rows.ts';
import { validateAnswers } from '../../server/validate.ts';

const cell = (name: string, more: object = {}) => ({ name, cellType: 'text', ...more });
const rule = (expression: string) => ({ validators: [{ type: 'expression', text: 'No', expression }] });
const table = (more: object, ...columns: object[]) => ({
  type: 'matrixdynamic',
  name: 'T',
  rowCount: 0,
  columns: [
    cell('Tag', { isRequired: true, maxLength: 4 }),
    cell('Is', { cellType: 'boolean' }),
    cell('Cost', { inputType: 'number', min: 0, visibleIf: '{row.Is} = true', isRequired: true }),
    cell('Kind', { cellType: 'dropdown', choices: ['A', 'B'], requiredIf: '{row.Cost} > 5' }),
    ...columns,
  ],
  ...more,
});
const others = [
  { type: 'text', name: 'Limit', inputType: 'number' },
  { type: 'expression', name: 'Sum', expression: "sumInArray({T}, 'Cost')" },
  { type: 'text', name: 'Why', visibleIf: '{Sum} > 8', isRequired: true },
];
const form = (one: object, more: object[] = []) => ({
  pages: [{ name: 'P', elements: [...others, ...more, one] }],
});

const ALONE: Record<string, ReturnType<typeof form>> = {
  'plain rows': form(table({})),
  'a key': form(table({ keyName: 'Tag', minRowCount: 1, maxRowCount: 5, isRequired: true })),
  'a rule of the row': form(table({}, cell('More', rule('{row.More} empty or {row.More} <> {row.Tag}')))),
  'a column with unique values': form(table({}, cell('Once', { isUnique: true }))),
};
const NOT_ALONE: Record<string, ReturnType<typeof form>> = {
  'a condition on another answer': form(table({}, cell('More', { visibleIf: '{Limit} > 3' }))),
  'a condition on the previous row': form(table({}, cell('More', { visibleIf: '{prevRow.Is} = true' }))),
  'a rule with the current date': form(table({}, cell('More', rule('{row.More} <= today()')))),
  'a column with a sum': form(table({}, cell('More', { inputType: 'number', totalType: 'sum' }))),
  'rows that another question refers to': form(table({}), [
    { type: 'text', name: 'First', visibleIf: "{T[0].Tag} = 'a'", isRequired: true },
  ]),
  'a custom value': form(table({}, cell('More', { defaultValue: 'x' }))),
  'rows that may be hidden': form(table({ rowsVisibleIf: "{row.Tag} <> 'a'" })),
};

let count = 0;
/** The same form with a new description, so that none of its rows are remembered. */
const afresh = (one: object) => {
  count += 1;
  return { ...one, description: `Never seen ${count}` };
};
const EN = { locale: 'EN' } as const;

/** Few different rows, valid and invalid, so that most of them repeat. */
const row = fc.record(
  {
    Tag: fc.constantFrom('a', 'b', 'A', 'c', '', 'too long', 7),
    Is: fc.constantFrom(true, false, 'yes'),
    Cost: fc.constantFrom(1, 9, -1, 'x'),
    Kind: fc.constantFrom('A', 'B', 'C'),
    More: fc.constantFrom('a', 'q', 3),
    Once: fc.constantFrom('o', 'p', 'P'),
    Strange: fc.constant(1),
  },
  { requiredKeys: [] },
);
const answers = fc.record(
  { T: fc.array(row, { maxLength: 6 }), Limit: fc.constantFrom(1, 5), Why: fc.constant('w') },
  { requiredKeys: ['T'] },
);

describe('validated rows are not validated again', () => {
  it.each(Object.entries(ALONE))(
    'and nothing else changes: %s',
    (_, one) => {
      const known = afresh(one);
      fc.assert(
        fc.property(answers, (input) => {
          const updated = validateAnswers(afresh(one), input, EN);
          expect(validateAnswers(known, input, EN)).toEqual(updated);
          // Stored answers are validated again on submission.
          expect(validateAnswers(known, updated.cleanAnswers, EN).cleanAnswers).toEqual(updated.cleanAnswers);
        }),
        { numRuns: 50 },
      );
    },
    60_000,
  );

  it('only where a row is independent of others', () => {
    const names = (one: object) => independentRows(one as never).map(({ Name }) => Name);
    for (const [what, one] of Object.entries(ALONE)) expect([what, names(one)]).toEqual([what, ['T']]);
    for (const [what, one] of Object.entries(NOT_ALONE)) expect([what, names(one)]).toEqual([what, []]);
  });
});
