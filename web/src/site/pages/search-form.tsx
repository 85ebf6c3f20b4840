import { PAGE_SIZES } from '@assay/shared/contract/list.ts';
import type { RegisterQuery, SitePage } from '@assay/shared/site/page.ts';
import { DateField, Select } from '../parts/filter-fields.tsx';
import { Icon } from '../parts/icon.tsx';
import { tagsOf } from '../parts/tags-of.ts';
import { useSay } from '../use-say.ts';
import { useSiteText } from '../use-site-text.ts';

/** Statuses that a listed certificate can have. */
const statuses = ['VALID', 'SUSPENDED', 'EXPIRED', 'TERMINATED', 'WITHDRAWN', 'NOT_YET_VALID'] as const;

const isNarrowed = (query: RegisterQuery): boolean =>
  Boolean(
    query.Search ||
      query.ServiceKey ||
      query.TagCode ||
      query.IndustryCode ||
      query.Verdict ||
      query.From ||
      query.To,
  );

/** A plain GET form: the address says everything, with or without script. */
export function SearchForm({ page }: { page: Extract<SitePage, { Name: 'search' }> }) {
  const t = useSiteText();
  const say = useSay();
  const { Query, Services, Industries } = page;
  const tags = tagsOf(Services);
  return (
    <form className="card search-form" action="/search" method="get">
      <label className="field search-words">
        <span>{t('SITE_SEARCH_WHAT')}</span>
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
      {tags.length > 0 && (
        <Select name="tag" label={t('SITE_TOPIC')} value={Query.TagCode ?? ''}>
          <option value="">{t('SITE_SEARCH_ALL')}</option>
          {tags.map((tag) => (
            <option key={tag.TagCode} value={tag.TagCode}>
              {say.text(tag.Name)}
            </option>
          ))}
        </Select>
      )}
      {Industries.length > 0 && (
        <Select name="industry" label={t('SITE_INDUSTRY')} value={Query.IndustryCode ?? ''}>
          <option value="">{t('SITE_SEARCH_ALL')}</option>
          {Industries.map((industry) => (
            <option key={industry.Code} value={industry.Code}>
              {say.text(industry.Name)}
            </option>
          ))}
        </Select>
      )}
      <Select name="status" label={t('SITE_SEARCH_STATUS')} value={Query.Verdict ?? ''}>
        <option value="">{t('SITE_SEARCH_ALL')}</option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {t(`SITE_VERDICT_${status}`)}
          </option>
        ))}
      </Select>
      <DateField name="from" label={t('SITE_SEARCH_FROM')} value={Query.From} />
      <DateField name="to" label={t('SITE_SEARCH_TO')} value={Query.To} />
      <Select name="size" label={t('SITE_SEARCH_SIZE')} value={String(Query.PageSize)}>
        {PAGE_SIZES.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </Select>
      <div className="search-buttons">
        <button type="submit" className="button primary">
          <Icon name="search" />
          {t('SITE_SEARCH_SUBMIT')}
        </button>
        {isNarrowed(Query) && (
          <a className="button ghost" href="/search">
            {t('SITE_SEARCH_CLEAR')}
          </a>
        )}
      </div>
    </form>
  );
}
