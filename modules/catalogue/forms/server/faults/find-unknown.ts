/**
 * Publication check of a form: finds question types that the portal cannot check answers for, unknown
 * validators, and properties that the form engine does not know.
 */
import { JsonObject, Model } from 'survey-core';
import { type Json, type JsonPath, textOf } from '../../rules/json.ts';
import { type FormNode, typeOf } from '../../rules/walk.ts';
import { ANSWERABLE } from '../check-answer.ts';
import type { FormFault } from './fault.ts';
import type { Part } from './parts.ts';

/** Types that take no answer: explanations and groups. */
const SILENT = new Set(['html', 'panel']);
const CELLS = new Set([
  'text',
  'comment',
  'dropdown',
  'radiogroup',
  'checkbox',
  'tagbox',
  'boolean',
  'rating',
  'expression',
]);

function typeFault(node: FormNode): FormFault[] {
  if (node.Kind === 'PAGE') return [];
  const type = typeOf(node);
  const isOne = node.Kind === 'COLUMN' ? CELLS.has(type) : ANSWERABLE.has(type) || SILENT.has(type);
  const Path = [...node.Path, node.Kind === 'COLUMN' ? 'cellType' : 'type'];
  return isOne ? [] : [{ Path, Code: 'ERR_FORM_TYPE_UNKNOWN', Params: { type: type.slice(0, 40) } }];
}

/**
 * Finds question types for which the portal has no check, and so accepts no answer, and unknown validators.
 */
export const findTypes = (nodes: readonly FormNode[], parts: readonly Part[]): FormFault[] => [
  ...nodes.flatMap(typeFault),
  ...parts
    .filter(({ Path, Class }) => Path.at(-2) === 'validators' && Class === '')
    .map(
      ({ Path, Json }): FormFault => ({
        Path: [...Path, 'type'],
        Code: 'ERR_FORM_TYPE_UNKNOWN',
        Params: { type: textOf(Json.type).slice(0, 40) },
      }),
    ),
];

type EngineError = { type: string; message: string; jsonObj?: unknown; propertyName?: unknown };

/** Maps each object of the JSON to its path. */
function placesOf(value: unknown, path: JsonPath, places: Map<unknown, JsonPath>): Map<unknown, JsonPath> {
  if (typeof value !== 'object' || value === null) return places;
  places.set(value, path);
  for (const [key, inner] of Object.entries(value))
    placesOf(inner, [...path, Array.isArray(value) ? Number(key) : key], places);
  return places;
}

function toFault(
  { type, message, jsonObj, propertyName }: EngineError,
  places: Map<unknown, JsonPath>,
): FormFault {
  const Path = places.get(jsonObj) ?? [];
  if (type === 'unknownproperty')
    return {
      Path: [...Path, String(propertyName)],
      Code: 'ERR_FORM_PROPERTY_UNKNOWN',
      Params: { name: String(propertyName).slice(0, 80) },
    };
  return { Path, Code: 'ERR_FORM_UNREADABLE', Params: { message: message.slice(0, 200) } };
}

/** Reports the engine's own parsing errors. Only for forms that have passed the other checks. */
export function findUnknown(form: Json): FormFault[] {
  const model = new Model();
  try {
    const reader = new JsonObject();
    reader.toObject(form, model);
    // Missing names and values are reported by other checks.
    const errors = (reader.errors as EngineError[]).filter(({ type }) => type !== 'requiredproperty');
    const places = placesOf(form, [], new Map());
    return errors.map((error) => toFault(error, places));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [{ Path: [], Code: 'ERR_FORM_UNREADABLE', Params: { message: message.slice(0, 200) } }];
  } finally {
    model.dispose();
  }
}
