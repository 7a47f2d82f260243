import loadRegistry from 'prismarine-registry'
import { describe, expect, it } from 'vitest'
import { GAME_VERSIONS } from '../../../src/game/version.ts'
import { type Act, readActs } from './acts.ts'
import { PROBES } from './probes/index.ts'
import { inapplicableReason } from './scope.ts'

const { effects, enchantments } = readActs()
const probes = new Map(PROBES.map((probe) => [probe.id, probe]))
/** Effects and enchantments of a version that may do nothing here. */
const MOST_DEPARTURES = 3

/** Names of a version's effects as in commands. */
const effectsOf = (version: string): string[] =>
  loadRegistry(version).effectsArray.map(({ name }) =>
    name === 'BadLuck' ? 'unluck' : name.replace(/(?<!^)([A-Z])/g, '_$1').toLowerCase(),
  )
const enchantmentsOf = (version: string): string[] =>
  loadRegistry(version).enchantmentsArray.map(({ name }) => name)

describe.each(GAME_VERSIONS)('the table of what effects and enchantments do, %s', (version) => {
  const rows: [name: string, act: Act | undefined][] = [
    ...effectsOf(version).map((name): [string, Act | undefined] => [name, effects[name]]),
    ...enchantmentsOf(version).map((name): [string, Act | undefined] => [name, enchantments[name]]),
  ]

  it('has all of them', () => {
    expect(rows.filter(([, act]) => act === undefined).map(([name]) => name)).toEqual([])
  })

  it('names a probe of this version for each that acts', () => {
    const without = rows.filter(([, act]) => {
      if (act === undefined || !('probe' in act)) return false
      const probe = probes.get(act.probe)
      return !probe || (act.client !== true && inapplicableReason(probe.scope, version) !== undefined)
    })
    expect(without.map(([name]) => name)).toEqual([])
  })

  it('names few that do nothing', () => {
    const idle = rows.filter(([, act]) => act !== undefined && 'departs' in act)
    expect(idle.length).toBeLessThanOrEqual(MOST_DEPARTURES)
  })
})

it('the table has no names that no version knows', () => {
  const named = new Set(
    GAME_VERSIONS.flatMap((version) => [...effectsOf(version), ...enchantmentsOf(version)]),
  )
  expect([...Object.keys(effects), ...Object.keys(enchantments)].filter((name) => !named.has(name))).toEqual(
    [],
  )
})
