/** Browser test: an administrator looks up what a role may do, and in what two roles differ. */
import { describe, expect } from 'vitest';
import { checkScreen } from './support/person.ts';
import { startStory } from './support/story.ts';

describe('roles and permissions, as the administrator sees them', () => {
  const { known, chapter, looksRight } = startStory('permissions');

  chapter('the matrix shows who confirms payments, and filters find and compare', async () => {
    const one = await known('admin');
    const { page } = one;
    await page.goto('/permissions');
    const row = page.locator('[data-permission="CONFIRM_PAYMENTS"]');
    await row.waitFor();
    expect(await row.getByRole('rowheader').textContent()).toBe('Confirm, waive, change and refund payments');
    expect(await row.locator('[data-role="FINANCE"]').textContent()).toContain('Permitted');
    expect(await row.locator('[data-role="IT"]').textContent()).toContain('Not permitted');
    await checkScreen(one);

    await page.getByLabel('Role', { exact: true }).selectOption({ label: 'IT' });
    await row.waitFor({ state: 'detached' });
    await page.getByLabel('Differences from').selectOption({ label: 'Finance' });
    await row.waitFor();
    await page.getByRole('searchbox', { name: 'Search' }).fill('settings');
    await row.waitFor({ state: 'detached' });
    expect(await page.locator('[data-permission="CHANGE_SETTINGS"]').count()).toBe(1);
  });

  looksRight();
});
