/** Form to start a new application: choice of service, assessment type and certificate. */

import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import type { PublicService } from '#modules/catalogue/services/rules/index.ts';
import { ASSESSMENT_TYPES, type AssessmentType } from '#platform/common/format/assessment-types.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import { saveRoute } from '../../rules/action-routes.ts';
import type { StartOption } from '../../rules/start-contract.ts';
import { editAddress } from '../addresses.ts';
import { updateApplicationCache } from '../use-application.ts';
import classes from './add.module.css';
import { CardFacts } from './card-facts.tsx';
import { DocumentsNeeded } from './documents-needed.tsx';
import { useExistingConfirmation } from './existing-notice.tsx';
import { isCertificateAssessment, StartOnCertificate } from './start-on-certificate.tsx';
import { TypeCard } from './type-card.tsx';
import { useStartOptions } from './use-start-options.ts';

function ServiceCard({ service }: { service: PublicService }) {
  const t = useText();
  const localized = useLocalized();
  const format = useFormat();
  return (
    <Radio.Card value={service.ServiceKey} className={classes.card} aria-label={localized(service.Name)}>
      <Row as="span" gap="xs">
        <Radio.Indicator />
        <Words as="b" isGrowing>
          {localized(service.Name)}
        </Words>
        <Badge tone={service.Kind === 'CERTIFICATE' ? 'primary' : 'info'}>{t(`KIND_${service.Kind}`)}</Badge>
      </Row>
      <Words as="span" tone="soft" size="sm" isGrowing>
        {localized(service.Summary)}
      </Words>
      <CardFacts>
        <span>{t('ADD_USUAL', { count: Math.max(1, Math.round(service.UsualDays / 7)) })}</span>
        <span className="num">{t('ADD_FEE_FROM', { amount: format.money(service.FromCents) })}</span>
      </CardFacts>
    </Radio.Card>
  );
}

type ServicesProps = {
  services: readonly PublicService[];
  chosen: string;
  onChoose: (serviceKey: string) => void;
};

function ServiceChoice({ services, chosen, onChoose }: ServicesProps) {
  const t = useText();
  return (
    <Radio.Group
      label={t('ADD_SERVICE')}
      value={chosen}
      onChange={onChoose}
      classNames={{ label: classes.label }}
    >
      <div className={classes.services}>
        {services.map((one) => (
          <ServiceCard key={one.ServiceKey} service={one} />
        ))}
      </div>
    </Radio.Group>
  );
}

type Props = {
  certificates: StartOption['Certificates'];
  chosen: string;
  onChoose: (certificateKey: string) => void;
};

/** Choice of the certificate for a surveillance, renewal or special assessment, whose result updates it. */
function CertificateChoice({ certificates, chosen, onChoose }: Props) {
  const t = useText();
  const format = useFormat();
  return (
    <Radio.Group
      label={t('ADD_CERTIFICATE')}
      description={t('ADD_CERTIFICATE_HINT')}
      value={chosen}
      onChange={onChoose}
      classNames={{ label: classes.label }}
    >
      <div className={classes.types}>
        {certificates.map(({ CertificateKey, CertificateNo, ExpiryDate }) => (
          <Radio.Card
            key={CertificateKey}
            value={CertificateKey}
            className={classes.card}
            aria-label={CertificateNo}
          >
            <Row as="span" gap="xs">
              <Radio.Indicator />
              <Words as="b" isGrowing className="num">
                {CertificateNo}
              </Words>
            </Row>
            <Words as="span" tone="soft" size="sm" isGrowing>
              {t('ADD_CERTIFICATE_UNTIL', { date: format.date(ExpiryDate) })}
            </Words>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}

type TypeProps = Pick<ReturnType<typeof useStartOptions>, 'types' | 'type' | 'optionOf'> & {
  service: PublicService;
  onChoose: (type: AssessmentType) => void;
};

/** Choice of the assessment type among those that the service offers. */
function TypeChoice({ service, types, type, optionOf, onChoose }: TypeProps) {
  const t = useText();
  return (
    <Radio.Group
      label={t('ADD_TYPE')}
      value={type ?? ''}
      onChange={(next) => onChoose(next as AssessmentType)}
      classNames={{ label: classes.label }}
    >
      <div className={classes.types}>
        {types.map((one) => (
          <TypeCard key={one} type={one} service={service} option={optionOf(one)} />
        ))}
      </div>
    </Radio.Group>
  );
}

/** Creates the application and opens its form. */
function useStart(
  service: PublicService | undefined,
  type: AssessmentType | undefined,
  certificateKey: string | undefined,
) {
  const go = useNavigateTo();
  const create = useSend(saveRoute, {
    onSuccess: (view) => {
      updateApplicationCache(view);
      go(editAddress(view.ApplicationKey), { replace: true });
    },
  });
  const start = (): void => {
    if (service && type && !create.isPending)
      create.mutate({
        ServiceKey: service.ServiceKey,
        AssessmentType: type,
        ...(certificateKey && { CertificateKey: certificateKey }),
      });
  };
  return { start, isBusy: create.isPending };
}

/** Selects a service and an assessment type, creates the application and opens its form. */
export function AddForm({ services }: { services: readonly PublicService[] }) {
  const t = useText();
  // The public service page links here with a service preselected, a certificate with what is due for it.
  const search = useSearchText<'service' | 'type' | 'certificate'>();
  const requestedKey = search.service;
  const proposed =
    services.find((one) => one.ServiceKey === requestedKey) ??
    (services.length === 1 ? services[0] : undefined);
  const [key, setKey] = useState(proposed?.ServiceKey ?? '');
  const [chosen, setChosen] = useState<AssessmentType>(
    ASSESSMENT_TYPES.find((one) => one === search.type) ?? 'INITIAL',
  );
  const service = services.find((one) => one.ServiceKey === key);
  const [named, setNamed] = useState(search.certificate ?? '');
  const { types, type, certificates, existing, optionOf, isPending } = useStartOptions(service, chosen);
  const confirmation = useExistingConfirmation(existing, key);
  const certificate = certificates.find((one) => one.CertificateKey === named) ?? certificates[0];
  const { start, isBusy } = useStart(service, type, certificate?.CertificateKey);
  // A task of a certificate asks for one assessment: nothing is left to choose.
  if (search.certificate && isCertificateAssessment(search.type)) {
    if (isPending) return <Skeletons lines={4} height={36} />;
    if (service && type === search.type && certificate?.CertificateKey === search.certificate)
      return (
        <StartOnCertificate
          service={service}
          type={search.type}
          certificate={certificate}
          isBusy={isBusy}
          onStart={start}
        />
      );
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (confirmation.check()) start();
      }}
    >
      {requestedKey && !proposed && (
        <Notice tone="info" title={t('ADD_NOT_OPEN')}>
          {t('ADD_NOT_OPEN_TEXT')}
        </Notice>
      )}
      <ServiceChoice services={services} chosen={key} onChoose={setKey} />
      {service && (
        <TypeChoice service={service} types={types} type={type} optionOf={optionOf} onChoose={setChosen} />
      )}
      {certificate && (
        <CertificateChoice
          certificates={certificates}
          chosen={certificate.CertificateKey}
          onChoose={setNamed}
        />
      )}
      {service && service.DocumentsNeeded.length > 0 && <DocumentsNeeded service={service} />}
      {confirmation.notice}
      <Button
        type="submit"
        size="md"
        className={classes.start}
        disabled={!service || !type || isPending}
        loading={isBusy}
      >
        {t('ADD_START')}
      </Button>
    </form>
  );
}
