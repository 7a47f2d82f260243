import type { LanguageModel, ModelReply, ModelRequest, ReplyOf, RequestKind } from '../language-model.ts'
import { expertAct } from './act.ts'
import { expertCounterfactual } from './counterfactual.ts'
import { expertDecompose } from './decompose.ts'
import { expertDependencies } from './dependencies.ts'
import { expertDiscuss } from './discuss.ts'
import { expertPrerequisites } from './prerequisites.ts'
import { expertReflect } from './reflect.ts'
import { expertSummarizeEnvironment, expertSummarizeHistory } from './summarize.ts'

type Answers = { [K in RequestKind]: (facts: ModelRequest<K>['facts']) => ReplyOf<K> }

const answers: Answers = {
  decompose: expertDecompose,
  dependencies: expertDependencies,
  counterfactual: expertCounterfactual,
  prerequisites: expertPrerequisites,
  discuss: expertDiscuss,
  act: expertAct,
  reflect: expertReflect,
  'summarize-history': expertSummarizeHistory,
  'summarize-environment': expertSummarizeEnvironment,
}

/** What the expert answers to a request. */
export function expertAnswer<K extends RequestKind>({ kind, facts }: ModelRequest<K>): ReplyOf<K> {
  return answers[kind](facts)
}

/**
 * A model without a network: it answers from the structured facts of a request alone, by the rules of the game, always
 * the same way. It shows what a planner could do that makes no mistakes, and lets everything run without a key.
 */
export const expertModel: LanguageModel = {
  id: 'expert',
  async generate<K extends RequestKind>(request: ModelRequest<K>): Promise<ModelReply<K>> {
    return { value: expertAnswer(request), usage: { inputTokens: 0, outputTokens: 0 }, attempts: 1 }
  },
}
