import { readWithApplications } from '#modules/applications/applications/web/around-applications.ts';
import { certificateRoutes } from '../rules/contract.ts';

/** What screens read of certificates; an action on an application changes it. */
export const certificateReads = readWithApplications(certificateRoutes);
