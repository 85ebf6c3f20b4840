/** Download address of a certificate's credential; an unlisted certificate needs its code. */
export function credentialAddress(certificateNo: string, code?: string): string {
  const query = new URLSearchParams({ CertificateNo: certificateNo, ...(code && { Code: code }) });
  return `/api/public/certificate/credential?${query}`;
}
