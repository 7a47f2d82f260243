import { describe, expect, it } from 'vitest'
import { GAME_VERSIONS } from '../../src/game/version.ts'
import { playProbe } from './play-probe.ts'
import { PROBES } from './probes.ts'

describe.each(GAME_VERSIONS)('a body in %s', (version) => {
  it.each(PROBES.map((probe) => [probe.name, probe] as const))('%s', async (_name, probe) => {
    const { got, wanted } = await playProbe(probe, version)
    expect(got).toBe(wanted)
  })
})
