import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { submitApplication } from '#quality/support/submit-application.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

const submitted = (user: string, industry: string) => submitApplication(portal, user, industry);

type Shown = {
  UserKey: string;
  Name: string;
  Allowed: boolean;
  Reasons: { Code: string; Message: string }[];
};
async function shown(ApplicationKey: string): Promise<Record<string, string>> {
  const { data } = await portal.get('scheduling', '/application/assignees', {
    ApplicationKey,
    Mode: 'ASSESSOR',
  });
  return Object.fromEntries(
    (data.Rows as Shown[]).map(({ Name, Allowed, Reasons }) => [
      Name,
      Allowed ? 'may' : Reasons.map(({ Code }) => Code).join(' '),
    ]),
  );
}

async function assigning(ApplicationKey: string, user: string): Promise<string> {
  const AssignedUserKey = await portal.userKey(user);
  const answer = await portal.post('scheduling', '/application/assign', {
    ApplicationKey,
    Mode: 'ASSESSOR',
    AssignedUserKey,
  });
  return answer.status === 200 ? 'done' : (answer.error.Fields ?? []).map(({ Code }) => Code).join(' ');
}

describe('candidates for a step', () => {
  test('the industry is taken from the answers and changes with them', async () => {
    const key = await submitted('client2', 'LOGISTICS');
    const industry = async () =>
      (
        await portal.db
          .selectFrom('Application')
          .select('IndustryCode')
          .where('ApplicationKey', '=', key)
          .executeTakeFirstOrThrow()
      ).IndustryCode;
    expect(await industry()).toBe('LOGISTICS');
    const { data } = await portal.get('business2', '/application/form', { ApplicationKey: key });
    const Answers = { ...(data.Answers as object), Industry: 'FOOD' };
    await portal.post('business2', '/application/save', { ApplicationKey: key, Answers });
    expect(await industry()).toBe('FOOD');
  });

  test('competent, available and impartial people are offered; others are listed with the reason', async () => {
    const key = await submitted('client', 'LOGISTICS');
    expect(await shown(key)).toEqual({
      'Ivy Chan': 'may',
      'Gordon Lam': 'may',
      'Nora Lee': 'may',
      'Victor Ma': 'REASON_ASSIGNEE_ABSENT',
      'Irene Tam': 'REASON_ASSIGNEE_INTEREST',
    });
    expect(await assigning(key, 'assessor4')).toBe('REASON_ASSIGNEE_ABSENT');
    expect(await assigning(key, 'assessor5')).toBe('REASON_ASSIGNEE_INTEREST');
    expect(await assigning(key, 'assessor3')).toBe('done');
  });

  test('competence applies to one industry or to all', async () => {
    const key = await submitted('client2', 'FOOD');
    expect(await shown(key)).toMatchObject({
      'Nora Lee': 'REASON_ASSIGNEE_NOT_COMPETENT',
      'Irene Tam': 'may',
    });
    expect(await assigning(key, 'assessor3')).toBe('REASON_ASSIGNEE_NOT_COMPETENT');
    await portal.db.deleteFrom('Competence').where('IndustryCode', '=', '').execute();
    expect(await shown(key)).toMatchObject({ 'Ivy Chan': 'REASON_ASSIGNEE_NOT_COMPETENT' });
  });

  test('an absence includes its last day in Hong Kong time', async () => {
    const key = await submitted('client2', 'LOGISTICS');
    const hongKong = (days: number) =>
      new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
    const away = (FromDate: string, ToDate: string) =>
      portal.db.updateTable('Absence').set({ FromDate, ToDate }).execute();
    const reason = async () => (await shown(key))['Victor Ma'];
    await portal.post('admin', '/user/staff/update', {
      UserKey: await portal.userKey('assessor4'),
      FirstName: 'Victor',
      LastName: 'Ma',
      Competences: [
        {
          ServiceKey: (
            await portal.db
              .selectFrom('Service')
              .select('ServiceKey')
              .where('SchemeCode', '=', 'QM')
              .executeTakeFirstOrThrow()
          ).ServiceKey,
        },
      ],
    });
    await away(hongKong(-9), hongKong(0));
    expect(await reason()).toBe('REASON_ASSIGNEE_ABSENT');
    await away(hongKong(-9), hongKong(-1));
    expect(await reason()).toBe('may');
    await away(hongKong(1), hongKong(9));
    expect(await reason()).toBe('may');
  });
});
