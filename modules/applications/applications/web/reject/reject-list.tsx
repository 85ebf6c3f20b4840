/** List of items an assessor can select and comment on for the client. */

import { Checkbox, MultiSelect } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { RemarkField } from '#platform/web/ui/form/remark-field.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import classes from './reject.module.css';
import type { RejectItem } from './reject-item.ts';
import type { useReject } from './use-reject.ts';

type RejectFieldsProps = {
  item: RejectItem;
  fields: readonly RejectItem[];
  reject: ReturnType<typeof useReject>;
};

/** Selection of further fields that the client may change because of a point. */
function RejectFields({ item, fields, reject }: RejectFieldsProps) {
  const t = useText();
  const own = fields.find(({ Field }) => Field === item.Field);
  const others = fields.filter(({ Field }) => Field && Field !== item.Field);
  return (
    <MultiSelect
      label={own ? t('REJECT_OTHER_FIELDS') : t('REJECT_OPEN_FIELDS')}
      description={own ? t('REJECT_OWN_FIELD', { field: own.title }) : t('REJECT_NO_FIELD')}
      mt="xs"
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

type Props = {
  title: string;
  items: readonly RejectItem[];
  /** Form fields that a point may open. */
  fields: readonly RejectItem[];
  reject: ReturnType<typeof useReject>;
};

/** The items with the client's answers; a selected item has an input for the remark. */
export function RejectList({ title, items, fields, reject }: Props) {
  const t = useText();
  if (items.length === 0) return null;
  return (
    <Card title={title} isFlush>
      <Stack as="ul">
        {items.map((item) => {
          const remark = reject.remarks[item.id];
          return (
            <li key={item.id} className={classes.item}>
              <Checkbox
                checked={remark !== undefined}
                onChange={(event) => reject.pick(item.id, event.currentTarget.checked)}
                label={
                  <>
                    {item.title}
                    <Words as="span" isBlock tone="faint" size="xs" className={classes.about}>
                      {item.about}
                    </Words>
                  </>
                }
              />
              {remark !== undefined && (
                <div className={classes.words}>
                  {item.answer && <p className={classes.answer}>{item.answer}</p>}
                  <RemarkField
                    label={t('REJECT_REMARK')}
                    required
                    minRows={2}
                    maxRows={10}
                    value={remark}
                    error={reject.errors[item.id]}
                    onChange={(event) => reject.setRemark(item.id, event.currentTarget.value)}
                  />
                  {item.PointKey && <RejectFields item={item} fields={fields} reject={reject} />}
                </div>
              )}
            </li>
          );
        })}
      </Stack>
    </Card>
  );
}
