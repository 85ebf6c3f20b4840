/**
 * Gives parts that are inserted into a form, or copied within a table row, names that are still free, and
 * updates references among the inserted parts.
 */
import { valueAt, withValue } from './edit-json.ts';
import { isJson, type Json, listOf } from './json.ts';
import { renamedInForm } from './rename-question.ts';
import { uniqueName } from './unique-name.ts';
import { formNodes, nameOf, ownerOf } from './walk.ts';

/**
 * Renames parts before insertion into a form so that their names are free, and updates references among
 * them. Parts of a row keep their names, because nothing outside the row refers to them. Returns the parts
 * and the name changes.
 */
export function withUniqueNames(form: Json, parts: readonly Json[], list: 'pages' | 'elements') {
  const Renamed = new Map<string, string>();
  let own: Json = { [list]: parts };
  for (const { Path } of formNodes(own)) {
    const json = valueAt(own, Path);
    const node = formNodes(own).find((one) => one.Path.join('.') === Path.join('.'));
    if (!node || !isJson(json) || ownerOf(node)) continue;
    const before = nameOf(node);
    const others = new Set(
      formNodes(own)
        .filter((one) => one.Json !== json)
        .map((one) => nameOf(one).toLowerCase()),
    );
    const after = uniqueName(form, before, others);
    if (after === before) continue;
    own = renamedInForm(own, Path, after);
    Renamed.set(before, after);
  }
  return { Parts: listOf(own[list]).filter(isJson), Renamed };
}

/** Copies a part within a row, with a name that is unique in that row. */
export function copyInRow(row: Json, json: Json): Json {
  return withValue(json, ['name'], uniqueName(row, typeof json.name === 'string' ? json.name : 'Part'));
}
