import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { isCardElement } from '#modules/billing/card-payments/server/is-card-element.ts';
import { letterhead } from '#modules/billing/invoices/server/document/letterhead.ts';
import { issuerNow, issuerOf } from '#modules/billing/invoices/server/issuer.ts';
import { validateAnswers } from '#modules/catalogue/forms/server/validate.ts';
import { formLimits } from '#modules/catalogue/services/server/form-limits.ts';
import { mailTemplates } from '#modules/identity/sign-in/server/mail-templates.ts';
import { sweepMailTexts } from '#modules/messaging/email-templates/server/sweep-mail-texts.ts';
import { bindSite } from '#modules/public/site/server/bind-site.ts';
import { startConversation } from '#modules/support/conversations/server/start-conversation.ts';
import { sweepChats } from '#modules/support/conversations/server/sweep-questions.ts';
import { currentSettings, setSettings } from '#platform/common/settings/current-settings.ts';
import { DEFAULT_SETTINGS, type SettingValues } from '#platform/common/settings/settings.ts';
import { fileUsers } from '#platform/server/files/file-users.ts';
import { renderMail } from '#platform/server/mail/render-mail.ts';
import { sweepUnusedFiles } from '#platform/server/media/sweep-unused.ts';
import { assessmentPortal } from '#quality/support/assessment-portal.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { setConversationStatus } from '#quality/support/set-conversation-status.ts';
import { builtSite } from '#quality/support/site.ts';

let portal: TestPortal;
let dist: string;
beforeAll(async () => {
  [portal, dist] = await Promise.all([startTestPortal(), builtSite()]);
  await bindSite(portal.app, portal.portal, { dist });
});
afterAll(async () => {
  await portal?.close();
  if (dist) await rm(dist, { recursive: true });
});
afterEach(() => setSettings(DEFAULT_SETTINGS));

const set = (more: Partial<SettingValues>) => setSettings({ ...currentSettings(), ...more });
const NAME = { EN: 'Harbour Mark', CHT: '港標', CHS: '港标' };
const LEGAL = { EN: 'Harbour Mark Limited', CHT: '港標認證有限公司', CHS: '港标认证有限公司' };
const page = async (url: string) =>
  (await portal.app.inject({ url, headers: { 'accept-language': 'en' } })).body;

test('the name and the colours in the head appear on the public site immediately, in the language of the page', async () => {
  expect(await page('/contact?lang=EN')).toContain(' · Assay</title>');
  expect(await page('/home')).not.toContain('<style>');
  set({ Name: NAME, LegalName: LEGAL, RegistrationNo: 'CR 123', PhoneNo: '', PrimaryColour: '#1d4f91' });
  const html = await page('/contact?lang=EN');
  expect(html).toContain(' · Harbour Mark</title>');
  expect(html).toContain('Harbour Mark Limited (CR 123)');
  expect(html).not.toContain('tel:');
  expect(html).toContain('<style>:root:root:root');
  expect(await page('/contact?lang=CHT')).toContain(' · 港標</title>');
  // The app's page includes the colours before the first paint.
  expect(await page('/login')).toContain('--green:#1d4f91');
  expect((await portal.get(null, '/auth/config')).data).toMatchObject({ Name: NAME });
});

test('emails are written with the new name and colour', () => {
  set({ Name: NAME, PrimaryColour: '#1d4f91' });
  const { Text, Html } = renderMail({
    template: mailTemplates.reset,
    language: 'CHT',
    params: { minutes: 60 },
    link: 'https://x.test/',
  });
  expect(Text).toContain('港標');
  expect(Html).toContain('color:#1d4f91');
  expect(Html).not.toContain('#0b5d4b');
});

test('documents have the new legal name, and an invoice issued before retains the old one', async () => {
  const before = issuerNow();
  set({ LegalName: LEGAL, Address: { EN: '1 Pier Road', CHT: '碼頭道 1 號', CHS: '码头道 1 号' } });
  expect(await letterhead(portal.portal)).toMatchObject({ Name: LEGAL });
  expect(issuerOf(before).Name.CHT).toBe('證衡認證有限公司');
  expect(issuerOf(null).Name.CHT).toBe('證衡認證有限公司');
});

const form = {
  pages: [
    {
      name: 'Page1',
      elements: [
        { type: 'comment', name: 'Words' },
        { type: 'comment', name: 'ScopeRequirement' },
        { type: 'file', name: 'Papers', allowMultiple: true, maxFiles: 10 },
      ],
    },
  ],
};
const file = (no: number) => ({ name: `${no}.pdf`, type: 'application/pdf', content: `key-of-file-${no}` });

test('answers are checked against the configured limits, unless the service requires lower ones', () => {
  set({ CharLimit: 200, ScopeLines: 2, ScopeCharLimit: 50, FilesOfAQuestion: 2 });
  const { scope, ...limits } = formLimits({ ScopeLimits: { rLimit: 6, charLimit: 300 } });
  const options = { locale: 'EN' as const, ...limits, scope: { questions: ['ScopeRequirement'], ...scope } };
  const wrong = (answers: object) => validateAnswers(form, answers, options).errors.map(({ Field }) => Field);
  expect(wrong({ Words: 'x'.repeat(200), ScopeRequirement: 'a\nb', Papers: [file(1), file(2)] })).toEqual([]);
  expect(wrong({ Words: 'x'.repeat(201) })).toEqual(['Words']);
  expect(wrong({ ScopeRequirement: 'a\nb\nc' })).toEqual(['ScopeRequirement']);
  expect(wrong({ ScopeRequirement: 'x'.repeat(51) })).toEqual(['ScopeRequirement']);
  expect(wrong({ Papers: [file(1), file(2), file(3)] })).toEqual(['Papers']);
  set({ CharLimit: 4_000, ScopeLines: 50, ScopeCharLimit: 4_000 });
  expect(formLimits({ ScopeLimits: { rLimit: 6, charLimit: 300 } }).scope).toEqual({
    rLimit: 6,
    charLimit: 300,
  });
});

test('the form shows the applicable limit, and remarks are as long as the settings allow', async () => {
  set({ CharLimit: 200 });
  expect(formLimits({ ScopeLimits: { rLimit: 6, charLimit: 300 } }).scope.charLimit).toBe(200);
  const ApplicationKey = await assessmentPortal(() => portal).apply('GF');
  const form = await portal.get('client', '/application/form', { ApplicationKey });
  expect(form.data.Limits).toMatchObject({ charLimit: 200 });
  expect((await portal.get(null, '/auth/config')).data.charLimit).toBe(200);
  const tooLong = (Field: string) => ({
    Fields: [{ Field, Code: 'FIELD_TOO_LONG', Message: 'Use at most 200 characters.' }],
  });
  const post = (path: string, body: object) => portal.post('assessor', path, { ApplicationKey, ...body });
  expect((await post('/application/rejected', { Remark: 'x'.repeat(201) })).error).toMatchObject(
    tooLong('Remark'),
  );
  expect((await post('/comment/save', { Comment: 'x'.repeat(201) })).error).toMatchObject(tooLong('Comment'));
  const point = { PointKey: 'GF-01', Result: 'MINOR', Remark: 'x'.repeat(201) };
  expect((await post('/assessment/checklist/submission', { Answers: [point] })).error).toMatchObject(
    tooLong('Answers.0.Remark'),
  );
  const Points = [{ Field: 'ScopeRequirement', Remark: 'x'.repeat(201) }];
  expect((await post('/application/checklist/reject', { Points })).error).toMatchObject(
    tooLong('Points.0.Remark'),
  );
  expect((await post('/comment/save', { Comment: 'x'.repeat(200) })).status).toBe(200);
  set({ CharLimit: 6_000 });
  expect((await post('/comment/save', { Comment: 'x'.repeat(6_000) })).status).toBe(200);
  expect((await post('/application/rejected', { Remark: 'x'.repeat(6_000) })).status).toBe(200);
});

test('card details are entered at the configured place, if the deployment allows it', () => {
  const keyed = { STRIPE_UI: undefined, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
  expect([isCardElement(keyed), isCardElement({ ...keyed, STRIPE_UI: 'element' })]).toEqual([false, true]);
  set({ CardUi: 'ELEMENT' });
  expect([isCardElement(keyed), isCardElement({ ...keyed, STRIPE_PUBLISHABLE_KEY: undefined })]).toEqual([
    true,
    false,
  ]);
  set({ CardUi: 'CHECKOUT' });
  expect(isCardElement({ ...keyed, STRIPE_UI: 'element' })).toBe(false);
});

test('messages are retained for the configured time', async () => {
  set({ NotificationSeconds: 4, IdleMinutes: 15, IsCardScriptLoaded: false });
  expect((await portal.get(null, '/auth/config')).data).toMatchObject({
    NotificationDuration: 4_000,
    IdleMinutes: 15,
    IsCardScriptLoaded: false,
  });
});

const older = (FileKey: string, days: number) =>
  sql`update file set created_at = now() - make_interval(days => ${days}::int) where file_key = ${FileKey}`.execute(
    portal.db,
  );
const isThere = async (FileKey: string) =>
  (await portal.db.selectFrom('File').select('Id').where('FileKey', '=', FileKey).execute()).length === 1;

test('old uploads without a reference are deleted; files in use are retained', async () => {
  set({ UploadDays: 12, ClientUploadDays: 10 });
  const [old, fresh, logo, page, ofStaff] = [
    await portal.upload('client', 'document'),
    await portal.upload('client', 'document'),
    await portal.upload('client', 'image'),
    await portal.upload('admin', 'document'),
    await portal.upload('admin', 'document'),
  ];
  for (const key of [old, logo, page, ofStaff]) await older(key, 11);
  await older(fresh, 9);
  await portal.db
    .updateTable('Organisation')
    .set({ LogoFileKey: logo })
    .where('Id', '=', (eb) =>
      eb
        .selectFrom('Account')
        .select('OrganisationId')
        .where('Email', '=', 'client@demo.test')
        .$castTo<{ OrganisationId: number }>(),
    )
    .execute();
  const { Id } = await portal.db
    .selectFrom('File')
    .select(['Id', 'StorageKey'])
    .where('FileKey', '=', page)
    .executeTakeFirstOrThrow();
  const mail = await portal.db
    .insertInto('Mail')
    .values({
      MailKey: 'mail-with-paper',
      Recipient: 'a@b.test',
      Subject: 'S',
      Text: 'words',
      Html: '<p>words</p>',
      Status: 'SENT',
      Cause: null,
      SentAt: new Date('2020-01-01'),
    })
    .returning('Id')
    .executeTakeFirstOrThrow();
  await portal.db.insertInto('MailAttachment').values({ MailId: mail.Id, Position: 0, FileId: Id }).execute();
  await sweepUnusedFiles(portal.portal);
  expect([await isThere(old), await isThere(fresh), await isThere(logo), await isThere(page)]).toEqual([
    false,
    true,
    true,
    true,
  ]);
  // Files of staff have a separate retention period.
  expect(await isThere(ofStaff)).toBe(true);
  await older(ofStaff, 13);
  await sweepUnusedFiles(portal.portal);
  expect(await isThere(ofStaff)).toBe(false);
});

test('an unused upload of a client is retained for seven days', async () => {
  const [six, eight, ofStaff] = [
    await portal.upload('client', 'document'),
    await portal.upload('sub-client', 'document'),
    await portal.upload('admin', 'document'),
  ];
  await older(six, 6);
  for (const key of [eight, ofStaff]) await older(key, 8);
  await sweepUnusedFiles(portal.portal);
  expect([await isThere(six), await isThere(eight), await isThere(ofStaff)]).toEqual([true, false, true]);
});

test('every column with file references is checked before a file is deleted', async () => {
  const { rows } = await sql<{
    Name: string;
  }>`select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and table_name <> 'file' and column_name <> 'accreditation_file_key'
      and (column_name ~ 'file_(key|id)$' or column_name = 'proof' and table_name = 'invoice')`.execute(
    portal.db,
  );
  const tableNames = fileUsers.run().flatMap((tables) => Object.keys(tables));
  expect(rows.map(({ Name }) => Name).sort()).toEqual(tableNames.sort());
});

test('the texts of old emails are deleted, not the record that they were sent, and not those with a document', async () => {
  set({ MailMonths: 3 });
  const mail = (MailKey: string, SentAt: Date, Status: 'SENT' | 'FAILED' = 'SENT') =>
    portal.db
      .insertInto('Mail')
      .values({
        MailKey,
        Recipient: 'a@b.test',
        Subject: 'S',
        Text: 'words',
        Html: '<p>words</p>',
        Status,
        Cause: null,
        SentAt,
      })
      .execute();
  const ago = (months: number) => new Date(Date.now() - months * 31 * 86_400_000);
  await mail('mail-old', ago(4));
  await mail('mail-young', ago(2));
  await mail('mail-failed', ago(4), 'FAILED');
  await sweepMailTexts(portal.db);
  const rows = await portal.db
    .selectFrom('Mail')
    .select(['MailKey', 'Text', 'Subject'])
    .where('MailKey', 'like', 'mail-%')
    .orderBy('MailKey')
    .execute();
  expect(rows).toEqual([
    { MailKey: 'mail-failed', Text: 'words', Subject: 'S' },
    { MailKey: 'mail-old', Text: '', Subject: 'S' },
    { MailKey: 'mail-with-paper', Text: 'words', Subject: 'S' },
    { MailKey: 'mail-young', Text: 'words', Subject: 'S' },
  ]);
});

test('chats closed long ago are deleted; an open one is retained, however old', async () => {
  set({ ChatMonths: 6 });
  const chat = (Status: 'CLOSED' | 'ANSWERED', months: number) =>
    portal.db.transaction().execute(async (tx) => {
      const { Id: AccountId } = await tx
        .selectFrom('Account')
        .select('Id')
        .where('Email', '=', 'client@demo.test')
        .executeTakeFirstOrThrow();
      const row = await startConversation(tx, {
        Source: 'CHAT',
        AccountId,
        Topic: 'OTHER',
        Organisation: '',
        Language: 'EN',
        at: new Date(),
        Name: 'C',
        Email: 'client@demo.test',
      });
      await setConversationStatus(tx, row.Id, Status);
      await sql`update conversation set last_at = now() - make_interval(months => ${months}::int),
        closed_at = case when ${Status} = 'CLOSED' then now() - make_interval(months => ${months}::int) end where id = ${row.Id}`.execute(
        tx,
      );
      return row.Id;
    });
  const [old, open] = [await chat('CLOSED', 7), await chat('ANSWERED', 7)];
  await sweepChats(portal.portal);
  const left = await portal.db
    .selectFrom('Conversation')
    .select('Id')
    .where('Id', 'in', [old, open])
    .execute();
  expect(left).toEqual([{ Id: open }]);
});
