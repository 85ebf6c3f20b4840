/**
 * Reads values of a form's JSON by path, and returns changed copies of it: sets, inserts, removes or moves a
 * part.
 */
import { isJson, type Json, type JsonPath, listOf } from './json.ts';

/** Returns the value at a path of a form's JSON; undefined where the path does not exist. */
export const valueAt = (whole: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>((value, part) => {
    if (Array.isArray(value)) return value[Number(part)];
    return isJson(value) && Object.hasOwn(value, part) ? value[part] : undefined;
  }, whole);

export const jsonAt = (whole: Json, path: JsonPath): Json | undefined => {
  const value = valueAt(whole, path);
  return isJson(value) ? value : undefined;
};

/**
 * Returns a copy with another value at a path; undefined removes the property. Unchanged parts are shared.
 */
export function withValue(whole: Json, path: JsonPath, value: unknown): Json {
  return replaced(whole, path, value) as Json;
}

function replaced(whole: unknown, path: JsonPath, value: unknown): unknown {
  const [part, ...rest] = path;
  if (part === undefined) return value;
  if (typeof part === 'number') {
    return listOf(whole).map((one, index) => (index === part ? replaced(one, rest, value) : one));
  }
  const record = isJson(whole) ? whole : {};
  const inner = replaced(record[part], rest, value);
  if (inner !== undefined) return { ...record, [part]: inner };
  const { [part]: _, ...others } = record;
  return others;
}

/** Inserts a value into a list, creating the list if it does not exist. */
export const inserted = (whole: Json, list: JsonPath, index: number, value: unknown): Json =>
  withValue(whole, list, listOf(valueAt(whole, list)).toSpliced(index, 0, value));

export const removed = (whole: Json, path: JsonPath): Json => {
  const index = Number(path.at(-1));
  const list = path.slice(0, -1);
  return withValue(whole, list, listOf(valueAt(whole, list)).toSpliced(index, 1));
};

const startsWith = (path: JsonPath, start: JsonPath) => start.every((part, at) => path[at] === part);

/** The path of a part after an earlier part of the same list has been removed. */
function afterRemoval(path: JsonPath, removedPath: JsonPath): JsonPath {
  const at = removedPath.length - 1;
  const index = path[at];
  const isAfter =
    startsWith(path, removedPath.slice(0, -1)) &&
    typeof index === 'number' &&
    index > Number(removedPath[at]);
  return isAfter ? path.with(at, index - 1) : path;
}

/** Moves a part to an index counted before the move. Returns its new path; null for a move into itself. */
export function moved(whole: Json, from: JsonPath, list: JsonPath, index: number) {
  if (startsWith(list, from)) return null;
  const value = valueAt(whole, from);
  const to = afterRemoval([...list, index], from);
  const Path = to.slice(0, -1);
  return { Form: inserted(removed(whole, from), Path, Number(to.at(-1)), value), Path: to };
}
