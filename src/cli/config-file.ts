import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Command, Option } from 'commander'
import { z } from 'zod'
import { checked } from '../core/checked/checked.ts'
import { UsageError } from '../core/errors.ts'
import { similarName } from '../game/data/similar-name.ts'
import { readText, YamlFile } from '../task/yaml-file.ts'
import { GROUPED_FLAGS } from './flag-groups.ts'

/** The file in which a folder keeps its default flags. */
const NAME = 'causalmace.yaml'

const valueSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number()]))])
type Value = z.infer<typeof valueSchema>
const fileSchema = z.record(z.string(), z.union([valueSchema, z.record(z.string(), valueSchema)]))

const HINT =
  'It holds flags without dashes, such as "model: openai:qwen3", for every command that has them; below the name of a command, for that one alone.'

/** Flags in a configuration file. */
export interface Config {
  /** For every command that has these flags. */
  shared: ReadonlyMap<string, Value>
  /** By command. */
  byVerb: ReadonlyMap<string, ReadonlyMap<string, Value>>
}

/**
 * Reads the configuration file of a folder; undefined where there is none.
 * @param verbs the commands, whose names start sections
 * @throws InvalidFileError naming each invalid line
 */
export function readConfig(folder: string, verbs: readonly string[]): Config | undefined {
  const path = join(folder, NAME)
  if (!existsSync(path)) return undefined
  const file = new YamlFile(readText(path, HINT), NAME)
  const parsed = checked(fileSchema, file.content() ?? {})
  if (!parsed.success) throw file.errorOf(parsed.issues, HINT)
  const shared = new Map<string, Value>()
  const byVerb = new Map<string, ReadonlyMap<string, Value>>()
  for (const [key, value] of Object.entries(parsed.data)) {
    if (typeof value === 'object' && !Array.isArray(value)) {
      if (!verbs.includes(key)) throw unknown(key, verbs, 'command')
      byVerb.set(key, new Map(Object.entries(value)))
    } else if (GROUPED_FLAGS.includes(key)) shared.set(key, value)
    else throw unknown(key, GROUPED_FLAGS, 'flag that commands share')
  }
  return { shared, byVerb }
}

const unknown = (name: string, names: readonly string[], what: string): UsageError => {
  const like = similarName(name, names)
  return new UsageError(
    `${NAME}: "${name}" is no ${what}${like === undefined ? '' : `; did you mean "${like}"?`}`,
    {
      hint: HINT,
    },
  )
}

/** The plug-ins that a configuration names for a command; they are loaded before the command is known. */
export function pluginsOf({ shared, byVerb }: Config, verb: string): string[] {
  const value = byVerb.get(verb)?.get('plugin') ?? shared.get('plugin')
  return value === undefined ? [] : [value].flat().map(String)
}

/**
 * A command line with the flags of the configuration that the command has and the line does not set.
 * @param words the words after the command's name
 * @throws UsageError if a command's section has a flag that the command lacks
 */
export function withConfig(config: Config, command: Command, words: readonly string[]): string[] {
  const [subcommand] = command.commands.filter((one) => one.name() === words[0])
  if (subcommand !== undefined) return [words[0] ?? '', ...withConfig(config, subcommand, words.slice(1))]
  const own = config.byVerb.get(topOf(command).name()) ?? new Map<string, Value>()
  const added = [...new Map([...config.shared, ...own])].flatMap(([flag, value]) => {
    const option = optionOf(command, flag)
    if (option === undefined) {
      if (!own.has(flag) || topOf(command) !== command) return []
      throw unknown(flag, command.options.map(nameOf), `flag of ${command.name()}`)
    }
    return isGiven(words, flag, option) ? [] : wordsOf(command, flag, value)
  })
  return [...added, ...words]
}

const topOf = (command: Command): Command =>
  command.parent === null || command.parent.parent === null ? command : topOf(command.parent)

const nameOf = (option: Option): string => option.long?.replace(/^--/, '') ?? ''
const optionOf = (command: Command, flag: string): Option | undefined =>
  (command.options as Option[]).find((option) => [flag, `no-${flag}`].includes(nameOf(option)))

function isGiven(words: readonly string[], flag: string, { short }: Option): boolean {
  const names = [`--${flag}`, `--no-${flag}`, ...(short === undefined ? [] : [short])]
  return words.some((word) => names.some((name) => word === name || word.startsWith(`${name}=`)))
}

/** A flag as words of a command line; a list repeats the flag. */
function wordsOf(command: Command, flag: string, value: Value): string[] {
  if (value === true) return [`--${flag}`]
  if (value !== false) return [value].flat().map((one) => `--${flag}=${one}`)
  const isNegatable = (command.options as Option[]).some((option) => nameOf(option) === `no-${flag}`)
  return isNegatable ? [`--no-${flag}`] : []
}
