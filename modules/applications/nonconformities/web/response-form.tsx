/** Form in which the client answers a nonconformity; what is entered is saved as a draft when a field is left. */

import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { FileInfo } from '#platform/common/contract/shapes.ts';
import { joinSentences } from '#platform/common/format/join-sentences.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { FileDrop } from '#platform/web/ui/file/file-drop.tsx';
import { FormAlert } from '#platform/web/ui/form/form-alert.tsx';
import { RemarkField } from '#platform/web/ui/form/remark-field.tsx';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { useUnsavedWarning } from '#platform/web/ui/form/use-unsaved-warning.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { nonconformityActionRoutes } from '../rules/action-routes.ts';
import { type NonconformityView, nonconformityRoutes } from '../rules/contract.ts';
import { RESPONSE_PARTS, type ResponsePart } from '../rules/inputs.ts';
import { isReturned } from '../rules/statuses.ts';
import { cacheNonconformity } from './cache-nonconformity.ts';
import classes from './nonconformity.module.css';

type Entered = Record<ResponsePart, string> & { Files: FileInfo[] };

const OPTIONAL: readonly ResponsePart[] = ['OtherSites'];

/** Starts with the draft, otherwise with the response that was returned. */
function startingFrom({ Draft, Responses }: NonconformityView): Entered {
  const {
    Correction = '',
    Cause = '',
    CorrectiveAction = '',
    OtherSites = '',
    Files = [],
  } = Draft ?? Responses.at(-1) ?? {};
  return { Correction, Cause, CorrectiveAction, OtherSites, Files };
}

const bodyOf = ({ NonconformityKey }: NonconformityView, { Files, ...parts }: Entered) => ({
  NonconformityKey,
  ...parts,
  Attachment: Files.map(({ FileKey }) => FileKey),
});

export function ResponseForm({ view }: { view: NonconformityView }) {
  const t = useText();
  const errors = useFormErrors();
  const [entered, setEntered] = useState(() => startingFrom(view));
  const [isUploading, setUploading] = useState(false);
  const draft = useDraft(view);
  const send = useSend(nonconformityActionRoutes.ANSWER, {
    onSuccess: (fresh) => {
      toast(t('MSG_NC_ANSWERED'));
      cacheNonconformity(fresh);
    },
    onError: errors.apply,
  });
  const warning = useUnsavedWarning(draft.isUnsaved(entered), { save: () => draft.save(entered) });
  const change = (next: Partial<Entered>) => setEntered((before) => ({ ...before, ...next }));
  const submit = () => {
    const body = { ...bodyOf(view, entered), Version: view.Version };
    if (errors.check(nonconformityActionRoutes.ANSWER.body, body)) send.mutate(body);
  };
  return (
    <Card title={t('NC_RESPONSE_YOURS')} aside={draft.isSaved && t('NC_RESPONSE_SAVED')}>
      <form
        ref={errors.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        onBlur={() => void draft.save(entered)}
      >
        <Stack gap="sm">
          <ResponseNotices view={view} />
          <FormAlert text={errors.general} />
          {RESPONSE_PARTS.map((part) => (
            <RemarkField
              key={part}
              label={t(`NC_PART_${part}`)}
              description={t(`NC_PART_${part}_HELP`)}
              required={!OPTIONAL.includes(part)}
              minRows={2}
              maxRows={12}
              value={entered[part]}
              error={errors.of(part)}
              onChange={(event) => change({ [part]: event.currentTarget.value })}
            />
          ))}
          <FileDrop
            kind="document"
            files={entered.Files}
            label={t('NC_FILES')}
            onChange={(Files) => change({ Files })}
            onBusy={setUploading}
          />
          <Words mt="sm" mb="sm" tone="soft" size="xs" className={classes.small}>
            {t('NC_RESPONSE_HELP')}
          </Words>
          <Group justify="flex-end">
            <Button type="submit" loading={send.isPending} disabled={isUploading}>
              {t('NC_RESPONSE_SEND')}
            </Button>
          </Group>
        </Stack>
      </form>
      {warning}
    </Card>
  );
}

/** By when to respond, and why the last response was returned. */
function ResponseNotices({ view }: { view: NonconformityView }) {
  const t = useText();
  const format = useFormat();
  const returned = isReturned(view.Status) ? view.History.find(({ ToStatus }) => isReturned(ToStatus)) : null;
  const due = [
    ...(view.DueOn
      ? [t(view.IsOverdue ? 'NC_RESPONSE_LATE' : 'NC_RESPONSE_DUE', { date: format.date(view.DueOn) })]
      : []),
    ...(view.Grade === 'MAJOR' ? [t('NC_RESPONSE_MAJOR')] : []),
  ];
  return (
    <>
      {returned?.Remark && (
        <Notice
          tone="warning"
          title={t('NC_RETURNED_BECAUSE', { name: returned.By?.Name ?? t('HISTORY_SYSTEM') })}
        >
          <Words breaks="written">{returned.Remark}</Words>
        </Notice>
      )}
      {due.length > 0 && <Notice tone={view.IsOverdue ? 'warning' : 'info'}>{joinSentences(due)}</Notice>}
    </>
  );
}

/** Saves what was entered, one request after the other. */
function useDraft(view: NonconformityView) {
  const textOf = (entered: Entered) => JSON.stringify(bodyOf(view, entered));
  const [saved, setSaved] = useState(() => textOf(startingFrom(view)));
  const [isSaved, setIsSaved] = useState(view.Draft !== null);
  const send = useSend(nonconformityRoutes.draft, {
    line: `draft ${view.NonconformityKey}`,
    onError: () => undefined,
  });
  const isUnsaved = (entered: Entered) => textOf(entered) !== saved;
  return {
    isSaved,
    isUnsaved,
    save: async (entered: Entered): Promise<boolean> => {
      if (!isUnsaved(entered)) return true;
      try {
        await send.mutateAsync(bodyOf(view, entered));
      } catch {
        // The entries stay on the screen; leaving it asks first.
        return false;
      }
      setSaved(textOf(entered));
      setIsSaved(true);
      return true;
    },
  };
}
