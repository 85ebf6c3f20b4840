import type { Verdict } from '#modules/certification/certificates/rules/index.ts';
import type { Tone } from '#platform/common/format/status-tones.ts';
import type { IconName } from './icon.tsx';

/** Colour and icon of each verdict; the icons differ, so that colour is not the only signal. */
export const verdictStyle: Readonly<Record<Verdict, { Tone: Tone; Icon: IconName }>> = {
  VALID: { Tone: 'success', Icon: 'check' },
  SUSPENDED: { Tone: 'warning', Icon: 'pause' },
  EXPIRED: { Tone: 'danger', Icon: 'clock' },
  TERMINATED: { Tone: 'danger', Icon: 'cross' },
  WITHDRAWN: { Tone: 'danger', Icon: 'back' },
  VOID: { Tone: 'danger', Icon: 'ban' },
  NOT_YET_VALID: { Tone: 'info', Icon: 'clock' },
  UNKNOWN: { Tone: 'plain', Icon: 'question' },
};
