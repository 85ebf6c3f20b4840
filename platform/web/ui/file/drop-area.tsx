/**
 * Box on which files can be dropped, or chosen by a click; passes them to the caller, which uploads or reads
 * them.
 */

import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { Words } from '../layout/words.tsx';
import classes from './file.module.css';

type Props = {
  icon: ReactNode;
  label: string;
  /** Shown below the label, one line each. */
  hints: readonly ReactNode[];
  accept: string | undefined;
  multiple?: boolean;
  disabled?: boolean | undefined;
  /** Shows that required content is missing; the message is shown below. */
  isInvalid?: boolean | undefined;
  onFiles: (files: File[]) => void;
};

/** A box to drop files on or choose them by a click; the same file can be chosen again. */
export function DropArea({
  icon,
  label,
  hints,
  accept,
  multiple = false,
  disabled,
  isInvalid,
  onFiles,
}: Props) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) onFiles([...event.dataTransfer.files]);
  };
  return (
    <label
      htmlFor={id}
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {icon}
      <span>{label}</span>
      {hints.map((hint, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity except their position
        <Words key={at} as="span" tone="soft" size="xs">
          {hint}
        </Words>
      ))}
      <input
        id={id}
        type="file"
        className="visually-hidden"
        multiple={multiple}
        disabled={disabled}
        aria-invalid={isInvalid || undefined}
        accept={accept}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </label>
  );
}
