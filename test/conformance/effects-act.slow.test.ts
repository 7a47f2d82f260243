/**
 * Switches each effect and each enchantment off in the world's code, one after another, and asserts that its probe then fails:
 * only the label remains, which clients see. Plays the world in the default version, and the rest in the newest.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DEFAULT_GAME_VERSION } from '../../src/game/version.ts'
import { readActs } from './world/acts.ts'
import { openEmbedded } from './world/adapters/embedded.ts'
import { PROBES } from './world/probes/index.ts'
import { failureText } from './world/report.ts'
import { ProbeRunner } from './world/runner.ts'
import { inapplicableReason } from './world/scope.ts'

/** The effect or enchantment that is switched off. */
const off = vi.hoisted(() => ({ name: '' }))

vi.mock(import('../../src/world/kernel/entities/effect-level.ts'), async (original) => {
  const real = await original()
  return {
    ...real,
    effectLevel: (...[body, effect]: Parameters<typeof real.effectLevel>) =>
      effect === off.name ? 0 : real.effectLevel(body, effect),
  }
})
vi.mock(import('../../src/world/player/effect-acts.ts'), async (original) => {
  const real = await original()
  const acts = new Proxy(real.ACTS, {
    get: (table, name: string) => (name === off.name ? undefined : table[name]),
  })
  return { ...real, ACTS: acts }
})
vi.mock(import('../../src/world/items/stack.ts'), async (original) => {
  const real = await original()
  return {
    ...real,
    enchantment: (...[stack, name]: Parameters<typeof real.enchantment>) =>
      name === off.name ? 0 : real.enchantment(stack, name),
    enchantmentsOf: (...given: Parameters<typeof real.enchantmentsOf>) =>
      real.enchantmentsOf(...given).filter(({ name }) => name !== off.name),
  }
})
/** Effects that a client applies itself end when the server does not send them. */
vi.mock(import('../../src/world/kernel/entities/traits.ts'), async (original) => {
  const real = await original()
  return {
    ...real,
    effectPacket: (...[entityId, effect]: Parameters<typeof real.effectPacket>) =>
      effect.name === off.name
        ? (['remove_entity_effect', { entityId, effectId: effect.id }] as ReturnType<
            typeof real.effectPacket
          >)
        : real.effectPacket(entityId, effect),
  }
})

const { effects, enchantments } = readActs()
const rows = [...Object.entries(effects), ...Object.entries(enchantments)].flatMap(([name, act]) =>
  'probe' in act ? [{ name, id: act.probe }] : [],
)
const byId = new Map(PROBES.map((probe) => [probe.id, probe]))
/** Effects that the client reads off its own items: there is no server code to switch off. */
const OF_CLIENTS = new Set(['depth_strider'])

describe.each([DEFAULT_GAME_VERSION, '1.21.4'])(
  'an effect or enchantment that is switched off, %s',
  (version) => {
    let runner: ProbeRunner
    beforeAll(async () => {
      runner = new ProbeRunner(await openEmbedded(version))
    })
    afterAll(() => runner.close())

    const here = rows.filter(({ name, id }) => {
      const probe = byId.get(id)
      const isNew = version === DEFAULT_GAME_VERSION || byId.get(id)?.scope.since !== undefined
      return probe && isNew && !OF_CLIENTS.has(name) && inapplicableReason(probe.scope, version) === undefined
    })

    it.each(here)('$name: $id fails', async ({ name, id }) => {
      const probe = byId.get(id)
      if (!probe) throw new Error(`no probe ${id}`)
      // in the default version world/probes.slow.test.ts plays it with the effect
      if (version !== DEFAULT_GAME_VERSION) {
        const on = await runner.run(probe)
        expect(on.failure && failureText(on)).toBeUndefined()
      }
      off.name = name
      const without = await runner.run(probe)
      off.name = ''
      expect(without.failure, `${id} passes without ${name}`).toBeDefined()
      // by what it measures, not by an error or its time limit
      expect(without.failure?.what, failureText(without)).not.toBe('the probe')
    })
  },
)
