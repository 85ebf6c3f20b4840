/**
 * Main part of the checklist tab in the service editor: searches, filters, adds, reorders and edits the
 * checklist points, and imports or exports them as CSV.
 */

import { Button, Select, TextInput } from '@mantine/core';
import { IconDownload, IconSearch, IconUpload } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import {
  formNodes,
  formTextIn,
  isJson,
  isQuestion,
  nameOf,
  ownerOf,
} from '#modules/catalogue/forms/rules/index.ts';
import { STEPS, type Step } from '#modules/catalogue/services/rules/index.ts';
import { PartSection, type ServiceTabProps } from '#modules/catalogue/services/web/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { loadChunk } from '#platform/web/api/load-chunk.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { saveText } from '#platform/web/ui/file/save-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import classes from './checklist-designer.module.css';
import { ImportDialog } from './import-dialog.tsx';
import { isFound, type PointQuery } from './point-filter.ts';
import { StepPoints } from './step-points.tsx';
import { usePoints } from './use-points.ts';

type PointToolsProps = { count: number; onExport: () => void; onImport?: () => void };

/** Shows the number of points, and the buttons for export and import. */
function PointTools({ count, onExport, onImport }: PointToolsProps) {
  const t = useText();
  return (
    <Row gap="xs">
      <Words as="span" tone="faint" size="xs" className="num">
        {t('DESIGN_COUNT', { count })}
      </Words>
      {count > 0 && (
        <Button variant="default" size="xs" leftSection={<IconDownload size={16} />} onClick={onExport}>
          {t('DESIGN_EXPORT')}
        </Button>
      )}
      {onImport && (
        <Button variant="default" size="xs" leftSection={<IconUpload size={16} />} onClick={onImport}>
          {t('DESIGN_IMPORT')}
        </Button>
      )}
    </Row>
  );
}

type Props = { query: PointQuery; steps: readonly Step[]; onChange: (query: PointQuery) => void };

function PointQueryFields({ query, steps, onChange }: Props) {
  const t = useText();
  return (
    <div className={classes.query}>
      <TextInput
        type="search"
        leftSection={<IconSearch size={16} />}
        aria-label={t('DESIGN_SEARCH')}
        placeholder={t('DESIGN_SEARCH')}
        value={query.search}
        onChange={(event) => onChange({ ...query, search: event.currentTarget.value })}
      />
      <Select
        aria-label={t('DESIGN_STEP_FILTER')}
        placeholder={t('DESIGN_STEP_ALL')}
        clearable
        data={steps.map((step) => ({ value: step, label: t(`STEP_${step}`) }))}
        value={query.step}
        onChange={(step) => onChange({ ...query, step: step as Step | null })}
      />
    </div>
  );
}

/** The form questions that a point can refer to, in form order. Questions inside tables are not offered. */
const formQuestions = (form: unknown, language: Language): { name: string; title: string }[] =>
  isJson(form)
    ? formNodes(form)
        .filter((node) => isQuestion(node) && !ownerOf(node) && nameOf(node) !== '')
        .map((node) => ({ name: nameOf(node), title: formTextIn(node.Json.title, language) || nameOf(node) }))
    : [];

/** Lists the points of every step, with search, reordering, editing, import and export. */
export function PointDesigner(props: ServiceTabProps) {
  const { definition, isReadOnly } = props;
  const t = useText();
  const language = useLanguage();
  const handle = usePoints(props);
  const [query, setQuery] = useState<PointQuery>({ search: '', step: null });
  const [isImporting, setIsImporting] = useState(false);
  const questions = useMemo(() => formQuestions(definition.Form, language), [definition.Form, language]);
  const { points } = handle;
  const steps = STEPS.filter(
    (step) => definition.FullSteps.includes(step) || points.some((point) => point.Step === step),
  );
  const shown = steps.filter((step) => query.step === null || query.step === step);
  const isNothingFound = points.length > 0 && !points.some((point) => isFound(point, query));
  const save = async (): Promise<void> => {
    const { writeChecklistCsv } = await loadChunk(() => import('../rules/checklist-csv.ts'));
    saveText(`${definition.SchemeCode}-checklist.csv`, 'text/csv', writeChecklistCsv(points));
  };
  return (
    <PartSection
      title={t('DESIGN_POINTS')}
      hint={isReadOnly ? undefined : t('DESIGN_POINTS_HINT')}
      place="Checklist"
      aside={
        <PointTools
          count={points.length}
          onExport={() => void save().catch(() => toast(t('ERR_CHUNK'), 'danger'))}
          {...(!isReadOnly && { onImport: () => setIsImporting(true) })}
        />
      }
    >
      {points.length > 0 && <PointQueryFields query={query} steps={steps} onChange={setQuery} />}
      {points.length === 0 && <EmptyState title={t('DESIGN_NONE')} text={t('DESIGN_NONE_HELP')} />}
      {isNothingFound && <EmptyState title={t('DESIGN_NO_MATCH')} />}
      {shown.map((step) => (
        <StepPoints
          key={step}
          step={step}
          steps={steps}
          query={query}
          questions={questions}
          handle={handle}
          faults={props.faults}
          isReadOnly={isReadOnly}
        />
      ))}
      <ImportDialog
        isOpen={isImporting}
        onClose={() => setIsImporting(false)}
        points={points}
        questions={questions}
        onImport={handle.replaceAll}
      />
    </PartSection>
  );
}
