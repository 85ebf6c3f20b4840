import type { CertificateView } from '@assay/shared/certificate/contract.ts';
import { certificateWorkflow } from '@assay/shared/certificate/workflow.ts';
import { organisationNames } from '../application/organisation-names.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { ActionBar } from '../ui/action/action-bar.tsx';
import type { FieldRenderers } from '../ui/action/action-types.ts';
import { ExtendField } from './extend-field.tsx';
import { takeCertificate } from './take-certificate.ts';

const OTHER_KIND = ['REASON_CERT_STATEMENT', 'REASON_CERT_NOT_STATEMENT'];

const fields: FieldRenderers<CertificateView> = { date: ExtendField };

/** What the reader may do with it; whoever only looks sees no bar at all. */
export function CertificateActions({ certificate }: { certificate: CertificateView }) {
  const [name] = organisationNames(certificate.OrgName, useLanguage());
  // What never concerns one of its kind is no button at all.
  const actions = certificate.Actions.filter(
    (action) => !action.Reasons.some((reason) => OTHER_KIND.includes(reason.Code)),
  );
  if (!actions.some((action) => action.Allowed)) return null;
  return (
    <ActionBar
      workflow={certificateWorkflow}
      record={certificate}
      actions={actions}
      onDone={takeCertificate}
      isUpkeep
      subject={`${certificate.CertificateNo} · ${name}`}
      fields={fields}
    />
  );
}
