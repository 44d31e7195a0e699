import type { ListedNames } from '../foods/match/listedNames.ts';
import type { AskContext } from './askContext.ts';
import type { AskLexicon } from './askLexicon.ts';
import type { Question } from './parseQuestion.ts';

/** The language that a question is read in: its words and its food names. */
export interface QuestionLanguage {
  lexicon: AskLexicon;
  names: ListedNames;
}

/** A parsed question, with the data to answer it. */
export interface AskRequest extends QuestionLanguage {
  question: Question;
  context: AskContext;
}
