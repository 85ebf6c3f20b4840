import { LANGUAGE_TAGS, type Language } from '#platform/common/i18n/language.ts';

type Props = { html: string; className?: string | undefined; language?: Language };

/** The one place where HTML of the content is put into a page: the server sanitised it before it kept it. */
export function RichHtml({ html, className, language }: Props) {
  return (
    <div
      className={className}
      lang={language && LANGUAGE_TAGS[language]}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on write, by one list of what may be.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
