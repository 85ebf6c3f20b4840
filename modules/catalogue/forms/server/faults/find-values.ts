/** Finds property values of the wrong type, out of range, or with a minimum above the maximum. */
import type { JsonObjectProperty } from 'survey-core';
import { isJson, textOf } from '../../rules/json.ts';
import { FORM_LIMITS } from '../../rules/limits.ts';
import { isDate } from '../check-scalar.ts';
import type { FormFault } from './fault.ts';
import { type Part, propertyOf } from './parts.ts';

const isSet = (value: unknown) =>
  typeof value === 'string' ||
  (isJson(value) && Object.values(value).every((one) => typeof one === 'string'));

/** JSON shape of each engine property type; types not listed accept any value. */
const SHAPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  boolean: (value) => typeof value === 'boolean',
  switch: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  text: isSet,
  html: isSet,
  condition: (value) => typeof value === 'string',
  expression: (value) => typeof value === 'string',
  choiceitem: Array.isArray,
};

function fits(property: JsonObjectProperty, value: unknown): boolean {
  if (property.isLocalizable && !property.isArray) return isSet(value);
  return SHAPES[property.type]?.(value) ?? true;
}

/** Allowed ranges. Outside them a form is unusable or freezes the browser. */
const RANGES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  rowCount: [0, FORM_LIMITS.Rows],
  minRowCount: [0, FORM_LIMITS.Rows],
  maxRowCount: [1, FORM_LIMITS.Rows],
  panelCount: [0, FORM_LIMITS.Rows],
  minPanelCount: [0, FORM_LIMITS.Rows],
  maxPanelCount: [1, FORM_LIMITS.Rows],
  maxFiles: [1, FORM_LIMITS.Files],
  rateMin: [0, 100],
  rateMax: [1, 100],
  rateCount: [2, 20],
  rateStep: [1, 100],
  maxLength: [-1, 20_000],
  colCount: [-1, 12],
  cols: [1, 200],
  inputSize: [0, 200],
  precision: [0, 6],
  step: [0, 1_000_000_000],
};

/** Range of a property. `rows` is the height of a long text in lines; in tables it is a list. */
const rangeOf = (name: string, value: unknown) =>
  name === 'rows' && !Array.isArray(value) ? ([1, 50] as const) : RANGES[name];

const PAIRS = [
  ['min', 'max'],
  ['minRowCount', 'maxRowCount'],
  ['minPanelCount', 'maxPanelCount'],
  ['rateMin', 'rateMax'],
  ['minValue', 'maxValue'],
  ['minLength', 'maxLength'],
  ['minCount', 'maxCount'],
  ['minSelectedChoices', 'maxSelectedChoices'],
] as const;

const isAbove = (one: unknown, other: unknown): boolean => {
  if (typeof one === 'number' && typeof other === 'number') return one > other && other !== -1;
  return isDate(one) && isDate(other) && one > other;
};

function ofProperty(part: Part, name: string): FormFault[] {
  const value = part.Json[name];
  const Path = [...part.Path, name];
  const range = rangeOf(name, value);
  if (range && typeof value === 'number' && !(value >= range[0] && value <= range[1]))
    return [{ Path, Code: 'ERR_FORM_RANGE', Params: { min: range[0], max: range[1] } }];
  if (
    ['min', 'max'].includes(name) &&
    part.Json.inputType === 'date' &&
    !isDate(value) &&
    !textOf(value).startsWith('=')
  )
    return [{ Path, Code: 'ERR_FORM_VALUE' }];
  const property = propertyOf(part, name);
  return property && !fits(property, value) ? [{ Path, Code: 'ERR_FORM_VALUE' }] : [];
}

/** Returns a fault for each value of the wrong type, out of range or in conflict with another. */
export const findValues = (parts: readonly Part[]): FormFault[] =>
  parts.flatMap((part) => [
    ...Object.keys(part.Json).flatMap((name) => ofProperty(part, name)),
    ...PAIRS.filter(([low, high]) => isAbove(part.Json[low], part.Json[high])).map(
      ([low]): FormFault => ({ Path: [...part.Path, low], Code: 'ERR_FORM_MIN_MAX' }),
    ),
  ]);
