import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { StagedFiles } from './staged-files.ts'
import { fileOf } from './testing.ts'

/** A folder that does not exist yet, inside a new one. */
const fresh = () => join(dirname(fileOf('beside.txt', '')), 'tasks')
const content = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))

describe('staged files', () => {
  it('appear in the folder together, and are counted', () => {
    const folder = fresh()
    const files = new StagedFiles(folder)
    files.add('a.yaml', 'A')
    files.add('b.yaml', 'B')
    expect(existsSync(folder)).toBe(false)
    expect(files.commit()).toBe(2)
    expect(content(folder)).toEqual({ 'a.yaml': 'A', 'b.yaml': 'B' })
    expect(readdirSync(dirname(folder))).toEqual(['beside.txt', 'tasks'])
  })

  it('do not appear at all if the reading fails before the end', () => {
    const folder = fresh()
    const files = new StagedFiles(folder)
    files.add('a.yaml', 'A')
    files.discard()
    expect(readdirSync(dirname(folder))).toEqual(['beside.txt'])
  })

  it('never replace a file unless that is requested', () => {
    const folder = fresh()
    mkdirSync(folder)
    writeFileSync(join(folder, 'a.yaml'), 'old')
    const careful = new StagedFiles(folder)
    expect(() => careful.add('a.yaml', 'new')).toThrow(/already exists; nothing was written/)
    careful.discard()
    expect(content(folder)).toEqual({ 'a.yaml': 'old' })
    const bold = new StagedFiles(folder, { overwrite: true })
    bold.add('a.yaml', 'new')
    bold.commit()
    expect(content(folder)).toEqual({ 'a.yaml': 'new' })
  })

  it('never replace a folder, even if files may be replaced', () => {
    const folder = fresh()
    mkdirSync(join(folder, 'a.yaml', 'work'), { recursive: true })
    const files = new StagedFiles(folder, { overwrite: true })
    expect(() => files.add('a.yaml', 'A')).toThrow(/a\.yaml is a folder; nothing was written/)
    expect(existsSync(join(folder, 'a.yaml', 'work'))).toBe(true)
  })

  it('need nothing of the folder above one that is there', () => {
    const folder = fresh()
    mkdirSync(folder)
    const files = new StagedFiles(folder)
    files.add('a.yaml', 'A')
    expect(readdirSync(dirname(folder))).toEqual(['beside.txt', 'tasks'])
    files.commit()
    expect(content(folder)).toEqual({ 'a.yaml': 'A' })
  })

  it('leave the folder as it was if one of them cannot be moved', () => {
    const folder = fresh()
    mkdirSync(folder)
    writeFileSync(join(folder, 'a.yaml'), 'old')
    const files = new StagedFiles(folder, { overwrite: true })
    files.add('a.yaml', 'new')
    files.add('c.yaml', 'C')
    files.add('b.yaml', 'B')
    // While the second file is staged, its original is moved to where the first one waits.
    const staging = readdirSync(folder).find((name) => name.startsWith('.import-')) ?? ''
    mkdirSync(join(folder, staging, 'b.yaml.old', 'taken'), { recursive: true })
    writeFileSync(join(folder, 'b.yaml'), 'old b')
    expect(() => files.commit()).toThrow()
    expect(content(folder)).toEqual({ 'a.yaml': 'old', 'b.yaml': 'old b' })
    expect(readdirSync(dirname(folder))).toEqual(['beside.txt', 'tasks'])
  })
})
