import { describe, expect, it } from 'vitest'
import { assertInstalled, importOptional, MissingPackageError, requireOptional } from './optional-package.ts'

const absent = { packages: ['causalmace-absent'], purpose: 'This test' }
const byImport = (name: string) => importOptional(() => import(name), absent)

describe('optional packages', () => {
  it('name the package and the command that installs it', async () => {
    const wanted = expect.objectContaining({
      message: 'This test needs causalmace-absent, which is not installed.',
      hint: expect.stringContaining('`npm install causalmace-absent`'),
      packages: ['causalmace-absent'],
    })
    expect(() => requireOptional('causalmace-absent/part', absent)).toThrow(wanted)
    await expect(byImport('causalmace-absent')).rejects.toEqual(wanted)
    expect(() => assertInstalled(['yaml', 'causalmace-absent/part'], absent)).toThrow(wanted)
  })

  it('are not named when another module is missing', async () => {
    expect(() => requireOptional('./no-such-file.cjs', absent)).not.toThrow(MissingPackageError)
    await expect(byImport('causalmace-absentee')).rejects.not.toBeInstanceOf(MissingPackageError)
  })

  it('are loaded where they are installed', async () => {
    const installed = { packages: ['yaml'], purpose: 'This test' }
    assertInstalled(['yaml'], installed)
    expect(requireOptional<typeof import('yaml')>('yaml', installed).parse('a: 1')).toEqual({ a: 1 })
    expect((await importOptional(() => import('yaml'), installed)).parse('a: 1')).toEqual({ a: 1 })
  })
})
