import { surveyText } from '../survey-text.ts';

/** Labels to spread into every yes/no question, because the form engine's Chinese labels read oddly. */
export const YES_NO = { labelTrue: surveyText('Yes', '是', '是'), labelFalse: surveyText('No', '否', '否') };
