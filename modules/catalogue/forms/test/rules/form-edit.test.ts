import { describe, expect, it } from 'vitest';
import { parseCondition, printCondition } from '../../rules/condition.ts';
import { inserted, removed, valueAt, withValue } from '../../rules/edit-json.ts';
import { localizedOf, withFormText } from '../../rules/form-text.ts';
import type { Json } from '../../rules/json.ts';
import { movedTo, spotOfDrop, spotOfStep } from '../../rules/move-question.ts';
import { renamedInForm } from '../../rules/rename-question.ts';
import { uniqueName } from '../../rules/unique-name.ts';
import { formNodes, nameOf } from '../../rules/walk.ts';
import { withUniqueNames } from '../../rules/with-unique-names.ts';

const question = (name: string, more: object = {}) => ({ type: 'text', name, ...more });
const table = { type: 'matrixdynamic', name: 'T', columns: [{ name: 'X' }, { name: 'Y' }] };
const form: Json = {
  pages: [
    {
      name: 'One',
      elements: [
        question('A'),
        { type: 'panel', name: 'G', elements: [question('B'), question('C')] },
        table,
      ],
    },
    { name: 'Two', elements: [question('D')] },
  ],
};
const order = (input: Json) => formNodes(input).map(nameOf).join(' ');
const pathOf = (input: Json, name: string) =>
  formNodes(input).find((node) => nameOf(node) === name)?.Path ?? [];

describe('editing', () => {
  it('changes one place and leaves everything else unchanged', () => {
    const changed = withValue(form, ['pages', 0, 'elements', 0, 'title'], 'x');
    expect(valueAt(changed, ['pages', 0, 'elements', 0])).toEqual({ type: 'text', name: 'A', title: 'x' });
    expect(valueAt(changed, ['pages', 1])).toBe(valueAt(form, ['pages', 1]));
    expect(withValue(changed, ['pages', 0, 'elements', 0, 'title'], undefined)).toEqual(form);
  });

  it('inserts and removes', () => {
    const more = inserted(form, ['pages', 1, 'elements'], 0, question('E'));
    expect(order(more)).toBe('One A G B C T X Y Two E D');
    expect(removed(more, ['pages', 1, 'elements', 0])).toEqual(form);
  });
});

describe('moving', () => {
  const stepped = (name: string, step: -1 | 1, from = form) => {
    const spot = spotOfStep(from, pathOf(from, name), step);
    const result = spot && movedTo(from, pathOf(from, name), spot);
    if (!result) return null;
    expect(valueAt(result.Form, [...result.Path, 'name'])).toBe(name);
    return order(result.Form);
  };

  it('moves step by step, out of groups and across pages', () => {
    expect(stepped('A', 1)).toBe('One G B C A T X Y Two D');
    expect(stepped('C', -1)).toBe('One A G C B T X Y Two D');
    expect(stepped('C', 1)).toBe('One A G B C T X Y Two D');
    expect(stepped('B', -1)).toBe('One A B G C T X Y Two D');
    expect(stepped('T', 1)).toBe('One A G B C Two T X Y D');
    expect(stepped('D', -1)).toBe('One A G B C T X Y D Two');
    expect(stepped('Y', -1)).toBe('One A G B C T Y X Two D');
    expect(stepped('Two', -1)).toBe('Two D One A G B C T X Y');
    expect([stepped('A', -1), stepped('D', 1), stepped('Y', 1), stepped('One', -1)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  const dropped = (name: string, after: string | null) => {
    const nodes = formNodes(form);
    const from = nodes.findIndex((node) => nameOf(node) === name);
    const others = nodes.filter((_, at) => at !== from);
    const to = after === null ? 0 : others.findIndex((node) => nameOf(node) === after) + 1;
    const spot = spotOfDrop(nodes, from, to);
    const result = spot && movedTo(form, nodes[from]?.Path ?? [], spot);
    return result ? order(result.Form) : null;
  };

  it('drops after a question, into a group, or onto a page', () => {
    expect(dropped('A', 'D')).toBe('One G B C T X Y Two D A');
    expect(dropped('D', 'G')).toBe('One A G D B C T X Y Two');
    expect(dropped('D', 'One')).toBe('One D A G B C T X Y Two');
    expect(dropped('A', 'Y')).toBe('One G B C T X Y A Two D');
    expect(dropped('X', 'Y')).toBe('One A G B C T Y X Two D');
    expect(dropped('One', 'D')).toBe('Two D One A G B C T X Y');
    expect(dropped('X', 'A')).toBeNull();
    expect(dropped('G', 'B')).toBeNull();
  });
});

describe('names', () => {
  const linked: Json = {
    pages: [
      {
        name: 'P',
        elements: [
          question('City', {
            visibleIf: "{Land} = 'X' and {Lander} = 1 and displayValue('Land') = 'Land'",
            title: 'In {Land}?',
          }),
          question('Land', { requiredIf: '{Land-Comment} notempty' }),
          {
            type: 'matrixdynamic',
            name: 'Costs',
            keyName: 'Item',
            columns: [{ name: 'Item' }, { name: 'Sum', visibleIf: '{row.Item} = 1 and {Land} = 2' }],
          },
          question('Total', {
            visibleIf: "sumInArray({Costs}, 'Item') > {Costs[0].Item}",
            enableIf: '{Other.Item} = 1',
          }),
        ],
      },
    ],
  };

  it('are changed in every reference, and nowhere else', () => {
    const renamed = renamedInForm(linked, pathOf(linked, 'Land'), 'Country');
    expect(valueAt(renamed, ['pages', 0, 'elements'])).toMatchObject([
      {
        visibleIf: "{Country} = 'X' and {Lander} = 1 and displayValue('Country') = 'Land'",
        title: 'In {Country}?',
      },
      { name: 'Country', requiredIf: '{Country-Comment} notempty' },
      { columns: [{ name: 'Item' }, { visibleIf: '{row.Item} = 1 and {Country} = 2' }] },
      { enableIf: '{Other.Item} = 1' },
    ]);
  });

  it('of columns are changed in their rows, functions and keys', () => {
    const renamed = renamedInForm(linked, pathOf(linked, 'Item'), 'Thing');
    expect(valueAt(renamed, ['pages', 0, 'elements'])).toMatchObject([
      {},
      {},
      { keyName: 'Thing', columns: [{ name: 'Thing' }, { visibleIf: '{row.Thing} = 1 and {Land} = 2' }] },
      { visibleIf: "sumInArray({Costs}, 'Thing') > {Costs[0].Thing}", enableIf: '{Other.Item} = 1' },
    ]);
  });

  it('are unique, also for a block that refers to itself', () => {
    expect(uniqueName(form, 'Z')).toBe('Z');
    expect(uniqueName(form, 'A')).toBe('A2');
    const { Parts, Renamed } = withUniqueNames(
      form,
      [question('A'), question('A2', { visibleIf: '{A} = 1' })],
      'elements',
    );
    expect(Parts).toMatchObject([{ name: 'A3' }, { name: 'A2', visibleIf: '{A3} = 1' }]);
    expect([...Renamed]).toEqual([['A', 'A3']]);
  });
});

describe('texts', () => {
  it('retain languages that the portal does not have', () => {
    expect(withFormText({ default: 'a', de: 'b' }, { EN: 'c', CHT: '', CHS: '丙' })).toEqual({
      default: 'c',
      de: 'b',
      'zh-cn': '丙',
    });
    expect(withFormText('a', { EN: '', CHT: '', CHS: '' })).toBeUndefined();
    expect(localizedOf('a')).toEqual({ EN: 'a', CHT: '', CHS: '' });
  });
});

describe('conditions', () => {
  it.each([
    ["{A} = 'it\\'s'", { Join: 'and', Clauses: [{ Question: 'A', Operator: 'EQUAL', Value: "it's" }] }],
    [
      '{A} > 5 and {row.B} notempty',
      {
        Join: 'and',
        Clauses: [
          { Question: 'A', Operator: 'GREATER', Value: 5 },
          { Question: 'row.B', Operator: 'NOT_EMPTY' },
        ],
      },
    ],
    [
      "{A} anyof ['X', 'Y'] or {B} = true",
      {
        Join: 'or',
        Clauses: [
          { Question: 'A', Operator: 'ANY_OF', Value: ['X', 'Y'] },
          { Question: 'B', Operator: 'EQUAL', Value: true },
        ],
      },
    ],
  ] as const)('%s is parsed and written back', (text, condition) => {
    expect(parseCondition(text)).toEqual(condition);
    expect(printCondition(parseCondition(text) ?? { Join: 'and', Clauses: [] })).toBe(text);
  });

  it.each([
    '{A} = 1 and {B} = 2 or {C} = 3',
    '({A} = 1)',
    'iif({A}, 1, 2) = 1',
    '{A} + 1 > 2',
    '{A}',
    '',
    '{A} = {B}',
    '{A} =',
  ])('%s stays an expression', (text) => expect(parseCondition(text)).toBeNull());
});
