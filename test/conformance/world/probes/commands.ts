import { equal, fitting, holds, within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe, type Spot } from '../probe.ts'
import { answers } from './command-answers.ts'
import { dataAnswers } from './command-data.ts'

const M: Spot = [12, 0, 9]
/** In a line, `{x}` stands for the coordinates of the spot M, `{y}` for those of the spot three blocks east of it. */
const THREE_EAST: Spot = [15, 0, 9]

const written = (world: ProbeWorld, line: string) =>
  line
    .replaceAll('{x}', world.xyz(M))
    .replaceAll('{y}', world.xyz(THREE_EAST))
    // attributes have lost their group in 1.21.2
    .replaceAll(/\{(max_health|movement_speed)\}/g, world.version === '1.21.4' ? '$1' : 'generic.$1')

/** The command that undoes a creation, which would disturb later probes. */
const undone = (line: string): string =>
  line.replace(/^(scoreboard objectives|bossbar) add (\S+).*$/, '$1 remove $2')

/** Effects of commands on blocks: commands, a spot, and the block expected there. */
const effects: [name: string, title: string, lines: string[], spot: Spot, wanted: string][] = [
  [
    'setblock-state',
    '/setblock accepts properties',
    ['setblock {x} oak_stairs[facing=east,half=top]'],
    M,
    'oak_stairs[facing=east,half=top]',
  ],
  [
    'setblock-relative',
    '/setblock accepts relative positions',
    ['execute at Alice run setblock ~ ~ ~-3 gold_block'],
    M,
    'gold_block',
  ],
  [
    'fill-hollow',
    '/fill hollow empties the inside',
    [
      'execute at Alice run fill ~-1 ~ ~-4 ~1 ~2 ~-2 stone',
      'execute at Alice run fill ~-1 ~ ~-4 ~1 ~2 ~-2 glass hollow',
    ],
    [12, 1, 9],
    'air',
  ],
  [
    'fill-outline',
    '/fill outline keeps the inside',
    [
      'execute at Alice run fill ~-1 ~ ~-4 ~1 ~2 ~-2 stone',
      'execute at Alice run fill ~-1 ~ ~-4 ~1 ~2 ~-2 glass outline',
    ],
    [12, 1, 9],
    'stone',
  ],
  ['fill-keep', '/fill keep fills air only', ['setblock {x} dirt', 'fill {x} {y} stone keep'], M, 'dirt'],
  [
    'clone-block',
    '/clone copies blocks',
    ['setblock {x} oak_stairs[facing=east]', 'clone {x} {x} {y}'],
    THREE_EAST,
    'oak_stairs[facing=east]',
  ],
  [
    'data-merge',
    '/data merge changes the text of a sign and keeps the block',
    ['setblock {x} oak_sign', 'data merge block {x} {Text1:\'{"text":"hi"}\'}'],
    M,
    'oak_sign',
  ],
]

/** Operator commands: their replies and effects. */
export const commands = [
  ...[...answers, ...dataAnswers].map(([name, title, lines, wanted]) =>
    probe(`commands.${name}`, title, 'English messages of vanilla.', async (world) => {
      for (const line of lines.slice(0, -1)) await world.requireCommand(written(world, line))
      const { ok, message } = await world.command(written(world, lines.at(-1) ?? ''))
      for (const line of lines) if (undone(line) !== line) await world.command(undone(line))
      const isRefusal = wanted.startsWith('!')
      const said = isRefusal ? wanted.slice(1) : wanted
      equal(`works (${message})`, ok, !isRefusal)
      // since 1.20.2 vanilla writes block(s) and item(s)
      holds('answer', message.replaceAll('(s)', 's').includes(said), message, said)
    }),
  ),
  ...effects.map(([name, title, lines, spot, wanted]) =>
    probe(`commands.${name}`, title, 'Commands change the world.', async (world) => {
      for (const line of lines) await world.requireCommand(written(world, line))
      await world.ticks(3 + world.slack)
      fitting('the block', world.blockText(spot), wanted)
    }),
  ),
  probe(
    'commands.setblock-destroy',
    '/setblock destroy drops the old block',
    'Mode destroy.',
    async (world) => {
      await world.set(M, 'dirt')
      await world.requireCommand(`setblock ${world.xyz(M)} stone destroy`)
      await world.waitUntil(
        () => world.ownedOrOnGround('dirt') === 1,
        1500,
        '1 dirt',
        () => world.ownedOrOnGround('dirt'),
      )
    },
  ),
  probe('commands.give-full', '/give drops items that do not fit', 'GiveCommand.', async (world) => {
    await world.requireCommand('give Alice stone 2368')
    await world.waitUntil(
      () => world.ownedOrOnGround('stone') === 2368,
      3000,
      '2368 stone',
      () => world.ownedOrOnGround('stone'),
    )
    equal('in the inventory', world.count(world.alice, 'stone'), 2304)
  }),
  probe('commands.effect-seen', 'An effect is shown to the client', 'entity_effect.', async (world) => {
    await world.requireCommand('effect give Alice speed 10 1')
    await world.waitUntil(
      () => Object.values(world.alice.entity.effects).some((effect) => effect.amplifier === 1),
      1500,
      'speed II',
    )
  }),
  probe('commands.experience-seen', 'Experience is shown to the client', 'set_experience.', async (world) => {
    await world.requireCommand('xp add Alice 7 points')
    await world.waitUntil(
      () => world.alice.experience.level === 1,
      1500,
      'level 1',
      () => world.alice.experience.level,
    )
  }),
  probe('commands.time-seen', 'The time is shown to clients', 'update_time.', async (world) => {
    await world.requireCommand('time set 14000')
    await world.ticks(25)
    within('time of day', world.alice.time.timeOfDay, 13_990, 14_100)
  }),
  probe('commands.rain-seen', 'Rain is shown to clients', 'game_state_change.', async (world) => {
    await world.requireCommand('weather rain')
    await world.waitUntil(() => world.alice.isRaining, 6000, 'rain')
  }),
  probe(
    'commands.game-mode-seen',
    'The game mode is shown to the client',
    'game_state_change 3.',
    async (world) => {
      await world.requireCommand('gamemode creative Alice')
      await world.waitUntil(
        () => world.alice.game.gameMode === 'creative',
        1500,
        'creative',
        () => world.alice.game.gameMode,
      )
    },
  ),
] satisfies Probe[]
