import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { ServiceDefinition } from '../../rules/definition.ts';
import { certificateFeeTotal, feeTotal } from '../../rules/fee-total.ts';
import { PartSection } from '../part-section.tsx';
import type { Fee } from './fee-lines.tsx';
import fees from './fees.module.css';

/**
 * Read-only fees of a service version: tables of invoice lines with total for each assessment type, and for
 * the certificate itself.
 */
export function FeeFacts({ definition }: { definition: ServiceDefinition }) {
  const t = useText();
  const ofCertificate = definition.CertificateFees ?? [];
  return (
    <>
      {definition.AssessmentTypes.map((type) => (
        <FeeTable
          key={type}
          title={t(`TYPE_${type}`)}
          lines={definition.Fees[type] ?? []}
          total={feeTotal(definition, type)}
        />
      ))}
      {ofCertificate.length > 0 && (
        <FeeTable
          title={t('SERVICE_FIELD_CertificateFees')}
          lines={ofCertificate}
          total={certificateFeeTotal(definition)}
        />
      )}
    </>
  );
}

function FeeTable({ title, lines, total }: { title: string; lines: readonly Fee[]; total: number }) {
  const t = useText();
  const localized = useLocalized();
  const { money } = useFormat();
  return (
    <PartSection title={title}>
      <table className={fees.table}>
        <thead className="visually-hidden">
          <tr>
            <th>{t('SERVICE_FIELD_Description')}</th>
            <th>{t('SERVICE_AMOUNT')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((fee, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a published version never changes
            <tr key={index}>
              <td>{localized(fee.Description)}</td>
              <td className={fees.amount}>{money(fee.AmountCents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('SERVICE_TOTAL')}</th>
            <td className={fees.amount}>{money(total)}</td>
          </tr>
        </tfoot>
      </table>
    </PartSection>
  );
}
