/**
 * Shared context of the form designer: the form, the selected part, its faults and how to change it, with
 * helpers for setting properties and finding faults by path.
 */
import { createContext, useContext } from 'react';
import type { Fault, ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { withValue } from '../rules/edit-json.ts';
import type { Json, JsonPath } from '../rules/json.ts';
import type { FormNode } from '../rules/walk.ts';

/** Result of a change in the form designer: the service's changed fields and the part to select. */
export type DesignChange = {
  definition: Partial<ServiceDefinition>;
  selected?: JsonPath | null;
  /** The part was just added, so its title field receives the focus. */
  isNew?: boolean;
};

/** State and actions of the form designer, shared by all its components. */
export type Designer = {
  definition: ServiceDefinition;
  form: Json;
  /** Every part of the form, in order. */
  nodes: readonly FormNode[];
  /** The selected part; null for the form as a whole. */
  selected: FormNode | null;
  faults: readonly Fault[];
  language: Language;
  isReadOnly: boolean;
  /** The selected part was just added. */
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

/** Returns a setter for the properties of a part; undefined removes a property. */
export function useSet(node: FormNode): (name: string, value: unknown) => void {
  const { form, apply } = useDesigner();
  return (name, value) => apply({ definition: { Form: withValue(form, [...node.Path, name], value) } });
}

export const placeOf = (path: JsonPath, ...more: (string | number)[]): string =>
  ['Form', ...path, ...more].join('.');

/** Faults at a path or below it. */
export const faultsAt = (faults: readonly Fault[], place: string): Fault[] =>
  faults.filter(({ Path }) => Path === place || Path.startsWith(`${place}.`));
