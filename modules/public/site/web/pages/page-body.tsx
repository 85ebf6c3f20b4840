/**
 * Selects and renders the content of a public page by its name; contains the services, FAQ, not-found and
 * error pages itself.
 */
import type { PublicService } from '#modules/catalogue/services/rules/index.ts';
import { RichHtml } from '#modules/public/content/web/index.ts';
import type { SitePage } from '../../rules/page.ts';
import { Island } from '../islands/island.tsx';
import { Empty } from '../parts/empty.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { ServiceCard } from '../parts/service-card.tsx';
import { TagLinks } from '../parts/tag-links.tsx';
import { tagsOf } from '../parts/tags-of.ts';
import { useSite } from '../site-context.ts';
import { useSiteFormat } from '../use-site-format.ts';
import { useSiteText } from '../use-site-text.ts';
import { CheckPage } from './check-page.tsx';
import { ContactPage } from './contact-page.tsx';
import { DisclosurePage } from './disclosure-page.tsx';
import { FollowPage } from './follow-page.tsx';
import { HomePage } from './home-page.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LegalPage } from './legal-page.tsx';
import { SearchPage } from './search-page.tsx';
import { ServicePage } from './service-page.tsx';
import { UnknownPage } from './unknown-page.tsx';
import { VerifyPage } from './verify-page.tsx';

type ServicesPageProps = { services: readonly PublicService[]; tag: string | null };

function ServicesPage({ services, tag }: ServicesPageProps) {
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

function NotFoundPage() {
  const t = useSiteText();
  return (
    <div className="wrap narrow lost">
      <p className="lost-number" aria-hidden="true">
        404
      </p>
      <h1>{t('SITE_NOT_FOUND_TITLE')}</h1>
      <p className="muted">{t('SITE_NOT_FOUND_TEXT')}</p>
      <div className="lost-ways">
        <a className="button primary" href="/home">
          {t('SITE_NOT_FOUND_HOME')}
        </a>
        <a className="button" href="/search">
          {t('SITE_NAV_CHECK')}
        </a>
      </div>
    </div>
  );
}

function FaultPage() {
  const t = useSiteText();
  const { Path } = useSite();
  return (
    <div className="wrap narrow lost">
      <h1>{t('SITE_FAULT_TITLE')}</h1>
      <p className="muted">{t('SITE_FAULT_TEXT')}</p>
      <div className="lost-ways">
        <a className="button primary" href={Path}>
          {t('SITE_FAULT_AGAIN')}
        </a>
        <a className="button" href="/contact">
          {t('SITE_NAV_CONTACT')}
        </a>
      </div>
    </div>
  );
}

type Props = { page: Extract<SitePage, { Name: 'faq' }> };

/** FAQ page: answers collapse without scripts, and all are in the page for screen readers and search. */
function FaqPage({ page: { Groups, Search, Contact } }: Props) {
  const t = useSiteText();
  const message = useSiteFormat();
  const count = Groups.reduce((sum, { Questions }) => sum + Questions.length, 0);
  const isFew = Search !== '' && count <= 3;
  return (
    <div className="wrap narrow faq-page">
      <PageTitle title={t('SITE_FAQ_TITLE')} />
      <Island name="FaqSearch" props={{ search: Search, count }} />
      {Groups.map((group) => (
        <section key={group.Key} className="faq-group" data-faq-group>
          <h2>{message.text(group.Title)}</h2>
          <div className="card questions">
            {group.Questions.map((question) => (
              <details key={question.Key} id={question.Key} open={isFew} data-faq>
                <summary>
                  <h3>{message.text(question.Title)}</h3>
                </summary>
                <RichHtml className="prose" html={message.text(question.Answer)} />
              </details>
            ))}
          </div>
        </section>
      ))}
      {count === 0 && <p>{t('FAQ_FOUND_NONE')}</p>}
      <p className="muted">
        {t('SITE_FAQ_MORE', { email: Contact.Email })} <a href="/contact">{t('SITE_CONTACT_TITLE')}</a>
      </p>
    </div>
  );
}

export function PageBody({ page }: { page: SitePage }) {
  switch (page.Name) {
    case 'home':
      return <HomePage page={page} />;
    case 'services':
      return <ServicesPage services={page.Services} tag={page.Tag} />;
    case 'service':
      return <ServicePage service={page.Service} />;
    case 'search':
      return <SearchPage page={page} />;
    case 'verify':
      return page.Verdict.Certificate ? (
        <VerifyPage
          verdict={page.Verdict}
          certificate={page.Verdict.Certificate}
          code={page.Code}
          today={page.Today}
          log={page.Log}
          qr={page.Qr}
        />
      ) : (
        <UnknownPage number={page.Verdict.CertificateNo} code={page.Code} />
      );
    case 'check':
      return <CheckPage page={page} />;
    case 'follow':
      return <FollowPage page={page} />;
    case 'disclosure':
      return <DisclosurePage page={page} />;
    case 'contact':
      return <ContactPage page={page} />;
    case 'faq':
      return <FaqPage page={page} />;
    case 'privacy':
    case 'terms':
      return <LegalPage page={page} />;
    case 'fault':
      return <FaultPage />;
    case 'notFound':
      return <NotFoundPage />;
  }
}
