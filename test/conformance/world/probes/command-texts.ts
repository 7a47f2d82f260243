import type { Bot } from 'mineflayer'
import { equal, holds } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe } from '../probe.ts'
import type { Scope } from '../scope.ts'

/** A text component as it arrives. */
interface Shown {
  readonly text?: string
  readonly translate?: string
  readonly with?: readonly Shown[]
  readonly extra?: readonly Shown[]
  readonly color?: string
  readonly italic?: unknown
  readonly insertion?: string
  readonly clickEvent?: { readonly action?: string; readonly value?: string }
  readonly hoverEvent?: { readonly action?: string; readonly contents?: Readonly<Record<string, unknown>> }
}

/** The components of all system messages of a bot from now on. */
function componentsTo(bot: Bot): { readonly list: Shown[]; close(): void } {
  const list: Shown[] = []
  const note = (message: { json?: unknown }, position: string) => {
    if (position === 'system') list.push(message.json as Shown)
  }
  bot.on('message', note as never)
  return { list, close: () => void bot.off('message', note as never) }
}

/** Lets Alice type commands as an operator. */
async function asOperator<T>(world: ProbeWorld, work: () => Promise<T>): Promise<T> {
  await world.command('op Alice')
  await world.ticks(2 + world.slack)
  try {
    return await work()
  } finally {
    await world.command('deop Alice')
    await world.ticks(2 + world.slack)
  }
}

/** The texts shown to Alice after she types a line. */
async function typed(world: ProbeWorld, line: string, count = 1): Promise<readonly Shown[]> {
  const { list, close } = componentsTo(world.alice)
  world.alice.chat(line)
  await world
    .waitUntil(
      () => list.length >= count,
      3000,
      `${count} messages after ${line}`,
      () => list,
    )
    .finally(close)
  return list
}

/** Lines that an operator types, the key of the answer, and how many parts it has. */
const ANSWERS: [name: string, line: string, key: string, parts: number, scope?: Scope][] = [
  ['give', '/give Alice stone 3', 'commands.give.success.single', 3],
  ['give-many', '/give @a stone 3', 'commands.give.success.multiple', 3],
  ['time', '/time set 1000', 'commands.time.set', 1],
  ['time-query', '/time query daytime', 'commands.time.query', 1],
  ['weather', '/weather clear', 'commands.weather.set.clear', 0],
  ['difficulty-query', '/difficulty', 'commands.difficulty.query', 1],
  ['gamerule', '/gamerule doFireTick', 'commands.gamerule.query', 2],
  ['gamemode', '/gamemode creative', 'commands.gamemode.success.self', 1],
  ['tp', '/tp ~ ~1 ~', 'commands.teleport.success.location.single', 4],
  ['effect', '/effect give @s speed', 'commands.effect.give.success.single', 2],
  ['xp', '/xp add @s 3', 'commands.experience.add.points.success.single', 2],
  ['xp-query', '/xp query @s points', 'commands.experience.query.points', 2],
  ['setblock', '/setblock ~ ~3 ~ stone', 'commands.setblock.success', 3],
  ['fill', '/fill ~ ~3 ~ ~1 ~3 ~ stone', 'commands.fill.success', 1],
  ['summon', '/summon cow', 'commands.summon.success', 1],
  ['tag', '/tag @s add probe', 'commands.tag.add.success.single', 2],
  ['spawnpoint', '/spawnpoint', 'commands.spawnpoint.success.single', 6, { since: '1.17' }],
  ['list', '/list', 'commands.list.players', 3],
  ['data', '/data get entity @s Health', 'commands.data.entity.query', 2],
  ['execute', '/execute if entity @s', 'commands.execute.conditional.pass_count', 1],
]

/** Lines with an error in them, its key, and where it is in the line without the slash. */
const ERRORS: [name: string, line: string, key: string, rest: string][] = [
  ['unknown', '/frobnicate', 'command.unknown.command', 'frobnicate'],
  ['argument', '/setblock ~ ~ ~ stone now', 'command.unknown.argument', 'now'],
  ['position', '/setblock 1 2', 'argument.pos3d.incomplete', '1 2'],
  ['number', '/give Alice stone x', 'parsing.int.expected', 'x'],
  ['bounds', '/give Alice stone 0', 'argument.integer.low', '0'],
  ['item', '/give Alice nothing_such', 'argument.item.id.invalid', 'nothing_such'],
  ['selector', '/give @x stone', 'argument.entity.selector.unknown', '@x stone'],
  ['option', '/give @a[foo=1] stone', 'argument.entity.options.unknown', 'foo=1] stone'],
]

/** Typed text, and words that complete it. */
const COMPLETIONS: [name: string, typed: string, wanted: string[]][] = [
  ['command', '/weath', ['weather']],
  ['literal', '/weather t', ['thunder']],
  ['player', '/give Al', ['Alice']],
  ['selectors', '/kill @', ['@a', '@e', '@p', '@r', '@s']],
  ['item', '/give Alice diamond_pi', ['minecraft:diamond_pickaxe']],
  ['block', '/setblock ~ ~ ~ gold_b', ['minecraft:gold_block']],
  ['block-property', '/setblock ~ ~ ~ lever[face=', ['ceiling', 'floor', 'wall']],
  ['effect', '/effect give Alice night', ['minecraft:night_vision']],
  ['enchantment', '/enchant Alice sharp', ['minecraft:sharpness']],
  ['entity', '/summon creep', ['minecraft:creeper']],
  ['option', '/kill @e[typ', ['type=']],
  ['option-value', '/kill @e[sort=n', ['nearest']],
  ['position', '/setblock ', ['~', '~ ~', '~ ~ ~']],
  ['rule', '/gamerule keepI', ['keepInventory']],
  ['after-execute', '/execute as @a run weather cl', ['clear']],
]

const named = (shown: Shown | undefined): Shown => shown ?? {}

/** Texts of commands for players: components with keys, errors with their place, completions, others' actions. */
export const commandTexts = [
  ...ANSWERS.map(([name, line, key, parts, scope]) =>
    probe(
      `commands.key-${name}`,
      `${line} is answered by ${key}`,
      'Commands answer with translatable components.',
      (world) =>
        asOperator(world, async () => {
          if (name === 'give-many') await world.bot('Bob')
          const [shown] = await typed(world, line)
          equal('key', named(shown).translate, key)
          equal('parts', named(shown).with?.length ?? 0, parts)
        }),
      scope,
    ),
  ),
  ...ERRORS.map(([name, line, key, rest]) =>
    probe(
      `commands.error-${name}`,
      `${line} is refused with ${key} and shown from where it is wrong`,
      'Commands.performCommand: the message in red, then the tail of the line.',
      (world) =>
        asOperator(world, async () => {
          const [why, where] = await typed(world, line, 2)
          equal('colour', named(why).color, 'red')
          equal('key', named(why).extra?.[0]?.translate, key)
          const tail = named(where).extra?.[0]?.extra ?? []
          equal('what is wrong', tail.at(-2)?.text, rest)
          equal('the end', tail.at(-1)?.translate, 'command.context.here')
        }),
    ),
  ),
  ...COMPLETIONS.map(([name, line, wanted]) =>
    probe(`commands.completes-${name}`, `${line} is completed`, 'Suggestions of Brigadier.', (world) =>
      asOperator(world, async () => {
        const matches = (await world.alice.tabComplete(line, false, false)) as unknown as { match: string }[]
        const words = matches.map(({ match }) => match)
        holds(
          'completions',
          wanted.every((word) => words.includes(word)),
          words.slice(0, 20),
          wanted.join(' '),
        )
      }),
    ),
  ),
  probe(
    'commands.item-shown',
    'An item in an answer shows itself to who points at it',
    'ItemStack.getDisplayName.',
    (world) =>
      asOperator(world, async () => {
        const [shown] = await typed(world, '/give Alice diamond 3')
        const { action, contents } = named(named(shown).with?.[1]).hoverEvent ?? {}
        equal('action', action, 'show_item')
        equal('item', contents?.['id'], 'minecraft:diamond')
      }),
  ),
  probe(
    'commands.player-shown',
    'A player in an answer can be clicked and pointed at',
    'Player.getDisplayName.',
    (world) =>
      asOperator(world, async () => {
        const [shown] = await typed(world, '/give Alice diamond')
        const { insertion, clickEvent, hoverEvent } = named(named(shown).with?.[2])
        equal('insertion', insertion, 'Alice')
        equal('click', [clickEvent?.action, clickEvent?.value], ['suggest_command', '/tell Alice '])
        equal('hover', hoverEvent?.action, 'show_entity')
      }),
  ),
  probe(
    'commands.declared',
    'A client learns the commands its player may use when the rights change',
    'declare_commands after op and deop.',
    async (world) => {
      const heard: string[][] = []
      const note = ({ nodes }: { nodes: readonly DeclaredNode[] }) =>
        void heard.push((nodes[0]?.children ?? []).map((i) => nodes[i]?.extraNodeData?.name ?? ''))
      world.alice._client.on('declare_commands', note)
      await asOperator(world, async () => undefined)
      world.alice._client.off('declare_commands', note)
      equal(
        'give, then not',
        heard.map((names) => names.includes('give')),
        [true, false],
      )
      equal('msg stays', heard.at(-1)?.includes('msg'), true)
    },
  ),
  probe(
    'commands.told-to-operators',
    'The console’s actions are reported to operators',
    'chat.type.admin in grey italics.',
    (world) =>
      asOperator(world, async () => {
        const { list, close } = componentsTo(world.alice)
        await world.requireCommand('time set 1000')
        await world.waitUntil(() => list.length > 0, 3000, 'a message').finally(close)
        const [shown] = list
        equal('key', named(shown).translate, 'chat.type.admin')
        equal('colour', named(shown).color, 'gray')
        equal('inside', named(shown).with?.[1]?.translate, 'commands.time.set')
      }),
  ),
  probe(
    'commands.not-told-to-players',
    'What the console does is not told to players',
    'Only operators hear chat.type.admin.',
    async (world) => {
      const { list, close } = componentsTo(world.alice)
      await world.requireCommand('time set 1000')
      await world.ticks(5 + world.slack)
      close()
      equal('messages', list.length, 0)
    },
  ),
  probe(
    'commands.quiet',
    'Without sendCommandFeedback commands are not answered',
    'gamerule sendCommandFeedback.',
    (world) =>
      asOperator(world, async () => {
        await world.requireCommand('gamerule sendCommandFeedback false')
        const { list, close } = componentsTo(world.alice)
        world.alice.chat('/time set 1000')
        await world.ticks(5 + world.slack)
        close()
        await world.requireCommand('gamerule sendCommandFeedback true')
        equal('messages', list.length, 0)
      }),
  ),
  probe(
    'commands.item-tags',
    'An item is given with tags, and they are read',
    'Items have tags up to 1.20.4.',
    async (world) => {
      await world.requireCommand('item replace entity Alice weapon with iron_sword{Damage:3} 1')
      const message = await world.requireCommand('data get entity Alice SelectedItem')
      holds('count', message.includes('Count: 1b'), message, 'Count: 1b')
      holds('tag', message.includes('tag: {Damage: 3'), message, 'tag: {Damage: 3}')
      await world.waitUntil(() => world.alice.heldItem?.durabilityUsed === 3, 2000, 'a worn sword')
    },
    { before: '1.20.5' },
  ),
  probe(
    'commands.item-components',
    'An item is given with components, and they are read',
    'Items have components since 1.20.5.',
    async (world) => {
      await world.requireCommand('item replace entity Alice weapon with iron_sword[damage=3] 1')
      const message = await world.requireCommand('data get entity Alice SelectedItem')
      holds('count', message.includes('count: 1'), message, 'count: 1')
      holds('component', message.includes('{"minecraft:damage": 3}'), message, '{"minecraft:damage": 3}')
      await world.waitUntil(() => world.alice.heldItem?.durabilityUsed === 3, 2000, 'a worn sword')
    },
    { since: '1.20.5' },
  ),
  probe(
    'commands.item-components-cleared',
    '/clear tells items by their components',
    'Item predicates of 1.20.5.',
    async (world) => {
      await world.requireCommand('give Alice iron_sword[damage=3]')
      await world.requireCommand('give Alice iron_sword[enchantments={levels:{sharpness:2}}]')
      equal(
        'answer',
        await world.requireCommand('clear Alice iron_sword[damage=3]'),
        'Removed 1 item(s) from player Alice',
      )
      const { ok } = await world.command('clear Alice *[damage=3]')
      equal('another one', ok, false)
    },
    { since: '1.20.5' },
  ),
  probe('commands.op-twice', '/op fails if the player is an operator', 'commands.op.failed.', (world) =>
    asOperator(world, async () => {
      const { ok, message } = await world.command('op Alice')
      equal('answer', [ok, message], [false, 'Nothing changed. The player already is an operator'])
    }),
  ),
  probe(
    'commands.deop-twice',
    '/deop fails if the player is none',
    'commands.deop.failed.',
    async (world) => {
      const { ok, message } = await world.command('deop Alice')
      equal('answer', [ok, message], [false, 'Nothing changed. The player is not an operator'])
    },
  ),
  probe(
    'commands.default-game-mode',
    'A new player has the default game mode',
    'commands.defaultgamemode.',
    async (world) => {
      const message = await world.requireCommand('defaultgamemode creative')
      equal('answer', message, 'The default game mode is now Creative Mode')
      const nora = await world.newcomer(`Nora${world.now() % 1000}`)
      await world.requireCommand('defaultgamemode survival')
      equal('mode', nora.game.gameMode, 'creative')
    },
  ),
] satisfies Probe[]

interface DeclaredNode {
  readonly children: readonly number[]
  readonly extraNodeData?: { readonly name?: string }
}
