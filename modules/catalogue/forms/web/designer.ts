import { createContext, useContext } from 'react';
import type { Fault, ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { withValue } from '../rules/edit-json.ts';
import type { Json, JsonPath } from '../rules/json.ts';
import type { FormNode } from '../rules/walk.ts';

/** What a change leaves behind: the service's changed fields, and which part of the form is then at hand. */
export type DesignChange = {
  definition: Partial<ServiceDefinition>;
  selected?: JsonPath | null;
  /** It was not there before: its title is written first. */
  isNew?: boolean;
};

/** The form being designed, as every part of the designer needs it. */
export type Designer = {
  definition: ServiceDefinition;
  form: Json;
  /** Every part of the form, in its order. */
  nodes: readonly FormNode[];
  /** Null: the form as a whole. */
  selected: FormNode | null;
  faults: readonly Fault[];
  language: Language;
  isReadOnly: boolean;
  /** The part at hand has just been made. */
  isFresh: boolean;
  select: (path: JsonPath | null) => void;
  apply: (changed: DesignChange | null) => void;
};

const DesignerContext = createContext<Designer | null>(null);
export const DesignerProvider = DesignerContext.Provider;

export function useDesigner(): Designer {
  const designer = useContext(DesignerContext);
  if (!designer) throw new Error('a part of the form designer is rendered outside of it');
  return designer;
}

/** A setter of one property of a part; undefined takes it away. */
export function useSet(node: FormNode): (name: string, value: unknown) => void {
  const { form, apply } = useDesigner();
  return (name, value) => apply({ definition: { Form: withValue(form, [...node.Path, name], value) } });
}

export const placeOf = (path: JsonPath, ...more: (string | number)[]): string =>
  ['Form', ...path, ...more].join('.');

/** What is wrong at a place, or inside of it. */
export const faultsAt = (faults: readonly Fault[], place: string): Fault[] =>
  faults.filter(({ Path }) => Path === place || Path.startsWith(`${place}.`));
