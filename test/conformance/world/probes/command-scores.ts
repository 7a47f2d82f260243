import { equal, holds } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe } from '../probe.ts'
import type { Scope } from '../scope.ts'

/** Lines that come before, the line, and the console's answer to it. */
type Line = [name: string, before: string[], line: string, answer: string, scope?: Scope]

const CLEAN = [
  'scoreboard objectives remove kills',
  'scoreboard objectives remove gold',
  'scoreboard objectives remove press',
  'team remove red',
  'team remove blue',
  'bossbar remove probe:bar',
]
const ADD = 'scoreboard objectives add kills dummy'
const GOLD = 'scoreboard objectives add gold dummy'
const SET = 'scoreboard players set Alice kills 5'
const RED = 'team add red'
const BAR = 'bossbar add probe:bar "Boss"'

const ANSWERS: Line[] = [
  ['objective-add', [], ADD, 'Created new objective [kills]'],
  ['objective-title', [], `${ADD} {"text":"Kills!"}`, 'Created new objective [Kills!]'],
  ['objective-twice', [ADD], ADD, 'An objective already exists by that name'],
  ['objective-criteria', [], 'scoreboard objectives add kills deathCount', 'Created new objective [kills]'],
  [
    'objective-statistic',
    [],
    'scoreboard objectives add kills minecraft.mined:minecraft.stone',
    'Created new objective [kills]',
  ],
  ['objective-remove', [ADD], 'scoreboard objectives remove kills', 'Removed objective [kills]'],
  ['objective-missing', [], 'scoreboard objectives remove kills', "Unknown scoreboard objective 'kills'"],
  ['objective-none', [], 'scoreboard objectives list', 'There are no objectives'],
  ['objective-list', [ADD, GOLD], 'scoreboard objectives list', 'There are 2 objective(s): [kills], [gold]'],
  [
    'objective-display',
    [ADD],
    'scoreboard objectives setdisplay sidebar kills',
    'Set display slot sidebar to show objective [kills]',
  ],
  [
    'objective-display-again',
    [ADD, 'scoreboard objectives setdisplay sidebar kills'],
    'scoreboard objectives setdisplay sidebar kills',
    'Nothing changed. That display slot is already showing that objective',
  ],
  [
    'objective-display-clear',
    [ADD, 'scoreboard objectives setdisplay sidebar kills'],
    'scoreboard objectives setdisplay sidebar',
    'Cleared any objectives in display slot sidebar',
  ],
  [
    'objective-display-empty',
    [ADD],
    'scoreboard objectives setdisplay sidebar',
    'Nothing changed. That display slot is already empty',
  ],
  [
    'objective-rename',
    [ADD],
    'scoreboard objectives modify kills displayname "Tod"',
    'Changed the display name of kills to [Tod]',
  ],
  [
    'objective-render',
    [ADD],
    'scoreboard objectives modify kills rendertype hearts',
    'Changed the render type of objective [kills]',
  ],
  ['score-set', [ADD], SET, 'Set [kills] for Alice to 5'],
  ['score-set-many', [ADD], 'scoreboard players set @a[name=Alice] kills 5', 'Set [kills] for Alice to 5'],
  ['score-add', [ADD, SET], 'scoreboard players add Alice kills 2', 'Added 2 to [kills] for Alice (now 7)'],
  [
    'score-remove',
    [ADD, SET],
    'scoreboard players remove Alice kills 2',
    'Removed 2 from [kills] for Alice (now 3)',
  ],
  ['score-get', [ADD, SET], 'scoreboard players get Alice kills', 'Alice has 5 [kills]'],
  [
    'score-get-none',
    [ADD],
    'scoreboard players get Alice kills',
    "Can't get value of kills for Alice; none is set",
  ],
  ['score-fake', [ADD], 'scoreboard players set #clock kills 12', 'Set [kills] for #clock to 12'],
  ['score-reset', [ADD, SET], 'scoreboard players reset Alice kills', 'Reset [kills] for Alice'],
  ['score-reset-all', [ADD, SET], 'scoreboard players reset Alice', 'Reset all scores for Alice'],
  ['score-list', [ADD, SET], 'scoreboard players list', 'There are 1 tracked entity/entities: Alice'],
  ['score-list-none', [ADD], 'scoreboard players list', 'There are no tracked entities'],
  [
    'score-enable',
    ['scoreboard objectives add press trigger'],
    'scoreboard players enable Alice press',
    'Enabled trigger [press] for Alice',
  ],
  [
    'score-enable-dummy',
    [ADD],
    'scoreboard players enable Alice kills',
    'Enable only works on trigger-objectives',
  ],
  [
    'score-enable-twice',
    ['scoreboard objectives add press trigger', 'scoreboard players enable Alice press'],
    'scoreboard players enable Alice press',
    'Nothing changed. That trigger is already enabled',
  ],
  [
    'operation-copy',
    [ADD, GOLD, SET],
    'scoreboard players operation Alice gold = Alice kills',
    'Set [gold] for Alice to 5',
  ],
  [
    'operation-plus',
    [ADD, GOLD, SET, 'scoreboard players set Alice gold 3'],
    'scoreboard players operation Alice gold += Alice kills',
    'Set [gold] for Alice to 8',
  ],
  [
    'operation-minus',
    [ADD, GOLD, SET, 'scoreboard players set Alice gold 3'],
    'scoreboard players operation Alice gold -= Alice kills',
    'Set [gold] for Alice to -2',
  ],
  [
    'operation-times',
    [ADD, GOLD, SET, 'scoreboard players set Alice gold 3'],
    'scoreboard players operation Alice gold *= Alice kills',
    'Set [gold] for Alice to 15',
  ],
  [
    'operation-divided',
    [ADD, GOLD, SET, 'scoreboard players set Alice gold -11'],
    'scoreboard players operation Alice gold /= Alice kills',
    'Set [gold] for Alice to -3',
  ],
  [
    'operation-modulo',
    [ADD, GOLD, SET, 'scoreboard players set Alice gold -11'],
    'scoreboard players operation Alice gold %= Alice kills',
    'Set [gold] for Alice to 4',
  ],
  [
    'operation-least',
    [ADD, GOLD, SET, 'scoreboard players set Alice gold 9'],
    'scoreboard players operation Alice gold < Alice kills',
    'Set [gold] for Alice to 5',
  ],
  [
    'operation-most',
    [ADD, GOLD, SET, 'scoreboard players set Alice gold 9'],
    'scoreboard players operation Alice gold > Alice kills',
    'Set [gold] for Alice to 9',
  ],
  [
    'operation-swap',
    [ADD, GOLD, SET, 'scoreboard players set Alice gold 9'],
    'scoreboard players operation Alice gold >< Alice kills',
    'Set [gold] for Alice to 5',
  ],
  ['execute-matches', [ADD, SET], 'execute if score Alice kills matches 3..7', 'Test passed'],
  ['execute-matches-not', [ADD, SET], 'execute if score Alice kills matches ..4', 'Test failed'],
  [
    'execute-compares',
    [ADD, GOLD, SET, 'scoreboard players set Alice gold 9'],
    'execute if score Alice kills < Alice gold',
    'Test passed',
  ],
  [
    'execute-equal',
    [ADD, GOLD, SET, 'scoreboard players set Alice gold 9'],
    'execute unless score Alice kills = Alice gold',
    'Test passed',
  ],
  ['selector-scores', [ADD, SET], 'execute if entity @a[scores={kills=5}]', 'Test passed. Count: 1'],
  ['selector-scores-not', [ADD, SET], 'execute if entity @a[scores={kills=6..}]', 'Test failed'],
  ['team-add', [], RED, 'Created team [red]'],
  ['team-twice', [RED], RED, 'A team already exists by that name'],
  ['team-remove', [RED], 'team remove red', 'Removed team [red]'],
  ['team-missing', [], 'team remove red', "Unknown team 'red'"],
  ['team-none', [], 'team list', 'There are no teams'],
  ['team-list', [RED, 'team add blue'], 'team list', 'There are 2 teams: [red], [blue]'],
  ['team-join', [RED], 'team join red Alice', 'Added Alice to team [red]'],
  ['team-leave', [RED, 'team join red Alice'], 'team leave Alice', 'Removed Alice from any team'],
  ['team-members', [RED, 'team join red Alice'], 'team list red', 'Team [red] has 1 members: Alice'],
  ['team-no-members', [RED], 'team list red', 'There are no members on team [red]'],
  ['team-empty', [RED, 'team join red Alice'], 'team empty red', 'Removed 1 members from team [red]'],
  ['team-empty-empty', [RED], 'team empty red', 'Nothing changed. That team is already empty'],
  ['team-colour', [RED], 'team modify red color red', 'Updated the color for team [red] to red'],
  [
    'team-colour-same',
    [RED, 'team modify red color red'],
    'team modify red color red',
    'Nothing changed. That team already has that color',
  ],
  ['team-fire', [RED], 'team modify red friendlyFire false', 'Disabled friendly fire for team [red]'],
  [
    'team-invisible',
    [RED],
    'team modify red seeFriendlyInvisibles false',
    'Team [red] can no longer see invisible teammates',
  ],
  [
    'team-nametags',
    [RED],
    'team modify red nametagVisibility never',
    'Nametag visibility for team [red] is now "Never"',
  ],
  [
    'team-deaths',
    [RED],
    'team modify red deathMessageVisibility never',
    'Death message visibility for team [red] is now "Never"',
  ],
  [
    'team-collision',
    [RED],
    'team modify red collisionRule never',
    'Collision rule for team [red] is now "Never"',
  ],
  ['team-name', [RED], 'team modify red displayName "Reds"', 'Updated the name of team [Reds]'],
  ['team-prefix', [RED], 'team modify red prefix "R "', 'Team prefix set to R '],
  ['selector-team', [RED, 'team join red Alice'], 'execute if entity @a[team=red]', 'Test passed. Count: 1'],
  ['selector-no-team', [RED, 'team join red Alice'], 'execute if entity @a[name=Alice,team=]', 'Test failed'],
  ['bossbar-add', [], BAR, 'Created custom bossbar [Boss]'],
  ['bossbar-twice', [BAR], BAR, "A bossbar already exists with the ID 'probe:bar'"],
  ['bossbar-none', [], 'bossbar list', 'There are no custom bossbars active'],
  ['bossbar-list', [BAR], 'bossbar list', 'There are 1 custom bossbars active: [Boss]'],
  ['bossbar-missing', [], 'bossbar remove probe:bar', "No bossbar exists with the ID 'probe:bar'"],
  ['bossbar-remove', [BAR], 'bossbar remove probe:bar', 'Removed custom bossbar [Boss]'],
  ['bossbar-value', [BAR], 'bossbar set probe:bar value 40', 'Custom bossbar [Boss] has changed value to 40'],
  [
    'bossbar-value-same',
    [BAR],
    'bossbar set probe:bar value 0',
    "Nothing changed. That's already the value of this bossbar",
  ],
  ['bossbar-max', [BAR], 'bossbar set probe:bar max 50', 'Custom bossbar [Boss] has changed maximum to 50'],
  ['bossbar-colour', [BAR], 'bossbar set probe:bar color red', 'Custom bossbar [Boss] has changed color'],
  [
    'bossbar-style',
    [BAR],
    'bossbar set probe:bar style notched_6',
    'Custom bossbar [Boss] has changed style',
  ],
  ['bossbar-name', [BAR], 'bossbar set probe:bar name "Chief"', 'Custom bossbar [Chief] has been renamed'],
  ['bossbar-hidden', [BAR], 'bossbar set probe:bar visible false', 'Custom bossbar [Boss] is now hidden'],
  [
    'bossbar-players',
    [BAR],
    'bossbar set probe:bar players Alice',
    'Custom bossbar [Boss] now has 1 players: Alice',
  ],
  [
    'bossbar-get',
    [BAR, 'bossbar set probe:bar value 40'],
    'bossbar get probe:bar value',
    'Custom bossbar [Boss] has a value of 40',
  ],
  ['bossbar-get-max', [BAR], 'bossbar get probe:bar max', 'Custom bossbar [Boss] has a maximum of 100'],
  ['bossbar-get-visible', [BAR], 'bossbar get probe:bar visible', 'Custom bossbar [Boss] is currently shown'],
  [
    'bossbar-get-players',
    [BAR],
    'bossbar get probe:bar players',
    'Custom bossbar [Boss] has no players currently online',
  ],
  [
    'playsound',
    [],
    'execute at Alice run playsound minecraft:block.note_block.harp master Alice',
    'Played sound minecraft:block.note_block.harp to Alice',
  ],
  ['stopsound', [], 'stopsound Alice', 'Stopped all sounds'],
  ['stopsound-source', [], 'stopsound Alice music', "Stopped all 'music' sounds"],
  [
    'stopsound-sound',
    [],
    'stopsound Alice * minecraft:block.note_block.harp',
    "Stopped sound 'minecraft:block.note_block.harp'",
  ],
  ['particle-far', [], 'particle flame 30000 70 30000', 'The particle was not visible for anybody'],
]

/** Values that Alice's client is sent under a name, from now on. */
function heard<T>(world: ProbeWorld, name: string): T[] {
  const list: T[] = []
  world.alice._client.on(name, ((packet: T) => void list.push(packet)) as never)
  return list
}

/** Plurals have been written in several ways. */
const alike = (message: string): string =>
  message
    .replaceAll('(s)', 's')
    .replace('entity/entities', 'entities')
    .replace('passed. Count', 'passed, count')

/** The boss bars of a client. */
const barsOf = (bot: object): { health: number; color: string }[] =>
  (bot as { bossBars: { health: number; color: string }[] }).bossBars

async function clean(world: ProbeWorld, before: readonly string[]): Promise<void> {
  for (const line of CLEAN) await world.command(line)
  await world.command('scoreboard players reset *')
  for (const line of before) await world.requireCommand(line)
}

/** Scores, teams, boss bars, sounds and particles, by command and as sent to clients. */
export const commandScores = [
  ...ANSWERS.map(([name, before, line, answer, scope]) =>
    probe(
      `commands.${name}`,
      `/${line} is answered: ${answer}`,
      'English messages of vanilla.',
      async (world) => {
        await clean(world, before)
        const { message } = await world.command(line)
        for (const left of CLEAN) await world.command(left)
        equal('the answer', alike(message), alike(answer))
      },
      scope,
    ),
  ),
  probe(
    'scores.sidebar',
    'An objective in the sidebar is sent to clients with its scores',
    'startTrackingObjective.',
    async (world) => {
      const scores = heard<{ itemName: string; value: number }>(world, 'scoreboard_score')
      await clean(world, [ADD, SET, 'scoreboard objectives setdisplay sidebar kills'])
      await world.waitUntil(() => 'kills' in world.alice.scoreboards, 2000, 'a scoreboard')
      await world.ticks(3)
      holds(
        'scores',
        scores.some(({ itemName, value }) => itemName === 'Alice' && value === 5),
        scores,
        'Alice 5',
      )
    },
  ),
  probe(
    'scores.hidden',
    'An objective that is not shown is not told',
    'PlayerList.updateEntireScoreboard.',
    async (world) => {
      const told = heard(world, 'scoreboard_objective')
      await clean(world, [])
      await world.ticks(4)
      told.length = 0
      await world.requireCommand(ADD)
      await world.ticks(4)
      equal('packets', told.length, 0)
    },
  ),
  probe('scores.update', 'A changed score is sent', 'onScoreChanged.', async (world) => {
    await clean(world, [ADD, 'scoreboard objectives setdisplay sidebar kills'])
    const scores = heard<{ itemName: string; value: number }>(world, 'scoreboard_score')
    await world.requireCommand('scoreboard players set Alice kills 9')
    await world.waitUntil(
      () => scores.some(({ value }) => value === 9),
      2000,
      'Alice 9',
      () => scores,
    )
  }),
  probe(
    'scores.removed',
    'An objective that is removed goes from the sidebar',
    'stopTrackingObjective.',
    async (world) => {
      await clean(world, [ADD, 'scoreboard objectives setdisplay sidebar kills'])
      await world.waitUntil(() => 'kills' in world.alice.scoreboards, 2000, 'a scoreboard')
      await world.requireCommand('scoreboard objectives remove kills')
      await world.waitUntil(() => !('kills' in world.alice.scoreboards), 2000, 'no scoreboard')
    },
  ),
  probe(
    'scores.newcomer',
    'A newcomer gets the displayed objectives',
    'updateEntireScoreboard.',
    async (world) => {
      await clean(world, [ADD, SET, 'scoreboard objectives setdisplay sidebar kills', RED])
      const dave = await world.newcomer('Dave')
      await world.waitUntil(
        () => 'kills' in dave.scoreboards && 'red' in dave.teams,
        3000,
        'scoreboard and team',
      )
    },
  ),
  probe(
    'scores.health',
    'The criterion health follows the health of players',
    'ObjectiveCriteria.HEALTH.',
    async (world) => {
      await clean(world, ['scoreboard objectives add kills health'])
      await world.ticks(3)
      equal(
        'score',
        (await world.command('scoreboard players get Alice kills')).message,
        'Alice has 20 [kills]',
      )
    },
  ),
  probe(
    'scores.level',
    'The criterion level follows the level of players',
    'ObjectiveCriteria.LEVEL.',
    async (world) => {
      await clean(world, ['scoreboard objectives add kills level', 'xp set Alice 7 levels'])
      await world.ticks(3)
      equal(
        'score',
        (await world.command('scoreboard players get Alice kills')).message,
        'Alice has 7 [kills]',
      )
    },
  ),
  probe(
    'scores.mined',
    'A criterion of statistics counts blocks that are mined',
    'Stats.BLOCK_MINED.',
    async (world) => {
      await clean(world, ['scoreboard objectives add kills minecraft.mined:minecraft.dirt'])
      await world.set([12, 0, 10], 'dirt')
      await world.dig(world.alice, [12, 0, 10])
      await world.ticks(3)
      equal(
        'score',
        (await world.command('scoreboard players get Alice kills')).message,
        'Alice has 1 [kills]',
      )
    },
  ),
  probe(
    'scores.trigger',
    'A player changes a score that was enabled, once',
    'TriggerCommand.',
    async (world) => {
      await clean(world, ['scoreboard objectives add press trigger', 'scoreboard players enable Alice press'])
      world.alice.chat('/trigger press set 4')
      await world.ticks(4)
      world.alice.chat('/trigger press set 8')
      await world.ticks(4)
      equal(
        'score',
        (await world.command('scoreboard players get Alice press')).message,
        'Alice has 4 [press]',
      )
    },
  ),
  probe(
    'scores.team',
    'A client knows the team of a player',
    'ClientboundSetPlayerTeamPacket.',
    async (world) => {
      await clean(world, [
        RED,
        'team join red Alice',
        'team modify red color red',
        'team modify red prefix "R "',
      ])
      const team = () =>
        world.alice.teamMap['Alice'] as unknown as { team: string; color: string } | undefined
      await world.waitUntil(() => team()?.color === 'red', 2000, 'the colour red', team)
      await world.requireCommand('team leave Alice')
      await world.waitUntil(() => team() === undefined, 2000, 'no team')
    },
  ),
  probe(
    'scores.bossbar',
    'A boss bar is shown, filled and removed',
    'ClientboundBossEventPacket.',
    async (world) => {
      await clean(world, [BAR, 'bossbar set probe:bar players Alice'])
      const bars = () => barsOf(world.alice)
      await world.waitUntil(() => bars().length === 1, 2000, 'a boss bar')
      const changes = heard<{ action: number; health?: number }>(world, 'boss_bar')
      await world.requireCommand('bossbar set probe:bar value 25')
      await world.waitUntil(
        () => changes.some(({ action, health }) => action === 2 && health === 0.25),
        2000,
        'a quarter',
      )
      await world.requireCommand('bossbar remove probe:bar')
      await world.waitUntil(() => bars().length === 0, 2000, 'no boss bar')
    },
  ),
  probe(
    'scores.bossbar-others',
    'A boss bar is shown to its players only',
    'CustomBossEvent.setPlayers.',
    async (world) => {
      const bob = await world.bot('Bob')
      await clean(world, [BAR, 'bossbar set probe:bar players Bob'])
      await world.waitUntil(() => barsOf(bob).length === 1, 2000, 'a boss bar')
      equal('bars of Alice', barsOf(world.alice).length, 0)
      await world.requireCommand('bossbar remove probe:bar')
    },
  ),
  probe(
    'scores.sound',
    'A sound is heard with its name, place and volume',
    'PlaySoundCommand.',
    async (world) => {
      const sounds: [string, number, number][] = []
      const note = (name: string, _at: unknown, volume: number, pitch: number) =>
        void sounds.push([name, volume, pitch])
      world.alice.on('soundEffectHeard', note)
      await world.requireCommand(
        'execute as Alice at Alice run playsound minecraft:block.note_block.harp master Alice ~ ~ ~ 0.5 1.5',
      )
      await world.waitUntil(() => sounds.length > 0, 2000, 'a sound')
      world.alice.removeListener('soundEffectHeard', note)
      const [name, volume, pitch] = sounds[0] ?? ['', 0, 0]
      // the client's data numbers the sounds of 1.21 one too high
      const isNamed = /harp/.test(name) || world.version.startsWith('1.21')
      holds('the sound', isNamed && volume === 0.5 && pitch === 1.5, sounds[0], 'harp at 0.5, 1.5')
    },
  ),
  probe(
    'scores.particle',
    'Particles are shown with their number and place',
    'ParticleCommand.',
    async (world) => {
      const clouds: { id: number | string; count: number }[] = []
      const note = (cloud: { id: number; count: number }) => void clouds.push(cloud)
      world.alice.on('particle', note as never)
      await world.requireCommand(`particle flame ${world.xyz([12, 1, 10])} 0 0 0 0.1 7`)
      await world.waitUntil(() => clouds.length > 0, 2000, 'particles')
      world.alice.removeListener('particle', note as never)
      equal('number', clouds[0]?.count, 7)
    },
  ),
  probe(
    'scores.particle-size',
    'The size of a cloud is what the command says',
    'ParticleCommand: Vec3Argument.vec3(false).',
    async (world) => {
      const sizes: number[][] = []
      const note = ({ offset }: { offset: { x: number; y: number; z: number } }) =>
        void sizes.push([offset.x, offset.y, offset.z])
      world.alice.on('particle', note as never)
      await world.requireCommand(`particle flame ${world.xyz([12, 1, 10])} 5 4 3 0.1 7`)
      await world.waitUntil(() => sizes.length > 0, 2000, 'particles')
      world.alice.removeListener('particle', note as never)
      equal('size', sizes[0]?.join(), '5,4,3')
    },
  ),
  probe(
    'scores.spread',
    'Players are spread with a least distance between them',
    'SpreadPlayersCommand.',
    async (world) => {
      const bob = await world.bot('Bob')
      const { x, z } = world.at([12, 0, 12])
      await world.requireCommand(
        `spreadplayers ${x} ${z} 5 8 false Alice Bob`.replace('Alice Bob', '@a[name=!Carol,distance=0..]'),
      )
      await world.ticks(4)
      const apart = Math.hypot(
        world.alice.entity.position.x - bob.entity.position.x,
        world.alice.entity.position.z - bob.entity.position.z,
      )
      holds('apart', apart >= 5, apart, 'at least 5 blocks')
    },
  ),
] satisfies Probe[]
