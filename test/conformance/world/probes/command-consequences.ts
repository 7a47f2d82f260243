import { equal, within } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe } from '../probe.ts'
import { attributeOf, healthOf, hitFor, walked } from './measures.ts'

/** The plain texts that a command sends to Alice. */
async function heard(world: ProbeWorld, line: string): Promise<string[]> {
  const list: string[] = []
  const note = (message: { toString(): string }) => void list.push(message.toString())
  world.alice.on('message', note as never)
  await world.requireCommand(line)
  await world.ticks(3 + world.slack)
  world.alice.off('message', note as never)
  return list
}

const texts = [
  probe(
    'commands.tellraw-score',
    '/tellraw shows scores, those of its viewer and those of others',
    'ScoreComponent.resolve.',
    async (world) => {
      await world.requireCommand('scoreboard objectives add shown dummy')
      await world.requireCommand('scoreboard players set Alice shown 7')
      await world.requireCommand('scoreboard players set #all shown 12')
      const parts = [
        { text: 'own ' },
        { score: { name: '*', objective: 'shown' } },
        { text: ', all ' },
        { score: { name: '#all', objective: 'shown' }, color: 'red' },
        { text: ', nobody’s ' },
        { score: { name: 'Nobody', objective: 'shown' } },
        { text: '.' },
      ]
      const list = await heard(world, `tellraw Alice ${JSON.stringify(['', ...parts])}`)
      await world.requireCommand('scoreboard objectives remove shown')
      equal('text', list.at(-1), 'own 7, all 12, nobody’s .')
    },
  ),
  probe(
    'commands.tellraw-selector',
    '/tellraw shows the names that a selector finds',
    'SelectorComponent.resolve.',
    async (world) => {
      await world.bot('Bob')
      const list = await heard(
        world,
        'tellraw Alice ["here: ",{"selector":"@a[name=!Carol,sort=nearest,x=0]"},"; nobody: ",{"selector":"@e[type=ghast]"}]',
      )
      const [, names = ''] = /here: (.*); nobody: $/.exec(list.at(-1) ?? '') ?? []
      equal('names', names.split(', ').toSorted(), ['Alice', 'Bob'])
    },
  ),
  probe(
    'commands.tellraw-data',
    '/tellraw shows data of entities, blocks and storages',
    'NbtComponent.resolve.',
    async (world) => {
      await world.requireCommand('data modify storage a:told n set value 5')
      await world.set([12, 0, 9], 'chest')
      await world.requireCommand(`item replace block ${world.xyz([12, 0, 9])} container.0 with stone 2`)
      const list = await heard(
        world,
        `tellraw Alice [{"nbt":"foodLevel","entity":"Alice"},"/",{"nbt":"Items[0].id","block":"${world.xyz([12, 0, 9])}"},"/",{"nbt":"n","storage":"a:told"}]`,
      )
      equal('text', list.at(-1), '20/minecraft:stone/5')
    },
  ),
  probe('commands.title-shown', '/title shows its text, with scores', 'TitleCommand.', async (world) => {
    const titles: string[] = []
    const note = (text: unknown) => void titles.push(JSON.stringify(text))
    world.alice.on('title' as never, note as never)
    await world.requireCommand('scoreboard objectives add shown dummy')
    await world.requireCommand('scoreboard players set Alice shown 7')
    await world.requireCommand('title Alice title {"score":{"name":"*","objective":"shown"}}')
    await world.ticks(3 + world.slack)
    world.alice.off('title' as never, note as never)
    await world.requireCommand('scoreboard objectives remove shown')
    equal('titles', titles.length, 1)
    equal('the score in it', /7/.test(titles[0] ?? ''), true)
  }),
]

const ID = '11111111-2222-3333-4444-555555555555'
const isNamed = ({ version }: ProbeWorld): boolean => version.startsWith('1.21')
const attributeIn = ({ version }: ProbeWorld, name: string): string =>
  version === '1.21.4' ? name : `generic.${name}`

/** Adds a modifier; `share` multiplies the base. */
const addModifier = (
  world: ProbeWorld,
  {
    who = 'Alice',
    name,
    value,
    share = false,
  }: { who?: string; name: string; value: number; share?: boolean },
) =>
  world.command(
    `attribute ${who} ${attributeIn(world, name)} modifier add ${
      isNamed(world)
        ? `probe:it ${value} ${share ? 'add_multiplied_base' : 'add_value'}`
        : `${ID} "it" ${value} ${share ? 'multiply_base' : 'add'}`
    }`,
  )

const attributes = [
  probe(
    'commands.attribute-modifier-speed',
    '/attribute modifier add makes a player faster, and remove slower again',
    'AttributeCommand.addModifier.',
    async (world) => {
      const plain = await walked(world)
      equal('added', (await addModifier(world, { name: 'movement_speed', value: 0.5, share: true })).ok, true)
      await world.ticks(3)
      within('share', (await walked(world)) / plain, 1.45, 1.55)
      const id = isNamed(world) ? 'probe:it' : ID
      await world.requireCommand(
        `attribute Alice ${attributeIn(world, 'movement_speed')} modifier remove ${id}`,
      )
      within('speed', await attributeOf(world, 'Alice', 'movement_speed'), 0.099, 0.101)
    },
  ),
  probe(
    'commands.attribute-modifier-damage',
    'A modifier of attack damage adds to a hit',
    'AttributeCommand.addModifier.',
    async (world) => {
      await addModifier(world, { name: 'attack_damage', value: 5 })
      within('damage', await hitFor(world, { item: 'diamond_sword' }), 11.99, 12.01)
      const id = isNamed(world) ? 'probe:it' : ID
      await world.requireCommand(
        `attribute Alice ${attributeIn(world, 'attack_damage')} modifier remove ${id}`,
      )
    },
  ),
  probe(
    'commands.attribute-modifier-twice',
    'A modifier is added once, and told',
    'AttributeCommand: already present.',
    async (world) => {
      await world.summon('cow', [12.5, 0, 9.5], '{NoAI:1b}')
      const who = '@e[type=cow,limit=1]'
      equal('first', (await addModifier(world, { who, name: 'max_health', value: 10 })).ok, true)
      equal('second', (await addModifier(world, { who, name: 'max_health', value: 10 })).ok, false)
      const id = isNamed(world) ? 'probe:it' : ID
      const said = await world.requireCommand(
        `attribute ${who} ${attributeIn(world, 'max_health')} modifier value get ${id}`,
      )
      equal('told', /is 10(\.0)?$/.test(said), true)
      await world.requireCommand('effect give @e[type=cow] instant_health 1 5')
      await world.ticks(3)
      equal('health', await healthOf(world, 'cow'), 20)
    },
  ),
]

/** Consequences of commands beyond their reply. */
export const commandConsequences: readonly Probe[] = [...texts, ...attributes]
