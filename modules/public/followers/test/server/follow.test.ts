import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processCertificateEvent } from '#modules/certification/certificates/server/life/process-event.ts';
import { sendMail } from '#platform/server/mail/deliver.ts';
import { certificateFixture } from '#quality/support/certificate-fixture.ts';
import { step } from '#quality/support/certificate-steps.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { type PublicSite, startPublicSite } from '#quality/support/public-site.ts';
import { stableAnswer } from '#quality/support/stable-answer.ts';
import { notifyFollowers } from '../../server/notify-followers.ts';
import { sweepFollows } from '../../server/sweep-follows.ts';

let portal: TestPortal;
let site: PublicSite;
let listed: number;
let unlisted: number;
let unlistedCode = '';
const fixture = certificateFixture(() => portal);

beforeAll(async () => {
  portal = await startTestPortal();
  site = await startPublicSite(portal);
  listed = (await fixture.issued({ no: 'QM-2025-00001', expiry: '2099-03-13' })).id;
  unlisted = (await fixture.issued({ no: 'QM-2025-00002', expiry: '2099-03-13' })).id;
  await fixture.issued({ no: 'QM-2025-00003', expiry: '2099-03-13' });
  await step(portal, unlisted, { event: 'UNLISTED', to: 'ACTIVE', on: '2025-04-01' });
  unlistedCode = (await fixture.certificate(unlisted)).Code;
});
afterAll(async () => {
  await site?.close();
  await portal?.close();
});

const mails = (to: string) =>
  portal.db.selectFrom('Mail').selectAll().where('Recipient', '=', to).orderBy('Id').execute();
const rows = () => portal.db.selectFrom('Follow').selectAll().orderBy('Id').execute();
const requestByForm = (email: string, more: Record<string, string> = {}) =>
  site.post('/follow', { number: 'QM-2025-00001', email, ...more });
/** The code in the newest email to an address; `page` selects the link. */
async function codeIn(to: string, page: 'confirm' | 'stop'): Promise<string> {
  const text = (await mails(to)).at(-1)?.Text ?? '';
  return (
    new RegExp(`http://portal.test/follow/${page}\\?(?:lang=\\w+&)?code=([\\w-]+)`).exec(text)?.[1] ?? ''
  );
}
async function follow(email: string, more: Record<string, string> = {}): Promise<void> {
  expect((await requestByForm(email, more)).statusCode).toBe(303);
  const page = await site.post('/follow/confirm', { code: await codeIn(email.toLowerCase(), 'confirm') });
  expect(page.statusCode).toBe(200);
}

describe('requesting a subscription', () => {
  it('sends one link, and discloses nothing before it is opened', async () => {
    const answer = await requestByForm('buyer@shop.test');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/follow/asked']);
    const [mail] = await mails('buyer@shop.test');
    expect(mail?.Subject).toBe('Confirm your subscription to certificate QM-2025-00001');
    expect(mail?.Text).toContain('Harbour Green Energy Limited');
    const Seq = await step(portal, listed, { event: 'SUSPENDED', to: 'SUSPENDED', on: '2025-09-01' });
    await notifyFollowers(portal.portal, { CertificateId: listed, Seq });
    expect(await mails('buyer@shop.test')).toHaveLength(1);
    await step(portal, listed, { event: 'RESUMED', to: 'PUBLISHED', on: '2025-09-02' });
  });

  it('opening the link only asks; an email scanner confirms nothing', async () => {
    const code = await codeIn('buyer@shop.test', 'confirm');
    const page = await site.get(`/follow/confirm?code=${code}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Subscribe to QM-2025-00001?');
    // Links are sometimes forwarded: the masked address is recognisable only to those who know it.
    expect(page.body).toContain('bu…@shop.test');
    expect(page.body).not.toContain('buyer@shop.test');
    expect((await rows())[0]?.ConfirmedAt).toBeNull();
    const yes = await site.post('/follow/confirm', { code });
    expect(yes.body).toContain('Subscribed to QM-2025-00001');
    const { ConfirmedAt } = (await rows())[0] ?? {};
    expect(ConfirmedAt).not.toBeNull();
    expect((await site.post('/follow/confirm', { code })).statusCode).toBe(200);
    expect((await rows())[0]?.ConfirmedAt).toEqual(ConfirmedAt);
  });

  it('responds alike for existing and new subscribers', async () => {
    const known = await requestByForm('BUYER@shop.test');
    const fresh = await requestByForm('somebody@else.test');
    expect(stableAnswer(known)).toEqual(stableAnswer(fresh));
    expect((await rows()).filter((row) => row.Email === 'buyer@shop.test')).toHaveLength(1);
    expect((await mails('somebody@else.test'))[0]?.Subject).toBe(
      (await mails('buyer@shop.test')).at(-1)?.Subject,
    );
  });

  it.each([
    '',
    'nobody',
    'a@b',
    'two@shop.test, three@shop.test',
    'x@shop.test\r\nBcc: y@shop.test',
    `${'x'.repeat(250)}@shop.test`,
  ])('refuses %j and shows the form again', async (email) => {
    const before = (await rows()).length;
    const page = await requestByForm(email);
    // Line breaks are dropped like other control characters; the rest must be one address.
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain('Enter one email address');
    expect(await rows()).toHaveLength(before);
  });

  it('does not reveal certificates that are not public', async () => {
    const submissions: Record<string, string>[] = [
      { number: 'QM-2025-99999' },
      { number: 'QM-2025-00002' },
      { number: 'QM-2025-00002', c: 'WRONGCODE1' },
      { number: '' },
    ];
    for (const fields of submissions) {
      const answer = await requestByForm('curious@shop.test', fields);
      expect(answer.statusCode).toBe(404);
    }
    expect(await mails('curious@shop.test')).toEqual([]);
  });

  it('sends at most six emails an hour to one mailbox', async () => {
    const answers = [];
    for (let at = 0; at < 7; at += 1) answers.push((await requestByForm('flooded@shop.test')).statusCode);
    expect(answers).toEqual([303, 303, 303, 303, 303, 303, 429]);
    const refused = await requestByForm('Flooded@shop.test');
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(refused.body).toContain('Too many requests');
    expect(await mails('flooded@shop.test')).toHaveLength(6);
  });

  it('only the newest link works, for an hour', async () => {
    await requestByForm('late@shop.test');
    const first = await codeIn('late@shop.test', 'confirm');
    await requestByForm('late@shop.test');
    expect((await site.get(`/follow/confirm?code=${first}`)).statusCode).toBe(404);
    const second = await codeIn('late@shop.test', 'confirm');
    expect((await site.get(`/follow/confirm?code=${second}`)).statusCode).toBe(200);
    const past = new Date(Date.now() - 1000);
    await portal.db
      .updateTable('Follow')
      .set({ ConfirmUntil: past })
      .where('Email', '=', 'late@shop.test')
      .execute();
    expect((await site.post('/follow/confirm', { code: second })).statusCode).toBe(404);
  });
});

describe('notifications to subscribers', () => {
  it('are sent once each, in their own language, however often the job runs', async () => {
    await follow('twice@shop.test');
    await site.app.inject({
      method: 'POST',
      url: '/follow?lang=CHT',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'number=QM-2025-00001&email=hk%40shop.test',
    });
    await site.post('/follow/confirm', { code: await codeIn('hk@shop.test', 'confirm') });
    const Seq = await step(portal, listed, { event: 'SUSPENDED', to: 'SUSPENDED', on: '2025-10-01' });
    const notify = () => notifyFollowers(portal.portal, { CertificateId: listed, Seq });
    await notify();
    await Promise.all([notify(), notify()]);
    const english = (await mails('twice@shop.test')).filter((mail) => mail.Subject.includes('suspended'));
    expect(english).toHaveLength(1);
    expect(english[0]?.Text).toContain('has been suspended since Oct 1, 2025');
    expect(english[0]?.Text).toContain('http://portal.test/verify/QM-2025-00001');
    const chinese = (await mails('hk@shop.test')).slice(1);
    expect(chinese.map((mail) => mail.Subject)).toEqual(['QM-2025-00001 已被暫停']);
    expect(chinese[0]?.Text).toContain('自 2025年10月1日 起被暫停');
  });

  it('use the language of the confirmation, even if the address is submitted again', async () => {
    await follow('steady@shop.test');
    await site.app.inject({
      method: 'POST',
      url: '/follow?lang=CHS',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'number=QM-2025-00001&email=steady%40shop.test',
    });
    expect((await rows()).find((row) => row.Email === 'steady@shop.test')?.Language).toBe('EN');
  });

  it('are sent although the holder’s own users cannot be notified, and the job reports that', async () => {
    await follow('patient@shop.test');
    const Seq = await step(portal, listed, { event: 'SUSPENDED', to: 'SUSPENDED', on: '2025-10-01' });
    await sql`alter table notification rename to notification_away`.execute(portal.db);
    try {
      const reported = processCertificateEvent(portal.portal, { CertificateId: listed, Seq });
      await expect(reported).rejects.toThrow(/^some notifications failed: .*notification/);
    } finally {
      await sql`alter table notification_away rename to notification`.execute(portal.db);
    }
    expect((await mails('patient@shop.test')).map((mail) => mail.Subject)).toContain(
      'Certificate suspended: QM-2025-00001',
    );
  });

  it('do not include events before the subscription', async () => {
    const Seq = await step(portal, listed, { event: 'RESUMED', to: 'PUBLISHED', on: '2025-10-02' });
    await follow('new@shop.test');
    await notifyFollowers(portal.portal, { CertificateId: listed, Seq });
    expect(await mails('new@shop.test')).toHaveLength(1);
  });

  it.each([
    ['EXTENDED', 'PUBLISHED', 'QM-2025-00001: validity extended', 'valid until Dec 31, 2099'],
    ['EXPIRED', 'EXPIRED', 'Certificate expired: QM-2025-00001', 'no longer valid'],
    ['TERMINATED', 'TERMINATED', 'Certificate terminated: QM-2025-00001', 'was terminated on Nov 1, 2025'],
    ['WITHDRAWN', 'TERMINATED', 'Statement withdrawn: QM-2025-00001', 'was withdrawn on Nov 1, 2025'],
    ['DELETED', 'DELETED', 'Certificate void (issued in error): QM-2025-00001', 'issued in error'],
  ] as const)('include %s', async (event, to, subject, text) => {
    const expiry = event === 'EXTENDED' ? { expiry: '2099-12-31' } : {};
    const Seq = await step(portal, listed, { event, to, on: '2025-11-01', ...expiry });
    await notifyFollowers(portal.portal, { CertificateId: listed, Seq });
    const last = (await mails('twice@shop.test')).at(-1);
    expect(last?.Subject).toBe(subject);
    expect(last?.Text).toContain(text);
    await step(portal, listed, { event: 'PUBLISHED', to: 'PUBLISHED', on: '2025-11-02' });
  });

  it.each(['PUBLISHED', 'UNLISTED', 'RENEWAL_STARTED', 'RENEWAL_ENDED'] as const)(
    'do not include %s',
    async (event) => {
      const before = await mails('twice@shop.test');
      const Seq = await step(portal, listed, { event, to: 'PUBLISHED', on: '2025-11-03' });
      await notifyFollowers(portal.portal, { CertificateId: listed, Seq });
      expect(await mails('twice@shop.test')).toHaveLength(before.length);
    },
  );

  it('of an unlisted certificate go only to subscribers with its code', async () => {
    await follow('holder@shop.test', { number: 'QM-2025-00002', c: unlistedCode });
    await step(portal, unlisted, { event: 'PUBLISHED', to: 'PUBLISHED', on: '2025-11-01' });
    await follow('stranger@shop.test', { number: 'QM-2025-00002' });
    await step(portal, unlisted, { event: 'UNLISTED', to: 'ACTIVE', on: '2025-11-02' });
    const Seq = await step(portal, unlisted, {
      event: 'EXTENDED',
      to: 'ACTIVE',
      on: '2025-11-03',
      expiry: '2099-06-30',
    });
    await notifyFollowers(portal.portal, { CertificateId: unlisted, Seq });
    expect((await mails('holder@shop.test')).at(-1)?.Text).toContain(
      `/verify/QM-2025-00002?c=${unlistedCode}`,
    );
    expect(await mails('stranger@shop.test')).toHaveLength(1);
  });
});

describe('unsubscribing', () => {
  it('is one button behind the link of every email; the address is deleted', async () => {
    const code = await codeIn('twice@shop.test', 'stop');
    const page = await site.get(`/follow/stop?code=${code}`);
    expect(page.body).toContain('Unsubscribe from QM-2025-00001?');
    expect((await rows()).some((row) => row.Email === 'twice@shop.test')).toBe(true);
    expect((await site.post('/follow/stop', { code })).headers.location).toBe('/follow/stopped');
    expect((await rows()).some((row) => row.Email === 'twice@shop.test')).toBe(false);
    expect((await site.post('/follow/stop', { code })).statusCode).toBe(303);
    expect((await site.get(`/follow/stop?code=${code}`)).body).toContain('Unsubscribed');
  });

  it('refuses an invalid code', async () => {
    await follow('kept@shop.test', { number: 'QM-2025-00003' });
    const { FollowKey } = (await rows()).at(-1) ?? { FollowKey: '' };
    for (const code of [
      '',
      'x',
      FollowKey,
      FollowKey + 'A'.repeat(22),
      FollowKey + 'é'.repeat(22),
      "'".repeat(44),
    ])
      expect((await site.post('/follow/stop', { code })).statusCode).toBe(404);
    expect((await rows()).some((row) => row.Email === 'kept@shop.test')).toBe(true);
  });

  it('is possible for all certificates together', async () => {
    await follow('many@shop.test');
    await follow('many@shop.test', { number: 'QM-2025-00003' });
    const Seq = await step(portal, listed, { event: 'SUSPENDED', to: 'SUSPENDED', on: '2025-11-05' });
    await notifyFollowers(portal.portal, { CertificateId: listed, Seq });
    await site.post('/follow/stop', { code: await codeIn('many@shop.test', 'stop'), all: 'yes' });
    expect((await rows()).some((row) => row.Email === 'many@shop.test')).toBe(false);
  });

  it('is supported by email programs through the header of RFC 8058', async () => {
    await follow('program@shop.test');
    const Seq = await step(portal, listed, { event: 'RESUMED', to: 'PUBLISHED', on: '2025-11-06' });
    await notifyFollowers(portal.portal, { CertificateId: listed, Seq });
    const received: string[] = [];
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, _session, done) => {
        stream.on('data', (part: Buffer) => received.push(part.toString()));
        stream.on('end', () => done());
      },
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const SMTP_URL = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
    const mail = (await mails('program@shop.test')).at(-1);
    await sendMail(
      { ...portal.portal, settings: { ...portal.portal.settings, SMTP_URL } },
      { MailId: Number(mail?.Id) },
    );
    await new Promise<void>((closed) => server.close(() => closed()));
    const message = received.join('').replace(/\r\n[ \t]/g, ' ');
    expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const address = /^List-Unsubscribe: <(\S+)>/m.exec(message)?.[1] ?? '';
    const { pathname, search } = new URL(address);
    const answer = await site.post(pathname + search, { 'List-Unsubscribe': 'One-Click' });
    expect(answer.statusCode).toBe(303);
    expect((await rows()).some((row) => row.Email === 'program@shop.test')).toBe(false);
    // Sent emails no longer contain their codes.
    const sent = (await mails('program@shop.test')).at(-1);
    expect(sent?.Unsubscribe).toBeNull();
    expect(sent?.Text).not.toMatch(/stop\?code=[\w-]/);
  });

  it('unconfirmed requests are deleted', async () => {
    const old = new Date(Date.now() - 26 * 3_600_000);
    await requestByForm('forgotten@shop.test');
    await portal.db.updateTable('Follow').set({ ConfirmUntil: old }).execute();
    await sweepFollows(portal.db);
    const left = await rows();
    expect(left.some((row) => row.Email === 'forgotten@shop.test')).toBe(false);
    expect(left.length).toBeGreaterThan(0);
    expect(left.every((row) => row.ConfirmedAt !== null)).toBe(true);
  });

  it('the log records that a certificate was subscribed to, without the subscriber', async () => {
    const lines = await portal.db
      .selectFrom('Audit')
      .selectAll()
      .where('Event', 'in', ['FOLLOW_STARTED', 'FOLLOW_ENDED'])
      .execute();
    expect(lines.length).toBeGreaterThan(3);
    expect(JSON.stringify(lines)).not.toContain('@');
  });
});
