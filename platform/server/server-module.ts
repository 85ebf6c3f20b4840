import type { Implementation } from './hooks.ts';

/** What a module brings to the server; `apps/server/modules.ts` lists all of them, lowest area first. */
export type ServerModule = {
  /** As in its `module.ts`. */
  name: string;
  /** What it does at hooks of lower modules. */
  hooks?: readonly Implementation[];
};

export const defineServerModule = (module: ServerModule): ServerModule => module;
