/** Implements the HTTP endpoints of the deployment page. */
import { answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { deploymentRoutes } from '../rules/contract.ts';
import { checkPart } from './deployment/check-part.ts';
import { viewDeployment } from './deployment/view-deployment.ts';

export const http = defineHttp({
  calls: [...answerAll(deploymentRoutes, { view: viewDeployment, check: checkPart })],
});
