import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newKey } from '#platform/server/database/keys.ts';
import { fieldsOf, ownAccounts } from '#quality/support/own-accounts.ts';
import { openSessionFor, startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());
const { profile, addClient, account, audits, apply } = ownAccounts(() => portal);
const NONE = { EN: '', CHT: '', CHS: '' };

describe('personal data export', () => {
  async function unpacked(user: string): Promise<{ data: Record<string, unknown>; names: string[] }> {
    const { data } = await portal.post(user, '/user/data', {});
    const answer = await portal.app.inject({ url: String(data.Url) });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    const names = Object.keys(files);
    const json = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())) as Record<string, unknown>;
    for (const name of names) expect([name, files[name]?.byteLength]).not.toEqual([name, 0]);
    expect((await portal.app.inject({ url: String(data.Url) })).statusCode).toBe(404);
    return { data: json, names };
  }

  test('is a ZIP with everything about the user, and nothing about others', async () => {
    const file = await portal.upload('client6', 'document');
    await portal.upload('client6', 'document');
    await portal.upload('client2', 'document');
    const own = await apply('client6', 'PENDING');
    await apply('client2', 'PENDING');
    await portal.db
      .updateTable('Organisation')
      .set({ BillingEmail: 'accounts@example.com', BillingAddress: '1 Harbour Road' })
      .where('RegistrationNo', '=', '57730641-000')
      .execute();
    const { data, names } = await unpacked('client6');
    expect(names).toEqual(['data.json', 'files/0001 file.pdf', 'files/0002 file.pdf']);
    expect(data.Account).toMatchObject({ Email: 'client6@demo.test', FirstName: 'Sally' });
    expect(data.Organisation).toMatchObject({
      RegistrationNo: '57730641-000',
      BillingEmail: 'accounts@example.com',
      BillingAddress: '1 Harbour Road',
    });
    const applications = data.Applications as {
      ApplicationNo: string;
      Answers: object;
      History: unknown[];
    }[];
    expect(applications.map((one) => one.ApplicationNo)).toEqual([own]);
    expect(applications[0]?.History).toHaveLength(1);
    expect(applications[0]).toHaveProperty('Answers');
    expect((data.Files as { FileKey: string }[])[0]?.FileKey).toBe(file);
    expect((data.Log as { Event: string }[]).map((row) => row.Event)).toContain('OWN_DATA');
    expect((data.Sessions as unknown[]).length).toBe(1);
    for (const part of ['Consents', 'Notifications', 'Comments', 'SignIn']) expect(data).toHaveProperty(part);
    const text = JSON.stringify(data);
    for (const secret of ['$argon2', 'PasswordHash', 'TokenHash', 'StorageKey', 'client2@demo.test'])
      expect(text).not.toContain(secret);
  });

  test('of staff contains no client’s application', async () => {
    const { data } = await unpacked('business');
    expect(data.Applications).toEqual([]);
    expect(data.Account).toMatchObject({ Email: 'business@demo.test' });
  });

  test('is available five times a day', async () => {
    for (const expected of [200, 200, 200, 200, 200, 429])
      expect((await portal.post('client3', '/user/data', {})).status).toBe(expected);
  });

  test('requires the ticket, which is invalid after signing out', async () => {
    expect((await portal.app.inject({ url: '/api/user/data' })).statusCode).toBe(404);
    expect((await portal.app.inject({ url: `/api/user/data?ticket=${'a'.repeat(43)}` })).statusCode).toBe(
      404,
    );
    await addClient('leaver');
    const { data } = await portal.post('leaver', '/user/data', {});
    await portal.post('leaver', '/auth/logout', {});
    expect((await portal.app.inject({ url: String(data.Url) })).statusCode).toBe(404);
  });

  test('its ticket ends with the session that requested it, whatever other sessions exist', async () => {
    await addClient('two-devices');
    const { data } = await portal.post('two-devices', '/user/data', {});
    await openSessionFor(portal.db, 'two-devices');
    await portal.post('two-devices', '/auth/logout', {});
    expect((await portal.app.inject({ url: String(data.Url) })).statusCode).toBe(404);
  });
});

describe('closing one’s own account', () => {
  const close = (user: string, Email = `${user}@demo.test`) => portal.post(user, '/user/close', { Email });
  const organisation = async () =>
    (
      await portal.db
        .insertInto('Organisation')
        .values({
          OrganisationKey: newKey(),
          OrgName: JSON.stringify({ ...NONE, EN: 'Closing' }) as never,
          RegistrationNo: null,
          Search: '',
        })
        .returning('Id')
        .executeTakeFirstOrThrow()
    ).Id;

  test('signs out, frees the address, retains the records and sends a confirmation', async () => {
    const OrganisationId = await organisation();
    await addClient('closer', { OrganisationId });
    const no = await apply('closer', 'COMPLETED');
    expect(fieldsOf(await close('closer', 'other@demo.test'))).toEqual(['Email CLOSE_EMAIL_OTHER']);
    expect((await close('closer', 'CLOSER@demo.test')).status).toBe(200);
    expect((await portal.get('closer', '/user/info')).status).toBe(401);
    const row = await account('closer');
    expect([row.Status, row.PasswordHash, row.RemovedAt !== null]).toEqual(['REMOVED', null, true]);
    const { data } = await portal.get('admin', '/application/list', { Search: no });
    expect(data.Rows).toHaveLength(1);
    const mails = await portal.db
      .selectFrom('Mail')
      .select('Subject')
      .where('Recipient', '=', 'closer@demo.test')
      .execute();
    expect(mails.map((mail) => mail.Subject)).toEqual(['Your Assay account has been closed']);
    expect((await audits('ACCOUNT_CLOSE'))[0]).toMatchObject({
      Object: row.UserKey,
      Detail: { Before: { Status: 'ACTIVE' }, After: { Status: 'REMOVED' } },
    });
    await addClient('closer');
  });

  test('is refused to the only client while applications are under way, which are listed', async () => {
    const OrganisationId = await organisation();
    await addClient('only', { OrganisationId });
    const no = await apply('only', 'UNDERREVIEW');
    const refused = await close('only');
    expect([refused.status, refused.error.Code, refused.error.Reasons?.[0]?.Code]).toEqual([
      409,
      'ERR_TRANSITION',
      'CLOSE_UNDER_WAY',
    ]);
    expect(refused.error.Message).toContain(no);
    const closing = (await profile('only')).Closing as {
      IsAllowed: boolean;
      UnderWay: { ApplicationNo: string }[];
    };
    expect([closing.IsAllowed, closing.UnderWay.map((one) => one.ApplicationNo)]).toEqual([false, [no]]);
    await addClient('colleague', { OrganisationId });
    await addClient('passed', {
      OrganisationId,
      Roles: ['SUB_CLIENT'],
      ParentId: (await account('only')).Id,
    });
    const open = (await profile('only')).Closing as { PassedOn: number; PassedTo: { Name: string } };
    expect([open.PassedOn, open.PassedTo.Name]).toEqual([1, 'colleague Person']);
    expect((await close('only')).status).toBe(200);
    const passed = await account('passed');
    expect([passed.Status, passed.ParentId]).toEqual(['ACTIVE', (await account('colleague')).Id]);
  });

  test('closes sub-accounts that would have no responsible client', async () => {
    const OrganisationId = await organisation();
    const ParentId = await addClient('parent', { OrganisationId });
    const subId = await addClient('orphan', { OrganisationId, Roles: ['SUB_CLIENT'], ParentId });
    await apply('parent', 'CANCELLED');
    await portal.db
      .updateTable('Application')
      .set({ SharedWith: [subId] })
      .where('OrganisationId', '=', OrganisationId)
      .execute();
    expect((await portal.get('orphan', '/user/info')).status).toBe(200);
    expect(((await profile('parent')).Closing as { SubAccounts: number }).SubAccounts).toBe(1);
    expect((await close('parent')).status).toBe(200);
    expect((await portal.get('orphan', '/user/info')).status).toBe(401);
    expect((await account('orphan')).Status).toBe('REMOVED');
    const shared = await portal.db
      .selectFrom('Application')
      .select('SharedWith')
      .where('OrganisationId', '=', OrganisationId)
      .execute();
    expect(shared.map((row) => row.SharedWith)).toEqual([[]]);
  });

  test('of two last clients who close concurrently one remains', async () => {
    const OrganisationId = await organisation();
    await addClient('last-a', { OrganisationId });
    await addClient('last-b', { OrganisationId });
    await apply('last-a', 'PENDING');
    const answers = await Promise.all([close('last-a'), close('last-b')]);
    expect(answers.map((one) => one.status).sort()).toEqual([200, 409]);
  });

  test('a sub-account may close its own account; its applications remain', async () => {
    const OrganisationId = await organisation();
    const ParentId = await addClient('keeper', { OrganisationId });
    await addClient('sub-closer', { OrganisationId, Roles: ['SUB_CLIENT'], ParentId });
    const no = await apply('sub-closer', 'PENDING');
    expect((await close('sub-closer')).status).toBe(200);
    const { data } = await portal.get('keeper', '/application/list');
    expect((data.Rows as { ApplicationNo: string }[]).map((row) => row.ApplicationNo)).toEqual([no]);
  });

  test.each(['admin', 'business'])('%s has to ask an administrator', async (user) => {
    const refused = await close(user);
    expect([refused.status, refused.error.Reasons?.[0]?.Code]).toEqual([409, 'CLOSE_STAFF']);
    expect((await profile(user)).Closing).toMatchObject({ IsAllowed: false, Reason: 'CLOSE_STAFF' });
  });

  test('requires step-up authentication', async () => {
    await addClient('stale');
    await portal.get('stale', '/user/info');
    const { Id } = await account('stale');
    await portal.db
      .updateTable('Session')
      .set({ ProvenAt: new Date(Date.now() - 11 * 60_000) })
      .where('AccountId', '=', Id)
      .execute();
    const refused = await close('stale');
    expect([refused.status, refused.error.Reasons?.[0]?.Code]).toEqual([403, 'ERR_STEP_UP']);
    expect((await account('stale')).Status).toBe('ACTIVE');
  });
});
