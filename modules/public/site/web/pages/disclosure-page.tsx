/**
 * Public page that lists disclosure documents for download, with filters by organisation, service and
 * publication date.
 */
import type { DisclosureQuery, SitePage } from '../../rules/page.ts';
import { DisclosureList } from '../parts/disclosure-list.tsx';
import { Empty } from '../parts/empty.tsx';
import { DateField } from '../parts/filter-fields.tsx';
import { FilterForm } from '../parts/filter-form.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { Pager } from '../parts/pager.tsx';
import { useSiteText } from '../use-site-text.ts';

type Props = { page: Extract<SitePage, { Name: 'disclosure' }>; isNarrowed: boolean };

/** Filters by organisation, service and publication date. */
function DisclosureForm({ page: { Query, Services }, isNarrowed }: Props) {
  const t = useSiteText();
  return (
    <FilterForm
      action="/disclosure"
      className="disclosure-form"
      label={t('SITE_DISCLOSURE_WHAT')}
      searchText={Query.Search}
      services={Services}
      serviceKey={Query.ServiceKey}
      isNarrowed={isNarrowed}
    >
      <DateField name="from" label={t('SITE_DISCLOSURE_FROM')} value={Query.From} />
      <DateField name="to" label={t('SITE_DISCLOSURE_TO')} value={Query.To} />
    </FilterForm>
  );
}

const isNarrowed = ({ Search, ServiceKey, From, To }: DisclosureQuery): boolean =>
  Boolean(Search || ServiceKey || From || To);

function addressOf({ Search, ServiceKey, From, To }: DisclosureQuery, page: number): string {
  const fields = {
    q: Search,
    service: ServiceKey,
    from: From,
    to: To,
    page: page === 1 ? undefined : String(page),
  };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value) params.set(name, value);
  return params.size === 0 ? '/disclosure' : `/disclosure?${params}`;
}

function Nothing({ query }: { query: DisclosureQuery }) {
  const t = useSiteText();
  if (!isNarrowed(query))
    return <Empty icon="file" title={t('SITE_DISCLOSURE_NONE')} text={t('SITE_DISCLOSURE_NONE_TEXT')} />;
  return (
    <Empty icon="search" title={t('SITE_DISCLOSURE_NO_MATCH')} text={t('SITE_DISCLOSURE_NO_MATCH_TEXT')}>
      <a className="button" href="/disclosure">
        {t('SITE_SEARCH_CLEAR')}
      </a>
    </Empty>
  );
}

export function DisclosurePage({ page }: { page: Extract<SitePage, { Name: 'disclosure' }> }) {
  const t = useSiteText();
  const { Query, Result } = page;
  const isEmpty = Result.Rows.length === 0;
  return (
    <div className="wrap">
      <PageTitle title={t('SITE_DISCLOSURE_TITLE')} lead={t('SITE_DISCLOSURE_LEAD')} />
      {(!isEmpty || isNarrowed(Query)) && <DisclosureForm page={page} isNarrowed={isNarrowed(Query)} />}
      {isEmpty ? (
        <Nothing query={Query} />
      ) : (
        <>
          <DisclosureList rows={Result.Rows} />
          <Pager
            page={Query.Page}
            last={Math.ceil(Result.Total / Query.PageSize)}
            href={(one) => addressOf(Query, one)}
          />
        </>
      )}
    </div>
  );
}
