/**
 * Publication check of a form: finds choice questions without options, with too many, or with options whose
 * value is missing, duplicate or untranslated.
 */
import { isJson, listOf, textOf } from '../../rules/json.ts';
import { FORM_LIMITS } from '../../rules/limits.ts';
import { type FormNode, typeOf } from '../../rules/walk.ts';
import type { FormFault } from './fault.ts';

const CHOOSING = new Set(['dropdown', 'radiogroup', 'checkbox', 'tagbox', 'ranking', 'buttongroup']);
const LISTS = ['choices', 'rows', 'columns', 'rateValues'] as const;

const entryValue = (entry: unknown): unknown => (isJson(entry) ? entry.value : entry);

function entryFaults(node: FormNode, list: string): FormFault[] {
  if (list === 'columns' && typeOf(node) !== 'matrix') return [];
  const entries = listOf(node.Json[list]);
  const seen = new Set<string>();
  return entries.flatMap((entry, at): FormFault[] => {
    const value = entryValue(entry);
    const Path = isJson(entry) ? [...node.Path, list, at, 'value'] : [...node.Path, list, at];
    if (!['string', 'number', 'boolean'].includes(typeof value) || value === '')
      return [{ Path, Code: 'ERR_FORM_CHOICE_VALUE' }];
    const key = String(value);
    if (seen.has(key)) return [{ Path, Code: 'ERR_FORM_CHOICE_TWICE', Params: { value: key.slice(0, 80) } }];
    seen.add(key);
    const isBareText = !isJson(entry) && /\p{L}/u.test(textOf(entry));
    return isBareText ? [{ Path, Code: 'ERR_FORM_TEXT_MISSING' }] : [];
  });
}

/** A column without its own options uses those of its table. */
const optionsOf = (node: FormNode): readonly unknown[] => {
  const own = listOf(node.Json.choices);
  return own.length > 0 || node.Kind !== 'COLUMN' ? own : listOf(node.Parents.at(-1)?.Json.choices);
};

function ofNode(node: FormNode): FormFault[] {
  const faults = LISTS.flatMap((list) => entryFaults(node, list));
  const Path = [...node.Path, 'choices'];
  if (
    CHOOSING.has(typeOf(node)) &&
    optionsOf(node).length === 0 &&
    node.Json.choicesFromQuestion === undefined
  )
    faults.push({ Path, Code: 'ERR_FORM_CHOICES_NONE' });
  if (listOf(node.Json.choices).length > FORM_LIMITS.Choices)
    faults.push({ Path, Code: 'ERR_FORM_CHOICES_MAX', Params: { limit: FORM_LIMITS.Choices } });
  return faults;
}

/** Returns faults for options that cannot be distinguished or chosen. */
export const findChoices = (nodes: readonly FormNode[]): FormFault[] => nodes.flatMap(ofNode);
