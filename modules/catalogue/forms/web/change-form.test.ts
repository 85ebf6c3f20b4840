import { expect, test } from 'vitest';
import { blankDefinition } from '#modules/catalogue/services/rules/blank-definition.ts';
import { isJson, type Json, listOf } from '../rules/json.ts';
import { formNodes, nameOf } from '../rules/walk.ts';
import { copied, newBlock, newPart, placesFor, spotFor, without } from './change-form.ts';
import { defaultForm } from './default-form.ts';

const definition = blankDefinition({
  SchemeCode: 'XX',
  Kind: 'CERTIFICATE',
  Name: { EN: 'X', CHT: 'X', CHS: 'X' },
});
const INDUSTRIES = { FOOD: { EN: 'Food', CHT: '食品', CHS: '食品' } };
const text = (name: string, more: object = {}) => ({ type: 'text', name, ...more });
const form: Json = {
  pages: [
    {
      name: 'One',
      elements: [text('A'), { type: 'matrixdynamic', name: 'T', columns: [{ name: 'X', cellType: 'text' }] }],
    },
    {
      name: 'Two',
      elements: [{ type: 'panel', name: 'G', elements: [text('B', { visibleIf: '{A} = 1' })] }],
    },
  ],
};
const order = (input: unknown) =>
  formNodes(input as Json)
    .map(nameOf)
    .join(' ');
const node = (name: string, input: Json = form) => {
  const found = formNodes(input).find((one) => nameOf(one) === name);
  if (!found) throw new Error(`no part ${name}`);
  return found;
};
const added = (name: string, isCell: boolean) => {
  const { definition: changed, selected } = newPart(form, 'SHORT_TEXT', spotFor(form, node(name), isCell));
  return `${order(changed.Form)} @${selected?.join('.')}`;
};

test('a new question is placed after the selected part, or inside it', () => {
  expect(added('A', true)).toBe('One A Question1 T X Two G B @pages.0.elements.1');
  expect(added('One', true)).toBe('One A T X Question1 Two G B @pages.0.elements.2');
  expect(added('G', true)).toBe('One A T X Two G B Question1 @pages.1.elements.0.elements.1');
  expect(added('X', true)).toBe('One A T X Column1 Two G B @pages.0.elements.1.columns.1');
  // A part that is not allowed in a row is placed after the table.
  expect(added('X', false)).toBe('One A T X Question1 Two G B @pages.0.elements.2');
});

test('the first question of an empty form brings its page', () => {
  const { definition: changed } = newPart({ pages: [] }, 'YES_NO', spotFor({ pages: [] }, null, true));
  expect(order(changed.Form)).toBe('Page1 Question1');
});

test('a copy has its own names and refers to itself by them', () => {
  const { definition: changed } = copied(form, node('Two'));
  expect(order(changed.Form)).toBe('One A T X Two G B Two2 G2 B2');
  expect(node('B2', changed.Form as Json).Json.visibleIf).toBe('{A} = 1');
  expect(order(copied(form, node('X')).definition.Form)).toBe('One A T X X2 Two G B');
});

test('the neighbour of a removed part is selected', () => {
  expect(without(form, node('A')).selected).toEqual(['pages', 0, 'elements', 0]);
  expect(without(form, node('B')).selected).toEqual(['pages', 1, 'elements', 0]);
});

test('a part can be moved into every other page and group, and not into itself', () => {
  expect(placesFor(form, node('A')).map(nameOf)).toEqual(['Two', 'G']);
  expect(placesFor(form, node('G')).map(nameOf)).toEqual(['One']);
});

test('a block provides what the service requires, unless another question already does', () => {
  const first = newBlock(definition, 'SCOPE', INDUSTRIES, null).definition;
  expect(first).toMatchObject({
    ScopeQuestion: 'ScopeRequirement',
    ScopeQuestionChinese: 'ScopeRequirementChinese',
  });
  const again = newBlock({ ...definition, ...first }, 'SCOPE', INDUSTRIES, null).definition;
  expect(order(again.Form)).toBe(
    'Page1 ScopeRequirement ScopeRequirementChinese ScopeRequirement2 ScopeRequirementChinese2',
  );
  expect(again).not.toHaveProperty('ScopeQuestion');
});

test('the standard pages are added with everything that the service uses from them', () => {
  const { definition: usual } = defaultForm(definition, INDUSTRIES);
  expect(
    listOf(usual.Form?.pages)
      .filter(isJson)
      .map(({ name }) => name),
  ).toEqual(['Organisation', 'Scope', 'Declaration']);
  expect(usual).toMatchObject({
    ScopeQuestion: 'ScopeRequirement',
    SitesQuestion: 'Sites',
    IndustryQuestion: 'Industry',
  });
  expect(node('Industry', usual.Form as Json).Json.choices).toMatchObject([{ value: 'FOOD' }]);
});
