import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { packagePath } from '../src/core/package-root.ts'

it('names only types that the code declares', () => {
  const page = readFileSync(packagePath('docs', 'glossary.md'), 'utf8')
  const names = [...page.matchAll(/`([A-Z][A-Za-z]+)`/g)].map(([, name]) => name ?? '')
  expect(names.length).toBeGreaterThan(20)
  const declared = new Set<string>()
  for (const file of globSync(packagePath('src', '**', '*.ts')))
    for (const [, name] of readFileSync(file, 'utf8').matchAll(
      /\b(?:interface|class|type) ([A-Z][A-Za-z]+)\b/g,
    ))
      declared.add(name ?? '')
  expect(names.filter((name) => !declared.has(name))).toEqual([])
})
