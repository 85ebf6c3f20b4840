/** Word has no lists in its clipboard: paragraphs with a mark before them, one after the other. */
const ENTRIES = /(?:<p\b[^>]*\bmso-list:[^>]*>(?:(?!<\/p>)[\s\S])*<\/p>\s*)+/gi;
const ENTRY = /<p\b[^>]*>((?:(?!<\/p>)[\s\S])*)<\/p>/gi;
/** Drawn by who knows nothing of Word's lists. */
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
 * What comes from a clipboard, before the editor takes of it what a text may have. The page has its own heading of the
 * first level; a clipboard's becomes one of ours.
 */
export const pastedHtml = (html: string): string =>
  html.replace(ENTRIES, listOf).replace(/<(\/?)h1\b/gi, '<$1h2');
