/** Section that explains certification in four steps, on the home and services pages. */
import { useSiteText } from '../use-site-text.ts';

const steps = [1, 2, 3, 4] as const;

export function HowItWorks() {
  const t = useSiteText();
  return (
    <section>
      <div className="section-head">
        <h2>{t('SITE_HOW')}</h2>
      </div>
      <ol className="how">
        {steps.map((step) => (
          <li key={step}>
            <span className="how-number" aria-hidden="true">
              {step}
            </span>
            <h3>{t(`SITE_HOW_${step}`)}</h3>
            <p className="muted">{t(`SITE_HOW_${step}_TEXT`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
