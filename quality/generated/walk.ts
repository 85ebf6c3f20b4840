/**
 * Generated workflow test of applications: performs random actions as random users and checks that each is
 * accepted or refused, and changes the status, as the manually written rules state.
 */
import fc from 'fast-check';
import { renderPages } from '../support/assessment-portal.ts';
import type { Answer } from '../support/portal.ts';
import { ACTORS, actorWithRole } from './actors.ts';
import { type ApplicationState, evaluateStep } from './evaluate-step.ts';
import { findOpenAction } from './find-open-action.ts';
import type { GeneratedPortal } from './generated-portal.ts';
import { walkInputs } from './walk-inputs.ts';
import { applicationRules, type Rule } from './walk-rules.ts';

export type Walked = { wrong: string[]; tried: Set<string>; done: Set<string> };
/** One generated step, before it is known which applications exist. */
type Step = { Record: number; Change: number; Who: number; IsWild: boolean };

const step: fc.Arbitrary<Step> = fc.record({
  Record: fc.nat(),
  Change: fc.nat(),
  Who: fc.nat(),
  // One step in three is arbitrary; the others try an action not yet performed, by a user with permission.
  IsWild: fc.nat({ max: 2 }).map((chance) => chance === 0),
});

/**
 * Performs application actions in generated order and compares every outcome with the manually written
 * rules: a role or status that is not listed is refused without changes; a success leads to a listed status
 * and increases the version by one; the buttons shown before must match the outcome.
 */
export async function walk(portal: GeneratedPortal, seed: number, steps: number): Promise<Walked> {
  const walked: Walked = { wrong: [], tried: new Set(), done: new Set() };
  const inputFor = walkInputs(portal);
  const take = async ({ record, rule, who: user, Pick }: Chosen & { Pick: number }): Promise<void> => {
    const { ApplicationKey } = record;
    // Prepares prerequisites, such as an answered checklist, before the buttons are read.
    const input = await inputFor(rule.Action, { who: user, ApplicationKey, Pick });
    const meant =
      rule.Action === 'SHOW_NEXT_CYCLE' ? await nextWaiting(portal, ApplicationKey) : ApplicationKey;
    const seen = await portal.get(user, '/application/view', { ApplicationKey: meant });
    const before = await applicationState(portal, meant);
    const answer = await portal.post(user, rule.Path, { ApplicationKey, ...input });
    const after = await applicationState(portal, meant);
    walked.tried.add(rule.Action);
    if (answer.status === 200) walked.done.add(rule.Action);
    for (const what of evaluateStep(rule, user, { shown: seen, before, answer, after }))
      walked.wrong.push(`${user} ${rule.Action} from ${before.ApplicationStatusCode}: ${what}`);
    if (answer.status === 200 && /GENERATE_CERT/.test(rule.Action)) await renderPages(portal);
  };
  for (const one of fc.sample(step, { seed, numRuns: steps }))
    await take({ ...(await chosen(portal, one, await applicationStates(portal), walked)), Pick: one.Change });
  // Actions that random steps have not performed are tried on every application.
  for (const rule of applicationRules.filter(({ Action }) => !walked.done.has(Action))) {
    const records = (await applicationStates(portal)).filter((one) =>
      rule.From.includes(one.ApplicationStatusCode),
    );
    const people = [...new Set(rule.Who.flatMap(actorWithRole))];
    const chances = records.flatMap((record) => people.map((user) => ({ rule, record, who: user })));
    const open = await findOpenAction(rule.Action, chances, (chance) => see(portal, chance));
    if (open) await take({ ...open, Pick: 0 });
  }
  return walked;
}

type Chosen = { record: ApplicationStates[number]; rule: Rule; who: string };

const see = (portal: GeneratedPortal, { who: user, record }: Chosen): Promise<Answer> =>
  portal.get(user, '/application/view', { ApplicationKey: record.ApplicationKey });

type ApplicationStates = (ApplicationState & { ApplicationKey: string })[];

const applicationStates = ({ db }: GeneratedPortal): Promise<ApplicationStates> =>
  db
    .selectFrom('Application')
    .select(['ApplicationKey', 'ApplicationStatusCode', 'Version'])
    .orderBy('Id')
    .execute();

const applicationState = ({ db }: GeneratedPortal, ApplicationKey: string): Promise<ApplicationState> =>
  db
    .selectFrom('Application')
    .select(['ApplicationStatusCode', 'Version'])
    .where('ApplicationKey', '=', ApplicationKey)
    .executeTakeFirstOrThrow();

/**
 * The next cycle may also be opened with the key of the completed previous application; it is looked up in
 * the database directly.
 */
async function nextWaiting({ db }: GeneratedPortal, ApplicationKey: string): Promise<string> {
  const next = await db
    .selectFrom('Application as Next')
    .innerJoin('Application as Last', 'Last.Id', 'Next.ParentId')
    .select('Next.ApplicationKey')
    .where('Last.ApplicationKey', '=', ApplicationKey)
    .where('Next.ApplicationStatusCode', '=', 'WAITING')
    .executeTakeFirst();
  return next?.ApplicationKey ?? ApplicationKey;
}

const pick = <T>(list: readonly T[], at: number): T => {
  const found = list[at % list.length];
  if (found === undefined) throw new Error('there is nothing to choose from');
  return found;
};

/** Maximum number of applications searched for one with an enabled action that was not yet performed. */
const MAX_ATTEMPTS = 4;

async function chosen(
  portal: GeneratedPortal,
  one: Step,
  records: ApplicationStates,
  { done }: Walked,
): Promise<Chosen> {
  if (one.IsWild)
    return {
      record: pick(records, one.Record),
      rule: pick(applicationRules, one.Change),
      who: pick(ACTORS, one.Who),
    };
  const missing = applicationRules.filter(({ Action }) => !done.has(Action));
  const rule = pick(missing.length > 0 ? missing : applicationRules, one.Change);
  const fitting = records.filter((record) => rule.From.includes(record.ApplicationStatusCode));
  const among = fitting.length > 0 ? fitting : records;
  const chances = Array.from({ length: MAX_ATTEMPTS }, (_, at) => ({
    rule,
    record: pick(among, one.Record + at),
    who: pick(actorWithRole(pick(rule.Who, one.Who + at)), one.Change),
  }));
  const open =
    missing.length > 0 && (await findOpenAction(rule.Action, chances, (chance) => see(portal, chance)));
  return open || pick(chances, 0);
}
