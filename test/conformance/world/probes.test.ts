import { afterAll, describe, expect, it } from 'vitest'
import { openEmbedded } from './adapters/embedded.ts'
import { knownToFail, readDepartures } from './departures.ts'
import { PROBES } from './probes/index.ts'
import { failureText } from './report.ts'
import { ProbeRunner } from './runner.ts'

const runner = new ProbeRunner(await openEmbedded())
const known = knownToFail(readDepartures())

afterAll(() => runner.close())

for (const group of new Set(PROBES.map((probe) => probe.group)))
  describe(`the embedded world, ${group}`, () => {
    for (const probe of PROBES.filter((it) => it.group === group))
      it(known.has(probe.id) ? `departs: ${probe.title}` : probe.title, async () => {
        const verdict = await runner.run(probe)
        if (known.has(probe.id)) expect(verdict.failure, failureText(verdict)).toBeDefined()
        else expect(verdict.failure?.message).toBeUndefined()
      })
  })

describe('the probes', () => {
  it('have ids of their own', () => {
    expect(new Set(PROBES.map(({ id }) => id)).size).toBe(PROBES.length)
  })

  it('are what the departures name', () => {
    const ids = new Set(PROBES.map(({ id }) => id))
    expect([...known].filter((id) => !ids.has(id))).toEqual([])
  })
})
