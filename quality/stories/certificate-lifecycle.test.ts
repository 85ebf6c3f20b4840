/** Browser test: the life of a certificate as seen by staff, client and public. */
import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { addDays, addMonths } from '#platform/common/format/dates.ts';
import { signInToApi } from './support/api.ts';
import { type MadeCertificate, makeCertificate } from './support/make-certificate.ts';
import { performInDialog } from './support/perform-in-dialog.ts';
import { checkScreen, type Person } from './support/person.ts';
import { portalUrl } from './support/portal-url.ts';
import { startStory } from './support/story.ts';

describe('the life of a certificate, as seen by staff, its holder and the public', () => {
  const { person, known, chapter, looksRight } = startStory('certificate');
  let made: MadeCertificate;

  /** Opens the certificate as a signed-in demo user. */
  const at = async (name: string): Promise<Person> => {
    const one = await known(name);
    await one.page.goto(`/certificate?key=${made.certificateKey}`);
    await one.page.getByRole('heading', { name: new RegExp(`^${made.certificateNo}`), level: 1 }).waitFor();
    return one;
  };
  const publicPage = async (text: RegExp): Promise<Person> => {
    const outsider = await person('stranger');
    const { pathname, search } = new URL(made.verifyUrl);
    await outsider.page.goto(pathname + search);
    await outsider.page.getByRole('heading', { name: text, level: 1 }).waitFor();
    return outsider;
  };
  const badge = ({ page }: Person, label: string) =>
    page
      .getByRole('banner')
      .or(page.locator('main header'))
      .getByText(label, { exact: true })
      .first()
      .waitFor();

  chapter('scheduling finds it in the list by its number and opens it with its page', async () => {
    const url = portalUrl();
    made = await makeCertificate(url, await signInToApi(url, 'client@demo.test'));
    const one = await known('scheduling');
    await one.page.goto('/generated_certs');
    await one.page.getByRole('searchbox', { name: 'Search' }).fill(made.certificateNo);
    await one.page.waitForURL(/Search=/);
    await checkScreen(one);
    await one.page.getByRole('link', { name: made.certificateNo }).click();
    await one.page.waitForURL(/\/certificate\?key=/);
    await one.page.getByRole('img', { name: `${made.certificateNo} R1, page 1 of 1` }).waitFor();
    await badge(one, 'Valid');
    await checkScreen(one);
  });

  chapter(
    'the list filters by the last valid day, both limits included, and the address contains the filter',
    async () => {
      const one = await person('scheduling');
      const api = await signInToApi(portalUrl(), 'scheduling@demo.test');
      const { data } = await api.get('/application/certificate/view', {
        CertificateKey: made.certificateKey,
      });
      const last = String(data.ExpiryDate);
      const { page } = one;
      const narrow = async (from: string, to: string) => {
        await page.goto(`/generated_certs?Search=${made.certificateNo}`);
        await page.getByRole('button', { name: 'Expires: any' }).click();
        const dialog = page.getByRole('dialog', { name: 'Expires' });
        await dialog.getByLabel('From').fill(from);
        await dialog.getByLabel('To').fill(to);
        await checkScreen(one);
        await dialog.getByRole('button', { name: 'Apply' }).click();
        await page.waitForURL(new RegExp(`ExpiryFrom=${from}&ExpiryTo=${to}`));
      };
      await narrow(last, last);
      await page.getByRole('link', { name: made.certificateNo }).waitFor();
      await page.reload();
      await page.getByRole('link', { name: made.certificateNo }).waitFor();
      await narrow(addDays(last, 1), addDays(last, 30));
      await page.getByText('No results').waitFor();
      await narrow(addDays(last, -30), addDays(last, -1));
      await page.getByText('No results').waitFor();
      await checkScreen(one);
    },
  );

  chapter('the holder shares it: the link, the code as a picture, the proofs', async () => {
    const one = await at('client');
    await one.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await one.page.getByRole('button', { name: 'Copy link' }).click();
    await one.page.getByText('Copied.').waitFor();
    expect(await one.page.evaluate(() => navigator.clipboard.readText())).toBe(made.verifyUrl);
    const saved = one.page.waitForEvent('download');
    await one.page.getByRole('button', { name: 'QR code as image' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(`${made.certificateNo}-qr.png`);
    const png = await readFile(await download.path());
    // The eight-byte PNG signature; width and height are at offsets 16 and 20.
    expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1024, 1024]);
    const credential = one.page.waitForEvent('download');
    await one.page.getByRole('link', { name: 'Verifiable credential' }).click();
    // A JWT consists of three base64url parts.
    expect(await readFile(await (await credential).path(), 'utf8')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\s*$/);
    await one.page.getByRole('link', { name: 'Proof in the public log' }).click();
    await one.page.waitForURL(/\/verify\/.*#log$/);
    await one.page.locator('#log').getByText('Issued', { exact: true }).waitFor();
  });

  chapter('suspending requires a reason; the viewing client sees it immediately', async () => {
    const client = await at('client');
    await checkScreen(client);
    const { page } = await at('scheduling');
    await performInDialog(page, 'Suspend certificate', {
      fill: async (dialog) => {
        expect(await dialog.getByText(/Confirm this action/).count()).toBe(0);
        await dialog.getByRole('button', { name: 'Suspend certificate', exact: true }).click();
        await dialog.getByText('Complete this field.').waitFor();
        await checkScreen(await person('scheduling'));
        await dialog.getByLabel('Reason').fill('The surveillance was refused twice.');
      },
      text: 'Certificate suspended. The public register has been updated.',
    });
    await client.page.getByText(/^Suspended since /).waitFor();
    await client.page.getByText('The surveillance was refused twice.').first().waitFor();
    await badge(client, 'Suspended');
    // The client has read access only.
    expect(await client.page.getByRole('region', { name: 'Actions' }).count()).toBe(0);
    await checkScreen(client);
    await checkScreen(await person('scheduling'));
  });

  chapter('the public page shows it, and after resumption that it is valid again', async () => {
    const outsider = await publicPage(/suspended/i);
    await checkScreen(outsider);
    const one = await at('scheduling');
    await performInDialog(one.page, 'Resume certificate', {
      fill: (dialog) => dialog.getByLabel('Remark').fill('The assessors were let in.'),
      text: 'Suspension lifted. The certificate is valid.',
    });
    await badge(one, 'Valid');
    await publicPage(/is valid$/);
    await checkScreen(one);
  });

  chapter('extending changes the last valid day on a new revision that supersedes the first', async () => {
    const one = await at('scheduling');
    const api = await signInToApi(portalUrl(), 'scheduling@demo.test');
    const before = await api.get('/application/certificate/view', { CertificateKey: made.certificateKey });
    const later = addMonths(String(before.data.ExpiryDate), 3);
    await performInDialog(one.page, 'Extend certificate', {
      fill: async (dialog) => {
        await dialog.getByLabel('New expiry date').fill(addMonths(String(before.data.ExpiryDate), 7));
        await dialog.getByLabel('Reason').fill('The assessment was postponed by the typhoon.');
        await dialog.getByRole('button', { name: 'Extend certificate', exact: true }).click();
        await dialog.getByText('An extension is limited to six months.').waitFor();
        await checkScreen(one);
        await dialog.getByLabel('New expiry date').fill(later);
      },
      text: 'Certificate extended. A document with the new date is being generated.',
    });
    await one.page
      .getByRole('img', { name: `${made.certificateNo} R2, page 1 of 1` })
      .waitFor({ timeout: 60_000 });
    const documents = one.page.getByRole('region', { name: 'Documents' });
    await documents.getByRole('listitem').filter({ hasText: 'R1' }).getByText('Superseded').waitFor();
    await documents.getByRole('listitem').filter({ hasText: 'R2' }).getByText('Current').waitFor();
    const after = await api.get('/application/certificate/view', { CertificateKey: made.certificateKey });
    expect(after.data.ExpiryDate).toBe(later);
    await checkScreen(one);
  });

  chapter('the superseded page can still be viewed, and is marked as not in force', async () => {
    const one = await person('scheduling');
    await one.page.getByRole('button', { name: 'View R1' }).click();
    await one.page.getByRole('img', { name: `${made.certificateNo} R1, page 1 of 1` }).waitFor();
    await one.page.getByText('This is R1; the current one is R2.').waitFor();
    await checkScreen(one);
    await one.page.getByRole('button', { name: 'Show R2' }).click();
    await one.page.getByRole('img', { name: `${made.certificateNo} R2, page 1 of 1` }).waitFor();
  });

  chapter('regenerating creates revision 3; the history shows everything, newest first', async () => {
    const one = await person('scheduling');
    await performInDialog(one.page, 'Regenerate certificate', {
      fill: (dialog) => dialog.getByLabel('Remark').fill('The address of the register changed.'),
    });
    await one.page
      .getByRole('img', { name: `${made.certificateNo} R3, page 1 of 1` })
      .waitFor({ timeout: 60_000 });
    const story = one.page.getByRole('region', { name: 'History' }).getByRole('listitem');
    const titles = await story.evaluateAll((items) =>
      items.map((item) => item.firstElementChild?.textContent),
    );
    expect(titles.slice(0, 5)).toEqual([
      'New revision in force · R3',
      'New revision in force · R2',
      'Extended',
      'Resumed',
      'Suspended',
    ]);
    await publicPage(/is valid$/);
    await checkScreen(one);
  });

  chapter(
    'an administrator deletes a certificate issued in error; the public page shows it, the list does not',
    async () => {
      const admin = await at('admin');
      await performInDialog(admin.page, 'Void certificate (issued in error)', {
        fill: (dialog) => dialog.getByLabel('Reason').fill('Issued for the wrong organisation.'),
        text: 'Certificate voided. Its number will not be reused.',
      });
      await publicPage(/is void/i);
      const client = await person('client');
      await client.page.goto('/generated_certs');
      await client.page.getByRole('searchbox', { name: 'Search' }).fill(made.certificateNo);
      await client.page.getByText('No results').waitFor();
      await client.page.goto(`/certificate?key=${made.certificateKey}`);
      await client.page.getByText('Certificate not found').waitFor();
      await checkScreen(client);
    },
  );

  looksRight();
});
