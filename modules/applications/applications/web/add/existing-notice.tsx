/**
 * Notice that the organisation already has a certificate or a running application for the chosen service, with the
 * confirmation that another initial application is wanted nevertheless.
 */
import { Checkbox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { ExistingWork } from '../../rules/start-contract.ts';
import { viewAddress } from '../addresses.ts';
import classes from './add.module.css';

type Props = {
  existing: ExistingWork;
  isConfirmed: boolean;
  /** The form was sent without the confirmation. */
  isMissing: boolean;
  onConfirm: (isConfirmed: boolean) => void;
};

const titleOf = ({ Certificates, HasUnshared }: ExistingWork) => {
  if (Certificates.length > 0) return 'ADD_EXISTING_CERTIFICATE';
  return HasUnshared ? 'ADD_EXISTING_WORK' : 'ADD_EXISTING_APPLICATION';
};

function ExistingNotice({ existing, isConfirmed, isMissing, onConfirm }: Props) {
  const t = useText();
  const format = useFormat();
  const { Certificates, Applications, HasUnshared } = existing;
  return (
    <Notice tone="warning" title={t(titleOf(existing))}>
      <ul className={classes.needed}>
        {Certificates.map(({ CertificateKey, CertificateNo, ExpiryDate }) => (
          <li key={CertificateKey}>
            <AppLink href={`/certificate?key=${CertificateKey}`}>{CertificateNo}</AppLink>
            {ExpiryDate && ` · ${t('ADD_CERTIFICATE_UNTIL', { date: format.date(ExpiryDate) })}`}
          </li>
        ))}
        {Applications.map(({ ApplicationKey, ApplicationNo, ApplicationStatusCode }) => (
          <li key={ApplicationKey}>
            <AppLink href={viewAddress(ApplicationKey)}>{ApplicationNo ?? t('ADD_EXISTING_DRAFT')}</AppLink>
            {ApplicationNo !== null && ` · ${t(`STATUS_${ApplicationStatusCode}`)}`}
          </li>
        ))}
      </ul>
      {HasUnshared && <p>{t('ADD_EXISTING_UNSHARED')}</p>}
      <p>{t(HasUnshared || Certificates.length > 0 ? 'ADD_EXISTING_KEEP' : 'ADD_EXISTING_CONTINUE')}</p>
      <Checkbox
        checked={isConfirmed}
        onChange={(event) => onConfirm(event.currentTarget.checked)}
        label={t('ADD_EXISTING_CONFIRM')}
        error={isMissing && t('ADD_EXISTING_MISSING')}
      />
    </Notice>
  );
}

type Confirmation = {
  /** Whether the form may be sent; otherwise the notice says what is missing. */
  check: () => boolean;
  notice: ReactNode;
};

/** The notice with its confirmation for the chosen service: another choice asks again. */
export function useExistingConfirmation(existing: ExistingWork | undefined, service: string): Confirmation {
  const [confirmed, setConfirmed] = useState('');
  const [isRefused, setRefused] = useState(false);
  const isConfirmed = confirmed === service;
  if (!existing) return { check: () => true, notice: null };
  return {
    check: () => {
      setRefused(!isConfirmed);
      return isConfirmed;
    },
    notice: (
      <ExistingNotice
        existing={existing}
        isConfirmed={isConfirmed}
        isMissing={isRefused && !isConfirmed}
        onConfirm={(is) => setConfirmed(is ? service : '')}
      />
    ),
  };
}
