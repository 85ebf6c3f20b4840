import { Anchor } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { ApplicationView } from '../../rules/contract.ts';
import { viewAddress } from '../addresses.ts';
import { ReturnRemark } from '../pending-request-notice.tsx';

/** In the form of an application that was returned as a whole: why, by whom, and how to send what no question asks for. */
export function ReturnNotice({ view }: { view: ApplicationView }) {
  const t = useText();
  return (
    <Notice tone="warning" title={t('FORM_RETURNED')}>
      <ReturnRemark view={view} />
      <p>{t('FORM_RETURNED_HELP')}</p>
      <Anchor
        component={AppLink}
        href={viewAddress(view.ApplicationKey, 'comments')}
        inherit
        underline="always"
      >
        {t('FORM_RETURNED_COMMENT')}
      </Anchor>
    </Notice>
  );
}
