import type { Bot } from 'mineflayer'
import { equal } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe } from '../probe.ts'
import type { Scope } from '../scope.ts'

/** All chat messages that a bot receives from now on, with their positions. */
function ears(bot: Bot): { lines: string[]; positions: string[]; close(): void } {
  const lines: string[] = []
  const positions: string[] = []
  const note = (message: { toString(): string }, position: string) => {
    lines.push(message.toString())
    positions.push(position)
  }
  bot.on('message', note)
  return { lines, positions, close: () => void bot.off('message', note) }
}

const heard = (
  name: string,
  title: string,
  say: (world: ProbeWorld) => unknown,
  wanted: string,
  scope: Scope = {},
): Probe =>
  probe(
    `chat.${name}`,
    title,
    'Chat type and its translation.',
    async (world) => {
      const bob = await world.bot('Bob')
      const { lines, close } = ears(bob)
      await say(world)
      await world
        .waitUntil(
          () => lines.includes(wanted),
          6000,
          wanted,
          () => lines,
        )
        .finally(close)
    },
    scope,
  )

/** Chat. */
export const chat = [
  heard(
    'public',
    'A chat message reaches everybody',
    ({ alice }) => alice.chat('hello there'),
    '<Alice> hello there',
    { asGuest: true },
  ),
  heard(
    'whisper',
    'A private message reaches its recipient',
    ({ alice }) => alice.chat('/msg Bob psst'),
    'Alice whispers to you: psst',
    { asGuest: true },
  ),
  heard(
    'me',
    'An action with /me reaches everybody',
    ({ alice }) => alice.chat('/me waves'),
    '* Alice waves',
    {
      asGuest: true,
    },
  ),
  heard(
    'say',
    'A message with /say reaches everybody',
    (world) => world.requireCommand('tellraw Bob {"text":"news"}'),
    'news',
  ),
  heard(
    'death',
    'A death message reaches everybody',
    (world) => world.requireCommand(`tp Alice ${world.at([12, 0, 12]).x} -140 ${world.at([12, 0, 12]).z}`),
    'Alice fell out of the world',
  ),
  probe(
    'chat.own',
    'A chat message reaches its sender',
    'Chat is broadcast to the sender, too.',
    async (world) => {
      const { lines, close } = ears(world.alice)
      world.alice.chat('echo')
      await world
        .waitUntil(
          () => lines.includes('<Alice> echo'),
          2000,
          '<Alice> echo',
          () => lines,
        )
        .finally(close)
    },
    { asGuest: true },
  ),
  probe(
    'chat.private',
    'A private message reaches no other player',
    '/msg.',
    async (world) => {
      await world.bot('Bob')
      const carol = await world.bot('Carol')
      const { lines, close } = ears(carol)
      world.alice.chat('/msg Bob psst')
      await world.ticks(10 + world.slack)
      close()
      equal(
        'heard by Carol',
        lines.filter((line) => line.includes('psst')),
        [],
      )
    },
    { asGuest: true },
  ),
  probe(
    'chat.long',
    'A message of 256 characters arrives complete',
    'Limit of 256 characters.',
    async (world) => {
      const bob = await world.bot('Bob')
      const { lines, close } = ears(bob)
      const long = 'x'.repeat(256)
      world.alice.chat(long)
      await world
        .waitUntil(
          () => lines.includes(`<Alice> ${long}`),
          2000,
          'the message',
          () => lines,
        )
        .finally(close)
    },
    { asGuest: true },
  ),
  probe(
    'chat.player-packet',
    'A chat message arrives as player chat, not as a system message',
    'player_chat since 1.19.',
    async (world) => {
      const bob = await world.bot('Bob')
      const { lines, positions, close } = ears(bob)
      world.alice.chat('hello')
      await world.waitUntil(() => lines.length > 0, 2000, 'a message').finally(close)
      equal('position', positions[0], 'chat')
    },
    { asGuest: true },
  ),
  probe(
    'chat.no-operator',
    'A player who is not an operator cannot use /give',
    'Permission level 2.',
    async (world) => {
      await world.command('deop Alice')
      await world.ticks(4)
      world.alice.chat('/give Alice diamond')
      await world.ticks(20 + world.slack)
      equal('diamonds', world.count(world.alice, 'diamond'), 0)
    },
  ),
] satisfies Probe[]
