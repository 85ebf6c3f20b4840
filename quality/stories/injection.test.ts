import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packed, payloads } from '../support/payloads.ts';
import { signInToApi } from './support/api.ts';
import { openBrowser } from './support/open-browser.ts';
import { type OwnPortal, startOwnPortal } from './support/own-portal.ts';
import { newPerson } from './support/person.ts';
import { settled } from './support/settled.ts';
import { signedIn } from './support/signed-in.ts';
import { setTrap, type Trap } from './support/trap.ts';
import { visit } from './support/visit.ts';
import { translatePayloads, type Written, writePayloads } from './support/write-payloads.ts';

/**
 * Browser test: markup and script payloads in any data never run on a screen. It uses a separate portal,
 * because no other test should see these texts.
 */
let portal: OwnPortal;
let browser: Browser;
let written: Written;
beforeAll(async () => {
  [portal, browser] = await Promise.all([startOwnPortal(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

/** Opens a browser that ignores the content security policy, so that the pages themselves must be safe. */
async function someone(name: string | null, bypassCSP = true) {
  const known = name === null ? {} : await signedIn(portal.url, `${name}@demo.test`);
  const person = await newPerson(browser, portal.url, { ...known, bypassCSP });
  return { ...person, trap: await setTrap(person, payloads) };
}

/** Inserts every payload into a page as unescaped HTML, as a careless page would. */
const spill = (page: Page) =>
  page.evaluate(
    (texts) => {
      for (const text of texts) {
        const place = document.createElement('div');
        document.body.append(place);
        place.innerHTML = text;
      }
    },
    payloads.filter(({ Text }) => !/http-equiv|<base/.test(Text)).map(({ Text }) => Text),
  );
const ran = (trap: Trap) => new Set(trap.sprung.filter((line) => line.includes(' ran '))).size;

describe('script-injection', () => {
  test('control: the trap is triggered by an injected script, which the policy of the portal also blocks', async () => {
    expect(payloads.length).toBeGreaterThanOrEqual(300);
    const careless = await someone(null);
    await careless.page.goto('/login');
    await spill(careless.page);
    await expect.poll(() => ran(careless.trap), { timeout: 10_000 }).toBeGreaterThan(60);
    await careless.trap.inspect('spilled');
    expect(careless.trap.sprung.length).toBeGreaterThan(200);
    await careless.context.close();

    const protectedOne = await someone(null, false);
    await protectedOne.page.goto('/login');
    await spill(protectedOne.page);
    await settled(protectedOne.page);
    expect(ran(protectedOne.trap)).toBe(0);
    await protectedOne.context.close();
  });

  test('every payload is stored in the records by permitted users', async () => {
    written = await writePayloads(portal.url);
    const { taken, broken } = await translatePayloads(await signInToApi(portal.url, 'admin@demo.test'));
    expect(broken).toEqual([]);
    expect(taken).toBeLessThan(60);
  });

  test.each([null, 'client', 'admin', 'business', 'assessor', 'finance'])(
    'as %s no screen executes a payload',
    async (name) => {
      const { page, trap, context } = await someone(name);
      for (const path of screensOf(name, written)) {
        await visit(page, path);
        // Expands all shortened texts; each button changes its name once it is opened.
        const more = page.getByRole('button', { name: 'Show more' });
        for (let left = await more.count(); left > 0; left -= 1) await more.first().click();
        await trap.inspect(path);
      }
      await context.close();
      expect([...new Set(trap.sprung)]).toEqual([]);
      // Payloads that are not displayed prove nothing.
      const least = { null: 100, client: 320, admin: 320, business: 320, assessor: 320, finance: 5 };
      expect(trap.shown.size).toBeGreaterThanOrEqual(least[String(name) as keyof typeof least]);
    },
  );

  test('no email in the outbox executes a payload', async () => {
    const { page, trap, context } = await someone(null);
    const mails = await portal.db.selectFrom('Mail').select(['Subject', 'Html']).execute();
    for (const { Subject, Html } of mails) {
      await page.setContent(Html, { waitUntil: 'domcontentloaded' });
      await trap.inspect(`mail "${Subject}"`);
    }
    await context.close();
    expect([...new Set(trap.sprung)]).toEqual([]);
    expect(trap.shown.size).toBeGreaterThan(300);
  });

  test('the editor of content inserts them as text, pasted as HTML and typed', async () => {
    const { page, trap, context } = await someone('admin');
    await visit(page, '/content/edit/terms');
    await trap.inspect('the draft of the terms');
    const box = page.getByRole('textbox', { name: /English$/ });
    await box.click();
    await page.keyboard.press('ControlOrMeta+A');
    await paste(page, 'text/plain', packed(100_000));
    // Each payload becomes a separate paragraph; links that the editor creates lead to the shown address.
    expect(await trap.inspect('pasted as text')).toBeGreaterThan(250);
    for (const part of inParts(payloads, 40)) {
      await page.keyboard.press('ControlOrMeta+A');
      const html = part.map(({ Text }) => `<p>A</p>${Text}`);
      await paste(page, 'text/html', html);
      await trap.inspect('pasted as HTML');
    }
    await page.keyboard.press('ControlOrMeta+A');
    for (const { Text } of payloads.filter(({ No }) => No % 40 === 0)) {
      await page.keyboard.type(Text.replace(/\s/g, ' '));
      await page.keyboard.press('Enter');
    }
    await trap.inspect('typed');
    await page.getByText(/^Saved \d/).waitFor();
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.frameLocator('iframe[title="Preview of the public page"]').locator('h1').waitFor();
    await trap.inspect('the preview');
    await context.close();
    expect([...new Set(trap.sprung)]).toEqual([]);
  });
});

/** Pastes content into the editor one item at a time, without the system clipboard. */
const paste = (page: Page, type: string, texts: readonly string[]) =>
  page.evaluate(
    ([kind, all]) => {
      for (const payload of all) {
        const data = new DataTransfer();
        data.setData(kind, payload);
        document.activeElement?.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      }
    },
    [type, texts] as const,
  );

const inParts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, at * size + size));

/** Returns the screens on which a user sees the records that were written. */
function screensOf(name: string | null, { made, serviceKey, staffKey, conversations }: Written): string[] {
  const payload = encodeURIComponent('"><img src=x onerror=xss(1)>');
  const tabs = (...all: string[]) => all.map((tab) => `/viewform?key=${made.key}&tab=${tab}`);
  if (name === null)
    return [
      ...['EN', 'CHT', 'CHS'].flatMap((lang) => [`/home?lang=${lang}`, `/faq?lang=${lang}`]),
      ...[
        '/services?lang=EN',
        '/services?tag=XSS',
        `/services?tag=${payload}`,
        `/service/view/${serviceKey}`,
      ],
      ...[
        `/search?q=${payload}`,
        `/faq?q=${payload}`,
        `/contact?code=${payload}`,
        `/contact?topic=${payload}`,
      ],
      ...[`/verify/${payload}`, `/verify/x?code=${payload}`, `/${payload}`, '/disclosure', '/terms'],
      ...[
        '/login?redirect=javascript:xss(1)',
        `/login/provider#code=${payload}`,
        `/register?email=${payload}`,
      ],
    ];
  if (name === 'client')
    return [
      ...[
        '/dashboard',
        '/applications',
        `/applications?Search=${payload}`,
        '/profile',
        '/dashboard?chat=open',
      ],
      ...tabs('answers', 'comments', 'history', payload),
      ...[`/application/edit?key=${made.key}&view=true`, '/application/add', '/child', '/invoices'],
    ];
  if (name === 'admin')
    return [
      ...['/dashboard', ...tabs('answers', 'comments', 'documents')],
      ...[`/inbox?key=${conversations.chat}`, `/inbox?key=${conversations.asked}`],
      ...['/users', '/staffs', ...['details', 'absence'].map((tab) => `/staff/edit/${staffKey}?tab=${tab}`)],
      ...['/industries', '/tags', '/stages', '/assessment_services', '/translation?State=CHANGED'],
      `/assessment_service/view/${serviceKey}?tab=general`,
      ...['/content?kind=FAQ', '/content/edit/privacy'],
      ...['/logs', '/logs?tab=mail', `/users?Search=${payload}`],
    ];
  if (name === 'finance') return ['/dashboard', '/finance/setting', '/invoices', '/account/statement'];
  return ['/dashboard', '/profile', ...tabs('comments', 'checklist', 'history')];
}
