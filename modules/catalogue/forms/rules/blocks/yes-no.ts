import { surveyText } from '../survey-text.ts';

/** Spread into every yes-or-no question; the engine's own Chinese words for it read oddly. */
export const YES_NO = { labelTrue: surveyText('Yes', '是', '是'), labelFalse: surveyText('No', '否', '否') };
