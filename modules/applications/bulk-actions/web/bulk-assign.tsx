import { Radio, SimpleGrid, Stack } from '@mantine/core';
import { ASSIGNED_STEPS, type AssignedStep } from '#modules/catalogue/services/rules/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './bulk.module.css';
import { BulkAssigneePicker } from './bulk-assignee-picker.tsx';
import type { BulkField, BulkValues } from './use-bulk-dialog.ts';

type Props = {
  keys: readonly string[];
  values: BulkValues;
  errors: BulkValues;
  set: (field: BulkField, value: string) => void;
};

/** Dialog fields of a bulk assignment: the step, then the user. */
export function BulkAssign({ keys, values, errors, set }: Props) {
  const t = useText();
  return (
    <Stack gap="md">
      <Radio.Group
        label={t('FIELD_Mode')}
        required
        value={values.Mode ?? ''}
        error={errors.Mode}
        onChange={(mode) => {
          set('AssignedUserKey', '');
          set('Mode', mode);
        }}
      >
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="xs" mt="xs">
          {ASSIGNED_STEPS.map((step) => (
            <Radio.Card key={step} value={step} className={classes.step} p="sm" radius="md">
              <b>{t(`STEP_${step}`)}</b>
            </Radio.Card>
          ))}
        </SimpleGrid>
      </Radio.Group>
      {values.Mode && (
        <BulkAssigneePicker
          keys={keys}
          mode={values.Mode as AssignedStep}
          value={values.AssignedUserKey ?? ''}
          error={errors.AssignedUserKey}
          onChange={(person) => set('AssignedUserKey', person)}
        />
      )}
    </Stack>
  );
}
