import type { Role } from '../access/roles.ts';

/** Lists that can be taken along, each with who may (specification point 2; A121 where it is silent). */
export type ExportTable = Readonly<Record<string, readonly Role[]>>;

/**
 * The same of all modules. Each module adds its own in `rules/lists.ts` by declaration merging, so that a list that no
 * module has does not compile.
 *
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: completed by declaration merging
export interface ExportLists {}
export type ExportList = Extract<keyof ExportLists, string>;

const installed = new Map<string, readonly Role[]>();

/** Takes over the exported lists of the modules; one that two of them have ends the start. */
export function installExports(
  modules: readonly { readonly name: string; readonly exports?: ExportTable }[],
): void {
  installed.clear();
  const owners = new Map<string, string>();
  for (const { name, exports = {} } of modules)
    for (const [list, roles] of Object.entries(exports)) {
      const owner = owners.get(list);
      if (owner)
        throw new Error(`${owner} and ${name} both export the list ${list}: give one of them another name.`);
      owners.set(list, name);
      installed.set(list, roles);
    }
}

const isExportList = (name: string): name is ExportList => installed.has(name);

export const exportLists = (): readonly ExportList[] => [...installed.keys()].filter(isExportList);

/** Who may take a list along. */
export const exportRoles = (list: ExportList): readonly Role[] => installed.get(list) ?? [];
