import type { LegalKind } from '#modules/identity/accounts/rules/legal-kinds.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import type { ContentFault } from '../../rules/faults.ts';
import { type ContentKind, isLegal } from '../../rules/kinds.ts';
import type { AnyContent, ContentOf } from '../../rules/shapes.ts';
import { AnnouncementsEditor } from './announcements-editor.tsx';
import type { EditorProps } from './editor-props.ts';
import { FaqEditor } from './faq-editor.tsx';
import { HomeEditor } from './home-editor.tsx';
import { RichField } from './rich-field.tsx';

/** A legal text: one long text per language. */
function LegalEditor({ kind, content, faults, onChange }: EditorProps<'TERMS'> & { kind: LegalKind }) {
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

type Props = {
  kind: ContentKind;
  content: AnyContent;
  faults: readonly ContentFault[];
  onChange: (content: AnyContent) => void;
};

/** The fields of a kind; under each kind there is the content of that kind. */
export function EditorOf({ kind, content, faults, onChange }: Props) {
  const rest = { faults, onChange };
  if (isLegal(kind)) return <LegalEditor kind={kind} content={content as ContentOf<'TERMS'>} {...rest} />;
  if (kind === 'FAQ') return <FaqEditor content={content as ContentOf<'FAQ'>} {...rest} />;
  if (kind === 'HOME') return <HomeEditor content={content as ContentOf<'HOME'>} {...rest} />;
  return <AnnouncementsEditor content={content as ContentOf<'ANNOUNCEMENTS'>} {...rest} />;
}
