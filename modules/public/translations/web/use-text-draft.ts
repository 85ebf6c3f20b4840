/**
 * Hook with the state of one portal text while it is edited: input, errors, saving, and merging another
 * user's change after a conflict.
 */
import { useState } from 'react';
import type { Language } from '#platform/common/i18n/language.ts';
import { LANGUAGES } from '#platform/common/i18n/language.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { call, newIdempotencyKey } from '#platform/web/api/call.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { reloadTexts } from '#platform/web/i18n/text-store.ts';
import { useErrorText } from '#platform/web/ui/error-text.ts';
import { type TextView, translationRoutes } from '../rules/contract.ts';
import { mergeRemote } from './merge-theirs.ts';
import { changedOf, currentTextOf, faultsOf } from './text-draft.ts';

type Refusal = { fields: Partial<Record<Language, string>>; general: string | null };
const NO_REFUSAL: Refusal = { fields: {}, general: null };

/** Error of a failed save: per language where the server names one, otherwise general. */
function refusalOf(error: unknown, errorText: (error: unknown) => string): Refusal {
  const fields = error instanceof ApiError ? error.Fields : [];
  const named = LANGUAGES.flatMap((language) => {
    const found = fields.find(({ Field }) => Field.endsWith(`.${language}`));
    return found ? [[language, found.Message] as const] : [];
  });
  return { fields: Object.fromEntries(named), general: named.length > 0 ? null : errorText(error) };
}

/** Updates the changed rows in all cached lists. */
function updateRows(rows: readonly TextView[]): void {
  const fresh = new Map(rows.map((row) => [row.Key, row]));
  queryClient.setQueriesData<{ Rows: TextView[] }>({ queryKey: [translationRoutes.list.path] }, (list) =>
    list ? { ...list, Rows: list.Rows.map((row) => fresh.get(row.Key) ?? row) } : list,
  );
}

/** One text while it is edited. `theirs`: another user's version saved in the meantime. */
export function useTextDraft(first: TextView) {
  const errorText = useErrorText();
  const [view, setView] = useState(first);
  const [texts, setTexts] = useState(() => currentTextOf(first));
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [remoteTexts, setRemoteTexts] = useState<Partial<Record<Language, string>> | null>(null);
  const [refusal, setRefusal] = useState(NO_REFUSAL);
  const changed = changedOf(view, texts);
  const faults = faultsOf(view, texts);
  const isDirty = Object.keys(changed).length > 0;

  const change = (language: Language, text: string) => {
    setTexts((all) => ({ ...all, [language]: text }));
    setRefusal(({ fields: { [language]: _, ...fields } }) => ({ fields, general: null }));
  };
  const take = (error: unknown) => {
    const isLate = error instanceof ApiError && error.Code === 'ERR_CONFLICT';
    const now = isLate ? (error.Data as { Rows?: TextView[] } | undefined)?.Rows?.[0] : undefined;
    if (!now) return setRefusal(refusalOf(error, errorText));
    const merged = mergeRemote(view, now, texts);
    setRemoteTexts(merged.theirs);
    setTexts(merged.words);
    setView(now);
    updateRows([now]);
  };
  /** Saves the draft; true if it is saved or nothing had changed. */
  const save = async (): Promise<boolean> => {
    setTried(true);
    if (Object.keys(faults).length > 0 || isBusy) return false;
    if (!isDirty) return true;
    setBusy(true);
    try {
      const Texts = [{ Key: view.Key, Version: view.Version, CustomText: changed }];
      const { Rows } = await call(translationRoutes.submit, {
        body: { Texts },
        idempotencyKey: newIdempotencyKey(),
      });
      updateRows(Rows);
      // The texts are saved; the live event or the next page shows them.
      void reloadTexts().catch(() => undefined);
      return true;
    } catch (error) {
      take(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { view, words: texts, change, faults, isTried, isDirty, isBusy, theirs: remoteTexts, refusal, save };
}

export type TextDraft = ReturnType<typeof useTextDraft>;
