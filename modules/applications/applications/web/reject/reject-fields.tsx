import { MultiSelect } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { RejectItem } from './reject-item.ts';
import type { useReject } from './use-reject.ts';

type Props = { item: RejectItem; fields: readonly RejectItem[]; reject: ReturnType<typeof useReject> };

/** The fields that the client may change because of a point, besides the one that it is about anyway. */
export function RejectFields({ item, fields, reject }: Props) {
  const t = useText();
  const own = fields.find(({ Field }) => Field === item.Field);
  const others = fields.filter(({ Field }) => Field && Field !== item.Field);
  return (
    <MultiSelect
      label={own ? t('REJECT_OTHER_FIELDS') : t('REJECT_OPEN_FIELDS')}
      description={own ? t('REJECT_OWN_FIELD', { field: own.title }) : t('REJECT_NO_FIELD')}
      mt={10}
      searchable
      clearable
      hidePickedOptions
      nothingFoundMessage={t('REJECT_NO_MATCH')}
      data={others.map(({ Field = '', title }) => ({ value: Field, label: title }))}
      value={reject.fieldsOf(item).filter((field) => field !== item.Field)}
      onChange={(next) => reject.open(item.id, next)}
    />
  );
}
