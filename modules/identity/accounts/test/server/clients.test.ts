import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCachedPortal } from '#quality/support/cached-portal.ts';
import type { TestPortal } from '#quality/support/portal.ts';
import { eventually, newestMail, signIn } from '#quality/support/sessions.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startCachedPortal();
});
afterAll(() => portal.close());

const PASSWORD = 'Quiet-harbour-7';
const person = { FirstName: 'Wing', LastName: 'Ho', PhoneNo: '2800 1234' };
const organisation = {
  OrgName: { EN: 'Wing Ho Works', CHT: '永豪工程', CHS: '' },
  RegistrationNo: '12345678-000',
};
const create = (Email: string, more: object = {}) =>
  portal.post('admin', '/user/create', { Email, ...person, ...more });

describe('the lifecycle of a client', () => {
  const Email = 'wing@client.test';
  let key: string;

  test('is created with an organisation and invited, for seven days', async () => {
    const { status, data } = await create('Wing@Client.test', {
      Organisation: organisation,
      Language: 'CHT',
    });
    expect(status).toBe(200);
    key = String(data.UserKey);
    expect(data).toMatchObject({
      Kind: 'CLIENT',
      Status: 'PENDING',
      Email,
      PhoneNo: '2800 1234',
      Language: 'CHT',
      UserRoleList: ['CLIENT'],
      Version: 1,
      Organisation: { OrgName: organisation.OrgName, RegistrationNo: '12345678-000', HasLogo: false },
    });
    const days = (Date.parse(String(data.InvitedUntil)) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
    const mail = await newestMail(portal, Email);
    expect(mail.Text).toContain('7 天');
    expect(mail.Text).toContain('http://portal.test/forgot/reset?code=');
  });

  test('an address has one account, however it is written; concurrent requests create one', async () => {
    const again = await create('WING@client.test');
    expect([again.status, again.error.Code]).toEqual([422, 'ERR_VALIDATION']);
    expect(again.error.Fields).toMatchObject([{ Field: 'Email', Code: 'FIELD_EMAIL_TAKEN' }]);
    const both = await Promise.all([create('race@client.test'), create('race@client.test')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(both.find(({ status }) => status === 422)?.error.Fields).toMatchObject([
      { Field: 'Email', Code: 'FIELD_EMAIL_TAKEN' },
    ]);
  });

  test('a repeated request returns the first result and sends no second email', async () => {
    const send = () =>
      portal.post(
        'it',
        '/user/create',
        { Email: 'twice@client.test', ...person },
        { 'idempotency-key': 'one' },
      );
    const [first, second] = [await send(), await send()];
    expect(second.data).toEqual(first.data);
    const mails = await portal.db
      .selectFrom('Mail')
      .select('Id')
      .where('Recipient', '=', 'twice@client.test')
      .execute();
    expect(mails).toHaveLength(1);
  });

  test('an invalid number for the country is refused', async () => {
    const { error } = await create('phone@client.test', { PhoneNo: '123' });
    expect(error.Fields).toMatchObject([{ Field: 'PhoneNo', Code: 'FIELD_PHONE' }]);
  });

  test('a new invitation voids the previous one', async () => {
    const old = await newestMail(portal, Email);
    expect((await portal.post('finance', '/user/invite', { UserKey: key })).status).toBe(200);
    const dead = await portal.post(null, '/user/reset', { Code: old.code, Password: PASSWORD });
    expect(dead.error.Fields).toMatchObject([{ Field: 'Code', Code: 'ERR_LINK' }]);
  });

  test('of twenty concurrent uses of the link one activates the account', async () => {
    const { code } = await newestMail(portal, Email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => portal.post(null, '/user/reset', { Code: code, Password: PASSWORD })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { data } = await portal.get('admin', '/user/view', { UserKey: key });
    expect(data).toMatchObject({ Status: 'ACTIVE', InvitedUntil: null });
  });

  test('a wrong status returns the reason and the current record', async () => {
    const { status, error } = await portal.post('admin', '/user/reactivate', { UserKey: key });
    expect([status, error.Code]).toEqual([409, 'ERR_TRANSITION']);
    expect(error.Reasons).toMatchObject([
      { Code: 'REASON_STATUS', Message: expect.stringContaining('Suspended') },
    ]);
    expect(error.Data).toMatchObject({ UserKey: key, Status: 'ACTIVE' });
    const stale = await portal.post('admin', '/user/suspend', { UserKey: key, Version: 1, Remark: 'x' });
    expect([stale.status, stale.error.Code]).toEqual([409, 'ERR_CONFLICT']);
  });

  test('is edited, and found by the new names in either script', async () => {
    const { data } = await portal.post('business2', '/user/update', {
      UserKey: key,
      ...person,
      FirstName: 'Wing Yan',
      MobileNumber: '91234567',
      Organisation: { OrgName: { EN: 'Harbour Bridge Works', CHT: '海橋工程', CHS: '' } },
    });
    expect(data).toMatchObject({
      FirstName: 'Wing Yan',
      MobileNumber: '9123 4567',
      Organisation: { OrgName: { EN: 'Harbour Bridge Works' }, RegistrationNo: '12345678-000' },
    });
    for (const Search of ['海桥', '海橋', 'bridge wing yan', '91234567', 'wing@client'])
      expect((await portal.get('finance', '/user/list', { Search })).data).toMatchObject({
        Rows: [{ UserKey: key }],
        Total: 1,
      });
    expect((await portal.get('finance', '/user/list', { Search: '永豪' })).data).toMatchObject({
      Total: 0,
    });
  });

  test('a change of address ends sessions, links and identities, and the old address is notified', async () => {
    const session = await signIn(portal, Email, PASSWORD);
    expect(await session.isOpen()).toBe(true);
    await portal.post(null, '/user/forgot', { Email });
    const reset = await newestMail(portal, Email);
    const { Id: AccountId } = await portal.db
      .selectFrom('Account')
      .select('Id')
      .where('UserKey', '=', key)
      .executeTakeFirstOrThrow();
    await portal.db
      .insertInto('Identity')
      .values({ Issuer: 'https://id.example', Subject: 'wing', AccountId })
      .execute();
    const identities = () =>
      portal.db.selectFrom('Identity').select('Subject').where('AccountId', '=', AccountId).execute();
    const moved = { UserKey: key, ...person, Email: 'wing@new.test' };
    expect((await portal.post('business', '/user/update', moved)).error.Fields).toMatchObject([
      { Field: 'Email', Code: 'REASON_EMAIL_NOT_YOURS' },
    ]);
    const taken = await portal.post('it', '/user/update', { ...moved, Email: 'client2@demo.test' });
    expect(taken.error.Fields).toMatchObject([{ Field: 'Email', Code: 'FIELD_EMAIL_TAKEN' }]);
    expect((await portal.post('it', '/user/update', moved)).data).toMatchObject({ Email: 'wing@new.test' });
    await eventually(async () => expect(await session.isOpen()).toBe(false));
    expect(await identities()).toEqual([]);
    expect((await newestMail(portal, Email)).Subject).not.toBe(reset.Subject);
    const dead = await portal.post(null, '/user/reset', { Code: reset.code, Password: PASSWORD });
    expect(dead.error.Fields).toMatchObject([{ Code: 'ERR_LINK' }]);
  });

  test('is suspended: sessions end immediately, reset links are void, signing in is refused', async () => {
    const session = await signIn(portal, 'wing@new.test', PASSWORD);
    await portal.post(null, '/user/forgot', { Email: 'wing@new.test' });
    const { code } = await newestMail(portal, 'wing@new.test');
    const { error } = await portal.post('it', '/user/suspend', { UserKey: key });
    expect(error.Fields).toMatchObject([{ Field: 'Remark' }]);
    expect((await portal.post('it', '/user/suspend', { UserKey: key, Remark: 'Fees.' })).data).toMatchObject({
      Status: 'SUSPENDED',
      OpenSessions: 0,
    });
    await eventually(async () => expect(await session.isOpen()).toBe(false));
    const dead = await portal.post(null, '/user/reset', { Code: code, Password: PASSWORD });
    expect(dead.error.Fields).toMatchObject([{ Code: 'ERR_LINK' }]);
    await expect(signIn(portal, 'wing@new.test', PASSWORD)).rejects.toThrow('401');
    expect((await portal.post('it', '/user/reactivate', { UserKey: key })).data).toMatchObject({
      Status: 'ACTIVE',
    });
    await signIn(portal, 'wing@new.test', PASSWORD);
  });

  test('is removed: not listed, still visible to account managers, its address free', async () => {
    const session = await signIn(portal, 'wing@new.test', PASSWORD);
    const { data } = await portal.post('admin', '/user/remove', { UserKey: key, Remark: 'Closed.' });
    expect(data).toMatchObject({ Status: 'REMOVED', RemovedAt: expect.any(String) });
    await eventually(async () => expect(await session.isOpen()).toBe(false));
    const found = (user: string, more = {}) =>
      portal.get(user, '/user/list', { Search: 'wing@new', ...more });
    expect((await found('admin')).data).toMatchObject({ Total: 0 });
    expect((await found('it', { Status: 'REMOVED' })).data).toMatchObject({ Total: 1 });
    expect((await found('business', { Status: 'REMOVED' })).data).toMatchObject({ Total: 0 });
    expect((await portal.get('business', '/user/view', { UserKey: key })).status).toBe(404);
    expect((await portal.get('sub-admin', '/user/view', { UserKey: key })).status).toBe(200);
    expect((await create('wing@new.test')).status).toBe(200);
  });

  test('the log shows the values before and after, and no secrets', async () => {
    const { data } = await portal.get('it', '/log/list', { UserKey: key, PageSize: '50' });
    const events = (data.Rows as { Event: string; Detail: string }[]).map(({ Event }) => Event);
    expect(events).toEqual(
      expect.arrayContaining([
        'ACCOUNT_CREATE',
        'ACCOUNT_RESEND',
        'ACCOUNT_UPDATE',
        'ACCOUNT_SUSPEND',
        'ACCOUNT_REMOVE',
        'LOGIN',
      ]),
    );
    const rows = await portal.db
      .selectFrom('Audit')
      .selectAll()
      .where('Object', '=', key)
      .orderBy('Id')
      .execute();
    const suspended = rows.find(({ Event }) => Event === 'ACCOUNT_SUSPEND');
    expect(suspended?.Detail).toEqual({
      Kind: 'CLIENT',
      Before: { Status: 'ACTIVE' },
      After: { Status: 'SUSPENDED' },
      Remark: 'Fees.',
    });
    expect(suspended?.Address).toBe('127.0.0.1');
    expect(JSON.stringify(rows)).not.toMatch(/argon2|PasswordHash/);
  });
});

describe('visibility of clients', () => {
  test('the list is available to these roles', async () => {
    for (const user of ['admin', 'sub-admin', 'it', 'business', 'scheduling', 'finance'])
      expect((await portal.get(user, '/user/list')).status, user).toBe(200);
    for (const user of ['assessor', 'coo', 'ceo', 'client', 'sub-client'])
      expect((await portal.get(user, '/user/list')).status, user).toBe(403);
  });

  test('a client without an organisation is found', async () => {
    await create('alone@client.test');
    const found = await portal.get('admin', '/user/list', { IsWithoutOrganisation: 'true', PageSize: '50' });
    const emails = (found.data.Rows as { Email: string; OrgName: unknown }[]).map(({ Email }) => Email);
    expect(emails).toContain('alone@client.test');
    expect(emails).not.toContain('client@demo.test');
  });

  test('an existing organisation gets a second client', async () => {
    const { data } = await portal.get('admin', '/organisation/list', { Search: 'harbour green' });
    const [{ OrganisationKey }] = data.Rows as [{ OrganisationKey: string }];
    const made = await create('second@client.test', { OrganisationKey });
    expect(made.data.Organisation).toMatchObject({ OrganisationKey });
    const both = await create('both@client.test', { OrganisationKey, Organisation: organisation });
    expect(both.error.Fields).toMatchObject([{ Field: 'OrganisationKey' }]);
  });

  test('its applications are found by a new name', async () => {
    const { ServiceKey } = await portal.db
      .selectFrom('Service')
      .select('ServiceKey')
      .executeTakeFirstOrThrow();
    const made = await portal.post('client4', '/application/save', { ServiceKey, AssessmentType: 'INITIAL' });
    await portal.post('admin', '/user/update', {
      UserKey: await portal.userKey('client4'),
      ...person,
      Organisation: { OrgName: { EN: 'Jade Kitchen Limited', CHT: '翡翠廚房', CHS: '' } },
    });
    expect((await portal.get('admin', '/application/list', { Search: '翡翠厨房' })).data).toMatchObject({
      Rows: [{ ApplicationKey: made.data.ApplicationKey }],
      Total: 1,
    });
  });

  test('applications of one organisation are limited to the scope before paging', async () => {
    const { data } = await portal.get('admin', '/user/view', { UserKey: await portal.userKey('client2') });
    const { OrganisationKey } = data.Organisation as { OrganisationKey: string };
    expect((await portal.get('client', '/application/list', { OrganisationKey })).data).toMatchObject({
      Total: 0,
    });
  });
});
