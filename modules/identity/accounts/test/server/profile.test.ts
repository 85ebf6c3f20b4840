import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newKey } from '#platform/server/database/keys.ts';
import { storeFile } from '#platform/server/files/store-file.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { fieldsOf, ownAccounts } from '#quality/support/own-accounts.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());
const { profile, addClient, account, audits, apply } = ownAccounts(() => portal);

const NONE = { EN: '', CHT: '', CHS: '' };
const PERSON = { FirstName: 'Hilary', LastName: 'Ng', PhoneCode: '+852', PhoneNo: '2800 2000' };

describe('profile', () => {
  test('changes are stored and searchable, with both values in the log', async () => {
    const { Version } = await profile('client2');
    const sent = {
      ...PERSON,
      FirstName: 'Leonard',
      MobileNumber: '91234567',
      Language: 'CHT',
      Version,
    };
    const { status, data } = await portal.post('client2', '/user/update/profile', sent);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      FirstName: 'Leonard',
      LastName: 'Ng',
      PhoneNo: '2800 2000',
      MobileCode: '+852',
      MobileNumber: '9123 4567',
      Language: 'CHT',
      Version: Number(Version) + 1,
    });
    expect((await account('client2')).Search).toContain('leonard');
    const [row] = await audits('PROFILE_UPDATE');
    expect(row?.Object).toBe(data.UserKey);
    expect(row?.Detail).toEqual({
      Before: { FirstName: 'Leo', LastName: 'Tang', MobileNumber: '', Language: 'EN' },
      After: { FirstName: 'Leonard', LastName: 'Ng', MobileNumber: '9123 4567', Language: 'CHT' },
    });
  });

  test.each([
    ['+852', '2345 678', false],
    ['+852', '2345 6789', true],
    ['+852', '+852 2345 6789', true],
    ['+852', '+86 138 0013 8000', false],
    ['+86', '138 0013 8000', true],
    ['+86', '2345 6789', false],
    ['+44', '20 7946 0018', true],
    ['+1', '212 555 0100', true],
    ['+999', '2345 6789', false],
    ['+852', '', true],
  ])('%s %s as a telephone number: %s', async (PhoneCode, PhoneNo, isGood) => {
    const { Version } = await profile('client3');
    const sent = { ...PERSON, FirstName: 'Pearl', LastName: 'Siu', PhoneCode, PhoneNo, Version };
    const answer = await portal.post('client3', '/user/update/profile', sent);
    expect(fieldsOf(answer)).toEqual(isGood ? undefined : ['PhoneNo FIELD_PHONE']);
  });

  test('of two concurrent saves the second is refused with the state of the first', async () => {
    const { Version } = await profile('client4');
    const sent = { ...PERSON, FirstName: 'Oscar', LastName: 'Fok', Version };
    const first = await portal.post('client4', '/user/update/profile', { ...sent, FirstName: 'Oskar' });
    const second = await portal.post('client4', '/user/update/profile', { ...sent, FirstName: 'Oscarre' });
    expect([first.status, second.status]).toEqual([200, 409]);
    expect([second.error.Code, second.error.Data?.FirstName]).toEqual(['ERR_CONFLICT', 'Oskar']);
  });

  test('roles and address cannot be changed here', async () => {
    const { Version } = await profile('client4');
    for (const more of [{ Email: 'new@demo.test' }, { UserRoleList: ['ADMIN'] }, { Roles: ['ADMIN'] }])
      expect(
        (await portal.post('client4', '/user/update/profile', { ...PERSON, Version, ...more })).status,
      ).toBe(422);
  });

  test('calling codes name their countries, the most common first', async () => {
    const { data } = await portal.get(null, '/public/phone/code/list');
    const rows = data.Rows as { Code: string; Countries: string[] }[];
    const of = (code: string) => rows.find((row) => row.Code === code)?.Countries;
    expect(rows.slice(0, 3).map((row) => row.Code)).toEqual(['+852', '+86', '+853']);
    expect(of('+852')).toEqual(['HK']);
    expect(of('+86')).toEqual(['CN']);
    expect(of('+853')).toEqual(['MO']);
    expect(of('+1')?.slice(0, 2)).toEqual(['US', 'AG']);
    expect(of('+44')?.[0]).toBe('GB');
    expect(rows.length).toBeGreaterThan(200);
  });

  test('registration requires a valid telephone number', async () => {
    const registration = {
      Email: 'register@example.com',
      Password: 'Quiet-harbour-7',
      FirstName: 'Mei',
      LastName: 'Chan',
      PhoneNo: '1234 5678',
      OrgName: { EN: 'New Client Limited' },
      IsTermsAccepted: true,
    };
    expect(fieldsOf(await portal.post(null, '/auth/register', registration))).toEqual([
      'PhoneNo FIELD_PHONE',
    ]);
    // An invalid phone number gives the same error for known and new addresses, before any lookup.
    const known = { ...registration, Email: 'client@demo.test' };
    expect(fieldsOf(await portal.post(null, '/auth/register', known))).toEqual(['PhoneNo FIELD_PHONE']);
  });
});

describe('the organisation', () => {
  test('a client without one must name it before continuing', async () => {
    await addClient('fresh');
    expect((await portal.get('fresh', '/user/info')).data.IsHaveOrganization).toBe(false);
    const named = await portal.post('fresh', '/organisation/update', {
      OrgName: { ...NONE, CHT: '新機構有限公司' },
      RegistrationNo: '70000001-000',
    });
    expect(named.status, JSON.stringify(named.error)).toBe(200);
    expect(named.data.Organisation).toMatchObject({
      OrgName: { EN: '', CHT: '新機構有限公司', CHS: '' },
      RegistrationNo: '70000001-000',
      Version: 1,
      HasLogo: false,
    });
    expect((await portal.get('fresh', '/user/info')).data.IsHaveOrganization).toBe(true);
    const { data } = await portal.get('admin', '/organisation/list', { Search: '新机构' });
    expect((data.Rows as unknown[]).length).toBe(1);
    const people = (await portal.get('admin', '/user/list', { Search: '新机构' })).data.Rows;
    expect((people as unknown[]).length).toBe(1);
    expect((await audits('ORGANISATION_CREATE'))[0]?.Detail).toMatchObject({
      After: { RegistrationNo: '70000001-000' },
    });
  });

  test('two concurrent first names create one organisation', async () => {
    await addClient('twice');
    const name = (EN: string) => portal.post('twice', '/organisation/update', { OrgName: { ...NONE, EN } });
    const answers = await Promise.all([name('Twice A Limited'), name('Twice B Limited')]);
    expect(answers.map((one) => one.status).sort()).toEqual([200, 409]);
    const rows = await portal.db.selectFrom('Organisation').select('OrgName').execute();
    expect(rows.filter((row) => row.OrgName.EN.startsWith('Twice'))).toHaveLength(1);
  });

  test('is renamed, found by its new name in every list, and its certificates retain the old one', async () => {
    const no = await apply('client5', 'PENDING');
    const before = (await profile('client5')).Organisation as { Version: number };
    const renamed = await portal.post('client5', '/organisation/update', {
      OrgName: { EN: 'Harbour Cloud Limited', CHT: '海港雲端有限公司', CHS: '' },
      BranchName: { ...NONE, EN: 'Tseung Kwan O' },
      Version: before.Version,
    });
    expect(renamed.data.Organisation).toMatchObject({
      OrgName: { EN: 'Harbour Cloud Limited', CHT: '海港雲端有限公司', CHS: '' },
      RegistrationNo: '66120458-000',
      Version: before.Version + 1,
    });
    for (const Search of ['harbour cloud', '海港云端']) {
      const { data } = await portal.get('admin', '/application/list', { Search });
      expect((data.Rows as { ApplicationNo: string }[]).map((row) => row.ApplicationNo)).toEqual([no]);
      const people = await portal.get('admin', '/user/list', { Search: `client5 ${Search}` });
      expect((people.data.Rows as unknown[]).length).toBe(1);
    }
    const stale = await portal.post('client5', '/organisation/update', {
      OrgName: { ...NONE, EN: 'Too Late Limited' },
      Version: before.Version,
    });
    expect([stale.status, stale.error.Code]).toEqual([409, 'ERR_CONFLICT']);
    expect((await audits('ORGANISATION_UPDATE'))[0]?.Detail).toMatchObject({
      Before: { OrgName: { EN: 'Kowloon Data Centre Limited' } },
      After: { OrgName: { EN: 'Harbour Cloud Limited' } },
    });
  });

  test('cannot change its names while under assessment or certified, unlike the certification body; other data stay editable', async () => {
    const own = (await profile('client4')).Organisation as {
      OrgName: { EN: string };
      BranchName: object;
      Version: number;
    };
    const rename = async (more: object) => {
      const { Version } = (await profile('client4')).Organisation as { Version: number };
      const { OrgName, BranchName } = own;
      return portal.post('client4', '/organisation/update', { OrgName, BranchName, Version, ...more });
    };
    const set = (ApplicationStatusCode: 'UNDERREVIEW' | 'CERTIFIED' | 'PENDING') =>
      portal.db
        .updateTable('Application')
        .set({ ApplicationStatusCode })
        .where(announceStatus('application', ApplicationStatusCode))
        .where('ApplicationNo', '=', no)
        .execute();
    const no = await apply('client4', 'PENDING');
    for (const status of ['UNDERREVIEW', 'CERTIFIED'] as const) {
      await set(status);
      for (const more of [
        { OrgName: { ...own.OrgName, EN: 'Somebody Else Limited' } },
        { BranchName: { ...NONE, EN: 'Elsewhere' } },
      ]) {
        const answer = await rename(more);
        expect([answer.status, answer.error.Code]).toEqual([409, 'ERR_TRANSITION']);
        expect(answer.error.Message).toContain('Contact us');
      }
      expect((await rename({ RegistrationNo: '70000009-000' })).status).toBe(200);
    }
    await set('PENDING');
    expect((await rename({ BranchName: { ...NONE, EN: 'Elsewhere' } })).status).toBe(200);
  });

  test('requires one of its three names', async () => {
    const { Version } = (await profile('client6')).Organisation as { Version: number };
    const answer = await portal.post('client6', '/organisation/update', { OrgName: NONE, Version });
    expect(fieldsOf(answer)?.[0]).toContain('OrgName');
  });

  test('has a billing email, which is validated, stored in lower case and removed by an empty one', async () => {
    const send = async (BillingEmail: string) => {
      const { OrgName, Version } = (await profile('client6')).Organisation as {
        OrgName: object;
        Version: number;
      };
      return portal.post('client6', '/organisation/update', { OrgName, Version, BillingEmail });
    };
    for (const wrong of [
      'accounts',
      'a@b',
      'a@example.com, b@example.com',
      'a@example.com\nBcc: b@example.com',
    ]) {
      const answer = await send(wrong);
      expect([answer.status, answer.error.Fields]).toMatchObject([
        422,
        [{ Field: 'BillingEmail', Code: 'FIELD_EMAIL' }],
      ]);
    }
    expect((await send(' Accounts@Example.com ')).data.Organisation).toMatchObject({
      BillingEmail: 'accounts@example.com',
    });
    // A form without the field leaves its value unchanged.
    const { OrgName, Version } = (await profile('client6')).Organisation as {
      OrgName: object;
      Version: number;
    };
    const renamed = await portal.post('client6', '/organisation/update', { OrgName, Version });
    expect(renamed.data.Organisation).toMatchObject({ BillingEmail: 'accounts@example.com' });
    expect((await send('')).data.Organisation).toMatchObject({ BillingEmail: null });
  });

  test('has a billing address of at most six lines, without blank ones, that invoices show', async () => {
    const { OrgName, Version } = (await profile('client6')).Organisation as {
      OrgName: object;
      Version: number;
    };
    const send = (BillingAddress: string) =>
      portal.post('client6', '/organisation/update', { OrgName, Version, BillingAddress });
    const wrong = await send('1\n2\n3\n4\n5\n6\n7');
    expect(wrong.error.Fields).toMatchObject([{ Field: 'BillingAddress', Code: 'FIELD_ADDRESS_LINES' }]);
    const saved = await send(' 12/F, Harbour Road 1 \n\nWan Chai\n');
    expect(saved.data.Organisation).toMatchObject({ BillingAddress: '12/F, Harbour Road 1\nWan Chai' });
  });

  test('is at most readable for sub-accounts and staff', async () => {
    const { Organisation, IsOrganisationEditor, Parent } = await profile('sub-client');
    expect((Organisation as { OrgName: { EN: string } }).OrgName.EN).toBe('Harbour Green Energy Limited');
    expect([IsOrganisationEditor, (Parent as { Name: string }).Name]).toEqual([false, 'Hilary Ng']);
    for (const user of ['sub-client', 'admin', 'business']) {
      const body = { OrgName: { ...NONE, EN: 'Mine Limited' }, Version: 1 };
      expect((await portal.post(user, '/organisation/update', body)).status).toBe(403);
      expect((await portal.post(user, '/organisation/logo', { FileKey: null })).status).toBe(403);
    }
    expect((await profile('admin')).Organisation).toBeNull();
  });

  test('a simplified spelling is suggested', async () => {
    const { data } = await portal.get('client', '/organisation/simplified', { Text: '獅子山物流有限公司' });
    expect(data.Text).toBe('狮子山物流有限公司');
  });
});

describe('the logo', () => {
  const picture = async (user: string, bytes: Uint8Array) => {
    const { Id } = await account(user);
    const row = await storeFile(portal.db, portal.store, {
      FileKey: newKey(),
      Name: 'mine.png',
      Kind: 'image',
      Type: 'image/png',
      Size: bytes.byteLength,
      Sha256: newKey(),
      AccountId: Id,
      ApplicationId: null,
      source: bytes,
    });
    return row.FileKey;
  };
  const png = (width: number) =>
    sharp({ create: { width, height: 300, channels: 3, background: '#0a6' } })
      .png()
      .toBuffer();
  const seen = async (user: string | null, OrganisationKey: string) => {
    const headers = await portal.token(user as string);
    return portal.app.inject({ url: '/api/organisation/logo', query: { OrganisationKey }, headers });
  };

  test('is re-encoded in its size, and visible to the organisation and staff only', async () => {
    const { OrganisationKey } = (await profile('client')).Organisation as { OrganisationKey: string };
    expect((await seen('client', OrganisationKey)).statusCode).toBe(404);
    const FileKey = await picture('client', await png(1200));
    const tied = await portal.post('client', '/organisation/logo', { FileKey });
    expect((tied.data.Organisation as { HasLogo: boolean }).HasLogo).toBe(true);
    for (const user of ['client', 'sub-client', 'admin', 'business', 'assessor']) {
      const answer = await seen(user, OrganisationKey);
      expect([user, answer.statusCode, answer.headers['content-type']]).toEqual([user, 200, 'image/png']);
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 512, height: 128 });
    }
    const foreign = await seen('client2', OrganisationKey);
    const missing = await seen('client2', newKey());
    expect(foreign.statusCode).toBe(404);
    const withoutId = (body: string) => ({ ...(JSON.parse(body) as object), RequestId: '' });
    expect(withoutId(foreign.body)).toEqual(withoutId(missing.body));
    expect((await seen(null, OrganisationKey)).statusCode).toBe(401);
    const cleared = await portal.post('client', '/organisation/logo', { FileKey: null });
    expect((cleared.data.Organisation as { HasLogo: boolean }).HasLogo).toBe(false);
    expect((await seen('client', OrganisationKey)).statusCode).toBe(404);
  });

  test('must be the user’s own image: another user’s file is answered as not found', async () => {
    const foreign = await picture('client2', await png(100));
    const refused = await portal.post('client', '/organisation/logo', { FileKey: foreign });
    expect(fieldsOf(refused)).toEqual(['FileKey FIELD_INVALID']);
    expect(fieldsOf(await portal.post('client', '/organisation/logo', { FileKey: newKey() }))).toEqual(
      fieldsOf(refused),
    );
    const document = await portal.upload('client', 'document');
    expect(fieldsOf(await portal.post('client', '/organisation/logo', { FileKey: document }))).toEqual(
      fieldsOf(refused),
    );
    const broken = await picture('client', Buffer.from('no picture at all'));
    expect(fieldsOf(await portal.post('client', '/organisation/logo', { FileKey: broken }))).toEqual([
      'FileKey ERR_UPLOAD_IMAGE',
    ]);
  });
});
