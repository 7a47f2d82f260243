import { situationIn } from './situation.ts'

/** Whether a subtask is done, as far as the prompt shows. */
export function answerReflect(text: string): object {
  const { isDone, cells, left } = situationIn(text.replace('The action history:', 'Your last actions:'))
  const reasoning = isDone
    ? 'Everything is as wanted.'
    : `${cells.length} cells and ${left.length} calls are left.`
  return { reasoning, summary: '', status: isDone }
}
