/**
 * Checks that text in a brand colour (`#rrggbb`) chosen in the settings is readable (WCAG 2.2, 1.4.3),
 * suggests the nearest readable colour, and mixes colours for soft backgrounds.
 */
export type Ground = 'light' | 'dark';

/** Backgrounds of text and buttons, by scheme: card, page, muted areas. */
const GROUNDS: Readonly<Record<Ground, readonly string[]>> = {
  light: ['#ffffff', '#faf9f6', '#f5f3ee'],
  dark: ['#171f2b', '#0f151e', '#1d2633'],
};
const CARD: Readonly<Record<Ground, string>> = { light: '#ffffff', dark: '#171f2b' };
const ENOUGH = 4.5;
/** Share of a colour in its own soft background, behind text in that colour. */
const SOFT: Readonly<Record<Ground, number>> = { light: 0.09, dark: 0.16 };

type Rgb = readonly [number, number, number];

const channels = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];
const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`;

/** Mixes two colours: `share` of `one`, the rest of `other`. */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [channels(one), channels(other)];
  const mixed = (at: 0 | 1 | 2): number => a[at] * share + b[at] * (1 - share);
  return hexOf([mixed(0), mixed(1), mixed(2)]);
}

/** Converts one channel to linear light. */
function linear(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Returns the contrast ratio, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the soft background of a colour, used behind badges and selected rows. */
export const softOf = (hex: string, ground: Ground): string => mix(hex, CARD[ground], SOFT[ground]);

/**
 * Returns the lowest contrast of text in this colour on any background of its scheme, including its own soft
 * one.
 */
export const worstContrast = (hex: string, ground: Ground): number =>
  Math.min(...[...GROUNDS[ground], softOf(hex, ground)].map((backdrop) => contrast(hex, backdrop)));

const STEPS = 200;

/**
 * Returns the colour changed as little as readability needs: darker in the light scheme, lighter in the dark
 * one.
 */
export function nearestReadable(hex: string, ground: Ground): string {
  const end = ground === 'light' ? '#000000' : '#ffffff';
  for (let step = 0; step <= STEPS; step += 1) {
    const tried = mix(end, hex, step / STEPS);
    if (worstContrast(tried, ground) >= ENOUGH) return tried;
  }
  return end;
}

export type ColourFault = { ratio: string; near: string };

/** Returns what is wrong with a colour, and the nearest readable one; null if it is readable. */
export function colourFault(hex: string, ground: Ground): ColourFault | null {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) return null;
  const ratio = worstContrast(hex, ground);
  if (ratio >= ENOUGH) return null;
  // Rounded down: 4.496 must not be reported as 4.5.
  return { ratio: (Math.floor(ratio * 10) / 10).toFixed(1), near: nearestReadable(hex, ground) };
}
