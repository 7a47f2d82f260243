import { guardTerminal } from '../../core/output/terminal.ts'
import { episodeAllowance } from '../../model/allowance/episode-allowance.ts'
import { Transcript } from '../../model/transcript/transcript.ts'
import { loadReferences } from '../../plugin/load.ts'
import type { Answerer } from '../../question/answerer.ts'
import { EpisodePlayer } from '../episode-player.ts'
import { type ErrorRecord, toErrorRecord } from '../error-record.ts'
import { AllowanceClient } from '../remote/allowance-client.ts'
import { AnswererClient } from '../remote/answerer-client.ts'
import { runTask } from '../run-task.ts'
import type { EpisodeOrder, FromProcess, ToProcess } from './messages.ts'

/*
 * A process that plays episodes one after another. It ends with its host, so that a killed runner does not leave behind a process
 * that continues to write.
 */

const BEAT_MS = 1000

guardTerminal()

const tell = (message: FromProcess) => process.send?.(message)
const client = new AnswererClient(tell)
const player = new EpisodePlayer()
let allowance = new AllowanceClient(tell, false)
let stop = new AbortController()

process.on('disconnect', () => process.exit(1))
// Ctrl-C reaches every process of the terminal; the host decides how to react.
process.on('SIGINT', () => undefined)
process.on('message', (message: ToProcess) => {
  if (message.type === 'cancel') stop.abort(new DOMException('The experiment was stopped.', 'AbortError'))
  else if (message.type === 'play') void play(message.order)
  else if (message.type === 'reply' || message.type === 'refusal') client.receive(message)
  else allowance.receive(message)
})
setInterval(() => tell({ type: 'beat' }), BEAT_MS)
tell({ type: 'ready' })

async function play({
  request,
  taskFile,
  root,
  runId,
  model: settings,
  runnerModel,
  episodeBudget = {},
  hasBudget,
}: EpisodeOrder): Promise<void> {
  stop = new AbortController()
  allowance = new AllowanceClient(tell, hasBudget)
  const cpu = process.cpuUsage()
  let failure: ErrorRecord | undefined
  try {
    const { transcripts = 'full', ...endpoint } = settings
    const transcript = new Transcript(transcripts, Date.now)
    const catalogue = await loadReferences(request.plugins ?? [])
    const { answerer } = catalogue.answerer({
      ...endpoint,
      transcript,
      model: runnerModel === undefined ? request.model : answererOfRunner(request.model, runnerModel),
      seed: request.seed,
      // The runner handles the turns for the models that it serves.
      allowances: runnerModel === undefined ? [episodeAllowance(episodeBudget), allowance] : [],
      wallClock: Date.now,
    })
    await runTask({
      request,
      answerer,
      questions: catalogue.questions.list(),
      scoring: catalogue,
      taskFile,
      root,
      runId,
      wallClock: Date.now,
      transcript,
      onEvent: () => undefined,
      signal: stop.signal,
      play: (options) => player.play(options),
    })
  } catch (error) {
    failure = toErrorRecord(error, 'unexpected')
  }
  const { rss } = process.memoryUsage()
  const { user, system } = process.cpuUsage(cpu)
  const cpuSeconds = Math.round((user + system) / 10_000) / 100
  tell({ type: 'over', rss, cpuSeconds, ...(failure === undefined ? {} : { error: failure }) })
}

/** A model that the runner was given as an object. */
const answererOfRunner = (id: string, modelInfo: NonNullable<EpisodeOrder['runnerModel']>): Answerer => ({
  id,
  ...modelInfo,
  answer: (ask, options) => client.ask(ask, options?.signal),
})
