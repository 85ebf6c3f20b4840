/** Browser test: designing a service's form, editing its JSON, and filling in a table of a hundred rows. */
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { largeAnswers } from '../bench/large-form.ts';
import { makeLargeService } from '../bench/make-large-service.ts';
import { type Api, signInToApi } from './support/api.ts';
import { choose } from './support/choose.ts';
import { chooseInList } from './support/choose-in-list.ts';
import { addToForm } from './support/design-scheme.ts';
import { checkScreen, type Person } from './support/person.ts';
import { portalUrl } from './support/portal-url.ts';
import { signedIn } from './support/signed-in.ts';
import { startStory } from './support/story.ts';
import { visit } from './support/visit.ts';

/** A draft is saved shortly after the last change, so its checks get this time-out. */
const LATER = { timeout: 15_000 };

type Element = { name: string; elements?: Element[]; [more: string]: unknown };
type Draft = {
  Definition: { Form: { pages: Element[] }; ScopeQuestion: string; Checklist: { Field?: string }[] };
};

describe('designing the form of a service', () => {
  const { person, chapter, looksRight } = startStory('form-designer');
  let admin: Api;
  let serviceKey = '';
  let one: Person;

  /** Returns the draft from the server once all changes on the screen are saved. */
  const draft = async (): Promise<Draft['Definition']> => {
    await one.page
      .getByText(/^(All changes saved|Saved \d\d:\d\d)$/)
      .first()
      .waitFor();
    const view = await admin.get('/assessment/view', { ServiceKey: serviceKey });
    return (view.data.Draft as Draft).Definition;
  };
  const names = (page: Element | undefined) => (page?.elements ?? []).map(({ name }) => name);
  const row = (name: string) =>
    one.page.locator('[data-row]').filter({ has: one.page.getByText(name, { exact: true }) });

  chapter('opens with the questions of the draft', async () => {
    const url = portalUrl();
    admin = await signInToApi(url, 'admin@demo.test');
    const list = await admin.get('/assessment/list');
    const rows = list.data.Rows as { ServiceKey: string; SchemeCode: string }[];
    const CopyOf = rows.find(({ SchemeCode }) => SchemeCode === 'IS')?.ServiceKey ?? '';
    const Name = { EN: 'Designed', CHT: '設計', CHS: '设计' };
    const made = await admin.post('/assessment/create', {
      SchemeCode: 'FD',
      Name,
      Kind: 'CERTIFICATE',
      CopyOf,
    });
    serviceKey = String(made.data.ServiceKey);
    one = await person('admin', await signedIn(url, 'admin@demo.test'));
    await visit(one.page, `/assessment_service/edit/${serviceKey}?tab=form`);
    await row('LegalName').waitFor();
    await checkScreen(one);
  });

  chapter('questions are reordered by keyboard, and retain the focus', async () => {
    await row('Industry').focus();
    await one.page.keyboard.press('Alt+ArrowUp');
    await one.page.getByText('Main industry moved.').waitFor();
    await expect
      .poll(() => row('Industry').evaluate((button) => button === document.activeElement))
      .toBe(true);
    expect(names((await draft()).Form.pages[0]).slice(0, 4)).toEqual([
      'LegalName',
      'LegalNameChinese',
      'Industry',
      'BusinessRegistration',
    ]);
    await one.page.keyboard.press('ArrowDown');
    await expect
      .poll(() => row('BusinessRegistration').evaluate((button) => button === document.activeElement))
      .toBe(true);
  });

  chapter('and by mouse', async () => {
    const handle = (name: string) => row(name).locator('xpath=../span[1]');
    const from = await handle('LegalNameChinese').boundingBox();
    const to = await row('BusinessRegistration').boundingBox();
    if (!from || !to) throw new Error('the rows are on the screen');
    await one.page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await one.page.mouse.down();
    await one.page.mouse.move(from.x + 8, to.y + to.height - 4, { steps: 8 });
    await one.page.mouse.up();
    await expect
      .poll(async () => names((await draft()).Form.pages[0]).slice(0, 4), LATER)
      .toEqual(['LegalName', 'Industry', 'BusinessRegistration', 'LegalNameChinese']);
  });

  chapter('a new question has focus on its title, without disturbing existing input', async () => {
    const { page } = one;
    const writing = () =>
      page.evaluate(() => document.activeElement?.getAttribute('data-place')?.split('.').at(-1) ?? null);
    const count = names((await draft()).Form.pages[0]).length;
    await row('LegalName').click();
    await addToForm(page, 'Yes or no');
    await expect.poll(writing).toBe('EN');
    await page.getByRole('button', { name: 'Undo' }).click();
    await row('LegalName').click();
    // Moves the focus to another field as soon as the menu closes, faster than the screen updates.
    const old = await page.locator('[data-place$=".title.CHT"]').getAttribute('data-place');
    await page.evaluate((before) => {
      document.addEventListener('focusin', function hurry() {
        const field = document.querySelector<HTMLElement>('[data-place$=".title.CHT"]');
        if (!field || field.dataset['place'] === before) return;
        document.removeEventListener('focusin', hurry);
        field.focus();
      });
    }, old);
    await addToForm(page, 'Yes or no');
    await expect.poll(writing).toBe('CHT');
    await pause(300);
    expect(await writing()).toBe('CHT');
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(names((await draft()).Form.pages[0])).toHaveLength(count);
  });

  chapter('a new name is updated in every reference', async () => {
    const { page } = one;
    const before = (await draft()).Checklist.filter(({ Field }) => Field === 'ScopeRequirement').length;
    await row('ScopeRequirement').click();
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('scope');
    await page.getByText('is not a valid name').waitFor();
    await name.fill('WhatIsCertified');
    await name.press('Enter');
    await row('WhatIsCertified').waitFor();
    const after = await draft();
    expect(after.ScopeQuestion).toBe('WhatIsCertified');
    expect(after.Checklist.filter(({ Field }) => Field === 'WhatIsCertified')).toHaveLength(before);
  });

  chapter('a condition is created, and the preview follows it', async () => {
    const { page } = one;
    await row('LegalNameChinese').click();
    const shown = page.getByRole('group', { name: 'Shown when' });
    await shown.getByRole('button', { name: 'Add condition' }).click();
    await shown.getByRole('combobox', { name: 'Question' }).click();
    await page.getByRole('option', { name: 'Main industry (Industry)' }).click();
    await shown.getByRole('combobox', { name: 'Value' }).click();
    await page.getByRole('option', { name: 'Information technology' }).click();
    const first = (await draft()).Form.pages[0]?.elements?.find(({ name }) => name === 'LegalNameChinese');
    expect(first?.visibleIf).toBe("{Industry} = 'TECHNOLOGY'");
    await checkScreen(one);
    await page.getByText('Preview', { exact: true }).click();
    const preview = page.getByRole('region', { name: 'Form preview' });
    await preview.getByRole('textbox', { name: /^Legal name \(English\)/ }).fill('Harbour Green');
    expect(await preview.getByText('Legal name (Chinese)').count()).toBe(0);
    const industry = preview.getByRole('combobox', { name: /^Main industry/ });
    await chooseInList(page, industry, 'Information technology');
    await preview.getByText('Legal name (Chinese)').waitFor();
    // Changing the language changes the displayed texts, not the answers.
    await page.getByRole('radiogroup', { name: 'Preview language' }).getByText('Traditional Chinese').click();
    await preview.getByText('法定名稱（中文）').waitFor();
    await expect.poll(() => preview.getByRole('textbox').first().inputValue()).toBe('Harbour Green');
    await checkScreen(one);
  });

  chapter('invalid JSON, or JSON that is not a form, is refused with the place', async () => {
    const { page } = one;
    await page.getByText('JSON', { exact: true }).click();
    const editor = page.getByRole('textbox', { name: 'Form as JSON' });
    const apply = page.getByRole('button', { name: 'Apply' });
    await editor.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('{\n  "pages": [\n    { "name": "A", }\n  ]\n}');
    await page.getByRole('button', { name: /^Line 3, column \d+ Invalid JSON/ }).waitFor();
    await expect.poll(() => apply.isDisabled()).toBe(true);
    const form = (visibleIf: string) =>
      JSON.stringify(
        {
          pages: [
            { name: 'A', title: 'A', elements: [{ type: 'text', name: 'Question', title: 'Q', visibleIf }] },
          ],
        },
        null,
        2,
      );
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(form('{Nobody} = 1'));
    await page
      .getByRole('button', { name: /^Line 11, column 11 There is no question or column “Nobody”/ })
      .waitFor();
    await expect.poll(() => apply.isDisabled()).toBe(true);
    await checkScreen(one);
    // Leaving this tab would lose the text, so a confirmation is required.
    await page.getByRole('tab', { name: 'Steps' }).click();
    const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
    await leaving.getByRole('button', { name: 'Cancel' }).click();
    await leaving.waitFor({ state: 'hidden' });
    await editor.click();
    await expect.poll(() => editor.textContent()).toContain('{Nobody} = 1');
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(form(''));
    // A text may still be missing in a language.
    await page.getByText('Valid. It can be applied.').waitFor();
    await apply.click();
    await expect.poll(async () => (await draft()).Form.pages.map(({ name }) => name), LATER).toEqual(['A']);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await draft()).Form.pages.length, LATER).toBeGreaterThan(1);
  });

  looksRight();
});

describe('a table of a hundred rows', () => {
  const { person, chapter, looksRight } = startStory('large-table');
  const cells = (page: Person['page'], row: number) =>
    page.locator('#form-questions tbody tr:has(input)').nth(row);

  chapter('shows a changed row, and renders only that one', async () => {
    const url = portalUrl();
    const client = await signInToApi(url, 'client@demo.test');
    const made = await client.post('/application/save', {
      ServiceKey: await makeLargeService(url),
      AssessmentType: 'INITIAL',
    });
    const ApplicationKey = String(made.data.ApplicationKey);
    await client.post('/application/save', { ApplicationKey, Answers: largeAnswers() });
    const { page } = await person('client', await signedIn(url, 'client@demo.test'));
    await visit(page, `/application/edit?key=${ApplicationKey}`);
    await page.getByRole('button', { name: 'Assets', exact: true }).click();
    const text = (row: number) => cells(page, row).locator('input[type="text"], input:not([type])');
    await expect.poll(() => text(1).first().inputValue()).toBe('Asset 2');
    // The lessor is required in the row marked as leased.
    const before = await text(1).count();
    await choose(cells(page, 1).getByRole('checkbox'));
    await expect.poll(() => text(1).count()).toBe(before + 1);
    await expect.poll(() => text(2).count()).toBe(before);
    // The sum is updated.
    const total = page.locator('[data-name="Total"]');
    await total.getByText('104950').waitFor();
    await cells(page, 0).locator('input[type="number"]').first().fill('2000');
    await total.getByText('105950').waitFor();
    // Removing a row does not affect others; a new row is empty.
    await cells(page, 0).getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => text(0).first().inputValue()).toBe('Asset 2');
    await expect.poll(() => page.locator('#form-questions tbody tr:has(input)').count()).toBe(99);
    await page.getByRole('button', { name: 'Add Row' }).click();
    await expect.poll(() => text(99).first().inputValue()).toBe('');
    // The language changes in every cell.
    await cells(page, 5).getByText('THREE', { exact: true }).waitFor();
    await page.getByRole('button', { name: '繁', exact: true }).click();
    await cells(page, 5).getByText('題 THREE').waitFor();
  });

  looksRight();
});
