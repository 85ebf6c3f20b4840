import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApplicationStatus } from '#modules/applications/applications/rules/statuses.ts';
import type { ApplicationAction } from '#modules/applications/applications/rules/workflow.ts';
import { notifyRecipients } from '#modules/applications/applications/server/notifications/notify-recipients.ts';
import type { Step } from '#modules/catalogue/services/rules/steps.ts';
import { demoServices } from '#modules/catalogue/services/server/demo/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import { allTexts } from '#platform/common/i18n/texts.ts';
import { noticeKinds } from '#platform/common/notices.ts';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { type Accounts, PASSWORD, startAccounts } from '#quality/support/accounts.ts';
import { insertInvoice } from '#quality/support/certified.ts';
import { noticeText, noticeTitle } from '../../rules/format-notice.ts';

const texts = allTexts();

test('every kind of message has its texts', () => {
  for (const kind of noticeKinds())
    expect([texts[noticeTitle(kind)].length, texts[noticeText(kind)].length]).toEqual([3, 3]);
});

let portal: Accounts;
const ids: Record<string, number> = {};
let applicationId: number;

beforeAll(async () => {
  portal = await startAccounts();
  const OrganisationId = await portal.addOrganisation('Harbour Tea Limited');
  const other = await portal.addOrganisation('Another Company');
  const add = async (name: string, role: Role, more = {}) => {
    ids[name] = await portal.addAccount(`${name}@example.com`, [role], more);
  };
  await add('client', 'CLIENT', { OrganisationId, Language: 'CHT' });
  await add('sub-shared', 'SUB_CLIENT', { OrganisationId });
  await add('sub-other', 'SUB_CLIENT', { OrganisationId });
  await add('stranger', 'CLIENT', { OrganisationId: other });
  await add('business', 'BUSINESS');
  await add('business-gone', 'BUSINESS', { Status: 'SUSPENDED' });
  await add('sub-removed', 'SUB_CLIENT', { OrganisationId, Status: 'REMOVED' });
  await add('scheduling', 'SCHEDULING');
  await add('finance', 'FINANCE');
  await add('assessor', 'ASSESSOR');
  applicationId = await addApplication(OrganisationId);
});
afterAll(() => portal.close());

async function addApplication(OrganisationId: number): Promise<number> {
  const { db } = portal;
  const service = await db
    .insertInto('Service')
    .values({ ServiceKey: newKey(), SchemeCode: 'GF' })
    .returning('Id')
    .executeTakeFirstOrThrow();
  const definition = demoServices[0]?.Definition;
  if (!definition) throw new Error('no demo service');
  const version = await db
    .insertInto('ServiceVersion')
    .values({
      ServiceId: service.Id,
      VersionNo: 1,
      Definition: json({ ...definition, Name: { EN: 'Green Finance', CHT: '綠色金融', CHS: '绿色金融' } }),
      EffectiveOn: '2020-01-01',
      PublishedAt: new Date(),
    })
    .returning('Id')
    .executeTakeFirstOrThrow();
  const row = await db
    .insertInto('Application')
    .values({
      ApplicationKey: 'harbour-application',
      ApplicationNo: 'GF-2026-00001',
      OrganisationId,
      CreatedById: ids.client ?? 0,
      ServiceId: service.Id,
      ServiceVersionId: version.Id,
      ApplicationStatusCode: 'DRAFT',
      Type: 'CERTIFICATE',
      AssessmentType: 'INITIAL',
      SharedWith: [ids['sub-shared'] ?? 0, ids['sub-removed'] ?? 0],
      Search: '',
    } as never)
    .returning('Id')
    .executeTakeFirstOrThrow();
  return row.Id;
}

type Happening = {
  by: string;
  as: Role;
  to: ApplicationStatus;
  step?: Step;
  data?: Record<string, unknown>;
  assessor?: string;
};
let version = 1;

/** Simulates the result of the action handler: updates the application and adds a history entry. */
async function happens(
  Action: ApplicationAction,
  { by, as, to, step, data = {}, assessor }: Happening,
): Promise<number> {
  version += 1;
  await portal.db
    .updateTable('Application')
    .set({
      ApplicationStatusCode: to,
      CurrentStep: step ?? null,
      Version: version,
      ...(assessor && { AssessorUserId: ids[assessor] }),
    })
    .where(announceStatus('application', to))
    .where('Id', '=', applicationId)
    .execute();
  if (assessor)
    await portal.db
      .insertInto('ApplicationPerson')
      .values({
        ApplicationId: applicationId,
        AccountId: ids[assessor] ?? 0,
        Mode: 'ASSESSOR',
        AssignedAt: new Date(),
      })
      .execute();
  await portal.db
    .insertInto('ApplicationHistory')
    .values({
      ApplicationId: applicationId,
      Version: version,
      Action,
      At: new Date(),
      AccountId: ids[by] ?? null,
      AsRole: as,
      FromStatus: 'DRAFT',
      ToStatus: to,
      FromStep: null,
      ToStep: step ?? null,
      Round: 1,
      Remark: null,
      Attachment: [],
      Data: json(data),
      IsOverride: false,
    })
    .execute();
  return version;
}

const notify = (Version: number) =>
  notifyRecipients({ db: portal.db, settings: portal.settings }, { ApplicationId: applicationId, Version });
const notificationsOf = async (Version: number) => {
  const rows = await portal.db
    .selectFrom('Notification')
    .innerJoin('Account', 'Account.Id', 'Notification.AccountId')
    .select(['Account.Email', 'Notification.Kind'])
    .where('Cause', '=', `application:${applicationId}:${Version}`)
    .orderBy('Account.Email')
    .execute();
  return rows.map(({ Email, Kind }) => `${Email.split('@')[0]} ${Kind}`);
};
const mails = async () => Number((await portal.pool.query('select count(*) as n from mail')).rows[0].n);
const tokenOf = async (name: string, entry: string) =>
  String(
    (await portal.post(`/auth/${entry}/login`, { Email: `${name}@example.com`, Password: PASSWORD })).data
      .Token,
  );

test('a submission notifies the active accounts of BUSINESS and confirms it to the client’s people, once each', async () => {
  const submitted = await happens('SUBMIT', { by: 'client', as: 'CLIENT', to: 'PENDING' });
  await Promise.all([notify(submitted), notify(submitted)]);
  await notify(submitted);
  expect(await notificationsOf(submitted)).toEqual([
    'business TURN_CHECK',
    'client SUBMITTED',
    'sub-shared SUBMITTED',
  ]);
  expect(await mails()).toBe(3);
  const mail = await portal.newestMail('business@example.com');
  expect(mail?.Subject).toBe('New application to check: GF-2026-00001');
  expect(mail?.Text).toContain('Harbour Tea Limited submitted an application for Green Finance.');
  expect(mail?.Text).toContain('https://portal.example/viewform?key=harbour-application');
});

test('a late job sends no task notifications for a step that is over', async () => {
  const confirmed = await happens('APPROVE', {
    by: 'business',
    as: 'BUSINESS',
    to: 'UNDERREVIEW',
    step: 'ASSESSOR',
  });
  const data = { Mode: 'ASSESSOR', AssignedUserKey: await userKey('assessor') };
  const assigned = await happens('ASSIGN', {
    by: 'scheduling',
    as: 'SCHEDULING',
    to: 'UNDERREVIEW',
    step: 'ASSESSOR',
    data,
    assessor: 'assessor',
  });
  await notify(confirmed);
  await notify(assigned);
  expect(await notificationsOf(confirmed)).toEqual(['client REVIEW_STARTED', 'sub-shared REVIEW_STARTED']);
  expect(await notificationsOf(assigned)).toEqual(['assessor TURN_STEP']);
  expect((await portal.newestMail('client@example.com'))?.Subject).toBe('評審已開始：GF-2026-00001');
  expect((await portal.newestMail('assessor@example.com'))?.Text).toContain(
    'is ready for your step: Assessor.',
  );
});

test('only the client is notified of invoices, sub-accounts never see them', async () => {
  const proof = await happens('PAY_NOW', {
    by: 'sub-shared',
    as: 'SUB_CLIENT',
    to: 'UNDERREVIEW',
    step: 'ASSESSOR',
  });
  await notify(proof);
  expect(await notificationsOf(proof)).toEqual(['finance PROOF_GIVEN']);
  const paid = await happens('PAID', { by: 'finance', as: 'FINANCE', to: 'UNDERREVIEW', step: 'ASSESSOR' });
  await notify(paid);
  expect(await notificationsOf(paid)).toEqual(['client PAID']);
});

test('messages are read in the reader’s language, by their owner only', async () => {
  const token = await tokenOf('client', 'web');
  expect((await portal.get('/user/notification/count', { token })).data).toEqual({ Unread: 3 });
  const { data } = await portal.get('/user/notification/list', { token, language: 'CHT' });
  const rows = data.Rows as { NotificationKey: string }[];
  expect(rows).toMatchObject([
    {
      Title: '已收到付款：GF-2026-00001',
      Text: '多謝付款，「綠色金融」的發票已結清。',
      IsRead: false,
      ApplicationKey: 'harbour-application',
    },
    { Title: '評審已開始：GF-2026-00001', IsRead: false },
    { Title: '申請已提交：GF-2026-00001', IsRead: false },
  ]);
  const english = await portal.get('/user/notification/list', { token, language: 'EN' });
  expect(english.data.Rows).toMatchObject([{ Title: 'Payment received: GF-2026-00001' }, {}, {}]);
  const body = { NotificationKey: rows[0]?.NotificationKey };
  expect(
    (await portal.post('/user/notification/read', body, { token: await tokenOf('finance', 'backend') }))
      .status,
  ).toBe(404);
  expect((await portal.post('/user/notification/read', body, { token })).data).toEqual({ Unread: 2 });
  expect((await portal.post('/user/notification/read', body, { token })).data).toEqual({ Unread: 2 });
  expect((await portal.post('/user/notification/read/all', {}, { token })).data).toEqual({ Unread: 0 });
  expect(
    (await portal.get('/user/notification/count', { token: await tokenOf('finance', 'backend') })).data,
  ).toEqual({ Unread: 1 });
});

test('the confirmation of a submission names the invoice to those who pay, and to no sub-account', async () => {
  const { Id, OrganisationId, ApplicationKey } = await portal.db
    .selectFrom('Application')
    .selectAll()
    .where('Id', '=', applicationId)
    .executeTakeFirstOrThrow();
  await insertInvoice(portal, { Id, OrganisationId, ApplicationKey }, 'OPEN');
  const submitted = await happens('SUBMIT', { by: 'client', as: 'CLIENT', to: 'PENDING' });
  await notify(submitted);
  expect(await notificationsOf(submitted)).toEqual([
    'business TURN_CHECK',
    'client SUBMITTED_UNPAID',
    'sub-shared SUBMITTED',
  ]);
  const mail = await portal.newestMail('client@example.com');
  expect(mail?.Subject).toBe('申請已提交：GF-2026-00001；發票於 2026年12月31日 到期');
  expect(mail?.Text).toContain('請於 2026年12月31日 前支付發票 INV-harbour-application 的 HKD 100.00。');
  expect(mail?.Text).toContain('https://portal.example/invoice/harbour-application');
  expect((await portal.newestMail('sub-shared@example.com'))?.Text).not.toContain('HKD');
});

async function userKey(name: string): Promise<string> {
  const row = await portal.db
    .selectFrom('Account')
    .select('UserKey')
    .where('Email', '=', `${name}@example.com`)
    .executeTakeFirstOrThrow();
  return row.UserKey;
}
