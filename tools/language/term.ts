/**
 * Type of a glossary term (name in each language and in code, definition, source, wordings to avoid) and the
 * sources that definitions cite.
 */

/**
 * One term of the field: its meaning, the source of the definition, and its name in each language and in
 * code.
 */
export type Term = {
  en: string;
  cht: string;
  chs: string;
  definition: string;
  source: string;
  /** The name in code, if there is one. */
  code?: string;
  /** Patterns that texts must not use for the term, by language; Chinese patterns are given as text. */
  avoid?: { en?: readonly RegExp[]; cht?: readonly string[]; chs?: readonly string[] };
};

/** Sources of the definitions. */
export const SOURCES = {
  iso_17000: 'ISO/IEC 17000:2020',
  iso_17021: 'ISO/IEC 17021-1:2015',
  spec: 'Specification',
  accounting: 'Accounting usage (HKFRS, CAS)',
  web: 'Web convention',
} as const;
