import { describe, expect, inject } from 'vitest';
import { act } from '../src/act.ts';
import { answerChecklist } from '../src/answer-checklist.ts';
import { signInToApi } from '../src/api.ts';
import { choose } from '../src/choose.ts';
import { bringToReview, makeApplication } from '../src/make-application.ts';
import { openApplication } from '../src/open-application.ts';
import { look, type Person } from '../src/person.ts';
import { signIn } from '../src/sign-in.ts';
import { startStory } from '../src/story.ts';

const SCOPE = 'Battery electric delivery vans and their depot in Kwai Chung';

describe('an application that goes back twice before it is approved', () => {
  const { person, chapter, looksRight } = startStory('correction');
  let number = '';

  /** Somebody of the demo, signed in, with the application before them. */
  const at = async (name: string, tab?: string): Promise<Person> => {
    const one = await person(name);
    if (one.page.url() === 'about:blank') await signIn(one, `${name}@demo.test`);
    await openApplication(one, number, tab);
    return one;
  };
  const approve = async (name: string, label: string, points = 0): Promise<void> => {
    const { page } = await at(name, 'Checklist');
    if (points > 0) await answerChecklist(page, points);
    await act(page, label, { fill: async () => undefined, says: 'Step completed.' });
  };

  chapter('the assessor asks about two points', async () => {
    const url = inject('portalUrl');
    const client = await signInToApi(url, 'client2@demo.test');
    const made = await makeApplication(url, client);
    await bringToReview(url, client, made);
    number = made.number;
    const one = await at('assessor');
    await act(one.page, 'Ask the client');
    await one.page.getByRole('heading', { name: 'Ask the client', level: 1 }).waitFor();
    await one.page.getByRole('button', { name: 'Send to the client (0)' }).click();
    await one.page.getByText('Please pick at least one point.').waitFor();
    await one.page.getByRole('checkbox', { name: /^The scope names activity/ }).check();
    await one.page.getByLabel('What the client has to do').fill('Please name the depot.');
    await one.page.getByRole('checkbox', { name: /^Number of people working for you/ }).check();
    await one.page.getByLabel('What the client has to do').nth(1).fill('Count the drivers as well.');
    await one.page.getByLabel('General remark to the client').fill('Two points before I can go on.');
    await look(one);
    await one.page.getByRole('button', { name: 'Send to the client (2)' }).click();
    await one.page.getByText('Sent back.').waitFor();
    await one.page.getByRole('main').getByText('Your answer needed').first().waitFor();
    await look(one);
  });

  chapter('the client finds the to-do list, answers point by point and submits again', async () => {
    const one = await person('client2');
    const { page } = one;
    await signIn(one, 'client2@demo.test');
    const card = page.getByRole('article').filter({ hasText: number });
    await card.getByText('It is your turn.').waitFor();
    await look(one);
    await card.getByRole('link', { name: /^Answer/ }).click();
    await page.getByText('What the assessor asks you (2)').waitFor();
    await look(one);
    await page.getByRole('button', { name: 'Scope requirement (English)' }).click();
    await page.getByRole('note').filter({ hasText: 'Please name the depot.' }).waitFor();
    const scope = page.getByRole('textbox', { name: 'Scope requirement (English)' });
    await expect.poll(() => scope.evaluate((box) => box === document.activeElement)).toBe(true);
    await scope.fill(SCOPE);
    await page.getByRole('button', { name: 'Number of people working for you' }).click();
    await page.getByRole('note').filter({ hasText: 'Count the drivers as well.' }).waitFor();
    await page.getByRole('spinbutton', { name: 'Number of people working for you' }).fill('231');
    await page
      .getByRole('navigation', { name: 'Pages of the form' })
      .getByRole('button', { name: 'Declaration' })
      .click();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByText('Submitted. We check it and tell you the next step.').waitFor();
  });

  chapter('the assessor sees what has changed, and three people approve', async () => {
    const one = await at('assessor');
    await one.page
      .getByText(/round 2/)
      .first()
      .waitFor();
    const changes = one.page.getByLabel('Changes since the last submission');
    await choose(changes);
    await one.page.getByText(SCOPE).first().waitFor();
    await one.page.getByText('231').first().waitFor();
    await look(one);
    await approve('assessor', 'Recommend', 11);
    await approve('assessor-onsite', 'Recommend', 4);
    await approve('indepreviewer', 'Agree', 3);
  });

  chapter('the COO sends it one step back, with a reason', async () => {
    const one = await at('coo');
    await act(one.page, 'Return one step', {
      fill: async (dialog) => {
        await dialog.getByRole('button', { name: 'OK', exact: true }).click();
        await dialog
          .getByText(/Please (fill this in|give a reason)\./)
          .first()
          .waitFor();
        await look(one);
        await dialog.getByLabel('Reason').fill('Say how the sample of vans was drawn.');
      },
      says: 'Sent back.',
    });
    await one.page
      .getByRole('main')
      .getByText(/Sent back in review/)
      .first()
      .waitFor();
    await look(one);
  });

  chapter('the reviewer reads the reason and agrees again; COO and CEO approve', async () => {
    const one = await at('indepreviewer', 'History');
    await one.page.getByText('Say how the sample of vans was drawn.').first().waitFor();
    await look(one);
    await approve('indepreviewer', 'Agree');
    await approve('coo', 'Endorse');
    await approve('ceo', 'Approve');
  });

  chapter('the history tells it all, in order', async () => {
    const one = await at('ceo', 'History');
    const lines = one.page.getByRole('tabpanel').getByRole('listitem');
    await lines.first().waitFor();
    await look(one);
    const told = (await lines.allTextContents()).reverse().join('\n');
    const order = [
      'Ivy Chan sent points to the client',
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
      const found = told.indexOf(line, from);
      expect(found, `${line} in\n${told}`).toBeGreaterThanOrEqual(from);
      from = found + line.length;
    }
  });

  looksRight();
});
