import { legalRoutes } from '@assay/shared/legal/contract.ts';
import type { LegalKind } from '@assay/shared/legal/kinds.ts';
import { Button, Group, Modal, SegmentedControl, Skeleton, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useGet } from '../api/use-get.ts';
import { useText } from '../i18n/use-text.ts';
import { FormAlert } from '../ui/form-alert.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextFields } from './text-fields.tsx';
import { usePublish } from './use-publish.ts';

type Props = {
  kind: LegalKind;
  /** The version in force. */
  current: string;
  taken: readonly string[];
  accounts: number;
  onClose: () => void;
};

/** A new version: its name, its words, and from when it holds. */
export function PublishDialog({ kind, current, taken, accounts, onClose }: Props) {
  const t = useText();
  const before = useGet(legalRoutes.view, { Kind: kind, VersionId: current });
  const publish = usePublish(kind, taken, onClose);
  const [isLater, setLater] = useState(false);
  const { errors, values } = publish;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    publish.send(before.data?.Content, isLater);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      closeOnClickOutside={false}
      closeOnEscape={Object.keys(values.Content).length === 0}
      attributes={{ header: { role: 'presentation' } }}
      title={<b>{`${t('LEGAL_PUBLISH')} · ${t(`LEGAL_KIND_${kind}`)}`}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      <form ref={errors.form} onSubmit={submit} noValidate>
        <Stack gap={18}>
          <Notice tone="warning">
            {t(kind === 'COOKIES' ? 'LEGAL_WARN_COOKIES' : 'LEGAL_WARN', { count: accounts })}
          </Notice>
          <FormAlert text={errors.general} />
          <TextInput
            label={t('LEGAL_VERSION')}
            description={t('LEGAL_VERSION_HELP', { version: current })}
            value={values.VersionId}
            onChange={(event) => publish.set({ VersionId: event.currentTarget.value })}
            error={errors.of('VersionId')}
            maxLength={32}
            data-autofocus
          />
          <SegmentedControl
            aria-label={t('LEGAL_WHEN')}
            value={isLater ? 'later' : 'now'}
            onChange={(next) => setLater(next === 'later')}
            data={[
              { value: 'now', label: t('LEGAL_NOW') },
              { value: 'later', label: t('LEGAL_LATER') },
            ]}
          />
          {isLater && (
            <TextInput
              type="datetime-local"
              label={t('LEGAL_FROM_FIELD')}
              description={t('LEGAL_FROM_HELP')}
              value={values.From}
              onChange={(event) => publish.set({ From: event.currentTarget.value })}
              error={errors.of('EffectiveAt')}
            />
          )}
          {before.data ? (
            <TextFields
              given={before.data.Content}
              written={values.Content}
              onWrite={(Content) => publish.set({ Content })}
              error={errors.of('Content')}
            />
          ) : (
            <Skeleton height={260} />
          )}
          <Group justify="flex-end" gap={10}>
            <Button variant="default" onClick={onClose}>
              {t('CANCEL')}
            </Button>
            <Button type="submit" loading={publish.isBusy} disabled={!before.data}>
              {t('LEGAL_PUBLISH_NOW')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
