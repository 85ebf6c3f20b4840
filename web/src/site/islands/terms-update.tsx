import type { UserInfo } from '@assay/shared/user/contract.ts';
import { useEffect, useRef, useState } from 'react';
import { getToken } from '../../session/token.ts';
import { useSite } from '../site-context.ts';
import { useIslandText } from '../use-island-text.ts';
import { api } from './api.ts';

/** While new terms wait for a signed-in visitor, the app sends them to the home page; here they answer. */
export function TermsUpdate() {
  const t = useIslandText();
  const { Language } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (getToken() === null) return;
    void api<UserInfo>('GET', '/user/info', Language).then((user) => {
      if (user?.IsTCUpdated && !dialog.current?.open) dialog.current?.showModal();
    });
  }, [Language]);
  const accept = async () => {
    const user = await api<UserInfo>('POST', '/user/update/terms', Language, {});
    if (user) window.location.assign('/dashboard');
    else setFailed(true);
  };
  return (
    <dialog ref={dialog} className="window" aria-labelledby="terms-title">
      <h2 id="terms-title">{t('SITE_TERMS_UPDATE_TITLE')}</h2>
      <p>{t('SITE_TERMS_UPDATE_TEXT')}</p>
      <p className="links">
        <a href="/terms">{t('SITE_TERMS_TITLE')}</a>
        <a href="/privacy">{t('SITE_COOKIES_MORE')}</a>
      </p>
      {isFailed && (
        <p className="problem" role="alert">
          {t('SITE_TERMS_UPDATE_FAILED')}
        </p>
      )}
      <div className="sheet-buttons">
        <a className="button" href="/logout">
          {t('SITE_TERMS_UPDATE_SIGN_OUT')}
        </a>
        <button type="button" className="button primary" onClick={accept}>
          {t('SITE_TERMS_UPDATE_ACCEPT')}
        </button>
      </div>
    </dialog>
  );
}
