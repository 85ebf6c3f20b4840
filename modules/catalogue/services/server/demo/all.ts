import type { DemoService } from './demo-service.ts';
import { greenFinanceAnswers } from './green-finance/answers.ts';
import { greenFinance } from './green-finance/definition.ts';
import { informationSecurityAnswers } from './information-security/answers.ts';
import { informationSecurity } from './information-security/definition.ts';
import { qualityManagementAnswers } from './quality-management/answers.ts';
import { qualityManagement } from './quality-management/definition.ts';
import { sustainabilityStatementAnswers } from './sustainability-statement/answers.ts';
import { sustainabilityStatement } from './sustainability-statement/definition.ts';

const service = (
  Definition: DemoService['Definition'],
  AnswerSets: DemoService['AnswerSets'],
  Tags: DemoService['Tags'],
): DemoService => ({ Definition, AnswerSets, Tags, validAnswers: AnswerSets[0] });

/** All demo services with their demo answers and tags, in the order shown on the public site. */
export const demoServices: readonly DemoService[] = [
  service(greenFinance, greenFinanceAnswers, ['CLIMATE', 'FINANCE']),
  service(qualityManagement, qualityManagementAnswers, ['QUALITY', 'ISO']),
  service(sustainabilityStatement, sustainabilityStatementAnswers, ['CLIMATE', 'REPORTING']),
  service(informationSecurity, informationSecurityAnswers, ['SECURITY', 'ISO']),
];
