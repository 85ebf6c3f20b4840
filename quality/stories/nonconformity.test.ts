/**
 * Browser test: two major findings and a minor one are released, answered, returned, answered again and verified; only then
 * can the application be approved.
 */
import { describe, expect } from 'vitest';
import { signInToApi } from './support/api.ts';
import { approveStep, bringToReview, makeApplication, must } from './support/make-application.ts';
import { openApplication } from './support/open-application.ts';
import { performInDialog } from './support/perform-in-dialog.ts';
import { checkScreen, type Person } from './support/person.ts';
import { portalUrl } from './support/portal-url.ts';
import { startStory } from './support/story.ts';

const GRADES = ['MAJOR', 'MAJOR', 'MINOR'];
type Row = Record<string, unknown>;

describe('nonconformities from the checklist to the decision', () => {
  const { known, chapter, looksRight } = startStory('nonconformity');
  let key = '';
  let number = '';

  const at = async (name: string): Promise<Person> => {
    const one = await known(name);
    await openApplication(one, number);
    return one;
  };
  /** Opens the nonconformity at a place of the application's list. */
  const open = async (name: string, place: number): Promise<Person> => {
    const one = await at(name);
    await one.page.getByRole('link', { name: /^NC-/ }).nth(place).click();
    await one.page.getByRole('heading', { name: /^NC-/, level: 1 }).waitFor();
    return one;
  };
  const act = async (
    name: string,
    place: number,
    label: string,
    text: string,
    fill = async () => undefined,
  ) => {
    const { page } = await open(name, place);
    await performInDialog(page, label, { fill, text });
  };

  chapter('the assessor completes the step with three findings', async () => {
    const url = portalUrl();
    const client = await signInToApi(url, 'client2@demo.test');
    ({ key, number } = await bringToReview(url, client, await makeApplication(url, client)));
    const assessor = await signInToApi(url, 'assessor@demo.test');
    const { Points } = must(await assessor.get('/assessment/checklist', { ApplicationKey: key }));
    const own = (Points as Row[]).filter(({ Step }) => Step === 'ASSESSOR');
    const Answers = own.map(({ PointKey }, place) => {
      const Result = GRADES[place] ?? 'CONFORM';
      return { PointKey, Result, ...(Result !== 'CONFORM' && { Remark: `No record of item ${place + 1}.` }) };
    });
    must(await assessor.post('/assessment/checklist/submission', { ApplicationKey: key, Answers }));
    must(await assessor.post('/application/progress/approve', { ApplicationKey: key }));
    const one = await at('assessor');
    await expect.poll(() => one.page.getByRole('link', { name: /^NC-/ }).count()).toBe(3);
    await checkScreen(one);
    for (const place of [0, 1, 2])
      await act('assessor', place, 'Release to client', 'released the nonconformity to the client');
  });

  chapter('the client responds; what was written stays when the page is left', async () => {
    const one = await known('client2');
    const { page } = one;
    await page.goto('/dashboard');
    await page
      .getByRole('link', { name: /^Respond/ })
      .first()
      .waitFor();
    await checkScreen(one);
    await open('client2', 0);
    await page.getByText('No record of item 1.').waitFor();
    await page.getByLabel('Correction', { exact: false }).first().fill('The record was completed.');
    await page.getByRole('link', { name: number }).first().click();
    await page.getByRole('tablist', { name: 'Application sections' }).waitFor();
    await open('client2', 0);
    await expect
      .poll(() => page.getByLabel('Correction', { exact: false }).first().inputValue())
      .toBe('The record was completed.');
    await page.getByRole('button', { name: 'Send response' }).click();
    await page.getByText('Complete this field.').first().waitFor();
    await checkScreen(one);
    await page.getByLabel('Cause', { exact: false }).fill('It was not in the plan.');
    await page.getByLabel('Corrective action', { exact: false }).fill('The plan names it.');
    await page.getByRole('button', { name: 'Send response' }).click();
    await page.getByRole('heading', { name: 'Response 1' }).waitFor();
  });

  chapter('the assessor returns it with a reason, and the client answers again', async () => {
    const { page } = await open('assessor', 0);
    await performInDialog(page, 'Return to client', {
      fill: (dialog) => dialog.getByLabel('Reason').fill('State when the plan is in force.'),
      text: 'returned the response',
    });
    const { page: client } = await open('client2', 0);
    await client.getByText('State when the plan is in force.').first().waitFor();
    await client.getByLabel('Corrective action', { exact: false }).fill('The plan names it from December.');
    await client.getByRole('button', { name: 'Send response' }).click();
    await client.getByRole('heading', { name: 'Response 2' }).waitFor();
    await client.getByText('unchanged').first().waitFor();
  });

  chapter('the last approval is possible only when both major ones are verified', async () => {
    const url = portalUrl();
    for (const email of ['assessor-onsite@demo.test', 'indepreviewer@demo.test', 'coo@demo.test'])
      await approveStep(url, email, { key });
    const decider = await at('ceo');
    const { page } = decider;
    await page.getByRole('tab', { name: 'Decision', selected: true }).waitFor();
    await page.getByText(/^Grant certification to .* until /).waitFor();
    // Open major ones first.
    await expect
      .poll(() => page.getByRole('listitem').filter({ hasText: /^NC-/ }).allTextContents())
      .toEqual([
        expect.stringMatching(/Major.*No record of item 1/),
        expect.stringMatching(/Major.*No record of item 2/),
        expect.stringMatching(/Minor.*No record of item 3.*no accepted plan/),
      ]);
    await checkScreen(decider);
    await page.getByRole('button', { name: 'Approve', exact: true }).waitFor();
    expect(
      await page.getByRole('button', { name: 'Approve', exact: true }).getAttribute('aria-disabled'),
    ).toBe('true');
    const client = await signInToApi(url, 'client2@demo.test');
    const { Rows } = must(await client.get('/nonconformity/application', { ApplicationKey: key }));
    const second = String((Rows as Row[])[1]?.NonconformityKey);
    const response = { Correction: 'Done.', Cause: 'Not planned.', CorrectiveAction: 'Planned.' };
    must(await client.post('/nonconformity/answer', { NonconformityKey: second, ...response }));
    for (const place of [0, 1]) {
      await act('assessor', place, 'Accept plan', 'accepted the plan');
      const { page: assessor } = await open('assessor', place);
      await performInDialog(assessor, 'Verify', {
        fill: async (dialog) => {
          await dialog.getByRole('combobox', { name: 'Method of verification' }).click();
          await assessor.getByRole('option', { name: 'Review of documents' }).click();
        },
        text: 'verified the corrective action',
      });
    }
    await checkScreen(await open('assessor', 0));
    await approveStep(url, 'ceo@demo.test', { key });
    const one = await at('admin');
    // The decision closes both; the minor one lives on.
    await expect
      .poll(() =>
        one.page
          .getByRole('listitem')
          .filter({ hasText: /^NC-.*Closed/ })
          .count(),
      )
      .toBe(2);
    expect(
      await one.page
        .getByRole('listitem')
        .filter({ hasText: /^NC-.*Raised/ })
        .count(),
    ).toBe(1);
  });

  looksRight();
});
