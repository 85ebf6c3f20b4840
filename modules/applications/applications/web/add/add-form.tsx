import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import type { PublicService } from '#modules/catalogue/services/rules/offer-contract.ts';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useSearchText } from '#platform/web/navigation/search-text.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { useGo } from '#platform/web/ui/use-go.ts';
import { saveRoute } from '../../rules/action-routes.ts';
import { editAddress } from '../addresses.ts';
import { takeFresh } from '../use-application.ts';
import classes from './add.module.css';
import { CertificateChoice } from './certificate-choice.tsx';
import { ServiceCard } from './service-card.tsx';
import { TypeCard } from './type-card.tsx';
import { useBeginOptions } from './use-begin-options.ts';

/** A service card and a kind of assessment; then the form opens. */
export function AddForm({ services }: { services: readonly PublicService[] }) {
  const t = useText();
  const go = useGo();
  // The public service page leads here with its service chosen.
  const { service: wanted } = useSearchText<'service'>();
  const proposed =
    services.find((one) => one.ServiceKey === wanted) ?? (services.length === 1 ? services[0] : undefined);
  const [key, setKey] = useState(proposed?.ServiceKey ?? '');
  const [chosen, setChosen] = useState<AssessmentType>('INITIAL');
  const service = services.find((one) => one.ServiceKey === key);
  const [named, setNamed] = useState('');
  const { types, type, certificates, optionOf } = useBeginOptions(service, chosen);
  const certificate = certificates.find((one) => one.CertificateKey === named) ?? certificates[0];
  const create = useSend(saveRoute, {
    onSuccess: (view) => {
      takeFresh(view);
      go(editAddress(view.ApplicationKey), { replace: true });
    },
  });
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (service && type && !create.isPending)
          create.mutate({
            ServiceKey: service.ServiceKey,
            AssessmentType: type,
            ...(certificate && { CertificateKey: certificate.CertificateKey }),
          });
      }}
    >
      {wanted && !proposed && (
        <Notice tone="info" title={t('ADD_NOT_OPEN')}>
          {t('ADD_NOT_OPEN_TEXT')}
        </Notice>
      )}
      <Radio.Group
        label={t('ADD_SERVICE')}
        value={key}
        onChange={setKey}
        classNames={{ label: classes.label }}
      >
        <div className={classes.services}>
          {services.map((one) => (
            <ServiceCard key={one.ServiceKey} service={one} />
          ))}
        </div>
      </Radio.Group>
      {service && (
        <Radio.Group
          label={t('ADD_TYPE')}
          value={type ?? ''}
          onChange={(next) => setChosen(next as AssessmentType)}
          classNames={{ label: classes.label }}
        >
          <div className={classes.types}>
            {types.map((one) => (
              <TypeCard key={one} type={one} service={service} option={optionOf(one)} />
            ))}
          </div>
        </Radio.Group>
      )}
      {certificate && (
        <CertificateChoice
          certificates={certificates}
          chosen={certificate.CertificateKey}
          onChoose={setNamed}
        />
      )}
      {service && service.DocumentsNeeded.length > 0 && <DocumentsNeeded service={service} />}
      <Button
        type="submit"
        size="md"
        className={classes.start}
        disabled={!service || !type}
        loading={create.isPending}
      >
        {t('ADD_START')}
      </Button>
    </form>
  );
}

function DocumentsNeeded({ service }: { service: PublicService }) {
  const t = useText();
  const localized = useLocalized();
  return (
    <section>
      <h2 className={classes.label}>{t('ADD_NEEDED')}</h2>
      <ul className={classes.needed}>
        {service.DocumentsNeeded.map((document) => (
          <li key={document.EN}>{localized(document)}</li>
        ))}
      </ul>
    </section>
  );
}
