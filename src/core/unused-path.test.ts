import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { unusedPath } from './unused-path.ts'

const folder = mkdtempSync(join(tmpdir(), 'causalmace-unused-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('continues the count of existing files', () => {
  const path = join(folder, 'comparison.html')
  expect(unusedPath(path)).toBe(path)
  writeFileSync(path, '')
  writeFileSync(join(folder, 'comparison-2.html'), '')
  expect(unusedPath(path)).toBe(join(folder, 'comparison-3.html'))
})
