import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Params, translate } from '@assay/shared/translation/catalogue.ts';
import { LANGUAGE_TAGS, type Language } from '@assay/shared/translation/language.ts';
import { Liquid } from 'liquidjs';
import type { MailTemplate } from './templates.ts';

export type Letter = { template: MailTemplate; language: Language; params?: Params; link?: string };
export type Rendered = { Subject: string; Text: string; Html: string };

const layout = (name: string): string => readFileSync(join(import.meta.dirname, 'layout', name), 'utf8');
const htmlEngine = new Liquid({ outputEscape: 'escape', strictVariables: true });
const textEngine = new Liquid({ strictVariables: true });
const html = htmlEngine.parse(layout('mail.html.liquid'));
const text = textEngine.parse(layout('mail.text.liquid'));

/** Subject, plain text and HTML of a mail. Texts are data of the layout, never part of its source. */
export function renderMail({ template, language, params = {}, link }: Letter): Rendered {
  const brand = translate('MAIL_BRAND', language);
  const say = (key: string) => translate(key, language, { brand, ...params });
  const Subject = oneLine(say(template.Subject));
  const words = {
    lang: LANGUAGE_TAGS[language],
    brand,
    subject: Subject,
    lines: template.Lines.map(say),
    button: template.Button && link ? { label: say(template.Button), link } : null,
    copyHint: say('MAIL_COPY_LINK'),
    footer: say('MAIL_FOOTER'),
  };
  return { Subject, Text: textEngine.renderSync(text, words), Html: htmlEngine.renderSync(html, words) };
}

/** A header is one line, whatever a name in it holds. */
const oneLine = (value: string): string =>
  value
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, 200);
