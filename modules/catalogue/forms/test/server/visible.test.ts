import { describe, expect, it } from 'vitest';
import { validateAnswers } from '../../server/validate.ts';

const form = (...elements: object[]) => ({ pages: [{ name: 'First', elements }] });
const clean = (elements: object, answers: object) =>
  validateAnswers(form(...(Array.isArray(elements) ? elements : [elements])), answers, { locale: 'EN' });
const text = (name: string, more: object = {}) => ({ type: 'text', name, ...more });
const number = (name: string) => text(name, { inputType: 'number' });
const cell = (name: string, more: object = {}) => ({ name, cellType: 'text', ...more });

describe('hidden answers are removed', () => {
  it('and answers that depend on them, over several rounds', () => {
    const chain = [
      text('A', { visibleIf: '{Start} = 1' }),
      text('B', { visibleIf: '{A} notempty' }),
      text('C', { visibleIf: '{B} notempty' }),
    ];
    const { cleanAnswers } = clean([number('Start'), ...chain], { Start: 2, A: 'a', B: 'b', C: 'c' });
    expect(cleanAnswers).toEqual({ Start: 2 });
    expect(clean([number('Start'), ...chain], { Start: 1, A: 'a', B: 'b', C: 'c' }).cleanAnswers).toEqual({
      Start: 1,
      A: 'a',
      B: 'b',
      C: 'c',
    });
  });

  it('by values calculated by the form', () => {
    const sum = { type: 'expression', name: 'Sum', expression: '{One} + {Two}' };
    const questions = [
      number('One'),
      number('Two'),
      sum,
      text('Why', { visibleIf: '{Sum} > 10', isRequired: true }),
    ];
    expect(clean(questions, { One: 4, Two: 5, Why: 'x' }).cleanAnswers).toEqual({ One: 4, Two: 5, Sum: 9 });
    expect(clean(questions, { One: 4, Two: 8, Why: 'x' }).cleanAnswers).toEqual({
      One: 4,
      Two: 8,
      Sum: 12,
      Why: 'x',
    });
    expect(clean(questions, { One: 4, Two: 8 }).errors.map(({ Field }) => Field)).toEqual(['Why']);
  });

  it('by a sum over a table whose hidden cells are removed', () => {
    const table = {
      type: 'matrixdynamic',
      name: 'T',
      rowCount: 0,
      columns: [
        cell('Is', { cellType: 'boolean' }),
        cell('Cost', { inputType: 'number', visibleIf: '{row.Is} = true' }),
      ],
    };
    const sum = { type: 'expression', name: 'Sum', expression: "sumInArray({T}, 'Cost')" };
    const rows = [
      { Is: true, Cost: 5 },
      { Is: false, Cost: 7 },
    ];
    expect(clean([table, sum], { T: rows }).cleanAnswers).toEqual({
      T: [{ Is: true, Cost: 5 }, { Is: false }],
      Sum: 5,
    });
  });

  it('in a group within an entry', () => {
    const list = {
      type: 'paneldynamic',
      name: 'L',
      templateElements: [
        text('A'),
        { type: 'panel', name: 'G', visibleIf: "{panel.A} = 'x'", elements: [text('B')] },
      ],
    };
    const entries = [
      { A: 'x', B: 'b' },
      { A: 'y', B: 'b' },
    ];
    expect(clean(list, { L: entries }).cleanAnswers).toEqual({ L: [{ A: 'x', B: 'b' }, { A: 'y' }] });
  });
});

describe('every table cell is validated by its column', () => {
  const columns = [
    cell('Name', { isRequired: true, maxLength: 5 }),
    { name: 'Kind', cellType: 'dropdown', isRequired: true },
    cell('Share', {
      inputType: 'number',
      min: 0,
      max: 100,
      validators: [{ type: 'expression', expression: '{row.Share} <> 13', text: 'Not 13.' }],
    }),
    cell('Note', { requiredIf: '{row.Share} > 50' }),
  ];
  const table = {
    type: 'matrixdynamic',
    name: 'T',
    rowCount: 0,
    keyName: 'Name',
    choices: ['A', 'B'],
    columns,
  };

  it('in every row, with the options of the table where the column has none', () => {
    const T = [
      { Name: 'One', Kind: 'A', Share: 10 },
      { Name: 'Two', Kind: 'C', Share: 13 },
      { Kind: 'B', Share: 60 },
      { Name: 'One', Kind: 'B', Share: 101 },
    ];
    const { errors, cleanAnswers } = clean(table, { T });
    expect(errors.map(({ Row, Column }) => `${Row} ${Column}`).sort()).toEqual([
      '0 Name',
      '1 Kind',
      '1 Share',
      '2 Name',
      '2 Note',
      '3 Name',
      '3 Note',
      '3 Share',
    ]);
    expect((cleanAnswers.T as object[])[1]).toEqual({ Name: 'Two', Share: 13 });
  });

  it('and a whole table of valid rows is valid', () => {
    const T = Array.from({ length: 100 }, (_, at) => ({ Name: `N${at}`, Kind: 'A', Share: at % 13 }));
    const { isValid, cleanAnswers } = clean(table, { T });
    expect(isValid).toBe(true);
    expect(cleanAnswers).toEqual({ T });
  });
});
