import { certificatesServer } from '#modules/certification/certificates/server/index.ts';
import { cyclesServer } from '#modules/certification/cycles/server/index.ts';
import type { ServerModule } from '#platform/server/server-module.ts';

/** The server side of all modules, in the order of their areas: hooks run in this order. */
export const serverModules: readonly ServerModule[] = [certificatesServer, cyclesServer];
