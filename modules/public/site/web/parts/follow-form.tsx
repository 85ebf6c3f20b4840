import { useSiteText } from '../use-site-text.ts';

type Props = { number: string; code: string; email?: string; problem?: string };

/**
 * Form to follow a certificate: asks for an email address, which has to be confirmed by a link before
 * notifications are sent.
 */
export function FollowForm({ number, code, email = '', problem }: Props) {
  const t = useSiteText();
  return (
    <form className="follow-form" action="/follow" method="post">
      <input type="hidden" name="number" value={number} />
      {code && <input type="hidden" name="c" value={code} />}
      <label className="field">
        <span>{t('FOLLOW_EMAIL')}</span>
        <input
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          defaultValue={email}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? 'follow-problem' : undefined}
        />
      </label>
      {problem && (
        <p id="follow-problem" className="problem" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" className="button">
        {t('FOLLOW_SUBMIT')}
      </button>
    </form>
  );
}
