/**
 * PostCSS plugin that adapts width media queries, so that printed pages use the tablet layout instead of
 * the phone layout.
 */

/** Width below which a screen counts as a phone, in px (specification point 8). */
const PHONE_UNTIL = 768;
const PX_PER_EM = 16;

/**
 * Adapts media queries for print. Within its margins A4 is 688 px wide and would get the phone layout; our
 * prints use a smaller scale (`src/theme/print.css`), so that a page holds as much as a tablet and gets its
 * layout.
 */
export function withPrintMedia(queries: string): string {
  // A query that names a medium is deliberate and left unchanged.
  if (/\b(print|screen)\b/.test(queries)) return queries;
  return queries
    .split(/,\s*/)
    .flatMap((query) => forPrint(query))
    .join(', ');
}

function forPrint(query: string): string[] {
  const most = widthIn(query, 'max');
  if (most !== null && most < PHONE_UNTIL) return [`screen and ${query}`];
  const least = widthIn(query, 'min');
  if (least === null || least > PHONE_UNTIL) return [query];
  const rest = query.split(/\s+and\s+/).filter((part) => !part.includes('min-width'));
  return [query, ['print', ...rest].join(' and ')];
}

function widthIn(query: string, end: 'min' | 'max'): number | null {
  const [, number, unit] = new RegExp(`${end}-width:\\s*([\\d.]+)(px|r?em)`).exec(query) ?? [];
  return number === undefined ? null : Number(number) * (unit === 'px' ? 1 : PX_PER_EM);
}

/** PostCSS plugin for every style sheet, including those of libraries. */
export const printMediaQueries = {
  postcssPlugin: 'paper-widths',
  AtRule: {
    media: (rule: { params: string }) => {
      const params = withPrintMedia(rule.params);
      if (params !== rule.params) rule.params = params;
    },
  },
};
