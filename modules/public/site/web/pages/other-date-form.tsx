import { verifyPath } from '#modules/certification/certificates/rules/verify-path.ts';
import { useSiteText } from '../use-site-text.ts';

type Props = { number: string; code: string; on: string; today: string };

/** "What was its status when they bid?" A plain GET form. */
export function OtherDateForm({ number, code, on, today }: Props) {
  const t = useSiteText();
  return (
    <form className="card other-date" id="other-date" action={verifyPath(number)} method="get">
      <h2>{t('SITE_VERIFY_OTHER_DATE')}</h2>
      {code && <input type="hidden" name="c" value={code} />}
      <div className="other-date-fields">
        <input
          type="date"
          name="on"
          required
          max={today}
          defaultValue={on}
          aria-label={t('SITE_VERIFY_DATE')}
        />
        <button type="submit" className="button">
          {t('SITE_VERIFY_SHOW')}
        </button>
      </div>
    </form>
  );
}
