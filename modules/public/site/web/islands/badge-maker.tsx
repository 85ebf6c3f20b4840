/**
 * Part of the verification page that previews the certificate's status badge in a chosen language and colour
 * scheme, with the HTML code to embed it in other websites.
 */
import { useEffect, useState } from 'react';
import { verifyPath } from '#modules/certification/certificates/rules/index.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#platform/common/i18n/language.ts';
import { Icon } from '../parts/icon.tsx';
import { machineLinks } from '../parts/machine-links.ts';
import { textOf, useSite } from '../site-context.ts';
import { useIslandText } from '../use-island-text.ts';

const MESSAGE_MS = 2_500;

/** Button that copies a text and confirms it for a moment. */
function CopyButton({ text }: { text: string }) {
  const t = useIslandText();
  const [copied, setCopied] = useState('');
  const isCopied = copied === text;
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(''), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    // Only available on secure pages; otherwise the text can still be selected.
    await navigator.clipboard?.writeText(text).then(
      () => setCopied(text),
      () => undefined,
    );
  };
  return (
    <button type="button" className="button" onClick={() => void copy()}>
      <Icon name={isCopied ? 'check' : 'copy'} />
      <span role="status">{isCopied ? t('SITE_BADGE_COPIED') : t('SITE_BADGE_COPY')}</span>
    </button>
  );
}

type Props = { number: string; code: string; language: Language; publicUrl: string; body: string };

const SCHEMES = { light: 'SITE_LIGHT', dark: 'SITE_DARK', auto: 'SITE_AUTO' } as const;
type Scheme = keyof typeof SCHEMES;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** HTML code to embed: a linked picture with an alternative text. */
const snippetOf = (page: string, badge: string, alt: string): string =>
  `<a href="${escaped(page)}"><img src="${escaped(badge)}" width="320" height="96" alt="${escaped(alt)}" referrerpolicy="no-referrer"></a>`;

/** Shows the badge and its embed code. Without scripts it stays in the page's language. */
export function BadgeMaker({ number, code, language, publicUrl, body }: Props) {
  const t = useIslandText();
  const { Texts } = useSite();
  const [chosen, setChosen] = useState<Language>(language);
  const [scheme, setScheme] = useState<Scheme>('light');
  const badge = machineLinks(number, code, chosen).badge(chosen, scheme);
  const page = `${publicUrl}${verifyPath(number, code)}`;
  const alt = textOf(Texts, 'SITE_BADGE_ALT', { number, body });
  const snippet = snippetOf(page, `${publicUrl}${badge}`, alt);
  return (
    <div className="badge-maker">
      <h3>{t('SITE_BADGE_TITLE')}</h3>
      <img className="badge-preview" src={badge} width="320" height="96" alt={alt} loading="lazy" />
      <p className="small muted">{t('SITE_BADGE_TEXT')}</p>
      {code && <p className="small problem">{t('SITE_BADGE_UNLISTED')}</p>}
      <div className="badge-choices needs-script">
        <label className="field">
          <span>{t('SITE_BADGE_LANGUAGE')}</span>
          <select value={chosen} onChange={(event) => setChosen(event.currentTarget.value as Language)}>
            {LANGUAGES.map((one) => (
              <option key={one} value={one}>
                {LANGUAGE_NAMES[one]}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{t('SITE_COLOURS')}</span>
          <select value={scheme} onChange={(event) => setScheme(event.currentTarget.value as Scheme)}>
            {(Object.keys(SCHEMES) as Scheme[]).map((one) => (
              <option key={one} value={one}>
                {t(SCHEMES[one])}
              </option>
            ))}
          </select>
        </label>
      </div>
      <label className="field">
        <span>{t('SITE_BADGE_CODE')}</span>
        <textarea className="snippet" readOnly rows={6} value={snippet} spellCheck={false} />
      </label>
      <div className="needs-script">
        <CopyButton text={snippet} />
      </div>
    </div>
  );
}
