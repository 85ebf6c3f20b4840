/**
 * Card of one certification service on the home and services pages: name, summary, usual duration and fee,
 * linking to its page.
 */
import type { PublicService } from '#modules/catalogue/services/rules/index.ts';
import { formatAmount } from '#platform/web/i18n/format.ts';
import { useSiteFormat } from '../use-site-format.ts';
import { useSiteText } from '../use-site-text.ts';
import { KindBadge } from './kind-badge.tsx';
import { usuallyTakes } from './usual-time.ts';

export function ServiceCard({ service, level }: { service: PublicService; level: 2 | 3 }) {
  const t = useSiteText();
  const text = useSiteFormat();
  const Heading = `h${level}` as const;
  return (
    <li className="card service-card">
      <KindBadge kind={service.Kind} />
      <Heading>
        <a href={`/service/view/${service.ServiceKey}`}>{text.text(service.Name)}</a>
      </Heading>
      {text.text(service.NameExtra) && <p className="service-extra">{text.text(service.NameExtra)}</p>}
      <p className="muted">{text.text(service.Summary)}</p>
      <p className="faint small num">
        {`${usuallyTakes(service.UsualDays, t)} · ${t('SITE_FROM_FEE', { amount: formatAmount(service.FromCents) })}`}
      </p>
    </li>
  );
}
