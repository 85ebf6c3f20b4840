/**
 * Replaces the form engine's upload question with the portal's own upload field (drag and drop, file choice,
 * camera, progress), which stores only file keys in the answer.
 */

import { useCallback, useContext, useSyncExternalStore } from 'react';
import { QuestionFileModel, type SurveyModel } from 'survey-core';
import { ReactQuestionFactory } from 'survey-react-ui';
import type { FileInfo } from '#platform/common/contract/shapes.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useConfig } from '#platform/web/session/use-config.ts';
import { FileDrop } from '#platform/web/ui/file/file-drop.tsx';
import { FileList } from '#platform/web/ui/file/file-list.tsx';
import type { UploadRule } from '#platform/web/ui/file/use-uploads.ts';
import { Words } from '#platform/web/ui/layout/words.tsx';
import classes from './file-question.module.css';
import { SampleFile } from './sample-file.tsx';
import { UploadNotes } from './upload-context.ts';

/** An uploaded file in an answer; `content` is the FileKey, never the file itself. */
type Entry = { name: string; type: string; content: string; size?: number };

// The engine would announce buttons and a list of files as one text box. A group cannot be marked as
// required, so its title shows that instead.
Object.defineProperties(QuestionFileModel.prototype, {
  ariaRole: { get: () => 'group' },
  ariaRequired: { get: () => undefined },
});

// The factory passes the props, although its types do not include them.
ReactQuestionFactory.Instance.registerQuestion('file', (props: unknown) => (
  <FileQuestion question={(props as { question: QuestionFileModel }).question} />
));

const entryOf = (file: FileInfo): Entry => ({
  name: file.Name,
  type: file.Type,
  content: file.FileKey,
  size: file.Size,
});
const fileOf = (entry: Entry): FileInfo => ({
  FileKey: entry.content,
  Name: entry.name,
  Kind: 'document',
  Type: entry.type,
  Size: entry.size ?? 0,
});

/** Combines the question's limits with the portal's; the stricter one applies. */
function ruleOf(question: QuestionFileModel, general: UploadRule | undefined): UploadRule | undefined {
  if (!general) return undefined;
  const accepted = question.acceptedTypes.toLowerCase().split(',').map(bare).filter(Boolean);
  const Extensions = general.Extensions.map(bare).filter(
    (one) => accepted.length === 0 || accepted.includes(one),
  );
  return { Extensions, MaxBytes: Math.min(general.MaxBytes, question.maxSize || general.MaxBytes) };
}

const bare = (extension: string): string => extension.trim().replace(/^\./, '').toLowerCase();

/**
 * Upload field of a form question, with the portal's usual upload: drag and drop, file choice or camera,
 * with progress.
 */
function FileQuestion({ question }: { question: QuestionFileModel }) {
  const t = useText();
  const { setUploading, isTrial } = useContext(UploadNotes);
  const notifyBusy = useCallback(
    (isBusy: boolean) => setUploading(question.id, isBusy),
    [setUploading, question.id],
  );
  const { FileKinds, FilesOfAQuestion } = useConfig();
  const rule = ruleOf(question, FileKinds.document);
  const survey = question.survey as SurveyModel;
  const text = useSyncExternalStore(
    (listener) => {
      survey.onValueChanged.add(listener);
      return () => survey.onValueChanged.remove(listener);
    },
    () => JSON.stringify(question.value ?? []),
  );
  const files = (JSON.parse(text) as Entry[]).map(fileOf);
  if (question.isReadOnly) return <FileList files={files} />;
  const most = question.allowMultiple ? Math.min(question.maxFiles || FilesOfAQuestion, FilesOfAQuestion) : 1;
  const change = (next: FileInfo[]): void => {
    const retained = next.slice(-most);
    question.value = retained.length > 0 ? retained.map(entryOf) : undefined;
  };
  if (isTrial)
    return (
      <SampleFile
        files={files}
        isFull={files.length >= most}
        onChange={change}
        extension={rule?.Extensions[0]}
      />
    );
  return (
    <div className={classes.files} id={question.inputId}>
      <FileDrop
        rule={rule}
        kind="document"
        files={files}
        multiple={most > 1}
        label={t('FORM_FILE_ADD')}
        onChange={change}
        onBusy={notifyBusy}
      />
      {most > 1 && (
        <Words mt="2xs" tone="faint" size="xs">
          {t('FORM_FILE_LIMIT', { count: most })}
        </Words>
      )}
    </div>
  );
}
