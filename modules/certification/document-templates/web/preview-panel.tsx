/**
 * Preview panel of a certificate template: shows the pages and the choice of what fills them, a sample
 * certificate or one of the service's applications.
 */

import { Loader, Select } from '@mantine/core';
import { applicationRoutes } from '#modules/applications/applications/rules/index.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useApplicationName } from '#platform/web/i18n/use-application-name.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { SAMPLES, type SampleName } from '../rules/samples.ts';
import { PageViewer } from './page-viewer.tsx';
import classes from './template.module.css';
import type { Preview } from './use-template-preview.ts';

/** Subject of a template preview: a sample, or an application by its key. */
export type PreviewSubject = { Sample: SampleName } | { ApplicationKey: string };
export const ORDINARY: PreviewSubject = { Sample: 'ORDINARY' };

type Props = {
  serviceKey: string;
  preview: Preview;
  shownWith: PreviewSubject;
  onShownWith: (chosen: PreviewSubject) => void;
};

const APPLICATION = 'application ';

/** Preview of the page, with the choice of a sample or application to fill it. */
export function PreviewPanel({ serviceKey, preview, shownWith, onShownWith }: Props) {
  const t = useText();
  const nameOf = useApplicationName();
  const { data } = useGet(
    applicationRoutes.list,
    { ServiceKey: serviceKey, PageSize: 20 },
    { staleMs: 60_000 },
  );
  const applications = (data?.Rows ?? []).map((row) => ({
    value: APPLICATION + row.ApplicationKey,
    label: t('DESIGN_APPLICATION', { number: nameOf(row) }),
  }));
  const samples = SAMPLES.map((sample) => ({ value: sample as string, label: t(`DESIGN_SAMPLE_${sample}`) }));
  const value = 'Sample' in shownWith ? shownWith.Sample : APPLICATION + shownWith.ApplicationKey;
  return (
    <Stack gap="sm" className={classes.preview}>
      <Row isOneLine align="end" gap="sm">
        <Select
          className={classes.shownWith}
          label={t('DESIGN_PREVIEW_ON')}
          data={[...samples, ...applications]}
          value={value}
          allowDeselect={false}
          searchable={applications.length > 8}
          onChange={(chosen) => {
            if (chosen === null) return;
            onShownWith(
              chosen.startsWith(APPLICATION)
                ? { ApplicationKey: chosen.slice(APPLICATION.length) }
                : { Sample: chosen as SampleName },
            );
          }}
        />
        <div className={classes.busy} role="status">
          {preview.isBusy && (
            <>
              <Loader size={16} aria-hidden />
              <span className="visually-hidden">{t('DESIGN_PREVIEW_BUSY')}</span>
            </>
          )}
        </div>
      </Row>
      {preview.isOutdated && <Notice tone="warning">{t('DESIGN_PREVIEW_OLD')}</Notice>}
      <Pages preview={preview} />
    </Stack>
  );
}

function Pages({ preview }: { preview: Preview }) {
  const t = useText();
  if (preview.pages.length > 0) return <PageViewer pages={preview.pages} isOld={preview.isOutdated} />;
  if (preview.error && !preview.isBusy) return <ErrorPanel error={preview.error} />;
  if (preview.isBusy) return <Skeletons lines={12} height={26} />;
  return <Notice tone="warning">{t('DESIGN_PREVIEW_NONE')}</Notice>;
}
