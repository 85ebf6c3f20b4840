const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * Builds a demo answer to an upload question. The file keys are used in turn, so one stored file suffices.
 */
export const uploaded = (fileKeys: readonly string[], index: number, name: string, size: number) => ({
  name,
  type: TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
  content: fileKeys[index % fileKeys.length] ?? 'file-key-missing',
  size,
});
