import type { Step } from '../rules/steps.ts';
import type { FaultFinder, FoundFault } from './faults.ts';

/** Codes and stages that a definition names have to be in the body's lists. What was put aside there stays good. */
export const referenceFaults: FaultFinder = async ({ db }, { Industries, Stages }) => {
  const chosen = Object.entries(Stages) as [Step, { StageKey: string }][];
  const industries = await db
    .selectFrom('Industry')
    .select('Code')
    .where('Code', '=', (eb) => eb.fn.any(eb.val([...Industries])))
    .execute();
  const stages = await db
    .selectFrom('Stage')
    .select(['StageKey', 'Step'])
    .where('StageKey', '=', (eb) => eb.fn.any(eb.val(chosen.map(([, { StageKey }]) => StageKey))))
    .execute();
  const known = new Set(industries.map(({ Code }) => Code));
  return [
    ...Industries.flatMap((Code, at): FoundFault[] =>
      known.has(Code)
        ? []
        : [{ Path: ['Industries', at], Code: 'ERR_SERVICE_INDUSTRY', Params: { code: Code } }],
    ),
    ...chosen
      .filter(
        ([step, { StageKey }]) => !stages.some((stage) => stage.StageKey === StageKey && stage.Step === step),
      )
      .map(([step]): FoundFault => ({ Path: ['Stages', step], Code: 'ERR_SERVICE_STAGE' })),
  ];
};
