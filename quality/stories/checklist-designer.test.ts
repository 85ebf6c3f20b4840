import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { signInToApi } from './support/api.ts';
import { checkScreen, type Person } from './support/person.ts';
import { portalUrl } from './support/portal-url.ts';
import { settled } from './support/settled.ts';
import { startStory } from './support/story.ts';

const HEAD = 'PointKey,Step,Clause,Text.EN,Text.CHT,Text.CHS,Guidance.EN,Guidance.CHT,Guidance.CHS';

describe('editing a checklist', () => {
  const { known, chapter, looksRight } = startStory('checklist-designer');
  let address = '';

  const designer = async (): Promise<Person> => {
    return known('it');
  };
  const keys = async ({ page }: Person, step: string): Promise<string[]> => {
    const buttons = page
      .getByRole('list', { name: step, exact: true })
      .getByRole('button', { name: /^Edit / });
    return (await buttons.allTextContents()).map((text) => /[A-Z]+-\d+/.exec(text)?.[0] ?? text);
  };

  chapter('an item is added, filled in and moved by keyboard', async () => {
    const url = portalUrl();
    const api = await signInToApi(url, 'it@demo.test');
    const { Rows } = (await api.get('/assessment/list')).data as {
      Rows: { ServiceKey: string; SchemeCode: string }[];
    };
    const CopyOf = Rows.find((row) => row.SchemeCode === 'GF')?.ServiceKey;
    const Name = { EN: 'Checklist trial', CHT: '檢查表試驗', CHS: '检查表试验' };
    const made = await api.post('/assessment/create', { SchemeCode: 'CKD', Name, CopyOf });
    expect(made.status, JSON.stringify(made.error)).toBe(200);
    address = `/assessment_service/edit/${made.data.ServiceKey}?tab=checklist`;
    const one = await designer();
    const { page } = one;
    await page.goto(address);
    await page.getByText('18 items', { exact: true }).waitFor();
    await checkScreen(one);
    await page.getByRole('button', { name: 'Add item to On-site assessor' }).click();
    await page.getByText('19 items', { exact: true }).waitFor();
    const added = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Edit CKD-01/ }) });
    await added.getByRole('textbox', { name: 'Clause' }).fill('GFCS 2024, 9.6');
    const requirement = added.getByRole('group', { name: 'Requirement' });
    await requirement.getByRole('textbox', { name: /^English/ }).fill('The crane is inspected.');
    await added.getByRole('combobox', { name: 'Related form question' }).click();
    await page.getByRole('option', { name: 'Sites', exact: true }).click();
    await added.getByText('GFCS 2024, 9.6 · Sites').waitFor();
    await checkScreen(one);
    const handle = added.getByRole('button', { name: /^Move CKD-01/ });
    await handle.focus();
    await page.keyboard.press('Home');
    await expect
      .poll(() => keys(one, 'On-site assessor'))
      .toEqual(['CKD-01', 'GF-12', 'GF-13', 'GF-14', 'GF-15']);
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => keys(one, 'On-site assessor'))
      .toEqual(['GF-12', 'CKD-01', 'GF-13', 'GF-14', 'GF-15']);
    await page.getByText(/^Saved \d/).waitFor();
    await page.reload();
    await settled(page);
    await expect
      .poll(() => keys(one, 'On-site assessor'))
      .toEqual(['GF-12', 'CKD-01', 'GF-13', 'GF-14', 'GF-15']);
  });

  chapter('an item is dragged, duplicated and removed; a filter finds words in any language', async () => {
    const one = await designer();
    const { page } = one;
    const grip = (key: string) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: new RegExp(`^Edit ${key}`) }) })
        .locator('[data-handle]');
    await grip('GF-16').scrollIntoViewIfNeeded();
    const [from, to] = [await grip('GF-16').boundingBox(), await grip('GF-18').boundingBox()];
    if (!from || !to) throw new Error('no handles');
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(to.x + 8, to.y + to.height, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => keys(one, 'Independent reviewer')).toEqual(['GF-17', 'GF-18', 'GF-16']);
    await page.getByRole('button', { name: 'Duplicate CKD-01' }).click();
    await expect.poll(() => keys(one, 'On-site assessor')).toContain('CKD-02');
    await page.getByRole('button', { name: 'Remove CKD-02' }).click();
    await page.getByText('CKD-02 removed.').waitFor();
    await page.getByRole('searchbox', { name: 'Find item' }).fill('場所');
    await expect.poll(async () => (await keys(one, 'Assessor')).length).toBeGreaterThan(0);
    expect(await page.getByRole('button', { name: /^Edit GF-01/ }).count()).toBe(0);
    await checkScreen(one);
    await page.getByRole('searchbox', { name: 'Find item' }).fill('');
  });

  chapter('the items are exported and imported again; errors are reported by line', async () => {
    const one = await designer();
    const { page } = one;
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain('CKD-01,ASSESSOR_ONSITE,');
    const take = async (name: string, text: string): Promise<void> => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose a file' }).click();
      await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    };
    await page.getByRole('button', { name: 'Import CSV' }).click();
    await take('wrong.csv', `${HEAD}\nGF-01,ASSESSOR,4.1,=1+1,a,b,c,d,e\nGF-02,CHEF,4.2,a,b,c,d,e,f`);
    await page.getByText('Line 2').waitFor();
    await page.getByText(/Text\.EN starts like a formula/).waitFor();
    await page.getByText(/“CHEF” is not a step/).waitFor();
    await checkScreen(one);
    await expect.poll(() => page.getByRole('button', { name: 'Apply' }).isDisabled()).toBe(true);
    await take('right.csv', `${file}CKD-09,CEO,9.9,,Last look,最後核對,最后核对,Read it,細閱,细读\r\n`);
    await page.getByText('20 items: 1 new, 0 changed, 19 unchanged').waitFor();
    await checkScreen(one);
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('Checklist items imported.').waitFor();
    await expect.poll(() => keys(one, 'CEO')).toEqual(['CKD-09']);
    await page.getByText(/^Saved \d/).waitFor();
  });

  chapter('the same is possible on a phone', async () => {
    const phone = await known('admin', {
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    const { page } = phone;
    await page.goto(address);
    await page.getByRole('button', { name: /^Edit CKD-09/ }).click();
    await page.getByRole('group', { name: 'Guidance' }).first().waitFor();
    await checkScreen(phone);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBe(0);
  });

  looksRight();
});
