/** Builds the full view of an application for one user, with its flags and available actions. */

import { isOverdue } from '#modules/billing/invoices/rules/index.ts';
import { canSeeInvoices, type StoredInvoice } from '#modules/billing/invoices/server/index.ts';
import {
  ASSIGNED_STEPS,
  type AssignedStep,
  type ServiceDefinition,
} from '#modules/catalogue/services/rules/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import type { FileInfo, PersonName } from '#platform/common/contract/shapes.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { localizedText } from '#platform/common/format/localized-text.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { actionsFor } from '#platform/common/workflow/actions-for.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { formatReasons } from '#platform/server/workflow/format-reasons.ts';
import { chainOf } from '../rules/chain.ts';
import type { ApplicationView } from '../rules/contract.ts';
import type { ApplicationFacts } from '../rules/facts.ts';
import { applicationFlags } from '../rules/flags.ts';
import type { ApplicationStatus } from '../rules/statuses.ts';
import { applicationStatuses } from '../rules/statuses.ts';
import { applicationWorkflow } from '../rules/workflow.ts';
import { certificateNames } from './certificate-names.ts';
import { factsOf } from './facts-of.ts';
import type { LoadedApplication } from './load.ts';
import { loadViewedApplication } from './load-viewed.ts';
import { pointsView } from './points-view.ts';
import { turnView } from './turn-view.ts';

type Billed = { ApplicationStatusCode: ApplicationStatus; Invoice: StoredInvoice | null };

/** The invoice, if this user may see it; clients never see that of a cancelled application. */
const visibleInvoice = (
  actor: SignedIn,
  { ApplicationStatusCode, Invoice }: Billed,
): StoredInvoice | null => {
  if (!canSeeInvoices(actor)) return null;
  const isHidden = isClient(actor.Roles) && applicationStatuses.cancelled.includes(ApplicationStatusCode);
  return isHidden ? null : Invoice;
};

/** Proofs are listed in the order in which they were submitted. */
function invoiceView(
  invoice: StoredInvoice,
  proofs: readonly FileInfo[],
  { PaymentGate }: ApplicationFacts,
  at: Date,
): ApplicationView['Invoice'] {
  const { InvoiceKey, InvoiceNo, AmountCents, Status, DueOn, Lines } = invoice;
  const IsOverdue = isOverdue(invoice, hongKongDate(at));
  const Proofs = invoice.Proof.flatMap((key) => proofs.find(({ FileKey }) => FileKey === key) ?? []);
  return { InvoiceKey, InvoiceNo, AmountCents, Status, DueOn, IsOverdue, PaymentGate, Lines, Proofs };
}

/** The application as visible to this user, with every action that the user's roles could ever take. */
export async function viewApplication(
  db: Queries,
  actor: SignedIn,
  key: string,
  language: Language,
  at: Date,
): Promise<ApplicationView> {
  const row = (await loadViewedApplication(db, actor, key)) ?? fail('ERR_NOT_FOUND');
  const { Definition, ServiceKey } = await serviceVersion(db, row.ServiceVersionId);
  const facts = factsOf(row, Definition);
  const invoice = visibleInvoice(actor, row);
  const people = new Map(Object.entries(row.People).map(([UserKey, Name]) => [UserKey, { UserKey, Name }]));
  const Actions = actionsFor(applicationWorkflow, facts, actor, at).map((state) => ({
    ...state,
    Reasons: formatReasons(state.Reasons, language),
  }));
  return {
    ...rowView(row, Definition, facts, actor, people),
    Version: row.Version,
    OrganisationKey: row.OrganisationKey,
    BranchName: row.BranchName,
    ServiceKey,
    FormProvider: Definition.FormProvider,
    MachformEntry: row.MachformEntry,
    CreatedBy: row.CreatedBy,
    StartDateTime: row.StartDateTime?.toISOString() ?? null,
    EndDateTime: row.EndDateTime?.toISOString() ?? null,
    TransactionNo: canSeeInvoices(actor) ? row.TransactionNo : null,
    PaymentTransactionNo: invoice?.TransactionNo ?? null,
    PaymentDateTime: invoice?.PaidAt ?? null,
    PaymentProofOn: invoice?.ProofAt ? hongKongDate(new Date(invoice.ProofAt)) : null,
    AssessorUserKey: row.AssessorKey,
    AssessorOnSiteUserKey: row.OnSiteKey,
    IndepreviewerUserKey: row.ReviewerKey,
    Steps: stepsView(facts, Definition, people),
    LastRemark: row.LastRemark?.Text ?? null,
    LastRemarkBy: row.LastRemark?.By ?? null,
    LastRemarkAt: row.LastRemark ? new Date(row.LastRemark.At).toISOString() : null,
    Tags: isClient(actor.Roles) ? [] : row.Tags,
    Points: await pointsView(db, actor, row, language),
    OpenMajors: isClient(actor.Roles) ? null : openMajorsView(facts, language),
    ...certificateNames(actor, row.Certificate?.CertificateStatusCode ?? null, {
      CertificateNo: row.CertificateNo,
      CertificateKey: row.CertificateKey,
      CertificateCode: row.Code,
    }),
    DecisionDate: row.DecisionDate,
    EffectiveDate: row.EffectiveDate,
    ExpiryDate: row.ExpiryDate,
    DisclosureFile: row.DisclosureFile,
    DocumentStatus: row.Page?.Status ?? null,
    HasChildCycle: facts.HasChildCycle,
    Invoice: invoice && invoiceView(invoice, row.ProofFiles, facts, at),
    UsualDays: Definition.UsualDays,
    ...flags(facts, at),
    IsAbleToEditForm: Actions.some((state) => state.Action === 'SAVE' && state.Allowed),
    Actions,
  };
}

/** Open major findings, for staff only; clients see their to-do list instead. */
const openMajorsView = ({ OpenMajors }: ApplicationFacts, language: Language) => ({
  Total: OpenMajors.length,
  Points: OpenMajors.map(({ PointKey, Step, Name }) => ({
    ...{ PointKey, Step, Name: localizedText(Name, language) },
  })),
});

const flags = (facts: ApplicationFacts, at: Date) => ({
  ...applicationFlags(facts, at),
  IsPaid: facts.IsPaid,
  IsManual: facts.IsManual,
  IsCertDateNoManual: facts.IsCertDateNoManual,
  IsPaymentProof: facts.IsPaymentProof,
  IsManualDisclosure: facts.IsManualDisclosure,
  IsOnlinePayment: facts.IsOnlinePayment,
  IsByPassPayment: facts.IsByPassPayment,
});

function rowView(
  row: LoadedApplication,
  definition: ServiceDefinition,
  facts: ApplicationFacts,
  actor: SignedIn,
  people: Map<string, PersonName>,
) {
  const target = row.CurrentStep ? definition.TargetDays[row.CurrentStep] : undefined;
  return {
    ApplicationKey: row.ApplicationKey,
    ApplicationNo: row.ApplicationNo,
    ApplicationStatusCode: row.ApplicationStatusCode,
    AssessmentType: row.AssessmentType,
    Type: row.Type,
    CurrentStep: row.CurrentStep,
    Round: row.Round,
    OrgName: row.OrgName,
    ServiceName: definition.Name,
    ...turnView(row, actor, row.TurnUserId === null ? null : turnName(facts, people)),
    SubmittedAt: row.SubmittedAt?.toISOString() ?? null,
    OverdueFindings: row.OverdueFindings,
    AnswerBy: row.AnswerBy,
    PaymentDueOn: row.PaymentDueOn,
    OpenMajorCount: isClient(actor.Roles) ? 0 : facts.OpenMajors.length,
    StepSince: (row.StepSince ?? row.CreatedAt).toISOString(),
    TargetDays: target ?? null,
    CreatedAt: row.CreatedAt.toISOString(),
    UpdatedAt: row.UpdatedAt.toISOString(),
  };
}

const isAssigned = (step: string): step is AssignedStep =>
  (ASSIGNED_STEPS as readonly string[]).includes(step);

function turnName(facts: ApplicationFacts, people: Map<string, PersonName>): string | null {
  const step = facts.CurrentStep;
  const key = step && isAssigned(step) ? facts.Assigned[step] : null;
  return (key && people.get(key)?.Name) || null;
}

function stepsView(
  facts: ApplicationFacts,
  definition: ServiceDefinition,
  people: Map<string, PersonName>,
): ApplicationView['Steps'] {
  return chainOf(facts).map((Step) => {
    const approval = facts.Approvals.find((one) => one.Step === Step);
    const assigned = isAssigned(Step) ? facts.Assigned[Step] : null;
    return {
      Step,
      State: approval ? 'DONE' : facts.CurrentStep === Step ? 'CURRENT' : 'AHEAD',
      Assigned: assigned ? (people.get(assigned) ?? null) : null,
      By: approval ? (people.get(approval.UserKey) ?? null) : null,
      At: approval?.At ?? null,
      TargetDays: definition.TargetDays[Step] ?? null,
      Stage: definition.Stages[Step]?.Name ?? null,
    };
  });
}
