import type { Role } from '../access/roles.ts';
import { type DeclaredName, declared } from '../declarations.ts';

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
export type ExportList = DeclaredName<ExportLists>;

let installed: ReadonlyMap<string, readonly Role[]> = new Map();

/** Takes over the exported lists of the modules; one that two of them have ends the start. */
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

/** Who may take a list along. */
export const exportRoles = (list: ExportList): readonly Role[] => installed.get(list) ?? [];
