/** Browser test: saved list views with filters and column selection, by keyboard. */
import { describe, expect } from 'vitest';
import { signInToApi } from './support/api.ts';
import { checkScreen } from './support/person.ts';
import { portalUrl } from './support/portal-url.ts';
import { signedIn } from './support/signed-in.ts';
import { startStory } from './support/story.ts';
import { visit } from './support/visit.ts';

const url = portalUrl();
const LIST = '/applications';
const NAME = 'New this month';
type Views = { Rows: { ViewKey: string; Name: string }[] };

describe('views of a list', () => {
  const { person, known, chapter } = startStory('list-views');

  chapter('a scheduler saves a view and shares it with the business team', async () => {
    const one = await known('scheduling');
    const { page } = one;
    await visit(page, LIST);
    await page.getByRole('button', { name: 'Submitted: any' }).click();
    await page.getByRole('button', { name: 'last 30 days' }).click();
    await page.getByRole('button', { name: 'Submitted: last 30 days' }).waitFor();
    // The URL contains the relative number of days, so the view is still correct tomorrow.
    expect(new URL(page.url()).searchParams.get('From')).toBe('-30d');
    await page.getByRole('button', { name: 'Views', exact: true }).click();
    await page.getByRole('button', { name: 'Save view…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save view' });
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await dialog.getByText('Complete this field.').waitFor();
    await dialog.getByRole('textbox', { name: 'Name' }).fill(NAME);
    await dialog.getByRole('checkbox', { name: 'Business', exact: true }).check();
    await checkScreen(one);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    // The tab of the new view appears shortly before the URL marks it as the current one.
    await page
      .getByRole('navigation', { name: 'Views' })
      .locator('[aria-current="true"]', { hasText: NAME })
      .waitFor();
  });

  chapter('a business user opens it and chooses columns by keyboard', async () => {
    const one = await known('business');
    const { page } = one;
    await visit(page, LIST);
    await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: NAME }).click();
    await page.waitForURL(/From=-30d/);
    await page.getByRole('button', { name: 'Columns' }).click();
    const dialog = page.getByRole('dialog', { name: 'Columns' });
    await expect.poll(() => dialog.getByRole('checkbox', { name: /^Number/ }).isDisabled()).toBe(true);
    await dialog.getByRole('checkbox', { name: 'Submitted' }).focus();
    await page.keyboard.press('Space');
    // Moves the column to second place: first to the top, then down by one.
    await dialog.getByRole('button', { name: /Submitted/ }).focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await checkScreen(one);
    await dialog.getByRole('button', { name: 'Apply' }).click();
    const heads = page.getByRole('columnheader');
    await heads.filter({ hasText: 'Submitted' }).waitFor();
    expect((await heads.allTextContents()).filter(Boolean).slice(0, 2)).toEqual(['Number', 'Submitted']);
    await page.getByRole('searchbox', { name: 'Search' }).fill('no such organisation');
    await page.getByRole('navigation', { name: 'Views' }).getByText('changed').waitFor();
  });

  chapter('both are there wherever that user signs in, on paper and on a phone too', async () => {
    const one = await person('elsewhere', await signedIn(url, 'business@demo.test'));
    const { page } = one;
    await visit(page, LIST);
    await page.getByRole('columnheader', { name: 'Submitted' }).waitFor();
    await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: NAME }).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('term').filter({ hasText: 'Submitted' }).first().waitFor();
    // On a phone, filters are behind a button, so that the rows come first.
    const submitted = page.getByRole('button', { name: 'Submitted: any' });
    await submitted.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await submitted.waitFor();
    await checkScreen(one);
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('columnheader', { name: 'Last change' }).waitFor();
  });

  chapter('and removed when it is no longer needed', async () => {
    const { page } = await known('scheduling');
    await page.getByRole('button', { name: 'Views', exact: true }).click();
    await page.getByRole('button', { name: `Rename, share or delete “${NAME}”` }).click();
    await page.getByRole('button', { name: 'Delete view' }).click();
    const confirmDialog = page.getByRole('dialog', { name: `Delete “${NAME}”?` });
    await confirmDialog.getByRole('button', { name: 'Delete view' }).click();
    await page.getByRole('navigation', { name: 'Views' }).waitFor({ state: 'detached' });
    const business = await signInToApi(url, 'business@demo.test');
    await business.post('/list/choice', { List: 'APPLICATIONS', Columns: null });
    const left = (await business.get('/list/view/list', { List: 'APPLICATIONS' })).data as Views;
    expect(left.Rows.map(({ Name }) => Name)).not.toContain(NAME);
  });
});
