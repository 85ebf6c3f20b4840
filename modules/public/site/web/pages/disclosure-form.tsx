import type { SitePage } from '../../rules/page.ts';
import { DateField } from '../parts/filter-fields.tsx';
import { FilterForm } from '../parts/filter-form.tsx';
import { useSiteText } from '../use-site-text.ts';

type Props = { page: Extract<SitePage, { Name: 'disclosure' }>; isNarrowed: boolean };

/** Whose documents, for which service, published when. */
export function DisclosureForm({ page: { Query, Services }, isNarrowed }: Props) {
  const t = useSiteText();
  return (
    <FilterForm
      action="/disclosure"
      className="disclosure-form"
      label={t('SITE_DISCLOSURE_WHAT')}
      words={Query.Search}
      services={Services}
      serviceKey={Query.ServiceKey}
      isNarrowed={isNarrowed}
    >
      <DateField name="from" label={t('SITE_DISCLOSURE_FROM')} value={Query.From} />
      <DateField name="to" label={t('SITE_DISCLOSURE_TO')} value={Query.To} />
    </FilterForm>
  );
}
