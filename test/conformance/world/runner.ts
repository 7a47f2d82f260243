import { Vec3 } from 'vec3'
import { BotPool } from './bot-pool.ts'
import type { ServerLink } from './link.ts'
import { MIDDLE, PLOT_SIZE, Plot } from './plot.ts'
import { type Probe, ProbeFailure } from './probe.ts'
import { inapplicableReason } from './scope.ts'

/** Plots are in a row, away from the spawn, which servers protect. */
const FIRST_PLOT = { x: 1024, z: 1024 }
const PLOTS = 4
const PLOT_DISTANCE = 64
const CLEARED_HEIGHT = 19
/** Time limit of a probe, in milliseconds of game time. */
const LIMIT_MS = 180_000

/** Game rules at the start of a probe. */
const RULES: Readonly<Record<string, string>> = {
  doMobSpawning: 'false',
  doDaylightCycle: 'false',
  doWeatherCycle: 'false',
  doMobLoot: 'true',
  doTileDrops: 'true',
  doEntityDrops: 'true',
  doFireTick: 'true',
  doImmediateRespawn: 'false',
  fallDamage: 'true',
  keepInventory: 'false',
  mobGriefing: 'true',
  naturalRegeneration: 'true',
  randomTickSpeed: '0',
  playersSleepingPercentage: '100',
  sendCommandFeedback: 'true',
  showDeathMessages: 'true',
}
const SKY = ['time set 6000', 'weather clear', 'difficulty normal']

/** The findings of a failed probe. */
export type Failure = Pick<ProbeFailure, 'what' | 'got' | 'wanted'>

export interface Verdict {
  readonly probe: Probe
  /** Undefined if the world follows the rule. */
  readonly failure?: Failure
  /** Why the probe does not apply to this version; it is then not run. */
  readonly notApplicable?: string
}

/** Runs probes on a server, one at a time, each on a clean plot. */
export class ProbeRunner {
  readonly #link: ServerLink
  readonly #company: BotPool
  #count = 0
  readonly #dirty = new Set<string>(['rules', 'sky'])

  constructor(link: ServerLink) {
    this.#link = { ...link, command: (line) => this.#watched(link, line) }
    this.#company = new BotPool(this.#link)
  }

  /** Runs a probe. Any error counts as a failure. */
  async run(probe: Probe): Promise<Verdict> {
    const notApplicable = this.#whyNot(probe)
    if (notApplicable !== undefined) return { probe, notApplicable }
    return this.#link.run(this.#play(probe))
  }

  #whyNot({ scope }: Probe): string | undefined {
    if (this.#link.isGuest && !scope.asGuest) return 'needs an operator'
    return inapplicableReason(scope, this.#link.version)
  }

  async close(): Promise<void> {
    await this.#link.run(Promise.resolve(this.#company.leave()))
    await this.#link.close()
  }

  #watched(link: ServerLink, line: string) {
    if (line.startsWith('gamerule ')) this.#dirty.add('rules')
    if (/^(time|weather|difficulty) /.test(line)) this.#dirty.add('sky')
    return link.command(line)
  }

  async #play(probe: Probe): Promise<Verdict> {
    const origin = new Vec3(
      FIRST_PLOT.x + (this.#count++ % PLOTS) * PLOT_DISTANCE,
      this.#link.ground,
      FIRST_PLOT.z,
    )
    let plot: Plot | undefined
    const over = new AbortController()
    try {
      plot = await (this.#link.isGuest ? this.#visit() : this.#prepare(origin))
      const late = this.#link.clock.sleep(LIMIT_MS, over.signal).then(() => {
        throw new ProbeFailure(
          'the probe',
          `not finished after ${LIMIT_MS / 1000} s of game time`,
          'finished',
        )
      })
      late.catch(() => undefined)
      await Promise.race([probe.run(plot), late])
      return { probe }
    } catch (error) {
      if (error instanceof ProbeFailure) return { probe, failure: error }
      return { probe, failure: new ProbeFailure('the probe', String(error), 'no error') }
    } finally {
      over.abort()
      plot?.end()
    }
  }

  /** A plot around Alice, with the terrain as it is. */
  async #visit(): Promise<Plot> {
    const alice = await this.#company.get('Alice')
    await this.#company.dismiss(0, 0, 0)
    const { x, y, z } = alice.entity.position.floored()
    return new Plot(this.#link, this.#company, alice, new Vec3(x, y, z))
  }

  async #prepare(origin: Vec3): Promise<Plot> {
    const link = this.#link
    const company = this.#company
    const { x, y, z } = origin
    if (this.#dirty.has('rules'))
      for (const [rule, value] of Object.entries(RULES)) await link.command(`gamerule ${rule} ${value}`)
    if (this.#dirty.has('sky')) for (const line of SKY) await link.command(line)
    this.#dirty.clear()
    const alice = await company.get('Alice')
    await link.command('kill @e[type=!player]')
    await company.dismiss(FIRST_PLOT.x, y, z)
    const plot = new Plot(link, company, alice, origin)
    const far = PLOT_SIZE - 1
    const box = (low: number, high: number) => `${x} ${y + low} ${z} ${x + far} ${y + high} ${z + far}`
    // what an earlier probe has left would burn or drown Alice; a server that has not loaded the plot refuses
    await link.command(`fill ${box(0, CLEARED_HEIGHT)} air`)
    await plot.stand(alice, MIDDLE)
    await link.command(`fill ${box(0, CLEARED_HEIGHT)} air`)
    await link.command(`fill ${box(-3, -2)} dirt`)
    await link.command(`fill ${box(-1, -1)} grass_block`)
    await link.command('kill @e[type=!player]')
    await link.clock.sleep(100)
    await plot.stand(alice, MIDDLE)
    return plot
  }
}
