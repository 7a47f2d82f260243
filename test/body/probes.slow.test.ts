import { describe, expect, it } from 'vitest'
import { GAME_VERSIONS } from '../../src/game/version.ts'
import { playProbe } from './play-probe.ts'
import { PROBES } from './probes.ts'

/** `npm run body` plays all versions. */
const ENDS = [GAME_VERSIONS[0], GAME_VERSIONS.at(-1)] as const

describe.each(ENDS)('a body in %s', (version = GAME_VERSIONS[0]) => {
  it.each(PROBES.map((probe) => [probe.name, probe] as const))('%s', async (_name, probe) => {
    const { got, wanted } = await playProbe(probe, version)
    expect(got).toBe(wanted)
  })
})
