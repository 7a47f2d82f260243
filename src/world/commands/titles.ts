import type { Player } from '../kernel/player/player.ts'
import type { Command } from './command.ts'
import type { CommandReader } from './reader.ts'
import { CommandProblem, done } from './reply.ts'
import { players } from './selectors.ts'

/** The packet that shows each kind of text, and its name in the reply. */
const SHOWN = {
  title: { packet: 'set_title_text', label: 'title' },
  subtitle: { packet: 'set_title_subtitle', label: 'subtitle' },
  actionbar: { packet: 'action_bar', label: 'actionbar title' },
} as const

/** tellraw <players> <text component>; scores and selectors in the component are not resolved */
export const tellraw: Command = (game, source, reader) => {
  const to = players(game, source, reader)
  const content = component(reader)
  for (const player of to) player.send('system_chat', { content, isActionBar: false })
  return done(to.map(({ name }) => `Told ${name}`).join('\n'))
}

/** title <players> (title|subtitle|actionbar <text component> | times <in> <stay> <out> | clear | reset) */
export const title: Command = (game, source, reader) => {
  const to = players(game, source, reader)
  const verb = reader.literal(['title', 'subtitle', 'actionbar', 'times', 'clear', 'reset'])
  const [one] = to
  const whom = to.length === 1 && one ? one.name : `${to.length} players`
  const send = (packet: string, fields: Parameters<Player['send']>[1]) => {
    for (const player of to) player.send(packet, fields)
  }
  if (verb === 'clear' || verb === 'reset') {
    reader.end()
    send('clear_titles', { reset: verb === 'reset' })
    return done(verb === 'clear' ? `Cleared titles for ${whom}` : `Reset title options for ${whom}`)
  }
  if (verb === 'times') {
    const [fadeIn, stay, fadeOut] = [0, 1, 2].map(() => reader.integer({ min: 0 }))
    reader.end()
    send('set_title_time', { fadeIn, stay, fadeOut })
    return done(`Changed title display times for ${whom}`)
  }
  const { packet, label } = SHOWN[verb]
  send(packet, { text: component(reader) })
  return done(`Showing new ${label} for ${whom}`)
}

/** Reads a text component up to the end of the line; returns it as the JSON of one object. */
function component(reader: CommandReader): string {
  const said = reader.rest()
  try {
    return JSON.stringify(whole(JSON.parse(said)))
  } catch {
    throw new CommandProblem('syntax', `Invalid chat component: ${said}`)
  }
}

/** A list of components becomes its first component, with the others as `extra`. */
function whole(value: unknown): object {
  if (Array.isArray(value)) {
    const [first, ...rest] = value.map(whole) as Record<string, unknown>[]
    if (!first) throw new SyntaxError('empty')
    const extra = [...((first['extra'] as unknown[] | undefined) ?? []), ...rest]
    return extra.length > 0 ? { ...first, extra } : first
  }
  if (value === null) throw new SyntaxError('null')
  return typeof value === 'object' ? value : { text: String(value) }
}
