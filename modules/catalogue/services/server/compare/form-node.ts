/**
 * Converts an application form to the tree in which two service versions are compared, with questions keyed
 * by name, so that a moved question is not reported as removed and added.
 */
import { listKeys } from './list-keys.ts';
import { isRecord, leaf, type Node, parts } from './node.ts';
import { nodeOf } from './node-of.ts';

/** Displayed texts, which the engine stores as one string or per language. */
const TEXTS = new Set([
  'title',
  'description',
  'text',
  'html',
  'placeholder',
  'requiredErrorText',
  'labelTrue',
  'labelFalse',
  'addRowText',
  'removeRowText',
  'panelAddText',
  'panelRemoveText',
  'templateTitle',
]);
const LANGUAGE: Readonly<Record<string, string>> = {
  default: 'EN',
  en: 'EN',
  'zh-tw': 'CHT',
  'zh-cn': 'CHS',
};
/** Lists of parts that have their own texts. */
const LISTS = new Set([
  'choices',
  'columns',
  'rows',
  'rateValues',
  'items',
  'templateElements',
  'detailElements',
  'validators',
]);

/**
 * The form with questions keyed by name, regardless of position. Each question has its page, each page its
 * order.
 */
export function formNode(form: unknown): Node {
  if (!isRecord(form)) return leaf(form);
  const { pages, ...whole } = form;
  const questions = new Map<string, Node>();
  const list = Array.isArray(pages) ? pages.filter(isRecord) : [];
  const keys = listKeys(list);
  const pageNodes = list.map(
    (page, at) => [keys[at] ?? '', pageNode(page, keys[at] ?? '', questions)] as const,
  );
  return parts([...entriesOf(whole), ['pages', parts(pageNodes, pages, 'list')], ...questions], form);
}

function pageNode(
  { elements, name: _name, ...page }: Record<string, unknown>,
  key: string,
  into: Map<string, Node>,
) {
  const Names = addQuestions(elements, { page: key }, into);
  return parts([...entriesOf(page), ['elements', { Is: 'order', Summary: Names, Names }]], summary(page));
}

type Where = { page: string; panel?: string };

/** Adds the questions of a page or panel, and returns their names in order. */
function addQuestions(elements: unknown, where: Where, into: Map<string, Node>): string[] {
  if (!Array.isArray(elements)) return [];
  return elements.filter(isRecord).flatMap((element) => {
    const { elements: inner, name: originalName, ...question } = element;
    const name = uniqueName(
      typeof originalName === 'string' && originalName !== '' ? originalName : '?',
      into,
    );
    const places = Object.entries(where).map(([place, key]) => [place, leaf(key)] as const);
    into.set(name, parts([...entriesOf(question), ...places], summary(question)));
    return [name, ...addQuestions(inner, { ...where, panel: name }, into)];
  });
}

/** Makes a name unique, because an invalid draft may contain it twice. */
function uniqueName(name: string, taken: ReadonlyMap<string, Node>): string {
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${name}#${count}`;
  return free;
}

const entriesOf = (record: Record<string, unknown>) =>
  Object.entries(record).map(([name, value]) => [name, partNode(name, value)] as const);

function partNode(name: string, value: unknown): Node {
  if (isText(name, value)) return textNode(value);
  if (!LISTS.has(name) || !Array.isArray(value)) return nodeOf(value);
  const keys = listKeys(value);
  return parts(
    value.map((entry, at) => [keys[at] ?? '', entryNode(entry)] as const),
    value.length,
    'list',
  );
}

/** An entry of one of the form's lists: a column, a choice or a rule. It is keyed by its name or value. */
const entryNode = (entry: unknown): Node =>
  isRecord(entry) ? parts(entriesOf(entry), summary(entry)) : leaf(entry);

const isText = (name: string, value: unknown): boolean =>
  isRecord(value)
    ? Object.keys(value).length > 0 &&
      Object.keys(value).every((language) => Object.hasOwn(LANGUAGE, language))
    : TEXTS.has(name) && typeof value === 'string';

const textNode = (value: unknown): Node => {
  const text = localizedText(value);
  return parts(
    Object.entries(text).map(([language, one]) => [language, leaf(one)] as const),
    text,
  );
};

function localizedText(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) return { EN: value };
  return Object.fromEntries(Object.entries(value).map(([language, one]) => [LANGUAGE[language], one]));
}

/** Short description of an added or removed question, page or choice, instead of its whole JSON. */
const summary = ({ type, title, text, value }: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries({
      type,
      title: title && localizedText(title),
      text: text && localizedText(text),
      value,
    }).filter(([, one]) => one !== undefined && one !== ''),
  );
