import type { Corruption } from './plan.ts';

type Place = { holder: Record<string, unknown> | unknown[]; name: string };

/** Every place of a value, outermost first; a value that is no object has none. */
function placesOf(value: unknown, found: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null || found.length > 400) return found;
  for (const name of Object.keys(value)) {
    found.push({ holder: value as Place['holder'], name });
    placesOf((value as Record<string, unknown>)[name], found);
  }
  return found;
}

/** Sets what JSON may name, `__proto__` too, as an entry of its own. */
function set(holder: Place['holder'], name: string, value: unknown): void {
  Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });
}

/** The same value with what is wrong put in its places; the value given is changed. */
export function corrupt(value: unknown, spoils: readonly Corruption[]): unknown {
  for (const { Place: at, Change, Value: given, Name } of spoils) {
    // A later one may spoil what an earlier one has put in.
    const Value = structuredClone(given);
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
