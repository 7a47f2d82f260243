import { parseBlock } from '../../../game/block.ts'
import { formsPlacedBy } from '../../../game/blocks/item-blocks.ts'
import { becomesEntity, isDecoration, isLamp } from '../../../game/items/kinds/decoration.ts'
import { hangsOnWalls } from '../../../game/items/kinds/put-up.ts'
import type { Operation } from '../../setup/operation.ts'
import { type AtomDraft, type Family, one, words } from '../atom.ts'
import type { GameTables } from '../game-tables.ts'
import * as tables from '../tables.ts'
import { wall } from './handling.ts'
import { give, station } from './making.ts'

const ahead = { x: 2, y: 0, z: 1 }
const summon = (entity: string): Operation => ({ kind: 'summon', entity, at: ahead })
/** Makes an agent hungry in a few seconds. */
const hunger: Operation = { kind: 'effect', effect: 'hunger', seconds: 3, amplifier: 255, hidden: true }

/** Taming, leading, breeding and riding. */
export function animals({ mobs }: GameTables): Partial<Record<Family, AtomDraft[]>> {
  const isMob = (name: string) => mobs.some((mob) => mob.name === name)
  return {
    tame: Object.entries(tables.TAMED)
      .filter(([mob]) => isMob(mob))
      .map(([mob, item]) => ({
        verb: 'tame',
        of: mob,
        text: `tame ${one(mob)}`,
        setup: [give(item, 64), summon(mob)],
        success: { kind: 'tamed', of: [mob], count: 1 },
        needs: [[`mob:${mob}`], [`item:${item}`]],
      })),
    lead: tables.LEASHED.filter(isMob).map((mob) => ({
      verb: 'lead',
      of: mob,
      text: `take ${one(mob)} on a lead`,
      setup: [give('lead', 2), summon(mob)],
      success: { kind: 'leashed', of: [mob], count: 1 },
      needs: [[`mob:${mob}`], ['item:lead']],
    })),
    breed: Object.entries(tables.BRED)
      .filter(([mob]) => isMob(mob))
      .map(([mob, item]) => ({
        verb: 'breed',
        of: mob,
        text: `breed two ${words(mob)}s`,
        setup: [give(item, 6), summon(mob), summon(mob)],
        success: { kind: 'bred', of: [mob], count: 1 },
        needs: [[`mob:${mob}`], [`item:${item}`]],
      })),
    ride: Object.entries(tables.RIDDEN).map(([mob, items]) => ({
      verb: 'ride',
      of: mob,
      text: `ride ${one(mob)}`,
      setup: [...items.map((item) => give(item, item === 'saddle' ? 1 : 2)), summon(mob)],
      success: { kind: 'ridden', of: [mob], count: 1 },
      needs: [
        isMob(mob) ? [`mob:${mob}`] : [`item:${mob === 'boat' ? 'oak_boat' : mob}`],
        ...items.map((item) => [`item:${item}`]),
      ],
    })),
  }
}

/** One atom for each food, including a slice of cake. */
export const eating = ({ foods }: GameTables): AtomDraft[] => [
  ...foods.map(
    (food): AtomDraft => ({
      verb: 'eat',
      of: food,
      text: `eat ${one(food)}`,
      setup: [hunger, give(food, 2)],
      success: { kind: 'eaten', of: [food], count: 1 },
      needs: [[`item:${food}`]],
    }),
  ),
  {
    verb: 'eat',
    of: 'cake',
    text: 'eat a slice of cake',
    setup: [hunger, station('cake')],
    success: { kind: 'eaten', of: ['cake'], count: 1 },
    needs: [['item:cake']],
  },
]

/** Uses of tools on blocks and mobs. */
export const using = (): AtomDraft[] => [
  ...tables.USES.map(
    ([text, tool, block, becomes]): AtomDraft => ({
      verb: 'use',
      of: `${tool}_${parseBlock(block)?.name}`,
      text,
      setup: [give(tool, tool === 'honeycomb' ? 4 : 1), station(block)],
      success:
        becomes === parseBlock(block)?.name
          ? { kind: 'lit', of: [becomes], count: 1 }
          : { kind: 'placed', of: [becomes], count: 1 },
      needs: [[`item:${tool}`], [`block:${parseBlock(block)?.name}`]],
    }),
  ),
  {
    verb: 'use',
    of: 'shears_sheep',
    text: 'shear a sheep',
    setup: [give('shears'), summon('sheep')],
    success: { kind: 'sheared', of: ['sheep'], count: 1 },
    needs: [['item:shears'], ['mob:sheep']],
  },
  {
    verb: 'use',
    of: 'bucket_cow',
    text: 'milk a cow',
    setup: [give('bucket', 2), summon('cow')],
    success: { kind: 'held', of: ['milk_bucket'], count: 1 },
    needs: [['item:bucket'], ['mob:cow']],
  },
  {
    verb: 'use',
    of: 'bed',
    text: 'sleep in a bed',
    setup: [{ kind: 'time', ticks: 13_000 }, give('white_bed')],
    success: { kind: 'slept', count: 1 },
    needs: [['item:white_bed']],
  },
]

/** Decorating and lighting a place. */
export function decoration({ items }: GameTables): Partial<Record<Family, AtomDraft[]>> {
  return {
    place: items
      .filter((item) => isDecoration(item))
      .map((item) => ({
        verb: 'place',
        of: item,
        text: `decorate a place with ${one(item)}`,
        setup: [give(item, 4), ...(hangsOnWalls(item) ? wall : [])],
        success: becomesEntity(item)
          ? { kind: 'used', of: [item], count: 1 }
          : { kind: 'placed', of: formsPlacedBy(item), count: 1 },
        needs: [[`item:${item}`]],
      })),
    light: items
      .filter((item) => isLamp(item))
      .map((item) => ({
        verb: 'light',
        of: item,
        text: `light up the night with ${words(item)}`,
        setup: [{ kind: 'time', ticks: 18_000 }, give(item, 8)],
        success: { kind: 'placed', of: formsPlacedBy(item), count: 1 },
        needs: [[`item:${item}`]],
      })),
  }
}

/** Blocks that are within reach from the ground. */
const HIGH = 6

/** Buildings: with a shape that the game can check, or judged by eye. */
export const building = (): AtomDraft[] =>
  tables.BUILT.map(([text, block, shape]) => ({
    verb: 'build',
    of: text.replace(/^(build|lay|put up) (an?|up an?)? ?/, ''),
    text,
    setup: [
      give(block, 64),
      // For high buildings, agents need blocks to stand on.
      ...(shape?.shape === 'pillar' && shape.size > HIGH ? [give('dirt', shape.size)] : []),
      ...(shape === undefined ? [give('glass', 16), give('oak_door', 2), give('torch', 8)] : []),
    ],
    ...(shape === undefined
      ? {}
      : { success: { kind: 'standing', of: ['*'], length: 1, ...shape } as const }),
    needs: [[`item:${block}`]],
    metrics: shape === undefined ? ['human rating'] : ['success'],
  }))

/** Seeds and saplings, each on its ground. */
export const planting = ({ items }: GameTables): AtomDraft[] =>
  Object.entries(tables.PLANTED)
    .filter(([seed]) => items.includes(seed))
    .map(([seed, [ground, crop]]) => ({
      verb: 'plant',
      of: seed,
      text: `plant ${words(seed)}`,
      setup: [{ kind: 'setblock', at: { x: 2, y: -1, z: 1 }, block: ground }, give(seed, 4)],
      success: { kind: 'placed', of: [crop], count: 1 },
      needs: [[`item:${seed}`], [`block:${ground}`, 'item:wooden_hoe']],
    }))

/** Ways to move. */
export const motion = (): AtomDraft[] => [
  ...tables.MOTIONS.map(
    ([text, what]): AtomDraft => ({
      verb: 'move',
      of: text,
      text,
      setup: [],
      success:
        'did' in what
          ? { kind: 'did', what: what.did, count: what.count }
          : { kind: 'moved', by: what.by as 'walk', blocks: what.blocks },
      needs: [],
      metrics: ['success', 'distance'],
    }),
  ),
  {
    verb: 'move',
    of: 'explore the world',
    text: 'explore the world and get fifty blocks away',
    setup: [],
    success: { kind: 'offset', horizontal: 50 },
    needs: [],
    metrics: ['success', 'horizontal offset'],
  },
  {
    verb: 'move',
    of: 'climb a mountain',
    text: 'climb twenty blocks up',
    setup: [],
    success: { kind: 'offset', up: 20 },
    needs: [],
    metrics: ['success', 'vertical offset'],
  },
  {
    verb: 'move',
    of: 'dig down',
    text: 'dig down ten blocks',
    setup: [give('iron_pickaxe'), give('iron_shovel')],
    success: { kind: 'offset', down: 10 },
    needs: [],
    metrics: ['success', 'vertical offset'],
  },
]

/** Items to throw away: a few common ones. */
export const dropping = (): AtomDraft[] =>
  ['dirt', 'cobblestone', 'stick', 'apple', 'egg', 'iron_ingot', 'diamond'].map((item) => ({
    verb: 'drop',
    of: item,
    text: `throw ${one(item)} away`,
    setup: [give(item, 3)],
    success: { kind: 'dropped', of: [item], count: 1 },
    needs: [[`item:${item}`]],
  }))

/** Blocks with a window. */
export const opening = (): AtomDraft[] =>
  tables.OPENED.map((block) => ({
    verb: 'open',
    of: block,
    text: `open ${one(block)}`,
    setup: [station(block)],
    success: { kind: 'opened', of: [block], count: 1 },
    needs: [[`item:${block}`]],
  }))
