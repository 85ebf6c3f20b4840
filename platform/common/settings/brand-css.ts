/**
 * Generates the style sheet with the colours that the certification body chose in its settings, for the
 * light and dark colour schemes, as CSS variables.
 */
import { type Ground, mix, softOf } from './colour.ts';
import { platformSettings } from './platform-settings.ts';
import type { SettingValues } from './settings.ts';

const COLOURS = ['PrimaryColour', 'PrimaryColourDark', 'AccentColour', 'AccentColourDark'] as const;
export type Colours = Pick<SettingValues, (typeof COLOURS)[number]>;

const CARD = { light: '#ffffff', dark: '#171f2b' } as const;
const BLACK = '#000000';
/**
 * Share of the colour in each shade of the component library, lightest first; the ninth is the colour
 * itself.
 */
const SHADES = [0.09, 0.2, 0.34, 0.48, 0.6, 0.74, 0.84, 0.92, 1];

/** Returns the product's colours of one scheme as CSS variables, named as in `tokens.css`. */
export function brandVariables(colours: Colours, ground: Ground): Record<string, string> {
  const isLight = ground === 'light';
  const primary = isLight ? colours.PrimaryColour : colours.PrimaryColourDark;
  const accent = isLight ? colours.AccentColour : colours.AccentColourDark;
  // White text is shown on it in both schemes, so it always uses the light scheme's colour.
  const fill = colours.PrimaryColour;
  const shades = SHADES.map((share, at) => [
    `--mantine-color-brand-${at}`,
    at === 7 ? fill : mix(fill, '#ffffff', share),
  ]);
  return {
    '--brand': fill,
    '--brand-deep': mix(fill, BLACK, 0.7),
    '--green': primary,
    '--green-soft': softOf(primary, ground),
    '--green-line': mix(primary, CARD[ground], isLight ? 0.27 : 0.35),
    '--bar': mix(primary, CARD[ground], isLight ? 0.2 : 0.35),
    '--gold': accent,
    '--gold-soft': softOf(accent, ground),
    '--gold-line': mix(accent, CARD[ground], 0.6),
    ...Object.fromEntries(shades),
    '--mantine-color-brand-9': mix(fill, BLACK, 0.8),
    '--mantine-color-brand-filled': fill,
    '--mantine-color-brand-filled-hover': mix(fill, BLACK, 0.85),
    '--mantine-color-brand-outline': primary,
    '--mantine-color-brand-text': primary,
  };
}

const block = (selectors: readonly string[], variables: Record<string, string>): string =>
  `${selectors.join(',')}{${Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/**
 * Returns CSS with the certification body's colours overriding the built-in ones; empty where those apply.
 * Takes precedence over the product's own rules and the component library's, in any order of the style
 * sheets.
 */
export function brandCss(colours: Colours): string {
  if (COLOURS.every((name) => colours[name] === platformSettings[name].Default)) return '';
  const light = block(
    [':root:root:root', ':root:root [data-preview-scheme="light"]'],
    brandVariables(colours, 'light'),
  );
  const dark = block(
    [':root:root:root[data-mantine-color-scheme="dark"]', ':root:root [data-preview-scheme="dark"]'],
    brandVariables(colours, 'dark'),
  );
  return `${light}@media screen{${dark}}`;
}
