import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPortal, type TestPortal } from '../support/portal.ts';
import { newestMail } from '../support/sessions.ts';
import { PASSWORD, PERSON, registration, userFixture } from '../support/user-fixture.ts';

/** Attack tests: one-time links work for one purpose, one user and one use, even with concurrent attempts. */
let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

const { accountOf } = userFixture(() => portal);

describe('one-time links', () => {
  const invite = async (Email: string) => {
    const { status, data } = await portal.post('admin', '/user/create', { Email, ...PERSON });
    expect(status).toBe(200);
    return { UserKey: String(data.UserKey), Code: (await newestMail(portal, Email)).code };
  };
  const open = async (Code: string) =>
    (await portal.post(null, '/user/reset', { Code, Password: PASSWORD })).status;

  test('of twenty concurrent redemptions one succeeds', async () => {
    const { Code } = await invite('crowd@links.test');
    const all = await Promise.all(Array.from({ length: 20 }, () => open(Code)));
    expect(all.filter((status) => status === 200)).toHaveLength(1);
  });

  test('a changed address, a removal, a suspension and a new password void them', async () => {
    const moved = await invite('moved@links.test');
    await portal.post('admin', '/user/update', {
      UserKey: moved.UserKey,
      ...PERSON,
      Email: 'moved2@links.test',
    });
    expect(await open(moved.Code)).toBe(422);
    expect(await open((await newestMail(portal, 'moved2@links.test')).code)).toBe(200);

    const removedUser = await invite('gone@links.test');
    expect(
      (await portal.post('admin', '/user/remove', { UserKey: removedUser.UserKey, Remark: 'x' })).status,
    ).toBe(200);
    expect(await open(removedUser.Code)).toBe(422);

    const suspendedUser = await invite('held@links.test');
    expect(await open(suspendedUser.Code)).toBe(200);
    await portal.post(null, '/user/forgot', { Email: 'held@links.test' });
    const { code } = await newestMail(portal, 'held@links.test');
    expect(
      (await portal.post('admin', '/user/suspend', { UserKey: suspendedUser.UserKey, Remark: 'x' })).status,
    ).toBe(200);
    expect(await open(code)).toBe(422);
    expect((await portal.post('admin', '/user/reactivate', { UserKey: suspendedUser.UserKey })).status).toBe(
      200,
    );
    expect(await open(code)).toBe(422);
  });

  test('each code works only for its own purpose', async () => {
    const { Code } = await invite('door@links.test');
    for (const path of ['/auth/activate', '/auth/exchange'])
      expect((await portal.post(null, path, { Code })).status).toBe(422);
    await portal.post(null, '/auth/register', registration('door2@links.test'));
    const activation = (await newestMail(portal, 'door2@links.test')).code;
    expect(await open(activation)).toBe(422);
    expect((await portal.post(null, '/auth/exchange', { Code: activation })).status).toBe(422);
    expect((await portal.post(null, '/auth/activate', { Code: activation })).status).toBe(200);
    expect(await open(Code)).toBe(200);
  });
});

describe('registering another person’s address', () => {
  test('shortly after its owner grants no access: the mailbox owner chooses the password', async () => {
    const Email = 'owner@register.test';
    await portal.post(null, '/auth/register', registration(Email));
    const first = (await newestMail(portal, Email)).code;
    await portal.post(null, '/auth/register', registration(Email, { Password: 'Attackers-words-1' }));
    const newest = (await newestMail(portal, Email)).code;
    for (const Code of [first, newest])
      expect((await portal.post(null, '/auth/activate', { Code })).status).toBe(422);
    const chosen = { Code: newest, Password: 'Chosen-by-them-52' };
    expect((await portal.post(null, '/user/reset', chosen)).status).toBe(200);
    for (const [Password, status] of [
      ['Attackers-words-1', 401],
      [PASSWORD, 401],
      ['Chosen-by-them-52', 200],
    ] as const)
      expect((await portal.post(null, '/auth/web/login', { Email, Password })).status).toBe(status);
    // The terms were accepted by the person who registered the address, not by its owner.
    expect((await accountOf(Email)).TermsVersion).toBeNull();
  });

  test('does not rename an organisation with other members, nor offer an unconfirmed one', async () => {
    const OrgName = { EN: 'Jade Peak Bank Limited' };
    const Email = 'squatter@register.test';
    await portal.post(null, '/auth/register', registration(Email, { OrgName }));
    const offered = async () =>
      (await portal.get('admin', '/organisation/list', { Search: 'jade peak' })).data.Total;
    expect(await offered()).toBe(0);
    const { OrganisationId } = await accountOf(Email);
    const other = await portal.post('admin', '/user/create', { Email: 'real@register.test', ...PERSON });
    await portal.db
      .updateTable('Account')
      .set({ OrganisationId })
      .where('UserKey', '=', String(other.data.UserKey))
      .execute();
    await portal.post(null, '/auth/register', registration(Email, { OrgName: { EN: 'Another Name' } }));
    const { data } = await portal.get('admin', '/user/view', { UserKey: String(other.data.UserKey) });
    expect(data.Organisation).toMatchObject({ OrgName });
    expect(await offered()).toBe(1);
  });
});
