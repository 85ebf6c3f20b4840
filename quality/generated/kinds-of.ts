import { payloads } from '../support/payloads.ts';
import { HOSTILE_WORDS } from './hostile.ts';
import type { Plan, Spoil } from './plan.ts';

const hostile = new Set(HOSTILE_WORDS);
const poisoned = new Set(payloads.map(({ Text }) => Text));
const OF_OBJECTS = new Set(['__proto__', 'constructor', 'toString']);

/** What is unusual about a call, so that it is seen that calls of every kind are sent. */
export function kindsOf({ Raw, Spoils, Method }: Plan): string[] {
  if (Raw !== null) return [Method === 'POST' ? `body: ${Raw}` : 'query of another form'];
  return Spoils.length === 0 ? ['as the contract says'] : Spoils.flatMap(ofSpoil);
}

function ofSpoil({ Deed, Value, Name }: Spoil): string[] {
  const isNamed = Deed === 'add' || Deed === 'rename';
  const kinds: string[] = [Deed];
  if (isNamed && OF_OBJECTS.has(Name)) kinds.push('a name that objects have');
  if (Deed !== 'put' && Deed !== 'add') return kinds;
  if (typeof Value !== 'string') return [...kinds, 'a value of another type'];
  if (hostile.has(Value)) kinds.push('a hostile word');
  if (poisoned.has(Value)) kinds.push('a poisoned word');
  return kinds;
}
