/**
 * Version history of the certificate templates of one print language: each version can be compared with the
 * previous one, used again, or continued in the editor.
 */

import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatDateTime } from '#platform/common/format/date-time.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { type TemplateRow, templateRoutes } from '../rules/contract.ts';
import { CompareTemplates } from './compare-templates.tsx';
import classes from './template.module.css';
import { useTemplateName } from './template-name.ts';

type Props = {
  serviceKey: string;
  /** Versions of one language, newest first. */
  rows: readonly TemplateRow[];
  chosen: string | undefined;
  /** Source of the built-in page, with which the oldest version is compared. */
  ownPage: string;
  isReadOnly: boolean;
  onUse: (row: TemplateRow) => void;
  onRestore: (row: TemplateRow) => void;
};

/**
 * Every saved version; each can be compared with the previous one, used again, or used as a starting point.
 */
export function TemplateHistory(props: Props) {
  const { serviceKey, rows, chosen, ownPage, isReadOnly, onUse, onRestore } = props;
  const t = useText();
  const format = useFormat();
  const nameOf = useTemplateName();
  const language = useLanguage();
  const [compared, setCompared] = useState<TemplateRow | null>(null);
  if (rows.length === 0)
    return (
      <Words tone="soft" size="sm" className={classes.hint}>
        {t('DESIGN_HISTORY_NONE')}
      </Words>
    );
  return (
    <>
      <Stack as="ol" isFramed>
        {rows.map((row) => (
          <Row
            key={row.TemplateKey}
            as="li"
            justify="between"
            gap="md"
            lines="xs"
            padY="sm"
            padX="md"
            className={classes.version}
          >
            <Stack gap="2xs" breaks="anywhere" className={classes.versionText}>
              <Row as="span" gap="xs">
                <Words as="span" weight="strong">
                  {nameOf(row)}
                </Words>
                {row.TemplateKey === chosen && <Badge tone="success">{t('DESIGN_HISTORY_CHOSEN')}</Badge>}
              </Row>
              {row.Remark && <span>{row.Remark}</span>}
              <Words as="span" tone="soft" size="sm" className={classes.hint}>
                {t('DESIGN_HISTORY_BY', { at: formatDateTime(row.At, language), name: row.By?.Name ?? '' })}
                {row.UsedBy.length > 0 &&
                  ` · ${t('DESIGN_HISTORY_USED', { versions: format.list(row.UsedBy.map(String)) })}`}
              </Words>
            </Stack>
            <Row align="stretch" gap="2xs">
              <Button size="xs" variant="subtle" onClick={() => setCompared(row)}>
                {t('DESIGN_COMPARE')}
              </Button>
              {!isReadOnly && (
                <>
                  <Button size="xs" variant="subtle" onClick={() => onRestore(row)}>
                    {t('DESIGN_RESTORE')}
                  </Button>
                  {row.TemplateKey !== chosen && (
                    <Button size="xs" variant="default" onClick={() => onUse(row)}>
                      {t('DESIGN_USE')}
                    </Button>
                  )}
                </>
              )}
            </Row>
          </Row>
        ))}
      </Stack>
      {compared && (
        <Compared
          serviceKey={serviceKey}
          row={compared}
          before={rows.find(
            (row) => row.IsForAll === compared.IsForAll && row.VersionNo < compared.VersionNo,
          )}
          ownPage={ownPage}
          onClose={() => setCompared(null)}
        />
      )}
    </>
  );
}

type ComparedProps = {
  serviceKey: string;
  row: TemplateRow;
  before: TemplateRow | undefined;
  ownPage: string;
  onClose: () => void;
};

function Compared({ serviceKey, row, before, ownPage, onClose }: ComparedProps) {
  const t = useText();
  const nameOf = useTemplateName();
  const now = useSource(serviceKey, row.TemplateKey);
  const then = useSource(serviceKey, before?.TemplateKey);
  return (
    <CompareTemplates
      from={before ? { name: nameOf(before), source: then } : { name: t('DESIGN_OWN_PAGE'), source: ownPage }}
      to={{ name: nameOf(row), source: now }}
      onClose={onClose}
    />
  );
}

/** Loaded once, because a version never changes. */
function useSource(ServiceKey: string, TemplateKey: string | undefined): string | undefined {
  const query = { ServiceKey, TemplateKey: TemplateKey ?? '' };
  const { data } = useGet(templateRoutes.view, query, {
    enabled: TemplateKey !== undefined,
    staleMs: Number.POSITIVE_INFINITY,
  });
  return data?.Source;
}
