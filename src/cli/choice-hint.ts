import type { Command } from 'commander'
import { similarName } from '../game/data/similar-name.ts'

const INVALID_CHOICE = /argument '([^']*)' is invalid\. Allowed choices are (.+)\.\n?$/

/** An error of the command line, with the most similar value if a flag does not know the given one. */
function withChoiceHint(text: string): string {
  const [, given, choices] = INVALID_CHOICE.exec(text) ?? []
  const like = given === undefined ? undefined : similarName(given, choices?.split(', ') ?? [])
  return like === undefined ? text : `${text.trimEnd()}\n(Did you mean ${like}?)\n`
}

/** Makes a command and its subcommands suggest the most similar value of a flag. */
export function hintChoices(command: Command): Command {
  command.configureOutput({ outputError: (text, write) => write(withChoiceHint(text)) })
  for (const sub of command.commands) hintChoices(sub)
  return command
}
