import { SANDBOX_CARDS, type SandboxCard } from '#modules/billing/invoices/rules/sandbox-cards.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { groupedCard } from './card-number.ts';
import classes from './sandbox.module.css';

/** Every case that can be tried, one click each. */
export function TestCards({ onChoose }: { onChoose: (card: SandboxCard) => void }) {
  const t = useText();
  return (
    <section className={classes.cards} aria-labelledby="test-cards">
      <h2 className={classes.cardsTitle} id="test-cards">
        {t('SANDBOX_CARDS')}
      </h2>
      <p className={classes.hint}>{t('SANDBOX_CARDS_TEXT')}</p>
      <ul className={classes.cardList}>
        {SANDBOX_CARDS.map((card) => (
          <li key={card.CardNo}>
            <button type="button" className={classes.testCard} onClick={() => onChoose(card)}>
              <span className={classes.testCase}>{t(`SANDBOX_CASE_${card.Case}`)}</span>
              <span className={classes.testText}>{t(`SANDBOX_CASE_${card.Case}_TEXT`)}</span>
              <span className={`${classes.testNo} num`}>{groupedCard(card.CardNo)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
