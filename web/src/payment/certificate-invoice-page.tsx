export function CertificateInvoicePage() {
  return null;
}
