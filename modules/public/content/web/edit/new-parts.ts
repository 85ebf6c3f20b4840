/** Creates empty questions, groups, links, figures, blocks and announcements for the content editor. */
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Announcement, FaqGroup, FaqQuestion, HomeBlock } from '../../rules/shapes.ts';

const noText = (): Localized => ({ EN: '', CHT: '', CHS: '' });
const newKey = (): string => crypto.randomUUID().slice(0, 13);

export const newQuestion = (): FaqQuestion => ({ Key: newKey(), Title: noText(), Answer: noText() });
export const newGroup = (): FaqGroup => ({ Key: newKey(), Title: noText(), Questions: [newQuestion()] });
export const newLink = () => ({ Key: newKey(), Label: noText(), Href: '' });
export const newNumber = () => ({ Key: newKey(), Value: '', Label: noText() });

export const BLOCK_TYPES = ['TEXT', 'PICTURE', 'LINKS', 'NUMBERS'] as const;
const blocks: { [T in HomeBlock['Type']]: () => HomeBlock } = {
  TEXT: () => ({ Key: newKey(), Type: 'TEXT', Title: noText(), Body: noText() }),
  PICTURE: () => ({ Key: newKey(), Type: 'PICTURE', Picture: null, Alt: noText(), Caption: noText() }),
  LINKS: () => ({ Key: newKey(), Type: 'LINKS', Title: noText(), Links: [newLink()] }),
  NUMBERS: () => ({ Key: newKey(), Type: 'NUMBERS', Title: noText(), Numbers: [newNumber()] }),
};
export const newBlock = (type: HomeBlock['Type']): HomeBlock => blocks[type]();

export const newAnnouncement = (): Announcement => ({
  Key: newKey(),
  Title: noText(),
  Body: noText(),
  Tone: 'INFO',
  Audience: 'PUBLIC',
  From: null,
  Until: null,
});
