/**
 * Determines the chain of review steps of an application, whether it is the short one, and the step after an
 * approval; a major finding or a requested certificate update turns the short chain into the full one.
 */
import type { Step } from '#modules/catalogue/services/rules/index.ts';
import type { ApplicationFacts } from './facts.ts';

type ChainFacts = Pick<ApplicationFacts, 'Steps' | 'ServiceSteps' | 'FullSteps'>;

/**
 * The review steps of this application: its stored steps once the review has started, before that its
 * service's.
 */
export const chainOf = (facts: ChainFacts): readonly Step[] =>
  facts.Steps.length > 0 ? facts.Steps : facts.ServiceSteps;

export const isShortChain = (facts: ChainFacts): boolean => chainOf(facts).length < facts.FullSteps.length;

type Approving = Pick<
  ApplicationFacts,
  'Steps' | 'FullSteps' | 'IsShortFlow' | 'CurrentStep' | 'HasMajorFinding'
>;
type AfterApproval = { Steps: readonly Step[]; IsWidened: boolean; Next: Step | null };

/**
 * The chain after approval of the current step, and the next step. An assessor who requests an updated
 * certificate, or records a major finding, turns the short flow into the full one.
 */
export function chainAfterApproval(facts: Approving, input: Record<string, unknown> = {}): AfterApproval {
  const step = facts.CurrentStep as Step;
  const IsWidened =
    step === 'ASSESSOR' && facts.IsShortFlow && (input.IsUpdateCertificate === true || facts.HasMajorFinding);
  const Steps = IsWidened ? facts.FullSteps : facts.Steps;
  return { Steps, IsWidened, Next: Steps[Steps.indexOf(step) + 1] ?? null };
}
