import { useCallback, useEffect, useRef, useState } from 'react';
import type { LegalDocument } from '#modules/public/content/rules/index.ts';
import { type TermsChange, termsChanges } from '#modules/public/content/web/index.ts';
import type { UserInfo } from '#platform/common/session/contract.ts';
import { getToken } from '#platform/web/session/token.ts';
import { useSite } from '../site-context.ts';
import { useIslandText } from '../use-island-text.ts';
import { api } from './api.ts';
import { TermsLeave } from './terms-leave.tsx';
import { TermsQuestion } from './terms-question.tsx';

/**
 * Dialog on the public home page that asks signed-in users to accept new terms or leave; the app redirects
 * users here who have not accepted them.
 */
export function TermsUpdate() {
  const { Language } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [news, setNews] = useState<TermsChange[] | null>(null);
  const [view, setView] = useState<'FIRST' | 'TERMS' | 'LEAVE' | 'CLOSED'>('FIRST');

  const load = useCallback(async (): Promise<TermsChange[] | null> => {
    const user = await api<UserInfo>('GET', '/user/info', Language);
    if (!user?.IsTCUpdated) return null;
    const [terms, privacy] = await Promise.all(
      ['terms-and-condition', 'privacy'].map((name) =>
        api<LegalDocument>('GET', `/cms/get/${name}.json`, Language),
      ),
    );
    return terms && privacy ? termsChanges(user, terms, privacy) : null;
  }, [Language]);

  useEffect(() => {
    if (getToken() === null) return;
    void load().then((found) => {
      if (!found) return;
      setNews(found);
      whenFree(() => {
        if (!dialog.current || dialog.current.open) return;
        dialog.current.showModal();
        // Focuses the title first, not the close button.
        title.current?.focus();
      });
    });
  }, [load]);

  const isQuestion = view === 'FIRST' || view === 'TERMS';
  return (
    <dialog ref={dialog} className="window" aria-labelledby="terms-title">
      {isQuestion && (
        <TermsQuestion
          changes={news ?? []}
          load={load}
          onNewer={setNews}
          onDecline={() => setView('LEAVE')}
          title={title}
          isBack={view === 'TERMS'}
        />
      )}
      {view === 'LEAVE' && <TermsLeave onBack={() => setView('TERMS')} onClosed={() => setView('CLOSED')} />}
      {view === 'CLOSED' && <Closed onDone={() => dialog.current?.close()} />}
    </dialog>
  );
}

/** Confirmation after closing the account: the user is signed out, and the page behind is public. */
function Closed({ onDone }: { onDone: () => void }) {
  const t = useIslandText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <h2 id="terms-title" ref={title} tabIndex={-1}>
        {t('CLOSE_DONE')}
      </h2>
      <div className="window-buttons">
        <button type="button" className="button primary" onClick={onDone}>
          {t('SITE_CLOSE')}
        </button>
      </div>
    </>
  );
}

/** Opens the dialog after the cookie consent dialog, so that only one is shown at a time. */
function whenFree(open: () => void): void {
  const other = document.querySelector<HTMLDialogElement>('dialog[open]');
  if (other) other.addEventListener('close', open, { once: true });
  else open();
}
