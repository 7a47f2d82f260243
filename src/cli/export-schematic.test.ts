import { join } from 'node:path'
import { expect, it } from 'vitest'
import { schematicPath } from './export-schematic.ts'

it('names a schematic by the given file, or by its format in the given folder or the run', () => {
  expect(schematicPath('run', 'schem', { file: 'house.schem' })).toBe('house.schem')
  expect(schematicPath('run', 'schem', { folder: 'out' })).toBe(join('out', 'built.schem'))
  expect(schematicPath('run', 'litematic', { folder: 'out' })).toBe(join('out', 'built.litematic'))
  expect(schematicPath('run', 'litematic', {})).toBe(join('run', 'built.litematic'))
})
