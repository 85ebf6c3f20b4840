/** Browser test: a visitor checks a certificate's entry and proofs in the public log. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { checkScreen } from './support/person.ts';
import { portalUrl } from './support/portal-url.ts';
import { startStory } from './support/story.ts';

const VERIFIER = join(import.meta.dirname, '../../scripts/verify-proof.mjs');

const TIMEOUT_MS = 20_000;

type Wire = { data: { Rows: { CertificateNo: string }[]; Keys: { VerifierKey: string }[] } };
const fetchApi = async (path: string): Promise<Wire['data']> =>
  ((await (await fetch(`${portalUrl()}/api/public${path}`)).json()) as Wire).data;

describe('the public log, as seen by the public', () => {
  const { person, chapter, looksRight } = startStory('public-log');
  let number = '';

  /** Waits until the demo certificates have been entered by a job that runs after the start. */
  const entered = async (): Promise<void> => {
    for (const end = Date.now() + TIMEOUT_MS; ; ) {
      if ((await fetch(`${portalUrl()}/api/public/log/proof?CertificateNo=${number}`)).ok) return;
      if (Date.now() > end) throw new Error(`${number} is not in the public log`);
      await new Promise((next) => setTimeout(next, 200));
    }
  };
  const open = async (page: Page, language = 'EN'): Promise<void> => {
    number ||= (await fetchApi('/certificate/list?Verdict=VALID')).Rows[0]?.CertificateNo ?? '';
    await entered();
    await page.goto(`/verify/${number}?lang=${language}`);
  };

  chapter('without script each change is readable, and its proof can be downloaded', async () => {
    const { page } = await person('reader', { javaScriptEnabled: false });
    await open(page);
    const section = page.locator('#log');
    await section.getByRole('heading', { name: 'Proof in the public log' }).waitFor();
    await section.getByText('Listed in the public register').waitFor();
    expect(await section.getByRole('button').count()).toBe(0);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      section
        .getByRole('link', { name: /^Download the proof of entry \d+$/ })
        .first()
        .click(),
    ]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`^${number}-\\d+\\.assay-proof\\.json$`));
    const [key] = (await fetchApi('/log/checkpoints')).Keys;
    const checked = spawnSync(process.execPath, [
      ...[VERIFIER, await download.path(), `--key=${key?.VerifierKey}`],
    ]);
    expect(String(checked.stdout)).toContain('The proof is valid.');
    expect(String(checked.stdout)).toContain(number);
  });

  chapter('the browser computes the path to the signed root itself', async () => {
    const outsider = await person('stranger');
    await open(outsider.page);
    await outsider.page.getByRole('button', { name: 'Verify in this browser' }).click();
    await outsider.page.getByText(/^Verified: your browser computed the path/).waitFor();
    await outsider.page.getByText('How to verify a proof').click();
    await checkScreen(outsider);
  });

  chapter('and reports an invalid or unavailable proof', async () => {
    const { page } = await person('stranger');
    const answer = async (change: (entry: string) => string) =>
      page.route('**/api/public/log/proof?*', async (route) => {
        const response = await route.fetch();
        const body = (await response.json()) as { data: { Entry: string } };
        body.data.Entry = change(body.data.Entry);
        await route.fulfill({ response, json: body });
      });
    const check = page.getByRole('button', { name: 'Verify in this browser' });
    await answer((entry) => entry.replace('"Revision":1', '"Revision":7').replace('PUBLISHED', 'TERMINATED'));
    await check.click();
    await page.getByText('The proof is invalid.', { exact: false }).waitFor();
    await checkScreen(await person('stranger'));
    await page.unroute('**/api/public/log/proof?*');
    await page.route('**/api/public/log/proof?*', (route) => route.abort());
    await check.click();
    await page.getByText('The proof could not be loaded. Try again.').waitFor();
    await page.unroute('**/api/public/log/proof?*');
    await check.click();
    await page.getByText(/^Verified: your browser computed the path/).waitFor();
  });

  chapter('it is readable on a small phone, in Chinese', async () => {
    const phone = await person('phone', { viewport: { width: 320, height: 640 }, colorScheme: 'dark' });
    await open(phone.page, 'CHT');
    await phone.page.getByText('如何核實證明').click();
    await checkScreen(phone);
    const tooWide = await phone.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide).toBe(0);
  });

  looksRight();
});
