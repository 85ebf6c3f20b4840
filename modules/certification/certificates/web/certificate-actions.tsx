import { organisationNames } from '#modules/identity/organisations/web/organisation-names.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { ActionBar } from '#platform/web/ui/action/action-bar.tsx';
import type { FieldRenderers } from '#platform/web/ui/action/action-types.ts';
import type { CertificateView } from '../rules/contract.ts';
import { certificateWorkflow } from '../rules/workflow.ts';
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
