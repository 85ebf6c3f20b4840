import { Radio, Select, Stack } from '@mantine/core';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { serviceRoutes } from '../rules/contract.ts';
import type { NewService } from './new-service.ts';
import classes from './service.module.css';
import { serviceNames } from './service-names.ts';

type Props = {
  values: NewService;
  set: (patch: Partial<NewService>, ...fields: string[]) => void;
  error: string | undefined;
};

/**
 * Field of the screen that creates a service: selects the starting point, which is the defaults of a
 * certificate or statement, or a copy of another service.
 */
export function ServiceOrigin({ values, set, error }: Props) {
  const t = useText();
  const language = useLanguage();
  const { data } = useGet(serviceRoutes.list, {});
  const services = data?.Rows ?? [];
  const value = values.isCopy ? 'COPY' : values.Kind;
  const choose = (next: string): void =>
    set(
      next === 'COPY'
        ? { isCopy: true, CopyOf: values.CopyOf || (services[0]?.ServiceKey ?? '') }
        : { isCopy: false, Kind: next === 'STATEMENT' ? 'STATEMENT' : 'CERTIFICATE' },
      'CopyOf',
    );
  return (
    <Radio.Group
      label={t('SERVICE_ORIGIN')}
      value={value}
      onChange={choose}
      classNames={{ label: classes.legend }}
    >
      <Stack gap="sm" mt="xs">
        <Radio
          value="CERTIFICATE"
          label={t('SERVICE_ORIGIN_CERTIFICATE')}
          description={t('SERVICE_ORIGIN_CERTIFICATE_HINT')}
        />
        <Radio
          value="STATEMENT"
          label={t('SERVICE_ORIGIN_STATEMENT')}
          description={t('SERVICE_ORIGIN_STATEMENT_HINT')}
        />
        {services.length > 0 && (
          <Radio value="COPY" label={t('SERVICE_ORIGIN_COPY')} description={t('SERVICE_ORIGIN_COPY_HINT')} />
        )}
        {values.isCopy && (
          <Select
            label={t('SERVICE_COPY_OF')}
            className={classes.copied}
            data={services.map((row) => ({
              value: row.ServiceKey,
              label: `${row.SchemeCode} · ${serviceNames(row, language).first}`,
            }))}
            value={values.CopyOf || null}
            onChange={(CopyOf) => set({ CopyOf: CopyOf ?? '' }, 'CopyOf')}
            allowDeselect={false}
            searchable
            nothingFoundMessage={t('LIST_NONE_FOUND')}
            error={error}
          />
        )}
      </Stack>
    </Radio.Group>
  );
}
