import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { packagePath } from '../core/package-root.ts'
import { environmentSchemas, schemasPage } from './schemas.ts'

describe('published schemas', () => {
  it('are those of the definitions (write them with `npm run environment:schemas`)', () => {
    expect(readFileSync(packagePath('docs', 'environment-schemas.md'), 'utf8')).toBe(schemasPage())
  })

  it('describe the three formats of keys, and each has its own shape', () => {
    const schemas = environmentSchemas()
    expect((schemas['action.keys'] as { anyOf: unknown[] }).anyOf).toHaveLength(3)
    expect(Object.keys(schemas)).toContain('observation.semantic')
  })
})
