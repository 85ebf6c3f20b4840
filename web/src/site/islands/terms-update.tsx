import type { LegalDocument } from '@assay/shared/legal/contract.ts';
import type { UserInfo } from '@assay/shared/user/contract.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { acceptedVersions, isFirstTime, type TermsNews, termsNews } from '../../legal/terms-news.ts';
import { takeTermsReturn } from '../../session/terms-return.ts';
import { getToken } from '../../session/token.ts';
import type { IslandTextKey } from '../island-texts.ts';
import { useSite } from '../site-context.ts';
import { useIslandText } from '../use-island-text.ts';
import { useSay } from '../use-say.ts';
import { api } from './api.ts';

const names = { TERMS: 'SITE_TERMS_TITLE', PRIVACY: 'SITE_COOKIES_MORE' } as const;

/** While new terms wait for a signed-in visitor, the app sends them to the home page; here they answer. */
export function TermsUpdate() {
  const t = useIslandText();
  const { Language } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [news, setNews] = useState<TermsNews[] | null>(null);
  const [problem, setProblem] = useState<IslandTextKey | null>(null);
  const [isBusy, setBusy] = useState(false);

  const load = useCallback(async (): Promise<TermsNews[] | null> => {
    const user = await api<UserInfo>('GET', '/user/info', Language);
    if (!user?.IsTCUpdated) return null;
    const [terms, privacy] = await Promise.all(
      ['terms-and-condition', 'privacy'].map((name) =>
        api<LegalDocument>('GET', `/cms/get/${name}.json`, Language),
      ),
    );
    return terms && privacy ? termsNews(user, terms, privacy) : null;
  }, [Language]);

  useEffect(() => {
    if (getToken() === null) return;
    void load().then((found) => {
      if (!found) return;
      setNews(found);
      whenFree(() => {
        if (!dialog.current || dialog.current.open) return;
        dialog.current.showModal();
        // What it says comes first, not the way out.
        title.current?.focus();
      });
    });
  }, [load]);

  const accept = async () => {
    if (!news) return;
    setBusy(true);
    setProblem(null);
    const user = await api<UserInfo>('POST', '/user/update/terms', Language, acceptedVersions(news));
    if (user) return window.location.assign(takeTermsReturn() ?? '/dashboard');
    const fresh = await load();
    const isNewer = fresh !== null && JSON.stringify(fresh) !== JSON.stringify(news);
    if (isNewer) setNews(fresh);
    setProblem(isNewer ? 'ERR_TERMS_NEWER' : 'SITE_TERMS_UPDATE_FAILED');
    setBusy(false);
  };
  const isFirst = isFirstTime(news ?? []);
  return (
    <dialog ref={dialog} className="window" aria-labelledby="terms-title">
      <h2 id="terms-title" ref={title} tabIndex={-1}>
        {t(isFirst ? 'SITE_TERMS_FIRST_TITLE' : 'SITE_TERMS_UPDATE_TITLE')}
      </h2>
      <p>{t(isFirst ? 'SITE_TERMS_FIRST_TEXT' : 'SITE_TERMS_UPDATE_TEXT')}</p>
      <NewsList news={news ?? []} />
      {problem && (
        <p className="problem" role="alert">
          {t(problem)}
        </p>
      )}
      <div className="sheet-buttons">
        <a className="button" href="/logout">
          {t('SITE_TERMS_UPDATE_SIGN_OUT')}
        </a>
        <button type="button" className="button primary" disabled={isBusy} onClick={accept}>
          {t('SITE_TERMS_UPDATE_ACCEPT')}
        </button>
      </div>
    </dialog>
  );
}

/** One question at a time: the one about cookies comes first. */
function whenFree(open: () => void): void {
  const other = document.querySelector<HTMLDialogElement>('dialog[open]');
  if (other) other.addEventListener('close', open, { once: true });
  else open();
}

function NewsList({ news }: { news: readonly TermsNews[] }) {
  const t = useIslandText();
  const say = useSay();
  return (
    <ul className="terms-news">
      {news.map(({ Kind, Href, VersionId, Since, Accepted, IsNew }) => (
        <li key={Kind}>
          <a href={Href} target="_blank" rel="noopener">
            {t(names[Kind])}
            <span className="visually-hidden"> {t('TERMS_OPENS_BESIDE')}</span>
          </a>
          {Accepted !== null && (
            <span className={IsNew ? 'badge badge-warning' : 'badge badge-plain'}>
              {t(IsNew ? 'TERMS_NEW' : 'TERMS_SAME')}
            </span>
          )}
          <span className="small muted">
            {t('SITE_LEGAL_VERSION', { version: VersionId, date: say.date(Since) })}
            {IsNew && Accepted !== null && ` · ${t('TERMS_ACCEPTED', { version: Accepted })}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
