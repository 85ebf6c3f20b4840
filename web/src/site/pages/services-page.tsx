import type { PublicService } from '@assay/shared/register/contract.ts';
import { Empty } from '../parts/empty.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { ServiceCard } from '../parts/service-card.tsx';
import { useSiteText } from '../use-site-text.ts';
import { HowItWorks } from './how-it-works.tsx';

export function ServicesPage({ services }: { services: readonly PublicService[] }) {
  const t = useSiteText();
  return (
    <div className="wrap">
      <PageTitle title={t('SITE_NAV_SERVICES')} lead={t('SITE_SERVICES_LEAD')} />
      {services.length === 0 ? (
        <Empty icon="list" title={t('SITE_NAV_SERVICES')} text={t('SITE_SERVICES_NONE')} />
      ) : (
        <ul className="service-cards">
          {services.map((service) => (
            <ServiceCard key={service.ServiceKey} service={service} level={2} />
          ))}
        </ul>
      )}
      <HowItWorks />
    </div>
  );
}
