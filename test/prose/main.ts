/*
 * `npm run check:prose`: the share of comments, strings, test titles and paragraphs with a habit that native engineers do not have.
 *
 *   npm run check:prose                          every room; fails where one has more than it may
 *   npm run check:prose -- --list src/worker     its texts with a habit, and what to write instead (part of a path also does)
 *   npm run check:prose -- --sample 120 --seed 1 random comments, to be rated by hand
 */
import '../support/guarded.ts'
import { parseArgs } from 'node:util'
import { createRandom } from '../../src/core/random.ts'
import { everyText, lintRooms, type Room } from './rooms.ts'

const { values } = parseArgs({
  options: {
    list: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})

const print = (line: string) => void process.stdout.write(`${line}\n`)
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`

function list(rooms: readonly Room[], part: string): void {
  for (const { flagged } of rooms)
    for (const { file, line, text, habits } of flagged)
      if (file.startsWith(part)) {
        print(`${file}:${line}  ${text}`)
        for (const { name, instead } of habits) print(`    ${name}: write ${instead}`)
      }
}

function sample(count: number, seed: number): void {
  const random = createRandom(seed)
  const comments = [...everyText()]
    .filter(({ kind }) => kind === 'comment')
    .map((text) => ({ text, key: random.next() }))
  for (const { text } of comments.sort((a, b) => a.key - b.key).slice(0, count))
    print(`${text.file}:${text.line}  ${text.text}`)
}

function check(rooms: readonly Room[]): void {
  print(
    `${'room'.padEnd(28)}${'texts'.padStart(8)}${'flagged'.padStart(9)}${'share'.padStart(9)}${'limit'.padStart(8)}`,
  )
  for (const { name, texts, flagged, limit } of rooms) {
    const over = flagged.length > limit ? '  too many' : ''
    print(
      `${name.padEnd(28)}${`${texts}`.padStart(8)}${`${flagged.length}`.padStart(9)}${percent(flagged.length, texts).padStart(9)}${`${limit}`.padStart(8)}${over}`,
    )
  }
  const texts = rooms.reduce((sum, room) => sum + room.texts, 0)
  const flagged = rooms.reduce((sum, room) => sum + room.flagged.length, 0)
  print(`all: ${flagged} of ${texts} (${percent(flagged, texts)})`)
  const over = rooms.filter((room) => room.flagged.length > room.limit)
  for (const { name } of over) print(`\n${name} has more than it may: npm run check:prose -- --list ${name}`)
  if (over.length > 0) process.exitCode = 1
}

if (values.sample !== undefined) sample(Number(values.sample), Number(values.seed))
else if (values.list !== undefined) list(lintRooms(), values.list)
else check(lintRooms())
