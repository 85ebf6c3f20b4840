import { useState } from 'react';
import type { SandboxCard } from '#modules/billing/invoices/rules/sandbox-cards.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { expiryProblem } from './card-expiry.ts';
import { cardLength, cvcLength, isLuhn } from './card-number.ts';

/** Digits only, `MM/YY`, digits only. */
export type Card = { CardNo: string; Expiry: string; Cvc: string };
const NONE: Card = { CardNo: '', Expiry: '', Cvc: '' };

/** What stands in the form of a card, and what is wrong with it. */
export function useCard() {
  const t = useText();
  const [card, setCard] = useState<Card>(NONE);
  const ofNumber = (): string | null => {
    if (card.CardNo === '') return t('FIELD_REQUIRED');
    if (card.CardNo.length < cardLength(card.CardNo)) return t('SANDBOX_NO_SHORT');
    return isLuhn(card.CardNo) ? null : t('SANDBOX_NO_WRONG');
  };
  const ofExpiry = (now: Date): string | null => {
    if (card.Expiry === '') return t('FIELD_REQUIRED');
    const problem = expiryProblem(card.Expiry, now);
    return problem && t(problem === 'PAST' ? 'SANDBOX_EXPIRY_PAST' : 'SANDBOX_EXPIRY_WRONG');
  };
  const ofCode = (): string | null => {
    if (card.Cvc === '') return t('FIELD_REQUIRED');
    const count = cvcLength(card.CardNo);
    return card.Cvc.length === count ? null : t('SANDBOX_CVC_WRONG', { count });
  };
  return {
    card,
    set: (field: keyof Card, value: string) => setCard((all) => ({ ...all, [field]: value })),
    /** A test card, with an expiry and a code that are as good as any. */
    fill: ({ CardNo }: SandboxCard) => setCard({ CardNo, Expiry: '12/34', Cvc: '123' }),
    /** In words, by field. */
    problems: (now: Date): Record<string, string> =>
      Object.fromEntries(
        [
          ['CardNo', ofNumber()] as const,
          ['Expiry', ofExpiry(now)] as const,
          ['Cvc', ofCode()] as const,
        ].flatMap(([field, problem]) => (problem === null ? [] : [[field, problem]])),
      ),
  };
}
