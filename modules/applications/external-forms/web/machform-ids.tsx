/** Inputs for the MachForm form ids of a service, with the synchronise button. */

import { Button, TextInput } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { Fault, ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import { PartSection } from '#modules/catalogue/services/web/index.ts';
import parts from '#modules/catalogue/services/web/parts.module.css';
import type { FieldError } from '#platform/common/contract/error.ts';
import { LANGUAGES } from '#platform/common/i18n/language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';

type Forms = NonNullable<ServiceDefinition['MachForm']>['Forms'];
type Props = {
  forms: Forms;
  faults: readonly Fault[];
  /** Errors from reading the forms. */
  problems: readonly FieldError[];
  isBusy: boolean;
  /** True if the forms have been read before. */
  isKnown: boolean;
  onChange: (forms: Forms) => void;
  onSync: () => void;
};

/** Form id in each language, and the button that reads the forms. */
export function MachFormIds({ forms, faults, problems, isBusy, isKnown, onChange, onSync }: Props) {
  const t = useText();
  const errorOf = (path: string): string | undefined =>
    problems.find(({ Field }) => Field === path)?.Message ??
    faults.find(({ Path }) => Path === path)?.Message;
  const other = problems.find(({ Field }) => !Field.startsWith('MachForm.Forms'));
  return (
    <PartSection title={t('MACHFORM_IDS')} hint={t('MACHFORM_IDS_HELP')}>
      <Row align="stretch" gap="lg" lines="md" className={parts.inline}>
        {LANGUAGES.map((language) => (
          <TextInput
            key={language}
            label={t(`MACHFORM_ID_${language}`)}
            value={forms[language]}
            error={errorOf(`MachForm.Forms.${language}`)}
            required={language === 'EN'}
            inputMode="numeric"
            maxLength={10}
            autoComplete="off"
            data-place={`MachForm.Forms.${language}`}
            onChange={(event) =>
              onChange({ ...forms, [language]: event.currentTarget.value.replace(/\D/g, '') })
            }
          />
        ))}
      </Row>
      <Words mt="2xs" mb="xs" tone="soft" size="xs" className={parts.note}>
        {t('MACHFORM_SYNC_HELP')}
      </Words>
      {other && (
        <p className={parts.problems} role="alert">
          {other.Message}
        </p>
      )}
      <Row align="stretch" gap="xs">
        <Button
          variant={isKnown ? 'default' : 'filled'}
          leftSection={<IconRefresh size={16} aria-hidden="true" />}
          loading={isBusy}
          disabled={forms.EN === ''}
          onClick={onSync}
        >
          {t(isKnown ? 'MACHFORM_SYNC_AGAIN' : 'MACHFORM_SYNC')}
        </Button>
      </Row>
    </PartSection>
  );
}
