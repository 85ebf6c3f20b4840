import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import classes from './row-fields.module.css';

export function RemoveRow({ label, onRemove }: { label: string; onRemove: () => void }) {
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
