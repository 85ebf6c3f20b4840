import type { SitePage } from '@assay/shared/site/page.ts';
import { DisclosureList } from '../parts/disclosure-list.tsx';
import { Empty } from '../parts/empty.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { Pager } from '../parts/pager.tsx';
import { useSiteText } from '../use-site-text.ts';

export function DisclosurePage({ page }: { page: Extract<SitePage, { Name: 'disclosure' }> }) {
  const t = useSiteText();
  const { Query, Result } = page;
  return (
    <div className="wrap">
      <PageTitle title={t('SITE_DISCLOSURE_TITLE')} lead={t('SITE_DISCLOSURE_LEAD')} />
      {Result.Rows.length === 0 ? (
        <Empty icon="file" title={t('SITE_DISCLOSURE_NONE')} text={t('SITE_DISCLOSURE_NONE_TEXT')} />
      ) : (
        <>
          <DisclosureList rows={Result.Rows} />
          <Pager
            page={Query.Page}
            last={Math.ceil(Result.Total / Query.PageSize)}
            href={(one) => (one === 1 ? '/disclosure' : `/disclosure?page=${one}`)}
          />
        </>
      )}
    </div>
  );
}
