import type { ReactNode } from 'react';

type SelectProps = { name: string; label: string; value: string; children: ReactNode };

/** Select and date fields of the filters above public lists. */
export function Select({ name, label, value, children }: SelectProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <select name={name} defaultValue={value}>
        {children}
      </select>
    </label>
  );
}

type DateProps = { name: string; label: string; value: string | undefined };

export function DateField({ name, label, value }: DateProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <input type="date" name={name} defaultValue={value} />
    </label>
  );
}
