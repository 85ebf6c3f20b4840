/**
 * Action bar of a certificate whose service requires decisions: the actions that need one are replaced by those that propose
 * it; the others stay.
 */
import type { CertificateView } from '#modules/certification/certificates/rules/index.ts';
import { certificateWorkflow } from '#modules/certification/certificates/rules/index.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { ActionBar } from '#platform/web/ui/action/action-bar.tsx';
import type { ActionTable, FieldRenderers } from '#platform/web/ui/action/action-types.ts';
import { proposalRoutes } from '../../rules/proposals/contract.ts';
import { proposingWorkflow } from '../../rules/proposals/proposing-workflow.ts';
import { PROPOSAL_ACTIONS } from '../../rules/proposals/types.ts';
import { GroundField } from './ground-field.tsx';

/** Both tables are about the certificate. */
const both: ActionTable = {
  Name: certificateWorkflow.Name,
  Rows: { ...certificateWorkflow.Rows, ...proposingWorkflow.Rows },
};
const PROPOSED: readonly string[] = Object.values(PROPOSAL_ACTIONS);

type Props = {
  certificate: CertificateView;
  onDone: (fresh: CertificateView) => void;
  subject: string;
  fields: FieldRenderers<CertificateView>;
};

export function ActionsToPropose({ certificate, onDone, subject, fields }: Props) {
  const { CertificateKey, Actions } = certificate;
  const { data } = useGet(proposalRoutes.ofCertificate, { CertificateKey });
  const own = Actions.filter(({ Action }) => !PROPOSED.includes(Action));
  const actions = [...(data?.Actions ?? []), ...own];
  if (!actions.some(({ Allowed }) => Allowed)) return null;
  return (
    <ActionBar
      workflow={both}
      record={certificate}
      actions={actions}
      onDone={onDone}
      isUpkeep
      subject={subject}
      fields={{ ...fields, choice: GroundField }}
    />
  );
}
