/** Input of the form designer for a form text in the portal's three languages. */
import { LANGUAGES } from '#platform/common/i18n/language.ts';
import { LocalizedField } from '#platform/web/ui/form/localized-field.tsx';
import { localeKey, localizedOf, withFormText } from '../../rules/form-text.ts';
import { faultsAt, useDesigner } from '../designer.ts';

type Props = {
  label: string;
  hint?: string | undefined;
  /** The text in the form's own format. */
  text: unknown;
  onChange: (content: unknown) => void;
  place: string;
  isOptional?: boolean;
  isLong?: boolean;
  isLabelHidden?: boolean;
  maxLength?: number;
};

const byLocale = new Map(LANGUAGES.map((language) => [localeKey(language), language]));

/** Edits a form text in the portal's three languages. */
export function FormTextField({ label, hint, text: content, onChange, place, ...more }: Props) {
  const { faults, isReadOnly } = useDesigner();
  const problems = faultsAt(faults, place).map(({ Path, Message }) => {
    const language = byLocale.get(Path.slice(place.length + 1));
    return { Path: language ? `${place}.${language}` : Path, Message };
  });
  return (
    <div data-place={place}>
      <LocalizedField
        label={label}
        hint={hint}
        value={localizedOf(content)}
        onChange={(text) => onChange(withFormText(content, text))}
        path={place}
        problems={problems}
        isReadOnly={isReadOnly}
        maxLength={more.maxLength ?? (more.isLong ? 4000 : 400)}
        isOptional={more.isOptional ?? false}
        isLong={more.isLong ?? false}
        isLabelHidden={more.isLabelHidden ?? false}
      />
    </div>
  );
}
