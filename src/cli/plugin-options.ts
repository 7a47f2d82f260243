import { type Command, Option } from 'commander'
import type { Catalogue } from '../plugin/catalogue.ts'
import { loadCatalogue } from '../plugin/load.ts'

/** Flags for commands that load the plug-ins of a run or an experiment again. */
export interface RecordedPluginFlags {
  plugin?: string[]
  acceptChangedPlugins?: boolean
}

const pluginOption = (description: string): Option =>
  new Option('--plugin <module>', description).argParser((value: string, before: string[] | undefined) => [
    ...(before ?? []),
    value,
  ])

/** `--plugin`, any number of times. It is read before commander parses, because help and checks depend on it. */
export const withPluginFlag = (command: Command): Command =>
  command.addOption(
    pluginOption('load a plug-in: a path such as ./mine.ts, or the name of a package; can be repeated'),
  )

/** For commands that load the plug-ins of a run or an experiment again. */
export const withReloadedPluginFlag = (command: Command): Command =>
  command.addOption(pluginOption('load a plug-in from here instead of where it was; can be repeated'))

/** The same, for commands that replay a run unchanged. */
export const withRecordedPluginFlags = (command: Command): Command =>
  withReloadedPluginFlag(command).option(
    '--accept-changed-plugins',
    'continue although a plug-in has changed',
  )

/** The plug-ins named on a command line. */
function pluginsIn(argv: readonly string[]): string[] {
  const named: string[] = []
  for (const [index, word] of argv.entries()) {
    if (word === '--') break
    if (word.startsWith('--plugin=')) named.push(word.slice('--plugin='.length))
    const next = argv[index + 1]
    if (word === '--plugin' && next !== undefined) named.push(next)
  }
  return [...new Set(named)]
}

/** The catalogue for a command line. @throws PluginError if a plug-in cannot be loaded */
export const catalogueFor = (argv: readonly string[]): Promise<Catalogue> => loadCatalogue(pluginsIn(argv))
