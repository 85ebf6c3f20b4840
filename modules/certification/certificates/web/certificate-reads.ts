import { addRelatedRoutes } from '#modules/applications/applications/web/index.ts';
import { certificateRoutes } from '../rules/contract.ts';

/**
 * The read routes of certificates, registered as related to applications, so that an action on an
 * application refetches the certificates shown.
 */
export const certificateReads = addRelatedRoutes(certificateRoutes);
