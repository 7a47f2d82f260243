import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { InvalidFileError, UsageError } from '../../core/errors.ts'
import { createSimulated } from '../../scenario/testing.ts'
import { loadProfiles, profileNamed, type Rates } from './profile.ts'
import { NONE } from './testing.ts'

describe('the profiles', () => {
  const root = mkdtempSync(join(tmpdir(), 'causalmace-profiles-'))
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  const file = (text: string): string => {
    const path = join(root, 'profiles.yaml')
    writeFileSync(path, text)
    return path
  }
  const faultsIn = (path: string) => {
    try {
      loadProfiles(path)
    } catch (error) {
      expect(error).toBeInstanceOf(InvalidFileError)
      return (error as InvalidFileError).issues.map(({ path }) => path)
    }
    return []
  }
  const rows = (changes: Record<string, unknown> = {}) =>
    JSON.stringify({ profiles: { mine: { source: 'here', rates: { ...NONE, ...changes } } } })

  it('are perfect, strong, medium and weak, each worse than the one before, and at least eight families', () => {
    const all = loadProfiles()
    const profiles = all.filter(({ family }) => family === undefined)
    expect(profiles.map(({ name }) => name)).toEqual(['perfect', 'strong', 'medium', 'weak'])
    expect(all.length - profiles.length).toBeGreaterThanOrEqual(8)
    for (const { family, rates, source } of all) {
      expect(source.length).toBeGreaterThan(20)
      if (family !== undefined) expect(rates[family]).toBeGreaterThan(0)
    }
    for (const [index, { rates, source }] of profiles.entries()) {
      expect(source.length).toBeGreaterThan(20)
      const better = profiles[index - 1]
      if (better === undefined) continue
      for (const [name, rate] of Object.entries(rates)) {
        expect(rate).toBeGreaterThanOrEqual(better.rates[name as keyof Rates])
      }
    }
  })

  it('are listed when an unknown one is requested', () => {
    expect(() => profileNamed('godlike')).toThrow(UsageError)
    expect(() => createSimulated('godlike')).toThrow('There is no simulated model "godlike"')
  })

  it('are refused with the entry that is wrong', () => {
    expect(faultsIn(file(rows()))).toEqual([])
    expect(faultsIn(file(rows({ flip: 1.2 })))).toEqual(['profiles.mine.rates.flip'])
    expect(faultsIn(file(rows({ flipp: 0.1 })))).toEqual(['profiles.mine.rates.flipp'])
    expect(faultsIn(file('profiles: { mine: { rates: {} } }'))).toContain('profiles.mine.source')
    expect(faultsIn(file('profiles: ['))).toEqual([''])
    expect(faultsIn(join(root, 'none.yaml'))).toEqual([''])
  })
})
