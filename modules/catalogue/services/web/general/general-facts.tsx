/** Read-only general information of a service version: names, texts, industries, numbers and documents. */
import { hongKongDate } from '#platform/common/format/dates.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Facts } from '#platform/web/ui/facts.tsx';
import { numberPattern, writeNumber } from '../../rules/number-pattern.ts';
import classes from '../parts.module.css';
import type { ServiceTabProps } from '../service-tab-props.ts';
import { ThreeTexts } from '../three-texts.tsx';
import { useIndustryName } from './industry-field.tsx';

export function GeneralFacts({ definition }: ServiceTabProps) {
  const t = useText();
  const industry = useIndustryName();
  const texts = (['Name', 'NameExtra', 'Summary', 'Description', 'WhoFor'] as const).map(
    (field) => [t(`SERVICE_FIELD_${field}`), <ThreeTexts key={field} text={definition[field]} />] as const,
  );
  const documents = (
    <ul className={classes.list}>
      {definition.DocumentsNeeded.map((text) => (
        <li key={text.EN}>
          <ThreeTexts text={text} />
        </li>
      ))}
    </ul>
  );
  return (
    <Facts
      rows={[
        ...texts,
        [
          t('SERVICE_FIELD_DocumentsNeeded'),
          definition.DocumentsNeeded.length > 0 ? documents : t('SERVICE_VALUE_NONE'),
        ],
        [
          t('SERVICE_FIELD_Industries'),
          definition.Industries.map(industry).join(t('SERVICE_COMMA')) || t('SERVICE_INDUSTRIES_NONE'),
        ],
        [t('SERVICE_FIELD_Kind'), t(`KIND_${definition.Kind}`)],
        [
          t('SERVICE_FIELD_PrintedTitle'),
          definition.PrintedTitle?.EN ? (
            <ThreeTexts key="title" text={definition.PrintedTitle} />
          ) : (
            t(`DOC_TITLE_${definition.Kind}`)
          ),
        ],
        [t('SERVICE_FIELD_SchemeCode'), definition.SchemeCode],
        [t('SERVICE_FIELD_NumberPattern'), numberExample(definition)],
        [t('SERVICE_FIELD_UsualDays'), t('APP_DAYS', { count: definition.UsualDays })],
      ]}
    />
  );
}

/** A sample number, as next to the editor's field; an invalid pattern is shown unchanged. */
function numberExample({ NumberPattern, SchemeCode }: ServiceTabProps['definition']): string {
  if (!numberPattern.safeParse(NumberPattern).success) return NumberPattern;
  return writeNumber(NumberPattern, { SchemeCode, Year: hongKongDate(new Date()).slice(0, 4), Count: 7 });
}
