import { type ReactNode, useId } from 'react';
import { Words } from '#platform/web/ui/layout/words.tsx';
import classes from './account.module.css';

type Props = {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  isDisabled?: boolean;
  children: ReactNode;
};

/**
 * Group of form fields with a legend and hint; an error about the whole group is shown below it and
 * announced with its legend by screen readers.
 */
export function FieldGroup({ legend, hint, error, isDisabled, children }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={classes.group} disabled={isDisabled} aria-describedby={described || undefined}>
      <Words as="legend" mb="sm" size="lg" weight="strong" className={classes.legend}>
        {legend}
      </Words>
      {hint && (
        <p className={classes.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <Words tone="red" size="xs" className={classes.error} id={`${id}-error`} role="alert" tabIndex={-1}>
          {error}
        </Words>
      )}
    </fieldset>
  );
}
