import type { Role } from '../access/roles.ts';
import { type DeclaredName, declared } from '../declarations.ts';

/**
 * Registry of lists that can be exported, each with the roles that may do so (specification point 2; A121
 * where it does not specify).
 */
export type ExportTable = Readonly<Record<string, readonly Role[]>>;

/**
 * The same of all modules. Each module adds its own in `rules/lists.ts` by declaration merging, so that a list that no
 * module has does not compile.
 *
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: completed by declaration merging
export interface ExportLists {}
export type ExportList = DeclaredName<ExportLists>;

let installed: ReadonlyMap<string, readonly Role[]> = new Map();

/** Installs the modules' exportable lists; a list declared by two modules aborts startup. */
export function installExports(
  modules: readonly { readonly name: string; readonly exports?: ExportTable }[],
): void {
  installed = declared(
    'export the list',
    modules.map(({ name, exports: table }) => ({ name, table })),
  );
}

const isExportList = (name: string): name is ExportList => installed.has(name);

export const exportLists = (): readonly ExportList[] => [...installed.keys()].filter(isExportList);

/** Returns the roles that may export a list. */
export const exportRoles = (list: ExportList): readonly Role[] => installed.get(list) ?? [];
