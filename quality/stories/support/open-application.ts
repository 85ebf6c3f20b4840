import type { Person } from './person.ts';

/**
 * Opens an application in a browser test: searches the application list by number, follows the link and, if
 * requested, opens one of its tabs.
 */
export async function openApplication({ page }: Person, number: string, tab?: string): Promise<void> {
  await page.goto('/applications');
  await page.getByRole('searchbox', { name: 'Search' }).fill(number);
  await page.waitForURL((address) => address.searchParams.get('Search') === number);
  await page.getByRole('link', { name: number, exact: true }).click();
  await page.getByRole('tablist', { name: 'Application sections' }).waitFor();
  if (tab) await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
}
