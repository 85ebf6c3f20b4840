import type { Json } from './json.ts';
import { formNodes, nameOf } from './walk.ts';

const STEM = /\d*$/;

/** Returns the wanted name, or the name with the first number that no part of the form uses. */
export function uniqueName(form: Json, preferred: string, others: ReadonlySet<string> = new Set()): string {
  const taken = new Set([...formNodes(form).map((node) => nameOf(node).toLowerCase())]);
  const isFree = (name: string) => !taken.has(name.toLowerCase()) && !others.has(name.toLowerCase());
  if (isFree(preferred)) return preferred;
  const stem = preferred.replace(STEM, '').slice(0, 55);
  for (let number = 2; ; number += 1) if (isFree(`${stem}${number}`)) return `${stem}${number}`;
}
