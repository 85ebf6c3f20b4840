import { Select } from '@mantine/core';
import { useEffect, useState } from 'react';
import { CERTIFICATE_LANGUAGES, type CertificateLanguage } from '#modules/catalogue/services/rules/index.ts';
import {
  PartSection,
  type ServiceTabProps,
  useCanManageServices,
} from '#modules/catalogue/services/web/index.ts';
import parts from '#modules/catalogue/services/web/parts.module.css';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Design } from './design.tsx';

/**
 * Certificate tab of the service editor: the languages in which certificates are printed, the template
 * design for each, and a link to the pictures.
 */
export function CertificateDesignTab(props: ServiceTabProps) {
  const { definition, change, isReadOnly, place, placeAsked: placeRequestCount } = props;
  const t = useText();
  const named = CERTIFICATE_LANGUAGES.find((one) => place === `Templates.${one}`);
  const [language, setLanguage] = useState<CertificateLanguage>(named ?? definition.CertificateLanguage);
  // biome-ignore lint/correctness/useExhaustiveDependencies: requesting the same place again must navigate there again
  useEffect(() => {
    if (named) setLanguage(named);
  }, [named, placeRequestCount]);
  const isKeeper = useCanManageServices();
  const languages = CERTIFICATE_LANGUAGES.map((value) => ({ value, label: t(`DESIGN_LANGUAGE_${value}`) }));
  return (
    <div className={parts.part}>
      <PartSection title={t('DESIGN_SETTING')} hint={t('DESIGN_LANGUAGE_PRINTS')}>
        <Select
          className={parts.medium}
          aria-label={t('DESIGN_SETTING')}
          data={languages}
          value={definition.CertificateLanguage}
          readOnly={isReadOnly}
          allowDeselect={false}
          data-place="CertificateLanguage"
          onChange={(value) => {
            if (value === null) return;
            change({ CertificateLanguage: value as CertificateLanguage });
            setLanguage(value as CertificateLanguage);
          }}
        />
      </PartSection>
      <PartSection title={t('DESIGN_TEMPLATE')}>
        <Select
          className={parts.medium}
          label={t('DESIGN_LANGUAGE')}
          description={
            language === definition.CertificateLanguage
              ? undefined
              : t('DESIGN_LANGUAGE_OTHER', {
                  setting: t(`DESIGN_LANGUAGE_${definition.CertificateLanguage}`),
                })
          }
          data={languages}
          value={language}
          allowDeselect={false}
          onChange={(value) => value && setLanguage(value as CertificateLanguage)}
        />
        <Design key={language} {...props} language={language} />
      </PartSection>
      {isKeeper && (
        <PartSection title={t('DESIGN_MARKS')} hint={t('DESIGN_MARKS_TEXT')}>
          <AppLink href="/marks">{t('TITLE_MARKS')}</AppLink>
        </PartSection>
      )}
    </div>
  );
}
