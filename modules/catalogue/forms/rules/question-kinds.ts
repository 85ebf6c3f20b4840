/**
 * Kinds of question that the form designer offers: recognises the kind of a question, creates a new question
 * of a kind, and lists the properties that can be edited.
 */
import { YES_NO } from './blocks/yes-no.ts';
import { isJson, type Json, textOf } from './json.ts';
import type { PropertyName } from './question-properties.ts';
import { surveyText } from './survey-text.ts';
import { type FormNode, typeOf } from './walk.ts';

type Kind = {
  /** Group in the menu of questions. */
  Group: 'TEXTS' | 'NUMBERS' | 'CHOICES' | 'MANY' | 'OTHER';
  /** Whether the kind is allowed in a table row. */
  IsCell: boolean;
  /** The form engine's type, and the properties that distinguish the kind from others of the same type. */
  Type: string;
  is?: (json: Json) => boolean;
  /** Initial properties of a new question, in addition to type, name and title. */
  make: Json;
  Properties: readonly PropertyName[];
};

const RULES = ['isRequired', 'visibleIf', 'enableIf'] as const;
const LAYOUT_PROPERTIES = ['startWithNewLine', 'prefill'] as const;
const TEXT_PROPERTIES = ['title', 'description', 'placeholder', ...RULES, 'validators'] as const;
const isCurrency = (json: Json) => json.maskType === 'currency';
const input = (json: Json) => textOf(json.inputType) || 'text';
const OPTION = (at: number, cht: string, chs: string) => ({
  value: `OPTION${at}`,
  text: surveyText(`Option ${at}`, cht, chs),
});
const OPTIONS = [OPTION(1, '選項 1', '选项 1'), OPTION(2, '選項 2', '选项 2')];
const FILE = { storeDataAsText: false, waitForUpload: true, allowMultiple: true, maxFiles: 5 };
const MEGABYTE = 1024 * 1024;
const CELL = {
  name: 'Item',
  title: surveyText('Item', '項目', '项目'),
  cellType: 'text',
  isRequired: true,
  maxLength: 100,
};

/**
 * Kinds of question in the designer. The first kind that matches a question's JSON applies, so specific
 * kinds come first. A question of no kind can still be moved, given rules and edited as JSON.
 */
const questionKinds = {
  MONEY: {
    Group: 'NUMBERS',
    IsCell: true,
    Type: 'text',
    is: isCurrency,
    make: { maskType: 'currency', maskSettings: { prefix: 'HKD ', precision: 2, min: 0 } },
    Properties: ['title', 'description', ...RULES, 'validators', 'maskSettings', ...LAYOUT_PROPERTIES],
  },
  NUMBER: {
    Group: 'NUMBERS',
    IsCell: true,
    Type: 'text',
    is: (json) => ['number', 'range'].includes(input(json)),
    make: { inputType: 'number', min: 0 },
    Properties: [...TEXT_PROPERTIES, 'min', 'max', 'step', ...LAYOUT_PROPERTIES],
  },
  DATE: {
    Group: 'NUMBERS',
    IsCell: true,
    Type: 'text',
    is: (json) => input(json) === 'date',
    make: { inputType: 'date' },
    Properties: ['title', 'description', ...RULES, 'validators', 'minDate', 'maxDate', ...LAYOUT_PROPERTIES],
  },
  SHORT_TEXT: {
    Group: 'TEXTS',
    IsCell: true,
    Type: 'text',
    make: { maxLength: 160 },
    Properties: [...TEXT_PROPERTIES, 'inputType', 'maxLength', 'prefillFrom', ...LAYOUT_PROPERTIES],
  },
  LONG_TEXT: {
    Group: 'TEXTS',
    IsCell: true,
    Type: 'comment',
    make: { maxLength: 1000, rows: 4 },
    Properties: [...TEXT_PROPERTIES, 'maxLength', 'rows', ...LAYOUT_PROPERTIES],
  },
  DROPDOWN: {
    Group: 'CHOICES',
    IsCell: true,
    Type: 'dropdown',
    make: { choices: OPTIONS },
    Properties: [
      'title',
      'description',
      'placeholder',
      'choices',
      ...RULES,
      'validators',
      'showOtherItem',
      ...LAYOUT_PROPERTIES,
    ],
  },
  SINGLE_CHOICE: {
    Group: 'CHOICES',
    IsCell: true,
    Type: 'radiogroup',
    make: { choices: OPTIONS },
    Properties: [
      'title',
      'description',
      'choices',
      ...RULES,
      'validators',
      'showOtherItem',
      ...LAYOUT_PROPERTIES,
    ],
  },
  MULTIPLE_CHOICE: {
    Group: 'CHOICES',
    IsCell: true,
    Type: 'checkbox',
    make: { choices: OPTIONS },
    Properties: [
      'title',
      'description',
      'choices',
      ...RULES,
      'validators',
      'maxSelectedChoices',
      'showOtherItem',
      ...LAYOUT_PROPERTIES,
    ],
  },
  YES_NO: {
    Group: 'CHOICES',
    IsCell: true,
    Type: 'boolean',
    make: { ...YES_NO },
    Properties: [
      'title',
      'description',
      'labelTrue',
      'labelFalse',
      ...RULES,
      'validators',
      'prefillFrom',
      ...LAYOUT_PROPERTIES,
    ],
  },
  TABLE: {
    Group: 'MANY',
    IsCell: false,
    Type: 'matrixdynamic',
    make: {
      rowCount: 1,
      minRowCount: 0,
      maxRowCount: 50,
      addRowText: surveyText('Add a row', '加入一行', '添加一行'),
      columns: [CELL],
    },
    Properties: [
      'title',
      'description',
      'addRowText',
      ...RULES,
      'validators',
      'keyName',
      'keyDuplicationError',
      'minRowCount',
      'maxRowCount',
      'prefill',
    ],
  },
  REPEATED_GROUP: {
    Group: 'MANY',
    IsCell: false,
    Type: 'paneldynamic',
    make: {
      minPanelCount: 0,
      maxPanelCount: 30,
      panelAddText: surveyText('Add an entry', '加入一項', '添加一项'),
      panelRemoveText: surveyText('Remove', '移除', '移除'),
      templateElements: [
        {
          type: 'text',
          name: 'EntryName',
          title: surveyText('Name', '名稱', '名称'),
          isRequired: true,
          maxLength: 100,
        },
      ],
    },
    Properties: [
      'title',
      'description',
      'templateTitle',
      'panelAddText',
      'panelRemoveText',
      ...RULES,
      'validators',
      'keyName',
      'keyDuplicationError',
      'minPanelCount',
      'maxPanelCount',
      'prefill',
    ],
  },
  FILE: {
    Group: 'OTHER',
    IsCell: false,
    Type: 'file',
    make: { ...FILE, maxSize: 20 * MEGABYTE, acceptedTypes: '.pdf,.docx,.xlsx,.jpg,.jpeg,.png' },
    Properties: [
      'title',
      'description',
      ...RULES,
      'allowMultiple',
      'maxFiles',
      'maxSize',
      'acceptedTypes',
      ...LAYOUT_PROPERTIES,
    ],
  },
  CALCULATION: {
    Group: 'NUMBERS',
    IsCell: true,
    Type: 'expression',
    make: { expression: '' },
    Properties: ['title', 'description', 'expression', 'visibleIf', 'startWithNewLine'],
  },
  EXPLANATION: {
    Group: 'OTHER',
    IsCell: false,
    Type: 'html',
    make: {},
    Properties: ['html', 'visibleIf', 'startWithNewLine'],
  },
  GROUP: {
    Group: 'OTHER',
    IsCell: false,
    Type: 'panel',
    make: { elements: [] },
    Properties: ['title', 'description', 'visibleIf', 'enableIf'],
  },
} as const satisfies Record<string, Kind>;

export type QuestionKind = keyof typeof questionKinds;
export const QUESTION_KINDS = Object.keys(questionKinds) as QuestionKind[];
export const kindRow = (kind: QuestionKind): Kind => questionKinds[kind];

/** Properties of every question, including those of no known kind. */
const COMMON: readonly PropertyName[] = ['title', 'description', ...RULES, ...LAYOUT_PROPERTIES];

export const kindOf = (node: FormNode): QuestionKind | null => {
  const type = typeOf(node);
  return (
    QUESTION_KINDS.find((kind) => kindRow(kind).Type === type && (kindRow(kind).is?.(node.Json) ?? true)) ??
    null
  );
};

const PAGE: readonly PropertyName[] = ['title', 'description', 'visibleIf'];
/** Properties not offered in a table cell, which is narrow and gets its line break from the table. */
const NOT_IN_CELL: ReadonlySet<PropertyName> = new Set([
  'description',
  'startWithNewLine',
  'prefill',
  'prefillFrom',
  'showOtherItem',
  'placeholder',
]);
const isRowPart = (node: FormNode) => node.Path.at(-2) === 'templateElements';

export const propertiesOf = (node: FormNode): readonly PropertyName[] => {
  if (node.Kind === 'PAGE') return PAGE;
  const kind = kindOf(node);
  const all = kind ? kindRow(kind).Properties : COMMON;
  if (node.Kind === 'COLUMN') return all.filter((name) => !NOT_IN_CELL.has(name));
  return isRowPart(node) ? all.filter((name) => name !== 'prefill' && name !== 'prefillFrom') : all;
};

/** Creates the JSON of a new question. In a table its type is stored under another property. */
export const newQuestion = (kind: QuestionKind, name: string, title: unknown, isCell: boolean): Json => {
  const { Type, make, Properties } = kindRow(kind);
  const content = Properties.includes('title') ? { title } : { html: title };
  return {
    [isCell ? 'cellType' : 'type']: Type,
    name,
    ...content,
    ...(isJson(make) ? structuredClone(make) : {}),
  };
};
