import type { LegalKind } from '#modules/identity/accounts/rules/legal-kinds.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import type { EditorProps } from './editor-props.ts';
import { RichField } from './rich-field.tsx';

/** A legal text: one long text per language. */
export function LegalEditor({ kind, content, faults, onChange }: EditorProps<'TERMS'> & { kind: LegalKind }) {
  const t = useText();
  return (
    <Card>
      <RichField
        label={t(`CONTENT_KIND_${kind}`)}
        hint={t('CONTENT_LEGAL_HINT', { body: '{{body}}', email: '{{email}}' })}
        path=""
        value={content}
        faults={faults}
        onChange={onChange}
        isTall
      />
    </Card>
  );
}
