/**
 * Generated workflow test: performs random actions on records of one workflow table and checks that each is
 * accepted or refused, and changes the record, as the table states.
 */
import fc from 'fast-check';
import type { Role } from '#platform/common/access/roles.ts';
import { ACTORS, actorWithRole } from '../actors.ts';
import { findOpenAction } from '../find-open-action.ts';
import type { GeneratedPortal } from '../generated-portal.ts';
import { evaluateAction } from './evaluate-action.ts';
import { rulesOf, type TableRule } from './table-rule.ts';
import type { RecordState, WalkedKind } from './walked-kind.ts';

export type WalkedTable = { wrong: string[]; tried: Set<string>; done: Set<string> };
/** One generated step, before it is known which records exist. */
type Step = { Record: number; Rule: number; Who: number; Pick: number; IsWild: boolean };

const step: fc.Arbitrary<Step> = fc.record({
  Record: fc.nat(),
  Rule: fc.nat(),
  Who: fc.nat(),
  Pick: fc.nat({ max: 10_000 }),
  // One step in three is arbitrary; the others try an action not yet performed, by a user with permission.
  IsWild: fc.nat({ max: 2 }).map((chance) => chance === 0),
});

const NOTHING: RecordState = { Key: '', Status: 'NONE', Version: 0 };

/**
 * Performs actions of one table in generated order and compares every outcome with its row: a listed role at
 * a listed status, with the button enabled, succeeds; anyone else is refused with the expected code, and
 * nothing changes.
 */
export async function walkTable(
  portal: GeneratedPortal,
  kind: WalkedKind,
  { seed, steps }: { seed: number; steps: number },
): Promise<WalkedTable> {
  const walked: WalkedTable = { wrong: [], tried: new Set(), done: new Set() };
  const rules = rulesOf(kind.Table);
  // Each action is performed once at the start, because random steps could use up its only opportunity.
  for (const rule of rules)
    await bringAbout(portal, { kind, walked, rule }, rule.By[0]?.Roles.slice(0, 1) ?? []);
  for (const one of fc.sample(step, { seed, numRuns: steps })) {
    const records = await kind.standings();
    await performStep(portal, kind, walked, {
      ...(await chosen(one, rules, { kind, records, walked })),
      ...one,
    });
  }
  // Actions that were not possible before are tried again on every record.
  const byAnybody = (rule: TableRule) =>
    bringAbout(
      portal,
      { kind, walked, rule },
      rule.By.flatMap(({ Roles }) => Roles),
    );
  for (const rule of rules) {
    if (walked.done.has(rule.Action)) continue;
    for (const earlier of await leadingTo(rule, rules, kind)) await byAnybody(earlier);
    await byAnybody(rule);
  }
  return walked;
}

/**
 * Returns actions that bring a record to a status in which the rule applies; none if such a record exists.
 */
async function leadingTo(
  rule: TableRule,
  rules: readonly TableRule[],
  kind: WalkedKind,
): Promise<TableRule[]> {
  const records = await kind.standings();
  if (records.some(({ Status }) => rule.From.includes(Status))) return [];
  const leads = (status: string): boolean => rule.From.includes(status);
  return rules.filter(({ To }) => Object.values(To).some((targets) => targets.some(leads)));
}

/** Performs an action once, as a user with one of these roles and an enabled button. */
async function bringAbout(
  portal: GeneratedPortal,
  { kind, walked, rule }: { kind: WalkedKind; walked: WalkedTable; rule: TableRule },
  roles: readonly Role[],
): Promise<void> {
  if (rule.Action in (kind.NotWalked ?? {})) return;
  const records = (await kind.standings()).filter(({ Status }) => rule.From.includes(Status));
  const people = [...new Set(roles.flatMap(actorWithRole))];
  const chances = records.flatMap((record) => people.map((user) => ({ record, who: user })));
  const open = await findOpenAction(rule.Action, chances, ({ who: user, record }) => kind.see(user, record));
  if (open) await performStep(portal, kind, walked, { rule, ...open, Pick: 0 });
}

type Chosen = { rule: TableRule; record: RecordState; who: string };

async function performStep(
  portal: GeneratedPortal,
  kind: WalkedKind,
  walked: WalkedTable,
  { rule, record, who: user, Pick }: Chosen & { Pick: number },
): Promise<void> {
  const { Action } = rule;
  const known = (await kind.standings()).length;
  const body = await kind.body({ who: user, Action, record, Pick });
  const seen = await kind.see(user, record);
  const before = await recordState(kind, record, known);
  // Clears the rate limit of invitations, which is not tested here.
  await portal.db.deleteFrom('Attempt').execute();
  const answer = await portal.post(user, rule.Path, { ...rule.Given, ...body });
  const after = await recordState(kind, record, known);
  walked.tried.add(Action);
  if (answer.status === 200) walked.done.add(Action);
  const isTwice = kind.CountedTwice?.includes(Action) ?? false;
  const isByPlace = kind.ReportedByPath?.includes(Action) ?? false;
  for (const what of evaluateAction(rule, user, { seen, before, answer, after, isTwice, isByPlace }))
    walked.wrong.push(`${user} ${Action} from ${before.Status}: ${what}`);
}

/** Returns the current state of a record; for a new one, the record just created, with version 1. */
async function recordState(kind: WalkedKind, { Key }: RecordState, known: number): Promise<RecordState> {
  const all = await kind.standings();
  if (Key !== '') return all.find((one) => one.Key === Key) ?? NOTHING;
  const made = all.length === known + 1 ? all.at(-1) : undefined;
  return made ? { ...made, Key } : { ...NOTHING, Version: all.length - known };
}

const pick = <T>(list: readonly T[], at: number): T => {
  const found = list[at % list.length];
  if (found === undefined) throw new Error('there is nothing to choose from');
  return found;
};

/** Maximum number of records searched for one with an enabled action that was not yet performed. */
const MAX_ATTEMPTS = 6;

type Known = { kind: WalkedKind; records: readonly RecordState[]; walked: WalkedTable };

async function chosen(one: Step, rules: readonly TableRule[], known: Known): Promise<Chosen> {
  const { kind, walked } = known;
  const missing = rules.filter(
    ({ Action }) => !walked.done.has(Action) && !(Action in (kind.NotWalked ?? {})),
  );
  if (one.IsWild || missing.length === 0) return somewhere(one, pick(rules, one.Rule), known);
  const sought = pick(missing, one.Rule);
  const open = await openSomewhere(one, sought, known);
  if (open) return open;
  // Every second time a different action is tried, which may be a prerequisite of the desired one.
  const other = pick(rules, one.Rule + one.Pick);
  return one.Pick % 2 ? somewhere(one, sought, known) : somewhere(one, other, known);
}

function somewhere(one: Step, rule: TableRule, { records }: Known): Chosen {
  if (rule.From.includes('NONE')) return { record: NOTHING, rule, who: actorFor(one, rule, 'NONE') };
  const fitting = one.IsWild ? records : records.filter(({ Status }) => rule.From.includes(Status));
  const record = pick(fitting.length > 0 ? fitting : records, one.Record);
  return { record, rule, who: actorFor(one, rule, record.Status) };
}

async function openSomewhere(one: Step, rule: TableRule, known: Known): Promise<Chosen | undefined> {
  if (rule.From.includes('NONE')) return somewhere(one, rule, known);
  const chances = Array.from({ length: MAX_ATTEMPTS }, (_, at) =>
    somewhere({ ...one, Record: one.Record + at, Who: one.Who + at }, rule, known),
  );
  return findOpenAction(rule.Action, chances, ({ who: user, record }) => known.kind.see(user, record));
}

function actorFor(one: Step, rule: TableRule, status: string): string {
  if (one.IsWild) return pick(ACTORS, one.Who);
  const granted = rule.By.filter(({ From }) => From.includes(status));
  return pick(
    (granted.length > 0 ? granted : rule.By).flatMap(({ Roles }) => Roles.flatMap(actorWithRole)),
    one.Who,
  );
}
