import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useCertificationBodyName } from '#platform/web/session/use-certification-body-name.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { SandboxPage } from '../../rules/online-contract.ts';
import classes from './sandbox.module.css';

type Props = {
  page: SandboxPage;
  heading: RefObject<HTMLHeadingElement | null>;
  isBusy: boolean;
  onLeave: () => void;
};

/**
 * Summary on the sandbox's payment page: recipient, amount and invoice number, with the button to return to
 * the portal without paying.
 */
export function SandboxSummary({ page, heading, isBusy, onLeave }: Props) {
  const t = useText();
  const format = useFormat();
  const bodyName = useCertificationBodyName();
  const isOpen = page.Status === 'OPEN' || page.Status === 'CHALLENGED';
  return (
    <section className={classes.summary}>
      {isOpen && (
        <Button
          variant="subtle"
          className={classes.leave}
          leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
          loading={isBusy}
          onClick={onLeave}
        >
          {t('SANDBOX_BACK_UNPAID')}
        </Button>
      )}
      <Words
        as="h1"
        tone="soft"
        size="lg"
        weight="medium"
        className={classes.payee}
        ref={heading}
        tabIndex={-1}
      >
        {t('SANDBOX_PAY_TO', { name: bodyName })}
      </Words>
      <Words mt="2xs" mb="lg" size="display" weight="strong" className={`${classes.amount} num`}>
        {format.money(page.AmountCents, page.Currency)}
      </Words>
      <Row
        as="dl"
        align="stretch"
        justify="between"
        gap="md"
        lines="2xs"
        padY="sm"
        size="sm"
        className={classes.facts}
      >
        <dt>{t('SANDBOX_REFERENCE')}</dt>
        <dd className="num">{page.Reference}</dd>
      </Row>
    </section>
  );
}
