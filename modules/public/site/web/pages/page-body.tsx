import type { SitePage } from '../../rules/page.ts';
import { CheckPage } from './check-page.tsx';
import { ContactPage } from './contact-page.tsx';
import { DisclosurePage } from './disclosure-page.tsx';
import { FaqPage } from './faq-page.tsx';
import { FaultPage } from './fault-page.tsx';
import { FollowPage } from './follow-page.tsx';
import { HomePage } from './home-page.tsx';
import { LegalPage } from './legal-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { SearchPage } from './search-page.tsx';
import { ServicePage } from './service-page.tsx';
import { ServicesPage } from './services-page.tsx';
import { UnknownPage } from './unknown-page.tsx';
import { VerifyPage } from './verify-page.tsx';

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
