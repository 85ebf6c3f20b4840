/** State and focus handling for profile cards that switch between reading and editing. */
import { type RefObject, useEffect, useRef, useState } from 'react';

type EditInPlace = {
  isEditing: boolean;
  open: () => void;
  close: () => void;
  /** The element around the fields. */
  fields: RefObject<HTMLDivElement | null>;
  /** The button that opens the fields. */
  button: RefObject<HTMLButtonElement | null>;
};

/**
 * Switches a card between reading and editing: moves the focus into the fields, and back to the button
 * afterwards.
 */
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
