import { TextInput } from '@mantine/core';
import type { DialogField } from '#platform/common/workflow/types.ts';
import { RemarkField } from '../form/remark-field.tsx';

type Props = {
  kind: DialogField['Kind'];
  value: string;
  onChange: (value: string) => void;
  shared: { label: string; error: string | undefined; required: boolean };
};

/** Text field in the dialog of a workflow action: a remark of several lines, one line of text, or a date. */
export function ActionDialogText({ kind, value, onChange, shared }: Props) {
  if (kind === 'remark')
    return (
      <RemarkField
        {...shared}
        minRows={3}
        maxRows={10}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  return (
    <TextInput
      {...shared}
      {...(kind === 'date' ? { type: 'date', max: '9999-12-31' } : { maxLength: 64 })}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
