import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Language } from '#platform/common/i18n/language.ts';
import type { ApiError } from '#platform/web/api/api-error.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Confirm } from '#platform/web/ui/confirm.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import { type MailTemplateView, mailTemplateRoutes } from '../rules/contract.ts';
import { TemplateVersions } from './template-versions.tsx';
import classes from './templates.module.css';
import type { TemplateDraft } from './use-template-draft.ts';

type Props = { view: MailTemplateView; language: Language; draft: TemplateDraft };

/**
 * Buttons of the email text editor for one language: save, send a test to oneself, show versions and restore
 * the built-in texts.
 */
export function TemplateTools({ view, language, draft }: Props) {
  const t = useText();
  const toastError = useToastError();
  const [isResetting, setResetting] = useState(false);
  const [hasVersions, setVersions] = useState(false);
  const { IsOwn, Version } = view.Languages[language];
  const onError = (error: ApiError) => {
    if (draft.refused(language, error)) toast(t('TEMPLATE_CONFLICT'), 'warning');
    else if (error.Fields.length === 0) toastError(error);
  };
  const save = useSend(mailTemplateRoutes.save, {
    onSuccess: (fresh) => {
      draft.saved(language, fresh);
      setResetting(false);
      toast(t('TEMPLATE_SAVED'));
    },
    onError,
  });
  const test = useSend(mailTemplateRoutes.test, {
    onSuccess: ({ To }) => toast(t('TEMPLATE_TEST_SENT', { email: To })),
    onError,
  });
  const which = { Template: view.Template, Language: language };
  const Content = draft.drafts[language];
  return (
    <Row gap="xs">
      <Button
        size="sm"
        disabled={!draft.isDirty(language)}
        loading={save.isPending && !isResetting}
        onClick={() => save.mutate({ ...which, Content, Version })}
      >
        {t('TEMPLATE_SAVE')}
      </Button>
      <Button
        size="sm"
        variant="default"
        loading={test.isPending}
        onClick={() => test.mutate({ ...which, Content })}
      >
        {t('TEMPLATE_TEST')}
      </Button>
      <Row as="span" align="stretch" gap="md" lines="2xs" className={classes.links}>
        {Version > 0 && (
          <button type="button" className={classes.link} onClick={() => setVersions(true)}>
            {t('TEMPLATE_VERSIONS')}
          </button>
        )}
        {IsOwn && (
          <button type="button" className={classes.link} onClick={() => setResetting(true)}>
            {t('TEMPLATE_RESET')}
          </button>
        )}
      </Row>
      <Confirm
        isOpen={isResetting}
        title={t('TEMPLATE_RESET')}
        text={t('TEMPLATE_RESET_TEXT')}
        confirmLabel={t('TEMPLATE_RESET_DO')}
        isBusy={save.isPending}
        onConfirm={() => save.mutate({ ...which, Content: null, Version })}
        onCancel={() => setResetting(false)}
      />
      {hasVersions && (
        <TemplateVersions
          which={which}
          onRestore={(content) => {
            draft.put(language, content);
            setVersions(false);
          }}
          onClose={() => setVersions(false)}
        />
      )}
    </Row>
  );
}
