import { speak } from '../expert/discuss.ts'
import type { DiscussFacts, discuss } from '../kinds/discuss.ts'
import type { ReplyOf } from '../question.ts'
import { believedPrerequisites } from './believed.ts'
import type { Draw } from './draw.ts'

/**
 * Speaks as the expert does, on what the simulated model believes: it may choose a subtask whose prerequisite it does not
 * see, pass by one that it wrongly thinks must wait, and object without reason. All agents have the same lasting beliefs,
 * being the same model; passing errors are each answer's own.
 */
export function simulatedDiscuss(facts: DiscussFacts, draw: Draw): ReplyOf<typeof discuss> {
  const believed = believedPrerequisites(facts, draw)
  return speak(facts, believed)
}
