import type { ApplicationView } from '#modules/applications/applications/rules/index.ts';
import { applicationStatuses } from '#modules/applications/applications/rules/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { ActionDialogText } from '#platform/web/ui/action/action-dialog-text.tsx';
import type { FieldProps } from '#platform/web/ui/action/action-types.ts';
import { labelOf } from '#platform/web/ui/action/label-of.ts';
import { WhatIf } from './what-if.tsx';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Date field in the dialog of an application action; when the dates of an existing certificate are
 * confirmed, it also previews the cycle dates that move.
 */
export function ApplicationDateField({ field, record, values, set, errors }: FieldProps<ApplicationView>) {
  const t = useText();
  const { CertificateKey, AssessmentType } = record;
  const effective = textOf(values.DateTime);
  // Only the assessment that begins a cycle moves it by its effective date.
  const isOpening =
    AssessmentType === 'INITIAL' ||
    (AssessmentType === 'RENEWAL' &&
      applicationStatuses.awaitingPublication.includes(record.ApplicationStatusCode));
  return (
    <>
      <ActionDialogText
        kind={field.Kind}
        value={textOf(values[field.Field])}
        onChange={(next) => set(field.Field, next)}
        shared={{
          label: t(labelOf(field)),
          error: errors[field.Field],
          required: field.IsRequired === true,
        }}
      />
      {field.Field === 'ExpiryDate' && CertificateKey !== null && (
        <WhatIf
          certificateKey={CertificateKey}
          expiryDate={textOf(values.ExpiryDate)}
          effectiveDate={isOpening ? effective : ''}
          isRenewal={AssessmentType === 'RENEWAL'}
        />
      )}
    </>
  );
}
