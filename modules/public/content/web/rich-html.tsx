import { LANGUAGE_TAGS, type Language } from '#platform/common/i18n/language.ts';

type Props = { html: string; className?: string | undefined; language?: Language };

/**
 * Inserts HTML of public content into a page; the only component that does so, as the server sanitised the
 * HTML when it was stored.
 */
export function RichHtml({ html, className, language }: Props) {
  return (
    <div
      className={className}
      lang={language && LANGUAGE_TAGS[language]}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on write with a list of allowed elements.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
