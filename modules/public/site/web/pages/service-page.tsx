/** Public page of one certification service: description, steps, fees, usual duration and a link to apply. */
import type { ReactNode } from 'react';
import type { PublicService } from '#modules/catalogue/services/rules/index.ts';
import { STEPS } from '#modules/catalogue/services/rules/index.ts';
import { formatMoney } from '#platform/web/i18n/format.ts';
import { ApplyLink } from '../layout/session-links.tsx';
import { KindBadge } from '../parts/kind-badge.tsx';
import { usualTime } from '../parts/usual-time.ts';
import { useSiteFormat } from '../use-site-format.ts';
import { useSiteText } from '../use-site-text.ts';

const paragraphs = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '');

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="service-part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Steps({ service }: { service: PublicService }) {
  const t = useSiteText();
  const lines = [
    t('SITE_STEP_SUBMIT'),
    ...(service.FromCents > 0 ? [t(`SITE_STEP_PAY_${service.PaymentGate}`)] : []),
    ...STEPS.filter((step) => service.Steps.includes(step)).map((step) => t(`SITE_STEP_${step}`)),
    t(`SITE_STEP_PUBLISH_${service.Kind}`),
  ];
  return (
    <ol className="service-steps">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  );
}

const FEE_TYPES = ['INITIAL', 'SURVEILLANCE', 'RENEWAL', 'SPECIAL'] as const;

/** Says when a fee falls due: for surveillance, renewal and special assessments, which come after the first decision. */
function useFeeNote({ Cycle }: PublicService) {
  const t = useSiteText();
  const { list } = useSiteFormat();
  return (type: (typeof FEE_TYPES)[number]): string => {
    if (type === 'SPECIAL') return t('SITE_FEE_SPECIAL');
    if (!Cycle || type === 'INITIAL') return '';
    if (type === 'RENEWAL') return t('SITE_FEE_RENEWAL', { months: Cycle.ValidMonths });
    return Cycle.SurveillanceMonths.length > 0
      ? t('SITE_FEE_SURVEILLANCE', { months: list(Cycle.SurveillanceMonths.map(String)) })
      : '';
  };
}

type FeeLineProps = { label: string; note: string; cents: number; isTotal?: boolean };

function FeeLine({ label, note, cents, isTotal = false }: FeeLineProps) {
  return (
    <div data-total={isTotal || undefined}>
      <dt>
        {label}
        {note && <span className="muted fee-note">{note}</span>}
      </dt>
      <dd className="num">{formatMoney(cents)}</dd>
    </div>
  );
}

function Fees({ service }: { service: PublicService }) {
  const t = useSiteText();
  const noteOf = useFeeNote(service);
  const feeOf = (type: string) => service.Fees.find((one) => one.AssessmentType === type)?.AmountCents;
  const fees = FEE_TYPES.flatMap((type) => {
    const cents = feeOf(type);
    return cents === undefined ? [] : [{ type, cents }];
  });
  if (fees.length === 0) return null;
  const [initial, surveillance] = [feeOf('INITIAL'), feeOf('SURVEILLANCE')];
  const { Cycle, CertificateCents } = service;
  const visits = Cycle?.SurveillanceMonths.length ?? 0;
  return (
    <Part title={t('SITE_SERVICE_FEES')}>
      <dl className="fees">
        {fees.map(({ type, cents }) => (
          <FeeLine key={type} label={t(`SITE_TYPE_${type}`)} note={noteOf(type)} cents={cents} />
        ))}
        {CertificateCents > 0 && (
          <FeeLine label={t('SITE_FEE_CERTIFICATE')} note="" cents={CertificateCents} />
        )}
        {Cycle && visits > 0 && initial !== undefined && surveillance !== undefined && (
          <FeeLine
            label={t('SITE_FEE_TOTAL', { months: Cycle.ValidMonths })}
            note={t('SITE_FEE_TOTAL_TEXT', { count: visits })}
            cents={initial + visits * surveillance + CertificateCents}
            isTotal
          />
        )}
      </dl>
    </Part>
  );
}

function Summary({ service }: { service: PublicService }) {
  const t = useSiteText();
  return (
    <aside className="card service-summary">
      <dl>
        <div>
          <dt>{t('SITE_SERVICE_TIME')}</dt>
          <dd>{usualTime(service.UsualDays, t)}</dd>
        </div>
        <div>
          <dt>{t('SITE_SERVICE_FIRST_FEE')}</dt>
          <dd className="num">{formatMoney(service.FromCents)}</dd>
        </div>
        <div>
          <dt>{t('SITE_SERVICE_ISSUES')}</dt>
          <dd>{t(`SITE_KIND_${service.Kind}`)}</dd>
        </div>
      </dl>
      <ApplyLink text={t('SITE_SERVICE_APPLY')} serviceKey={service.ServiceKey} />
      <a className="button" href={`/search?service=${service.ServiceKey}`}>
        {t('SITE_SERVICE_HOLDERS')}
      </a>
    </aside>
  );
}

export function ServicePage({ service }: { service: PublicService }) {
  const t = useSiteText();
  const message = useSiteFormat();
  return (
    <div className="wrap">
      <p className="crumb">
        <a href="/services">{t('SITE_NAV_SERVICES')}</a>
      </p>
      <div className="page-title">
        <KindBadge kind={service.Kind} />
        <h1>{message.text(service.Name)}</h1>
        {message.text(service.NameExtra) && (
          <p className="service-extra">{message.text(service.NameExtra)}</p>
        )}
        <p>{message.text(service.Summary)}</p>
      </div>
      <div className="service-columns">
        <div>
          <Part title={t('SITE_SERVICE_WHAT')}>
            {paragraphs(message.text(service.Description)).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Part>
          <Part title={t('SITE_SERVICE_WHO')}>
            {paragraphs(message.text(service.WhoFor)).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Part>
          <Part title={t('SITE_SERVICE_STEPS')}>
            <Steps service={service} />
          </Part>
          {service.DocumentsNeeded.length > 0 && (
            <Part title={t('SITE_SERVICE_DOCUMENTS')}>
              <ul className="ticks">
                {service.DocumentsNeeded.map((one) => (
                  <li key={one.EN}>{message.text(one)}</li>
                ))}
              </ul>
            </Part>
          )}
          <Fees service={service} />
        </div>
        <Summary service={service} />
      </div>
    </div>
  );
}
