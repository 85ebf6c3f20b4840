/**
 * Conditions on which the service workflow allows an action, such as that a draft exists, has no faults or
 * does not start in the past, each with its refusal reason.
 */
import type { Guard, RuleInput } from '#platform/common/workflow/types.ts';
import type { ServiceFacts } from './facts.ts';
import { isInPreparation } from './statuses.ts';

type G = Guard<ServiceFacts>;
const guard = (Code: string, holds: (ask: RuleInput<ServiceFacts>) => boolean): G => ({ Code, test: holds });

export const serviceGuards = {
  /** A scheme code is part of the numbers that a service gives out, so no two services share one. */
  schemeFree: {
    ...guard('ERR_SERVICE_SCHEME_TAKEN', ({ facts }) => facts.IsSchemeTaken !== true),
    Field: 'SchemeCode',
  } satisfies G,
  copyKnown: {
    ...guard('FIELD_INVALID', ({ facts }) => facts.IsCopyUnknown !== true),
    Field: 'CopyOf',
  } satisfies G,
  hasDraft: guard('REASON_SERVICE_NO_DRAFT', ({ facts }) => facts.HasDraft),
  noDraft: guard('REASON_SERVICE_DRAFT_OPEN', ({ facts }) => !facts.HasDraft),
  /** At publication, each fault is an error of its own, under this sentence. */
  faultless: {
    ...guard('REASON_SERVICE_FAULTS', ({ facts }) => facts.Faults === 0),
    fields: ({ facts }) => facts.FaultFields ?? [],
    IsHeading: true,
  } satisfies G,
  /** The kind that clients applied under must not change; a statement instead of a certificate requires another service. */
  kindUnchanged: {
    ...guard('ERR_SERVICE_KIND', ({ facts, input }) => {
      const { Kind } = (input?.Definition ?? {}) as { Kind?: string };
      return isInPreparation(facts.Status) || facts.DraftKind === null || Kind === facts.DraftKind;
    }),
    Field: 'Definition.Kind',
  } satisfies G,
  versionKnown: {
    ...guard(
      'FIELD_INVALID',
      ({ facts, input }) =>
        input?.VersionNo === undefined || facts.VersionNos.includes(input.VersionNo as number),
    ),
    Field: 'VersionNo',
  } satisfies G,
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
