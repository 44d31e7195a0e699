import type { ListedNames } from '../foods/match/listedNames.ts';
import type { AskContext } from './askContext.ts';
import type { AskLexicon } from './askLexicon.ts';
import type { Question } from './parseQuestion.ts';

/** The words of the language that a question is read in, and its names of foods. */
export interface QuestionLanguage {
  lexicon: AskLexicon;
  names: ListedNames;
}

/** A parsed question, with what it is answered from. */
export interface AskRequest extends QuestionLanguage {
  question: Question;
  context: AskContext;
}
