/**
 * Computes the boolean flags of an application (specification point 3) from its facts and the workflow
 * table.
 */
import type { Step } from '#modules/catalogue/services/rules/index.ts';
import { ROLES } from '#platform/common/access/roles.ts';
import { evaluate } from '#platform/common/workflow/decide.ts';
import { isShortChain } from './chain.ts';
import type { ApplicationFacts } from './facts.ts';
import { type ApplicationAction, applicationWorkflow } from './workflow.ts';

/**
 * Flags for actions that are possible now: true if any role, with the generation permission, could take one
 * of the listed actions. They are derived from the workflow table and add no rules of their own.
 */
const ACTION_FLAGS = {
  IsCanGenerate: ['GENERATE_CERT', 'REGENERATE_CERT'],
  IsPassedForPublishing: ['PUBLISH'],
  IsRefundable: ['REFUND'],
  IsRefundableOffline: ['REFUND_OFFLINE'],
  IsAbleToGenerateCycle: ['GENERATE_CYCLE'],
} as const satisfies Record<string, readonly ApplicationAction[]>;
export type ActionFlag = keyof typeof ACTION_FLAGS;

/** The flags of specification point 3 that are computed from facts; the others are facts themselves. */
export function applicationFlags(facts: ApplicationFacts, at: Date) {
  const isApproved = (step: Step): boolean => facts.Approvals.some((approval) => approval.Step === step);
  return {
    IsAuditRecommended: isApproved('ASSESSOR'),
    IsOnSiteAuditRecommended: isApproved('ASSESSOR_ONSITE'),
    IsIndepReviewerApproved: isApproved('INDEPREVIEWER'),
    IsCOOApproved: isApproved('COO'),
    IsSecondAssessment: facts.Round > 1,
    IsShortFlow: isShortChain(facts),
    IsGenerateTriggered: facts.DocumentStatus !== null,
    /** A current document exists; a deleted certificate's document does not count. */
    IsGenerated: facts.DocumentStatus === 'READY' && !facts.IsCertificateDeleted,
    ...actionFlags(facts, at),
  };
}

const actionFlags = (facts: ApplicationFacts, at: Date): Record<ActionFlag, boolean> => {
  const isOpen = (flag: ActionFlag): boolean =>
    ACTION_FLAGS[flag].some((action) => isAvailableToAnyRole(action, facts, at));
  return {
    IsCanGenerate: isOpen('IsCanGenerate'),
    IsPassedForPublishing: isOpen('IsPassedForPublishing'),
    IsRefundable: isOpen('IsRefundable'),
    IsRefundableOffline: isOpen('IsRefundableOffline'),
    IsAbleToGenerateCycle: isOpen('IsAbleToGenerateCycle'),
  };
};

/** A user with every role and the generation permission, who may do whatever any role may. */
const ANY_ROLE = { UserKey: '', Roles: ROLES, OrganisationKey: null, IsGrantGeneration: true } as const;

function isAvailableToAnyRole(action: ApplicationAction, facts: ApplicationFacts, at: Date): boolean {
  const row = applicationWorkflow.Rows[action];
  const verdict = evaluate(applicationWorkflow, row, { facts, actor: ANY_ROLE, at });
  return verdict.Grant !== null && verdict.Reasons.length === 0;
}
