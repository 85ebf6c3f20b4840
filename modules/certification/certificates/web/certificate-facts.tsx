/**
 * Card on the certificate screen with what the page in force certifies: holder, scope, sites and dates, and
 * from 180 days before expiry the remaining validity.
 */

import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import { organisationNames } from '#modules/identity/organisations/web/index.ts';
import { daysBetween, hongKongDate } from '#platform/common/format/dates.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Fact } from '#platform/web/ui/fact.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import type { CertificateView } from '../rules/contract.ts';
import classes from './certificate-facts.module.css';

/** Number of days before the expiry from which the remaining days are shown. */
const NEAR_DAYS = 180;

/** Content of the page in force. */
export function CertificateFacts({ certificate }: { certificate: CertificateView }) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const [name, second] = organisationNames(certificate.OrgName, useLanguage());
  const branch = localized(certificate.BranchName);
  const { Sites, ExpiryDate, Kind } = certificate;
  return (
    <Card title={t('CERT_FACTS')} className={classes.card}>
      <Facts>
        <Fact name={t('CERT_HOLDER')}>
          <b>{name}</b>
          {second && <div>{second}</div>}
        </Fact>
        {branch && <Fact name={t('CERT_HOLDER_BRANCH')}>{branch}</Fact>}
        <Fact name={t('CERT_FOR')}>{localized(certificate.ServiceName)}</Fact>
        <Fact name={t('CERT_SCOPE')}>{localized(certificate.Scope)}</Fact>
        {Sites.length > 0 && (
          <Fact name={t('CERT_SITES')}>
            <Stack as="ul" gap="2xs">
              {Sites.map((site) => (
                <li key={site}>{site}</li>
              ))}
            </Stack>
          </Fact>
        )}
      </Facts>
      <Facts isAtEnds>
        <Fact name={t('CERT_FIRST_ISSUED')}>{format.date(certificate.FirstIssueDate)}</Fact>
        <Fact name={t('CERT_DECISION')}>{format.date(certificate.DecisionDate)}</Fact>
        <Fact name={t(Kind === 'STATEMENT' ? 'CERT_STATED' : 'CERT_EFFECTIVE')}>
          {format.date(certificate.EffectiveDate)}
        </Fact>
        {/* A statement applies to its date only and has no expiry to show. */}
        {Kind === 'CERTIFICATE' && (
          <Fact name={t('CERT_EXPIRY')}>
            {ExpiryDate ? (
              <Row as="span" isInline justify="end" gap="xs" lines="2xs">
                {format.date(ExpiryDate)} <RemainingValidity certificate={certificate} until={ExpiryDate} />
              </Row>
            ) : (
              t('CERT_NO_EXPIRY')
            )}
          </Fact>
        )}
        <Fact name={t('CERT_REVISED')}>
          R{certificate.Revision} · {format.date(certificate.RevisionDate)}
        </Fact>
      </Facts>
    </Card>
  );
}

/** Remaining validity, shown once the expiry is near. */
function RemainingValidity({ certificate, until }: { certificate: CertificateView; until: string }) {
  const t = useText();
  const count = daysBetween(hongKongDate(new Date()), until);
  const isOver = certificateStatuses.noLongerInForce.includes(certificate.CertificateStatusCode);
  if (isOver || count < 0 || count > NEAR_DAYS) return null;
  const text = count === 0 ? t('CERT_LEFT_TODAY') : t('CERT_LEFT_DAYS', { count });
  return <Badge tone="warning">{text}</Badge>;
}
