/**
 * Step of the public site's dialog for new terms that asks a signed-in user to accept, sign out or decline;
 * acceptance leads back to the interrupted page of the app.
 */
import { type RefObject, useEffect, useState } from 'react';
import { acceptedVersions, isFirstAcceptance, type TermsChange } from '#modules/public/content/web/index.ts';
import type { UserInfo } from '#platform/common/session/contract.ts';
import { consumeTermsReturn } from '#platform/web/session/terms-return.ts';
import type { IslandTextKey } from '../island-texts.ts';
import { useSite } from '../site-context.ts';
import { useIslandText } from '../use-island-text.ts';
import { useSiteFormat } from '../use-site-format.ts';
import { api } from './api.ts';

const names = { TERMS: 'SITE_TERMS_TITLE', PRIVACY: 'SITE_COOKIES_MORE' } as const;

type Props = {
  changes: readonly TermsChange[];
  load: () => Promise<TermsChange[] | null>;
  onNewer: (news: TermsChange[]) => void;
  onDecline: () => void;
  title: RefObject<HTMLHeadingElement | null>;
  /** The user has returned to this step: its title gets the focus again. */
  isBack: boolean;
};

/** Shows the changed texts and the buttons to accept or decline. */
export function TermsQuestion({ changes, load, onNewer, onDecline, title, isBack }: Props) {
  const t = useIslandText();
  const { Language } = useSite();
  const [problem, setProblem] = useState<IslandTextKey | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (isBack) title.current?.focus();
  }, [isBack, title]);

  const accept = async () => {
    if (changes.length === 0) return;
    setBusy(true);
    setProblem(null);
    const user = await api<UserInfo>('POST', '/user/update/terms', Language, acceptedVersions(changes));
    if (user) return window.location.assign(consumeTermsReturn() ?? '/dashboard');
    const fresh = await load();
    const isNewer = fresh !== null && JSON.stringify(fresh) !== JSON.stringify(changes);
    if (isNewer) onNewer(fresh);
    setProblem(isNewer ? 'ERR_TERMS_NEWER' : 'SITE_TERMS_UPDATE_FAILED');
    setBusy(false);
  };
  const isFirst = isFirstAcceptance(changes);
  return (
    <>
      <h2 id="terms-title" ref={title} tabIndex={-1}>
        {t(isFirst ? 'SITE_TERMS_FIRST_TITLE' : 'SITE_TERMS_UPDATE_TITLE')}
      </h2>
      <p>{t(isFirst ? 'SITE_TERMS_FIRST_TEXT' : 'SITE_TERMS_UPDATE_TEXT')}</p>
      <ChangeList changes={changes} />
      {problem && (
        <p className="problem" role="alert">
          {t(problem)}
        </p>
      )}
      <div className="window-buttons">
        <a className="button" href="/logout">
          {t('SITE_TERMS_UPDATE_SIGN_OUT')}
        </a>
        <button type="button" className="button primary" disabled={isBusy} onClick={accept}>
          {t('SITE_TERMS_UPDATE_ACCEPT')}
        </button>
      </div>
      <button type="button" className="quiet-link" disabled={isBusy} onClick={onDecline}>
        {t('TERMS_DECLINE')}
      </button>
    </>
  );
}

function ChangeList({ changes }: { changes: readonly TermsChange[] }) {
  const t = useIslandText();
  const text = useSiteFormat();
  return (
    <ul className="terms-news">
      {changes.map(({ Kind, Href, VersionId, Since, Accepted, IsNew }) => (
        <li key={Kind}>
          <a href={Href} target="_blank" rel="noopener">
            {t(names[Kind])}
            <span className="visually-hidden"> {t('TERMS_OPENS_IN_NEW_TAB')}</span>
          </a>
          {Accepted !== null && (
            <span className={IsNew ? 'badge badge-warning' : 'badge badge-plain'}>
              {t(IsNew ? 'TERMS_NEW' : 'TERMS_SAME')}
            </span>
          )}
          <span className="small muted">
            {t('SITE_LEGAL_VERSION', { version: VersionId, date: text.date(Since) })}
            {IsNew && Accepted !== null && ` · ${t('TERMS_ACCEPTED', { version: Accepted })}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
