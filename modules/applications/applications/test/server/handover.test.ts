import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { submitApplication } from '#quality/support/submit-application.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

const submitted = (user: string, industry: string) => submitApplication(portal, user, industry);

describe('handing over the work of a person who is away', () => {
  type Open = { ApplicationKey: string; Mode: string; IsCurrent: boolean };
  const open = async (user: string) => {
    const query = { UserKey: await portal.userKey(user) };
    return (await portal.get('scheduling', '/application/handover/list', query)).data.Rows as Open[];
  };
  const assign = (ApplicationKey: string, Mode: string, AssignedUserKey: string) =>
    portal.post('scheduling', '/application/assign', { ApplicationKey, Mode, AssignedUserKey });

  test('an absence lists the work of a later step too, and hands it over with the rules of ASSIGN', async () => {
    const [away, successor] = [await portal.userKey('assessor'), await portal.userKey('assessor3')];
    const [first, second] = [
      await submitted('client2', 'LOGISTICS'),
      await submitted('client2', 'LOGISTICS'),
    ];
    expect((await assign(first, 'ASSESSOR', away)).status).toBe(200);
    // In the second one a later step: another assessor does the assessment.
    expect((await assign(second, 'ASSESSOR', await portal.userKey('assessor2'))).status).toBe(200);
    expect((await assign(second, 'INDEPREVIEWER', away)).status).toBe(200);
    const saved = await portal.post('scheduling', '/user/absence/save', {
      UserKey: away,
      From: '2031-05-01',
      To: '2031-05-09',
      Remark: 'Ill',
    });
    expect(saved.data.Rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ UserKey: away, From: '2031-05-01', To: '2031-05-09' }),
      ]),
    );
    const ours = (await open('assessor')).filter((one) => [first, second].includes(one.ApplicationKey));
    expect(
      ours.map(({ ApplicationKey, Mode }) => `${ApplicationKey === first ? 1 : 2} ${Mode}`).sort(),
    ).toEqual(['1 ASSESSOR', '2 INDEPREVIEWER']);
    const handed = await portal.post('scheduling', '/application/handover', {
      UserKey: away,
      AssignedUserKey: successor,
      Assignments: ours.map(({ ApplicationKey, Mode }) => ({ ApplicationKey, Mode })),
    });
    expect([handed.data.Done, handed.data.Refused]).toEqual([2, []]);
    const left = (await open('assessor')).filter((one) => [first, second].includes(one.ApplicationKey));
    expect(left).toEqual([]);
    const theirs = (await open('assessor3')).filter((one) => [first, second].includes(one.ApplicationKey));
    expect(theirs).toHaveLength(2);
  });

  test('what the rules forbid is refused by itself, with the reason', async () => {
    const key = await submitted('client', 'LOGISTICS');
    const other = await submitted('client2', 'LOGISTICS');
    const away = await portal.userKey('assessor');
    for (const one of [key, other]) await assign(one, 'ASSESSOR', away);
    const { data } = await portal.post('scheduling', '/application/handover', {
      UserKey: away,
      // Declared an interest in the organisation of the first.
      AssignedUserKey: await portal.userKey('assessor5'),
      Assignments: [key, other].map((ApplicationKey) => ({ ApplicationKey, Mode: 'ASSESSOR' })),
    });
    expect(data.Done).toBe(1);
    expect(data.Refused).toMatchObject([{ ApplicationKey: key, Mode: 'ASSESSOR' }]);
  });

  test('work that was assigned to another person in the meantime stays with that person', async () => {
    const key = await submitted('client2', 'LOGISTICS');
    const other = await portal.userKey('assessor2');
    expect((await assign(key, 'ASSESSOR', other)).status).toBe(200);
    const { data } = await portal.post('scheduling', '/application/handover', {
      UserKey: await portal.userKey('assessor'),
      AssignedUserKey: await portal.userKey('assessor3'),
      Assignments: [{ ApplicationKey: key, Mode: 'ASSESSOR' }],
    });
    expect(data).toMatchObject({
      Done: 0,
      Refused: [{ ApplicationKey: key, Message: 'The assignment has changed in the meantime.' }],
    });
    expect((await open('assessor2')).map(({ ApplicationKey }) => ApplicationKey)).toContain(key);
  });

  test('overlapping absences are refused, and of two at once one is recorded', async () => {
    const UserKey = await portal.userKey('assessor2');
    const body = { UserKey, From: '2031-06-01', To: '2031-06-10' };
    const both = await Promise.all([
      portal.post('scheduling', '/user/absence/save', body),
      portal.post('admin', '/user/absence/save', { ...body, From: '2031-06-10', To: '2031-06-12' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(both.find(({ status }) => status === 422)?.error.Fields?.[0]).toMatchObject({
      Field: 'From',
      Code: 'FIELD_ABSENCE_OVERLAPS',
    });
    const reversed = { UserKey, From: '2031-07-02', To: '2031-07-01' };
    expect((await portal.post('scheduling', '/user/absence/save', reversed)).error.Fields?.[0]).toMatchObject(
      {
        Field: 'To',
        Code: 'FIELD_ABSENCE_ORDER',
      },
    );
    for (const user of ['business', 'assessor', 'client', 'it'])
      expect((await portal.get(user, '/user/absence/list')).status, user).toBe(403);
  });
});
