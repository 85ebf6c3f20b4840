import type { ApplicationView } from '@assay/shared/application/contract.ts';
import { applicationWorkflow } from '@assay/shared/application/workflow.ts';
import { useApplicationName } from '../i18n/use-application-name.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { invoiceAddress } from '../payment/invoice-addresses.ts';
import { ApplicationRefundAmount } from '../payment/refund-amount.tsx';
import { useUser } from '../session/use-user.ts';
import { ActionBar } from '../ui/action/action-bar.tsx';
import type { FieldRenderers } from '../ui/action/action-types.ts';
import { editAddress, rejectAddress } from './addresses.ts';
import { AssignField } from './assign-field.tsx';
import { DateField } from './date-field.tsx';
import { MajorsNotice } from './majors-notice.tsx';
import { organisationNames } from './organisation-names.ts';
import { PointField } from './point-field.tsx';
import { StepField } from './step-field.tsx';
import { takeFresh } from './use-application.ts';

const fields: FieldRenderers<ApplicationView> = {
  date: DateField,
  person: AssignField,
  step: StepField,
  point: PointField,
  amount: ApplicationRefundAmount,
};

/** The review board's record is kept apart from other documents. */
const fileKinds = { CRB_CONFIRM: 'crb' } as const;

/** Decisions of a step, which are taken in the knowledge of what is open. */
const DECISIONS = ['APPROVE_PROGRESS', 'REJECT_PROGRESS', 'REJECT_ASSESSOR', 'CORRECT_RESULT'];

export function ApplicationActions({ view }: { view: ApplicationView }) {
  const nameOf = useApplicationName();
  const [name] = organisationNames(view.OrgName, useLanguage());
  // Whoever sees the invoice pays there, with all that is needed for it; a sub-account gives its proof in the dialog.
  const paysThere = useUser().UserRoleList.includes('CLIENT');
  return (
    <ActionBar
      workflow={applicationWorkflow}
      record={view}
      actions={view.Actions}
      onDone={takeFresh}
      isYourTurn={view.IsYourTurn}
      subject={`${nameOf(view)} · ${name}`}
      fields={fields}
      fileKinds={fileKinds}
      notices={Object.fromEntries(
        DECISIONS.map((action) => [action, <MajorsNotice key={action} view={view} />]),
      )}
      screens={{
        SAVE: editAddress(view.ApplicationKey),
        REJECT_CHECKLIST: rejectAddress(view.ApplicationKey),
        ...(paysThere && {
          PAY_NOW: invoiceAddress({ Kind: 'APPLICATION', Key: view.ApplicationKey }),
        }),
      }}
    />
  );
}
