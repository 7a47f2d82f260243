import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { siblingModule } from '../../core/package-root.ts'
import { hidden } from '../../core/secrets/secrets.ts'
import { AllowanceHost } from '../remote/allowance-host.ts'
import { AnswererHost } from '../remote/answerer-host.ts'
import type { EpisodeOrder, FromProcess, ToProcess } from './messages.ts'
import type { Played, PlayLimits } from './pool.ts'

/** A process that is silent for this long is considered dead (ms). */
const SILENCE_MS = 60_000
/** How long a cancelled episode may take to finish (ms). */
const GOODBYE_MS = 5000
/** A process that has grown beyond this is replaced after its episode (bytes). */
const MAX_RSS = 1.2 * 2 ** 30
/** How much of a crashed process's last output is kept (characters). */
const LAST_WORDS = 2000

/** A process that plays episodes. It is started when first needed, and again after a crash. */
export class WorkerProcess {
  #child: ChildProcess | undefined
  #lastWords = ''

  /** Plays an episode, one at a time. Always resolves. */
  play(
    order: EpisodeOrder,
    { wallMs, waitedMs, signal, answerer, allowance, questions }: Omit<PlayLimits, 'recall' | 'onBegun'>,
  ): Promise<Played> {
    if (signal.aborted) return Promise.resolve({ kind: 'cancelled' })
    const child = this.#child ?? this.#start()
    const host = answerer && new AnswererHost(answerer, (message) => tell(child, message), questions)
    const turns = new AllowanceHost(allowance, (message) => tell(child, message))
    const began = performance.now()
    const wallSeconds = () => Math.round((performance.now() - began) / 10) / 100
    return new Promise((resolve) => {
      let reason: string | undefined
      const giveUp = (why: string) => {
        reason ??= why
        child.kill('SIGKILL')
      }
      let silence = setTimeout(giveUp, SILENCE_MS, silent)
      const wall = limitWallTime({ wallMs, waitedMs }, giveUp)
      let goodbye: NodeJS.Timeout | undefined
      const cancel = () => {
        tell(child, { type: 'cancel' })
        goodbye = setTimeout(giveUp, GOODBYE_MS, 'the experiment was stopped')
      }
      const onMessage = (message: FromProcess) => {
        clearTimeout(silence)
        silence = setTimeout(giveUp, SILENCE_MS, silent)
        if (message.type === 'ask' || message.type === 'abandon') host?.receive(message)
        else if (message.type === 'turn' || message.type === 'turn_over' || message.type === 'turn_abandoned')
          turns.receive(message)
        else if (message.type === 'over') onOver(message)
      }
      const onOver = (message: Over) => {
        if (message.rss > MAX_RSS) this.end()
        settle(signal.aborted ? { kind: 'cancelled' } : playedBy(message, wallSeconds()))
      }
      const onExit = (code: number | null, killed: NodeJS.Signals | null) => {
        if (this.#child === child) this.#child = undefined
        const why = reason ?? this.#whyEnded(code, killed)
        const end: Played = { kind: 'crashed', wallSeconds: wallSeconds(), reason: why }
        settle(signal.aborted ? { kind: 'cancelled' } : end)
      }
      const settle = (played: Played) => {
        for (const timer of [silence, goodbye]) clearTimeout(timer)
        wall.release()
        host?.close()
        turns.close()
        child.off('message', onMessage)
        child.off('exit', onExit)
        signal.removeEventListener('abort', cancel)
        resolve(played)
      }
      child.on('message', onMessage)
      child.on('exit', onExit)
      signal.addEventListener('abort', cancel, { once: true })
      tell(child, { type: 'play', order })
    })
  }

  /** Ends the process; the next episode gets another one. */
  end(): void {
    this.#child?.kill('SIGKILL')
    this.#child = undefined
  }

  #whyEnded(code: number | null, killed: NodeJS.Signals | null): string {
    const how = killed === null ? `with code ${code}` : `by ${killed}`
    const words = this.#lastWords.trim()
    return `the episode's process ended ${how}${words === '' ? '' : `: ${words}`}`
  }

  #start(): ChildProcess {
    const child = fork(fileURLToPath(siblingModule(import.meta.url, 'episode-process')), {
      // Messages hold values that JSON would lose, such as undefined fields.
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      execArgv: [],
    })
    this.#child = child
    this.#lastWords = ''
    child.stderr?.on('data', (text: Buffer) => {
      // Masks secrets before cutting, since a cut could leave the end of a secret.
      this.#lastWords = hidden(`${this.#lastWords}${text}`).slice(-LAST_WORDS)
    })
    child.on('error', () => undefined)
    return child
  }
}

const silent = `the episode's process was silent for ${SILENCE_MS / 1000} s`

type Over = Extract<FromProcess, { type: 'over' }>

const playedBy = ({ error, cpuSeconds }: Over, wallSeconds: number): Played =>
  error === undefined ? { kind: 'over', wallSeconds, cpuSeconds } : { kind: 'refused', wallSeconds, error }

/** Aborts an episode at its wall time limit, not counting outages. */
function limitWallTime(
  { wallMs, waitedMs }: Pick<PlayLimits, 'wallMs' | 'waitedMs'>,
  giveUp: (why: string) => void,
): { release(): void } {
  let waited = waitedMs()
  const onLimit = () => {
    const more = waitedMs() - waited
    waited += more
    if (more > 0) timer = setTimeout(onLimit, more)
    else giveUp(`the episode took longer than ${wallMs / 1000} s of wall time`)
  }
  let timer = setTimeout(onLimit, wallMs)
  return { release: () => clearTimeout(timer) }
}

/** A process that has just died cannot receive messages; its exit event follows. */
function tell(child: ChildProcess, message: ToProcess): void {
  if (child.connected) child.send(message, () => undefined)
}
