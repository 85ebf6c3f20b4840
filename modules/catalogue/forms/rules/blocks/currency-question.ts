import type { surveyText } from '../survey-text.ts';

type MoneyQuestionOptions = ReturnType<typeof surveyText>;

/** An amount in dollars as people write it; the answer is a number. */
export const currencyQuestion = (
  name: string,
  title: MoneyQuestionOptions,
  more: Readonly<Record<string, unknown>> = {},
) => ({
  type: 'text',
  name,
  title,
  maskType: 'currency',
  maskSettings: { prefix: 'HKD ', precision: 2, min: 0 },
  ...more,
});
