/**
 * Collects the values entered in one element of an external form entry: its text, numbered parts or list of
 * options, with the known facts about the element.
 */
import type { ElementKind, FormElement } from '../../rules/element.ts';
import { elementOf } from '../../rules/element.ts';
import type { ElementValues } from '../tables.ts';

/** A mapping of a form element to a question. */
export type Mapped = { Element: string; Question: string };

/** The values of one element as received, with the known facts about the element. */
export type Entered = {
  /** Value of the element itself; '' if only its parts have values. */
  Text: string;
  /** Values of `element_4_1`, `element_4_2` …, by part number. */
  Parts: ReadonlyMap<string, string>;
  /** Values if several options were sent as a list. */
  List: readonly string[];
  Kind: ElementKind | null;
  Options: FormElement['Options'];
};

/** Returns null if nothing was entered. */
export function entered(values: ElementValues, name: string, form: readonly FormElement[]): Entered | null {
  const known = form.find((element) => element.Element === elementOf(name));
  const own = values[name];
  const parts = Object.entries(values).flatMap(([key, value]): [string, string][] =>
    key.startsWith(`${name}_`) && typeof value === 'string' && value.trim() !== ''
      ? [[key.slice(name.length + 1), value.trim()]]
      : [],
  );
  const found: Entered = {
    Text: typeof own === 'string' ? own.trim() : '',
    Parts: new Map(parts.toSorted(([one], [other]) => Number(one) - Number(other))),
    List: Array.isArray(own) ? own.map((item) => String(item).trim()).filter(Boolean) : [],
    Kind: known?.Kind ?? null,
    Options: known?.Options ?? [],
  };
  return found.Text === '' && found.Parts.size === 0 && found.List.length === 0 ? null : found;
}
