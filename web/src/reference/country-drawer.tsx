import { type CountryRow, countryRoutes } from '@assay/shared/reference/country-contract.ts';
import { LANGUAGES } from '@assay/shared/translation/language.ts';
import { useEdits } from '../account/use-edits.ts';
import { useSend } from '../api/use-send.ts';
import { useLocalized } from '../i18n/localized-text.ts';
import { useText } from '../i18n/use-text.ts';
import { LocalizedField } from '../ui/form/localized-field.tsx';
import { useFormErrors } from '../ui/form/use-form-errors.ts';
import { toast } from '../ui/toast.ts';
import { EditDrawer } from './edit-drawer.tsx';
import { takeCountries } from './use-countries.ts';

type Props = { row: CountryRow; onClose: () => void };

/** A country's names; its codes and regions are the standards' own. */
export function CountryDrawer({ row, onClose }: Props) {
  const t = useText();
  const errors = useFormErrors();
  const { values, isDirty, change } = useEdits({ Name: row.Name });
  const send = useSend(countryRoutes.save, {
    onSuccess: (data) => {
      takeCountries(data);
      toast(t('REFERENCE_SAVED'));
      onClose();
    },
    onError: (error) => {
      if (error.Data) takeCountries(error.Data);
      errors.take(error);
    },
  });
  const submit = () => {
    const body = { Alpha3: row.Alpha3, Name: values.Name, Version: row.Version };
    if (!errors.check(countryRoutes.save.body, body)) return;
    errors.clear();
    send.mutate(body);
  };
  return (
    <EditDrawer
      title={t('REFERENCE_EDIT', { name: useLocalized()(row.Name) })}
      form={errors.form}
      problem={errors.general}
      isDirty={isDirty && !send.isSuccess}
      isBusy={send.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <LocalizedField
        label={t('REFERENCE_NAME')}
        hint={`${row.Alpha3} · ${row.Alpha2} · ${row.NumericCode}`}
        value={values.Name}
        maxLength={120}
        errors={Object.fromEntries(LANGUAGES.map((language) => [language, errors.of(`Name.${language}`)]))}
        onChange={(Name) => {
          change({ Name });
          errors.clear();
        }}
      />
    </EditDrawer>
  );
}
