/**
 * Consistency rules between the fields of a service definition (steps, assessment types, fees, cycle,
 * checklist), which the schema alone cannot check; a violation prevents publication.
 */
import type { ServiceDefinition } from './definition.ts';
import { STEPS, type Step } from './steps.ts';

/** Message is a text key. */
export type Problem = { Path: (string | number)[]; Message: string };
type Rule = (definition: ServiceDefinition) => Problem[];

const isOrdered = (steps: readonly Step[]) =>
  steps.every((step, index) => index === 0 || STEPS.indexOf(step) > STEPS.indexOf(steps[index - 1] ?? step));

const stepProblems: Rule = (definition) => {
  const inFull = new Set(definition.FullSteps);
  const outside = definition.ShortSteps.filter((step) => !inFull.has(step));
  return [
    ...(['FullSteps', 'ShortSteps'] as const)
      .filter((field) => definition[field][0] !== STEPS[0] || !isOrdered(definition[field]))
      .map((field) => ({ Path: [field], Message: 'ERR_SERVICE_STEPS' })),
    ...(outside.length > 0 ? [{ Path: ['ShortSteps'], Message: 'ERR_SERVICE_SHORT_STEPS' }] : []),
  ];
};

/** Target days and stages must belong to a step of some flow; leftovers of a removed step would mislead. */
const leftOverProblems: Rule = (definition) => {
  const used = new Set<string>([...definition.FullSteps, ...definition.ShortSteps]);
  return (['TargetDays', 'Stages'] as const).flatMap((field) =>
    Object.keys(definition[field])
      .filter((step) => !used.has(step))
      .map((step) => ({ Path: [field, step], Message: 'ERR_SERVICE_STEP_UNUSED' })),
  );
};

const typeProblems: Rule = (definition) =>
  definition.AssessmentTypes.flatMap((type, index) => [
    ...(definition.Fees[type] ? [] : [{ Path: ['Fees', type], Message: 'ERR_SERVICE_FEES' }]),
    ...(definition.Flows[type] ? [] : [{ Path: ['Flows', type], Message: 'ERR_SERVICE_FLOW' }]),
    ...((type === 'SURVEILLANCE' || type === 'RENEWAL') && definition.Cycle === null
      ? [{ Path: ['AssessmentTypes', index], Message: 'ERR_SERVICE_TYPE_CYCLE' }]
      : []),
  ]);

const checklistProblems: Rule = ({ Checklist, FullSteps }) => {
  const seen = new Set<string>();
  return Checklist.flatMap(({ PointKey, Step }, index) => {
    const isRepeated = seen.has(PointKey);
    seen.add(PointKey);
    return [
      ...(isRepeated ? [{ Path: ['Checklist', index, 'PointKey'], Message: 'ERR_SERVICE_POINT_TWICE' }] : []),
      ...(FullSteps.includes(Step)
        ? []
        : [{ Path: ['Checklist', index, 'Step'], Message: 'ERR_SERVICE_POINT_STEP' }]),
    ];
  });
};

/** The shortest month. A window that fits into months of this length fits into any month. */
const SHORTEST_MONTH_DAYS = 28;

/**
 * Each assessment of the cycle opens after the previous one was due, and is of a type that the service
 * offers.
 */
const cycleProblems: Rule = ({ Kind, Cycle, AssessmentTypes }) => {
  if ((Kind === 'STATEMENT') !== (Cycle === null)) return [{ Path: ['Cycle'], Message: 'ERR_SERVICE_CYCLE' }];
  if (!Cycle) return [];
  const { ValidMonths, SurveillanceMonths: months, SurveillanceWindowDays, RenewalWindowDays } = Cycle;
  const at = (name: string, Message: string): Problem => ({ Path: ['Cycle', name], Message });
  const isRising = months.every((month, index) => month > (months[index - 1] ?? 0) && month < ValidMonths);
  const gaps = months.map((month, index) => month - (months[index - 1] ?? 0));
  const last = ValidMonths - (months.at(-1) ?? 0);
  const fits = (days: number, gap: number) => days < gap * SHORTEST_MONTH_DAYS;
  return [
    ...(isRising ? [] : [at('SurveillanceMonths', 'ERR_SERVICE_MONTHS')]),
    ...(!isRising || gaps.every((gap) => fits(SurveillanceWindowDays, gap))
      ? []
      : [at('SurveillanceWindowDays', 'ERR_SERVICE_WINDOW')]),
    ...(!isRising || fits(RenewalWindowDays, last) ? [] : [at('RenewalWindowDays', 'ERR_SERVICE_WINDOW')]),
    ...(months.length === 0 || AssessmentTypes.includes('SURVEILLANCE')
      ? []
      : [{ Path: ['AssessmentTypes'], Message: 'ERR_SERVICE_CYCLE_SURVEILLANCE' }]),
    ...(AssessmentTypes.includes('RENEWAL')
      ? []
      : [{ Path: ['AssessmentTypes'], Message: 'ERR_SERVICE_CYCLE_RENEWAL' }]),
  ];
};

const providerProblems: Rule = ({ FormProvider, MachForm }) =>
  FormProvider === 'MACHFORM' && MachForm === null
    ? [{ Path: ['MachForm'], Message: 'ERR_SERVICE_MACHFORM' }]
    : [];

const RULES: readonly Rule[] = [
  cycleProblems,
  stepProblems,
  leftOverProblems,
  typeProblems,
  checklistProblems,
  providerProblems,
];

/** Problems that the shape alone cannot show: violated rules between the fields of one definition. */
export const definitionProblems = (definition: ServiceDefinition): Problem[] =>
  RULES.flatMap((rule) => rule(definition));
