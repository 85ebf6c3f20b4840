/** Implements the HTTP endpoint of the overview of permissions. */
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { permissionRoutes } from '../rules/contract.ts';
import { viewPermissions } from './view-permissions.ts';

export const http = defineHttp({
  calls: [...answerAll(permissionRoutes, { view: viewPermissions })],
});
