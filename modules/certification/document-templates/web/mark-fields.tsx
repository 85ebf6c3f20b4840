/**
 * Form fields in the drawer of a mark (logo, signature, accreditation mark): kind, picture, name,
 * alternative text, period of use and services.
 */

import { MultiSelect, SegmentedControl, TextInput } from '@mantine/core';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { LocalizedField } from '#platform/web/ui/form/localized-field.tsx';
import { Columns } from '#platform/web/ui/layout/columns.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { MarkRow } from '../rules/mark-contract.ts';
import { MARK_KINDS, type MarkKind } from '../rules/mark-kinds.ts';
import { MarkFile } from './mark-file.tsx';
import type { MarkValues, ServiceName } from './mark-values.ts';
import classes from './marks.module.css';

type Props = {
  mark: MarkRow | null;
  values: MarkValues;
  services: readonly ServiceName[];
  errorOf: (field: string) => string | undefined;
  onChange: (patch: Partial<MarkValues>) => void;
};

export function MarkFields({ mark, values, services, errorOf, onChange }: Props) {
  const t = useText();
  const localized = useLocalized();
  const isSignature = values.Kind === 'SIGNATURE';
  const three = (field: 'Name' | 'Title' | 'Alt') => ({
    value: values[field],
    onChange: (value: Localized) => onChange({ [field]: value }),
    errors: {
      EN: errorOf(`${field}.EN`),
      CHT: errorOf(`${field}.CHT`),
      CHS: errorOf(`${field}.CHS`),
    },
  });
  return (
    <>
      <div>
        <Words as="div" mb="2xs" size="md" weight="strong" id="mark-kind">
          {t('MARK_KIND')}
        </Words>
        <SegmentedControl
          fullWidth
          aria-labelledby="mark-kind"
          className={classes.kinds}
          value={values.Kind}
          onChange={(kind) => onChange({ Kind: kind as MarkKind })}
          data={MARK_KINDS.map((value) => ({ value, label: t(`MARK_KIND_${value}`) }))}
        />
      </div>
      <MarkFile
        mark={mark}
        error={errorOf('FileKey')}
        fileKey={values.FileKey}
        onChange={(FileKey) => onChange({ FileKey })}
      />
      <LocalizedField
        label={t(isSignature ? 'MARK_SIGNATORY' : 'MARK_NAME')}
        maxLength={120}
        isRequired
        {...three('Name')}
      />
      {isSignature && <LocalizedField label={t('MARK_SIGNATORY_TITLE')} isRequired {...three('Title')} />}
      <LocalizedField label={t('MARK_ALT')} hint={t('MARK_ALT_HINT')} isRequired {...three('Alt')} />
      <Columns least="sm" align="start" gap="md">
        <TextInput
          type="date"
          label={t('MARK_FROM')}
          value={values.ValidFrom}
          error={errorOf('ValidFrom')}
          required
          onChange={(event) => onChange({ ValidFrom: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={t('MARK_TO')}
          description={t('MARK_TO_HINT')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={values.ValidTo}
          error={errorOf('ValidTo')}
          onChange={(event) => onChange({ ValidTo: event.currentTarget.value })}
        />
      </Columns>
      {values.Kind === 'ACCREDITATION' && (
        <MultiSelect
          label={t('MARK_SERVICES')}
          description={t('MARK_SERVICES_HINT')}
          data={services.map(({ ServiceKey, Name }) => ({ value: ServiceKey, label: localized(Name) }))}
          value={values.Services}
          error={errorOf('Services')}
          clearable
          searchable
          onChange={(Services) => onChange({ Services })}
        />
      )}
    </>
  );
}
