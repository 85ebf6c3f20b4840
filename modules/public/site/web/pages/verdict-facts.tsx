/**
 * Details of a certificate on its verification page: holder with former names, service, scope, sites, dates,
 * disclosure document and evidence of authenticity.
 */

import type { ReactNode } from 'react';
import { certificateStatuses, isSameScope } from '#modules/applications/applications/rules/index.ts';
import type { VerdictView } from '#modules/public/register/rules/index.ts';
import { LANGUAGE_TAGS } from '#platform/common/i18n/language.ts';
import { Badge } from '../parts/badge.tsx';
import { Icon } from '../parts/icon.tsx';
import { machineLinks } from '../parts/machine-links.ts';
import { useSite } from '../site-context.ts';
import { useSiteFormat } from '../use-site-format.ts';
import { useSiteText } from '../use-site-text.ts';
import type { Certificate } from './certificate.ts';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The holder's registered names: English, and Chinese in the reader's script. */
function Holder({ certificate }: { certificate: Certificate }) {
  const { Language } = useSite();
  const { OrgName, BranchName } = certificate;
  const script = Language === 'CHS' ? 'CHS' : 'CHT';
  const chinese = OrgName[script] || OrgName.CHT || OrgName.CHS;
  const branch = BranchName[Language] || BranchName.EN;
  const names = [
    { Lang: 'en', Name: OrgName.EN },
    { Lang: LANGUAGE_TAGS[script], Name: chinese },
  ].filter((one) => one.Name !== '');
  const ordered = Language === 'EN' ? names : names.reverse();
  return (
    <>
      {ordered.map((one, at) => (
        <span key={one.Lang} lang={one.Lang} className={at === 0 ? 'holder' : 'holder-other'}>
          {one.Name}
        </span>
      ))}
      {branch && <span className="muted">{branch}</span>}
    </>
  );
}

/** Former names, so that readers with an older document recognise the holder. */
function FormerNames({ certificate }: { certificate: Certificate }) {
  const t = useSiteText();
  const text = useSiteFormat();
  const names = [...new Set(certificate.FormerNames.map(text.text))];
  if (names.length === 0) return null;
  return (
    <Fact name={t('SITE_VERIFY_FORMER')}>
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </Fact>
  );
}

type ProofsProps = { certificate: Certificate; code: string; hasLog: boolean };

function Proofs({ certificate, code, hasLog }: ProofsProps) {
  const t = useSiteText();
  const { Language } = useSite();
  const { CertificateStatusCode: status, CertificateNo } = certificate;
  const signed = certificate.IsDemo ? t('SITE_VERIFY_SIGNED_DEMO') : t('SITE_VERIFY_SIGNED');
  const { Credential } = machineLinks(
    CertificateNo,
    certificateStatuses.withCode.includes(status) ? code : '',
    Language,
  );
  return (
    <ul className="proofs">
      <li>
        {certificate.IsSigned && <Icon name="signed" />}
        {certificate.IsSigned ? signed : t('SITE_VERIFY_UNSIGNED')}
      </li>
      {certificateStatuses.listed.includes(status) && (
        <li>
          <Icon name="list" />
          {t('SITE_VERIFY_LISTED')}
        </li>
      )}
      {hasLog && (
        <li>
          <Icon name="check" />
          <a href="#log">{t('SITE_VERIFY_LOG')}</a>
        </li>
      )}
      {!certificateStatuses.void.includes(status) && (
        <li>
          <Icon name="download" />
          <a href={Credential} download aria-label={t('SITE_VERIFY_CREDENTIAL_LABEL')}>
            {t('SITE_VERIFY_CREDENTIAL')}
          </a>
        </li>
      )}
    </ul>
  );
}

function Dates({
  verdict,
  certificate,
  today,
}: {
  verdict: VerdictView;
  certificate: Certificate;
  today: string;
}) {
  const t = useSiteText();
  const text = useSiteFormat();
  const { RenewalOpens, ExpiryDate } = certificate;
  if (certificate.Kind === 'STATEMENT')
    return <Fact name={t('SITE_VERIFY_AS_AT')}>{text.date(certificate.EffectiveDate)}</Fact>;
  const renewal =
    RenewalOpens === null || verdict.Verdict !== 'VALID'
      ? null
      : RenewalOpens <= today
        ? t('SITE_VERIFY_RENEWAL_OPEN')
        : t('SITE_VERIFY_RENEWAL_OPENS', { date: text.date(RenewalOpens) });
  return (
    <>
      <Fact name={t('SITE_VERIFY_FIRST_ISSUED')}>{text.date(certificate.FirstIssueDate)}</Fact>
      {certificate.EffectiveDate !== certificate.FirstIssueDate && (
        <Fact name={t('SITE_VERIFY_EFFECTIVE')}>{text.date(certificate.EffectiveDate)}</Fact>
      )}
      <Fact name={t('SITE_VERIFY_DECISION')}>{text.date(certificate.DecisionDate)}</Fact>
      {certificate.Revision > 1 && (
        <Fact name={t('SITE_VERIFY_REVISED')}>{text.date(certificate.RevisionDate)}</Fact>
      )}
      <Fact name={t('SITE_VERIFY_EXPIRY')}>
        {text.date(ExpiryDate)} {renewal && <Badge tone="primary">{renewal}</Badge>}
      </Fact>
    </>
  );
}

/** The scope on the day of the result; that of today next to it if it has changed since. */
function Scope({ verdict, certificate, today }: Pick<Props, 'verdict' | 'certificate' | 'today'>) {
  const t = useSiteText();
  const text = useSiteFormat();
  const lines = (scope: Certificate['Scope']) => <span className="lines">{text.text(scope)}</span>;
  const { Scope: now, ScopeThen } = certificate;
  if (verdict.On === today || isSameScope(ScopeThen, now))
    return <Fact name={t('SITE_VERIFY_SCOPE')}>{lines(now)}</Fact>;
  return (
    <>
      <Fact name={t('SITE_VERIFY_SCOPE_ON', { date: text.date(verdict.On) })}>{lines(ScopeThen)}</Fact>
      <Fact name={t('SITE_VERIFY_SCOPE_TODAY')}>{lines(now)}</Fact>
    </>
  );
}

type Props = { verdict: VerdictView; certificate: Certificate; today: string; code: string; hasLog: boolean };

export function VerdictFacts(props: Props) {
  const { certificate, code, hasLog } = props;
  const t = useSiteText();
  const text = useSiteFormat();
  const isStatement = certificate.Kind === 'STATEMENT';
  return (
    <dl className="card facts num">
      <Fact name={t('SITE_VERIFY_HOLDER')}>
        <Holder certificate={certificate} />
      </Fact>
      <FormerNames certificate={certificate} />
      <Fact name={t(isStatement ? 'SITE_VERIFY_STATED_FOR' : 'SITE_VERIFY_CERTIFIED_FOR')}>
        {text.text(certificate.ServiceName)}
      </Fact>
      <Scope {...props} />
      {certificate.Sites.length > 0 && (
        <Fact name={t('SITE_VERIFY_SITES')}>{certificate.Sites.join(' · ')}</Fact>
      )}
      <Dates {...props} />
      {certificate.DisclosureUrl && (
        <Fact name={t('SITE_VERIFY_DISCLOSURE')}>
          <a href={certificate.DisclosureUrl} download>
            {t('SITE_VERIFY_DISCLOSURE')}
          </a>
        </Fact>
      )}
      <Fact name={t('SITE_VERIFY_PROOFS')}>
        <Proofs certificate={certificate} code={code} hasLog={hasLog} />
      </Fact>
    </dl>
  );
}
