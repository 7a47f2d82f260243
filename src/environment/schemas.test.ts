import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { packagePath } from '../core/package-root.ts'
import { environmentSchemas } from './schemas.ts'

describe('published schemas', () => {
  it('are those of the definitions (write them with `npm run environment:schemas`)', () => {
    const published = JSON.parse(readFileSync(packagePath('docs', 'environment-schemas.json'), 'utf8'))
    expect(published).toEqual(JSON.parse(JSON.stringify(environmentSchemas())))
  })

  it('describe the three formats of keys, and each has its own shape', () => {
    const schemas = environmentSchemas()
    expect((schemas['action.keys'] as { anyOf: unknown[] }).anyOf).toHaveLength(3)
    expect(Object.keys(schemas)).toContain('observation.semantic')
  })
})
