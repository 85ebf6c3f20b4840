import { STEPS, type Step } from '../application/statuses.ts';
import type { ServiceDefinition } from './definition.ts';

/** Message is a text key. */
type Problem = { Path: (string | number)[]; Message: string };

const isOrdered = (steps: readonly Step[]) =>
  steps.every((step, index) => index === 0 || STEPS.indexOf(step) > STEPS.indexOf(steps[index - 1] ?? step));

const stepProblems = (definition: ServiceDefinition): Problem[] =>
  (['FullSteps', 'ShortSteps'] as const)
    .filter((field) => definition[field][0] !== 'ASSESSOR' || !isOrdered(definition[field]))
    .map((field) => ({ Path: [field], Message: 'ERR_SERVICE_STEPS' }));

const typeProblems = (definition: ServiceDefinition): Problem[] =>
  definition.AssessmentTypes.flatMap((type) => [
    ...(definition.Fees[type] ? [] : [{ Path: ['Fees', type], Message: 'ERR_SERVICE_FEES' }]),
    ...(definition.Flows[type] ? [] : [{ Path: ['Flows', type], Message: 'ERR_SERVICE_FLOW' }]),
  ]);

const checklistProblems = (definition: ServiceDefinition): Problem[] =>
  definition.Checklist.flatMap((point, index) => {
    const isRepeated =
      definition.Checklist.findIndex(({ PointKey }) => PointKey === point.PointKey) !== index;
    return [
      ...(isRepeated ? [{ Path: ['Checklist', index, 'PointKey'], Message: 'ERR_SERVICE_POINT_TWICE' }] : []),
      ...(definition.FullSteps.includes(point.Step)
        ? []
        : [{ Path: ['Checklist', index, 'Step'], Message: 'ERR_SERVICE_POINT_STEP' }]),
    ];
  });

/** What the shape alone cannot say: rules between the fields of one definition. */
export const definitionProblems = (definition: ServiceDefinition): Problem[] => [
  ...((definition.Kind === 'STATEMENT') === (definition.Cycle === null)
    ? []
    : [{ Path: ['Cycle'], Message: 'ERR_SERVICE_CYCLE' }]),
  ...stepProblems(definition),
  ...typeProblems(definition),
  ...checklistProblems(definition),
];
