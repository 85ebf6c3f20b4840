/**
 * State of the form tab's JSON editor: checks the typed JSON on the server, and applies it to the draft
 * unless a fault other than unfinished content remains.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Fault, serviceRoutes } from '#modules/catalogue/services/rules/index.ts';
import { call } from '#platform/web/api/call.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { CodeProblem } from '#platform/web/ui/code/code-types.ts';
import { isJson, type Json } from '../rules/json.ts';
import { FORM_LIMITS } from '../rules/limits.ts';
import { useDesigner } from './designer.ts';
import { inReadingOrder } from './in-reading-order.ts';
import { jsonPlaces, offsetOfPath, placeIn } from './json-places.ts';

const DEBOUNCE_MS = 500;
/** Wait after a failed check before the next attempt. */
const RETRY_DELAY_MS = 5000;
/** Faults of an unfinished form: shown as warnings, but they do not prevent applying it. */
const UNFINISHED: ReadonlySet<string> = new Set([
  'ERR_FORM_TEXT_MISSING',
  'ERR_FORM_NO_PAGES',
  'ERR_FORM_PAGE_EMPTY',
  'ERR_FORM_GROUP_EMPTY',
  'ERR_FORM_TABLE_EMPTY',
  'ERR_FORM_CHOICES_NONE',
]);

const isBlocking = ({ Path, Code }: Fault): boolean =>
  (Path === 'Form' || Path.startsWith('Form.')) && !UNFINISHED.has(Code);

/** Puts questions without pages, as other tools write them, on one page. */
function inPages(form: Json): Json {
  if (form.pages !== undefined || !Array.isArray(form.elements)) return form;
  const { elements, ...others } = form;
  return { ...others, pages: [{ name: 'Page1', elements }] };
}

function read(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text);
    return isJson(value) ? inPages(value) : null;
  } catch {
    // Not JSON while it is being typed; the editor marks the place.
    return null;
  }
}

type Checked = { text: string; faults: readonly Fault[] };
type Props = { serviceKey: string; draft: string | null; onDraft: (text: string | null) => void };

/** Parses and checks the JSON while it is typed, and applies it to the form when it is valid. */
export function useFormJson({ serviceKey, draft, onDraft }: Props) {
  const t = useText();
  const { definition, form, apply } = useDesigner();
  const written = useMemo(() => JSON.stringify(inReadingOrder(form), null, 2), [form]);
  const text = draft ?? written;
  const isChanged = draft !== null && draft !== written;
  const begun = useRef(written);
  if (!isChanged) begun.current = written;
  const parsed = useMemo(() => (text.length > FORM_LIMITS.Bytes ? null : read(text)), [text]);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt repeats the request
  useEffect(() => {
    if (!parsed || !isChanged) return;
    const left = new AbortController();
    let timer = setTimeout(() => {
      const body = { ServiceKey: serviceKey, Definition: { ...definition, Form: parsed } };
      call(serviceRoutes.check, { body, signal: left.signal })
        .then(({ Faults }) => setChecked({ text, faults: Faults }))
        .catch(() => {
          if (!left.signal.aborted) timer = setTimeout(() => setTries((count) => count + 1), RETRY_DELAY_MS);
        });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [serviceKey, definition, parsed, text, isChanged, tries]);

  const faults = checked?.text === text ? checked.faults : null;
  const problems = useMemo((): CodeProblem[] => {
    const places = jsonPlaces(text);
    if (!parsed) {
      const Message =
        text.length > FORM_LIMITS.Bytes
          ? t('ERR_FORM_TOO_LARGE', { limit: FORM_LIMITS.Bytes / 1024 })
          : t('JSON_BROKEN');
      return [{ ...placeIn(text, places.brokenAt ?? 0), Message, Tone: 'danger' }];
    }
    return (faults ?? [])
      .filter(({ Path }) => Path === 'Form' || Path.startsWith('Form.'))
      .map((fault) => ({
        ...placeIn(text, offsetOfPath(places, fault.Path.slice('Form.'.length))),
        Message: fault.Message,
        Tone: isBlocking(fault) ? 'danger' : 'warning',
      }));
  }, [text, parsed, faults, t]);

  return {
    text,
    isChanged,
    problems,
    /** The form was changed elsewhere after editing of this text began. */
    isForeign: isChanged && begun.current !== written,
    isChecking: isChanged && parsed !== null && faults === null,
    isReady: isChanged && parsed !== null && faults !== null && !faults.some(isBlocking),
    type: (next: string) => onDraft(next === written ? null : next),
    apply: () => {
      if (!parsed) return;
      apply({ definition: { Form: parsed }, selected: null });
      onDraft(null);
    },
  };
}
