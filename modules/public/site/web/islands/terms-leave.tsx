import { useEffect, useRef, useState } from 'react';
import type { ProfileView } from '#modules/identity/accounts/rules/index.ts';
import { downloadFrom } from '#platform/web/api/download-from.ts';
import { useSite } from '../site-context.ts';
import { useIslandText } from '../use-island-text.ts';
import { CloseForm } from './close-form.tsx';
import { fetchApi } from './fetch-api.ts';

type Props = { onBack: () => void; onClosed: () => void };

/**
 * Step of the public site's dialog for users who decline new terms: export their data, sign out, or close
 * the account.
 */
export function TermsLeave({ onBack, onClosed }: Props) {
  const t = useIslandText();
  const { Language } = useSite();
  const title = useRef<HTMLHeadingElement>(null);
  const [profile, setProfile] = useState<ProfileView | null>(null);
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => title.current?.focus(), []);

  /** Returns the response data, or null after showing the error. */
  const asking = async <Data,>(method: 'GET' | 'POST', path: string): Promise<Data | null> => {
    setBusy(true);
    setMessage('');
    const answer = await fetchApi<Data>(method, path, Language, method === 'POST' ? {} : undefined);
    setBusy(false);
    if ('data' in answer) return answer.data;
    setMessage(answer.error?.Message || t('TERMS_DECLINE_FAILED'));
    return null;
  };
  const download = async () => {
    const file = await asking<{ Url: string }>('POST', '/user/data');
    if (!file) return;
    downloadFrom(file.Url);
    setMessage(t('DATA_STARTED'));
  };
  const beginClosing = async () => setProfile(await asking<ProfileView>('GET', '/user/profile'));
  return (
    <>
      <h2 id="terms-title" ref={title} tabIndex={-1}>
        {t('TERMS_DECLINE_TITLE')}
      </h2>
      <p>{t('TERMS_DECLINE_TEXT')}</p>
      <div className="terms-ways">
        <button type="button" className="button" disabled={isBusy} onClick={download}>
          {t('DATA_DOWNLOAD')}
        </button>
        {!profile && (
          <button type="button" className="button" disabled={isBusy} onClick={beginClosing}>
            {t('CLOSE_TITLE')}…
          </button>
        )}
      </div>
      <p role="status">{message}</p>
      {profile && <CloseForm profile={profile} onClosed={onClosed} />}
      <div className="window-buttons">
        <button type="button" className="button" onClick={onBack}>
          {t('TERMS_DECLINE_BACK')}
        </button>
        <a className="button" href="/logout">
          {t('SITE_TERMS_UPDATE_SIGN_OUT')}
        </a>
      </div>
    </>
  );
}
