/**
 * A value that the payer enters in their bank's form, such as an account number, with a button that copies
 * it and confirms the copy.
 */
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { toast } from '#platform/web/ui/toast.ts';
import classes from './pay-offline.module.css';

const SHOWN_MS = 2500;

type Props = {
  label: string;
  value: string /** Text to copy, if it differs from the displayed one. */;
  text?: string;
};

/** Shows a value to be entered in a bank's form, with a button that copies it and confirms the copy. */
export function CopyValue({ label, value, text = value }: Props) {
  const t = useText();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => toast(t('COPY_FAILED'), 'warning'),
    );
  return (
    <div className={classes.value}>
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
      <dd className={classes.copy}>
        <Tooltip label={t('TF_COPIED')} opened={isCopied} position="left" withArrow>
          <ActionIcon
            variant="subtle"
            color={isCopied ? 'brand' : 'gray'}
            size="lg"
            aria-label={t('OFFLINE_COPY', { what: label })}
            onClick={copy}
          >
            {isCopied ? <IconCheck size={17} /> : <IconCopy size={17} />}
          </ActionIcon>
        </Tooltip>
        <span className="visually-hidden" role="status">
          {isCopied && t('OFFLINE_COPIED', { what: label })}
        </span>
      </dd>
    </div>
  );
}
