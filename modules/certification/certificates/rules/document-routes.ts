import { z } from 'zod';
import {
  AT_ADDRESSES_OF_CERTIFICATES,
  applicationActionRoute,
} from '#modules/applications/applications/rules/index.ts';
import { certificateView } from './contract.ts';
import { certificateWorkflow } from './workflow.ts';

/** The action of the certificate at the address of an action of its application. */
const OF_CERTIFICATE = {
  REGENERATE_CERT: 'REGENERATE',
  UPLOAD_CERT: 'UPLOAD_CERT',
  UPLOAD_DISCLOSURE: 'UPLOAD_DISCLOSURE',
} as const;

/** Documents by the key of an application or of its certificate: a body with a CertificateKey is about the certificate. */
export const documentRoutes = AT_ADDRESSES_OF_CERTIFICATES.map((ofApplication) => {
  const route = applicationActionRoute(ofApplication);
  const OfCertificate = OF_CERTIFICATE[ofApplication];
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
