/**
 * Conditions on which the service workflow allows an action, such as that a draft exists, has no faults or
 * does not start in the past, each with its refusal reason.
 */
import type { Guard, RuleInput } from '#platform/common/workflow/types.ts';
import type { ServiceFacts } from './facts.ts';

type G = Guard<ServiceFacts>;
const guard = (Code: string, holds: (ask: RuleInput<ServiceFacts>) => boolean): G => ({ Code, test: holds });

export const serviceGuards = {
  hasDraft: guard('REASON_SERVICE_NO_DRAFT', ({ facts }) => facts.HasDraft),
  noDraft: guard('REASON_SERVICE_DRAFT_OPEN', ({ facts }) => !facts.HasDraft),
  faultless: guard('REASON_SERVICE_FAULTS', ({ facts }) => facts.Faults === 0),
  hasCurrent: guard('REASON_SERVICE_NO_CURRENT', ({ facts }) => facts.HasCurrent),
  hasScheduled: guard('REASON_SERVICE_NONE_SCHEDULED', ({ facts }) => facts.HasScheduled),
  noneScheduled: guard('REASON_SERVICE_SCHEDULED', ({ facts }) => !facts.HasScheduled),
  effectiveNotPast: {
    ...guard(
      'REASON_SERVICE_DATE_PAST',
      ({ facts, input }) => String(input?.EffectiveOn ?? facts.Today) >= facts.Today,
    ),
    Field: 'EffectiveOn',
  } satisfies G,
} as const satisfies Record<string, G>;
