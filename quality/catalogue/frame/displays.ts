/** The displays in which every story is pictured, and the names of the pictures. */
import type { Story } from '../story.ts';

/**
 * Two languages, two colour schemes, a phone and a large screen: every pair of them occurs in one picture. All
 * eight combinations would double time and size, and find only what depends on three of them at once.
 */
export const DISPLAYS = [
  { language: 'EN', scheme: 'light', width: 1440 },
  { language: 'EN', scheme: 'dark', width: 390 },
  { language: 'CHT', scheme: 'light', width: 390 },
  { language: 'CHT', scheme: 'dark', width: 1440 },
] as const;

type PictureDisplay = (typeof DISPLAYS)[number];

/** Path of a picture in the folder `pictures`, without its ending. */
export const pictureOf = ({ id }: Story, { language, scheme, width }: PictureDisplay): string =>
  `${id}-${language}-${scheme}-${width}`;
