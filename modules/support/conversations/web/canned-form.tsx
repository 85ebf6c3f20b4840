/** Form to create, edit or remove one canned answer of the staff inbox, in three languages. */

import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { DataOf } from '#platform/common/contract/define-route.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { LANGUAGES } from '#platform/common/i18n/language.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Confirm } from '#platform/web/ui/confirm.tsx';
import { FormAlert } from '#platform/web/ui/form/form-alert.tsx';
import { LocalizedField } from '#platform/web/ui/form/localized-field.tsx';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { type CannedAnswer, conversationRoutes } from '../rules/contract.ts';

type CannedRemoveProps = {
  answer: CannedAnswer;
  onDone: (fresh: DataOf<typeof conversationRoutes.cannedList>) => void;
  onError: (error: unknown) => void;
};

/** Button that removes a canned answer, after confirmation. */
function CannedRemove({ answer, onDone, onError }: CannedRemoveProps) {
  const t = useText();
  const [isConfirming, setConfirming] = useState(false);
  const remove = useSend(conversationRoutes.cannedRemove, {
    onSuccess: onDone,
    onError: (error) => {
      setConfirming(false);
      onError(error);
    },
  });
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setConfirming(true)}>
        {t('CANNED_REMOVE_BUTTON')}
      </Button>
      <Confirm
        isOpen={isConfirming}
        tone="danger"
        title={t('CANNED_REMOVE')}
        text={t('CANNED_REMOVE_TEXT')}
        confirmLabel={t('CANNED_REMOVE_BUTTON')}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ CannedKey: answer.CannedKey, Version: answer.Version })}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
}

const NOTHING: Localized = { EN: '', CHT: '', CHS: '' };

type Props = { answer: CannedAnswer | null; onBack: () => void };

/** Form for one canned answer in three languages. */
export function CannedForm({ answer, onBack }: Props) {
  const t = useText();
  const [Title, setTitle] = useState(answer?.Title ?? NOTHING);
  const [Text, setText] = useState(answer?.Text ?? NOTHING);
  const errors = useFormErrors();
  const done = (message: 'MSG_CANNED_SAVED' | 'MSG_CANNED_REMOVED') => (fresh: List) => {
    queryClient.setQueryData(queryKeyOf(conversationRoutes.cannedList), fresh);
    toast(t(message));
    onBack();
  };
  const save = useSend(conversationRoutes.cannedSave, {
    onSuccess: done('MSG_CANNED_SAVED'),
    onError: errors.apply,
  });
  const body = {
    ...(answer && { CannedKey: answer.CannedKey, Version: answer.Version }),
    Title,
    Text,
  };
  const of = (field: string) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, errors.of(`${field}.${language}`)]));
  return (
    <Stack
      ref={errors.form}
      as="form"
      gap="md"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (errors.check(conversationRoutes.cannedSave.body, body)) save.mutate(body);
      }}
    >
      <FormAlert text={errors.general} />
      <LocalizedField
        label={t('CANNED_NAME')}
        value={Title}
        onChange={setTitle}
        errors={of('Title')}
        isRequired
        maxLength={120}
      />
      <LocalizedField
        label={t('CANNED_TEXT')}
        hint={t('CANNED_TEXT_HINT')}
        value={Text}
        onChange={setText}
        errors={of('Text')}
        isRequired
        isLong
      />
      <Group justify="space-between" gap="xs">
        {answer ? (
          <CannedRemove answer={answer} onDone={done('MSG_CANNED_REMOVED')} onError={errors.apply} />
        ) : (
          <span />
        )}
        <Group gap="xs">
          <Button variant="default" onClick={onBack}>
            {t('CANCEL')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('SAVE')}
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}

type List = DataOf<typeof conversationRoutes.cannedList>;
