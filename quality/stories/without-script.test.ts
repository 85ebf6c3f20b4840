import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { portalUrl } from './support/portal-url.ts';
import { startStory } from './support/story.ts';

type Row = { CertificateNo: string; OrgName: { EN: string; CHT: string }; ServiceName: { EN: string } };
type Service = { ServiceKey: string; Name: { EN: string; CHT: string }; FromCents: number };

const read = async (path: string): Promise<unknown[]> =>
  (await fetch(`${portalUrl()}/api/public/${path}`).then((answer) => answer.json())).data.Rows;

/** Returns the visible text, without collapsed parts. */
// biome-ignore lint/performance/useDomNodeTextContent: textContent also returns hidden text.
const seen = (place: Locator): Promise<string> => place.innerText();

/**
 * Browser test: public pages show all facts without JavaScript, for old or restricted browsers and for
 * machines.
 */
describe('without any script', () => {
  const { person, chapter } = startStory('without-script', 'scenes');
  const reader = () => person('reader', { javaScriptEnabled: false, reducedMotion: 'reduce' });
  const statement = async (page: Page, ...phrases: string[]): Promise<void> => {
    const text = (await seen(page.locator('main'))).replace(/\s+/g, ' ');
    for (const phrase of phrases) expect(text).toContain(phrase);
  };

  chapter('the register lists a certificate, and its entry shows whether it is valid', async () => {
    const { page } = await reader();
    const [row] = (await read('certificate/list?Verdict=VALID')) as Row[];
    if (!row) throw new Error('the demo has a valid certificate');
    await page.goto(`/search?q=${encodeURIComponent(row.OrgName.CHT)}&lang=EN`);
    await statement(page, row.OrgName.EN, row.CertificateNo, 'Valid');
    await page.getByRole('link', { name: row.OrgName.EN }).first().click();
    await page.goto(`/verify/${row.CertificateNo}`);
    await statement(page, 'This certificate is valid', row.OrgName.EN, row.ServiceName.EN, 'Valid until');
  });

  chapter('a number typed on the home page leads to its entry', async () => {
    const { page } = await reader();
    const [row] = (await read('certificate/list?Verdict=SUSPENDED')) as Row[];
    if (!row) throw new Error('the demo has a suspended certificate');
    await page.goto('/home?lang=EN');
    await page.getByRole('searchbox').first().fill(row.CertificateNo.toLowerCase());
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/verify/${row.CertificateNo}`);
    await statement(page, 'This certificate is suspended', 'its holder must not claim to be certified');
  });

  chapter('services show purpose, requirements and fees, in Chinese too', async () => {
    const { page } = await reader();
    const [service] = (await read('service/list')) as Service[];
    if (!service) throw new Error('the demo offers a service');
    await page.goto('/services?lang=EN');
    await page.getByRole('link', { name: service.Name.EN }).click();
    const fee = `HKD ${(service.FromCents / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`;
    await statement(page, service.Name.EN, 'Documents required', 'Steps', fee);
    await page.getByRole('link', { name: /繁體中文/ }).click();
    await statement(page, service.Name.CHT, '所需文件', '步驟');
  });

  chapter('legal texts and questions are readable; answers can be expanded', async () => {
    const { page } = await reader();
    await page.goto('/terms?lang=EN');
    await statement(page, 'Terms');
    expect((await seen(page.locator('main'))).length).toBeGreaterThan(1_500);
    await page.goto('/privacy');
    expect((await seen(page.locator('main'))).length).toBeGreaterThan(1_500);
    await page.goto('/faq');
    const question = page.locator('main details').last();
    const folded = (await seen(question)).length;
    await question.locator('summary').click();
    expect((await seen(question)).length).toBeGreaterThan(folded + 20);
  });

  chapter('an unknown address is explained and offers a way on', async () => {
    const { page } = await reader();
    await page.goto('/no/such/page?lang=EN');
    await page.waitForURL('**/404');
    await statement(page, 'Page not found');
  });

  chapter('parts that need a script are not on the page', async () => {
    const one = await reader();
    await one.page.goto('/home');
    expect(await one.page.locator('.needs-script:visible').count()).toBe(0);
  });
});
