/**
 * Completes the four pages of the Green Finance Certification application form in the browser, one function
 * per page, for browser tests.
 */
import type { Page } from 'playwright-core';
import { choose } from './choose.ts';
import { chooseInList } from './choose-in-list.ts';

const turn = async (page: Page, next: string): Promise<void> => {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('heading', { name: new RegExp(next) }).waitFor();
};

export type Uploads = { method: { name: string; mimeType: string; buffer: Buffer } };

/** Fills in page 1 of the Green Finance Certification form in the browser. */
export async function fillOrganisation(
  page: Page,
  answers: { English: string; Chinese: string; Email: string },
): Promise<void> {
  await page.getByLabel('Legal name (English)').fill(answers.English);
  await page.getByLabel('Legal name (Chinese)').fill(answers.Chinese);
  await page.getByLabel('Business registration number').fill('70123456-000');
  await chooseInList(page, page.getByRole('combobox', { name: 'Main industry' }), 'Transport and logistics');
  await page.getByLabel('Number of people working for you').fill('64');
  await page.getByLabel('Contact person').fill('Wing Au');
  await page.getByLabel('Email').fill(answers.Email);
  await page.getByLabel('Telephone').fill('+852 2345 6789');
  const earlier = page.getByRole('switch', { name: /certificate of this scheme/ });
  // The question about the number appears only for organisations with an earlier certificate.
  await choose(earlier);
  await page.getByLabel('Certificate number').waitFor();
  await earlier.press('Space');
  await page.getByLabel('Certificate number').waitFor({ state: 'detached' });
}

export async function fillScope(page: Page, { method }: Uploads): Promise<void> {
  await turn(page, 'Page 2 of 4 · Scope of certification');
  await page.getByLabel('Scope (English)').fill('Operation of electric ferries in Victoria Harbour');
  await page.getByLabel('Scope (Chinese)').fill('營運維多利亞港電動渡輪');
  const sites = page.getByRole('group', { name: 'Sites' });
  await sites.getByLabel('Name of the site').fill('Central Pier 8');
  await sites.getByLabel('Name in Chinese').fill('中環八號碼頭');
  await sites.getByLabel('Address').fill('Pier 8, Man Kwong Street, Central');
  await sites.getByLabel('People working there').fill('40');
  await sites.getByRole('button', { name: 'Add a site' }).click();
  const second = page.getByLabel('Name of the site').nth(1);
  await second.fill('Cheung Chau berth');
  await page.getByLabel('Address').nth(1).fill('Praya Street, Cheung Chau');
  await page.getByLabel('People working there').nth(1).fill('24');
  const temporary = page.getByRole('switch', { name: 'Is it a temporary site?' }).nth(1);
  await choose(temporary);
  await page.getByLabel('Until when?').fill('2028-06-30');
  const chooser = page.waitForEvent('filechooser');
  await page.getByText('Add file').click();
  await (await chooser).setFiles(method);
  await page.getByRole('button', { name: method.name, exact: true }).waitFor();
}

export async function fillInstrument(page: Page): Promise<void> {
  await turn(page, 'Page 3 of 4 · Instrument and use of proceeds');
  await choose(page.getByRole('radio', { name: 'Loan' }));
  await page.getByLabel('Lender').fill('Victoria Harbour Bank');
  await page.getByLabel('Date of issue or drawdown').fill('2026-03-31');
  await page.getByLabel('Estimated proceeds').pressSequentially('50000000');
  await chooseInList(page, page.getByRole('combobox', { name: 'row 1, column Category' }), 'Clean transport');
  await page.getByLabel('row 1, column Project').fill('Five electric ferries');
  await page.getByLabel('row 1, column Share (%)').fill('70');
  await page.getByRole('button', { name: 'Add a line' }).click();
  await chooseInList(
    page,
    page.getByRole('combobox', { name: 'row 2, column Category' }),
    'Energy efficiency',
  );
  await page.getByLabel('row 2, column Project').fill('Shore charging');
  await page.getByLabel('row 2, column Share (%)').fill('30');
  await choose(page.getByRole('checkbox', { name: 'Pollution prevention' }));
  const reviewed = page.getByRole('switch', { name: 'Has the framework been reviewed externally?' });
  await choose(reviewed);
  await reviewed.press('Space');
}

export async function fillDeclaration(page: Page): Promise<void> {
  await turn(page, 'Page 4 of 4 · Declaration');
  await choose(page.getByRole('checkbox', { name: /^I declare/ }));
  await page.getByLabel('Name of the person declaring').fill('Wing Au');
  await page.getByLabel('Position').fill('Managing Director');
  await page.getByLabel('Date of the declaration').fill('2026-11-20');
}
