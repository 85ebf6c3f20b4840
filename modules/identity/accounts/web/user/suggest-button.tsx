import { Button } from '@mantine/core';
import { useState } from 'react';
import { simplifiedRoute } from '#platform/common/i18n/simplified-contract.ts';
import { call } from '#platform/web/api/call.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import type { OwnOrganisationValues } from './organisation-values.ts';

type Props = {
  values: OwnOrganisationValues;
  onSuggest: (patch: Partial<OwnOrganisationValues>) => void;
};

/**
 * Button in the organisation form that fills in the simplified Chinese names, converted from the traditional
 * ones; the user checks them before saving.
 */
export function SuggestButton({ values, onSuggest }: Props) {
  const t = useText();
  const toastError = useToastError();
  const [state, setState] = useState<'IDLE' | 'BUSY' | 'DONE'>('IDLE');
  if (values['OrgName.CHT'].trim() === '') return null;
  const simplified = async (Text: string) =>
    Text.trim() === '' ? '' : (await call(simplifiedRoute, { query: { Text } })).Text;
  const suggest = async () => {
    setState('BUSY');
    try {
      onSuggest({
        'OrgName.CHS': await simplified(values['OrgName.CHT']),
        ...(values['BranchName.CHT'].trim() && {
          'BranchName.CHS': await simplified(values['BranchName.CHT']),
        }),
      });
      setState('DONE');
    } catch (error) {
      setState('IDLE');
      toastError(error);
    }
  };
  return (
    <Row gap="xs">
      <Button size="xs" variant="default" loading={state === 'BUSY'} onClick={() => void suggest()}>
        {t('ORG_SUGGEST')}
      </Button>
      <Words as="span" tone="soft" size="sm" role="status">
        {state === 'DONE' ? t('ORG_SUGGESTED') : ''}
      </Words>
    </Row>
  );
}
