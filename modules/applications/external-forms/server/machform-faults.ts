import { runAsTrial } from '#modules/catalogue/forms/server/index.ts';
import type { ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import type { FoundFault } from '#modules/catalogue/services/server/index.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import { TOKEN_QUESTION } from '../rules/element.ts';
import type { QuestionFacts } from './convert/question-facts.ts';
import { runInConvertThread } from './convert/run-in-convert-thread.ts';
import { machForm } from './machform.ts';

type MachFormPart = NonNullable<ServiceDefinition['MachForm']>;

/**
 * Finds the faults that prevent a service with a MachForm form from being published: no server or form id,
 * no token element, or a wrong or repeated mapping.
 */
export async function machFormFaults(
  definition: ServiceDefinition,
  settings: Settings,
): Promise<FoundFault[]> {
  const { MachForm, Form } = definition;
  const off = machForm(settings) ? [] : [{ Path: ['FormProvider'], Code: 'ERR_MACHFORM_OFF' }];
  // A missing form is reported by the validation of the definition's structure.
  if (!MachForm) return off;
  if (!MachForm.Forms.EN) return [...off, { Path: ['MachForm', 'Forms', 'EN'], Code: 'ERR_MACHFORM_ID' }];
  // An unreadable form model is reported by its own validation.
  const questions = await runAsTrial(() => runInConvertThread('questionFacts', Form)).catch(() => null);
  return questions
    ? [...off, ...duplicates(MachForm), ...tokenFaults(MachForm, questions), ...mapped(MachForm, questions)]
    : off;
}

/** Each element and each question may be mapped only once. */
function duplicates({ Fields }: MachFormPart): FoundFault[] {
  return Fields.flatMap(({ Element, Question }, at) => {
    const earlier = Fields.slice(0, at);
    const isElement = earlier.some((one) => one.Element === Element);
    const isQuestion = earlier.some((one) => one.Question === Question);
    return [
      ...(isElement
        ? [{ Path: ['MachForm', 'Fields', at, 'Element'], Code: 'ERR_MACHFORM_ELEMENT_TWICE' }]
        : []),
      ...(isQuestion
        ? [{ Path: ['MachForm', 'Fields', at, 'Question'], Code: 'ERR_MACHFORM_QUESTION_TWICE' }]
        : []),
    ];
  });
}

function tokenFaults({ Fields }: MachFormPart, questions: readonly QuestionFacts[]): FoundFault[] {
  const hasToken = Fields.some(({ Question }) => Question === TOKEN_QUESTION);
  const isName = questions.some(({ Name }) => Name === TOKEN_QUESTION);
  return [
    ...(hasToken ? [] : [{ Path: ['MachForm', 'Fields'], Code: 'ERR_MACHFORM_TOKEN' }]),
    ...(isName ? [{ Path: ['Form'], Code: 'ERR_MACHFORM_TOKEN_NAME' }] : []),
  ];
}

function mapped({ Fields }: MachFormPart, questions: readonly QuestionFacts[]): FoundFault[] {
  const known = new Map(questions.map((question) => [question.Name, question]));
  const strange = Fields.flatMap(({ Question }, at): FoundFault[] => {
    const question = known.get(Question);
    if (Question === TOKEN_QUESTION || question?.IsFillable) return [];
    const Code = question ? 'ERR_MACHFORM_KIND' : 'ERR_MACHFORM_QUESTION';
    return [{ Path: ['MachForm', 'Fields', at, 'Question'], Code, Params: { name: Question } }];
  });
  const names = new Set(Fields.map(({ Question }) => Question));
  const missing = questions
    .filter(({ Name, IsRequired }) => IsRequired && !names.has(Name))
    .map(({ Name, Titles }) => ({
      Path: ['MachForm', 'Fields'],
      Code: 'ERR_MACHFORM_UNMAPPED',
      Params: { name: Name, title: Titles.EN },
    }));
  return [...strange, ...missing];
}
