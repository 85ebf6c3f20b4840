import type { CertificateView } from '@assay/shared/certificate/contract.ts';
import { certificateWorkflow } from '@assay/shared/certificate/workflow.ts';
import { ActionBar } from '../ui/action-bar.tsx';
import { CertificateBadge } from '../ui/status-badge.tsx';
import { takeCertificate } from './take-certificate.ts';

export function CertificateScreen({ certificate }: { certificate: CertificateView }) {
  return (
    <>
      <h1>{certificate.CertificateNo}</h1>
      <CertificateBadge status={certificate.CertificateStatusCode} />
      <ActionBar
        workflow={certificateWorkflow}
        record={certificate}
        actions={certificate.Actions}
        onDone={takeCertificate}
        subject={certificate.CertificateNo}
      />
    </>
  );
}
