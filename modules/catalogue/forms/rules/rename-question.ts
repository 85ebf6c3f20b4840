/**
 * Renames a page, question or column of a form and updates every reference to it: conditions and expressions
 * in the form, and the service's question fields and checklist.
 */
import type { ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import { jsonAt, withValue } from './edit-json.ts';
import { type Reference, referencesIn, withQuotedName, withReferences } from './expression-names.ts';
import { isJson, type Json, type JsonPath, textOf } from './json.ts';
import { formNodes, nameOf, ownerOf } from './walk.ts';

type Renaming = { From: string; To: string; OwnerName: string; OwnerPath: JsonPath | null };

/** Properties whose value is the name of a question or column. */
const NAMING = new Set(['keyName', 'choicesFromQuestion', 'valueName']);
const ROW = new Set(['row', 'panel', 'prevRow', 'nextRow', 'prevPanel', 'nextPanel']);

const isInside = (path: JsonPath, outer: JsonPath) => outer.every((part, at) => path[at] === part);

const startsWithName = (rest: string, name: string) =>
  rest.startsWith(name) && !/^\w/.test(rest.slice(name.length));

/** Renames a column in a reference: `.Owner` after `row`, `[0].Owner` after the table's name. */
function renamedColumn(
  { Root, Rest }: Reference,
  { From, To, OwnerName }: Renaming,
  isHere: boolean,
): string {
  const before = Root === OwnerName ? /^(\[[^\]]*\])?\./.exec(Rest)?.[0] : undefined;
  const start = before ?? (isHere && ROW.has(Root) && Rest.startsWith('.') ? '.' : undefined);
  if (start === undefined || !startsWithName(Rest.slice(start.length), From)) return Rest;
  return start + To + Rest.slice(start.length + From.length);
}

function inText(text: string, path: JsonPath, renaming: Renaming): string {
  const { From, To, OwnerName, OwnerPath } = renaming;
  const isHere = OwnerPath === null || isInside(path, OwnerPath);
  if (NAMING.has(String(path.at(-1)))) return text === From && isHere ? To : text;
  if (!text.includes('{') && !text.includes('(')) return text;
  const changed = withReferences(text, (reference) => {
    if (OwnerPath === null) return reference.Root === From ? { ...reference, Root: To } : reference;
    const Rest = renamedColumn(reference, renaming, isHere);
    return Rest === reference.Rest ? reference : { ...reference, Rest };
  });
  const isAboutOwner = OwnerPath === null || referencesIn(text).some(({ Root }) => Root === OwnerName);
  return isAboutOwner ? withQuotedName(changed, From, To) : changed;
}

function everywhere(value: unknown, path: JsonPath, renaming: Renaming): unknown {
  if (typeof value === 'string') return inText(value, path, renaming);
  if (Array.isArray(value)) return value.map((one, at) => everywhere(one, [...path, at], renaming));
  if (!isJson(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, everywhere(inner, [...path, key], renaming)]),
  );
}

/** Renames a part of the form and every reference to it within the form. */
export function renamedInForm(form: Json, path: JsonPath, name: string): Json {
  const node = formNodes(form).find((one) => one.Path.join('.') === path.join('.'));
  if (!node) return form;
  const owner = ownerOf(node);
  const From = nameOf(node);
  const renaming = { From, To: name, OwnerName: owner ? nameOf(owner) : '', OwnerPath: owner?.Path ?? null };
  const called = From === '' || node.Kind === 'PAGE' ? form : (everywhere(form, [], renaming) as Json);
  return withValue(called, [...path, 'name'], name);
}

const QUESTION_FIELDS = [
  'ScopeQuestion',
  'ScopeQuestionChinese',
  'SitesQuestion',
  'IndustryQuestion',
] as const;

/** Renames a part and also updates the service's references to the question. */
export function renamedInService(
  definition: ServiceDefinition,
  path: JsonPath,
  name: string,
): Partial<ServiceDefinition> {
  const node = formNodes(definition.Form).find((one) => one.Path.join('.') === path.join('.'));
  const Form = renamedInForm(definition.Form, path, name);
  const from = textOf(jsonAt(definition.Form, path)?.name);
  if (!node || node.Kind === 'PAGE' || ownerOf(node) || from === '') return { Form };
  const fields = QUESTION_FIELDS.filter((field) => definition[field] === from);
  const { Checklist, MachForm } = definition;
  return {
    Form,
    ...Object.fromEntries(fields.map((field) => [field, name])),
    ...(Checklist.some(({ Field }) => Field === from) && {
      Checklist: Checklist.map((point) => (point.Field === from ? { ...point, Field: name } : point)),
    }),
    ...(MachForm?.Fields.some(({ Question }) => Question === from) && {
      MachForm: {
        ...MachForm,
        Fields: MachForm.Fields.map((one) => (one.Question === from ? { ...one, Question: name } : one)),
      },
    }),
  };
}
