/**
 * Renders an email's subject, plain text and HTML in one layout and the recipient's language, from the
 * certification body's custom texts or the built-in ones.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Liquid } from 'liquidjs';
import { LANGUAGE_TAGS, type Language } from '#platform/common/i18n/language.ts';
import { type Params, translate } from '#platform/common/i18n/texts.ts';
import type { MailText } from '#platform/common/mail/mail-text.ts';
import { certificationBodyName } from '#platform/common/settings/certification-body-name.ts';
import { setting } from '#platform/common/settings/current-settings.ts';
import { liquidEngine } from './liquid-engine.ts';
import type { MailTemplate } from './mail-template.ts';
import { sanitizeName } from './sanitize-name.ts';

/** Messages of a digest, under the heading of their group. */
export type LetterSection = {
  Title: string;
  Items: readonly { Title: string; Text: string; Link: string }[];
};
export type Letter = {
  template: MailTemplate;
  language: Language;
  params?: Params;
  link?: string;
  sections?: readonly LetterSection[];
  /** Messages written by staff, in order, below the text; plain text. */
  messages?: readonly string[];
  /** Footer of an email that was requested without an account: why it was sent and how to unsubscribe. */
  stop?: { Why: string; Label: string; Link: string };
};
export type Rendered = { Subject: string; Text: string; Html: string };

type MailContent = { Subject: string; Lines: string[]; Button: string };

const layout = (name: string): string => readFileSync(join(import.meta.dirname, 'layout', name), 'utf8');
const htmlEngine = new Liquid({ outputEscape: 'escape', strictVariables: true });
const textEngine = new Liquid({ strictVariables: true });
const html = htmlEngine.parse(layout('mail.html.liquid'));
const text = textEngine.parse(layout('mail.text.liquid'));

/** Parameters with names that users entered themselves. */
const USER_SUPPLIED_NAMES = ['OrgName', 'Asker'];

/**
 * Returns subject, plain text and HTML: from the custom texts if given, which throws when they cannot be
 * rendered, else from the built-in ones. Texts are data of the layout, never part of its source.
 */
export function renderMail(letter: Letter, own: MailText | null = null): Rendered {
  const { template, language, link, sections = [], messages = [], stop = null } = letter;
  const brand = certificationBodyName(language);
  const params: Record<string, string | number> = { brand, ...letter.params };
  for (const name of USER_SUPPLIED_NAMES)
    if (params[name] !== undefined) params[name] = sanitizeName(String(params[name]));
  const builtIn = renderBuiltIn(template, language, params);
  const content = own ? renderCustom(own, params, builtIn) : builtIn;
  const Subject = oneLine(content.Subject);
  const heading = (label: string): string => translate('MAIL_LINK_HEADING', language, { label });
  const variables = {
    lang: LANGUAGE_TAGS[language],
    brand,
    colour: setting('PrimaryColour'),
    subject: Subject,
    lines: content.Lines,
    sections,
    messages,
    button:
      template.Button && link ? { label: content.Button, heading: heading(content.Button), link } : null,
    copyHint: translate('MAIL_COPY_LINK', language),
    footer: translate('MAIL_FOOTER', language, { brand }),
    stop,
    stopHeading: stop && heading(stop.Label),
  };
  return {
    Subject,
    Text: textEngine.renderSync(text, variables),
    Html: htmlEngine.renderSync(html, variables),
  };
}

function renderBuiltIn(
  { Subject, Lines, Button }: MailTemplate,
  language: Language,
  params: Params,
): MailContent {
  const textOf = (key: string) => translate(key, language, params);
  return { Subject: textOf(Subject), Lines: Lines.map(textOf), Button: Button ? textOf(Button) : '' };
}

function renderCustom(
  { Subject, Body, Button }: MailText,
  params: Params,
  builtIn: MailContent,
): MailContent {
  const textOf = (source: string): string => String(liquidEngine.parseAndRenderSync(source, params)).trim();
  const lines = textOf(Body)
    .split(/\n[^\S\n]*\n\s*/)
    .filter(Boolean);
  const subject = textOf(Subject);
  if (subject === '' || lines.length === 0) throw new Error('An email needs a subject and a text');
  return { Subject: subject, Lines: lines, Button: textOf(Button) || builtIn.Button };
}

/** Makes a header value one line, whatever a name in it contains. */
const oneLine = (value: string): string =>
  value
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, 200);
