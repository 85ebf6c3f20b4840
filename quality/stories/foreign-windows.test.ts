import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { portalUrl } from './support/portal-url.ts';
import { startStory } from './support/story.ts';
import { visit } from './support/visit.ts';

/**
 * Browser test: foreign sites cannot frame the portal, read its data or receive its messages. This server is
 * the foreign site and answers every path with a page that may be framed.
 */
let foreignSite: Server;
let foreign: string;
beforeAll(async () => {
  foreignSite = createServer((_request, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end('<!doctype html><title>Elsewhere</title><p>Elsewhere'),
  );
  await new Promise<void>((ready) => foreignSite.listen(0, '127.0.0.1', ready));
  foreign = `http://127.0.0.1:${(foreignSite.address() as AddressInfo).port}`;
});
afterAll(() => foreignSite?.close());

/** Recorded in every window: registered message listeners and the messages received. */
type Noted = { listeners: string[]; heard: unknown[] };
declare global {
  interface Window {
    noted: Noted;
  }
}
const recordMessages = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const noted: Noted = { listeners: [], heard: [] };
    window.addEventListener('message', ({ data }) => noted.heard.push(data));
    const plain = window.addEventListener;
    window.addEventListener = function (this: Window, type: string, ...rest: [never]) {
      if (type === 'message') noted.listeners.push(window.location.pathname);
      return plain.call(this ?? window, type, ...rest);
    } as typeof plain;
    window.noted = noted;
  });
const notes = (page: Page): Promise<Noted> => page.evaluate(() => window.noted);

/** Checks whether the browser shows an address in a frame of a foreign page. */
async function isFramed(page: Page, address: string): Promise<boolean> {
  const made = await page.evaluateHandle(
    (src) =>
      new Promise<HTMLIFrameElement>((loaded) => {
        document.querySelector('iframe')?.remove();
        const made = document.createElement('iframe');
        made.addEventListener('load', () => loaded(made));
        made.src = src;
        document.body.append(made);
      }),
    address,
  );
  // Evaluated inside the frame, because the state known outside may be outdated.
  const inside = await made.contentFrame();
  return (await inside?.evaluate(() => window.location.href)) === address;
}

describe('windows of third parties', () => {
  const { person, known, chapter } = startStory('foreign-windows', 'scenes');

  chapter('none shows a page of ours in a frame; a badge may be embedded anywhere', async () => {
    const { page } = await person('attacker');
    await page.goto(`${foreign}/trap`);
    const answer = await fetch(`${portalUrl()}/api/public/certificate/list?Verdict=VALID`);
    const [{ CertificateNo }] = (await answer.json()).data.Rows;
    for (const path of ['/home', '/login', '/dashboard', `/verify/${CertificateNo}`, '/contact', '/api/docs'])
      expect([path, await isFramed(page, `${portalUrl()}${path}`)]).toEqual([path, false]);
    // Control: a page that permits framing is framed.
    expect(await isFramed(page, `${foreign}/inside`)).toBe(true);
    const width = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return image.naturalWidth;
    }, `${portalUrl()}/badge/${CertificateNo}.svg`);
    expect(width).toBe(320);
    // A foreign site cannot read the portal's API either.
    const read = await page.evaluate(
      (url) =>
        fetch(url).then(
          () => 'read',
          () => 'refused',
        ),
      `${portalUrl()}/api/auth/config`,
    );
    expect(read).toBe('refused');
  });

  chapter('no screen accepts messages, and a window that opens ours has no access to it', async () => {
    const one = await known('client');
    await recordMessages(one.context);
    for (const path of ['/home', '/dashboard', '/applications', '/profile']) {
      await visit(one.page, path);
      expect([path, (await notes(one.page)).listeners]).toEqual([path, []]);
    }
    await one.page.goto(`${foreign}/opener`);
    const opened = async (address: string) => {
      const [tab] = await Promise.all([
        one.page.context().waitForEvent('page'),
        one.page.evaluate((url) => {
          Object.assign(globalThis, { other: window.open(url) });
        }, address),
      ]);
      await tab.waitForLoadState('load');
      await one.page.evaluate(() => {
        (globalThis as unknown as { other: Window }).other.postMessage({ Token: 'mine' }, '*');
      });
      // Messages arrive in the order in which they were sent.
      await tab.evaluate(
        () =>
          new Promise((resolve) => {
            window.addEventListener('message', ({ data }) => data === 'last' && resolve(null));
            window.postMessage('last', '*');
          }),
      );
      const { heard } = await notes(tab);
      return { heard, hasOpener: await tab.evaluate(() => window.opener !== null) };
    };
    expect(await opened(`${portalUrl()}/dashboard`)).toEqual({ heard: ['last'], hasOpener: false });
    // Control: a window that accepts foreign messages receives them.
    expect(await opened(`${foreign}/opened`)).toEqual({
      heard: [{ Token: 'mine' }, 'last'],
      hasOpener: true,
    });
  });
});
