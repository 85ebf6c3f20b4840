/** Browser test: a client completes and submits an application with the keyboard only. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { samplePdf } from '#platform/server/demo/sample-pdf.ts';
import { answerByKeys, type KeyAnswer, pressOn, tabTo, typeInto } from './support/keys.ts';
import { DEMO_PASSWORD } from './support/person.ts';
import { settled } from './support/settled.ts';
import { startStory } from './support/story.ts';

const CLIENT = 'client@demo.test';
const AMOUNT = 'HKD 24,500.00';
const report = { name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from(samplePdf('report')) };

const types = (At: RegExp, text: string): KeyAnswer => ({ At, Do: (page) => page.keyboard.type(text) });
/** Answers yes with the space bar, or no by pressing it a second time. */
const switches = (At: RegExp, isOn: boolean): KeyAnswer => ({
  At,
  Do: async (page) => {
    await page.keyboard.press('Space');
    if (!isOn) await page.keyboard.press('Space');
  },
});
const chooses = (At: RegExp, option: string): KeyAnswer => ({
  At,
  Do: async (page) => {
    const optionItem = page.getByRole('option', { name: option, exact: true });
    for (let steps = 0; steps < 30; steps += 1) {
      // The list closes again while the page is still scrolling to it.
      if (!(await optionItem.isVisible())) {
        await page.keyboard.press('ArrowDown');
        await optionItem.waitFor({ timeout: 1500 }).catch(() => undefined);
        continue;
      }
      const id = await page.evaluate(() => document.activeElement?.getAttribute('aria-activedescendant'));
      if (id && (await optionItem.getAttribute('id')) === id) break;
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await optionItem.waitFor({ state: 'hidden' });
  },
});
/** The browser's file dialog is answered by the test's own listener. */
const uploads = (At: RegExp): KeyAnswer => ({
  At,
  Do: async (page) => {
    const reportButton = page.getByRole('button', { name: report.name, exact: true });
    const before = await reportButton.count();
    await page.keyboard.press('Space');
    await reportButton.nth(before).waitFor();
  },
});

/** In dates, day and month are the same number, because their order depends on the browser. */
const PAGES: readonly (readonly KeyAnswer[])[] = [
  [
    types(/^Legal name \(English\)/, 'Lantern Street Repairs Limited'),
    types(/^Legal name \(Chinese\)/, '燈籠街維修有限公司'),
    types(/^Business registration/, '61740285-000'),
    chooses(/^Main industry/, 'Transport and logistics'),
    types(/^Number of people/, '12'),
    types(/^Contact person/, 'Carmen Yip'),
    types(/^Email/, 'carmen.yip@lantern.test'),
    types(/^Telephone/, '+852 2345 6789'),
    switches(/certificate of this scheme/, false),
  ],
  [
    types(/^Scope \(English\)/, 'Repair of electric vans'),
    types(/^Scope \(Chinese\)/, '電動貨車維修'),
    types(/Name of the site/, 'Lantern Street workshop'),
    types(/Address/, '8 Lantern Street, Kwun Tong'),
    types(/People working there/, '12'),
    switches(/temporary site/, false),
  ],
  [
    types(/column Process/, 'Repair'),
    types(/column Owner/, 'Carmen Yip'),
    chooses(/column Effect on the customer/, 'High'),
    types(/^Last internal audit/, '06062026'),
    types(/^Last management review/, '07072026'),
    types(/^Complaints in the last/, '0'),
    uploads(/Add file/),
    uploads(/Add file/),
  ],
  [
    switches(/^I declare/, true),
    types(/^Name of the person declaring/, 'Carmen Yip'),
    types(/^Position/, 'Owner'),
    types(/^Date of the declaration/, '11112026'),
  ],
];

describe('a client without a mouse', () => {
  const { person, chapter } = startStory('keyboard');
  const client = async (): Promise<Page> => (await person('client')).page;
  const button = (page: Page, name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' });

  chapter('signs in', async () => {
    const page = await client();
    await page.goto('/home');
    await pressOn(page, page.getByRole('link', { name: 'Sign in' }));
    await page.waitForURL('**/login');
    await typeInto(page, page.getByLabel('Email'), CLIENT);
    await typeInto(page, page.getByLabel('Password', { exact: true }), DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    await settled(page);
  });

  chapter('skips the menu and starts an application', async () => {
    const page = await client();
    await pressOn(page, page.getByRole('link', { name: 'Skip to main content' }));
    await pressOn(page, page.getByRole('link', { name: 'New application' }));
    await page.waitForURL('**/application/add');
    await tabTo(page, page.getByRole('radio', { name: /^(Green|Quality)/ }));
    const radio = page.getByRole('radio', { name: 'Quality Management', exact: true });
    for (
      let steps = 0;
      steps < 6 && !(await radio.evaluate((one) => one === document.activeElement));
      steps += 1
    )
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect.poll(() => radio.isChecked()).toBe(true);
    // The client already has a certificate for this service, and confirms that another application is wanted.
    const another = page.getByRole('checkbox', { name: 'I want to start a separate initial application' });
    await another.waitFor();
    await tabTo(page, another);
    await page.keyboard.press('Space');
    await pressOn(page, button(page, 'Start application'));
    await page.getByRole('heading', { name: 'Page 1 of 4 · Organisation' }).waitFor();
  });

  chapter('answers every page of the form, and submits it', async () => {
    const page = await client();
    page.on('filechooser', (chooser) => chooser.setFiles(report));
    for (const [at, answers] of PAGES.entries()) {
      await page.getByRole('heading', { name: new RegExp(`^Page ${at + 1} of 4`) }).waitFor();
      await answerByKeys(page, answers);
      await pressOn(page, button(page, at < PAGES.length - 1 ? 'Next' : 'Check your answers'));
    }
    // Submit is available once the answers are shown.
    await button(page, 'Change Declaration').waitFor();
    await pressOn(page, button(page, 'Submit'));
    await page.getByRole('heading', { name: 'Application submitted', level: 1 }).waitFor();
    await pressOn(page, page.getByRole('link', { name: 'View application', exact: true }));
    await page.getByRole('tablist', { name: 'Application sections' }).waitFor();
  });

  chapter('pays by card', async () => {
    const page = await client();
    await pressOn(page, page.getByRole('link', { name: 'Invoices', exact: true }));
    const owed = page.getByRole('row', { name: /QM-.*Unpaid.*24,500\.00/ }).first();
    await pressOn(page, owed.getByRole('link').first());
    await page.waitForURL('**/invoice/**');
    await settled(page);
    await pressOn(page, button(page, `Pay ${AMOUNT} by card`));
    await page.getByRole('heading', { level: 1, name: /^Pay / }).waitFor();
    await typeInto(page, page.getByLabel('Card number'), '4242424242424242');
    await typeInto(page, page.getByLabel('Expiry (MM/YY)'), '929');
    await page.keyboard.press('Tab');
    await page.keyboard.type('123');
    await page.keyboard.press('Enter');
    await page.getByText('Paid', { exact: true }).first().waitFor();
  });

  chapter('finds a certificate and downloads it', async () => {
    const page = await client();
    await page.goto('/dashboard');
    await settled(page);
    await pressOn(page, page.getByRole('link', { name: 'Certificates', exact: true }));
    await page.waitForURL('**/generated_certs');
    await settled(page);
    const found = page.getByRole('link', { name: /^[A-Z]{2}-\d{4}-\d{5}$/ }).first();
    await pressOn(page, found);
    await page.waitForURL('**/certificate?key=*');
    await settled(page);
    const download = page.waitForEvent('download');
    await pressOn(page, page.getByRole('button', { name: /^Download/ }).first());
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  });
});
