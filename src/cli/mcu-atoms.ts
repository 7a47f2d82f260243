import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { UsageError } from '../core/errors.ts'
import { PLAUSIBLE_WAYS_VERSION } from '../game/obtaining/plausible/tiers.ts'
import type { GameVersion } from '../game/version.ts'
import { FAMILIES } from '../mcu/atoms/atom.ts'
import { atomsOf } from '../mcu/atoms/atoms.ts'
import { taxonomyOf } from '../mcu/atoms/taxonomy.ts'
import { mapAtomList } from '../mcu/import/atom-list.ts'
import type { Judged } from '../mcu/meaning/reading.ts'
import { planningComplexity } from '../mcu/reach/complexity.ts'
import { isExplained, prerequisitesOf, reachability } from '../mcu/reach/prerequisites.ts'
import { type Layout, prose, table } from '../report/table/table.ts'
import { allOption, asOption, type LayoutFlags, layoutHere } from './layout.ts'
import { type JsonFlags, jsonOption, printerOf, printJson, tablePrinterOf } from './output.ts'
import { minecraftOrDefaultOption } from './server-options.ts'

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

interface AtomFlags extends LayoutFlags, JsonFlags {
  minecraft: GameVersion
  atoms?: string
  list?: true
}

/** `mcu atoms`: the atoms of a version. */
export const atomsCommand = (): Command =>
  new Command('atoms')
    .description('count the atoms of a version, family by family, and read foreign lists of atoms')
    .addOption(minecraftOrDefaultOption())
    .option('--atoms <file>', 'a foreign list, one atom per line: print the meaning and the judge of each')
    .option('--list', 'print each atom with its categories and what it needs, separated by tabs')
    .addOption(allOption())
    .addOption(asOption())
    .addOption(jsonOption())
    .action((flags: AtomFlags) => {
      const { minecraft: version } = flags
      if (flags.atoms !== undefined) foreign(readList(flags.atoms), version, flags)
      else if (flags.list) everyAtom(version, flags)
      else families(version, flags)
    })
    .exitOverride()

function readList(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new UsageError(`The list ${file} cannot be read.`, { hint: 'Give the path of a text file.', cause })
  }
}

/** Prints the number of atoms in each family, and how many of them are possible from an empty inventory. */
function families(version: GameVersion, flags: AtomFlags): void {
  const print = printerOf(flags)
  const layout = layoutHere(flags)
  const graph = prerequisitesOf(version)
  const all = atomsOf(version)
  const counts = FAMILIES.map((family) => {
    const own = all.filter((atom) => atom.family === family)
    const found = own.map((atom) => reachability(atom, graph))
    return {
      family,
      atoms: own.length,
      seen: own.filter(({ success }) => success !== undefined).length,
      fromNothing: found.filter(({ reached }) => reached).length,
      explained: found.filter((one) => !one.reached && isExplained(one.reason)).length,
    }
  })
  tablePrinterOf(flags)(familyTable(counts.map(Object.values), layout))
  print(`${all.length} atoms in Minecraft ${version}`)
  const made = all.filter(({ family }) => ['craft', 'smelt', 'mine'].includes(family))
  const unknown = made.flatMap((atom) => {
    const found = reachability(atom, graph)
    return found.reached || isExplained(found.reason) ? [] : [{ atom: atom.id, reason: found.reason }]
  })
  const share = percent(1 - unknown.length / made.length)
  print(
    prose(
      `${share} of ${made.length} atoms of crafting, smelting and mining can be done from nothing or say why not`,
      layout,
    ),
  )
  for (const { atom, reason } of unknown) print(`  ${atom} (${reason})`)
  if (flags.json) printJson({ version, atoms: all.length, families: counts, unexplained: unknown })
}

/** The number of atoms in each family. */
export const familyTable = (rows: readonly (string | number)[][], layout: Layout): string =>
  table(['family', 'atoms', 'the game sees', 'from nothing', 'out of reach, with the reason'], rows, {
    layout,
  })

const UNKNOWN_COMPLEXITY = { planning: null, tasksOnly: null }

function everyAtom(version: GameVersion, flags: AtomFlags): void {
  const print = printerOf(flags)
  const graph = prerequisitesOf(version)
  const rows = atomsOf(version).map((atom) => {
    const found = reachability(atom, graph)
    const { id, text } = atom
    const { planning, tasksOnly } = found.reached ? planningComplexity([atom], version) : UNKNOWN_COMPLEXITY
    return {
      id,
      text,
      ...taxonomyOf(atom),
      planning,
      tasksOnly,
      outOfReach: found.reached ? null : found.reason,
    }
  })
  for (const { id, text, skillForge, mcu2024, mcu2025, turbo, planning, tasksOnly, outOfReach } of rows) {
    const ofTasks = planning === tasksOnly ? '' : ` (tasks alone: ${tasksOnly})`
    const steps = outOfReach ?? `E + V = ${planning}${ofTasks}`
    print([id, text, skillForge, mcu2024, mcu2025.join(' / '), turbo, steps].join('\t'))
  }
  if (flags.json) printJson({ waysVersion: PLAUSIBLE_WAYS_VERSION, atoms: rows })
}

/** The verdict on each line of a foreign list, and the number of lines per verdict. */
function foreign(text: string, version: GameVersion, flags: AtomFlags): void {
  const print = printerOf(flags)
  const { lines, dropped } = mapAtomList(text, version)
  const rows = lines.map(({ line, judgedBy, reading, notes }) => ({
    line: line.trim(),
    judgedBy,
    parts: reading?.parts.map(({ id }) => id) ?? [],
    notes,
  }))
  for (const { judgedBy, parts, line, notes } of rows)
    print([VERDICTS[judgedBy], parts.join(', '), line, notes.join('; ')].join('\t'))
  const counts = Object.fromEntries(
    Object.keys(VERDICTS).map((by) => [by, rows.filter(({ judgedBy }) => judgedBy === by).length]),
  )
  const unset = lines.filter(({ reading }) =>
    reading?.parts.some(({ obstacle }) => obstacle !== undefined),
  ).length
  const shares = Object.entries(counts).map(
    ([by, n]) =>
      `${VERDICTS[by as Judged['by']]} ${n}${rows.length === 0 ? '' : ` (${percent(n / rows.length)})`}`,
  )
  print(
    `${rows.length} lines: ${shares.join(', ')}; ${unset} of them cannot be set up in Minecraft ${version}; ${dropped} blank or twice there`,
  )
  if (flags.json) printJson({ lines: rows, counts, cannotBeSetUp: unset, dropped })
}

const VERDICTS: Readonly<Record<Judged['by'], string>> = {
  rule: 'judged by rule',
  eye: 'judged by eye',
  nothing: 'not understood',
}
