import { useEffect, useRef } from 'react';

/** Days that an answer is kept (specification point 9). */
const DAYS = 60;
const NAME = 'CookieConsent';

type ConsentChoice = 'necessary' | 'all';

/** What was chosen for this version of the cookie statement; null asks (again). */
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

type Key =
  | 'SITE_COOKIES_TITLE'
  | 'SITE_COOKIES_TEXT'
  | 'SITE_COOKIES_MORE'
  | 'SITE_COOKIES_NECESSARY'
  | 'SITE_COOKIES_ALL';

type Props = {
  /** Of the cookie statement; another one asks again. */
  version: string;
  t: (key: Key) => string;
  /** The public site and the app have their own buttons; the question is the same. */
  classes: Readonly<Record<'sheet' | 'inside' | 'buttons' | 'button', string | undefined>>;
};

/**
 * Asks once per version of the cookie statement; until there is an answer nothing but what is necessary is stored.
 * A modal dialog of the browser's own: the focus stays inside and the page behind cannot be reached.
 */
export function ConsentDialog({ version, t, classes }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // No version is known while the database is away: nothing can be agreed to.
    if (version === '' || consentChoice(document.cookie, version) !== null || dialog.current?.open) return;
    dialog.current?.showModal();
    // Neither answer is suggested by having the focus.
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
      // Escape closes a dialog: dismissing it consents to what is necessary only.
      onCancel={() => answer('necessary')}
    >
      <div className={classes.inside}>
        <div>
          <h2 id="cookies-title" ref={title} tabIndex={-1}>
            {t('SITE_COOKIES_TITLE')}
          </h2>
          <p>
            {t('SITE_COOKIES_TEXT')} <a href="/privacy#cookies">{t('SITE_COOKIES_MORE')}</a>
          </p>
        </div>
        <div className={classes.buttons}>
          <button type="button" className={classes.button} onClick={() => answer('necessary')}>
            {t('SITE_COOKIES_NECESSARY')}
          </button>
          <button type="button" className={classes.button} onClick={() => answer('all')}>
            {t('SITE_COOKIES_ALL')}
          </button>
        </div>
      </div>
    </dialog>
  );
}
