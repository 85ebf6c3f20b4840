import { Checkbox, Text } from '@mantine/core';
import type { ActionView } from '#platform/common/contract/shapes.ts';
import { useText } from '../../i18n/use-text.ts';
import { Notice } from '../notice.tsx';
import classes from './action-bar.module.css';

type Props = {
  action: ActionView;
  values: Readonly<Record<string, unknown>>;
  errors: Readonly<Record<string, string>>;
  set: (name: string, value: unknown) => void;
};

/**
 * Part of the dialog of a workflow action that would violate the separation of duties: shows the conflicts,
 * and a checkbox with which authorised roles override them deliberately.
 */
export function ActionDialogOverride({ action, values, errors, set }: Props) {
  const t = useText();
  return (
    <Notice tone="warning" title={t('DIALOG_CLASH')}>
      <ul className={classes.reasons}>
        {action.Reasons.map((reason) => (
          <li key={reason.Code}>{reason.Message}</li>
        ))}
      </ul>
      <Text size="sm" mt="xs">
        {t('DIALOG_CLASH_HELP')}
      </Text>
      <Checkbox
        mt="sm"
        required
        label={t('FIELD_IsOverride')}
        checked={values.IsOverride === true}
        error={errors.IsOverride}
        onChange={(event) => set('IsOverride', event.currentTarget.checked)}
      />
    </Notice>
  );
}
