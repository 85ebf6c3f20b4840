import { Island } from '../islands/island.tsx';
import { Icon } from '../parts/icon.tsx';
import { useSiteText } from '../use-site-text.ts';

function TryAgain({ number, code }: { number: string; code: string }) {
  const t = useSiteText();
  return (
    <form className="card try-again" action="/verify" method="get">
      <h2>{t('SITE_UNKNOWN_TRY')}</h2>
      <label className="field">
        <span>{t('SITE_UNKNOWN_NUMBER')}</span>
        <input
          name="number"
          required
          maxLength={40}
          defaultValue={number}
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <label className="field">
        <span>{t('SITE_UNKNOWN_CODE')}</span>
        <input
          name="c"
          maxLength={40}
          defaultValue={code}
          autoComplete="off"
          spellCheck={false}
          aria-describedby="code-help"
        />
        <small id="code-help" className="faint">
          {t('SITE_UNKNOWN_CODE_HELP')}
        </small>
      </label>
      <button type="submit" className="button primary">
        {t('SITE_CHECK')}
      </button>
    </form>
  );
}

/**
 * Verification page for a number that cannot be confirmed: states possible reasons, never that a document is
 * false, and offers another try and help.
 */
export function UnknownPage({ number, code }: { number: string; code: string }) {
  const t = useSiteText();
  return (
    <div className="wrap verify">
      <section className="verdict tone-plain">
        <span className="verdict-sign">
          <Icon name="question" size="huge" />
        </span>
        <div>
          <h1>{t('SITE_UNKNOWN_TITLE')}</h1>
          <p className="verdict-meaning">
            {code ? t('SITE_UNKNOWN_CODE_TEXT', { number, code }) : t('SITE_UNKNOWN_TEXT', { number })}
          </p>
        </div>
      </section>
      <div className="verify-columns">
        <section className="card why">
          <h2>{t('SITE_UNKNOWN_WHY')}</h2>
          <ul>
            <li>{t('SITE_UNKNOWN_WHY_1')}</li>
            <li>{t('SITE_UNKNOWN_WHY_2')}</li>
            <li>{t('SITE_UNKNOWN_WHY_3')}</li>
          </ul>
          <p>
            {t('SITE_UNKNOWN_REPORT')} <a href="/contact">{t('SITE_UNKNOWN_REPORT_LINK')}</a>
          </p>
          <a className="button" href="/search">
            <Icon name="search" />
            {t('SITE_UNKNOWN_SEARCH')}
          </a>
        </section>
        <aside>
          <TryAgain number={number} code={code} />
          <Island name="FileCheck" props={{ expected: null }} />
        </aside>
      </div>
    </div>
  );
}
