import { speak } from '../expert/discuss.ts'
import type { DiscussFacts, discuss } from '../kinds/discuss.ts'
import type { ReplyOf } from '../question.ts'
import { believedPrerequisites } from './believed.ts'
import type { Draw } from './draw.ts'

/**
 * Speaks like the expert, based on the simulated model's beliefs: it may choose a subtask whose prerequisite it
 * does not see, skip one that it wrongly thinks must wait, and object without reason. All agents are the same
 * model and share the lasting beliefs; passing errors are drawn per answer.
 */
export function simulatedDiscuss(facts: DiscussFacts, draw: Draw): ReplyOf<typeof discuss> {
  const believed = believedPrerequisites(facts, draw)
  return speak(facts, believed)
}
