/**
 * Lists every page, group, question and column of a form's JSON with its path and parents, and gives the
 * name, type and containing table or list of each.
 */
import { isJson, type Json, type JsonPath, listOf, textOf } from './json.ts';

export type FormNode = {
  Path: JsonPath;
  Json: Json;
  Kind: 'PAGE' | 'ELEMENT' | 'COLUMN';
  /** The page, groups, and table or list that contain the part, outermost first. */
  Parents: readonly FormNode[];
};

/** Properties that contain further parts, with the kind of those parts. */
const CHILD_LISTS = [
  ['pages', 'PAGE'],
  ['elements', 'ELEMENT'],
  ['templateElements', 'ELEMENT'],
  ['columns', 'COLUMN'],
  ['detailElements', 'ELEMENT'],
] as const;

const MAX_DEPTH = 12;

/** A plain matrix has columns that are only headings, so it contains no questions. */
const hasQuestions = (json: Json, list: string) => list !== 'columns' || json.type !== 'matrix';

function childrenOf(json: Json, path: JsonPath, parents: readonly FormNode[]): FormNode[] {
  if (parents.length > MAX_DEPTH) return [];
  return CHILD_LISTS.filter(([list]) => hasQuestions(json, list)).flatMap(([list, Kind]) =>
    listOf(json[list]).flatMap((child, index) => {
      if (!isJson(child)) return [];
      const node: FormNode = { Path: [...path, list, index], Json: child, Kind, Parents: parents };
      return [node, ...childrenOf(child, node.Path, [...parents, node])];
    }),
  );
}

/** Every page, group, question and column of a form, in order. Accepts any content. */
export const formNodes = (form: Json): FormNode[] => childrenOf(form, [], []);

export const nameOf = ({ Json }: FormNode): string => textOf(Json.name);

const ROW_LISTS: ReadonlySet<unknown> = new Set(['columns', 'templateElements', 'detailElements']);

/** The table or list whose row contains the part; undefined for a question of the form itself. */
export const ownerOf = (node: FormNode): FormNode | undefined => {
  const chain = [...node.Parents, node];
  const at = chain.findLastIndex((one) => ROW_LISTS.has(one.Path.at(-2)));
  return at > 0 ? chain[at - 1] : undefined;
};

const GROUPS: ReadonlySet<unknown> = new Set(['panel', 'flowpanel']);

/** Whether the part is a question or an explanation, rather than a page or group. */
export const isQuestion = ({ Kind, Json }: FormNode): boolean => Kind !== 'PAGE' && !GROUPS.has(Json.type);

/** The question type. A table column stores it in another property than a question. */
export const typeOf = ({ Kind, Json }: FormNode): string =>
  Kind === 'COLUMN' ? textOf(Json.cellType) || 'dropdown' : textOf(Json.type);
