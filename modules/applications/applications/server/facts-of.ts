import { formProviderTraits } from '#modules/applications/external-forms/rules/index.ts';
import { invoiceFacts } from '#modules/billing/invoices/rules/index.ts';
import {
  renewalPossibleUntil,
  type ServiceDefinition,
  type Step,
} from '#modules/catalogue/services/rules/index.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { certificateStatuses, hasEnded } from '../rules/certificate-statuses.ts';
import { cycleState } from '../rules/cycle/cycle-state.ts';
import { assessmentsAhead, type NextAssessment } from '../rules/cycle/next-assessment.ts';
import type { ApplicationFacts } from '../rules/facts.ts';
import { isOlderPage } from '../rules/is-older-page.ts';
import type { FindingRecord, MajorRecord, OpenMajor } from '../rules/open-majors.ts';
import type { OpenPlan } from '../rules/open-plans.ts';
import { pageExpiryDate } from '../rules/page-expiry-date.ts';
import { openPoints } from '../rules/points.ts';
import { EVALUATION_STEPS } from '../rules/separation-of-duties.ts';
import { applicationStatuses } from '../rules/statuses.ts';
import { assessmentOfCycle } from './cycle-applications.ts';
import type { LoadedApplication } from './load.ts';

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/**
 * Builds the facts for the workflow table from one loaded row and the service version that the application
 * uses.
 */
export function factsOf(row: LoadedApplication, definition: ServiceDefinition): ApplicationFacts {
  const invoice = row.Invoice;
  // The short flow is for reassessing an existing certificate; an application without a parent uses the full
  // flow.
  const isShort = definition.Flows[row.AssessmentType] === 'SHORT' && row.ParentId !== null;
  return {
    ApplicationKey: row.ApplicationKey,
    ApplicationStatusCode: row.ApplicationStatusCode,
    Type: row.Type,
    AssessmentType: row.AssessmentType,
    Round: row.Round,
    Steps: row.Steps,
    FullSteps: definition.FullSteps,
    ServiceSteps: isShort ? definition.ShortSteps : definition.FullSteps,
    IsShortFlow: row.IsShortFlow,
    CurrentStep: row.CurrentStep,
    StepSince: iso(row.StepSince),
    Assigned: { ASSESSOR: row.AssessorKey, ASSESSOR_ONSITE: row.OnSiteKey, INDEPREVIEWER: row.ReviewerKey },
    Approvals: row.Approvals,
    Participants: row.Participants,
    HasOwnInterest: row.HasOwnInterest,
    StatusBefore: row.StatusBefore,
    StepBefore: row.StepBefore,
    IsFormValid: row.IsFormValid,
    IsAnsweredHere: formProviderTraits[definition.FormProvider].IsAnsweredHere,
    ...checklistFacts(row, definition),
    PointsOpen: openPoints(row.Points, row.PointAnswers).length,
    PointNos: row.Points.map(({ PointNo }) => PointNo),
    ChecklistKeys: definition.Checklist.map(({ PointKey }) => PointKey),
    LastReminder: row.LastReminder,
    PaymentGate: definition.PaymentGate,
    ...invoiceFacts(invoice, row.IsOnlineOffered),
    TransactionNo: row.TransactionNo,
    CertifiedAt: iso(row.CertifiedAt),
    CertificateNo: row.CertificateNo,
    DecisionDate: row.DecisionDate,
    EffectiveDate: row.EffectiveDate,
    ExpiryDate: row.ExpiryDate,
    Cycle: definition.Cycle,
    CycleFrom: row.CycleFrom,
    CertificateExpiryDate: row.Certificate?.ExpiryDate ?? null,
    EarlierCertificate: row.Earlier.length === 1 ? (row.Earlier[0] ?? null) : null,
    IsCertificateNamed: row.Earlier.length === 1 || !isUntied(row),
    IsCertDateNoManual: row.IsCertDateNoManual,
    IsManual: row.IsManual,
    DocumentStatus: row.Page?.Status ?? null,
    HasPage: row.Page?.HasReady ?? false,
    IsPageUnderWay: row.Certificate?.IsPageUnderWay ?? false,
    IsPageOlder: isPageOlder(row),
    NewerDecision: row.NewerDecision,
    IsCertificateEnded: row.Certificate !== null && hasEnded(row.Certificate.CertificateStatusCode),
    CertificateStatusCode: row.Certificate?.CertificateStatusCode ?? null,
    EndDateTime: iso(row.EndDateTime),
    RenewalPossibleUntil: renewalPossible(row, definition),
    IsCertificateDeleted:
      row.Certificate !== null && certificateStatuses.void.includes(row.Certificate.CertificateStatusCode),
    IsDisclosureNeeded: definition.IsDisclosureNeeded,
    DisclosureFile: row.DisclosureFile,
    IsManualDisclosure: row.IsManualDisclosure,
    HasCycle: definition.Cycle !== null,
    HasChildCycle: row.Child,
    AssessmentsAhead: aheadOf(row, definition),
    OtherOpenTypes: row.OtherOpenTypes,
  };
}

/** The remaining assessments of the cycle of a completed application, by its own service version. */
function aheadOf(row: LoadedApplication, { Cycle, AssessmentTypes }: ServiceDefinition): NextAssessment[] {
  const { Certificate } = row;
  if (!applicationStatuses.completed.includes(row.ApplicationStatusCode)) return [];
  const firstIssue =
    Certificate?.FirstIssueDate ?? row.FirstIssueDate ?? row.DecisionDate ?? hongKongDate(row.CreatedAt);
  const { Marks } = cycleState({
    cycle: Cycle,
    offered: AssessmentTypes,
    firstIssue,
    expiry: Certificate ? Certificate.ExpiryDate : row.ExpiryDate,
    applications: row.Assessments.map(assessmentOfCycle),
    // Completed marks and opening dates do not depend on the day, so any day gives the same result.
    today: firstIssue,
  });
  return assessmentsAhead(Marks);
}

/** Started by a client before such applications named their certificate (until November 2026). */
const isUntied = (row: LoadedApplication): boolean =>
  applicationStatuses.decided.includes(row.ApplicationStatusCode) &&
  row.AssessmentType !== 'INITIAL' &&
  row.ParentId === null &&
  row.CertificateId === null;

const isPageOlder = (row: LoadedApplication): boolean =>
  row.Page?.IsScopeOlder === true || isPageOfEarlierRevision(row);

const isPageOfEarlierRevision = (row: LoadedApplication): boolean =>
  row.Page !== null &&
  row.Certificate !== null &&
  isOlderPage(row.Page, row.Certificate, pageExpiryDate(row, row.Certificate));

function renewalPossible({ Certificate }: LoadedApplication, { Cycle }: ServiceDefinition): string | null {
  if (!Certificate?.ExpiryDate || !certificateStatuses.expired.includes(Certificate.CertificateStatusCode))
    return null;
  return renewalPossibleUntil(Cycle, Certificate.ExpiryDate);
}

function checklistFacts(row: LoadedApplication, definition: ServiceDefinition) {
  const results = row.ChecklistResults ?? {};
  const mine = definition.Checklist.filter((point) => point.Step === row.CurrentStep);
  return {
    ChecklistOpen: mine.filter((point) => !results[point.PointKey]).length,
    FindingsUnsaid: mine.filter((point) => row.UnsaidFindings.includes(point.PointKey)).length,
    HasMajorFinding: row.MajorPoints.length > 0,
    OpenMajors: openMajors(row, definition),
    OpenPlans: openPlans(row, definition),
    MajorRecords: majorRecords(row),
    MajorVerificationMonths: definition.MajorVerificationMonths ?? null,
  };
}

const isOfEvaluation = ({ Step }: { Step: Step }): boolean => EVALUATION_STEPS.some((step) => step === Step);

/** What the reviewer and the deciders find is no result of the assessment. */
const majorRecords = ({ PointRecords }: LoadedApplication): MajorRecord[] =>
  (PointRecords ?? [])
    .filter((one) => one.IsMajor && isOfEvaluation(one))
    .map(({ No, Path, VerifiedAt }) => ({ No, Path, VerifiedAt }));

function recordOf({ PointRecords }: LoadedApplication, key: string): { Record?: FindingRecord } {
  const found = PointRecords?.find(({ PointKey }) => PointKey === key);
  return found ? { Record: { No: found.No, Path: found.Path } } : {};
}

/** Open major findings in checklist order, with the checklist's clause and text as name. */
function openMajors(row: LoadedApplication, { Checklist }: ServiceDefinition): OpenMajor[] {
  return Checklist.filter(({ PointKey }) => row.MajorPoints.includes(PointKey)).map((point) => ({
    PointKey: point.PointKey,
    Step: point.Step,
    Name: nameOfPoint(point),
    ...recordOf(row, point.PointKey),
  }));
}

/** Minor findings without an accepted plan, in checklist order, by the numbers of their nonconformities. */
function openPlans(
  row: LoadedApplication,
  { MinorPlanRequired = false, Checklist }: ServiceDefinition,
): OpenPlan[] {
  if (!MinorPlanRequired) return [];
  // What the reviewer and the deciders find concerns no work of the client, who could plan its correction.
  const isOpen = (point: ServiceDefinition['Checklist'][number]) =>
    isOfEvaluation(point) && row.UnplannedMinorPoints.includes(point.PointKey);
  return Checklist.filter(isOpen).map((point) => {
    const record = recordOf(row, point.PointKey);
    const no = record.Record?.No;
    const Name = no ? { EN: no, CHT: no, CHS: no } : nameOfPoint(point);
    return { PointKey: point.PointKey, Name, ...record };
  });
}

const nameOfPoint = ({ Clause, Text }: ServiceDefinition['Checklist'][number]): Localized =>
  Clause ? { EN: `${Clause} ${Text.EN}`, CHT: `${Clause} ${Text.CHT}`, CHS: `${Clause} ${Text.CHS}` } : Text;
