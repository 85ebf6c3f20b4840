import { addRelatedRoutes } from '#modules/applications/applications/web/index.ts';
import { certificateRoutes } from '../rules/contract.ts';

/** What screens read of certificates; an action on an application changes it. */
export const certificateReads = addRelatedRoutes(certificateRoutes);
