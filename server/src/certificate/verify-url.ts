import type { Settings } from '../settings.ts';

/** Where anybody can check a certificate, with its code; the QR code on the page leads to the same place. */
export const verifyUrl = (
  settings: Pick<Settings, 'PUBLIC_URL'>,
  certificate: { CertificateNo: string; Code: string },
): string =>
  `${settings.PUBLIC_URL}/verify/${encodeURIComponent(certificate.CertificateNo)}?c=${encodeURIComponent(certificate.Code)}`;
