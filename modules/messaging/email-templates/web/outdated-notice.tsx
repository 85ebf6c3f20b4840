import { Button } from '@mantine/core';
import type { Language } from '#platform/common/i18n/language.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import { type MailTemplateView, mailTemplateRoutes } from '../rules/contract.ts';
import type { TemplateDraft } from './use-template-draft.ts';

type Props = { view: MailTemplateView; language: Language; draft: TemplateDraft };

/**
 * Warns in the email text editor that another language changed since this one was saved; if the text is still
 * correct, it is confirmed, which saves it unchanged as a new version.
 */
export function OutdatedNotice({ view, language, draft }: Props) {
  const t = useText();
  const toastError = useToastError();
  const { IsOwn, Version, Content } = view.Languages[language];
  const confirm = useSend(mailTemplateRoutes.save, {
    onSuccess: (fresh) => draft.saved(language, fresh),
    onError: (error) => {
      if (draft.refused(language, error)) toast(t('TEMPLATE_CONFLICT'), 'warning');
      else toastError(error);
    },
  });
  return (
    <Notice tone="warning" title={t('TEMPLATE_OUTDATED')}>
      {t('TEMPLATE_OUTDATED_TEXT')}
      {/* Saving the edits brings the language up to date as well. */}
      {!draft.isDirty(language) && (
        <Button
          size="compact-sm"
          variant="default"
          mt="xs"
          display="block"
          loading={confirm.isPending}
          onClick={() =>
            confirm.mutate({
              Template: view.Template,
              Language: language,
              Content: IsOwn ? Content : null,
              Version,
            })
          }
        >
          {t('TEMPLATE_STILL_CORRECT')}
        </Button>
      )}
    </Notice>
  );
}
