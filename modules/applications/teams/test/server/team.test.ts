import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newKey } from '#platform/server/database/keys.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { type Answer, startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { setAccountStatus } from '#quality/support/set-account-status.ts';
import { handledBy } from '../../server/handled-by.ts';

let portal: TestPortal;
const service: Record<string, string> = {};
/** Application keys by a name that consists of service and industry. */
const application: Record<string, string> = {};

beforeAll(async () => {
  portal = await startTestPortal();
  for (const row of await portal.db.selectFrom('Service').selectAll().execute())
    service[row.SchemeCode] = row.ServiceKey;
  for (const name of ['out', 'both', 'mixed', 'gone']) await addBusiness(name);
  await addRoles('both', ['BUSINESS', 'FINANCE']);
  await addRoles('mixed', ['BUSINESS', 'ASSESSOR']);
  for (const [scheme, industry] of [
    ['GF', 'ENERGY'],
    ['GF', 'LOGISTICS'],
    ['GF', null],
    ['QM', 'ENERGY'],
    ['IS', 'TECHNOLOGY'],
  ] as const)
    await apply(`${scheme} ${industry ?? 'unknown'}`, scheme, industry);
});
// Ends all teams, so that they do not hide applications from the next test.
afterEach(() => portal.db.updateTable('Team').set({ IsActive: false }).execute());
afterAll(() => portal.close());

const ALL = ['GF ENERGY', 'GF LOGISTICS', 'GF unknown', 'IS TECHNOLOGY', 'QM ENERGY'];

async function addBusiness(name: string): Promise<void> {
  const usual = { OrganisationId: null, ParentId: null, PasswordHash: null };
  await portal.db
    .insertInto('Account')
    .values({
      ...usual,
      UserKey: newKey(),
      Email: `${name}@demo.test`,
      Status: 'ACTIVE',
      Roles: ['BUSINESS'],
      FirstName: name,
      LastName: 'Person',
      TermsVersion: '1.0',
      PrivacyVersion: '1.0',
    })
    .execute();
}

const addRoles = (name: string, Roles: ('BUSINESS' | 'FINANCE' | 'ASSESSOR')[]) =>
  portal.db.updateTable('Account').set({ Roles }).where('Email', '=', `${name}@demo.test`).execute();

async function apply(name: string, scheme: string, industry: string | null): Promise<void> {
  const made = await portal.post('client', '/application/save', {
    ServiceKey: service[scheme],
    AssessmentType: 'INITIAL',
  });
  application[name] = String(made.data.ApplicationKey);
  await portal.db
    .updateTable('Application')
    .set({
      IndustryCode: industry,
      ApplicationStatusCode: 'PENDING',
      TurnRoles: ['BUSINESS'],
      IsClientTurn: false,
      StepSince: new Date('2026-11-01T00:00:00Z'),
      DueAt: new Date('2026-11-05T00:00:00Z'),
    } as never)
    .where(announceStatus('application', 'PENDING'))
    .where('ApplicationKey', '=', String(application[name]))
    .execute();
}

/** Names of the applications a user sees in the list, by key and in the counts; the three must agree. */
async function visibleNames(user: string): Promise<string[]> {
  const { data } = await portal.get(user, '/application/list', { PageSize: '100' });
  const keys = (data.Rows as { ApplicationKey: string }[]).map((row) => row.ApplicationKey);
  const names = Object.keys(application).filter((name) => keys.includes(String(application[name])));
  for (const [name, ApplicationKey] of Object.entries(application)) {
    const expected = names.includes(name) ? 200 : 404;
    const { status } = await portal.get(user, '/application/view', { ApplicationKey });
    expect([user, name, status]).toEqual([user, name, expected]);
  }
  const counted = (await portal.get(user, '/application/count')).data.Counts as Record<string, number>;
  expect(counted.PENDING ?? 0).toBe(names.length);
  return names.sort();
}

type Member = string | { lead: string };
async function submit(
  name: string,
  members: Member[],
  schemes: string[],
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const Members = await Promise.all(
    members.map(async (one) =>
      typeof one === 'string'
        ? { UserKey: await portal.userKey(one) }
        : { UserKey: await portal.userKey(one.lead), IsLead: true },
    ),
  );
  const ServiceKeys = schemes.map((scheme) => service[scheme]);
  return portal.post(
    'admin',
    '/business/team/submit',
    { Name: name, Members, ServiceKeys, ...more },
    headers,
  );
}
const keyAndVersion = ({ data }: Answer) => ({ TeamKey: data.TeamKey, Version: data.Version });
const remove = (team: Answer) => portal.post('admin', '/business/team/remove', keyAndVersion(team));

describe('applications visible to BUSINESS', () => {
  test('all, while no team is configured', async () => {
    expect(await visibleNames('business')).toEqual(ALL);
    expect(await visibleNames('out')).toEqual(ALL);
  });

  test('for a configured service only those of the user’s teams, for every other service all', async () => {
    const team = await submit('Green', [{ lead: 'business' }], ['GF']);
    expect(team.status, JSON.stringify(team.error)).toBe(200);
    expect(await visibleNames('business')).toEqual(ALL);
    expect(await visibleNames('out')).toEqual(['IS TECHNOLOGY', 'QM ENERGY']);
    expect(await visibleNames('both')).toEqual(ALL);
    expect(await visibleNames('mixed')).toEqual(['IS TECHNOLOGY', 'QM ENERGY']);
    for (const user of ['admin', 'sub-admin', 'it', 'scheduling', 'finance'])
      expect(await visibleNames(user)).toEqual(ALL);
    await remove(team);
    expect(await visibleNames('out')).toEqual(ALL);
  });

  test('industries restrict a team; an application without one is visible to every team of its service', async () => {
    const energy = await submit('Energy', ['business'], ['GF', 'QM'], { Industries: ['ENERGY'] });
    const transport = await submit('Transport', ['out'], ['GF'], { Industries: ['LOGISTICS'] });
    expect(await visibleNames('business')).toEqual(['GF ENERGY', 'GF unknown', 'IS TECHNOLOGY', 'QM ENERGY']);
    expect(await visibleNames('out')).toEqual(['GF LOGISTICS', 'GF unknown', 'IS TECHNOLOGY']);
    expect(await visibleNames('gone')).toEqual(['IS TECHNOLOGY']);
    const wide = await submit('All of it', ['gone'], ['GF']);
    expect(await visibleNames('gone')).toEqual(['GF ENERGY', 'GF LOGISTICS', 'GF unknown', 'IS TECHNOLOGY']);
    for (const team of [energy, transport, wide]) await remove(team);
  });

  test('an assessor with BUSINESS retains assigned applications, whatever the teams', async () => {
    const team = await submit('Green', ['business'], ['GF']);
    const one = (await portal.db
      .selectFrom('Application')
      .select('Id')
      .where('ApplicationKey', '=', String(application['GF ENERGY']))
      .executeTakeFirstOrThrow()) as { Id: number };
    const { Id } = await portal.db
      .selectFrom('Account')
      .select('Id')
      .where('Email', '=', 'mixed@demo.test')
      .executeTakeFirstOrThrow();
    await portal.db
      .insertInto('ApplicationPerson')
      .values({ ApplicationId: one.Id, AccountId: Id, Mode: 'ASSESSOR', AssignedAt: new Date() })
      .execute();
    expect(await visibleNames('mixed')).toEqual(['GF ENERGY', 'IS TECHNOLOGY', 'QM ENERGY']);
    await remove(team);
  });

  test('a change of members applies from the next request', async () => {
    const team = await submit('Green', ['business', 'out'], ['GF']);
    expect(await visibleNames('out')).toEqual(ALL);
    const changed = await submit('Green', ['business'], ['GF'], keyAndVersion(team));
    expect(await visibleNames('out')).toEqual(['IS TECHNOLOGY', 'QM ENERGY']);
    await remove(changed);
  });

  test('files, history and actions of other teams’ applications are not found', async () => {
    const file = await portal.upload('client', 'document');
    const { Id } = await portal.db
      .selectFrom('Application')
      .select('Id')
      .where('ApplicationKey', '=', String(application['GF ENERGY']))
      .executeTakeFirstOrThrow();
    await portal.db.updateTable('File').set({ ApplicationId: Id }).where('FileKey', '=', file).execute();
    const team = await submit('Green', ['business'], ['GF']);
    const query = { ApplicationKey: application['GF ENERGY'] };
    const missing = await portal.post('out', '/media/ticket', { FileKey: newKey() });
    expect(await portal.post('out', '/media/ticket', { FileKey: file })).toEqual(missing);
    expect((await portal.post('business', '/media/ticket', { FileKey: file })).status).toBe(200);
    expect((await portal.get('out', '/application/history', query as Record<string, string>)).status).toBe(
      404,
    );
    const act = await portal.post('out', '/application/review', { ...query, TransactionNo: 'TX-1' });
    expect(act).toEqual(
      await portal.post('out', '/application/review', { ApplicationKey: newKey(), TransactionNo: 'TX-1' }),
    );
    await remove(team);
  });

  test('the team scope is evaluated once per query, not once per row', async () => {
    const { Id } = await portal.db
      .selectFrom('Account')
      .select('Id')
      .where('Email', '=', 'out@demo.test')
      .executeTakeFirstOrThrow();
    const query = portal.db.selectFrom('Application').select('Application.Id').where(handledBy(Id));
    const plan = await query.explain('text');
    const text = JSON.stringify(plan);
    expect(text).toContain('InitPlan');
    expect(text).not.toContain('SubPlan 1)::');
    // A subplan that depends on the row would have a column of the application as parameter.
    expect(text).not.toMatch(/\$\d+ = application\.|application\.\w+ = \$\d+ AND team_service/);
  });
});

describe('teams', () => {
  test('show the workload of each member', async () => {
    const team = await submit('Desk', [{ lead: 'business' }, 'out'], ['GF'], { Industries: ['ENERGY'] });
    const { data } = await portal.get('it', '/business/team/list');
    const row = (data.Rows as Record<string, unknown>[])[0] as Record<string, unknown>;
    expect(row.Workload).toEqual({
      Open: 2,
      Overdue: 2,
      Waiting: 2,
      OldestWaiting: '2026-11-01T00:00:00.000Z',
      Counts: { PENDING: 2 },
    });
    const members = row.Members as { Email: string; IsLead: boolean; Waiting: number; Handled: number }[];
    expect(members.map(({ Email, IsLead, Waiting, Handled }) => [Email, IsLead, Waiting, Handled])).toEqual([
      ['business@demo.test', true, 2, 0],
      ['out@demo.test', false, 2, 0],
    ]);
    expect(row.Industries).toEqual([
      {
        Code: 'ENERGY',
        Name: { EN: 'Energy and utilities', CHT: '能源及公用事業', CHS: '能源及公用事业' },
      },
    ]);
    const open = (data.Unassigned as { ServiceKey: string }[]).map((one) => one.ServiceKey);
    expect(open.sort()).toEqual([service.QM, service.IS, service.SS].sort());
    await remove(team);
  });

  test('consist of active business staff, known services and their industries', async () => {
    const refused = async (made: Promise<Answer>) => (await made).error.Fields?.map(({ Field }) => Field);
    expect(await refused(submit('A', ['finance'], ['GF']))).toEqual(['Members']);
    expect(await refused(submit('A', ['client'], ['GF']))).toEqual(['Members']);
    expect(await refused(submit('A', [], ['GF']))).toEqual(['Members']);
    expect(await refused(submit('A', ['business'], []))).toEqual(['ServiceKeys']);
    expect(await refused(submit('A', ['business'], ['GF'], { ServiceKeys: [newKey()] }))).toEqual([
      'ServiceKeys',
    ]);
    expect(await refused(submit('A', ['business'], ['GF'], { Industries: ['GAMBLING'] }))).toEqual([
      'Industries',
    ]);
    const { data } = await portal.get('admin', '/business/team/member');
    const names = (data.Rows as { Email: string }[]).map((row) => row.Email);
    for (const one of ['business', 'out', 'both', 'mixed', 'gone'])
      expect(names).toContain(`${one}@demo.test`);
    expect(names).not.toContain('finance@demo.test');
  });

  test('a suspended member remains listed and does not prevent a change', async () => {
    const team = await submit('Old hands', ['business', 'gone'], ['GF']);
    await setAccountStatus(portal.db, { Email: 'gone@demo.test' }, 'SUSPENDED');
    const again = await submit('Old hands', ['business', 'gone'], ['GF', 'QM'], keyAndVersion(team));
    expect(again.status).toBe(200);
    const members = again.data.Members as { Email: string; IsActive: boolean }[];
    expect(members.map(({ Email, IsActive }) => [Email, IsActive])).toEqual([
      ['business@demo.test', true],
      ['gone@demo.test', false],
    ]);
    expect((await submit('Another', ['gone'], ['IS'])).error.Fields?.[0]?.Field).toBe('Members');
    await remove(again);
  });

  test('a stale version is refused with the current team', async () => {
    const team = await submit('First', ['business'], ['GF']);
    const second = await submit('Second', ['business'], ['GF'], keyAndVersion(team));
    expect(second.data.Version).toBe(2);
    const stale = await submit('Third', ['business'], ['GF'], keyAndVersion(team));
    expect([stale.status, stale.error.Code, stale.error.Data?.Name]).toEqual([409, 'ERR_CONFLICT', 'Second']);
    expect((await remove(team)).error.Code).toBe('ERR_CONFLICT');
    expect((await submit('Third', ['business'], ['GF'], { TeamKey: team.data.TeamKey })).status).toBe(422);
    await remove(second);
  });

  test('a name can be used by one active team only', async () => {
    const team = await submit('Only one', ['business'], ['GF']);
    expect((await submit('ONLY ONE', ['out'], ['QM'])).error.Fields?.[0]?.Field).toBe('Name');
    const [a, b] = await Promise.all([
      submit('At once', ['out'], ['QM']),
      submit('at once', ['out'], ['QM']),
    ]);
    expect([a.status, b.status].sort()).toEqual([200, 422]);
    await remove(team);
    expect((await remove(a.status === 200 ? a : b)).status).toBe(200);
    const reborn = await submit('Only one', ['business'], ['GF']);
    expect(reborn.status).toBe(200);
    await remove(reborn);
  });

  test('the same request sent twice acts once', async () => {
    const headers = { 'idempotency-key': 'team-once' };
    const [a, b] = await Promise.all([
      submit('Twice', ['business'], ['GF'], {}, headers),
      submit('Twice', ['business'], ['GF'], {}, headers),
    ]);
    expect(a.data.TeamKey).toBe(b.data.TeamKey);
    const { data } = await portal.get('admin', '/business/team/list');
    expect((data.Rows as { Name: string }[]).filter((row) => row.Name === 'Twice')).toHaveLength(1);
    await remove(a);
  });

  test('ended teams remain listed and cannot be changed', async () => {
    const team = await submit('Short-lived', ['business'], ['GF']);
    const TeamKey = String(team.data.TeamKey);
    await remove(team);
    const view = await portal.get('admin', '/business/team/view', { TeamKey });
    expect([view.data.IsActive, (view.data.Members as unknown[]).length]).toEqual([false, 1]);
    expect((view.data.Changes as { Event: string; Name: string }[]).map((one) => one.Event)).toEqual([
      'TEAM_REMOVE',
      'TEAM_CREATE',
    ]);
    const missing = await portal.post('admin', '/business/team/remove', { TeamKey: newKey(), Version: 2 });
    expect(await portal.post('admin', '/business/team/remove', { TeamKey, Version: 2 })).toEqual(missing);
    const { data } = await portal.get('admin', '/business/team/list', { IsActive: 'false' });
    expect((data.Rows as { TeamKey: string }[]).some((row) => row.TeamKey === TeamKey)).toBe(true);
  });

  test('every change is logged with the values before and after', async () => {
    const team = await submit('Logged', ['business'], ['GF']);
    const changed = await submit('Logged', ['business', 'out'], ['GF'], keyAndVersion(team));
    const rows = await portal.db
      .selectFrom('Audit')
      .select(['Event', 'Detail'])
      .where('Object', '=', String(team.data.TeamKey))
      .orderBy('Id')
      .execute();
    const [a, b] = [await portal.userKey('business'), await portal.userKey('out')];
    expect(rows.map((row) => row.Event)).toEqual(['TEAM_CREATE', 'TEAM_CHANGE']);
    expect(rows[1]?.Detail).toMatchObject({
      Before: { Members: [a], Services: ['GF'] },
      After: { Members: [a, b].sort(), Services: ['GF'] },
    });
    await remove(changed);
  });

  test.each(['business', 'scheduling', 'finance', 'ceo', 'client', 'sub-client'])(
    '%s has no access to teams',
    async (user) => {
      expect((await portal.get(user, '/business/team/list')).status).toBe(403);
      expect((await portal.get(user, '/business/team/member')).status).toBe(403);
      expect(
        (await portal.post(user, '/business/team/remove', { TeamKey: newKey(), Version: 1 })).status,
      ).toBe(403);
    },
  );
});
