/**
 * Measures in a browser and through the API how fast a form of 200 questions with a table of 100 rows reacts
 * to typing and is saved.
 */
import type { Browser, Page } from 'playwright-core';
import { signInToApi } from '../stories/support/api.ts';
import { newPerson } from '../stories/support/person.ts';
import { signedIn } from '../stories/support/signed-in.ts';
import { largeAnswers } from './large-form.ts';
import { makeLargeService } from './make-large-service.ts';
import type { Figure } from './print.ts';

declare global {
  interface Window {
    keyTimes?: number[];
  }
}

/** Starts recording the time from each key press to the next painted frame. */
async function paintTimes(page: Page): Promise<{ take: () => Promise<number[]> }> {
  await page.evaluate(() => {
    const isBegun = window.keyTimes !== undefined;
    window.keyTimes = [];
    if (isBegun) return;
    document.addEventListener(
      'keydown',
      (event) => {
        const begin = event.timeStamp;
        // The message is delivered after the frame that contains this key's work has been painted.
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => window.keyTimes?.push(performance.now() - begin);
          channel.port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });
  return { take: () => page.evaluate(() => window.keyTimes ?? []) };
}

const CLIENT = 'client@demo.test';
const LETTERS = 'Harbour Green Energy measures this';
const DIGITS = '1234567890';

/** Types letter by letter and returns the time from each key press to its painted result. */
async function typed(page: Page, field: string, keys = LETTERS): Promise<number[]> {
  const input = page.locator(field).first();
  await input.scrollIntoViewIfNeeded();
  await input.click();
  await input.press('End');
  const times = await paintTimes(page);
  // The typing speed of a good typist, with pauses in which the screen can catch up.
  await page.keyboard.type(keys, { delay: 90 });
  await page.waitForTimeout(200);
  return times.take();
}

const openPage = async (page: Page, title: string): Promise<number> => {
  const begin = performance.now();
  await page.getByRole('button', { name: title, exact: true }).click();
  await page.locator('#form-questions input').first().waitFor();
  return performance.now() - begin;
};

/** Measures saving and typing in a fully answered form at the upper end of a reasonable size. */
export async function measureLargeForm(browser: Browser, url: string): Promise<Figure[]> {
  const ServiceKey = await makeLargeService(url);
  const client = await signInToApi(url, CLIENT);
  const made = await client.post('/application/save', { ServiceKey, AssessmentType: 'INITIAL' });
  const ApplicationKey = String(made.data.ApplicationKey);
  const saves: number[] = [];
  for (let count = 0; count < 21; count += 1) {
    // Changes one answer and one table row each time, because evaluation results are cached.
    const Answers = largeAnswers(`Changed ${crypto.randomUUID()}`, count);
    const begin = performance.now();
    const saved = await client.post('/application/save', { ApplicationKey, Answers });
    if (saved.status !== 200) throw new Error(JSON.stringify(saved.error));
    saves.push(performance.now() - begin);
  }
  const person = await newPerson(browser, url, await signedIn(url, CLIENT));
  const { page } = person;
  const begin = performance.now();
  await page.goto(`/application/edit?key=${ApplicationKey}`);
  await page.locator('#form-questions input').first().waitFor();
  const opened = performance.now() - begin;
  const plain = await typed(page, '#form-questions input[type="text"]');
  const turned = await openPage(page, 'Assets');
  const textInput = await typed(page, '#form-questions input[type="text"]');
  const cell = await typed(page, '#form-questions table input[type="text"]');
  const number = await typed(page, '#form-questions table input[type="number"]', DIGITS);
  if (person.problems.length > 0) throw new Error(person.problems.join('\n'));
  await person.context.close();
  return [
    { What: 'Save everything for the first time', Times: saves.slice(0, 1), Reach: '' },
    { What: 'Save, an answer and one of 100 rows changed', Times: saves.slice(1), Reach: '< 300 ms' },
    { What: 'Open the form', Times: [opened], Reach: '' },
    { What: 'Type on a page of questions, per key', Times: plain, Reach: '< 50 ms' },
    { What: 'Turn to the page of the table', Times: [turned], Reach: '' },
    { What: 'Type beside the table, per key', Times: textInput, Reach: '< 50 ms' },
    { What: 'Type in a cell of the table, per key', Times: cell, Reach: '< 50 ms' },
    { What: 'Type a number that is summed up, per key', Times: number, Reach: '< 50 ms' },
  ];
}
