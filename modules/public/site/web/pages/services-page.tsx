import type { PublicService } from '#modules/catalogue/services/rules/offer-contract.ts';
import { Empty } from '../parts/empty.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { ServiceCard } from '../parts/service-card.tsx';
import { TagLinks } from '../parts/tag-links.tsx';
import { tagsOf } from '../parts/tags-of.ts';
import { useSiteText } from '../use-site-text.ts';
import { HowItWorks } from './how-it-works.tsx';

type Props = { services: readonly PublicService[]; tag: string | null };

export function ServicesPage({ services, tag }: Props) {
  const t = useSiteText();
  const tags = tagsOf(services);
  const shown = services.filter((one) => !tag || one.Tags.some(({ TagCode }) => TagCode === tag));
  return (
    <div className="wrap">
      <PageTitle title={t('SITE_NAV_SERVICES')} lead={t('SITE_SERVICES_LEAD')} />
      {services.length === 0 ? (
        <Empty icon="list" title={t('SITE_NAV_SERVICES')} text={t('SITE_SERVICES_NONE')} />
      ) : (
        <>
          {tags.length > 1 && <TagLinks tags={tags} chosen={tag} />}
          <ul className="service-cards">
            {shown.map((service) => (
              <ServiceCard key={service.ServiceKey} service={service} level={2} />
            ))}
          </ul>
        </>
      )}
      <HowItWorks />
    </div>
  );
}
