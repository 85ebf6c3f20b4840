/**
 * Type of a module's server manifest, in which it declares everything it adds to the server: HTTP handlers,
 * jobs, hooks, register entries, file access and demo data.
 */
import type { Db } from './database/connect.ts';
import type { ModuleDemo } from './demo/module-demo.ts';
import type { Implementation } from './hooks.ts';
import type { HttpModule } from './http/http-module.ts';
import type { ResourceDeclarations } from './http/resources.ts';
import type { ModuleJobs } from './jobs/registry.ts';
import type { FileAccess } from './media/file-access.ts';
import type { RegisterContribution } from './registers.ts';

/** A module's contribution to the server; `apps/server/modules.ts` lists all of them, lowest area first. */
export type ServerModule = ModuleJobs &
  ResourceDeclarations & {
    /** Same as in its `module.ts`. */
    name: string;
    /** Its HTTP handlers; loaded only by programs with a port. */
    http?: () => Promise<{ http: HttpModule }>;
    /** Reloads this process's caches of texts or settings after a change. */
    memory?: { texts?: (db: Db) => Promise<void>; settings?: (db: Db) => Promise<void> };
    /** Its implementations of lower modules' hooks. */
    hooks?: readonly Implementation[];
    /** Its entries in lower modules' registers. */
    entries?: readonly RegisterContribution[];
    /** Decides who may read files attached to its records. */
    fileAccess?: FileAccess;
    /** Its demo data; loaded only when a portal starts with the demo. */
    demo?: () => Promise<{ demo: ModuleDemo }>;
  };

/** Preserves the task names in the type, so that the compiler checks that each has a handler. */
export const defineServerModule = <const Module extends ServerModule>(module: Module): Module => module;
