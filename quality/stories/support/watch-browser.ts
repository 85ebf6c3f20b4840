/**
 * Records the latest failed requests and error messages and the unanswered requests of each test browser, so
 * that they can be printed when its test fails.
 */
import type { BrowserContext, Request } from 'playwright-core';

const LAST = 15;

type Watched = { context: BrowserContext; heard: string[]; waiting: Set<Request> };
/** Open browsers and their recent problems. */
export const watched = new Set<Watched>();

/** Records this browser's failed requests and errors from now on, in case its test fails. */
export function watchBrowser(context: BrowserContext): void {
  const one: Watched = { context, heard: [], waiting: new Set() };
  watched.add(one);
  context.once('close', () => watched.delete(one));
  const record = (what: string): void => {
    one.heard.push(`${new Date().toISOString().slice(14, 23)} ${what}`);
    if (one.heard.length > LAST) one.heard.shift();
  };
  context.on('request', (request) => one.waiting.add(request));
  context.on('requestfinished', (request) => one.waiting.delete(request));
  context.on('response', (answer) => {
    if (answer.status() >= 400) record(`${answer.status()} ${answer.request().method()} ${answer.url()}`);
  });
  context.on('requestfailed', (request) => {
    one.waiting.delete(request);
    record(`${request.failure()?.errorText} ${request.url()}`);
  });
  context.on('console', (line) => line.type() === 'error' && record(line.text()));
}
