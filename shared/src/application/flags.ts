import { isAllGivenBack, isPaidOffline } from '../payment/guards.ts';
import type { ApplicationFacts } from './facts.ts';
import type { Step } from './statuses.ts';
import { applicationWorkflow } from './workflow.ts';

/** The flags of specification point 3 that are computed from facts; the others are facts themselves. */
export function applicationFlags(facts: ApplicationFacts) {
  const stands = (step: Step): boolean => facts.Approvals.some((approval) => approval.Step === step);
  const isSettledMoney = facts.IsPaid || facts.IsByPassPayment;
  const isDecided =
    facts.ApplicationStatusCode === 'CERTIFIED' || facts.ApplicationStatusCode === 'COMPLETED';
  const isGenerated = facts.DocumentStatus === 'READY';
  return {
    IsAuditRecommended: stands('ASSESSOR'),
    IsOnSiteAuditRecommended: stands('ASSESSOR_ONSITE'),
    IsIndepReviewerApproved: stands('INDEPREVIEWER'),
    IsCOOApproved: stands('COO'),
    IsSecondAssessment: facts.Round > 1,
    IsGenerateTriggered: facts.DocumentStatus !== null,
    IsGenerated: isGenerated,
    IsCanGenerate: isDecided && facts.CertificateNo !== null && facts.DecisionDate !== null && isSettledMoney,
    IsPassedForPublishing:
      isGenerated && isSettledMoney && (!facts.IsDisclosureNeeded || facts.DisclosureFile !== null),
    IsRefundable:
      facts.IsOnlinePayment && facts.IsPaid && facts.IsSettled && facts.PaidCents > facts.RefundedCents,
    IsRefundableOffline:
      applicationWorkflow.Rows.REFUND_OFFLINE.From.includes(facts.ApplicationStatusCode) &&
      isPaidOffline(facts) &&
      !isAllGivenBack(facts),
    IsAbleToGenerateCycle:
      facts.ApplicationStatusCode === 'COMPLETED' && facts.HasCycle && facts.HasChildCycle === null,
  };
}
