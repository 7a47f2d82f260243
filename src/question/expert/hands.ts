import { ModelError } from '../../core/errors.ts'
import type { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import type { Answerer } from '../answerer.ts'
import { act } from '../kinds/act.ts'
import { reflect } from '../kinds/reflect.ts'
import { summarizeEnvironment } from '../kinds/summarize-environment.ts'
import { summarizeHistory } from '../kinds/summarize-history.ts'
import type { Question } from '../question.ts'
import { expertAct } from './act.ts'
import { expertReflect } from './reflect.ts'
import { expertSummarizeEnvironment, expertSummarizeHistory } from './summarize.ts'

type Answering = (facts: never, actions: ActionVocabulary) => unknown

/** Pairs a question with the expert's answer, so that the types of both are checked against each other. */
const knows = <Facts, Reply>(
  question: Question<Facts, Reply>,
  answer: (facts: Facts, actions: ActionVocabulary) => Reply,
): [string, Answering] => [question.id, answer]

/** The expert's answers while it carries out a subtask. */
export const handAnswers: ReadonlyMap<string, Answering> = new Map([
  knows(act, expertAct),
  knows(reflect, expertReflect),
  knows(summarizeHistory, expertSummarizeHistory),
  knows(summarizeEnvironment, expertSummarizeEnvironment),
])

/** The part of the expert that carries subtasks out. It has no knowledge of the dependencies between subtasks. */
export const createHands = (actions: ActionVocabulary): Answerer => ({
  id: 'expert-hands',
  async answer({ question, facts }, options) {
    options?.signal?.throwIfAborted()
    const answer = handAnswers.get(question.id)
    if (answer === undefined)
      throw new ModelError(`The expert's hands have no answer to the question "${question.id}".`, {
        code: 'model_question',
        hint: 'Ask the expert itself.',
      })
    const value = answer(facts as never, actions) as never
    return { value, usage: { inputTokens: 0, outputTokens: 0 }, attempts: 1 }
  },
})
