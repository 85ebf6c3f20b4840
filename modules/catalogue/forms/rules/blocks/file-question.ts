import type { surveyText } from '../survey-text.ts';

type FileQuestionOptions = ReturnType<typeof surveyText>;
const MEGABYTE = 1024 * 1024;

/**
 * Builds a file upload question of an application form (up to 5 files of 20 MB; PDF, Office or image). The
 * answer contains keys of stored files, never their content.
 */
export const fileQuestion = (
  name: string,
  title: FileQuestionOptions,
  more: Readonly<Record<string, unknown>> = {},
) => ({
  type: 'file',
  name,
  title,
  storeDataAsText: false,
  waitForUpload: true,
  allowMultiple: true,
  maxFiles: 5,
  maxSize: 20 * MEGABYTE,
  acceptedTypes: '.pdf,.docx,.xlsx,.jpg,.jpeg,.png',
  ...more,
});
