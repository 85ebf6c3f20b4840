import { IconBuildingBank, IconCash, IconDots, IconFileInvoice, IconQrcode } from '@tabler/icons-react';
import { useId } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Columns } from '#platform/web/ui/layout/columns.tsx';
import type { OfflineMethod } from '../../rules/offline-contract.ts';
import type { PaymentMethod } from '../../rules/statuses.ts';
import classes from './pay-offline.module.css';

const ICONS = {
  FPS: IconQrcode,
  BANK_TRANSFER: IconBuildingBank,
  CHEQUE: IconFileInvoice,
  CASH: IconCash,
  OTHER: IconDots,
} as const;

type Props = {
  methods: readonly OfflineMethod[];
  chosen: PaymentMethod;
  onChoose: (method: PaymentMethod) => void;
};

/**
 * Tiles in the offline payment panel with which the payer chooses one of the accepted payment methods (FPS,
 * bank transfer, cheque, cash).
 */
export function MethodChoice({ methods, chosen, onChoose }: Props) {
  const t = useText();
  const name = useId();
  return (
    <Columns as="fieldset" least="xs" gap="xs">
      <legend className="visually-hidden">{t('OFFLINE_METHOD')}</legend>
      {methods.map(({ Method }) => {
        const Icon = ICONS[Method];
        return (
          <label key={Method} className={classes.method}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={Method}
              checked={chosen === Method}
              onChange={() => onChoose(Method)}
            />
            <Icon size={20} stroke={1.6} aria-hidden="true" />
            <span>{t(`PAY_${Method}`)}</span>
          </label>
        );
      })}
    </Columns>
  );
}
