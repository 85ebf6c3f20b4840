/** Browser test: staff create and download a certificate's evidence pack, and its contents are complete. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { signInToApi } from './support/api.ts';
import { type MadeCertificate, makeCertificate } from './support/make-certificate.ts';
import { performInDialog } from './support/perform-in-dialog.ts';
import { checkScreen, type Person } from './support/person.ts';
import { portalUrl } from './support/portal-url.ts';
import { startStory } from './support/story.ts';

describe('documents of a certificate for auditors and for the public', () => {
  const { person, known, chapter, looksRight } = startStory('accreditation-file');
  let made: MadeCertificate;

  const at = async (name: string): Promise<Person> => {
    const one = await known(name);
    await one.page.goto(`/certificate?key=${made.certificateKey}`);
    await one.page.getByRole('heading', { name: new RegExp(`^${made.certificateNo}`), level: 1 }).waitFor();
    return one;
  };
  const card = ({ page }: Person) => page.getByRole('region', { name: 'Evidence pack' });

  chapter('scheduling starts the creation and sees the progress until the file is ready', async () => {
    const url = portalUrl();
    made = await makeCertificate(url, await signInToApi(url, 'client@demo.test'));
    const one = await at('scheduling');
    await checkScreen(one);
    await card(one).getByRole('button', { name: 'Create evidence pack', exact: true }).click();
    await card(one)
      .getByText('You can leave this page; the evidence pack is created in the background.', { exact: false })
      .waitFor();
    // After leaving and returning, the job is still running or finished.
    await at('scheduling');
    await card(one).getByRole('button', { name: 'Download' }).waitFor({ timeout: 60_000 });
    await checkScreen(one);
  });

  chapter('the downloaded file has the hash shown on the page, and is complete', async () => {
    const one = await at('scheduling');
    const [download] = await Promise.all([
      one.page.waitForEvent('download'),
      card(one).getByRole('button', { name: 'Download' }).click(),
    ]);
    const bytes = await readFile(await download.path());
    const print = createHash('sha256').update(bytes).digest('hex');
    await card(one).getByText(print).waitFor();
    // A ZIP archive contains the names of its entries as plain text.
    for (const path of [
      `${made.certificateNo}-accreditation-file.pdf`,
      'manifest.json',
      `certificate/${made.certificateNo}-R1.pdf`,
    ])
      expect([path, bytes.includes(path)]).toEqual([path, true]);
  });

  chapter('it can be created again in another language; another user starts without a file', async () => {
    const one = await at('scheduling');
    await card(one).getByRole('button', { name: 'Create in another language' }).click();
    await one.page.getByRole('menuitem', { name: '繁體中文' }).click();
    await card(one).getByText('繁體中文').waitFor({ timeout: 60_000 });
    const other = await at('admin');
    await card(other).getByRole('button', { name: 'Create evidence pack', exact: true }).waitFor();
    expect(await card(other).getByRole('button', { name: 'Download' }).count()).toBe(0);
  });

  chapter('the client has no such card', async () => {
    const client = await at('client');
    await client.page.getByRole('region', { name: 'Documents' }).waitFor();
    expect(await card(client).count()).toBe(0);
  });

  chapter('a disclosure document is created and listed publicly', async () => {
    const one = await at('admin');
    await performInDialog(one.page, 'Generate disclosure document', {
      fill: (dialog) => dialog.getByLabel('Remark').fill('Asked for by the client.'),
      text: 'Disclosure document generation started.',
    });
    const documents = one.page.getByRole('region', { name: 'Documents' });
    await documents.getByRole('button', { name: 'Disclosure document' }).waitFor({ timeout: 60_000 });
    await checkScreen(one);
    const outsider = await person('stranger');
    await outsider.page.goto(`/disclosure?q=${made.certificateNo}`);
    await outsider.page.getByText(made.certificateNo).first().waitFor();
    await checkScreen(outsider);
  });

  looksRight();
});
