/**
 * Finds places in the form designer's JSON text: the offset of each part by path, the line and column of an
 * offset, and where the text stops being valid JSON. Used to mark faults in the editor.
 */
import { jsonLanguage } from '@codemirror/lang-json';
import type { CodePlace } from '#platform/web/ui/code/code-types.ts';

/**
 * Positions in a JSON text: the offset of each part by its path, and where the text stops being valid JSON.
 */
export type JsonPlaces = { at: ReadonlyMap<string, number>; brokenAt: number | null };

type Node = ReturnType<typeof jsonLanguage.parser.parse>['topNode'];

const childrenOf = (node: Node): Node[] => {
  const children: Node[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
};

const VALUES = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']);

function nameIn(text: string, property: Node): string {
  const name = property.firstChild;
  if (name?.name !== 'PropertyName') return '';
  try {
    return String(JSON.parse(text.slice(name.from, name.to)));
  } catch {
    // A name that is still being typed.
    return '';
  }
}

function collect(text: string, node: Node, path: string, at: Map<string, number>): void {
  if (node.name === 'Object')
    for (const property of childrenOf(node).filter(({ name }) => name === 'Property')) {
      const own = path === '' ? nameIn(text, property) : `${path}.${nameIn(text, property)}`;
      at.set(own, property.from);
      const value = childrenOf(property).find(({ name }) => VALUES.has(name));
      if (value) collect(text, value, own, at);
    }
  if (node.name === 'Array')
    childrenOf(node)
      .filter(({ name }) => VALUES.has(name))
      .forEach((value, index) => {
        at.set(`${path}.${index}`, value.from);
        collect(text, value, `${path}.${index}`, at);
      });
}

function firstBroken(node: Node): number | null {
  if (node.type.isError) return node.from;
  for (const child of childrenOf(node)) {
    const found = firstBroken(child);
    if (found !== null) return found;
  }
  return null;
}

export function jsonPlaces(text: string): JsonPlaces {
  const { topNode } = jsonLanguage.parser.parse(text);
  const at = new Map<string, number>([['', 0]]);
  const [root] = childrenOf(topNode).filter(({ name }) => VALUES.has(name));
  if (root) collect(text, root, '', at);
  return { at, brokenAt: firstBroken(topNode) };
}

export function placeIn(text: string, offset: number): CodePlace {
  const before = text.slice(0, offset);
  return { Line: before.split('\n').length, Column: offset - before.lastIndexOf('\n') };
}

/** Offset of the nearest part, at or above a path, that exists in the text. */
export function offsetOfPath({ at }: JsonPlaces, path: string): number {
  const parts = path === '' ? [] : path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const found = at.get(parts.slice(0, length).join('.'));
    if (found !== undefined) return found;
  }
  return 0;
}
