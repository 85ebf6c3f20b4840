import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

const POINT = { PointKey: 'GF-01', Result: 'CONFORM' };
const keyOf = async (scheme: string): Promise<string> =>
  (
    await portal.db
      .selectFrom('Service')
      .select('ServiceKey')
      .where('SchemeCode', '=', scheme)
      .executeTakeFirstOrThrow()
  ).ServiceKey;

/** A draft with one question whose condition takes practically forever to evaluate. */
async function slowDraft(): Promise<string> {
  const { data } = await portal.post('it', '/assessment/create', {
    SchemeCode: 'SLOW',
    Name: { EN: 'Slow', CHT: '慢', CHS: '慢' },
  });
  const { ServiceKey, Version, Draft } = data as {
    ServiceKey: string;
    Version: number;
    Draft: { Definition: object };
  };
  const question = {
    type: 'text',
    name: 'Trap',
    defaultValue: `${'a'.repeat(60)}!`,
    validators: [{ type: 'regex', regex: '^(a+)+$' }],
  };
  const Form = { pages: [{ name: 'Only', elements: [question] }] };
  const Definition = { ...Draft.Definition, Form };
  const saved = await portal.post('it', '/assessment/save', { ServiceKey, Version, Definition });
  expect(saved.status).toBe(200);
  return ServiceKey;
}

test('no applicant is delayed while a user tests a draft that overloads the form engine', async () => {
  const ServiceKey = await slowDraft();
  const offered = await keyOf('GF');
  const created = await portal.post('client', '/application/save', { ServiceKey: offered });
  const { ApplicationKey } = created.data;
  const finished: string[] = [];
  const note = (name: string) => () => finished.push(name);
  const sampled = portal.post('it', '/assessment/trial/sample', { ServiceKey });
  const played = portal.post('it', '/assessment/trial', {
    ServiceKey,
    AssessmentType: 'INITIAL',
    StartOn: '2026-03-02',
    Actions: [{ Action: 'SAVE', By: 'CLIENT', Day: 0, Input: { Answers: { Trap: `${'a'.repeat(60)}!` } } }],
  });
  const validated = portal.post('client', '/application/validate', {
    ApplicationKey,
    Answers: { LegalName: 'Harbour' },
  });
  await Promise.all([
    sampled.then(note('sample')),
    played.then(note('trial')),
    validated.then(note('applicant')),
  ]);
  expect(finished[0]).toBe('applicant');
  expect((await validated).status).toBe(200);
  for (const answer of [await sampled, await played])
    expect([answer.status, answer.error.Code]).toEqual([409, 'ERR_TRANSITION']);
}, 60_000);

test('an action that names another application applies to the one of the test run', async () => {
  const ServiceKey = await keyOf('GF');
  const created = await portal.post('client', '/application/save', { ServiceKey });
  const refused = async (Input: object) => {
    const { data } = await portal.post('it', '/assessment/trial', {
      ServiceKey,
      AssessmentType: 'INITIAL',
      StartOn: '2026-03-02',
      Actions: [{ Action: 'CHECKLIST', By: 'ADMIN', Day: 0, Input: { Answers: [POINT], ...Input } }],
    });
    return (data as { Refused: { Code: string } }).Refused.Code;
  };
  // The action applies to the dry run's new application, which has no step; a key that was used would not be
  // found.
  for (const Input of [
    {},
    { ApplicationKey: 'A'.repeat(22) },
    { ApplicationKey: created.data.ApplicationKey },
  ])
    expect(await refused(Input)).toBe('ERR_TRANSITION');
});

test('a connection lost within a transaction ends that transaction and nothing else', async () => {
  const tx = await portal.db.startTransaction().execute();
  const { rows } = await sql<{ Pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  await sql`select pg_terminate_backend(${rows[0]?.Pid})`.execute(portal.db);
  // Without a listener, the error of the idle connection would end the process and fail the whole test run.
  await expect
    .poll(() =>
      sql`select 1`.execute(tx).then(
        () => 'alive',
        () => 'gone',
      ),
    )
    .toBe('gone');
  await tx
    .rollback()
    .execute()
    .catch(() => undefined);
  expect((await portal.get(null, '/auth/config')).status).toBe(200);
});
