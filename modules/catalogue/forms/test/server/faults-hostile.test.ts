import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoServices } from '#modules/catalogue/services/server/demo/index.ts';
import { modelFaults } from '#modules/catalogue/services/server/model-faults.ts';
import { withValue } from '../../rules/edit-json.ts';
import type { JsonPath } from '../../rules/json.ts';
import { surveyText } from '../../rules/survey-text.ts';
import { formFaults } from '../../server/form-faults.ts';
import '../../server/own-properties.ts';

const T = surveyText('Text', '文字', '文字');
const text = (name: string, more: object = {}) => ({ type: 'text', name, title: T, ...more });
const naming = { ScopeQuestion: '', SitesQuestion: '', Checklist: [] };
const faultsOf = (input: unknown) =>
  formFaults(input, naming).map(({ Path, Code }) => `${Path.join('.')} ${Code}`);

describe('hostile forms', () => {
  const names = [
    'pages',
    'elements',
    'columns',
    'templateElements',
    'choices',
    'validators',
    'rows',
    'items',
    'type',
    'cellType',
    'name',
    'title',
    'visibleIf',
    'expression',
    'regex',
    'rowCount',
    'panelCount',
    'rateMax',
    'defaultValue',
    'keyName',
    'maskSettings',
    'maskType',
    'html',
    '__proto__',
    'constructor',
  ];
  const samples = [
    'text',
    'matrixdynamic',
    'paneldynamic',
    'dropdown',
    'panel',
    'boolean',
    'file',
    'html',
    'rating',
    'regex',
    'expression',
    'A',
    'B',
    '{A} = 1',
    '{row.A} > {B}',
    'iif(',
    '(a+)+$',
    '((((',
    '',
    '{',
    '<b>',
  ];
  const leaf = fc.oneof(
    fc.constantFrom(...samples),
    fc.constantFrom(0, 1, -1, 1e9, 1e308, Number.MAX_SAFE_INTEGER),
    fc.boolean(),
    fc.constant(null),
    fc.string(),
  );
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof({ maxDepth: 6 }, leaf, fc.array(tie('tree'), { maxLength: 4 }), tie('record')),
    record: fc.dictionary(fc.constantFrom(...names), tie('tree'), { maxKeys: 6 }),
  }));
  const element = fc.record(
    { type: fc.constantFrom(...samples), name: fc.constantFrom('A', 'B', 'C') },
    { requiredKeys: [] },
  );

  it('never throw for any content at any position', () => {
    fc.assert(
      fc.property(tree, (input) => {
        expect(Array.isArray(formFaults(input, naming))).toBe(true);
      }),
      { numRuns: 400 },
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(element, fc.dictionary(fc.constantFrom(...names), tree, { maxKeys: 5 })), {
          maxLength: 5,
        }),
        (entries) => {
          const elements = entries.map(([one, more]) => ({ ...one, ...more }));
          expect(Array.isArray(formFaults({ pages: [{ name: 'P', title: T, elements }] }, naming))).toBe(
            true,
          );
        },
      ),
      { numRuns: 400 },
    );
  });

  it('never throw if any part of a valid form is replaced by any value', () => {
    const sound = demoServices[1]?.Definition.Form ?? {};
    const paths = (value: unknown, path: JsonPath): JsonPath[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, inner]) => {
            const own = [...path, Array.isArray(value) ? Number(key) : key];
            return [own, ...paths(inner, own)];
          })
        : [];
    fc.assert(
      fc.property(fc.constantFrom(...paths(sound, [])), tree, (path, input) => {
        expect(Array.isArray(formFaults(withValue(sound, path, input), naming))).toBe(true);
      }),
      { numRuns: 120 },
    );
  });

  it('do not overflow the stack', () => {
    let deep: unknown = {};
    for (let level = 0; level < 50_000; level += 1) deep = { elements: [deep] };
    expect(faultsOf({ pages: [deep] })).toEqual(['Form ERR_FORM_TOO_DEEP']);
    const expression = `${'('.repeat(900)}{A} = 1${')'.repeat(900)}`;
    const elements = [text('A'), text('B', { visibleIf: expression })];
    expect(faultsOf({ pages: [{ name: 'First', title: T, elements }] })).toEqual([
      'Form.pages.0.elements.1.visibleIf ERR_FORM_EXPRESSION',
    ]);
  });
});

describe('in the thread for drafts', () => {
  const definition = demoServices[0]?.Definition;
  // The fault finders use only the definition, so no context is needed.
  const faults = (changed: object) => {
    if (!definition) throw new Error('the demo has services');
    return modelFaults(undefined as never, { ...definition, ...changed });
  };

  it('finds the same errors', async () => {
    expect(await faults({})).toEqual([]);
    expect(await faults({ SitesQuestion: 'Gone' })).toEqual([
      { Path: ['SitesQuestion'], Code: 'ERR_FORM_QUESTION_MISSING', Params: { name: 'Gone' } },
    ]);
  });

  it('reports a form that cannot be transferred, and continues', async () => {
    expect(await faults({ Form: { pages: [], odd: () => 1 } })).toEqual([
      { Path: ['Form'], Code: 'ERR_FORM_TOO_HARD' },
    ]);
    expect(await faults({})).toEqual([]);
  });
});
