/**
 * Renders the badge with a certificate's current status as SVG (320 by 96 pixels) for embedding in other
 * websites, in three languages, light or dark.
 */
import { certificationBody } from '#modules/certification/certificates/server/index.ts';
import { dayText } from '#platform/common/format/day-text.ts';
import { LANGUAGE_TAGS, type Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { VerdictView } from '../../rules/contract.ts';
import { localizedName } from '../localized-name.ts';
import { escapeXml } from './escape-xml.ts';

/** Approximate character widths relative to the font size; wide enough for the listed fonts. */
const HAN = 1;
const CAPITAL = 0.74;
const NARROW = 0.38;
const SMALL = 0.64;
/** Minimum horizontal scale of a text before it is cut. */
const CLOSEST = 0.86;

const widthOf = (letter: string): number => {
  if (/[\u2e80-\u9fff\uf900-\uffef]/.test(letter)) return HAN;
  if (/[A-Z@%&]/.test(letter)) return CAPITAL;
  return /[\s.,:;'’!|()ijltfr·-]/.test(letter) ? NARROW : SMALL;
};

const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + widthOf(letter) * size, 0);

/** Fits a text into the given width with any font: condensed slightly, or cut with an ellipsis. */
function fitted(text: string, size: number, room: number): { Text: string; Squeeze: string } {
  const squeeze = ` textLength="${room}" lengthAdjust="spacingAndGlyphs"`;
  const width = textWidth(text, size);
  if (width <= room) return { Text: text, Squeeze: '' };
  if (width * CLOSEST <= room) return { Text: text, Squeeze: squeeze };
  const letters = [...text];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, size) > room) letters.pop();
  return { Text: `${letters.join('').trimEnd()}…`, Squeeze: '' };
}

const BADGE_SCHEMES = ['light', 'dark', 'auto'] as const;
export type BadgeScheme = (typeof BADGE_SCHEMES)[number];

export const badgeScheme = (requested: unknown): BadgeScheme =>
  BADGE_SCHEMES.find((scheme) => scheme === requested) ?? 'light';

type Verdict = VerdictView['Verdict'];
type BadgeStyle = { Fill: string; Light: string; Dark: string; Sign: string };

const CROSS = 'M-6 -6l12 12M6 -6l-12 12';
const BACK = 'M-3 -6.5L-7.5 -2 -3 2.5M-7.5 -2h9a5 5 0 015 5V6';
const BAN = 'M9 0a9 9 0 11-18 0 9 9 0 0118 0zM-6.2 -6.2l12.4 12.4';
const CLOCK = 'M9 0a9 9 0 11-18 0 9 9 0 0118 0zM0 -5v5l3.5 2';
const RED = { Fill: '#a8321f', Light: '#a8321f', Dark: '#f3a293' };
/** Every verdict has its own symbol, the same as on the page, so that colour is not the only signal. */
const BADGE_STYLES: Readonly<Record<Verdict, BadgeStyle>> = {
  VALID: { Fill: '#0b5d4b', Light: '#0b5d4b', Dark: '#63c8aa', Sign: 'M-7 .5l4.5 4.5L7 -5' },
  SUSPENDED: { Fill: '#a66a00', Light: '#805300', Dark: '#ecc069', Sign: 'M-3 -6v12M3 -6v12' },
  EXPIRED: { ...RED, Sign: CLOCK },
  TERMINATED: { ...RED, Sign: CROSS },
  WITHDRAWN: { ...RED, Sign: BACK },
  VOID: { ...RED, Sign: BAN },
  NOT_YET_VALID: { Fill: '#1d4f91', Light: '#1d4f91', Dark: '#98bef3', Sign: CLOCK },
  UNKNOWN: {
    Fill: '#59647b',
    Light: '#46516a',
    Dark: '#b9c2d0',
    Sign: 'M-3.2 -2.8a3.3 3.3 0 116 1.8c-.8 1.1-2.8 1.6-2.8 3.4M0 6.3v.2',
  },
};

const WIDTH = 320;
const HEIGHT = 96;
const TEXT_AT = 84;
const ROOM = WIDTH - TEXT_AT - 16;
const FONT = `Inter,'Segoe UI',system-ui,-apple-system,'PingFang HK','Microsoft JhengHei','Noto Sans CJK HK',sans-serif`;

/** Current status of a certificate: 320 by 96 pixels, three languages, light or dark. */
export function badgeSvg(
  view: VerdictView,
  { language, scheme }: { language: Language; scheme: BadgeScheme },
): string {
  const look = BADGE_STYLES[view.Verdict];
  const { Certificate, CertificateNo } = view;
  const body = certificationBody().Name[language];
  const service = Certificate ? localizedName(Certificate.ServiceName, language) : CertificateNo;
  const status = translate(`BADGE_${Certificate ? view.Verdict : 'UNKNOWN'}`, language);
  const date = dateText(view, language);
  const last = Certificate ? `${body} · ${CertificateNo}` : body;
  const title = [
    body,
    CertificateNo,
    Certificate && localizedName(Certificate.OrgName, language),
    service,
    status,
    date,
  ]
    .filter((part, at, all) => part && all.indexOf(part) === at)
    .join(' · ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="t" xml:lang="${LANGUAGE_TAGS[language]}">
<title id="t">${escapeXml(title)}</title>
<style>${styles(look, scheme)}</style>
<rect class="card" x=".5" y=".5" width="${WIDTH - 1}" height="${HEIGHT - 1}" rx="11.5"/>
<circle cx="44" cy="48" r="24" fill="${look.Fill}"/>
<path transform="translate(44 48) scale(1.5)" d="${look.Sign}" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
<g font-family="${FONT}">
${line('name', date ? 27 : 33, 12.5, service)}
${line('status', date ? 49 : 56, 17, status, 650)}
${date ? line('small', 66, 12, date) : ''}
${line('small', date ? 83 : 77, 11, last)}
</g>
</svg>
`;
}

function line(name: string, y: number, size: number, text: string, weight = 400): string {
  const { Text, Squeeze } = fitted(text, size, ROOM);
  return `<text class="${name}" x="${TEXT_AT}" y="${y}" font-size="${size}" font-weight="${weight}"${Squeeze}>${escapeXml(Text)}</text>`;
}

/** Expiry date of a valid certificate, or the date from which the other verdict applies. */
function dateText({ Verdict, Certificate }: VerdictView, language: Language): string {
  const textOf = (key: string, day: string) => translate(key, language, { date: dayText(day, language) });
  if (!Certificate) return '';
  if (Verdict === 'NOT_YET_VALID') return textOf('BADGE_FROM', Certificate.EffectiveDate);
  if (Verdict !== 'VALID') return textOf('BADGE_SINCE', Certificate.Since);
  return Certificate.ExpiryDate ? textOf('BADGE_UNTIL', Certificate.ExpiryDate) : '';
}

/** The embedding page's styles do not apply inside the picture, so the badge contains its colours. */
function styles({ Light, Dark }: BadgeStyle, scheme: BadgeScheme): string {
  const light = `.card{fill:#fff;stroke:#e3e1dc}.name{fill:#14213d}.status{fill:${Light}}.small{fill:#46516a}`;
  const dark = `.card{fill:#171f2b;stroke:#2c3647}.name{fill:#e8ecf3}.status{fill:${Dark}}.small{fill:#b9c2d0}`;
  if (scheme === 'auto') return `${light}@media (prefers-color-scheme:dark){${dark}}`;
  return scheme === 'dark' ? dark : light;
}
