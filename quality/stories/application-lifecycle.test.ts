/** Browser test: an application from registration and submission to a publicly verifiable certificate. */
import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { samplePdf } from '#platform/server/demo/sample-pdf.ts';
import { pdfSignature, pdfTextWithoutSpaces } from '../support/pdf-tools.ts';
import { altered } from './support/altered.ts';
import { answerChecklist } from './support/answer-checklist.ts';
import { assign } from './support/assign.ts';
import { attach } from './support/attach.ts';
import { choose } from './support/choose.ts';
import { dropPdf } from './support/drop-pdf.ts';
import {
  fillDeclaration,
  fillInstrument,
  fillOrganisation,
  fillScope,
} from './support/fill-green-finance.ts';
import { openApplication } from './support/open-application.ts';
import { performInDialog } from './support/perform-in-dialog.ts';
import { checkScreen, type Person } from './support/person.ts';
import { signIn } from './support/sign-in.ts';
import { startStory } from './support/story.ts';

const EMAIL = `wing.au+${Date.now()}@ferries.test`;
const PASSWORD = 'Seven ferries leave at dawn';
const NAMES = {
  English: 'Star Harbour Ferries Limited',
  Chinese: '星港渡輪有限公司',
  Simplified: '星港渡轮有限公司',
};
const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(samplePdf(name)) });

describe('the life of an application, from registration to a certificate that anyone can verify', () => {
  const { person, chapter, looksRight } = startStory('life');
  let number = '';
  let verifyAddress = '';
  let certificate = Buffer.alloc(0);

  /** Opens the application as a signed-in demo user. */
  const staff = async (name: string, tab?: string): Promise<Person> => {
    const one = await person(name);
    if (one.page.url() === 'about:blank') await signIn(one, `${name}@demo.test`);
    await openApplication(one, number, tab);
    return one;
  };
  const client = () => person('client');

  chapter('a client registers its organisation in three languages', async () => {
    const one = await client();
    const { page } = one;
    await page.goto('/register');
    await checkScreen(one);
    await page.getByRole('link', { name: /Our organisation wants to be certified/ }).click();
    await page.getByLabel('Name in English').fill(NAMES.English);
    await page.getByLabel('Name in Traditional Chinese').fill(NAMES.Chinese);
    await page.getByLabel('Name in Simplified Chinese').fill(NAMES.Simplified);
    await page.getByLabel('First name').fill('Wing');
    await page.getByLabel('Last name').fill('Au');
    await page.getByLabel('Phone', { exact: true }).fill('2345 6789');
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel(/^I have read and accept/).check();
    await checkScreen(one);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await checkScreen(one);
  });

  chapter('the link in the email activates the account', async () => {
    const it = await person('it');
    await signIn(it, 'it@demo.test');
    await it.page.getByRole('link', { name: 'Logs' }).click();
    await it.page.getByRole('tab', { name: 'Email outbox' }).click();
    await it.page.getByRole('searchbox', { name: 'Search' }).fill(EMAIL);
    await it.page
      .getByRole('row', { name: new RegExp(EMAIL.replace('+', '\\+')) })
      .getByRole('button')
      .first()
      .click();
    const mail = it.page.getByRole('dialog');
    await mail.getByText('Plain text').click();
    const link = /https?:\S+\/register\/verified\S+/.exec(
      (await mail.getByText('/register/verified').textContent()) ?? '',
    );
    await checkScreen(it);
    const one = await client();
    await one.page.goto(String(link));
    await one.page.waitForURL('**/dashboard');
    await one.page.getByText('Account activated. Welcome.').waitFor();
    await checkScreen(one);
  });

  chapter('the client fills in the form; saved answers are there after a reload', async () => {
    const one = await client();
    const { page } = one;
    await page.getByRole('link', { name: 'New application' }).first().click();
    await choose(page.getByRole('radio', { name: 'Green Finance Certification' }));
    await checkScreen(one);
    await page.getByRole('button', { name: 'Start application' }).click();
    await page.getByRole('heading', { name: 'Page 1 of 4 · Organisation' }).waitFor();
    await fillOrganisation(page, { ...NAMES, Email: EMAIL });
    await checkScreen(one);
    await fillScope(page, { method: file('method-statement.pdf') });
    await checkScreen(one);
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Page 2 of 4 · Scope of certification' }).waitFor();
    await page.getByRole('button', { name: 'method-statement.pdf', exact: true }).waitFor();
    await expect.poll(() => page.getByLabel('Scope (Chinese)').inputValue()).toBe('營運維多利亞港電動渡輪');
    await expect
      .poll(() => page.getByLabel('Name of the site').nth(1).inputValue())
      .toBe('Cheung Chau berth');
    // Leaving while typing opens no dialog: the answers are saved first.
    await page.getByLabel('Scope (Chinese)').fill('營運電動渡輪');
    await page.getByLabel('Scope (Chinese)').fill('營運維多利亞港電動渡輪');
    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
    await page.waitForURL('**/dashboard');
    await page.goBack();
    await expect.poll(() => page.getByLabel('Scope (Chinese)').inputValue()).toBe('營運維多利亞港電動渡輪');
    await fillInstrument(page);
    await checkScreen(one);
    await fillDeclaration(page);
    await checkScreen(one);
  });

  chapter('an invalid answer is named and focused; then the application is submitted', async () => {
    const { page } = await client();
    await page.getByRole('button', { name: 'Instrument and use of proceeds' }).click();
    await page.getByLabel('row 2, column Share (%)').fill('20');
    await page.getByRole('button', { name: 'Declaration' }).click();
    await page.getByRole('button', { name: 'Check your answers' }).click();
    await page.getByText('Check these answers (1)').waitFor();
    await checkScreen(await client());
    await page.getByRole('alert').getByRole('button', { name: 'Use of proceeds' }).click();
    await page.getByLabel('row 2, column Share (%)').fill('30');
    await page.getByRole('button', { name: 'Declaration' }).click();
    await page.getByRole('button', { name: 'Check your answers' }).click();
    await page.getByRole('heading', { name: 'Check your answers before you submit' }).waitFor();
    await page.getByText('Managing Director').waitFor();
    await checkScreen(await client());
    // One answer is changed from there, and the review shows it.
    await page.getByRole('button', { name: 'Change Declaration' }).click();
    await page.getByLabel('Position').fill('Director');
    await page.getByRole('button', { name: 'Check your answers' }).click();
    await page.getByText('Director', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByRole('heading', { name: 'Application submitted', level: 1 }).waitFor();
    await page.getByRole('link', { name: /^Pay HKD [\d,.]+: Invoice INV-/ }).waitFor();
    await checkScreen(await client());
    await page.getByRole('link', { name: 'View application', exact: true }).click();
    await page.getByRole('tablist', { name: 'Application sections' }).waitFor();
    number =
      (await page
        .getByText(/^A-GF-\d{4}-\d{5}$/)
        .first()
        .textContent()) ?? '';
    expect(number).toMatch(/^A-GF-\d{4}-\d{5}$/);
    await checkScreen(await client());
  });

  chapter('business confirms to review with a transaction number', async () => {
    const one = await staff('business');
    await performInDialog(one.page, 'Confirm to review', {
      fill: async (dialog) => {
        await checkScreen(one);
        await dialog.getByRole('button', { name: 'Confirm to review' }).click();
        await dialog.getByText('Complete this field.').waitFor();
        await dialog.getByLabel('Review transaction no.').fill('TX-2026-9001');
      },
      text: 'Application moved to review.',
    });
    await one.page.getByRole('list', { name: 'Review steps' }).waitFor();
    await checkScreen(one);
  });

  chapter('scheduling assigns three people', async () => {
    const one = await staff('scheduling');
    await assign(one.page, 'Assessor', 'Ivy Chan');
    await assign(one.page, 'On-site assessor', 'Ben Lau');
    await assign(one.page, 'Independent reviewer', 'Rita Wong', () => checkScreen(one));
    for (const name of ['Ivy Chan', 'Ben Lau', 'Rita Wong'])
      await one.page.getByRole('list', { name: 'Review steps' }).getByText(name).waitFor();
  });

  chapter('five people approve their steps', async () => {
    const steps = [
      ['assessor', 'Recommend', 11],
      ['assessor-onsite', 'Recommend', 4],
      ['indepreviewer', 'Agree', 3],
      ['coo', 'Endorse', 0],
      ['ceo', 'Approve', 0],
    ] as const;
    for (const [name, label, points] of steps) {
      const one = await staff(name, 'Checklist');
      if (points > 0) await answerChecklist(one.page, points);
      await checkScreen(one);
      await performInDialog(one.page, label, {
        fill: (dialog) => dialog.getByLabel('Remark').fill(`${name} has looked at everything.`),
        text: 'Step completed.',
      });
    }
    const { page } = await person('ceo');
    await page.getByRole('main').getByText('Certified', { exact: true }).first().waitFor();
  });

  chapter('the client submits a payment proof and finance marks it as paid', async () => {
    const one = await client();
    await openApplication(one, number, 'Payment');
    await checkScreen(one);
    await one.page.getByRole('link', { name: /^Pay HKD 38,000.00: Invoice INV-/ }).click();
    await one.page.getByRole('heading', { name: 'Other payment methods' }).waitFor();
    const receipt = file('fps-receipt.pdf');
    await attach(one.page, one.page.getByRole('main'), receipt, 'Add the receipt or a photo of it');
    await checkScreen(one);
    await one.page.getByRole('button', { name: 'Upload payment proof' }).click();
    await one.page.getByText('Payment proof submitted.').first().waitFor();
    const finance = await staff('finance', 'Payment');
    await performInDialog(finance.page, 'Mark as paid', {
      fill: (dialog) => dialog.getByLabel('Payment reference').fill('FPS-88120'),
      text: 'Marked as paid.',
    });
    await finance.page.getByRole('tabpanel').getByText('Paid', { exact: true }).waitFor();
    await checkScreen(finance);
  });

  chapter(
    'scheduling confirms the board’s record, generates, waits for the document and publishes',
    async () => {
      const one = await staff('scheduling', 'Certificate');
      await performInDialog(one.page, 'Confirm CRB', {
        fill: (dialog) => attach(one.page, dialog, file('crb-record.pdf')),
        text: 'Certificate number and dates confirmed.',
      });
      await performInDialog(one.page, 'Generate certificate', { fill: async () => undefined });
      await one.page.getByRole('button', { name: 'Publish', exact: true }).waitFor({ timeout: 60_000 });
      await checkScreen(one);
      await performInDialog(one.page, 'Publish', {
        fill: (dialog) => dialog.getByLabel('Remark').fill('Published.'),
        text: 'Document published. Application completed.',
      });
      verifyAddress =
        (await one.page.getByRole('link', { name: 'Verification page' }).getAttribute('href')) ?? '';
      expect(verifyAddress).toMatch(/\/verify\/GF-\d{4}-\d{5}\?c=/);
      await checkScreen(one);
    },
  );

  chapter('a visitor verifies the certificate by number and code and downloads the PDF', async () => {
    const outsider = await person('stranger');
    const { page } = outsider;
    await page.goto(new URL(verifyAddress).pathname + new URL(verifyAddress).search);
    await page.getByRole('heading', { name: 'This certificate is valid' }).waitFor();
    await page.getByText(NAMES.English, { exact: true }).waitFor();
    await page.getByText(NAMES.Chinese, { exact: true }).waitFor();
    await checkScreen(outsider);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the signed PDF' }).click();
    certificate = await readFile(await (await download).path());
  });

  chapter(
    'the PDF is signed, names the organisation twice, and is invalid after one flipped byte',
    async () => {
      expect(await pdfSignature(certificate)).toContain('Signature is Valid');
      const pdfText = await pdfTextWithoutSpaces(certificate);
      expect(pdfText).toContain(NAMES.English.replaceAll(' ', ''));
      expect(pdfText).toContain(NAMES.Chinese);
      expect(await pdfSignature(altered(certificate))).not.toContain('Signature is Valid');
    },
  );

  chapter('the original file is recognised, an altered copy is not', async () => {
    const { page } = await person('stranger');
    await dropPdf(page, certificate);
    await page.getByText('Original document').waitFor();
    await checkScreen(await person('stranger'));
    await dropPdf(page, altered(certificate));
    await page.getByText('Not issued by us').waitFor();
  });

  chapter('the client sees the application completed and the certificate in its list', async () => {
    const one = await client();
    await openApplication(one, number, 'Certificate');
    await one.page.getByRole('main').getByText('Completed', { exact: true }).first().waitFor();
    await one.page.getByRole('button', { name: 'Download PDF' }).waitFor();
    await checkScreen(one);
    await one.page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Certificates' })
      .click();
    await one.page
      .getByRole('row', { name: new RegExp(NAMES.English) })
      .getByText('Valid', { exact: true })
      .waitFor();
    await checkScreen(one);
  });

  looksRight();
});
