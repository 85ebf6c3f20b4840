import { Button } from '@mantine/core';
import { IconBuildingBank } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useCertificationBodyName } from '#platform/web/session/use-certification-body-name.ts';
import { useErrorText } from '#platform/web/ui/error-text.ts';
import { FormAlert } from '#platform/web/ui/form/form-alert.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { SandboxPage } from '../../rules/online-contract.ts';
import classes from './sandbox.module.css';

type Props = {
  page: SandboxPage;
  problem: unknown;
  isBusy: boolean;
  onAnswer: (isConfirmed: boolean) => void;
};

/**
 * 3-D Secure step on the sandbox's payment page: the simulated bank asks the payer to approve or refuse the
 * payment.
 */
export function BankQuestion({ page, problem, isBusy, onAnswer }: Props) {
  const t = useText();
  const format = useFormat();
  const textOf = useErrorText();
  const bodyName = useCertificationBodyName();
  const [answer, setAnswer] = useState<boolean | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const give = (isConfirmed: boolean) => {
    setAnswer(isConfirmed);
    onAnswer(isConfirmed);
  };
  const amount = format.money(page.AmountCents, page.Currency);
  return (
    <section className={classes.bank} aria-labelledby="bank-asks">
      <Row as="p" isOneLine gap="xs" tone="soft" weight="strong" className={classes.bankName}>
        <IconBuildingBank size={20} stroke={1.6} aria-hidden="true" />
        {t('SANDBOX_BANK')}
      </Row>
      <Words
        as="h2"
        size="lg"
        weight="strong"
        className={classes.title}
        id="bank-asks"
        ref={heading}
        tabIndex={-1}
      >
        {t('SANDBOX_ASKS', { amount })}
      </Words>
      <p>{t('SANDBOX_ASKS_TEXT', { name: bodyName, reference: page.Reference })}</p>
      <FormAlert text={problem ? textOf(problem) : null} />
      <div className={classes.answers}>
        <Button
          className={classes.pay}
          loading={isBusy && answer === true}
          disabled={isBusy && answer === false}
          onClick={() => give(true)}
        >
          {t('SANDBOX_APPROVE')}
        </Button>
        <Button
          variant="default"
          loading={isBusy && answer === false}
          disabled={isBusy && answer === true}
          onClick={() => give(false)}
        >
          {t('SANDBOX_REFUSE')}
        </Button>
      </div>
    </section>
  );
}
