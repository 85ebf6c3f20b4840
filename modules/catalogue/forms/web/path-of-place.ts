import type { JsonPath } from '../rules/json.ts';
import type { FormNode } from '../rules/walk.ts';
import { placeOf } from './designer.ts';

/** The innermost part of the form in which a place stands; null: the form as a whole. */
export function pathOfPlace(nodes: readonly FormNode[], place: string): JsonPath | null {
  const around = nodes.filter(({ Path }) => {
    const own = placeOf(Path);
    return place === own || place.startsWith(`${own}.`);
  });
  return around.at(-1)?.Path ?? null;
}
