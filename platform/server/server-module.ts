import type { Implementation } from './hooks.ts';
import type { Brought } from './registers.ts';

/** What a module brings to the server; `apps/server/modules.ts` lists all of them, lowest area first. */
export type ServerModule = {
  /** As in its `module.ts`. */
  name: string;
  /** What it does at hooks of lower modules. */
  hooks?: readonly Implementation[];
  /** What it brings to registers of lower modules. */
  entries?: readonly Brought[];
};

export const defineServerModule = (module: ServerModule): ServerModule => module;
