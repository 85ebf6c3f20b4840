/** Generates a plausible answer to one form question, for trial runs of draft services. */
import type {
  ItemValue,
  MultipleTextItemModel,
  Question,
  QuestionMatrixDropdownModel,
  QuestionMatrixModel,
  QuestionMultipleTextModel,
  QuestionSelectBase,
} from 'survey-core';
import type { Language } from '#platform/common/i18n/language.ts';
import { partsOf } from './check-answer.ts';
import { sampleInput, sampleText } from './sample-text.ts';

type Sample = (question: Question, language: Language) => unknown;

const optionsOf = (question: Question): unknown[] =>
  (question as QuestionSelectBase).visibleChoices
    .filter(
      (item: ItemValue) =>
        item.isEnabled && !['other', 'none', 'refused', 'dontknow'].includes(String(item.value)),
    )
    .map((item: ItemValue) => item.value);

const firstOption: Sample = (question) => optionsOf(question)[0];

function someOptions(question: Question): unknown {
  const least = Math.max(1, Number(question.getPropertyValue('minSelectedChoices')) || 1);
  const options = optionsOf(question).slice(0, least);
  return options.length > 0 ? options : undefined;
}

/** Generates one row, or the table's minimum number of rows, with a sample per column. */
const rows: Sample = (question, language) => {
  const isPanel = question.getType() === 'paneldynamic';
  const least = Number(question.getPropertyValue(isPanel ? 'minPanelCount' : 'minRowCount')) || 0;
  return Array.from({ length: Math.max(1, least) }, () => rowOf(partsOf(question), language));
};

function rowOf(parts: readonly Question[], language: Language): Record<string, unknown> {
  const entries = parts
    .map((part) => [part.name, sampleAnswer(part, language)] as const)
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries);
}

const namedRows: Sample = (question, language) =>
  Object.fromEntries(
    (question as QuestionMatrixDropdownModel).rows.map((row: ItemValue) => [
      row.value,
      rowOf(partsOf(question), language),
    ]),
  );

const matrix: Sample = (question) => {
  const { rows: named, columns } = question as QuestionMatrixModel;
  const first: unknown = columns[0]?.value;
  return Object.fromEntries(named.map((row: ItemValue) => [row.value, first]));
};

const multipleText: Sample = (question, language) =>
  rowOf(
    (question as QuestionMultipleTextModel).items.map((item: MultipleTextItemModel) => item.editor),
    language,
  );

/** Placeholder for an uploaded file; a dry run uploads nothing. */
const file: Sample = (question) => {
  const accepted = String(question.getPropertyValue('acceptedTypes') ?? '').toLowerCase();
  const extension = accepted === '' || accepted.includes('pdf') ? 'pdf' : /\.(\w+)/.exec(accepted)?.[1];
  const type = extension && TYPES[extension];
  return type ? [{ name: `sample.${extension}`, type, content: 'SAMPLE', size: 0 }] : undefined;
};

const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Generator per question type that takes an answer (see `CHECKS`). */
const SAMPLES: Readonly<Record<string, Sample>> = {
  text: sampleInput,
  comment: sampleText,
  dropdown: firstOption,
  radiogroup: firstOption,
  buttongroup: firstOption,
  checkbox: someOptions,
  tagbox: someOptions,
  ranking: (question) => optionsOf(question),
  boolean: (question) => question.getPropertyValue('valueTrue') ?? true,
  rating: (question) => Number(question.getPropertyValue('rateMax')),
  file,
  matrixdynamic: rows,
  paneldynamic: rows,
  matrixdropdown: namedRows,
  matrix,
  multipletext: multipleText,
};

/** Returns a sample answer of the question's type; undefined if none can be generated. */
export function sampleAnswer(question: Question, language: Language): unknown {
  return SAMPLES[question.getType()]?.(question, language);
}
