/**
 * Hook with the email texts being edited in three languages: unsaved changes, errors from the server, and
 * saving each language separately, also after conflicts.
 */
import { useState } from 'react';
import { LANGUAGES, type Language } from '#platform/common/i18n/language.ts';
import type { MailText } from '#platform/common/mail/mail-text.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf } from '#platform/web/api/use-get.ts';
import { type MailTemplateView, mailTemplateRoutes } from '../rules/contract.ts';

export type TextField = keyof MailText;
/** Error messages by field name, such as `Content.Subject`. */
export type Problems = Readonly<Record<string, string>>;

const isSame = (one: MailText, other: MailText): boolean =>
  one.Subject === other.Subject && one.Body === other.Body && one.Button === other.Button;

/** Draft texts in three languages; each language is saved separately. */
export function useTemplateDraft(view: MailTemplateView) {
  const [drafts, setDrafts] = useState(() => textOf(view));
  const [problems, setProblems] = useState<Partial<Record<Language, Problems>>>({});
  const isDirty = (language: Language): boolean =>
    !isSame(drafts[language], view.Languages[language].Content);
  const put = (language: Language, content: MailText) => {
    setDrafts((all) => ({ ...all, [language]: content }));
    setProblems((all) => ({ ...all, [language]: {} }));
  };
  return {
    drafts,
    problemsOf: (language: Language): Problems => problems[language] ?? {},
    isDirty,
    isAnyDirty: LANGUAGES.some(isDirty),
    change: (language: Language, field: TextField, text: string) =>
      put(language, { ...drafts[language], [field]: text }),
    put,
    /** Updates the saved language only; drafts in the other languages stay unchanged. */
    saved: (language: Language, fresh: MailTemplateView) => {
      saveDraft(fresh);
      put(language, fresh.Languages[language].Content);
    },
    /** Shows the server's errors; returns true if another user had saved in the meantime. */
    refused: (language: Language, error: unknown): boolean => {
      if (!(error instanceof ApiError)) return false;
      if (error.Fields.length > 0)
        setProblems((all) => ({
          ...all,
          [language]: Object.fromEntries(error.Fields.map((one) => [one.Field, one.Message])),
        }));
      if (error.Code !== 'ERR_CONFLICT') return false;
      const fresh = mailTemplateRoutes.view.data.safeParse(error.Data);
      if (fresh.success) saveDraft(fresh.data);
      return true;
    },
  };
}
export type TemplateDraft = ReturnType<typeof useTemplateDraft>;

const textOf = ({ Languages }: MailTemplateView): Record<Language, MailText> => ({
  EN: Languages.EN.Content,
  CHT: Languages.CHT.Content,
  CHS: Languages.CHS.Content,
});

function saveDraft(fresh: MailTemplateView): void {
  queryClient.setQueryData(queryKeyOf(mailTemplateRoutes.view, { Template: fresh.Template }), fresh);
}
