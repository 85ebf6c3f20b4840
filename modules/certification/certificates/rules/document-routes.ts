/**
 * API contract of the endpoints that generate or upload certificates and upload disclosures, each of which
 * takes the key of an application or of its certificate.
 */
import { z } from 'zod';
import {
  applicationActionRoute,
  SHARED_CERTIFICATE_PATHS,
} from '#modules/applications/applications/rules/index.ts';
import { certificateView } from './contract.ts';
import { certificateWorkflow } from './workflow.ts';

/** Certificate action that shares an endpoint with the application action (the key). */
const CERTIFICATE_ACTIONS = {
  REGENERATE_CERT: 'REGENERATE',
  UPLOAD_CERT: 'UPLOAD_CERT',
  UPLOAD_DISCLOSURE: 'UPLOAD_DISCLOSURE',
} as const;

/**
 * Endpoints that take the key of an application or of its certificate: a body with a CertificateKey is about
 * the certificate.
 */
export const documentRoutes = SHARED_CERTIFICATE_PATHS.map((ofApplication) => {
  const route = applicationActionRoute(ofApplication);
  const OfCertificate = CERTIFICATE_ACTIONS[ofApplication];
  return {
    OfApplication: ofApplication,
    OfCertificate,
    Route: {
      ...route,
      body: z.union([route.body, certificateWorkflow.Rows[OfCertificate].Input]),
      data: z.union([route.data, certificateView]),
    },
  };
});
