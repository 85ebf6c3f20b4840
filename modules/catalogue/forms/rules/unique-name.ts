import type { Json } from './json.ts';
import { formNodes, nameOf } from './walk.ts';

const STEM = /\d*$/;

/**
 * Finds a free name for a new page or question of a form: the preferred name or, if that is taken, the name
 * with the lowest free number from 2.
 */
export function uniqueName(form: Json, preferred: string, others: ReadonlySet<string> = new Set()): string {
  const taken = new Set([...formNodes(form).map((node) => nameOf(node).toLowerCase())]);
  const isFree = (name: string) => !taken.has(name.toLowerCase()) && !others.has(name.toLowerCase());
  if (isFree(preferred)) return preferred;
  const stem = preferred.replace(STEM, '').slice(0, 55);
  for (let number = 2; ; number += 1) if (isFree(`${stem}${number}`)) return `${stem}${number}`;
}
