/** Browser test: an invoice is paid by card in the sandbox, refunded and voided. */
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type Api, signInToApi } from './support/api.ts';
import { must, type SubmittedApplication } from './support/make-application.ts';
import { makePayable } from './support/make-payable.ts';
import { openApplication } from './support/open-application.ts';
import { type OwnPortal, startOwnPortal } from './support/own-portal.ts';
import { payByTestCard } from './support/pay-by-test-card.ts';
import { performInDialog } from './support/perform-in-dialog.ts';
import { checkScreen, DEMO_PASSWORD, type Person } from './support/person.ts';
import { pick } from './support/pick.ts';
import { signedIn } from './support/signed-in.ts';
import { startStory } from './support/story.ts';
import { visit } from './support/visit.ts';

type InvoiceRow = { InvoiceNo: string; AmountCents: number; About: { Kind: string } };
const PAY = 'Pay HKD 24,500.00 by card';

describe('an invoice is paid by card in the sandbox, refunded, and voided', () => {
  const { person, chapter, looksRight } = startStory('money');
  let own: OwnPortal;
  let api: Api;
  let made: SubmittedApplication;

  beforeAll(async () => {
    own = await startOwnPortal();
    api = await signInToApi(own.url, 'client@demo.test');
    made = await makePayable(own.url, api);
  });
  afterAll(() => own?.stop());

  const openAs = async (name: string): Promise<Person> =>
    person(name, { ...(await signedIn(own.url, `${name}@demo.test`)), baseURL: own.url });
  const onInvoice = async (name: string, { key } = made): Promise<Person> => {
    const one = await openAs(name);
    await visit(one.page, `/invoice/${key}`);
    return one;
  };
  const invoice = async ({ key } = made) =>
    must(await api.get('/payment/invoice/view', { ApplicationKey: key }));

  chapter('before payment the review is not possible, with the reason', async () => {
    const one = await openAs('business');
    await openApplication(one, made.number);
    const review = one.page.getByRole('button', { name: 'Confirm to review' });
    await review.hover();
    await one.page.getByRole('tooltip').getByText('The invoice is not paid yet.').waitFor();
    await checkScreen(one);
  });

  chapter('the client opens the card page and returns without paying', async () => {
    const client = await onInvoice('client');
    const { page } = client;
    await page.getByText('Test mode: no real money').waitFor();
    await checkScreen(client);
    await page.getByRole('button', { name: PAY }).click();
    await page.getByRole('heading', { level: 1, name: /^Pay / }).waitFor();
    await page.getByText('Sandbox – no real money').waitFor();
    await page.getByText('HKD 24,500.00', { exact: true }).waitFor();
    await checkScreen(client);
    await page.getByRole('button', { name: 'Back without paying' }).click();
    await page.waitForURL('**/invoice/**');
    await page.getByText('Payment not completed').waitFor();
    await checkScreen(client);
    await expect.poll(() => invoice()).toMatchObject({ Status: 'OPEN', PaidCents: 0 });
  });

  chapter('a started payment can be continued or cancelled', async () => {
    const { page } = await onInvoice('client');
    await page.getByRole('button', { name: PAY }).click();
    await page.getByRole('heading', { level: 1, name: /^Pay / }).waitFor();
    const address = page.url();
    const client = await onInvoice('client');
    await page.getByText('Card payment in progress').waitFor();
    await checkScreen(client);
    await page.getByRole('button', { name: 'Continue payment' }).click();
    await page.waitForURL(address);
    await page.getByLabel('Card number').waitFor();
    await onInvoice('client');
    await page.getByRole('button', { name: 'Cancel payment' }).click();
    await page.getByText('Payment cancelled. You were not charged.').waitFor();
    await page.getByRole('button', { name: PAY }).waitFor();
  });

  chapter('the card page shows errors at each field, with the keyboard alone', async () => {
    const client = await onInvoice('client');
    const { page } = client;
    await page.getByRole('button', { name: PAY }).click();
    const number = page.getByLabel('Card number');
    await number.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByText('Complete this field.').count()).toBe(3);
    await expect.poll(() => number.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('4242424242424241');
    await expect.poll(() => number.inputValue()).toBe('4242 4242 4242 4241');
    await page.keyboard.press('Tab');
    await page.keyboard.type('929');
    await expect.poll(() => page.getByLabel('Expiry (MM/YY)').inputValue()).toBe('09/29');
    await page.keyboard.press('Tab');
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await page.getByText('This card number is invalid. Check the digits.').waitFor();
    await page.getByText('Enter 3 digits.').waitFor();
    await checkScreen(client);
  });

  chapter('the bank declines one card, and another for insufficient funds', async () => {
    const client = await openAs('client');
    const { page } = client;
    await payByTestCard(page, /^Declined/);
    await page.getByText('The bank declined this card.').waitFor();
    await checkScreen(client);
    await payByTestCard(page, /^Insufficient funds/);
    await page.getByText('Insufficient funds.').waitFor();
    await expect.poll(() => invoice()).toMatchObject({ Status: 'OPEN', PaidCents: 0 });
  });

  chapter('refused at the bank’s confirmation, the card is not charged', async () => {
    const client = await openAs('client');
    const { page } = client;
    await payByTestCard(page, /^Bank authentication/);
    await page.getByRole('heading', { name: 'Approve payment of HKD 24,500.00?' }).waitFor();
    await checkScreen(client);
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByText('Your bank could not verify you').waitFor();
  });

  chapter('once approved, the sandbox confirms the payment, and the application continues', async () => {
    const client = await openAs('client');
    const { page } = client;
    await payByTestCard(page, /^Bank authentication/);
    // The outcome is shown for 1.5 seconds before the page returns to the invoice.
    const accepted = page.getByText('Payment accepted').waitFor();
    await page.getByRole('button', { name: 'Approve' }).click();
    await accepted;
    await page.waitForURL('**/invoice/**');
    await page.getByText('Thank you: HKD 24,500.00 paid').waitFor();
    await checkScreen(client);
    await expect
      .poll(() => invoice())
      .toMatchObject({ Status: 'PAID', PaidCents: 2_450_000, IsOnline: true });
    expect(await page.getByRole('button', { name: /by card$/ }).count()).toBe(0);
    const business = await openAs('business');
    await openApplication(business, made.number);
    await performInDialog(business.page, 'Confirm to review', {
      fill: (dialog) => dialog.getByLabel('Review transaction no.').fill('TX-2026-9301'),
      text: 'Application moved to review.',
    });
  });

  chapter('the receipt has been emailed', async () => {
    const it = await signInToApi(own.url, 'it@demo.test');
    const subjects = async () =>
      (
        must(await it.get('/log/mail/list', { Search: 'client@demo.test' })).Rows as { Subject: string }[]
      ).map(({ Subject }) => Subject);
    await expect.poll(subjects, { timeout: 30_000 }).toContain(`Payment received: ${made.number}`);
  });

  chapter('before settlement, finance voids the payment after step-up authentication', async () => {
    const finance = await onInvoice('finance');
    const { page } = finance;
    await own.letProofsGrowOld();
    const giving = performInDialog(page, 'Void online payment', {
      fill: async (dialog) => {
        await dialog.getByLabel(/^Reason/).fill('Paid for the wrong site.');
        await checkScreen(finance);
      },
      text: 'Refund started.',
    });
    await Promise.all([giving, proveIt(page)]);
    await expect.poll(async () => (await invoice()).Status, { timeout: 30_000 }).toBe('OPEN');
    await checkScreen(finance);
    const client = await onInvoice('client');
    await client.page.getByRole('button', { name: PAY }).waitFor();
    await checkScreen(client);
  });

  chapter('a settled payment by another card is partly refunded', async () => {
    made = await makePayable(own.url, api);
    const { page } = await onInvoice('client');
    await page.getByRole('button', { name: PAY }).click();
    await payByTestCard(page, /^Succeeds immediately/);
    await page.getByText('Thank you: HKD 24,500.00 paid').waitFor();
    await expect.poll(async () => (await invoice()).IsSettled, { timeout: 30_000 }).toBe(true);

    const finance = await onInvoice('finance');
    await own.letProofsGrowOld();
    const giving = performInDialog(finance.page, 'Refund payment', {
      fill: async (dialog) => {
        const amount = dialog.getByLabel(/^Refund amount/);
        await amount.fill('24,500.01');
        await dialog.getByLabel(/^Reason/).fill('One site fewer than applied for.');
        await dialog
          .getByText(/HKD 24,500.00/)
          .first()
          .waitFor();
        await checkScreen(finance);
        await amount.fill('4,500');
      },
      text: 'Refund started.',
    });
    await Promise.all([giving, proveIt(finance.page)]);
    await expect.poll(async () => (await invoice()).Status, { timeout: 30_000 }).toBe('PART_REFUNDED');
    await expect.poll(() => invoice()).toMatchObject({ PaidCents: 2_450_000, RefundedCents: 450_000 });
    await finance.page.getByText('HKD 4,500.00').first().waitFor();
    await checkScreen(finance);
  });

  chapter(
    'an amount above the remainder is refused with a message, by the form and by the portal',
    async () => {
      const finance = await onInvoice('finance');
      const refund = { ApplicationKey: made.key, AmountCents: 2_000_001, Remark: 'Too much.' };
      const refused = await (await signInToApi(own.url, 'finance@demo.test')).post(
        '/application/onlinepayment/cancel/refund',
        refund,
      );
      expect(refused.status).toBe(422);
      expect(JSON.stringify(refused.error)).toContain('The amount exceeds the refundable balance.');
      await finance.page
        .getByRole('region', { name: 'Actions' })
        .getByRole('button', { name: /^(More|Actions)$/ })
        .click();
      await pick(finance.page, 'Refund payment');
      const dialog = finance.page.getByRole('dialog', { name: /^Refund/ });
      await dialog.getByLabel(/^Refund amount/).fill('20,000.01');
      await dialog.getByLabel(/^Reason/).fill('Too much.');
      await dialog.getByRole('button', { name: /^Refund payment/ }).click();
      await dialog
        .getByText(/refundable balance/i)
        .first()
        .waitFor();
      await checkScreen(finance);
      await expect.poll(() => invoice()).toMatchObject({ RefundedCents: 450_000 });
    },
  );

  chapter('the remainder is proposed, and its sum is on the button', async () => {
    const finance = await onInvoice('finance');
    await performInDialog(finance.page, 'Refund payment', {
      fill: async (dialog) => {
        await expect.poll(() => dialog.getByLabel(/^Refund amount/).inputValue()).toBe('20,000.00');
        await dialog.getByRole('button', { name: 'Refund payment HKD 20,000.00', exact: true }).waitFor();
        await dialog.getByLabel(/^Reason/).fill('The assessment is called off.');
      },
      text: 'Refund started.',
    });
    await expect.poll(async () => (await invoice()).Status, { timeout: 30_000 }).toBe('REFUNDED');
    await expect.poll(() => invoice()).toMatchObject({ RefundedCents: 2_450_000 });
    await finance.page.getByText('Refunded', { exact: true }).first().waitFor();
    await checkScreen(finance);
  });

  chapter('the invoice of a certificate is found in the list and paid by card', async () => {
    const client = await openAs('client3');
    const { page } = client;
    const owner = await signInToApi(own.url, 'client3@demo.test');
    const open = async () => {
      const { Rows } = must(await owner.get('/payment/invoice/list', { PageSize: '100' }));
      return (Rows as InvoiceRow[]).find(
        ({ About, AmountCents }) => About.Kind === 'CERTIFICATE' && AmountCents === 120_000,
      );
    };
    const InvoiceNo = String((await open())?.InvoiceNo);
    await visit(page, '/invoices');
    await checkScreen(client);
    await page.getByRole('link', { name: InvoiceNo }).first().click();
    await page.waitForURL('**/certificate/invoice/**');
    await page.getByText('Certificate and entry in the public register').waitFor();
    await checkScreen(client);
    await page.getByRole('button', { name: 'Pay HKD 1,200.00 by card' }).click();
    await payByTestCard(page, /^Succeeds settled after/, 'HKD 1,200.00');
    await page.waitForURL('**/certificate/invoice/**');
    await page.getByText('Thank you: HKD 1,200.00 paid').waitFor();
    await checkScreen(client);
    await expect.poll(() => open()).toMatchObject({ Status: 'PAID', PaidCents: 120_000, IsOnline: true });
  });

  chapter('once disconnected, cards are not offered; once connected again, they are', async () => {
    made = await makePayable(own.url, api);
    const admin = await openAs('admin');
    await visit(admin.page, '/stripe');
    await checkScreen(admin);
    await admin.page.getByRole('button', { name: 'Disconnect' }).click();
    const sure = admin.page.getByRole('dialog', { name: 'Disconnect card payments?' });
    await sure.waitFor();
    await checkScreen(admin);
    await sure.getByRole('button', { name: 'Disconnect' }).click();
    await admin.page.getByText('Card payments disconnected.').waitFor();
    const client = await onInvoice('client');
    expect(await client.page.getByRole('button', { name: PAY }).count()).toBe(0);
    await checkScreen(client);
    expect((await api.post('/application/payonline', { ApplicationKey: made.key })).status).toBe(409);
    await admin.page.getByRole('button', { name: 'Connect sandbox' }).click();
    await admin.page.getByRole('button', { name: 'Disconnect' }).waitFor();
    await checkScreen(admin);
    const again = await onInvoice('client');
    await again.page.getByRole('button', { name: PAY }).waitFor();
  });

  /** Confirms the identity in the dialog above the action's dialog. */
  async function proveIt(page: Person['page']): Promise<void> {
    const question = page.getByRole('dialog', { name: 'Confirm your identity' });
    await question.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
  }

  looksRight();
});
