import { applicationEffects } from '#modules/applications/applications/server/effects/register.ts';
import { confirmCrb } from './confirm-crb.ts';
import { generateCertificate, publish, uploadCertificate, uploadDisclosure } from './documents.ts';
import { cancel, endApplication } from './end-application.ts';

/** What actions on an application do to its certificate. */
export const certificateEffects = applicationEffects.bring({
  REJECT_ASSESSOR: endApplication,
  CANCEL: cancel,
  CRB_CONFIRM: confirmCrb,
  GENERATE_CERT: generateCertificate,
  REGENERATE_CERT: generateCertificate,
  UPLOAD_CERT: uploadCertificate,
  UPLOAD_DISCLOSURE: uploadDisclosure,
  PUBLISH: publish,
});
