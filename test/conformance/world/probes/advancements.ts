import { holds } from '../expectations.ts'
import { type Probe, type ProbeWorld, probe } from '../probe.ts'
import { packets } from './told.ts'

interface Told {
  readonly progressMapping: readonly {
    readonly key: string
    readonly value: readonly { readonly criterionIdentifier: string; readonly criterionProgress?: unknown }[]
  }[]
}

/** Waits until Alice gets a criterion as met, or as not met. */
async function told(
  world: ProbeWorld,
  advancement: string,
  { met, after }: { met: boolean; after: () => Promise<unknown> },
): Promise<void> {
  const { list, close } = packets<Told>(world.alice, 'advancements')
  await after()
  const isTold = () =>
    list.some(({ progressMapping }) =>
      progressMapping.some(
        ({ key, value }) =>
          key === `minecraft:${advancement}` &&
          value.some(
            ({ criterionProgress }) =>
              (criterionProgress !== undefined && criterionProgress !== null) === met,
          ),
      ),
    )
  await world.waitUntil(isTold, 4000, `${advancement} ${met ? 'met' : 'not met'}`)
  close()
}

const revoked = (world: ProbeWorld) => world.command('advancement revoke Alice everything')

const BY_ITEM: [advancement: string, item: string][] = [
  ['story/root', 'crafting_table'],
  ['story/mine_stone', 'cobblestone'],
  ['story/upgrade_tools', 'stone_pickaxe'],
  ['story/smelt_iron', 'iron_ingot'],
  ['story/obtain_armor', 'iron_helmet'],
  ['story/lava_bucket', 'lava_bucket'],
  ['story/iron_tools', 'iron_pickaxe'],
  ['story/form_obsidian', 'obsidian'],
  ['story/mine_diamond', 'diamond'],
  ['story/shiny_gear', 'diamond_boots'],
  ['husbandry/tactical_fishing', 'cod_bucket'],
]

/** Advancements, as sent to clients. */
export const advancements = [
  ...BY_ITEM.map(([advancement, item]) =>
    probe(
      `advancements.${advancement}`,
      `A player that has ${item} has made the advancement ${advancement}`,
      'InventoryChangeTrigger.',
      async (world) => {
        await revoked(world)
        await told(world, advancement, { met: true, after: () => world.give(world.alice, item) })
      },
    ),
  ),
  probe('advancements.grant', '/advancement grant grants one', 'AdvancementCommands.', async (world) => {
    await revoked(world)
    await told(world, 'story/mine_diamond', {
      met: true,
      after: () => world.requireCommand('advancement grant Alice only story/mine_diamond'),
    })
  }),
  probe(
    'advancements.revoke',
    '/advancement revoke takes one back',
    'AdvancementCommands.',
    async (world) => {
      await world.command('advancement grant Alice only adventure/sleep_in_bed')
      await told(world, 'adventure/sleep_in_bed', {
        met: false,
        after: () => world.requireCommand('advancement revoke Alice only adventure/sleep_in_bed'),
      })
    },
  ),
  probe(
    'advancements.twice',
    'An advancement is not granted twice',
    'AdvancementCommands.',
    async (world) => {
      await world.command('advancement grant Alice only story/mine_diamond')
      const { ok, message } = await world.command('advancement grant Alice only story/mine_diamond')
      holds('refused', !ok && message.includes('already have it'), message, 'a refusal')
    },
  ),
  probe(
    'advancements.newcomer',
    'A newcomer gets the advancements',
    'PlayerAdvancements.flushDirty.',
    async (world) => {
      const carol = await world.newcomer('Carol')
      const { list, close } = packets<Told>(carol, 'advancements')
      await world.requireCommand('advancement grant Carol everything')
      await world.waitUntil(() => list.length > 0, 2000, 'an advancements packet')
      close()
      await world.requireCommand('advancement revoke Carol everything')
    },
  ),
] satisfies Probe[]
