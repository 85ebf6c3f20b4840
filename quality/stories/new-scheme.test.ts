/** Browser test: a new certification scheme from its design to a certificate in its own layout. */
import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { samplePdf } from '#platform/server/demo/sample-pdf.ts';
import { pdfText } from '../support/pdf-tools.ts';
import { signInToApi } from './support/api.ts';
import { choose } from './support/choose.ts';
import {
  addColumn,
  addFee,
  addToForm,
  type LocalizedTexts,
  nameIt,
  openPart,
  saved,
  write,
} from './support/design-scheme.ts';
import { approveStep, must } from './support/make-application.ts';
import { openApplication } from './support/open-application.ts';
import { performInDialog } from './support/perform-in-dialog.ts';
import { checkScreen, type Person } from './support/person.ts';
import { portalUrl } from './support/portal-url.ts';
import { startStory } from './support/story.ts';
import { visit } from './support/visit.ts';

/** A random scheme key, so that the test can run twice on one portal. */
const KEY = Array.from({ length: 4 }, () => String.fromCharCode(65 + Math.floor(Math.random() * 26))).join(
  '',
);
const NAME: LocalizedTexts = [`Quiet Ferries ${KEY}`, `靜音渡輪 ${KEY}`, `静音渡轮 ${KEY}`];
const MARK = 'River transport register';
type Row = Record<string, unknown>;

describe('a new scheme, up to a certificate in its own layout', () => {
  const { person, known, chapter, looksRight } = startStory('new-scheme');
  const url = portalUrl();
  let serviceKey = '';
  const running = { key: '', number: '' };

  const admin = async (): Promise<Person> => {
    const one = await known('admin');
    return one;
  };
  const api = (name: string) => signInToApi(url, `${name}@demo.test`);

  chapter('an administrator creates a service by its name', async () => {
    const one = await admin();
    const { page } = one;
    await visit(page, '/assessment_service/add');
    for (const [at, label] of ['English', 'Traditional Chinese', 'Simplified Chinese'].entries())
      await page
        .getByRole('group', { name: 'Name' })
        .getByLabel(label)
        .fill(NAME[at] ?? '');
    await page.getByRole('textbox', { name: 'Scheme code' }).fill(KEY);
    await checkScreen(one);
    await page.getByRole('button', { name: 'Create service' }).click();
    await page.waitForURL(/\/assessment_service\/edit\//);
    serviceKey = /edit\/([\w-]+)/.exec(page.url())?.[1] ?? '';
    await page.getByText('No version is in force.').waitFor();
  });

  chapter('describes its purpose', async () => {
    const one = await admin();
    const { page } = one;
    await write(page, 'Summary', ['Ferries that are quiet.', '安靜的渡輪。', '安静的渡轮。']);
    await write(page, 'Description', ['We measure and certify.', '我們測量及認證。', '我们测量并认证。']);
    await write(page, 'WhoFor', ['For ferry operators.', '適用於渡輪營運商。', '适用于渡轮运营商。']);
    await saved(page);
    await checkScreen(one);
  });

  chapter('builds the form with a condition and a table', async () => {
    const one = await admin();
    const { page } = one;
    await openPart(page, 'Form');
    await page.getByRole('button', { name: 'Add standard pages' }).click();
    await page.locator('[data-kind="PAGE"] [data-row]').nth(1).click();
    await addToForm(page, 'Page');
    await nameIt(page, 'Form.pages.2', 'Fleet', ['Fleet', '船隊', '船队']);
    await addToForm(page, 'Yes or no');
    await nameIt(page, 'Form.pages.2.elements.0', 'HasFerries', [
      'Do you operate ferries?',
      '是否營運渡輪？',
      '是否运营渡轮？',
    ]);
    await addToForm(page, 'Table');
    const table = 'Form.pages.2.elements.1';
    await nameIt(page, table, 'Ferries', ['Ferries', '渡輪', '渡轮']);
    await page.getByRole('button', { name: 'Add condition' }).first().click();
    await page.getByRole('combobox', { name: 'Question', exact: true }).click();
    await page.getByRole('option', { name: /HasFerries/ }).click();
    await checkScreen(one);
    // A new table starts with a column for the listed items.
    await page.locator('[data-row]').filter({ hasText: 'Item' }).click();
    await nameIt(page, `${table}.columns.0`, 'Vessel', ['Vessel', '船名', '船名']);
    await page.getByRole('button', { name: /^Ferries Ferries/ }).click();
    await addColumn(page, 'Number');
    await nameIt(page, `${table}.columns.1`, 'Decibels', ['Decibels', '分貝', '分贝']);
    await saved(page);
    await checkScreen(one);
  });

  chapter('previews it as applicants see it, in Chinese as well', async () => {
    const one = await admin();
    const { page } = one;
    await page.getByText('Preview', { exact: true }).click();
    await page.getByLabel('Legal name (English)').first().waitFor();
    await checkScreen(one);
    await page.getByText('Design', { exact: true }).click();
  });

  chapter('adds two items for the assessor, removes the site visit and sets a fee', async () => {
    const one = await admin();
    const { page } = one;
    await openPart(page, 'Checklist');
    for (const at of [0, 1]) {
      await page.getByRole('button', { name: 'Add item to Assessor' }).click();
      const place = `Checklist.${at}`;
      await page.locator(`[data-place="${place}.Clause"]`).fill(`QF 2026, ${at + 1}`);
      await write(page, `${place}.Text`, [
        `Point ${at + 1} holds.`,
        `第 ${at + 1} 項符合。`,
        `第 ${at + 1} 项符合。`,
      ]);
      await write(page, `${place}.Guidance`, ['Look at the records.', '查看紀錄。', '查看记录。']);
    }
    await saved(page);
    await checkScreen(one);
    await openPart(page, 'Steps');
    await page.getByRole('checkbox', { name: 'On-site assessor: Full' }).uncheck();
    await checkScreen(one);
    await openPart(page, 'Fees');
    await addFee(page, 'Initial', ['Assessment', '評審', '评审'], '12800');
    await page.getByRole('radio', { name: /Before the certificate/ }).check();
    await saved(page);
    await checkScreen(one);
  });

  chapter('writes a template with its own line', async () => {
    const one = await admin();
    const { page } = one;
    await openPart(page, 'Certificate');
    await page.getByRole('button', { name: 'Create template' }).click();
    const editor = page.getByRole('dialog').getByRole('textbox', { name: 'Template source' });
    await editor.waitFor();
    const start = must(
      await (await api('admin')).get('/assessment/template/start', {
        ServiceKey: serviceKey,
        Language: 'BILINGUAL',
      }),
    );
    const source = String(start.Source).replace(
      '  ornament\n',
      `  text(size: 9pt, fill: gold.darken(30%))[${MARK}]\n  gap(5)\n  ornament\n`,
    );
    await editor.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(source);
    await page.getByLabel('Changes in this version').fill('A line above the ornament');
    await checkScreen(one);
    await page.getByRole('button', { name: 'Check and save' }).click();
    await page.getByText('Template saved and chosen for this draft').waitFor({ timeout: 120_000 });
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await saved(page);
    await checkScreen(one);
  });

  chapter('runs the draft to its end, and the following years', async () => {
    const one = await admin();
    const { page } = one;
    await page.getByRole('link', { name: 'Start test run' }).click();
    await page.getByRole('heading', { name: `Test run: ${NAME[0]}` }).waitFor();
    await page.getByRole('button', { name: 'Fill with sample answers' }).click();
    await page.getByText('Sample answers added').waitFor();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByText('Submitted: the form is read-only.').waitFor();
    await checkScreen(one);
    await page.getByRole('button', { name: 'Run to the end' }).click();
    await page.getByText(`${KEY}-${new Date().getFullYear()}-00001`).first().waitFor();
    await page.getByRole('img', { name: /^Page 1 of 1 as printed/ }).waitFor();
    await page.getByText('Completed', { exact: true }).first().waitFor();
    await page.getByText('All due dates and windows').click();
    await page.getByRole('button', { name: /Certificate expiry date/ }).click();
    await page.getByText('Renewal is open').waitFor();
    await page.getByRole('slider', { name: 'Time' }).press('ArrowRight');
    await page.getByText('The certificate has expired').waitFor();
    await checkScreen(one);
    await page.reload();
    await page.getByText('The certificate has expired').waitFor();
    const list = must(await (await api('admin')).get('/application/list', { Search: KEY }));
    expect(list.Rows).toEqual([]);
  });

  chapter('publishes it', async () => {
    const one = await admin();
    const { page } = one;
    await visit(page, `/assessment_service/edit/${serviceKey}`);
    await performInDialog(page, 'Publish', { fill: async () => undefined, text: 'Published.' });
    await page.waitForURL(/\/assessment_service\/view\//);
    await checkScreen(one);
    for (const name of ['assessor', 'indepreviewer']) await makeCompetent(name);
  });

  /** Registers a staff member as competent for the service, which is required before an assignment. */
  async function makeCompetent(name: string): Promise<void> {
    const keeper = await api('admin');
    const [row] = must(await keeper.get('/user/staff/list', { Search: `${name}@demo.test` })).Rows as Row[];
    const view = must(await keeper.get('/user/view', { UserKey: String(row?.UserKey) }));
    const Competences = [...(view.Competences as Row[]), { ServiceKey: serviceKey, IndustryCode: null }];
    const { UserKey, FirstName, LastName, UserRoleList } = view;
    must(
      await keeper.post('/user/staff/update', { UserKey, FirstName, LastName, UserRoleList, Competences }),
    );
  }

  chapter('a client applies with the new form: the table is required only after a yes', async () => {
    const one = await known('client');
    const { page } = one;
    await visit(page, `/application/add?service=${serviceKey}`);
    await checkScreen(one);
    await page.getByRole('button', { name: 'Start application' }).click();
    await page.getByRole('heading', { name: /^Page 1 of 4/ }).waitFor();
    running.key = new URL(page.url()).searchParams.get('key') ?? '';
    // The usual pages are tested elsewhere; here they are filled in directly.
    const { Answers } = must(
      await (await api('admin')).post('/assessment/trial/sample', { ServiceKey: serviceKey }),
    );
    const { HasFerries: _has, Ferries: _ferries, ...usual } = Answers as Row;
    const client = await api('client');
    must(await client.post('/application/save', { ApplicationKey: running.key, Answers: usual, Page: 2 }));
    await page.reload();
    await page.getByRole('heading', { name: 'Page 3 of 4 · Fleet' }).waitFor();
    await page.getByLabel('row 1, column Vessel').waitFor({ state: 'detached' });
    await choose(page.getByRole('switch', { name: 'Do you operate ferries?' }));
    await page.getByLabel('row 1, column Vessel').fill('Morning Star');
    await page.getByLabel('row 1, column Decibels').fill('61');
    await checkScreen(one);
    await page.getByText(/^Saved \d\d:\d\d$/).waitFor();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('button', { name: 'Check your answers' }).click();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByRole('heading', { name: 'Application submitted', level: 1 }).waitFor();
    const view = must(await client.get('/application/view', { ApplicationKey: running.key }));
    running.number = String(view.ApplicationNo);
    expect(running.number).toMatch(new RegExp(`^A-${KEY}-\\d{4}-00001$`));
    expect((view.Invoice as { AmountCents: number }).AmountCents).toBe(1_280_000);
  });

  chapter('the certification body reviews it in four steps, without a site visit', async () => {
    const business = await api('business');
    must(await business.post('/application/review', { ApplicationKey: running.key, TransactionNo: 'TX-1' }));
    const scheduling = await api('scheduling');
    for (const [Mode, name] of [
      ['ASSESSOR', 'assessor'],
      ['INDEPREVIEWER', 'indepreviewer'],
    ] as const) {
      const { Rows } = must(
        await (await api('admin')).get('/user/staff/list', { Search: `${name}@demo.test` }),
      );
      const AssignedUserKey = (Rows as Row[])[0]?.UserKey;
      must(
        await scheduling.post('/application/assign', { ApplicationKey: running.key, Mode, AssignedUserKey }),
      );
    }
    const view = must(await scheduling.get('/application/view', { ApplicationKey: running.key }));
    expect((view.Steps as { Step: string }[]).map((one) => one.Step)).toEqual([
      'ASSESSOR',
      'INDEPREVIEWER',
      'COO',
      'CEO',
    ]);
    for (const name of ['assessor', 'indepreviewer', 'coo', 'ceo'])
      await approveStep(url, `${name}@demo.test`, running);
  });

  chapter('the certificate has the new layout', async () => {
    const [client, finance, scheduling] = [
      await api('client'),
      await api('finance'),
      await api('scheduling'),
    ];
    const proof = await client.upload('document', 'receipt.pdf', samplePdf('receipt'));
    const crb = await scheduling.upload('crb', 'crb.pdf', samplePdf('crb'));
    const ApplicationKey = running.key;
    must(
      await client.post('/application/paynow', { ApplicationKey, Attachment: [proof], PaymentMethod: 'FPS' }),
    );
    must(await finance.post('/application/paid', { ApplicationKey, TransactionNo: 'FPS-1' }));
    must(await scheduling.post('/application/crb/confirm', { ApplicationKey, Attachment: [crb] }));
    const one = await known('scheduling');
    await openApplication(one, running.number, 'Certificate');
    await performInDialog(one.page, 'Generate certificate', { fill: async () => undefined });
    await one.page.getByRole('button', { name: 'Publish', exact: true }).waitFor({ timeout: 60_000 });
    await performInDialog(one.page, 'Publish', {
      fill: async () => undefined,
      text: 'Document published. Application completed.',
    });
    await checkScreen(one);
    const download = one.page.waitForEvent('download');
    await one.page.getByRole('button', { name: 'Download PDF' }).click();
    const text = await pdfText(await readFile(await (await download).path()));
    expect(text).toContain(MARK);
    expect(text).toContain(`Quiet Ferries ${KEY}`);
  });

  chapter(
    'the service is changed; applications under way continue as before, new ones follow the change',
    async () => {
      const client = await api('client');
      const begin = async (): Promise<string> =>
        String(must(await client.post('/application/save', { ServiceKey: serviceKey })).ApplicationKey);
      const before = await begin();
      const one = await admin();
      const { page } = one;
      await visit(page, `/assessment_service/view/${serviceKey}`);
      await performInDialog(page, 'Change service');
      // Waits for the server, because leaving the screen before the response would cancel the request.
      const office = await api('admin');
      const hasDraft = async () =>
        must(await office.get('/assessment/view', { ServiceKey: serviceKey })).Draft !== null;
      await expect.poll(hasDraft, { timeout: 15_000 }).toBe(true);
      await visit(page, `/assessment_service/edit/${serviceKey}?tab=form`);
      await page.locator('[data-kind="PAGE"] [data-row]').nth(2).click();
      await write(page, 'Form.pages.2.title', ['Fleet and berths', '船隊及泊位', '船队及泊位']);
      await saved(page);
      await performInDialog(page, 'Publish', { fill: async () => undefined, text: 'Published.' });
      await checkScreen(one);
      const after = await begin();
      const titles = async (key: string): Promise<string> =>
        JSON.stringify(must(await client.get('/application/form', { ApplicationKey: key })).Form);
      expect(await titles(before)).not.toContain('Fleet and berths');
      expect(await titles(after)).toContain('Fleet and berths');
      const applicant = await person('client');
      await visit(applicant.page, `/application/edit?key=${before}`);
      await applicant.page.getByRole('button', { name: 'Fleet', exact: true }).waitFor();
      await visit(applicant.page, `/application/edit?key=${after}`);
      await applicant.page.getByRole('button', { name: 'Fleet and berths', exact: true }).waitFor();
      await checkScreen(applicant);
    },
  );

  looksRight();
});
