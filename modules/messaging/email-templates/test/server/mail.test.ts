import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailTemplates } from '#modules/identity/sign-in/server/mail-templates.ts';
import { readSettings } from '#platform/server/configuration/settings.ts';
import { sendMail } from '#platform/server/mail/deliver.ts';
import type { MailTemplate } from '#platform/server/mail/mail-template.ts';
import { portalLink } from '#platform/server/mail/portal-link.ts';
import { renderMail } from '#platform/server/mail/render-mail.ts';
import { queueMail } from '#platform/server/mail/send.ts';
import { type Accounts, PASSWORD, startAccounts } from '#quality/support/accounts.ts';

let portal: Accounts;
let server: SMTPServer;
let smtpUrl: string;
const received: { to: string[]; message: string }[] = [];

beforeAll(async () => {
  portal = await startAccounts();
  server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      if (address.startsWith('gone'))
        return done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
      if (address.startsWith('busy'))
        return done(Object.assign(new Error('try later'), { responseCode: 451 }));
      done();
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          message: Buffer.concat(parts).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await portal.close();
  await new Promise<void>((closed) => server.close(() => closed()));
});

const withSmtp = () => ({
  db: portal.db,
  settings: readSettings({
    NODE_ENV: 'test',
    PUBLIC_URL: 'https://portal.example',
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Assay <desk@portal.example>',
  }),
});
const queue = (
  to: string,
  cause: string | null = null,
  template: MailTemplate = mailTemplates.reset,
  params = {},
) =>
  portal.db.transaction().execute((tx) =>
    queueMail(tx, {
      to,
      cause,
      template,
      language: 'EN',
      params: { minutes: 60, ...params },
      link: portalLink(portal.settings, '/forgot/reset', { code: 'Abc_def-0123456789abcdef' }),
    }),
  );
const newest = (to: string) =>
  portal.db
    .selectFrom('Mail')
    .selectAll()
    .where('Recipient', '=', to)
    .orderBy('Id', 'desc')
    .executeTakeFirstOrThrow();
const jobs = async () =>
  Number(
    (
      await portal.pool.query(
        "select count(*) as n from graphile_worker.jobs where task_identifier = 'mail.send'",
      )
    ).rows[0].n,
  );

test('an email is sent once, as text and HTML, and its code is deleted', async () => {
  await queue('reader@example.com');
  const { Id: MailId } = await newest('reader@example.com');
  await sendMail(withSmtp(), { MailId });
  await sendMail(withSmtp(), { MailId });
  const arrived = received.filter(({ to }) => to.includes('reader@example.com'));
  expect(arrived).toHaveLength(1);
  const message = arrived[0]?.message.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
  expect(message).toContain('From: Assay <desk@portal.example>');
  expect(message).toContain('Subject: Reset your Assay password');
  expect(message).toContain('multipart/alternative');
  expect(message).toContain('https://portal.example/forgot/reset?code=Abc_def-0123456789abcdef');
  expect(message).toContain('The link can be used once and expires in 60 minutes.');
  const row = await newest('reader@example.com');
  expect(row.Status).toBe('SENT');
  expect(row.SentAt).not.toBeNull();
  expect(row.Text + row.Html).not.toContain('Abc_def');
});

test('emails of one thread reply to the same one, so that they are grouped; others have no thread', async () => {
  const about = (to: string, thread?: string) =>
    portal.db.transaction().execute((tx) =>
      queueMail(tx, {
        ...{ to, cause: null, template: mailTemplates.reset, language: 'EN', params: { minutes: 60 } },
        ...{ link: portalLink(portal.settings, '/forgot/reset'), ...(thread && { thread }) },
      }),
    );
  const headers = async (to: string) => {
    await sendMail(withSmtp(), { MailId: (await newest(to)).Id });
    const message = received.filter((one) => one.to.includes(to)).at(-1)?.message ?? '';
    return message
      .split('\r\n')
      .filter((line) => /^(In-Reply-To|References):/.test(line))
      .sort();
  };
  const thread = '<thread.Q-2026-00042@portal.example>';
  for (let time = 0; time < 2; time += 1) {
    await about('asker@example.com', 'Q-2026-00042');
    expect(await headers('asker@example.com')).toEqual([`In-Reply-To: ${thread}`, `References: ${thread}`]);
  }
  await about('single@example.com');
  expect(await headers('single@example.com')).toEqual([]);
});

test('without a mail server it stays in the outbox', async () => {
  await queue('kept@example.com');
  const { Id: MailId } = await newest('kept@example.com');
  await sendMail({ db: portal.db, settings: portal.settings }, { MailId });
  expect(await newest('kept@example.com')).toMatchObject({ Status: 'KEPT', SentAt: null });
});

test('a rejected mailbox fails permanently, a busy or unavailable server is retried', async () => {
  await queue('gone@example.com');
  await sendMail(withSmtp(), { MailId: (await newest('gone@example.com')).Id });
  expect((await newest('gone@example.com')).Status).toBe('FAILED');
  await queue('busy@example.com');
  const { Id: MailId } = await newest('busy@example.com');
  await expect(sendMail(withSmtp(), { MailId })).rejects.toThrow('try later');
  const nobody = { ...withSmtp(), settings: { ...withSmtp().settings, SMTP_URL: 'smtp://127.0.0.1:1' } };
  await expect(sendMail(nobody, { MailId })).rejects.toThrow('ECONNREFUSED');
  expect((await newest('busy@example.com')).Status).toBe('QUEUED');
  await expect(sendMail(withSmtp(), { MailId }, { IsLast: true })).rejects.toThrow('try later');
  expect((await newest('busy@example.com')).Status).toBe('FAILED');
});

test('an event has one email and one job, and a failed transaction has none', async () => {
  const before = await jobs();
  await Promise.all([
    queue('cause@example.com', 'once'),
    queue('cause@example.com', 'once'),
    queue('cause@example.com', 'once'),
  ]);
  expect((await jobs()) - before).toBe(1);
  await expect(
    portal.db.transaction().execute(async (tx) => {
      await queueMail(tx, {
        to: 'undone@example.com',
        language: 'EN',
        template: mailTemplates.invite,
        cause: null,
      });
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect((await jobs()) - before).toBe(1);
});

test('a name cannot inject headers or HTML', async () => {
  const template: MailTemplate = { Subject: 'NOTICE_TURN_CHECK_TITLE', Lines: ['NOTICE_TURN_CHECK_TEXT'] };
  const params = {
    ApplicationNo: 'X\r\nBcc: all@example.com\u2028\u202e',
    OrgName: '<script>alert(1)</script>{{ lines }}{% raw %}',
    ServiceName: '"&',
  };
  const mail = renderMail({ template, language: 'EN', params });
  expect(mail.Subject).toBe('New application to check: X Bcc: all@example.com');
  expect(mail.Html).not.toContain('<script>');
  expect(mail.Html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;{{ lines }}{% raw %}');
  for (const to of [
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com,b@example.com',
    'A <a@example.com>',
    'nobody',
    'a b@example.com',
  ])
    await expect(queue(to)).rejects.toThrow('one plain address');
});

test('the name of an inviting organisation is not a link, has one line and a limited length', () => {
  const OrgName = `Your account is locked, see https://evil.example/a or mail a@evil.example\r\n${'x'.repeat(500)}`;
  const mail = renderMail({
    template: mailTemplates.subAccountInvite,
    language: 'EN',
    params: { OrgName, days: 7 },
  });
  expect(mail.Text).not.toMatch(/https:\/\/evil|evil\.example|a@evil/);
  expect(mail.Text).toContain('https:\u200b//evil.\u200bexample/a or mail a@\u200bevil.\u200bexample xxx');
  expect(mail.Text).not.toContain('x'.repeat(200));
});

test('every email is complete in each language', () => {
  for (const template of Object.values(mailTemplates) as MailTemplate[])
    for (const language of ['EN', 'CHT', 'CHS'] as const) {
      const mail = renderMail({
        template,
        language,
        params: { minutes: 60, days: 7, OrgName: 'Harbour Tea' },
        link: 'https://portal.example/x?a=1&code=2',
      });
      expect(mail.Subject + mail.Text).not.toMatch(/MAIL_|\{\{|undefined/);
      const hasLink = template.Button !== undefined;
      expect(mail.Html.includes('href="https://portal.example/x?a=1&amp;code=2"')).toBe(hasLink);
      expect(mail.Text.includes('https://portal.example/x?a=1&code=2')).toBe(hasLink);
    }
  expect(renderMail({ template: mailTemplates.invite, language: 'CHT' }).Html).toContain(
    '<html lang="zh-Hant-HK">',
  );
});

test('ADMIN and IT read the outbox; reading is logged, and codes are shown only without a mail server', async () => {
  await portal.addAccount('it@example.com', ['IT']);
  await portal.addAccount('sub-admin@example.com', ['SUB_ADMIN']);
  const login = async (Email: string) =>
    String((await portal.post('/auth/backend/login', { Email, Password: PASSWORD })).data.Token);
  const token = await login('it@example.com');
  await queue('outbox_1@example.com');
  await queue('outboxA1@example.com');
  const { data } = await portal.get('/log/mail/list?Search=OUTBOX_1', { token });
  expect(data).toMatchObject({
    Total: 1,
    Rows: [{ To: 'outbox_1@example.com', Subject: 'Reset your Assay password', Status: 'QUEUED' }],
  });
  const { data: bySubject } = await portal.get('/log/mail/list?Search=RESET%20your', { token });
  const found = (bySubject.Rows as { To: string }[]).map(({ To }) => To);
  expect(found).toEqual(expect.arrayContaining(['outbox_1@example.com', 'outboxA1@example.com']));
  const { Id: MailId, MailKey } = await newest('outbox_1@example.com');
  const view = () => portal.get(`/log/mail/view?MailKey=${MailKey}`, { token });
  expect((await view()).data.Text).not.toContain('Abc_def');
  await sendMail({ db: portal.db, settings: portal.settings }, { MailId });
  expect((await view()).data.Text).toContain('code=Abc_def-0123456789abcdef');
  const { data: log } = await portal.get(`/log/list?Search=${MailKey}`, { token });
  expect(log).toMatchObject({
    Total: 2,
    Rows: [{ Event: 'MAIL_VIEW', Email: 'it@example.com' }, { Event: 'MAIL_VIEW' }],
  });
  expect(
    (await portal.get(`/log/mail/view?MailKey=${MailKey}`, { token: await login('sub-admin@example.com') }))
      .status,
  ).toBe(403);
  expect((await portal.get('/log/mail/view?MailKey=AAAAAAAAAAAAAAAA', { token })).status).toBe(404);
});
