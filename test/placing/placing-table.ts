import { gameData } from '../../src/game/data/game-data.ts'
import type { PlacingFamily } from '../../src/game/placement/family.ts'
import { familyOf, ruleOf } from '../../src/game/placement/find-family.ts'
import { blockNames, placeableStates } from '../zoo/states.ts'

const VERSION = '1.19.2'

/** The text of docs/placing.md: every block of the version, with its properties and how players give it their values. */
export function placingTable(): string {
  const families = Map.groupBy(blockNames(VERSION), familyOf)
  const can = [...families].filter(([{ impossible }]) => impossible === undefined)
  const cannot = [...families].filter(([{ impossible }]) => impossible !== undefined)
  const states = blockNames(VERSION).reduce((sum, name) => sum + placeableStates(name, VERSION).length, 0)
  return `# How blocks are placed

Every block of Minecraft ${VERSION}, and how a player gives it its state. This page is written by \`npm run placing\` from the
data in \`src/game/placement/\`, which \`PlaceBlock\`, blueprints and the table of materials read; a test compares them.

A property gets its value in one of these ways:

| way | meaning |
|---|---|
| click | by where and how the neighbour is clicked. Blueprints are refused that name a value which no click gives. |
| steps | by what is done to the block afterwards, in the same action: more items, items used on it, clicks, water. |
| neighbours | by the blocks around it, now or later. \`PlaceBlock\` does not wait for it; the completion rate looks at it in the end. |
| fixed | always the value in brackets when a player places it; blueprints that name another one are refused. |
| chance | random, or changing with time; blueprints cannot name it. |

Where \`waterlogged\` is not listed apart, it is \`steps\`: true by a water bucket that is emptied on the block. There are
${states} states that differ in more than what neighbours decide. \`npm run zoo\` builds them.

${can
  .sort(([a], [b]) => a.title.localeCompare(b.title))
  .map(([family, names]) => section(family, names))
  .join('\n\n')}

## What no player can place

| blocks | why |
|---|---|
${cannot.map(([{ impossible }, names]) => `| ${names.map(code).join(', ')} | ${impossible} |`).join('\n')}

Item frames and paintings are entities, not blocks: blueprints cannot name them.
`
}

function section(family: PlacingFamily, names: readonly string[]): string {
  const rows = propertyRows(names)
  const items = new Set(names.map((name) => gameData(VERSION).itemForBlock(name)))
  const by =
    names.length <= 2 && [...items].some((item) => !names.includes(item ?? ''))
      ? ` Item: ${[...items].map((item) => code(item ?? '')).join(', ')}.`
      : ''
  const table = rows.length === 0 ? '' : `\n\n| property | way | how |\n|---|---|---|\n${rows.join('\n')}`
  return `## ${family.title}\n\n${family.how}${by}${table}\n\n${shortened(names)}`
}

/** A row for each property of the family's blocks. Blocks of a family may have different properties. */
function propertyRows(names: readonly string[]): string[] {
  const rows = new Map<string, string>()
  for (const name of names) {
    for (const [property, all] of gameData(VERSION).blockProperties(name)) {
      const { by, how, values } = ruleOf(name, property)
      if (property === 'waterlogged' && how.startsWith('true: a water bucket is')) continue
      const limited = values !== undefined && values.length > 0 && values.length < all.length
      rows.set(property, `| ${code(property)} | ${by}${limited ? ` (${values.join(', ')})` : ''} | ${how} |`)
    }
  }
  return [...rows.values()]
}

const code = (name: string): string => `\`${name}\``

const COLOURS =
  /^(white|orange|magenta|light_blue|yellow|lime|pink|gray|light_gray|cyan|purple|blue|brown|green|red|black)_/

/** The names, with blocks that come in all colours named once. */
function shortened(names: readonly string[]): string {
  const plain = names.map((name) => name.replace(COLOURS, '(colour)_'))
  const counts = Map.groupBy(plain, (name) => name)
  const short = names.map((name, index) =>
    (counts.get(plain[index] as string) ?? []).length >= 16 ? (plain[index] as string) : name,
  )
  return [...new Set(short)].map(code).join(', ')
}
