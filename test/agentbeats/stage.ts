import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Green, type GreenOptions, serveGreen } from '../../src/agentbeats/green/serve-green.ts'
import { type GreenSettings, PRESETS } from '../../src/agentbeats/green/settings.ts'
import { OWN_TASKS } from '../../src/agentbeats/tasks/category-tasks.ts'
import { DEFAULT_GAME_VERSION } from '../../src/game/version.ts'
import { type Event03, streamed } from './raw-client.ts'
import { type Heard, type Reply, scriptedAgent } from './scripted-agent.ts'

/** A green agent on loopback with a folder of its own, and scripted agents to assess. */
export class Stage {
  readonly out = mkdtempSync(join(tmpdir(), 'agentbeats-'))
  #closing: (() => unknown)[] = []

  async green(settings: Partial<GreenSettings> = {}, options: Partial<GreenOptions> = {}): Promise<Green> {
    const green = await serveGreen({
      now: Date.now,
      host: '127.0.0.1',
      port: 0,
      maxAssessments: 4,
      settings: {
        ...PRESETS['agentbeats-2026-01'],
        tasks: OWN_TASKS,
        minecraft: DEFAULT_GAME_VERSION,
        out: this.out,
        scoring: 'strict',
        ...settings,
      },
      ...options,
    })
    this.#closing.push(() => green.close())
    return green
  }

  async agent(
    script: (heard: Heard) => Reply | Promise<Reply>,
  ): Promise<{ url: string; heard: Heard[]; close(): void }> {
    const agent = await scriptedAgent(script)
    this.#closing.push(() => agent.close())
    return agent
  }

  /** Closes something with the stage. */
  closes(close: () => unknown): void {
    this.#closing.push(close)
  }

  /** A folder of tasks with a single one. @returns the folder */
  task(category: string, name: string, config: string): string {
    const folder = join(this.out, 'tasks')
    mkdirSync(join(folder, category), { recursive: true })
    writeFileSync(join(folder, category, `${name}.yaml`), config)
    return folder
  }

  async close(): Promise<void> {
    await Promise.all(this.#closing.map((close) => close()))
    rmSync(this.out, { recursive: true, force: true })
  }
}

/** Asks a green agent for an assessment, in raw A2A 0.3. */
export const assess = (green: string, agent: string, config: object): Promise<Event03[]> =>
  streamed(
    green,
    JSON.stringify({
      participants: { agent },
      config: { task_category: 'motion', task_list: ['drop_an_item'], ...config },
    }),
  )
