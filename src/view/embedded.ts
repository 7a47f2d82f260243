import { deflateRawSync } from 'node:zlib'
import type { RunFolder } from '../experiment/run-folder.ts'
import type { Scoring } from '../judger/metrics/scorecard.ts'
import type { LookProvider } from '../render/look/look.ts'
import { RunFollower } from './server/follow-run.ts'
import { linkModules } from './server/link-modules.ts'
import { REPLAY_STYLE } from './server/style.ts'

/** A replay that is embedded in another page and does not need a server. */
export interface EmbeddedReplay {
  /** The run's messages, compressed, in base64. */
  data: string
  script: string
  style: string
}

/** The run has ended: nothing waits for it to continue. */
const NO_TIME = () => 0

/** Maximum size of a replay in a report (characters). */
const LARGEST = 1_500_000

/** The part of a run's recording that a report contains. */
export interface Watchable {
  /** The run's replay; undefined if nothing was recorded or it would be too large. */
  replay?: EmbeddedReplay
  /** Why the recording could not be read to the end. */
  trouble?: string
}

/**
 * The replay of a run for its report, which shows the transcript in a separate section. The same run gives the
 * same bytes.
 */
export function embeddedReplay(folder: RunFolder, scoring: Scoring, looks?: LookProvider): Watchable {
  const follower = new RunFollower(folder, {
    scoring,
    now: NO_TIME,
    ...(looks === undefined ? {} : { looks }),
  })
  const { messages, t, recordingTrouble: trouble } = follower
  const options = trouble === undefined ? {} : { trouble }
  if (!messages.some((message) => message.kind === 'poses')) return options
  const shown = messages.filter(({ kind }) => kind !== 'request')
  const all = [...shown, { kind: 'ready', live: false, t }]
  const data = deflateRawSync(Buffer.from(JSON.stringify(all)), { level: 9 }).toString('base64')
  if (data.length > LARGEST) return options
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  const script = linkModules(new URL(`./page/embed.${extension}`, import.meta.url))
  return { ...options, replay: { data, script, style: REPLAY_STYLE } }
}
