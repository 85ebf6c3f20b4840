import { serverModule as externalForms } from '#modules/applications/external-forms/server/index.ts';
import { serverModule as documentTemplates } from '#modules/certification/document-templates/server/index.ts';
import { serverModule as followers } from '#modules/public/followers/server/index.ts';
import type { ServerModule } from '#platform/server/server-module.ts';

/** The server side of all modules, in the order of their areas: hooks run in this order. */
export const serverModules: readonly ServerModule[] = [externalForms, documentTemplates, followers];
