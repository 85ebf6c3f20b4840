import { useEffect, useRef } from 'react';
import { type ConsentChoice, consentChoice, consentCookie } from '../consent-cookie.ts';
import { useSite } from '../site-context.ts';
import { useIslandText } from '../use-island-text.ts';

/** Asks once per version of the cookie statement; until there is an answer nothing else is stored. */
export function Consent() {
  const t = useIslandText();
  const { CookieVersion } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (consentChoice(document.cookie, CookieVersion) !== null || dialog.current?.open) return;
    dialog.current?.showModal();
    // Neither answer is suggested by having the focus.
    title.current?.focus();
  }, [CookieVersion]);
  const answer = (choice: ConsentChoice) => {
    document.cookie = consentCookie(choice, CookieVersion);
    dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby="cookies-title"
      // Escape closes a dialog: whoever waves it away has agreed to nothing more than what is necessary.
      onCancel={() => answer('necessary')}
    >
      <div className="sheet-inside">
        <div>
          <h2 id="cookies-title" ref={title} tabIndex={-1}>
            {t('SITE_COOKIES_TITLE')}
          </h2>
          <p>
            {t('SITE_COOKIES_TEXT')} <a href="/privacy">{t('SITE_COOKIES_MORE')}</a>
          </p>
        </div>
        <div className="sheet-buttons">
          <button type="button" className="button" onClick={() => answer('necessary')}>
            {t('SITE_COOKIES_NECESSARY')}
          </button>
          <button type="button" className="button" onClick={() => answer('all')}>
            {t('SITE_COOKIES_ALL')}
          </button>
        </div>
      </div>
    </dialog>
  );
}
