import { parentPort, workerData } from 'node:worker_threads'
import { InvariantError, isCausalMaceError } from '../../core/errors.ts'
import { Catalogue } from '../../plugin/catalogue.ts'
import type { VideoScores } from '../protocol/result.ts'
import { assessCategory } from './assess-category.ts'
import { RemoteAgent } from './assessed-agent.ts'
import { evidenceOf } from './evidence.ts'
import { assessmentOrderSchema, type FromAssessment, toAssessmentSchema } from './thread-messages.ts'

/*
 * The thread of one assessment: talks to the assessed agent and drives worlds, so that neither can delay the server's heartbeats.
 */

if (parentPort === null) throw new InvariantError('assessment-thread is not a program of its own.')
const port = parentPort
const tell = (message: FromAssessment) => port.postMessage(message)
const { id, request, settings } = assessmentOrderSchema.parse(workerData)
const cancelled = new AbortController()
const catalogue = new Catalogue([])
let questions = 0
const judging = new Map<number, (scores: VideoScores | undefined) => void>()

port.on('message', (sent: unknown) => {
  const message = toAssessmentSchema.parse(sent)
  if (message.type === 'cancel') return cancelled.abort()
  judging.get(message.id)?.(message.scores)
  judging.delete(message.id)
})

async function judge(run: string): Promise<VideoScores | undefined> {
  const { promise, resolve } = Promise.withResolvers<VideoScores | undefined>()
  const number = questions++
  // pictures are drawn here: in the server's thread they would delay its heartbeats
  const evidence = evidenceOf(run, catalogue, settings.judged)
  judging.set(number, resolve)
  tell({ type: 'judge', id: number, run, evidence })
  return promise
}

assessCategory({
  id,
  request,
  settings,
  catalogue,
  agentFor: () =>
    new RemoteAgent({
      url: request.agent,
      newId: () => crypto.randomUUID(),
      maxBytes: settings.maxReplyBytes,
    }),
  wallClock: Date.now,
  signal: cancelled.signal,
  tell: (text) => tell({ type: 'told', text }),
  ...(settings.judged === 'no' ? {} : { judge }),
}).then(
  (result) => finish({ type: 'done', result }),
  (error: unknown) =>
    finish({
      type: 'failed',
      message: isCausalMaceError(error) ? error.message : 'the assessment failed for a reason of its own',
    }),
)

function finish(message: FromAssessment): void {
  tell(message)
  port.close()
}
