/**
 * Editable list in the staff form for a staff member's absences or declared interests: rows can be added,
 * filled in and removed.
 */

import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { FieldGroup } from '../field-group.tsx';
import classes from './row-fields.module.css';

function RemoveRow({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <ActionIcon
      className={classes.remove}
      variant="subtle"
      color="red"
      size={40}
      aria-label={label}
      title={label}
      onClick={onRemove}
    >
      <IconTrash size={18} stroke={1.7} />
    </ActionIcon>
  );
}

export type RowProps<Row> = {
  value: readonly Row[];
  onChange: (rows: Row[]) => void;
  errorOf: (field: string) => string | undefined;
  isDisabled?: boolean;
};

type Props<Row> = RowProps<Row> & {
  /** Prefix of the text keys. */
  name: 'ABSENCE' | 'INTEREST';
  /** The form field that contains the rows. */
  field: 'Absences' | 'Interests';
  blank: Omit<Row, 'Id'>;
  className: string | undefined;
  children: (
    row: Row,
    set: (patch: Partial<Row>) => void,
    errorOf: (field: string) => string | undefined,
  ) => ReactNode;
};

/** The list with its rows and buttons. */
export function DutyRows<Row extends { Id: string }>(props: Props<Row>) {
  const { name, field, value, onChange, errorOf, isDisabled, blank, className, children } = props;
  const t = useText();
  const change = (id: string, patch: Partial<Row>): void =>
    onChange(value.map((row) => (row.Id === id ? { ...row, ...patch } : row)));
  const add = (): void => onChange([...value, { ...blank, Id: crypto.randomUUID() } as Row]);
  return (
    <FieldGroup
      legend={t(`${name}_TITLE`)}
      hint={t(`${name}_HINT`)}
      error={errorOf(field)}
      isDisabled={isDisabled}
    >
      {value.length === 0 && (
        <Words tone="faint" size="sm">
          {t(`${name}_NONE`)}
        </Words>
      )}
      {value.map((row, at) => (
        <div key={row.Id} className={className}>
          {children(
            row,
            (patch) => change(row.Id, patch),
            (one) => errorOf(`${field}.${at}.${one}`),
          )}
          {!isDisabled && (
            <RemoveRow
              label={t(`${name}_REMOVE`, { number: at + 1 })}
              onRemove={() => onChange(value.filter((one) => one.Id !== row.Id))}
            />
          )}
        </div>
      ))}
      {!isDisabled && (
        <div>
          <Button variant="default" leftSection={<IconPlus size={16} />} onClick={add}>
            {t(`${name}_ADD`)}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}
