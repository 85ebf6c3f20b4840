/**
 * Start of an assessment for one certificate, as its task on the dashboard or the certificate requests it: what it is
 * for, its fee and what to prepare, without any further choice.
 */

import { Button } from '@mantine/core';
import type { PublicService } from '#modules/catalogue/services/rules/index.ts';
import { ASSESSMENT_TYPES, type AssessmentType } from '#platform/common/format/assessment-types.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import type { StartOption } from '../../rules/start-contract.ts';
import classes from './add.module.css';
import { DocumentsNeeded } from './documents-needed.tsx';

/** Assessments that belong to a certificate. */
export type CertificateAssessment = Exclude<AssessmentType, 'INITIAL'>;

export const isCertificateAssessment = (type: string | undefined): type is CertificateAssessment =>
  type !== 'INITIAL' && ASSESSMENT_TYPES.some((one) => one === type);

type Props = {
  service: PublicService;
  type: CertificateAssessment;
  certificate: StartOption['Certificates'][number];
  isBusy: boolean;
  onStart: () => void;
};

export function StartOnCertificate({ service, type, certificate, isBusy, onStart }: Props) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const fee = service.Fees.find((one) => one.AssessmentType === type);
  return (
    <div className={classes.form}>
      <Card>
        <Facts
          rows={[
            [t('ADD_CERTIFICATE'), certificate.CertificateNo],
            [t('ADD_SERVICE'), localized(service.Name)],
            [t('ADD_TYPE'), t(`TYPE_${type}`)],
            ...(fee ? [[t('ADD_FEE_LABEL'), format.money(fee.AmountCents)] as const] : []),
          ]}
        />
        <p>{t('ADD_FOR_CERTIFICATE')}</p>
      </Card>
      {service.DocumentsNeeded.length > 0 && <DocumentsNeeded service={service} />}
      <Row gap="lg" lines="sm">
        <Button size="md" loading={isBusy} onClick={onStart}>
          {t(`ADD_TITLE_${type}`)}
        </Button>
        <AppLink href="/application/add">{t('ADD_OTHER')}</AppLink>
      </Row>
    </div>
  );
}
