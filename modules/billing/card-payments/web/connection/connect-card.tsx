import { Button, Radio, TextInput } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import type { ProviderName } from '#modules/billing/invoices/rules/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { ConnectMode } from '../../rules/connection-contract.ts';
import { CONNECT_MODES } from '../../rules/connection-contract.ts';
import classes from './stripe.module.css';
import { useConnect } from './use-connection.ts';

type Props = { way: ConnectMode; onChange: (way: ConnectMode) => void };

function ModeChoice({ way, onChange }: Props) {
  const t = useText();
  return (
    <Radio.Group label={t('STRIPE_WAY')} value={way} onChange={(value) => onChange(value as ConnectMode)}>
      <Stack gap="xs" mt="2xs">
        {CONNECT_MODES.map((one) => (
          <Radio.Card key={one} value={one} className={classes.way} aria-label={t(`STRIPE_WAY_${one}`)}>
            <Radio.Indicator className={classes.radio} />
            <span className={classes.wayText}>
              <b>{t(`STRIPE_WAY_${one}`)}</b>
              <span>{t(`STRIPE_WAY_${one}_TEXT`)}</span>
            </span>
          </Radio.Card>
        ))}
      </Stack>
    </Radio.Group>
  );
}

/**
 * Card on the provider connection page while no account is connected: the administrator chooses the key's
 * own account or a new linked one, and connects it.
 */
export function ConnectCard({ provider }: { provider: ProviderName }) {
  const t = useText();
  const connect = useConnect();
  const [way, setWay] = useState<ConnectMode>('OWN');
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const isSandbox = provider === 'SANDBOX';
  const isNameMissing = way === 'LINKED' && name.trim() === '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isNameMissing) return;
    connect.mutate({ Way: way, ...(way === 'LINKED' && { Name: name.trim() }) });
  };
  return (
    <Card title={t('STRIPE_CONNECT_TITLE')}>
      <Stack as="form" gap="md" className={classes.form} onSubmit={submit} noValidate>
        <Words mb="md" tone="soft" size="sm" className={classes.text}>
          {t(isSandbox ? 'STRIPE_CONNECT_SANDBOX_TEXT' : 'STRIPE_CONNECT_TEXT')}
        </Words>
        {!isSandbox && <ModeChoice way={way} onChange={setWay} />}
        {way === 'LINKED' && (
          <TextInput
            label={t('STRIPE_NAME')}
            value={name}
            maxLength={100}
            required
            autoComplete="organization"
            error={isTried && isNameMissing ? t('FIELD_REQUIRED') : undefined}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
        <Button
          type="submit"
          className={classes.main}
          loading={connect.isPending}
          leftSection={<IconPlugConnected size={18} stroke={1.8} />}
        >
          {t(isSandbox ? 'STRIPE_CONNECT_SANDBOX' : 'STRIPE_CONNECT')}
        </Button>
      </Stack>
    </Card>
  );
}
