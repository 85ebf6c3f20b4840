import { translate } from '@assay/shared/translation/catalogue.ts';
import type { Difference } from './types.ts';

const WIDEST = 60;
const NONE = '-';

const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim() || NONE;
  return line.length > WIDEST ? `${line.slice(0, WIDEST - 1)}…` : line;
};

/** One line of the table; written as it is found, so its widths are fixed. */
export const parityLine = ({ Check, About, Expected, Found }: Difference): string =>
  [Check.padEnd(26), short(About).padEnd(44), short(Expected).padEnd(24), short(Found)].join('  ');

export const parityHead = (): string =>
  parityLine({
    Check: translate('PARITY_HEAD_CHECK', 'EN'),
    About: translate('PARITY_HEAD_ABOUT', 'EN'),
    Expected: translate('PARITY_HEAD_EXPECTED', 'EN'),
    Found: translate('PARITY_HEAD_FOUND', 'EN'),
  });

/** What each kind of difference means, with how often it was found. */
export const parityEnd = (counts: ReadonlyMap<string, number>): string =>
  counts.size === 0
    ? translate('PARITY_NONE', 'EN')
    : [...counts]
        .map(([name, count]) => `${name} × ${count}: ${translate(`PARITY_${name}`, 'EN')}`)
        .join('\n');
