/**
 * Changes of a service draft made on the flow tab: offers or removes an assessment type, switches steps on
 * or off, and sets their target days and stages, keeping dependent fields consistent.
 */
import type { StageRow } from '#modules/catalogue/reference-data/rules/index.ts';
import { ASSESSMENT_TYPES, type AssessmentType } from '#platform/common/format/assessment-types.ts';
import type { ServiceDefinition } from '../../rules/definition.ts';
import { STEPS, type Step } from '../../rules/steps.ts';

type Changes = Partial<ServiceDefinition>;
export type FlowField = 'FullSteps' | 'ShortSteps';

const without = <Name extends string, Value>(
  record: Partial<Record<Name, Value>>,
  name: Name,
): Partial<Record<Name, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name)) as Partial<Record<Name, Value>>;

/** Offers or withdraws an assessment type. An offered type has a flow and fees; any other has neither. */
export function offered(definition: ServiceDefinition, type: AssessmentType, isOffered: boolean): Changes {
  const { AssessmentTypes, Flows, Fees } = definition;
  if (!isOffered)
    return {
      AssessmentTypes: AssessmentTypes.filter((one) => one !== type),
      Flows: without(Flows, type),
      Fees: without(Fees, type),
    };
  return {
    AssessmentTypes: ASSESSMENT_TYPES.filter((one) => one === type || AssessmentTypes.includes(one)),
    Flows: { ...Flows, [type]: Flows[type] ?? (type === 'SURVEILLANCE' ? 'SHORT' : 'FULL') },
    Fees: { ...Fees, [type]: Fees[type] ?? [] },
  };
}

/**
 * Adds or removes a step. Steps keep the order of the chain; each step of the short review is also in the
 * full one.
 */
export function withStep(
  definition: ServiceDefinition,
  field: FlowField,
  step: Step,
  isIn: boolean,
): Changes {
  const put = (name: FlowField, isThere: boolean): Step[] =>
    STEPS.filter((one) => (one === step ? isThere : definition[name].includes(one)));
  if (field === 'ShortSteps')
    return isIn
      ? { ShortSteps: put('ShortSteps', true), FullSteps: put('FullSteps', true) }
      : { ShortSteps: put('ShortSteps', false) };
  return isIn
    ? { FullSteps: put('FullSteps', true) }
    : { FullSteps: put('FullSteps', false), ShortSteps: put('ShortSteps', false) };
}

export const withDays = (definition: ServiceDefinition, step: Step, days: number | null): Changes => ({
  TargetDays:
    days === null ? without(definition.TargetDays, step) : { ...definition.TargetDays, [step]: days },
});

/** Sets a step's stage, which defines its name and days; without a stage the portal's own name is used. */
export const withStage = (definition: ServiceDefinition, step: Step, stage: StageRow | null): Changes =>
  stage === null
    ? { Stages: without(definition.Stages, step) }
    : {
        Stages: { ...definition.Stages, [step]: { StageKey: stage.StageKey, Name: stage.Name } },
        TargetDays: { ...definition.TargetDays, [step]: stage.TargetDays },
      };
