import { afterAll, describe, expect, it } from 'vitest'
import { DEFAULT_GAME_VERSION, GAME_VERSIONS } from '../../../src/game/version.ts'
import { openEmbedded } from './adapters/embedded.ts'
import { knownToFail, readDepartures } from './departures.ts'
import { PROBES } from './probes/index.ts'
import { failureText } from './report.ts'
import { ProbeRunner } from './runner.ts'
import { inapplicableReason } from './scope.ts'

const departures = readDepartures()
const runner = new ProbeRunner(await openEmbedded(DEFAULT_GAME_VERSION))
const known = knownToFail(departures, DEFAULT_GAME_VERSION)
const applicable = PROBES.filter(({ scope }) => inapplicableReason(scope, DEFAULT_GAME_VERSION) === undefined)

afterAll(() => runner.close())

for (const group of new Set(applicable.map((probe) => probe.group)))
  describe(`the embedded world, ${group}`, () => {
    for (const probe of applicable.filter((entry) => entry.group === group))
      it(known.has(probe.id) ? `departs: ${probe.title}` : probe.title, async () => {
        const verdict = await runner.run(probe)
        if (known.has(probe.id)) expect(verdict.failure, failureText(verdict)).toBeDefined()
        else expect(verdict.failure && failureText(verdict)).toBeUndefined()
      })
  })

describe('the probes', () => {
  it('have unique ids', () => {
    expect(new Set(PROBES.map(({ id }) => id)).size).toBe(PROBES.length)
  })

  it('apply to at least one version', () => {
    const played = PROBES.filter(({ scope }) =>
      GAME_VERSIONS.some((version) => inapplicableReason(scope, version) === undefined),
    )
    expect(PROBES.filter((probe) => !played.includes(probe)).map(({ id }) => id)).toEqual([])
  })

  it('include every probe that the departures name', () => {
    const ids = new Set(PROBES.map(({ id }) => id))
    const named = departures.flatMap(({ probes }) => probes)
    expect(named.filter((id) => !ids.has(id))).toEqual([])
  })
})
