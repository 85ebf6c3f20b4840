/**
 * Confirmation dialog of a bulk action: explains it, lists the selected applications and those with open
 * major findings, asks for the input it needs, and starts the job.
 */
import { Button, Group, Stack, Text } from '@mantine/core';
import type { ApplicationRow } from '#modules/applications/applications/rules/index.ts';
import { joinSentences } from '#platform/common/format/join-sentences.ts';
import { formatNumber } from '#platform/web/i18n/format.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useApplicationName } from '#platform/web/i18n/use-application-name.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { CancelButton } from '#platform/web/ui/dialog/cancel-button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { RemarkField } from '#platform/web/ui/form/remark-field.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { BulkView } from '../rules/contract.ts';
import type { BulkKind } from '../rules/kinds.ts';
import classes from './bulk.module.css';
import { BulkAssign } from './bulk-assign.tsx';
import { BulkFiles } from './bulk-files.tsx';
import { useBulkDialog } from './use-bulk-dialog.ts';

/** Lists the selected applications with open major findings before a bulk approval or publication. */
function BulkMajors({ chosen }: { chosen: readonly ApplicationRow[] }) {
  const t = useText();
  const localized = useLocalized();
  const nameOf = useApplicationName();
  const open = chosen.filter((row) => row.OpenMajorCount > 0);
  if (open.length === 0) return null;
  return (
    <Notice tone="warning" title={t('BULK_MAJORS', { count: formatNumber(open.length) })}>
      <ul>
        {open.map((row) => (
          <li key={row.ApplicationKey}>
            <b className="nowrap">{nameOf(row)}</b> {localized(row.OrgName)} (
            {formatNumber(row.OpenMajorCount)})
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Expandable list of the selected applications. */
function BulkChosen({ chosen }: { chosen: readonly ApplicationRow[] }) {
  const t = useText();
  const nameOf = useApplicationName();
  const localized = useLocalized();
  return (
    <details className={classes.chosen}>
      <summary>{t('BULK_CHOSEN', { number: String(chosen.length) })}</summary>
      <ul>
        {chosen.map((row) => (
          <li key={row.ApplicationKey}>
            <b className="nowrap">{nameOf(row)}</b> {localized(row.OrgName)}
          </li>
        ))}
      </ul>
    </details>
  );
}

type Props = {
  kind: BulkKind;
  chosen: readonly ApplicationRow[];
  onClose: () => void;
  onStarted: (jobKey: string) => void;
};

/** Explains the action and the number of applications, asks for its input and starts it. */
export function BulkDialog({ kind, chosen, onClose, onStarted }: Props) {
  const t = useText();
  const keys = chosen.map((row) => row.ApplicationKey);
  const dialog = useBulkDialog(kind, keys, (view: BulkView) => onStarted(view.JobKey));
  const count = chosen.length;
  return (
    <Dialog
      opened
      onClose={onClose}
      isDirty={dialog.isDirty}
      size="lg"
      attributes={{ header: { role: 'presentation' } }}
      title={<b>{t(`BULK_TITLE_${kind}`, { count: formatNumber(count) })}</b>}
      closeButtonProps={{ 'aria-label': t('DIALOG_CANCEL') }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          dialog.send();
        }}
      >
        <Stack gap="md">
          <Text>
            {joinSentences(
              [`BULK_TEXT_${kind}`, ...(kind === 'GENERATE' ? ['MSG_WARNING_CONFIRM_DELETE'] : [])].map(
                (text) => t(text),
              ),
            )}
          </Text>
          {dialog.refusal && (
            <Notice tone="danger" isAlert>
              {dialog.refusal}
            </Notice>
          )}
          {(kind === 'APPROVE' || kind === 'CONFIRM' || kind === 'PUBLISH') && <BulkMajors chosen={chosen} />}
          <BulkChosen chosen={chosen} />
          {kind === 'ASSIGN' && (
            <BulkAssign keys={keys} values={dialog.values} set={dialog.set} errors={dialog.errors} />
          )}
          {kind === 'CONFIRM' && (
            <BulkFiles
              files={dialog.files}
              error={dialog.errors.Attachment}
              onChange={dialog.setFiles}
              onBusy={dialog.setUploading}
            />
          )}
          {kind !== 'GENERATE' && (
            <RemarkField
              label={t('FIELD_Remark')}
              minRows={2}
              value={dialog.values.Remark ?? ''}
              error={dialog.errors.Remark}
              onChange={(event) => dialog.set('Remark', event.currentTarget.value)}
            />
          )}
          <Group justify="flex-end" gap="xs">
            <CancelButton label={t('DIALOG_CANCEL')} />
            <Button
              type="submit"
              loading={dialog.isBusy}
              disabled={dialog.isUploading}
              data-autofocus={kind === 'GENERATE' || undefined}
            >
              {kind === 'GENERATE' ? t('DIALOG_OK') : t(`BULK_${kind}`)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
