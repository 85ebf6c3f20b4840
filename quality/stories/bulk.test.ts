/** Browser test: bulk actions on several applications of a list. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type Api, signInToApi } from './support/api.ts';
import { choose } from './support/choose.ts';
import { makeApplication, must, type SubmittedApplication } from './support/make-application.ts';
import { checkScreen } from './support/person.ts';
import { portalUrl } from './support/portal-url.ts';
import { signedIn } from './support/signed-in.ts';
import { startStory } from './support/story.ts';
import { visit } from './support/visit.ts';

const url = portalUrl();
const LIST = '/applications';

/** Creates an application that is submitted and confirmed but not yet assigned. */
async function underReview(client: Api): Promise<SubmittedApplication> {
  const made = await makeApplication(url, client);
  must(await client.post('/application/submit', { ApplicationKey: made.key }));
  const business = await signInToApi(url, 'business@demo.test');
  return {
    ...made,
    number: String(
      must(await business.post('/application/review', { ApplicationKey: made.key, TransactionNo: 'TX-1' }))
        .ApplicationNo,
    ),
  };
}

const box = (page: Page, { number }: SubmittedApplication) =>
  page.getByRole('checkbox', { name: `Select ${number}` });

describe('a bulk job', () => {
  const { person, known, chapter, looksRight } = startStory('bulk');
  let files: SubmittedApplication[] = [];

  chapter('the scheduler assigns three applications at once and sees the results', async () => {
    const client = await signInToApi(url, 'client@demo.test');
    files = [await underReview(client), await underReview(client), await underReview(client)];
    const one = await known('scheduling');
    const { page } = one;
    await visit(page, LIST);
    // By keyboard: the space bar selects an item, with Shift all items in between.
    const [first, middle, last] = files.toReversed() as [
      SubmittedApplication,
      SubmittedApplication,
      SubmittedApplication,
    ];
    await box(page, first).focus();
    await page.keyboard.press('Space');
    await box(page, last).click({ modifiers: ['Shift'] });
    await expect.poll(() => box(page, middle).isChecked()).toBe(true);
    const bar = page.getByRole('region', { name: 'Selected rows' });
    await bar.getByText('3 selected').waitFor();
    await checkScreen(one);
    await bar.getByRole('button', { name: 'Assign' }).click();
    const dialog = page.getByRole('dialog', { name: 'Assign 3 applications' });
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    await dialog.getByText('Complete this field.').first().waitFor();
    await choose(dialog.getByRole('radio', { name: 'Assessor', exact: true }));
    await choose(dialog.getByRole('radio', { name: 'Ivy Chan', exact: true }));
    await dialog.getByText('Eligible for all').first().waitFor();
    await checkScreen(one);
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'My bulk jobs' });
    await drawer.getByText('All 3 processed.').waitFor();
    await checkScreen(one);
    for (const { number } of files) await drawer.getByRole('link', { name: number }).waitFor();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => bar.isVisible()).toBe(false);
    const api = await signInToApi(url, 'scheduling@demo.test');
    for (const { key } of files) {
      const view = must(await api.get('/application/view', { ApplicationKey: key }));
      expect(view.AssessorUserKey).not.toBeNull();
    }
  });

  chapter('items that failed show the reason and link to their application', async () => {
    const { page } = await known('scheduling');
    await visit(page, LIST);
    await box(page, files[0] as SubmittedApplication).check();
    await page.getByRole('button', { name: 'Generate certificates' }).click();
    const dialog = page.getByRole('dialog', { name: 'Generate certificate for 1 application' });
    await dialog.getByText(/Confirm this action\. It takes effect immediately and is recorded\.$/).waitFor();
    await dialog.getByRole('button', { name: 'OK', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'My bulk jobs' });
    await drawer.getByText('None processed. The reasons are shown.').waitFor();
    await drawer.getByText('Only available in status: Certified · Completed.').waitFor();
    await drawer.getByRole('link', { name: files[0]?.number }).click();
    await page.waitForURL(`**/viewform?key=${files[0]?.key}`);
  });

  chapter('it is listed later, on a phone as well', async () => {
    const one = await person('phone', {
      ...(await signedIn(url, 'scheduling@demo.test')),
      viewport: { width: 390, height: 844 },
    });
    const { page } = one;
    await visit(page, LIST);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByText('10 selected').waitFor();
    await checkScreen(one);
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await page.getByRole('button', { name: 'My bulk jobs' }).click();
    const drawer = page.getByRole('dialog', { name: 'My bulk jobs' });
    await checkScreen(one);
    await drawer
      .getByRole('button', { name: /^Assign/ })
      .first()
      .click();
    await drawer.getByText('All 3 processed.').waitFor();
    await checkScreen(one);
  });

  chapter('a client downloads several invoices as one document', async () => {
    const one = await known('client');
    const { page } = one;
    await visit(page, '/invoices');
    const boxes = page.getByRole('checkbox', { name: /^Select INV/ });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await checkScreen(one);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as one PDF' }).click(),
    ]);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  looksRight();
});
