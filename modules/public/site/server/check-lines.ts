import type { CheckLine } from '#modules/public/register/rules/check-page.ts';
import type { CheckedRow } from '#modules/public/register/rules/contract.ts';
import type { NumberLine } from '#modules/public/register/rules/read-numbers.ts';
import type { NumberAsked } from './deps.ts';

/** Puts the verdicts back among the lines that hold no number, each in its place. */
export async function checkLines(
  read: readonly NumberLine[],
  check: (items: NumberAsked[]) => Promise<CheckedRow[]>,
): Promise<CheckLine[]> {
  const asked = read.flatMap((line) => (line.Kind === 'NUMBER' ? [line] : []));
  // Asked also where no line is a number: whoever sends lists is counted by them, whatever is in them.
  const rows = await check(asked.map(numberOf));
  const answers = new Map(asked.map((line, at) => [line, rows[at]]));
  return read.flatMap((line): CheckLine[] => {
    if (line.Kind === 'MALFORMED') return [line];
    const row = answers.get(line);
    return row ? [{ Line: line.Line, Kind: 'CHECKED', Code: line.Code, ...row }] : [];
  });
}

const numberOf = ({ CertificateNo, Code }: NumberAsked): NumberAsked => ({ CertificateNo, Code });
