/** Browser test: the operations screen shows queue, jobs and live state across several processes. */
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type OwnPortal, startOwnPortal } from './support/own-portal.ts';
import { checkScreen, type Person } from './support/person.ts';
import { signedIn } from './support/signed-in.ts';
import { startStory } from './support/story.ts';
import { visit } from './support/visit.ts';

/** Live updates must reach the screen within this time, also from another process. */
const LIVE = { timeout: 3_000 };
const LABEL = 'Message duration';

describe('the control room', () => {
  const { person, chapter, looksRight } = startStory('control-room', 'scenes');
  let own: OwnPortal;
  beforeAll(async () => {
    own = await startOwnPortal();
  });
  afterAll(() => own?.stop());
  const openAs = async (name: string): Promise<Person> =>
    person(name, { ...(await signedIn(own.url, `${name}@demo.test`)), baseURL: own.url });

  chapter('a setting out of range is refused; a valid one is on the other screen immediately', async () => {
    const [admin, it] = [await openAs('admin'), await openAs('it')];
    for (const { page } of [admin, it]) await visit(page, '/settings?group=notices');
    const mine = admin.page.getByRole('textbox', { name: LABEL });
    await mine.fill('9000');
    await admin.page.getByRole('button', { name: 'Save changes' }).click();
    await admin.page.getByText('Enter a whole number from 3 to 60.').waitFor();
    await checkScreen(admin);
    await mine.fill('7');
    await mine.press('Enter');
    await admin.page.getByText('Settings saved.').waitFor();
    await expect.poll(() => it.page.getByRole('textbox', { name: LABEL }).inputValue(), LIVE).toMatch(/^7\b/);
  });

  chapter('the history restores it, and the button says so', async () => {
    const { page } = await openAs('admin');
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByRole('button', { name: 'Restore previous value' }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Restore previous value', exact: true })
      .click();
    const it = await openAs('it');
    await expect
      .poll(() => it.page.getByRole('textbox', { name: LABEL }).inputValue(), LIVE)
      .not.toMatch(/^7\b/);
  });

  chapter('the log is filtered and read; its view is shared, and the other user finds it', async () => {
    const admin = await openAs('admin');
    const { page } = admin;
    await visit(page, '/logs');
    await page.getByText(/Hashed up to row|Verified up to row/).waitFor();
    await page.getByLabel('Area').selectOption('SETTINGS');
    await page.waitForURL(/Area=SETTINGS/);
    await page
      .getByRole('row', { name: /Setting changed/ })
      .first()
      .waitFor();
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
    await page.locator('[data-row-link]').first().focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('columnheader', { name: 'Before' }).waitFor();
    await checkScreen(admin);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Views', exact: true }).click();
    await page.getByRole('button', { name: 'Save view…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save view' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Settings changed');
    await dialog.getByRole('checkbox', { name: 'IT', exact: true }).check();
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const it = await openAs('it');
    await visit(it.page, '/logs');
    await it.page.getByRole('navigation', { name: 'Views' }).getByText('Settings changed').click();
    await it.page.waitForURL(/Area=SETTINGS/);
  });

  chapter('a list is exported as a workbook, with the chosen columns and the current filters', async () => {
    const admin = await openAs('admin');
    const { page } = admin;
    await visit(page, '/applications?Status=COMPLETED&Columns=no.status.org');
    await page.getByRole('button', { name: 'Export' }).click();
    const only = page.getByRole('menuitemcheckbox', { name: 'Only the 3 selected columns' });
    await expect.poll(() => only.getAttribute('aria-checked')).toBe('true');
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Workbook (Excel)' }).click();
    const exports = page.getByRole('dialog', { name: 'My exports' });
    await exports.getByText('3 selected columns').waitFor();
    const parts = unzipSync(await readFile(await (await download).path()));
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const cells = [...sheet.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) => text);
    expect(cells.slice(0, 5)).toEqual([
      'Number',
      'Status',
      'Step',
      'Overdue nonconformities',
      'Organisation',
    ]);
    expect(cells.filter((text) => text === 'Completed').length).toBeGreaterThan(0);
    expect(cells).not.toContain('Submitted');
    await exports.getByText('Ready').first().waitFor();
    await checkScreen(admin);
  });

  chapter('a failed job appears by itself, is retried, and discarded with a reason', async () => {
    const [admin, it] = [await openAs('admin'), await openAs('it')];
    for (const { page } of [admin, it]) await visit(page, '/logs?tab=jobs&State=FAILED');
    for (const [task, payload] of [
      ['mail.send', '{"MailId": 0}'],
      ['comment.notify', '{"CommentId": 0, "IsNew": true}'],
    ])
      await sql`select graphile_worker.add_job(${task}, ${payload}::json, max_attempts => 1, job_key => ${task},
        run_at => now() + interval '1 day')`.execute(own.db);
    await sql`update graphile_worker._private_jobs set attempts = 1, last_error = 'no answer'
      where key in ('mail.send', 'comment.notify')`.execute(own.db);
    const row = (one: Person, name = 'Email delivery') =>
      one.page.getByRole('row', { name: new RegExp(name) });
    await row(it).waitFor(LIVE);
    await row(admin, 'Comment notifications').waitFor(LIVE);
    await row(admin, 'Comment notifications')
      .getByRole('button', { name: /^Retry now/ })
      .click();
    await admin.page.getByText('Job queued again.').waitFor();
    await row(it, 'Comment notifications').waitFor({ state: 'detached', ...LIVE });
    // Moves the mouse away, because the row under the pointer is not updated.
    await admin.page.mouse.move(0, 0);
    await checkScreen(it);
    await row(it)
      .getByRole('button', { name: /^Discard/ })
      .focus();
    await it.page.keyboard.press('Enter');
    const confirmDialog = it.page.getByRole('dialog', { name: 'Discard this job?' });
    await confirmDialog.getByRole('textbox', { name: 'Reason' }).fill('The mailbox is gone.');
    await confirmDialog.getByRole('button', { name: 'Discard' }).click();
    await it.page.getByText('Job discarded.').waitFor();
    await row(admin).waitFor({ state: 'detached', ...LIVE });
  });

  looksRight();
});
