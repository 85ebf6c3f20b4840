import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ProfileView } from '#modules/identity/accounts/rules/index.ts';
import { clearAutoLogoutMessage, setToken } from '#platform/web/session/token.ts';
import { useSite } from '../site-context.ts';
import { useIslandText } from '../use-island-text.ts';
import { fetchApi } from './fetch-api.ts';

type Props = { profile: ProfileView; onClosed: () => void };
type Problem = { Text: string; IsProofOld?: boolean };

/**
 * Form on the public site with which a user who declines new terms closes the account: states what ends, or
 * why closing is not possible, and requires the user's email address.
 */
export function CloseForm({ profile, onClosed }: Props) {
  const t = useIslandText();
  const { Language } = useSite();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => field.current?.focus(), []);
  const { Reason, UnderWay, SubAccounts, PassedOn, PassedTo } = profile.Closing;
  if (Reason) return <p role="alert">{t(Reason, { list: UnderWay.map((one) => one.ApplicationNo) })}</p>;

  const refuse = (one: Problem) => {
    setProblem(one);
    field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (email.trim().toLowerCase() !== profile.Email.toLowerCase())
      return refuse({ Text: t('CLOSE_EMAIL_OTHER') });
    setBusy(true);
    setProblem(null);
    const answer = await fetchApi('POST', '/user/close', Language, { Email: email.trim() });
    setBusy(false);
    if ('data' in answer) {
      clearAutoLogoutMessage();
      setToken(null);
      return onClosed();
    }
    if (answer.error?.Reasons?.[0]?.Code === 'ERR_STEP_UP')
      return setProblem({ Text: t('TERMS_DECLINE_PROOF'), IsProofOld: true });
    refuse({
      Text: answer.error?.Fields?.[0]?.Message || answer.error?.Message || t('TERMS_DECLINE_FAILED'),
    });
  };
  return (
    <form className="close-form" onSubmit={submit} noValidate>
      <p>{t('CLOSE_TEXT')}</p>
      {SubAccounts > 0 && <p>{t('CLOSE_SUBS_END', { count: SubAccounts })}</p>}
      {PassedOn > 0 && PassedTo && <p>{t('CLOSE_SUBS_PASS', { count: PassedOn, name: PassedTo.Name })}</p>}
      <label>
        {t('CLOSE_CONFIRM', { email: profile.Email })}
        <input
          ref={field}
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          aria-invalid={problem !== null && !problem.IsProofOld}
          aria-describedby={problem ? 'close-problem' : undefined}
        />
      </label>
      {problem && (
        <p id="close-problem" className="problem" role="alert">
          {problem.Text}{' '}
          {problem.IsProofOld && <a href="/logout?redirect=%2Fhome">{t('TERMS_DECLINE_AGAIN')}</a>}
        </p>
      )}
      <button type="submit" className="button" disabled={isBusy}>
        {t('CLOSE_SUBMIT')}
      </button>
    </form>
  );
}
