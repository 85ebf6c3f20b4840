/** Home page of the public site: search box, services, organisation's content and recent disclosures. */
import { formatNumber } from '#platform/web/i18n/format.ts';
import type { SitePage } from '../../rules/page.ts';
import { Island } from '../islands/island.tsx';
import { DisclosureList } from '../parts/disclosure-list.tsx';
import { HomeBlocks } from '../parts/home-blocks.tsx';
import { Icon } from '../parts/icon.tsx';
import { ServiceCard } from '../parts/service-card.tsx';
import { useSiteFormat } from '../use-site-format.ts';
import { useSiteText } from '../use-site-text.ts';
import { HowItWorks } from './how-it-works.tsx';

type Props = { page: Extract<SitePage, { Name: 'home' }> };

function Hero({ page: { ValidCount: validCount, Content } }: Props) {
  const t = useSiteText();
  const text = useSiteFormat();
  const count = t('SITE_VALID_COUNT', { count: formatNumber(validCount) });
  return (
    <section className="hero">
      <h1>{text.text(Content.Title) || t('SITE_HOME_TITLE')}</h1>
      <p className="hero-lead">{text.text(Content.Lead) || t('SITE_HOME_LEAD')}</p>
      <Island name="CheckBox" props={{}} />
      <p className="small faint num">
        {validCount > 0 ? `${count} · ${t('SITE_SCRIPTS')}` : t('SITE_SCRIPTS')} ·{' '}
        <a href="/check">{t('SITE_CHECK_MANY')}</a>
      </p>
    </section>
  );
}

export function HomePage({ page }: Props) {
  const t = useSiteText();
  return (
    <>
      <Hero page={page} />
      <div className="wrap">
        {page.Services.length > 0 && (
          <section>
            <div className="section-head">
              <h2>{t('SITE_NAV_SERVICES')}</h2>
              <a href="/services">
                {t('SITE_ALL_SERVICES')}
                <Icon name="arrow" />
              </a>
            </div>
            <ul className="service-cards">
              {page.Services.slice(0, 3).map((service) => (
                <ServiceCard key={service.ServiceKey} service={service} level={3} />
              ))}
            </ul>
          </section>
        )}
        <HowItWorks />
        <HomeBlocks blocks={page.Content.Blocks} />
        {page.Disclosures.length > 0 && (
          <section>
            <div className="section-head">
              <h2>{t('SITE_RECENT_DISCLOSURES')}</h2>
              <a href="/disclosure">
                {t('SITE_ALL_DISCLOSURES')}
                <Icon name="arrow" />
              </a>
            </div>
            <DisclosureList rows={page.Disclosures} />
          </section>
        )}
      </div>
    </>
  );
}
