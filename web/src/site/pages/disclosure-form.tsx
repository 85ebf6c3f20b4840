import type { SitePage } from '@assay/shared/site/page.ts';
import { DateField, Select } from '../parts/filter-fields.tsx';
import { Icon } from '../parts/icon.tsx';
import { useSay } from '../use-say.ts';
import { useSiteText } from '../use-site-text.ts';

type Props = { page: Extract<SitePage, { Name: 'disclosure' }>; isNarrowed: boolean };

/** A plain GET form, as the register's. */
export function DisclosureForm({ page, isNarrowed }: Props) {
  const t = useSiteText();
  const say = useSay();
  const { Query, Services } = page;
  return (
    <form className="card search-form disclosure-form" action="/disclosure" method="get">
      <label className="field search-words">
        <span>{t('SITE_DISCLOSURE_WHAT')}</span>
        <input type="search" name="q" defaultValue={Query.Search} maxLength={200} autoComplete="off" />
      </label>
      <Select name="service" label={t('SITE_SEARCH_SERVICE')} value={Query.ServiceKey ?? ''}>
        <option value="">{t('SITE_SEARCH_ALL')}</option>
        {Services.map((service) => (
          <option key={service.ServiceKey} value={service.ServiceKey}>
            {say.text(service.Name)}
          </option>
        ))}
      </Select>
      <DateField name="from" label={t('SITE_DISCLOSURE_FROM')} value={Query.From} />
      <DateField name="to" label={t('SITE_DISCLOSURE_TO')} value={Query.To} />
      <div className="search-buttons">
        <button type="submit" className="button primary">
          <Icon name="search" />
          {t('SITE_SEARCH_SUBMIT')}
        </button>
        {isNarrowed && (
          <a className="button ghost" href="/disclosure">
            {t('SITE_SEARCH_CLEAR')}
          </a>
        )}
      </div>
    </form>
  );
}
