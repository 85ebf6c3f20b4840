const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The answer of an upload question. The keys are used in turn, so that one stored file is enough for a demo. */
export const uploaded = (fileKeys: readonly string[], index: number, name: string, size: number) => ({
  name,
  type: TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
  content: fileKeys[index % fileKeys.length] ?? 'file-key-missing',
  size,
});
