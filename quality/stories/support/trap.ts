import type { Page, Request } from 'playwright-core';
import type { Payload } from '../../support/payloads.ts';
import type { Person } from './person.ts';

/** What a payload did, and which payloads were seen as the words that they are. */
export type Trap = { sprung: string[]; shown: Set<number>; inspect: (where: string) => Promise<number> };

/**
 * Every effect of a payload is recorded: it calls `xss` in any frame, opens a dialog, requests something from another server,
 * or leaves an element behind that would run when it is touched.
 */
export async function setTrap({ page, context }: Person, payloads: readonly Payload[]): Promise<Trap> {
  const sprung: string[] = [];
  const shown = new Set<number>();
  await context.exposeBinding('xss', (source, no) => {
    sprung.push(`${source.page.url()} ran ${no}`);
  });
  context.on('dialog', (dialog) => {
    // Leaving what was typed asks too; that question is the browser's own.
    if (dialog.type() !== 'beforeunload') sprung.push(`${page.url()} opened "${dialog.message()}"`);
    void dialog.accept().catch(() => undefined);
  });
  const asked = (request: Request): void => {
    // What the policy stopped never left the browser.
    if (new URL(request.url()).host !== 'evil.test' || request.failure()?.errorText === 'csp') return;
    sprung.push(`${page.url()} asked ${request.url()}`);
  };
  context.on('requestfinished', asked);
  context.on('requestfailed', asked);
  const wanted = payloads.map(({ No, Text }) => ({ No, Text: plain(Text) }));
  return {
    sprung,
    shown,
    inspect: async (where) => {
      const { active, text } = await readFrames(page);
      sprung.push(...active.map((found) => `${where} has ${found}`));
      const words = plain(text);
      const here = wanted.filter(({ Text }) => words.includes(Text));
      for (const { No } of here) shown.add(No);
      return here.length;
    },
  };
}

/** Spaces and invisible characters are rendered in many ways. */
const plain = (text: string): string => text.replace(/[\s\p{Cc}\u200b\u202e\ufffd]+/gu, '');

async function readFrames(page: Page): Promise<{ active: string[]; text: string }> {
  const all = await Promise.all(page.frames().map((frame) => frame.evaluate(readFrame)));
  return { active: all.flatMap(({ active }) => active), text: all.map(({ text }) => text).join('\n') };
}

/** In the page: what would run or load when it is touched, and every word. */
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
    const words = name === 'script' || name === 'style' ? (element.textContent ?? '') : '';
    const isData = element.getAttribute('type')?.endsWith('json') === true;
    if (/xss|evil\.test/.test(words) && !isData) active.push(`<${name}> ${words.slice(0, 80)}`);
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
