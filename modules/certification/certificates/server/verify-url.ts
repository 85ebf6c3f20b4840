import type { Settings } from '#platform/server/configuration/settings.ts';
import { verifyPath } from '../rules/verify-path.ts';

/** Where anybody can check a certificate, with its code; the QR code on the page leads to the same place. */
export const verifyUrl = (
  settings: Pick<Settings, 'PUBLIC_URL'>,
  certificate: { CertificateNo: string; Code: string },
): string => `${settings.PUBLIC_URL}${verifyPath(certificate.CertificateNo, certificate.Code)}`;
