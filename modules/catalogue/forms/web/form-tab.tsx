/**
 * Form tab of the service editor, with three views of the application form: visual designer, preview and
 * JSON editor. A fault link selects the part that contains the fault.
 */

import { SegmentedControl } from '@mantine/core';
import { Suspense, useEffect, useMemo, useState } from 'react';
import type { ServiceTabProps } from '#modules/catalogue/services/web/index.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUnsavedWarning } from '#platform/web/ui/form/use-unsaved-warning.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { lazyPart } from '#platform/web/ui/lazy-part.ts';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import type { JsonPath } from '../rules/json.ts';
import type { FormNode } from '../rules/walk.ts';
import { formNodes } from '../rules/walk.ts';
import { AddMenu } from './add-menu.tsx';
import classes from './designer.module.css';
import { type Designer, DesignerProvider, placeOf, useDesigner } from './designer.ts';
import { FormPanel } from './form-panel.tsx';
import { NodePanel } from './node-panel.tsx';
import { Outline } from './outline.tsx';
import type { PreviewAnswers } from './preview-form.tsx';

/** Path of the innermost part of the form that contains a fault's place; null for the form as a whole. */
function pathOfPlace(nodes: readonly FormNode[], place: string): JsonPath | null {
  const around = nodes.filter(({ Path }) => {
    const own = placeOf(Path);
    return place === own || place.startsWith(`${own}.`);
  });
  return around.at(-1)?.Path ?? null;
}

/** Outline of the form on one side, panel of the selected part on the other. */
function DesignView() {
  const { selected, isReadOnly } = useDesigner();
  return (
    <Stack gap="lg" className={classes.design}>
      <Stack gap="sm" className={classes.side}>
        {!isReadOnly && <AddMenu />}
        <Outline />
      </Stack>
      <div className={classes.main} id="designer-panel">
        {selected ? <NodePanel key={selected.Path.join('.')} node={selected} /> : <FormPanel />}
      </div>
    </Stack>
  );
}

const FormPreview = lazyPart(() => import('./form-preview.tsx'), 'FormPreview');
const FormJson = lazyPart(() => import('./form-json.tsx'), 'FormJson');

const MODES = ['DESIGN', 'PREVIEW', 'JSON'] as const;
type Mode = (typeof MODES)[number];

/** The form tab, with its views for design, preview and JSON. */
export function FormTab({
  service,
  definition,
  change,
  faults,
  isReadOnly,
  place,
  placeAsked: placeRequestCount,
}: ServiceTabProps) {
  const t = useText();
  const language = useLanguage();
  const [mode, setMode] = useState<Mode>('DESIGN');
  const [path, setPath] = useState<JsonPath | null>(null);
  const [isFresh, setFresh] = useState(false);
  const [answers, setAnswers] = useState<PreviewAnswers>({});
  const [json, setJson] = useState<string | null>(null);
  const form = definition.Form;
  // Unsaved JSON is lost when this tab is left, because it is not part of the draft.
  const warning = useUnsavedWarning(json !== null, { isOfSearch: 'tab' });
  const nodes = useMemo(() => formNodes(form), [form]);
  const selected = nodes.find((node) => node.Path.join('.') === path?.join('.')) ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a place is requested, not when the form changes
  useEffect(() => {
    if (place === null) return;
    setMode('DESIGN');
    setPath(pathOfPlace(nodes, place));
  }, [place, placeRequestCount]);

  const designer: Designer = {
    definition,
    form,
    nodes,
    selected,
    faults,
    language,
    isReadOnly,
    isFresh,
    select: (next) => {
      setFresh(false);
      setPath(next);
    },
    apply: (changed) => {
      if (!changed || isReadOnly) return;
      change(changed.definition);
      if (changed.selected === undefined) return;
      setFresh(changed.isNew ?? false);
      setPath(changed.selected);
    },
  };
  return (
    <DesignerProvider value={designer}>
      <Stack gap="md">
        <SegmentedControl
          className={classes.modes}
          value={mode}
          onChange={(next) => setMode(next as Mode)}
          data={MODES.map((value) => ({ value, label: t(`DESIGNER_MODE_${value}`) }))}
          aria-label={t('DESIGNER_MODE')}
        />
        {mode === 'DESIGN' && <DesignView />}
        <Suspense fallback={<Skeletons lines={8} height={24} />}>
          {mode === 'PREVIEW' && <FormPreview answers={answers} onAnswers={setAnswers} />}
          {mode === 'JSON' && <FormJson serviceKey={service.ServiceKey} draft={json} onDraft={setJson} />}
        </Suspense>
        {warning}
      </Stack>
    </DesignerProvider>
  );
}
