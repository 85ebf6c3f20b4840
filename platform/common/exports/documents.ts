/**
 * Registry of the kinds of PDF documents that can be exported for applications (specification point 7): each
 * module declares its own, with the roles that may export it.
 */
import type { Role } from '../access/roles.ts';
import { type DeclaredName, declared } from '../declarations.ts';

/**
 * Type and registry of documents that can be printed for applications (specification point 7). Their display
 * names are EXPORT_OF_<mode>.
 */
export type ExportDocument = {
  /** Position among the selectable documents, smallest number first. */
  Place: number;
  /** Roles that may export it. */
  Roles: readonly Role[];
  /** It carries the certification body's signature, which a single file of many certificates cannot have. */
  IsSigned?: true;
};
export type DocumentTable = Readonly<Record<string, ExportDocument>>;

/**
 * The documents of all modules. Each module adds its own in `rules/documents.ts` by declaration merging, so that a mode that
 * no module has does not compile.
 *
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: completed by declaration merging
export interface ExportDocuments {}
export type ExportMode = DeclaredName<ExportDocuments>;

let installed: ReadonlyMap<string, ExportDocument> = new Map();

/** Installs the modules' documents; a mode declared by two modules aborts startup. */
export function installDocuments(
  modules: readonly { readonly name: string; readonly documents?: DocumentTable }[],
): void {
  installed = declared(
    'have the document',
    modules.map(({ name, documents: table }) => ({ name, table })),
  );
}

export const isExportMode = (name: string): name is ExportMode => installed.has(name);

/** Export modes in the order in which they are offered. */
export const exportModes = (): readonly ExportMode[] =>
  [...installed]
    .toSorted(([, one], [, other]) => one.Place - other.Place)
    .map(([name]) => name)
    .filter(isExportMode);

export function documentOf(mode: ExportMode): ExportDocument {
  const document = installed.get(mode);
  if (!document) throw new Error(`The document ${mode} is read before the modules are installed.`);
  return document;
}
