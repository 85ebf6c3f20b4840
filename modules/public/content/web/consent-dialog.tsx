/**
 * Cookie consent dialog of the public site and the app: stores the choice (necessary or all) for 60 days
 * (specification point 9), and asks again for a new cookie statement.
 */

import { useEffect, useRef } from 'react';
import type { Language } from '#platform/common/i18n/language.ts';
import { LanguageButtons } from '#platform/web/ui/form/language-buttons.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import classes from './consent-dialog.module.css';

/** Days for which the choice is stored (specification point 9). */
const DAYS = 60;
const NAME = 'CookieConsent';

type ConsentChoice = 'necessary' | 'all';

/** Stored choice for this version of the cookie statement; null: the dialog is shown. */
function consentChoice(cookies: string, version: string): ConsentChoice | null {
  const value = cookies
    .split('; ')
    .find((one) => one.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
  if (value === undefined) return null;
  const [choice, stored] = value.split(':', 2);
  if (stored !== encodeURIComponent(version)) return null;
  return choice === 'all' || choice === 'necessary' ? choice : null;
}

const consentCookie = (choice: ConsentChoice, version: string, isSecure: boolean): string => {
  const value = `${NAME}=${choice}:${encodeURIComponent(version)}`;
  return `${value}; Path=/; Max-Age=${DAYS * 86_400}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
};

/** Opens the same page in the other language, which the server remembers. */
function reloadIn(language: Language): void {
  const url = new URL(window.location.href);
  url.searchParams.set('lang', language);
  window.location.replace(url);
}

type Key =
  | 'SITE_LANGUAGE'
  | 'SITE_COOKIES_TITLE'
  | 'SITE_COOKIES_TEXT'
  | 'SITE_COOKIES_MORE'
  | 'SITE_COOKIES_NECESSARY'
  | 'SITE_COOKIES_ALL';

type Props = {
  /** Version of the cookie statement; a new version shows the dialog again. */
  version: string;
  language: Language;
  t: (key: Key) => string;
};

/**
 * Shown once per version of the cookie statement; until answered, only necessary cookies are set. Uses the
 * browser's modal dialog: focus stays inside, and the page behind is not reachable.
 */
export function ConsentDialog({ version, language, t }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The version is unknown while the database is unavailable: no consent is possible.
    if (version === '' || consentChoice(document.cookie, version) !== null || dialog.current?.open) return;
    dialog.current?.showModal();
    // The title gets the focus, so that neither answer is suggested.
    title.current?.focus();
  }, [version]);
  const answer = (choice: ConsentChoice) => {
    document.cookie = consentCookie(choice, version, window.location.protocol === 'https:');
    dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      className={classes.sheet}
      aria-labelledby="cookies-title"
      // Closing with Escape consents to necessary cookies only.
      onCancel={() => answer('necessary')}
    >
      <Row isOneLine gap="xl" lines="md" pad="lg" className={classes.inside}>
        <div>
          {/* The page behind, with its own choice of language, is not reachable. */}
          <LanguageButtons
            label={t('SITE_LANGUAGE')}
            value={language}
            onChange={reloadIn}
            className={classes.languages}
            buttonClass={undefined}
          />
          <h2 id="cookies-title" ref={title} tabIndex={-1}>
            {t('SITE_COOKIES_TITLE')}
          </h2>
          <p>
            {t('SITE_COOKIES_TEXT')} <a href="/privacy#cookies">{t('SITE_COOKIES_MORE')}</a>
          </p>
        </div>
        <Row align="stretch" gap="sm" isFixed>
          <button type="button" className={classes.button} onClick={() => answer('necessary')}>
            {t('SITE_COOKIES_NECESSARY')}
          </button>
          <button type="button" className={classes.button} onClick={() => answer('all')}>
            {t('SITE_COOKIES_ALL')}
          </button>
        </Row>
      </Row>
    </dialog>
  );
}
