import type { SlotStep } from '../../environment/observations.ts'
import { renderPrompt } from '../../model/prompts.ts'
import type { InitMessage, ObservationMessage } from '../protocol/messages.ts'
import type { AssessmentRequest } from '../protocol/request.ts'

/** The message that begins a task. For agents that act by words, each observation includes the prompt. */
export const initMessage = (task: string, action: AssessmentRequest['action']): InitMessage => ({
  type: 'init',
  prompt:
    action === 'semantic'
      ? ''
      : renderPrompt('play-by-keys', { task })
          .map(({ content }) => content)
          .join('\n'),
  text: task,
})

/** The agent's observation before its next step. */
export function observationMessage(
  step: SlotStep,
  wanted: AssessmentRequest['observation'],
): ObservationMessage {
  const { frame, ...facts } = step.observation
  return {
    type: 'obs',
    step: step.info.step,
    obs: frame?.data ?? '',
    ...(wanted === 'frames' ? {} : { semantic: { ...facts, reward: step.reward, info: step.info } }),
  }
}
