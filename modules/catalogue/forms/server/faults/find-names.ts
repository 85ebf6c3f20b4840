/** Finds missing, invalid and duplicate names of pages and questions. */
import { QUESTION_NAME } from '../../rules/limits.ts';
import { type FormNode, nameOf, ownerOf } from '../../rules/walk.ts';
import type { FormFault } from './fault.ts';

/** Namespace of a name: pages have their own; parts of a row only need to be unique within the row. */
const spaceOf = (node: FormNode): string =>
  node.Kind === 'PAGE' ? 'pages' : (ownerOf(node)?.Path.join('.') ?? 'questions');

export function findNames(nodes: readonly FormNode[]): FormFault[] {
  const seen = new Set<string>();
  return nodes.flatMap((node): FormFault[] => {
    const Path = [...node.Path, 'name'];
    const name = nameOf(node);
    if (name === '') return [{ Path, Code: 'ERR_FORM_NAME_MISSING' }];
    if (!QUESTION_NAME.test(name))
      return [{ Path, Code: 'ERR_FORM_NAME', Params: { name: name.slice(0, 80) } }];
    // The engine's conditions, and people, do not distinguish names that differ only in case.
    const key = `${spaceOf(node)} ${name.toLowerCase()}`;
    if (seen.has(key)) return [{ Path, Code: 'ERR_FORM_NAME_TWICE', Params: { name } }];
    seen.add(key);
    return [];
  });
}
