/**
 * Folders of the fonts used in PDF pages, below `@expo-google-fonts`. Each contains exactly one file, so
 * that no other weight is ever read.
 */
export const fontFolders = [
  'source-serif-4/400Regular',
  'source-serif-4/400Regular_Italic',
  'source-serif-4/600SemiBold',
  'noto-serif-tc/400Regular',
  'noto-serif-tc/600SemiBold',
  'noto-serif-sc/400Regular',
  'noto-serif-sc/600SemiBold',
  'inter/400Regular',
  'noto-sans-tc/400Regular',
  'noto-sans-sc/400Regular',
];
