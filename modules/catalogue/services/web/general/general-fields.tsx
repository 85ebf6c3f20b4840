/**
 * Editable content of the service editor's general tab: names, public texts, documents needed, usual
 * duration, industries, kind (fixed once published), printed title and number pattern.
 */

import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { LocalizedField } from '#platform/web/ui/form/localized-field.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { TITLE_LENGTH } from '../../rules/localized.ts';
import { isInPreparation } from '../../rules/statuses.ts';
import { serviceViewAddress } from '../addresses.ts';
import { NumberField } from '../number-field.tsx';
import { PartSection } from '../part-section.tsx';
import classes from '../parts.module.css';
import type { ServiceTabProps } from '../service-tab-props.ts';
import { DocumentList } from './document-list.tsx';
import { IndustryField } from './industry-field.tsx';
import { changesOfKind } from './kind-changes.ts';
import { NumberPatternField } from './number-pattern-field.tsx';

type TextName = 'Name' | 'NameExtra' | 'Summary' | 'Description' | 'WhoFor' | 'PrintedTitle';

const EMPTY_TEXT = { EN: '', CHT: '', CHS: '' };

export function GeneralFields(props: ServiceTabProps) {
  const { service, definition, change, faults } = props;
  const t = useText();
  const id = useId();
  const text = (
    name: TextName,
    more: { isOptional?: boolean; isLong?: boolean; hint?: string; maxLength?: number } = {},
  ) => (
    <LocalizedField
      label={t(`SERVICE_FIELD_${name}`)}
      value={definition[name] ?? EMPTY_TEXT}
      onChange={(value) => change({ [name]: value })}
      path={name}
      problems={faults}
      {...more}
    />
  );
  return (
    <div className={classes.part}>
      <PartSection title={t('SERVICE_NAMES')}>
        {text('Name')}
        {text('NameExtra', { isOptional: true, hint: t('SERVICE_NAME_EXTRA_HINT') })}
      </PartSection>
      <PartSection title={t('SERVICE_PUBLIC')} hint={t('SERVICE_PUBLIC_HINT')}>
        {text('Summary', { hint: t('SERVICE_SUMMARY_HINT') })}
        {text('Description', { isLong: true })}
        {text('WhoFor', { isLong: true })}
        <DocumentList {...props} />
        <NumberField
          label={t('SERVICE_FIELD_UsualDays')}
          hint={t('SERVICE_USUAL_HINT')}
          value={definition.UsualDays}
          onChange={(days) => days !== null && change({ UsualDays: days })}
          min={1}
          max={730}
          place="UsualDays"
          className={classes.small}
        />
      </PartSection>
      <PartSection title={t('SERVICE_FOUND')}>
        <IndustryField {...props} />
        <Words mt="2xs" mb="xs" tone="soft" size="xs" className={classes.note}>
          {t('SERVICE_TAGS_ELSEWHERE')}{' '}
          <AppLink href={serviceViewAddress(service.ServiceKey)}>{t('SERVICE_TAGS_SET')}</AppLink>
        </Words>
      </PartSection>
      <PartSection title={t('SERVICE_RESULT')}>
        <div>
          <div className={classes.label} id={id}>
            {t('SERVICE_FIELD_Kind')}
          </div>
          <Words mt="2xs" mb="xs" tone="soft" size="xs" className={classes.note}>
            {t(isInPreparation(service.Status) ? 'SERVICE_KIND_HINT' : 'SERVICE_KIND_FIXED')}
          </Words>
          <SegmentedControl
            aria-labelledby={id}
            data-place="Kind"
            disabled={!isInPreparation(service.Status)}
            value={definition.Kind}
            onChange={(kind) => change(changesOfKind(definition, kind))}
            data={[
              { value: 'CERTIFICATE', label: t('KIND_CERTIFICATE') },
              { value: 'STATEMENT', label: t('KIND_STATEMENT') },
            ]}
          />
        </div>
        {text('PrintedTitle', {
          isOptional: true,
          maxLength: TITLE_LENGTH,
          hint: t(`SERVICE_PRINTED_TITLE_HINT_${definition.Kind}`),
        })}
        <NumberPatternField {...props} />
      </PartSection>
    </div>
  );
}
