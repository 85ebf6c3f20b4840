/** Browser test: the public register with search, verification, PDF check and followers. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';
import { samplePdf } from '#platform/server/demo/sample-pdf.ts';
import { altered } from './support/altered.ts';
import { type Api, signInToApi } from './support/api.ts';
import { certificateOf, decideStatus, type KnownCertificate } from './support/certificate-page.ts';
import { dropPdf } from './support/drop-pdf.ts';
import { must } from './support/make-application.ts';
import { newestLink } from './support/newest-link.ts';
import { checkScreen } from './support/person.ts';
import { portalUrl } from './support/portal-url.ts';
import { startStory } from './support/story.ts';

const TIMEOUT_MS = 30_000;

describe('the public register, as used by visitors', () => {
  const { person, chapter, looksRight } = startStory('register');
  const follower = `buyer+${Date.now()}@shop.test`;
  let staff: { proposer: Api; decider: Api };
  let certificate: KnownCertificate;
  let elsewhere: Server | undefined;
  afterAll(() => elsewhere?.close());

  const open = async (page: Page, query = ''): Promise<void> => {
    await page.goto(`/verify/${certificate.CertificateNo}${query}`);
  };
  /** Returns the newest email to the follower with this text in its subject. */
  const mailSaying = async (subject: string): Promise<string> => {
    const reader = await signInToApi(portalUrl(), 'it@demo.test');
    for (const end = Date.now() + TIMEOUT_MS; ; ) {
      const rows = must(await reader.get('/log/mail/list', { Search: follower })).Rows as Record<
        string,
        string
      >[];
      const found = rows.filter((row) => String(row.Subject).includes(subject));
      if (found.length > 1) throw new Error(`${subject} was told ${found.length} times`);
      const [mail] = found;
      if (mail)
        return String(must(await reader.get('/log/mail/view', { MailKey: String(mail.MailKey) })).Text);
      if (Date.now() > end) throw new Error(`no one was notified: ${subject}`);
      await new Promise((next) => setTimeout(next, 300));
    }
  };

  chapter('the original is recognised; an altered copy and an unrelated file are not', async () => {
    const [proposer, decider] = await Promise.all(
      ['admin@demo.test', 'ceo@demo.test'].map((address) => signInToApi(portalUrl(), address)),
    );
    staff = { proposer: proposer as Api, decider: decider as Api };
    const isChosen = (row: { CertificateNo: string; Revision: number }) =>
      row.Revision === 1 && row.CertificateNo.startsWith('IS-');
    certificate = await certificateOf(portalUrl(), staff.proposer, isChosen);
    const outsider = await person('stranger');
    const { page } = outsider;
    await open(page);
    const original = await certificate.pages(1);
    await dropPdf(page, original);
    await page.getByText('Original document').waitFor();
    await page.getByText('The certificate is valid today.').waitFor();
    await checkScreen(outsider);
    for (const foreign of [altered(original), samplePdf('of somebody else')]) {
      await dropPdf(page, foreign);
      await page.getByText('Not issued by us').waitFor();
      await dropPdf(page, original);
      await page.getByText('Original document').waitFor();
    }
    await dropPdf(page, Buffer.from('Only called so.'));
    await page.getByText('is not a PDF, although its name says so').waitFor();
  });

  chapter('an old revision is genuine, but superseded', async () => {
    const { page } = await person('stranger');
    const revised = await certificateOf(portalUrl(), staff.proposer, (row) => row.Revision === 2);
    await open(page);
    await dropPdf(page, await revised.pages(1));
    await page.getByText('Genuine, but superseded').waitFor();
    await page.getByText('superseded by revision R2').waitFor();
    await page.getByRole('link', { name: `View ${revised.CertificateNo}` }).click();
    await page.getByRole('heading', { name: 'This certificate is valid' }).waitFor();
    await dropPdf(page, await revised.pages(2));
    await page.getByText('Original document').waitFor();
    await open(page);
    await dropPdf(page, await revised.pages(2));
    await page.getByText('Original, but with a different number').waitFor();
  });

  chapter('a visitor subscribes to it, without an account and without script', async () => {
    const buyer = await person('buyer', { javaScriptEnabled: false });
    const { page } = buyer;
    await open(page);
    await page.getByText('Get email updates').click();
    await page.getByLabel('Your email address').fill(follower);
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await page.goto(await newestLink(portalUrl(), follower));
    await page.getByRole('heading', { name: `Subscribe to ${certificate.CertificateNo}?` }).waitFor();
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await page.getByRole('heading', { name: `Subscribed to ${certificate.CertificateNo}` }).waitFor();
  });

  chapter('its badge is shown on the page of another site', async () => {
    const holder = await person('holder');
    const { page } = holder;
    await open(page);
    await checkScreen(holder);
    await page.getByLabel('Badge language').selectOption('繁體中文');
    const snippet = await page.getByLabel('Badge code').inputValue();
    expect(snippet).toContain('lang=CHT');
    elsewhere = createServer((_request, answer) => {
      answer.setHeader('content-type', 'text/html; charset=utf-8');
      answer.end(`<!doctype html><title>Shop</title><h1>Our shop</h1>${snippet}`);
    });
    await new Promise<void>((ready) => elsewhere?.listen(0, '127.0.0.1', ready));
    const { port } = elsewhere.address() as AddressInfo;
    const visitor = await person('visitor');
    const [answer] = await Promise.all([
      visitor.page.waitForResponse((response) => response.url().includes('/badge/')),
      visitor.page.goto(`http://127.0.0.1:${port}/`),
    ]);
    expect(answer.status()).toBe(200);
    expect((await answer.allHeaders())['set-cookie']).toBeUndefined();
    const badge = visitor.page.getByRole('img', { name: /live status/ });
    const width = () =>
      badge.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
    expect(await width()).toBe(320);
    expect(await answer.text()).toContain('>有效<');
    await badge.click();
    await visitor.page.getByRole('heading', { name: 'This certificate is valid' }).waitFor();
  });

  chapter('it is suspended: the page, the PDF, the badge and the subscriber are updated', async () => {
    await decideStatus(staff, certificate.CertificateKey, 'suspend');
    const outsider = await person('stranger');
    // The other process is notified shortly afterwards and may show its cached page for up to a second.
    const suspended = outsider.page.getByRole('heading', { name: 'This certificate is suspended' });
    await expect
      .poll(() => open(outsider.page).then(() => suspended.isVisible()), { timeout: 2_000 })
      .toBe(true);
    await dropPdf(outsider.page, await certificate.pages(1));
    await outsider.page.getByText('Original, but the certificate is suspended').waitFor();
    await checkScreen(outsider);
    const badge = await fetch(`${portalUrl()}/badge/${certificate.CertificateNo}.svg`);
    expect(await badge.text()).toContain('>Suspended<');
    const mail = await mailSaying(`Certificate suspended: ${certificate.CertificateNo}`);
    expect(mail).toContain('has been suspended since');
  });

  chapter('it is valid again; then the subscriber unsubscribes with one button', async () => {
    await decideStatus(staff, certificate.CertificateKey, 'restore');
    const mail = await mailSaying(`Suspension lifted: ${certificate.CertificateNo}`);
    const { page } = await person('buyer');
    await page.goto(/https?:\/\/\S+\/follow\/stop\?code=[\w-]+/.exec(mail)?.[0] ?? '');
    await page.getByRole('button', { name: 'Unsubscribe', exact: true }).click();
    await page.getByRole('heading', { name: 'Unsubscribed' }).waitFor();
    await open(page);
    await page.getByRole('heading', { name: 'This certificate is valid' }).waitFor();
  });

  chapter('a buyer checks a whole list at once, and downloads the result', async () => {
    const buyer = await person('buyer');
    const { page } = buyer;
    await page.goto('/check');
    await page.getByLabel('Numbers').fill(`${certificate.CertificateNo}\nXX-1999-00001\nnot a number`);
    await page.getByRole('button', { name: 'Verify' }).click();
    const line = page.getByRole('row').filter({ hasText: certificate.CertificateNo });
    await line.getByText('Valid', { exact: true }).waitFor();
    await page.getByText('Not in the register, or unlisted').waitFor();
    await page.getByText('Not a certificate number').waitFor();
    // On a tablet, every column is under its header too.
    const size = page.viewportSize();
    await page.setViewportSize({ width: 820, height: 900 });
    expect(await page.getByRole('columnheader').allInnerTexts()).toHaveLength(6);
    await expect.poll(() => line.getByRole('cell').count()).toBe(5);
    if (size) await page.setViewportSize(size);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download results (CSV)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('certificates.csv');
  });

  chapter('the pages of this story are correct with their scripts as well', async () => {
    const outsider = await person('stranger');
    const { page } = outsider;
    await page.goto('/check');
    await page.getByLabel('Numbers').fill(`${certificate.CertificateNo}\nXX-1999-00001\nnot a number`);
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByText('Not a certificate number').waitFor();
    await checkScreen(outsider);
    await open(page);
    await page.getByText('Get email updates').click();
    await page.getByLabel('Your email address').fill('nobody@nowhere');
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await page.getByText('Enter one email address').waitFor();
    await checkScreen(outsider);
    await page.goto('/disclosure?q=nobody');
    await page.getByRole('heading', { name: 'No results' }).waitFor();
    await checkScreen(outsider);
  });

  chapter('feeds and badges have the right type: a browser reads them as XML', async () => {
    const { page } = await person('stranger');
    await open(page);
    const problems = await page.evaluate(async (number) => {
      const wrong: string[] = [];
      for (const path of [
        `/verify/${number}.atom`,
        `/badge/${number}.svg?scheme=auto`,
        '/badge/A%26B%3C1.svg',
      ]) {
        const text = await (await fetch(path)).text();
        const read = new DOMParser().parseFromString(text, 'application/xml');
        if (read.querySelector('parsererror')) wrong.push(`${path}: ${read.documentElement.textContent}`);
      }
      return wrong;
    }, certificate.CertificateNo);
    expect(problems).toEqual([]);
  });

  looksRight();
});
