/**
 * Applies planned corruptions (replace, remove, add, duplicate, rename a field) to the input of a generated
 * call, to test how the portal handles bad input.
 */
import type { Corruption } from './plan.ts';

type Place = { holder: Record<string, unknown> | unknown[]; name: string };

/** Returns every place in a value, outermost first; none if the value is not an object. */
function placesOf(value: unknown, found: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null || found.length > 400) return found;
  for (const name of Object.keys(value)) {
    found.push({ holder: value as Place['holder'], name });
    placesOf((value as Record<string, unknown>)[name], found);
  }
  return found;
}

/** Sets any JSON name, including `__proto__`, as an own property. */
function set(holder: Place['holder'], name: string, value: unknown): void {
  Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });
}

/** Applies the corruptions to the value, which is modified. */
export function corrupt(value: unknown, spoils: readonly Corruption[]): unknown {
  for (const { Place: at, Change, Value: replacement, Name } of spoils) {
    // The value is copied, because a later corruption may change what an earlier one inserted.
    const Value = structuredClone(replacement);
    const places = placesOf(value);
    const place = places[at % Math.max(places.length, 1)];
    if (!place) {
      if (typeof value === 'object' && value !== null) set(value as object as Place['holder'], Name, Value);
      continue;
    }
    const { holder, name } = place;
    const there = (holder as Record<string, unknown>)[name];
    if (Change === 'put') set(holder, name, Value);
    else if (Change === 'drop') delete (holder as Record<string, unknown>)[name];
    else if (Change === 'twice') set(holder, name, [there, structuredClone(there)]);
    else if (!Array.isArray(holder)) {
      if (Change === 'rename') delete holder[name];
      set(holder, Name, Change === 'rename' ? there : Value);
    }
  }
  return value;
}
