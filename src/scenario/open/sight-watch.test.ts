import { describe, expect, it } from 'vitest'
import { SightWatch } from './sight-watch.ts'

describe('what agents find by sight', () => {
  it('is only what no agent had in sight at the start', () => {
    let inView = [{ name: 'cow', id: 'cow 7' }]
    const watch = new SightWatch({ sightingsOf: () => inView }, ['cow', 'melon'])
    expect(watch.look('a')).toEqual({ sighted: [], inSightAtStart: ['cow'] })
    inView = [...inView, { name: 'cow', id: 'cow 8' }]
    expect(watch.look('a')).toEqual({ sighted: ['cow'] })
    // From then on, what another agent sees at its first look counts as known.
    expect(watch.look('b')).toEqual({ sighted: [], inSightAtStart: ['cow'] })
    expect(watch.look('a')).toEqual({ sighted: [] })
  })

  it('is nothing where the goal names nothing', () => {
    expect(new SightWatch({ sightingsOf: () => [] }, []).look('a')).toEqual({})
  })
})
