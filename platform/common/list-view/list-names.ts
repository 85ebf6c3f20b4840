/**
 * Registry of the lists for which users may save views and column choices: each module declares its own
 * names, and a name declared by two modules aborts startup.
 */
import { createUniquenessCheck } from '../declarations.ts';

/**
 * Lists for which users may save views and column choices, by module. Each module adds its own in `rules/lists.ts` by
 * declaration merging, so that a name no module declares does not compile.
 *
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: completed by declaration merging
export interface ListNames {}
type NamesIn<Names> = Extract<Names, readonly string[]>[number];
export type ListName = NamesIn<ListNames[keyof ListNames]>;

const installed = new Set<string>();

/** Installs the modules' list names; a name declared by two modules aborts startup. */
export function installLists(
  modules: readonly { readonly name: string; readonly lists?: readonly string[] }[],
): void {
  installed.clear();
  const own = createUniquenessCheck();
  for (const { name, lists = [] } of modules)
    for (const list of lists) {
      own(name, `have the list ${list}`);
      installed.add(list);
    }
}

export const isListName = (name: string): name is ListName => installed.has(name);

export const listNames = (): readonly ListName[] => [...installed].filter(isListName);
