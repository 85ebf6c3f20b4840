/**
 * Groups a service draft's faults for display: the same fault of one text in several languages becomes one
 * entry that names the languages.
 */
import { LANGUAGES } from '#platform/common/i18n/language.ts';
import type { Fault } from '../../rules/contract.ts';

/** A group of faults: faults of one text in several languages are shown as one. */
export type FaultGroup = {
  /** Path of the first fault. */
  Path: string;
  /** Path of the text, without a language. */
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
