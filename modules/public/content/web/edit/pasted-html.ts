/**
 * Prepares HTML pasted into the rich text editor: restores lists from Microsoft Word, and lowers first-level
 * headings to the second level.
 */

/** Word's clipboard contains lists as consecutive paragraphs with a marker in front. */
const ENTRIES = /(?:<p\b[^>]*\bmso-list:[^>]*>(?:(?!<\/p>)[\s\S])*<\/p>\s*)+/gi;
const ENTRY = /<p\b[^>]*>((?:(?!<\/p>)[\s\S])*)<\/p>/gi;
/** Word's list marker for programs that do not understand its lists. */
const MARK = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/i;
const NUMBERED = /^\(?(?:(\d{1,4})|[a-z]|[ivxlc]{1,7})[.)]/i;

const textOf = (html: string): string => html.replace(/<[^>]*>|&nbsp;/g, ' ').trim();

type Entry = { text: string; mark: string };
const entryOf = (html: string): Entry => ({
  text: html.replace(MARK, '').trim(),
  mark: textOf(MARK.exec(html)?.[1] ?? ''),
});

function listOf(block: string): string {
  const entries = [...block.matchAll(ENTRY)].map(([, html = '']) => entryOf(html));
  const items = entries.map(({ text }) => `<li><p>${text}</p></li>`).join('');
  const number = NUMBERED.exec(entries[0]?.mark ?? '');
  if (!number) return `<ul>${items}</ul>`;
  const from = number[1] && number[1] !== '1' ? ` start="${Number(number[1])}"` : '';
  return `<ol${from}>${items}</ol>`;
}

/**
 * Prepares clipboard HTML before the editor filters it. First-level headings become second-level, as the
 * page has its own.
 */
export const pastedHtml = (html: string): string =>
  html.replace(ENTRIES, listOf).replace(/<(\/?)h1\b/gi, '<$1h2');
