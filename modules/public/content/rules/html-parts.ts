/**
 * Splits a legal text at its main headings (`h2`) into titled parts, for the sections and the table of
 * contents of the legal page.
 */
import { htmlText } from './html-text.ts';

/** One part of a long text; the part before the first heading has an empty title. */
export type HtmlPart = { Title: string; Html: string };

/** Splits sanitised HTML at its `h2` headings. */
export function htmlParts(html: string): HtmlPart[] {
  const [before = '', ...rest] = html.split('<h2>');
  const parts = rest.map((one): HtmlPart => {
    const end = one.indexOf('</h2>');
    return { Title: htmlText(one.slice(0, end)), Html: one.slice(end + '</h2>'.length) };
  });
  return before.trim() === '' ? parts : [{ Title: '', Html: before }, ...parts];
}
