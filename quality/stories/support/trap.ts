/**
 * Detects in the injection test whether a payload had any effect in the browser (script run, dialog, request
 * to another server, active element), and which payloads were shown as plain text.
 */
import type { Page, Request } from 'playwright-core';
import type { Payload } from '../../support/payloads.ts';
import type { Person } from './person.ts';

/** Records effects of payloads, and the payloads that were shown as plain text. */
export type Trap = { sprung: string[]; shown: Set<number>; inspect: (where: string) => Promise<number> };

/**
 * Records every effect of a payload: a call of `xss` in any frame, a dialog, a request to another server, or
 * an element that would run when used.
 */
export async function setTrap({ page, context }: Person, payloads: readonly Payload[]): Promise<Trap> {
  const sprung: string[] = [];
  const shown = new Set<number>();
  await context.exposeBinding('xss', (source, no) => {
    sprung.push(`${source.page.url()} ran ${no}`);
  });
  context.on('dialog', (dialog) => {
    // Leaving a page with unsaved input opens the browser's own question, which does not count.
    if (dialog.type() !== 'beforeunload') sprung.push(`${page.url()} opened "${dialog.message()}"`);
    void dialog.accept().catch(() => undefined);
  });
  const onRequest = (request: Request): void => {
    // A request blocked by the content security policy never left the browser.
    if (new URL(request.url()).host !== 'evil.test' || request.failure()?.errorText === 'csp') return;
    sprung.push(`${page.url()} asked ${request.url()}`);
  };
  context.on('requestfinished', onRequest);
  context.on('requestfailed', onRequest);
  const plainPayloads = payloads.map(({ No, Text }) => ({ No, Text: plain(Text) }));
  return {
    sprung,
    shown,
    inspect: async (where) => {
      const { active, text } = await readFrames(page);
      sprung.push(...active.map((found) => `${where} has ${found}`));
      const pageText = plain(text);
      const here = plainPayloads.filter(({ Text }) => pageText.includes(Text));
      for (const { No } of here) shown.add(No);
      return here.length;
    },
  };
}

/** Removes spaces and invisible characters, because they are rendered in different ways. */
const plain = (text: string): string => text.replace(/[\s\p{Cc}\u200b\u202e\ufffd]+/gu, '');

async function readFrames(page: Page): Promise<{ active: string[]; text: string }> {
  const all = await Promise.all(page.frames().map((frame) => frame.evaluate(readFrame)));
  return { active: all.flatMap(({ active }) => active), text: all.map(({ text }) => text).join('\n') };
}

/** Runs in the page: returns active elements and attributes, and all texts. */
function readFrame(): { active: string[]; text: string } {
  const ADDRESSES =
    /^(href|src|srcset|action|formaction|data|xlink:href|poster|background|ping|content|values|to)$/;
  const active: string[] = [];
  const texts = [document.title];
  for (const element of document.querySelectorAll('*')) {
    const name = element.localName;
    for (const { name: attribute, value } of element.attributes) {
      const address = [...value].filter((letter) => letter > ' ').join('');
      const isActive =
        attribute.startsWith('on') ||
        (ADDRESSES.test(attribute) && /^(javascript|vbscript|data:text)/i.test(address)) ||
        (ADDRESSES.test(attribute) && /^(https?:)?\/\/evil\.test/.test(address) && name !== 'a') ||
        (attribute === 'style' && /evil\.test|expression|-moz-binding|animation:x/.test(value));
      if (isActive) active.push(`<${name} ${attribute}=${value.slice(0, 80)}>`);
      if (/^(aria-label|title|alt|placeholder|value)$/.test(attribute)) texts.push(value);
    }
    const code = name === 'script' || name === 'style' ? (element.textContent ?? '') : '';
    const isData = element.getAttribute('type')?.endsWith('json') === true;
    if (/xss|evil\.test/.test(code) && !isData) active.push(`<${name}> ${code.slice(0, 80)}`);
    if (/^xss|^(base|object|embed|applet|marquee|bgsound|frameset|portal|maction)$/.test(name))
      active.push(`<${name}>`);
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      texts.push(element.value);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!/^(SCRIPT|STYLE)$/.test(node.parentElement?.tagName ?? '')) texts.push(node.textContent ?? '');
  return { active, text: texts.join('') };
}
