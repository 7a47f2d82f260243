import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { packagePath } from '../../src/core/package-root.ts'
import { type Habit, habitsIn } from './habits.ts'
import { filesBelow, type Text, textsOf } from './texts.ts'

const ROOTS = ['src', 'test', 'benchmarks', 'prompts', 'rules', 'docs'] as const
const PAGES = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'] as const
/** The habits themselves, and the sentences that test them. */
const OWN = /^test\/prose\//

/** The share of texts with a habit that every room may have. */
const SHARE = 0.02

/** Rooms that still have more, each with the most texts that it may have. A rewrite lowers the number; nothing raises it. */
const limitsSchema = z.record(z.string(), z.int().min(0))

export interface Flagged extends Text {
  readonly habits: readonly Habit[]
}

export interface Room {
  readonly name: string
  readonly texts: number
  readonly flagged: readonly Flagged[]
  /** The most texts with a habit that the room may have. */
  readonly limit: number
}

const roomOf = (file: string): string =>
  /^(src|docs)\//.test(file) ? file.split('/').slice(0, 2).join('/') : (file.split('/')[0] as string)

/** Every text of the repository, file by file. */
export function* everyText(): Generator<Text> {
  const root = packagePath()
  const files = [
    ...ROOTS.flatMap((folder) => filesBelow(packagePath(folder))),
    ...PAGES.map((page) => packagePath(page)),
  ]
  for (const path of files) {
    const file = path
      .slice(root.length)
      .replace(/^[\\/]/, '')
      .replaceAll('\\', '/')
    if (!OWN.test(file)) yield* textsOf(path).map((text) => ({ ...text, file }))
  }
}

/** The rooms with the texts that show a habit, the largest share first. */
export function lintRooms(): Room[] {
  const limits = limitsSchema.parse(
    parse(readFileSync(packagePath('test', 'prose', 'limits.yaml'), 'utf8')) ?? {},
  )
  const rooms = new Map<string, { texts: number; flagged: Flagged[] }>()
  for (const text of everyText()) {
    const name = roomOf(text.file)
    const room = rooms.get(name) ?? { texts: 0, flagged: [] }
    rooms.set(name, room)
    room.texts++
    const habits = habitsIn(text.text)
    if (habits.length > 0) room.flagged.push({ ...text, habits })
  }
  return [...rooms]
    .map(([name, { texts, flagged }]) => ({
      name,
      texts,
      flagged,
      limit: limits[name] ?? Math.max(1, Math.floor(texts * SHARE)),
    }))
    .sort((a, b) => b.flagged.length / b.texts - a.flagged.length / a.texts)
}
