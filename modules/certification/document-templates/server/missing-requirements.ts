/**
 * Finds required content that a certificate template does not print: it changes each field's value and
 * reports those that leave the page the same, and a long scope that is cut off.
 */
import { type CertificateFacts, page } from '#modules/certification/certificates/server/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { PageLine } from '#platform/server/pdf/lines.ts';
import type { LanguageSetting } from '#platform/server/pdf/page-language.ts';
import type { PictureBytes } from '#platform/server/pdf/picture-bytes.ts';
import { qrCode } from '#platform/server/pdf/qr-code.ts';
import { sharedCompiler } from '#platform/server/pdf/shared-compiler.ts';
import type { TemplateProblem } from '../rules/contract.ts';
import { type PageData, REQUIRED_PLACEHOLDERS, type RequiredPlaceholder } from './placeholders.ts';
import { placeOf } from './static-problems.ts';

type TrialInput = {
  Source: string;
  /** Facts of the ordinary sample, and of the one whose scope fills pages. */
  ordinary: CertificateFacts;
  long: CertificateFacts;
  setting: LanguageSetting;
  Pictures: readonly PictureBytes[];
  language: Language;
};

/**
 * Reports required fields that the page does not show. Mentioning a field in the source proves little, so
 * each field's value is changed: if the page looks the same, the field is not printed.
 */
export async function missingRequirements(tried: TrialInput): Promise<TemplateProblem[]> {
  const { Source, ordinary, long, setting, Pictures, language } = tried;
  const data = page(ordinary, setting);
  const changed = changes(ordinary, setting, data);
  const { Same } = await sharedCompiler({
    Do: 'VARY',
    Source,
    Data: JSON.stringify(data),
    Pictures,
    Variants: changed.map(([, other]) => JSON.stringify(other)),
  });
  const problems = changed.flatMap(([name], at) => (Same[at] ? [missing(Source, name, language)] : []));
  const whole = page(long, setting);
  const end = await sharedCompiler({
    Do: 'VARY',
    Source,
    Data: JSON.stringify(whole),
    Pictures,
    Variants: [JSON.stringify({ ...whole, Scope: whole.Scope.map(withOtherEnd) })],
  });
  if (end.Same[0] && !problems.some(({ Message }) => Message === missing(Source, 'Scope', language).Message))
    problems.push({
      ...placeIn(Source, 'Scope'),
      Message: translate('DESIGN_SCOPE_CUT', language),
      Tone: 'danger',
    });
  return problems;
}

const missing = (source: string, name: RequiredPlaceholder, language: Language): TemplateProblem => ({
  ...placeIn(source, name),
  Message: translate('DESIGN_MISSING', language, {
    what: translate(`DESIGN_FIELD_${name}`, language),
    name: `data.${name}`,
  }),
  Tone: 'danger',
});

const placeIn = (source: string, name: string) => placeOf(source, source.indexOf(`data.${name}`));

const other = (text: string): string => `${text.startsWith('8') ? '9' : '8'}${text.slice(1)}`;
const otherLines = (lines: readonly PageLine[]): PageLine[] =>
  lines.map((line) => ({ ...line, Text: other(line.Text) }));
const withOtherEnd = (line: PageLine): PageLine => ({
  ...line,
  Text: `${line.Text.slice(0, -1)}${line.Text.endsWith('8') ? '9' : '8'}`,
});

/** Index of each date and of the number among the labelled rows. */
const ROW: Partial<Record<RequiredPlaceholder, number>> = {
  Number: 0,
  Revised: 1,
  Decided: 2,
  FirstIssued: 3,
  Effective: 4,
  ValidUntil: 5,
};

function changes(
  facts: CertificateFacts,
  setting: LanguageSetting,
  data: PageData,
): [RequiredPlaceholder, PageData][] {
  const needed = REQUIRED_PLACEHOLDERS.filter((name) => name !== 'ValidUntil' || facts.ExpiryDate !== null);
  return needed.map((name) => {
    if (name === 'Demo') return [name, page({ ...facts, IsDemo: true }, setting)];
    const at = ROW[name];
    const Rows = data.Rows.map((row, index) =>
      index === at ? { ...row, Value: otherLines(row.Value) } : row,
    );
    return [name, { ...data, ...changedField(name, data), ...(at === undefined ? {} : { Rows }) }];
  });
}

function changedField(name: Exclude<RequiredPlaceholder, 'Demo'>, data: PageData): Partial<PageData> {
  if (name === 'Qr') return { Qr: qrCode('another address') };
  if (name === 'Address') {
    const Address = other(data.Address);
    const Check = data.Check.map((line) => ({ ...line, Text: line.Text.replaceAll(data.Address, Address) }));
    return { Address, Check };
  }
  const value = data[name];
  return { [name]: typeof value === 'string' ? other(value) : otherLines(value) };
}
