import { DEMO_PASSWORD, type Person } from './person.ts';

/**
 * Signs a user in with email and password on the sign-in page of a browser test and waits until the
 * signed-in screen is shown.
 */
export async function signIn({ page }: Person, email: string, password = DEMO_PASSWORD): Promise<void> {
  if (!new URL(page.url(), 'http://x').pathname.startsWith('/login')) await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: /^.{1,3}Account of|Account of/ }).waitFor();
}
