/**
 * Part of a service's certificate tab: chooses the template that prints one language (built-in page or a
 * saved version) and opens the editor to write another.
 */

import { Button, Select } from '@mantine/core';
import type { CertificateLanguage } from '#modules/catalogue/services/rules/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { TemplateRow } from '../rules/contract.ts';
import classes from './template.module.css';
import { useTemplateName } from './template-name.ts';

type Props = {
  language: CertificateLanguage;
  /** Templates of this language. */
  rows: readonly TemplateRow[];
  chosen: string | undefined;
  problem: string | undefined;
  isReadOnly: boolean;
  onChoose: (key: string | null) => void;
  onWrite: () => void;
};

const OWN = '';

/** Shows which template prints this language. */
export function DesignChoice({ language, rows, chosen, problem, isReadOnly, onChoose, onWrite }: Props) {
  const t = useText();
  const nameOf = useTemplateName();
  const data = [
    { value: OWN, label: t('DESIGN_OWN_PAGE') },
    ...rows.map((row) => ({
      value: row.TemplateKey,
      label: row.Remark ? `${nameOf(row)}: ${row.Remark}` : nameOf(row),
    })),
  ];
  return (
    <div className={classes.choice}>
      <Select
        label={t('DESIGN_PRINTED_BY')}
        data={data}
        value={chosen ?? OWN}
        allowDeselect={false}
        readOnly={isReadOnly}
        error={problem}
        data-place={`Templates.${language}`}
        onChange={(key) => onChoose(key === OWN ? null : key)}
      />
      {!isReadOnly && (
        <>
          <Words tone="soft" size="sm" className={classes.hint}>
            {t('DESIGN_WRITE_TEXT')}
          </Words>
          <Row align="stretch" gap="xs">
            <Button variant="default" onClick={onWrite}>
              {t(chosen ? 'DESIGN_CHANGE' : 'DESIGN_WRITE')}
            </Button>
          </Row>
        </>
      )}
    </div>
  );
}
