/** Where the credential of a certificate is downloaded; unlisted ones need their code. */
export function credentialAddress(certificateNo: string, code?: string): string {
  const query = new URLSearchParams({ CertificateNo: certificateNo, ...(code && { Code: code }) });
  return `/api/public/certificate/credential?${query}`;
}
