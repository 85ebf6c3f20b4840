import type { CertificateView } from '@assay/shared/certificate/contract.ts';
import { certificateWorkflow } from '@assay/shared/certificate/workflow.ts';
import { organisationNames } from '../application/organisation-names.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { ActionBar } from '../ui/action/action-bar.tsx';
import type { FieldRenderers } from '../ui/action/action-types.ts';
import { ExtendField } from './extend-field.tsx';
import { takeCertificate } from './take-certificate.ts';

const fields: FieldRenderers<CertificateView> = { date: ExtendField };

/** What the reader may do with it; whoever only looks sees no bar at all. */
export function CertificateActions({ certificate }: { certificate: CertificateView }) {
  const [name] = organisationNames(certificate.OrgName, useLanguage());
  if (!certificate.Actions.some((action) => action.Allowed)) return null;
  return (
    <ActionBar
      workflow={certificateWorkflow}
      record={certificate}
      actions={certificate.Actions}
      onDone={takeCertificate}
      isUpkeep
      subject={`${certificate.CertificateNo} · ${name}`}
      fields={fields}
    />
  );
}
