import { deflateRawSync } from 'node:zlib'
import type { RunFolder } from '../experiment/run-folder.ts'
import type { Scoring } from '../judger/metrics/scorecard.ts'
import type { LookProvider } from '../render/look/look.ts'
import { RunFollower } from './server/follow-run.ts'
import { linkModules } from './server/link-modules.ts'
import { REPLAY_STYLE } from './server/style.ts'

/** A replay that stands in another page and needs no server. */
export interface EmbeddedReplay {
  /** The run's messages, compressed, in base64. */
  data: string
  script: string
  style: string
}

/** Larger replays are not put into reports (characters). */
const LARGEST = 1_500_000

/** The replay of a run for its report, which has the transcript in a section of its own; `undefined` where nothing was recorded, or it would be too large. The same run gives the same bytes. */
export function embeddedReplay(
  folder: RunFolder,
  scoring: Scoring,
  looks?: LookProvider,
): EmbeddedReplay | undefined {
  const { messages, t } = new RunFollower(folder, { scoring, ...(looks === undefined ? {} : { looks }) })
  if (!messages.some((message) => message.kind === 'poses')) return undefined
  const shown = messages.filter(({ kind }) => kind !== 'request')
  const all = [...shown, { kind: 'ready', live: false, t }]
  const data = deflateRawSync(Buffer.from(JSON.stringify(all)), { level: 9 }).toString('base64')
  if (data.length > LARGEST) return undefined
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  return {
    data,
    script: linkModules(new URL(`./page/embed.${extension}`, import.meta.url)),
    style: REPLAY_STYLE,
  }
}
