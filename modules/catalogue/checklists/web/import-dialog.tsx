/** Dialog that imports checklist points from a CSV file and lists the file's errors before applying it. */

import { Button, Group, Radio, Stack } from '@mantine/core';
import { IconFileTypeCsv } from '@tabler/icons-react';
import { useState } from 'react';
import { loadChunk } from '#platform/web/api/load-chunk.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { CancelButton } from '#platform/web/ui/dialog/cancel-button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { PickFile } from '#platform/web/ui/file/pick-file.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { type DesignPoint, mergePoints } from '../rules/arrange-points.ts';
import type { CsvFault } from '../rules/checklist-csv.ts';
import classes from './checklist-designer.module.css';
import { MAX_POINTS } from './use-points.ts';

const MAX_BYTES = 2 * 1024 * 1024;

type ReadFile = { Name: string; Points: DesignPoint[]; Faults: CsvFault[] };

/** Reads a chosen file into points or a list of errors. */
async function readChecklistFile(file: File, fields: ReadonlySet<string>): Promise<ReadFile> {
  const refuse = (Code: CsvFault['Code']): ReadFile => ({
    Name: file.name,
    Points: [],
    Faults: [{ Line: 1, Code, Params: {} }],
  });
  if (file.size > MAX_BYTES) return refuse('CSV_BIG');
  const text = await utf8(file);
  if (text === null) return refuse('CSV_ENCODING');
  // Without a connection the reader cannot be loaded: the dialog reports it.
  const reader = await loadChunk(() => import('../rules/checklist-csv.ts')).catch(() => null);
  return reader ? { Name: file.name, ...reader.readChecklistCsv(text, fields) } : refuse('ERR_CHUNK');
}

/**
 * Decodes UTF-8 text; null for any other encoding, because guessing would corrupt characters in the
 * checklist.
 */
async function utf8(file: File): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    // Not UTF-8, or unreadable: the dialog reports it.
    return null;
  }
}

const MAX_SHOWN = 20;

/** Lists the errors of a file, line by line. */
function ImportFaults({ faults }: { faults: readonly CsvFault[] }) {
  const t = useText();
  return (
    <Notice tone="danger" isAlert title={t('DESIGN_IMPORT_FAULTS', { count: faults.length })}>
      <ul className={classes.faults}>
        {faults.slice(0, MAX_SHOWN).map((fault) => (
          <li key={`${fault.Line}${fault.Code}${JSON.stringify(fault.Params)}`}>
            <b>{t('DESIGN_IMPORT_LINE', { line: fault.Line })}</b> {t(fault.Code, fault.Params)}
          </li>
        ))}
      </ul>
      {faults.length > MAX_SHOWN && t('DESIGN_IMPORT_MORE', { count: faults.length - MAX_SHOWN })}
    </Notice>
  );
}

type Props = {
  isOpen: boolean;
  onClose: () => void;
  points: readonly DesignPoint[];
  questions: readonly { name: string }[];
  onImport: (points: readonly DesignPoint[]) => void;
};
type ImportMode = 'MERGE' | 'REPLACE';

/** The import dialog. The file is read and checked first; the draft changes only when the user applies it. */
export function ImportDialog({ isOpen, onClose, points, questions, onImport }: Props) {
  const t = useText();
  const [read, setRead] = useState<ReadFile | null>(null);
  const [how, setHow] = useState<ImportMode>('MERGE');
  const close = (): void => {
    setRead(null);
    setHow('MERGE');
    onClose();
  };
  const choose = async (file: File): Promise<void> =>
    setRead(await readChecklistFile(file, new Set(questions.map(({ name }) => name))));
  const found = read && read.Faults.length === 0 ? mergePoints(points, read.Points) : null;
  const next = how === 'MERGE' ? (found?.Points ?? []) : (read?.Points ?? []);
  const isFit = next.length <= MAX_POINTS;
  const apply = (): void => {
    onImport(next);
    toast(t('DESIGN_IMPORT_DONE'));
    close();
  };
  return (
    <Dialog
      opened={isOpen}
      onClose={close}
      size="lg"
      title={<b>{t('DESIGN_IMPORT_TITLE')}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      <Stack gap="md">
        <Words tone="soft">{t('DESIGN_IMPORT_HINT')}</Words>
        <Group gap="sm">
          <PickFile accept=".csv,text/csv" onPick={(file) => void choose(file)}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconFileTypeCsv size={18} />}>
                {t('DESIGN_IMPORT_CHOOSE')}
              </Button>
            )}
          </PickFile>
          {read && <span>{read.Name}</span>}
        </Group>
        {read && read.Faults.length > 0 && <ImportFaults faults={read.Faults} />}
        {found && read && (
          <>
            <Words tone="soft" role="status">
              {t('DESIGN_IMPORT_FOUND', {
                count: read.Points.length,
                added: found.Added,
                changed: found.Changed,
                same: found.Same,
              })}
            </Words>
            <Radio.Group
              label={t('DESIGN_IMPORT_HOW')}
              value={how}
              onChange={(value) => setHow(value === 'REPLACE' ? 'REPLACE' : 'MERGE')}
            >
              <Stack gap="xs" mt="xs">
                <Radio value="MERGE" label={t('DESIGN_IMPORT_MERGE')} />
                <Radio value="REPLACE" label={t('DESIGN_IMPORT_REPLACE')} />
              </Stack>
            </Radio.Group>
            {!isFit && <Notice tone="danger">{t('DESIGN_FULL')}</Notice>}
          </>
        )}
        <Group justify="flex-end" gap="xs">
          <CancelButton />
          <Button disabled={!found || !isFit} onClick={apply}>
            {t('DESIGN_IMPORT_APPLY')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
