import { addRelatedRoutes } from '#modules/applications/applications/web/index.ts';
import { certificateRoutes } from '../rules/contract.ts';

/** Certificate routes that screens read; registered so that an action on an application refetches them. */
export const certificateReads = addRelatedRoutes(certificateRoutes);
