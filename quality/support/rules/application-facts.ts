/**
 * Example application in which no action is blocked, an acting user for any role, and the fixed current
 * time, as input for tests of the workflow rules.
 */
import type { ApplicationFacts } from '#modules/applications/applications/rules/facts.ts';
import type { Actor } from '#platform/common/access/actor.ts';
import type { Role } from '#platform/common/access/roles.ts';

/** Noon on 20 November 2026 in Hong Kong: the current time in every rule test. */
export const NOW = new Date('2026-11-20T04:00:00Z');

/** User key of the acting user; other users of the application have separate `person-…` keys. */
export const ACTOR = 'actor';

export const actor = (...Roles: Role[]): Actor => ({
  UserKey: ACTOR,
  Roles,
  OrganisationKey: null,
  IsGrantGeneration: true,
});

/** An initial application of a service with all steps, in which no action is blocked. */
export const application: ApplicationFacts = {
  ApplicationKey: 'application-1',
  ApplicationStatusCode: 'PENDING',
  Type: 'CERTIFICATE',
  AssessmentType: 'INITIAL',
  Round: 1,
  Steps: ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER', 'COO', 'CEO'],
  FullSteps: ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER', 'COO', 'CEO'],
  ServiceSteps: ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER', 'COO', 'CEO'],
  IsShortFlow: false,
  CurrentStep: null,
  StepSince: null,
  Assigned: { ASSESSOR: null, ASSESSOR_ONSITE: null, INDEPREVIEWER: null },
  Approvals: [],
  Participants: [],
  HasOwnInterest: false,
  StatusBefore: null,
  StepBefore: null,
  IsFormValid: true,
  IsAnsweredHere: true,
  ChecklistOpen: 0,
  HasMajorFinding: false,
  OpenMajors: [],
  OpenPlans: [],
  MajorRecords: [],
  MajorVerificationMonths: null,
  FindingsUnsaid: 0,
  PointsOpen: 0,
  PointNos: [],
  ChecklistKeys: [],
  LastReminder: null,
  PaymentGate: 'BEFORE_REVIEW',
  HasInvoice: true,
  TransactionNo: null,
  IsPaid: true,
  IsPaymentProof: true,
  IsOnlineOffered: true,
  IsOnlinePayment: false,
  IsSettled: false,
  IsByPassPayment: false,
  PaidCents: 1_200_000,
  RefundedCents: 0,
  IsRefundPending: false,
  HasOverpayment: false,
  HasReturnedOverpayment: false,
  InvoicedOn: '2026-11-05',
  PaidOn: '2026-11-06',
  OfflineRefundOn: null,
  CertifiedAt: '2026-11-10T02:00:00.000Z',
  CertificateNo: 'QMS-2026-00001',
  DecisionDate: '2026-11-10',
  EffectiveDate: '2026-11-10',
  ExpiryDate: '2029-11-09',
  Cycle: null,
  CycleFrom: null,
  CertificateExpiryDate: null,
  EarlierCertificate: null,
  IsCertificateNamed: true,
  IsCertDateNoManual: false,
  IsManual: false,
  DocumentStatus: 'READY',
  HasPage: true,
  IsPageUnderWay: false,
  IsPageOlder: false,
  NewerDecision: null,
  IsCertificateEnded: false,
  CertificateStatusCode: null,
  EndDateTime: null,
  RenewalPossibleUntil: null,
  IsCertificateDeleted: false,
  IsDisclosureNeeded: true,
  DisclosureFile: 'file-disclosure',
  IsManualDisclosure: false,
  HasCycle: true,
  HasChildCycle: null,
  AssessmentsAhead: [
    { Kind: 'SURVEILLANCE', No: 1, On: '2027-11-10', Opens: '2027-08-12', State: 'AHEAD', Application: null },
  ],
  OtherOpenTypes: [],
};
