/**
 * Finds the position to which a page, question or column moves in the form designer, by dragging or by one
 * step up or down, and moves it there.
 */
import { jsonAt, moved, valueAt } from './edit-json.ts';
import { type Json, type JsonPath, listOf } from './json.ts';
import type { FormNode } from './walk.ts';

/** A position in one of a form's lists, for moving questions; counted before anything moves. */
export type Spot = { List: JsonPath; Index: number };

const spotAfter = (path: JsonPath): Spot => ({ List: path.slice(0, -1), Index: Number(path.at(-1)) + 1 });

/** The first position inside a part; undefined if the part cannot contain others. */
export function insideOf({ Kind, Json, Path }: FormNode): Spot | undefined {
  if (Kind === 'PAGE' || Json.type === 'panel') return { List: [...Path, 'elements'], Index: 0 };
  return Json.type === 'paneldynamic' ? { List: [...Path, 'templateElements'], Index: 0 } : undefined;
}

/** The position after the last entry of the list. */
export const endOf = (form: Json, spot: Spot): Spot => ({
  ...spot,
  Index: listOf(valueAt(form, spot.List)).length,
});

const isTable = ({ Json }: FormNode) => Json.type === 'matrixdynamic' || Json.type === 'matrixdropdown';

/** Position of a dropped page or column: pages go among pages only, columns into tables only. */
function dropPage(from: FormNode, others: readonly FormNode[], to: number): Spot {
  const before = others.slice(0, to).filter(({ Kind }) => Kind === 'PAGE').length;
  return { List: ['pages'], Index: before <= Number(from.Path.at(-1)) ? before : before + 1 };
}

function dropColumn(before: FormNode | undefined): Spot | undefined {
  if (before?.Kind === 'COLUMN') return spotAfter(before.Path);
  return before && isTable(before) ? { List: [...before.Path, 'columns'], Index: 0 } : undefined;
}

function dropQuestion(before: FormNode | undefined): Spot {
  if (!before) return { List: ['pages', 0, 'elements'], Index: 0 };
  const table = before.Kind === 'COLUMN' ? before.Parents.at(-1) : undefined;
  return insideOf(before) ?? spotAfter((table ?? before).Path);
}

/** Position of a part dropped after the first `to` of the other parts of the form. */
export function spotOfDrop(nodes: readonly FormNode[], from: number, to: number): Spot | undefined {
  const node = nodes[from];
  if (!node) return undefined;
  const others = nodes.filter((_, index) => index !== from);
  if (node.Kind === 'PAGE') return dropPage(node, others, to);
  return node.Kind === 'COLUMN' ? dropColumn(others[to - 1]) : dropQuestion(others[to - 1]);
}

/**
 * Position when a part moves past its container's edge: before or after the group, or onto the adjacent
 * page.
 */
function spotOutside(form: Json, path: JsonPath, step: -1 | 1): Spot | undefined {
  const outer = path.slice(0, -2);
  if (outer.at(-2) !== 'pages')
    return outer.length > 0
      ? { List: outer.slice(0, -1), Index: Number(outer.at(-1)) + (step > 0 ? 1 : 0) }
      : undefined;
  const page = Number(outer.at(-1)) + step;
  if (!jsonAt(form, ['pages', page])) return undefined;
  const spot = { List: ['pages', page, 'elements'], Index: 0 };
  return step > 0 ? spot : endOf(form, spot);
}

/** Position one step up or down; undefined at the end of the form and for a column at its table's edge. */
export function spotOfStep(form: Json, path: JsonPath, step: -1 | 1): Spot | undefined {
  const List = path.slice(0, -1);
  const index = Number(path.at(-1));
  const last = listOf(valueAt(form, List)).length - 1;
  const isInside = step < 0 ? index > 0 : index < last;
  if (isInside) return { List, Index: step < 0 ? index - 1 : index + 2 };
  const isBound = ['pages', 'columns'].includes(String(List.at(-1)));
  return isBound ? undefined : spotOutside(form, path, step);
}

export const movedTo = (form: Json, from: JsonPath, { List, Index }: Spot) => moved(form, from, List, Index);
