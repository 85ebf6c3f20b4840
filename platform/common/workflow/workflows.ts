/**
 * Registry of the workflow tables of all modules, by the text key of their title, for pages and documents that say who
 * may take which action.
 */
import type { Role } from '../access/roles.ts';
import { declared } from '../declarations.ts';

/** The part of a workflow table that says who may take its actions. */
export type DeclaredWorkflow = {
  readonly Actions: readonly string[];
  readonly StatusText?: string;
  readonly Rows: Readonly<
    Record<
      string,
      {
        readonly By: readonly {
          readonly Roles: readonly Role[];
          readonly From?: readonly string[];
          readonly When?: readonly { readonly Code: string }[];
        }[];
        readonly Ui: { readonly Label: string | ((facts: never) => string) };
      }
    >
  >;
};
export type WorkflowTable = Readonly<Record<string, DeclaredWorkflow>>;

let installed: ReadonlyMap<string, DeclaredWorkflow> = new Map();

/** Installs the modules' workflow tables; a title used by two modules aborts startup. */
export function installWorkflows(
  modules: readonly { readonly name: string; readonly workflows?: WorkflowTable }[],
): void {
  installed = declared(
    'have the workflow',
    modules.map(({ name, workflows: table }) => ({ name, table })),
  );
}

/** The installed workflow tables by the text key of their title. */
export const installedWorkflows = (): ReadonlyMap<string, DeclaredWorkflow> => installed;
