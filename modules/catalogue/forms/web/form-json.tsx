import { Button } from '@mantine/core';
import { IconCheck, IconDownload, IconUpload } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { CodeEditor } from '#platform/web/ui/code/code-editor.tsx';
import { PickFile } from '#platform/web/ui/file/pick-file.tsx';
import { saveText } from '#platform/web/ui/file/save-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { FORM_LIMITS } from '../rules/limits.ts';
import { useDesigner } from './designer.ts';
import { useFormJson } from './use-form-json.ts';

type Props = { serviceKey: string; draft: string | null; onDraft: (text: string | null) => void };

/**
 * JSON view of the service editor's form tab: edits the application form as JSON or loads a JSON file.
 * Changes take effect only when applied, which requires a valid form.
 */
export function FormJson({ serviceKey, draft, onDraft }: Props) {
  const t = useText();
  const { definition, isReadOnly } = useDesigner();
  const json = useFormJson({ serviceKey, draft, onDraft });
  // Reads just enough of an oversized file to show that it is too large.
  const openFile = async (file: File): Promise<void> =>
    json.type(await file.slice(0, FORM_LIMITS.Bytes + 1).text());
  return (
    <Stack gap="md">
      <Words mb="xs" tone="soft" size="xs">
        {t(isReadOnly ? 'JSON_READ_HINT' : 'JSON_HINT')}
      </Words>
      {json.isForeign && (
        <Notice tone="warning" title={t('JSON_CHANGED')}>
          {t('JSON_CHANGED_TEXT')}
        </Notice>
      )}
      <CodeEditor
        value={json.text}
        onChange={json.type}
        language="json"
        label={t('JSON_LABEL')}
        problems={json.problems}
        isReadOnly={isReadOnly}
        height="32rem"
      />
      <Row gap="xs">
        {!isReadOnly && (
          <>
            <Button
              leftSection={<IconCheck size={18} />}
              disabled={!json.isReady}
              loading={json.isChecking}
              onClick={json.apply}
            >
              {t('JSON_APPLY')}
            </Button>
            <Button variant="default" disabled={!json.isChanged} onClick={() => onDraft(null)}>
              {t('JSON_DISCARD')}
            </Button>
            <PickFile accept="application/json,.json" onPick={(file) => void openFile(file)}>
              {(props) => (
                <Button variant="default" leftSection={<IconUpload size={18} />} {...props}>
                  {t('JSON_IMPORT')}
                </Button>
              )}
            </PickFile>
          </>
        )}
        <Button
          variant="default"
          leftSection={<IconDownload size={18} />}
          onClick={() =>
            saveText(`${definition.SchemeCode || 'form'}-form.json`, 'application/json', json.text)
          }
        >
          {t('JSON_EXPORT')}
        </Button>
      </Row>
      {json.isChanged && (
        <Words mb="xs" tone="soft" size="xs" role="status">
          {t(
            json.isReady ? 'JSON_STATE_READY' : json.isChecking ? 'JSON_STATE_CHECKING' : 'JSON_STATE_WRONG',
          )}
        </Words>
      )}
    </Stack>
  );
}
