/**
 * Card on the bank statements page to upload a bank's CSV file, preview the payments found, correct the
 * columns and import it.
 */

import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { DropArea } from '#platform/web/ui/file/drop-area.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import type { BankMapping, BankPreview } from '../rules/contract.ts';
import classes from './bank.module.css';
import { BankColumns } from './bank-columns.tsx';
import { useBankUpload } from './use-bank-upload.ts';

/** Preview of an import: the first payments, and what is left out. */
function ImportPreview({ preview }: { preview: BankPreview }) {
  const t = useText();
  const format = useFormat();
  const { Lines, Credits, Known, Debits, Unreadable } = preview;
  return (
    <section>
      <Words as="h3" mb="2xs" size="md" weight="strong">
        {t('BANK_PREVIEW')}
      </Words>
      <Words tone="faint" size="xs" weight="normal" role="status">
        {t('BANK_FOUND', { count: Credits, known: Known, debits: Debits })}
      </Words>
      {Unreadable.length > 0 && (
        <Notice tone="warning">{t('BANK_UNREADABLE', { rows: format.list(Unreadable.map(String)) })}</Notice>
      )}
      {Credits === 0 && <Notice tone="warning">{t('BANK_NO_PAYMENTS')}</Notice>}
      {Lines.length > 0 && (
        <Stack as="ul" mt="sm" line="line" round="lg" className={classes.found}>
          {Lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: preview lines have no key and are never reordered
            <li key={at}>
              <span className="num">{format.date(line.BookedOn)}</span>
              <span className={classes.text}>
                {[line.Payer, line.Reference, line.BankNo].filter(Boolean).join(' · ')}
              </span>
              <b className="num">{format.money(line.AmountCents)}</b>
            </li>
          ))}
        </Stack>
      )}
    </section>
  );
}

type Props = { onClose: (() => void) | undefined; onDone: () => void };

/** Uploads a statement, which is previewed and corrected before it is imported. */
export function BankUpload({ onClose, onDone }: Props) {
  const t = useText();
  const upload = useBankUpload(onDone);
  const { preview } = upload;
  const fresh = preview ? preview.Credits - preview.Known : 0;
  return (
    <Card title={t('BANK_UPLOAD')} className={classes.upload}>
      <Stack gap="md" className={classes.steps}>
        <DropArea
          icon={<IconFileSpreadsheet size={22} stroke={1.6} aria-hidden="true" />}
          label={upload.name ? t('BANK_FILE', { name: upload.name }) : t('BANK_DROP')}
          hints={[
            preview ? t('BANK_READ_AS', { encoding: preview.Encoding.toUpperCase() }) : t('BANK_DROP_HINT'),
          ]}
          accept=".csv,.txt,text/csv"
          onFiles={([file]) => file && void upload.choose(file)}
        />
        {upload.failure && (
          <Notice tone="danger" isAlert>
            {upload.failure}
          </Notice>
        )}
        {upload.isReading && !preview && <Skeletons lines={4} />}
        {preview && (
          <>
            <BankColumns
              columns={preview.Columns}
              mapping={upload.mapping}
              isKnown={preview.Mapping !== null}
              onChange={(mapping: BankMapping) => void upload.remap(mapping)}
            />
            {preview.Mapping && <ImportPreview preview={preview} />}
          </>
        )}
        <Row align="stretch" justify="end" gap="xs">
          {onClose && (
            <Button variant="default" onClick={onClose}>
              {t('CANCEL')}
            </Button>
          )}
          {preview?.Mapping && preview.Credits > 0 && (
            <Button
              loading={upload.isBusy}
              disabled={fresh === 0 || upload.isReading}
              onClick={() => void upload.import()}
            >
              {fresh === 0 && t('BANK_IMPORT_NONE')}
              {fresh > 0 && t('BANK_IMPORT', { count: fresh })}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}
