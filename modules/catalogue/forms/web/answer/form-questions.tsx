import { memo } from 'react';
import type { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import 'survey-core/survey-core.fontless.css';
import './form-theme.css';
import './file-question.tsx';
import './steady-rows.ts';

/**
 * The questions themselves. The engine draws anew what an answer changes; whatever else changes around it (saved,
 * unsaved, one problem less) must not draw hundreds of questions with it.
 */
export const FormQuestions = memo(({ model }: { model: Model }) => <Survey model={model} />);
