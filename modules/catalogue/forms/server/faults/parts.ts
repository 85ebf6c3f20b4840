/**
 * Lists every object of a form that the form engine interprets (form, page, question, option, validator)
 * with its engine class, and looks up its properties, for the publication checks.
 */
import { type JsonObjectProperty, Serializer } from 'survey-core';
import { isJson, type Json, type JsonPath, listOf, textOf } from '../../rules/json.ts';
import { type FormNode, formNodes, typeOf } from '../../rules/walk.ts';

/** An object of the form that the engine interprets: the form, a question, an option or a validator. */
export type Part = {
  Path: JsonPath;
  Json: Json;
  /** The engine's class; '' if it does not know the type. */
  Class: string;
  /** The page, group, question or column that it belongs to; null for the form itself. */
  Node: FormNode | null;
};

/** Lists of smaller parts inside a question, with the class of each entry. */
const INNER_LISTS: Readonly<Record<string, (entry: Json) => string>> = {
  validators: ({ type }) => `${textOf(type)}validator`,
  choices: () => 'choiceitem',
  rows: () => 'itemvalue',
  rateValues: () => 'itemvalue',
  items: () => 'multipletextitem',
  calculatedValues: () => 'calculatedvalue',
};

const known = (name: string): string => (name !== '' && Serializer.findClass(name) ? name : '');

const inner = (part: Part): Part[] =>
  Object.entries(INNER_LISTS).flatMap(([list, classOf]) =>
    listOf(part.Json[list]).flatMap((entry, index) => {
      if (!isJson(entry)) return [];
      const one: Part = {
        ...part,
        Path: [...part.Path, list, index],
        Json: entry,
        Class: known(classOf(entry)),
      };
      return [one, ...(listOf(entry.validators).length > 0 ? inner(one) : [])];
    }),
  );

const classOf = (node: FormNode): string => {
  if (node.Kind === 'PAGE') return 'page';
  return node.Kind === 'COLUMN' ? 'matrixdropdowncolumn' : known(typeOf(node));
};

/** Every part of a form that has properties, in order. */
export function partsOf(form: Json): Part[] {
  const whole: Part = { Path: [], Json: form, Class: 'survey', Node: null };
  const nodes = formNodes(form).map(
    (node): Part => ({ Path: node.Path, Json: node.Json, Class: classOf(node), Node: node }),
  );
  return [whole, ...nodes].flatMap((part) => [part, ...inner(part)]);
}

/** The engine's metadata of a property; a column also has the properties of its cell type. */
export function propertyOf({ Class, Node, Path }: Part, name: string): JsonObjectProperty | null {
  if (Class === '') return null;
  const own = Serializer.findProperty(Class, name);
  if (own || Node?.Kind !== 'COLUMN' || Path !== Node.Path) return own;
  const cell = known(typeOf(Node));
  return cell === '' ? null : Serializer.findProperty(cell, name);
}
