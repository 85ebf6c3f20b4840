import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { STATUS_TONES } from '#platform/common/format/status-tones.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8');
const tokens = read('theme/tokens.css');
/** The light scheme's rules come first, the dark scheme's after `@media screen`. */
const [light = '', dark = ''] = tokens.split('@media screen');
const colourOf = (scheme: string, token: string): string => {
  const found = new RegExp(`${token}:\\s*(#[0-9a-f]{3,6})`).exec(scheme)?.[1];
  if (!found) throw new Error(`${token} has no colour`);
  return found;
};

/** WCAG 2.2, 1.4.3. */
function contrast(one: string, other: string): number {
  const light = (colour: string) => {
    const hex =
      colour.length === 4 ? [...colour.slice(1)].map((sign) => sign + sign).join('') : colour.slice(1);
    const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [brighter = 0, darker = 0] = [light(one), light(other)].toSorted((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

describe('status colours', () => {
  test('are the five of the specification', () => {
    expect([...STATUS_TONES]).toEqual(['success', 'danger', 'info', 'warning', 'primary']);
  });

  test.each(
    STATUS_TONES.flatMap((tone) => [
      [tone, 'ui/badge.module.css', `.${tone}`],
      [tone, '../../modules/public/site/web/style/site.css', `.badge-${tone}`],
    ]),
  )('%s has its colours in %s, readable in both schemes', (_tone, file, selector) => {
    const rule = new RegExp(
      `\\${selector} \\{\\s*color: var\\((--[a-z]+)\\);\\s*background: var\\((--[a-z-]+)\\);`,
    );
    const [, ink = '', ground = ''] = rule.exec(read(file)) ?? [];
    for (const scheme of [light, dark])
      expect(contrast(colourOf(scheme, ink), colourOf(scheme, ground))).toBeGreaterThanOrEqual(4.5);
  });
});
