import { type RefObject, useEffect, useRef, useState } from 'react';

type EditInPlace = {
  isEditing: boolean;
  open: () => void;
  close: () => void;
  /** Around the fields. */
  fields: RefObject<HTMLDivElement | null>;
  /** The button that opens them. */
  button: RefObject<HTMLButtonElement | null>;
};

/** Facts that become fields at the same place and back: the focus goes into them, and back to the button. */
export function useEditInPlace(): EditInPlace {
  const [isEditing, setEditing] = useState(false);
  const wasEditing = useRef(false);
  const fields = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isEditing === wasEditing.current) return;
    wasEditing.current = isEditing;
    if (isEditing) fields.current?.querySelector('input')?.focus();
    else button.current?.focus();
  }, [isEditing]);
  return { isEditing, open: () => setEditing(true), close: () => setEditing(false), fields, button };
}
