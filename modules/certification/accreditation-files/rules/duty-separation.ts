/**
 * Determines for the accreditation file who acted at which review steps of an assessment, and whether one
 * person took steps that must be separate (evaluation, review, decision).
 */
import { areStepsIncompatible } from '#modules/applications/applications/rules/index.ts';
import type { Step } from '#modules/catalogue/services/rules/index.ts';

const SIDES = ['EVALUATION', 'REVIEW', 'DECISION'] as const;
type Side = (typeof SIDES)[number];

const SIDE_OF: Readonly<Record<Step, Side>> = {
  ASSESSOR: 'EVALUATION',
  ASSESSOR_ONSITE: 'EVALUATION',
  INDEPREVIEWER: 'REVIEW',
  COO: 'DECISION',
  CEO: 'DECISION',
};

/** Steps at which one person acted in a file, in any round. */
export type Duty = {
  UserKey: string;
  Name: string;
  Steps: Step[];
  Sides: Side[];
  /** Pairs of steps that one person may not both take; an empty list proves that the duties were separate. */
  Clashes: { One: Step; Other: Step }[];
};

/**
 * Who acted at which review steps and whether the duties were separate: one entry per person, in review
 * order.
 */
export function dutySeparation(
  participants: readonly { UserKey: string; Step: Step }[],
  names: ReadonlyMap<string, string>,
): Duty[] {
  const byPerson = Map.groupBy(participants, (one) => one.UserKey);
  return [...byPerson]
    .map(([UserKey, acted]) => {
      const Steps = CHAIN.filter((step) => acted.some((one) => one.Step === step));
      return {
        UserKey,
        Name: names.get(UserKey) ?? '',
        Steps,
        Sides: SIDES.filter((side) => Steps.some((step) => SIDE_OF[step] === side)),
        Clashes: Steps.flatMap((One, at) =>
          Steps.slice(at + 1)
            .filter((Other) => areStepsIncompatible(One, Other))
            .map((Other) => ({ One, Other })),
        ),
      };
    })
    .sort((a, b) => firstStep(a) - firstStep(b) || compare(a.UserKey, b.UserKey));
}

const CHAIN: readonly Step[] = ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER', 'COO', 'CEO'];

const firstStep = ({ Steps }: Pick<Duty, 'Steps'>): number =>
  Steps[0] ? CHAIN.indexOf(Steps[0]) : CHAIN.length;
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
