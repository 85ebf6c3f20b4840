/**
 * Checks that an action is offered exactly if it is possible: random users take random actions with random valid inputs, and
 * every response must agree with the `Actions` shown before and with the conditions of the workflow table.
 */
import fc from 'fast-check';
import type { ZodType } from 'zod';
import type { Role } from '#platform/common/access/roles.ts';
import type { Answer } from '../../support/portal.ts';
import { ACTORS, actorWithRole } from '../actors.ts';
import type { GeneratedPortal } from '../generated-portal.ts';
import type { RecordState, WalkedKind } from '../tables/walked-kind.ts';
import { actionInput, type Choices, choices, loadPools } from './action-input.ts';
import { type Button, evaluateOffer, type OfferedRow } from './evaluate-offer.ts';

type Case = {
  Kind: number;
  Record: number;
  Who: number;
  Action: number;
  IsOffered: boolean;
  IsRare: boolean;
  Choices: Choices;
};

const oneCase: fc.Arbitrary<Case> = fc.record({
  Kind: fc.nat(),
  Record: fc.nat(),
  Who: fc.nat(),
  Action: fc.nat(),
  // Most cases take an action that is offered; the others any, offered or not.
  IsOffered: fc.nat({ max: 3 }).map((chance) => chance > 0),
  // Actions that end a record are taken seldom, so that enough records stay open.
  IsRare: fc.nat({ max: 7 }).map((chance) => chance === 0),
  Choices: choices,
});

/** The parts of a row with which an action is taken. */
type Row = Omit<OfferedRow, 'By'> & {
  Path: string;
  Given?: Readonly<Record<string, string>>;
  From: readonly string[];
  By: readonly (OfferedRow['By'][number] & { Roles: readonly Role[] })[];
  Input: ZodType;
  Ui: { Tone: string };
};

const pick = <T>(list: readonly T[], at: number): T => {
  const found = list[at % list.length];
  if (found === undefined) throw new Error('there is nothing to choose from');
  return found;
};

export type Checked = { wrong: string[]; taken: number; done: number; refused: number };

/** Runs the cases one after the other; each wrong one is described with everything needed to understand it. */
export async function checkGuards(
  portal: GeneratedPortal,
  kinds: readonly { Of: string; Kind: WalkedKind }[],
  { seed, cases }: { seed: number; cases: number },
): Promise<Checked> {
  const checked: Checked = { wrong: [], taken: 0, done: 0, refused: 0 };
  for (const [at, one] of fc.sample(oneCase, { seed, numRuns: cases }).entries()) {
    const { Of, Kind } = pick(kinds, one.Kind);
    const tried = await attempt(portal, Kind, one);
    if (!tried) continue;
    checked.taken += 1;
    if (tried.answer.status === 200) checked.done += 1;
    else if (tried.button?.Allowed) checked.refused += 1;
    const what = evaluateOffer(tried);
    if (what) checked.wrong.push(describe(what, { seed, at, Of, tried }));
  }
  return checked;
}

type Tried = {
  record: RecordState;
  who: string;
  action: string;
  row: Row;
  body: Record<string, unknown>;
  button: Button | undefined;
  answer: Answer;
};

async function attempt(portal: GeneratedPortal, kind: WalkedKind, one: Case): Promise<Tried | null> {
  const records = (await kind.standings()).filter(({ Key }) => Key !== '');
  if (records.length === 0) return null;
  const record = pick(records, one.Record);
  const rows = Object.entries(kind.Table.Rows as unknown as Record<string, Row>).filter(
    ([, row]) => !row.From.includes('NONE'),
  );
  const [wanted, { By }] = pick(rows, one.Action);
  // A user with a role that the table names for some action; one in four is anybody.
  const named = By.flatMap(({ Roles }) => Roles.flatMap(actorWithRole));
  const who = one.IsOffered && named.length > 0 ? pick(named, one.Who) : pick(ACTORS, one.Who);
  const buttons = await buttonsOf(kind, who, record);
  const offered = buttons.filter(({ Action, Allowed }) => Allowed && (one.IsRare || !isEnding(kind, Action)));
  const action = one.IsOffered && offered.length > 0 ? pick(offered, one.Action).Action : wanted;
  const row = (kind.Table.Rows as unknown as Record<string, Row>)[action];
  if (!row || (isEnding(kind, action) && !one.IsRare)) return null;
  const step = { who, Action: action, record, Pick: one.Choices.Value[0] ?? 0 };
  const Ordinary = { ...row.Given, ...(await kind.body(step)) };
  const input = { Schema: row.Input, Ordinary, Action: step, Choices: one.Choices };
  const body = await actionInput(portal, await loadPools(portal), input);
  if (!body) return null;
  // Preparing the input may have changed the record, for example its checklist.
  const now = await buttonsOf(kind, who, record);
  await portal.db.deleteFrom('Attempt').execute();
  const answer = await portal.post(who, row.Path, body);
  return { record, who, action, row, body, button: now.find(({ Action }) => Action === action), answer };
}

const isEnding = (kind: WalkedKind, action: string): boolean =>
  (kind.Table.Rows as unknown as Record<string, Row>)[action]?.Ui.Tone === 'danger';

async function buttonsOf(kind: WalkedKind, who: string, record: RecordState): Promise<Button[]> {
  const { status, data } = await kind.see(who, record);
  return status === 200 ? (data.Actions as Button[]) : [];
}

function describe(
  what: string,
  { seed, at, Of, tried }: { seed: number; at: number; Of: string; tried: Tried },
): string {
  const { record, who, action, body, button, answer } = tried;
  return [
    `${who} ${action} of ${Of}: ${what}`,
    `  case ${at} of FUZZ_SEED=${seed}, record ${record.Key} in status ${record.Status}, version ${record.Version}`,
    `  input ${JSON.stringify(body)}`,
    `  offered ${JSON.stringify(button ?? null)}`,
    `  response ${answer.status} ${JSON.stringify(answer.status === 200 ? null : answer.error)}`,
  ].join('\n');
}
