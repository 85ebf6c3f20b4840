/** One term of the field: what it means, where the meaning comes from, and what it is called in each language and in code. */
export type Term = {
  en: string;
  cht: string;
  chs: string;
  definition: string;
  source: string;
  /** The name in code, where code has one. */
  code?: string;
  /** Patterns that texts must not use for it, by language; in Chinese as the source of the pattern. */
  avoid?: { en?: readonly RegExp[]; cht?: readonly string[]; chs?: readonly string[] };
};

/** Where the meanings come from. */
export const SOURCES = {
  iso_17000: 'ISO/IEC 17000:2020',
  iso_17021: 'ISO/IEC 17021-1:2015',
  spec: 'Specification',
  accounting: 'Accounting usage (HKFRS, CAS)',
  web: 'Web convention',
} as const;
