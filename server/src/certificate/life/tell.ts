import type { Portal } from '../../http/context.ts';

/** Task `certificate.tell`: what follows from one line of a certificate's story. */
export async function tellOfCertificate(
  _portal: Portal,
  _task: { CertificateId: number; Seq: number },
): Promise<void> {}
