import { valueAt, withValue } from './edit-json.ts';
import { isJson, type Json, listOf } from './json.ts';
import { renamedInForm } from './rename-question.ts';
import { uniqueName } from './unique-name.ts';
import { formNodes, nameOf, ownerOf } from './walk.ts';

/**
 * Parts that are about to be put into a form, with names that are free there; what they say of each other keeps up.
 * Parts of a row keep theirs: nothing outside of the row calls them. Answers which name became which.
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

/** A copy of one part of a row among its neighbours: only they must not have its name. */
export function copyInRow(row: Json, json: Json): Json {
  return withValue(json, ['name'], uniqueName(row, typeof json.name === 'string' ? json.name : 'Part'));
}
