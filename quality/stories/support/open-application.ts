import type { Person } from './person.ts';

/** From the list, by number; then the named part of it. */
export async function openApplication({ page }: Person, number: string, tab?: string): Promise<void> {
  await page.goto('/applications');
  await page.getByRole('searchbox', { name: 'Search' }).fill(number);
  await page.waitForURL((address) => address.searchParams.get('Search') === number);
  await page.getByRole('link', { name: number, exact: true }).click();
  await page.getByRole('tablist', { name: 'Application sections' }).waitFor();
  if (tab) await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
}
