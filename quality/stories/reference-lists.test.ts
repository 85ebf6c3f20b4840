/** Browser test: staff maintain reference lists such as countries and industries. */
import { describe, expect } from 'vitest';
import { checkScreen } from './support/person.ts';
import { startStory } from './support/story.ts';
import { visit } from './support/visit.ts';

describe('lists maintained by staff', () => {
  const { known, chapter, looksRight } = startStory('reference-lists', 'scenes');
  const keeper = async () => {
    return known('it');
  };
  const focused = () => document.activeElement?.getAttribute('aria-label');

  chapter('industries are reordered by keyboard, and the focus follows', async () => {
    const { page } = await keeper();
    await visit(page, '/industries');
    await page.getByRole('button', { name: 'Move Energy and utilities, position 1 of 8' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.evaluate(focused)).toBe('Move Energy and utilities, position 2 of 8');
    const placed = page.waitForResponse(
      (answer) => answer.url().endsWith('/place') && answer.request().postDataJSON().Position === 7,
    );
    await page.keyboard.press('End');
    await expect.poll(() => page.evaluate(focused)).toBe('Move Energy and utilities, position 8 of 8');
    await page.getByText('Energy and utilities is now at position 8 of 8').waitFor();
    await placed;
    await visit(page, '/industries');
    await page.getByRole('button', { name: 'Move Energy and utilities, position 8 of 8' }).focus();
    await page.keyboard.press('Home');
    await expect.poll(() => page.evaluate(focused)).toBe('Move Energy and utilities, position 1 of 8');
  });

  chapter('a tag is created, left after a confirmation, saved, retired and removed', async () => {
    const one = await keeper();
    const { page } = one;
    await visit(page, '/tags');
    await page.getByRole('button', { name: 'Add tag' }).click();
    const nameFields = page.getByRole('group', { name: 'Name' });
    await nameFields.getByLabel('English').fill('Charity work');
    await expect.poll(() => page.getByRole('textbox', { name: 'Code' }).inputValue()).toBe('CHARITYWORK');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'hidden' });
    await nameFields.getByLabel('Traditional Chinese').fill('慈善');
    await nameFields.getByLabel('Simplified Chinese').fill('慈善');
    await checkScreen(one);
    await page.keyboard.press('Enter');
    const row = page.getByRole('listitem').filter({ hasText: 'Charity work' });
    await row.getByText('Not used').waitFor();

    const does = async (what: string) => {
      await row.getByRole('button', { name: 'More actions for Charity work' }).click();
      await page.getByRole('menuitem', { name: what }).click();
      await page.getByRole('dialog').getByRole('button', { name: what }).click();
    };
    await does('Retire');
    await row.waitFor({ state: 'hidden' });
    await page.getByText('Show retired (1)').locator('xpath=ancestor::*[2]').click();
    await row.getByText('Retired').waitFor();
    await does('Remove');
    await row.waitFor({ state: 'hidden' });
    await checkScreen(one);
  });

  chapter('a country is found by a Chinese name, made a favourite and hidden from lists', async () => {
    const one = await keeper();
    const { page } = one;
    await visit(page, '/country');
    await page.getByLabel('Name or code in any language').fill('巴巴多斯');
    await page.getByText('1 of 249').waitFor();
    await page.getByText('Americas 019 › Latin America and the Caribbean 419 › Caribbean 029').waitFor();
    await page.getByRole('button', { name: 'Add Barbados to favourites' }).click();
    await page.getByRole('list', { name: 'Favourites' }).getByText('Barbados').waitFor();
    // The response to the first of two changes arrives late and does not contain the second.
    const seen = Promise.withResolvers<void>();
    await page.route('**/api/country/place', async (route) => {
      const answer = await route.fetch();
      await seen.promise;
      await route.fulfill({ response: answer });
    });
    await page.getByRole('button', { name: 'Remove Barbados from favourites' }).click();
    const offered = page.getByRole('switch', { name: 'Show Barbados in lists' });
    await offered.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => offered.isChecked()).toBe(false);
    seen.resolve();
    await checkScreen(one);
    expect(await offered.isChecked()).toBe(false);
    await page.reload();
    await expect.poll(() => offered.isChecked()).toBe(false);
    await offered.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => offered.isChecked()).toBe(true);
  });

  looksRight();
});
