/**
 * Dialog to publish a content draft: asks for the version name and the time from which it is in force, and
 * warns of the consequences, such as users having to accept new terms.
 */
import { Button, Group, SegmentedControl, Skeleton, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useGet } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { CancelButton } from '#platform/web/ui/dialog/cancel-button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { FormAlert } from '#platform/web/ui/form/form-alert.tsx';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useNavigateTo } from '#platform/web/ui/use-navigate-to.ts';
import { type ContentVersionRow, contentRoutes } from '../../rules/contract.ts';
import type { ContentKind } from '../../rules/kinds.ts';
import { nextVersion } from '../next-version.ts';
import { fromHongKong } from './hong-kong-field.ts';

/** `version`: version of the draft that the user reviewed. */
type Props = { kind: ContentKind; version: number; onClose: () => void };

const warningOf = (kind: ContentKind): string => {
  if (kind === 'TERMS' || kind === 'PRIVACY') return 'CONTENT_WARN_ACCEPTED';
  return kind === 'COOKIES' ? 'CONTENT_WARN_COOKIES' : 'CONTENT_WARN_PAGE';
};

/** Asks for the name of the new version and the time from which it is in force. */
export function PublishDialog(props: Props) {
  const t = useText();
  const list = useGet(contentRoutes.list, { Kind: props.kind }, { staleMs: 0 });
  return (
    <Dialog
      opened
      onClose={props.onClose}
      size="lg"
      attributes={{ header: { role: 'presentation' } }}
      title={<b>{t('CONTENT_PUBLISH_TITLE', { kind: t(`CONTENT_KIND_${props.kind}`) })}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      {list.data ? (
        <PublishForm {...props} accounts={list.data.ActiveAccounts} rows={list.data.Rows} />
      ) : (
        <Skeleton height={260} />
      )}
    </Dialog>
  );
}

type FormProps = Omit<Props, 'onClose'> & { accounts: number; rows: readonly ContentVersionRow[] };

function PublishForm({ kind, version, accounts, rows }: FormProps) {
  const t = useText();
  const go = useNavigateTo();
  const errors = useFormErrors();
  const [VersionId, setVersionId] = useState(() => nextVersion(rows.map((row) => row.VersionId)));
  const [isLater, setLater] = useState(false);
  const [from, setFrom] = useState('');
  const publish = useSend(contentRoutes.publish, {
    onError: errors.apply,
    onSuccess: async (done) => {
      toast(t('CONTENT_PUBLISHED', { version: done.VersionId }));
      go(`/content?kind=${kind}`);
    },
  });
  const moment = isLater ? fromHongKong(from) : new Date().toISOString();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    errors.clear();
    if (isLater && moment === null) return errors.set('EffectiveAt', t('FIELD_REQUIRED'));
    const body = {
      Kind: kind,
      Version: version,
      VersionId: VersionId.trim(),
      ...(isLater && moment !== null && { EffectiveAt: moment }),
    };
    if (errors.check(contentRoutes.publish.body, body)) publish.mutate(body);
  };
  return (
    <form ref={errors.form} onSubmit={submit} noValidate>
      <Stack gap="md">
        <Notice tone="warning">{t(warningOf(kind), { count: accounts })}</Notice>
        <ComingNotice rows={rows} moment={moment} />
        <FormAlert text={errors.general} />
        <TextInput
          label={t('CONTENT_VERSION')}
          description={t('CONTENT_VERSION_HELP')}
          value={VersionId}
          onChange={(event) => setVersionId(event.currentTarget.value)}
          error={errors.of('VersionId')}
          maxLength={32}
          data-autofocus
        />
        <When
          isLater={isLater}
          onLater={setLater}
          from={from}
          onFrom={setFrom}
          error={errors.of('EffectiveAt')}
        />
        <Group justify="flex-end" gap="xs">
          <CancelButton />
          <Button type="submit" loading={publish.isPending}>
            {t('CONTENT_PUBLISH')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

type WhenProps = {
  isLater: boolean;
  onLater: (isLater: boolean) => void;
  from: string;
  onFrom: (from: string) => void;
  error: string | undefined;
};

/** Selects the effective time: now or later. */
function When({ isLater, onLater, from, onFrom, error }: WhenProps) {
  const t = useText();
  return (
    <>
      <SegmentedControl
        aria-label={t('CONTENT_WHEN')}
        value={isLater ? 'later' : 'now'}
        onChange={(next) => onLater(next === 'later')}
        data={[
          { value: 'now', label: t('CONTENT_NOW') },
          { value: 'later', label: t('CONTENT_LATER') },
        ]}
      />
      {isLater && (
        <TextInput
          type="datetime-local"
          label={t('CONTENT_FROM_FIELD')}
          description={t('CONTENT_HONG_KONG_TIME')}
          value={from}
          onChange={(event) => onFrom(event.currentTarget.value)}
          error={error}
        />
      )}
    </>
  );
}

/** Warns that a planned version will replace this one; shows the next of them. */
function ComingNotice({ rows, moment }: { rows: readonly ContentVersionRow[]; moment: string | null }) {
  const t = useText();
  const format = useFormat();
  const coming = rows.findLast(
    ({ State, EffectiveAt }) => State === 'COMING' && moment !== null && moment < EffectiveAt,
  );
  if (!coming) return null;
  const date = format.dateTime(coming.EffectiveAt);
  return <Notice tone="warning">{t('CONTENT_WARN_COMING', { version: coming.VersionId, date })}</Notice>;
}
