/**
 * Action bar of the application page with the buttons for its workflow actions and the special fields in
 * their dialogs; decision dialogs also show what is decided, why the application was returned, the open major findings, or
 * that the invoice is not paid.
 */
import { formProviderTraits } from '#modules/applications/external-forms/rules/index.ts';
import { invoiceRoutes } from '#modules/billing/invoices/rules/index.ts';
import { refundableCents } from '#modules/billing/invoices/web/index.ts';
import { organisationNames } from '#modules/identity/organisations/web/index.ts';
import { isClient, isMainClient } from '#platform/common/access/roles.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useApplicationName } from '#platform/web/i18n/use-application-name.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { ActionBar } from '#platform/web/ui/action/action-bar.tsx';
import { ActionDialogAmount } from '#platform/web/ui/action/action-dialog-amount.tsx';
import type { FieldProps, FieldRenderers } from '#platform/web/ui/action/action-types.ts';
import type { ApplicationView } from '../rules/contract.ts';
import { isDecisionStep } from '../rules/separation-of-duties.ts';
import { applicationWorkflow } from '../rules/workflow.ts';
import { editAddress, rejectAddress } from './addresses.ts';
import type { ApplicationParts } from './application-parts.ts';
import { AssignField } from './assign-field.tsx';
import { DecisionNotices } from './decision-notices.tsx';
import { hasPendingRequest } from './pending-request-notice.tsx';
import { PointField } from './point-field.tsx';
import { ReminderRecipient } from './reminder-recipient.tsx';
import { decisionDialogNotice } from './slots.ts';
import { StepField } from './step-field.tsx';
import { TextField } from './text-field.tsx';
import { UnpaidNotice } from './unpaid-notice.tsx';
import { updateApplicationCache } from './use-application.ts';

/**
 * Field for the refund amount; loads the invoice because the application does not contain the paid amount.
 */
function ApplicationRefundAmount({ record, ...props }: FieldProps<ApplicationView>) {
  const { data } = useGet(invoiceRoutes.view, { ApplicationKey: record.ApplicationKey });
  return <ActionDialogAmount {...props} max={data ? refundableCents(data) : null} />;
}

const fields: FieldRenderers<ApplicationView> = {
  person: AssignField,
  step: StepField,
  point: PointField,
  amount: ApplicationRefundAmount,
  text: TextField,
};

type Props = {
  view: ApplicationView;
  /** Says nothing if no action is available. */
  isSilentIfIdle?: boolean;
} & Pick<ApplicationParts, 'DateField'>;

export function ApplicationActions({ view, DateField, isSilentIfIdle = false }: Props) {
  const nameOf = useApplicationName();
  const [name] = organisationNames(view.OrgName, useLanguage());
  // Clients pay on the invoice page, which has everything needed; sub-accounts upload their proof in the dialog.
  const { UserRoleList } = useUser();
  const isElsewhere = new Set<string>([
    ...(isMainClient(UserRoleList) ? ['PAY_NOW'] : []),
    // The form asks to check the answers first, and the notice above leads to it.
    ...(isClient(UserRoleList) && formProviderTraits[view.FormProvider].IsAnsweredHere
      ? ['SUBMIT', ...(hasPendingRequest(view) ? ['SAVE'] : [])]
      : []),
  ]);
  return (
    <ActionBar
      workflow={applicationWorkflow}
      record={view}
      // They pay from the notice above, which names the amount; on the page of the invoice they also give a proof.
      actions={view.Actions.filter(({ Action }) => !isElsewhere.has(Action))}
      onDone={updateApplicationCache}
      // What clients have to do is in the notices above, also where it is no action of the application.
      isSilentIfIdle={isSilentIfIdle || isClient(UserRoleList)}
      isYourTurn={view.IsYourTurn}
      subject={`${nameOf(view)} · ${name}`}
      fields={{ ...fields, date: DateField }}
      // A draft has no invoice and no certificate.
      {...(view.ApplicationNo === null && { means: { CANCEL: 'MEANS_CANCEL_DRAFT' } })}
      notices={{
        DECISION: (
          <>
            {isDecisionStep(view.CurrentStep) && <decisionDialogNotice.Part view={view} />}
            <DecisionNotices view={view} />
          </>
        ),
        OPEN_MAJORS: <DecisionNotices view={view} />,
        UNPAID: <UnpaidNotice view={view} />,
        RECIPIENT: <ReminderRecipient view={view} />,
      }}
      screens={{
        SAVE: editAddress(view.ApplicationKey),
        REJECT_CHECKLIST: rejectAddress(view.ApplicationKey),
      }}
    />
  );
}
