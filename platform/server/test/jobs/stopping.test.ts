import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mailTemplates } from '#modules/identity/sign-in/server/mail-templates.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { readSettings } from '../../configuration/settings.ts';
import { startWorker } from '../../jobs/worker.ts';
import { portalLink } from '../../mail/portal-link.ts';
import { queueMail } from '../../mail/send.ts';

let portal: TestPortal;
let server: SMTPServer;
/** Completes the delivery of the current email. */
let deliver: (() => void) | null = null;
const delivered: string[] = [];
beforeAll(async () => {
  portal = await startTestPortal();
  server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      stream.resume().on('end', () => {
        deliver = () => {
          delivered.push(...session.envelope.rcptTo.map(({ address }) => address));
          done();
        };
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(async () => {
  await portal.close();
  await new Promise<void>((closed) => server.close(() => closed()));
});

type Job = { IsLocked: boolean; Attempts: number };
const waiting = async (): Promise<Job[]> =>
  (
    await sql<Job>`select locked_by is not null as is_locked, attempts from graphile_worker.jobs
      where task_identifier = 'mail.send' order by id`.execute(portal.db)
  ).rows;

test('a stopping worker finishes started jobs, and returns the others without counting an attempt or logging', async () => {
  for (const name of ['one', 'two', 'three', 'four'])
    await portal.db.transaction().execute((tx) =>
      queueMail(tx, {
        ...{ to: `${name}@example.com`, cause: null, template: mailTemplates.reset, language: 'EN' },
        params: { minutes: 60 },
        link: portalLink(portal.portal.settings, '/forgot/reset', { code: 'Abc_def-0123456789abcdef' }),
      }),
    );
  const url = String(portal.portal.settings.DATABASE_URL);
  const SMTP_URL = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const settings = readSettings({ NODE_ENV: 'test', DATABASE_URL: url, SMTP_URL });
  const logged = vi.spyOn(console, 'error');
  const worker = await startWorker({ db: portal.db, settings }, { url, concurrency: 1 });
  await expect.poll(() => deliver, { timeout: 20_000 }).not.toBeNull();
  // One is being delivered, and the others were fetched with it.
  expect((await waiting()).filter(({ IsLocked }) => IsLocked)).toHaveLength(4);

  const stopped = worker.stop();
  setTimeout(() => deliver?.(), 300);
  await stopped;
  await worker.done;
  expect(delivered).toEqual(['one@example.com']);
  expect(await waiting()).toEqual(Array.from({ length: 3 }, () => ({ IsLocked: false, Attempts: 0 })));
  expect(logged.mock.calls).toEqual([]);
  logged.mockRestore();
});
