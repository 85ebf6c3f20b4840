import { decide } from '#platform/common/workflow/decide.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { AccountFacts } from '../rules/facts.ts';
import { clientWorkflow, staffWorkflow } from '../rules/workflow.ts';

/**
 * Whether the user may end sessions of an account: decided by the row SIGN_OUT of its workflow, as the
 * button on the person's page is. Sub-accounts have none; they are suspended instead.
 */
export function mayEndSessions(actor: SignedIn, facts: AccountFacts, at: Date): boolean {
  const ask = { facts: { ...facts, OpenSessions: Math.max(1, facts.OpenSessions) }, actor, at };
  if (facts.Kind === 'STAFF') return decide(staffWorkflow, 'SIGN_OUT', ask).Allowed;
  return facts.Kind === 'CLIENT' && decide(clientWorkflow, 'SIGN_OUT', ask).Allowed;
}
