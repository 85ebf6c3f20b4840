import { isJson, type Json, type JsonPath, listOf, textOf } from './json.ts';

export type FormNode = {
  Path: JsonPath;
  Json: Json;
  Kind: 'PAGE' | 'ELEMENT' | 'COLUMN';
  /** Its page, the groups that contain it, and the table or list whose row it is part of; the outermost first. */
  Parents: readonly FormNode[];
};

/** Lists of a part that hold further parts, and what those are. */
const CHILD_LISTS = [
  ['pages', 'PAGE'],
  ['elements', 'ELEMENT'],
  ['templateElements', 'ELEMENT'],
  ['columns', 'COLUMN'],
  ['detailElements', 'ELEMENT'],
] as const;

const MAX_DEPTH = 12;

/** Tables whose columns are only headings have no questions in them. */
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

/** Every page, group, question and column of a form, in its order. Accepts any content. */
export const formNodes = (form: Json): FormNode[] => childrenOf(form, [], []);

export const nameOf = ({ Json }: FormNode): string => textOf(Json.name);

const ROW_LISTS: ReadonlySet<unknown> = new Set(['columns', 'templateElements', 'detailElements']);

/** The table or list whose row it is part of; undefined: it is a question of the form itself. */
export const ownerOf = (node: FormNode): FormNode | undefined => {
  const chain = [...node.Parents, node];
  const at = chain.findLastIndex((one) => ROW_LISTS.has(one.Path.at(-2)));
  return at > 0 ? chain[at - 1] : undefined;
};

const GROUPS: ReadonlySet<unknown> = new Set(['panel', 'flowpanel']);

/** Asks something, or says something, rather than holding other parts together. */
export const isQuestion = ({ Kind, Json }: FormNode): boolean => Kind !== 'PAGE' && !GROUPS.has(Json.type);

/** A column's kind of question is in another property than a question's own. */
export const typeOf = ({ Kind, Json }: FormNode): string =>
  Kind === 'COLUMN' ? textOf(Json.cellType) || 'dropdown' : textOf(Json.type);
