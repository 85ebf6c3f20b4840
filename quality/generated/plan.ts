/**
 * Generates random plans of API calls for the generated tests: method, path, user, input, language,
 * idempotency key, and how the input is corrupted.
 */
import fc from 'fast-check';
import { routes } from '#apps/server/http-modules.ts';
import type { Route } from '#platform/common/contract/define-route.ts';
import { ACTORS, actorWithRole } from './actors.ts';
import { arbitraryOf } from './arbitrary-of.ts';
import { hostileString, wrongValue } from './hostile.ts';
import { otherPaths } from './other-paths.ts';
import { rawKind, rawQuery } from './raw-bodies.ts';

/** Calls that hash a password or return all texts or the whole contract; they are sent less often. */
const COSTLY =
  /^\/(auth\/(web|backend)\/login|auth\/activate|user\/(password|reset)|auth\/step-up|translation\/public(\/all)?|assessment\/check|docs\/json)$/;

const frequencyOf = ({ path }: Pick<Route, 'path'>): number => (COSTLY.test(path) ? 2 : 10);

/** One error at one place of an otherwise valid call. */
export type Corruption = {
  Place: number;
  Change: 'put' | 'drop' | 'add' | 'twice' | 'rename';
  Value: unknown;
  Name: string;
};

/** A call before values of earlier responses are inserted; plans are generated, printed and shrunk. */
export type Plan = {
  Method: 'GET' | 'POST';
  Path: string;
  /** Null for a call without a session. */
  Who: string | null;
  /** Adds the fields that the call is known to need. */
  IsKnown: boolean;
  Given: unknown;
  Spoils: Corruption[];
  /** A request body or query that is not valid JSON or name-value pairs. */
  Raw: string | null;
  Language: string;
  IdempotencyKey: string | null;
};

const LANGUAGES = ['EN', 'CHT', 'CHS', 'TC', 'SC', 'xx', '__proto__'];

const corruption: fc.Arbitrary<Corruption> = fc.record({
  Place: fc.nat({ max: 400 }),
  Change: fc.constantFrom<Corruption['Change']>('put', 'put', 'put', 'put', 'drop', 'add', 'twice', 'rename'),
  Value: wrongValue,
  Name: fc.oneof(
    fc.constantFrom('__proto__', 'constructor', 'toString', 'IsAdmin', 'Roles', 'Id', 'x'.repeat(300)),
    hostileString,
  ),
});

const corruptions = fc.oneof(
  { weight: 7, arbitrary: fc.constant<Corruption[]>([]) },
  { weight: 4, arbitrary: fc.tuple(corruption) },
  { weight: 1, arbitrary: fc.array(corruption, { minLength: 2, maxLength: 4 }) },
);

/** Returns null most of the time: `times` nulls for one value. */
const rarely = <T>(times: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: times, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

function planOf(
  method: 'GET' | 'POST',
  path: string,
  input: fc.Arbitrary<unknown>,
  access: Route['access'],
): fc.Arbitrary<Plan> {
  return fc.record({
    Method: fc.constant(method),
    Path: fc.constant(path),
    Who: callerOf(access),
    IsKnown: fc.boolean(),
    Given: input,
    Spoils: corruptions,
    Raw: rarely(10, method === 'POST' ? rawKind : rawQuery),
    Language: fc.constantFrom(...LANGUAGES),
    IdempotencyKey: rarely(20, fc.constantFrom('again-1', 'again-2', '', 'é')),
  });
}

/** Mostly a user who may make the call; sometimes another user or an anonymous caller. */
function callerOf(access: Route['access']): fc.Arbitrary<string | null> {
  const allowed = typeof access === 'string' ? ACTORS : access.flatMap(actorWithRole);
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...allowed) },
    { weight: 2, arbitrary: fc.constantFrom(...ACTORS) },
    { weight: access === 'public' ? 5 : 1, arbitrary: fc.constant(null) },
  );
}

/** A call of the contract, or to an endpoint outside it. */
export const plan: fc.Arbitrary<Plan> = fc.oneof(
  ...routes.map((route) => ({
    weight: frequencyOf(route),
    arbitrary: planOf(
      route.method,
      route.path,
      arbitraryOf(route.method === 'POST' ? route.body : route.query),
      route.access,
    ),
  })),
  ...otherPaths.map(({ Method, Path, Given }) => ({
    weight: frequencyOf({ path: Path }),
    arbitrary: planOf(Method, Path, fc.record(Given, { requiredKeys: [] }), 'public'),
  })),
);
