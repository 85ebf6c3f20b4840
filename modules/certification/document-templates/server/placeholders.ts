/**
 * Fields (placeholders) that a certificate template can print, with sample values and notation for the
 * editor's list, and those that every template must print.
 */
import { page } from '#modules/certification/certificates/server/index.ts';
import type { SampleContext } from './samples/sample-facts.ts';
import { sampleFacts } from './samples/sample-facts.ts';

export type PageData = ReturnType<typeof page>;
export type PlaceholderName = keyof PageData;
type Language = Parameters<typeof page>[1];
type PageLines = readonly { Text: string }[];

/**
 * Fields that every certificate must show; a missing one is found by changing its value and comparing the
 * pages.
 */
export const REQUIRED_PLACEHOLDERS = [
  'Number',
  'Body',
  'Organisation',
  'Service',
  'Scope',
  'Qr',
  'Address',
  'Decided',
  'FirstIssued',
  'Effective',
  'Revised',
  'ValidUntil',
  'Signatory',
  'Demo',
] as const satisfies readonly PlaceholderName[];
export type RequiredPlaceholder = (typeof REQUIRED_PLACEHOLDERS)[number];

/** Every field that a template can print, with its sample value and its notation. */
export function placeholdersOf(context: SampleContext, language: Language) {
  const data = page({ ...sampleFacts('BRANCH', context), Marks: context.Marks }, language);
  return (Object.keys(data) as PlaceholderName[]).map((name) => ({
    Name: `data.${name}`,
    Key: name,
    IsNeeded: (REQUIRED_PLACEHOLDERS as readonly string[]).includes(name),
    Sample: sampleOf(data[name]),
    Insert: insertOf(name, data[name]),
  }));
}

const isLines = (value: unknown): value is PageLines =>
  Array.isArray(value) &&
  value.length > 0 &&
  typeof value[0] === 'object' &&
  value[0] !== null &&
  'Text' in value[0];

const MAX_SAMPLE_LENGTH = 120;

function sampleOf(value: unknown): string {
  if (isLines(value))
    return value
      .map((line) => line.Text)
      .join(' / ')
      .slice(0, MAX_SAMPLE_LENGTH);
  if (typeof value === 'string') return value.startsWith('<svg') ? 'SVG' : value.slice(0, MAX_SAMPLE_LENGTH);
  return JSON.stringify(value).slice(0, MAX_SAMPLE_LENGTH);
}

const OWN_INSERT: Partial<Record<PlaceholderName, string>> = {
  Rows: '#rows(data)',
  Qr: '#image(bytes(data.Qr), format: "svg", width: 26mm, alt: data.QrAlt)',
  Logo: '#if data.Logo != none { picture(data.Logo, width: 60mm, height: 14mm) }',
  Signature: '#if data.Signature != none { picture(data.Signature, width: 50mm, height: 13mm) }',
  Marks: '#marks(data)',
  Sites: '#data.Sites.join(" · ")',
};

const insertOf = (name: PlaceholderName, value: unknown): string =>
  OWN_INSERT[name] ??
  (isLines(value) ? `#side-by-side(data.${name}, line => styled(line))` : `#data.${name}`);
