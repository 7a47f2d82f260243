import { describe, expect, it } from 'vitest'
import { inapplicableReason, metadataPlace, nameIn } from './scope.ts'

describe('the scope of a probe', () => {
  it('excludes versions that lack a block, item or mob, and names it', () => {
    expect(inapplicableReason({ needs: ['candle[lit=true]'] }, '1.16.5')).toBe('there is no candle')
    expect(
      inapplicableReason({ needs: ['candle[lit=true]', 'raw_iron', 'axolotl'] }, '1.19.2'),
    ).toBeUndefined()
  })

  it('has a first version, and a version before which it ends', () => {
    const rule = { since: '1.17', before: '1.20.5' }
    const plays = ['1.16.5', '1.19.2', '1.20.4', '1.21.1'].filter(
      (version) => inapplicableReason(rule, version) === undefined,
    )
    expect(plays).toEqual(['1.19.2', '1.20.4'])
  })

  it('knows renamed blocks and items', () => {
    expect(['1.16.5', '1.19.2', '1.20.4'].map((version) => nameIn(version, 'grass'))).toEqual([
      'grass',
      'grass',
      'short_grass',
    ])
    expect(inapplicableReason({ needs: ['dirt_path'] }, '1.16.5')).toBeUndefined()
    expect(nameIn('1.19.2', 'no_such_thing')).toBe('no_such_thing')
  })

  it('knows moved metadata keys', () => {
    expect([metadataPlace('1.16.5', 16), metadataPlace('1.16.5', 0), metadataPlace('1.21.4', 16)]).toEqual([
      15, 0, 16,
    ])
  })
})
