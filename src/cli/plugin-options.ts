import { type Command, Option } from 'commander'
import type { Catalogue } from '../plugin/catalogue.ts'
import { loadCatalogue } from '../plugin/load.ts'

/** `--plugin`, as often as wanted. It is read before commander parses, because help and checks depend on it. */
export const withPluginFlag = (command: Command): Command =>
  command.addOption(
    new Option(
      '--plugin <module>',
      'load a plug-in: a path such as ./mine.ts, or the name of a package; can be repeated',
    )
      .argParser((value: string, before: string[] | undefined) => [...(before ?? []), value])
      .default(undefined),
  )

/** The plug-ins that a command line names. */
export function pluginsIn(argv: readonly string[]): string[] {
  const named: string[] = []
  for (const [index, word] of argv.entries()) {
    if (word === '--') break
    if (word.startsWith('--plugin=')) named.push(word.slice('--plugin='.length))
    const next = argv[index + 1]
    if (word === '--plugin' && next !== undefined) named.push(next)
  }
  return [...new Set(named)]
}

/** The catalogue of a command line. @throws PluginError when a plug-in cannot be loaded. */
export const catalogueFor = (argv: readonly string[]): Promise<Catalogue> => loadCatalogue(pluginsIn(argv))

/** Ids with what they stand for, for help texts. */
export const listed = (definitions: readonly { id: string; summary: string }[]): string =>
  definitions.map(({ id, summary }) => `  ${id.padEnd(24)} ${summary}`).join('\n')
