/**
 * Generates inputs of workflow actions for the test of the guards: the fields of an action's input schema with ordinary
 * values, and with dates, amounts, numbers, people and files at and beyond their limits.
 */
import fc from 'fast-check';
import type { ZodType } from 'zod';
import { addDays, addMonths, hongKongDate } from '#platform/common/format/dates.ts';
import type { GeneratedPortal } from '../generated-portal.ts';
import type { Body, WalkedAction } from '../tables/walked-kind.ts';

/** Numbers from which one input is chosen, so that a case is repeatable from its seed. */
export type Choices = { Keep: number[]; Value: number[] };

export const choices: fc.Arbitrary<Choices> = fc.record({
  Keep: fc.array(fc.nat({ max: 2 }), { minLength: 12, maxLength: 12 }),
  Value: fc.array(fc.nat({ max: 10_000 }), { minLength: 12, maxLength: 12 }),
});

/** Values from the database that inputs refer to. */
type Pools = { people: string[]; numbers: string[]; points: string[]; emails: string[] };

export async function loadPools({ db }: GeneratedPortal): Promise<Pools> {
  const accounts = await db
    .selectFrom('Account')
    .select(['UserKey', 'Email'])
    .orderBy('Id')
    .limit(60)
    .execute();
  const certificates = await db.selectFrom('Certificate').select('CertificateNo').orderBy('Id').execute();
  const answers = await db
    .selectFrom('ChecklistAnswer')
    .select('PointKey')
    .distinct()
    .orderBy('PointKey')
    .execute();
  return {
    people: accounts.map(({ UserKey }) => UserKey),
    numbers: certificates.map(({ CertificateNo }) => CertificateNo),
    points: answers.map(({ PointKey }) => PointKey),
    emails: accounts.map(({ Email }) => Email),
  };
}

type Schema = ZodType & { shape?: Record<string, ZodType>; def: { innerType?: Schema; options?: unknown } };

/** Fields of an object schema, below refinements and defaults. */
const fieldsOf = (schema: Schema): Record<string, ZodType> =>
  schema.shape ?? (schema.def.innerType ? fieldsOf(schema.def.innerType) : {});

type Maker = (pick: number, action: WalkedAction, pools: Pools, portal: GeneratedPortal) => unknown;

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(list.length, 1)];

/** Days at and beyond the limits of the conditions: 90 days, two years, half a year and the next day. */
const day: Maker = (at) => {
  const today = hongKongDate(new Date());
  const days = [-91, -90, -1, 0, 1, 30, 729, 730, 731].map((days) => addDays(today, days));
  return pick(
    [...days, addMonths(today, 6), addMonths(today, 24), addDays(addMonths(today, 24), 1), '2099-12-31'],
    at,
  );
};

const files: Maker = async (at, { who }, _pools, portal) => {
  const kinds = pick([['document'], ['crb'], ['document', 'document'], []] as const, at) ?? [];
  return Promise.all(kinds.map((kind) => portal.upload(who, kind)));
};

const makers: Readonly<Record<string, Maker>> = {
  Remark: (at) => pick([undefined, 'Agreed on the telephone.', '   '], at),
  Attachment: files,
  TransactionNo: (at) => pick(['TX-2026-77', ' ', undefined], at),
  DateTime: day,
  EffectiveOn: day,
  ExpiryDate: day,
  ExpiryDateTime: day,
  DueOn: day,
  AmountCents: (at) => pick([1, 100, 99_999_999, undefined], at),
  CertificateNo: (at, _action, { numbers }) =>
    pick([`ZZ-${at}`, pick(numbers, at), 'GF-2026-09999', undefined], at),
  AssignedUserKey: (at, _action, { people }) =>
    pick([pick(people, at), pick(people, at + 1), 'unknown-key-0000000000', null], at),
  Mode: (at) => pick(['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER'], at),
  Target: (at) => pick([undefined, 'ASSESSOR', 'INDEPREVIEWER', 'CEO'], at),
  Result: (at) => pick(['CONFORM', 'MINOR', 'NA'], at),
  PointKey: (at, _action, { points }) => pick([pick(points, at), 'unknown'], at),
  Points: (at, _action, { points }) =>
    pick(
      [
        [{ Field: 'ScopeRequirement', Remark: 'Too general.' }],
        [{ PointKey: pick(points, at), Remark: 'Missing.' }],
        [{ PointKey: 'unknown', Remark: 'Missing.' }],
        [{ Field: 'NoQuestion', Remark: 'Missing.' }],
      ],
      at,
    ),
  PointAnswers: (at) =>
    pick([undefined, [{ PointNo: 1, Answer: 'Done.' }], [{ PointNo: 199, Answer: 'Done.' }]], at),
  Input: (at) => pick(['17', '10432/17', '999999'], at),
  Email: (at, _action, { emails }) => pick([undefined, `free-${at}@walk.test`, pick(emails, at)], at),
  UserRoleList: (at) =>
    pick([undefined, ['ASSESSOR'], ['ADMIN'], ['FINANCE', 'IT'], ['CEO', 'SCHEDULING']], at),
  Competences: (at) =>
    pick([undefined, [], [{ ServiceKey: 'unknown-key-0000000000', IndustryCode: null }]], at),
  Interests: (at) => pick([undefined, []], at),
  VersionNo: (at) => pick([undefined, 1, 2, 999], at),
  Position: (at) => at % 6,
  Mentions: (at, _action, { people }) =>
    pick([undefined, [], [pick(people, at)], ['unknown-key-0000000000']], at),
  Comment: () => 'Seen by the test of the guards.',
  Text: () => 'We look into it.',
};

const FLAG = /^Is[A-Z]/;

/**
 * The input of an action: each field has the ordinary value, or one chosen among ordinary, limiting and wrong ones. Null if
 * the schema does not accept it.
 */
export async function actionInput(
  portal: GeneratedPortal,
  pools: Pools,
  input: { Schema: ZodType; Ordinary: Body; Action: WalkedAction; Choices: Choices },
): Promise<Body | null> {
  const { Schema, Ordinary, Action, Choices } = input;
  const body: Body = { ...Ordinary };
  for (const [at, name] of Object.keys(fieldsOf(Schema as Schema)).entries()) {
    const make =
      makers[name] ??
      (FLAG.test(name) ? (value: number) => pick([true, false, undefined], value) : undefined);
    // Two of three fields keep their ordinary value, so that most inputs get past the other conditions.
    if (!make || Choices.Keep[at % 12] !== 0) continue;
    body[name] = await make(Choices.Value[at % 12] ?? 0, Action, pools, portal);
  }
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  return Schema.safeParse(given).success ? given : null;
}
