/**
 * Hook with the error messages of a form, found by the route's schema before sending or returned by the
 * server: by field, otherwise above the form; the focus moves to the first.
 */
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ZodType } from 'zod';
import { ApiError } from '../../api/api-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { useErrorText } from '../error-text.ts';
import { fieldProblems } from './field-problems.ts';

type FormErrors = {
  form: RefObject<HTMLFormElement | null>;
  /** Returns a field's message, for Mantine's `error`. */
  of: (field: string) => string | undefined;
  /** Message that concerns no single field. */
  general: string | null;
  /** True if the schema accepts the values; otherwise the problems are shown at their fields. */
  check: (schema: ZodType, values: unknown) => boolean;
  /** Shows a failed call: at the fields it names, the rest above the form. */
  apply: (error: unknown) => void;
  set: (field: string, message: string) => void;
  /** Sets messages found by the form itself, by field. */
  setAll: (problems: Record<string, string>) => void;
  clear: (field?: string) => void;
};

/** Errors of one form from the schema and the server; the focus moves to the first. */
export function useFormErrors(): FormErrors {
  const t = useText();
  const textOf = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [general, setGeneral] = useState<string | null>(null);
  const [shown, setShown] = useState(0);

  useEffect(() => {
    if (shown > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
  }, [shown]);

  const show = (next: Record<string, string>, above: string | null) => {
    setFields(next);
    setGeneral(above);
    setShown((count) => count + 1);
  };
  return {
    form,
    of: (field) => fields[field],
    general,
    check: (schema, values) => {
      const problems = fieldProblems(schema, values);
      if (problems.length === 0) return true;
      show(Object.fromEntries(problems.map((one) => [one.Field, t(one.Key, one.Params)])), null);
      return false;
    },
    apply: (error) => {
      const named = error instanceof ApiError ? error.Fields : [];
      if (named.length > 0) show(Object.fromEntries(named.map((one) => [one.Field, one.Message])), null);
      else show({}, textOf(error));
    },
    set: (field, message) => show({ [field]: message }, null),
    setAll: (problems) => show(problems, null),
    clear: (field) => {
      setGeneral(null);
      setFields((all) =>
        field === undefined ? {} : Object.fromEntries(Object.entries(all).filter(([name]) => name !== field)),
      );
    },
  };
}
