import type { Texts } from './language.ts';

/** Dry run: a trial application through the form, the chain and the certificate. */
export const trialTexts = {
  TITLE_ASSESSMENT_SERVICE_TRIAL: ['Dry run', '試行', '试运行'],
  TRIAL_ORGANISATION: ['Trial Applicant Limited', '試行申請有限公司', '试行申请有限公司'],
  ERR_TRIAL_BUSY: [
    'A dry run of yours is still under way. It ends within a few seconds; please try again then.',
    '你的另一次試行仍在進行，數秒內便會完成，請稍後再試。',
    '您的另一次试运行仍在进行，数秒内即会完成，请稍后再试。',
  ],
  ERR_TRIAL_LONG: [
    'This story is too long to be played in one go. Step back, or begin again.',
    '這次試行的經過太長，無法一次重演。請退回幾步，或重新開始。',
    '这次试运行的经过太长，无法一次重演。请退回几步，或重新开始。',
  ],
  ERR_TRIAL_FAULTY: [
    'This part of the draft cannot be tried yet. Correct what is listed first.',
    '草稿的這個部分尚未能試行，請先修正以下各項。',
    '草稿的这一部分尚不能试运行，请先修正以下各项。',
  ],
} as const satisfies Texts;
