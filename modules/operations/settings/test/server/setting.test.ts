import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentSettings, setting } from '#platform/common/settings/current-settings.ts';
import { DEFAULT_SETTINGS } from '#platform/common/settings/settings.ts';
import { hashSecret } from '#platform/server/database/keys.ts';
import { refreshSettings } from '#platform/server/settings/refresh-settings.ts';
import { openSessionFor, startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import type { SettingView } from '../../rules/contract.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

type ChangeInput = { Key: string; Value: unknown; Version?: number };
const all = async (): Promise<Map<string, SettingView>> => {
  const { data } = await portal.get('it', '/setting/list');
  return new Map((data.Settings as SettingView[]).map((one) => [one.Key, one]));
};
/** Changes settings, starting from their current version unless one is given. */
async function change(user: string, requests: readonly ChangeInput[], more: Record<string, unknown> = {}) {
  const now = await all();
  const Settings = requests.map((actionRequest) => ({
    Version: now.get(actionRequest.Key)?.Version ?? 0,
    ...actionRequest,
  }));
  return portal.post(user, '/setting/submit', { Settings, ...more });
}
const fieldsOf = ({ error }: Awaited<ReturnType<typeof change>>) =>
  error.Fields?.map(({ Field, Code }) => `${Field} ${Code}`);
const upload = async (name: string, bytes: Uint8Array | string, Kind: string, user = 'client') => {
  const form = new FormData();
  form.set('Kind', Kind);
  form.set('file', new Blob([Buffer.from(bytes)]), name);
  const request = new Request('http://x/', { method: 'POST', body: form });
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/media/upload',
    headers: { ...(await portal.token(user)), 'content-type': String(request.headers.get('content-type')) },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() as Record<string, unknown> };
};

test('an unconfigured portal returns the defaults, marked as such', async () => {
  const name = (await all()).get('Name');
  expect(name).toMatchObject({
    Value: { EN: 'Assay', CHT: 'Assay', CHS: 'Assay' },
    Version: 0,
    IsDefault: true,
  });
  const { data } = await portal.get('it', '/setting/list');
  expect(data.Environment).toContainEqual({ Name: 'STRIPE_SECRET_KEY', IsSet: false });
});

test('permissions: IT for file settings, administrators for names and security', async () => {
  const attempts: [string, ChangeInput, number][] = [
    ['it', { Key: 'NotificationSeconds', Value: 12 }, 200],
    ['it', { Key: 'Email', Value: 'it@body.example' }, 403],
    ['sub-admin', { Key: 'Email', Value: 'desk@body.example' }, 200],
    ['sub-admin', { Key: 'IdleMinutes', Value: 20 }, 403],
    ['admin', { Key: 'IdleMinutes', Value: 20 }, 200],
    ['business', { Key: 'NotificationSeconds', Value: 11 }, 403],
    ['client', { Key: 'NotificationSeconds', Value: 11 }, 403],
  ];
  for (const [user, actionRequest, status] of attempts)
    expect([user, actionRequest.Key, (await change(user, [actionRequest])).status]).toEqual([
      user,
      actionRequest.Key,
      status,
    ]);
  // One setting without permission prevents all changes of the request.
  expect(
    (
      await change('it', [
        { Key: 'NotificationSeconds', Value: 30 },
        { Key: 'IdleMinutes', Value: 5 },
      ])
    ).status,
  ).toBe(403);
  expect(setting('NotificationSeconds')).toBe(12);
});

test('security settings require a recent proof of identity', async () => {
  const old = await openSessionFor(portal.db, 'admin');
  await portal.db
    .updateTable('Session')
    .set({ ProvenAt: new Date(Date.now() - 3_600_000) })
    .where('TokenHash', '=', hashSecret(old))
    .execute();
  const Version = (await all()).get('AbsoluteHours')?.Version;
  const refused = await portal.post(
    null,
    '/setting/submit',
    { Settings: [{ Key: 'AbsoluteHours', Version, Value: 8 }] },
    { authorization: `Bearer ${old}` },
  );
  expect([refused.status, refused.error.Reasons]).toMatchObject([403, [{ Code: 'ERR_STEP_UP' }]]);
});

test('a value out of range is refused at its name with the range, and nothing is changed', async () => {
  const refused = await change('admin', [
    { Key: 'CharLimit', Value: 199 },
    { Key: 'PrimaryColour', Value: '#ffcc00' },
    { Key: 'Name', Value: { EN: 'New', CHT: '', CHS: '新' } },
    { Key: 'DocumentKinds', Value: [] },
    { Key: 'CardUi', Value: 'ELEMENT' },
    { Key: 'NotificationSeconds', Value: 25 },
  ]);
  expect(refused.status).toBe(422);
  expect(fieldsOf(refused)).toEqual([
    'CharLimit FIELD_OUT_OF_BOUNDS',
    'PrimaryColour FIELD_CONTRAST',
    'Name.CHT FIELD_REQUIRED',
    'DocumentKinds FIELD_CHOOSE',
    'CardUi FIELD_NO_PUBLISHABLE_KEY',
  ]);
  const fields = refused.error.Fields as { Message?: string }[] | undefined;
  expect(fields?.[0]?.Message).toContain('200 to 20000');
  expect(fields?.[1]?.Message).toMatch(/nearest readable colour is #[0-9a-f]{6}/);
  expect(setting('NotificationSeconds')).toBe(12);
  for (const Settings of [
    [],
    [{ Key: 'Nothing', Version: 0, Value: 1 }],
    [{ Key: 'Name', Version: 0, Value: null, More: 1 }],
  ])
    expect((await portal.post('admin', '/setting/submit', { Settings })).status).toBe(422);
});

test('of two concurrent changes the second is refused with the value set by the first', async () => {
  const Version = (await all()).get('ScopeLines')?.Version ?? 0;
  const [one, other] = await Promise.all(
    [7, 8].map((Value) =>
      portal.post('it', '/setting/submit', { Settings: [{ Key: 'ScopeLines', Version, Value }] }),
    ),
  );
  expect([one?.status, other?.status].sort()).toEqual([200, 409]);
  const late = one?.status === 409 ? one : other;
  expect(late?.error.Data).toMatchObject({
    Settings: [{ Key: 'ScopeLines', Version: Version + 1, Value: setting('ScopeLines') }],
  });
});

test('every change is recorded with its reason, and previous values and the default can be restored', async () => {
  await change('it', [{ Key: 'CharLimit', Value: 3_000 }], { Reason: 'Answers were too long to read' });
  await change('it', [{ Key: 'CharLimit', Value: 2_000 }]);
  const { Rows } = (await portal.get('sub-admin', '/setting/history', { Group: 'texts' })).data as {
    Rows: Record<string, unknown>[];
  };
  const own = Rows.filter(({ Key }) => Key === 'CharLimit');
  expect(own).toMatchObject([
    { Before: 3_000, After: 2_000, Reason: '' },
    { Before: null, After: 3_000, Reason: 'Answers were too long to read' },
  ]);
  await change('it', [{ Key: 'CharLimit', Value: own[0]?.Before }]);
  expect(setting('CharLimit')).toBe(3_000);
  // Explicitly setting the default value counts as the default.
  await change('it', [{ Key: 'CharLimit', Value: 4_000 }]);
  expect((await all()).get('CharLimit')).toMatchObject({ IsDefault: true, Value: 4_000, Version: 4 });
  const log = await portal.db
    .selectFrom('Audit')
    .select('Detail')
    .where('Event', '=', 'SETTING_CHANGE')
    .where('Object', '=', 'CharLimit')
    .orderBy('Id')
    .execute();
  expect(log[0]?.Detail).toEqual({ Before: { CharLimit: null }, After: { CharLimit: 3_000 } });
  await expect(sql`update portal_setting_history set reason = 'x'`.execute(portal.db)).rejects.toThrow();
});

test('a value that this release does not allow is reported, and the default applies', async () => {
  await sql`insert into portal_setting (key, value, version, at) values ('ScopeCharLimit', '999999', 1, now())`.execute(
    portal.db,
  );
  await refreshSettings(portal.db);
  expect(setting('ScopeCharLimit')).toBe(DEFAULT_SETTINGS.ScopeCharLimit);
  expect((await all()).get('ScopeCharLimit')).toMatchObject({
    IsUnusable: true,
    IsDefault: false,
    Value: 1_000,
  });
  expect((await change('it', [{ Key: 'ScopeCharLimit', Value: 900 }])).status).toBe(200);
  expect((await all()).get('ScopeCharLimit')).toMatchObject({ IsUnusable: false, Value: 900 });
});

test('a removed file type is refused at the upload, and so is a larger size', async () => {
  expect((await upload('note.txt', 'Hello', 'document')).status).toBe(200);
  await change('it', [
    { Key: 'DocumentKinds', Value: ['pdf'] },
    { Key: 'ImageMegabytes', Value: 1 },
  ]);
  const refused = await upload('note.txt', 'Hello', 'document');
  expect([refused.status, refused.body.Message]).toEqual([415, expect.stringMatching(/PDF/)]);
  const picture = await sharp({
    create: {
      width: 700,
      height: 700,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  expect(picture.byteLength).toBeGreaterThan(1024 * 1024);
  expect((await upload('big.png', picture, 'image')).status).toBe(413);
  const { data } = await portal.get(null, '/auth/config');
  expect(data.FileKinds).toMatchObject({
    document: { Extensions: ['pdf'] },
    image: { MaxBytes: 1024 * 1024 },
  });
  await change('it', [
    { Key: 'DocumentKinds', Value: null },
    { Key: 'ImageMegabytes', Value: null },
  ]);
});

test('a logo is re-encoded, publicly available under its own key, and can be restored', async () => {
  const rendered = await sharp({ create: { width: 900, height: 450, channels: 3, background: '#1d4f91' } })
    .jpeg()
    .withMetadata()
    .toBuffer();
  const own = String(
    ((await upload('logo.jpg', rendered, 'image', 'admin')).body.data as { FileKey: string }).FileKey,
  );
  const foreign = String(
    ((await upload('logo.jpg', rendered, 'image', 'client')).body.data as { FileKey: string }).FileKey,
  );
  expect(fieldsOf(await change('admin', [{ Key: 'Logo', Value: { FileKey: foreign } }]))).toEqual([
    'Logo FIELD_INVALID',
  ]);
  await change('admin', [{ Key: 'Logo', Value: { FileKey: own } }]);
  const first = currentSettings().Logo;
  expect(first?.FileKey).not.toBe(own);
  const { data } = await portal.get(null, '/auth/config');
  const { Logo, Icon } = data.Brand as { Logo: string; Icon: string };
  const [logo, icon] = [await portal.app.inject({ url: Logo }), await portal.app.inject({ url: Icon })];
  expect(await sharp(logo.rawPayload).metadata()).toMatchObject({ format: 'png', width: 512, height: 256 });
  expect(await sharp(icon.rawPayload).metadata()).toMatchObject({ format: 'png', width: 96, height: 96 });
  await change('admin', [{ Key: 'Logo', Value: null }]);
  expect((await portal.app.inject({ url: Logo })).statusCode).toBe(404);
  await change('admin', [{ Key: 'Logo', Value: first }]);
  expect(currentSettings().Logo).toEqual(first);
});

test('a shorter session limit ends longer sessions, and the rule of second factors applies to a role', async () => {
  const path = '/user/notification/count';
  expect((await portal.get('scheduling', path)).status).toBe(200);
  await change('admin', [{ Key: 'TwoFactorRoles', Value: ['SCHEDULING'] }]);
  const blocked = await portal.get('scheduling', path);
  expect([blocked.status, blocked.error.Reasons]).toMatchObject([403, [{ Code: 'ERR_TWO_FACTOR_NEEDED' }]]);
  expect((await portal.get('finance', path)).status).toBe(200);
  expect((await portal.get('it', '/two-factor/rule')).data).toMatchObject({
    IsRequired: false,
    IsPartly: true,
  });
  await change('admin', [{ Key: 'TwoFactorRoles', Value: null }]);
  expect((await portal.get('scheduling', path)).status).toBe(200);

  const token = await openSessionFor(portal.db, 'finance');
  await sql`update session set created_at = now() - interval '3 hours' where token_hash = ${hashSecret(token)}`.execute(
    portal.db,
  );
  await change('admin', [{ Key: 'AbsoluteHours', Value: 2 }]);
  expect(
    (await portal.post(null, '/two-factor/authenticator/begin', {}, { authorization: `Bearer ${token}` }))
      .status,
  ).toBe(401);
  await change('admin', [{ Key: 'AbsoluteHours', Value: null }]);
});
