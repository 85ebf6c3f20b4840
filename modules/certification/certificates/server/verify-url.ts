import { verifyPath } from '#modules/public/register/rules/verify-path.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';

/** Where anybody can check a certificate, with its code; the QR code on the page leads to the same place. */
export const verifyUrl = (
  settings: Pick<Settings, 'PUBLIC_URL'>,
  certificate: { CertificateNo: string; Code: string },
): string => `${settings.PUBLIC_URL}${verifyPath(certificate.CertificateNo, certificate.Code)}`;
