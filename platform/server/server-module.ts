import type { Db } from './database/connect.ts';
import type { ModuleDemo } from './demo/module-demo.ts';
import type { Implementation } from './hooks.ts';
import type { HttpModule } from './http/http-module.ts';
import type { ModuleJobs } from './jobs/registry.ts';
import type { FileAccess } from './media/file-access.ts';
import type { RegisterContribution } from './registers.ts';

/** What a module brings to the server; `apps/server/modules.ts` lists all of them, lowest area first. */
export type ServerModule = ModuleJobs & {
  /** As in its `module.ts`. */
  name: string;
  /** What it answers to browsers; loaded by programs with a port only. */
  http?: () => Promise<{ http: HttpModule }>;
  /** Reloads this process's cache of texts or settings that the certification body changed. */
  memory?: { texts?: (db: Db) => Promise<void>; settings?: (db: Db) => Promise<void> };
  /** What it does at hooks of lower modules. */
  hooks?: readonly Implementation[];
  /** What it brings to registers of lower modules. */
  entries?: readonly RegisterContribution[];
  /** Who may have the files that are tied to its records. */
  fileAccess?: FileAccess;
  /** Its demo data; loaded only where a portal begins with the demo. */
  demo?: () => Promise<{ demo: ModuleDemo }>;
};

/** Keeps which tasks it has, so that the compiler sees whether all are handled. */
export const defineServerModule = <const Module extends ServerModule>(module: Module): Module => module;
