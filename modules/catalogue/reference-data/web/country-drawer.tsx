import { useEdits } from '#modules/identity/accounts/web/index.ts';
import { LANGUAGES } from '#platform/common/i18n/language.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { LocalizedField } from '#platform/web/ui/form/localized-field.tsx';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { type CountryRow, countryRoutes } from '../rules/country-contract.ts';
import { EditDrawer } from './edit-drawer.tsx';
import { updateCountriesCache } from './use-countries.ts';

type Props = { row: CountryRow; onClose: () => void };

/**
 * Drawer of the countries screen that edits a country's names in three languages; codes and regions come
 * from ISO 3166-1 and UN M49 and cannot be changed.
 */
export function CountryDrawer({ row, onClose }: Props) {
  const t = useText();
  const errors = useFormErrors();
  const { values, isDirty, change } = useEdits({ Name: row.Name });
  const send = useSend(countryRoutes.save, {
    onSuccess: (data) => {
      updateCountriesCache(data);
      toast(t('REFERENCE_SAVED'));
      onClose();
    },
    onError: (error) => {
      if (error.Data) updateCountriesCache(error.Data);
      errors.apply(error);
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
