import { Radio } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import classes from '../account.module.css';
import { FieldGroup } from '../field-group.tsx';
import { type NewClientValues, ORGANISATION_WAYS } from './new-client.ts';
import { OrganisationFields } from './organisation-fields.tsx';
import { OrganisationPicker } from './organisation-picker.tsx';

type Props = {
  values: NewClientValues;
  onChange: (patch: Partial<NewClientValues>) => void;
  errorOf: (field: string) => string | undefined;
};

/** A new organisation, one that is known already, or none: then the client names it at the first sign-in. */
export function OrganisationChoice({ values, onChange, errorOf }: Props) {
  const t = useText();
  return (
    <FieldGroup legend={t('ACCOUNT_ORG')} error={errorOf('Organisation')}>
      <Radio.Group
        aria-label={t('ACCOUNT_ORG')}
        value={values.Way}
        onChange={(way) => onChange({ Way: way as NewClientValues['Way'] })}
      >
        <div className={classes.ways}>
          {ORGANISATION_WAYS.map((way) => (
            <Radio key={way} value={way} label={t(`ORG_WAY_${way}`)} description={t(`ORG_WAY_${way}_TEXT`)} />
          ))}
        </div>
      </Radio.Group>
      {values.Way === 'NEW' && <OrganisationFields values={values} onChange={onChange} errorOf={errorOf} />}
      {values.Way === 'KNOWN' && (
        <OrganisationPicker
          label={t('APP_LIST_ORG')}
          value={values.OrganisationKey}
          onChange={(OrganisationKey) => onChange({ OrganisationKey })}
          error={errorOf('OrganisationKey')}
        />
      )}
    </FieldGroup>
  );
}
