/**
 * Public page that checks many certificate numbers at once: form for pasted or uploaded numbers, and the
 * result as a table or CSV file.
 */
import { CHECK_LIMIT, type CheckPage as CheckFacts } from '#modules/public/register/rules/index.ts';
import { formatNumber } from '#platform/web/i18n/format.ts';
import { Icon } from '../parts/icon.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { type SiteTranslate, useSiteText } from '../use-site-text.ts';
import { CheckResult } from './check-result.tsx';

type Problem = NonNullable<CheckFacts['Problem']>;

function problemText({ Code, Params }: Problem, t: SiteTranslate): string {
  switch (Code) {
    case 'EMPTY':
      return t('SITE_MANY_EMPTY');
    case 'TOO_BIG':
      return t('SITE_MANY_TOO_BIG');
    case 'TOO_OFTEN':
      return t('SITE_TOO_OFTEN', Params);
    case 'TOO_MANY':
      return t('SITE_MANY_TOO_MANY', {
        count: formatNumber(Number(Params.count)),
        limit: formatNumber(Number(Params.limit)),
      });
  }
}

/** Form that uploads its file without scripts; the result page shows the list again for corrections. */
function CheckForm({ page }: { page: CheckFacts }) {
  const t = useSiteText();
  const { Problem, Numbers, Result } = page;
  return (
    <form className="card many-form" action="/check" method="post" encType="multipart/form-data">
      <label className="field">
        <span>{t('SITE_MANY_NUMBERS')}</span>
        <textarea
          name="numbers"
          rows={Result ? 4 : 8}
          defaultValue={Numbers}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="characters"
          placeholder={'QM-2025-00001\nGF-2025-00017, 4KD7M2XQ9A'}
          aria-invalid={Problem !== null}
          aria-describedby={Problem ? 'numbers-problem numbers-help' : 'numbers-help'}
        />
        <small id="numbers-help" className="faint">
          {t('SITE_MANY_NUMBERS_HELP')}
        </small>
      </label>
      {Problem && (
        <p id="numbers-problem" className="problem" role="alert">
          {problemText(Problem, t)}
        </p>
      )}
      <label className="field">
        <span>{t('SITE_MANY_FILE')}</span>
        <input type="file" name="file" accept=".csv,.txt,text/csv,text/plain" className="file-field" />
      </label>
      <div className="many-buttons">
        <button type="submit" className="button primary">
          <Icon name="search" />
          {t('SITE_MANY_CHECK')}
        </button>
        <button type="submit" name="as" value="csv" className="button">
          <Icon name="download" />
          {t('SITE_MANY_CSV')}
        </button>
      </div>
    </form>
  );
}

export function CheckPage({ page }: { page: CheckFacts }) {
  const t = useSiteText();
  return (
    <div className="wrap">
      <PageTitle
        title={t('SITE_MANY_TITLE')}
        lead={t('SITE_MANY_LEAD', { limit: formatNumber(CHECK_LIMIT) })}
      />
      {page.Result && <CheckResult result={page.Result} />}
      <CheckForm page={page} />
    </div>
  );
}
