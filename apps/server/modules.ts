import type { ServerModule } from '#platform/server/server-module.ts';

/** The server side of all modules, in the order of their areas: hooks run in this order. */
export const serverModules: readonly ServerModule[] = [];
