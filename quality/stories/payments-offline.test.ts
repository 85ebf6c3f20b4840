/** Browser test: invoices paid by bank transfer, with uploaded proofs and matched bank statements. */
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { samplePdf } from '#platform/server/demo/sample-pdf.ts';
import { type Api, signInToApi } from './support/api.ts';
import { attach } from './support/attach.ts';
import { choose } from './support/choose.ts';
import { must, type SubmittedApplication } from './support/make-application.ts';
import { makePayable } from './support/make-payable.ts';
import { openApplication } from './support/open-application.ts';
import { type OwnPortal, startOwnPortal } from './support/own-portal.ts';
import { performInDialog } from './support/perform-in-dialog.ts';
import { checkScreen, type Person } from './support/person.ts';
import { signedIn } from './support/signed-in.ts';
import { startStory } from './support/story.ts';
import { visit } from './support/visit.ts';

const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(samplePdf(name)) });

describe('an invoice is paid without a card', () => {
  const { person, chapter, looksRight } = startStory('money-offline');
  let own: OwnPortal;
  let api: Api;
  let made: SubmittedApplication;
  let invoiceNo = '';
  let doubtful: SubmittedApplication;

  beforeAll(async () => {
    own = await startOwnPortal();
    api = await signInToApi(own.url, 'client@demo.test');
    made = await makePayable(own.url, api);
    invoiceNo = String((await invoice()).InvoiceNo);
  });
  afterAll(() => own?.stop());

  const openAs = async (name: string): Promise<Person> =>
    person(name, { ...(await signedIn(own.url, `${name}@demo.test`)), baseURL: own.url });
  const invoice = async ({ key } = made) =>
    must(await api.get('/payment/invoice/view', { ApplicationKey: key }));

  chapter('the client scans the FPS code and submits the receipt', async () => {
    const client = await openAs('client');
    const { page } = client;
    await visit(page, `/invoice/${made.key}`);
    await choose(page.getByRole('radio', { name: 'FPS', exact: true }));
    await page.getByRole('img', { name: new RegExp(`HKD 24,500.00.*${invoiceNo}`) }).waitFor();
    await checkScreen(client);
    await page.getByRole('button', { name: 'Upload payment proof' }).click();
    await page.getByText('Add your bank receipt, or a photo of it.').waitFor();
    await attach(page, page.getByRole('main'), file('fps-receipt.pdf'), 'Add the receipt or a photo of it');
    await page.getByLabel('Bank reference number').fill('FPS2026112188120');
    await checkScreen(client);
    await page.getByRole('button', { name: 'Upload payment proof' }).click();
    await page.getByText('Payment proof submitted.').first().waitFor();
    await checkScreen(client);
    await expect.poll(() => invoice()).toMatchObject({ Status: 'PROOF_GIVEN', PaymentMethod: 'FPS' });
  });

  chapter('finance views the proof next to the invoice and marks it as paid', async () => {
    const finance = await openAs('finance');
    const { page } = finance;
    await visit(page, '/finance/proofs');
    await checkScreen(finance);
    await page
      .getByRole('link', { name: new RegExp(invoiceNo) })
      .or(page.getByRole('button', { name: new RegExp(invoiceNo) }))
      .first()
      .click();
    await page.getByRole('heading', { name: invoiceNo }).waitFor();
    await page.locator('iframe[title="fps-receipt.pdf"]').waitFor();
    await expect.poll(() => page.getByLabel('Payment reference').inputValue()).toBe('FPS2026112188120');
    await checkScreen(finance);
    await page.getByRole('button', { name: 'Mark as paid' }).click();
    await expect.poll(async () => (await invoice()).Status, { timeout: 20_000 }).toBe('PAID');
    await checkScreen(finance);
  });

  chapter('the client sees it paid, and the receipt has been emailed', async () => {
    const client = await openAs('client');
    await visit(client.page, `/invoice/${made.key}`);
    await client.page.getByRole('main').getByText('Paid', { exact: true }).first().waitFor();
    expect(await client.page.getByRole('button', { name: /by card$/ }).count()).toBe(0);
    await checkScreen(client);
    const it = await signInToApi(own.url, 'it@demo.test');
    const subjects = async () =>
      (
        must(await it.get('/log/mail/list', { Search: 'client@demo.test' })).Rows as { Subject: string }[]
      ).map(({ Subject }) => Subject);
    await expect.poll(subjects, { timeout: 30_000 }).toContain(`Payment received: ${made.number}`);
  });

  chapter('payment is complete: the review can begin', async () => {
    const business = await openAs('business');
    await openApplication(business, made.number);
    await performInDialog(business.page, 'Confirm to review', {
      fill: (dialog) => dialog.getByLabel('Review transaction no.').fill('TX-2026-9302'),
      text: 'Application moved to review.',
    });
    await checkScreen(business);
  });

  chapter('finance uploads the bank statement; matches are confirmed by a click', async () => {
    const finance = await openAs('finance');
    const { page } = finance;
    const [fits, differs] = [await makePayable(own.url, api), await makePayable(own.url, api)];
    doubtful = differs;
    const numbers = await Promise.all([fits, differs].map(async (one) => (await invoice(one)).InvoiceNo));
    // A date in the past, whatever the time in Hong Kong.
    const day = new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 10);
    const lines = [
      'Date,Description,Payer,Debit,Credit,Bank reference',
      `${day},Transfer ${numbers[0]},HARBOUR GREEN ENERGY LIMITED,,"24,500.00",E2E0001`,
      `${day},FPS ${numbers[1]},HARBOUR GREEN ENERGY LIMITED,,"24,480.00",E2E0002`,
      `${day},Office rent,,"31,000.00",,E2E0003`,
    ];
    await visit(page, '/finance/bank');
    await checkScreen(finance);
    await page.getByRole('button', { name: 'Upload bank statement' }).click();
    await page.locator('input[type="file"]').setInputFiles({
      name: 'statement.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\r\n')),
    });
    await page.getByText('Credits: 2, already imported: 0; debits ignored: 1.').waitFor();
    await checkScreen(finance);
    await page.getByRole('button', { name: 'Import 2 payments' }).click();
    await page.getByText('2 imported, 1 matched').waitFor();
    const row = page.getByRole('listitem').filter({ hasText: String(numbers[0]) });
    await row.getByText('HKD 24,500.00').waitFor();
    await checkScreen(finance);
    await row.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page.getByText(`${numbers[0]} marked as paid.`).waitFor();
    await expect
      .poll(() => invoice(fits))
      .toMatchObject({ Status: 'PAID', PaidCents: 2_450_000, IsOnline: false });
    await expect.poll(() => invoice(differs)).toMatchObject({ Status: 'OPEN' });
  });

  chapter('a doubtful line requires confirmation with a remark', async () => {
    const finance = await openAs('finance');
    const { page } = finance;
    const { InvoiceNo } = await invoice(doubtful);
    await page.getByRole('tab', { name: /^Needs review/ }).click();
    const row = page.getByRole('listitem').filter({ hasText: String(InvoiceNo) });
    await row.getByText('The amount differs').waitFor();
    await checkScreen(finance);
    await row.getByRole('button', { name: 'Choose invoice' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose the invoice for this payment' });
    await dialog.getByText('differs by HKD 20.00').waitFor();
    await checkScreen(finance);
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await dialog.getByText('Enter the reason for accepting the difference.').waitFor();
    await dialog
      .getByLabel('Reason for accepting the difference')
      .fill('The bank took its charge of HKD 20.');
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page.getByText(`${InvoiceNo} marked as paid.`).waitFor();
    await expect.poll(() => invoice(doubtful)).toMatchObject({ Status: 'PAID' });
  });

  chapter('requesting another proof sends that and nothing else', async () => {
    const application = await makePayable(own.url, api);
    const Attachment = [await api.upload('document', 'proof.pdf', samplePdf('proof'))];
    // With a transaction number, so that the form behind the dialog would also be ready to submit.
    must(
      await api.post('/application/paynow', {
        ApplicationKey: application.key,
        Attachment,
        TransactionNo: 'X1',
      }),
    );
    const { InvoiceNo } = await invoice(application);
    const finance = await openAs('finance');
    const { page } = finance;
    await visit(page, '/finance/proofs');
    await page
      .getByRole('button', { name: new RegExp(String(InvoiceNo)) })
      .first()
      .click();
    await page.getByRole('heading', { name: String(InvoiceNo) }).waitFor();
    const sent: string[] = [];
    page.on('request', (one) => {
      const { pathname } = new URL(one.url());
      if (one.method() === 'POST' && pathname.startsWith('/api/application/')) sent.push(pathname);
    });
    await page.getByRole('button', { name: 'Reject proof and request a new one' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('The amount cannot be read.');
    await checkScreen(finance);
    await dialog.getByRole('button', { name: 'Reject proof and request a new one' }).click();
    await expect.poll(async () => (await invoice(application)).Status, { timeout: 20_000 }).toBe('OPEN');
    await dialog.waitFor({ state: 'detached' });
    expect(sent).toEqual(['/api/application/proof/refuse']);
  });

  looksRight();
});
