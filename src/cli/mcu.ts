import { readFileSync } from 'node:fs'
import Table from 'cli-table3'
import { Command } from 'commander'
import { UsageError } from '../core/errors.ts'
import { createRandom } from '../core/random.ts'
import { taskFileText } from '../import/task-file-text.ts'
import { FAMILIES } from '../mcu/atoms/atom.ts'
import { atomsOf } from '../mcu/atoms/atoms.ts'
import { taxonomyOf } from '../mcu/atoms/taxonomy.ts'
import { mapAtomList } from '../mcu/import/atom-list.ts'
import { compose, naiveVersion } from '../mcu/molecule/compose.ts'
import { writeExpression } from '../mcu/molecule/expression.ts'
import { parseMolecule } from '../mcu/molecule/parse.ts'
import { balancedMolecules } from '../mcu/molecule/sample.ts'
import { isExplained, planningComplexity, prerequisitesOf, reachability } from '../mcu/reach/prerequisites.ts'
import type { Catalogue } from '../plugin/catalogue.ts'
import { TABLE_STYLE } from '../report/terminal/table-style.ts'
import { draftOf } from '../scenario/open/draft.ts'
import { DEFAULT_GAME_VERSION, GAME_VERSIONS, type GameVersion } from '../task/game-version.ts'
import { difficultyCommand } from './mcu-difficulty.ts'
import { mcuExportCommand } from './mcu-export.ts'
import { mcuImportCommand } from './mcu-import.ts'
import { generateCommand, verifyCommand } from './mcu-scenes.ts'
import { wholeNumber } from './whole-number.ts'

const print = (text: string) => process.stdout.write(`${text}\n`)
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

interface AtomFlags {
  minecraft: string
  atoms?: string
  list?: true
}

interface TaskFlags {
  minecraft: string
  naive?: true
  sample?: string
  seed: string
}

/** Open-ended tasks in the way of MCU. */
export const mcuCommand = (catalogue: Catalogue): Command =>
  new Command('mcu')
    .description('open-ended tasks in the way of MCU: atoms, what they need, tasks made of them')
    .addCommand(
      new Command('atoms')
        .description('count the atoms of a version, family by family, and map foreign lists onto them')
        .option('--minecraft <version>', 'game version', DEFAULT_GAME_VERSION)
        .option('--atoms <file>', 'a foreign list, one atom a line: say which of ours each is')
        .option('--list', 'print each atom with its categories and what it needs')
        .action(atoms)
        .exitOverride(),
    )
    .addCommand(
      new Command('task')
        .description(
          'write the task file of an atom, or of several: "mine stone and find panda or craft ladder"',
        )
        .argument(
          '[words...]',
          'names of atoms, joined by and, or and then; {when: …, where: …, how: …} behind one',
        )
        .option('--minecraft <version>', 'game version', DEFAULT_GAME_VERSION)
        .option('--naive', 'print instead what has to be obtained and done from an empty inventory on')
        .option('--sample <n>', 'print instead the words of n tasks drawn evenly from all families')
        .option('--seed <number>', 'of the drawing', '1')
        .action(task)
        .exitOverride(),
    )
    .addCommand(difficultyCommand())
    .addCommand(generateCommand(catalogue))
    .addCommand(verifyCommand(catalogue))
    .addCommand(mcuImportCommand())
    .addCommand(mcuExportCommand(catalogue))

function atoms({ minecraft, atoms: file, list }: AtomFlags): void {
  versionOf(minecraft)
  if (file !== undefined) foreign(readList(file), minecraft)
  else if (list) everyAtom(minecraft)
  else families(minecraft)
}

function task(words: readonly string[], { minecraft, naive, sample, seed }: TaskFlags): void {
  const version = versionOf(minecraft)
  const all = atomsOf(version)
  if (sample !== undefined) {
    const drawn = balancedMolecules(all, wholeNumber(sample), createRandom(wholeNumber(seed)))
    for (const { expression } of drawn) print(writeExpression(expression))
    return
  }
  const known = new Map(all.map((atom) => [atom.id, atom]))
  const molecule = compose(parseMolecule(words.join(' '), new Set(known.keys())), known)
  if (naive) for (const node of naiveVersion(molecule, prerequisitesOf(version))) print(node)
  else print(taskFileText(draftOf(molecule, { minecraft: version })).trimEnd())
}

function versionOf(minecraft: string): GameVersion {
  const version = GAME_VERSIONS.find((one) => one === minecraft)
  if (version !== undefined) return version
  throw new UsageError(`There is no Minecraft ${minecraft} here.`, {
    hint: `Known: ${GAME_VERSIONS.join(', ')}.`,
  })
}

function readList(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new UsageError(`The list ${file} cannot be read.`, { hint: 'Give the path of a text file.', cause })
  }
}

/** How many atoms each family has, and how many of them somebody with nothing can do. */
function families(version: string): void {
  const graph = prerequisitesOf(version)
  const table = new Table({
    style: TABLE_STYLE,
    head: ['family', 'atoms', 'the game sees', 'from nothing', 'out of reach, with the reason'],
    colAligns: ['left', 'right', 'right', 'right', 'right'],
  })
  const all = atomsOf(version)
  for (const family of FAMILIES) {
    const own = all.filter((atom) => atom.family === family)
    const found = own.map((atom) => reachability(atom, graph))
    const explained = found.filter((one) => !one.reached && isExplained(one.reason)).length
    table.push([
      family,
      own.length,
      own.filter(({ success }) => success !== undefined).length,
      found.filter(({ reached }) => reached).length,
      explained,
    ])
  }
  print(`${table.toString()}\n${all.length} atoms in Minecraft ${version}`)
  const made = all.filter(({ family }) => ['craft', 'smelt', 'mine'].includes(family))
  const unknown = made.flatMap((atom) => {
    const found = reachability(atom, graph)
    return found.reached || isExplained(found.reason) ? [] : [`${atom.id} (${found.reason})`]
  })
  const share = percent(1 - unknown.length / made.length)
  print(
    `${share} of ${made.length} atoms of crafting, smelting and mining can be done from nothing or say why not`,
  )
  for (const one of unknown) print(`  ${one}`)
}

function everyAtom(version: string): void {
  const graph = prerequisitesOf(version)
  for (const atom of atomsOf(version)) {
    const { skillForge, mcu2024, mcu2025, turbo } = taxonomyOf(atom)
    const found = reachability(atom, graph)
    const steps = found.reached ? `E + V = ${planningComplexity([atom], graph)}` : found.reason
    print([atom.id, atom.text, skillForge, mcu2024, mcu2025.join(' / '), turbo, steps].join('\t'))
  }
}

function foreign(text: string, version: string): void {
  const { lines, dropped } = mapAtomList(text, atomsOf(version))
  for (const { line, atom, notes } of lines)
    print([atom?.id ?? '–', line.trim(), notes.join('; ')].join('\t'))
  const mapped = lines.filter(({ atom }) => atom !== undefined).length
  const repaired = lines.filter(({ atom, notes }) => atom !== undefined && notes.length > 0).length
  const share = lines.length === 0 ? '–' : percent(mapped / lines.length)
  print(
    `${mapped} of ${lines.length} lines are atoms of ours (${share}), ${repaired} of them repaired; ${dropped} blank or twice there`,
  )
}
