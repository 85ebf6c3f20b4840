/**
 * Formats an old or new value of a service definition as readable text for the comparison of two versions
 * (money, options, industries, nested parts).
 */
import type { Localized } from '#platform/common/contract/shapes.ts';
import { ASSESSMENT_TYPES } from '#platform/common/format/assessment-types.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';
import { STEPS } from '../../rules/steps.ts';

type Reader = {
  t: Translate;
  localized: (text: Localized | null | undefined) => string;
  money: (cents: number) => string;
  industry: (code: string) => string;
};
type Part = Readonly<Record<string, unknown>>;

/** Text key prefixes of fields with a fixed set of values. */
const PREFIXES: Readonly<Record<string, string>> = {
  Kind: 'KIND_',
  PaymentGate: 'SERVICE_GATE_',
  Flows: 'SERVICE_FLOW_',
  CertificateLanguage: 'SERVICE_LANGUAGE_',
  FormProvider: 'SERVICE_PROVIDER_',
};

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isLocalized = (value: Part): value is Localized =>
  ['EN', 'CHT', 'CHS'].every((language) => typeof value[language] === 'string');

/** The value at a path of the definition, as readable text. */
export function valueText(path: string, value: unknown, reader: Reader): string {
  const { t, localized, money } = reader;
  if (value === null || value === undefined || value === '') return t('SERVICE_VALUE_NONE');
  if (typeof value === 'boolean') return t(value ? 'SERVICE_VALUE_YES' : 'SERVICE_VALUE_NO');
  if (typeof value === 'number') return path.endsWith('AmountCents') ? money(value) : String(value);
  if (typeof value === 'string') return fieldText(path, value, reader);
  if (Array.isArray(value))
    return value.length === 0
      ? t('SERVICE_VALUE_NONE')
      : value.map((one) => valueText(path, one, reader)).join(value.some(isPart) ? '\n' : t('SERVICE_COMMA'));
  if (!isPart(value)) return String(value);
  if (isLocalized(value)) return localized(value) || t('SERVICE_VALUE_NONE');
  const named = namedParts(value, reader);
  return (named.length > 0 ? named : innerText(path, value, reader)).join(' · ') || t('SERVICE_VALUE_NONE');
}

/** Content of a value without a name of its own, omitting empty parts. */
const innerText = (path: string, value: Part, reader: Reader): string[] =>
  Object.values(value)
    .map((one) => valueText(path, one, reader))
    .filter((text) => text !== reader.t('SERVICE_VALUE_NONE'));

function fieldText(path: string, value: string, { t, industry }: Reader): string {
  const field = path.split('.')[0] ?? '';
  if (field === 'Industries') return industry(value);
  const prefix = PREFIXES[field];
  if (prefix) {
    const known = t(prefix + value);
    return known === prefix + value ? value : known;
  }
  if ((STEPS as readonly string[]).includes(value)) return t(`STEP_${value}`);
  if ((ASSESSMENT_TYPES as readonly string[]).includes(value)) return t(`TYPE_${value}`);
  return value;
}

/** The identifying texts of a fee, point, stage or question, without technical fields. */
function namedParts(value: Part, { t, localized, money }: Reader): string[] {
  const texts = ['Clause', 'Description', 'Name', 'Text', 'title', 'text']
    .map((name) => value[name])
    .map((one) =>
      typeof one === 'string' ? one : isPart(one) && isLocalized(one) ? localized(one) : formText(one),
    )
    .filter((text) => text !== '');
  const amount = typeof value.AmountCents === 'number' ? [money(value.AmountCents)] : [];
  const step = typeof value.Step === 'string' ? [t(`STEP_${value.Step}`)] : [];
  const type = typeof value.type === 'string' && texts.length === 0 ? [value.type] : [];
  return [...step, ...texts, ...amount, ...type];
}

const formText = (value: unknown): string =>
  isPart(value) && typeof value.default === 'string' ? value.default : '';
