/**
 * Collects the names in a form (questions anywhere, a row's parts inside that row) and decides whether an
 * expression of a part may refer to a name; used by the publication checks.
 */
import { isJson, type Json, listOf, textOf } from '../../rules/json.ts';
import { type FormNode, isQuestion, nameOf, ownerOf } from '../../rules/walk.ts';

/**
 * Names that an expression may refer to: the form's questions anywhere, and a row's parts inside that row.
 */
export type Names = {
  Questions: ReadonlySet<string>;
  /** The parts of each table or list, both by its name and by its path. */
  RowsOf: ReadonlyMap<string, ReadonlySet<string>>;
};

const calculated = (form: Json): string[] =>
  listOf(form.calculatedValues).flatMap((value) => (isJson(value) ? [textOf(value.name)] : []));

export function namesOf(form: Json, nodes: readonly FormNode[]): Names {
  const rows = new Map<string, Set<string>>();
  const questions = new Set(calculated(form));
  for (const node of nodes.filter((one) => one.Kind !== 'PAGE')) {
    const owner = ownerOf(node);
    if (!owner) {
      if (isQuestion(node)) questions.add(nameOf(node));
      continue;
    }
    // One set under two keys: the table's name, for other parts, and its path, for its own parts.
    const set = rows.get(owner.Path.join('.')) ?? new Set<string>();
    rows.set(owner.Path.join('.'), set);
    rows.set(nameOf(owner), set);
    set.add(nameOf(node));
  }
  return { Questions: questions, RowsOf: rows };
}

/** The engine's reserved names for the current row, entry or option. */
const IN_ROW = new Set(['row', 'panel', 'prevRow', 'nextRow', 'prevPanel', 'nextPanel', 'totalRow']);
const SIBLING_NAMES = new Set([
  'rowIndex',
  'rowName',
  'rowTitle',
  'rowValue',
  'panelIndex',
  'visiblePanelIndex',
  'parentPanel',
]);
const ANYWHERE = new Set(['item', 'choice', 'self', 'locale', 'pageno', 'pagecount', 'question']);

/** The first name after the root: `.People`, `[0].People`. */
const nextName = (rest: string): string | undefined => /^(?:\[[^\]]*\])?\.(\w+)/.exec(rest)?.[1];

/** Whether an expression of this part can refer to the given name. */
export function isKnown(names: Names, root: string, rest: string, node: FormNode | null): boolean {
  if (ANYWHERE.has(root)) return true;
  const owner = node ? (ownerOf(node) ?? node) : null;
  const own = owner ? names.RowsOf.get(owner.Path.join('.')) : undefined;
  if (SIBLING_NAMES.has(root)) return own !== undefined;
  const isRow = IN_ROW.has(root);
  if (!isRow && !names.Questions.has(root)) return false;
  const parts = isRow ? own : names.RowsOf.get(root);
  if (isRow && !parts) return false;
  const part = nextName(rest);
  return !parts || part === undefined || part === 'length' || parts.has(part);
}
