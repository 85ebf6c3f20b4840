/** The same place that boot.js and the app read. */
const KEY = 'assay-scheme';

export const SCHEMES = ['light', 'dark', 'auto'] as const;
export type Scheme = (typeof SCHEMES)[number];

export function storedScheme(): Scheme {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'dark' || stored === 'auto' ? stored : 'light';
  } catch {
    return 'light';
  }
}

export function applyScheme(scheme: Scheme): void {
  try {
    localStorage.setItem(KEY, scheme);
  } catch {
    // Storage is closed to us: the choice lasts as long as the page.
  }
  const isDark =
    scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
}
