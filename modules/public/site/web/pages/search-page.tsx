/** Public register page: filters, table of certificates and pagination. */
import { formatNumber } from '#platform/web/i18n/format.ts';
import type { SitePage } from '../../rules/page.ts';
import { Empty } from '../parts/empty.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { Pager } from '../parts/pager.tsx';
import { searchAddress } from '../search-address.ts';
import { useSiteText } from '../use-site-text.ts';
import { RegisterTable } from './register-table.tsx';
import { SearchForm } from './search-form.tsx';

type Props = { page: Extract<SitePage, { Name: 'search' }> };

function NothingFound({ query }: { query: Props['page']['Query'] }) {
  const t = useSiteText();
  const isWhole = searchAddress({ ...query, PageSize: 10 }, 1) === '/search';
  return isWhole ? (
    <Empty icon="list" title={t('SITE_SEARCH_EMPTY')} text={t('SITE_SEARCH_EMPTY_TEXT')} />
  ) : (
    <Empty icon="search" title={t('SITE_SEARCH_NONE')} text={t('SITE_SEARCH_NONE_TEXT')}>
      <a className="button" href="/search">
        {t('SITE_SEARCH_CLEAR')}
      </a>
    </Empty>
  );
}

export function SearchPage({ page }: Props) {
  const t = useSiteText();
  const { Query, Result } = page;
  const count = { count: formatNumber(Result.Total) };
  return (
    <div className="wrap">
      <PageTitle title={t('SITE_SEARCH_TITLE')} lead={t('SITE_SEARCH_LEAD')} />
      <SearchForm page={page} />
      <p className="small search-many">
        <a href="/check">{t('SITE_CHECK_MANY')}</a>
      </p>
      {Result.Rows.length === 0 ? (
        <NothingFound query={Query} />
      ) : (
        <>
          <p className="found muted num">
            {Result.IsTotalCapped ? t('SITE_SEARCH_FOUND_MORE', count) : t('SITE_SEARCH_FOUND', count)}
          </p>
          <RegisterTable
            rows={Result.Rows}
            sort={Query.Sort ?? '-EffectiveDate'}
            href={(Sort) => searchAddress({ ...Query, Sort }, 1)}
          />
          <Pager
            page={Query.Page}
            last={Math.ceil(Result.Total / Query.PageSize)}
            href={(one) => searchAddress(Query, one)}
          />
        </>
      )}
    </div>
  );
}
