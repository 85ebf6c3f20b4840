/** Browser test: an application goes back to the client twice for corrections before it is approved. */
import { describe, expect } from 'vitest';
import { samplePdf } from '#platform/server/demo/sample-pdf.ts';
import { answerChecklist } from './support/answer-checklist.ts';
import { signInToApi } from './support/api.ts';
import { choose } from './support/choose.ts';
import { bringToReview, makeApplication } from './support/make-application.ts';
import { openApplication } from './support/open-application.ts';
import { performInDialog } from './support/perform-in-dialog.ts';
import { checkScreen, type Person } from './support/person.ts';
import { portalUrl } from './support/portal-url.ts';
import { signIn } from './support/sign-in.ts';
import { startStory } from './support/story.ts';

const SCOPE = 'Battery electric delivery vans and their depot in Kwai Chung';
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

describe('an application that is returned twice before it is approved', () => {
  const { person, known, chapter, looksRight } = startStory('correction');
  let number = '';

  /** Opens the application as a signed-in demo user. */
  const at = async (name: string, tab?: string): Promise<Person> => {
    const one = await known(name);
    await openApplication(one, number, tab);
    return one;
  };
  const approve = async (name: string, label: string, points = 0): Promise<void> => {
    const { page } = await at(name, 'Checklist');
    if (points > 0) await answerChecklist(page, points);
    await performInDialog(page, label, { fill: async () => undefined, text: 'Step completed.' });
  };

  chapter('the assessor records a finding on the scope, by keyboard, and sends two queries', async () => {
    const url = portalUrl();
    const client = await signInToApi(url, 'client2@demo.test');
    const made = await makeApplication(url, client);
    ({ number } = await bringToReview(url, client, made));
    const one = await at('assessor', 'Checklist');
    const { page } = one;
    const scope = page.getByRole('listitem').filter({ hasText: 'The scope states the activities' });
    await page.getByRole('radio', { name: 'Conforms' }).first().focus();
    await page.keyboard.press('1');
    await page.keyboard.press('4');
    const remark = scope.getByRole('textbox', { name: /^Remark on/ });
    await expect.poll(() => remark.evaluate((box) => box === document.activeElement)).toBe(true);
    await scope.getByText('Describe each nonconformity').waitFor();
    await remark.fill('Please name the depot.');
    await page.keyboard.press('Control+Enter');
    await scope.getByText('Saved', { exact: true }).waitFor();
    await expect
      .poll(() => scope.getByLabel('Corrective action due').inputValue())
      .toMatch(/^\d{4}-\d\d-\d\d$/);
    await page.getByText('2 of 11 answered').waitFor();
    // No single key removes a recorded finding.
    await scope.getByRole('radio', { name: 'Major' }).focus();
    await page.keyboard.press('1');
    const question = page.getByRole('dialog', { name: /^Lower the finding on/ });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => scope.getByRole('radio', { name: 'Major' }).isChecked()).toBe(true);
    await checkScreen(one);
    await performInDialog(page, 'Send queries to client');
    await page.getByRole('heading', { name: 'Send queries to client', level: 1 }).waitFor();
    // The finding is proposed with the assessor's text; it unlocks its own field and one more.
    await page.getByText('Unlocks: Scope (English)').waitFor();
    await page.getByRole('combobox', { name: 'Other fields unlocked for the client' }).click();
    await page.getByRole('option', { name: 'Sites', exact: true }).click();
    await page.getByText('Unlocks: Scope (English) · Sites').waitFor();
    await page.getByRole('checkbox', { name: /^Number of people working for you/ }).check();
    await page.getByRole('button', { name: 'Send queries (2)' }).click();
    await page.getByText('Complete this field.').first().waitFor();
    await page.getByLabel('Required action by the client').nth(1).fill('Count the drivers as well.');
    await page.getByLabel('General remark to the client').fill('Two queries before I can continue.');
    await checkScreen(one);
    await page.getByRole('button', { name: 'Send queries (2)' }).click();
    await page.getByText('Application returned.').waitFor();
    await page.getByRole('main').getByText('Client response required').first().waitFor();
    await checkScreen(one);
  });

  chapter('the client opens the to-do list on a phone: only queried fields can be changed', async () => {
    const one = await person('client2', PHONE);
    const { page } = one;
    await signIn(one, 'client2@demo.test');
    const card = page.getByRole('article').filter({ hasText: number });
    await card.getByText('Action required.').waitFor();
    await checkScreen(one);
    await card.getByRole('link', { name: /^Answer/ }).click();
    await page.getByText('Queries from the assessor (2)').waitFor();
    await page.getByText('0 of 2 answered').waitFor();
    const legalName = page.getByRole('textbox', { name: 'Legal name (English)' });
    await expect.poll(() => legalName.evaluate((box: HTMLInputElement) => box.readOnly)).toBe(true);
    await page.getByText('Locked: not part of a query').first().waitFor();
    await checkScreen(one);
    await page.getByRole('button', { name: 'Scope (English)' }).click();
    await page.getByRole('note').filter({ hasText: 'Please name the depot.' }).first().waitFor();
    const scope = page.getByRole('textbox', { name: 'Scope (English)' });
    await expect.poll(() => scope.evaluate((box) => box === document.activeElement)).toBe(true);
    await scope.fill(SCOPE);
    const chinese = page.getByRole('textbox', { name: 'Scope (Chinese)' });
    // The scope in both languages opens together.
    await expect.poll(() => chinese.evaluate((box: HTMLTextAreaElement) => box.readOnly)).toBe(false);
    await page.getByRole('spinbutton', { name: 'People working there' }).first().fill('77');
    await checkScreen(one);
    await page.getByRole('button', { name: 'Number of people working for you' }).click();
    await page.getByRole('spinbutton', { name: 'Number of people working for you' }).fill('231');
  });

  chapter('the client must answer each query, answers with text and a file, and submits again', async () => {
    const one = await person('client2', PHONE);
    const { page } = one;
    for (let left = 3; left > 0; left -= 1)
      await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('button', { name: 'Check your answers' }).click();
    await page.getByText('Check these answers (2)').waitFor();
    await checkScreen(one);
    await page.getByRole('button', { name: 'Query 1', exact: true }).click();
    const first = page.getByRole('textbox', { name: 'Your answer' }).first();
    await expect.poll(() => first.evaluate((box) => box === document.activeElement)).toBe(true);
    await first.fill('The depot is named, and its people are counted.');
    await page.getByRole('button', { name: 'Add files' }).first().click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByText('Files for this answer').click();
    const buffer = Buffer.from(samplePdf('lease of the depot'));
    await (await chooser).setFiles({ name: 'lease.pdf', mimeType: 'application/pdf', buffer });
    await page.getByRole('button', { name: 'lease.pdf', exact: true }).waitFor();
    await page.getByRole('textbox', { name: 'Your answer' }).last().fill('231 with the drivers.');
    await page.getByText('2 of 2 answered').waitFor();
    await page.getByText('Check these answers').waitFor({ state: 'hidden' });
    await checkScreen(one);
    await page.getByRole('button', { name: 'Check your answers' }).click();
    await page.getByRole('heading', { name: 'Check your answers before you submit' }).waitFor();
    await page.getByText('231').first().waitFor();
    await checkScreen(one);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByRole('heading', { name: 'Answers submitted', level: 1 }).waitFor();
  });

  chapter('the assessor reads each answer next to the change, and closes the item there', async () => {
    const one = await at('assessor', 'Checklist');
    const { page } = one;
    await page
      .getByText(/round 2/)
      .first()
      .waitFor();
    await page.getByText('Answered by client (1)').click();
    const scope = page.getByRole('listitem').filter({ hasText: 'The scope states the activities' });
    await scope.getByText('The depot is named, and its people are counted.').first().waitFor();
    await scope.getByRole('button', { name: 'lease.pdf' }).first().waitFor();
    await scope.getByText(SCOPE).first().waitFor();
    await scope.getByText('1 changed').waitFor();
    await scope.getByText('Now: 77').waitFor();
    await checkScreen(one);
    await choose(scope.getByRole('radio', { name: 'Conforms' }));
    await scope.getByText('Saved', { exact: true }).waitFor();
    await scope.getByText(/^Earlier rounds/).click();
    await scope.getByText(/^Round 1 · Ivy Chan/).waitFor();
    await checkScreen(one);
    await page.getByText(/^All \(/).click();
    await page.getByText('231 with the drivers.').first().waitFor();
  });

  chapter('the whole form shows its changes too, and three people approve', async () => {
    const one = await at('assessor');
    const { page } = one;
    await choose(page.getByLabel('Changes only (3)'));
    await page.getByText(SCOPE).first().waitFor();
    await page.getByText('231', { exact: true }).first().waitFor();
    expect(await page.getByText('Legal name (English)').count()).toBe(0);
    await checkScreen(one);
    await approve('assessor', 'Recommend', 11);
    await approve('assessor-onsite', 'Recommend', 4);
    await approve('indepreviewer', 'Agree', 3);
  });

  chapter('the COO returns it to the previous step, with a reason', async () => {
    const one = await at('coo');
    await performInDialog(one.page, 'Return to earlier step', {
      fill: async (dialog) => {
        await dialog.getByRole('button', { name: 'OK', exact: true }).click();
        await dialog
          .getByText(/(Complete this field|Enter a reason)\./)
          .first()
          .waitFor();
        await checkScreen(one);
        await dialog.getByLabel('Reason').fill('Say how the sample of vans was drawn.');
      },
      text: 'Application returned.',
    });
    await one.page
      .getByRole('main')
      .getByText(/Returned in review/)
      .first()
      .waitFor();
    await checkScreen(one);
  });

  chapter('the reviewer reads the reason and approves again; COO and CEO approve', async () => {
    const one = await at('indepreviewer', 'History');
    await one.page.getByText('Say how the sample of vans was drawn.').first().waitFor();
    await checkScreen(one);
    await approve('indepreviewer', 'Agree');
    await approve('coo', 'Endorse');
    await approve('ceo', 'Approve');
  });

  chapter('the history shows all of it, in order', async () => {
    const one = await at('ceo', 'History');
    const lines = one.page.getByRole('tabpanel').getByRole('listitem');
    await lines.first().waitFor();
    await checkScreen(one);
    const message = (await lines.allTextContents()).reverse().join('\n');
    const order = [
      'Ivy Chan sent queries to the client',
      'Leo Tang submitted',
      'Ivy Chan recommended',
      'Ben Lau recommended',
      'Rita Wong agreed',
      'Maggie Cheung returned it to an earlier step',
      'Rita Wong agreed',
      'Maggie Cheung endorsed',
      'Eleanor Leung approved',
    ];
    let from = 0;
    for (const line of order) {
      const found = message.indexOf(line, from);
      expect(found, `${line} in\n${message}`).toBeGreaterThanOrEqual(from);
      from = found + line.length;
    }
  });

  looksRight();
});
