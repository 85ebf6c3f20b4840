/** The people of an application's steps, checked for separate duties, declared interests and competence. */
import { areStepsIncompatible } from '#modules/applications/applications/rules/index.ts';
import { assigneeColumns } from '#modules/applications/applications/server/index.ts';
import { STEPS, type Step } from '#modules/catalogue/services/rules/index.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { DecisionSheet } from '../../rules/sheet-contract.ts';
import type { LoadedSheet } from './load-sheet.ts';

export async function teamOf(
  db: Queries,
  { row, facts }: LoadedSheet,
  at: Date,
): Promise<DecisionSheet['Team']> {
  const { Participants, Assigned } = facts;
  const assigned = new Set(Object.values(Assigned));
  const steps = new Map<string, Set<Step>>();
  const add = (userKey: string | null, step: Step) => {
    if (userKey !== null) steps.set(userKey, (steps.get(userKey) ?? new Set()).add(step));
  };
  for (const { UserKey, Step } of Participants) add(UserKey, Step);
  for (const step of STEPS)
    if (isKeyOf(Assigned, step) && facts.Steps.includes(step)) add(Assigned[step], step);
  if (steps.size === 0) return [];
  const people = await db
    .selectFrom('Account')
    .select(['UserKey', 'FirstName', 'LastName'])
    .select(assigneeColumns(row, at))
    .where('UserKey', 'in', [...steps.keys()])
    .execute();
  const team = people.map(({ UserKey, HasInterest, IsCompetent, ...name }) => {
    const own = STEPS.filter((step) => steps.get(UserKey)?.has(step));
    return {
      UserKey,
      Name: fullName(name),
      Steps: own,
      IsInConflict: own.some((one) => own.some((other) => areStepsIncompatible(one, other))),
      HasInterest,
      IsCompetent: assigned.has(UserKey) ? IsCompetent : null,
    };
  });
  return team.toSorted((one, other) => firstStep(one) - firstStep(other));
}

const isKeyOf = <Keyed extends object>(keyed: Keyed, key: PropertyKey): key is keyof Keyed =>
  Object.hasOwn(keyed, key);

const firstStep = ({ Steps }: DecisionSheet['Team'][number]): number =>
  STEPS.findIndex((step) => Steps.includes(step));
