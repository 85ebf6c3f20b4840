const BROWSERS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/**
 * Derives a label such as "Chrome · macOS" from a user agent, for lists of sessions and as default name of a
 * passkey; null if it is not recognised.
 */
export function deviceOf(agent: string | null): string | null {
  const find = (marks: typeof BROWSERS) => marks.find(([mark]) => mark.test(agent ?? ''))?.[1];
  return [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(' · ') || null;
}
