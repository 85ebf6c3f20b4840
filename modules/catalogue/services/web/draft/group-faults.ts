import { LANGUAGES } from '#platform/common/i18n/language.ts';
import type { Fault } from '../../rules/contract.ts';

/** Faults of one text in several languages read as one. */
export type FaultGroup = {
  /** Where the first one is. */
  Path: string;
  /** The text's own place; without a language. */
  Place: string;
  Languages: string[];
  Message: string;
};

export function groupFaults(faults: readonly Fault[]): FaultGroup[] {
  const groups = new Map<string, FaultGroup>();
  for (const { Path, Code, Message } of faults) {
    const [, place, language] = new RegExp(`^(.*)\\.(${LANGUAGES.join('|')})$`).exec(Path) ?? [];
    const Place = place ?? Path;
    const key = `${Place} ${Code} ${Message}`;
    const group = groups.get(key) ?? { Path, Place, Languages: [], Message };
    if (language) group.Languages.push(language);
    groups.set(key, group);
  }
  return [...groups.values()];
}
