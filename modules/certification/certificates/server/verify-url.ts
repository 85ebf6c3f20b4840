import type { Settings } from '#platform/server/configuration/settings.ts';
import { verifyPath } from '../rules/verify-path.ts';

/**
 * Builds the public address for verifying a certificate, with its verification code; the QR code on the page
 * contains the same address.
 */
export const verifyUrl = (
  settings: Pick<Settings, 'PUBLIC_URL'>,
  certificate: { CertificateNo: string; Code: string },
): string => `${settings.PUBLIC_URL}${verifyPath(certificate.CertificateNo, certificate.Code)}`;
