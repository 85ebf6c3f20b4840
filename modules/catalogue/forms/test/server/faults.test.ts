import { describe, expect, it } from 'vitest';
import { demoServices } from '#modules/catalogue/services/server/demo/index.ts';
import { newQuestion, QUESTION_KINDS } from '../../rules/question-kinds.ts';
import { surveyText } from '../../rules/survey-text.ts';
import { formFaults } from '../../server/form-faults.ts';
import '../../server/own-properties.ts';

const T = surveyText('Text', '文字', '文字');
const text = (name: string, more: object = {}) => ({ type: 'text', name, title: T, ...more });
const form = (...elements: object[]) => ({ pages: [{ name: 'First', title: T, elements }] });
const naming = { ScopeQuestion: '', SitesQuestion: '', Checklist: [] };

const faultsOf = (input: unknown, named: object = {}) =>
  formFaults(input, { ...naming, ...named }).map(({ Path, Code }) => `${Path.join('.')} ${Code}`);

const ELEMENT = 'Form.pages.0.elements.0';

describe('valid forms', () => {
  it.each(demoServices.map(({ Definition }) => [Definition.SchemeCode, Definition] as const))(
    '%s of the demo has no faults',
    (_, definition) => expect(formFaults(definition.Form, definition)).toEqual([]),
  );

  it.each(QUESTION_KINDS.filter((kind) => !['GROUP', 'CALCULATION'].includes(kind)))(
    'a new question of kind %s has no faults',
    (kind) => expect(faultsOf(form(newQuestion(kind, 'Fresh', T, false)))).toEqual([]),
  );

  it('knows rows, entries, calculated values, comments and totals', () => {
    const table = {
      type: 'matrixdynamic',
      name: 'Costs',
      title: T,
      keyName: 'Item',
      columns: [
        { name: 'Item', title: T, cellType: 'text' },
        { name: 'Amount', title: T, cellType: 'text', inputType: 'number', visibleIf: '{row.Item} notempty' },
      ],
    };
    const sum = text('Sum', {
      visibleIf: "sumInArray({Costs}, 'Amount') > {Limit} and {Costs[0].Item} notempty",
    });
    const comment = text('Why', { visibleIf: '{Sum-Comment} notempty', prefill: false });
    const whole = { ...form(table, sum, comment), calculatedValues: [{ name: 'Limit', expression: '10' }] };
    expect(faultsOf(whole)).toEqual([]);
  });
});

/** Name of the case, the form's first element, and every fault expected for it. */
const BROKEN: [string, object, string[]][] = [
  ['an unknown property', text('A', { colour: 'red' }), [`${ELEMENT}.colour ERR_FORM_PROPERTY_UNKNOWN`]],
  [
    'an unknown kind',
    { type: 'signaturepad', name: 'A', title: T },
    [`${ELEMENT}.type ERR_FORM_TYPE_UNKNOWN`],
  ],
  ['no name', text(''), [`${ELEMENT}.name ERR_FORM_NAME_MISSING`]],
  ['a name with a space', text('My name'), [`${ELEMENT}.name ERR_FORM_NAME`]],
  ['a name in lower case', text('name'), [`${ELEMENT}.name ERR_FORM_NAME`]],
  [
    'a title in one language',
    text('A', { title: 'Title' }),
    [`${ELEMENT}.title.zh-tw ERR_FORM_TEXT_MISSING`, `${ELEMENT}.title.zh-cn ERR_FORM_TEXT_MISSING`],
  ],
  [
    'a title without simplified Chinese',
    text('A', { title: { default: 'A', 'zh-tw': '甲' } }),
    [`${ELEMENT}.title.zh-cn ERR_FORM_TEXT_MISSING`],
  ],
  [
    'no title',
    { type: 'text', name: 'A' },
    [
      `${ELEMENT}.title.default ERR_FORM_TEXT_MISSING`,
      `${ELEMENT}.title.zh-tw ERR_FORM_TEXT_MISSING`,
      `${ELEMENT}.title.zh-cn ERR_FORM_TEXT_MISSING`,
    ],
  ],
  [
    'a description in two languages',
    text('A', { description: { default: 'x', 'zh-cn': 'x' } }),
    [`${ELEMENT}.description.zh-tw ERR_FORM_TEXT_MISSING`],
  ],
  [
    'an expression that breaks off',
    text('A', { visibleIf: '{A = 1' }),
    [`${ELEMENT}.visibleIf ERR_FORM_EXPRESSION`],
  ],
  [
    'an expression with an unknown name',
    text('A', { requiredIf: '{B} = 1' }),
    [`${ELEMENT}.requiredIf ERR_FORM_REFERENCE`],
  ],
  [
    'a row reference outside a table',
    text('A', { enableIf: '{row.B} = 1' }),
    [`${ELEMENT}.enableIf ERR_FORM_REFERENCE`],
  ],
  [
    'a text with an unknown name',
    text('A', { title: surveyText('Hello {Name}', '你好 {Name}', '你好 {Name}') }),
    [`${ELEMENT}.title ERR_FORM_REFERENCE`],
  ],
  [
    'a function with an outside reference',
    text('A', { requiredIf: "fetch('https://example.test') = 1" }),
    [`${ELEMENT}.requiredIf ERR_FORM_FUNCTION`],
  ],
  [
    'a validator with an unknown name',
    text('A', { validators: [{ type: 'expression', text: T, expression: '{B} > 1' }] }),
    [`${ELEMENT}.validators.0.expression ERR_FORM_REFERENCE`],
  ],
  [
    'an unknown validator',
    text('A', { validators: [{ type: 'magic' }] }),
    [`${ELEMENT}.validators.0.type ERR_FORM_TYPE_UNKNOWN`],
  ],
  [
    'a question that depends on itself',
    text('A', { visibleIf: '{A} = 1' }),
    [`${ELEMENT}.visibleIf ERR_FORM_CIRCLE`],
  ],
  [
    'options without a value',
    { type: 'dropdown', name: 'A', title: T, choices: [{ text: T }] },
    [`${ELEMENT}.choices.0.value ERR_FORM_CHOICE_VALUE`],
  ],
  [
    'the same option twice',
    { type: 'checkbox', name: 'A', title: T, choices: [1, 2, 1] },
    [`${ELEMENT}.choices.2 ERR_FORM_CHOICE_TWICE`],
  ],
  ['no options', { type: 'radiogroup', name: 'A', title: T }, [`${ELEMENT}.choices ERR_FORM_CHOICES_NONE`]],
  [
    'options as plain texts',
    { type: 'radiogroup', name: 'A', title: T, choices: ['Red'] },
    [`${ELEMENT}.choices.0 ERR_FORM_TEXT_MISSING`],
  ],
  [
    'an incomplete pattern',
    text('A', { validators: [{ type: 'regex', text: T, regex: '(a' }] }),
    [`${ELEMENT}.validators.0.regex ERR_FORM_PATTERN`],
  ],
  [
    'a pattern with excessive backtracking',
    text('A', { validators: [{ type: 'regex', text: T, regex: '^(a+)+$' }] }),
    [`${ELEMENT}.validators.0.regex ERR_FORM_PATTERN_SLOW`],
  ],
  [
    'a pattern with ambiguous repetition',
    text('A', { validators: [{ type: 'regex', text: T, regex: '^(a|a)*$' }] }),
    [`${ELEMENT}.validators.0.regex ERR_FORM_PATTERN_SLOW`],
  ],
  [
    'options from another server',
    { type: 'dropdown', name: 'A', title: T, choices: [1], choicesByUrl: { url: 'https://example.test' } },
    [`${ELEMENT}.choicesByUrl ERR_FORM_FORBIDDEN`],
  ],
  [
    'a script',
    { type: 'html', name: 'A', html: surveyText('<script>x</script>', 'x', 'x') },
    [`${ELEMENT}.html ERR_FORM_HTML`],
  ],
  [
    'an image with a handler',
    { type: 'html', name: 'A', html: surveyText('x', 'x', '<img src=x onerror=x>') },
    [`${ELEMENT}.html ERR_FORM_HTML`],
  ],
  [
    'a link to a script',
    { type: 'html', name: 'A', html: surveyText('<a href="javascript:x">x</a>', 'x', 'x') },
    [`${ELEMENT}.html ERR_FORM_HTML`],
  ],
  [
    'an empty list of questions',
    { type: 'paneldynamic', name: 'A', title: T, templateElements: [] },
    [`${ELEMENT} ERR_FORM_GROUP_EMPTY`],
  ],
  [
    'a table without columns',
    { type: 'matrixdynamic', name: 'A', title: T, columns: [] },
    [`${ELEMENT} ERR_FORM_TABLE_EMPTY`],
  ],
  [
    'a table with more rows than fit',
    {
      type: 'matrixdynamic',
      name: 'A',
      title: T,
      maxRowCount: 5000,
      columns: [{ name: 'B', title: T, cellType: 'text' }],
    },
    [`${ELEMENT}.maxRowCount ERR_FORM_RANGE`],
  ],
  [
    'a key that is not a column',
    {
      type: 'matrixdynamic',
      name: 'A',
      title: T,
      keyName: 'C',
      columns: [{ name: 'B', title: T, cellType: 'text' }],
    },
    [`${ELEMENT}.keyName ERR_FORM_REFERENCE`],
  ],
  [
    'a cell of an unknown kind',
    { type: 'matrixdynamic', name: 'A', title: T, columns: [{ name: 'B', title: T, cellType: 'zork' }] },
    [`${ELEMENT}.columns.0.cellType ERR_FORM_TYPE_UNKNOWN`],
  ],
  ['yes as a text', text('A', { isRequired: 'yes' }), [`${ELEMENT}.isRequired ERR_FORM_VALUE`]],
  ['an invalid date', text('A', { inputType: 'date', min: '2026-02-30' }), [`${ELEMENT}.min ERR_FORM_VALUE`]],
  [
    'limits in the wrong order',
    text('A', { inputType: 'number', min: 9, max: 3 }),
    [`${ELEMENT}.min ERR_FORM_MIN_MAX`],
  ],
];

describe('invalid forms are refused with the place', () => {
  it.each(BROKEN)('%s', (_, element, expected) => expect(faultsOf(form(element))).toEqual(expected));

  it('duplicate names, also when they differ only in case, but not in two tables', () => {
    const table = (name: string) => ({
      type: 'matrixdynamic',
      name,
      title: T,
      columns: [{ name: 'Item', title: T, cellType: 'text' }],
    });
    expect(faultsOf(form(text('A'), text('A'), text('Bee'), text('BEE'), table('C'), table('D')))).toEqual([
      'Form.pages.0.elements.1.name ERR_FORM_NAME_TWICE',
      'Form.pages.0.elements.3.name ERR_FORM_NAME_TWICE',
    ]);
  });

  it('circular conditions, also through a group', () => {
    const circle = form(text('A', { visibleIf: '{B} = 1' }), {
      type: 'panel',
      name: 'G',
      visibleIf: '{A} = 1',
      elements: [text('B')],
    });
    expect(faultsOf(circle).filter((fault) => fault.endsWith('ERR_FORM_CIRCLE'))).toHaveLength(1);
    const chain = form(
      text('A'),
      text('B', { visibleIf: '{A} = 1' }),
      text('C', { visibleIf: '{A} = 1 and {B} = 1' }),
    );
    expect(faultsOf(chain)).toEqual([]);
  });

  it('more than the maximum of a form', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => text(`Q${at}`));
    expect(faultsOf(form(...many(400)))).toEqual([]);
    expect(faultsOf(form(...many(401)))).toEqual(['Form.pages ERR_FORM_QUESTIONS_MAX']);
    const pages = Array.from({ length: 61 }, (_, at) => ({
      name: `P${at}`,
      title: T,
      elements: [text(`Q${at}`)],
    }));
    expect(faultsOf({ pages })).toEqual(['Form.pages ERR_FORM_PAGES_MAX']);
    expect(faultsOf(form(text('A', { description: surveyText('x'.repeat(600_000), 'x', 'x') })))).toEqual([
      'Form ERR_FORM_TOO_LARGE',
    ]);
  });

  it('an empty form', () => {
    expect(faultsOf({})).toEqual(['Form.pages ERR_FORM_NO_PAGES']);
    expect(faultsOf({ pages: [{ name: 'P', title: T, elements: [] }] })).toEqual([
      'Form.pages.0 ERR_FORM_PAGE_EMPTY',
    ]);
    expect(faultsOf(null)).toEqual(['Form ERR_FORM_SHAPE']);
    expect(faultsOf({ pages: 5 })).toContain('Form.pages ERR_FORM_SHAPE');
  });

  it('references outside the form', () => {
    const out = {
      ...form(text('A')),
      triggers: [],
      navigateToUrl: 'https://example.test',
      completedHtml: surveyText('x', 'x', 'x'),
    };
    expect(faultsOf(out)).toEqual([
      'Form.triggers ERR_FORM_FORBIDDEN',
      'Form.navigateToUrl ERR_FORM_FORBIDDEN',
      'Form.completedHtml ERR_FORM_FORBIDDEN',
    ]);
  });

  it('names elsewhere in the service that do not exist or have another kind', () => {
    const named = {
      ScopeQuestion: 'Gone',
      SitesQuestion: 'A',
      IndustryQuestion: 'A',
      Checklist: [{ Field: 'A' }, {}, { Field: 'Gone' }],
    };
    expect(faultsOf(form(text('A')), named)).toEqual([
      'ScopeQuestion ERR_FORM_QUESTION_MISSING',
      'SitesQuestion ERR_FORM_QUESTION_KIND',
      'IndustryQuestion ERR_FORM_QUESTION_KIND',
      'Checklist.2.Field ERR_FORM_QUESTION_MISSING',
    ]);
  });
});
