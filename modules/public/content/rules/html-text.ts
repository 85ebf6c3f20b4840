/**
 * Extracts the plain text of sanitised content HTML, as lines or as one line, for search and comparison, and
 * checks whether the HTML is blank.
 */

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};
const decoded = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (one) => ENTITIES[one] ?? one);

/** The lines of text in sanitised HTML as a reader sees them: one per paragraph, heading or list item. */
export const htmlLines = (html: string): string[] =>
  html
    .replace(/<img\b[^>]*?\balt="([^"]*)"[^>]*>/g, ' $1 ')
    .split(/<\/?(?:p|h[2-4]|ul|ol|li|blockquote|hr|br)\b[^>]*>/)
    .map((part) =>
      decoded(part.replace(/<[^>]*>/g, ''))
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '');

/** The text as one line. */
export const htmlText = (html: string): string => htmlLines(html).join(' ');

/** Whether the HTML contains neither text nor pictures. */
export const isBlankHtml = (html: string): boolean => !/<img\b/.test(html) && htmlText(html) === '';
