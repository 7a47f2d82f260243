import type { Command } from 'commander'
import type { Catalogue } from '../plugin/catalogue.ts'
import { headingOf, inHelpOrder } from './command-groups.ts'
import { groupFlags } from './flag-groups.ts'

/** Loads the catalogue that commands choose planners, models and suites from. */
export type CatalogueLoader = () => Promise<Catalogue>

/** The commands. Only the one that is called is loaded: some load much. */
const COMMANDS: Readonly<Record<string, (catalogue: CatalogueLoader) => Promise<Command>>> = {
  demo: async (catalogue) => (await import('./demo.ts')).demoCommand(await catalogue()),
  run: async (catalogue) => (await import('./run.ts')).runCommand(await catalogue()),
  plan: async (catalogue) => (await import('./plan.ts')).planCommand(await catalogue()),
  experiment: async (catalogue) => (await import('./experiment.ts')).experimentCommand(await catalogue()),
  ablate: async (catalogue) => (await import('./ablate.ts')).ablateCommand(await catalogue()),
  compare: async (catalogue) => (await import('./compare.ts')).compareCommand(await catalogue()),
  resume: async () => (await import('./resume.ts')).resumeCommand(),
  replay: async () => (await import('./replay.ts')).replayCommand(),
  merge: async () => (await import('./merge.ts')).mergeCommand(),
  export: async () => (await import('./export.ts')).exportCommand(),
  mcu: async (catalogue) => (await import('./mcu.ts')).mcuCommand(await catalogue()),
  rules: async (catalogue) => (await import('./rules.ts')).rulesCommand(await catalogue()),
  tasks: async (catalogue) => (await import('./tasks.ts')).tasksCommand(await catalogue()),
  rescore: async () => (await import('./rescore.ts')).rescoreCommand(),
  report: async () => (await import('./report.ts')).reportCommand(),
  frames: async () => (await import('./frames.ts')).framesCommand(),
  video: async () => (await import('./video.ts')).videoCommand(),
  view: async () => (await import('./view.ts')).viewCommand(),
  judge: async (catalogue) => (await import('./judge.ts')).judgeCommand(await catalogue()),
  arena: async (catalogue) => (await import('./arena.ts')).arenaCommand(await catalogue()),
  rate: async () => (await import('./rate.ts')).rateCommand(),
  criteria: async (catalogue) => (await import('./criteria.ts')).criteriaCommand(await catalogue()),
  agreement: async () => (await import('./agreement.ts')).agreementCommand(),
  agentbeats: async (catalogue) => (await import('./agentbeats.ts')).agentbeatsCommand(await catalogue()),
  gather: async (catalogue) => (await import('./gather.ts')).gatherCommand(await catalogue()),
  transcript: async () => (await import('./transcript.ts')).transcriptCommand(),
  text: async () => (await import('./text.ts')).textCommand(),
  serve: async () => (await import('./serve.ts')).serveCommand(),
  calibrate: async (catalogue) => (await import('./calibrate.ts')).calibrateCommand(await catalogue()),
  knowledge: async () => (await import('./knowledge.ts')).knowledgeCommand(),
  worker: async (catalogue) => (await import('./worker.ts')).workerCommand(await catalogue()),
  doctor: async (catalogue) => (await import('./doctor.ts')).doctorCommand(await catalogue()),
  completion: async (catalogue) =>
    (await import('./completion.ts')).completionCommand(() => completedCommands(catalogue)),
}

/** The names of all commands, in the order of the help text. */
export const VERBS: readonly string[] = inHelpOrder(Object.keys(COMMANDS))

/** A command with its flags in groups. @returns undefined for an unknown name */
export async function loadCommand(verb: string, catalogue: CatalogueLoader): Promise<Command | undefined> {
  if (!Object.hasOwn(COMMANDS, verb)) return undefined
  return groupFlags((await COMMANDS[verb]?.(catalogue)) as Command).helpGroup(headingOf(verb))
}

/** Every command, in the order of the help text. */
export const allCommands = (catalogue: CatalogueLoader): Promise<Command[]> => loadAll(VERBS, catalogue)

/** Commands that a shell completes: all except the one that prints the script. */
const completedCommands = (catalogue: CatalogueLoader): Promise<Command[]> =>
  loadAll(
    VERBS.filter((verb) => verb !== 'completion'),
    catalogue,
  )

async function loadAll(verbs: readonly string[], catalogue: CatalogueLoader): Promise<Command[]> {
  const loaded: Command[] = []
  for (const verb of verbs) loaded.push((await loadCommand(verb, catalogue)) as Command)
  return loaded
}
