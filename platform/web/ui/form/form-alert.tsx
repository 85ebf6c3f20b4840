import { IconAlertCircle } from '@tabler/icons-react';
import classes from './form-alert.module.css';

/** Error message of a whole form, above its fields. */
export function FormAlert({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <div className={classes.alert} role="alert" tabIndex={-1}>
      <IconAlertCircle size={18} stroke={1.8} aria-hidden="true" />
      <span>{text}</span>
    </div>
  );
}
