import { join } from 'node:path'
import { makeFolder } from '../../core/make-folder.ts'
import { writeText } from '../../core/output/files.ts'
import type { AgentProfile } from '../a2a/agent-card.ts'
import { AgentServer } from '../a2a/agent-server.ts'
import type { AssessmentRequest } from '../protocol/request.ts'
import type { CategoryResult } from '../protocol/result.ts'
import { CATEGORIES } from '../tasks/categories.ts'
import { AssessmentExecutor } from './assessment-executor.ts'
import type { GreenSettings } from './settings.ts'
import type { RunJudge } from './video-judge.ts'

export interface GreenOptions {
  readonly host: string
  readonly port: number
  readonly cardUrl?: string | undefined
  readonly token?: string | undefined
  readonly settings: GreenSettings
  readonly maxAssessments: number
  /** The time now (ms since 1970). */
  readonly now: () => number
  /** Largest request (bytes). */
  readonly maxBytes?: number
  readonly heartbeatMs?: number
  readonly judge?: RunJudge
}

/** A running green agent. */
export interface Green {
  readonly url: string
  close(): Promise<void>
}

const HEARTBEAT_MS = 30_000
const MAX_BYTES = 1_000_000
/** Concurrent requests per assessment: its stream and its queries. */
const REQUESTS_EACH = 8

const profile: AgentProfile = {
  name: 'MCU Green Agent (CausalMACE)',
  description:
    'Assesses agents that play Minecraft from pictures by keys and mouse, in the twelve categories of MCU, in a world without Java.',
  skill: {
    id: 'mcu_evaluation',
    name: 'MCU evaluation',
    description: 'Plays the tasks of a category with an agent and scores them.',
  },
  tags: ['minecraft', 'benchmark', 'evaluation'],
  examples: [
    '{"participants": {"agent": "http://127.0.0.1:9019/"}, "config": {"task_category": "crafting"}}',
  ],
  streaming: true,
}

/** Starts the green agent. @throws ServerError if it cannot listen there */
export async function serveGreen(options: GreenOptions): Promise<Green> {
  const { host, port, cardUrl, token, settings, maxAssessments, now, judge } = options
  const executor = new AssessmentExecutor({
    settings,
    maxAssessments,
    now,
    heartbeatMs: options.heartbeatMs ?? HEARTBEAT_MS,
    onResult: (id, request, result) => keep(settings.out, id, request, result),
    ...(judge === undefined ? {} : { judge }),
  })
  const server = new AgentServer({
    ...{ host, port, cardUrl, token, profile, executor },
    maxBytes: options.maxBytes ?? MAX_BYTES,
    maxRequests: REQUESTS_EACH * (maxAssessments + 1),
  })
  const url = await server.listen()
  return {
    url,
    async close() {
      await executor.close()
      await server.close()
    },
  }
}

/** Writes the results of an assessment in the shape of the published files. */
function keep(out: string, id: string, { role, agent }: AssessmentRequest, result: CategoryResult): void {
  const folder = join(out, 'results')
  makeFolder(folder)
  const content = { participants: { [role]: agent }, results: [result] }
  writeText(join(folder, `${result.task_category}-${id}.json`), `${JSON.stringify(content, null, 2)}\n`)
}

/** The available categories, for help texts. */
export const categoryList = CATEGORIES.join(', ')
