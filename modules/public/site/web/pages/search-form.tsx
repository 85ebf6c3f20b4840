/**
 * Filter form of the public register: text, service, tag, industry, status, dates and number of rows per
 * page.
 */
import { PAGE_SIZES } from '#platform/common/contract/list.ts';
import type { RegisterQuery, SitePage } from '../../rules/page.ts';
import { DateField, Select } from '../parts/filter-fields.tsx';
import { FilterForm } from '../parts/filter-form.tsx';
import { tagsOf } from '../parts/tags-of.ts';
import { useSiteFormat } from '../use-site-format.ts';
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

/** Shows all filters of the register: text, service, tag, industry, status, dates, page size. */
export function SearchForm({ page }: { page: Extract<SitePage, { Name: 'search' }> }) {
  const t = useSiteText();
  const text = useSiteFormat();
  const { Query, Services, Industries } = page;
  const tags = tagsOf(Services);
  return (
    <FilterForm
      action="/search"
      label={t('SITE_SEARCH_WHAT')}
      searchText={Query.Search}
      services={Services}
      serviceKey={Query.ServiceKey}
      isNarrowed={isNarrowed(Query)}
    >
      {tags.length > 0 && (
        <Select name="tag" label={t('SITE_TOPIC')} value={Query.TagCode ?? ''}>
          <option value="">{t('SITE_SEARCH_ALL')}</option>
          {tags.map((tag) => (
            <option key={tag.TagCode} value={tag.TagCode}>
              {text.text(tag.Name)}
            </option>
          ))}
        </Select>
      )}
      {Industries.length > 0 && (
        <Select name="industry" label={t('SITE_INDUSTRY')} value={Query.IndustryCode ?? ''}>
          <option value="">{t('SITE_SEARCH_ALL')}</option>
          {Industries.map((industry) => (
            <option key={industry.Code} value={industry.Code}>
              {text.text(industry.Name)}
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
    </FilterForm>
  );
}
