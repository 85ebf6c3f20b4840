/** List of the documents and facts that the form of a service asks for. */
import type { PublicService } from '#modules/catalogue/services/rules/index.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import classes from './add.module.css';

export function DocumentsNeeded({ service }: { service: PublicService }) {
  const t = useText();
  const localized = useLocalized();
  return (
    <section>
      <h2 className={classes.label}>{t('ADD_NEEDED')}</h2>
      <ul className={classes.needed}>
        {service.DocumentsNeeded.map((document) => (
          <li key={document.EN}>{localized(document)}</li>
        ))}
      </ul>
    </section>
  );
}
